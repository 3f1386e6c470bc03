import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import type { List } from '../../data/useList.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Button } from '../base/Button.tsx';
import { useEnter } from '../base/enter.ts';
import { Icon } from '../base/Icon.tsx';
import { Row } from '../base/layout.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { LoadError } from '../states/LoadError.tsx';
import { Skeleton } from '../states/Skeleton.tsx';

/** In narrow containers each row becomes a small card: label left, value right. */
const asCards = {
  '&[data-cards] thead:not(:has(button)), &[data-cards] th:not(:has(button))': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
  '&[data-cards], &[data-cards] tbody, &[data-cards] thead:has(button)': { display: 'block' },
  // Sortable heads are shown in a line above the cards.
  '&[data-cards] thead:has(button) tr': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    position: 'relative',
    px: '3',
    py: '1',
    borderBottom: '1px solid',
    borderColor: 'border',
    '&::before': { content: 'attr(data-label)', fontSize: 'xs', color: 'fg.muted' },
  },
  '&[data-cards] th:has(button)': { p: '0', border: '0' },
  '&[data-cards] :is(tbody, tfoot) tr': {
    display: 'flex',
    flexDirection: 'column',
    py: '2',
    borderBottom: '1px solid',
    borderColor: 'border',
  },
  '&[data-cards] td': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    height: 'auto',
    border: '0',
    py: '1',
    textAlign: 'right',
  },
  '&[data-cards] td::before': {
    content: 'attr(data-label)',
    color: 'fg.muted',
    fontSize: 'sm',
    textAlign: 'left',
    flexShrink: 0,
  },
  '&[data-cards] td[data-main]': { display: 'block', order: '-1', textAlign: 'left', fontSize: 'lg' },
  '&[data-cards] td[data-main]::before, &[data-cards] td[data-plain]::before': { content: 'none' },
  '&[data-cards] td[data-plain]': { justifyContent: 'flex-end' },
} as const;

/** One class for the entire table: cells are plain elements, which keeps a thousand rows fast. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'md',
    '& th': {
      textAlign: 'left',
      fontSize: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      px: '3',
      py: '2',
      borderBottom: '1px solid',
      borderColor: 'border.strong',
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    '& td': {
      px: '3',
      py: '1.5',
      height: 'row',
      borderBottom: '1px solid',
      borderColor: 'border',
      verticalAlign: 'middle',
    },
    // Twenty rows fit an office screen.
    'html[data-density=compact] &': {
      '& td': { py: '0', fontSize: 'sm', lineHeight: '1.3' },
      '& td button': { minHeight: '26px', height: '26px', width: '30px' },
    },
    '& td[data-align=right], & td[data-whole]': { whiteSpace: 'nowrap' },
    '& td[data-main]': { minWidth: '13rem' },
    '& tbody tr:hover': { bg: 'bg.hover' },
    '& [data-align=right]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& .mono': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em', whiteSpace: 'nowrap' },
    '& th button': {
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
      display: 'inline-flex',
      gap: '1',
      minHeight: '24px',
      alignItems: 'center',
    },
    '@media print': {
      fontSize: 'sm',
      '& th, & td': { px: '1.5', height: 'auto' },
      '& td[data-main]': { minWidth: '9rem' },
    },
    // Print is narrow too, but rows stay rows.
    '@media screen and (max-width: 700px)': asCards,
    '@media screen': { '@container (max-width: 620px)': asCards },
  },
});

const Frame = chakra('div', {
  // Contains screen-reader-only text, which would otherwise widen the page.
  base: {
    position: 'relative',
    overflowX: { base: 'auto', _print: 'visible' },
    containerType: 'inline-size',
  },
});

/** Wrapper of a Table: scrolls horizontally, and its width decides whether rows become cards. */
export function TableFrame({ children, ...rest }: { children: ReactNode; 'aria-busy'?: boolean }) {
  return (
    <Frame data-clips {...rest}>
      {children}
    </Frame>
  );
}

/** One column of a list. */
export interface Column<T> {
  id: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** Server sort name; if absent, not sortable. */
  sort?: string;
  align?: 'right';
  /** Dates, numbers and short words, which do not wrap. */
  whole?: boolean;
  /** The row's name: heading of the card on a phone. */
  main?: boolean;
  /** Without a label on a phone (buttons). */
  plain?: boolean;
}

interface Props<T> {
  list: List<T>;
  columns: readonly Column<T>[];
  idOf: (row: T) => string;
  /** Name of the list, for screen readers. */
  label: string;
  /** Shown when there are no rows at all. */
  empty: ReactNode;
  /** Fallback message for failed loading. */
  failed?: string;
}

/** A server-paged table: sortable heads, pagination, loading, error, empty and no-match states. */
export function DataTable<T>({ list, columns, idOf, label, empty, failed }: Props<T>) {
  const { rows, total, error } = list;
  const body = useRef<HTMLTableSectionElement>(null);
  useEnter(body, 'settle', rows?.[0] && idOf(rows[0]));
  if (error && !rows)
    return (
      <LoadError error={error} {...(failed ? { fallback: failed } : {})} onRetry={() => void list.reload()} />
    );
  if (!rows) return <Skeleton lines={8} height="28px" gap="18px" />;
  const filtered = list.q !== '' || Object.values(list.filters).some(Boolean);
  if (rows.length === 0 && list.page > 1)
    return (
      <Row justifyContent="center" py="8">
        <Button onClick={() => list.set({ page: 1 })}>{t('Back to the first page')}</Button>
      </Row>
    );
  if (rows.length === 0 && filtered)
    return (
      <EmptyState
        icon="search"
        title={t('No matches for this search.')}
        actions={
          <Button
            onClick={() =>
              list.set({ q: '', ...Object.fromEntries(Object.keys(list.filters).map((k) => [k, ''])) })
            }
          >
            {t('Clear search and filters')}
          </Button>
        }
      />
    );
  if (rows.length === 0) return <>{empty}</>;
  const sorted = list.sort.replace(/^-/, '');
  const down = list.sort.startsWith('-');
  return (
    <>
      <TableFrame aria-busy={list.refreshing}>
        <Table data-cards aria-label={label}>
          <thead>
            <tr data-label={t('Sort by')}>
              {columns.map((c) => (
                <th
                  key={c.id}
                  scope="col"
                  data-align={c.align}
                  aria-sort={c.sort && sorted === c.sort ? (down ? 'descending' : 'ascending') : undefined}
                >
                  {c.sort ? (
                    <button
                      type="button"
                      onClick={() => list.set({ sort: sorted === c.sort && !down ? `-${c.sort}` : c.sort })}
                    >
                      {c.label}
                      {sorted === c.sort && <Icon name={down ? 'down' : 'up'} size={14} />}
                    </button>
                  ) : c.plain ? (
                    <span className="sr-only">{c.label}</span>
                  ) : (
                    c.label
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row) => (
              <tr key={idOf(row)}>
                {columns.map((c) => (
                  <td
                    key={c.id}
                    data-label={c.label}
                    data-align={c.align}
                    data-main={c.main || undefined}
                    data-whole={c.whole || undefined}
                    data-plain={c.plain || undefined}
                  >
                    {c.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Pager list={list} total={total} shown={rows.length} />
    </>
  );
}

function Pager<T>({ list, total, shown }: { list: List<T>; total: number; shown: number }) {
  const first = (list.page - 1) * list.pageSize + 1;
  const pages = Math.max(1, Math.ceil(total / list.pageSize));
  return (
    <Row
      justifyContent="space-between"
      mt="3"
      color="fg.muted"
      fontSize="sm"
      as="nav"
      aria-label={t('Pages')}
      _print={{ display: 'none' }}
    >
      <span className="num">
        {t('{first}–{last} of {total}', {
          first: formatCount(first),
          last: formatCount(first + shown - 1),
          total: formatCount(total),
        })}
      </span>
      {pages > 1 && (
        <Row>
          <Button
            size="sm"
            icon="left"
            disabled={list.page <= 1}
            onClick={() => list.set({ page: list.page - 1 })}
          >
            {t('Previous')}
          </Button>
          <Button size="sm" disabled={list.page >= pages} onClick={() => list.set({ page: list.page + 1 })}>
            {t('Next')}
            <Icon name="right" />
          </Button>
        </Row>
      )}
    </Row>
  );
}
