import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { formatCount, t } from '../i18n/t.ts';
import { styled } from '../theme/styled.ts';
import { Row } from '../ui/base/layout.tsx';
import type { BoardState } from './useBoard.ts';
import { burnDown } from './view.ts';

const width = 96;
const height = 22;

/** Points of a falling line over the days of filing, for an SVG. */
const pathOf = (steps: readonly { left: number }[], total: number): string =>
  [{ left: total }, ...steps]
    .map(({ left }, i) => {
      const x = steps.length === 0 ? 0 : (i / steps.length) * width;
      const y = total === 0 ? height : height - (left / total) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');

/** What is due within seven days and how many of it are left; one step filters the board by it. */
export function WeekLine({ board }: { board: BoardState }) {
  const { data, counts, rows, filter, set } = board;
  const asked = data?.columns.find((c) => filter.duty?.includes(c.id)) ?? data?.columns[0];
  const steps = useMemo(() => (asked ? burnDown(rows, asked) : []), [rows, asked]);
  if (!data || !counts) return null;
  const late = Object.values(counts.columns).reduce((sum, c) => sum + c.late, 0);
  const total = asked ? (counts.columns[asked.id]?.total ?? 0) : 0;
  return (
    <Row gap="2" mb="2" fontSize="sm" minHeight="24px">
      <chakra.span color="fg.muted">{t('Due this week')}</chakra.span>
      {counts.week.length === 0 && <chakra.span>{t('nothing')}</chakra.span>}
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
        <chakra.span
          display={{ base: 'none', md: 'inline-flex' }}
          alignItems="center"
          gap="2"
          ml="auto"
          color="fg.muted"
        >
          {t('{duty}: {left} of {total} left', {
            duty: t<string>(asked.label),
            left: formatCount(counts.columns[asked.id]?.left ?? 0),
            total: formatCount(total),
          })}
          <svg width={width} height={height} viewBox={`0 -1 ${width} ${height + 2}`} aria-hidden="true">
            <polyline points={pathOf(steps, total)} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </chakra.span>
      )}
    </Row>
  );
}

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
