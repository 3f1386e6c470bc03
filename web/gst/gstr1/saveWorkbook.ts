import type { WorkbookSheet } from '../../../shared/sheets/workbook.ts';
import { saveFile } from '../../data/http.ts';

/** Downloads an Excel file made on the page, with bold headings and date cells. The writer is loaded on demand. */
export async function saveWorkbook(sheets: readonly WorkbookSheet[], name: string): Promise<void> {
  const { default: write } = await import('write-excel-file/browser');
  const data = sheets.map((s) => ({
    sheet: s.name,
    data: s.rows.map((row, i) =>
      row.map((value) => {
        if (value === null) return null;
        if (i === 0) return { value: String(value), fontWeight: 'bold' as const };
        return value instanceof Date ? { value, type: Date, format: 'dd-mm-yyyy' } : { value };
      }),
    ),
  }));
  saveFile((await write(data as never).toBlob()) as Blob, name);
}
