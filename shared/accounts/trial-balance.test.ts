import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { readCsv } from '../sheets/csv.ts';
import { textOfBytes } from '../sheets/encoding.ts';
import { kept } from '../testing/kept.ts';
import * as allGroups from './groups.ts';
import * as allStatements from './statements.ts';
import * as allTable from './table.ts';
import * as allTally from './tally.ts';
import { banner, type Ledger, totalsOf, trialBalanceSchema, withClosing } from './trial-balance.ts';

const { groupFor, tallyGroups, finalAccounts, readLedgerRows, writeLedgerCsv, readTally } = kept(
  allGroups,
  allStatements,
  allTable,
  allTally,
);

const folder = '../shared/samples/tally/';
const here = existsSync(folder);
if (!here) console.log('skipped: Tally samples are not beside the project');
const sample = (name: string): string => textOfBytes(readFileSync(folder + name));
const readLedgerCsv = (text: string) => readLedgerRows(readCsv(text));
const short = (ledgers: readonly Ledger[]) =>
  ledgers.map((l) => [
    l.ledger_name,
    l.ledger_group,
    l.opening_balance / 100,
    l.debit / 100,
    l.credit / 100,
    l.closing_balance / 100,
  ]);

describe.skipIf(!here)('Tally exports', () => {
  it('display report with opening and movements: ledgers and totals as read off the file by hand', () => {
    const found = readTally(sample('synthetic-tb-opening-transactions.xml'));
    expect(found.issues).toEqual([]);
    expect(short(found.ledgers)).toEqual([
      ['Capital Account', 'Capital Account', -500000, 20000, 0, -480000],
      ['Sharma & Sons (Debtor)', 'Current Assets', 100000, 250000, 150000, 200000],
      ['Cash', 'Current Assets', 400000, 150000, 20000, 530000],
      ['Sales Accounts', 'Sales / Revenue', 0, 0, 250000, -250000],
    ]);
    expect(totalsOf(found.ledgers)).toMatchObject({
      opening: 0,
      debit: 420000_00,
      credit: 420000_00,
      balanced: true,
    });
    expect(banner(totalsOf(found.ledgers))).toBe('Trial Balance is balanced!');
  });

  it.each(['tallymcp-trial-balance.xml', 'derived-trial-balance-utf16le-bom.xml'])(
    'closing-only report with both sides in one row: %s',
    (name) => {
      const { ledgers, shape } = readTally(sample(name));
      expect(shape).toBe('display report');
      expect(short(ledgers)).toEqual([
        ['Capital Account', 'Capital Account', 0, 2222222.22, 555050.05, 1667172.17],
        ['Loans (Liability)', 'Long-term Liabilities', 0, 0, 666000, -666000],
        ['Current Assets', 'Current Assets', 0, 5555555.55, 0, 5555555.55],
        ['Suspense A/c & Others', 'Current Assets', 0, 0, 0, 0],
      ]);
      expect(banner(totalsOf(ledgers))).toBe('Trial Balance is not balanced. Difference: ₹65,56,727.72');
    },
  );

  it('masters: groups followed to a predefined one, the result ledger without figures left out', () => {
    const { ledgers, shape, company } = readTally(sample('synthetic-all-masters.xml'));
    expect([shape, company]).toEqual(['masters', 'Synthetic Traders']);
    expect(short(ledgers)).toEqual([
      ['Sharma & Sons', 'Current Assets', 100000, 0, 0, 100000],
      ['Capital', 'Capital Account', -500000, 0, 0, -500000],
      ['Cash', 'Current Assets', 400000, 0, 0, 400000],
    ]);
    expect(ledgers[0]!.head).toBe('Trade receivables');
    expect(totalsOf(ledgers).balanced).toBe(true);
  });

  it('ledger lists: opening and closing balances, an empty figure is none', () => {
    const { ledgers, shape, unmapped } = readTally(sample('tallymcp-ledger-list.xml'));
    expect(shape).toBe('ledger list');
    expect(short(ledgers)[0]).toEqual(['Aylward Singh_Salary Payable', 'Current Assets', 0, 77700, 0, 77700]);
    expect(unmapped).toContain('SALARY PAYABLE');
  });
});

it('a ledger list: stock stays at its opening value as in a trial balance, its closing value is told beside it', () => {
  const item = (name: string, parent: string, opening: string, closing: string) =>
    `<LEDGER NAME="${name}"><PARENT>${parent}</PARENT><OPENINGBALANCE>${opening}</OPENINGBALANCE><CLOSINGBALANCE>${closing}</CLOSINGBALANCE></LEDGER>`;
  const found = readTally(
    `<ENVELOPE><BODY><DATA><COLLECTION>${item('Goods', 'Stock-in-Hand', '-500.00', '-800.00')}${item('Cash', 'Cash-in-Hand', '-100.00', '-250.00')}</COLLECTION></DATA></BODY></ENVELOPE>`,
  );
  expect(found.closing_stock).toBe(800_00);
  expect(short(found.ledgers)).toEqual([
    ['Goods', 'Current Assets', 500, 0, 0, 500],
    ['Cash', 'Current Assets', 100, 150, 0, 250],
  ]);
});

describe('what is refused', () => {
  const complaint = (xml: string) => readTally(xml).issues.map((i) => english(i.message))[0];
  it.each([
    ['<!DOCTYPE x [<!ENTITY a "b">]><ENVELOPE/>', 'DOCTYPE'],
    ['<ENVELOPE><A></ENVELOPE>', 'not XML'],
    ['<HTML></HTML>', 'no ENVELOPE'],
    ['<ENVELOPE></ENVELOPE>', 'No ledgers'],
  ])('%s', (xml, reason) => expect(complaint(xml)).toContain(reason));

  it('a quantity where an amount belongs, by ledger', () => {
    const xml =
      '<ENVELOPE><DSPACCNAME><DSPDISPNAME>Rice</DSPDISPNAME></DSPACCNAME><DSPACCINFO><DSPCLDRAMT><DSPCLDRAMTA>1000.00 Kgs.</DSPCLDRAMTA></DSPCLDRAMT></DSPACCINFO></ENVELOPE>';
    expect(readTally(xml).issues[0]).toMatchObject({
      path: 'Rice',
      message: { text: '{found} is not an amount' },
    });
  });
  it('bare ampersands and control references are read, not refused', () => {
    const xml =
      '<ENVELOPE><DSPACCNAME><DSPDISPNAME>A & B&#4;</DSPDISPNAME></DSPACCNAME><DSPACCINFO><DSPCLCRAMT><DSPCLCRAMTA>1,00,000.00</DSPCLCRAMTA></DSPCLCRAMT></DSPACCINFO></ENVELOPE>';
    expect(short(readTally(xml).ledgers)).toEqual([['A & B', 'Current Liabilities', 0, 0, 100000, -100000]]);
  });
  it('all 28 predefined groups have a place', () => {
    expect(Object.keys(tallyGroups)).toHaveLength(28);
    expect(groupFor('SUNDRY DEBTORS')).toEqual({ group: 'Current Assets', head: 'Trade receivables' });
  });
});

describe('the documented CSV', () => {
  it('skips header and blank lines, takes quotes, Indian commas and the semicolon dialect', () => {
    const comma = readLedgerCsv(
      'Ledger,Group,Opening,Debit,Credit\n"Rao, Sons",Sundry Debtors,"1,00,000.50",0,\n\nSales,Sales / Revenue,,,100000.50\n',
    );
    expect(comma.issues).toEqual([]);
    expect(short(comma.ledgers)).toEqual([
      ['Rao, Sons', 'Current Assets', 100000.5, 0, 0, 100000.5],
      ['Sales', 'Sales / Revenue', 0, 0, 100000.5, -100000.5],
    ]);
    const semicolon = readLedgerCsv(
      'L;G;O;D;C\nCash;Cash-in-Hand;500 Dr;0;0\nCapital;Capital Account;500 Cr;0;0',
    );
    expect(short(semicolon.ledgers).map((r) => r[5])).toEqual([500, -500]);
  });
  it('names row, column and reason; good rows stay', () => {
    const { ledgers, issues } = readLedgerCsv(
      'L,G,O,D,C\n=cmd(),Purchase,0,1,0\nRent,Indirect Expenses,0,1000.00 Kgs.,0\nCash,Cash-in-Hand,0,5,0',
    );
    expect(issues.map((i) => `${i.path}: ${english(i.message)}`)).toEqual([
      'row 2, Ledger name: =cmd() is a formula: enter plain text',
      'row 3, Debit: 1000.00 Kgs. is not an amount',
    ]);
    expect(ledgers.map((l) => l.ledger_name)).toEqual(['Cash']);
  });
  it('is written without a live formula and read back equal', () => {
    const ledgers = [
      withClosing({
        ledger_name: 'Rao, "Sons"',
        ledger_group: 'Capital Account',
        opening_balance: -5_00,
        debit: 0,
        credit: 1,
      }),
      withClosing({
        ledger_name: 'Cash',
        ledger_group: 'Current Assets',
        opening_balance: 5_00,
        debit: 1,
        credit: 0,
      }),
    ];
    expect(readLedgerCsv(writeLedgerCsv(ledgers)).ledgers).toEqual(ledgers);
    expect(writeLedgerCsv([{ ...ledgers[0]!, ledger_name: '=HYPERLINK("x")' }])).toContain(
      `"'=HYPERLINK(""x"")"`,
    );
  });
});

describe('final accounts', () => {
  /** A trader worked by hand: sales 10,00,000, purchases 6,00,000, opening stock 50,000, closing 80,000. */
  const books: Ledger[] = [
    ['Capital', 'Capital Account', undefined, -3_00_000],
    ['Bank loan', 'Long-term Liabilities', undefined, -2_00_000],
    ['Creditors', 'Current Liabilities', 'Trade payables', -1_00_000],
    ['Machinery', 'Fixed Assets', undefined, 2_50_000],
    ['Debtors', 'Current Assets', 'Trade receivables', 3_20_000],
    ['Bank', 'Current Assets', 'Cash and bank balances', 1_70_000],
    ['Stock', 'Current Assets', 'Inventories', 50_000],
    ['Sales', 'Sales / Revenue', undefined, -10_00_000],
    ['Purchases', 'Purchase', undefined, 6_00_000],
    ['Wages', 'Direct Expenses', undefined, 1_00_000],
    ['Salaries', 'Administrative Expenses', undefined, 80_000],
    ['Interest on loan', 'Financial Expenses', undefined, 20_000],
    ['Rent', 'Indirect Expenses', undefined, 20_000],
    ['Commission received', 'Other Income', undefined, -10_000],
  ].map(([name, group, head, closing]) =>
    withClosing({
      ledger_name: name as string,
      ledger_group: group as Ledger['ledger_group'],
      ...(head ? { head: head as Ledger['head'] } : {}),
      opening_balance: 0,
      debit: Math.max(0, closing as number) * 100,
      credit: Math.max(0, -(closing as number)) * 100,
    } as Ledger),
  );

  it('balances, with gross and net profit as worked by hand', () => {
    expect(totalsOf(books).balanced).toBe(true);
    const {
      profitAndLoss: pl,
      balanceSheet: bs,
      ratios,
    } = finalAccounts(books, { closing_stock: 80_000_00, depreciation: 25_000_00 });
    // 10,00,000 + 80,000 − 50,000 − 6,00,000 − 1,00,000 = 3,30,000; + 10,000 − 80,000 − 20,000 − 20,000 − 25,000 = 1,95,000.
    expect([pl.grossProfit, pl.netProfit]).toEqual([3_30_000_00, 1_95_000_00]);
    expect(bs.reserves.amount).toBe(1_95_000_00);
    expect([bs.totalLiabilities, bs.totalAssets, bs.difference]).toEqual([7_95_000_00, 7_95_000_00, 0]);
    expect(bs.fixedAssets.amount).toBe(2_25_000_00);
    expect(bs.currentAssets.map((l) => [l.label, l.amount / 100])).toEqual([
      ['Inventories', 80_000],
      ['Trade receivables', 3_20_000],
      ['Cash and bank balances', 1_70_000],
    ]);
    expect(ratios).toMatchObject({ grossProfit: 3300, netProfit: 1950, currentRatio: 57000 });
  });
  it('shows what an unbalanced sheet is off by', () => {
    const { balanceSheet } = finalAccounts(books.slice(1), { closing_stock: 50_000_00, depreciation: 0 });
    expect(balanceSheet.difference).toBe(3_00_000_00);
  });
  it('the model accepts what the imports give', () => {
    expect(
      trialBalanceSchema.safeParse({ tb_date: '2026-03-31', import_source: 'Tally', ledgers: books }).error,
    ).toBeUndefined();
  });
});
