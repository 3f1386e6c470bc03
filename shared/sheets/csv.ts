import Papa from 'papaparse';
import { safeCell } from './safe-cell.ts';

/** Possible cell separators. */
const DELIMITERS = ['\t', ';', '|', ','];
/** Lines examined to detect the separator: titles may come before the table. */
const LOOKED_AT = 60;

/** The separator that splits most lines into the same number of cells, then into the most cells. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 200_000);
  let best = { delimiter: ',', lines: 0, cells: 0 };
  for (const delimiter of DELIMITERS) {
    if (!start.includes(delimiter)) continue;
    const { data } = Papa.parse<string[]>(start, {
      delimiter,
      newline: '\n',
      preview: LOOKED_AT,
      skipEmptyLines: 'greedy',
    });
    for (const [cells, same] of Map.groupBy(data, (row) => row.length)) {
      if (cells < 2 || same.length < best.lines || (same.length === best.lines && cells <= best.cells))
        continue;
      best = { delimiter, lines: same.length, cells };
    }
  }
  return best.delimiter;
}

/** A blank line, or one of separators alone. */
const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/**
 * Lines and cells of a CSV text. Row numbers are as in a spreadsheet: a blank line is an empty row, a line
 * break in quotation marks does not start one; trailing blank lines are dropped. A byte-order mark and
 * Excel's `sep=` line are dropped; comma, semicolon, tab and bar are detected. `broken` is called with the
 * row (from 1) whose quotation mark is not closed.
 */
export function readCsv(text: string, broken?: (row: number) => void): string[][] {
  // Files put together of others end their lines in several ways.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const said = /^"?sep=([,;|\t])"?\n/i.exec(plain);
  const body = said ? plain.slice(said[0].length) : plain;
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: said?.[1] ?? delimiterOf(body),
    newline: '\n',
  });
  const open = errors.find(
    ({ type, code, row = 0 }) =>
      type === 'Quotes' &&
      (code === 'MissingQuotes' || data[row]?.some((cell) => cell.includes('"') && cell.includes('\n'))),
  );
  if (open) broken?.((open.row ?? 0) + 1);
  const rows = data.map((row) => (isBlank(row) ? [] : row));
  while (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

/** A table of texts as a CSV that is safe to open; the byte-order mark marks it as UTF-8 for Excel. */
export const tableCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${Papa.unparse(
    lines.map((line) => line.map(safeCell)),
    { newline: '\r\n' },
  )}\r\n`;
