/**
 * Kinds of report; the documented `type` in their addresses. `gst-year`: CMP-08 with GSTR-4, GSTR-9C and IMS
 * records.
 */
export const reportKinds = ['gst', 'gst-year', 'itr', 'tds', 'company'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** One line of a table; `depth` indents its first cell, `strong` sets it bold. */
export interface ReportRow {
  cells: readonly string[];
  depth?: number;
  strong?: boolean;
}

/** A table of texts; figures come formatted. */
export interface ReportTable {
  title: string;
  columns: readonly { label: string; right?: boolean }[];
  rows: readonly ReportRow[];
  /** Shown instead of an empty table. */
  empty: string;
}

/** A report as both the page and the PDF show it. */
export interface Report {
  title: string;
  /** Name of the taxpayer. */
  name: string;
  /** Particulars above the tables, label and value. */
  facts: readonly (readonly [label: string, value: string])[];
  tables: readonly ReportTable[];
  notes: readonly string[];
  /** File name without ending. */
  file: string;
}
