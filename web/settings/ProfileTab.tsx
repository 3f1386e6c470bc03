import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { stateNames } from '../../shared/data/states.ts';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { profileRequest } from '../../shared/users/requests.ts';
import { isApiError, put } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { type User, updateUser } from '../data/session.ts';
import { fromServer, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { ConflictDialog } from '../ui/dialogs/ConflictDialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { PasswordInput, TextArea, TextInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';

interface Profile extends User {
  version: number;
  phone: string;
  pan_number: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

const edited = ['full_name', 'email', 'phone', 'pan_number', 'address', 'city', 'state', 'pincode'] as const;
const valuesOf = (p: Profile) =>
  Object.fromEntries(edited.map((key) => [key, p[key] ?? ''])) as Record<(typeof edited)[number], string>;

/** Name, contact and address of the signed-in person. */
export function ProfileTab() {
  const { data, error, mutate } = useSWR<{ user: Profile }>(keys.profile, { revalidateOnReconnect: false });
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={6} height="38px" />;
  return <ProfileForm profile={data.user} onSaved={(user) => void mutate({ user }, { revalidate: false })} />;
}

function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const [version, setVersion] = useState(profile.version);
  const [saved, setSaved] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState<Profile | null>(null);
  /** The new address a code was mailed to, and what the server said of it. */
  const [code, setCode] = useState<(WireMessage & { email: string }) | null>(null);
  const labels = {
    full_name: t('Full name'),
    email: t('E-mail'),
    phone: t('Phone'),
    pan_number: t('PAN'),
    address: t('Address'),
    city: t('City'),
    state: t('State'),
    pincode: t('Pincode'),
    current_password: t('Current password'),
    otp: t('OTP'),
  };
  const emailOf = (v: { email: string }) => v.email.trim().toLowerCase();
  const form = useForm({
    initial: { ...valuesOf(profile), current_password: '', otp: '' },
    schema: profileRequest,
    payload: ({ current_password, otp, ...rest }) => ({
      ...rest,
      ...(current_password ? { current_password } : {}),
      ...(code?.email === emailOf(rest) ? { otp } : {}),
    }),
    labels,
    failed: t('Failed to update profile'),
    check: (v) =>
      emailOf(v) !== profile.email && !v.current_password
        ? { current_password: 'Enter your current password to change the e-mail' }
        : {},
    submit: async ({ current_password, otp, ...values }) => {
      setSaved(false);
      try {
        const reply = await put<WireMessage & { user: Profile; requiresOTP?: boolean }>(
          '/api/users/update-profile',
          {
            ...values,
            ...(current_password ? { current_password } : {}),
            ...(code?.email === emailOf(values) ? { otp } : {}),
            version,
          },
        );
        if (reply.requiresOTP) return setCode({ ...reply, email: emailOf(values) });
        setCode(null);
        setVersion(reply.user.version);
        updateUser({ full_name: reply.user.full_name, email: reply.user.email });
        onSaved(reply.user);
        setSaved(true);
        form.setAll(
          { ...valuesOf(reply.user), current_password: '', otp: '' },
          { clean: true, sent: { ...values, current_password, otp } },
        );
      } catch (error) {
        if (isApiError(error) && error.id === 'stale_version') setStored(error.body['stored'] as Profile);
        throw error;
      }
    },
  });
  const states = stateNames.map((name) => ({ value: name, label: t(name) }));
  const known = form.values.state === '' || stateNames.includes(form.values.state);
  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        void form.submit();
      }}
    >
      <Stack>
        <ErrorSummary errors={form.summary} at={form.attempt} />
        <div role="status">
          {saved && !form.dirty && <Banner tone="success" title={t('Profile updated successfully!')} />}
          {code?.email === emailOf(form.values) && <Banner tone="info" title={fromServer(code)} />}
        </div>
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <Field {...form.field('full_name')} label={labels.full_name} required>
            <TextInput {...form.bind('full_name')} autoComplete="name" />
          </Field>
          <Field {...form.field('email')} label={labels.email} required>
            <TextInput {...form.bind('email')} type="email" autoComplete="email" />
          </Field>
          {emailOf(form.values) !== profile.email && (
            <Field
              {...form.field('current_password')}
              label={labels.current_password}
              help={t('Needed to change the e-mail.')}
              required
            >
              <PasswordInput {...form.bind('current_password')} autoComplete="current-password" />
            </Field>
          )}
          {code?.email === emailOf(form.values) && (
            <Field
              {...form.field('otp')}
              label={labels.otp}
              help={t('Sent to {email}', { email: code.email })}
              required
            >
              <TextInput {...form.bind('otp')} digits maxLength={6} autoComplete="one-time-code" autoFocus />
            </Field>
          )}
          <Field {...form.field('phone')} label={labels.phone}>
            <TextInput {...form.bind('phone')} type="tel" autoComplete="tel" maxLength={20} />
          </Field>
          <Field {...form.field('pan_number')} label={labels.pan_number}>
            <TextInput {...form.bind('pan_number')} upper maxLength={10} autoComplete="off" />
          </Field>
        </chakra.div>
        <Field {...form.field('address')} label={labels.address}>
          <TextArea {...form.bind('address')} rows={2} autoComplete="street-address" />
        </Field>
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          alignItems="start"
        >
          <Field {...form.field('city')} label={labels.city}>
            <TextInput {...form.bind('city')} autoComplete="address-level2" />
          </Field>
          <Field {...form.field('state')} label={labels.state}>
            <Select
              value={form.values.state}
              onValue={(state) => form.set('state', state)}
              placeholder={t('Choose')}
              options={known ? states : [{ value: form.values.state, label: form.values.state }, ...states]}
            />
          </Field>
          <Field {...form.field('pincode')} label={labels.pincode}>
            <TextInput {...form.bind('pincode')} digits maxLength={6} autoComplete="postal-code" />
          </Field>
        </chakra.div>
        <Row>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('Save')}
          </Button>
        </Row>
      </Stack>
      {stored && (
        <ConflictDialog
          differences={edited
            .filter((key) => form.values[key] !== (stored[key] ?? ''))
            .map((key) => ({ key, label: labels[key], mine: form.values[key], theirs: stored[key] ?? '' }))}
          onClose={() => setStored(null)}
          onResolve={(theirs) => {
            form.setAll(
              Object.fromEntries(
                [...theirs].map((key) => [key, stored[key as (typeof edited)[number]] ?? '']),
              ),
            );
            setVersion(stored.version);
            setStored(null);
            // The next render carries the chosen values and the stored version.
            setTimeout(() => formElement.current?.requestSubmit(), 0);
          }}
        />
      )}
    </form>
  );
}
