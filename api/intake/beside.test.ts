import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Entity } from '../entities/model.ts';
import { buildEntity, buildUser } from '../testing/factories.ts';
import { buildGstEntity, formWith, gstinOf, statementOf } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildDeductor } from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

/** Reads a file for a client and says what it brings beside what is stored; `apply` puts it there. */
async function read(token: string, company_id: string, purpose: string, lines: readonly string[]) {
  const form = formWith('file.csv', `${lines.join('\r\n')}\r\n`, {
    purpose,
    ...(company_id ? { company_id } : {}),
  });
  const { status, body, text } = await server.call('POST', '/api/intake', { token, form });
  expect([status, body.question], text).toEqual([200, undefined]);
  const post = (act: string) => server.post(`/api/intake/${body.intake_id}/${act}`, {}, token);
  return {
    beside: body.target.beside,
    groups: body.target.groups,
    id: body.intake_id as string,
    apply: async () => (await post('apply')).body.applied[0],
    undo: () => post('undo'),
  };
}

const supplier = gstinOf('ZZZCA1111B', '27');

it('purchases: new, changed and the same', async () => {
  const { owner, id } = await buildGstEntity(server);
  const head = 'Supplier GSTIN,Invoice No,Invoice Date,Taxable Value,IGST,CGST,SGST';
  const one = `${supplier},P/1,15-10-2025,1000,180,0,0`;
  const first = await read(owner.token, id, 'purchases', [
    head,
    one,
    `${supplier},P/2,16-10-2025,2000,360,0,0`,
  ]);
  expect(first.beside).toEqual({ new: 2, changed: 0, same: 0 });
  await first.apply();
  const second = await read(owner.token, id, 'purchases', [
    head,
    one,
    `${supplier},P/2,16-10-2025,3000,540,0,0`,
    `${supplier},P/3,17-10-2025,100,18,0,0`,
  ]);
  expect(second.beside).toEqual({ new: 1, changed: 1, same: 1 });
  expect(await second.apply()).toMatchObject({ new: 1, changed: 1, same: 1 });
});

it('purchases of a quarterly filer go with the GSTR-2B of the quarter', async () => {
  const { owner, id } = await buildGstEntity(server);
  for (const financial_year of ['2024-25', '2025-26'])
    await server.call('PUT', `/api/gst/home/${id}`, {
      token: owner.token,
      body: { financial_year, frequency: 'quarterly', turnover: null, sez: false },
    });
  const form = formWith(
    'q3.csv',
    `Supplier GSTIN,Invoice No,Invoice Date,Taxable Value,IGST
${supplier},P/1,15-10-2025,1000,180
${supplier},P/2,16-11-2025,1000,180
${supplier},P/3,17-12-2025,1000,180
${supplier},P/0,17-08-2024,1000,180
`,
    { purpose: 'purchases', company_id: id, answers: JSON.stringify({ period: 'own' }) },
  );
  const { body, text } = await server.call('POST', '/api/intake', { token: owner.token, form });
  // Until September 2024 each month had its own.
  expect(body.target?.periods?.toSorted(), text).toEqual(['08-2024', '12-2025']);
});

it('a trial balance: new, changed, the same and no more there', async () => {
  const { owner, id } = await buildGstEntity(server);
  const head = 'Ledger,Group,Debit,Credit';
  const first = await read(owner.token, id, 'trial_balance', [
    head,
    'Cash,Cash-in-Hand,1500,',
    'Van,Wheels,100,',
    'Rao,Capital Account,,1600',
  ]);
  expect(first.beside).toEqual({ new: 3, changed: 0, same: 0, gone: 0 });
  // No one knows the group Wheels: its debit makes it a current asset until a person says otherwise.
  expect(first.groups).toEqual([{ name: 'Wheels', ledger_group: 'Current Assets', ledgers: 1 }]);
  const told = await server.call('PUT', `/api/intake/${first.id}`, {
    token: owner.token,
    body: { answers: { 'group:Wheels': 'Fixed Assets' } },
  });
  expect(told.body.target.groups).toMatchObject([{ name: 'Wheels', ledger_group: 'Fixed Assets' }]);
  const { id: made } = await first.apply();
  const { body } = await server.get(`/api/accounts/trial-balance/${made}`, owner.token);
  expect(JSON.stringify(body)).toMatch(/"ledger_name":"Van","ledger_group":"Fixed Assets"/);
  const second = await read(owner.token, id, 'trial_balance', [
    head,
    'Cash,Cash-in-Hand,1500,',
    'Rao,Capital Account,,1400',
    'Loan,Unsecured Loans,,100',
  ]);
  expect(second.beside).toEqual({ new: 1, changed: 1, same: 1, gone: 1 });
});

it('deductees and challans: a challan of one number is one, a row that is there is not added again', async () => {
  const { owner, id } = await buildDeductor(server);
  const head = 'Name,PAN,Section,Date of Payment,Amount Paid,TDS,Date of Deduction';
  const kiran = 'Kiran Works,ABCPK1234F,194C,20-07-2025,10000,100,20-07-2025';
  const lata = 'Lata Works,ABCPL1234F,194C,21-07-2025,20000,200,21-07-2025';
  await (await read(owner.token, id, 'tds', [head, kiran])).apply();
  const second = await read(owner.token, id, 'tds', [head, kiran, lata]);
  expect(second.beside).toEqual({ new: 1, changed: 0, same: 1 });
  const { tds_id } = await second.apply();
  const of = async () => (await server.get(`/api/tds/statements/${tds_id}`, owner.token)).body.statement;
  expect((await of()).deductees.map((d: { name: string }) => d.name)).toEqual(['Kiran Works', 'Lata Works']);
  await second.undo();
  expect((await of()).deductees.length).toBe(1);
  const challans = 'BSR Code,Challan Serial No,Date of Deposit,Section,TDS,Total';
  const paid = await read(owner.token, id, 'tds', [challans, '0510308,00123,07-Aug-2025,194C,300,300']);
  expect(paid.beside).toEqual({ new: 1, changed: 0, same: 0 });
  await paid.apply();
  // The number lost its noughts and the amount was corrected: still one challan.
  const more = await read(owner.token, id, 'tds', [challans, '510308,123,07-Aug-2025,194C,400,400']);
  expect(more.beside).toEqual({ new: 0, changed: 1, same: 0 });
  await more.apply();
  expect((await of()).challans.map((c: { tax: number }) => c.tax)).toEqual([400_00]);
});

it('clients: those entered already are counted, and refused line by line', async () => {
  const { token } = await buildUser(server);
  const first = await read(token, '', 'clients', ['Name,PAN', 'Asha Rao,ABCPR1234K']);
  expect(first.beside).toEqual({ new: 1, changed: 0, same: 0 });
  await first.apply();
  const second = await read(token, '', 'clients', ['Name,PAN', 'Asha Rao,ABCPR1234K', 'Bala Rao,ABCPB1234K']);
  expect(second.beside).toEqual({ new: 1, changed: 0, same: 1 });
});

it('shares sold: new, changed and the same', async () => {
  const { owner, id } = await buildEntity(server);
  const head = 'Scrip Name,ISIN,Quantity,Purchase Date,Purchase Value,Sale Date,Sale Value';
  const tcs = 'TCS,INE467B01029,5,02-05-2022,17000,05-08-2025,20000';
  const sold = async (lines: string[]) => {
    const form = formWith('sold.csv', `${[head, ...lines].join('\r\n')}\r\n`, {
      company_id: id,
      purpose: 'gains',
      answers: JSON.stringify({ asset: 'listed', dates: 'day' }),
    });
    const { body, text } = await server.call('POST', '/api/intake', { token: owner.token, form });
    expect(body.question, text).toBeUndefined();
    return body;
  };
  const first = await sold([tcs]);
  expect(first.target.beside).toEqual({ new: 1, changed: 0, same: 0 });
  expect((await server.post(`/api/intake/${first.intake_id}/apply`, {}, owner.token)).status).toBe(200);
  // The same sale, one of another sum, and a short-term one.
  const second = await sold([tcs, 'Infosys,INE009A01021,10,02-05-2025,14000,04-08-2025,15000']);
  expect(second.target.beside).toEqual({ new: 1, changed: 0, same: 1 });
  const third = await sold([tcs.replace('20000', '21000')]);
  expect(third.target.beside).toEqual({ new: 0, changed: 1, same: 0 });
});

const part = (n: 1 | 2) => `../shared/samples/tables/gstr2b-102025-part${n}.json`;
it.skipIf(!existsSync(part(1)))('GSTR-2B: documents beside those saved', async () => {
  const { owner, id } = await buildEntity(server, {
    fields: {
      status: 'Private limited domestic company',
      pan: 'ZZZCK0001A',
      gstin: '27ZZZCK0001A1ZU',
      last_name: 'Kala Traders Private Limited',
      state: 'Maharashtra',
      city: 'Pune',
      pincode: '411001',
      salary: false,
      business: true,
    },
  });
  const send = async (json: object) => {
    const form = formWith('2b.json', JSON.stringify(json), { company_id: id, purpose: 'purchases' });
    const { status, body, text } = await server.call('POST', '/api/intake', { token: owner.token, form });
    expect(status, text).toBe(200);
    return body;
  };
  const one = JSON.parse(readFileSync(part(1), 'utf8'));
  const first = await send(one);
  const count = first.placed.purchases.rows;
  expect(first.target.beside).toEqual({ new: count, changed: 0, same: 0 });
  expect((await server.post(`/api/intake/${first.intake_id}/apply`, {}, owner.token)).status).toBe(200);
  expect((await send(one)).target.beside).toEqual({ new: 0, changed: 0, same: count });
});

it('GSTR-2B: asks whether other documents of a saved month are added or take its place', async () => {
  const { owner, id, gstin } = await buildGstEntity(server);
  const file = (numbers: string[]) => {
    const made = statementOf(gstin);
    const [first] = made.data.docdata.b2b;
    first!.inv = numbers.map((inum) => ({ ...first!.inv[0]!, inum }));
    return made;
  };
  const send = async (json: object) => {
    const form = formWith('2b.json', JSON.stringify(json), { company_id: id, purpose: 'purchases' });
    const { status, body, text } = await server.call('POST', '/api/intake', { token: owner.token, form });
    expect(status, text).toBe(200);
    return body;
  };
  const apply = async (intake: string) => {
    const done = await server.post(`/api/intake/${intake}/apply`, {}, owner.token);
    expect(done.status, done.text).toBe(200);
    return done.body.applied[0].gst_id as string;
  };
  const numbersOf = async (statement: string) => {
    const { body } = await server.get(`/api/gst/gstr2b/${statement}`, owner.token);
    const matches = body.return.matches as { document: { number: string } | null }[];
    return matches
      .flatMap((m) => m.document?.number ?? [])
      .filter((n) => /^[NP]\//.test(n))
      .sort();
  };
  await apply((await send(file(['P/1', 'P/2']))).intake_id);
  const asked = await send(file(['P/2', 'N/3']));
  expect([asked.question?.id, asked.question?.options.map((o: { value: string }) => o.value)]).toEqual([
    'existing',
    ['add', 'replace'],
  ]);
  const answer = (existing: string) =>
    server.call('PUT', `/api/intake/${asked.intake_id}`, {
      token: owner.token,
      body: { answers: { existing } },
    });
  await answer('add');
  const statement = await apply(asked.intake_id);
  expect(await numbersOf(statement)).toEqual(['N/3', 'P/1', 'P/2']);
  expect((await server.post(`/api/intake/${asked.intake_id}/undo`, {}, owner.token)).status).toBe(200);
  expect(await numbersOf(statement)).toEqual(['P/1', 'P/2']);
  const again = await send(file(['P/2', 'N/3']));
  await server.call('PUT', `/api/intake/${again.intake_id}`, {
    token: owner.token,
    body: { answers: { existing: 'replace' } },
  });
  await apply(again.intake_id);
  expect(await numbersOf(statement)).toEqual(['N/3', 'P/2']);
});

it('purchases that another month’s register has already are asked about', async () => {
  const client = await buildGstEntity(server);
  const { owner, id } = client;
  const other = gstinOf('ZZZCA1111B');
  const file = (name: string, lines: string[], answers: object = {}) =>
    server.call('POST', '/api/intake', {
      token: owner.token,
      form: formWith(
        name,
        `Supplier Invoice No,Supplier Invoice Date,Supplier,Supplier GSTIN,Taxable Value,CGST,SGST\n${lines
          .map((l) => `${l},Anand,${other},10000,900,900\n`)
          .join('')}`,
        { company_id: id, purpose: 'purchases', answers: JSON.stringify(answers) },
      ),
    });
  const first = await file('oct.csv', ['S/1,15-10-2025', 'S/2,16-10-2025']);
  expect((await server.post(`/api/intake/${first.body.intake_id}/apply`, {}, owner.token)).status).toBe(200);
  // Entered again in the books of November, with a bill of its own.
  const lines = ['S/2,16-10-2025', 'S/3,17-11-2025'];
  const asked = await file('nov.csv', lines, { period: '11-2025' });
  expect(asked.body.question, asked.text).toMatchObject({ id: 'other_month', documents: [{ key: 'S/2' }] });
  expect(asked.body.placed.purchases).toMatchObject({ rows: 1, totals: { taxable: 10000 } });
  const taken = await file('nov.csv', lines, { period: '11-2025', other_month: 'take' });
  expect(taken.body.question).toBeUndefined();
  expect(taken.body.placed.purchases.rows).toBe(2);
  // The same month's register again is no repetition: its bills take each other's place.
  expect((await file('oct.csv', ['S/1,15-10-2025', 'S/2,16-10-2025'])).body.question).toBeUndefined();
});

it('a file of a client among many is offered to that client', async () => {
  const client = await buildGstEntity(server);
  const { _id, ...own } = (await Entity.findById(client.id).lean())!;
  await Entity.collection.insertMany(
    Array.from({ length: 501 }, (_, i) => ({
      ...own,
      sort_key: ` ${i}`,
      unique_key: `${_id} ${i}`,
      pan_keys: [],
    })),
  );
  const { body, text } = await server.call('POST', '/api/intake', {
    token: client.owner.token,
    form: formWith('2b.json', JSON.stringify(statementOf(client.gstin))),
  });
  expect(body.question?.options, text.slice(0, 500)).toMatchObject([{ value: client.id }]);
});
