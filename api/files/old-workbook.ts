import type { CellObject } from '@e965/xlsx';
import type { Table } from '../../shared/intake/recognise-table.ts';
import type { RawCell } from '../../shared/sheets/cells.ts';

/** Rows of a sheet at most; the old format itself ends at 65,536. */
const MOST_ROWS = 100_001;
/** Columns of a sheet at most, as in the old format. */
const MOST_COLUMNS = 256;

/** The library, fetched when the first such file comes; undefined where it is not installed. */
const library = () => import('@e965/xlsx').catch(() => undefined);

/** Days are told by their format; a side of a balance (`0.00" Dr"`) may stand in the format alone. */
function rawOf(cell: CellObject | undefined, isDay: (format: string) => boolean): RawCell {
  if (!cell || cell.t === 'z' || cell.t === 'e') return null;
  if (cell.t !== 'n' || typeof cell.v !== 'number') return cell.v as RawCell;
  const format = typeof cell.z === 'string' ? cell.z : '';
  const side = /\b(dr|cr)\b/i.exec(String(cell.w ?? ''))?.[1];
  if (side && new RegExp(side, 'i').test(format)) return `${Math.abs(cell.v)} ${side}`;
  if (format && isDay(format) && cell.v > 20_000 && cell.v < 80_000)
    return new Date(Math.round((cell.v - 25_569) * 86_400) * 1000);
  return cell.v;
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
      cellText: true,
      cellFormula: false,
      cellHTML: false,
      sheetRows: MOST_ROWS,
    });
    return book.SheetNames.map((name) => {
      const rows = Array.from(book.Sheets[name]?.['!data'] ?? [], (row) =>
        Array.from(row ?? [], (cell) => rawOf(cell, (format) => xlsx.SSF.is_date(format))).slice(
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
