import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity } from './testing/factories.ts';
import { formWith, statementOf } from './testing/gst.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { buildStatement, fullStatement } from './testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const samples = '../shared/samples/tables/';
const here = existsSync(samples);
if (!here) console.log('skipped: sample tables are not beside the project');

type Answer = { status: number; text: string; body: { message?: string; error?: { id: string } } };
const named = (answer: Answer, name: RegExp, id = 'other_kind') => {
  expect([answer.status, answer.body.error?.id], answer.text).toEqual([422, id]);
  expect(answer.body.message).toMatch(name);
};

const gstr2b = JSON.stringify(statementOf('27ZZZCK0001A1ZU'));
const sales = 'Invoice No,Invoice Date,Customer Name,GSTIN,Rate,Taxable Value\nA/1,03-10-2025,Asha,,18,100\n';
const purchases = 'Bill Date,Vendor Name,Vendor GSTIN,Taxable Value\n03-10-2025,Asha,27ZZZFE2001F1ZG,100\n';
const invoices = 'Invoice No,Invoice Date,Place of Supply,Taxable Value\nA/1,03-10-2025,27,100\n';
const balances = 'Ledger,Debit,Credit\nCash,500.00,\nCapital,,500.00\n';
const bank = 'Txn Date,Narration,Withdrawal,Deposit,Balance\n03-10-2025,Rent,100,,900\n';
const clients = 'Name of Assessee,Status,PAN,DOB / DOI\nAsha,Individual,ABCPK1234F,01/01/1980\n';
const deductees =
  'PAN of the Deductee,Name of the Deductee,Section Code,Amount Paid / Credited,TDS\nABCPK1234F,Asha,94C,100,1\n';

type File = readonly [name: string, content: string | Uint8Array, kind: RegExp];
const foreign: readonly File[] = [
  ['2b.json', gstr2b, /^This is a GSTR-2B download/],
  ['sales.csv', sales, /^This is a sales register/],
  ['purchases.csv', purchases, /^This is a purchase register/],
  ['invoices.csv', invoices, /^This is a list of invoices/],
  ['bank.csv', bank, /^This is a bank statement\. It is not imported here/],
];
const ledgers: File = ['tb.csv', balances, /^This is a trial balance/];
const list: File = ['clients.csv', clients, /^This is a list of clients/];
const payees: File = ['payees.csv', deductees, /^This is a list of TDS deductees or challans/];
const sampleFiles = (names: readonly (readonly [string, RegExp])[]): File[] =>
  here ? names.map(([name, kind]) => [name, readFileSync(samples + name), kind] as const) : [];

describe('a file of another kind is refused by name, and nothing is saved', () => {
  it('as a trial balance', async () => {
    const e = await buildEntity(server);
    const files = [
      ...foreign,
      list,
      payees,
      ...sampleFiles([
        ['gstr2b-102025-part1.json', /^This is a GSTR-2B download/],
        ['ims-download.json', /^This is a download of the Invoice Management System/],
        ['tally-sales-register-columnar.xlsx', /^This is a sales register/],
        ['tally-day-book.xlsx', /^This is a Tally Day Book\. It is not imported here/],
        ['clients-ca-register.xlsx', /^This is a list of clients/],
        ['tds-26q-deductees.xlsx', /^This is a list of TDS deductees or challans/],
      ]),
    ];
    for (const [name, content, kind] of files)
      named(
        await server.call('POST', '/api/accounts/trial-balance/read-file', {
          token: e.owner.token,
          form: formWith(name, content, { company_id: e.id }),
        }),
        kind,
      );
  });

  it('but ledgers named as a register heads its columns are a trial balance, headings or not', async () => {
    const e = await buildEntity(server);
    const rows =
      'Input CGST,Duties & Taxes,0,90.00,0\nPurchase GST 18%,Purchase Accounts,0,910.00,0\nCapital,Capital Account,0,0,1000.00\n';
    for (const head of ['', 'L,G,O,D,C\n', 'Ledger,Group,Opening,Debit,Credit\n']) {
      const answer = await server.call('POST', '/api/accounts/trial-balance/read-file', {
        token: e.owner.token,
        form: formWith('tb.csv', head + rows, { company_id: e.id }),
      });
      expect([answer.status, answer.body.ledgers?.length], answer.text).toEqual([200, 3]);
    }
  });

  it('as TDS deductees and challans', async () => {
    const s = await buildStatement(server);
    const send = (name: string, content: string | Uint8Array, fields: Record<string, string>) =>
      server.call('POST', '/api/tds/statements/import', {
        token: s.owner.token,
        form: formWith(name, content, { tds_id: s.id, ...fields }),
      });
    const files = [
      ...foreign,
      ledgers,
      list,
      ...sampleFiles([
        ['tally-trial-balance.xlsx', /^This is a trial balance/],
        ['zoho-trial-balance.csv', /^This is a trial balance/],
        ['tally-purchase-register.xlsx', /^This is a purchase register/],
        ['gstr2b-details.xlsx', /^This is a GSTR-2B in Excel/],
      ]),
    ];
    for (const [name, content, kind] of files)
      for (const fields of [
        {},
        { mode: 'add', version: '1' },
        { mode: 'add', version: '1', table: 'deductees' },
      ])
        named(await send(name, content, fields as Record<string, string>), kind);
    named(await send('x.txt', gstr2b, {}), /^This is a GSTR-2B download/);
    const { body } = await server.get(`/api/tds/statements/${s.id}`, s.owner.token);
    expect(body.statement).toMatchObject({ version: 1, deductees: [], challans: [] });
  });

  it('as a list of clients', async () => {
    const e = await buildEntity(server);
    const files = [
      ...foreign,
      ledgers,
      payees,
      ...sampleFiles([
        ['plain-register.csv', /^This is a sales register/],
        ['vyapar-gstr1-sale.xlsx', /^This is a sales register/],
        ['amazon-mtr-b2c.csv', /^This is a list of invoices/],
        ['zoho-invoices.csv', /^This is a sales register/],
        ['tally-trial-balance.xlsx', /^This is a trial balance/],
        ['tds-26q-deductees.xlsx', /^This is a list of TDS deductees or challans/],
        ['gstr2a-102025.json', /^This is a GSTR-2A download/],
      ]),
    ];
    for (const [name, content, kind] of files)
      for (const mode of ['preview', 'commit'])
        named(
          await server.call('POST', '/api/companies/import', {
            token: e.owner.token,
            form: formWith(name, content, { mode }),
          }),
          kind,
        );
    expect((await server.get('/api/companies/list', e.owner.token)).body.total).toBe(1);
  });
});

describe('a file of somebody else is refused by name', () => {
  it('a TDS text file of another form, quarter or TAN', async () => {
    const s = await buildStatement(server);
    const full = { version: 1, ...fullStatement };
    expect(
      (await server.call('PATCH', `/api/tds/statements/${s.id}`, { token: s.owner.token, body: full }))
        .status,
    ).toBe(200);
    const { text } = await server.get(`/api/tds/statements/${s.id}/text`, s.owner.token);
    const into = async (overrides: object, content: string) => {
      const other = await buildStatement(server, { entity: s.entity, ...overrides });
      return server.call('POST', '/api/tds/statements/import', {
        token: s.owner.token,
        form: formWith('x.txt', content, { tds_id: other.id, mode: 'replace', version: '1' }),
      });
    };
    named(
      await into({ quarter: 'Q2' }, text),
      /^The file is 26Q for Q1 2025-2026, not 26Q for Q2 2025-2026$/,
    );
    named(await into({ form_type: '27Q' }, text), /^The file is 26Q for Q1 2025-2026, not 27Q/);
    // Lines that do not read do not hide whose file it is.
    named(
      await into({ quarter: 'Q3' }, `${text}9^ZZ^\r\n`),
      /^The file is 26Q for Q1 2025-2026, not 26Q for Q3/,
    );
    const theirs = text.replaceAll('MUMA12345B', 'MUMB54321C');
    const own = await server.call('POST', '/api/tds/statements/import', {
      token: s.owner.token,
      form: formWith('x.txt', theirs, { tds_id: s.id }),
    });
    named(own, /^The file is for TAN MUMB54321C, this statement for MUMA12345B$/);
  });

  it('rows of TDS deductees that name another TAN, each with its line', async () => {
    const s = await buildStatement(server);
    const csv =
      'TAN of Deductor,Name,PAN,Section code,Amount paid or credited\r\n' +
      'MUMA12345B,Asha,ABCPK1234F,94C,100.00\r\nMUMB54321C,Ravi,ABCPK1235F,94C,100.00\r\n';
    const answer = await server.call('POST', '/api/tds/statements/import', {
      token: s.owner.token,
      form: formWith('list.csv', csv, { tds_id: s.id, mode: 'add', version: '1' }),
    });
    expect(answer.body.refused, answer.text).toEqual([
      {
        table: 'deductees',
        line: 3,
        column: 'TAN of Deductor',
        message: 'The file is for TAN MUMB54321C, this statement for MUMA12345B',
        text: 'The file is for TAN {theirs}, this statement for {ours}',
        params: { theirs: 'MUMB54321C', ours: 'MUMA12345B' },
      },
    ]);
    expect(answer.body.warnings).toEqual([]);
    const { statement } = (await server.get(`/api/tds/statements/${s.id}`, s.owner.token)).body;
    expect(statement.deductees).toMatchObject([{ name: 'Asha' }]);
  });

  it('a trial balance whose head names another GSTIN or PAN', async () => {
    const e = await buildEntity(server);
    const read = (head: string) =>
      server.call('POST', '/api/accounts/trial-balance/read-file', {
        token: e.owner.token,
        form: formWith('tb.csv', `${head}\n${balances}`, { company_id: e.id }),
      });
    named(await read('GSTIN/UIN : 27ZZZCK0001A1ZU'), /^The file is for 27ZZZCK0001A1ZU, not /, 'other_gstin');
    named(await read('PAN: ZZZCK0001A'), /^The file is for PAN ZZZCK0001A, not /, 'other_pan');
    expect((await read(`PAN: ${e.entity.pan}`)).status).toBe(200);
  });
});
