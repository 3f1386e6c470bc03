import readXlsxFile from 'read-excel-file/universal';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { plainRupees, type RawCell } from '../../shared/sheets/cells.ts';
import { sheetStyles } from './cell-styles.ts';

// The package's Node reader unpacks from a stream and hangs on some damaged archives; this one unpacks from
// memory and throws.

const isText = (cell: RawCell): cell is string => typeof cell === 'string' && cell.trim() !== '';

/** Leading blanks of a text, a tab counting as one. */
const blanksBefore = (text: string): number => /^[ \t\u00a0]*/.exec(text)![0].length;

/**
 * All sheets of an .xlsx workbook by name; throws if unreadable. Texts are trimmed; `indents` is the
 * indentation of each row's first text, and a number whose format shows Dr or Cr becomes text with it
 * (`500.00 Dr`).
 */
export async function readSheets(bytes: Buffer): Promise<Table[]> {
  const sheets = await readXlsxFile(new Blob([new Uint8Array(bytes)]), { trim: false });
  const styles = sheetStyles(bytes);
  return sheets.map(({ sheet, data }, number) => {
    const style = styles?.[number];
    const indents: number[] = [];
    let indented = false;
    const rows = (data as unknown as RawCell[][]).map((row, r) => {
      const first = row.findIndex(isText);
      const indent =
        first < 0 ? 0 : Math.max(...row.filter(isText).map(blanksBefore)) + (style?.indentOf(r, first) ?? 0);
      indents.push(indent);
      indented ||= indent > 0;
      return row.map((cell, c) => {
        if (typeof cell === 'string') return cell.trim() || null;
        if (typeof cell !== 'number' || !style) return cell;
        const day = style.dayOf(r, c, cell);
        if (day) return day;
        const sided = style.sided(r, c, cell);
        return sided ? `${plainRupees(sided.value)} ${sided.side}` : cell;
      });
    });
    return { name: sheet, rows, ...(indented ? { indents } : {}) };
  });
}
