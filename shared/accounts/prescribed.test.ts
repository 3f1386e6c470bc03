import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allPrescribed from './prescribed.ts';
import { type Ledger, withClosing } from './trial-balance.ts';

const { formatOf, itemsOf, prescribed } = kept(allPrescribed);

const ledgers = (
  rows: [name: string, group: Ledger['ledger_group'], head: Ledger['head'] | undefined, rupees: number][],
): Ledger[] =>
  rows.map(([name, group, head, closing]) =>
    withClosing({
      ledger_name: name,
      ledger_group: group,
      ...(head ? { head } : {}),
      opening_balance: 0,
      debit: Math.max(closing, 0) * 100,
      credit: Math.max(-closing, 0) * 100,
    }),
  );

/** A company or firm: 20,00,000 of sales, 12,00,000 of purchases, stock from 1,00,000 to 1,50,000. */
const books = (capital: Ledger['ledger_name'], sales: number) =>
  ledgers([
    [capital, 'Capital Account', undefined, -10_00_000],
    ['General reserve', 'Reserves & Surplus', undefined, -2_00_000],
    ['Bank loan', 'Long-term Liabilities', 'Secured loans', -5_00_000],
    ['Small supplier', 'Current Liabilities', 'Dues of micro and small enterprises', -60_000],
    ['Creditors', 'Current Liabilities', 'Trade payables', -1_40_000],
    ['Machinery', 'Fixed Assets', undefined, 12_00_000],
    ['Bank', 'Current Assets', 'Cash and bank balances', 7_10_000 + sales - 20_00_000],
    ['Stock', 'Current Assets', 'Inventories', 1_00_000],
    ['Sales', 'Sales / Revenue', undefined, -sales],
    ['Purchases', 'Purchase', undefined, 12_00_000],
    ['Wages', 'Direct Expenses', 'Employee benefits', 2_00_000],
    ['Interest', 'Financial Expenses', undefined, 50_000],
    ['Rent', 'Indirect Expenses', undefined, 90_000],
    ['Pay of Asha', 'Administrative Expenses', 'Remuneration of partners', 3_00_000],
    ['Income tax', 'Indirect Expenses', 'Current tax', 50_000],
  ]);
const entries = { closing_stock: 1_50_000_00, depreciation: 1_20_000_00 };
const amounts = (rows: readonly { label: string; amount?: number }[]) =>
  Object.fromEntries(
    rows.map(({ label, amount }) => [label, amount === undefined ? undefined : amount / 100]),
  );

describe('Schedule III, Division I', () => {
  const now = itemsOf(books('Share capital', 20_00_000), entries);
  const out = prescribed('schedule-iii', now, itemsOf(books('Share capital', 18_00_000), entries));
  it('has each item under its head, the profit among reserves, both sides equal', () => {
    const sheet = amounts(out.balanceSheet);
    // 20,00,000 less 12,00,000 + 50,000 more stock - 2,00,000 - 50,000 - 1,20,000 - 90,000 - 3,00,000 - 50,000: 40,000
    expect(sheet['(a) Share capital']).toBe(10_00_000);
    expect(sheet['(b) Reserves and surplus']).toBe(2_40_000);
    expect(sheet['(a) Long-term borrowings']).toBe(5_00_000);
    expect(sheet['(b) Trade payables: (A) dues of micro and small enterprises']).toBe(60_000);
    expect(sheet['(b) Trade payables: (B) dues of other creditors']).toBe(1_40_000);
    expect(sheet['(a)(i) Property, plant and equipment']).toBe(10_80_000);
    expect(sheet['(b) Inventories']).toBe(1_50_000);
    expect(sheet['Total of funds and liabilities']).toBe(19_40_000);
    expect(sheet['Total assets']).toBe(19_40_000);
  });
  it('has the statement of profit and loss in the order of Part II', () => {
    const account = amounts(out.profitAndLoss);
    expect(account['III. Total income (I + II)']).toBe(20_00_000);
    expect(account['Changes in inventories']).toBe(-50_000);
    expect(account['Employee benefits expense']).toBe(2_00_000);
    expect(account['Finance costs']).toBe(50_000);
    expect(account['Other expenses']).toBe(3_90_000);
    expect(account['Total expenses']).toBe(19_10_000);
    expect(account['VII. Profit before tax']).toBe(90_000);
    expect(account['IX. Profit for the year']).toBe(40_000);
  });
  it('sets the year before and a note with the ledgers next to each item', () => {
    const revenue = out.profitAndLoss.find(({ label }) => label === 'I. Revenue from operations');
    expect(revenue).toMatchObject({ amount: 20_00_000_00, previous: 18_00_000_00 });
    const note = out.notes.find(({ number }) => number === revenue?.schedule);
    expect(note?.lines).toEqual([{ label: 'Sales', amount: 20_00_000_00, previous: 18_00_000_00 }]);
    const reserves = out.notes.find(({ label }) => label === '(b) Reserves and surplus');
    // a loss of 1,60,000 the year before
    expect(reserves?.lines.at(-1)).toEqual({
      label: 'Profit for the year',
      amount: 40_000_00,
      previous: -1_60_000_00,
    });
  });
});

describe('formats of the ICAI', () => {
  it('show pay of partners below the profit and the result in the current account', () => {
    const out = prescribed('non-corporate', itemsOf(books('Capital of Asha', 20_00_000), entries));
    const account = amounts(out.profitAndLoss);
    expect(account['V. Profit before exceptional items, remuneration of partners and tax (III − IV)']).toBe(
      3_90_000,
    );
    expect(account['VII. Remuneration of partners']).toBe(3_00_000);
    expect(account['VIII. Profit before tax']).toBe(90_000);
    const sheet = amounts(out.balanceSheet);
    expect(sheet['(a)(i) Owners’ capital']).toBe(10_00_000);
    expect(sheet['(a)(ii) Owners’ current account']).toBe(40_000);
    expect(sheet['Total of funds and liabilities']).toBe(sheet['Total assets']);
  });
  it('go by the type of client', () => {
    expect(
      ['Private limited domestic company', 'LLP', 'Partnership firm', 'Trust (ITR 7)'].map(formatOf),
    ).toEqual(['schedule-iii', 'llp', 'non-corporate', 'not-for-profit']);
  });
  it('give a trust an income and expenditure account, its excess among the funds', () => {
    const out = prescribed('not-for-profit', itemsOf(books('Capital of Asha', 20_00_000), entries));
    const account = amounts(out.profitAndLoss);
    // the profit of 3,90,000 less the pay of 3,00,000, and 50,000 of tax
    expect(account['V. Excess of income over expenditure before exceptional items (III − IV)']).toBe(90_000);
    expect(account['VIII. Excess of income over expenditure for the year']).toBe(40_000);
    const sheet = amounts(out.balanceSheet);
    expect(sheet['(a) Corpus']).toBe(10_00_000);
    expect(sheet['(c) Income and expenditure account']).toBe(40_000);
    expect(sheet['Total of funds and liabilities']).toBe(sheet['Total assets']);
  });
});
