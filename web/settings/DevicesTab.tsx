import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { errorText } from '../data/errors.ts';
import { del, isApiError, post } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { dayTime } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Icon } from '../ui/base/Icon.tsx';
import { Note, Row, Stack } from '../ui/base/layout.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { type PasswordAction, PasswordDialog } from './PasswordDialog.tsx';

interface Session {
  id: string;
  device_id: string;
  device_name: string;
  ip: string;
  created_at: string;
  last_seen_at: string;
  current: boolean;
}

const proof = (current_password?: string) => (current_password ? { current_password } : {});

/** The user's signed-in devices; each can be signed out. */
export function DevicesTab() {
  const { data, error, mutate } = useSWR<{ sessions: Session[] }>(keys.sessions);
  const profile = useSWR<{ user: { device_limit: number | null } }>(keys.profile);
  const [busy, setBusy] = useState('');
  const [asked, setAsked] = useState<PasswordAction>();
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={4} height="44px" />;
  const limit = profile.data?.user.device_limit;
  const devices = new Set(data.sessions.map((s) => s.device_id)).size;

  /** Signs out a device; if the sign-in is not recent, the server requires the password. */
  const end = async (id: string, work: (password?: string) => Promise<unknown>) => {
    const finish = async (password?: string) => {
      await work(password);
      showToast({ tone: 'success', text: t('Signed out') });
      await mutate();
    };
    setBusy(id);
    try {
      await finish();
    } catch (failure) {
      if (isApiError(failure) && failure.id === 'password_needed') {
        setAsked({ title: t('Sign out other devices'), action: t('Sign out'), run: finish });
        return;
      }
      showToast({ tone: 'error', text: errorText(failure, t('The device could not be signed out.')) });
    } finally {
      setBusy('');
    }
  };
  const endOthers = async () => {
    const sure = await confirm({
      title: t('Sign out everywhere else?'),
      body: t('Unsaved entries on other devices may be lost.'),
      action: t('Sign out the others'),
      danger: true,
    });
    if (sure) await end('others', (password) => post('/api/users/sessions/end-others', proof(password)));
  };
  return (
    <Stack>
      {asked && <PasswordDialog asked={asked} onClose={() => setAsked(undefined)} />}
      <Row justifyContent="space-between">
        <p>
          {limit
            ? tn(devices, '{count} of {limit} devices in use', '{count} of {limit} devices in use', { limit })
            : tn(devices, '{count} device in use', '{count} devices in use')}
        </p>
        <Button disabled={data.sessions.length < 2} busy={busy === 'others'} onClick={() => void endOthers()}>
          {t('Sign out everywhere else')}
        </Button>
      </Row>
      <ul>
        {data.sessions.map((s) => (
          <chakra.li
            key={s.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            gap="3"
            py="3"
            borderTop="1px solid"
            borderColor="border"
          >
            <Icon name="device" size={22} />
            <chakra.div flex="1" minWidth="12rem">
              <Row gap="2">
                <b>{s.device_name || t('Unknown device')}</b>
                {s.current && <StatusChip tone="done">{t('This device')}</StatusChip>}
              </Row>
              <Note className="num">
                {t('Signed in {since}, last used {last}, from {ip}', {
                  since: dayTime(s.created_at),
                  last: dayTime(s.last_seen_at),
                  ip: s.ip,
                })}
              </Note>
            </chakra.div>
            {!s.current && (
              <Button
                size="sm"
                busy={busy === s.id}
                onClick={() =>
                  void end(s.id, (password) => del(`/api/users/sessions/${s.id}`, proof(password)))
                }
              >
                {t('Sign out')}
              </Button>
            )}
          </chakra.li>
        ))}
      </ul>
    </Stack>
  );
}
