import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsxFile from 'read-excel-file/node';
import { expect } from 'vitest';
import { setAt } from '../../shared/forms/paths.ts';
import type { TestServer } from './server.ts';

/**
 * A validated return of a person with one regime: its computation as figures, workbook and PDF (`total` as printed there), then filed, then
 * revised as a copy that is validated.
 */
export async function expectOneRegime(
  server: TestServer,
  { token, id }: { token: string; id: string },
  total: string,
): Promise<void> {
  const tax = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=New`, token)).body.data;
  expect(tax.comparison).toMatchObject({ one_regime: true, difference: 0 });
  const book = await server.get(`/api/itr/${id}/computation.xlsx`, token);
  const sheets = (await readXlsxFile(book.bytes)) as unknown as { sheet: string; data: unknown[][] }[];
  expect(sheets.map((s) => s.sheet)).toEqual(['Computation', 'Documents']);
  expect(sheets[0]!.data.find((row) => row[0] === 'Total income')?.[3]).toBe(
    Number(total.replaceAll(',', '')),
  );
  const pdf = await server.get(`/api/itr/${id}/computation.pdf`, token);
  expect(pdf.status).toBe(200);
  const opened = await getDocument({ data: new Uint8Array(pdf.bytes), useSystemFonts: false }).promise;
  const words = (await (await opened.getPage(1)).getTextContent()).items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ');
  expect(words).toContain(total);
  expect(words).not.toContain('regime');

  const mark = { version: 1, acknowledgement: '123456789012345', filed_on: '2026-07-20' };
  const filed = await server.post(`/api/itr/${id}/mark-filed`, mark, token);
  expect(filed.body.return, filed.text).toMatchObject({ status: 'filed' });
  const revised = await server.post(`/api/itr/${id}/revise`, {}, token);
  expect(revised.status, revised.text.slice(0, 500)).toBe(200);
  const copy = revised.body.return.form_data;
  expect(copy.filing).toMatchObject({
    section_filed: '17',
    original_receipt_number: '123456789012345',
    original_filing_date: '2026-07-20',
  });
  const done = await server.post(
    '/api/itr/create-itr.php',
    {
      itr_id: revised.body.itr_id,
      version: 1,
      status: 'validated',
      form_data: setAt(copy, 'filing.filing_date', '2026-09-01'),
    },
    token,
  );
  expect(done.status, done.text.slice(0, 800)).toBe(200);
}
