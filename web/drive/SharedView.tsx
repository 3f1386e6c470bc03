import { useMemo } from 'react';
import type { SharedWithMeReply } from '../../shared/drive/share-calls.ts';
import { get } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Browser } from './Browser.tsx';
import { useDriveAddress } from './data/address.ts';
import { drivePaths, ownTickets, pagePath } from './data/calls.ts';
import { useListing } from './data/useListing.ts';
import { sharedColumns } from './list/columns.tsx';
import { SearchBar, sharedOrders } from './SearchBar.tsx';

/** Items shared with the caller by name. */
export function SharedView() {
  const { q, sort, set, go } = useDriveAddress();
  const query = { q, sort };
  const listing = useListing<SharedWithMeReply>({
    key: `shared ${JSON.stringify(query)}`,
    page: (number) => get<SharedWithMeReply>(pagePath(drivePaths.sharedWithMe, query, number)),
  });
  const columns = useMemo(() => sharedColumns(false), []);
  const crumbs = [{ id: '', name: t('Shared') }];
  return (
    <Browser
      place="drive"
      listing={listing}
      label={t('Shared')}
      columns={columns}
      sort={sort}
      onSort={(next) => set({ sort: next })}
      tickets={ownTickets}
      crumbs={crumbs}
      onFolder={(folder) => go({ folder })}
      failed={t('Failed to load shared files')}
      orders={sharedOrders()}
      search={<SearchBar q={q} onSearch={(next) => set({ q: next })} />}
      empty={
        <EmptyState
          icon="share"
          title={q ? t('No matches for this search.') : t('Nothing is shared with you yet')}
        >
          {!q && <p>{t('Files and folders others share with you by e-mail appear here.')}</p>}
        </EmptyState>
      }
    />
  );
}
