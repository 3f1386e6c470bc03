import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { retry } from '../data/lazy.ts';
import {
  asksSecondStep,
  deviceId,
  type SecondStepAsked,
  type SignedIn,
  startSession,
} from '../data/session.ts';
import { fromServer, t } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput, TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { type Device, DeviceLimitDialog } from './DeviceLimitDialog.tsx';
import { KeepAccountDialog } from './KeepAccountDialog.tsx';
import { safeNext } from './next.ts';
import { PublicFrame } from './PublicFrame.tsx';

const SecondStep = lazy(() =>
  retry(() => import('../signing/SecondStep.tsx')).then((m) => ({ default: m.SecondStep })),
);

/** What the extension does, above the form. */
function ExtensionBanner() {
  return (
    <Banner
      tone="accent"
      title={t('Fill ITR forms from JSON')}
      actions={
        <ButtonLink size="sm" to="/download-extension">
          {t('Get the extension')}
        </ButtonLink>
      }
    >
      {t('Our Chrome extension types the return into the portal for you.')}
    </Banner>
  );
}

/** Sign-in with e-mail and password; the device limit and a closing account are handled in dialogs. */
export function Page() {
  const navigate = useNavigate();
  const location = useLocation();
  const [params] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: string; password?: string; all?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [devices, setDevices] = useState<Device[] | null>(null);
  const [closing, setClosing] = useState<string | null>(null);
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  /** Ticket of a sign-in that passed the second step but exceeds the device limit. */
  const [proved, setProved] = useState<string | null>(null);
  const notice = (location.state as { notice?: WireMessage } | null)?.notice;

  const enter = async (reply: SignedIn) => {
    startSession(reply);
    localStorage.removeItem('hideExtensionPromo');
    await navigate(safeNext(params.get('next')), { replace: true });
  };

  const refused = (error: unknown) => {
    if (isApiError(error) && error.id === 'device_limit')
      setDevices((error.body['devices'] as Device[]) ?? []);
    else if (isApiError(error) && error.id === 'account_closing') setClosing(errorText(error));
    else setErrors({ all: errorText(error, t('Login failed')) });
    setAttempt((n) => n + 1);
  };

  const signIn = async (more: { end_device_id?: string; keep_account?: true } = {}) => {
    setBusy(true);
    setErrors({});
    try {
      const reply = proved
        ? await post<SignedIn>(
            '/api/auth/second-factor/verify',
            { ticket: proved, ...more },
            { own401: true },
          )
        : await post<SignedIn | SecondStepAsked>(
            '/api/auth/login',
            { email: email.trim(), password, device_id: deviceId(), ...more },
            { own401: true },
          );
      if (asksSecondStep(reply)) setAsked(reply);
      else await enter(reply);
    } catch (error) {
      setProved(null);
      refused(error);
    } finally {
      setBusy(false);
    }
  };

  const submit = () => {
    const missing = {
      ...(email.trim() ? {} : { email: t('Enter your e-mail') }),
      ...(password ? {} : { password: t('Enter your password') }),
    };
    setErrors(missing);
    setAttempt((n) => n + 1);
    if (Object.keys(missing).length === 0) void signIn();
  };

  const summary = [
    ...(errors.all ? [{ text: errors.all }] : []),
    ...(errors.email ? [{ id: 'f-email', text: errors.email }] : []),
    ...(errors.password ? [{ id: 'f-password', text: errors.password }] : []),
  ];
  return (
    <PublicFrame title={t('Sign in')} above={<ExtensionBanner />}>
      <form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          submit();
        }}
      >
        <Stack>
          {notice && <Banner title={fromServer(notice)} />}
          {params.has('idle') && (
            <Banner title={t('You were signed out after a period of inactivity.')}>
              {t('Your entries are kept on this device and will be back when you sign in.')}
            </Banner>
          )}
          <ErrorSummary errors={summary} at={attempt} />
          <Field id="f-email" label={t('E-mail')} error={errors.email} required>
            <TextInput type="email" name="email" autoComplete="username" value={email} onValue={setEmail} />
          </Field>
          <Field id="f-password" label={t('Password')} error={errors.password} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onValue={setPassword}
            />
          </Field>
          <Button type="submit" look="primary" wide busy={busy}>
            {t('Sign in')}
          </Button>
          <Stack gap="2" alignItems="center" fontSize="sm">
            <Link to="/forgot-password">{t('Forgot your password?')}</Link>
            <span>
              {t('New here?')} <Link to="/register">{t('Register')}</Link>
            </span>
          </Stack>
        </Stack>
      </form>
      <DeviceLimitDialog
        devices={devices}
        busy={busy}
        onClose={() => {
          setDevices(null);
          setProved(null);
        }}
        onEnd={(id) => {
          setDevices(null);
          void signIn({ end_device_id: id });
        }}
      />
      <Suspense>
        {asked && (
          <SecondStep
            asked={asked}
            onDone={(reply) => void enter(reply)}
            onCancel={(problem) => {
              setAsked(null);
              if (isApiError(problem) && problem.id === 'device_limit') setProved(asked.ticket);
              if (problem) refused(problem);
            }}
          />
        )}
      </Suspense>
      <KeepAccountDialog
        text={closing}
        onClose={() => setClosing(null)}
        onKeep={() => {
          setClosing(null);
          void signIn({ keep_account: true });
        }}
      />
    </PublicFrame>
  );
}
