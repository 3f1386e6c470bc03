import { shownCell } from '../sheets/cells.ts';
import type { Table } from './recognise-table.ts';
import { HEADING_LINES } from './vocabulary.ts';

/** Headings that the Excel of refused lines puts behind those of the file. */
export const refusedHeadings = ['Line in the file', 'Column', 'Reason'] as const;

/** A line of our own Excel of refused lines: where it stood, and what it says now. */
export interface CorrectedLine {
  sheet: string;
  row: number;
  says: string;
}

/** Tables of our own Excel of refused lines without the columns put behind them, and their lines; undefined where a table is another file's. */
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
      // What has no number was a title above the lines.
      if (i > heading && shownCell(row[width]) !== '')
        lines.push({ sheet: table.name, row: i + 1, says: cells.join('|') });
    });
  }
  return out.length > 0 ? { tables: out, lines } : undefined;
}
