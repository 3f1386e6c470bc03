import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import useSWR from 'swr';
import { stateNames } from '../../shared/data/states.ts';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { profileRequest } from '../../shared/users/requests.ts';
import { isApiError, put } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { updateUser } from '../data/session.ts';
import { fromServer, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { ConflictDialog } from '../ui/dialogs/ConflictDialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { PasswordInput, TextArea, TextInput } from '../ui/fields/TextInput.tsx';
import { type Form, useForm } from '../ui/fields/useForm.ts';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import {
  differencesOf,
  emailOf,
  type Profile,
  type ProfileValues,
  requestOf,
  storedValues,
  valuesOf,
} from './profile.ts';

/** Name, contact and address of the signed-in person. */
export function ProfileTab() {
  const { data, error, mutate } = useSWR<{ user: Profile }>(keys.profile, { revalidateOnReconnect: false });
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={6} height="38px" />;
  return <ProfileForm profile={data.user} onSaved={(user) => void mutate({ user }, { revalidate: false })} />;
}

/** The new address a code was mailed to, and the server's message about it. */
type Mailed = WireMessage & { email: string };

const labelsNow = () => ({
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
});

/**
 * The profile form with saving: a new e-mail is verified by a code, and a conflicting profile is shown next
 * to the edits.
 */
function useProfileForm(profile: Profile, onSaved: (profile: Profile) => void) {
  const [version, setVersion] = useState(profile.version);
  const [saved, setSaved] = useState(false);
  const [stored, setStored] = useState<Profile | null>(null);
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const form = useForm({
    initial: valuesOf(profile),
    schema: profileRequest,
    payload: (values) => requestOf(values, mailed?.email),
    labels: labelsNow(),
    failed: t('Failed to update profile'),
    check: (v) =>
      emailOf(v) !== profile.email && !v.current_password
        ? { current_password: 'Enter your current password to change the e-mail' }
        : {},
    submit: async (values) => {
      setSaved(false);
      try {
        const reply = await put<WireMessage & { user: Profile; requiresOTP?: boolean }>(
          '/api/users/update-profile',
          { ...requestOf(values, mailed?.email), version },
        );
        if (reply.requiresOTP) return setMailed({ ...reply, email: emailOf(values) });
        setMailed(null);
        setVersion(reply.user.version);
        updateUser({ full_name: reply.user.full_name, email: reply.user.email });
        onSaved(reply.user);
        setSaved(true);
        form.setAll(valuesOf(reply.user), { clean: true, sent: values });
      } catch (error) {
        if (isApiError(error) && error.id === 'stale_version') setStored(error.body['stored'] as Profile);
        throw error;
      }
    },
  });
  return {
    form,
    saved,
    stored,
    mailed: mailed?.email === emailOf(form.values) ? mailed : undefined,
    /** Applies the given fields of the stored profile; without them the dialog closes. */
    resolve: (theirs?: Iterable<string>) => {
      if (theirs && stored) {
        form.setAll(storedValues(stored, theirs));
        setVersion(stored.version);
      }
      setStored(null);
    },
  };
}

type FieldsProps = { form: Form<ProfileValues>; labels: ReturnType<typeof labelsNow> };

const Columns = ({ count, children }: { count: 2 | 3; children: ReactNode }) => (
  <chakra.div
    display="grid"
    gap="4"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(0, 1fr))` }}
    alignItems="start"
  >
    {children}
  </chakra.div>
);

/** Name, e-mail with its verification, phone and PAN. */
function ContactFields({
  form,
  labels,
  email,
  mailed,
}: FieldsProps & { email: string; mailed: Mailed | undefined }) {
  return (
    <Columns count={2}>
      <Field {...form.field('full_name')} label={labels.full_name} required>
        <TextInput {...form.bind('full_name')} autoComplete="name" />
      </Field>
      <Field {...form.field('email')} label={labels.email} required>
        <TextInput {...form.bind('email')} type="email" autoComplete="email" />
      </Field>
      {emailOf(form.values) !== email && (
        <Field
          {...form.field('current_password')}
          label={labels.current_password}
          help={t('Required to change the e-mail address.')}
          required
        >
          <PasswordInput {...form.bind('current_password')} autoComplete="current-password" />
        </Field>
      )}
      {mailed && (
        <Field
          {...form.field('otp')}
          label={labels.otp}
          help={t('Sent to {email}', { email: mailed.email })}
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
    </Columns>
  );
}

function AddressFields({ form, labels }: FieldsProps) {
  const { state } = form.values;
  const states = stateNames.map((name) => ({ value: name, label: t(name) }));
  const known = state === '' || stateNames.includes(state);
  return (
    <>
      <Field {...form.field('address')} label={labels.address}>
        <TextArea {...form.bind('address')} rows={2} autoComplete="street-address" />
      </Field>
      <Columns count={3}>
        <Field {...form.field('city')} label={labels.city}>
          <TextInput {...form.bind('city')} autoComplete="address-level2" />
        </Field>
        <Field {...form.field('state')} label={labels.state}>
          <Select
            value={state}
            onValue={(next) => form.set('state', next)}
            placeholder={t('Choose')}
            options={known ? states : [{ value: state, label: state }, ...states]}
          />
        </Field>
        <Field {...form.field('pincode')} label={labels.pincode}>
          <TextInput {...form.bind('pincode')} digits maxLength={6} autoComplete="postal-code" />
        </Field>
      </Columns>
    </>
  );
}

function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const { form, saved, stored, mailed, resolve } = useProfileForm(profile, onSaved);
  const formElement = useRef<HTMLFormElement>(null);
  const labels = labelsNow();
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
          {mailed && <Banner tone="info" title={fromServer(mailed)} />}
        </div>
        <ContactFields form={form} labels={labels} email={profile.email} mailed={mailed} />
        <AddressFields form={form} labels={labels} />
        <Row>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('Save')}
          </Button>
        </Row>
      </Stack>
      {stored && (
        <ConflictDialog
          differences={differencesOf(form.values, stored, labels)}
          onClose={() => resolve()}
          onResolve={(theirs) => {
            resolve(theirs);
            // The next render has the chosen values and the stored version.
            setTimeout(() => formElement.current?.requestSubmit(), 0);
          }}
        />
      )}
    </form>
  );
}
