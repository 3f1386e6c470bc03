import { saveFile } from '../data/http.ts';

/**
 * Downloads an empty template of Schedule 112A or 115AD with the department's headings; the return of 2025-26
 * has one more column.
 */
export async function saveTemplate(kind: 'csv' | 'xlsx', schedule: string, year: string): Promise<void> {
  const { template112a } = await import('../../shared/itr/itr2/import-112a.ts');
  const heading = template112a(year === '2025-26');
  const name = `${schedule.replace('_', '-')}.${kind}`;
  if (kind === 'csv')
    return saveFile(new Blob([`${heading.map((h) => `"${h}"`).join(',')}\r\n`], { type: 'text/csv' }), name);
  const { default: write } = await import('write-excel-file/browser');
  const data = [heading.map((value) => ({ value, fontWeight: 'bold' as const }))];
  saveFile((await write(data as never).toBlob()) as Blob, name);
}
