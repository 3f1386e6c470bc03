import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyGstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { b2bRow, buildGstEntity, buildGstReturn, formWith, local, saveGstr1 } from '../../testing/gst.ts';
import { invoiceBody } from '../../testing/invoices.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildTrialBalance } from '../../testing/trial-balance.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const c = (cgst: number) => ({ igst: 0, cgst, sgst: cgst, cess: 0 });

async function save3b(e: Entity, period: string, credit: object): Promise<void> {
  const empty = emptyGstr3b();
  const saved = await server.post(
    '/api/gst/gstr3b.php',
    {
      gst_master_id: e.id,
      return_period: period,
      form: { ...empty, credit: { ...empty.credit, ...credit } },
    },
    e.owner.token,
  );
  expect(saved.status, saved.text).toBe(200);
}
const rowOf = (body: { return: { rows: { id: string; amounts: Record<string, number> }[] } }, id: string) =>
  body.return.rows.find((r) => r.id === id)!;

describe('GSTR-9', () => {
  it('is worked out from the months and the credit ledger, takes figures, and prints', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    await saveGstr1(server, e, { b2b_invoices: [b2bRow()] });
    // The reversal of rule 37 in the worked example of the FAQ: 20 availed in November, reversed in December, claimed again in February.
    await save3b(e, '11-2025', { other: c(20) });
    await save3b(e, '12-2025', { reversed_other: c(20) });
    await save3b(e, '02-2026', { other: c(20), reclaimed: c(20) });
    const ledger = await server.call('PUT', `/api/gst/credit-ledger/${e.id}`, {
      token,
      body: {
        version: 0,
        entries: [
          { id: 'a', period: '12-2025', kind: 'reversed', reason: '37', ...c(20) },
          { id: 'b', period: '02-2026', kind: 'reclaimed', reason: '37', reversed_in: '12-2025', ...c(20) },
        ],
      },
    });
    expect(ledger.status, ledger.text).toBe(200);
    expect(ledger.body.lines.map((l: { balance: { cgst: number } }) => l.balance.cgst)).toEqual([20, 0]);

    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    expect(made.status, made.text).toBe(200);
    const id = made.body.gst_id as string;
    expect(made.body.return.due_date).toBe('2026-12-31');
    const figures = (body: typeof made.body) =>
      ['6A', '6B_ip', '6H', '6J', '7A', '7J'].map((row) => rowOf(body, row).amounts['cgst']);
    // 6A 20 + 20; 6B 20; 6H 20; 6J 0; 7A 20; 7J 40 - 20
    expect(figures(made.body)).toEqual([40, 20, 20, 0, 20, 20]);
    expect(rowOf(made.body, '4B').amounts['taxable']).toBeGreaterThan(0);

    const saved = await server.post(
      '/api/gst/gstr9',
      {
        gst_id: id,
        version: 1,
        typed: { '6B_ip': { cgst: 15 }, '6B_is': { cgst: 5 } },
        remarks: { '6B_is': 'Rent' },
      },
      token,
    );
    expect(saved.status, saved.text).toBe(200);
    expect(figures(saved.body)).toEqual([40, 15, 20, 0, 20, 20]);
    const again = await server.get(`/api/gst/gstr9/${id}`, token);
    expect(rowOf(again.body, '6B_is')).toMatchObject({ amounts: { cgst: 5 }, remark: 'Rent' });

    const chosen = await server.post(
      '/api/gst/gstr9',
      { gst_id: id, version: 2, readings: { late_reclaims: 'advisory' } },
      token,
    );
    expect(chosen.status, chosen.text).toBe(200);
    const followed = (body: typeof made.body) =>
      (body.return.readings as { rule: string; followed: string }[]).map((r) => [r.rule, r.followed]);
    expect(followed(made.body)).toEqual([
      ['late_notes', 'issued'],
      ['late_reclaims', 'faq'],
    ]);
    expect(followed((await server.get(`/api/gst/gstr9/${id}`, token)).body)).toEqual([
      ['late_notes', 'issued'],
      ['late_reclaims', 'advisory'],
    ]);

    const sheet = await server.get(`/api/gst/gstr9/${id}/xlsx`, token);
    expect([sheet.status, sheet.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(`GSTR9_${e.gstin}_2025-26.xlsx`),
    ]);
    const pdf = await server.get(`/api/gst/gstr9/${id}/pdf`, token);
    expect(pdf.text.startsWith('%PDF')).toBe(true);
    const json = await server.get(`/api/gst/gstr9/${id}/json`, token);
    expect(json.headers.get('content-disposition')).toContain(`GSTR9_${e.gstin}_2025-26.json`);
    expect(JSON.parse(json.text)).toMatchObject({
      gstin: e.gstin,
      fp: '032026',
      table6: {
        itc_clmd: { camt: 20, samt: 20 },
        supp_non_rchrg: [{ itc_typ: 'ip', camt: 15 }, {}, { camt: 5 }],
      },
      table7: { rule37: { camt: 20 } },
    });
  });

  it('sets invoices, registers and accounts against the returns, and asks for no month outside the registration', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    await saveGstr1(server, e, { b2b_invoices: [b2bRow()] });
    await save3b(e, '10-2025', { other: c(30) });
    await buildGstReturn(server, 'GSTR-2B', { entity: e });
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    const books = await server.get(`/api/gst/gstr9/${made.body.gst_id}/books`, token);
    expect(books.status, books.text).toBe(200);
    // GSTR-1 of October has 10,000 and tax of 1,800, its GSTR-3B nothing: 10,000 and 1,800 less. No invoices and no accounts are kept.
    expect(books.body.returns).toMatchObject({
      gstr1: { value: 10_000, tax: 1800 },
      gstr3b: { value: 0, tax: 0 },
      difference: { value: -10_000, tax: -1800 },
      months: ['10-2025'],
    });
    expect([books.body.sales.months, books.body.turnover, books.body.gstins]).toEqual([[], undefined, 1]);
    // Sales of 2,500.50 in the accounts; the year's return has the 10,000 of October and no advances: 7,499.50 to explain.
    // They are kept under the client's next year.
    const copied = await server.post(`/api/companies/${e.id}/copy-year`, {}, token);
    await buildTrialBalance(server, { owner: e.owner, entityId: copied.body.data.id });
    const { body } = await server.get(`/api/gst/gstr9/${made.body.gst_id}/books`, token);
    expect(body.turnover).toEqual({
      revenue: 2_500.5,
      annual: 10_000,
      advances: 0,
      difference: 7_499.5,
      left: 7_499.5,
    });
    const asked = (made.body.return.issues as { path: string; message: string }[]).map((i) => i.message);
    expect(asked.find((m) => m.startsWith('No GSTR-3B here'))).toContain('April 2025');
    expect(asked).toContain(
      'GSTR-3B not marked as filed: October 2025. The portal opens GSTR-9 once all returns of the year are filed',
    );
  });

  it('compares invoices and registers kept here, of a quarterly filer by its quarter', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const invoice = (invoice_date: string, rate: number) =>
      invoiceBody(e.id, {
        invoice_date,
        due_date: '2026-12-31',
        customer_name: 'Mehta Textiles',
        customer_email: 'mehta@example.com',
        customer_address: 'Surat',
        customer_gstin: local,
        place_of_supply: '24',
        items: [
          {
            description: 'Yarn',
            hsn: '520512',
            quantity: 1,
            unit: 'KGS',
            rate,
            amount: rate,
            gst_rate: '18',
          },
        ],
      });
    const issue = async (body: object) => {
      const sent = await server.post('/api/invoices/send', body, token);
      expect(sent.status, sent.text).toBe(200);
      return sent.body as { id: string; version: number };
    };
    await issue(invoice('2025-03-31', 5_000));
    await issue(invoice('2025-10-31', 10_000));
    const credited = await issue(invoice('2025-12-01', 3_000));
    await server.post(
      `/api/invoices/${credited.id}/credit-note`,
      {
        version: credited.version,
        note_date: '2025-12-31',
        reason: 'Returned',
        items: invoice('', 1_000)['items'],
      },
      token,
    );
    await issue(invoice('2026-04-01', 7_000));
    await saveGstr1(server, e, { b2b_invoices: [b2bRow()] });
    const november = {
      ...b2bRow({ invoice_number: 'A-2', invoice_date: '2025-12-01' }),
      invoice_value: 2360,
    };
    await saveGstr1(server, e, {
      return_period: '12-2025',
      b2b_invoices: [{ ...november, taxable_value: 2000, cgst: 180, sgst: 180 }],
    });
    await save3b(e, '10-2025', { other: { igst: 100, cgst: 30, sgst: 30, cess: 4 } });
    await save3b(e, '12-2025', {
      other: { igst: 200, cgst: 50, sgst: 50, cess: 9 },
      reclaimed: { igst: 11, cgst: 7, sgst: 7, cess: 2 },
    });
    const statement = await buildGstReturn(server, 'GSTR-2B', { entity: e });
    const register = `Supplier GSTIN,Document number,Document date,Taxable value,Integrated tax\n29AABCR1718E1ZL,P/9,07-10-2025,300,54`;
    const read = await server.call('POST', '/api/gst/gstr2b/purchases', {
      token,
      form: formWith('register.csv', register, { gst_id: statement.id }),
    });
    expect(read.status, read.text).toBe(200);
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    const path = `/api/gst/gstr9/${made.body.gst_id}/books`;
    const { body } = await server.get(path, token);
    const sold = (value: number) => ({ value, tax: value * 0.18 });
    // December: 3,000 less the note of 1,000; the invoices of March and April are of other years. Credit 309 less 27.
    expect(body.months).toEqual([
      {
        period: '10-2025',
        invoices: sold(10_000),
        gstr1: sold(10_000),
        gstr3b: sold(0),
        books: 54,
        gstr2b: 270,
        credit3b: 164,
      },
      { period: '12-2025', invoices: sold(2_000), gstr1: sold(2_000), gstr3b: sold(0), credit3b: 282 },
    ]);
    expect(body.sales).toEqual({
      invoices: sold(12_000),
      gstr1: sold(12_000),
      difference: sold(0),
      months: ['10-2025', '12-2025'],
    });
    // P/9 of 54 is not in GSTR-2B, whose 270 are not in the register: the same supplier, 216 more there
    expect(body.purchases).toEqual({
      books: 54,
      missing: { suppliers: 0, tax: 0 },
      extra: { suppliers: 1, tax: 216 },
      gstr2b: 270,
      months: ['10-2025'],
    });
    expect(body.credit).toEqual({ books: 54, gstr3b: 164, difference: 110, months: ['10-2025'] });
    await server.call('PUT', `/api/gst/home/${e.id}`, {
      token,
      body: { financial_year: '2025-26', frequency: 'quarterly', turnover: null, sez: false },
    });
    const { sales, returns } = (await server.get(path, token)).body;
    expect([sales.invoices, sales.months, returns.gstr1, returns.months]).toEqual([
      sold(12_000),
      ['12-2025'],
      sold(12_000),
      ['12-2025'],
    ]);
  });

  it('pays by table 9 from credit carried forward, without the cost of a draft paid late', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const empty = emptyGstr3b();
    const returned = async (return_period: string, taxable: number, credit: number) => {
      const saved = await server.post(
        '/api/gst/gstr3b.php',
        {
          gst_master_id: e.id,
          return_period,
          form: {
            ...empty,
            supplies: { ...empty.supplies, taxable: { taxable: taxable * 10, ...c(taxable) } },
            credit: { ...empty.credit, other: c(credit) },
          },
        },
        token,
      );
      expect(saved.status, saved.text).toBe(200);
    };
    // April: tax 100, credit 300: 200 are left. May: tax 150, credit 20: all by credit, 70 left. June: tax 90: 70 by credit, 20 in cash, each head.
    await returned('04-2025', 100, 300);
    await returned('05-2025', 150, 20);
    await returned('06-2025', 90, 0);
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    const at = (id: string) => rowOf(made.body, id).amounts['cgst'];
    expect(['9_due', '9_cgst', '9_cash', '9_int', '9_fee'].map(at)).toEqual([340, 320, 20, 0, 0]);
  });

  it('follows a GSTR-1 and a GSTR-2B that change after it was read', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const first = await buildGstReturn(server, 'GSTR-1', { entity: e, rows: { b2b_invoices: [b2bRow()] } });
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    const figures = async () => {
      const { body } = await server.get(`/api/gst/gstr9/${made.body.gst_id}`, token);
      return [rowOf(body, '4B').amounts['taxable'], rowOf(body, '8A').amounts['igst']];
    };
    expect(await figures()).toEqual([10_000, 0]);
    expect(await figures()).toEqual([10_000, 0]);
    const saved = await server.post(
      '/api/gst/gstr1.php',
      {
        gst_id: first.id,
        version: first.version,
        gst_master_id: e.id,
        return_period: '10-2025',
        status: 'draft',
        b2b_invoices: [b2bRow({ taxable_value: 12_000, cgst: 1080, sgst: 1080, invoice_value: 14_160 })],
      },
      token,
    );
    expect(saved.status, saved.text).toBe(200);
    // 180 + 90 of the statement
    await buildGstReturn(server, 'GSTR-2B', { entity: e });
    expect(await figures()).toEqual([12_000, 270]);
  });

  it('refuses rows that are worked out or do not exist, and a second return of the year', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const made = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    const bad = await server.post(
      '/api/gst/gstr9',
      {
        gst_id: made.body.gst_id,
        version: 1,
        typed: { '6I': { cgst: 1 }, '9Z': { cgst: 1 }, '5D': { cgst: 1 } },
      },
      token,
    );
    expect([bad.status, bad.body.error.fields.map((f: { path: string }) => f.path)]).toEqual([
      400,
      ['typed.6I', 'typed.9Z', 'typed.5D.cgst'],
    ]);
    const second = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    expect(second.status).toBe(409);
  });

  it('keeps one ledger a GSTIN: a line that cannot be read is named, a stale save refused', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const put = (version: number, entries: object[]) =>
      server.call('PUT', `/api/gst/credit-ledger/${e.id}`, { token, body: { version, entries } });
    const bad = await put(0, [{ id: 'a', period: '13-2025', kind: 'reversed', reason: '37', ...c(1) }]);
    expect([bad.status, bad.body.error.fields[0].path]).toEqual([400, 'entries.0.period']);
    expect((await put(0, [])).body.version).toBe(1);
    expect((await put(0, [])).status).toBe(409);
    expect(
      (await put(1, [{ id: 'a', period: '12-2025', kind: 'reversed', reason: '42', ...c(1) }])).status,
    ).toBe(200);
    expect((await put(1, [])).status).toBe(409);
    const stranger = await buildGstEntity(server);
    expect((await server.get(`/api/gst/credit-ledger/${e.id}`, stranger.owner.token)).status).toBe(404);
  });
});
