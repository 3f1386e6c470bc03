import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { textOfBytes } from '../sheets/encoding.ts';
import { kept } from '../testing/kept.ts';
import * as allTally from './tally.ts';
import { totalsOf } from './trial-balance.ts';

const { readTally } = kept(allTally);

/** A closing-only trial balance as Tally exports it: debits negative. */
const report = (...rows: [name: string, debit: string, credit: string][]) =>
  `<ENVELOPE>${rows
    .map(
      ([name, debit, credit]) =>
        `<DSPACCNAME><DSPDISPNAME>${name}</DSPDISPNAME></DSPACCNAME><DSPACCINFO><DSPCLDRAMT><DSPCLDRAMTA>${debit && `-${debit}`}</DSPCLDRAMTA></DSPCLDRAMT><DSPCLCRAMT><DSPCLCRAMTA>${credit}</DSPCLCRAMTA></DSPCLCRAMT></DSPACCINFO>`,
    )
    .join('')}</ENVELOPE>`;
const read = (xml: string) => {
  const found = readTally(xml);
  return {
    ...found,
    rows: found.ledgers.map((l) => [l.ledger_name, l.ledger_group, l.head ?? '', l.closing_balance / 100]),
    said: found.issues.map((i) => english(i.message)),
  };
};

describe('a report exploded into groups and ledgers', () => {
  it('counts each ledger once, in the group it stands below, sub-groups inside groups included', () => {
    const found = read(
      report(
        ['Capital Account', '', '500000.00'],
        ['Asha Kulkarni', '', '500000.00'],
        ['Current Assets', '690000.00', '40000.00'],
        ['Cash-in-Hand', '30000.00', ''],
        ['Petty', '30000.00', ''],
        ['Sundry Debtors', '660000.00', '40000.00'],
        ['Rao &amp; Sons', '660000.00', ''],
        ['Sen', '', '40000.00'],
        ['Sales Accounts', '', '200000.00'],
        ['Consulting', '', '120000.00'],
        ['Training', '', '80000.00'],
        ['Indirect Expenses', '50000.00', ''],
        ['Rent', '50000.00', ''],
      ),
    );
    expect(found.rows).toEqual([
      ['Asha Kulkarni', 'Capital Account', '', -500000],
      ['Petty', 'Current Assets', 'Cash and bank balances', 30000],
      ['Rao & Sons', 'Current Assets', 'Trade receivables', 660000],
      ['Sen', 'Current Assets', 'Trade receivables', -40000],
      ['Consulting', 'Sales / Revenue', '', -120000],
      ['Training', 'Sales / Revenue', '', -80000],
      ['Rent', 'Indirect Expenses', '', 50000],
    ]);
    // By hand: debits 30,000 + 6,60,000 + 50,000; credits 5,00,000 + 40,000 + 1,20,000 + 80,000.
    expect(totalsOf(found.ledgers)).toMatchObject({ debit: 740000_00, credit: 740000_00, balanced: true });
    expect(found.unmapped).toEqual([]);
    expect(found.said).toEqual([
      '6 group totals were left out because their ledgers are listed below them: Capital Account, Current Assets, Cash-in-Hand, Sundry Debtors, Sales Accounts, Indirect Expenses',
    ]);
  });

  it("finds an office's own sub-group by its sum", () => {
    const found = read(
      report(
        ['Indirect Expenses', '90000.00', ''],
        ['Establishment', '70000.00', ''],
        ['Salaries', '40000.00', ''],
        ['Bonus', '30000.00', ''],
        ['Rent', '20000.00', ''],
        ['Capital Account', '', '90000.00'],
      ),
    );
    expect(found.rows.map((r) => [r[0], r[1], r[3]])).toEqual([
      ['Salaries', 'Indirect Expenses', 40000],
      ['Bonus', 'Indirect Expenses', 30000],
      ['Rent', 'Indirect Expenses', 20000],
      ['Capital Account', 'Capital Account', -90000],
    ]);
  });

  it('exploded by one level only, the sub-groups are what counts', () => {
    const found = read(
      report(
        ['Current Assets', '100000.00', ''],
        ['Bank Accounts', '60000.00', ''],
        ['Sundry Debtors', '40000.00', ''],
        ['Capital Account', '', '100000.00'],
      ),
    );
    expect(found.rows).toEqual([
      ['Bank Accounts', 'Current Assets', 'Cash and bank balances', 60000],
      ['Sundry Debtors', 'Current Assets', 'Trade receivables', 40000],
      ['Capital Account', 'Capital Account', '', -100000],
    ]);
  });

  it('groups only, or a ledger named like a group, lose nothing', () => {
    const groups: [string, string, string][] = [
      ['Capital Account', '', '300.00'],
      ['Loans (Liability)', '', '300.00'],
      ['Fixed Assets', '600.00', ''],
    ];
    expect(read(report(...groups)).rows.map((r) => r[3])).toEqual([-300, -300, 600]);
    const ledgers: [string, string, string][] = [
      ['Capital Account', '', '300.00'],
      ['Loan of Sen', '', '300.00'],
      ['Plant', '600.00', ''],
    ];
    expect(read(report(...ledgers)).rows.map((r) => r[3])).toEqual([-300, -300, 600]);
  });
});

const folder = '../shared/samples/tally/';
const here = existsSync(folder);
if (!here) console.log('skipped: Tally samples are not beside the project');
const sample = (name: string) => read(textOfBytes(readFileSync(folder + name)));

describe.skipIf(!here)('other Tally reports', () => {
  it('the balance sheet: its amounts as read off by hand, said to be one half', () => {
    const found = sample('tallymcp-balance-sheet.xml');
    expect(found.shape).toBe('balance sheet');
    expect(found.rows.map((r) => [r[0], r[1], r[3]])).toEqual([
      ['Capital Account', 'Capital Account', 3333333.33],
      ['Loans (Liability)', 'Long-term Liabilities', -666000],
      ['Current Liabilities', 'Current Liabilities', 4444444.44],
    ]);
    expect(found.said[0]).toContain('lacks income and expenses');
  });
  it('the profit and loss account: the parts of a heading, not the heading', () => {
    const found = sample('tallymcp-profit-loss.xml');
    expect(found.rows.map((r) => [r[0], r[1], r[3]])).toEqual([
      ['Sales Accounts', 'Sales / Revenue', -12345678.91],
      ['Direct Expenses', 'Direct Expenses', 1111111.11],
      ['Indirect Incomes', 'Other Income', -250],
      ['Indirect Expenses', 'Indirect Expenses', 9876543.21],
    ]);
    expect(found.said[0]).toContain('lacks assets and liabilities');
  });
  it.each([
    ['tallymcp-day-book.xml', 'vouchers and no ledgers'],
    ['tallymcp-groups.xml', 'groups and no ledgers'],
  ])('%s says what it holds and what to export', (name, words) => {
    const found = sample(name);
    expect(found.ledgers).toEqual([]);
    expect(found.said.join()).toContain(words);
  });
});

it('finds a sub-group of credits, or of debits and credits, by its net, also where it is all of its group', () => {
  const found = read(
    report(
      ['Sales Accounts', '', '200000.00'],
      ['Services', '', '200000.00'],
      ['Consulting', '', '120000.00'],
      ['Training', '', '80000.00'],
      ['Sundry Debtors', '70000.00', ''],
      ['Nagpur', '70000.00', ''],
      ['Rao', '90000.00', ''],
      ['Sen', '', '20000.00'],
    ),
  );
  expect(found.rows.map(([name, , , amount]) => [name, amount])).toEqual([
    ['Consulting', -120000],
    ['Training', -80000],
    ['Rao', 90000],
    ['Sen', -20000],
  ]);
});
