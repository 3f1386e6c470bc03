import { chakra } from '@chakra-ui/react';
import { t } from '../i18n/t.ts';
import { SearchBox } from '../ui/fields/SearchBox.tsx';

/** Search field of a place; fills the bar. */
export function SearchBar({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  return (
    <chakra.div display="flex" flex="1" minWidth="0" css={{ '& > div': { minWidth: '5rem' } }}>
      <SearchBox value={q} onValue={onSearch} label={t('Search by name')} />
    </chakra.div>
  );
}

/** A sort order. */
export interface Order {
  value: string;
  label: string;
}

/** Sort orders of a folder. */
export const folderOrders = (): Order[] => [
  { value: 'name', label: t('By name') },
  { value: '-modified', label: t('Newest first') },
  { value: 'modified', label: t('Oldest first') },
  { value: '-size', label: t('Largest first') },
  { value: 'extension', label: t('By type') },
];

/** Sort orders of shared items. */
export const sharedOrders = (): Order[] => [
  { value: '-shared_at', label: t('Shared last first') },
  { value: 'name', label: t('By name') },
  { value: '-modified', label: t('Newest first') },
];

/** Sort orders of the trash. */
export const trashOrders = (): Order[] => [
  { value: '-deleted_at', label: t('Deleted last first') },
  { value: 'name', label: t('By name') },
  { value: '-size', label: t('Largest first') },
];
