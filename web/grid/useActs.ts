import { type ClipboardEvent, type RefObject, useCallback, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { tn } from '../i18n/t.ts';
import type { EditedRow } from './CellEditor.tsx';
import { copyBlock, readTsv, writeTsv } from './clipboard.ts';
import { clearEdit, commitEdit, type Edit, fillEdit, pasteEdit, removalOf } from './edits.ts';
import { LEAD } from './gridRow.tsx';
import { edges, type Range } from './range.ts';
import type { GridChange, GridColumn, GridRow } from './types.ts';
import { type Look, plainLook } from './view.ts';

interface Table<R extends GridRow> {
  columns: readonly GridColumn[];
  rows: readonly R[];
  /** Visible rows, to which the range's indices refer. */
  shown: readonly R[];
  typed: ReadonlyMap<string, string>;
  readOnly: boolean;
  /** The first column names the rows, which are given. */
  fixedRows?: boolean;
  /** The current range. */
  range: () => Range | null;
  selected: ReadonlySet<string>;
  grid: RefObject<DataGridHandle | null>;
  fresh: () => R;
  onChange: (change: GridChange, typed: Edit['typed']) => void;
  setSelected: (selected: ReadonlySet<string>) => void;
  setLook: (look: Look) => void;
}

/** User actions on the rows of a table with their announcements. `onAdd` and `onRemove` are stable. */
export function useActs<R extends GridRow>(table: Table<R>) {
  const { columns, rows, shown, typed, readOnly, selected, grid, fresh } = table;
  const [said, setSaid] = useState('');

  const apply = (edit: Edit | undefined) => {
    if (readOnly || !edit) return;
    const { put, remove } = edit.change;
    if (put.length + remove.length + edit.typed.length > 0) table.onChange(edit.change, edit.typed);
  };
  /** Moves to a cell after the current action is rendered. */
  const selectLater = (idx: number, rowIdx: number) =>
    requestAnimationFrame(() => grid.current?.selectCell({ idx, rowIdx }, { shouldFocusCell: true }));

  const count = useRef(shown.length);
  count.current = shown.length;
  /** The focused row may have been removed by undo: the last row gets the focus. */
  const stayAt = (idx: number, rowIdx: number) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const row = Math.min(rowIdx, count.current - 1);
        if (row >= 0 && document.activeElement === document.body) selectLater(idx, row);
      }),
    );

  /** Moves to a cell; if its row is filtered out, the filter is cleared. */
  const goTo = (id: string, key?: string) => {
    const inLook = shown.findIndex((row) => row.id === id);
    if (inLook < 0) table.setLook(plainLook);
    const column = Math.max(
      0,
      columns.findIndex((c) => c.key === key),
    );
    const rowIdx = inLook < 0 ? rows.findIndex((row) => row.id === id) : inLook;
    if (rowIdx >= 0) selectLater(column + LEAD, rowIdx);
  };

  const addRow = () => {
    table.setLook(plainLook);
    apply({ change: { put: [fresh()], remove: [] }, typed: [] });
    selectLater(LEAD, rows.length);
  };
  const removeRows = () => {
    const range = table.range();
    const { ids, next } = removalOf(shown, range, selected);
    if (ids.length === 0) return;
    apply({ change: { put: [], remove: ids }, typed: [] });
    table.setSelected(new Set());
    // If the focused row was removed, its successor or the new last row gets the focus.
    if (range && next >= 0) {
      selectLater(range.column + LEAD, next);
      // For the library, the same index with another row is no move, so its new cell is focused here.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          grid.current?.element?.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]')?.focus(),
        ),
      );
    }
    setSaid(
      tn(
        ids.length,
        '{count} row removed. Press Ctrl+Z to restore it.',
        '{count} rows removed. Press Ctrl+Z to restore them.',
      ),
    );
  };
  const latest = useRef({ addRow, removeRows });
  latest.current = { addRow, removeRows };

  return {
    said,
    selectLater,
    stayAt,
    goTo,
    addRow,
    removeRows,
    onAdd: useCallback(() => latest.current.addRow(), []),
    onRemove: useCallback(() => latest.current.removeRows(), []),
    commit: (after: readonly EditedRow[], indexes: readonly number[]) =>
      apply(commitEdit(after, indexes, columns)),
    clear: (cells: Range) => apply(clearEdit(shown, columns, cells, typed)),
    fillDown: (cells: Range) => apply(fillEdit(shown, columns, cells, typed)),
    copy: (event: ClipboardEvent) => {
      const range = table.range();
      if (!range) return;
      const { top, bottom, left, right } = edges(range);
      event.preventDefault();
      event.clipboardData.setData(
        'text/plain',
        writeTsv(copyBlock(shown.slice(top, bottom + 1), columns.slice(left, right + 1))),
      );
    },
    /** Pastes over the range; not by the library, which takes no paste in a column of names. */
    paste: (event: ClipboardEvent): void => {
      const { target } = event;
      const inCell = target instanceof Element && target.closest('[role=grid]') !== null;
      if (!inCell || target.closest('input, select, textarea')) return;
      const text = event.clipboardData.getData('text/plain');
      const range = table.range();
      if (readOnly || !range || text === '') return;
      event.preventDefault();
      const block = readTsv(text);
      // Amounts with the names of their lines begin at the names, also when the focus is on an amount.
      const named = table.fixedRows === true && block.some((line) => line.length > 1);
      const at = named ? { ...range, column: 0, toColumn: 0 } : range;
      const edit = pasteEdit(block, shown, columns, at, typed, fresh);
      apply(edit);
      setSaid(tn(edit.change.put.length, '{count} row pasted', '{count} rows pasted'));
    },
  };
}
