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

/** What a trial balance hands to Part A-P&L and Part A-BS of ITR-3. */
export interface BusinessFigures {
  profit_and_loss: BusinessProfit;
  balance_sheet: BusinessSheet;
  /** Paise the trial balance itself is off by; 0 means both totals of the balance sheet agree. */
  difference: Paise;
}

const rupees = (paise: Paise): Rupees => mulDiv(paise, 1, 100);

/**
 * Profit and loss and balance sheet of a trial balance as ITR-3's Part A takes them: each line in whole rupees, totals from the
 * lines, stock and depreciation as the entries say. What rounding leaves between the two sides (a few rupees) goes to other
 * current assets, since the return is refused when they differ.
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
  const administrative = rupees(debit('Administrative Expenses'));
  const financial = rupees(debit('Financial Expenses'));
  const otherExpenses = rupees(debit('Indirect Expenses'));
  const depreciation = rupees(adjustments.depreciation);
  const netProfit = grossProfit + otherIncome - administrative - financial - otherExpenses - depreciation;

  const capital = rupees(credit('Capital Account'));
  const reserves = rupees(credit('Reserves & Surplus')) + netProfit;
  const securedPaise =
    credit('Long-term Liabilities', 'Secured loans') + credit('Current Liabilities', 'Secured loans');
  const unsecuredPaise =
    credit('Long-term Liabilities') -
    credit('Long-term Liabilities', 'Secured loans') +
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
  const creditors = rupees(credit('Current Liabilities', 'Trade payables'));
  const provisions = rupees(credit('Current Liabilities', 'Provisions'));
  const otherPayables = rupees(
    credit('Current Liabilities') -
      credit('Current Liabilities', 'Trade payables', 'Provisions', 'Secured loans', 'Unsecured loans'),
  );
  const net = gross - depreciation;
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
      net_profit: netProfit,
    },
    balance_sheet: {
      capital,
      reserves,
      secured_loans: secured,
      unsecured_loans: unsecured,
      total_sources: totalSources,
      fixed_assets_gross: gross,
      fixed_assets_depreciation: depreciation,
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
