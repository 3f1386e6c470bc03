import Papa from 'papaparse';
import { safeCell } from './safe-cell.ts';

/** Lines and cells of a CSV text; a byte-order mark is dropped, comma, semicolon or tab are told apart. */
export function readCsv(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';', '|'],
  }).data;
}

/** A table of texts as a CSV that is safe to open; its byte-order mark tells Excel that it is UTF-8. */
export const tableCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    lines.map((line) => line.map(safeCell)),
    { newline: '\r\n' },
  )}\r\n`;
