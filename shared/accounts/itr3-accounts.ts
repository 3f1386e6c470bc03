import { mayFile } from '../entities/types.ts';
import type { Itr3 } from '../itr/values/itr3.ts';
import type { Itr5 } from '../itr/values/itr5.ts';
import type { Rupees } from '../money.ts';
import type { BusinessFigures } from './statements-itr3.ts';

/** Words the rows of the return carry; the return is in English. */
const words = {
  direct: 'Direct expenses as per books',
  income: 'Other income as per books',
  administrative: 'Administrative expenses',
  indirect: 'Other indirect expenses',
  surplus: 'Credit balances of expense ledgers',
  shortfall: 'Debit balances of income ledgers',
};

/** Parts of an ITR-3 and an ITR-5 that the accounts fill whole, by their keys in the form. */
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
function itr3Accounts({
  profit_and_loss: pl,
  balance_sheet: bs,
}: BusinessFigures): Required<Pick<Itr3, (typeof itr3AccountParts)[number]>> {
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
      surplus(pl.administrative_expenses, pl.other_expenses, pl.financial_expenses, pl.depreciation),
    ),
  ];
  const expenses = [
    ...row(words.administrative, pl.administrative_expenses),
    ...row(words.indirect, pl.other_expenses),
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
      interest_others: up(pl.financial_expenses),
      depreciation: up(pl.depreciation),
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
  const { trading, profit_loss, balance_sheet } = itr3Accounts(figures);
  const {
    capital = 0,
    other_reserve: reserves = 0,
    unquoted_securities: investments = 0,
    other_current: current = 0,
    ...others
  } = balance_sheet;
  return {
    trading,
    profit_loss,
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

/** Forms that take a business's accounts. */
export type AccountsForm = 'ITR-3' | 'ITR-5';

/** The accounts in the names of a form. */
export const accountsFor = (form: AccountsForm, figures: BusinessFigures) =>
  form === 'ITR-5' ? itr5Accounts(figures) : itr3Accounts(figures);

/** The form a type of entity returns its business in; undefined for companies and charitable trusts, whose accounts are others. */
export const accountsFormOf = (status: string): AccountsForm | undefined =>
  ['Individual', 'Sole Proprietorship', 'HUF'].includes(status)
    ? 'ITR-3'
    : mayFile(status, 'itr') && !/company|ITR 7/i.test(status)
      ? 'ITR-5'
      : undefined;
