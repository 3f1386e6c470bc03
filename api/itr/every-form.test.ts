import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormValues, getAt, setAt } from '../../shared/forms/paths.ts';
import { fullOldRegime } from '../../shared/itr/itr1/testing/returns.ts';
import { fullReturn } from '../../shared/itr/itr2/testing/returns.ts';
import { fullItr4 } from '../../shared/itr/itr4/testing/returns.ts';
import { buildEntity } from '../testing/factories.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { itdSoftwareId: 'SW12345678' } });
});
afterAll(() => server.stop());

/** A complete return of each form, filed in time. */
const forms: [type: string, key: string, status: string, data: () => FormValues][] = [
  ['ITR-1', 'ITR1', 'Individual', () => fullOldRegime('2026-27')],
  ['ITR-2', 'ITR2', 'Individual', () => fullReturn('2026-27')],
  ['ITR-4', 'ITR4', 'Individual', fullItr4],
];

const save = (body: object, token: string) => server.post('/api/itr/create-itr.php', body, token);

async function validated(type: string, data: FormValues) {
  const pan = String(getAt(data, 'personal.pan_number'));
  const { owner, id } = await buildEntity(server, { fields: { pan } });
  const made = await save(
    { company_id: id, itr_type: type, assessment_year: '2026-27', status: 'validated', form_data: data },
    owner.token,
  );
  expect(made.status, made.text.slice(0, 500)).toBe(200);
  return { token: owner.token, id: String(made.body.itr_id), entityId: id };
}

describe.each(forms)('%s over HTTP', (type, key, _status, data) => {
  it('is validated, taxed in both regimes, exported, filed and revised as a copy', async () => {
    const { token, id } = await validated(type, data());
    const tax = await Promise.all(
      (['Old', 'New'] as const).map((regime) =>
        server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=${regime}`, token),
      ),
    );
    for (const [i, regime] of (['Old', 'New'] as const).entries()) {
      const { status, body } = tax[i]!;
      expect(status).toBe(200);
      expect(body.success).toBe(true);
      expect(body.data.regime).toBe(regime);
      for (const figure of [
        'total_income',
        'tax_before_cess',
        'cess',
        'total_tax',
        'tds_paid',
        'balance_tax',
      ])
        expect(body.data[figure], figure).toEqual(expect.any(Number));
      // cess is 4% of tax with surcharge, to the rupee (Finance Act, s.2(11))
      expect(Math.abs(body.data.cess - body.data.tax_before_cess * 0.04)).toBeLessThanOrEqual(1);
      expect(body.data.comparison[regime.toLowerCase()].total_tax).toBe(body.data.total_tax);
      for (const line of body.data.breakdown)
        expect(line).toEqual({
          id: expect.any(String),
          label: expect.any(String),
          amount: expect.any(Number),
          section: expect.any(String),
          depth: expect.any(Number),
        });
    }
    expect(tax[0]!.body.data.total_tax).not.toBe(tax[1]!.body.data.total_tax);

    const file = await server.get(`/api/itr/${id}/json`, token);
    expect(file.status, file.text.slice(0, 500)).toBe(200);
    const json = JSON.parse(file.text);
    expect(Object.keys(json.ITR)).toEqual([key]);
    expect(json.ITR[key].CreationInfo.SWCreatedBy).toBe('SW12345678');

    const mark = { version: 1, acknowledgement: '123456789012345', filed_on: '2026-07-20' };
    const filed = await server.post(`/api/itr/${id}/mark-filed`, mark, token);
    expect(filed.body.return).toMatchObject({ status: 'filed', acknowledgement: '123456789012345' });
    const again = await save({ itr_id: id, version: 2, form_data: {} }, token);
    expect([again.status, again.body.error.id]).toEqual([409, 'already_filed']);

    const revised = await server.post(`/api/itr/${id}/revise`, {}, token);
    expect(revised.status, revised.text.slice(0, 500)).toBe(200);
    const copy = revised.body.return;
    expect(copy.form_data.filing).toMatchObject({
      section_filed: '17',
      original_receipt_number: '123456789012345',
      original_filing_date: '2026-07-20',
    });
    const { filing: _, ...others } = copy.form_data;
    const { filing: __, ...before } = data();
    expect(others).toEqual(before);
    // and goes all the way again: the revised return is itself complete
    const day = getAt(copy.form_data, 'filing.filing_date') ? '2026-09-01' : undefined;
    const form_data = day ? setAt(copy.form_data, 'filing.filing_date', day) : copy.form_data;
    const done = await save(
      { itr_id: revised.body.itr_id, version: 1, status: 'validated', form_data },
      token,
    );
    expect(done.status, done.text.slice(0, 800)).toBe(200);
  });

  it('has its computation as PDF and workbook with the same figures, both regimes and the papers behind it', async () => {
    const { token, id } = await validated(type, data());
    const tax = (await server.get(`/api/itr/calculate-tax.php?itr_id=${id}&regime=Old`, token)).body.data;
    const book = await server.get(`/api/itr/${id}/computation.xlsx`, token);
    expect(book.status, book.text.slice(0, 200)).toBe(200);
    const sheets = (await readXlsxFile(book.bytes)) as unknown as { sheet: string; data: unknown[][] }[];
    expect(sheets.map((s) => s.sheet)).toEqual(['Computation', 'Both regimes', 'Documents']);
    const row = (sheet: number, label: string) => sheets[sheet]!.data.find((r) => r[0] === label);
    expect(row(0, 'Total income')?.[3]).toBe(tax.total_income);
    // every line of the engine's tree is there, and sums to its parts' totals
    const lines = sheets[0]!.data.filter((r) => typeof r[2] === 'number' || typeof r[3] === 'number');
    expect(lines).toHaveLength(tax.breakdown.length);
    const last = sheets[1]!.data.at(-1)!;
    expect(last.slice(2)).toEqual([
      tax.comparison.old.balance_tax,
      tax.comparison.new.balance_tax,
      tax.comparison.old.balance_tax - tax.comparison.new.balance_tax,
    ]);
    expect(sheets[2]!.data.slice(1).every((r) => r[2] === 'Missing')).toBe(true);

    const ticked = await server.call('PUT', `/api/itr/${id}/documents`, {
      token,
      body: { at_hand: ['26as'] },
    });
    expect(ticked.body.documents_at_hand).toEqual(['26as']);
    const record = await server.get(`/api/itr/${id}`, token);
    expect(record.body.return).toMatchObject({ version: 1, documents_at_hand: ['26as'] });
    const pdf = await server.get(`/api/itr/${id}/computation.pdf`, token);
    expect(pdf.status).toBe(200);
    const text = await textOf(pdf.bytes);
    // the PDF draws a box for each document; the workbook says the same in words
    expect(text).toContain('Documents behind this return');
    expect(text).toContain('Form 26AS and the annual information statement (AIS) (285BB)');
    const ticks = (await readXlsxFile(
      (
        await server.get(`/api/itr/${id}/computation.xlsx`, token)
      ).bytes,
    )) as unknown as { data: unknown[][] }[];
    expect(ticks[2]!.data.filter((r) => r[2] === 'Yes').map((r) => r[0])).toEqual([
      'Form 26AS and the annual information statement (AIS)',
    ]);
    expect(text).toContain('Old less new');
  });
});

it('a name that looks like a formula stays a text in the workbook', async () => {
  const { owner, id } = await buildEntity(server, {
    fields: { first_name: '=HYPERLINK("http://x.in")', last_name: '@SUM(1)' },
  });
  const made = await save(
    {
      company_id: id,
      itr_type: 'ITR-1',
      form_data: { salary: { employers: [{ employer_name: '=1+1', salary_17_1: 500_000 }] } },
    },
    owner.token,
  );
  const book = await server.get(`/api/itr/${made.body.itr_id}/computation.xlsx`, owner.token);
  expect(book.status).toBe(200);
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(book.bytes))))
    if (name.startsWith('xl/worksheets/')) expect(strFromU8(bytes)).not.toContain('<f>');
  const sheets = (await readXlsxFile(book.bytes)) as unknown as { data: unknown[][] }[];
  expect(sheets[2]!.data.flat()).toContain('Form 16 of =1+1');
});

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
  let text = '';
  for (let page = 1; page <= pdf.numPages; page++)
    text += (await (await pdf.getPage(page)).getTextContent()).items
      .map((i) => ('str' in i ? i.str : ''))
      .join(' ');
  return text;
}
