import type { CellObject } from '@e965/xlsx';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { plainRupees, type RawCell } from '../../shared/sheets/cells.ts';
import { dayOfNumber, sidedBy } from './cell-styles.ts';

/** Rows of a sheet at most; the old format itself ends at 65,536. */
const MOST_ROWS = 100_001;
/** Columns of a sheet at most, as in the old format. */
const MOST_COLUMNS = 256;

/** The library, fetched when the first such file comes; undefined where it is not installed. */
const library = () => import('@e965/xlsx').catch(() => undefined);

/** Days are told by their format; a side of a balance (`0.00" Dr"`) may stand in the format alone. */
function rawOf(cell: CellObject | undefined, isDay: (format: string) => boolean, from1904: boolean): RawCell {
  if (!cell || cell.t === 'z' || cell.t === 'e') return null;
  if (cell.t !== 'n' || typeof cell.v !== 'number') return cell.v as RawCell;
  const format = typeof cell.z === 'string' ? cell.z : '';
  const sided = /\b[dc]r\b/i.test(format) ? sidedBy(format, cell.v) : undefined;
  if (sided) return `${plainRupees(sided.value)} ${sided.side}`;
  return (format && isDay(format) ? dayOfNumber(cell.v, from1904) : undefined) ?? cell.v;
}

/**
 * Sheets of a workbook of Excel 97 to 2003, of a web page or of Excel's XML of 2003 (both are often saved as .xls); undefined when it
 * does not read. Formulas are not run: their last results are taken.
 */
export async function readOldWorkbook(bytes: Buffer): Promise<Table[] | undefined> {
  const xlsx = await library();
  if (!xlsx) return undefined;
  try {
    // Values of web pages stay texts: what is a day is told by the reader of the column.
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
