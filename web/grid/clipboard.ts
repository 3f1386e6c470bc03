import { cellOf, type GridColumn, type GridRow, withCell } from './types.ts';

/** Cells of text copied from a spreadsheet: tab-separated, one row per line, cells with line breaks quoted. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let i = 0; i < source.length; i++) {
    const c = source[i]!;
    if (quoted) {
      if (c !== '"') cell += c;
      else if (source[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (c === '"' && cell === '') quoted = true;
    else if (c === '\t') {
      row.push(cell);
      cell = '';
    } else if (c === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += c;
  }
  rows.push([...row, cell]);
  return rows;
}

const quote = (cell: string): string => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Cells as tab-separated text for a spreadsheet. */
export const writeTsv = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.map(quote).join('\t')).join('\n');

/** Result of a paste: changed and new rows, and unparsed texts by cell. */
interface Pasted<R extends GridRow> {
  put: R[];
  typed: { id: string; key: string; text: string }[];
}

/**
 * Pastes a block of texts from a cell on. A single copied cell fills the selection; rows beyond the last are
 * created by `fresh`. A first line of column names is skipped.
 */
export function pasteBlock<R extends GridRow>(
  block: readonly (readonly string[])[],
  at: { row: number; column: number; rows: number; columns: number },
  rows: readonly R[],
  columns: readonly GridColumn[],
  fresh: () => R,
): Pasted<R> {
  const single = block.length === 1 && block[0]!.length === 1;
  const headed =
    block.length > 1 &&
    block[0]!.every((cell, i) => squeeze(cell) === squeeze(columns[at.column + i]?.label ?? ''));
  const lines = single
    ? Array.from({ length: at.rows }, () => Array.from({ length: at.columns }, () => block[0]![0]!))
    : headed
      ? block.slice(1)
      : block;
  const out: Pasted<R> = { put: [], typed: [] };
  lines.forEach((line, i) => {
    let row = rows[at.row + i] ?? fresh();
    line.forEach((text, k) => {
      const column = columns[at.column + k];
      if (!column) return;
      const read = column.read(text);
      if (read.ok) row = withCell(row, column.key, read.value);
      else out.typed.push({ id: row.id, key: column.key, text });
    });
    out.put.push(row);
  });
  return out;
}

const squeeze = (s: string): string => s.trim().toLowerCase();

/** Texts of a range of cells. */
export const copyBlock = (rows: readonly GridRow[], columns: readonly GridColumn[]): string[][] =>
  rows.map((row) => columns.map((column) => column.show(cellOf(row, column.key))));
