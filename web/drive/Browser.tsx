import { chakra } from '@chakra-ui/react';
import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Crumb, DriveItem } from '../../shared/drive/calls.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Icon } from '../ui/Icon.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { ContextMenu, type MenuItem } from '../ui/Menu.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { type ActionId, actionsFor, menuOf, type Place } from './actions.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Details } from './Details.tsx';
import type { Tickets } from './data/calls.ts';
import { useHeld } from './data/clipboard.ts';
import {
  downloadItems,
  pasteHeld,
  purgeItems,
  putInto,
  restoreItems,
  takeItems,
  trashItems,
} from './data/operations.ts';
import { setDrivePrefs, useDrivePrefs } from './data/prefs.ts';
import type { ItemPage, Listing } from './data/useListing.ts';
import { bringsFiles, draggedItems, dragMode, endDrag, mayDropInto, startDrag } from './dragging.ts';
import type { ItemColumn } from './list/columns.tsx';
import { ItemList } from './list/ItemList.tsx';
import { nothingChosen, type Selection } from './list/selection.ts';
import { type Opened, Overlays } from './Overlays.tsx';
import type { Order } from './SearchBar.tsx';
import { ToolBar } from './ToolBar.tsx';

const Region = chakra('div', {
  base: {
    position: 'relative',
    minHeight: '22rem',
    minWidth: '0',
    '&:focus': { outline: 'none' },
    '& .veil': {
      position: 'absolute',
      inset: '0',
      zIndex: '4',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '3',
      border: '2px dashed',
      borderColor: 'accent',
      borderRadius: 'lg',
      bg: 'color-mix(in srgb, var(--ks-colors-accent-subtle) 82%, transparent)',
      color: 'fg',
      fontSize: 'lg',
      fontWeight: 'semibold',
      pointerEvents: 'none',
    },
  },
});

/** Room for the details beside the list; else they open over it. */
const wide = () => window.matchMedia('(min-width: 64rem)').matches;

interface Props<I extends DriveItem> {
  place: Place;
  listing: Listing<ItemPage & { items: I[] }>;
  label: string;
  columns: readonly ItemColumn<I>[];
  sort: string;
  onSort: (sort: string) => void;
  tickets: Tickets;
  crumbs: readonly Crumb[];
  /** Goes into a folder, or to a step of the way. */
  onFolder: (id: string) => void;
  /** The folder shown when something may be put into it; absent: nothing may. */
  into?: string | undefined;
  /** Files dropped or pasted here; where a folder is named, into it. */
  onFiles?: ((data: DataTransfer, folder: string) => void) | undefined;
  /** What the menu of an empty spot offers. */
  spotMenu?: readonly MenuItem[];
  search: ReactNode;
  orders: readonly Order[];
  /** Making and uploading. */
  add?: ReactNode;
  empty: ReactNode;
  failed: string;
}

/** Files and folders of one place with everything that can be done with them, by pointer, finger and keys. */
export function Browser<I extends DriveItem>(props: Props<I>) {
  const { place, listing, tickets, crumbs, onFolder, into } = props;
  const { items, reload } = listing;
  const { view, details } = useDrivePrefs();
  const held = useHeld();
  const [selection, setSelection] = useState<Selection>(nothingChosen);
  const [menu, setMenu] = useState<{ x: number; y: number; spot?: boolean } | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [veil, setVeil] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const here = crumbs.at(-1)?.id ?? '';
  const chosen = useMemo(
    () => items.filter((item) => selection.chosen.has(item.id)),
    [items, selection.chosen],
  );
  const cut = useMemo(() => new Set(held?.mode === 'move' ? held.items.map((item) => item.id) : []), [held]);

  // Going up leaves the keyboard on the folder one came out of.
  const cameFrom = useRef<string | null>(null);
  const before = useRef(here);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    setSelection(nothingChosen);
  }, [here]);
  useEffect(() => {
    const key = cameFrom.current;
    if (key === null || !items.some((item) => item.id === key)) return;
    cameFrom.current = null;
    setSelection({ chosen: new Set([key]), anchor: key, cursor: key });
  }, [items]);
  const goTo = (id: string) => {
    const at = crumbs.findIndex((c) => c.id === id);
    cameFrom.current = at >= 0 ? (crumbs[at + 1]?.id ?? null) : null;
    onFolder(id);
  };

  const open = (item: DriveItem) => {
    if (place === 'trash') return setMenu(null);
    if (item.type === 'folder') onFolder(item.id);
    else setOpened({ kind: 'preview', item });
  };
  const run = async (id: ActionId) => {
    const first = chosen[0];
    if (!first) return;
    switch (id) {
      case 'open':
        return open(first);
      case 'download':
        return downloadItems(chosen, tickets);
      case 'copy':
        return takeItems('copy', chosen);
      case 'cut':
        return takeItems('move', chosen);
      case 'delete':
        return trashItems(chosen, reload, listing.without(selection.chosen));
      case 'restore':
        listing.without(selection.chosen);
        return restoreItems(chosen, reload);
      case 'purge':
        return purgeItems(chosen, reload);
      case 'attach':
        return setOpened({ kind: 'attach', items: chosen });
      case 'details':
        if (wide()) return setDrivePrefs({ details: true });
        return setOpened({ kind: 'details' });
      default:
        return setOpened({ kind: id, item: first });
    }
  };
  const may = (id: ActionId) => actionsFor(place, chosen).some((action) => action.id === id);
  const onKeyDown = (e: KeyboardEvent) => {
    if (/^(INPUT|TEXTAREA|SELECT)$/.test((e.target as HTMLElement).tagName)) return;
    if ((e.target as HTMLElement).closest('[role=menu], dialog')) return;
    const ctrl = e.ctrlKey || e.metaKey;
    const key = e.key.toLowerCase();
    const by: ActionId | undefined =
      e.key === 'Delete'
        ? place === 'trash'
          ? 'purge'
          : 'delete'
        : e.key === 'F2'
          ? 'rename'
          : ctrl && key === 'c'
            ? 'copy'
            : ctrl && key === 'x'
              ? 'cut'
              : undefined;
    if (by && may(by)) {
      e.preventDefault();
      void run(by);
    } else if (ctrl && key === 'v' && held && into !== undefined) {
      e.preventDefault();
      void pasteHeld(into, reload);
    } else if ((e.key === 'Backspace' || (e.altKey && e.key === 'ArrowUp')) && crumbs.length > 1) {
      e.preventDefault();
      goTo(crumbs.at(-2)!.id);
    }
  };
  const dropInto = (folder: string, e: DragEvent) => {
    setVeil(false);
    if (bringsFiles(e)) return props.onFiles?.(e.dataTransfer, folder);
    const moved = draggedItems();
    endDrag();
    void putInto(dragMode(e), moved, folder, reload);
  };
  const files = props.onFiles !== undefined && into !== undefined;
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
        run={(id) => void run(id)}
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
        <Region
          ref={region}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onPaste={(e) => {
            if (!files || e.clipboardData.files.length === 0) return;
            e.preventDefault();
            props.onFiles!(e.clipboardData, into);
          }}
          onContextMenu={(e) => {
            if (e.defaultPrevented || !props.spotMenu?.length) return;
            e.preventDefault();
            setMenu({ x: e.clientX, y: e.clientY, spot: true });
          }}
          onDragOver={(e) => {
            if (!files || !bringsFiles(e)) return;
            e.preventDefault();
            setVeil(true);
          }}
          onDragLeave={(e) => {
            if (!region.current?.contains(e.relatedTarget as Node | null)) setVeil(false);
          }}
          onDrop={(e) => {
            if (!files || !bringsFiles(e)) return;
            e.preventDefault();
            dropInto(into, e);
          }}
          onDragEnd={endDrag}
        >
          {veil && (
            <div className="veil">
              <Icon name="upload" size={28} />
              {t('Drop to upload to {name}', { name: crumbs.at(-1)?.name ?? '' })}
            </div>
          )}
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
                onOpen={open}
                onMenu={setMenu}
                cut={cut}
                {...(into === undefined
                  ? {}
                  : {
                      onDragStart: (e: DragEvent, item: I) =>
                        startDrag(e, selection.chosen.has(item.id) ? chosen : [item]),
                      canDrop: (folder: I, e: DragEvent) =>
                        mayDropInto(folder.id, e) && (!bringsFiles(e) || files),
                      onDrop: (folder: I, e: DragEvent) => dropInto(folder.id, e),
                    })}
              />
              {!listing.first && <Skeleton lines={8} height="28px" gap="18px" />}
              {listing.more && (
                <chakra.p color="fg.muted" fontSize="sm" py="2" className="num">
                  {t('{count} of {total} loaded', {
                    count: formatCount(items.length),
                    total: formatCount(listing.total),
                  })}
                </chakra.p>
              )}
            </>
          )}
        </Region>
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
          items={menu.spot ? props.spotMenu! : menuOf(actionsFor(place, chosen), (id) => void run(id))}
        />
      )}
      <Overlays
        opened={opened}
        onOpened={setOpened}
        items={items}
        chosen={chosen}
        tickets={tickets}
        reload={reload}
      />
    </>
  );
}
