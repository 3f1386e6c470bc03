import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyGstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { buildGstEntity, buildGstReturn, formWith, gstr2aOf } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const supplier = '29AABCR1718E1ZL';
/** P/1 as in GSTR-2B (tax 180), P/9 which the supplier did not report. */
const register = [
  'Supplier GSTIN,Supplier name,Document number,Document date,Taxable value,Integrated tax',
  `${supplier},Rao Traders,P/1,05-10-2025,1000,180`,
  `${supplier},Rao Traders,P/9,07-10-2025,300,54`,
].join('\n');
const path = (e: Entity, more = '') => `/api/gst/credit-ledger/${e.id}${more}`;
const watch = (e: Entity, more = '') =>
  server.get(path(e, `/watch?financial_year=2025-26${more}`), e.owner.token);
const ledger = async (e: Entity) => (await server.get(path(e), e.owner.token)).body;
const save3b = (e: Entity, period: string, form: object, more: object = {}) =>
  server.post(
    '/api/gst/gstr3b.php',
    { gst_master_id: e.id, return_period: period, form: { ...emptyGstr3b(), ...form }, ...more },
    e.owner.token,
  );
const upload = (e: Entity, text: string, version: number) =>
  server.call('POST', '/api/gst/credit-ledger/payments', {
    token: e.owner.token,
    form: formWith('payments.csv', text, { gst_master_id: e.id, version: String(version) }),
  });

async function withRegister(): Promise<Entity> {
  const e = await buildGstEntity(server);
  const { id } = await buildGstReturn(server, 'GSTR-2B', { entity: e });
  const read = await server.call('POST', '/api/gst/gstr2b/purchases', {
    token: e.owner.token,
    form: formWith('register.csv', register, { gst_id: id }),
  });
  expect(read.status, read.text).toBe(200);
  return e;
}

describe('the 180-day watch', () => {
  // 5 October 2025 + 180 days = 3 April 2026 (26 + 30 + 31 + 31 + 28 + 31 + 3): the return of May 2026, or by day 181 of April.
  it('asks for the reversal of a bill unpaid, puts it into the ledger and GSTR-3B, and back once paid', async () => {
    const e = await withRegister();
    const first = await watch(e);
    expect(first.status, first.text).toBe(200);
    // P/9 is not in GSTR-2B: no credit, nothing to watch.
    expect(first.body).toMatchObject({ bills: 1, found: 1, to_reverse: 180, to_reclaim: 0, version: 0 });
    // Both readings of rule 37(1), with the return each names.
    expect(first.body.readings).toEqual([
      { reading: 'following', returns: [{ period: '05-2026', reversed: 180, reclaimed: 0 }] },
      { reading: 'day-181', returns: [{ period: '04-2026', reversed: 180, reclaimed: 0 }] },
    ]);
    expect(first.body.lines[0]).toMatchObject({
      number: 'P/1',
      limit: '2026-04-03',
      state: 'overdue',
      reverse: { igst: 180 },
      reverse_in: '05-2026',
    });
    // 295 of 1,180 paid in time: 180 x 885 / 1,180 = 135 is reversed.
    const half = await upload(
      e,
      `Supplier GSTIN,Document number,Document date,Paid on,Amount paid\n${supplier},p/1,05-10-2025,01-12-2025,295`,
      0,
    );
    expect(half.status, half.text).toBe(200);
    expect(half.body).toMatchObject({ payments: 1, bills: 1, unknown: 0, refused_count: 0 });
    expect((await watch(e)).body).toMatchObject({ to_reverse: 135, version: 1 });

    const taken = await server.post(
      path(e, '/watch'),
      { version: 1, financial_year: '2025-26', rule: '37' },
      e.owner.token,
    );
    expect(taken.body, taken.text).toMatchObject({ added: 1, version: 2 });
    expect((await ledger(e)).lines).toMatchObject([
      { period: '05-2026', kind: 'reversed', reason: '37', igst: 135, credit_year: '2025-26' },
    ]);
    expect((await watch(e)).body).toMatchObject({ to_reverse: 0, found: 0 });
    const prepared = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: e.id, return_period: '05-2026' },
      e.owner.token,
    );
    expect(prepared.body.form.credit.reversed_other).toMatchObject({ igst: 135 });

    // The rest is paid in July: 135 comes back in the return of July, in 4(A)(5) and 4(D)(1).
    const rest = await server.call('PUT', path(e, '/payments'), {
      token: e.owner.token,
      body: {
        version: 2,
        bills: [
          {
            gstin: supplier,
            number: 'P/1',
            date: '2025-10-05',
            payments: [
              { on: '2025-12-01', amount: 295 },
              { on: '2026-07-02', amount: 885 },
            ],
          },
        ],
      },
    });
    expect(rest.status, rest.text).toBe(200);
    expect((await watch(e)).body).toMatchObject({ to_reverse: 0, to_reclaim: 135 });
    await server.post(
      path(e, '/watch'),
      { version: 3, financial_year: '2025-26', rule: '37', documents: [`${supplier}|P/1|2025-26`] },
      e.owner.token,
    );
    const july = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: e.id, return_period: '07-2026' },
      e.owner.token,
    );
    expect(july.body.form.credit).toMatchObject({ other: { igst: 135 }, reclaimed: { igst: 135 } });
    expect((await ledger(e)).lines.at(-1).balance.igst).toBe(0);
  });

  it('reads the return of rule 37 as chosen, leaves suppliers paid in time, and refuses what cannot be', async () => {
    const e = await withRegister();
    const { token } = e.owner;
    const put = (more: string, body: object) => server.call('PUT', path(e, more), { token, body });
    await put('', { version: 0, rule37_reading: 'day-181' });
    expect((await watch(e)).body.lines[0].reverse_in).toBe('04-2026');
    expect((await put('/payments', { version: 0 })).status).toBe(409);
    await put('/payments', { version: 1, suppliers: { [supplier]: '2025-12-31' } });
    expect((await watch(e)).body).toMatchObject({
      found: 0,
      bills: 1,
      suppliers_paid: { [supplier]: '2025-12-31' },
    });
    const none = await server.post(
      path(e, '/watch'),
      { version: 2, financial_year: '2025-26', rule: '37' },
      token,
    );
    expect([none.status, none.body.error.id]).toEqual([422, 'nothing_to_do']);
    const columns = await upload(e, 'Supplier GSTIN,Document number,Document date\nx,y,z', 2);
    expect([columns.status, columns.body.error.id]).toEqual([422, 'unknown_columns']);
    const day = await upload(
      e,
      `Supplier GSTIN,Document number,Document date,Paid on,Amount paid\n${supplier},P/1,05-10-2025,31-02-2026,5`,
      2,
    );
    expect([day.status, day.body.error.fields[0].path]).toEqual([422, 'file.2']);
    expect((await ledger(e)).version).toBe(2);
    const strange = await upload(
      e,
      `Supplier GSTIN,Document number,Document date,Paid on,Amount paid\n${supplier},Z/1,05-10-2025,01-12-2025,5`,
      2,
    );
    expect(strange.body).toMatchObject({ payments: 1, unknown: 1 });
    const bill = { gstin: supplier, number: 'P/1', date: '2025-10-05' };
    const future = await put('/payments', {
      version: 3,
      bills: [{ ...bill, payments: [{ on: '2031-01-01', amount: 5 }] }],
    });
    expect([future.status, future.body.error.fields[0].path]).toEqual([422, 'bills.0.payments']);
  });

  it('lists suppliers without GSTR-3B of the year (rule 37A)', async () => {
    const e = await buildGstEntity(server);
    await server.call('POST', '/api/gst/gstr2a', {
      token: e.owner.token,
      form: formWith('2a.json', JSON.stringify(gstr2aOf(e.gstin)), { gst_master_id: e.id }),
    });
    // 180 + 90 - 18 of October 2025; the supplier had until 30 September 2026, the buyer's return is that of October 2026.
    const answer = await watch(e, '&rule=37A');
    expect(answer.body, answer.text).toMatchObject({
      found: 1,
      to_reverse: 252,
      days: { supplier: '2026-09-30', buyer: '2026-11-30', period: '10-2026' },
    });
    const taken = await server.post(
      path(e, '/watch'),
      { version: 0, financial_year: '2025-26', rule: '37A' },
      e.owner.token,
    );
    expect(taken.body.added).toBe(1);
    expect((await ledger(e)).lines).toMatchObject([{ reason: '37A', period: '10-2026', igst: 252 }]);
    expect((await watch(e, '&rule=37A')).body).toMatchObject({ found: 1, to_reverse: 0 });
    // A quarterly filer of 2026-27 furnishes the return of July to September before 30 November.
    await server.call('PUT', `/api/gst/home/${e.id}`, {
      token: e.owner.token,
      body: { financial_year: '2026-27', frequency: 'quarterly', turnover: null, sez: false },
    });
    expect((await watch(e, '&rule=37A')).body.days).toMatchObject({ period: '09-2026' });
  });
});

describe('running balances', () => {
  it('carry from return to return and begin the set-off of the next', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const t = (igst: number) => ({ igst, cgst: 0, sgst: 0, cess: 0 });
    const opened = await server.call('PUT', path(e), {
      token,
      body: {
        version: 0,
        opening: { period: '04-2025', credit: t(500), cash: t(40), reclaimable: t(30) },
        deposits: [{ id: 'd1', on: '2025-05-12', ...t(60), note: 'CPIN 25050000000001' }],
      },
    });
    expect(opened.body, opened.text).toMatchObject({
      opening: { credit: { igst: 500 } },
      deposits: [{ igst: 60 }],
    });
    const form = emptyGstr3b();
    // April: 500 + 300 availed - 50 reversed = 750 pays 700 of 700: 50 left. May: 10 availed, tax 140: 60 by credit, 80 in cash.
    const april = await save3b(
      e,
      '04-2025',
      {
        supplies: { ...form.supplies, taxable: { taxable: 3000, ...t(700) } },
        credit: { ...form.credit, other: t(300), reversed_other: t(50) },
      },
      { pay_on: '2025-05-15' },
    );
    expect(april.body.return.opening_credit, april.text).toMatchObject({ igst: 500 });
    const may = await save3b(
      e,
      '05-2025',
      {
        supplies: { ...form.supplies, taxable: { taxable: 1000, ...t(140) } },
        credit: { ...form.credit, other: t(10) },
      },
      { pay_on: '2025-06-15' },
    );
    expect(may.body.return).toMatchObject({
      opening_credit: { igst: 50 },
      cash_balance: { igst: 100 },
      payment: { setOff: { cash: { igst: 80 }, creditUsed: { igst: 60 } } },
      ledger: { credit: { igst: 50 }, cash: { igst: 100 } },
    });
    const { body } = await server.get(path(e, '/balances?financial_year=2025-26'), token);
    expect(body.months).toMatchObject([
      {
        period: '04-2025',
        credit: { opening: t(500), availed: t(300), reversed: t(50), used: t(700), closing: t(50) },
        cash: { opening: t(40), in: t(60), out: t(0), closing: t(100) },
        reclaimable: { opening: t(30), in: t(50), closing: t(80) },
      },
      {
        period: '05-2025',
        credit: { opening: t(50), used: t(60), closing: t(0) },
        cash: { opening: t(100), out: t(80), closing: t(20) },
      },
    ]);
    const sheet = await server.get(path(e, '/xlsx?financial_year=2025-26'), token);
    expect(sheet.headers.get('content-disposition')).toContain(`GST_ledgers_${e.gstin}_2025-26.xlsx`);
    const bad = await server.call('PUT', path(e), {
      token,
      body: { version: 1, deposits: [{ id: 'x', on: '2025-13-01', igst: 1.005 }] },
    });
    expect([bad.status, bad.body.error.fields.map((f: { path: string }) => f.path).sort()]).toEqual([
      422,
      ['deposits.0.igst', 'deposits.0.on'],
    ]);
  });
});
