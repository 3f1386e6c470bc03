import { chakra } from '@chakra-ui/react';
import { type ClipboardEvent, type Key, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  DataGrid,
  type DataGridHandle,
  type RenderRowProps,
  SelectColumn,
  type SortColumn,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { t, tn } from '../i18n/t.ts';
import { usePrinting } from '../ui/usePrinting.ts';
import type { EditedRow } from './CellEditor.tsx';
import { copyBlock, pasteBlock, readTsv, writeTsv } from './clipboard.ts';
import { FindBar } from './FindBar.tsx';
import { columnOf, widthsOf } from './gridColumn.tsx';
import { LEAD, renderCell, StateRow } from './gridRow.tsx';
import { PrintedRows } from './PrintedRows.tsx';
import { edges, grown, isWide, oneCell, type Range } from './range.ts';
import { gridStyle } from './style.ts';
import type { TotalsRow } from './types.ts';
import { type CellIssue, cellOf, type GridChange, type GridColumn, type GridRow, withCell } from './types.ts';
import { isPlain, type Look, lookedAt, plainLook, remembered } from './view.ts';

const Frame = chakra('div', gridStyle);

interface Props<R extends GridRow> {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly R[];
  /** Changes whenever rows come, go or are put back, so that the view is looked at anew; not on edits. */
  shape: number;
  /** A new function whenever findings change. Rows whose list stays the same one are not drawn anew. */
  issuesOf: (id: string) => readonly CellIssue[];
  readOnly?: boolean;
  onChange: (change: GridChange, typed: readonly { id: string; key: string; text: string }[]) => void;
  fresh: () => R;
  onUndo: () => void;
  onRedo: () => void;
  /** Texts that did not read, by `id key`. */
  typed: ReadonlyMap<string, string>;
  totals: Readonly<Record<string, string>>;
  /** How many rows would be refused, when that is known without looking at each. */
  refused?: number;
  /** Most height in rem; a short table is lower. */
  height?: number;
  handle?: RefObject<GridHandle | null>;
  /** False where the page prints its rows itself. */
  printed?: boolean;
}

/** Ways to lead someone to a cell. */
export interface GridHandle {
  goTo: (id: string, key?: string) => void;
}

const ROW_HEIGHT = 34;
/** Rows on paper at most: some forty pages. */
const PRINTED = 1000;
const columnOptions = { resizable: true, sortable: true } as const;
const keyOf = (row: EditedRow) => row.id;

/** The large editable table: spreadsheet keys, paste, fill down, undo, find, sort, frozen columns, totals, findings a cell. */
export function Grid<R extends GridRow>(props: Props<R>) {
  const { columns, rows, label, readOnly = false, typed, shape } = props;
  const [look, setLook] = useState<Look>(plainLook);
  const [range, setRange] = useState<Range | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const printing = usePrinting();
  const grid = useRef<DataGridHandle>(null);
  const finder = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const issuesOf = useMemo(() => remembered(props.issuesOf), [props.issuesOf]);
  // Looked at anew only when asked: a row that is being edited must not jump away. Rows keep their places meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` stands for the rows
  const order = useMemo(
    () => (isPlain(look) ? undefined : lookedAt(rows, columns, look, (id) => issuesOf(id).length > 0)),
    [shape, columns, look],
  );
  const shown = useMemo(() => (order ? order.flatMap((i) => rows[i] ?? []) : rows), [order, rows]);

  const change = useCallback(
    (change: GridChange, texts: { id: string; key: string; text: string }[] = []) => {
      if (!readOnly && (change.put.length > 0 || change.remove.length > 0 || texts.length > 0))
        props.onChange(change, texts);
    },
    [readOnly, props.onChange],
  );

  if (props.handle) {
    props.handle.current = {
      goTo: (id, key) => {
        const inLook = shown.findIndex((row) => row.id === id);
        if (inLook < 0) setLook(plainLook);
        const idx =
          Math.max(
            0,
            columns.findIndex((c) => c.key === key),
          ) + LEAD;
        requestAnimationFrame(() => {
          const rowIdx = inLook < 0 ? rows.findIndex((row) => row.id === id) : inLook;
          if (rowIdx >= 0) grid.current?.selectCell({ idx, rowIdx }, { shouldFocusCell: true });
        });
      },
    };
  }

  // Columns are made anew only for what their cells show: a new column draws every cell of it.
  const widthText = widthsOf(columns, props.totals).join(' ');
  const latest = useRef({ typed, addRow: () => {}, removeRows: () => {} });
  latest.current.typed = typed;
  const drawn = useMemo(() => {
    const widths = widthText.split(' ').map(Number);
    const shared = { typed: () => latest.current.typed, readOnly, widths };
    return [
      SelectColumn as Column<EditedRow, TotalsRow>,
      ...columns.map((spec, i) => columnOf(spec, i, shared)),
    ];
  }, [columns, readOnly, widthText]);
  const summary = useMemo(() => [{ id: 'totals', texts: props.totals }], [props.totals]);
  const hasRows = rows.length > 0;
  const wide = range && isWide(range) ? edges(range) : undefined;
  const idsTyped = useMemo(() => new Set([...typed.keys()].map((k) => k.slice(0, k.indexOf(' ')))), [typed]);
  const renderers = {
    renderCell,
    renderRow: (key: Key, row: RenderRowProps<EditedRow, TotalsRow>) => {
      const inRange = wide && row.rowIdx >= wide.top && row.rowIdx <= wide.bottom;
      return (
        <StateRow
          key={key}
          {...row}
          issues={issuesOf(row.row.id)}
          typed={idsTyped.has(row.row.id) ? typed : undefined}
          left={inRange ? wide.left : -1}
          right={inRange ? wide.right : -1}
        />
      );
    },
    noRowsFallback: (
      <p className="grid-empty">
        {hasRows ? t('Nothing found') : t('No rows yet. Ctrl+Enter adds one; or paste from Excel.')}
      </p>
    ),
  };

  const committed = (after: readonly EditedRow[], indexes: readonly number[]) => {
    const put: GridRow[] = [];
    const texts: { id: string; key: string; text: string }[] = [];
    const done: string[] = [];
    for (const i of indexes) {
      const { typing, ...row } = after[i]!;
      if (!typing) continue;
      const spec = columns.find((c) => c.key === typing.key)!;
      const read = spec.read(typing.text);
      if (read.ok) {
        put.push(withCell(row, typing.key, read.value));
        done.push(`${row.id} ${typing.key}`);
      } else texts.push({ id: row.id, key: typing.key, text: typing.text });
    }
    change({ put, remove: [], read: done }, texts);
  };

  /** Typed texts that a change of these rows and columns replaces. */
  const replaced = (rowsOf: readonly GridRow[], left: number, right: number): string[] => {
    if (typed.size === 0) return [];
    const cells = new Set(
      rowsOf.flatMap((row) => columns.slice(left, right + 1).map((c) => `${row.id} ${c.key}`)),
    );
    return [...typed.keys()].filter((cell) => cells.has(cell));
  };

  /** Goes to a cell once what is being done has been drawn. */
  const selectLater = (idx: number, rowIdx: number) =>
    requestAnimationFrame(() => grid.current?.selectCell({ idx, rowIdx }, { shouldFocusCell: true }));
  const addRow = () => {
    const row = props.fresh();
    setLook(plainLook);
    change({ put: [row], remove: [] });
    selectLater(LEAD, rows.length);
  };
  const removeRows = () => {
    const { top, bottom } = range ? edges(range) : { top: -1, bottom: -2 };
    const ids = selected.size > 0 ? [...selected] : shown.slice(top, bottom + 1).map((row) => row.id);
    if (ids.length === 0) return;
    change({ put: [], remove: ids });
    setSelected(new Set());
    // The focused row may be among them: the row that takes its place, or the new last one, is next.
    const next = Math.min(Math.max(top, 0), shown.length - ids.length - 1);
    if (range && next >= 0) {
      selectLater(range.column + LEAD, next);
      // The same place with another row in it is no move for the table: its new cell is given the focus.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          grid.current?.element?.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]')?.focus(),
        ),
      );
    }
    setSaid(
      tn(
        ids.length,
        '{count} row removed. Ctrl+Z brings it back.',
        '{count} rows removed. Ctrl+Z brings them back.',
      ),
    );
  };
  Object.assign(latest.current, { addRow, removeRows });
  const onAdd = useCallback(() => latest.current.addRow(), []);
  const onRemove = useCallback(() => latest.current.removeRows(), []);
  const clear = (r: Range) => {
    const e = edges(r);
    const put = shown
      .slice(e.top, e.bottom + 1)
      .map((row) =>
        columns
          .slice(e.left, e.right + 1)
          .reduce<GridRow>((next, c) => withCell(next, c.key, undefined), row),
      );
    change({ put, remove: [], read: replaced(put, e.left, e.right) });
  };
  const fillDown = (r: Range) => {
    const e = edges(r);
    const from = isWide(r) && e.bottom > e.top ? e.top : e.top - 1;
    const source = shown[from];
    if (!source) return;
    const put = shown
      .slice(from + 1, e.bottom + 1)
      .map((row) =>
        columns
          .slice(e.left, e.right + 1)
          .reduce<GridRow>((next, c) => withCell(next, c.key, cellOf(source, c.key)), row),
      );
    change({ put, remove: [], read: replaced(put, e.left, e.right) });
  };

  const onKeyDown = (args: CellKeyDownArgs<EditedRow, TotalsRow>, event: CellKeyboardEvent) => {
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const stop = () => {
      event.preventDefault();
      event.preventGridDefault();
    };
    if (args.mode === 'EDIT') {
      if (event.key === 'Tab') event.stopPropagation();
      // As in a spreadsheet: what is typed is kept and the cell below is next. Not where Enter only chooses a word of an input method.
      const below = args.rowIdx + 1 < shown.length;
      if (event.key === 'Enter' && below && !event.nativeEvent.isComposing)
        selectLater(args.column.idx, args.rowIdx + 1);
      return;
    }
    if (event.key === 'Escape') {
      // Tab walks the cells; this is the way on, past ten thousand rows.
      stop();
      end.current?.focus();
      return;
    }
    const here = range ?? oneCell(args.rowIdx, args.column.idx - LEAD);
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      stop();
      setRange(grown(here, event.key, shown.length, columns.length));
    } else if (command && key === 'd') {
      stop();
      fillDown(here);
    } else if (command && key === 'z') {
      stop();
      if (event.shiftKey) props.onRedo();
      else props.onUndo();
    } else if (command && key === 'y') {
      stop();
      props.onRedo();
    } else if (command && key === 'f') {
      stop();
      finder.current?.focus();
    } else if (command && event.key === 'Enter') {
      stop();
      addRow();
    } else if (command && (event.key === 'Delete' || event.key === 'Backspace')) {
      stop();
      removeRows();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      stop();
      clear(here);
    }
  };

  const onCopy = (_args: unknown, event: ClipboardEvent<HTMLDivElement>) => {
    if (!range) return;
    const e = edges(range);
    event.preventDefault();
    event.clipboardData.setData(
      'text/plain',
      writeTsv(copyBlock(shown.slice(e.top, e.bottom + 1), columns.slice(e.left, e.right + 1))),
    );
  };
  const onPaste = (args: { row: EditedRow }, event: ClipboardEvent<HTMLDivElement>): EditedRow => {
    const text = event.clipboardData.getData('text/plain');
    if (readOnly || !range || text === '') return args.row;
    event.preventDefault();
    const e = edges(range);
    const at = { row: e.top, column: e.left, rows: e.bottom - e.top + 1, columns: e.right - e.left + 1 };
    const block = readTsv(text);
    const done = pasteBlock(block, at, shown, columns, props.fresh as () => R);
    const right = at.column + Math.max(...block.map((line) => line.length), at.columns) - 1;
    change({ put: done.put, remove: [], read: replaced(done.put, at.column, right) }, done.typed);
    setSaid(tn(done.put.length, '{count} row pasted', '{count} rows pasted'));
    return args.row;
  };

  const issues = useMemo(
    () => props.refused ?? rows.filter((row) => issuesOf(row.id).some((i) => i.severity === 'error')).length,
    [props.refused, rows, issuesOf],
  );

  return (
    <Frame>
      {printing && props.printed !== false && rows.length > 0 && (
        <chakra.div className="grid-paper">
          <PrintedRows
            caption={label}
            columns={columns}
            rows={shown.slice(0, PRINTED)}
            totals={props.totals}
          />
          {shown.length > PRINTED && (
            <p>
              {tn(
                shown.length - PRINTED,
                '{count} further row is not printed.',
                '{count} further rows are not printed.',
              )}
            </p>
          )}
        </chakra.div>
      )}
      <FindBar
        ref={finder}
        look={look}
        onLook={setLook}
        columns={columns}
        shown={shown.length}
        total={rows.length}
        issues={issues}
        readOnly={readOnly}
        selected={selected.size}
        onAdd={onAdd}
        onRemove={onRemove}
      />
      <DataGrid<EditedRow, TotalsRow, string>
        ref={grid}
        className="rdg-light grid-body"
        style={{
          blockSize: `min(${props.height ?? 32}rem, ${Math.max(7, shown.length + 3) * ROW_HEIGHT}px)`,
        }}
        aria-label={label}
        aria-rowcount={shown.length + 2}
        columns={drawn}
        rows={shown}
        rowKeyGetter={keyOf}
        rowHeight={ROW_HEIGHT}
        headerRowHeight={38}
        selectedRows={selected}
        onSelectedRowsChange={setSelected}
        sortColumns={look.sort as SortColumn[]}
        onSortColumnsChange={(sort) => setLook((before) => ({ ...before, sort }))}
        onRowsChange={(after, { indexes }) => committed(after, indexes)}
        onSelectedCellChange={({ rowIdx, column }) =>
          setRange(column.idx >= LEAD && rowIdx >= 0 ? oneCell(rowIdx, column.idx - LEAD) : null)
        }
        onCellMouseDown={({ column, rowIdx }, event) => {
          if (!event.shiftKey || !range) return;
          event.preventGridDefault();
          event.preventDefault();
          setRange({ ...range, toRow: rowIdx, toColumn: Math.max(0, column.idx - LEAD) });
        }}
        onCellKeyDown={onKeyDown}
        onCellCopy={onCopy}
        onCellPaste={onPaste}
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
        renderers={renderers}
      />
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <p className="grid-help" ref={end} tabIndex={-1}>
        {t(
          'Enter edits, Esc gives up or leaves the table, Ctrl+D fills down, Ctrl+Z takes back, Ctrl+F finds, Ctrl+Enter adds a row, Ctrl+Delete removes it.',
        )}{' '}
        {issues > 0 && <b>{tn(issues, '{count} row would be refused', '{count} rows would be refused')}</b>}
        <span className="sr-only">{tn(rows.length, '{count} row in all', '{count} rows in all')}</span>
      </p>
    </Frame>
  );
}
