import type { EditedRow } from './CellEditor.tsx';
import { pasteBlock } from './clipboard.ts';
import { edges, isWide, type Range } from './range.ts';
import type { TypedText } from './rowStore.ts';
import { cellOf, type GridChange, type GridColumn, type GridRow, withCell } from './types.ts';

/** Changes of one action: rows, and unparsed texts. */
export interface Edit {
  change: GridChange;
  typed: readonly TypedText[];
}

/** Unparsed texts by `id key`, as passed to the grid. */
type TypedTexts = ReadonlyMap<string, string>;

/** Rows with typed cells, parsed by their columns. */
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

/** Unparsed texts that a change of these rows and columns replaces, as `id key`. */
function replaced(rows: readonly GridRow[], columns: readonly GridColumn[], typed: TypedTexts): string[] {
  if (typed.size === 0) return [];
  const cells = new Set(rows.flatMap((row) => columns.map((c) => `${row.id} ${c.key}`)));
  return [...typed.keys()].filter((cell) => cells.has(cell));
}

/** The range with its cells cleared. */
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

/** Fills a range from its first row, or a single row from the row above. Undefined if there is none above. */
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

/** Pastes a copied block over a range and beyond. */
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

/**
 * Rows to remove (ticked ones, else those of the range) and the index of the row to focus next, -1 if none is
 * left.
 */
export function removalOf(
  rows: readonly GridRow[],
  range: Range | null,
  selected: ReadonlySet<string>,
): { ids: readonly string[]; next: number } {
  const { top, bottom } = range ? edges(range) : { top: 0, bottom: -1 };
  const ids = selected.size > 0 ? [...selected] : rows.slice(top, bottom + 1).map((row) => row.id);
  return { ids, next: Math.min(top, rows.length - ids.length - 1) };
}
