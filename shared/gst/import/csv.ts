import { tableCsv } from '../../sheets/csv.ts';
import { showCell } from '../gstr1/cells.ts';
import type { Row } from '../gstr1/columns.ts';
import { type SectionId, sections } from '../gstr1/sections.ts';

/** A section as CSV with our headings: dd-mm-yyyy, two decimals, State code and name. It reads back in by `importTable`. */
export function sectionCsv(id: SectionId, rows: readonly Row[]): string {
  const { columns } = sections[id];
  return tableCsv([
    columns.map((c) => c.label),
    ...rows.map((row) => columns.map((c) => showCell(c, row[c.key]))),
  ]);
}
