import { describe, expect, it } from 'vitest';
import { checkDraft } from '../forms/form.ts';
import { getAt } from '../forms/paths.ts';
import { loadItrForm } from '../itr/registry.ts';
import { itr3Accounts } from './itr3-accounts.ts';
import { businessFigures } from './statements-itr3.ts';
import { type Ledger, withClosing } from './trial-balance.ts';

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

/** A trader: gross profit 3,30,000 and net profit 1,95,000 as worked in the tests of the statements. */
const trader = ledgers([
  ['Capital', 'Capital Account', undefined, -3_00_000],
  ['Bank loan', 'Long-term Liabilities', 'Secured loans', -2_00_000],
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
]);
/** The same with an expense in credit, debtors in advance and creditors in debit. */
const crossed = ledgers([
  ['Capital', 'Capital Account', undefined, -1_00_000],
  ['Debtors', 'Current Assets', 'Trade receivables', -30_000],
  ['Creditors', 'Current Liabilities', 'Trade payables', 45_000],
  ['Bank', 'Current Assets', 'Cash and bank balances', 1_05_000],
  ['Fees', 'Sales / Revenue', undefined, -20_000],
  ['Purchase returns', 'Purchase', undefined, -5_000],
  ['Freight', 'Direct Expenses', undefined, 10_000],
  ['Rounding', 'Indirect Expenses', undefined, -5_000],
]);

describe('the accounts in ITR-3', () => {
  it.each([
    ['a trader', trader, { closing_stock: 80_000_00, depreciation: 25_000_00 }, 3_30_000, 1_95_000, 6_95_000],
    ['balances on the wrong side', crossed, { closing_stock: 0, depreciation: 0 }, 15_000, 20_000, 1_20_000],
  ] as const)(
    '%s: gross and net profit and both sides of the balance sheet as in the books',
    async (_name, books, adjustments, gross, net, total) => {
      const form = await loadItrForm('ITR-3', '2026-27');
      const data = itr3Accounts(businessFigures(books, adjustments));
      const { derived } = form.compute(data, '2026-07-01');
      const at = (path: string) => getAt(derived, path);
      expect(at('trading.gross_profit')).toBe(gross);
      expect(at('profit_loss.net_profit')).toBe(net);
      expect([at('balance_sheet.total_sources'), at('balance_sheet.total_application')]).toEqual([
        total,
        total,
      ]);
      expect(checkDraft(form.model, data)).toEqual([]);
    },
  );
});
