import { mayFile } from '../entities/types.ts';
import type { Itr3 } from '../itr/values/itr3.ts';
import type { Itr5 } from '../itr/values/itr5.ts';
import type { Itr6 } from '../itr/values/itr6.ts';
import { mulDiv, type Rupees } from '../money.ts';
import { type ItemKey, itemsOf } from './prescribed.ts';
import { type Adjustments, noAdjustments } from './statements.ts';
import { type BusinessFigures, businessFigures } from './statements-itr3.ts';
import type { Ledger } from './trial-balance.ts';

/** Words the rows of the return carry; the return is in English. */
const words = {
  direct: 'Direct expenses as per books',
  income: 'Other income as per books',
  administrative: 'Administrative expenses',
  indirect: 'Other indirect expenses',
  surplus: 'Credit balances of expense ledgers',
  shortfall: 'Debit balances of income ledgers',
  reserves: 'Reserves as per books',
};

/** Parts of an ITR-3, ITR-5 and ITR-6 that the accounts fill whole, by their keys in the form. */
export const itr3AccountParts = [
  'trading',
  'profit_loss',
  'balance_sheet',
] as const satisfies readonly (keyof Itr3 & keyof Itr5)[];

/**
 * The accounts of a business as trading account, profit and loss account and balance sheet of ITR-3. Net profit and both totals
 * of the balance sheet come out as in the books: what stands on the wrong side (an expense in credit, a debtor in advance) moves
 * to the other side, since the return takes no minus there.
 */
function itr3Accounts(
  { profit_and_loss: pl, balance_sheet: bs }: BusinessFigures,
  /** Whether the form has a line for pay of partners; it is an expense like others else. */
  partners = false,
): Required<Pick<Itr3, (typeof itr3AccountParts)[number]>> {
  const surplus = (...expenses: Rupees[]) => expenses.reduce((sum, n) => sum + Math.max(-n, 0), 0);
  const up = (n: Rupees) => Math.max(n, 0);
  /** No purchases and no stock: a service. */
  const service = pl.purchases === 0 && pl.opening_stock === 0 && pl.closing_stock === 0;
  const row = (name: string, amount: Rupees) => (amount > 0 ? [{ nature: name, amount }] : []);
  const directLess = surplus(pl.purchases, pl.direct_expenses, pl.opening_stock);
  const directMore = surplus(pl.sales, pl.closing_stock);
  const direct = [
    ...(pl.direct_expenses > 0 ? [{ name: words.direct, amount: pl.direct_expenses }] : []),
    ...(directMore > 0 ? [{ name: words.shortfall, amount: directMore }] : []),
  ];
  const incomes = [
    ...row(words.income, pl.other_income),
    ...row(
      words.surplus,
      surplus(
        pl.administrative_expenses,
        pl.other_expenses,
        pl.financial_expenses,
        pl.depreciation,
        pl.employees,
        ...(partners ? [pl.partners_pay] : []),
        pl.current_tax,
      ),
    ),
  ];
  const expenses = [
    ...row(words.administrative, pl.administrative_expenses),
    ...row(words.indirect, pl.other_expenses + (partners ? 0 : pl.partners_pay)),
    ...row(words.shortfall, surplus(pl.other_income)),
  ];
  return {
    trading: {
      [service ? 'sale_of_services' : 'sale_of_goods']: up(pl.sales),
      closing_stock: up(pl.closing_stock),
      opening_stock: up(pl.opening_stock),
      purchases: up(pl.purchases),
      ...(directLess > 0 ? { other_revenue: [{ name: words.surplus, amount: directLess }] } : {}),
      ...(direct.length > 0 ? { other_direct: direct } : {}),
    },
    profit_loss: {
      ...(incomes.length > 0 ? { other_incomes: incomes } : {}),
      ...(expenses.length > 0 ? { other_expenses: expenses } : {}),
      ...(pl.employees > 0 ? { salaries: pl.employees } : {}),
      interest_others: up(pl.financial_expenses),
      depreciation: up(pl.depreciation),
      ...(pl.current_tax > 0 ? { tax_provision: pl.current_tax } : {}),
      ...(pl.deferred_tax === 0 ? {} : { deferred_tax: pl.deferred_tax }),
    },
    balance_sheet: {
      capital: bs.capital,
      other_reserve: bs.reserves,
      secured_banks: up(bs.secured_loans),
      unsecured_others: up(bs.unsecured_loans),
      gross_block: up(bs.fixed_assets_gross),
      depreciation: up(bs.fixed_assets_depreciation),
      unquoted_securities: up(bs.investments),
      finished_goods: up(bs.inventories),
      debtors: up(bs.sundry_debtors),
      bank: bs.cash_and_bank,
      other_current: bs.other_current_assets,
      advances_recoverable: up(bs.loans_and_advances),
      creditors:
        up(bs.sundry_creditors) +
        up(bs.other_payables) +
        surplus(bs.sundry_debtors, bs.loans_and_advances, bs.fixed_assets_gross, bs.investments),
      other_provisions: up(bs.provisions),
      // Debit balances of loans and creditors are advances paid.
      deposits: surplus(
        bs.secured_loans,
        bs.unsecured_loans,
        bs.sundry_creditors,
        bs.other_payables,
        bs.provisions,
      ),
    },
  };
}

/**
 * The same for ITR-5, whose balance sheet has partners' or members' fund: reserves below nil reduce the capital, investments whose kind the books
 * do not tell are long-term ones.
 */
function itr5Accounts(figures: BusinessFigures): Required<Pick<Itr5, (typeof itr3AccountParts)[number]>> {
  const { trading, profit_loss, balance_sheet } = itr3Accounts(figures, true);
  const pay = figures.profit_and_loss.partners_pay;
  const {
    capital = 0,
    other_reserve: reserves = 0,
    unquoted_securities: investments = 0,
    other_current: current = 0,
    ...others
  } = balance_sheet;
  return {
    trading,
    profit_loss: { ...profit_loss, ...(pay > 0 ? { partners_remuneration: pay } : {}) },
    balance_sheet: {
      ...others,
      capital: capital + Math.min(reserves, 0),
      other_reserve: Math.max(reserves, 0),
      long_others: investments,
      other_current: Math.max(current, 0),
      ...(current < 0 ? { other_payables: -current } : {}),
    },
  };
}

/**
 * The same for ITR-6, whose balance sheet is that of Schedule III: items as in the company's own statements, what rounding leaves between the two
 * sides in other current assets. Investments are of kinds the books do not tell.
 */
function itr6Accounts(
  figures: BusinessFigures,
  ledgers: readonly Ledger[],
  adjustments: Adjustments,
): Required<Pick<Itr6, (typeof itr3AccountParts)[number]>> {
  const { trading, profit_loss } = itr3Accounts(figures);
  const { items } = itemsOf(ledgers, adjustments);
  const of = (...keys: ItemKey[]): Rupees =>
    keys.reduce((sum, key) => sum + mulDiv(items[key].amount, 1, 100), 0);
  const up = (n: Rupees) => Math.max(n, 0);
  const debts = {
    loans_banks: of('longSecured'),
    advances_other: of('longUnsecured'),
    deferred_tax: of('deferredLiability'),
    other_long: of('otherLong'),
    provision_long: of('longProvisions'),
    demand_banks: of('shortSecured'),
    demand_others: of('shortUnsecured'),
    payables: of('payablesSmall', 'payables'),
    other_payables: of('otherLiabilities'),
    other_provision: of('shortProvisions'),
    application_recent: of('application'),
  };
  const unbooked = mulDiv(adjustments.depreciation, 1, 100);
  const goods = {
    tangible_gross: of('tangible') + unbooked,
    intangible_gross: of('intangible'),
    work_in_progress: of('progress'),
    long_others: of('investments'),
    deferred_tax_asset: of('deferredAsset'),
    long_advances: of('longAdvances'),
    other_non_current: of('otherNonCurrent'),
    short_others: of('currentInvestments'),
    finished_goods: of('inventories'),
    receivables: of('receivables'),
    short_advances: of('shortAdvances'),
  };
  const crossed = (list: Record<string, Rupees>) =>
    Object.values(list).reduce((sum, n) => sum + Math.max(-n, 0), 0);
  const positive = <T extends Record<string, Rupees>>(list: T) =>
    Object.fromEntries(Object.entries(list).flatMap(([key, n]) => (n > 0 ? [[key, n]] : []))) as Partial<T>;
  const booked = of('reserves');
  const cash = of('cash');
  // an overdrawn account is a loan repayable on demand
  const sides = {
    ...positive(debts),
    demand_banks: up(debts.demand_banks) + up(-cash),
    other_payables: up(debts.other_payables) + crossed(goods),
  };
  const surplus = figures.profit_and_loss.net_profit + Math.min(booked, 0);
  const sources =
    of('capital', 'currentAccount') +
    up(booked) +
    surplus +
    Object.values(sides).reduce((sum, n) => sum + (n ?? 0), 0);
  const held = Object.values(goods).reduce((sum, n) => sum + up(n), 0) - unbooked + up(cash) + crossed(debts);
  const current = figures.difference === 0 ? sources - held : of('otherAssets');
  return {
    trading,
    profit_loss,
    balance_sheet: {
      share_capital: up(of('capital', 'currentAccount')),
      ...(booked > 0 ? { reserves: [{ nature: words.reserves, amount: booked }] } : {}),
      surplus: surplus + Math.min(of('capital', 'currentAccount'), 0),
      ...sides,
      ...(current < 0 ? { other_payables: sides.other_payables - current } : {}),
      ...positive(goods),
      ...(unbooked > 0 ? { tangible_depreciation: unbooked } : {}),
      bank: up(cash),
      other_current: up(current) + crossed(debts),
    },
  };
}

/** Forms that take a business's accounts. */
export type AccountsForm = 'ITR-3' | 'ITR-5' | 'ITR-6';

/** The accounts of a trial balance in the names of a form; `difference` is what the trial balance is off by, paise. */
export const accountsFor = (
  form: AccountsForm,
  ledgers: readonly Ledger[],
  adjustments: Adjustments = noAdjustments,
) => {
  const figures = businessFigures(ledgers, adjustments);
  const data =
    form === 'ITR-6'
      ? itr6Accounts(figures, ledgers, adjustments)
      : form === 'ITR-5'
        ? itr5Accounts(figures)
        : itr3Accounts(figures);
  return { data, difference: figures.difference };
};

/** The form a type of entity returns its business in; undefined for charitable trusts, whose accounts are others. */
export const accountsFormOf = (status: string): AccountsForm | undefined =>
  ['Individual', 'Sole Proprietorship', 'HUF'].includes(status)
    ? 'ITR-3'
    : /company/i.test(status)
      ? 'ITR-6'
      : mayFile(status, 'itr') && !/ITR 7/i.test(status)
        ? 'ITR-5'
        : undefined;
