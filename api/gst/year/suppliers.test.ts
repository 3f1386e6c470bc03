import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheets } from '../../files/read-workbook.ts';
import { buildGstEntity, buildGstReturn, formWith, gstr2aOf } from '../../testing/gst.ts';
import { pdfText } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const send2a = (e: Entity, file: unknown, fields: Record<string, string> = {}) =>
  server.call('POST', '/api/gst/gstr2a', {
    token: e.owner.token,
    form: formWith('2a.json', JSON.stringify(file), { gst_master_id: e.id, ...fields }),
  });
const year = (e: Entity) => server.get(`/api/gst/suppliers/${e.id}?financial_year=2025-26`, e.owner.token);
const supplier = '29AABCR1718E1ZL';
/** A purchase register of this supplier: P/1 as in 2B (tax 180), P/9 which the supplier did not report (tax 54). */
const register = [
  'Supplier GSTIN,Supplier name,Document number,Document date,Taxable value,Integrated tax',
  `${supplier},Rao Traders,P/1,05-10-2025,1000,180`,
  `${supplier},Rao Traders,P/9,07-10-2025,300,54`,
].join('\n');

describe('GSTR-2A', () => {
  it('is kept by month and handed back as the portal gave it', async () => {
    const e = await buildGstEntity(server);
    const file = { ...gstr2aOf(e.gstin), tcs: [{ ctin: 'x', amt: 1 }], more: { of: 'theirs' } };
    const made = await send2a(e, file);
    expect(made.status, made.text).toBe(200);
    expect(made.body).toMatchObject({ return_period: '10-2025', documents: 3, suppliers: 1 });
    const back = await server.get(`/api/gst/gstr2a/${e.id}/json?return_period=10-2025`, e.owner.token);
    expect(JSON.parse(back.text)).toEqual(file);
    // Another part of the same month: one document changed, one more.
    const [b2b] = file.b2b;
    const part = {
      gstin: e.gstin,
      fp: '102025',
      b2b: [{ ...b2b!, inv: [{ ...b2b!.inv[0]!, inum: 'P/7' }] }],
    };
    const added = await send2a(e, part, { existing: 'add' });
    expect(added.body.documents).toBe(4);
    expect((await send2a(e, part)).body.documents).toBe(2);
  });

  it('refuses a file of another GSTIN, of another kind, or with amounts that are none', async () => {
    const e = await buildGstEntity(server);
    expect((await send2a(e, gstr2aOf('27AAPFU0939F1ZV'))).body.error.id).toBe('other_gstin');
    expect((await send2a(e, { gstin: e.gstin, fp: '102025', b2cs: [] })).body.error.id).toBe('other_kind');
    const bad = JSON.parse(JSON.stringify(gstr2aOf(e.gstin)).replace('"iamt":90', '"iamt":"ninety"'));
    const answer = await send2a(e, bad);
    expect([answer.status, answer.body.error.id, answer.body.message]).toEqual([
      422,
      'unknown_amounts',
      'The amounts of P/2 cannot be read',
    ]);
    expect((await year(e)).body.suppliers).toEqual([]);
  });
});

describe('the year by supplier', () => {
  it('shows books, 2A, 2B and 3B, what is at risk, and follows a changed register', async () => {
    const e = await buildGstEntity(server);
    const statement = await buildGstReturn(server, 'GSTR-2B', { entity: e });
    await send2a(e, gstr2aOf(e.gstin));
    const books = (text: string) =>
      server.call('POST', '/api/gst/gstr2b/purchases', {
        token: e.owner.token,
        form: formWith('register.csv', text, { gst_id: statement.id }),
      });
    const read = await books(register);
    expect(read.status, read.text).toBe(200);
    const answer = await year(e);
    expect(answer.status, answer.text).toBe(200);
    // books 180 + 54; 2A 180 + 90 - 18; 2B 180 + 90
    expect(answer.body.months).toEqual([{ period: '10-2025', books: 234, a: 252, b: 270, credit3b: null }]);
    expect(answer.body.suppliers).toMatchObject([
      {
        gstin: supplier,
        name: 'Rao Traders',
        total: { books: 234, a: 252, b: 270 },
        missing: 0,
        unpaid: 252,
        no_gstr3b: ['10-2025'],
        no_gstr1: [],
        letters: [],
      },
    ]);
    await books(`${register}\n${supplier},Rao Traders,P/10,08-10-2025,1000,180`);
    // 414 in the books, 270 in 2B
    expect((await year(e)).body.suppliers[0]).toMatchObject({ total: { books: 414 }, missing: 144 });

    const ask = (more: object) =>
      server.post(
        `/api/gst/suppliers/${e.id}/letter`,
        { financial_year: '2025-26', gstin: supplier, ...more },
        e.owner.token,
      );
    const letter = await ask({ language: 'hi' });
    expect(letter.status, letter.text).toBe(200);
    expect(letter.body.text).toContain('P/9');
    expect(letter.body.text).toContain('P/10');
    expect(letter.body.text).not.toContain('P/1,');
    expect(letter.body.text).toContain('अक्टूबर 2025');
    expect((await year(e)).body.suppliers[0].letters).toEqual([]);
    expect((await ask({ channel: 'email' })).status).toBe(200);
    expect((await year(e)).body.suppliers[0].letters).toMatchObject([{ channel: 'email', language: 'en' }]);
    expect((await ask({ gstin: '27AAPFU0939F1ZV' })).status).toBe(404);

    const paper = await server.post(
      `/api/gst/suppliers/${e.id}/letter.pdf`,
      { financial_year: '2025-26', gstin: supplier },
      e.owner.token,
    );
    expect(paper.status, paper.text.slice(0, 300)).toBe(200);
    const printed = await pdfText(paper.bytes);
    // P/9 of 300 with tax 54 and P/10 of 1,000 with tax 180 are not in 2B; P/1 is
    for (const part of [
      'To Rao Traders (GSTIN 29AABCR1718E1ZL)',
      `Invoices of FY 2025-26 missing from our GSTR-2B: ${e.gstin}`,
      'P/9 07-10-2025 300.00 54.00',
      'P/10 08-10-2025 1,000.00 180.00',
      'Total tax: 234.00',
      'You have not filed GSTR-3B for: October 2025',
      'Authorised signatory',
    ])
      expect(printed).toContain(part);
    expect(printed).not.toContain('P/1 05-10-2025');
    // Printed, it is not yet noted as sent.
    expect((await year(e)).body.suppliers[0].letters).toHaveLength(1);

    const sheet = await server.get(`/api/gst/suppliers/${e.id}/xlsx?financial_year=2025-26`, e.owner.token);
    expect(sheet.status, sheet.text).toBe(200);
    const [, bySupplier, byBoth] = await readSheets(sheet.bytes);
    // books 180 + 54 + 180 = 414, 2B 270, one letter by e-mail
    expect(bySupplier!.rows[1]).toEqual([
      supplier,
      'Rao Traders',
      414,
      252,
      270,
      144,
      252,
      396,
      null,
      'October 2025',
      null,
      1,
    ]);
    expect(byBoth!.rows[1]).toEqual([supplier, 'Rao Traders', 'October 2025', 414, 252, 270]);

    // Of a quarterly filer the statement of December covers the register of October.
    await server.call('PUT', `/api/gst/home/${e.id}`, {
      token: e.owner.token,
      body: { financial_year: '2025-26', frequency: 'quarterly', turnover: null, sez: false },
    });
    const quarterly = await year(e);
    expect(quarterly.body).toMatchObject({
      frequency: 'quarterly',
      months: [{ period: '12-2025', books: 414, a: 252, b: 270, credit3b: null }],
      suppliers: [{ missing: 144, no_gstr3b: ['10-2025'] }],
    });
  });
});
