import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { driveLimits } from '../../shared/drive/calls.ts';
import type {
  AccessSharedReply,
  SharedItemsReply,
  UnlockSharedReply,
} from '../../shared/drive/share-calls.ts';
import { errorText } from '../data/errors.ts';
import { get, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { bytes, day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput } from '../ui/fields/TextInput.tsx';
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

/** What stands behind a link; read once, since each reading counts as an opening. */
export const useShareAccess = (token: string) =>
  useSWR<AccessSharedReply>(
    ['share link', token],
    () => get<AccessSharedReply>(withQuery(drivePaths.access, { token }), { own401: true }),
    { revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );

/** What a password gave, by link, until the page is reloaded. */
const unlocked = new Map<string, string>();

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

/** One shared file: what it is, looking at it, taking it. */
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

/** A shared folder, walked through by its link; nothing in it can be changed. */
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
        <EmptyState icon="folder" title={q ? t('Nothing matches this search.') : t('This folder is empty')} />
      }
    />
  );
}

/** What a share link leads to, for a person signed in or a visitor. */
export function LinkView({ token }: { token: string }) {
  const [, setOpened] = useState(0);
  const key = unlocked.get(token);
  const access = useShareAccess(token);
  const tickets = useMemo(() => linkTickets(token, key), [token, key]);
  // Behind a password the item itself comes with the first list.
  const inside = useSWR<SharedItemsReply>(
    access.data?.requires_password && key ? ['share link inside', token] : null,
    () => post<SharedItemsReply>(drivePaths.sharedItems, { token, key, page_size: 1 }, { own401: true }),
  );
  if (access.error)
    return (
      <Banner
        tone="error"
        title={errorText(
          access.error,
          t('Failed to access shared file. The link may be invalid or expired.'),
        )}
      />
    );
  if (!access.data) return <Skeleton lines={4} />;
  const { share, requires_password } = access.data;
  if (requires_password && !key)
    return <PasswordAsk token={token} owner={share.owner_name} onKey={() => setOpened((n) => n + 1)} />;
  const [inFirst] = inside.data?.items ?? [];
  const behind = inFirst?.type === 'file' && inFirst.id === inside.data?.folder.id ? inFirst : undefined;
  const file = share.item?.type === 'file' ? share.item : behind;
  if (requires_password && !inside.data) return <Skeleton lines={4} />;
  return (
    <Stack gap="2">
      <Note>
        {t('Shared by {name}', { name: share.owner_name })}
        {share.expires_at && ` · ${t('until {day}', { day: day(share.expires_at) })}`}
      </Note>
      {file ? <OneFile item={file} tickets={tickets} /> : <LinkFolder token={token} tickets={tickets} />}
    </Stack>
  );
}
