import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { IsoDate } from '../../shared/dates.ts';
import type { BoardColumn, BoardCounts } from '../../shared/duties/board.ts';
import { dutyStates, isDutyState, stateLooks } from '../../shared/duties/states.ts';
import { day } from '../i18n/format.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { useKeyBar } from '../theme/preferences.ts';
import { styled } from '../theme/styled.ts';
import { Bar } from '../ui/states/Skeleton.tsx';
import { chipColours } from '../ui/states/StatusChip.tsx';
import { ClientLine, Part, titleOf } from './BoardLine.tsx';
import { iconMask, iconPicture } from './icons.ts';
import {
  type Cursor,
  cellsIn,
  type Grouping,
  type Line,
  mostUrgent,
  moved,
  placeOf,
  slotsFor,
  windowOf,
} from './view.ts';

/** Row height in pixels: twenty clients fit a screen of 768. */
const lineHeight = 26;

const Frame = styled('div', {
  base: {
    position: 'relative',
    overflow: 'auto',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'bg.surface',
    outlineOffset: '-2px',
    fontSize: 'sm',
    '& [role=row]': {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      minWidth: 'var(--least)',
      width: 'full',
    },
    // CSS containment: the browser lays out and paints only the rows that changed.
    '& [data-line]': {
      height: `${lineHeight}px`,
      borderBottom: '1px solid',
      borderColor: 'border',
      contain: 'layout paint style',
    },
    // Rows are positioned absolutely, so that a row scrolled out can be reused for one scrolled in.
    '& [data-placed]': { position: 'absolute', top: '0', left: '0' },
    '& [data-line]:hover': { bg: 'bg.hover' },
    '& [role=gridcell], & [role=rowheader]': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      px: '2',
      minWidth: '0',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
    '& [role=rowheader]': {
      position: 'sticky',
      left: '0',
      bg: 'bg.surface',
      borderRight: '1px solid',
      borderColor: 'border',
      fontWeight: 'medium',
      zIndex: '1',
    },
    '& [data-line]:hover [role=rowheader]': { bg: 'bg.hover' },
    '& [data-selected] , & [data-selected] [role=rowheader]': { bg: 'bg.selected' },
    '&:focus-visible [data-here]': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
    '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& [data-group]': {
      display: 'flex',
      alignItems: 'center',
      px: '2',
      height: `${lineHeight}px`,
      bg: 'bg.subtle',
      fontWeight: 'semibold',
      borderBottom: '1px solid',
      borderColor: 'border',
    },
    '& [data-select]': {
      flexShrink: '0',
      width: '14px',
      height: '14px',
      border: '1px solid',
      borderColor: 'border.strong',
      borderRadius: '3px',
      bg: 'bg.surface',
      cursor: 'pointer',
      '&[aria-checked=true]': { bg: 'accent', borderColor: 'accent' },
    },
    // The marks of the eight states.
    '& [data-state]::before, & [data-select][aria-checked=true]::before': {
      content: '""',
      display: 'block',
      flexShrink: '0',
      width: '13px',
      height: '13px',
      backgroundPosition: 'center',
      backgroundSize: 'contain',
      backgroundRepeat: 'no-repeat',
      printColorAdjust: 'exact',
    },
    '& [data-select][aria-checked=true]::before': {
      bg: 'accent.fg',
      width: '12px',
      height: '12px',
      mask: iconMask('check'),
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'CanvasText' },
    },
    ...Object.fromEntries(
      dutyStates.map((state) => [
        `& [data-state=${state}]::before`,
        iconPicture(stateLooks[state].icon, chipColours[stateLooks[state].tone]),
      ]),
    ),
    '& [data-own-day]': { color: 'fg.muted', fontSize: 'xs', fontVariantNumeric: 'tabular-nums' },
  },
});

const Head = styled('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    bg: 'bg.surface',
    borderBottom: '1px solid',
    borderColor: 'border.strong',
    '& [role=columnheader]': {
      px: '2',
      py: '1',
      fontSize: 'xs',
      lineHeight: '1.35',
      overflow: 'hidden',
      textAlign: 'left',
      minWidth: '0',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [role=columnheader]:first-of-type': { position: 'sticky', left: '0', bg: 'bg.surface' },
    // The number of late returns is never truncated; long form names are.
    '& b': { display: 'flex', gap: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
    '& b > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& i': { fontStyle: 'normal', color: 'fg.muted' },
    '& em': { flexShrink: '0', fontStyle: 'normal', fontSize: 'xs', color: 'danger', fontWeight: 'medium' },
  },
});

/** Heading of a group of clients. */
const groupName = (id: string, by: Grouping | ''): string => {
  if (by === 'due') return id ? t('Due {day}', { day: day(id) }) : t('All filed');
  if (by === 'group' && !id) return t('No group');
  return by === 'state' && isDutyState(id) ? t(stateLooks[id].word) : t<string>(id);
};

/** Column sizes of a grid that starts at this offset and extends to the bottom of the page. */
const sizes = (width: number, top: number, foot = '0.75rem') => ({
  ['--columns' as string]: `minmax(12rem, 1.6fr) repeat(${width}, minmax(8.6rem, 1fr))`,
  ['--least' as string]: `${12 + width * 8.6}rem`,
  height: `calc(100dvh - ${top}px - ${foot})`,
  minHeight: '16rem',
});

interface Props {
  label: string;
  lines: readonly Line[];
  group: Grouping | '';
  columns: readonly BoardColumn[];
  counts: BoardCounts;
  usual: ReadonlyMap<string, IsoDate>;
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
}

/** Columns with their usual due date, number open and number late. */
const HeadRow = memo(function HeadRow({
  columns,
  counts,
  usual,
  papers,
  all,
  onAll,
}: Pick<Props, 'columns' | 'counts' | 'usual'> & {
  papers: number | undefined;
  all: boolean;
  onAll: (on: boolean) => void;
}) {
  return (
    <Part role="row" aria-rowindex={1}>
      <Part role="columnheader">
        <b>
          <input
            type="checkbox"
            aria-label={t('Select all')}
            checked={all}
            onChange={(e) => onAll(e.currentTarget.checked)}
          />{' '}
          {t('Client')}
        </b>
        <i>{formatCount(counts.clients)}</i>
      </Part>
      {columns.map((c) => {
        const sums = counts.columns[c.id]!;
        return (
          <Part key={c.id} role="columnheader">
            <b>
              <span title={t<string>(c.label)}>{t<string>(c.label)}</span>{' '}
              {sums.late > 0 && <em>{t('{count} late', { count: formatCount(sums.late) })}</em>}
            </b>
            <i>{day(usual.get(c.id) ?? '').slice(0, 5)}</i> ·{' '}
            <i>
              {formatCount(sums.left)}/{formatCount(sums.total)}
            </i>
            <span className="sr-only">
              {t('{left} of {total} left', {
                left: formatCount(sums.left),
                total: formatCount(sums.total),
              })}
            </span>
          </Part>
        );
      })}
      {papers !== undefined && (
        <Part role="columnheader">
          <b>{t('Unexplained')}</b>
          <i>{tn(papers, '{count} client', '{count} clients')}</i>
        </Part>
      )}
    </Part>
  );
});

/** Last known offset of a grid, so that the next one has its height before it is measured. */
let lastTop = 200;

/** The visible rows and the grid's offset; `look` is called after scrolling. */
function useWindow(frame: RefObject<HTMLDivElement | null>, count: number) {
  /** Offset of the grid; it extends from there to the bottom of the screen. */
  const [top, setTop] = useState(lastTop);
  // Renders visible rows first; the spare rows follow after the first paint.
  const [range, setRange] = useState<[number, number]>(() => [
    0,
    Math.ceil((window.innerHeight - lastTop) / lineHeight),
  ]);
  const look = () => {
    const box = frame.current;
    if (!box) return;
    const [from, to] = windowOf(box.scrollTop, box.clientHeight, lineHeight, Number.POSITIVE_INFINITY);
    setRange((now) => (now[0] === from && now[1] === to ? now : [from, to]));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` reads the page, whichever it is
  useEffect(() => {
    // Called after layout, first before the first paint, so that measuring forces no reflow.
    const watch = new ResizeObserver(() => {
      // The last callback may arrive after the page is left.
      if (!frame.current) return;
      lastTop = Math.round(frame.current.getBoundingClientRect().top + window.scrollY);
      setTop(lastTop);
      cancelAnimationFrame(soon);
      soon = requestAnimationFrame(() => setTimeout(look));
    });
    let soon = 0;
    watch.observe(frame.current!);
    // Needed when a banner disappears or the toolbar wraps.
    watch.observe(frame.current!.parentElement!);
    return () => {
      cancelAnimationFrame(soon);
      watch.disconnect();
    };
  }, []);
  // A filter may leave fewer rows than were scrolled past.
  const from = Math.max(0, Math.min(range[0], count - (range[1] - range[0])));
  // After the window shrinks, rows of the old size remain for a moment.
  const slots = Math.max(slotsFor(window.innerHeight, lineHeight), range[1] - range[0]);
  return { top, from, to: Math.min(count, range[1] - range[0] + from), slots, look };
}

/** The line and column an element is in. */
const pointed = (target: EventTarget): Cursor | undefined => {
  const element = target as HTMLElement;
  const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const line = element.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return line === undefined ? undefined : { line: Number(line), column: Number(column ?? 0) };
};

/**
 * Sets the title of the cell under the mouse: those of the other cells are never needed. Set again when the rows change, as a cell
 * is then another client's where it is.
 */
function useTitles(lines: readonly Line[], columns: readonly BoardColumn[]) {
  const last = useRef<EventTarget>(undefined);
  const explain = (target: EventTarget) => {
    last.current = target;
    const at = pointed(target);
    const found = at && lines[at.line];
    const column = at && columns[at.column - 1];
    if (found?.kind !== 'row' || !column) return;
    const cell = mostUrgent(cellsIn(found.row, column));
    (target as HTMLElement).closest<HTMLElement>('[data-column]')!.title = cell ? titleOf(cell) : '';
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `explain` reads the newest of both
  useEffect(() => {
    if (last.current) explain(last.current);
  }, [lines, columns]);
  return explain;
}

/** Clients by duty, virtualized; one tab stop: arrows move, Enter opens, Space selects. */
export function BoardGrid({ label, lines, group, columns, counts, usual, selected, onSelected }: Props) {
  const navigate = useNavigate();
  const bar = useKeyBar();
  const explain = useTitles(lines, columns);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const { top, from, to, slots, look } = useWindow(frame, lines.length);
  const [asked, setCursor] = useState<Cursor>({ line: 0, column: 0 });
  const firstRow = useMemo(
    () =>
      Math.max(
        0,
        lines.findIndex((l) => l.kind === 'row'),
      ),
    [lines],
  );
  const at = lines[asked.line]?.kind === 'row' ? asked.line : firstRow;
  const desks = useMemo(
    () => lines.flatMap((l) => (l.kind === 'row' && l.row.client.papers ? [l.row.client.papers] : [])),
    [lines],
  );
  const unexplained = useMemo(
    () => (desks.length > 0 ? desks.filter((d) => d.unexplained).length : undefined),
    [desks],
  );
  const width = columns.length + (desks.length > 0 ? 1 : 0);
  const cursor = { line: at, column: Math.min(asked.column, width) };

  const open = ({ line, column }: Cursor) => {
    const found = lines[line];
    if (found?.kind !== 'row') return;
    const { papers } = found.row.client;
    if (column > columns.length && papers)
      return void navigate(`/app/evidence?company=${papers.company_id}&year=${papers.year}`);
    const of = columns[column - 1];
    const cells = of ? cellsIn(found.row, of) : [];
    // Several GSTINs or TANs: the client's page shows each.
    void navigate(placeOf(found.row.client.id, cells.length === 1 ? cells[0] : undefined, of));
  };
  const toggle = (line: number) => {
    const found = lines[line];
    if (found?.kind !== 'row') return;
    const next = new Set(selected);
    if (!next.delete(found.row.client.id)) next.add(found.row.client.id);
    onSelected(next);
  };
  const all = useCallback(
    () => new Set(lines.flatMap((l) => (l.kind === 'row' ? [l.row.client.id] : []))),
    [lines],
  );
  const selectAll = useCallback((on: boolean) => onSelected(on ? all() : new Set()), [all, onSelected]);
  const show = (to: Cursor) => {
    setCursor(to);
    const box = frame.current!;
    const covered = head.current?.offsetHeight ?? 0;
    const top = to.line * lineHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + lineHeight > box.scrollTop + box.clientHeight - covered)
      box.scrollTop = top + lineHeight - box.clientHeight + covered;
    else return;
    look();
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.altKey || e.metaKey) return;
    const page = Math.max(1, Math.floor((frame.current?.clientHeight ?? 300) / lineHeight) - 2);
    const to = moved(cursor, e.key, lines, width, page, e.ctrlKey);
    if (to) show(to);
    else if (e.key === 'Enter') open(cursor);
    else if (e.key === ' ') toggle(cursor.line);
    else if (e.key === 'a' && e.ctrlKey) onSelected(all());
    else if (e.key === 'Escape' && selected.size > 0) onSelected(new Set());
    else return;
    e.preventDefault();
  };
  return (
    <Frame
      ref={frame}
      role="grid"
      aria-label={label}
      aria-rowcount={counts.clients + 1}
      aria-colcount={width + 1}
      aria-activedescendant={
        cursor.line >= from && cursor.line < to ? `${id}-${cursor.line % slots}-${cursor.column}` : undefined
      }
      aria-multiselectable
      tabIndex={0}
      onScroll={look}
      onPointerOver={(e) => explain(e.target)}
      onKeyDown={onKeyDown}
      onClick={(e) => {
        const where = pointed(e.target);
        if (!where) return;
        setCursor(where);
        if (e.ctrlKey || e.metaKey || (e.target as HTMLElement).closest('[data-select]')) toggle(where.line);
        else open(where);
      }}
      style={sizes(width, top, bar ? '2.25rem' : undefined)}
    >
      <Head ref={head} role="rowgroup">
        <HeadRow
          columns={columns}
          counts={counts}
          usual={usual}
          papers={unexplained}
          all={selected.size > 0 && selected.size >= counts.clients}
          onAll={selectAll}
        />
      </Head>
      <Part role="rowgroup" style={{ height: lines.length * lineHeight, position: 'relative' }}>
        {lines.slice(from, to).map((line, i) => {
          const at = from + i;
          // Keyed by slot, not by client: scrolling or filtering updates existing rows and creates none.
          const slot = at % slots;
          const top = at * lineHeight;
          return line.kind === 'group' ? (
            <Part role="row" key={`group ${slot}`} data-placed style={{ transform: `translateY(${top}px)` }}>
              <Part role="gridcell" data-group style={{ gridColumn: '1 / -1' }}>
                {groupName(line.id, group)} · {formatCount(line.count)}
              </Part>
            </Part>
          ) : (
            <ClientLine
              key={slot}
              id={`${id}-${slot}`}
              index={at}
              top={top}
              row={line.row}
              at={line.at}
              columns={columns}
              usual={usual}
              papers={desks.length > 0}
              selected={selected.has(line.row.client.id)}
              here={cursor.line === at ? cursor.column : -1}
            />
          );
        })}
      </Part>
    </Frame>
  );
}

/** Placeholder of the board while it loads. */
export function BoardSkeleton() {
  const width = 4;
  const count = Math.max(4, Math.floor((window.innerHeight - lastTop) / lineHeight) - 3);
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('Loading...')}</span>
      <Frame
        aria-hidden="true"
        data-loading
        style={{ ...sizes(width, lastTop, '2.25rem'), overflow: 'hidden' }}
      >
        <Head>
          <Part role="row">
            <Part role="columnheader">
              <b>&nbsp;</b>
              <i>&nbsp;</i>
            </Part>
          </Part>
        </Head>
        {Array.from({ length: count }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
          <Part role="row" key={line} data-line>
            <Part role="rowheader">
              <Bar style={{ width: `${80 - ((line * 17) % 38)}%` }} />
            </Part>
            {line % 3 < 2 && (
              <Part role="gridcell">
                <Bar style={{ width: '60%' }} />
              </Part>
            )}
          </Part>
        ))}
      </Frame>
    </div>
  );
}
