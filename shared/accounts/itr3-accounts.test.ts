import { describe, expect, it } from 'vitest';
import { checkDraft } from '../forms/form.ts';
import { getAt } from '../forms/paths.ts';
import { company } from '../itr/itr6/testing/returns.ts';
import { loadItrForm } from '../itr/registry.ts';
import { kept } from '../testing/kept.ts';
import * as allItr3Accounts from './itr3-accounts.ts';
import { type Ledger, withClosing } from './trial-balance.ts';

const { accountsFor, accountsFormOf } = kept(allItr3Accounts);

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

describe.each(['ITR-3', 'ITR-5', 'ITR-6'] as const)('the accounts in %s', (type) => {
  it.each([
    [
      'a trader',
      trader,
      { closing_stock: 80_000_00, depreciation: 25_000_00 },
      3_30_000,
      1_95_000,
      6_95_000,
      1_00_000,
    ],
    [
      'balances on the wrong side',
      crossed,
      { closing_stock: 0, depreciation: 0 },
      15_000,
      20_000,
      1_20_000,
      30_000,
    ],
  ] as const)(
    '%s: gross and net profit and both sides of the balance sheet as in the books',
    async (_name, books, adjustments, gross, net, total, owed) => {
      const form = await loadItrForm(type, '2026-27');
      const data = accountsFor(type, books, adjustments).data;
      const { derived } = form.compute(data, '2026-07-01');
      const at = (path: string) => getAt(derived, path);
      expect(at('trading.gross_profit')).toBe(gross);
      expect(at('profit_loss.net_profit')).toBe(net);
      const sides =
        type === 'ITR-6' ? ['total_liabilities', 'total_assets'] : ['total_sources', 'total_application'];
      // ITR-3 and ITR-5 take what is owed off the assets
      const gross_ = type === 'ITR-6' ? total + owed : total;
      expect(sides.map((side) => at(`balance_sheet.${side}`))).toEqual([gross_, gross_]);
      expect(checkDraft(form.model, data)).toEqual([]);
    },
  );
});

describe('the accounts of a firm with a loss', () => {
  it('reduce the capital, since the reserves of ITR-5 are not below nil', async () => {
    const form = await loadItrForm('ITR-5', '2026-27');
    const { data } = accountsFor('ITR-5', losing, { closing_stock: 80_000_00, depreciation: 25_000_00 });
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
      'ITR-6',
    ]);
  });
});

describe('the accounts of a company with heads of their own', () => {
  const books = ledgers([
    ['Share capital', 'Capital Account', undefined, -10_00_000],
    ['General reserve', 'Reserves & Surplus', undefined, -2_00_000],
    ['Term loan', 'Long-term Liabilities', 'Secured loans', -5_00_000],
    ['Deferred tax liability', 'Long-term Liabilities', 'Deferred tax', -40_000],
    ['Anand Tools (MSE)', 'Current Liabilities', 'Dues of micro and small enterprises', -60_000],
    ['Provision for tax', 'Current Liabilities', 'Provisions', -50_000],
    ['Machinery', 'Fixed Assets', undefined, 12_00_000],
    ['Software', 'Fixed Assets', 'Intangible assets', 1_00_000],
    ['Bank', 'Current Assets', 'Cash and bank balances', 6_20_000],
    ['Liquid fund', 'Investments', 'Current investments', 1_50_000],
    ['Sales', 'Sales / Revenue', undefined, -20_00_000],
    ['Purchases', 'Purchase', undefined, 12_00_000],
    ['Salaries', 'Administrative Expenses', 'Employee benefits', 3_00_000],
    ['Depreciation', 'Indirect Expenses', 'Depreciation', 1_00_000],
    ['Rent', 'Indirect Expenses', undefined, 90_000],
    ['Income tax', 'Indirect Expenses', 'Current tax', 50_000],
    ['Deferred tax', 'Indirect Expenses', 'Deferred tax', 40_000],
  ]);

  it('fill the lines of ITR-6, tax below the profit', async () => {
    const form = await loadItrForm('ITR-6', '2026-27');
    const { data, difference } = accountsFor('ITR-6', books);
    expect(difference).toBe(0);
    const { derived } = form.compute(data, '2026-07-01');
    const at = (path: string) => getAt(derived, path);
    // 20,00,000 less 12,00,000, 3,00,000, 1,00,000 and 90,000: 3,10,000; tax 90,000
    expect(at('profit_loss.salaries')).toBe(3_00_000);
    expect(at('profit_loss.depreciation')).toBe(1_00_000);
    expect(at('profit_loss.net_profit')).toBe(3_10_000);
    expect(at('profit_loss.profit_after_tax')).toBe(2_20_000);
    expect(at('balance_sheet.surplus')).toBe(2_20_000);
    expect(at('balance_sheet.deferred_tax')).toBe(40_000);
    expect(at('balance_sheet.payables')).toBe(60_000);
    expect(at('balance_sheet.intangible_gross')).toBe(1_00_000);
    expect(at('balance_sheet.short_others')).toBe(1_50_000);
    // 10,00,000 + 2,00,000 + 2,20,000 + 5,00,000 + 40,000 + 60,000 + 50,000
    expect(at('balance_sheet.total_liabilities')).toBe(20_70_000);
    expect(at('balance_sheet.total_assets')).toBe(20_70_000);
  });

  it('fill the balance sheet under Ind AS of a company that answers so, and not the other', async () => {
    const form = await loadItrForm('ITR-6', '2026-27');
    const into = company({ filing: { indian_accounting: 'Y' } });
    // shares applied for are equity by Division II
    const all = [
      ...books,
      ...ledgers([
        ['Share application', 'Capital Account', 'Share application money', -1_00_000],
        ['Expenses payable', 'Current Liabilities', undefined, -30_000],
        ['Prepaid rent', 'Current Assets', undefined, 1_30_000],
      ]),
    ];
    const { data } = accountsFor('ITR-6', all, { closing_stock: 0, depreciation: 0 }, into);
    expect(data.balance_sheet).toBeUndefined();
    expect(data.balance_sheet_ind_as).toEqual({
      share_capital: 10_00_000,
      retained: 2_20_000,
      loans_banks: 5_00_000,
      deferred_tax: 40_000,
      payables: 60_000,
      plant_gross: 12_00_000,
      intangible_gross: 1_00_000,
      bank: 6_20_000,
      reserves: [
        { nature: 'Reserves as per books', amount: 2_00_000 },
        { nature: 'Share application money pending allotment', amount: 1_00_000 },
      ],
      other_provision: [{ nature: 'Short-term provisions as per books', amount: 50_000 }],
      other_current_liabilities: [{ nature: 'Other current liabilities as per books', amount: 30_000 }],
      short_others: [{ nature: 'Current investments as per books', amount: 1_50_000 }],
      other_current_assets: [{ nature: 'Other current assets as per books', amount: 1_30_000 }],
    });
    const { issues } = form.exportJson(
      { ...into, ...data },
      { createdOn: '2026-07-20', softwareId: 'SW12345678' },
    );
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    // 10,00,000 + 2,00,000 + 1,00,000 + 2,20,000, 5,40,000, 60,000 + 50,000 + 30,000
    const { derived } = form.compute({ ...into, ...data }, '2026-07-01');
    expect(
      ['total_equity', 'total_liabilities', 'total_assets'].map((key) =>
        getAt(derived, `balance_sheet_ind_as.${key}`),
      ),
    ).toEqual([15_20_000, 22_00_000, 22_00_000]);
  });

  it('move what is on the wrong side under Ind AS too, and keep the sides equal after rounding', async () => {
    const form = await loadItrForm('ITR-6', '2026-27');
    const into = company({ filing: { indian_accounting: 'Y' } });
    const paise = crossed.map((l) =>
      withClosing({ ...l, debit: l.debit && l.debit + 49, credit: l.credit && l.credit + 49 }),
    );
    // three debits and five credits have 49 paise: cash of 98 paise evens them
    const even = [...paise, withClosing({ ...paise[3]!, ledger_name: 'Cash', debit: 98, credit: 0 })];
    for (const list of [crossed, even]) {
      const { data, difference } = accountsFor(
        'ITR-6',
        list,
        { closing_stock: 0, depreciation: 20_000_00 },
        into,
      );
      expect(difference).toBe(0);
      const { derived } = form.compute({ ...into, ...data }, '2026-07-01');
      const at = (key: string) => getAt(derived, `balance_sheet_ind_as.${key}`);
      // profit 20,000 less depreciation 20,000; debtors in advance 30,000 are owed
      expect(at('total_equity')).toBe(1_00_000);
      expect(at('total_assets')).toBe(at('total_liabilities'));
    }
  });

  it('make a return of a company that breaks no rule on accounts', async () => {
    const form = await loadItrForm('ITR-6', '2026-27');
    const { data } = accountsFor('ITR-6', books);
    const { issues } = form.exportJson(company(data), { createdOn: '2026-07-20', softwareId: 'SW12345678' });
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
