/** A grid row; its columns define everything else. */
export interface GridRow {
  id: string;
}

/** A parsed text, or why it was refused. */
export type Typed = { ok: true; value: string | number | undefined } | { ok: false; message: string };

/** A column: how cells are displayed, parsed and rendered. Labels are already translated. */
export interface GridColumn {
  key: string;
  label: string;
  /** Section and help of the field, shown for the focused cell. */
  help?: string | undefined;
  width?: number;
  frozen?: boolean;
  align?: 'right';
  /** Calculated, not typed. */
  fixed?: boolean;
  /** Calculated in some rows. */
  fixedIn?: (row: GridRow) => boolean;
  /** A drop-down instead of typing. */
  options?: readonly { value: string; label: string }[];
  show: (value: string | number | undefined) => string;
  /** Initial text of the editor, if different from the display text. */
  edit?: (value: string | number | undefined) => string;
  read: (text: string) => Typed;
}

/** A finding for a cell, translated. */
export interface CellIssue {
  field?: string | undefined;
  message: string;
  /** A note is not a finding; it gives the source of a figure. */
  severity: 'error' | 'warning' | 'note';
}

/**
 * Rows to write and ids to remove; `read` are cells whose typed text is now parsed, as `id key`. New rows are
 * appended.
 */
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

/** The totals row; texts by column. */
export interface TotalsRow {
  id: string;
  texts: Readonly<Record<string, string>>;
}
