import type { CellObject } from '@e965/xlsx';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { plainRupees, type RawCell } from '../../shared/sheets/cells.ts';
import { dayOfNumber, sidedBy } from './cell-styles.ts';

/** Most rows of a sheet; the old format itself ends at 65,536. */
const MOST_ROWS = 100_001;
/** Most columns of a sheet, as in the old format. */
const MOST_COLUMNS = 256;

/** The library, loaded with the first such file; undefined if not installed. */
const library = () => import('@e965/xlsx').catch(() => undefined);

/** Dates are recognized by format; Dr or Cr (`0.00" Dr"`) may be in the format only. */
function rawOf(cell: CellObject | undefined, isDay: (format: string) => boolean, from1904: boolean): RawCell {
  if (!cell || cell.t === 'z' || cell.t === 'e') return null;
  if (cell.t !== 'n' || typeof cell.v !== 'number') return cell.v as RawCell;
  const format = typeof cell.z === 'string' ? cell.z : '';
  const sided = /\b[dc]r\b/i.test(format) ? sidedBy(format, cell.v) : undefined;
  if (sided) return `${plainRupees(sided.value)} ${sided.side}`;
  return (format && isDay(format) ? dayOfNumber(cell.v, from1904) : undefined) ?? cell.v;
}

/**
 * Sheets of an Excel 97–2003 workbook, an HTML page or Excel 2003 XML (both are often saved as .xls);
 * undefined if unreadable. Formulas are not evaluated: their cached results are used.
 */
export async function readOldWorkbook(bytes: Buffer): Promise<Table[] | undefined> {
  const xlsx = await library();
  if (!xlsx) return undefined;
  try {
    // Values of HTML pages stay text: the column's reader recognizes dates.
    const book = xlsx.read(bytes, {
      type: 'buffer',
      dense: true,
      raw: true,
      cellNF: true,
      cellText: false,
      cellFormula: false,
      cellHTML: false,
      sheetRows: MOST_ROWS,
    });
    const from1904 = book.Workbook?.WBProps?.date1904 === true;
    return book.SheetNames.map((name) => {
      const rows = Array.from(book.Sheets[name]?.['!data'] ?? [], (row) =>
        Array.from(row ?? [], (cell) => rawOf(cell, (format) => xlsx.SSF.is_date(format), from1904)).slice(
          0,
          MOST_COLUMNS,
        ),
      );
      return { name, rows };
    });
  } catch {
    return undefined;
  }
}
