import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { planOf, plans, tierOfNumber } from '../../shared/plans.ts';
import { accountMessages, registerRequest } from '../../shared/users/requests.ts';
import { post } from '../data/http.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field } from '../ui/Field.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Select } from '../ui/Select.tsx';
import { PasswordInput, TextInput } from '../ui/TextInput.tsx';
import { useForm } from '../ui/useForm.ts';
import { PublicFrame } from './PublicFrame.tsx';
import { Registered, type UserDetails } from './Registered.tsx';

interface Reply {
  requiresOTP?: boolean;
  message?: string;
  user_id?: string;
  user_details?: UserDetails;
}

const start = {
  full_name: '',
  email: '',
  password: '',
  confirm_password: '',
  phone: '',
  pan_number: '',
  role: 'client',
  subscription_tier: '',
  otp: '',
};

/** Registration: details, then the code from the mail with the details locked, then the confirmation. */
export function Page() {
  const location = useLocation();
  const chosen = (location.state as { tier?: number } | null)?.tier;
  const [codeSent, setCodeSent] = useState<string | null>(null);
  const [done, setDone] = useState<UserDetails | null>(null);
  const [resending, setResending] = useState(false);
  const labels = {
    full_name: t('Full name'),
    email: t('E-mail'),
    password: t('Password'),
    confirm_password: t('Confirm password'),
    phone: t('Phone'),
    pan_number: t('PAN'),
    role: t('I am'),
    subscription_tier: t('Subscription plan'),
    otp: t('Code from the e-mail'),
  };
  const details = (values: typeof start) => {
    const { confirm_password: _, otp, subscription_tier, ...rest } = values;
    return { ...rest, ...(codeSent === null ? {} : { otp, subscription_tier: Number(subscription_tier) }) };
  };
  const form = useForm({
    initial: { ...start, subscription_tier: chosen && tierOfNumber(chosen) ? String(chosen) : '' },
    schema: registerRequest,
    payload: details,
    labels,
    carefree: done !== null,
    check: (values) => ({
      ...(values.password !== values.confirm_password
        ? { confirm_password: accountMessages.passwordsDiffer }
        : {}),
      ...(values.subscription_tier === '' ? { subscription_tier: 'Choose a subscription plan' } : {}),
      ...(codeSent !== null && !/^\d{4}$/.test(values.otp) ? { otp: accountMessages.otp } : {}),
    }),
    failed: codeSent === null ? t('Failed to send OTP') : t('Registration failed. Please try again.'),
    submit: async (values) => {
      const reply = await post<Reply>('/api/auth/register.php', details(values), { own401: true });
      if (reply.requiresOTP) return setCodeSent(reply.message ?? '');
      setDone(reply.user_details ?? null);
    },
  });
  if (done) return <Registered details={done} />;

  const locked = codeSent !== null;
  const resend = async () => {
    setResending(true);
    form.set('otp', '');
    const { otp: _, subscription_tier: __, confirm_password: ___, ...first } = form.values;
    try {
      const reply = await post<Reply>('/api/auth/register.php', first, { own401: true });
      setCodeSent(reply.message ?? '');
    } catch (error) {
      form.setErrors({ otp: error instanceof Error && error.message ? error.message : 'Failed to send OTP' });
    } finally {
      setResending(false);
    }
  };
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
            <Field
              {...form.field('confirm_password')}
              label={labels.confirm_password}
              required
              disabled={locked}
            >
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
          <Field
            {...form.field('subscription_tier')}
            label={labels.subscription_tier}
            required
            disabled={locked}
          >
            <Select
              value={form.values.subscription_tier}
              onValue={(tier) => form.set('subscription_tier', tier)}
              placeholder={t('Choose a plan')}
              options={plans.map((p) => ({
                value: String(p.number),
                label: t('{plan} — ₹ {amount} a month', {
                  plan: t(planOf(p.tier).name),
                  amount: formatCount(p.inr),
                }),
              }))}
            />
          </Field>
          {locked && (
            <>
              <Banner tone="info" title={fromServer(codeSent)} />
              <Field
                {...form.field('otp')}
                label={labels.otp}
                help={t('4 digits, sent to {email}', { email: form.values.email })}
                required
              >
                <TextInput
                  {...form.bind('otp')}
                  digits
                  maxLength={4}
                  autoComplete="one-time-code"
                  autoFocus
                  style={{ maxWidth: '9rem', letterSpacing: '0.4em', fontSize: '1.25rem' }}
                />
              </Field>
            </>
          )}
          <Row>
            <Button type="submit" look="primary" busy={form.busy}>
              {locked ? t('Verify and register') : t('Send OTP')}
            </Button>
            {locked && (
              <>
                <Button busy={resending} onClick={() => void resend()}>
                  {t('Send a new code')}
                </Button>
                <Button look="quiet" onClick={() => setCodeSent(null)}>
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
