import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  DataGrid,
  type DataGridHandle,
  SelectColumn,
  type SortColumn,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { t, tn } from '../i18n/t.ts';
import { useDensity } from '../theme/preferences.ts';
import { styled } from '../theme/styled.ts';
import { usePrinting } from '../ui/base/usePrinting.ts';
import type { EditedRow } from './CellEditor.tsx';
import { FindBar } from './FindBar.tsx';
import { columnOf, widthsOf } from './gridColumn.tsx';
import { LEAD, Place, renderCell, useRowRenderer } from './gridRow.tsx';
import { commandOf } from './keys.ts';
import type { Paper } from './Paper.tsx';
import { grown, isWide, oneCell, type Range } from './range.ts';
import { useSteps } from './steps.ts';
import { gridStyle } from './style.ts';
import type { TotalsRow } from './types.ts';
import { type CellIssue, cellOf, type GridChange, type GridColumn, type GridRow } from './types.ts';
import { useActs } from './useActs.ts';
import { isPlain, type Look, lookedAt, plainLook, remembered } from './view.ts';

const Frame = styled('div', gridStyle);

interface Props<R extends GridRow> {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly R[];
  /** Changes when rows are added, removed or restored, so that the view is recomputed; not on edits. */
  shape: number;
  /** A new function whenever findings change. Rows with the same array of findings do not re-render. */
  issuesOf: (id: string) => readonly CellIssue[];
  readOnly?: boolean;
  onChange: (change: GridChange, typed: readonly { id: string; key: string; text: string }[]) => void;
  fresh: () => R;
  onUndo: () => void;
  onRedo: () => void;
  /** Unparsed texts, by `id key`. */
  typed: ReadonlyMap<string, string>;
  totals: Readonly<Record<string, string>>;
  /** Number of refused rows, if known without checking each. */
  refused?: number;
  /** Maximum height in rem; a short table is lower. */
  height?: number;
  handle?: RefObject<GridHandle | null>;
  /** Renders the rows for printing; if absent, the page prints them itself. */
  paper?: typeof Paper;
  /** One of several tables in a form: as low as its rows, without search while there are few. */
  slim?: boolean;
  /** Rows cannot be added or removed: they are given by the form. */
  fixedRows?: boolean;
  /** The maximum number of rows is reached. */
  full?: boolean;
  addLabel?: string;
  /** Shown after the buttons above the table. */
  tools?: ReactNode;
  /** Shown with the keys below the table. */
  hint?: string;
  /** Shown below the keys. */
  under?: ReactNode;
}

/** Imperative navigation to a cell. */
export interface GridHandle {
  goTo: (id: string, key?: string) => void;
}

const ROW_HEIGHT = 34;
/** With compact rows, among the fields of a form. */
const LOW_ROW = 28;
/** A heading is so much higher than a row. */
const HEADING = 4;
/** Up to this many rows need no search. */
const FEW = 20;
/** Whether a slim table of so many rows is shown without search. */
export const isBrief = (rows: number): boolean => rows <= FEW;
const columnOptions = { resizable: true, sortable: true } as const;
const keyOf = (row: EditedRow) => row.id;

/** Visible rows. Recomputed only on request, so that a row being edited does not move. */
function useLook<R extends GridRow>(
  { rows, columns, shape }: Pick<Props<R>, 'rows' | 'columns' | 'shape'>,
  issuesOf: (id: string) => readonly CellIssue[],
) {
  const [look, setLook] = useState<Look>(plainLook);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the rows, which keep their places meanwhile
  const order = useMemo(
    () =>
      isPlain(look)
        ? undefined
        : lookedAt(rows, columns, look, (id) => issuesOf(id).some((i) => i.severity !== 'note')),
    [shape, columns, look],
  );
  const shown = useMemo(() => (order ? order.flatMap((i) => rows[i] ?? []) : rows), [order, rows]);
  return { look, setLook, shown };
}

/** Column of line numbers, for fixed rows, which cannot be ticked. */
const lineNumbers: Column<EditedRow, TotalsRow> = {
  key: 'number',
  name: '#',
  width: 40,
  frozen: true,
  sortable: false,
  resizable: false,
  cellClass: 'is-number is-fixed',
  renderCell: ({ rowIdx }) => rowIdx + 1,
};

/** A column with the mark of where the columns that stay end. */
const edged = (column: Column<EditedRow, TotalsRow>): Column<EditedRow, TotalsRow> => ({
  ...column,
  cellClass: `${column.cellClass ?? ''} is-edge`,
  headerCellClass: 'is-edge',
  summaryCellClass: 'is-edge',
});

/** Columns are made again only for what their cells show: a new column draws every cell of it. */
function useColumns(
  columns: readonly GridColumn[],
  readOnly: boolean,
  totals: Readonly<Record<string, string>>,
  typed: ReadonlyMap<string, string>,
  slim: boolean,
  fixedRows: boolean,
) {
  const widthText = widthsOf(columns, totals).join(' ');
  const latest = useRef(typed);
  latest.current = typed;
  return useMemo(() => {
    const widths = widthText.split(' ').map(Number);
    const edge = columns.findLastIndex((spec) => spec.frozen === true);
    const shared = { typed: () => latest.current, readOnly, slim, widths, edge };
    const lead = fixedRows ? lineNumbers : (SelectColumn as Column<EditedRow, TotalsRow>);
    return [edge < 0 ? edged(lead) : lead, ...columns.map((spec, i) => columnOf(spec, i, shared))];
  }, [columns, readOnly, slim, fixedRows, widthText]);
}

/** The selected range. A single cell is handled by the library, so that moving between cells renders nothing here. */
function useRange() {
  const newest = useRef<Range | null>(null);
  const [wide, setWide] = useState<Range | null>(null);
  const setRange = useCallback((range: Range | null) => {
    newest.current = range;
    setWide(range && isWide(range) ? range : null);
  }, []);
  return { ranged: useCallback(() => newest.current, []), setRange, wide };
}

/** A key while a cell is edited. */
function editingKey(
  { column, rowIdx }: { column: { idx: number }; rowIdx: number },
  event: CellKeyboardEvent,
  rows: number,
  grid: DataGridHandle | null,
): void {
  if (event.key === 'Tab') event.stopPropagation();
  // As in a spreadsheet, Enter commits and moves down, except when it confirms an input method's composition.
  if (event.key !== 'Enter' || rowIdx + 1 >= rows || event.nativeEvent.isComposing) return;
  event.preventGridDefault();
  // Keeps and goes down in one drawing, with one change of the focus.
  grid?.selectCell({ idx: column.idx, rowIdx: rowIdx + 1 }, { shouldFocusCell: true });
}

/**
 * An editable virtualized table: spreadsheet keys, paste, fill down, undo, search, sort, frozen columns,
 * totals, findings by cell.
 */
export function Grid<R extends GridRow>(props: Props<R>) {
  const { columns, rows, label, readOnly = false, typed, slim = false } = props;
  const rowsStay = readOnly || props.fixedRows === true;
  const { ranged, setRange, wide } = useRange();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [placed, setPlaced] = useState(false);
  const printing = usePrinting();
  const OnPaper = props.paper;
  const grid = useRef<DataGridHandle>(null);
  const finder = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const issuesOf = useMemo(() => remembered(props.issuesOf), [props.issuesOf]);
  const { look, setLook, shown } = useLook(props, issuesOf);
  const drawn = useColumns(columns, readOnly, props.totals, typed, slim, props.fixedRows === true);
  // A table of lines has its totals among them.
  const rowHeight = useDensity() === 'compact' && slim ? LOW_ROW : ROW_HEIGHT;
  const totalled = !slim || Object.keys(props.totals).length > 0;
  const summary = useMemo(
    () => (totalled ? [{ id: 'totals', texts: props.totals }] : []),
    [totalled, props.totals],
  );
  const headHeight = rowHeight + HEADING;
  const { onStep, held, watching } = useSteps(
    grid,
    { row: rowHeight, head: headHeight, totals: totalled ? rowHeight : 0 },
    shown.length,
  );
  // A horizontal scroll bar takes some of the height.
  const room = columns.reduce((sum, c) => sum + (c.width ?? 0), 0) > 700 ? 20 : 5;
  const renderRow = useRowRenderer(issuesOf, typed, wide);
  const acts = useActs({ ...props, readOnly, grid, shown, range: ranged, selected, setSelected, setLook });

  if (props.handle) props.handle.current = { goTo: acts.goTo };

  const onKeyDown = (args: CellKeyDownArgs<EditedRow, TotalsRow>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT') return editingKey(args, event, shown.length, grid.current);
    // F2 edits the cell; if nothing is editable the page handles it.
    if (event.key === 'F2' && !readOnly) event.preventDefault();
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    event.preventGridDefault();
    const here = ranged() ?? oneCell(args.rowIdx, args.column.idx - LEAD);
    // Tab moves between cells; Escape leaves the table, past ten thousand rows.
    if (command === 'leave') end.current?.focus();
    else if (command === 'grow') setRange(grown(here, event.key, shown.length, columns.length));
    else if (command === 'fillDown') acts.fillDown(here);
    else if (command === 'undo' || command === 'redo') {
      if (command === 'undo') props.onUndo();
      else props.onRedo();
      acts.stayAt(args.column.idx, args.rowIdx);
    } else if (command === 'find') finder.current?.focus();
    else if (command === 'addRow') rowsStay || acts.addRow();
    else if (command === 'removeRows') rowsStay || acts.removeRows();
    else acts.clear(here);
  };

  const issues = useMemo(
    () => props.refused ?? rows.filter((row) => issuesOf(row.id).some((i) => i.severity === 'error')).length,
    [props.refused, rows, issuesOf],
  );

  return (
    <Frame data-slim={slim || undefined} {...watching} onPaste={acts.paste}>
      {printing && OnPaper && rows.length > 0 && (
        <OnPaper label={label} columns={columns} shown={shown} totals={props.totals} />
      )}
      <FindBar
        ref={finder}
        look={look}
        onLook={setLook}
        columns={columns}
        shown={shown.length}
        total={rows.length}
        issues={issues}
        readOnly={rowsStay}
        selected={selected.size}
        placed={placed}
        onAdd={acts.onAdd}
        onRemove={acts.onRemove}
        brief={slim && isBrief(rows.length)}
        full={props.full === true}
        addLabel={props.addLabel}
        tools={props.tools}
      />
      <Place value={held}>
        <DataGrid<EditedRow, TotalsRow, string>
          ref={grid}
          className="rdg-light grid-body"
          style={{
            blockSize: `min(${props.height ?? 32}rem, ${(slim ? shown.length + (totalled ? 2 : 1) : Math.max(7, shown.length + 3)) * rowHeight + (slim ? room : 0)}px)`,
          }}
          aria-label={label}
          aria-rowcount={shown.length + summary.length + 1}
          columns={drawn}
          rows={shown}
          rowKeyGetter={keyOf}
          rowHeight={rowHeight}
          headerRowHeight={headHeight}
          selectedRows={selected}
          onSelectedRowsChange={setSelected}
          sortColumns={look.sort as SortColumn[]}
          onSortColumnsChange={(sort) => setLook((before) => ({ ...before, sort }))}
          onRowsChange={(after, { indexes }) => acts.commit(after, indexes)}
          onSelectedCellChange={({ rowIdx, column: { idx } }) => {
            const inRows = idx >= LEAD && rowIdx >= 0;
            setRange(inRows ? oneCell(rowIdx, idx - LEAD) : null);
            setPlaced(inRows);
            onStep(rowIdx, idx);
          }}
          onCellMouseDown={({ column, rowIdx }, event) => {
            const range = ranged();
            if (!event.shiftKey || !range) return;
            event.preventGridDefault();
            event.preventDefault();
            setRange({ ...range, toRow: rowIdx, toColumn: Math.max(0, column.idx - LEAD) });
          }}
          onCellKeyDown={onKeyDown}
          // So that Ctrl+V opens no editor.
          onCellPaste={({ row }) => row}
          onCellCopy={(_args, event) => acts.copy(event)}
          onFill={({ columnKey, sourceRow, targetRow }) => {
            const value = cellOf(sourceRow, columnKey);
            const spec = columns.find((c) => c.key === columnKey);
            return {
              ...targetRow,
              typing: { key: columnKey, text: spec ? (spec.edit ?? spec.show)(value) : '' },
            };
          }}
          bottomSummaryRows={summary}
          defaultColumnOptions={columnOptions}
          renderers={{
            renderCell,
            renderRow,
            noRowsFallback: <NoRows atAll={rows.length === 0} />,
          }}
        />
      </Place>
      <GridFoot ref={end} said={acts.said} rows={rows.length} refused={issues} hint={props.hint}>
        {props.under}
      </GridFoot>
    </Frame>
  );
}

/** In place of rows: none there at all, or none that the search finds. */
function NoRows({ atAll }: { atAll: boolean }) {
  return (
    <p className="grid-empty">
      {atAll ? t('No rows yet. Press Ctrl+Enter to add one, or paste from Excel.') : t('Nothing found')}
    </p>
  );
}

interface FootProps {
  ref: RefObject<HTMLParagraphElement | null>;
  /** Announcement of the last action, for screen readers. */
  said: string;
  rows: number;
  refused: number;
  hint: string | undefined;
  children: ReactNode;
}

/** Below the table: its keys, the number of refused rows, the last action. */
function GridFoot({ ref, said, rows, refused, hint, children }: FootProps) {
  return (
    <div className="grid-foot">
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <p className="grid-help" ref={ref} tabIndex={-1}>
        {t(
          'Enter edits, Esc cancels or leaves the table, Ctrl+D fills down, Ctrl+Z undoes, Ctrl+F finds, Ctrl+Enter adds a row, Ctrl+Delete removes it.',
        )}{' '}
        {hint}{' '}
        {refused > 0 && <b>{tn(refused, '{count} row would be refused', '{count} rows would be refused')}</b>}
        <span className="sr-only">{tn(rows, '{count} row in total', '{count} rows in total')}</span>
      </p>
      {children}
    </div>
  );
}
