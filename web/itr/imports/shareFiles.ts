import type { FormNode } from '../../../shared/forms/walk.ts';
import {
  type ImportResult,
  import112a,
  import112aTable,
  template112a,
} from '../../../shared/itr/itr2/import-112a.ts';
import { governmentFileBytes } from '../../../shared/itr/limits.ts';
import { tableCsv } from '../../../shared/sheets/csv.ts';
import { saveFile } from '../../data/http.ts';
import { nodesTo } from '../../forms/state/show.ts';
import { say, t } from '../../i18n/t.ts';

/** Whether a year's schedule asks on which side of 23 July 2024 a share was sold. */
export const splitOf = (tree: readonly FormNode[], list: string): boolean =>
  nodesTo(tree, `${list}.0.transferred`) !== undefined;

/** A file's rows, or the sentence that says why it could not be read. */
type ReadShares = { ok: true; result: ImportResult } | { ok: false; message: string };

const refuse = (message: string): ReadShares => ({ ok: false, message });

/** Reads a chosen CSV or Excel file; of a workbook the first sheet with the template's headings. */
export async function readShareFile(
  file: Pick<File, 'name' | 'size' | 'text' | 'arrayBuffer'>,
  split: boolean,
): Promise<ReadShares> {
  const name = file.name.toLowerCase();
  if (!/\.(csv|xlsx)$/.test(name)) return refuse(t('Please select a CSV or Excel (.xlsx) file'));
  if (file.size === 0) return refuse(t('This file is empty.'));
  if (file.size > governmentFileBytes)
    return refuse(t('The file is larger than {max} MB.', { max: governmentFileBytes / (1024 * 1024) }));
  if (name.endsWith('.csv')) return { ok: true, result: import112a(await file.text(), split) };
  try {
    const { default: readXlsx } = await import('read-excel-file/universal');
    const bytes = new Blob([await file.arrayBuffer()]);
    const sheets = (await readXlsx(bytes as never)) as unknown as { data: unknown[][] }[];
    const read = sheets.map((s) => import112aTable(s.data, split));
    return { ok: true, result: read.find((r) => r.total > 0) ?? read[0] ?? import112aTable([], split) };
  } catch {
    return refuse(t('This Excel file could not be read.'));
  }
}

/** Saves an empty template with the department's headings. */
export async function saveTemplate(kind: 'csv' | 'xlsx', split: boolean): Promise<void> {
  const heading = template112a(split);
  if (kind === 'csv')
    return saveFile(
      new Blob([`${heading.map((h) => `"${h}"`).join(',')}\r\n`], { type: 'text/csv' }),
      'schedule-112a.csv',
    );
  const { default: write } = await import('write-excel-file/browser');
  const data = [heading.map((value) => ({ value, fontWeight: 'bold' as const }))];
  saveFile((await write(data as never).toBlob()) as Blob, 'schedule-112a.xlsx');
}

/** Saves the refused rows with every reason: what to correct in the file before it is read again. */
export function saveRefused(result: ImportResult, file: string): void {
  const names = new Map(result.refused.map((r) => [r.row, r.name]));
  const lines = result.problems
    .filter((p) => p.severity === 'error')
    .map((p) => [String(p.row), names.get(p.row) ?? '', p.column, say(p.message)]);
  const csv = tableCsv([[t('Row'), t('Share or unit'), t('Column'), t('Reason')], ...lines]);
  saveFile(new Blob([csv], { type: 'text/csv' }), `${file.replace(/\.\w+$/, '')}-refused.csv`);
}
