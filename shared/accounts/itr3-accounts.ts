import { mayFile } from '../entities/types.ts';
import { type FormValues, getAt, type PathOf } from '../forms/paths.ts';
import type { Itr3 } from '../itr/values/itr3.ts';
import type { Itr5 } from '../itr/values/itr5.ts';
import type { Itr6 } from '../itr/values/itr6.ts';
import { mulDiv, type Paise, type Rupees } from '../money.ts';
import { assets, type ItemKey, itemsOf, liabilities } from './prescribed.ts';
import { type Adjustments, noAdjustments } from './statements.ts';
import { type BusinessFigures, businessFigures } from './statements-itr3.ts';
import type { Ledger } from './trial-balance.ts';

/** Texts written into rows of the return, in English. */
const words = {
  direct: 'Direct expenses as per books',
  income: 'Other income as per books',
  administrative: 'Administrative expenses',
  indirect: 'Other indirect expenses',
  surplus: 'Credit balances of expense ledgers',
  shortfall: 'Debit balances of income ledgers',
  reserves: 'Reserves as per books',
};

/** Parts the accounts fill whole, by their keys in the forms. */
const accountParts = ['trading', 'profit_loss', 'balance_sheet'] as const satisfies readonly (keyof Itr3 &
  keyof Itr5)[];
type AccountPart = (typeof accountParts)[number] | keyof Pick<Itr6, 'balance_sheet_ind_as'>;

/**
 * The accounts of a business as trading account, profit and loss account and balance sheet of ITR-3. Net
 * profit and balance sheet totals equal the books: balances on the wrong side (an expense in credit, a debtor
 * in advance) move to the other side, since the return accepts no minus there.
 */
function itr3Accounts(
  { profit_and_loss: pl, balance_sheet: bs }: BusinessFigures,
  /** Whether the form has a line for pay of partners; it is an expense like others else. */
  partners = false,
): Required<Pick<Itr3, (typeof accountParts)[number]>> {
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
 * The same for ITR-5, whose balance sheet has partners' or members' fund: negative reserves reduce the
 * capital, investments of unknown kind are long-term.
 */
function itr5Accounts(figures: BusinessFigures): Required<Pick<Itr5, (typeof accountParts)[number]>> {
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

/** Liabilities and assets in a company's statements; other items have their own lines. */
const owed = liabilities.filter(
  (key) => key !== 'capital' && key !== 'currentAccount' && key !== 'reserves' && key !== 'payablesSmall',
);
const held = assets.filter((key) => key !== 'cash' && key !== 'otherAssets');

/** Both sides of a company's balance sheet: `of` has the positive amounts by item of its own statements. */
interface CompanySides {
  capital: Rupees;
  /** Reserves of the books and retained profit of the year; either may be negative. */
  reserves: Rupees;
  surplus: Rupees;
  of: Partial<Record<ItemKey, Rupees>>;
  /** Depreciation that is not in the books yet; `tangible` is before it. */
  unbooked: Rupees;
}

/**
 * Items as in the company's own statements: balances on the wrong side move over, rounding differences go to
 * other current assets.
 */
function companySides(
  figures: BusinessFigures,
  ledgers: readonly Ledger[],
  adjustments: Adjustments,
): CompanySides {
  const { items } = itemsOf(ledgers, adjustments);
  const of = (...keys: ItemKey[]): Rupees =>
    keys.reduce((sum, key) => sum + mulDiv(items[key].amount, 1, 100), 0);
  const up = (n: Rupees) => Math.max(n, 0);
  const unbooked = mulDiv(adjustments.depreciation, 1, 100);
  const all = Object.fromEntries([...owed, ...held].map((key) => [key, of(key)])) as Record<
    (typeof owed)[number] | (typeof held)[number],
    Rupees
  >;
  all.payables += of('payablesSmall');
  all.tangible += unbooked;
  const above = (keys: readonly (keyof typeof all)[]) => keys.reduce((sum, key) => sum + up(all[key]), 0);
  const crossed = (keys: readonly (keyof typeof all)[]) => keys.reduce((sum, key) => sum + up(-all[key]), 0);
  const cash = of('cash');
  const own = of('capital', 'currentAccount');
  const reserves = of('reserves');
  const surplus = figures.profit_and_loss.net_profit + Math.min(own, 0);
  // an overdrawn account is a loan repayable on demand
  const sources = up(own) + reserves + surplus + above(owed) + up(-cash) + crossed(held);
  const applied = above(held) - unbooked + up(cash) + crossed(owed);
  const current = figures.difference === 0 ? sources - applied : of('otherAssets');
  const sides: Partial<Record<ItemKey, Rupees>> = {
    ...all,
    shortSecured: up(all.shortSecured) + up(-cash),
    otherLiabilities: up(all.otherLiabilities) + crossed(held) + up(-current),
    cash,
    otherAssets: up(current) + crossed(owed),
  };
  return {
    capital: up(own),
    reserves,
    surplus,
    of: Object.fromEntries(Object.entries(sides).filter(([, n]) => n > 0)),
    unbooked,
  };
}

type Lines6 = { [Key in ItemKey]?: keyof NonNullable<Itr6['balance_sheet']> };
/** Balance sheet lines of Schedule III, Division I, per item. The books do not give the kind of investments. */
const lines6: Lines6 = {
  application: 'application_recent',
  longSecured: 'loans_banks',
  longUnsecured: 'advances_other',
  deferredLiability: 'deferred_tax',
  otherLong: 'other_long',
  longProvisions: 'provision_long',
  shortSecured: 'demand_banks',
  shortUnsecured: 'demand_others',
  payables: 'payables',
  otherLiabilities: 'other_payables',
  shortProvisions: 'other_provision',
  tangible: 'tangible_gross',
  intangible: 'intangible_gross',
  progress: 'work_in_progress',
  investments: 'long_others',
  deferredAsset: 'deferred_tax_asset',
  longAdvances: 'long_advances',
  otherNonCurrent: 'other_non_current',
  currentInvestments: 'short_others',
  inventories: 'finished_goods',
  receivables: 'receivables',
  shortAdvances: 'short_advances',
  cash: 'bank',
  otherAssets: 'other_current',
};
type LinesIndAs = { [Key in ItemKey]?: keyof NonNullable<Itr6['balance_sheet_ind_as']> };
/** The same of the balance sheet under Ind AS (Division II). */
const linesIndAs: LinesIndAs = {
  longSecured: 'loans_banks',
  longUnsecured: 'long_other_loans',
  deferredLiability: 'deferred_tax',
  shortSecured: 'demand_banks',
  shortUnsecured: 'demand_others',
  payables: 'payables',
  tangible: 'plant_gross',
  intangible: 'intangible_gross',
  progress: 'work_in_progress',
  deferredAsset: 'deferred_tax_asset',
  longAdvances: 'long_advances',
  inventories: 'finished_goods',
  receivables: 'short_unsecured',
  shortAdvances: 'short_advances',
  cash: 'bank',
};
/** Items Division II requires to be specified: their rows and texts. */
const rowsIndAs: {
  [Key in ItemKey]?: readonly [rows: keyof NonNullable<Itr6['balance_sheet_ind_as']>, nature: string];
} = {
  application: ['reserves', 'Share application money pending allotment'],
  otherLong: ['other_long', 'Other long-term liabilities as per books'],
  longProvisions: ['provision_long', 'Long-term provisions as per books'],
  otherLiabilities: ['other_current_liabilities', 'Other current liabilities as per books'],
  shortProvisions: ['other_provision', 'Short-term provisions as per books'],
  investments: ['long_others', 'Investments as per books'],
  otherNonCurrent: ['long_other_assets', 'Other non-current assets as per books'],
  currentInvestments: ['short_others', 'Current investments as per books'],
  otherAssets: ['other_current_assets', 'Other current assets as per books'],
};

const byLine = (lines: Lines6 | LinesIndAs, of: CompanySides['of']): Record<string, Rupees> =>
  Object.fromEntries(
    Object.entries(lines).flatMap(([item, line]) => {
      const amount = of[item as ItemKey];
      return amount === undefined ? [] : [[line, amount]];
    }),
  );

/** The balance sheet of ITR-6 by Division I of Schedule III. */
const balanceSheet6 = ({
  capital,
  reserves,
  surplus,
  of,
  unbooked,
}: CompanySides): Itr6['balance_sheet'] => ({
  share_capital: capital,
  ...(reserves > 0 ? { reserves: [{ nature: words.reserves, amount: reserves }] } : {}),
  surplus: surplus + Math.min(reserves, 0),
  ...byLine(lines6, of),
  ...(unbooked > 0 ? { tangible_depreciation: unbooked } : {}),
});

/** The balance sheet of ITR-6 under Ind AS. */
const balanceSheetIndAs = ({
  capital,
  reserves,
  surplus,
  of,
  unbooked,
}: CompanySides): Itr6['balance_sheet_ind_as'] => {
  const rows: Record<string, { nature: string; amount: Rupees }[]> =
    reserves === 0 ? {} : { reserves: [{ nature: words.reserves, amount: reserves }] };
  for (const [item, [list, nature]] of Object.entries(rowsIndAs)) {
    const amount = of[item as ItemKey];
    if (amount !== undefined) rows[list] = [...(rows[list] ?? []), { nature, amount }];
  }
  return {
    share_capital: capital,
    retained: surplus,
    ...byLine(linesIndAs, of),
    ...rows,
    ...(unbooked > 0 ? { plant_depreciation: unbooked } : {}),
  };
};

/** Whether a return is that of a company following the Indian Accounting Standards. */
const underIndAs = (data: FormValues | undefined): boolean =>
  getAt(data ?? {}, 'filing.indian_accounting' satisfies PathOf<Itr6>) === 'Y';

/** Keys of the parts of a form filled entirely from the accounts; Ind AS has its own balance sheet. */
export const accountPartsOf = (form: AccountsForm, data?: FormValues): readonly AccountPart[] =>
  form === 'ITR-6' && underIndAs(data) ? ['trading', 'profit_loss', 'balance_sheet_ind_as'] : accountParts;

/** Forms that include a business's accounts. */
export type AccountsForm = 'ITR-3' | 'ITR-5' | 'ITR-6';

/**
 * The accounts of a trial balance in the field names of a form and of the return they go into (`into`: an Ind
 * AS company has another balance sheet); `difference` is the trial balance's difference, paise.
 */
export const accountsFor = (
  form: AccountsForm,
  ledgers: readonly Ledger[],
  adjustments: Adjustments = noAdjustments,
  into?: FormValues,
): { data: Partial<Record<AccountPart, FormValues>>; difference: Paise } => {
  const figures = businessFigures(ledgers, adjustments);
  const { difference } = figures;
  if (form !== 'ITR-6')
    return { data: form === 'ITR-5' ? itr5Accounts(figures) : itr3Accounts(figures), difference };
  const { trading, profit_loss } = itr3Accounts(figures);
  const sides = companySides(figures, ledgers, adjustments);
  const sheet = underIndAs(into)
    ? { balance_sheet_ind_as: balanceSheetIndAs(sides) }
    : { balance_sheet: balanceSheet6(sides) };
  return { data: { trading, profit_loss, ...sheet } as Partial<Record<AccountPart, FormValues>>, difference };
};

/**
 * The form in which a type of entity reports its business; undefined for charitable trusts, which keep other
 * accounts.
 */
export const accountsFormOf = (status: string): AccountsForm | undefined =>
  ['Individual', 'Sole Proprietorship', 'HUF'].includes(status)
    ? 'ITR-3'
    : /company/i.test(status)
      ? 'ITR-6'
      : mayFile(status, 'itr') && !/ITR 7/i.test(status)
        ? 'ITR-5'
        : undefined;
