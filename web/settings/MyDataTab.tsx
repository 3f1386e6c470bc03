import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { forgetUnsaved } from '../data/dirty.ts';
import { errorText } from '../data/errors.ts';
import { call, download } from '../data/http.ts';
import { endSession } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { clearCache } from '../shell/signOut.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';

function CloseAccount() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (!password) return setError(t('Enter your password'));
    setBusy(true);
    setError('');
    try {
      const reply = await call<WireMessage>('DELETE', '/api/users/account', { body: { password } });
      forgetUnsaved();
      endSession();
      await clearCache();
      await navigate('/login', { state: { notice: reply } });
    } catch (failure) {
      setError(errorText(failure, t('The account could not be closed.')));
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    setOpen(false);
    setPassword('');
    setError('');
  };
  return (
    <section>
      <Heading>{t('Delete my account')}</Heading>
      <Note mb="3" maxWidth="40rem">
        {t(
          'Your account, entities, returns and files are deleted after 30 days. Signing in before then lets you keep everything.',
        )}
      </Note>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('Delete my account')}
        width={28}
        onSubmit={() => void submit()}
        actions={
          <>
            <Button onClick={close}>{t('Cancel')}</Button>
            <Button look="danger" type="submit" busy={busy}>
              {t('Delete after 30 days')}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{t('Download your data first if you want to keep a copy. You are signed out everywhere.')}</p>
          {error && <Banner tone="error" title={error} />}
          <Field label={t('Password')} required>
            <PasswordInput value={password} onValue={setPassword} autoComplete="current-password" autoFocus />
          </Field>
        </Stack>
      </Dialog>
    </section>
  );
}

/** Export of all personal data, and account deletion. */
export function MyDataTab({ mayClose }: { mayClose: boolean }) {
  const [busy, setBusy] = useState(false);
  const fetchData = async () => {
    setBusy(true);
    try {
      await download('/api/users/my-data', 'karsetu-my-data.json');
    } catch (failure) {
      showToast({ tone: 'error', text: errorText(failure, t('Your data could not be downloaded.')) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="8">
      <section>
        <Heading>{t('Download everything')}</Heading>
        <Note mb="3" maxWidth="40rem">
          {t('One JSON file with your profile, entities, returns, invoices and the list of your files.')}
        </Note>
        <Row>
          <Button icon="download" busy={busy} onClick={() => void fetchData()}>
            {t('Download my data')}
          </Button>
        </Row>
      </section>
      {mayClose && <CloseAccount />}
    </Stack>
  );
}
