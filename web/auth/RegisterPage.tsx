import { Link, useLocation } from 'react-router-dom';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { planOf, plans } from '../../shared/plans.ts';
import { privacyNotice } from '../../shared/privacy/notice.ts';
import { formatCount, fromServer, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { PasswordInput, TextInput } from '../ui/fields/TextInput.tsx';
import type { Form } from '../ui/fields/useForm.ts';
import { Banner } from '../ui/states/Banner.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { Registered } from './Registered.tsx';
import { type Registration, useRegistration } from './useRegistration.ts';

/** Registration: details, then the mailed code with the details locked, then confirmation. */
export function Page() {
  const location = useLocation();
  const { form, labels, codeSent, resending, resend, done, change } = useRegistration(
    (location.state as { tier?: number } | null)?.tier,
  );
  if (done) return <Registered details={done} />;
  const locked = codeSent !== null;
  return (
    <PublicFrame title={t('Register')} width={36}>
      <form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <ErrorSummary errors={form.summary} at={form.attempt} />
          <DetailsFields form={form} labels={labels} locked={locked} />
          {codeSent !== null && <CodeField form={form} label={labels.otp} text={codeSent} />}
          <details>
            <summary>{t('How your data is used')}</summary>
            <ul>
              {privacyNotice.points.map((point) => (
                <li key={point}>{t(point)}</li>
              ))}
            </ul>
          </details>
          <Row>
            <Button type="submit" look="primary" busy={form.busy}>
              {locked ? t('Verify and register') : t('Send OTP')}
            </Button>
            {locked && (
              <>
                <Button busy={resending} onClick={() => void resend()}>
                  {t('Send a new code')}
                </Button>
                <Button look="quiet" onClick={change}>
                  {t('Change the details')}
                </Button>
              </>
            )}
          </Row>
          <p>
            {t('Already registered?')} <Link to="/login">{t('Login')}</Link>
          </p>
        </Stack>
      </form>
    </PublicFrame>
  );
}

interface DetailsProps {
  form: Form<Registration>;
  labels: Record<keyof Registration, string>;
  /** Locked once the code is mailed. */
  locked: boolean;
}

/** Name, address, password and plan. */
function DetailsFields({ form, labels, locked }: DetailsProps) {
  return (
    <>
      <Field {...form.field('full_name')} label={labels.full_name} required disabled={locked}>
        <TextInput {...form.bind('full_name')} autoComplete="name" />
      </Field>
      <Field {...form.field('email')} label={labels.email} required disabled={locked}>
        <TextInput {...form.bind('email')} type="email" autoComplete="username" />
      </Field>
      <Row
        alignItems="start"
        flexWrap={{ base: 'wrap', sm: 'nowrap' }}
        css={{ '& > *': { flex: '1 1 12rem' } }}
      >
        <Field
          {...form.field('password')}
          label={labels.password}
          help={t('At least 6 characters')}
          required
          disabled={locked}
        >
          <PasswordInput {...form.bind('password')} autoComplete="new-password" />
        </Field>
        <Field {...form.field('confirm_password')} label={labels.confirm_password} required disabled={locked}>
          <PasswordInput {...form.bind('confirm_password')} autoComplete="new-password" />
        </Field>
      </Row>
      <Row
        alignItems="start"
        flexWrap={{ base: 'wrap', sm: 'nowrap' }}
        css={{ '& > *': { flex: '1 1 12rem' } }}
      >
        <Field {...form.field('phone')} label={labels.phone} optional disabled={locked}>
          <TextInput {...form.bind('phone')} type="tel" autoComplete="tel" maxLength={20} />
        </Field>
        <Field {...form.field('pan_number')} label={labels.pan_number} optional disabled={locked}>
          <TextInput {...form.bind('pan_number')} upper maxLength={10} placeholder="ABCPE1234F" />
        </Field>
      </Row>
      <Field {...form.field('role')} label={labels.role} required disabled={locked}>
        <Select
          value={form.values.role}
          onValue={(role) => form.set('role', role)}
          options={[
            { value: 'client', label: t('a client') },
            { value: 'ca', label: t('a chartered accountant') },
            { value: 'accountant', label: t('an accountant') },
          ]}
        />
      </Field>
      <Field {...form.field('subscription_tier')} label={labels.subscription_tier} required disabled={locked}>
        <Select
          value={form.values.subscription_tier}
          onValue={(tier) => form.set('subscription_tier', tier)}
          placeholder={t('Choose a plan')}
          options={plans.map((p) => ({
            value: String(p.number),
            label: t('{plan} — ₹{amount} per month', {
              plan: t(planOf(p.tier).name),
              amount: formatCount(p.inr),
            }),
          }))}
        />
      </Field>
    </>
  );
}

/** The mailed code, with the server's message about it. */
function CodeField({ form, label, text }: { form: Form<Registration>; label: string; text: WireMessage }) {
  return (
    <>
      <Banner tone="info" title={fromServer(text)} />
      <Field
        {...form.field('otp')}
        label={label}
        help={t('Sent to {email}', { email: form.values.email })}
        required
      >
        <TextInput
          {...form.bind('otp')}
          digits
          maxLength={8}
          autoComplete="one-time-code"
          autoFocus
          style={{ maxWidth: '9rem', letterSpacing: '0.4em', fontSize: '1.25rem' }}
        />
      </Field>
    </>
  );
}
