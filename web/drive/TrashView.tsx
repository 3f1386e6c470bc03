import { useMemo } from 'react';
import type { TrashReply } from '../../shared/drive/calls.ts';
import { get } from '../data/http.ts';
import { bytes } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Row } from '../ui/base/layout.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { Browser } from './Browser.tsx';
import { useDriveAddress } from './data/address.ts';
import { drivePaths, ownTickets, pagePath } from './data/calls.ts';
import { emptyTrash } from './data/operations.ts';
import { useListing } from './data/useListing.ts';
import { trashColumns } from './list/columns.tsx';
import { SearchBar, trashOrders } from './SearchBar.tsx';

/** Items deleted in the last 30 days. */
export function TrashView({ onUsage }: { onUsage: () => void }) {
  const { q, sort, set } = useDriveAddress();
  const query = { q, sort: sort || '-deleted_at' };
  const listing = useListing<TrashReply>({
    key: `trash ${JSON.stringify(query)}`,
    page: (number) => get<TrashReply>(pagePath(drivePaths.trash, query, number)),
  });
  const reload = async () => {
    onUsage();
    await listing.reload();
  };
  const columns = useMemo(trashColumns, []);
  const crumbs = [{ id: '', name: t('Trash') }];
  return (
    <>
      <Row justifyContent="space-between" mb="1">
        <Note>
          {t('Deleted items stay here for 30 days.')}{' '}
          {listing.first && listing.first.bytes > 0 && (
            <span className="num">{t('{size} in total.', { size: bytes(listing.first.bytes) })}</span>
          )}
        </Note>
        <Button icon="trash" disabled={listing.total === 0} onClick={() => void emptyTrash(reload)}>
          {t('Empty trash')}
        </Button>
      </Row>
      <Browser
        place="trash"
        listing={{ ...listing, reload }}
        label={t('Trash')}
        columns={columns}
        sort={query.sort}
        onSort={(next) => set({ sort: next })}
        tickets={ownTickets}
        crumbs={crumbs}
        onFolder={() => undefined}
        failed={t('Failed to load files')}
        orders={trashOrders()}
        search={<SearchBar q={q} onSearch={(next) => set({ q: next })} />}
        empty={
          <EmptyState icon="trash" title={q ? t('No matches for this search.') : t('The trash is empty')} />
        }
      />
    </>
  );
}
