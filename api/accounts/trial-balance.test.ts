import { existsSync, readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { read, utils, write } from 'xlsx';
import { long } from '../../shared/testing/runs.ts';
import { buildEntity, buildUser, type TestUser } from '../testing/factories.ts';
import { formWith } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildTrialBalance, smallSheet } from '../testing/trial-balance.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const save = (who: TestUser, body: object) =>
  server.post('/api/accounts/import-trial-balance.php', body, who.token);
const readFile = (
  who: TestUser,
  name: string,
  content: string | Uint8Array,
  fields: Record<string, string> = {},
) =>
  server.call('POST', '/api/accounts/trial-balance/read-file', {
    token: who.token,
    form: formWith(name, content, fields),
  });
const one = async (id: string, who: TestUser) =>
  (await server.get(`/api/accounts/trial-balance/${id}`, who.token)).body;

async function pdfText(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const doc = await task.promise;
  const out: string[] = [];
  for (let n = 1; n <= doc.numPages; n++) {
    const content = await (await doc.getPage(n)).getTextContent();
    out.push(content.items.map((i) => ('str' in i ? i.str : '')).join(' '));
  }
  await task.destroy();
  return out.join('\n').replace(/\s+/g, ' ');
}

describe('POST /accounts/import-trial-balance.php', () => {
  it('takes the documented body: fy_id, rupees with two decimals, and closing balances worked out anew', async () => {
    const { owner, id: company_id } = await buildEntity(server);
    const answer = await save(owner, {
      company_id,
      fy_id: 1,
      tb_date: '2025-03-31',
      import_source: 'Manual',
      ledgers: smallSheet().map((l) => ({ ...l, closing_balance: 99 })),
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Trial Balance saved successfully',
      status: 'saved',
      balanced: true,
      banner: 'Trial Balance is balanced!',
    });
    const { trial_balance } = await one(answer.body.id, owner);
    // fy_id 1 stands for FY 2024-25.
    expect(trial_balance).toMatchObject({ assessment_year: '2025-26', fy_id: 1, tb_date: '2025-03-31' });
    expect(trial_balance.ledgers[1]).toMatchObject({
      ledger_name: 'Cash',
      debit: 2500.5,
      closing_balance: 3000.5,
    });
  });

  it('keeps what does not balance as a draft and says by how much', async () => {
    const { owner, id: company_id } = await buildEntity(server);
    const answer = await save(owner, { company_id, ledgers: smallSheet().slice(0, 3) });
    expect(answer.body).toMatchObject({
      status: 'draft',
      balanced: false,
      banner: 'Trial Balance is not balanced. Difference: ₹2,500.50',
    });
  });

  it('counts exactly where floating point does not, and calls 99 paise balanced, one rupee not', async () => {
    const { owner, id: company_id } = await buildEntity(server);
    const sheet = (credit: number) => [
      { ledger_name: 'A', ledger_group: 'Current Assets', opening_balance: 0, debit: 0.1 + 0.2, credit: 0 },
      { ledger_name: 'B', ledger_group: 'Sundry Creditors', opening_balance: 0, debit: 0, credit },
    ];
    const near = await save(owner, { company_id, ledgers: sheet(1.29) });
    expect(near.body).toMatchObject({ balanced: true });
    const off = await save(owner, { id: near.body.id, version: 1, ledgers: sheet(1.3) });
    expect(off.body).toMatchObject({ balanced: false, version: 2 });
    const { trial_balance: tb } = await one(near.body.id, owner);
    expect(tb.ledgers[0].debit).toBe(0.3);
    // One of Tally's groups finds its own.
    expect(tb.ledgers[1]).toMatchObject({ ledger_group: 'Current Liabilities', head: 'Trade payables' });
  });

  it('refuses bad rows by row and field and stores nothing', async () => {
    const { owner, id: company_id } = await buildEntity(server);
    const answer = await save(owner, {
      company_id,
      ledgers: [
        { ledger_name: 'A', ledger_group: 'Current Assets', debit: '1000.00 Kgs.' },
        { ledger_name: '', ledger_group: 'Purchase', credit: -1 },
        { ledger_name: 'C', ledger_group: 'Nowhere', debit: 0.001, opening_balance: '5 Dr' },
      ],
    });
    expect(answer.status).toBe(400);
    expect(
      answer.body.error.fields.map((f: { path: string; message: string }) => `${f.path}: ${f.message}`),
    ).toEqual([
      'ledgers.0.debit: 1000.00 Kgs. is not an amount',
      'ledgers.1.ledger_name: This is required',
      'ledgers.1.credit: This cannot be negative',
      'ledgers.2.ledger_group: Choose one of the options',
      'ledgers.2.opening_balance: 5 Dr is not an amount',
      'ledgers.2.debit: 0.001 is not an amount',
    ]);
    const kept = await server.get(`/api/accounts/trial-balance?company_id=${company_id}`, owner.token);
    expect(kept.body).toMatchObject({ trial_balance: null, previous: null, mapping: [] });
  });

  it('has one an entity and year, also when two arrive at once', async () => {
    const { owner, id: company_id } = await buildEntity(server);
    const both = await Promise.all([1, 2].map(() => save(owner, { company_id, ledgers: smallSheet() })));
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    const refused = both.find((a) => a.status === 409)!;
    expect(refused.body).toMatchObject({
      error: { id: 'trial_balance_exists' },
      id: both.find((a) => a.status === 200)!.body.id,
    });
  });

  it('refuses a save over somebody else’s and hands out what is stored', async () => {
    const { owner, id, version } = await buildTrialBalance(server);
    expect((await save(owner, { id, version, ledgers: smallSheet() })).body.version).toBe(2);
    const late = await save(owner, { id, version, ledgers: [] });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ error: { id: 'stale_version' }, stored: { version: 2 } });
    expect(late.body.stored.ledgers).toHaveLength(4);
  });

  it('asks for an entity', async () => {
    const owner = await buildUser(server);
    const answer = await save(owner, { company_id: 1, fy_id: 1, ledgers: [] });
    expect(answer.body).toMatchObject({ success: false, message: 'Please select an entity first' });
  });

  it('is listed for those who reach its entity only', async () => {
    const { owner, id } = await buildTrialBalance(server);
    const list = (who: TestUser) =>
      server.get('/api/accounts/trial-balance?assessment_year=2026-27', who.token);
    expect((await list(owner)).body).toMatchObject({
      trial_balances: [{ id, company_name: 'Asha Kulkarni', status: 'saved', ledger_count: 4 }],
      total: 1,
    });
    expect((await list(await buildUser(server))).body).toMatchObject({ trial_balances: [], total: 0 });
  });

  it('keeps names and figures sealed', async () => {
    const { id } = await buildTrialBalance(server);
    const { LedgerBlock } = await import('./model.ts');
    const { toId } = await import('../base/records.ts');
    const stored = JSON.stringify(await LedgerBlock.find({ trial_balance_id: toId(id) }).lean());
    expect(stored).toContain('ledgers_sealed');
    expect(stored).not.toContain('Capital');
  });
});

describe('group names of the office', () => {
  it('are remembered for the entity and used by the next import', async () => {
    const { owner, id: company_id } = await buildEntity(server);
    const csv = 'L,G,O,D,C\nAmit,Salary Payable,,,700\nCash,Cash-in-Hand,700,,';
    const first = await readFile(owner, 'tb.csv', csv, { company_id });
    expect(first.body.unmapped).toEqual(['Salary Payable']);
    expect(first.body.ledgers[0]).toMatchObject({
      source_group: 'Salary Payable',
      ledger_group: 'Current Liabilities',
    });
    const mapping = [{ name: 'Salary Payable', ledger_group: 'Current Liabilities', head: 'Provisions' }];
    const kept = await save(owner, { company_id, ledgers: first.body.ledgers, mapping });
    expect(kept.status, kept.text).toBe(200);
    const again = await readFile(owner, 'tb.csv', csv.replace('Salary Payable', 'SALARY PAYABLE'), {
      company_id,
    });
    expect(again.body.unmapped).toEqual([]);
    expect(again.body.ledgers[0]).toMatchObject({ ledger_group: 'Current Liabilities', head: 'Provisions' });
    const other = await readFile(owner, 'tb.csv', csv);
    expect(other.body.unmapped).toEqual(['Salary Payable']);
  });
});

it('a report by ledger, which names no groups, finds its ledgers where they were saved last', async () => {
  const { owner, entityId } = await buildTrialBalance(server);
  const line = (name: string, element: string, amount: string) =>
    `<DSPACCNAME><DSPDISPNAME>${name}</DSPDISPNAME></DSPACCNAME><DSPACCINFO><${element}><${element}A>${amount}</${element}A></${element}></DSPACCINFO>`;
  const xml = `<ENVELOPE>${line('Cash', 'DSPCLDRAMT', '-10.00')}${line('Sales', 'DSPCLCRAMT', '10.00')}</ENVELOPE>`;
  const known = await readFile(owner, 'tb.xml', xml, { company_id: entityId });
  expect(known.body.unmapped).toEqual([]);
  expect(known.body.ledgers).toMatchObject([
    { ledger_group: 'Current Assets', head: 'Cash and bank balances' },
    { ledger_group: 'Sales / Revenue' },
  ]);
  expect((await readFile(owner, 'tb.xml', xml)).body.unmapped).toEqual(['Cash', 'Sales']);

  const heads = async () =>
    (await readFile(owner, 'tb.xml', xml, { company_id: entityId })).body.ledgers.map(
      (l: { head?: string }) => l.head ?? '',
    );
  const sheet = (head: string, more: object = {}) =>
    smallSheet().map((l) => (l['ledger_name'] === 'Cash' ? { ...l, ledger_name: 'CASH', head, ...more } : l));
  // The newest year's sheet counts, whenever it was saved; not one in the bin, nor ledgers that came with a group.
  const next = await buildTrialBalance(server, {
    owner,
    entityId,
    assessment_year: '2027-28',
    body: { ledgers: sheet('Loans and advances') },
  });
  await buildTrialBalance(server, {
    owner,
    entityId,
    assessment_year: '2025-26',
    body: { ledgers: sheet('Inventories') },
  });
  expect(await heads()).toEqual(['Loans and advances', '']);
  // What was chosen for a name counts before any sheet.
  await save(owner, {
    id: next.id,
    version: next.version,
    company_id: entityId,
    assessment_year: '2027-28',
    ledgers: sheet('Loans and advances'),
    mapping: [{ name: 'Cash', ledger_group: 'Current Assets', head: 'Other current assets' }],
  });
  expect(await heads()).toEqual(['Other current assets', '']);
});

it('a report by ledger takes no place from a sheet in the bin, or from ledgers that came under groups', async () => {
  const line = `<DSPACCNAME><DSPDISPNAME>Till</DSPDISPNAME></DSPACCNAME><DSPACCINFO><DSPCLDRAMT><DSPCLDRAMTA>-10.00</DSPCLDRAMTA></DSPCLDRAMT></DSPACCINFO>`;
  const { owner, id: company_id } = await buildEntity(server);
  const of = (source_group?: string) => ({
    company_id,
    ledgers: [
      {
        ledger_name: 'Till',
        ledger_group: 'Current Assets',
        head: 'Inventories',
        opening_balance: 0,
        debit: 0,
        credit: 0,
        ...(source_group ? { source_group } : {}),
      },
    ],
  });
  const unmapped = async () =>
    (await readFile(owner, 'tb.xml', `<ENVELOPE>${line}</ENVELOPE>`, { company_id })).body.unmapped;
  const kept = await save(owner, of());
  expect(await unmapped()).toEqual([]);
  await server.call('DELETE', `/api/accounts/trial-balance/${kept.body.id}`, { token: owner.token });
  expect(await unmapped()).toEqual(['Till']);
  expect((await save(owner, of('Counter'))).status).toBe(200);
  expect(await unmapped()).toEqual(['Till']);
});

describe('POST /accounts/trial-balance/read-file', () => {
  let owner: TestUser;
  beforeAll(async () => {
    owner = await buildUser(server);
  });

  it('reads the documented CSV, the semicolon dialect too, and stores nothing', async () => {
    for (const text of [
      'Ledger,Group,Opening,Debit,Credit\n\n"Rao, Sons",Sundry Debtors,"1,00,000.50",0,\nCapital,Capital Account,100000.50 Cr,,\n',
      'Ledger;Group;Opening;Debit;Credit\nRao, Sons;Sundry Debtors;1,00,000.50;0;\nCapital;Capital Account;100000.50 Cr;;',
    ]) {
      const answer = await readFile(owner, 'tb.csv', text);
      expect(answer.body.message).toBe('Imported 2 ledgers successfully');
      expect(answer.body).toMatchObject({ issues: [], unmapped: [], balanced: true });
      expect(
        answer.body.ledgers.map((l: { ledger_name: string; closing_balance: number }) => [
          l.ledger_name,
          l.closing_balance,
        ]),
      ).toEqual([
        ['Rao, Sons', 100000.5],
        ['Capital', -100000.5],
      ]);
    }
  });

  it('names formula cells, quantities and slips of the side by row and column; good rows stay', async () => {
    const answer = await readFile(
      owner,
      'tb.csv',
      'L,G,O,D,C\n=HYPERLINK("x"),Purchase,0,1,0\nRice,Purchase,0,1000.00 Kgs.,0\nTax,Duties & Taxes,0,0,-5\nCash,Cash-in-Hand,0,5,0',
    );
    expect(answer.status).toBe(200);
    expect(answer.body.issues.slice(0, 3).map((i: { path: string }) => i.path)).toEqual([
      'row 2, Ledger name',
      'row 3, Debit',
      'row 4, Credit',
    ]);
    expect(answer.body.message).toBe('Imported 1 ledgers successfully');
  });

  it('reads Excel, whose sums may carry floating-point noise', async () => {
    const cell = (value: string | number) =>
      typeof value === 'number' ? { value, type: Number } : { value, type: String };
    const book = await writeXlsxFile(
      [
        ['Ledger', 'Group', 'Opening', 'Debit', 'Credit'],
        ['Cash', 'Cash-in-Hand', 0.1 + 0.2, 10, 0],
        ['Capital', 'Capital Account', -0.3, 0, 10],
      ].map((row) => row.map(cell)) as never,
    ).toBuffer();
    const answer = await readFile(owner, 'tb.xlsx', new Uint8Array(book as Buffer));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.ledgers[0]).toMatchObject({ opening_balance: 0.3, closing_balance: 10.3 });
    expect(answer.body.balanced).toBe(true);
  });

  it('a file of another year than the page, or of two sheets, is asked about, not read', async () => {
    const { id: company_id } = await buildEntity(server, { owner });
    const table = [
      ['Trial Balance as at 31-Mar-2025'],
      ['Particulars', 'Group', 'Debit', 'Credit'],
      ['Cash', 'Cash-in-Hand', 60000, ''],
      ['Capital', 'Capital Account', '', 60000],
    ];
    const file = table.map((row) => row.join(',')).join('\n');
    const other = await readFile(owner, 'tb.csv', file, { company_id, assessment_year: '2026-27' });
    expect([other.status, other.body.message, other.body.error.id, other.body.question.id]).toEqual([
      422,
      'Failed to import file',
      'question',
      'year_of',
    ]);
    const same = await readFile(owner, 'tb.csv', file, { company_id, assessment_year: '2025-26' });
    expect(same.body.message).toBe('Imported 2 ledgers successfully');
    const book = utils.book_new();
    for (const name of ['Head office', 'Branch'])
      utils.book_append_sheet(book, utils.aoa_to_sheet(table.slice(1)), name);
    const two = await readFile(
      owner,
      'tb.ods',
      new Uint8Array(write(book, { type: 'buffer', bookType: 'ods' }) as Buffer),
      { company_id },
    );
    expect([two.status, two.body.question.id]).toEqual([422, 'sheet']);
  });

  it.each([
    ['tb.pdf', 'x', 415, 'Unsupported file format. Use XML or CSV'],
    ['tb.csv', 'Ledger,Group,Opening,Debit,Credit\n', 422, 'Failed to import file'],
    ['tb.csv', 'L,G,O,D,C\n"Cash,Cash-in-Hand,1,0,0\nB,Purchase,1,0,0', 422, 'Failed to import file'],
    ['tb.xlsx', 'not a workbook', 400, 'This is not an Excel file (.xlsx).'],
    [
      'tb.xml',
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><ENVELOPE>&b;</ENVELOPE>',
      422,
      'Failed to import file',
    ],
    ['tb.xml', '<HTML/>', 422, 'Failed to import file'],
  ])('%s with %j is refused with %i', async (name, content, status, message) => {
    const answer = await readFile(owner, name, content);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message });
    if (status === 422 && !content.startsWith('Ledger'))
      expect(answer.body.error.fields[0].message).toBeTruthy();
  });

  /** Pairs of ledgers: as many as a trial balance may have in the long run. */
  const pairs = long ? 50_000 : 10_000;
  it(`takes ${2 * pairs} ledgers from file to store to balance sheet`, { timeout: 120_000 }, async () => {
    const { id: company_id } = await buildEntity(server, { owner });
    const lines = ['L,G,O,D,C'];
    for (let i = 0; i < pairs; i++)
      lines.push(`Customer ${i},Sundry Debtors,,100.10,`, `Supplier ${i},Sundry Creditors,,,100.10`);
    const found = await readFile(owner, 'tb.csv', lines.join('\n'));
    expect(found.body.message).toBe(`Imported ${2 * pairs} ledgers successfully`);
    const kept = await save(owner, { company_id, ledgers: found.body.ledgers });
    expect(kept.body).toMatchObject({ status: 'saved', ledger_count: 2 * pairs });
    const accounts = await server.get(`/api/accounts/trial-balance/${kept.body.id}/statements`, owner.token);
    // 100.10 is 1,001 tenths of a rupee
    expect(accounts.body).toMatchObject({ total_assets: (pairs * 1001) / 10, difference: 0 });
  });
});

const folder = '../shared/samples/tally/';
const here = existsSync(folder);
if (!here) console.log('skipped: Tally samples are not beside the project');
describe.skipIf(!here)('samples of Tally', () => {
  type Read = { ledgers: { closing_balance: number; debit: number; credit: number }[] };
  const sums = (b: Read) => [
    b.ledgers.length,
    Math.round(b.ledgers.reduce((n, l) => n + l.debit * 100, 0)) / 100,
    Math.round(b.ledgers.reduce((n, l) => n + l.credit * 100, 0)) / 100,
  ];
  // Number of ledgers, total debit and total credit as read off the files by hand.
  it.each([
    ['tallymcp-trial-balance.xml', [4, 7777777.77, 1221050.05]],
    ['derived-trial-balance-utf16le-bom.xml', [4, 7777777.77, 1221050.05]],
    ['synthetic-tb-opening-transactions.xml', [4, 420000, 420000]],
    ['synthetic-all-masters.xml', [3, 0, 0]],
    ['tallymcp-ledger-list.xml', [8, 77700, 210101]],
    ['tallymcp-balance-sheet.xml', [3, 7777777.77, 666000]],
    ['tallymcp-profit-loss.xml', [4, 10987654.32, 12345928.91]],
  ] as const)('%s', async (name, expected) => {
    const { owner, id: company_id } = await buildEntity(server);
    const found = await readFile(owner, name, readFileSync(folder + name), { company_id });
    expect(found.status, found.text).toBe(200);
    expect(found.body.import_source).toBe('Tally');
    expect(sums(found.body)).toEqual(expected);
    const kept = await save(owner, { company_id, import_source: 'Tally', ledgers: found.body.ledgers });
    expect(kept.body.status).toBe(found.body.balanced ? 'saved' : 'draft');
    const csv = await server.get(`/api/accounts/trial-balance/${kept.body.id}/csv`, owner.token);
    const again = await readFile(owner, 'tb.csv', csv.bytes);
    const plain = (b: Read) => b.ledgers.map(({ source_group: _, ...l }: Record<string, unknown>) => l);
    expect(plain(again.body as never)).toEqual(plain(found.body as never));
  });
  it('ledger lists too', async () => {
    const { owner } = await buildEntity(server);
    const found = await readFile(
      owner,
      'tallymcp-ledger-list.xml',
      readFileSync(`${folder}tallymcp-ledger-list.xml`),
    );
    expect(found.status).toBe(200);
    expect(found.body.unmapped).toContain('SALARY PAYABLE');
  });
  it.each(['tallymcp-day-book.xml', 'tallymcp-groups.xml'])(
    '%s holds no ledgers and is refused',
    async (name) => {
      const { owner } = await buildEntity(server);
      const found = await readFile(owner, name, readFileSync(folder + name));
      expect(found.body).toMatchObject({ success: false, message: 'Failed to import file' });
    },
  );
});

describe('final accounts', () => {
  it('balance with closing stock and depreciation, and stand beside the year before', async () => {
    const { owner, entityId } = await buildTrialBalance(server, {
      assessment_year: '2025-26',
      body: { adjustments: { closing_stock: '400.25' } },
    });
    const { id } = await buildTrialBalance(server, { owner, entityId });
    const path = `/api/accounts/trial-balance/${id}/statements`;
    const plain = (await server.get(path, owner.token)).body;
    // Sales 2,500.50 less opening stock 500.
    expect(plain).toMatchObject({ opening_stock: 500, net_profit: 2000.5, total_assets: 3000.5 });
    const { body } = await server.get(`${path}?closing_stock=800.50&depreciation=100`, owner.token);
    expect(body).toMatchObject({
      gross_profit: 2801,
      net_profit: 2701,
      // Cash 3,000.50, stock 800.50, depreciation −100 against capital 1,000 and profit 2,701.
      total_assets: 3701,
      difference: 0,
    });
    const row = (list: { label: string }[], label: string) => list.find((r) => r.label === label);
    // The year before: 2,500.50 + 400.25 − 500.
    expect(row(body.profit_and_loss, 'Net profit')).toMatchObject({ amount: 2701, previous: 2400.75 });
    expect(row(body.balance_sheet, 'Inventories')).toMatchObject({ amount: 800.5, previous: 400.25 });
    expect(row(body.schedules, 'Cash and bank balances')).toMatchObject({
      lines: [{ label: 'Cash', amount: 3000.5, previous: 3000.5 }],
    });
    expect((await server.get(`${path}?closing_stock=-1`, owner.token)).status).toBe(400);
  });

  it('of a client copied to a new year stand beside those of the year before', async () => {
    const { owner, entityId } = await buildTrialBalance(server, { assessment_year: '2025-26' });
    const copied = await server.post(`/api/companies/${entityId}/copy-year`, {}, owner.token);
    const { id } = await buildTrialBalance(server, { owner, entityId: copied.body.data.id });
    const { body } = await server.get(`/api/accounts/trial-balance/${id}/statements`, owner.token);
    const profit = body.profit_and_loss.find((r: { label: string }) => r.label === 'Net profit');
    // Sales 2,500.50 less opening stock 500, in both years.
    expect(profit).toMatchObject({ amount: 2000.5, previous: 2000.5 });
  });

  it('are printed as PDF with the figures, and as Excel without a live formula that reads back equal', async () => {
    const { owner, id } = await buildTrialBalance(server, {
      body: {
        ledgers: smallSheet().map((l) => (l['ledger_name'] === 'Cash' ? { ...l, ledger_name: '=1+1' } : l)),
      },
    });
    const pdf = await server.get(
      `/api/accounts/trial-balance/${id}/statements.pdf?closing_stock=800.50`,
      owner.token,
    );
    expect(pdf.status, pdf.text.slice(0, 300)).toBe(200);
    const text = await pdfText(pdf.bytes);
    for (const part of [
      'Balance Sheet as at',
      'Total assets',
      '3,801.00',
      'Net profit',
      '2,801.00',
      'Schedules',
    ])
      expect(text).toContain(part);
    const book = await server.get(`/api/accounts/trial-balance/${id}/statements.xlsx`, owner.token);
    const sheets = (await readXlsxFile(book.bytes)) as unknown as { sheet: string; data: unknown[][] }[];
    expect(sheets.map((s) => s.sheet)).toEqual([
      'Trial Balance',
      'Balance Sheet',
      'Profit and Loss',
      'Schedules',
      'Ratios',
    ]);
    expect(sheets[0]!.data[2]![0]).toBe("'=1+1");
    const again = await readFile(owner, 'tb.xlsx', new Uint8Array(book.bytes));
    expect(again.body.ledgers).toEqual((await one(id, owner)).trial_balance.ledgers);
  });

  it.each([
    [
      'Private limited domestic company',
      'AAACE1234F',
      '(a) Share capital',
      'Statement of Profit and Loss',
      2400.75,
    ],
    ['LLP', 'AAAFE1234F', '(a)(i) Partners’ contribution', 'Profit and Loss Account', 0],
  ])(
    'of a %s are in the format it is bound to, with notes and the year before',
    async (status, pan, fund, title, reserves) => {
      const made = await buildEntity(server, {
        fields: {
          status,
          pan,
          first_name: undefined,
          last_name: 'Example',
          salary: undefined,
          date_of_birth: '2010-04-01',
        },
      });
      const { owner } = made;
      const entityId = made.id;
      await buildTrialBalance(server, {
        owner,
        entityId,
        assessment_year: '2025-26',
        body: { adjustments: { closing_stock: '400.25' } },
      });
      const { id } = await buildTrialBalance(server, { owner, entityId });
      const path = `/api/accounts/trial-balance/${id}/statements`;
      const ask = '?closing_stock=800.50&depreciation=100&format=prescribed';
      const { body } = await server.get(`${path}${ask}`, owner.token);
      const row = (label: string) => body.balance_sheet.find((r: { label: string }) => r.label === label);
      expect(row(fund)).toMatchObject({ amount: 1000, previous: 1000 });
      // the year before: profit 2,400.75, a company's among reserves, a firm's in the current account
      expect(row('(b) Reserves and surplus').previous).toBe(reserves);
      expect(row('Total assets')).toMatchObject({ amount: 3701, previous: 3400.75 });
      expect(row('Total of funds and liabilities')).toMatchObject({ amount: 3701, previous: 3400.75 });
      const cash = row('(d) Cash and cash equivalents');
      expect(body.schedules[cash.schedule - 1].lines).toEqual([
        { label: 'Cash', amount: 3000.5, previous: 3000.5 },
      ]);
      const pdf = await server.get(`${path}.pdf${ask}`, owner.token);
      expect(pdf.status, pdf.text.slice(0, 300)).toBe(200);
      const text = await pdfText(pdf.bytes);
      for (const part of [title, fund, 'Notes', '3,701.00', 'Not in a trial balance'])
        expect(text).toContain(part);
      const book = await server.get(`${path}.xlsx${ask}`, owner.token);
      const sheets = (await readXlsxFile(book.bytes)) as unknown as { sheet: string; data: unknown[][] }[];
      expect(sheets.map((s) => s.sheet)).toContain('Notes');
      expect(sheets[1]!.data.find(([label]) => label === 'Total assets')).toEqual([
        'Total assets',
        null,
        3701,
        3400.75,
      ]);
      expect((await server.get(`${path}?format=other`, owner.token)).status).toBe(400);
    },
  );
});

describe('bin, sharing, my data', () => {
  it('goes to the bin and comes back, unless the year has another one by then', async () => {
    const { owner, id, entityId } = await buildTrialBalance(server);
    const path = `/api/accounts/trial-balance/${id}`;
    expect((await server.call('DELETE', path, { token: owner.token })).status).toBe(200);
    expect((await server.get(path, owner.token)).status).toBe(404);
    const second = await buildTrialBalance(server, { owner, entityId });
    expect((await server.post(`${path}/restore`, {}, owner.token)).status).toBe(409);
    await server.call('DELETE', `/api/accounts/trial-balance/${second.id}`, { token: owner.token });
    expect((await server.post(`${path}/restore`, {}, owner.token)).status).toBe(200);
    expect((await one(id, owner)).trial_balance.ledgers).toHaveLength(4);
  });

  it('may be read but not changed by someone it is shared with for viewing', async () => {
    const { owner, id, version, entityId } = await buildTrialBalance(server);
    const guest = await buildUser(server);
    await server.post(
      `/api/companies/${entityId}/shares`,
      { email: guest.email, permission: 'view' },
      owner.token,
    );
    expect((await one(id, guest)).trial_balance.can_edit).toBe(false);
    expect((await save(guest, { id, version, ledgers: [] })).status).toBe(403);
  });

  it('is handed out with my data', async () => {
    const { owner, id } = await buildTrialBalance(server);
    const { ownedTrialBalances } = await import('./owned.ts');
    const mine = JSON.stringify(await ownedTrialBalances.collect(server.deps, owner.id));
    expect(mine).toContain(id);
    expect(mine).toContain('2500.5');
    await ownedTrialBalances.purge(server.deps, owner.id);
    expect(await ownedTrialBalances.collect(server.deps, owner.id)).toEqual([]);
  });
});

const tables = '../shared/samples/tables/';
const tablesHere = existsSync(tables);
if (!tablesHere) console.log('skipped: sample tables are not beside the project');
describe.skipIf(!tablesHere)('trial balances as programs export them', () => {
  type Truth = { ledgers: { name: string; group?: string; opening?: number; closing: number }[] };
  const truthOf = (name: string): Truth =>
    JSON.parse(readFileSync(`${tables}${name}.truth.json`, 'utf8')).truth;
  const closings = (list: { ledger_name: string; closing_balance: number }[]) =>
    list.map((l) => [l.ledger_name, l.closing_balance]);
  const wanted = (truth: Truth) => truth.ledgers.map((l) => [l.name, l.closing]);

  it('Tally’s Excel: titles, two lines of headings, groups above their ledgers, Grand Total', async () => {
    const owner = await buildUser(server);
    const truth = truthOf('tally-trial-balance');
    const found = await readFile(owner, 'tb.xlsx', readFileSync(`${tables}tally-trial-balance.xlsx`));
    expect(found.status, found.text).toBe(200);
    expect(closings(found.body.ledgers)).toEqual(wanted(truth));
    // Seven groups and the total row; both sides are 8,68,000.
    expect(found.body).toMatchObject({ set_aside: 8, balanced: true, issues: [], unmapped: [] });
    expect(found.body.ledgers.reduce((n: number, l: { debit: number }) => n + l.debit, 0)).toBe(868000);
  });

  it('Busy’s old .xls is read by its headings, as when it is saved as .xlsx', async () => {
    const owner = await buildUser(server);
    const truth = truthOf('busy-trial-balance');
    const old = readFileSync(`${tables}busy-trial-balance.xls`);
    const direct = await readFile(owner, 'tb.xls', old);
    expect(direct.status, direct.text).toBe(200);
    expect(closings(direct.body.ledgers)).toEqual(wanted(truth));
    expect(direct.body).toMatchObject({ set_aside: 1, balanced: true, unmapped: [] });
    const saved = write(read(old), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    const found = await readFile(owner, 'tb.xlsx', new Uint8Array(saved));
    expect(found.status, found.text).toBe(200);
    expect(closings(found.body.ledgers)).toEqual(wanted(truth));
    expect(found.body.ledgers.map((l: { opening_balance: number }) => l.opening_balance)).toEqual(
      truth.ledgers.map((l) => l.opening),
    );
    expect(found.body).toMatchObject({ set_aside: 1, balanced: true, unmapped: [] });
  });

  it('depth and side as Tally writes them into the cells’ styles', async () => {
    const owner = await buildUser(server);
    const name = (value: string, indent = 0) => ({ value, type: String, ...(indent ? { indent } : {}) });
    const figure = (value: number, side: string) => ({ value, type: Number, format: `0.00" ${side}"` });
    const book = await writeXlsxFile([
      [name('Particulars'), name('Closing Balance')],
      [name('Current Assets'), figure(700, 'Dr')],
      [name('Till', 1), figure(300, 'Dr')],
      [name('Bank', 1), figure(400, 'Dr')],
      [name('Capital Account'), figure(700, 'Cr')],
      [name('Owner', 1), figure(700, 'Cr')],
    ] as never).toBuffer();
    const found = await readFile(owner, 'tb.xlsx', new Uint8Array(book as Buffer));
    expect(found.status, found.text).toBe(200);
    expect(closings(found.body.ledgers)).toEqual([
      ['Till', 300],
      ['Bank', 400],
      ['Owner', -700],
    ]);
    expect(found.body.set_aside).toBe(2);
  });
});
