/** A rectangle of cells: anchor and end, as row and column indices of the view. */
export interface Range {
  row: number;
  column: number;
  toRow: number;
  toColumn: number;
}

export const oneCell = (row: number, column: number): Range => ({
  row,
  column,
  toRow: row,
  toColumn: column,
});

/** First and last row and column of a range, in either direction. */
export const edges = (r: Range) => ({
  top: Math.min(r.row, r.toRow),
  bottom: Math.max(r.row, r.toRow),
  left: Math.min(r.column, r.toColumn),
  right: Math.max(r.column, r.toColumn),
});

/** Whether a range has more than one cell. */
export const isWide = (r: Range): boolean => r.row !== r.toRow || r.column !== r.toColumn;

/** Whether a range contains a cell. */
export function holds(r: Range, row: number, column: number): boolean {
  const e = edges(r);
  return row >= e.top && row <= e.bottom && column >= e.left && column <= e.right;
}

/** The range extended by one step, clipped to the table. */
export function grown(r: Range, key: string, rows: number, columns: number): Range {
  const move = (n: number, by: number, most: number) => Math.min(most - 1, Math.max(0, n + by));
  if (key === 'ArrowDown') return { ...r, toRow: move(r.toRow, 1, rows) };
  if (key === 'ArrowUp') return { ...r, toRow: move(r.toRow, -1, rows) };
  if (key === 'ArrowRight') return { ...r, toColumn: move(r.toColumn, 1, columns) };
  if (key === 'ArrowLeft') return { ...r, toColumn: move(r.toColumn, -1, columns) };
  return r;
}
