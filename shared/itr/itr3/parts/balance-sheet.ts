import { sheet } from '../../common/sheet.ts';
import type { FieldName, Sums } from '../../values/names.ts';
import { type Line, LOSS, typed, worked } from './lines.ts';

const S = 'FundSrc';
const A = 'FundApply';
const C = `${A}.CurrAssetLoanAdv`;
const P = `${C}.CurrLiabilitiesProv`;
const signed = { min: LOSS };

const sources: readonly Line[] = [
  ['capital', "Proprietor's capital", `${S}.PropFund.PropCap`, signed],
  ['revaluation_reserve', 'Revaluation reserve', `${S}.PropFund.ResrNSurp.RevResr`],
  ['capital_reserve', 'Capital reserve', `${S}.PropFund.ResrNSurp.CapResr`],
  ['statutory_reserve', 'Statutory reserve', `${S}.PropFund.ResrNSurp.StatResr`],
  ['other_reserve', 'Any other reserve', `${S}.PropFund.ResrNSurp.OthResr`, signed],
];
const loans: readonly Line[] = [
  ['secured_foreign', 'Secured loans in foreign currency', `${S}.LoanFunds.SecrLoan.ForeignCurrLoan`],
  ['secured_banks', 'Secured loans from banks', `${S}.LoanFunds.SecrLoan.RupeeLoan.FrmBank`],
  ['secured_others', 'Secured loans from others', `${S}.LoanFunds.SecrLoan.RupeeLoan.FrmOthrs`],
  ['unsecured_banks', 'Unsecured loans from banks', `${S}.LoanFunds.UnsecrLoan.FrmBank`],
  ['unsecured_others', 'Unsecured loans from others', `${S}.LoanFunds.UnsecrLoan.FrmOthrs`],
  ['deferred_tax', 'Deferred tax liability', `${S}.DeferredTax`],
  ['advances_related', 'Advances from persons specified in section 40A(2)(b)', `${S}.Advances.FromPrsn`],
  ['advances_others', 'Advances from others', `${S}.Advances.FromOthers`],
];
const fixed: readonly Line[] = [
  ['gross_block', 'Gross block of fixed assets', `${A}.FixedAsset.GrossBlock`],
  ['depreciation', 'Depreciation', `${A}.FixedAsset.Depreciation`],
  ['work_in_progress', 'Capital work in progress', `${A}.FixedAsset.CapWrkProg`],
  [
    'quoted_securities',
    'Long-term: Government and other securities, quoted',
    `${A}.Investments.LongTermInv.GovtOthSecQuoted`,
  ],
  [
    'unquoted_securities',
    'Long-term: Government and other securities, unquoted',
    `${A}.Investments.LongTermInv.GovOthSecUnQoted`,
  ],
  [
    'equity_shares',
    'Short-term: equity shares, including share application money',
    `${A}.Investments.TradeInv.EquityShares`,
  ],
  ['preference_shares', 'Short-term: preference shares', `${A}.Investments.TradeInv.PreferShares`],
  ['debentures', 'Short-term: debentures', `${A}.Investments.TradeInv.Debenture`],
];
const current: readonly Line[] = [
  [
    'stores',
    'Stores and consumables, including packing material',
    `${C}.CurrAsset.Inventories.StoresConsumables`,
  ],
  ['raw_material', 'Raw materials', `${C}.CurrAsset.Inventories.RawMatl`],
  ['stock_in_process', 'Stock in process', `${C}.CurrAsset.Inventories.StkInProcess`],
  ['finished_goods', 'Finished goods or traded goods', `${C}.CurrAsset.Inventories.FinOrTradGood`],
  ['debtors', 'Sundry debtors', `${C}.CurrAsset.SndryDebtors`],
  ['cash', 'Cash in hand', `${C}.CurrAsset.CashOrBankBal.CashinHand`],
  ['bank', 'Balance with banks', `${C}.CurrAsset.CashOrBankBal.BankBal`, signed],
  ['other_current', 'Other current assets', `${C}.CurrAsset.OthCurrAsset`, signed],
  ['advances_recoverable', 'Advances recoverable in cash or in kind', `${C}.LoanAdv.AdvRecoverable`],
  ['deposits', 'Deposits, loans and advances to others', `${C}.LoanAdv.Deposits`],
  ['revenue_authorities', 'Balance with revenue authorities', `${C}.LoanAdv.BalWithRevAuth`],
  ['creditors', 'Sundry creditors', `${P}.CurrLiabilities.SundryCred`],
  ['leased_assets', 'Liability for leased assets', `${P}.CurrLiabilities.LiabForLeasedAsset`],
  ['lease_interest', 'Interest accrued on leased assets', `${P}.CurrLiabilities.AccrIntonLeasedAsset`],
  ['accrued_interest', 'Interest accrued but not due on loans', `${P}.CurrLiabilities.AccrIntNotDue`],
  ['tax_provision', 'Provision for income-tax', `${P}.Provisions.ITProvision`],
  [
    'employee_provision',
    'Provision for leave encashment, superannuation and gratuity',
    `${P}.Provisions.ELSuperAnnGratProvision`,
  ],
  ['other_provisions', 'Other provisions', `${P}.Provisions.OthProvision`],
];
const miscellaneous: readonly Line[] = [
  ['misc_expenditure', 'Miscellaneous expenditure not written off', `${A}.MiscAdjust.MiscExpndr`],
  ['deferred_tax_asset', 'Deferred tax asset', `${A}.MiscAdjust.DefTaxAsset`],
  [
    'accumulated_losses',
    "Debit balance in profit and loss account or proprietor's account",
    `${A}.MiscAdjust.AccumaltedLosses`,
  ],
];

/** Totals by key and the keys they add up; a leading minus subtracts. In order of computation. */
const balanceTotals: readonly (Line & { 0: string })[] = [
  ['total_reserves', 'Total reserves and surplus', `${S}.PropFund.ResrNSurp.TotResrNSurp`, signed],
  ['own_funds', "Total proprietor's fund", `${S}.PropFund.TotPropFund`, signed],
  ['rupee_loans', 'Total secured rupee loans', `${S}.LoanFunds.SecrLoan.RupeeLoan.TotRupeeLoan`],
  ['total_secured', 'Total secured loans', `${S}.LoanFunds.SecrLoan.TotSecrLoan`],
  ['total_unsecured', 'Total unsecured loans', `${S}.LoanFunds.UnsecrLoan.TotUnSecrLoan`],
  ['total_loans', 'Total loan funds', `${S}.LoanFunds.TotLoanFund`],
  ['total_advances', 'Total advances', `${S}.Advances.TotalAdvances`],
  ['total_sources', 'Sources of funds', `${S}.TotFundSrc`, signed],
  ['net_block', 'Net block of fixed assets', `${A}.FixedAsset.NetBlock`, signed],
  ['total_fixed', 'Total fixed assets', `${A}.FixedAsset.TotFixedAsset`, signed],
  ['long_investments', 'Total long-term investments', `${A}.Investments.LongTermInv.TotLongTermInv`],
  ['short_investments', 'Total short-term investments', `${A}.Investments.TradeInv.TotTradeInv`],
  ['total_investments', 'Total investments', `${A}.Investments.TotInvestments`],
  ['total_inventories', 'Total inventories', `${C}.CurrAsset.Inventories.TotInventries`],
  ['cash_and_bank', 'Total cash and bank balances', `${C}.CurrAsset.CashOrBankBal.TotCashOrBankBal`, signed],
  ['total_current', 'Total current assets', `${C}.CurrAsset.TotCurrAsset`, signed],
  ['total_loan_advances', 'Total loans and advances', `${C}.LoanAdv.TotLoanAdv`],
  ['current_and_loans', 'Current assets, loans and advances', `${C}.TotCurrAssetLoanAdv`, signed],
  ['total_liabilities', 'Total current liabilities', `${P}.CurrLiabilities.TotCurrLiabilities`],
  ['total_provisions', 'Total provisions', `${P}.Provisions.TotProvisions`],
  ['liabilities_and_provisions', 'Current liabilities and provisions', `${P}.TotCurrLiabilitiesProvision`],
  ['net_current', 'Net current assets', `${C}.NetCurrAsset`, signed],
  ['total_misc', 'Total miscellaneous expenditure', `${A}.MiscAdjust.TotMiscAdjust`],
  ['total_application', 'Application of funds', `${A}.TotFundApply`, signed],
];

/** What each total is made of. */
export const balanceSums = {
  total_reserves: ['revaluation_reserve', 'capital_reserve', 'statutory_reserve', 'other_reserve'],
  own_funds: ['capital', 'total_reserves'],
  rupee_loans: ['secured_banks', 'secured_others'],
  total_secured: ['secured_foreign', 'rupee_loans'],
  total_unsecured: ['unsecured_banks', 'unsecured_others'],
  total_loans: ['total_secured', 'total_unsecured'],
  total_advances: ['advances_related', 'advances_others'],
  total_sources: ['own_funds', 'total_loans', 'deferred_tax', 'total_advances'],
  net_block: ['gross_block', '-depreciation'],
  total_fixed: ['net_block', 'work_in_progress'],
  long_investments: ['quoted_securities', 'unquoted_securities'],
  short_investments: ['equity_shares', 'preference_shares', 'debentures'],
  total_investments: ['long_investments', 'short_investments'],
  total_inventories: ['stores', 'raw_material', 'stock_in_process', 'finished_goods'],
  cash_and_bank: ['cash', 'bank'],
  total_current: ['total_inventories', 'debtors', 'cash_and_bank', 'other_current'],
  total_loan_advances: ['advances_recoverable', 'deposits', 'revenue_authorities'],
  current_and_loans: ['total_current', 'total_loan_advances'],
  total_liabilities: ['creditors', 'leased_assets', 'lease_interest', 'accrued_interest'],
  total_provisions: ['tax_provision', 'employee_provision', 'other_provisions'],
  liabilities_and_provisions: ['total_liabilities', 'total_provisions'],
  net_current: ['current_and_loans', '-liabilities_and_provisions'],
  total_misc: ['misc_expenditure', 'deferred_tax_asset', 'accumulated_losses'],
  total_application: ['total_fixed', 'total_investments', 'net_current', 'total_misc'],
} as const satisfies Sums;

const totals = worked(balanceTotals);
const only = (...keys: FieldName[]) => Object.fromEntries(keys.map((key) => [key, totals[key]!]));

/** Objects the file has in any case. */
const needs = [
  '',
  `${S}.PropFund.ResrNSurp`,
  `${S}.LoanFunds.SecrLoan.RupeeLoan`,
  `${S}.LoanFunds.UnsecrLoan`,
  `${S}.Advances`,
  `${A}.FixedAsset`,
  `${A}.Investments.LongTermInv`,
  `${A}.Investments.TradeInv`,
  `${C}.CurrAsset.Inventories`,
  `${C}.CurrAsset.CashOrBankBal`,
  `${C}.LoanAdv`,
  `${P}.CurrLiabilities`,
  `${P}.Provisions`,
  `${A}.MiscAdjust`,
];

/** Part A-BS: balance sheet on the last day of the year, and the four figures if no accounts are kept. */
export const balanceSheet = sheet(
  {
    label: 'Balance sheet',
    json: 'PARTA_BS',
    needs,
    reported: true,
    grid: true,
    help: 'On the last day of the year; if regular books are not kept, fill the no-account case below',
  },
  {
    ...typed(sources),
    ...only('total_reserves', 'own_funds'),
    ...typed(loans.slice(0, 5)),
    ...only('rupee_loans', 'total_secured', 'total_unsecured', 'total_loans'),
    ...typed(loans.slice(5)),
    ...only('total_advances', 'total_sources'),
    ...typed(fixed),
    ...only('net_block', 'total_fixed', 'long_investments', 'short_investments', 'total_investments'),
    ...typed(current),
    ...only(
      'total_inventories',
      'cash_and_bank',
      'total_current',
      'total_loan_advances',
      'current_and_loans',
      'total_liabilities',
      'total_provisions',
      'liabilities_and_provisions',
      'net_current',
    ),
    ...typed(miscellaneous),
    ...only('total_misc', 'total_application'),
    no_accounts: sheet(
      { label: 'No-account case: balance sheet items', json: 'NoBooksOfAccBS' },
      typed([
        ['debtors', 'Total sundry debtors', 'TotSundryDbtAmt'],
        ['creditors', 'Total sundry creditors', 'TotSundryCrdAmt'],
        ['stock', 'Total stock-in-trade', 'TotStkInTradAmt'],
        ['cash', 'Cash balance', 'CashBalAmt'],
      ]),
    ).optional(),
  },
).optional();
