/** A row of a grid; everything else about it is its columns' matter. */
export interface GridRow {
  id: string;
}

/** What a typed text became, or why it did not. */
export type Typed = { ok: true; value: string | number | undefined } | { ok: false; message: string };

/** A column: how its cell is shown, read and drawn. Labels are already translated. */
export interface GridColumn {
  key: string;
  label: string;
  /** Section and help of the field, where the table shows them for the cell in focus. */
  help?: string | undefined;
  width?: number;
  frozen?: boolean;
  align?: 'right';
  /** Worked out, not typed in. */
  fixed?: boolean;
  /** Worked out in some rows. */
  fixedIn?: (row: GridRow) => boolean;
  /** A drop-down instead of typing. */
  options?: readonly { value: string; label: string }[];
  show: (value: string | number | undefined) => string;
  /** The text an editor starts with, when it differs from what is shown. */
  edit?: (value: string | number | undefined) => string;
  read: (text: string) => Typed;
}

/** A finding about a cell, in the language shown. */
export interface CellIssue {
  field?: string | undefined;
  message: string;
  /** A note is no finding: where a figure came from. */
  severity: 'error' | 'warning' | 'note';
}

/** Rows to write and ids to take away; `read` are cells whose typed text now reads, as `id key`. New rows go to the end. */
export interface GridChange {
  put: readonly GridRow[];
  remove: readonly string[];
  read?: readonly string[];
}

/** Value of a cell of a row. */
export const cellOf = (row: GridRow, key: string): string | number | undefined =>
  (row as unknown as Record<string, string | number | undefined>)[key];

/** A row with one cell changed; a blank cell has no key. */
export function withCell<R extends GridRow>(row: R, key: string, value: string | number | undefined): R {
  const next = { ...row } as R & Record<string, unknown>;
  if (value === undefined) delete next[key];
  else (next as Record<string, unknown>)[key] = value;
  return next;
}

/** The row of totals at the foot; texts by column. */
export interface TotalsRow {
  id: string;
  texts: Readonly<Record<string, string>>;
}
