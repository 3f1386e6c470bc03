import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { Crumb, DriveItem } from '../../shared/drive/calls.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { ContextMenu, type MenuItem } from '../ui/dialogs/Menu.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { actionsFor, menuOf, type Place } from './actions.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Details } from './Details.tsx';
import { DropRegion } from './DropRegion.tsx';
import type { Tickets } from './data/calls.ts';
import { useHeld } from './data/clipboard.ts';
import { pasteHeld } from './data/operations.ts';
import { setDrivePrefs, useDrivePrefs } from './data/prefs.ts';
import type { ItemPage } from './data/readRest.ts';
import type { Listing } from './data/useListing.ts';
import type { ItemColumn } from './list/columns.tsx';
import { ItemList } from './list/ItemList.tsx';
import { nothingChosen } from './list/selection.ts';
import { Overlays } from './Overlays.tsx';
import type { Order } from './SearchBar.tsx';
import { fileCommandOf } from './shortcuts.ts';
import { ToolBar } from './ToolBar.tsx';
import { useDropping } from './useDropping.ts';
import { useItemActs } from './useItemActs.ts';
import { useTrail } from './useTrail.ts';

interface Props<I extends DriveItem> {
  place: Place;
  listing: Listing<ItemPage & { items: I[] }>;
  label: string;
  columns: readonly ItemColumn<I>[];
  sort: string;
  onSort: (sort: string) => void;
  tickets: Tickets;
  crumbs: readonly Crumb[];
  /** Opens a folder or a step of the path. */
  onFolder: (id: string) => void;
  /** The current folder if it is writable; else absent. */
  into?: string | undefined;
  /** Handles files dropped or pasted here, or on the given folder. */
  onFiles?: ((data: DataTransfer, folder: string) => void) | undefined;
  /** Context menu of the empty area. */
  spotMenu?: readonly MenuItem[];
  search: ReactNode;
  orders: readonly Order[];
  /** Buttons to create and upload. */
  add?: ReactNode;
  empty: ReactNode;
  failed: string;
}

/** Files and folders of one place with all their actions, by mouse, touch and keyboard. */
export function Browser<I extends DriveItem>(props: Props<I>) {
  const { place, listing, tickets, crumbs, onFolder, into } = props;
  const { items, reload } = listing;
  const { view, details } = useDrivePrefs();
  const held = useHeld();
  const { selection, setSelection, goTo } = useTrail(items, crumbs, onFolder);
  const [menu, setMenu] = useState<{ x: number; y: number; spot?: boolean } | null>(null);
  const chosen = useMemo(
    () => items.filter((item) => selection.chosen.has(item.id)),
    [items, selection.chosen],
  );
  const cut = useMemo(() => new Set(held?.mode === 'move' ? held.items.map((item) => item.id) : []), [held]);
  const acts = useItemActs({ place, listing, tickets, chosen, onFolder });

  const onKeyDown = (e: KeyboardEvent) => {
    if (/^(INPUT|TEXTAREA|SELECT)$/.test((e.target as HTMLElement).tagName)) return;
    if ((e.target as HTMLElement).closest('[role=menu], dialog')) return;
    const command = fileCommandOf(e, place);
    if (command === undefined) return;
    if (command === 'paste') {
      if (!held || into === undefined) return;
      void pasteHeld(into, reload);
    } else if (command === 'up') {
      if (crumbs.length < 2) return;
      goTo(crumbs.at(-2)!.id);
    } else {
      if (!acts.may(command)) return;
      acts.run(command);
    }
    e.preventDefault();
  };
  const { dropInto, takeFiles, rows } = useDropping({ into, onFiles: props.onFiles, chosen, reload });
  const said = selection.chosen.size
    ? tn(selection.chosen.size, '{count} item selected', '{count} items selected')
    : listing.first
      ? tn(listing.total, '{count} item', '{count} items')
      : '';
  const showDetails = details && place === 'drive';
  return (
    <>
      <ToolBar
        place={place}
        chosen={chosen}
        run={acts.run}
        onClear={() => setSelection(nothingChosen)}
        add={props.add}
        orders={props.orders}
        sort={props.sort || props.orders[0]!.value}
        onSort={props.onSort}
      >
        {props.search}
      </ToolBar>
      {crumbs.length > 1 && (
        <chakra.div mb="1">
          <Breadcrumbs crumbs={crumbs} onGo={goTo} onDrop={into === undefined ? undefined : dropInto} />
        </chakra.div>
      )}
      <chakra.div
        display="grid"
        gap="5"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: showDetails ? 'minmax(0, 1fr) 19rem' : 'minmax(0, 1fr)',
        }}
      >
        <DropRegion
          name={crumbs.at(-1)?.name ?? ''}
          onFiles={takeFiles}
          onKeyDown={onKeyDown}
          onMenu={(e) => {
            if (e.defaultPrevented || !props.spotMenu?.length) return;
            e.preventDefault();
            setMenu({ x: e.clientX, y: e.clientY, spot: true });
          }}
        >
          {listing.error && !listing.first ? (
            <LoadError error={listing.error} fallback={props.failed} onRetry={() => void reload()} />
          ) : listing.first && items.length === 0 ? (
            props.empty
          ) : (
            <>
              <ItemList
                items={items}
                label={props.label}
                view={view}
                columns={props.columns}
                sort={props.sort || props.orders[0]!.value}
                onSort={props.onSort}
                selection={selection}
                onSelection={setSelection}
                onOpen={acts.open}
                onMenu={setMenu}
                cut={cut}
                {...rows}
              />
              <Loading listing={listing} />
            </>
          )}
        </DropRegion>
        {showDetails && (
          <chakra.div display={{ base: 'none', lg: 'block' }} minWidth="0">
            <Details items={chosen} onClose={() => setDrivePrefs({ details: false })} />
          </chakra.div>
        )}
      </chakra.div>
      <p className="sr-only" role="status">
        {said}
      </p>
      {menu && (
        <ContextMenu
          at={menu}
          label={t('Actions')}
          onClose={() => setMenu(null)}
          items={menu.spot ? props.spotMenu! : menuOf(actionsFor(place, chosen), acts.run)}
        />
      )}
      <Overlays
        opened={acts.opened}
        onOpened={acts.setOpened}
        items={items}
        chosen={chosen}
        tickets={tickets}
        reload={reload}
      />
    </>
  );
}

/** Placeholder for the part of a long list still loading. */
function Loading({ listing }: { listing: Listing<ItemPage> }) {
  return (
    <>
      {!listing.first && <Skeleton lines={8} height="28px" gap="18px" />}
      {listing.more && (
        <chakra.p color="fg.muted" fontSize="sm" py="2" className="num">
          {t('{count} of {total} loaded', {
            count: formatCount(listing.items.length),
            total: formatCount(listing.total),
          })}
        </chakra.p>
      )}
    </>
  );
}
