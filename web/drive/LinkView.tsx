import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { driveLimits } from '../../shared/drive/calls.ts';
import type {
  AccessSharedReply,
  GuestCodeReply,
  SharedItemsReply,
  UnlockSharedReply,
} from '../../shared/drive/share-calls.ts';
import { errorText, fieldErrors } from '../data/errors.ts';
import { get, isApiError, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { bytes, day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput, TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { Browser } from './Browser.tsx';
import { drivePaths, linkTickets, type Tickets } from './data/calls.ts';
import { downloadItems } from './data/operations.ts';
import { useListing } from './data/useListing.ts';
import { sharedColumns } from './list/columns.tsx';
import { KindIcon } from './list/ItemRow.tsx';
import { Overlays } from './Overlays.tsx';
import { folderOrders, SearchBar } from './SearchBar.tsx';

/** The item behind a link; read once, because each read counts as an opening. */
export const useShareAccess = (token: string) =>
  useSWR<AccessSharedReply>(
    ['share link', token],
    () => get<AccessSharedReply>(withQuery(drivePaths.access, { token }), { own401: true }),
    { revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );

/** Access gained by a password or guest code, by link, until the page is reloaded. */
const unlocked = new Map<string, string>();

/** Whether a link asks for identification: it is shared with named people. */
export const asksWho = (access: ReturnType<typeof useShareAccess>): boolean =>
  access.data?.requires_login === true || (isApiError(access.error) && access.error.status === 401);

/** Asks for the password of a link. */
function PasswordAsk({ token, owner, onKey }: { token: string; owner: string; onKey: () => void }) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (!password) return setError(t('Enter the password'));
    setBusy(true);
    setError('');
    try {
      const { key } = await post<UnlockSharedReply>(drivePaths.unlock, { token, password }, { own401: true });
      unlocked.set(token, key);
      onKey();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card maxWidth="28rem">
      <chakra.form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void send();
        }}
      >
        <Stack>
          <p>{t('{name} protected this link with a password.', { name: owner })}</p>
          <Field label={t('Password')} error={error || undefined} required>
            <PasswordInput value={password} onValue={setPassword} autoComplete="off" />
          </Field>
          <Row>
            <Button type="submit" look="primary" icon="key" busy={busy}>
              {t('Open')}
            </Button>
          </Row>
        </Stack>
      </chakra.form>
    </Card>
  );
}

/** Asks guests for their address, then for the mailed code. */
function GuestAsk(props: { token: string; onSignIn?: (() => void) | undefined; onKey: () => void }) {
  const { token, onSignIn, onKey } = props;
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setErrors({});
    try {
      await act();
    } catch (failure) {
      const fields = fieldErrors(failure);
      setErrors(Object.keys(fields).length > 0 ? fields : { all: errorText(failure) });
    } finally {
      setBusy(false);
    }
  };
  const ask = () =>
    attempt(async () => {
      const reply = await post<GuestCodeReply>(drivePaths.guestCode, { token, email }, { own401: true });
      setCode('');
      setSent(t(reply.message));
    });
  const send = () =>
    attempt(async () => {
      const reply = await post<UnlockSharedReply>(
        drivePaths.guestOpen,
        { token, email, otp: code.replace(/\s/g, '') },
        { own401: true },
      );
      unlocked.set(token, reply.key);
      onKey();
    });
  return (
    <Card maxWidth="32rem">
      <chakra.form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void (sent ? send() : ask());
        }}
      >
        <Stack>
          <p>
            {t(
              'This is shared with people by e-mail address. Enter yours: we mail a code that opens it. You need no account.',
            )}
          </p>
          {errors['all'] && <Banner tone="error" title={errors['all']} />}
          <Field label={t('E-mail')} error={errors['email']} required>
            <TextInput
              type="email"
              value={email}
              autoComplete="email"
              readOnly={sent !== ''}
              onValue={setEmail}
            />
          </Field>
          {sent && (
            <>
              <p role="status">{sent}</p>
              <Field label={t('Code from the mail')} error={errors['otp']} required>
                <TextInput
                  value={code}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={8}
                  autoFocus
                  onValue={setCode}
                />
              </Field>
            </>
          )}
          <Row>
            <Button type="submit" look="primary" icon={sent ? 'key' : 'right'} busy={busy}>
              {sent ? t('Open') : t('Mail me a code')}
            </Button>
            {sent && (
              <Button
                onClick={() => {
                  setSent('');
                  setErrors({});
                }}
              >
                {t('Another address or code')}
              </Button>
            )}
            {onSignIn && (
              <Button look="quiet" onClick={onSignIn}>
                {t('Sign in')}
              </Button>
            )}
          </Row>
        </Stack>
      </chakra.form>
    </Card>
  );
}

/** One shared file: facts, preview and download. */
function OneFile({ item, tickets }: { item: DriveItem; tickets: Tickets }) {
  const [open, setOpen] = useState(false);
  return (
    <Card maxWidth="34rem">
      <Stack>
        <Row flexWrap="nowrap">
          <KindIcon item={item} size={40} />
          <chakra.div minWidth="0">
            <chakra.h2 fontSize="lg" overflowWrap="anywhere">
              {item.name}
            </chakra.h2>
            <Note className="num">
              {bytes(item.size)} · {day(item.modified)}
            </Note>
          </chakra.div>
        </Row>
        <Row>
          {item.preview !== 'none' && (
            <Button icon="eye" onClick={() => setOpen(true)}>
              {t('Open')}
            </Button>
          )}
          <Button icon="download" look="primary" onClick={() => void downloadItems([item], tickets)}>
            {t('Download')}
          </Button>
        </Row>
      </Stack>
      <Overlays
        opened={open ? { kind: 'preview', item } : null}
        onOpened={(next) => setOpen(next !== null)}
        items={[item]}
        chosen={[]}
        tickets={tickets}
        reload={async () => undefined}
      />
    </Card>
  );
}

/** A shared folder, read-only. */
function LinkFolder({ token, tickets }: { token: string; tickets: Tickets }) {
  const [folder, setFolder] = useState('');
  const [q, setQ] = useState('');
  const [sort, setSort] = useState('');
  const key = unlocked.get(token);
  const listing = useListing<SharedItemsReply>({
    key: `link ${token} ${JSON.stringify({ folder, q, sort })}`,
    page: (page) =>
      post<SharedItemsReply>(
        drivePaths.sharedItems,
        {
          token,
          ...(key ? { key } : {}),
          ...(folder ? { folder_id: folder } : {}),
          ...(q ? { q } : {}),
          ...(sort ? { sort } : {}),
          page,
          page_size: driveLimits.pageSize,
        },
        { own401: true },
      ),
  });
  const columns = useMemo(() => sharedColumns(true).slice(1), []);
  const crumbs = listing.first?.breadcrumbs ?? [];
  return (
    <Browser
      place="link"
      listing={listing}
      label={listing.first?.folder.name ?? t('Shared')}
      columns={columns}
      sort={sort}
      onSort={setSort}
      tickets={tickets}
      crumbs={crumbs}
      onFolder={(id) => {
        setQ('');
        setFolder(id);
      }}
      failed={t('Failed to load shared files')}
      orders={folderOrders()}
      search={<SearchBar q={q} onSearch={setQ} />}
      empty={
        <EmptyState icon="folder" title={q ? t('No matches for this search.') : t('This folder is empty')} />
      }
    />
  );
}

/** The item of a share link, for signed-in users and visitors; `onSignIn` opens sign-in. */
export function LinkView({ token, onSignIn }: { token: string; onSignIn?: () => void }) {
  const [, setOpened] = useState(0);
  const key = unlocked.get(token);
  const access = useShareAccess(token);
  const tickets = useMemo(() => linkTickets(token, key), [token, key]);
  // Signed in with an address the share does not name: the code is mailed to the named one.
  const unnamed = !onSignIn && isApiError(access.error) && access.error.status === 404;
  const guest = unnamed || asksWho(access);
  // Behind a password, the item is only known from the first list.
  const inside = useSWR<SharedItemsReply>(
    (access.data?.requires_password || guest) && key ? ['share link inside', token, key] : null,
    () => post<SharedItemsReply>(drivePaths.sharedItems, { token, key, page_size: 1 }, { own401: true }),
  );
  const refusal = access.error && (!guest || unnamed) && (
    <Banner
      tone="error"
      title={errorText(access.error, t('Failed to access shared file. The link may be invalid or expired.'))}
    >
      {unnamed && t('If it was shared with another of your addresses, open it with a code mailed there.')}
    </Banner>
  );
  if (guest && (!key || inside.error))
    return (
      <Stack>
        {refusal}
        <GuestAsk token={token} onSignIn={onSignIn} onKey={() => setOpened((n) => n + 1)} />
      </Stack>
    );
  if (refusal && !guest) return refusal;
  if (!access.data && !guest) return <Skeleton lines={4} />;
  const share = access.data?.share;
  const locked = guest || access.data?.requires_password === true;
  if (locked && !key)
    return (
      <PasswordAsk token={token} owner={share?.owner_name ?? ''} onKey={() => setOpened((n) => n + 1)} />
    );
  const [inFirst] = inside.data?.items ?? [];
  const behind = inFirst?.type === 'file' && inFirst.id === inside.data?.folder.id ? inFirst : undefined;
  const file = share?.item?.type === 'file' ? share.item : behind;
  if (locked && !inside.data) return <Skeleton lines={4} />;
  return (
    <Stack gap="2">
      <Note>
        {t('Shared by {name}', { name: share?.owner_name ?? inside.data?.folder.owner_name ?? '' })}
        {share?.expires_at && ` · ${t('until {day}', { day: day(share.expires_at) })}`}
      </Note>
      {file ? <OneFile item={file} tickets={tickets} /> : <LinkFolder token={token} tickets={tickets} />}
    </Stack>
  );
}
