import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef } from 'react';
import type { DriveItem, ListReply } from '../../shared/drive/calls.ts';
import { get } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Row } from '../ui/layout.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { Browser } from './Browser.tsx';
import { useDriveAddress } from './data/address.ts';
import { drivePaths, ownTickets, pagePath, type Usage } from './data/calls.ts';
import { hold, useHeld } from './data/clipboard.ts';
import { namesOf, pasteHeld } from './data/operations.ts';
import { useListing } from './data/useListing.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { ownColumns, sharedColumns } from './list/columns.tsx';
import { folderOrders, SearchBar } from './SearchBar.tsx';
import { addPicked } from './uploads/add.ts';
import { onArrival } from './uploads/engine.ts';
import { type Picking, pickedByDrop, pickedByInput } from './uploads/walk.ts';

interface Props {
  usage: Usage | undefined;
  onUsage: () => void;
  onNewFolder: (folderId: string, done: (item: DriveItem) => void) => void;
  /** Where the way begins when the folder belongs to somebody else. */
  shared?: boolean;
}

/** A folder of the drive, or one somebody shared; what may be done follows from the permission. */
export function FilesView({ usage, onUsage, onNewFolder, shared = false }: Props) {
  const address = useDriveAddress();
  const { folder, q, sort, entity, year, set, go } = address;
  const held = useHeld();
  const filesInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
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
  const latest = useRef(reload);
  latest.current = reload;
  // Files arrive one after the other: the list follows at most twice a second.
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

  const upload = (picking: Picking, into: string) => void addPicked(picking, into, usage);
  const crumbs = useMemo(() => {
    const way = reply?.breadcrumbs ?? [];
    const top = { id: '', name: shared ? t('Shared') : t('My Drive') };
    return [top, ...way.filter((c) => c.id !== '')];
  }, [reply, shared]);
  const newFolder = () =>
    onNewFolder(folder, () => {
      void reload();
    });
  const adding: MenuItem[] = mayPut
    ? [
        { kind: 'action', label: t('Upload files'), icon: 'upload', run: () => filesInput.current?.click() },
        {
          kind: 'action',
          label: t('Upload a folder'),
          icon: 'folder',
          run: () => folderInput.current?.click(),
        },
      ]
    : [];
  const spotMenu: MenuItem[] = mayPut
    ? [
        { kind: 'action', label: t('New folder'), icon: 'plus', run: newFolder },
        ...adding,
        ...(held
          ? [
              { kind: 'line' as const },
              {
                kind: 'action' as const,
                label: t('Paste'),
                icon: 'paste' as const,
                shortcut: 'Ctrl+V',
                run: () => void pasteHeld(folder, reload),
              },
            ]
          : []),
      ]
    : [];
  const columns = useMemo(() => (shared ? sharedColumns(true) : ownColumns()), [shared]);
  const take = (list: FileList | null) => {
    if (list && list.length > 0) upload(pickedByInput(list), folder);
  };
  return (
    <>
      {held && (
        <Row mb="1" gap="2" flexWrap="nowrap" data-no-print>
          <Button
            icon="paste"
            look="primary"
            disabled={!mayPut}
            onClick={() => void pasteHeld(folder, reload)}
          >
            {t('Paste')}
          </Button>
          <chakra.span
            color="fg.muted"
            fontSize="sm"
            minWidth="0"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {held.mode === 'copy'
              ? t('Copying {name}', { name: namesOf(held.items) })
              : t('Moving {name}', { name: namesOf(held.items) })}
          </chakra.span>
          <IconButton icon="close" label={t('Do not paste')} onClick={() => hold(null)} />
        </Row>
      )}
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
        spotMenu={spotMenu}
        failed={shared ? t('Failed to load shared files') : t('Failed to load files')}
        search={
          <>
            <SearchBar q={q} onSearch={(next) => set({ q: next })} />
            {!shared && <FilterMenu />}
          </>
        }
        orders={folderOrders()}
        add={
          <>
            <chakra.span hideBelow="md">
              <Button icon="plus" disabled={!mayPut} onClick={newFolder}>
                {t('New folder')}
              </Button>
            </chakra.span>
            <Menu
              label={t('Upload')}
              items={[
                { kind: 'action', label: t('New folder'), icon: 'plus', run: newFolder },
                { kind: 'line' },
                ...adding,
              ]}
              trigger={(props) => (
                <Button
                  look="primary"
                  icon="upload"
                  disabled={!mayPut}
                  aria-label={t('Upload or new folder')}
                  {...props}
                >
                  <chakra.span hideBelow="md">{t('Upload')}</chakra.span>
                </Button>
              )}
            />
          </>
        }
        empty={
          searching ? (
            <EmptyState
              icon="search"
              title={t('Nothing matches this search.')}
              actions={
                <Button onClick={() => set({ q: '', entity: '', year: '' })}>
                  {t('Clear search and filters')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon="folder"
              title={t('This folder is empty')}
              actions={
                mayPut && (
                  <Button look="primary" icon="upload" onClick={() => filesInput.current?.click()}>
                    {t('Upload files')}
                  </Button>
                )
              }
            >
              {mayPut && (
                <>
                  <p>{t('Drop files or whole folders here, or paste them.')}</p>
                  {usage && (
                    <p>
                      {t('Maximum file size for your {plan} plan is {label} per upload.', {
                        plan: t(usage.plan),
                        label: usage.maxFileLabel,
                      })}
                    </p>
                  )}
                </>
              )}
            </EmptyState>
          )
        }
      />
      <input
        ref={filesInput}
        type="file"
        multiple
        hidden
        data-picker="files"
        onChange={(e) => {
          take(e.currentTarget.files);
          e.currentTarget.value = '';
        }}
      />
      <input
        ref={folderInput}
        type="file"
        multiple
        hidden
        data-picker="folder"
        // @ts-expect-error React has no name for it; every browser that picks folders does.
        webkitdirectory=""
        onChange={(e) => {
          take(e.currentTarget.files);
          e.currentTarget.value = '';
        }}
      />
    </>
  );
}
