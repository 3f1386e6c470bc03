import { useState } from 'react';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { tierOfNumber } from '../../shared/plans.ts';
import { accountMessages, registerRequest, registrationCode } from '../../shared/users/requests.ts';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { useForm } from '../ui/fields/useForm.ts';
import type { UserDetails } from './Registered.tsx';

interface Reply extends WireMessage {
  requiresOTP?: boolean;
  user_id?: string;
  user_details?: UserDetails;
}

/** The empty registration form. */
const blank = {
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

export type Registration = typeof blank;

/** The request: code and plan only once the code is mailed, never the repeated password. */
export function registrationCall(values: Registration, codeSent: boolean) {
  const { confirm_password: _, otp, subscription_tier, ...rest } = values;
  return { ...rest, ...(codeSent ? { otp, subscription_tier: Number(subscription_tier) } : {}) };
}

/** Problems the schema does not check, by field. */
export const registrationProblems = (values: Registration, codeSent: boolean): Record<string, string> => ({
  ...(values.password !== values.confirm_password
    ? { confirm_password: accountMessages.passwordsDiffer }
    : {}),
  ...(values.subscription_tier === '' ? { subscription_tier: 'Choose a subscription plan' } : {}),
  ...(codeSent && !registrationCode.test(values.otp) ? { otp: accountMessages.otp } : {}),
});

const send = (call: object) => post<Reply>('/api/auth/register.php', call, { own401: true });

/** Registration in two steps: details, then the mailed code. `tier` is the plan chosen earlier. */
export function useRegistration(tier: number | undefined) {
  const [codeSent, setCodeSent] = useState<WireMessage | null>(null);
  const [done, setDone] = useState<UserDetails | null>(null);
  const [resending, setResending] = useState(false);
  const locked = codeSent !== null;
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
  const form = useForm({
    initial: { ...blank, subscription_tier: tier && tierOfNumber(tier) ? String(tier) : '' },
    schema: registerRequest,
    payload: (values) => registrationCall(values, locked),
    labels,
    carefree: done !== null,
    check: (values) => registrationProblems(values, locked),
    failed: locked ? t('Registration failed. Please try again.') : t('Failed to send OTP'),
    submit: async (values) => {
      const reply = await send(registrationCall(values, locked));
      if (reply.requiresOTP) return setCodeSent(reply);
      setDone(reply.user_details ?? null);
    },
  });
  const resend = async () => {
    setResending(true);
    form.set('otp', '');
    try {
      const reply = await send(registrationCall(form.values, false));
      setCodeSent(reply);
    } catch (error) {
      form.setErrors({ otp: errorText(error, t('Failed to send OTP')) });
    } finally {
      setResending(false);
    }
  };
  return { form, labels, codeSent, resending, resend, done, change: () => setCodeSent(null) };
}
