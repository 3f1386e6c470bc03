import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { readCsv } from '../sheets/csv.ts';
import { kept } from '../testing/kept.ts';
import * as allTable from './table.ts';

const { readLedgerRows, writeLedgerCsv } = kept(allTable);

const readLedgerCsv = (text: string) => readLedgerRows(readCsv(text));

const read = (text: string) => {
  const { ledgers, issues, unmapped, setAside } = readLedgerCsv(text);
  return {
    // Name, group, opening, debit, credit, closing in rupees.
    rows: ledgers.map((l) => [
      l.ledger_name,
      l.ledger_group,
      l.opening_balance / 100,
      l.debit / 100,
      l.credit / 100,
      l.closing_balance / 100,
    ]),
    said: issues.map((i) => `${i.path}: ${english(i.message)}`),
    unmapped,
    setAside,
  };
};
const closings = (text: string) => read(text).rows.map((r) => [r[0], r[5]]);

describe('headings decide what a column is', () => {
  it('Ledger, Group, Debit, Credit are closing balances, not opening ones', () => {
    expect(
      read('Ledger,Group,Debit,Credit\nCash,Cash-in-Hand,5000,\nCapital,Capital Account,,5000').rows,
    ).toEqual([
      ['Cash', 'Current Assets', 0, 5000, 0, 5000],
      ['Capital', 'Capital Account', 0, 0, 5000, -5000],
    ]);
  });
  it.each([
    [
      'columns in another order',
      'Credit,Debit,Under,Account Name\n,700,Cash-in-Hand,Cash\n700,,Capital Account,Capital',
    ],
    [
      'titles above',
      'Asha Traders\n12 MG Road\nTrial Balance (Closing)\n1-Apr-25 to 31-Mar-26\n\nParticulars,Debit,Credit\nCash,700,\nCapital,,700',
    ],
    ['Dr and Cr after the balance', 'Account,Closing Balance\nCash,700.00 Dr\nCapital,"700.00 Cr"'],
    ['a column of sides', 'Account,Balance,Dr/Cr\nCash,700,Dr\nCapital,700,Cr'],
    [
      'a blank heading of names',
      ',Debit,Credit\nCash,700.00,\nCapital,,700.00\nTOTAL,700.00,700.00\n"Friday, 1 May 2026 - Accrual Basis",,',
    ],
    [
      'opening, movement and closing',
      'Ledger,Opening Balance (Dr),Opening Balance (Cr),Debit,Credit,Closing (Dr),Closing (Cr)\nCash,500,,300,100,700,\nCapital,,500,100,300,,700',
    ],
    ['Hindi headings', 'खाता,नामे,जमा\nCash,700,\nCapital,,700'],
  ])('%s', (_, text) => {
    expect(read(text).said).toEqual([]);
    expect(closings(text)).toEqual([
      ['Cash', 700],
      ['Capital', -700],
    ]);
  });
  it('two lines of headings: opening, transactions and closing, each with debit and credit', () => {
    const text =
      'Particulars,Opening Balance,,Transactions,,Closing Balance,\n,Debit,Credit,Debit,Credit,Debit,Credit\nCash,500,,300,100,700,\nCapital,,500,,200,,700\nGrand Total,500,500,300,300,700,700';
    expect(read(text).rows.map(([name, , ...figures]) => [name, ...figures])).toEqual([
      ['Cash', 500, 300, 100, 700],
      ['Capital', -500, 0, 200, -700],
    ]);
  });
  it('headings met again on a new page are no ledgers', () => {
    const found = read('Ledger,Debit,Credit\nCash,700,\nLedger,Debit,Credit\nCapital,,700\nTotal,700,700');
    expect([found.rows.length, found.setAside, found.said]).toEqual([2, 2, []]);
  });
  it('opening and closing alone make the movement', () => {
    expect(
      read(
        'Ledger,Group,Opening Balance,Closing Balance\nCash,Cash-in-Hand,500 Dr,700 Dr\nCapital,Capital Account,500 Cr,700 Cr',
      ).rows,
    ).toEqual([
      ['Cash', 'Current Assets', 500, 200, 0, 700],
      ['Capital', 'Capital Account', -500, 0, 200, -700],
    ]);
  });
  it('lines without headings are the documented columns, the first of them too, if they agree', () => {
    expect(closings('Cash,Cash-in-Hand,500,300,100\nCapital,Capital Account,-500,,200')).toEqual([
      ['Cash', 700],
      ['Capital', -700],
    ]);
    expect(read('Cash,Cash-in-Hand,500,300,100\nCapital,Capital Account,-500,,300').said[0]).toContain(
      'no headings',
    );
  });
});

describe('groups and totals are no ledgers', () => {
  const tally = (rows: string[]) => ['Particulars,Closing Balance,', ',Debit,Credit', ...rows].join('\n');
  const nested = [
    'Capital Account,,500',
    '  Owner,,500',
    'Current Assets,700,',
    '  Bank Accounts,400,',
    '    HDFC,150,',
    '    SBI,250,',
    '  Till,300,',
    'Current Liabilities,,200',
    '  Asha,,200',
  ];
  it('deeper rows are the ledgers; their groups are the sums of them', () => {
    const found = read(tally([...nested, 'Grand Total,700,700']));
    expect(found.rows.map((r) => [r[0], r[1], r[5]])).toEqual([
      ['Owner', 'Capital Account', -500],
      ['HDFC', 'Current Assets', 150],
      ['SBI', 'Current Assets', 250],
      ['Till', 'Current Assets', 300],
      ['Asha', 'Current Liabilities', -200],
    ]);
    // Four groups and the total.
    expect([found.setAside, found.said]).toEqual([5, []]);
  });
  it('the indents of a workbook say the same', () => {
    const cells = tally(nested)
      .split('\n')
      .map((l) => l.split(','));
    const indents = cells.map((r) => /^ */.exec(r[0]!)![0].length / 2);
    const { ledgers } = readLedgerRows(
      cells.map((r) => [r[0]!.trim(), ...r.slice(1)]),
      { indents },
    );
    expect(ledgers.map((l) => l.ledger_name)).toEqual(['Owner', 'HDFC', 'SBI', 'Till', 'Asha']);
  });
  it('a group that is not the sum of its rows, or a total that is not theirs, refuses the file', () => {
    expect(read(tally(nested.map((l) => l.replace('250', '240')))).said[0]).toContain(
      'Bank Accounts is not the total',
    );
    const off = read('Ledger,Debit,Credit\nCash,700,\nCapital,,700\nTotal,800,800');
    expect([off.rows, off.said]).toEqual([
      [],
      [
        'file: The ledgers add up to 700.00 in column Debit, but the file’s total row is 800.00: export the trial balance ledger-wise',
      ],
    ]);
  });
  it('a ledger may begin with the word Total', () => {
    expect(closings('Ledger,Debit,Credit\nTotal Gas Ltd,700,\nCapital,,700\nTotal,700,700')).toEqual([
      ['Total Gas Ltd', 700],
      ['Capital', -700],
    ]);
  });
  it('head lines of cloud books name natures, so each account is asked about', () => {
    const found = read(
      'Account,Net Debit,Net Credit\nAssets,,\nVan,700,\nEquity,,\nOwner,,500\nIncome,,\nFees,,200\nTotal for Income,,200\nTotal,700,700',
    );
    expect(found.rows.map((r) => [r[0], r[1], r[5]])).toEqual([
      ['Van', 'Current Assets', 700],
      ['Owner', 'Capital Account', -500],
      ['Fees', 'Other Income', -200],
    ]);
    expect(found.unmapped).toEqual(['Van', 'Fees']);
  });
});

describe('what cannot be placed with certainty is refused', () => {
  it.each([
    ['Trial Balance (₹ in Lakhs)', true],
    ['(Amount in Rs. Thousands)', true],
    ["All figures in INR '000", true],
    ['Rs. in crores', true],
    ['राशि लाख रुपये में', true],
    ['Amount in Rs.', false],
    ['Lakhs and Crores Traders, in Rs.', false],
    ['Plot 2000, Sector 5', false],
  ])('amounts in a larger unit than rupees: “%s”', (title, refused) => {
    const { rows, said } = read(`${title}\nLedger,Debit,Credit\nCash,700,\nCapital,,700\n`);
    expect([rows.length, said]).toEqual(
      refused ? [0, [expect.stringContaining('The amounts are in larger units')]] : [2, []],
    );
  });
  it.each([
    ['no headings of amounts', 'Name,Place,Phone\nAsha,Pune,123', 'No headings for debit, credit or balance'],
    [
      'balances without a side',
      'Ledger,Balance\nCash,700\nCapital,-700',
      'does not say which balances are debits',
    ],
    [
      'an opening balance without a side',
      'Ledger,Opening Balance,Debit,Credit\nCash,700,1,1\nCapital,700,1,1',
      'Opening Balance does not say',
    ],
    ['two columns of debits', 'Ledger,Debit,Credit,Debit\nCash,1,1,1', 'Two columns are headed Debit'],
    ['no column of names', 'Debit,Credit\n1,1', 'No column has a heading for the ledger name'],
  ])('%s', (_, text, reason) => {
    const found = read(text);
    expect(found.rows).toEqual([]);
    expect(found.said[0]).toContain(reason);
  });
  it('a closing balance that its row does not come to, by row', () => {
    expect(read('Ledger,Opening,Debit,Credit,Closing Balance\nCash,500,300,100,800').said).toEqual([
      'row 2, Closing Balance: Opening balance, debits and credits total 700.00, but the closing balance is 800.00',
    ]);
  });
  it('both sides filled, and amounts in a column of no known heading, are told', () => {
    expect(read('Ledger,Debit,Credit,Budget\nCash,900,200,100.00\nCapital,,700,').said).toEqual([
      'row 2: Debit and credit are both filled: the net balance is used',
      'file: Column Budget has amounts but was not used',
    ]);
  });
});

it('the documented CSV goes out and comes back, whatever its group names', () => {
  const text =
    'Ledger name,Group,Opening,Debit,Credit,Head\r\nCash,Current Assets,-5.00,1.00,0.00,Cash and bank balances';
  expect(writeLedgerCsv(readLedgerCsv(text).ledgers)).toBe(text);
});

const folder = '../shared/samples/tables/';
const here = existsSync(folder);
if (!here) console.log('skipped: sample tables are not beside the project');
it.skipIf(!here)('the sample of Zoho Books: six accounts, five heads and a total', () => {
  const truth = JSON.parse(readFileSync(`${folder}zoho-trial-balance.truth.json`, 'utf8')).truth;
  const found = read(readFileSync(`${folder}zoho-trial-balance.csv`, 'utf8'));
  expect(found.rows.map((r) => ({ name: r[0], closing: r[5] }))).toEqual(truth.ledgers);
  expect([found.setAside, found.said]).toEqual([6, []]);
});
