import type { RawCell } from '../sheets/cells.ts';
import type { Table } from './recognise-table.ts';
import type { FieldOf } from './vocabulary.ts';
import { HEADING_LINES, headingOf, repeatsHeading } from './vocabulary.ts';

const filled = (row: readonly RawCell[]): number =>
  row.filter((raw) => raw instanceof Date || (raw !== null && raw !== undefined && String(raw).trim() !== ''))
    .length;

/** A number, a day or an amount: data, which no line of headings has. */
const isFigure = (raw: RawCell): boolean =>
  typeof raw === 'number' ||
  raw instanceof Date ||
  (typeof raw === 'string' && /^\s*(-?\d[\d,]*\.\d\d|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})\s*$/.test(raw));

/**
 * Tables below one another on a sheet, each with its own headings: a line with at least four fields by their
 * full names, in other columns than the headings before. Every table keeps the line numbers of the sheet;
 * lines of other tables are blank.
 */
export function splitTables<F extends string>(fieldOf: FieldOf<F>, table: Table): Table[] {
  const starts: { line: number; names: string[]; from: number }[] = [];
  table.rows.forEach((row, line) => {
    if (filled(row) < 4 || row.some(isFigure)) return;
    const names = headingOf(fieldOf, row, 4);
    if (!names) return;
    const before = starts.at(-1);
    if (before && (repeatsHeading(before.names, row) || line === before.line + 1)) return;
    if (!before && line >= HEADING_LINES) return;
    starts.push({ line, names, from: line });
  });
  if (starts.length < 2) return [table];
  // A single cell above the headings is their title.
  for (const start of starts) while (start.from > 0 && filled(table.rows[start.from - 1]!) < 2) start.from--;
  return starts.map(({ line, from: start }, i) => {
    const from = i === 0 ? 0 : start;
    const to = starts[i + 1]?.from ?? table.rows.length;
    return {
      name: i === 0 ? table.name : `${table.name} (${line + 1})`,
      rows: table.rows.map((row, n) => (n >= from && n < to ? row : [])).slice(0, to),
    };
  });
}
