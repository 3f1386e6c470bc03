import readXlsxFile, { readSheet } from 'read-excel-file/universal';
import type { RawCell } from '../../shared/sheets/cells.ts';

// The package's reader for Node unpacks from a stream and waits for ever on some damaged archives; this one unpacks the archive
// from memory and throws.

/** All sheets of an .xlsx workbook by name; throws when it does not read. */
export async function readSheets(bytes: Buffer): Promise<{ name: string; rows: RawCell[][] }[]> {
  const sheets = await readXlsxFile(new Blob([new Uint8Array(bytes)]));
  return sheets.map((s) => ({ name: s.sheet, rows: s.data as unknown as RawCell[][] }));
}

/** One sheet of an .xlsx workbook, the first if none is said (counted from 0); `trim: false` keeps the blanks around texts. Throws when it does not read. */
export const readOneSheet = (
  bytes: Buffer,
  options: { trim?: boolean } = {},
  sheet = 0,
): Promise<unknown[][]> => readSheet(new Blob([new Uint8Array(bytes)]), sheet + 1, options);
