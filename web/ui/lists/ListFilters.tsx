import type { ReactNode } from 'react';
import type { List } from '../../data/useList.ts';
import { t } from '../../i18n/t.ts';
import { Box, Row } from '../base/layout.tsx';
import { SearchBox } from '../fields/SearchBox.tsx';
import { Select } from '../fields/Select.tsx';

/** A filter of a list: its query parameter, label (marked texts) and options. */
export interface Filter {
  name: string;
  label: string;
  all: string;
  options: () => { value: string; label: string }[];
}

/** Options that are their own labels. */
export const same = (values: readonly string[]) => () => values.map((value) => ({ value, label: value }));

/** Search and filters above a list, with their state in the address. */
export function ListFilters<T>({
  list,
  search,
  filters,
  children,
}: {
  list: List<T>;
  /** What the search covers. */
  search: string;
  filters: readonly Filter[];
  children?: ReactNode;
}) {
  return (
    <Row mb="3" data-no-print>
      <SearchBox value={list.q} onValue={(q) => list.set({ q })} label={search} />
      {filters.map((f) => (
        // Fits its options next to the arrow.
        <Box key={f.name} minWidth="9.5rem" flex={{ base: '1', md: '0 1 auto' }}>
          <Select
            aria-label={t(f.label)}
            value={list.filters[f.name] ?? ''}
            onValue={(value) => list.set({ [f.name]: value })}
            placeholder={t(f.all)}
            options={f.options()}
          />
        </Box>
      ))}
      {children}
    </Row>
  );
}
