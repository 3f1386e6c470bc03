import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import { type Head, type LedgerGroup, ledgerGroups } from './groups.ts';
import * as allStatements from './statements.ts';
import * as allStatementsItr3 from './statements-itr3.ts';
import * as allStatementsLayout from './statements-layout.ts';
import { type Ledger, withClosing } from './trial-balance.ts';
import * as allTrialBalanceWire from './trial-balance-wire.ts';

const { finalAccounts, businessFigures, layoutOf, ledgersFromWire, ledgerToWire, paiseOf } = kept(
  allStatements,
  allStatementsItr3,
  allStatementsLayout,
  allTrialBalanceWire,
);

/** A ledger by its closing balance in paise, debit positive. */
const ledger = (name: string, group: LedgerGroup, closing: number, head?: Head): Ledger =>
  withClosing({
    ledger_name: name,
    ledger_group: group,
    ...(head ? { head } : {}),
    opening_balance: closing,
    debit: 0,
    credit: 0,
  });

/** A trader worked by hand: sales 10,00,000, purchases 6,00,000, opening stock 50,000, closing 80,000, depreciation 25,000. */
const books: Ledger[] = [
  ledger('Capital', 'Capital Account', -3_00_000_00),
  ledger('Bank loan', 'Long-term Liabilities', -1_50_000_00, 'Secured loans'),
  ledger('Loan from brother', 'Long-term Liabilities', -50_000_00),
  ledger('Creditors', 'Current Liabilities', -90_000_00, 'Trade payables'),
  ledger('GST payable', 'Current Liabilities', -10_000_00, 'Duties and taxes'),
  ledger('Machinery', 'Fixed Assets', 2_50_000_00),
  ledger('Debtors', 'Current Assets', 3_20_000_00, 'Trade receivables'),
  ledger('Bank', 'Current Assets', 1_60_000_00, 'Cash and bank balances'),
  ledger('Prepaid rent', 'Current Assets', 10_000_00),
  ledger('Stock', 'Current Assets', 50_000_00, 'Inventories'),
  ledger('Sales', 'Sales / Revenue', -10_00_000_00),
  ledger('Purchases', 'Purchase', 6_00_000_00),
  ledger('Wages', 'Direct Expenses', 1_00_000_00),
  ledger('Salaries', 'Administrative Expenses', 80_000_00),
  ledger('Interest', 'Financial Expenses', 20_000_00),
  ledger('Rent', 'Indirect Expenses', 20_000_00),
  ledger('Commission', 'Other Income', -10_000_00),
];
const entries = { closing_stock: 80_000_00, depreciation: 25_000_00 };

describe('vertical layout', () => {
  it('numbers the schedules and sets the year before beside each line, gone ledgers included', () => {
    const now = finalAccounts(books, entries);
    const before = finalAccounts([
      ledger('Old debtor', 'Current Assets', 40_000_00, 'Trade receivables'),
      ledger('Capital', 'Capital Account', -40_000_00),
    ]);
    const layout = layoutOf(now, before);
    const debtors = layout.balanceSheet.find((r) => r.label === 'Trade receivables')!;
    expect(debtors).toMatchObject({ amount: 3_20_000_00, previous: 40_000_00 });
    expect(layout.schedules[debtors.schedule! - 1]!.lines).toEqual([
      { label: 'Debtors', amount: 3_20_000_00 },
      { label: 'Old debtor', amount: 0, previous: 40_000_00 },
    ]);
    expect(layout.schedules.map((s) => s.number)).toEqual(layout.schedules.map((_, i) => i + 1));
    for (const s of layout.schedules)
      expect(
        s.lines.reduce((n, l) => n + l.amount, 0),
        s.label,
      ).toBe(s.amount);
    // 3,30,000 of 10,00,000; current assets 5,70,000 to current liabilities 1,00,000.
    expect(layout.ratios.slice(0, 3).map((r) => r.value)).toEqual(['33.00%', '19.50%', '5.70']);
  });
});

describe('figures for ITR-3', () => {
  it('are those worked by hand', () => {
    const { profit_and_loss: pl, balance_sheet: bs, difference } = businessFigures(books, entries);
    expect(difference).toBe(0);
    expect([pl.gross_profit, pl.net_profit]).toEqual([3_30_000, 1_95_000]);
    expect(bs).toMatchObject({
      capital: 3_00_000,
      reserves: 1_95_000,
      secured_loans: 1_50_000,
      unsecured_loans: 50_000,
      total_sources: 6_95_000,
      fixed_assets_net: 2_25_000,
      inventories: 80_000,
      other_current_assets: 10_000,
      sundry_creditors: 90_000,
      other_payables: 10_000,
      net_current_assets: 4_70_000,
      total_application: 6_95_000,
    });
  });
  it('agree on both sides although every line is rounded to rupees', () => {
    const groups = Object.keys(ledgerGroups) as LedgerGroup[];
    const odd = groups.map((g, i) => ledger(g, g, 1000_50 + i));
    odd.push(ledger('Rest', 'Capital Account', -odd.reduce((n, l) => n + l.closing_balance, 0)));
    const { balance_sheet: bs } = businessFigures(odd, { closing_stock: 33_33, depreciation: 66_66 });
    expect(bs.total_application).toBe(bs.total_sources);
    expect(Math.abs(bs.other_current_assets - 1000)).toBeLessThan(10);
  });
  it('say what an unbalanced sheet is off by, and hide nothing of it', () => {
    const { balance_sheet: bs, difference } = businessFigures(books.slice(1), entries);
    expect(difference).toBe(3_00_000_00);
    expect(bs.total_application - bs.total_sources).toBe(3_00_000);
  });
});

describe('amounts on the wire', () => {
  it('become exact paise: sums of floating point are taken for what they mean, a fraction of a paisa is not', () => {
    expect([paiseOf(0.1 + 0.2), paiseOf(1234567890.12), paiseOf(-0.01), paiseOf(-0)]).toEqual([
      30, 123456789012, -1, 0,
    ]);
    expect([paiseOf('1,00,000.50'), paiseOf(''), paiseOf(null)]).toEqual([1_00_000_50, 0, 0]);
    for (const bad of [
      0.001,
      1.005,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e13,
      '1000.00 Kgs.',
      '5 Dr',
      {},
      true,
    ])
      expect(paiseOf(bad), String(bad)).toBeUndefined();
  });
  it('come back as they went', () => {
    const there = books.map(ledgerToWire);
    expect(ledgersFromWire(JSON.parse(JSON.stringify(there)))).toEqual({ ledgers: books, faults: [] });
  });
});
