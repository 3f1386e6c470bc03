import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { b2bRow, buildGstEntity, complete, saveGstr1 } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
/** An amendment of the invoice of `complete` to a taxable value of 9,000. */
const amended = (over: object = {}) => ({
  ...b2bRow({ taxable_value: 9000, cgst: 810, sgst: 810, invoice_value: 10620 }),
  original_invoice_no: 'A-1',
  original_invoice_date: '2025-10-05',
  ...over,
});
/** An invoice GSTR-1 left out. */
const forgotten = b2bRow({
  invoice_number: 'A-2',
  invoice_date: '2025-10-20',
  invoice_value: 590,
  taxable_value: 500,
  cgst: 45,
  sgst: 45,
});
const amend = (e: Entity, body: object = {}) => saveGstr1(server, e, { return_type: 'GSTR-1A', ...body });
const filedGstr1 = (e: Entity) => saveGstr1(server, e, { ...complete, status: 'filed' });

describe('GSTR-1A', () => {
  it('adds to and amends the GSTR-1 of its period, up to GSTR-3B and GSTR-9', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const first = await filedGstr1(e);
    expect(first.status, first.text).toBe(200);
    const made = await amend(e, { b2b_amendments: [amended()], b2b_invoices: [forgotten] });
    expect(made.body, made.text).toMatchObject({ message: 'GSTR-1A saved as draft' });
    const { gst_id: id } = made.body;
    expect(id).not.toBe(first.body.gst_id);
    expect((await server.get(`/api/gst/gstr1/${id}`, token)).body.return).toMatchObject({
      return_type: 'GSTR-1A',
      return_period: '10-2025',
    });

    // 10,000 reported, 1,000 less by the amendment, 500 more by the invoice: 9,500 at 9% each is 855.
    const prepared = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: e.id, return_period: '10-2025' },
      token,
    );
    expect(prepared.body.from).toEqual({ gstr1: ['10-2025'], gstr1a: ['10-2025'], gstr2b: [] });
    expect(prepared.body.form.supplies.taxable).toEqual({
      taxable: 9500,
      igst: 0,
      cgst: 855,
      sgst: 855,
      cess: 0,
    });

    const annual = await server.post(
      '/api/gst/gstr9',
      { gst_master_id: e.id, financial_year: '2025-26' },
      token,
    );
    const sum = (...ids: string[]) =>
      ids.reduce(
        (n, row) => n + annual.body.return.rows.find((r: { id: string }) => r.id === row).amounts.taxable,
        0,
      );
    // 4B has the documents as reported, 4K and 4L what amendments add and take.
    expect(sum('4B') + sum('4K') - sum('4L')).toBe(9500);

    const file = await server.get(`/api/gst/gstr1/${id}/json`, token);
    expect(JSON.parse(file.text)).toMatchObject({
      fp: '102025',
      b2b: [{ inv: [{ inum: 'A-2', val: 590 }] }],
      b2ba: [{ inv: [{ oinum: 'A-1', oidt: '05-10-2025', inum: 'A-1', val: 10620 }] }],
    });
    const filed = await server.post(
      '/api/gst/gstr1.php',
      { gst_id: id, version: made.body.version, status: 'filed', acknowledgement: 'AA2410250000001' },
      token,
    );
    expect(filed.body, filed.text).toMatchObject({ message: 'GSTR-1A saved as filed' });
    const changed = await server.call('PATCH', `/api/gst/gstr1/${id}`, {
      token,
      body: { version: filed.body.version, b2b_invoices: [forgotten] },
    });
    expect([changed.status, changed.body.message]).toEqual([
      409,
      'This GSTR-1A is filed and can no longer be changed.',
    ]);
  });

  it('keeps the recipient, and tells of an original that is not here', async () => {
    const e = await buildGstEntity(server);
    await filedGstr1(e);
    const made = await amend(e, {
      b2b_amendments: [
        amended({ gstin: '29AABCR1718E1ZL', place_of_supply: '24' }),
        amended({ original_invoice_no: 'Z-9', invoice_number: 'Z-9' }),
      ],
    });
    const { body } = await server.get(`/api/gst/gstr1/${made.body.gst_id}/issues`, e.owner.token);
    const told = JSON.stringify(body);
    expect(told).toContain('GSTR-1A cannot change the recipient: A-1 was reported for 24AANFA2641L1ZF');
    expect(told).toContain('Z-9 is not in the GSTR-1 of this period kept here');
    const file = await server.get(`/api/gst/gstr1/${made.body.gst_id}/json`, e.owner.token);
    expect(file.status).toBe(422);
  });

  it.each([
    ['before July 2024', '06-2024', {}, 'This table applies from 07-2024'],
    [
      'while GSTR-1 is a draft',
      '10-2025',
      { draft: true },
      'GSTR-1 of 10-2025 is not marked as filed: make the change there',
    ],
    [
      'after GSTR-3B',
      '10-2025',
      { paid: true },
      'GSTR-3B of 10-2025 is filed: report the change in GSTR-1 of a later period',
    ],
    [
      'in a month of a quarterly filer',
      '10-2025',
      { frequency: 'quarterly' },
      'A quarterly filer has one GSTR-1A, for the last month of the quarter',
    ],
  ] as const)(
    'cannot be begun %s',
    async (_, return_period, how: { draft?: true; paid?: true; frequency?: string }, message) => {
      const e = await buildGstEntity(server);
      if (how.draft) await saveGstr1(server, e, complete);
      if (how.paid)
        await server.post(
          '/api/gst/gstr3b.php',
          { gst_master_id: e.id, return_period, status: 'filed' },
          e.owner.token,
        );
      const { frequency } = how;
      const refused = await amend(e, { return_period, ...(frequency ? { frequency } : {}) });
      expect([refused.status, refused.body.error.id]).toEqual([422, 'no_amendment']);
      expect(refused.body.error.fields[0].message).toBe(message);
    },
  );

  it('is offered on the home page between GSTR-1 and GSTR-3B, and is one a period', async () => {
    const e = await buildGstEntity(server);
    const october = async () => {
      const { body } = await server.get(`/api/gst/home/${e.id}?financial_year=2025-26`, e.owner.token);
      return body.periods.find((p: { period: string }) => p.period === '10-2025');
    };
    expect(await october()).toMatchObject({ may_amend: false, gstr1a: null });
    await filedGstr1(e);
    expect(await october()).toMatchObject({ may_amend: true, gstr1a: null });
    const made = await amend(e);
    expect(await october()).toMatchObject({ gstr1a: { gst_id: made.body.gst_id, status: 'draft' } });
    const second = await amend(e);
    expect([second.status, second.body.gst_id]).toEqual([409, made.body.gst_id]);
    const gone = await server.call('DELETE', `/api/gst/gstr1/${made.body.gst_id}`, { token: e.owner.token });
    expect(gone.body.message).toBe('GSTR-1A deleted');
    expect((await amend(e)).status).toBe(200);
    const back = await server.call('POST', `/api/gst/gstr1/${made.body.gst_id}/restore`, {
      token: e.owner.token,
    });
    expect(back.status).toBe(409);
  });
});
