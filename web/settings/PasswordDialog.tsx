import { useState } from 'react';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { passkeyProblem } from '../signing/passkeys.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';

/** The action that needs the password. */
export interface PasswordAction {
  title: string;
  /** Consequences, shown above the password. */
  body?: string;
  action: string;
  danger?: boolean;
  run: (password: string) => Promise<void>;
}

/** Asks for the current password, then runs the action. */
export function PasswordDialog({ asked, onClose }: { asked: PasswordAction; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError('');
    try {
      await asked.run(password);
      onClose();
    } catch (problem) {
      setError(
        isApiError(problem)
          ? errorText(problem, t('This could not be changed.'))
          : passkeyProblem(problem, location.hostname),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={asked.title}
      width={26}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            look={asked.danger ? 'danger' : 'primary'}
            type="submit"
            busy={busy}
            disabled={password === ''}
          >
            {asked.action}
          </Button>
        </>
      }
    >
      <Stack>
        {asked.body && <p>{asked.body}</p>}
        {error && <Banner tone="error" title={error} />}
        <Field label={t('Current password')} required>
          <PasswordInput value={password} onValue={setPassword} autoComplete="current-password" autoFocus />
        </Field>
      </Stack>
    </Dialog>
  );
}
