import type { ReactNode } from 'react';
import type { List } from '../data/useList.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { SearchBox } from '../ui/fields/SearchBox.tsx';

/** Search, filters and Refresh above an admin list. */
export function ListHead<T>({
  list,
  search,
  children,
}: {
  list: List<T>;
  search: string;
  children?: ReactNode;
}) {
  return (
    <Row mb="3" data-no-print>
      <SearchBox value={list.q} onValue={(q) => list.set({ q })} label={search} />
      {children}
      <IconButton icon="refresh" label={t('Refresh')} onClick={() => void list.reload()} />
    </Row>
  );
}
