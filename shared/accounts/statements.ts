import type { Paise } from '../money.ts';
import { groupInfo, type LedgerGroup } from './groups.ts';
import { closingOf, type Ledger } from './trial-balance.ts';

/** Entries missing in the trial balance but needed in the final accounts. Paise, zero or more. */
export interface Adjustments {
  closing_stock: Paise;
  /** Depreciation of the year not yet in the books. */
  depreciation: Paise;
}

export const noAdjustments: Adjustments = { closing_stock: 0, depreciation: 0 };

/** One line of a statement; positive in the statement's own sense. Children are its ledgers. */
export interface Line {
  label: string;
  amount: Paise;
  children?: Line[];
}

/** Profit and loss in the vertical layout. */
export interface ProfitAndLoss {
  revenue: Line;
  otherIncome: Line;
  openingStock: Line;
  purchases: Line;
  directExpenses: Line;
  closingStock: Line;
  grossProfit: Paise;
  administrative: Line;
  financial: Line;
  otherExpenses: Line;
  depreciation: Line;
  netProfit: Paise;
}

/** Balance sheet in the vertical layout: equity and liabilities, then assets. */
export interface BalanceSheet {
  capital: Line;
  reserves: Line;
  longTermLiabilities: Line;
  currentLiabilities: Line[];
  totalLiabilities: Paise;
  fixedAssets: Line;
  investments: Line;
  currentAssets: Line[];
  totalAssets: Paise;
  /** Assets less liabilities: the difference of the trial balance. */
  difference: Paise;
}

/** Figures an assessing preparer looks at; undefined where the base is zero. Ratios in basis points (1 = 10000). */
export interface Ratios {
  grossProfit?: number;
  netProfit?: number;
  currentRatio?: number;
  debtEquity?: number;
  stockTurnover?: number;
}

export interface FinalAccounts {
  profitAndLoss: ProfitAndLoss;
  balanceSheet: BalanceSheet;
  ratios: Ratios;
}

/** Sign in which a group's balances are shown: debits for assets and expenses, credits for the others. */
const signOf = (group: LedgerGroup): 1 | -1 => {
  const { nature } = groupInfo(group);
  return nature === 'asset' || nature === 'expense' ? 1 : -1;
};

const plus = (sum: Paise, line: { amount: Paise }): Paise => sum + line.amount;

function lineOf(label: string, ledgers: readonly Ledger[], sign: 1 | -1): Line {
  const children = ledgers
    .map((l) => ({ label: l.ledger_name, amount: sign * closingOf(l) }))
    .filter((c) => c.amount !== 0);
  return { label, amount: children.reduce(plus, 0), ...(children.length ? { children } : {}) };
}

/** Whether a ledger is stock, which a trial balance has at its opening value. */
export const isStock = (l: Ledger): boolean => l.head === 'Inventories';

/** The year's stock in a trial balance is at its opening value; the closing value is an adjustment. */
function split(ledgers: readonly Ledger[]) {
  const of = (group: LedgerGroup) => ledgers.filter((l) => l.ledger_group === group && !isStock(l));
  return { of, stock: ledgers.filter(isStock) };
}

const sheetHeads = {
  'Current Assets': [
    'Trade receivables',
    'Cash and bank balances',
    'Loans and advances',
    'Other current assets',
  ],
  'Current Liabilities': [
    'Trade payables',
    'Dues of micro and small enterprises',
    'Duties and taxes',
    'Provisions',
    'Secured loans',
    'Unsecured loans',
    'Suspense',
    'Other current liabilities',
  ],
} as const;

/** A group broken up by head; ledgers without one go to the last. */
function byHead(group: keyof typeof sheetHeads, ledgers: readonly Ledger[]): Line[] {
  const names = sheetHeads[group];
  const last = names.at(-1)!;
  return names
    .map((head) =>
      lineOf(
        head,
        ledgers.filter((l) => ((names as readonly string[]).includes(l.head ?? '') ? l.head : last) === head),
        signOf(group),
      ),
    )
    .filter((line) => line.amount !== 0 || line.children);
}

const ratio = (part: Paise, base: Paise): number | undefined =>
  base === 0 ? undefined : Math.round((part / base) * 10_000);

/**
 * Profit and loss and balance sheet of a trial balance. Closing stock raises profit and assets; depreciation
 * not yet booked lowers profit and fixed assets. The result of the year goes to reserves.
 */
export function finalAccounts(
  ledgers: readonly Ledger[],
  adjustments: Adjustments = noAdjustments,
): FinalAccounts {
  const { of, stock } = split(ledgers);
  const line = (label: string, group: LedgerGroup) => lineOf(label, of(group), signOf(group));
  const openingStock = lineOf('Opening stock', stock, 1);
  const closingStock: Line = { label: 'Closing stock', amount: adjustments.closing_stock };
  const depreciation: Line = { label: 'Depreciation', amount: adjustments.depreciation };
  const revenue = line('Revenue from operations', 'Sales / Revenue');
  const otherIncome = line('Other income', 'Other Income');
  const purchases = line('Purchases', 'Purchase');
  const directExpenses = line('Direct expenses', 'Direct Expenses');
  const administrative = line('Administrative expenses', 'Administrative Expenses');
  const financial = line('Financial expenses', 'Financial Expenses');
  const otherExpenses = line('Other indirect expenses', 'Indirect Expenses');
  const grossProfit =
    revenue.amount + closingStock.amount - openingStock.amount - purchases.amount - directExpenses.amount;
  const netProfit =
    grossProfit +
    otherIncome.amount -
    administrative.amount -
    financial.amount -
    otherExpenses.amount -
    depreciation.amount;

  const capital = line('Capital', 'Capital Account');
  const booked = lineOf('Reserves and surplus', of('Reserves & Surplus'), -1);
  const reserves: Line = {
    label: booked.label,
    amount: booked.amount + netProfit,
    children: [...(booked.children ?? []), { label: 'Profit for the year', amount: netProfit }],
  };
  const longTermLiabilities = line('Long-term liabilities', 'Long-term Liabilities');
  const currentLiabilities = byHead('Current Liabilities', of('Current Liabilities'));
  const gross = line('Fixed assets', 'Fixed Assets');
  const fixedAssets: Line = adjustments.depreciation
    ? {
        ...gross,
        amount: gross.amount - adjustments.depreciation,
        children: [
          ...(gross.children ?? []),
          { label: 'Less: depreciation', amount: -adjustments.depreciation },
        ],
      }
    : gross;
  const investments = line('Investments', 'Investments');
  const inventories: Line = { label: 'Inventories', amount: closingStock.amount };
  const currentAssets = [
    ...(closingStock.amount ? [inventories] : []),
    ...byHead('Current Assets', of('Current Assets')),
  ];
  const totalLiabilities =
    capital.amount + reserves.amount + longTermLiabilities.amount + currentLiabilities.reduce(plus, 0);
  const totalAssets = fixedAssets.amount + investments.amount + currentAssets.reduce(plus, 0);
  const cost = openingStock.amount + purchases.amount + directExpenses.amount - closingStock.amount;
  const averageStock = Math.round((openingStock.amount + closingStock.amount) / 2);
  const equity = capital.amount + reserves.amount;
  const ratios = {
    grossProfit: ratio(grossProfit, revenue.amount),
    netProfit: ratio(netProfit, revenue.amount),
    currentRatio: ratio(currentAssets.reduce(plus, 0), currentLiabilities.reduce(plus, 0)),
    debtEquity: ratio(longTermLiabilities.amount, equity),
    stockTurnover: ratio(cost, averageStock),
  };
  return {
    profitAndLoss: {
      revenue,
      otherIncome,
      openingStock,
      purchases,
      directExpenses,
      closingStock,
      grossProfit,
      administrative,
      financial,
      otherExpenses,
      depreciation,
      netProfit,
    },
    balanceSheet: {
      capital,
      reserves,
      longTermLiabilities,
      currentLiabilities,
      totalLiabilities,
      fixedAssets,
      investments,
      currentAssets,
      totalAssets,
      difference: totalAssets - totalLiabilities,
    },
    ratios: Object.fromEntries(Object.entries(ratios).filter(([, v]) => v !== undefined)) as Ratios,
  };
}
