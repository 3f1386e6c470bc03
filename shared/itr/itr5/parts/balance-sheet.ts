import { sheet } from '../../common/sheet.ts';
import { type Line, LOSS, typed, worked } from '../../itr3/parts/lines.ts';
import type { FieldName, Sums } from '../../values/names.ts';

const S = 'FundSrc';
const A = 'FundApply';
const C = `${A}.CurrAssetLoanAdv`;
const P = `${C}.CurrLiabilitiesProv`;
const signed = { min: LOSS };
const RESERVES = `${S}.PartnerOrMemberFund.ResrNSurp`;
const UNSECURED = `${S}.LoanFunds.UnsecrLoan`;

const sources: readonly Line[] = [
  ['capital', "Partners' or members' capital", `${S}.PartnerOrMemberFund.PartnerOrMemberCap`, signed],
  ['revaluation_reserve', 'Revaluation reserve', `${RESERVES}.RevResr`],
  ['capital_reserve', 'Capital reserve', `${RESERVES}.CapResr`],
  ['statutory_reserve', 'Statutory reserve', `${RESERVES}.StatResr`],
  ['other_reserve', 'Any other reserve', `${RESERVES}.OthResr`],
  ['account_balance', 'Credit balance of profit and loss account', `${RESERVES}.CreditBalOfPLAccount`],
];
const loans: readonly Line[] = [
  ['secured_foreign', 'Secured loans in foreign currency', `${S}.LoanFunds.SecrLoan.ForeignCurrLoan`],
  ['secured_banks', 'Secured loans from banks', `${S}.LoanFunds.SecrLoan.RupeeLoan.FrmBank`],
  ['secured_others', 'Secured loans from others', `${S}.LoanFunds.SecrLoan.RupeeLoan.FrmOthrs`],
  ['unsecured_foreign', 'Unsecured loans in foreign currency', `${UNSECURED}.ForeignCurrencyLoans`],
  ['unsecured_banks', 'Unsecured loans from banks', `${UNSECURED}.RupeeLoan.FrmBank`],
  [
    'unsecured_related',
    'Unsecured loans from persons specified in section 40A(2)(b)',
    `${UNSECURED}.RupeeLoan.FrmPersonSpcfdUs40A2b`,
  ],
  ['unsecured_others', 'Unsecured loans from others', `${UNSECURED}.RupeeLoan.FrmOthrs`],
  ['deferred_tax', 'Deferred tax liability', `${S}.DeferredTax`],
  [
    'advances_related',
    'Advances from persons specified in section 40A(2)(b)',
    `${S}.Advances.FrmPersonSpcfdUs40A2b`,
  ],
  ['advances_others', 'Advances from others', `${S}.Advances.FrmOthers`],
];

const instruments = (prefix: 'long' | 'short', label: string, node: string): readonly Line[] => [
  [`${prefix}_listed`, `${label}: listed equities`, `${node}.EquityInstruments.ListedEquities`],
  [`${prefix}_unlisted`, `${label}: unlisted equities`, `${node}.EquityInstruments.UnListedEquities`],
  [`${prefix}_preference`, `${label}: preference shares`, `${node}.PreferenceShares`],
  [`${prefix}_government`, `${label}: Government or trust securities`, `${node}.GovtOrTrustSecurities`],
  [`${prefix}_debentures`, `${label}: debentures or bonds`, `${node}.DebenturesOrBonds`],
  [`${prefix}_funds`, `${label}: mutual funds`, `${node}.MutualFunds`],
  [`${prefix}_others`, `${label}: others`, `${node}.Others`],
];
const LONG = `${A}.Investments.LongTermInv`;
const SHORT = `${A}.Investments.ShortTermInv`;
const fixed: readonly Line[] = [
  ['gross_block', 'Gross block of fixed assets', `${A}.FixedAsset.GrossBlock`],
  ['depreciation', 'Depreciation', `${A}.FixedAsset.Depreciation`],
  ['work_in_progress', 'Capital work in progress', `${A}.FixedAsset.CapWrkProg`],
  ['long_property', 'Long-term: investment in property', `${LONG}.InvInProperty`],
  ...instruments('long', 'Long-term', LONG),
  ...instruments('short', 'Short-term', SHORT),
];
const STOCK = `${C}.CurrAsset.Inventories`;
const current: readonly Line[] = [
  ['raw_material', 'Raw materials', `${STOCK}.RawMatl`],
  ['stock_in_process', 'Work in progress', `${STOCK}.WorkInProgress`],
  ['finished_goods', 'Finished goods or traded goods', `${STOCK}.FinOrTradGood`],
  ['stock_in_trade', 'Stock-in-trade', `${STOCK}.StkInTrade`],
  ['stores', 'Stores and consumables, including packing material', `${STOCK}.StoresConsumables`],
  ['loose_tools', 'Loose tools', `${STOCK}.LooseTools`],
  ['other_stock', 'Other inventories', `${STOCK}.Others`],
  [
    'debtors_old',
    'Sundry debtors outstanding for more than a year',
    `${C}.CurrAsset.SundryDebtorDtls.OutstandindMorethanOneYr`,
  ],
  ['debtors', 'Other sundry debtors', `${C}.CurrAsset.SundryDebtorDtls.Others`],
  ['bank', 'Balance with banks', `${C}.CurrAsset.CashOrBankBal.BankBal`, signed],
  ['cash', 'Cash in hand', `${C}.CurrAsset.CashOrBankBal.CashinHand`],
  ['other_balances', 'Other balances', `${C}.CurrAsset.CashOrBankBal.Others`, signed],
  ['other_current', 'Other current assets', `${C}.CurrAsset.OthCurrAsset`],
  ['advances_recoverable', 'Advances recoverable in cash or in kind', `${C}.LoanAdv.AdvRecoverable`],
  ['deposits', 'Deposits, loans and advances to others', `${C}.LoanAdv.Deposits`],
  ['revenue_authorities', 'Balance with revenue authorities', `${C}.LoanAdv.BalWithRevAuth`],
  [
    'advances_business',
    'Of the loans and advances, for business or profession',
    `${C}.LoanAdv.LoanAdvIncluded.PurposeOFBusOrProf`,
  ],
  [
    'advances_not_business',
    'Of the loans and advances, not for business or profession',
    `${C}.LoanAdv.LoanAdvIncluded.NotForPurposeOFBusOrProf`,
  ],
  [
    'creditors_old',
    'Sundry creditors outstanding for more than a year',
    `${P}.CurrLiabilities.SundryCreditorDtls.OutstandindMorethanOneYr`,
  ],
  ['creditors', 'Other sundry creditors', `${P}.CurrLiabilities.SundryCreditorDtls.Others`],
  ['leased_assets', 'Liability for leased assets', `${P}.CurrLiabilities.LiabForLeasedAsset`],
  ['lease_interest', 'Interest accrued on leased assets', `${P}.CurrLiabilities.AccrIntonLeasedAsset`],
  ['accrued_interest', 'Interest accrued but not due on loans', `${P}.CurrLiabilities.AccrIntNotDue`],
  ['received_in_advance', 'Income received in advance', `${P}.CurrLiabilities.IncRecvdInAdv`],
  ['other_payables', 'Other payables', `${P}.CurrLiabilities.OtherPayables`],
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
    'Debit balance in profit and loss account, accumulated losses',
    `${A}.MiscAdjust.AccumultedLosses`,
  ],
];

const totals: readonly Line[] = [
  ['total_reserves', 'Total reserves and surplus', `${RESERVES}.TotResrNSurp`],
  [
    'own_funds',
    "Total partners' or members' fund",
    `${S}.PartnerOrMemberFund.TotPartnerOrMemberFund`,
    signed,
  ],
  ['rupee_loans', 'Total secured rupee loans', `${S}.LoanFunds.SecrLoan.RupeeLoan.TotRupeeLoan`],
  ['total_secured', 'Total secured loans', `${S}.LoanFunds.SecrLoan.TotSecrLoan`],
  ['unsecured_rupee', 'Total unsecured rupee loans', `${UNSECURED}.RupeeLoan.TotRupeeLoan`],
  ['total_unsecured', 'Total unsecured loans', `${UNSECURED}.TotUnSecrLoan`],
  ['total_loans', 'Total loan funds', `${S}.LoanFunds.TotLoanFund`],
  ['total_advances', 'Total advances', `${S}.Advances.TotalAdvances`],
  ['total_sources', 'Sources of funds', `${S}.TotFundSrc`, signed],
  ['net_block', 'Net block of fixed assets', `${A}.FixedAsset.NetBlock`],
  ['total_fixed', 'Total fixed assets', `${A}.FixedAsset.TotFixedAsset`],
  ['long_equities', 'Long-term: total equities', `${LONG}.EquityInstruments.Total`],
  ['long_investments', 'Total long-term investments', `${LONG}.TotLongTermInv`],
  ['short_equities', 'Short-term: total equities', `${SHORT}.EquityInstruments.Total`],
  ['short_investments', 'Total short-term investments', `${SHORT}.TotShortTermInv`],
  ['total_investments', 'Total investments', `${A}.Investments.TotInvestments`],
  ['total_inventories', 'Total inventories', `${STOCK}.TotInventries`],
  ['total_debtors', 'Total sundry debtors', `${C}.CurrAsset.SundryDebtorDtls.TotalSundryDebtors`],
  ['cash_and_bank', 'Total cash and bank balances', `${C}.CurrAsset.CashOrBankBal.TotCashOrBankBal`, signed],
  ['total_current', 'Total current assets', `${C}.CurrAsset.TotCurrAsset`, signed],
  ['total_loan_advances', 'Total loans and advances', `${C}.LoanAdv.TotLoanAdv`],
  ['current_and_loans', 'Current assets, loans and advances', `${C}.TotCurrAssetLoanAdv`],
  [
    'total_creditors',
    'Total sundry creditors',
    `${P}.CurrLiabilities.SundryCreditorDtls.TotalSundryCreditors`,
  ],
  ['total_liabilities', 'Total current liabilities', `${P}.CurrLiabilities.TotCurrLiabilities`],
  ['total_provisions', 'Total provisions', `${P}.Provisions.TotProvisions`],
  ['liabilities_and_provisions', 'Current liabilities and provisions', `${P}.TotCurrLiabilitiesProvision`],
  ['net_current', 'Net current assets', `${C}.NetCurrAsset`, signed],
  ['total_misc', 'Total miscellaneous expenditure', `${A}.MiscAdjust.TotMiscAdjust`],
  ['total_application', 'Application of funds', `${A}.TotFundApply`, signed],
];

const held = ['preference', 'government', 'debentures', 'funds', 'others'] as const;

/** What each total is made of; a leading minus takes away. The order is the order of working. */
export const balanceSums5 = {
  total_reserves: [
    'revaluation_reserve',
    'capital_reserve',
    'statutory_reserve',
    'other_reserve',
    'account_balance',
  ],
  own_funds: ['capital', 'total_reserves'],
  rupee_loans: ['secured_banks', 'secured_others'],
  total_secured: ['secured_foreign', 'rupee_loans'],
  unsecured_rupee: ['unsecured_banks', 'unsecured_related', 'unsecured_others'],
  total_unsecured: ['unsecured_foreign', 'unsecured_rupee'],
  total_loans: ['total_secured', 'total_unsecured'],
  total_advances: ['advances_related', 'advances_others'],
  total_sources: ['own_funds', 'total_loans', 'deferred_tax', 'total_advances'],
  net_block: ['gross_block', '-depreciation'],
  total_fixed: ['net_block', 'work_in_progress'],
  long_equities: ['long_listed', 'long_unlisted'],
  long_investments: ['long_property', 'long_equities', ...held.map((key) => `long_${key}` as const)],
  short_equities: ['short_listed', 'short_unlisted'],
  short_investments: ['short_equities', ...held.map((key) => `short_${key}` as const)],
  total_investments: ['long_investments', 'short_investments'],
  total_inventories: [
    'raw_material',
    'stock_in_process',
    'finished_goods',
    'stock_in_trade',
    'stores',
    'loose_tools',
    'other_stock',
  ],
  total_debtors: ['debtors_old', 'debtors'],
  cash_and_bank: ['bank', 'cash', 'other_balances'],
  total_current: ['total_inventories', 'total_debtors', 'cash_and_bank', 'other_current'],
  total_loan_advances: ['advances_recoverable', 'deposits', 'revenue_authorities'],
  current_and_loans: ['total_current', 'total_loan_advances'],
  total_creditors: ['creditors_old', 'creditors'],
  total_liabilities: [
    'total_creditors',
    'leased_assets',
    'lease_interest',
    'accrued_interest',
    'received_in_advance',
    'other_payables',
  ],
  total_provisions: ['tax_provision', 'employee_provision', 'other_provisions'],
  liabilities_and_provisions: ['total_liabilities', 'total_provisions'],
  net_current: ['current_and_loans', '-liabilities_and_provisions'],
  total_misc: ['misc_expenditure', 'deferred_tax_asset', 'accumulated_losses'],
  total_application: ['total_fixed', 'total_investments', 'net_current', 'total_misc'],
} as const satisfies Sums;

const sums = worked(totals);
const only = (from: FieldName, to: FieldName) => {
  const keys = totals.map(([key]) => key);
  return Object.fromEntries(
    keys.slice(keys.indexOf(from), keys.indexOf(to) + 1).map((key) => [key, sums[key]!]),
  );
};

/** Part A-BS: balance sheet on the last day of the year, and the four figures if no accounts are kept. */
export const balanceSheet = sheet(
  {
    label: 'Balance sheet',
    json: 'PARTA_BS',
    needs: [
      '',
      RESERVES,
      `${S}.LoanFunds.SecrLoan.RupeeLoan`,
      `${UNSECURED}.RupeeLoan`,
      `${S}.Advances`,
      `${A}.FixedAsset`,
      `${LONG}.EquityInstruments`,
      `${SHORT}.EquityInstruments`,
      STOCK,
      `${C}.CurrAsset.SundryDebtorDtls`,
      `${C}.CurrAsset.CashOrBankBal`,
      `${C}.LoanAdv.LoanAdvIncluded`,
      `${P}.CurrLiabilities.SundryCreditorDtls`,
      `${P}.Provisions`,
      `${A}.MiscAdjust`,
    ],
    reported: true,
    help: 'On the last day of the year; if regular books are not kept, fill the no-account case below',
  },
  {
    ...typed(sources),
    ...only('total_reserves', 'own_funds'),
    ...typed(loans.slice(0, 7)),
    ...only('rupee_loans', 'total_loans'),
    ...typed(loans.slice(7)),
    ...only('total_advances', 'total_sources'),
    ...typed(fixed),
    ...only('net_block', 'total_investments'),
    ...typed(current),
    ...only('total_inventories', 'net_current'),
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
