import { chakra } from '@chakra-ui/react';
import { t } from '../i18n/t.ts';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Select } from '../ui/Select.tsx';

/** Search of a place and, where columns have no heads to press, the order. */
export function SearchBar(props: {
  q: string;
  onSearch: (q: string) => void;
  sort: string;
  onSort: (sort: string) => void;
  /** Sorting by a choice: tiles and narrow screens. */
  choice?: readonly { value: string; label: string }[];
}) {
  return (
    <>
      <SearchBox value={props.q} onValue={props.onSearch} label={t('Search by name')} />
      {props.choice && (
        <chakra.div width="11rem" minWidth="6rem" flexShrink="1">
          <Select
            aria-label={t('Sort')}
            value={props.sort}
            onValue={props.onSort}
            options={[...props.choice]}
          />
        </chakra.div>
      )}
    </>
  );
}

/** The orders of a folder. */
export const folderOrders = () => [
  { value: '', label: t('By name') },
  { value: '-modified', label: t('Newest first') },
  { value: 'modified', label: t('Oldest first') },
  { value: '-size', label: t('Largest first') },
  { value: 'extension', label: t('By type') },
];
