import type { DriveItem } from '../../../shared/drive/calls.ts';
import { bytes, day } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { kindLooks, kindOf } from '../data/kinds.ts';

/** A column beside the name. `sort` is the server's field. */
export interface ItemColumn<I extends DriveItem = DriveItem> {
  id: string;
  label: string;
  width: string;
  sort?: string;
  right?: boolean;
  cell: (item: I) => string;
}

/** Display name of a kind of item. */
export const kindLabel = (item: DriveItem): string =>
  t(kindLooks[item.type === 'folder' ? 'folder' : kindOf(item.name)].label);

/** Size of a file; not shown for folders. */
export const sizeText = (item: DriveItem): string => (item.type === 'folder' ? '—' : bytes(item.size));

/** Client and year of a document; '' when none. */
const attachedText = (item: DriveItem): string =>
  [item.entity_name, item.assessment_year].filter(Boolean).join(' · ');

const size = (): ItemColumn => ({
  id: 'size',
  label: t('Size'),
  width: '6.5rem',
  sort: 'size',
  right: true,
  cell: sizeText,
});

/** My Drive: client and year, size, date changed. */
export const ownColumns = (): ItemColumn[] => [
  { id: 'client', label: t('Client and year'), width: 'minmax(6rem, 1fr)', cell: attachedText },
  size(),
  {
    id: 'modified',
    label: t('Modified'),
    width: '7rem',
    sort: 'modified',
    right: true,
    cell: (item) => day(item.modified),
  },
];

/** Shared items: owner. Only folders can be sorted by size. */
export const sharedColumns = (inFolder: boolean): ItemColumn[] => [
  { id: 'owner', label: t('Owner'), width: 'minmax(6rem, 1fr)', cell: (item) => item.owner_name },
  inFolder ? size() : { id: 'size', label: t('Size'), width: '6.5rem', right: true, cell: sizeText },
  {
    id: 'modified',
    label: t('Modified'),
    width: '7rem',
    sort: 'modified',
    right: true,
    cell: (item) => day(item.modified),
  },
];

/** An item in the trash. */
type TrashItem = DriveItem & { deleted_at: string; goes_at: string; from_path: string };

/** The trash: original place, deletion date, date of permanent deletion. */
export const trashColumns = (): ItemColumn<TrashItem>[] => [
  {
    id: 'from',
    label: t('Was in'),
    width: 'minmax(6rem, 1fr)',
    cell: (item) => item.from_path || '/',
  },
  size(),
  {
    id: 'deleted',
    label: t('Deleted'),
    width: '7rem',
    sort: 'deleted_at',
    right: true,
    cell: (item) => day(item.deleted_at),
  },
  {
    id: 'goes',
    label: t('Deleted permanently'),
    width: '9rem',
    right: true,
    cell: (item) => day(item.goes_at),
  },
];
