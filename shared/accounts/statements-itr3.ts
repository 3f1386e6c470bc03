import { mulDiv, type Paise, type Rupees } from '../money.ts';
import type { Head, LedgerGroup } from './groups.ts';
import { type Adjustments, isStock, noAdjustments } from './statements.ts';
import { closingOf, type Ledger } from './trial-balance.ts';

/** Trading, manufacturing and profit and loss account of a business for its return. Whole rupees. */
interface BusinessProfit {
  sales: Rupees;
  closing_stock: Rupees;
  opening_stock: Rupees;
  purchases: Rupees;
  direct_expenses: Rupees;
  gross_profit: Rupees;
  other_income: Rupees;
  administrative_expenses: Rupees;
  financial_expenses: Rupees;
  other_expenses: Rupees;
  depreciation: Rupees;
  /** Employee benefits, partners' remuneration and taxes, by head; excluded from the lines above. */
  employees: Rupees;
  partners_pay: Rupees;
  current_tax: Rupees;
  deferred_tax: Rupees;
  /** After tax. */
  net_profit: Rupees;
}

/** Balance sheet in the return's order: sources of funds, then their application. Whole rupees. */
interface BusinessSheet {
  capital: Rupees;
  /** Reserves with the profit of the year. */
  reserves: Rupees;
  secured_loans: Rupees;
  unsecured_loans: Rupees;
  total_sources: Rupees;
  fixed_assets_gross: Rupees;
  fixed_assets_depreciation: Rupees;
  fixed_assets_net: Rupees;
  investments: Rupees;
  inventories: Rupees;
  sundry_debtors: Rupees;
  cash_and_bank: Rupees;
  other_current_assets: Rupees;
  loans_and_advances: Rupees;
  sundry_creditors: Rupees;
  other_payables: Rupees;
  provisions: Rupees;
  net_current_assets: Rupees;
  total_application: Rupees;
}

/** Figures of a trial balance for Part A-P&L and Part A-BS of ITR-3. */
export interface BusinessFigures {
  profit_and_loss: BusinessProfit;
  balance_sheet: BusinessSheet;
  /** Paise the trial balance itself is off by; 0 means both totals of the balance sheet agree. */
  difference: Paise;
}

const rupees = (paise: Paise): Rupees => mulDiv(paise, 1, 100);

/** Groups of expenses below gross profit, and heads among them that the return has lines for. */
const below = ['Administrative Expenses', 'Financial Expenses', 'Indirect Expenses'] as const;
const apart = [
  'Depreciation',
  'Employee benefits',
  'Remuneration of partners',
  'Current tax',
  'Deferred tax',
] as const satisfies readonly Head[];

/**
 * Profit and loss and balance sheet of a trial balance as in Part A of ITR-3: each line in whole rupees,
 * totals from the lines, stock and depreciation as entered. Rounding differences between the two sides (a few
 * rupees) go to other current assets, since the return is rejected if they differ.
 */
export function businessFigures(
  ledgers: readonly Ledger[],
  adjustments: Adjustments = noAdjustments,
): BusinessFigures {
  const sums = new Map<string, Paise>();
  for (const l of ledgers) {
    const key = isStock(l) ? 'stock' : `${l.ledger_group}|${l.head ?? ''}`;
    sums.set(key, (sums.get(key) ?? 0) + closingOf(l));
  }
  /** Debit balance of a group's heads; of the whole group without heads. */
  const debit = (group: LedgerGroup, ...only: Head[]): Paise => {
    let sum = 0;
    for (const [key, amount] of sums) {
      const [name, head] = key.split('|');
      if (name === group && (only.length === 0 || only.includes(head as Head))) sum += amount;
    }
    return sum;
  };
  const credit = (group: LedgerGroup, ...only: Head[]): Paise => -debit(group, ...only) || 0;

  const sales = rupees(credit('Sales / Revenue'));
  const closingStock = rupees(adjustments.closing_stock);
  const openingStock = rupees(sums.get('stock') ?? 0);
  const purchases = rupees(debit('Purchase'));
  const directExpenses = rupees(debit('Direct Expenses'));
  const grossProfit = sales + closingStock - openingStock - purchases - directExpenses;
  const otherIncome = rupees(credit('Other Income'));
  const of = (head: Head): Paise => below.reduce((sum, group) => sum + debit(group, head), 0);
  const without = (group: LedgerGroup): Rupees => rupees(debit(group) - debit(group, ...apart));
  const administrative = without('Administrative Expenses');
  const financial = without('Financial Expenses');
  const otherExpenses = without('Indirect Expenses');
  const depreciation = rupees(adjustments.depreciation + of('Depreciation'));
  const employees = rupees(of('Employee benefits'));
  const partnersPay = rupees(of('Remuneration of partners'));
  const currentTax = rupees(of('Current tax'));
  const deferredTax = rupees(of('Deferred tax'));
  const netProfit =
    grossProfit +
    otherIncome -
    administrative -
    financial -
    otherExpenses -
    depreciation -
    employees -
    partnersPay -
    currentTax -
    deferredTax;

  const capital = rupees(credit('Capital Account'));
  const reserves = rupees(credit('Reserves & Surplus')) + netProfit;
  const securedPaise =
    credit('Long-term Liabilities', 'Secured loans') + credit('Current Liabilities', 'Secured loans');
  const otherLong = credit('Long-term Liabilities', 'Deferred tax', 'Other long-term liabilities');
  const longProvisions = credit('Long-term Liabilities', 'Provisions');
  const unsecuredPaise =
    credit('Long-term Liabilities') -
    credit('Long-term Liabilities', 'Secured loans') -
    otherLong -
    longProvisions +
    credit('Current Liabilities', 'Unsecured loans');
  const secured = rupees(securedPaise);
  const unsecured = rupees(unsecuredPaise);
  const totalSources = capital + reserves + secured + unsecured;

  const gross = rupees(debit('Fixed Assets'));
  const investments = rupees(debit('Investments'));
  const debtors = rupees(debit('Current Assets', 'Trade receivables'));
  const cash = rupees(debit('Current Assets', 'Cash and bank balances'));
  const advances = rupees(debit('Current Assets', 'Loans and advances'));
  const otherCurrentPaise =
    debit('Current Assets') -
    debit('Current Assets', 'Trade receivables', 'Cash and bank balances', 'Loans and advances');
  const payables = ['Trade payables', 'Dues of micro and small enterprises'] as const;
  const creditors = rupees(credit('Current Liabilities', ...payables));
  const provisions = rupees(credit('Current Liabilities', 'Provisions') + longProvisions);
  const otherPayables = rupees(
    credit('Current Liabilities') -
      credit('Current Liabilities', ...payables, 'Provisions', 'Secured loans', 'Unsecured loans') +
      otherLong,
  );
  const unbooked = rupees(adjustments.depreciation);
  const net = gross - unbooked;
  const beside = closingStock + debtors + cash + advances - creditors - provisions - otherPayables;
  const difference = [...sums.values()].reduce((total, amount) => total + amount, 0);
  const otherCurrent =
    difference === 0 ? totalSources - net - investments - beside : rupees(otherCurrentPaise);
  const netCurrent = beside + otherCurrent;
  return {
    profit_and_loss: {
      sales,
      closing_stock: closingStock,
      opening_stock: openingStock,
      purchases,
      direct_expenses: directExpenses,
      gross_profit: grossProfit,
      other_income: otherIncome,
      administrative_expenses: administrative,
      financial_expenses: financial,
      other_expenses: otherExpenses,
      depreciation,
      employees,
      partners_pay: partnersPay,
      current_tax: currentTax,
      deferred_tax: deferredTax,
      net_profit: netProfit,
    },
    balance_sheet: {
      capital,
      reserves,
      secured_loans: secured,
      unsecured_loans: unsecured,
      total_sources: totalSources,
      fixed_assets_gross: gross,
      fixed_assets_depreciation: unbooked,
      fixed_assets_net: net,
      investments,
      inventories: closingStock,
      sundry_debtors: debtors,
      cash_and_bank: cash,
      other_current_assets: otherCurrent,
      loans_and_advances: advances,
      sundry_creditors: creditors,
      other_payables: otherPayables,
      provisions,
      net_current_assets: netCurrent,
      total_application: net + investments + netCurrent,
    },
    difference,
  };
}
