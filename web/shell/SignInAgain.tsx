import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { errorText } from '../data/errors.ts';
import { onSessionLost, post } from '../data/http.ts';
import { retry } from '../data/lazy.ts';
import {
  asksSecondStep,
  deviceId,
  type SecondStepAsked,
  type SignedIn,
  startSession,
} from '../data/session.ts';
import { loadRooms } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';

const SecondStep = lazy(() =>
  Promise.all([retry(() => import('../signing/SecondStep.tsx')), loadRooms(['auth'])]).then(([m]) => ({
    default: m.SecondStep,
  })),
);

/**
 * Signs in again in place: over a form with unsaved changes when the session has ended (the failed call is
 * then repeated), or before it ends.
 */
export function SignInAgain({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const [ended, setEnded] = useState(true);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  const answer = useRef<(again: boolean) => void>(() => undefined);
  useEffect(() => {
    onSessionLost(
      (gone) =>
        new Promise<boolean>((resolve) => {
          answer.current = resolve;
          setEnded(gone);
          setOpen(true);
        }),
    );
    return () => onSessionLost(undefined);
  }, []);
  const finish = (again: boolean) => {
    setOpen(false);
    setAsked(null);
    setPassword('');
    setError('');
    answer.current(again);
  };
  const done = (reply: SignedIn) => {
    startSession(reply);
    finish(true);
  };
  const submit = async () => {
    setBusy(true);
    setError('');
    try {
      const reply = await post<SignedIn | SecondStepAsked>(
        '/api/auth/login',
        { email, password, device_id: deviceId() },
        { own401: true },
      );
      if (asksSecondStep(reply)) setAsked(reply);
      else done(reply);
    } catch (failure) {
      setError(errorText(failure, t('Login failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={() => finish(false)}
      strict
      title={t('Sign in again')}
      width={26}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={() => finish(false)}>{ended ? t('Leave without saving') : t('Not now')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('Sign in and continue')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {ended
            ? t('Your session has ended. What you typed is still here: sign in and it will be saved.')
            : t('Your session ends soon. Sign in now and continue where you are.')}
        </p>
        {error && <Banner tone="error" title={error} />}
        <Field label={t('Password of {email}', { email })} required>
          <PasswordInput value={password} onValue={setPassword} autoComplete="current-password" autoFocus />
        </Field>
      </Stack>
      <Suspense>
        {asked && (
          <SecondStep
            asked={asked}
            onDone={done}
            onCancel={(problem) => {
              setAsked(null);
              if (problem) setError(errorText(problem, t('Login failed')));
            }}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
