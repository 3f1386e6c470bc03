import { shownCell } from '../sheets/cells.ts';
import type { Table } from './recognise-table.ts';
import { HEADING_LINES } from './vocabulary.ts';

/** Headings our Excel of rejected lines appends to those of the file. */
export const refusedHeadings = ['Line in the file', 'Column', 'Reason'] as const;

/** A line of our Excel of rejected lines: original position and current content. */
export interface CorrectedLine {
  sheet: string;
  row: number;
  says: string;
}

/** Tables of our Excel of rejected lines without the appended columns, and their lines; undefined for other files. */
export function withoutReasons(
  tables: readonly Table[],
): { tables: Table[]; lines: CorrectedLine[] } | undefined {
  const out: Table[] = [];
  const lines: CorrectedLine[] = [];
  for (const table of tables) {
    if (table.rows.length === 0) continue;
    const places = table.rows
      .slice(0, HEADING_LINES)
      .map((row) => row.findIndex((_, i) => refusedHeadings.every((h, k) => shownCell(row[i + k]) === h)));
    const heading = places.findIndex((at) => at >= 0);
    if (heading < 0) return undefined;
    const width = places[heading]!;
    out.push({ ...table, rows: table.rows.map((row) => row.slice(0, width)) });
    table.rows.forEach((row, i) => {
      const cells = row.slice(0, width + 1).map(shownCell);
      // Lines without a number were titles above the table.
      if (i > heading && shownCell(row[width]) !== '')
        lines.push({ sheet: table.name, row: i + 1, says: cells.join('|') });
    });
  }
  return out.length > 0 ? { tables: out, lines } : undefined;
}
