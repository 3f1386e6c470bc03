import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type List, useList } from '../data/useList.ts';
import { dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Heading } from '../ui/base/layout.tsx';
import { Menu, type MenuItem, menuAct } from '../ui/dialogs/Menu.tsx';
import { useUndoableDelete } from '../ui/dialogs/useUndoableDelete.ts';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { type Filter, ListFilters } from '../ui/lists/ListFilters.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ReturnStatus } from './status.tsx';

/** Common fields of all lists of returns. */
interface ListedReturn {
  id: string;
  status: string;
  updated_at: string;
}

interface Props<T> {
  title: string;
  icon: 'itr' | 'gst' | 'tds';
  path: string;
  filters: readonly Filter[];
  /** Client, with the address of its page. */
  ownerOf: (row: T) => string;
  pageOf: (row: T) => string;
  /** Name used when deleting and in actions. */
  nameOf: (row: T) => string;
  /** Path of its API call; restoring is below it. */
  pathOf: (row: T) => string;
  dueOf?: (row: T) => string | undefined;
  /** Columns between name and status, and after it. */
  what: readonly Column<T>[];
  figures?: readonly Column<T>[];
  /** Actions besides opening and deleting. */
  acts?: (row: T, list: List<T>) => MenuItem[];
  empty: { title: string; help: string };
  children?: (list: List<T>) => ReactNode;
}

/** All returns of a kind with their status: search, filter, open, delete and restore. */
export function ReturnList<T extends ListedReturn>(props: Props<T>) {
  const { title, filters, nameOf, pathOf, pageOf } = props;
  const list = useList<T>(props.path, {
    field: 'returns',
    filters: filters.map((f) => f.name),
    sort: '-updated_at',
  });
  const remove = useUndoableDelete<T>({
    list,
    idOf: (r) => r.id,
    nameOf,
    deletePath: pathOf,
    restorePath: (r) => `${pathOf(r)}/restore`,
    failed: t('The return could not be deleted.'),
  });
  const actions = (r: T): MenuItem[] => [
    { kind: 'link', label: t('Open'), icon: 'edit', to: pageOf(r) },
    ...(props.acts?.(r, list) ?? []),
    ...(r.status === 'filed' ? [] : [menuAct('trash', t('Delete'), () => remove(r), true)]),
  ];
  return (
    <section aria-labelledby="all-returns">
      <Heading id="all-returns">{title}</Heading>
      <ListFilters list={list} search={t('Search returns by name')} filters={filters} />
      <DataTable
        list={list}
        label={title}
        idOf={(r) => r.id}
        failed={t('The returns could not be loaded.')}
        columns={[
          {
            id: 'name',
            label: t('Name'),
            main: true,
            cell: (r) => <Link to={pageOf(r)}>{props.ownerOf(r) || t('(no name)')}</Link>,
          },
          ...props.what,
          {
            id: 'status',
            label: t('Status'),
            sort: 'status',
            cell: (r) => <ReturnStatus status={r.status} due={props.dueOf?.(r)} />,
          },
          ...(props.figures ?? []),
          {
            id: 'changed',
            label: t('Changed'),
            sort: 'updated_at',
            whole: true,
            cell: (r) => dayTime(r.updated_at),
          },
          {
            id: 'actions',
            label: t('Actions'),
            plain: true,
            cell: (r) => (
              <Menu
                label={t('Actions for {name}', { name: nameOf(r) })}
                items={actions(r)}
                trigger={(trigger) => (
                  <IconButton label={t('Actions for {name}', { name: nameOf(r) })} icon="dots" {...trigger} />
                )}
              />
            ),
          },
        ]}
        empty={
          <EmptyState icon={props.icon} title={props.empty.title}>
            {props.empty.help}
          </EmptyState>
        }
      />
      {props.children?.(list)}
    </section>
  );
}
