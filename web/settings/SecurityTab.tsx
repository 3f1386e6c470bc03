import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { errorText } from '../data/errors.ts';
import { post, put, saveFile } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { updateUser } from '../data/session.ts';
import { day, dayTime, istDay } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { makePasskey } from '../signing/passkeys.ts';
import { Button } from '../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { type PasswordAction, PasswordDialog } from './PasswordDialog.tsx';
import { SessionPolicy } from './SessionPolicy.tsx';
import { type FactorState, grouped, isLast } from './security.ts';

const base = '/api/auth/second-factor';

const Picture = chakra('img', { base: { bg: 'white', p: '2', borderRadius: 'md', alignSelf: 'center' } });
const Code = chakra('code', {
  base: { fontFamily: 'mono', fontSize: 'sm', wordBreak: 'break-all', userSelect: 'all' },
});

/** QR code for an authenticator app, and its first code. */
function AppDialog({
  begun,
  onClose,
  onDone,
}: {
  begun: { secret: string; otpauth_url: string };
  onClose: () => void;
  onDone: (codes: string[] | undefined) => void;
}) {
  const [picture, setPicture] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    void import('qrcode').then(async ({ toDataURL }) => {
      const made = await toDataURL(begun.otpauth_url, { margin: 2, width: 200 });
      if (current) setPicture(made);
    });
    return () => {
      current = false;
    };
  }, [begun.otpauth_url]);
  const confirm = async () => {
    setBusy(true);
    setError('');
    try {
      const { recovery_codes } = await post<{ recovery_codes?: string[] }>(`${base}/totp/confirm`, { code });
      onDone(recovery_codes);
    } catch (problem) {
      setError(errorText(problem, t('This could not be changed.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Set up an authenticator app')}
      width={28}
      onSubmit={() => void confirm()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" busy={busy} disabled={code.length < 6}>
            {t('Turn on')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('Scan this with an app such as Google Authenticator, Aegis or your password manager.')}</p>
        {picture && <Picture src={picture} width={216} height={216} alt={t('QR code for your app')} />}
        <Note>
          {t('Or type this key into the app:')} <Code data-totp-key>{grouped(begun.secret)}</Code>
        </Note>
        {error && <Banner tone="error" title={error} />}
        <Field label={t('6-digit code from the app')} required>
          <TextInput
            value={code}
            onValue={setCode}
            digits
            maxLength={6}
            autoComplete="one-time-code"
            autoFocus
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

/** Recovery codes, shown once. */
function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <Dialog
      open
      strict
      onClose={onClose}
      title={t('Your recovery codes')}
      width={28}
      actions={
        <>
          <Button
            onClick={() =>
              saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'karsetu-recovery-codes.txt')
            }
          >
            {t('Download')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('I have saved them')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t(
            'Keep these codes where you can find them without your phone. Each works once. They will not be shown again.',
          )}
        </p>
        <chakra.ul
          display="grid"
          gridTemplateColumns="1fr 1fr"
          gap="2"
          listStyleType="none"
          data-recovery-codes
        >
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </chakra.ul>
      </Stack>
    </Dialog>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '3',
    borderTop: '1px solid',
    borderColor: 'border',
  },
});

function PasskeyLine({
  passkey: p,
  onRemove,
}: {
  passkey: FactorState['passkeys'][number];
  onRemove: (() => void) | undefined;
}) {
  return (
    <Line>
      <chakra.div flex="1" minWidth="12rem">
        <Row gap="2">
          <b>{t('Passkey')}</b>
          <span>{p.name}</span>
        </Row>
        <Note className="num">
          {p.last_used_at
            ? t('Added {since}, last used {last}', {
                since: dayTime(p.created_at),
                last: dayTime(p.last_used_at),
              })
            : t('Added {since}', { since: dayTime(p.created_at) })}
        </Note>
      </chakra.div>
      {onRemove && (
        <Button size="sm" onClick={onRemove}>
          {t('Remove')}
        </Button>
      )}
    </Line>
  );
}

function CodesLine({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <Line>
      <chakra.div flex="1" minWidth="12rem">
        <b>{t('Recovery codes')}</b>
        <Note>{tn(left, '{count} code left', '{count} codes left')}</Note>
      </chakra.div>
      <Button size="sm" onClick={onRenew}>
        {t('Make new codes')}
      </Button>
    </Line>
  );
}

function DueBanner({ due }: { due: string }) {
  return (
    <Banner
      tone="warning"
      title={
        new Date(due) > new Date()
          ? t('Set this up before {date}', { date: day(istDay(due)) })
          : t('Set this up to continue')
      }
    >
      {t('Until then your account works as before; after that, only this page is available.')}
    </Banner>
  );
}

/** Two-step sign-in: an app, passkeys, recovery codes. */
export function SecurityTab() {
  const { data, error, mutate } = useSWR<FactorState>(keys.secondFactor);
  const [asked, setAsked] = useState<PasswordAction | null>(null);
  const [begun, setBegun] = useState<{ secret: string; otpauth_url: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={4} height="44px" />;

  const done = async (text: string, fresh?: readonly string[]) => {
    showToast({ tone: 'success', text });
    if (fresh) setCodes(fresh);
    const now = await mutate();
    updateUser({ factor_due_at: now?.due_at ?? null });
  };
  const setUpApp = () =>
    setAsked({
      title: t('Set up an authenticator app'),
      action: t('Go on'),
      run: async (password) => setBegun(await post(`${base}/totp/begin`, { password })),
    });
  const addPasskey = () =>
    setAsked({
      title: t('Add a passkey'),
      action: t('Go on'),
      run: async (password) => {
        const { recovery_codes } = await makePasskey(password, '');
        await done(t('The passkey is set up.'), recovery_codes);
      },
    });
  const remove = (title: string, path: string, body: object, told: string) =>
    setAsked({
      title,
      action: t('Remove'),
      danger: true,
      run: async (password) => {
        await post(`${base}/${path}`, { ...body, password });
        await done(told);
      },
    });
  const newCodes = () =>
    setAsked({
      title: t('Make new recovery codes?'),
      action: t('Make new codes'),
      run: async (password) => {
        const { recovery_codes } = await post<{ recovery_codes: string[] }>(`${base}/recovery-codes`, {
          password,
        });
        await done(t('The earlier codes no longer work.'), recovery_codes);
      },
    });
  const setPolicy = (change: object & { idle_minutes?: number }) =>
    setAsked({
      title: t('Change the security settings?'),
      action: t('Save'),
      run: async (password) => {
        await put('/api/users/security', { ...change, password });
        if (change.idle_minutes) updateUser({ idle_minutes: change.idle_minutes });
        await done(t('Saved'));
      },
    });
  const last = isLast(data);
  return (
    <Stack>
      <section>
        <Heading>{t('Two-step sign-in')}</Heading>
        <Note>{t('After your password, you confirm with a passkey or a code from an app.')}</Note>
      </section>
      {!data.enrolled && data.due_at && <DueBanner due={data.due_at} />}
      <ul>
        <Line>
          <chakra.div flex="1" minWidth="12rem">
            <Row gap="2">
              <b>{t('Authenticator app')}</b>
              {data.totp && <StatusChip tone="done">{t('On')}</StatusChip>}
            </Row>
            <Note>{t('A 6-digit code that changes every 30 seconds')}</Note>
          </chakra.div>
          <Button size="sm" look={data.enrolled ? 'secondary' : 'primary'} onClick={setUpApp}>
            {data.totp ? t('Change app') : t('Set up app')}
          </Button>
          {data.totp && !last && (
            <Button
              size="sm"
              onClick={() =>
                remove(
                  t('Remove the authenticator app?'),
                  'totp/remove',
                  {},
                  t('The authenticator app was removed.'),
                )
              }
            >
              {t('Remove')}
            </Button>
          )}
        </Line>
        {data.passkeys.map((p) => (
          <PasskeyLine
            key={p.id}
            passkey={p}
            onRemove={
              last
                ? undefined
                : () =>
                    remove(
                      t('Remove this passkey?'),
                      'passkey/remove',
                      { id: p.id },
                      t('The passkey was removed.'),
                    )
            }
          />
        ))}
        <Line>
          <chakra.div flex="1" minWidth="12rem">
            <b>{t('Passkeys')}</b>
            <Note>{t('Your fingerprint, face, PIN or a security key; nothing to type or steal')}</Note>
          </chakra.div>
          <Button size="sm" onClick={addPasskey}>
            {t('Add a passkey')}
          </Button>
        </Line>
        {data.enrolled && <CodesLine left={data.recovery_codes_left} onRenew={newCodes} />}
      </ul>
      <SessionPolicy state={data} onChange={setPolicy} />
      {asked && <PasswordDialog asked={asked} onClose={() => setAsked(null)} />}
      {begun && (
        <AppDialog
          begun={begun}
          onClose={() => setBegun(null)}
          onDone={(fresh) => {
            setBegun(null);
            void done(t('The authenticator app is set up.'), fresh);
          }}
        />
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  );
}
