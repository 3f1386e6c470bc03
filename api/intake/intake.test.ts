import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../testing/factories.ts';
import { buildGstEntity, formWith, gstinOf, local } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Client = Awaited<ReturnType<typeof buildGstEntity>>;
const send = (
  client: Client,
  name: string,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
  token = client.owner.token,
) =>
  server.call('POST', '/api/intake', {
    token,
    form: formWith(name, content, { company_id: client.id, ...fields }),
  });
const apply = (client: Client, id: string) => server.post(`/api/intake/${id}/apply`, {}, client.owner.token);
const undo = (client: Client, id: string) => server.post(`/api/intake/${id}/undo`, {}, client.owner.token);
const put = (client: Client, id: string, body: object) =>
  server.call('PUT', `/api/intake/${id}`, { token: client.owner.token, body });
const returnOf = async (client: Client, id: string) =>
  (await server.get(`/api/gst/gstr1/${id}`, client.owner.token)).body.return;

const head =
  'Invoice No,Invoice Date,Party Name,Party GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value\n';
/** A sale within Gujarat of 10,000 at 18%: 900 + 900 of tax. */
const row = (number: string, date: string, gstin = local) =>
  `${number},${date},Anand Traders,${gstin},24-Gujarat,10000,18,0,900,900,11800\n`;

describe('POST /intake', () => {
  it('reads a register of several months into the return of each', async () => {
    const client = await buildGstEntity(server);
    const got = await send(
      client,
      'register.csv',
      head + row('A/1', '28-09-2025') + row('A/2', '05-10-2025') + row('A/3', '17-10-2025'),
      { purpose: 'sales' },
    );
    expect(got.status, got.text).toBe(200);
    expect(got.body).toMatchObject({
      kind: 'sales',
      placed: { b2b: { rows: 3, totals: { taxable: 30000, cgst: 2700, sgst: 2700, value: 35400 } } },
      file_totals: { taxable: 30000, cgst: 2700, sgst: 2700 },
      differences: [],
      target: { periods: ['09-2025', '10-2025'] },
      mapping: { 'Invoice No': 'number', 'Party GSTIN': 'gstin', 'Taxable Value': 'taxable' },
    });
    expect(got.body.question).toBeUndefined();
    expect(got.body.preview.length).toBe(3);
    const done = await apply(client, got.body.intake_id);
    expect(done.status, done.text).toBe(200);
    expect(done.body.applied.map((a: { return_period: string }) => a.return_period)).toEqual([
      '09-2025',
      '10-2025',
    ]);
    const october = await returnOf(client, done.body.applied[1].gst_id);
    expect(october.b2b_invoices.map((r: { invoice_number: string }) => r.invoice_number)).toEqual([
      'A/2',
      'A/3',
    ]);
  });

  it('merges with what the return has, and undo gives back what it had', async () => {
    const client = await buildGstEntity(server);
    const first = await send(client, 'a.csv', head + row('A/1', '15-10-2025'), { purpose: 'sales' });
    const one = await apply(client, first.body.intake_id);
    const id = one.body.applied[0].gst_id;
    const changed = `A/1,15-10-2025,Anand Traders,${local},24-Gujarat,20000,18,0,1800,1800,23600\n`;
    const second = await send(client, 'b.csv', head + changed + row('A/2', '16-10-2025'), {
      purpose: 'sales',
    });
    // A/1 is stored with 10,000 and A/2 is not there; table 13 then counts two documents instead of one.
    expect([first.body.target.beside, second.body.target.beside]).toEqual([
      { new: 2, changed: 0, same: 0 },
      { new: 1, changed: 2, same: 0 },
    ]);
    const two = await apply(client, second.body.intake_id);
    expect(two.body.applied[0]).toMatchObject({ gst_id: id, created: false });
    const values = async () =>
      (await returnOf(client, id)).b2b_invoices.map((r: Record<string, unknown>) => [
        r['invoice_number'],
        r['taxable_value'],
      ]);
    expect(await values()).toEqual([
      ['A/1', 20000],
      ['A/2', 10000],
    ]);
    const back = await undo(client, second.body.intake_id);
    expect(back.status, back.text).toBe(200);
    expect(await values()).toEqual([['A/1', 10000]]);
    // Undone once is undone.
    expect((await undo(client, second.body.intake_id)).status).toBe(409);
    // The version of the first import has been replaced: someone has since worked on the return.
    const late = await undo(client, first.body.intake_id);
    expect([late.status, late.body.error.id]).toEqual([409, 'changed_since']);
  });

  it('does not undo over another person’s work', async () => {
    const client = await buildGstEntity(server);
    const got = await send(client, 'a.csv', head + row('A/1', '15-10-2025'), { purpose: 'sales' });
    const done = await apply(client, got.body.intake_id);
    const id = done.body.applied[0].gst_id;
    const saved = await server.call('PATCH', `/api/gst/gstr1/${id}`, {
      token: client.owner.token,
      body: { version: 1, nil: false },
    });
    expect(saved.status, saved.text).toBe(200);
    const back = await undo(client, got.body.intake_id);
    expect([back.status, back.body.error.id]).toEqual([409, 'changed_since']);
    expect((await returnOf(client, id)).b2b_invoices.length).toBe(1);
  });

  it('asks which comes first in dates that read both ways, and applies nothing before the answer', async () => {
    const client = await buildGstEntity(server);
    // Day first: 4 March, 3 May; month first: 3 April, 5 March. Neither is one month.
    const got = await send(client, 'r.csv', head + row('A/1', '04/03/2026') + row('A/2', '03/05/2026'), {
      purpose: 'sales',
    });
    expect([got.status, got.body.question?.id]).toEqual([200, 'dates']);
    expect(got.body.question.options.map((o: { value: string }) => o.value)).toEqual(['day', 'month']);
    const early = await apply(client, got.body.intake_id);
    expect([early.status, early.body.error.id, early.body.question.id]).toEqual([422, 'question', 'dates']);
    const said = await put(client, got.body.intake_id, { answers: { dates: 'month' } });
    expect(said.body.question).toBeUndefined();
    expect(said.body.target.periods).toEqual(['03-2026', '04-2026']);
    expect((await put(client, got.body.intake_id, { answers: { dates: 'perhaps' } })).status).toBe(200);
  });

  it('asks what a register is when nothing says so, and takes the answer in its own words', async () => {
    const client = await buildGstEntity(server);
    const got = await send(client, 'register.csv', head + row('A/1', '15-10-2025'));
    expect(got.body.question).toMatchObject({ id: 'kind' });
    const wrong = await put(client, got.body.intake_id, { answer: 'neither' });
    expect([wrong.status, wrong.body.error.fields[0].path]).toEqual([422, 'answers.kind']);
    const said = await put(client, got.body.intake_id, { answer: 'Sales' });
    expect([said.status, said.body.kind, said.body.placed.b2b.rows]).toEqual([200, 'sales', 1]);
  });

  it('reads columns as a person says, and remembers it for the client', async () => {
    const client = await buildGstEntity(server);
    const odd = (text: string) => text.replace('Taxable Value', 'Net worth of goods');
    const file = odd(head) + row('A/1', '15-10-2025');
    const got = await send(client, 'r.csv', file, { purpose: 'sales' });
    expect(got.body.placed).toEqual({});
    expect(got.body.unmapped).toContain('Net worth of goods');
    const mapped = await put(client, got.body.intake_id, {
      mapping: { ...got.body.mapping, 'Net worth of goods': 'taxable' },
    });
    expect(mapped.body.placed.b2b.totals.taxable).toBe(10000);
    await apply(client, got.body.intake_id);
    const again = await send(client, 'r2.csv', odd(head) + row('A/7', '16-10-2025'), { purpose: 'sales' });
    expect(again.body.placed.b2b?.totals.taxable).toBe(10000);
  });

  it('leaves a column with GSTINs, amounts of tax or dates out only when that is ticked', async () => {
    const client = await buildGstEntity(server);
    const wide = head.replace('\n', ',Due Date,State Levy GST\n');
    const file = `${wide}${row('A/1', '15-10-2025').replace('\n', ',14-11-2025,77\n')}`;
    const got = await send(client, 'r.csv', file, { purpose: 'sales' });
    // The due date waits for a tick of the page; a tax that nothing reads waits here.
    expect(got.body.left_columns).toEqual([
      { sheet: 'r', heading: 'Due Date', holds: 'date' },
      { sheet: 'r', heading: 'State Levy GST', holds: 'tax' },
    ]);
    expect(got.body.question).toMatchObject({
      id: 'left_columns',
      documents: [{ key: 'State Levy GST' }],
    });
    expect((await apply(client, got.body.intake_id)).body.error.id).toBe('question');
    const left = await put(client, got.body.intake_id, {
      answers: { 'left_columns:State Levy GST': 'leave' },
      mapping: { 'Party GSTIN': '', 'Invoice Date': 'date' },
    });
    // Leaving out the GSTINs of buyers would put them with consumers.
    expect(left.body.question).toMatchObject({ id: 'left_columns', documents: [{ key: 'Party GSTIN' }] });
    expect((await apply(client, got.body.intake_id)).body.error.id).toBe('question');
    const ticked = await put(client, got.body.intake_id, {
      answers: { 'left_columns:Party GSTIN': 'leave' },
    });
    expect(ticked.body.question).toBeUndefined();
    expect(Object.keys(ticked.body.placed)).toContain('b2cs');
  });

  it('asks of a column of tax only where rate and value do not explain it', async () => {
    const client = await buildGstEntity(server);
    const register = (tax: string) =>
      [
        'Invoice No,Invoice Date,Party Name,Party GSTIN,Place of Supply,Taxable Value,Rate,GST Charged,Invoice Value',
        `A/1,15-10-2025,Anand Traders,${local},24-Gujarat,10000,18%,${tax},11800`,
        // A line of totals has no rate, and is not imported.
        `,,Total,,,10000,,${tax},11800`,
      ].join('\n');
    const proved = await send(client, 'r.csv', register('1800'), { purpose: 'sales' });
    expect(proved.body).toMatchObject({ left_columns: [], questions: [], unmapped: ['GST Charged'] });
    expect(proved.body.placed.b2b.totals).toMatchObject({ taxable: 10000, cgst: 900, sgst: 900 });
    const other = await send(client, 'r2.csv', register('1750'), { purpose: 'sales' });
    expect(other.body.question).toMatchObject({ id: 'left_columns', documents: [{ key: 'GST Charged' }] });
  });

  it('reads “GST Amt” of a shop’s register as the tax of all heads', async () => {
    const client = await buildGstEntity(server);
    const file = [
      'Bill No,Bill Dt,Party Name,GST No,State,HSN,Qty,Unit,Taxable Value,GST %,GST Amt,Bill Amt',
      `1,15-10-2025,Anand Traders,${local},Gujarat,84713010,2,Nos,"10,000.00",18%,"1,800.00","11,800.00"`,
    ].join('\n');
    const got = await send(client, 'r.csv', file, { purpose: 'sales' });
    expect(got.body).toMatchObject({ mapping: { 'GST Amt': 'tax' }, left_columns: [], questions: [] });
    expect(got.body.proof).toContainEqual({
      key: 'tax',
      file: 1800,
      total_row: null,
      placed: 1800,
      difference: 0,
    });
  });

  it('takes the figures of a GSTR-3B file into the draft of its period, and back', async () => {
    const client = await buildGstEntity(server);
    const detail = (txval: number, tax: number) => ({ txval, iamt: 0, camt: tax, samt: tax, csamt: 0 });
    const file = (txval: number, tax: number) =>
      JSON.stringify({
        gstin: client.gstin,
        ret_period: '102025',
        sup_details: { osup_det: detail(txval, tax), isup_rev: detail(500, 12.5) },
        itc_elg: { itc_avl: [{ ty: 'OTH', iamt: 0, camt: 40, samt: 40, csamt: 0 }] },
      });
    const got = await send(client, '3b.json', file(10000, 900));
    expect(got.body, got.text).toMatchObject({
      kind: 'gstr3b',
      // 3.1(a), 3.1(d) and 4(A)(5).
      placed: { gstr3b: { rows: 3, totals: { taxable: 10000, cgst: 900, sgst: 900 } } },
      target: { return: 'GSTR-3B', periods: ['10-2025'], beside: { new: 3, changed: 0, same: 0 } },
    });
    const done = await apply(client, got.body.intake_id);
    expect(done.status, done.text).toBe(200);
    const id = done.body.applied[0].gst_id;
    const stored = async () =>
      (await server.get(`/api/gst/gstr3b/${id}`, client.owner.token)).body.return?.form.supplies.taxable;
    expect(await stored()).toMatchObject({ taxable: 10000, cgst: 900 });
    // Other figures for the same period are asked about, the same ones are not.
    expect((await send(client, '3b.json', file(10000, 900))).body.question).toBeUndefined();
    const other = await send(client, '3b.json', file(20000, 1800));
    expect(other.body.question?.id).toBe('existing');
    expect(other.body.target.beside).toEqual({ new: 0, changed: 1, same: 2 });
    expect((await apply(client, other.body.intake_id)).body.error.id).toBe('question');
    await put(client, other.body.intake_id, { answers: { existing: 'replace' } });
    await apply(client, other.body.intake_id);
    expect(await stored()).toMatchObject({ taxable: 20000 });
    expect((await undo(client, other.body.intake_id)).status).toBe(200);
    expect(await stored()).toMatchObject({ taxable: 10000 });
    expect((await send(client, '3b.json', file(1, 1).replace(client.gstin, local))).body.error.id).toBe(
      'other_gstin',
    );
  });

  it('names the page of files that are read elsewhere', async () => {
    const client = await buildGstEntity(server);
    const prefill = JSON.stringify({ personalInfo: { pan: 'AAAPA1234A' }, assessmentYear: '2026' });
    const itr = JSON.stringify({ ITR: { ITR1: { Form_ITR1: { AssessmentYear: '2025' } } } });
    const found = [
      ['prefill.json', prefill],
      ['itr.json', itr],
      ['26as.txt', '^Permanent Account Number (PAN)^AAAPA1234A^\n'],
      ['ais.json', `${'0a'.repeat(32)}QUJD`],
      ['form16.pdf', '%PDF-1.7'],
    ] as const;
    const places = [];
    for (const [name, content] of found) {
      const { status, body } = await send(client, name, content);
      places.push([status, body.error?.id, body.place ?? body.error?.place]);
    }
    expect(places).toEqual(
      ['prefill', 'itr', 'papers', 'papers', 'papers'].map((place) => [422, 'other_kind', place]),
    );
  });

  it('sets lines aside with their reason, and hands them out as Excel', async () => {
    const client = await buildGstEntity(server);
    const bad = row('A/2', '16-10-2025', '24AANFA2641L1ZX');
    const got = await send(client, 'r.csv', `${head}${row('A/1', '15-10-2025')}${bad}`, { purpose: 'sales' });
    expect(got.body.set_aside).toEqual([
      expect.objectContaining({ row: 3, column: 'Party GSTIN', refused: true }),
    ]);
    expect(
      got.body.differences.map((d: { key: string; difference: number }) => [d.key, d.difference]),
    ).toEqual([
      ['taxable', 10000],
      ['tax', 1800],
    ]);
    const excel = await server.get(`/api/intake/${got.body.intake_id}/refused.xlsx`, client.owner.token);
    expect(excel.status).toBe(200);
  });

  it('a file’s own total that differs from its lines is asked about', async () => {
    const client = await buildGstEntity(server);
    const total = 'Total,,,,,25000,,0,900,900,26800\n';
    const got = await send(client, 'r.csv', head + row('A/1', '15-10-2025') + total, { purpose: 'sales' });
    expect(got.body.question?.id).toBe('totals');
    expect(got.body.total_row.taxable).toBe(25000);
    const said = await put(client, got.body.intake_id, { answers: { totals: 'lines' } });
    expect(said.body.question).toBeUndefined();
  });

  it('another person’s client and import are not there', async () => {
    const client = await buildGstEntity(server);
    const stranger = await buildUser(server);
    const foreign = await send(client, 'r.csv', head + row('A/1', '15-10-2025'), {}, stranger.token);
    expect(foreign.status).toBe(404);
    const got = await send(client, 'r.csv', head + row('A/1', '15-10-2025'), { purpose: 'sales' });
    const id = got.body.intake_id;
    for (const answer of [
      await server.get(`/api/intake/${id}`, stranger.token),
      await server.call('PUT', `/api/intake/${id}`, { token: stranger.token, body: { answers: {} } }),
      await server.post(`/api/intake/${id}/apply`, {}, stranger.token),
      await server.post(`/api/intake/${id}/undo`, {}, stranger.token),
      await server.get(`/api/intake/${id}/refused.xlsx`, stranger.token),
    ])
      expect(answer.status).toBe(404);
  });

  it('a file of another GSTIN is refused', async () => {
    const client = await buildGstEntity(server);
    const other = gstinOf('AAACB1234C');
    const file = `Sales of M/s B,,,,,,,,,,\nGSTIN: ${other},,,,,,,,,,\n${head}${row('A/1', '15-10-2025')}`;
    const got = await send(client, 'r.csv', file, { purpose: 'sales' });
    expect([got.status, got.body.error.id]).toEqual([422, 'other_gstin']);
  });

  it('keeps lists of clients apart from any client', async () => {
    const owner = await buildUser(server);
    const list = 'Name,PAN,Type\nAsha Rao,AAAPR1234K,Individual\nBharat & Co,AAAFB1234L,Firm\n';
    const got = await server.call('POST', '/api/intake', {
      token: owner.token,
      form: formWith('clients.csv', list, { purpose: 'clients' }),
    });
    expect([got.status, got.body.placed?.clients?.rows], got.text).toEqual([200, 2]);
    const done = await server.post(`/api/intake/${got.body.intake_id}/apply`, {}, owner.token);
    expect(done.status, done.text).toBe(200);
    const count = async () => (await server.get('/api/companies/list', owner.token)).body.total;
    expect(await count()).toBe(2);
    await server.post(`/api/intake/${got.body.intake_id}/undo`, {}, owner.token);
    expect(await count()).toBe(0);
  });

  it('enters one client for two lines of one PAN, with a registration of each State', async () => {
    const owner = await buildUser(server);
    const [gujarat, karnataka] = [gstinOf('AAAFB1234L', '24'), gstinOf('AAAFB1234L', '29')];
    const list = `Name,PAN,Type,GSTIN\nBharat & Co,AAAFB1234L,Firm,${gujarat}\nBharat Bengaluru,AAAFB1234L,Firm,${karnataka}\n`;
    const got = await server.call('POST', '/api/intake', {
      token: owner.token,
      form: formWith('clients.csv', list, { purpose: 'clients' }),
    });
    expect([got.status, got.body.placed?.clients?.rows, got.body.set_aside], got.text).toEqual([200, 1, []]);
    const done = await server.post(`/api/intake/${got.body.intake_id}/apply`, {}, owner.token);
    const { body } = await server.get(`/api/companies/${done.body.applied[0].ids[0]}`, owner.token);
    const listed = (body.data ?? body.company ?? body).registrations;
    expect(listed.map((r: Record<string, unknown>) => [r['number'], r['name'], r['main']])).toEqual([
      [gujarat, '', true],
      [karnataka, 'Bharat Bengaluru', false],
    ]);
  });

  it('leaves a trace of each act', async () => {
    const client = await buildGstEntity(server);
    const got = await send(client, 'r.csv', head + row('A/1', '15-10-2025'), { purpose: 'sales' });
    await apply(client, got.body.intake_id);
    const again = await send(client, 'r.csv', head + row('A/1', '15-10-2025'), { purpose: 'sales' });
    expect(again.body.earlier.intake_id).toBe(got.body.intake_id);
    const list = await server.get(`/api/intake?company_id=${client.id}`, client.owner.token);
    expect(list.body.intakes.map((i: { state: string }) => i.state).sort()).toEqual(['applied', 'open']);
  });
});
