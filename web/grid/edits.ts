import type { EditedRow } from './CellEditor.tsx';
import { pasteBlock } from './clipboard.ts';
import { edges, isWide, type Range } from './range.ts';
import type { TypedText } from './rowStore.ts';
import { cellOf, type GridChange, type GridColumn, type GridRow, withCell } from './types.ts';

/** What one act changes: rows, and texts that did not read. */
export interface Edit {
  change: GridChange;
  typed: readonly TypedText[];
}

/** Typed texts by `id key`, as the grid is given them. */
type TypedTexts = ReadonlyMap<string, string>;

/** The rows whose cell was typed in, read by their columns. */
export function commitEdit(
  after: readonly EditedRow[],
  indexes: readonly number[],
  columns: readonly GridColumn[],
): Edit {
  const put: GridRow[] = [];
  const typed: TypedText[] = [];
  const read: string[] = [];
  for (const i of indexes) {
    const { typing, ...row } = after[i]!;
    if (!typing) continue;
    const value = columns.find((c) => c.key === typing.key)!.read(typing.text);
    if (value.ok) {
      put.push(withCell(row, typing.key, value.value));
      read.push(`${row.id} ${typing.key}`);
    } else typed.push({ id: row.id, key: typing.key, text: typing.text });
  }
  return { change: { put, remove: [], read }, typed };
}

/** Typed texts that a change of these rows and columns replaces, as `id key`. */
function replaced(rows: readonly GridRow[], columns: readonly GridColumn[], typed: TypedTexts): string[] {
  if (typed.size === 0) return [];
  const cells = new Set(rows.flatMap((row) => columns.map((c) => `${row.id} ${c.key}`)));
  return [...typed.keys()].filter((cell) => cells.has(cell));
}

/** The cells of a range made blank. */
export function clearEdit(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  range: Range,
  typed: TypedTexts,
): Edit {
  const { top, bottom, left, right } = edges(range);
  const cleared = columns.slice(left, right + 1);
  const put = rows
    .slice(top, bottom + 1)
    .map((row) => cleared.reduce<GridRow>((next, c) => withCell(next, c.key, undefined), row));
  return { change: { put, remove: [], read: replaced(put, cleared, typed) }, typed: [] };
}

/** A range filled from its first row; one row is filled from the row above. Undefined where there is none above. */
export function fillEdit(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  range: Range,
  typed: TypedTexts,
): Edit | undefined {
  const { top, bottom, left, right } = edges(range);
  const from = isWide(range) && bottom > top ? top : top - 1;
  const source = rows[from];
  if (!source) return undefined;
  const filled = columns.slice(left, right + 1);
  const put = rows
    .slice(from + 1, bottom + 1)
    .map((row) => filled.reduce<GridRow>((next, c) => withCell(next, c.key, cellOf(source, c.key)), row));
  return { change: { put, remove: [], read: replaced(put, filled, typed) }, typed: [] };
}

/** A copied block laid over a range and beyond it. */
export function pasteEdit<R extends GridRow>(
  block: readonly (readonly string[])[],
  rows: readonly R[],
  columns: readonly GridColumn[],
  range: Range,
  typed: TypedTexts,
  fresh: () => R,
): Edit {
  const { top, bottom, left, right } = edges(range);
  const at = { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  const pasted = pasteBlock(block, at, rows, columns, fresh);
  const width = Math.max(...block.map((line) => line.length), at.columns);
  const read = replaced(pasted.put, columns.slice(left, left + width), typed);
  return { change: { put: pasted.put, remove: [], read }, typed: pasted.typed };
}

/** Rows to remove: those ticked, or else those of the range; and the place of the row that comes next, -1 when no row is left. */
export function removalOf(
  rows: readonly GridRow[],
  range: Range | null,
  selected: ReadonlySet<string>,
): { ids: readonly string[]; next: number } {
  const { top, bottom } = range ? edges(range) : { top: 0, bottom: -1 };
  const ids = selected.size > 0 ? [...selected] : rows.slice(top, bottom + 1).map((row) => row.id);
  return { ids, next: Math.min(top, rows.length - ids.length - 1) };
}
