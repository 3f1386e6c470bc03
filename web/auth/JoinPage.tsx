import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import useSWR from 'swr';
import type { FirmRole } from '../../shared/firm/rights.ts';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { useUser } from '../data/session.ts';
import { roleNames } from '../firm/firm.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput, TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { PublicFrame } from './PublicFrame.tsx';

interface Invitation {
  firm_name: string;
  email: string;
  role: FirmRole;
  has_account: boolean;
}

/** Accepts an invitation into a firm with the link from the mail; the token is after # so that it reaches no log. */
export function Page() {
  const navigate = useNavigate();
  const user = useUser();
  const { hash } = useLocation();
  const [token] = useState(hash.replace(/^#/, ''));
  const { data, error: loadError } = useSWR<Invitation>(token ? ['invitation', token] : null, () =>
    post<Invitation>('/api/firm/invitations/read', { token }),
  );
  const [full_name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const mine = data && user?.email === data.email;
  const accept = async () => {
    setBusy(true);
    setError('');
    try {
      const reply = await post('/api/firm/invitations/accept', {
        token,
        ...(mine ? {} : { full_name, password }),
      });
      if (mine) window.location.assign('/app');
      else await navigate('/login', { state: { notice: reply }, replace: true });
    } catch (failure) {
      setError(errorText(failure, t('The invitation could not be accepted.')));
    } finally {
      setBusy(false);
    }
  };
  if (token === '' || loadError)
    return (
      <PublicFrame title={t('Invitation')}>
        <Banner
          tone="error"
          title={
            token === '' ? t('This link is incomplete') : errorText(loadError, t('This link is incomplete'))
          }
        />
      </PublicFrame>
    );
  return (
    <PublicFrame title={t('Invitation')}>
      {!data ? (
        <Skeleton lines={4} />
      ) : (
        <form
          noValidate
          onSubmit={(e) => {
            e.preventDefault();
            void accept();
          }}
        >
          <Stack>
            <p>
              {t('{firm} invites {email} to work as {role}.', {
                firm: data.firm_name,
                email: data.email,
                role: roleNames[data.role](),
              })}
            </p>
            {error && <Banner tone="error" title={error} />}
            {mine ? (
              <Button type="submit" look="primary" wide busy={busy}>
                {t('Accept')}
              </Button>
            ) : data.has_account ? (
              <>
                <Note>{t('Sign in with this address, then open the link from the e-mail again.')}</Note>
                <Link to="/login">{t('Sign in')}</Link>
              </>
            ) : (
              <>
                <Field label={t('Full name')} required>
                  <TextInput value={full_name} onValue={setName} autoComplete="name" />
                </Field>
                <Field label={t('Password')} help={t('At least 6 characters')} required>
                  <PasswordInput value={password} onValue={setPassword} autoComplete="new-password" />
                </Field>
                <Button type="submit" look="primary" wide busy={busy}>
                  {t('Accept and create the account')}
                </Button>
              </>
            )}
          </Stack>
        </form>
      )}
    </PublicFrame>
  );
}
