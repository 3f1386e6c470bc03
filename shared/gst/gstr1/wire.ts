import type { Row } from './columns.ts';
import { type Section, type Sheets, sectionIds, sections } from './sections.ts';

/** A row in API format: documented field names, amounts in rupees, dates ISO, periods MM-YYYY. */
type WireRow = Record<string, string | number>;

/** The row as calls show it. */
export function toWire(section: Section, row: Row): WireRow {
  const out: WireRow = { id: row.id };
  for (const column of section.columns) {
    const value = row[column.key];
    if (value !== undefined) out[column.key] = column.kind === 'money' ? (value as number) / 100 : value;
  }
  return out;
}

/** Documented rows omit fields their screen lacks (reverse charge, invoice type, unit): defaults are filled in. */
export function withInitials(section: Section, row: Row): Row {
  const out: Record<string, unknown> = { ...row };
  for (const column of section.columns) {
    if (
      column.initial !== undefined &&
      (out[column.key] === undefined || out[column.key] === '') &&
      column.key !== 'export_type'
    ) {
      out[column.key] = column.initial;
    }
  }
  return out as Row;
}

/** All row lists of a return as calls show them, documented names. */
export function sheetsToWire(sheets: Sheets): Record<string, WireRow[]> {
  const out: Record<string, WireRow[]> = {};
  for (const id of sectionIds)
    out[sections[id].list] = (sheets[id] ?? []).map((row) => toWire(sections[id], row));
  return out;
}
