import { describe, expect, it } from 'vitest';
import { checkDraft } from '../forms/form.ts';
import { getAt } from '../forms/paths.ts';
import { loadItrForm } from '../itr/registry.ts';
import { accountsFor, accountsFormOf } from './itr3-accounts.ts';
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

/** The same trader after a loss: sales of 5,00,000 in place of 10,00,000, 5,00,000 more of loans. */
const losing = [
  ...trader.filter((l) => l.ledger_name !== 'Sales'),
  ...ledgers([
    ['Sales', 'Sales / Revenue', undefined, -5_00_000],
    ['Loan', 'Long-term Liabilities', 'Unsecured loans', -5_00_000],
    ['Shares', 'Investments', undefined, 0],
  ]),
];

describe.each(['ITR-3', 'ITR-5'] as const)('the accounts in %s', (type) => {
  it.each([
    ['a trader', trader, { closing_stock: 80_000_00, depreciation: 25_000_00 }, 3_30_000, 1_95_000, 6_95_000],
    ['balances on the wrong side', crossed, { closing_stock: 0, depreciation: 0 }, 15_000, 20_000, 1_20_000],
  ] as const)(
    '%s: gross and net profit and both sides of the balance sheet as in the books',
    async (_name, books, adjustments, gross, net, total) => {
      const form = await loadItrForm(type, '2026-27');
      const data = accountsFor(type, businessFigures(books, adjustments));
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

describe('the accounts of a firm with a loss', () => {
  it('reduce the capital, since the reserves of ITR-5 are not below nil', async () => {
    const form = await loadItrForm('ITR-5', '2026-27');
    const data = accountsFor(
      'ITR-5',
      businessFigures(losing, { closing_stock: 80_000_00, depreciation: 25_000_00 }),
    );
    expect(checkDraft(form.model, data)).toEqual([]);
    const { derived } = form.compute(data, '2026-07-01');
    // 3,30,000 and 1,95,000 less the 5,00,000 of sales; capital 3,00,000 less the loss of 3,05,000
    expect(getAt(derived, 'profit_loss.net_profit')).toBe(-3_05_000);
    expect(getAt(derived, 'balance_sheet.capital')).toBe(-5_000);
    // with 2,00,000 and 5,00,000 of loans
    for (const side of ['total_sources', 'total_application'])
      expect(getAt(derived, `balance_sheet.${side}`)).toBe(6_95_000);
  });

  it('go into the form each type of entity files', () => {
    expect(['HUF', 'LLP', 'Co-operative society', 'Foreign Company'].map(accountsFormOf)).toEqual([
      'ITR-3',
      'ITR-5',
      'ITR-5',
      undefined,
    ]);
  });
});
