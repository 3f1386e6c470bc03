import { useRef, useState } from 'react';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import type { SecondStepAsked, SignedIn } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { passkeyProblem, signWithPasskey } from './passkeys.ts';
import { leavesStep, type Way, wayFor, waysOf } from './secondStep.ts';

interface Props {
  asked: SecondStepAsked;
  onDone: (reply: SignedIn) => void;
  /** Closed without signing in: by the user, or because of an error this dialog cannot handle. */
  onCancel: (problem?: unknown) => void;
}

const titles = (way: Way) =>
  ({
    passkey: t('Confirm with your passkey'),
    totp: t('Enter the code from your app'),
    recovery: t('Enter a recovery code'),
  })[way];

const switches = (way: Way) =>
  ({
    passkey: t('Use a passkey'),
    totp: t('Use the authenticator app'),
    recovery: t('Use a recovery code'),
  })[way];

/** The second step of signing in, by one of the account's methods. */
export function SecondStep({ asked, onDone, onCancel }: Props) {
  const ways = waysOf(asked.methods);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const [value, setValue] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const prove = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError('');
    try {
      const proof = way === 'passkey' ? { passkey: await signWithPasskey(asked.ticket) } : wayFor(way, value);
      onDone(
        await post<SignedIn>(
          '/api/auth/second-factor/verify',
          { ticket: asked.ticket, ...proof },
          { own401: true },
        ),
      );
    } catch (problem) {
      if (isApiError(problem) && leavesStep(problem)) onCancel(problem);
      else
        setError(
          isApiError(problem)
            ? errorText(problem, t('Login failed'))
            : passkeyProblem(problem, location.hostname),
        );
      setValue('');
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={() => onCancel()}
      title={titles(way)}
      width={26}
      onSubmit={() => void prove()}
      actions={
        <>
          <Button onClick={() => onCancel()}>{t('Cancel')}</Button>
          <Button
            look="primary"
            type="submit"
            busy={busy}
            disabled={way !== 'passkey' && value.trim() === ''}
          >
            {way === 'passkey' ? t('Use a passkey') : t('Sign in')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="error" title={error} />}
        {way === 'passkey' && (
          <p>{t('Your browser asks for your fingerprint, face, PIN or security key.')}</p>
        )}
        {way === 'totp' && (
          <Field label={t('6-digit code')} required>
            <TextInput
              value={value}
              onValue={setValue}
              digits
              maxLength={6}
              autoComplete="one-time-code"
              autoFocus
            />
          </Field>
        )}
        {way === 'recovery' && (
          <Field label={t('Recovery code')} help={t('Each code works once.')} required>
            <TextInput value={value} onValue={setValue} upper maxLength={20} autoComplete="off" autoFocus />
          </Field>
        )}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              look="quiet"
              onClick={() => {
                setWay(other);
                setValue('');
                setError('');
              }}
            >
              {switches(other)}
            </Button>
          ))}
      </Stack>
    </Dialog>
  );
}
