import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toId } from '../../base/records.ts';
import { buildEntity, buildUser, type TestUser } from '../../testing/factories.ts';
import { b2bRow, buildGstEntity, complete, local, saveGstr1 } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { loadRows } from '../base/rows.ts';
import { totalsOf } from '../base/totals.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const b2b = b2bRow;
type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const save = (e: Entity, body: object, token?: string) => saveGstr1(server, e, body, token);
const read = async (id: string, who: TestUser) =>
  (await server.get(`/api/gst/gstr1/${id}`, who.token)).body.return;

describe('POST /gst/gstr1.php', () => {
  it('takes the documented body and answers the documented message', async () => {
    const e = await buildGstEntity(server);
    const answer = await save(e, {
      documents_issued_from: 'A-1',
      documents_issued_to: 'A-10',
      b2b_invoices: [b2b()],
      b2cl_invoices: [
        {
          invoice_number: 'C-1',
          invoice_date: '2025-10-06',
          invoice_value: 118000,
          place_of_supply: '29',
          taxable_value: 100000,
          rate: 18,
          tax_amount: 18000,
        },
      ],
      b2cs_summary: [{ place_of_supply: '24', rate: 5, taxable_value: 1000, cgst: 25, sgst: 25, igst: 0 }],
      exports: [
        {
          invoice_number: 'E-1',
          invoice_date: '2025-10-07',
          shipping_bill_no: '1234567',
          shipping_bill_date: '2025-10-08',
          port_code: 'INMUN1',
          taxable_value: 500,
          igst: 90,
        },
      ],
      hsn_summary: [
        {
          hsn_code: '8471',
          description: 'x',
          uqc: 'NOS',
          quantity: 2,
          total_value: 11800,
          taxable_value: 10000,
          cgst: 900,
          sgst: 900,
          igst: 0,
        },
      ],
      amendments: [
        {
          original_return_period: '09-2025',
          original_invoice_no: 'Z-1',
          revised_invoice_no: 'Z-1A',
          revised_date: '2025-10-01',
          revised_value: 100,
        },
      ],
      total_b2b_invoices: 1,
      b2b_taxable_value: 10000,
      total_b2cl_invoices: 1,
      b2cl_taxable_value: 100000,
      total_b2cs_invoices: 1,
      b2cs_taxable_value: 1000,
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'GSTR-1 saved as draft',
      status: 'draft',
      version: 1,
    });
    expect(answer.body.totals).toMatchObject({
      total_b2b_invoices: 1,
      b2b_taxable_value: 10000,
      total_b2cl_invoices: 1,
      b2cl_taxable_value: 100000,
      total_b2cs_invoices: 1,
      b2cs_taxable_value: 1000,
    });
    const stored = await read(answer.body.gst_id, e.owner);
    expect(stored).toMatchObject({
      gst_master_id: e.id,
      return_period: '10-2025',
      documents_issued_from: 'A-1',
      documents_issued_to: 'A-10',
      gstin: e.gstin,
    });
    expect(stored.b2b_invoices[0]).toMatchObject({
      ...b2b(),
      rate: 18,
      invoice_type: 'R',
      reverse_charge: 'N',
    });
    expect(stored.documents_issued[0]).toMatchObject({ nature: '1', total_number: 10, cancelled: 0 });
    expect(stored.exports[0]).toMatchObject({ export_type: 'WPAY', rate: 18 });
    expect(stored.amendments[0]).toMatchObject({ revised_invoice_no: 'Z-1A', revised_value: 100 });
  });

  it('refuses an entity without GSTIN, of a type that files none, and a wrong period', async () => {
    const { owner, id } = await buildEntity(server);
    const individual = await server.post(
      '/api/gst/gstr1.php',
      { gst_master_id: id, return_period: '10-2025' },
      owner.token,
    );
    expect([individual.status, individual.body.error.id]).toEqual([422, 'not_eligible']);
    const e = await buildGstEntity(server);
    const bad = await save(e, { return_period: '13-2025' });
    expect([bad.status, bad.body.error.fields[0].path]).toEqual([422, 'return_period']);
    expect((await save(e, { gst_master_id: undefined })).body.message).toBe('Please select an entity first');
  });

  it('names the cell that does not belong or does not read, and stores nothing', async () => {
    const e = await buildGstEntity(server);
    const answer = await save(e, { b2b_invoices: [b2b(), b2b({ taxable_value: '12x', colour: 'red' })] });
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields.map((f: { path: string }) => f.path)).toEqual([
      'b2b_invoices.1.taxable_value',
      'b2b_invoices.1.colour',
    ]);
    expect((await server.get(`/api/gst/list?company_id=${e.id}`, e.owner.token)).body.total).toBe(0);
  });

  it('keeps one return a period and says which', async () => {
    const e = await buildGstEntity(server);
    const first = await save(e, {});
    const second = await save(e, {});
    expect([second.status, second.body.error.id, second.body.gst_id]).toEqual([
      409,
      'return_exists',
      first.body.gst_id,
    ]);
  });

  it('replaces only the lists it is sent, and refuses a stale version with the stored record', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (
      await save(e, {
        b2b_invoices: [b2b()],
        b2cs_summary: [{ place_of_supply: '24', rate: 5, taxable_value: 1000, cgst: 25, sgst: 25 }],
      })
    ).body;
    const again = await save(e, {
      gst_id,
      version: 1,
      turnover: 5_00_00_000.5,
      b2b_invoices: [b2b({ invoice_number: 'A-2' })],
    });
    expect([again.status, again.body.version]).toEqual([200, 2]);
    const stored = await read(gst_id, e.owner);
    expect(stored.b2b_invoices.map((r: { invoice_number: string }) => r.invoice_number)).toEqual(['A-2']);
    expect(stored.b2cs_summary.length).toBe(1);
    expect(stored.turnover).toBe(5_00_00_000.5);
    const stale = await save(e, { gst_id, version: 1, b2b_invoices: [] });
    expect([stale.status, stale.body.stored.version]).toEqual([409, 2]);
    expect((await read(gst_id, e.owner)).b2b_invoices.length).toBe(1);
  });

  it('files only without errors, then is read-only until reopened', async () => {
    const e = await buildGstEntity(server);
    const refused = await save(e, {
      ...complete,
      status: 'filed',
      b2b_invoices: [b2b({ gstin: '24AANFA2641L1ZG' })],
    });
    expect([refused.status, refused.body.error.id]).toEqual([422, 'incomplete_return']);
    expect(refused.body.error.fields).toEqual([
      {
        path: 'b2b_invoices.0.gstin',
        message: 'The check character does not match: look for a mistyped character',
      },
    ]);
    const filed = await save(e, {
      ...complete,
      status: 'filed',
      acknowledgement: 'AA2410250000001',
      filed_on: '2025-11-10',
    });
    expect(filed.body, filed.text).toMatchObject({ message: 'GSTR-1 saved as filed', status: 'filed' });
    const id = filed.body.gst_id;
    expect((await save(e, { gst_id: id, version: 1 })).body.error.id).toBe('already_filed');
    expect(
      (await server.call('PATCH', `/api/gst/gstr1/${id}`, { token: e.owner.token, body: { version: 1 } }))
        .status,
    ).toBe(409);
    expect((await server.call('DELETE', `/api/gst/gstr1/${id}`, { token: e.owner.token })).status).toBe(409);
    const open = await server.post(`/api/gst/gstr1/${id}/reopen`, { version: 1 }, e.owner.token);
    expect(open.body.return).toMatchObject({ status: 'draft', version: 2, acknowledgement: '' });
  });

  it('files a nil return and says so', async () => {
    const e = await buildGstEntity(server);
    const filed = await save(e, { status: 'filed', filed_on: '2025-11-05' });
    expect(filed.status, filed.text).toBe(200);
    expect(await read(filed.body.gst_id, e.owner)).toMatchObject({ status: 'filed', nil: true });
  });

  it('finds a number reported in another period', async () => {
    const e = await buildGstEntity(server);
    await save(e, {
      ...complete,
      return_period: '09-2025',
      b2b_invoices: [b2b({ invoice_date: '2025-09-05' })],
    });
    const { gst_id } = (await save(e, complete)).body;
    const issues = await server.get(`/api/gst/gstr1/${gst_id}/issues`, e.owner.token);
    expect(issues.body).toMatchObject({ valid: false, total_errors: 1 });
    expect(issues.body.errors[0]).toMatchObject({
      path: 'b2b_invoices.0.invoice_number',
      number: 'A-1',
      line: 1,
      message: 'A-1 was already reported in 09-2025',
    });
    const book = await server.get(`/api/gst/gstr1/${gst_id}/issues.xlsx`, e.owner.token);
    expect((await readSheet(book.bytes))[1]).toEqual([
      'B2B Invoices',
      'A-1',
      1,
      'Invoice Number',
      'A-1 was already reported in 09-2025',
      'Yes',
    ]);
  });
});

describe('PATCH /gst/gstr1/{gst_id}', () => {
  it('writes changed rows, adds new ones and removes, and keeps the rest and the order', async () => {
    const e = await buildGstEntity(server);
    const rows = Array.from({ length: 600 }, (_, i) => b2b({ id: `r${i}`, invoice_number: `A-${i}` }));
    const { gst_id } = (await save(e, { b2b_invoices: rows })).body;
    const patch = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token: e.owner.token,
      body: {
        version: 1,
        b2b_invoices: [
          b2b({ id: 'r300', invoice_number: 'CHANGED' }),
          b2b({ id: 'new1', invoice_number: 'NEW' }),
        ],
        removed: ['r5', 'r599'],
      },
    });
    expect(patch.status, patch.text).toBe(200);
    expect(patch.body).toMatchObject({ version: 2, message: 'GSTR-1 saved as draft' });
    expect(patch.body.totals).toMatchObject({ total_b2b_invoices: 599, b2b_taxable_value: 5990000 });
    const ids = (await read(gst_id, e.owner)).b2b_invoices.map((r: { id: string }) => r.id);
    const expected = rows
      .map((r) => r['id' as keyof typeof r] as string)
      .filter((id) => id !== 'r5' && id !== 'r599');
    expect(ids).toEqual([...expected, 'new1']);
    const stale = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token: e.owner.token,
      body: { version: 1 },
    });
    expect([stale.status, stale.body.stored.version]).toEqual([409, 2]);
  });

  it('updates only the totals of what it touches', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, { b2b_invoices: [b2b()] })).body;
    const patch = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token: e.owner.token,
      body: {
        version: 1,
        b2cs_summary: [{ id: 'x', place_of_supply: '24', rate: 5, taxable_value: 1000, cgst: 25, sgst: 25 }],
      },
    });
    expect(patch.body.totals).toMatchObject({
      total_b2b_invoices: 1,
      b2b_taxable_value: 10000,
      total_b2cs_invoices: 1,
      b2cs_taxable_value: 1000,
      sections: { b2b: { taxable: 10000 }, b2cs: { taxable: 1000 } },
    });
  });

  it('keeps the totals those of all rows, whatever is patched', async () => {
    const e = await buildGstEntity(server);
    // Every invoice has a second line 300 rows further on, in another block.
    const line = (i: number, over: Record<string, unknown> = {}) =>
      b2b({ id: `l${i}`, invoice_number: `A-${i % 300}`, taxable_value: 100 + i / 4, ...over });
    const rows = Array.from({ length: 600 }, (_, i) => line(i));
    const { gst_id } = (await save(e, { b2b_invoices: rows })).body;
    const patches: Record<string, unknown>[] = [
      { removed: ['l7'] },
      { removed: ['l307', 'l9'] },
      { b2b_invoices: [line(12, { invoice_number: 'A-13' }), line(13, { taxable_value: 0.07 })] },
      { b2b_invoices: [line(9), line(900, { invoice_number: 'NEW' }), line(312, { invoice_value: 5 })] },
      {
        removed: ['l900'],
        credit_debit_notes: [
          {
            id: 'n1',
            gstin: local,
            note_number: 'N-1',
            note_date: '2025-10-09',
            note_type: 'C',
            note_value: 118,
            place_of_supply: '24',
            taxable_value: 100,
            rate: 18,
          },
        ],
      },
      { removed: ['n1', 'l599', 'l299'] },
    ];
    for (const [i, patch] of patches.entries()) {
      const answer = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
        token: e.owner.token,
        body: { version: i + 1, ...patch },
      });
      expect(answer.status, answer.text).toBe(200);
      const sheets = await loadRows(server.deps, toId(gst_id));
      expect(answer.body.totals, JSON.stringify(patch)).toEqual(totalsOf(sheets));
    }
  });

  it('lets a viewer read but not change', async () => {
    const e = await buildGstEntity(server);
    const viewer = await buildUser(server);
    await server.post(
      `/api/companies/${e.id}/shares`,
      { email: viewer.email, permission: 'view' },
      e.owner.token,
    );
    const { gst_id } = (await save(e, { b2b_invoices: [b2b()] })).body;
    expect((await server.get(`/api/gst/gstr1/${gst_id}`, viewer.token)).body.return.can_edit).toBe(false);
    expect(
      (await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, { token: viewer.token, body: { version: 1 } }))
        .status,
    ).toBe(403);
  });
});

describe('IFF of a quarterly filer', () => {
  it('is checked and written as the month’s file of B2B and notes alone; the quarter refuses its numbers', async () => {
    const e = await buildGstEntity(server);
    const iff = await save(e, { return_period: '10-2025', frequency: 'quarterly', b2b_invoices: [b2b({})] });
    const file = await server.get(`/api/gst/gstr1/${iff.body.gst_id}/json`, e.owner.token);
    expect(file.status, file.text).toBe(200);
    const { gstin, fp, version: _v, hash: _h, ...rest } = JSON.parse(file.text);
    expect([gstin, fp, Object.keys(rest)]).toEqual([e.gstin, '102025', ['b2b']]);
    const wrong = await save(e, {
      return_period: '11-2025',
      frequency: 'quarterly',
      b2cs_summary: [{ place_of_supply: '24', rate: 18, taxable_value: 100 }],
    });
    expect(
      (await server.get(`/api/gst/gstr1/${wrong.body.gst_id}/json`, e.owner.token)).body.error.fields[0]
        .message,
    ).toContain('The IFF takes only');
    const quarter = await save(e, {
      return_period: '12-2025',
      frequency: 'quarterly',
      b2b_invoices: [b2b({})],
    });
    expect((await server.get(`/api/gst/gstr1/${quarter.body.gst_id}/json`, e.owner.token)).text).toContain(
      'was already reported in 10-2025',
    );
  });
});

describe('nil returns', () => {
  it('are filed without a row and shown as nil', async () => {
    const e = await buildGstEntity(server);
    const one = await save(e, { status: 'filed', filed_on: '2025-11-09' });
    expect(one.body.message).toBe('GSTR-1 saved as filed');
    const home = (await server.get(`/api/gst/home/${e.id}?financial_year=2025-26`, e.owner.token)).body;
    expect(home.periods.find((p: { period: string }) => p.period === '10-2025').gstr1).toMatchObject({
      status: 'filed',
      nil: true,
      filed_on: '2025-11-09',
    });
  });
});

describe('deleting', () => {
  it('goes to the bin and comes back, unless another return took its place', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, { b2b_invoices: [b2b()] })).body;
    expect((await server.call('DELETE', `/api/gst/gstr1/${gst_id}`, { token: e.owner.token })).status).toBe(
      200,
    );
    expect((await server.get(`/api/gst/gstr1/${gst_id}`, e.owner.token)).status).toBe(404);
    const other = (await save(e, {})).body.gst_id;
    expect((await server.post(`/api/gst/gstr1/${gst_id}/restore`, {}, e.owner.token)).status).toBe(409);
    await server.call('DELETE', `/api/gst/gstr1/${other}`, { token: e.owner.token });
    expect((await server.post(`/api/gst/gstr1/${gst_id}/restore`, {}, e.owner.token)).status).toBe(200);
    expect((await read(gst_id, e.owner)).b2b_invoices.length).toBe(1);
  });
});
