import Papa from 'papaparse';
import { showCell } from '../gstr1/cells.ts';
import type { Row } from '../gstr1/columns.ts';
import { type SectionId, sections } from '../gstr1/sections.ts';

/** Lines and cells of a CSV text; a byte-order mark is dropped, comma, semicolon or tab are told apart. */
export function readCsv(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';', '|'],
  }).data;
}

/** A text that a spreadsheet would run as a formula is written with an apostrophe before it; plain numbers are left alone. */
export function safeCell(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

const write = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    lines.map((line) => line.map(safeCell)),
    { newline: '\r\n' },
  )}\r\n`;

/** A section as CSV with our headings: dd-mm-yyyy, two decimals, State code and name. It reads back in by `importTable`. */
export function sectionCsv(id: SectionId, rows: readonly Row[]): string {
  const { columns } = sections[id];
  return write([
    columns.map((c) => c.label),
    ...rows.map((row) => columns.map((c) => showCell(c, row[c.key]))),
  ]);
}

/** Any table of texts as a CSV that is safe to open. */
export const tableCsv = write;
