import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyGstr3b } from '../../../shared/gst/gstr3b/form.ts';
import {
  b2bRow,
  buildGstEntity,
  buildGstReturn,
  formWith,
  saveGstr1,
  statementOf,
} from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const b2b = b2bRow;
type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const save = (e: Entity, body: object, token?: string) => saveGstr1(server, e, body, token);

describe('GSTR-2B and GSTR-3B', () => {
  it('matches a register, takes decisions, and carries the credit into GSTR-3B with its set-off', async () => {
    const e = await buildGstEntity(server);
    const token = e.owner.token;
    await save(e, { b2b_invoices: [b2b()] });
    const { id } = await buildGstReturn(server, 'GSTR-2B', { entity: e });
    const register =
      'Supplier GSTIN,Document number,Document date,Taxable value,Integrated tax\n29AABCR1718E1ZL,P-1,05-10-2025,1000,180\n29AABCR1718E1ZL,Q-9,05-10-2025,10,1.8\n';
    const matched = await server.call('POST', '/api/gst/gstr2b/purchases', {
      token,
      form: formWith('r.csv', register, { gst_id: id }),
    });
    expect(matched.status, matched.text).toBe(200);
    expect(
      matched.body.return.matches.map((m: { state: string; taken: boolean }) => [m.state, m.taken]),
    ).toEqual([
      ['within', true],
      ['only_books', false],
      ['only_2b', false],
    ]);
    expect(matched.body.return.credit.other.igst).toBe(180);
    const open = matched.body.return.matches[2].document.id;
    const decided = await server.call('PATCH', `/api/gst/gstr2b/${id}`, {
      token,
      body: { version: matched.body.return.version, decisions: { [open]: 'take' } },
    });
    expect(decided.body.return.credit.other.igst).toBe(270);
    // A newer download of the same month keeps register and decision.
    const again = await server.call('POST', '/api/gst/gstr2b', {
      token,
      form: formWith('2b.json', JSON.stringify(statementOf(e.gstin)), { gst_master_id: e.id }),
    });
    expect(again.body.gst_id).toBe(id);
    expect((await server.get(`/api/gst/gstr2b/${id}`, token)).body.return.credit.other.igst).toBe(270);

    const prepared = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: e.id, return_period: '10-2025' },
      token,
    );
    expect(prepared.body.from).toEqual({ gstr1: ['10-2025'], gstr2b: ['10-2025'] });
    const made = await server.post(
      '/api/gst/gstr3b.php',
      { gst_master_id: e.id, return_period: '10-2025', pay_on: '2025-11-30', turnover: 10000000 },
      token,
    );
    expect(made.body, made.text).toMatchObject({ message: 'GSTR-3B saved as draft' });
    const r = made.body.return;
    expect(r.form.supplies.taxable).toEqual({ taxable: 10000, igst: 0, cgst: 900, sgst: 900, cess: 0 });
    expect(
      r.payment.setOff.steps.map((s: { credit: string; against: string; amount: number }) => [
        s.credit,
        s.against,
        s.amount,
      ]),
    ).toEqual([
      ['igst', 'cgst', 135],
      ['igst', 'sgst', 135],
    ]);
    expect(r.payment.setOff.cash).toMatchObject({ cgst: 765, sgst: 765 });
    // Due on 20 November, paid on the 30th: 765 × 18% × 10/365 = 3.77 → 4; late fee 10 × 50 = 500, half each.
    expect(r.suggested).toMatchObject({ interest: { cgst: 4, sgst: 4 }, late_fee: { cgst: 250, sgst: 250 } });
    expect(r.paid).toEqual({
      interest: { igst: 0, cgst: 4, sgst: 4, cess: 0 },
      late_fee: { cgst: 250, sgst: 250 },
    });
    // Cash of each head: 765 tax + 4 interest + 250 late fee.
    expect(r.payment.cashTotal).toEqual({ igst: 0, cgst: 1019, sgst: 1019, cess: 0 });
    const json = await server.get(`/api/gst/gstr3b/${made.body.gst_id}/json`, token);
    expect(JSON.parse(json.text)).toMatchObject({
      intr_ltfee: { intr_details: { camt: 4, samt: 4 }, ltfee_details: { camt: 250, samt: 250 } },
      gstin: e.gstin,
      ret_period: '102025',
      itc_elg: { itc_net: { iamt: 270, camt: 0, samt: 0, csamt: 0 } },
    });
    const form = { ...r.form, interest: { igst: 0, cgst: 4, sgst: 4, cess: 0 } };
    const saved = await server.post(
      '/api/gst/gstr3b.php',
      {
        gst_id: made.body.gst_id,
        version: 1,
        form,
        opening_credit: { igst: 0, cgst: 1000, sgst: 0, cess: 0 },
        cash_balance: { igst: 0, cgst: 0, sgst: 500.5, cess: 0 },
      },
      token,
    );
    expect(saved.body.return.payment.setOff.cash).toMatchObject({ cgst: 0, sgst: 630 });
    // The typed interest stands; the late fee of the ten days comes on top: 4 + 250, and 630 + 4 + 250.
    expect(saved.body.return.payment.cashTotal).toMatchObject({ cgst: 254, sgst: 884 });
    const waived = await server.post(
      '/api/gst/gstr3b.php',
      { gst_id: made.body.gst_id, version: 2, delay_as_typed: true },
      token,
    );
    expect(waived.body.return.payment.cashTotal).toMatchObject({ cgst: 4, sgst: 634 });
    expect(saved.body.return.cash_balance).toEqual({ igst: 0, cgst: 0, sgst: 500.5, cess: 0 });
    const months = (await server.get(`/api/gst/home/${e.id}/compare?financial_year=2025-26`, token)).body
      .months;
    expect(months).toEqual([expect.objectContaining({ period: '10-2025' })]);
    expect(months[0].liability.difference.cgst).toBe(0);
    expect(months[0].credit.difference.igst).toBe(0);
    for (const path of [
      `gstr2b/${id}/xlsx`,
      `gstr3b/${made.body.gst_id}/xlsx`,
      `gstr3b/${made.body.gst_id}/csv`,
    ])
      expect((await server.get(`/api/gst/${path}`, token)).status).toBe(200);
  });

  it('stands beside the months it covers, where a person files by quarter', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    await server.call('PUT', `/api/gst/home/${e.id}`, {
      token,
      body: { financial_year: '2025-26', frequency: 'quarterly', turnover: null, sez: false },
    });
    await saveGstr1(server, e, { b2b_invoices: [b2bRow()] });
    const last = b2bRow({ invoice_number: 'A-2', invoice_date: '2025-12-05' });
    await saveGstr1(server, e, { return_period: '12-2025', b2b_invoices: [last] });
    await buildGstReturn(server, 'GSTR-2B', { entity: e });
    const empty = emptyGstr3b();
    const taxes = { igst: 0, cgst: 1750, sgst: 1750, cess: 0 };
    const saved = await server.post(
      '/api/gst/gstr3b.php',
      {
        gst_master_id: e.id,
        return_period: '12-2025',
        form: {
          ...empty,
          supplies: { ...empty.supplies, taxable: { taxable: 20_000, ...taxes } },
          credit: { ...empty.credit, other: { igst: 300, cgst: 0, sgst: 0, cess: 0 } },
        },
      },
      token,
    );
    expect(saved.status, saved.text).toBe(200);
    const { body } = await server.get(`/api/gst/home/${e.id}/compare?financial_year=2025-26`, token);
    // IFF of October and GSTR-1 of the quarter 900 each; GSTR-2B of October 270
    expect(body.months).toMatchObject([
      {
        period: '12-2025',
        liability: { gstr1: { cgst: 1800 }, gstr3b: { cgst: 1750 }, difference: { cgst: -50 } },
        credit: { gstr2b: { igst: 270 }, gstr3b: { igst: 300 }, difference: { igst: 30 } },
      },
    ]);
  });

  it('merges the files of one GSTR-2B, and refuses amounts of an unknown shape', async () => {
    const e = await buildGstEntity(server);
    const { token } = e.owner;
    const send = (file: object, fields: Record<string, string> = {}) =>
      server.call('POST', '/api/gst/gstr2b', {
        token,
        form: formWith('2b.json', JSON.stringify(file), { gst_master_id: e.id, ...fields }),
      });
    const part = (from: number, count: number, head: object = {}) => {
      const { data } = statementOf(e.gstin);
      const [supplier] = data.docdata.b2b;
      const inv = Array.from({ length: count }, (_, i) => ({ ...supplier!.inv[0]!, inum: `P/${from + i}` }));
      return { data: { ...data, ...head, docdata: { b2b: [{ ...supplier!, inv }] } } };
    };
    const first = await send(part(1, 120));
    expect(first.body, first.text).toMatchObject({ documents: 120, merged: 'new' });
    const second = await send(part(121, 80));
    expect(second.body, second.text).toMatchObject({
      gst_id: first.body.gst_id,
      documents: 200,
      merged: 'added',
      warnings: ['Added to the GSTR-2B of the period: 80 more documents'],
    });
    expect((await send(part(121, 80))).body).toMatchObject({ documents: 200, merged: 'same-part' });
    // 200 documents with 180 of integrated tax each.
    const { body } = await server.get(`/api/gst/gstr2b/${first.body.gst_id}`, token);
    expect([body.return.matches.length, body.return.credit.other.igst]).toEqual([200, 36000]);
    const asked = await send(part(100, 30));
    expect([asked.status, asked.body.error.id]).toEqual([422, 'ask_existing']);
    const older = await send(part(1, 3, { gendt: '13-11-2025' }));
    expect([older.status, older.body.error.id]).toEqual([422, 'older_file']);
    const odd = part(1, 1, { gendt: '20-11-2025' });
    Object.assign(odd.data.docdata.b2b[0]!.inv[0]!, { txval: undefined, igst: undefined, cgst: undefined });
    Object.assign(odd.data.docdata.b2b[0]!.inv[0]!, {
      sgst: undefined,
      cess: undefined,
      lines: [{ igst: 180 }],
    });
    const unknown = await send(odd);
    expect([unknown.status, unknown.body.error.id]).toEqual([422, 'unknown_amounts']);
    expect((await send(part(1, 3, { gendt: '20-11-2025' }))).body).toMatchObject({
      documents: 3,
      merged: 'replaced',
    });
  });

  it('names a figure of the form that does not read', async () => {
    const { id, owner } = await buildGstReturn(server, 'GSTR-3B');
    const { form } = (await server.get(`/api/gst/gstr3b/${id}`, owner.token)).body.return;
    form.supplies.taxable.igst = 1.005;
    const answer = await server.post('/api/gst/gstr3b.php', { gst_id: id, version: 1, form }, owner.token);
    expect([answer.status, answer.body.error.fields[0].path]).toEqual([400, 'form.supplies.taxable.igst']);
  });

  it('takes only the difference of an amended invoice whose original is known', async () => {
    const e = await buildGstEntity(server);
    await save(e, { return_period: '09-2025', b2b_invoices: [b2b({ invoice_date: '2025-09-05' })] });
    await save(e, {
      b2b_amendments: [
        {
          ...b2b({
            invoice_date: '2025-09-05',
            taxable_value: 11000,
            cgst: 990,
            sgst: 990,
            invoice_value: 12980,
          }),
          original_invoice_no: 'A-1',
          original_invoice_date: '2025-09-05',
        },
      ],
    });
    const prepared = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: e.id, return_period: '10-2025' },
      e.owner.token,
    );
    expect(prepared.body.form.supplies.taxable).toEqual({
      taxable: 1000,
      igst: 0,
      cgst: 90,
      sgst: 90,
      cess: 0,
    });
    expect(prepared.body.notes).toEqual([]);
  });
});

describe('GET /gst/home/{entity}', () => {
  it('shows the year’s periods with states and due dates, monthly and quarterly', async () => {
    const e = await buildGstEntity(server);
    await save(e, { b2b_invoices: [b2b()] });
    const home = () => server.get(`/api/gst/home/${e.id}?financial_year=2025-26`, e.owner.token);
    const monthly = (await home()).body;
    const october = monthly.periods.find((p: { period: string }) => p.period === '10-2025');
    expect(october).toMatchObject({
      gstr1: { status: 'draft', due_date: '2025-11-11' },
      gstr3b: { status: 'not_started', due_date: '2025-11-20' },
      gstr2b: null,
      iff: false,
    });
    expect(monthly.settings).toEqual({ frequency: 'monthly', turnover: null, sez: false });
    const put = await server.call('PUT', `/api/gst/home/${e.id}`, {
      token: e.owner.token,
      body: { financial_year: '2025-26', frequency: 'quarterly', turnover: 20000000, sez: false },
    });
    expect(put.status, put.text).toBe(200);
    const quarterly = (await home()).body.periods.find((p: { period: string }) => p.period === '10-2025');
    expect(quarterly).toMatchObject({
      gstr1: { status: 'draft', due_date: '2025-11-13' },
      gstr3b: null,
      iff: true,
      pmt06_due: '2025-11-25',
    });
  });
});
