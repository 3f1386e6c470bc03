import { zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import type { SheetCell, WorkbookSheet } from '../../shared/sheets/workbook.ts';
import { progress } from '../base/progress.ts';

/** Several texts as one ZIP. */
export const zipOf = (files: readonly { name: string; text: string }[]): Buffer => {
  progress('writing');
  return Buffer.from(
    zipSync(Object.fromEntries(files.map((f) => [f.name, Buffer.from(f.text)])), { level: 6 }),
  );
};

const cellOf = (value: SheetCell, heading: boolean) => {
  if (value === null) return null;
  if (heading) return { value: String(value), fontWeight: 'bold' as const };
  if (value instanceof Date) return { value, type: Date, format: 'dd-mm-yyyy' };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
};

/** A workbook of sheets, headings bold. */
export async function xlsxOf(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  progress('writing');
  const data = sheets.map((sheet) => ({
    sheet: sheet.name,
    data: sheet.rows.map((row, i) => row.map((value) => cellOf(value, i === 0))),
  }));
  return (await writeXlsxFile(data as never).toBuffer()) as Buffer;
}

/** MIME type of a workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
