import { useEffect, useMemo, useRef } from 'react';
import type { DriveItem, ListReply } from '../../shared/drive/calls.ts';
import { get } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import type { MenuItem } from '../ui/dialogs/Menu.tsx';
import { Browser } from './Browser.tsx';
import { useDriveAddress } from './data/address.ts';
import { drivePaths, ownTickets, pagePath, type Usage } from './data/calls.ts';
import { useHeld } from './data/clipboard.ts';
import { pasteHeld } from './data/operations.ts';
import { useListing } from './data/useListing.ts';
import { AddButtons, EmptyFolder, HeldBar, NothingFound } from './FilesParts.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { ownColumns, sharedColumns } from './list/columns.tsx';
import { folderOrders, SearchBar } from './SearchBar.tsx';
import { addPicked } from './uploads/add.ts';
import { onArrival } from './uploads/engine.ts';
import { useFilePicker } from './uploads/useFilePicker.tsx';
import { type Picking, pickedByDrop } from './uploads/walk.ts';

interface Props {
  usage: Usage | undefined;
  onUsage: () => void;
  onNewFolder: (folderId: string, done: (item: DriveItem) => void) => void;
  /** Root of the path when the folder belongs to someone else. */
  shared?: boolean;
}

/** Reloads the list as uploads arrive, at most twice a second. */
function useArrivals(reload: () => Promise<void>): void {
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = onArrival(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void latest.current();
      }, 500);
    });
    return () => {
      off();
      clearTimeout(timer);
    };
  }, []);
}

/** A folder of the drive or a shared one; the permission decides the actions. */
export function FilesView({ usage, onUsage, onNewFolder, shared = false }: Props) {
  const address = useDriveAddress();
  const { folder, q, sort, entity, year, set, go } = address;
  const held = useHeld();
  const query = { folder_id: folder, q, sort, entity_id: entity, assessment_year: year };
  const listing = useListing<ListReply>({
    key: JSON.stringify(query),
    page: (number) => get<ListReply>(pagePath(drivePaths.list(), query, number)),
  });
  const reply = listing.first;
  const searching = q !== '' || entity !== '' || year !== '';
  const mayPut = reply !== undefined && reply.folder.permission !== 'view' && !searching;
  const reload = async () => {
    onUsage();
    await listing.reload();
  };
  useArrivals(reload);
  const upload = (picking: Picking, into: string) => void addPicked(picking, into, usage);
  const crumbs = useMemo(() => {
    const way = reply?.breadcrumbs ?? [];
    const top = { id: '', name: shared ? t('Shared') : t('My Drive') };
    return [top, ...way.filter((c) => c.id !== '')];
  }, [reply, shared]);
  const newFolder = () => onNewFolder(folder, () => void reload());
  const paste = () => void pasteHeld(folder, reload);
  const picker = useFilePicker((picking) => upload(picking, folder));
  const spotMenu: MenuItem[] = [
    { kind: 'action', label: t('New folder'), icon: 'plus', run: newFolder },
    ...picker.items,
    ...(held
      ? ([
          { kind: 'line' },
          { kind: 'action', label: t('Paste'), icon: 'paste', shortcut: 'Ctrl+V', run: paste },
        ] as const)
      : []),
  ];
  const columns = useMemo(() => (shared ? sharedColumns(true) : ownColumns()), [shared]);
  return (
    <>
      {held && <HeldBar held={held} onPaste={mayPut ? paste : undefined} />}
      <Browser
        place="drive"
        listing={{ ...listing, reload }}
        label={crumbs.at(-1)!.name}
        columns={columns}
        sort={sort}
        onSort={(next) => set({ sort: next })}
        tickets={ownTickets}
        crumbs={crumbs}
        onFolder={(id) => go({ folder: id })}
        into={mayPut ? folder : undefined}
        onFiles={
          mayPut
            ? (data, into) => void pickedByDrop(data).then((picking) => upload(picking, into))
            : undefined
        }
        spotMenu={mayPut ? spotMenu : []}
        failed={shared ? t('Failed to load shared files') : t('Failed to load files')}
        search={
          <>
            <SearchBar q={q} onSearch={(next) => set({ q: next })} />
            {!shared && <FilterMenu />}
          </>
        }
        orders={folderOrders()}
        add={<AddButtons disabled={!mayPut} onNewFolder={newFolder} adding={mayPut ? picker.items : []} />}
        empty={
          searching ? (
            <NothingFound onClear={() => set({ q: '', entity: '', year: '' })} />
          ) : (
            <EmptyFolder mayPut={mayPut} usage={usage} onUpload={picker.pickFiles} />
          )
        }
      />
      {picker.inputs}
    </>
  );
}
