import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGstEntity, formWith, gstinOf } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildDeductor, buildStatement, fullStatement } from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

/** Sends lines for a client with what the page they were dropped on knows. */
async function send(token: string, company_id: string, purpose: string, file: string, answers: object = {}) {
  const form = formWith(file.includes('^') ? '26q.txt' : 'file.csv', file, {
    company_id,
    purpose,
    answers: JSON.stringify(answers),
  });
  const { status, body, text } = await server.call('POST', '/api/intake', { token, form });
  const post = (act: string) => server.post(`/api/intake/${body.intake_id}/${act}`, {}, token);
  return { status, text, body, apply: () => post('apply'), undo: () => post('undo') };
}
const lines = (...list: string[]) => `${list.join('\r\n')}\r\n`;

it('a register of purchases takes the place of the one saved, where a person says so', async () => {
  const { owner, id } = await buildGstEntity(server);
  const supplier = gstinOf('ZZZCA1111B', '27');
  const head = 'Supplier GSTIN,Invoice No,Invoice Date,Taxable Value,IGST,CGST,SGST';
  const bill = (no: string) => `${supplier},${no},15-10-2025,1000,180,0,0`;
  await (await send(owner.token, id, 'purchases', lines(head, bill('P/1'), bill('P/2')))).apply();
  const file = lines(head, bill('P/2'), bill('P/3'));
  const added = await send(owner.token, id, 'purchases', file);
  expect(added.body.target).toMatchObject({
    beside: { new: 1, changed: 0, same: 1 },
    ways: { way: 'add', standing: 2 },
  });
  const instead = await send(owner.token, id, 'purchases', file, { existing: 'replace' });
  expect(instead.body.target).toMatchObject({
    beside: { new: 1, changed: 0, same: 1, gone: 1 },
    ways: { way: 'replace', standing: 2 },
  });
  await instead.apply();
  const again = await send(owner.token, id, 'purchases', lines(head, bill('P/1')));
  expect(again.body.target).toMatchObject({ beside: { new: 1 }, ways: { standing: 2 } });
});

it('deductees go into the statement they were opened from, added or instead', async () => {
  const { id, entity, owner } = await buildStatement(server);
  const statement = { statement: id };
  const head = 'Name,PAN,Section,Date of Payment,Amount Paid,TDS,Date of Deduction';
  const of = async () => (await server.get(`/api/tds/statements/${id}`, owner.token)).body.statement;
  const { financial_year, quarter } = await of();
  // Days of the statement's own quarter, and of the one after it.
  const day = (late: boolean) => {
    const month = { Q1: 4, Q2: 7, Q3: 10, Q4: 1 }[quarter as 'Q1'] + (late ? 3 : 0);
    const year = Number(financial_year.slice(0, 4)) + (quarter === 'Q4' ? 1 : 0) + (month > 12 ? 1 : 0);
    return `20-${String(((month - 1) % 12) + 1).padStart(2, '0')}-${year}`;
  };
  const row = (name: string, late = false) => `${name},ABCPK1234F,194C,${day(late)},10000,100,${day(late)}`;
  const first = await send(owner.token, entity.id, 'tds', lines(head, row('Kiran'), row('Lata')), statement);
  expect(first.body.question, first.text).toBeUndefined();
  expect((await first.apply()).status).toBe(200);
  const asked = await send(owner.token, entity.id, 'tds', lines(head, row('Mina', true)), statement);
  expect(asked.body.question?.id).toBe('other_quarter');
  const instead = await send(owner.token, entity.id, 'tds', lines(head, row('Lata')), {
    ...statement,
    existing: 'replace',
  });
  expect(instead.body.target).toMatchObject({
    beside: { new: 0, changed: 0, same: 1, gone: 1 },
    ways: { way: 'replace', standing: 2 },
  });
  await instead.apply();
  expect((await of()).deductees.map((d: { name: string }) => d.name)).toEqual(['Lata']);
  await instead.undo();
  expect((await of()).deductees.map((d: { name: string }) => d.name)).toEqual(['Kiran', 'Lata']);
});

it('challans alone take the place of those saved, and payees keep those that the file has too', async () => {
  const { id, entity, owner } = await buildStatement(server);
  const statement = { statement: id };
  const of = async () => (await server.get(`/api/tds/statements/${id}`, owner.token)).body.statement;
  const saved = await server.call('PATCH', `/api/tds/statements/${id}`, {
    token: owner.token,
    body: { version: 1, ...fullStatement },
  });
  expect(saved.status, saved.text).toBe(200);
  const head = 'BSR code,Challan serial number,Date of deposit,Tax,Surcharge,Cess,Interest';
  const challan = (serial: string, tax: number) => `0510308,${serial},07-05-2025,${tax},0,0,0`;
  const replaced = (...serials: [string, number][]) =>
    send(owner.token, entity.id, 'tds', lines(head, ...serials.map((c) => challan(...c))), {
      ...statement,
      existing: 'replace',
      dates: 'day',
    });
  const other = await replaced(['00888', 10]);
  expect(other.body.warnings, other.text).toEqual([
    'The challans of 2 payee rows are not in the file: choose others for them',
  ]);
  const same = await replaced(['00888', 10], ['123', 7100]);
  expect(same.body.warnings).toEqual([]);
  expect((await same.apply()).status).toBe(200);
  const { challans, deductees } = await of();
  const paid = challans.find((c: { serial: string }) => Number(c.serial) === 123);
  expect([challans.length, paid.tax]).toEqual([2, 7100_00]);
  expect(deductees.map((d: { challan: string }) => d.challan)).toEqual([paid.id, paid.id]);
});

it('a statement’s text file goes into the statement it names, whole, and is taken back', async () => {
  const from = await buildStatement(server);
  const { version } = (await server.get(`/api/tds/statements/${from.id}`, from.owner.token)).body.statement;
  const put = await server.call('PATCH', `/api/tds/statements/${from.id}`, {
    token: from.owner.token,
    body: { ...fullStatement, version },
  });
  expect(put.status, put.text).toBe(200);
  const { text } = await server.get(`/api/tds/statements/${from.id}/text`, from.owner.token);
  const client = await buildDeductor(server);
  const read = await send(client.owner.token, client.id, 'tds', text);
  expect([read.status, read.body.question], read.text).toEqual([200, undefined]);
  expect(read.body.source).toBe('FVU');
  const { body } = await read.apply();
  const id = body.applied[0].tds_id;
  const of = async () => (await server.get(`/api/tds/statements/${id}`, client.owner.token)).body.statement;
  const had = (await server.get(`/api/tds/statements/${from.id}`, from.owner.token)).body.statement;
  const said = (s: { deductees: { name: string; amount: number }[]; challans: { serial: string }[] }) => [
    s.deductees.map((d) => [d.name, d.amount]),
    s.challans.map((c) => c.serial),
  ];
  expect(said(await of())).toEqual(said(had));
  expect((await of()).responsible.name).toBe(had.responsible.name);
  // Sales are no statement.
  expect((await send(client.owner.token, client.id, 'sales', text)).status).toBe(422);
});

it('a trial balance whose title names another year than its page is asked about', async () => {
  const { owner, id } = await buildGstEntity(server);
  const file = lines(
    'Trial Balance from 01-04-2024 to 31-03-2025',
    'Ledger,Group,Debit,Credit',
    'Cash,Cash-in-Hand,100,',
    'Rao,Capital Account,,100',
  );
  const page = { assessment_year: '2026-27' };
  const asked = await send(owner.token, id, 'trial_balance', file, page);
  expect(asked.body.question?.id, asked.text).toBe('year_of');
  const said = await send(owner.token, id, 'trial_balance', file, { ...page, year_of: '2025-26' });
  expect([said.body.question, said.body.target.assessment_year]).toEqual([undefined, '2025-26']);
});
