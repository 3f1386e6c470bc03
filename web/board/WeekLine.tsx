import { useDeferredValue, useMemo } from 'react';
import { formatCount, t } from '../i18n/t.ts';
import { styled } from '../theme/styled.ts';
import type { BoardState } from './useBoard.ts';
import { burnDown } from './view.ts';

const width = 96;
const height = 22;

const noRows: BoardState['rows'] = [];

/** SVG path of the burn-down line over the days of filing. */
const pathOf = (steps: readonly { left: number }[], total: number): string =>
  [{ left: total }, ...steps]
    .map(({ left }, i) => {
      const x = steps.length === 0 ? 0 : (i / steps.length) * width;
      const y = total === 0 ? height : height - (left / total) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');

/** Number due within seven days and still open; clicking filters the board. */
export function WeekLine({ board }: { board: BoardState }) {
  const { data, counts, rows, filter, set } = board;
  const asked = data?.columns.find((c) => filter.duty?.includes(c.id)) ?? data?.columns[0];
  // Rendered after the figures, which do not wait for it.
  const drawn = useDeferredValue(rows, noRows);
  const steps = useMemo(() => (asked ? burnDown(drawn, asked) : []), [drawn, asked]);
  if (!data || !counts) return null;
  const late = Object.values(counts.columns).reduce((sum, c) => sum + c.late, 0);
  const total = asked ? (counts.columns[asked.id]?.total ?? 0) : 0;
  return (
    <Line>
      <span data-muted="">{t('Due this week')}</span>
      {counts.week.length === 0 && <span>{t('nothing')}</span>}
      {counts.week.map(({ column, due, left }) => (
        <FilterButton
          key={column}
          type="button"
          aria-pressed={filter.due?.includes('week') && filter.duty?.includes(column)}
          onClick={() =>
            set({
              filter:
                filter.due?.includes('week') && filter.duty?.includes(column)
                  ? {}
                  : { duty: [column], due: ['week'] },
            })
          }
        >
          {t('{duty}: {left} of {total} left', {
            duty: t<string>(column),
            left: formatCount(left),
            total: formatCount(due),
          })}
        </FilterButton>
      ))}
      {late > 0 && (
        <FilterButton
          type="button"
          data-late
          aria-pressed={filter.state?.includes('late') ?? false}
          onClick={() => set({ filter: filter.state?.includes('late') ? {} : { state: ['late'] } })}
        >
          {t('{count} late', { count: formatCount(late) })}
        </FilterButton>
      )}
      {asked && steps.length > 0 && (
        <Falling>
          {t('{duty}: {left} of {total} left', {
            duty: t<string>(asked.label),
            left: formatCount(counts.columns[asked.id]?.left ?? 0),
            total: formatCount(total),
          })}
          <svg width={width} height={height} viewBox={`0 -1 ${width} ${height + 2}`} aria-hidden="true">
            <polyline points={pathOf(steps, total)} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </Falling>
      )}
    </Line>
  );
}

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '2',
    fontSize: 'sm',
    minHeight: '24px',
    '& > [data-muted]': { color: 'fg.muted' },
  },
});

const Falling = styled('span', {
  base: {
    display: { base: 'none', md: 'inline-flex' },
    alignItems: 'center',
    gap: '2',
    ml: 'auto',
    color: 'fg.muted',
  },
});

const FilterButton = styled('button', {
  base: {
    px: '2',
    minHeight: '24px',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'border.strong',
    bg: 'bg.surface',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    _hover: { bg: 'bg.hover' },
    '&[data-late]': { color: 'danger' },
    '&[aria-pressed=true]': { bg: 'bg.selected', borderColor: 'accent' },
  },
});
