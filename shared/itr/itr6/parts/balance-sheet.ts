import { money, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS, typed, worked } from '../../itr3/parts/lines.ts';
import type { FieldName, Sums, Terms } from '../../values/names.ts';
import { notIndAs } from './ind-as.ts';

/** A node of the file by its path, then its lines: key, label, name in the file. */
const at = (
  node: string,
  lines: readonly (readonly [key: FieldName, label: string, name: string])[],
): Line[] => lines.map(([key, label, name]) => [key, label, `${node}.${name}`]);
const signed = { min: LOSS };

const E = 'EquityAndLiablities';
const FUND = `${E}.ShareHolderFund`;
const RESERVES = `${FUND}.ResrNSurp`;
const NON = `${E}.NonCurrLiabilities`;
const LTB = `${NON}.LongTermBorrowings`;
const CUR = `${E}.CurrentLiabilities`;
const A = 'Assets.NonCurrAssets';
const C = 'Assets.CurrentAssets';

const fund: readonly Line[] = [
  ...at(`${FUND}.ShareCapital`, [
    ['authorised', 'Authorised share capital', 'Authorised'],
    ['share_capital', 'Issued, subscribed and fully paid up', 'IssuedSubsPaidUp'],
    ['not_fully_paid', 'Subscribed but not fully paid', 'SubscribedNotFullyPaid'],
  ]),
  ...at(RESERVES, [
    ['capital_reserve', 'Capital reserve', 'CapResr'],
    ['redemption_reserve', 'Capital redemption reserve', 'CapRedempResr'],
    ['premium', 'Securities premium', 'SecurPremResr'],
    ['debenture_reserve', 'Debenture redemption reserve', 'DebunRedResr'],
    ['revaluation_reserve', 'Revaluation reserve', 'RevResr'],
    ['share_options', 'Share options outstanding', 'ShareOptOSAmount'],
  ]),
  ['surplus', 'Surplus: balance of the profit and loss account', `${RESERVES}.PLAccount`, signed],
];
const afterFund: readonly Line[] = [
  ['warrants', 'Money received against share warrants', `${FUND}.MoneyRecvdAgainstShares`],
  ...at(`${E}.ShareAppMoneyAllot`, [
    ['application_recent', 'Share application money pending up to a year', 'PendingLtOneYr'],
    ['application_old', 'Share application money pending for more than a year', 'PendingMtOneYr'],
  ]),
];
const longTerm: readonly Line[] = [
  ...at(LTB, [
    ['bonds_foreign', 'Bonds and debentures in foreign currency', 'BondsDebentures.ForeignCurrency'],
    ['bonds_rupee', 'Bonds and debentures in rupees', 'BondsDebentures.Rupee'],
    ['loans_foreign', 'Term loans in foreign currency', 'TermLoans.ForeignCurrency'],
    ['loans_banks', 'Rupee term loans from banks', 'TermLoans.RupeeLoans.FromBanks'],
    ['loans_others', 'Rupee term loans from others', 'TermLoans.RupeeLoans.FromOthers'],
    ['deferred_payment', 'Deferred payment liabilities', 'DeferredPymtLiabilities'],
    ['deposits_related', 'Deposits from related parties', 'DepositsFrmRelatedParties'],
    ['deposits_other', 'Other deposits', 'OtherDeposits'],
    ['advances_related', 'Loans and advances from related parties', 'LoansAndAdv'],
    ['advances_other', 'Other loans and advances', 'OthersLoanAdv'],
    ['lease_long', 'Long-term maturities of finance lease obligations', 'LongTermMaturities'],
  ]),
  ['deferred_tax', 'Net deferred tax liability', `${NON}.NetDefferedTaxLiability`],
  ...at(`${NON}.OthLongTermLiablities`, [
    ['payables_long', 'Trade payables, long-term', 'TradePayables'],
    ['other_long', 'Other long-term liabilities', 'Others'],
  ]),
  ...at(`${NON}.LongTermProvisions`, [
    ['employee_long', 'Long-term provision for employee benefits', 'ProvEmpBenefits'],
    ['provision_long', 'Other long-term provisions', 'Others'],
  ]),
];
const STB = `${CUR}.ShortTrmBorrowings`;
const currentLiabilities: readonly Line[] = [
  ...at(`${STB}.LoansRepaybleOnDemand`, [
    ['demand_banks', 'Loans repayable on demand, from banks', 'FromBanks'],
    ['demand_nbfc', 'Loans repayable on demand, from non-banking finance companies', 'FrmNonBanking'],
    ['demand_institutions', 'Loans repayable on demand, from other financial institutions', 'OthFinanceInst'],
    ['demand_others', 'Loans repayable on demand, from others', 'Others'],
  ]),
  ...at(STB, [
    ['short_deposits_related', 'Short-term deposits from related parties', 'DepositsFrmRelatedParties'],
    ['short_related', 'Short-term loans and advances from related parties', 'LoansAndAdv'],
    ['short_other', 'Other short-term loans and advances', 'OthLoansAndAdv'],
    ['short_deposits', 'Other short-term deposits', 'OthDeposits'],
  ]),
  ...at(`${CUR}.TradePayables`, [
    ['payables_old', 'Trade payables outstanding for more than a year', 'OSMoreThanOneYr'],
    ['payables', 'Other trade payables', 'Others'],
  ]),
  ...at(`${CUR}.OthCurrLiabilities`, [
    ['maturities_debt', 'Current maturities of long-term debt', 'CurrMatOnLTDebt'],
    ['maturities_lease', 'Current maturities of finance lease obligations', 'CurrMatFinanceOblg'],
    ['interest_not_due', 'Interest accrued but not due', 'AccrInterestNotDue'],
    ['interest_due', 'Interest accrued and due', 'AccrInterest'],
    ['received_in_advance', 'Income received in advance', 'IncRecvdAdvance'],
    ['unpaid_dividend', 'Unpaid dividend', 'UnpaidDividend'],
    ['refund_application', 'Application money due for refund', 'AppMonyRecvdAllotSecurities'],
    ['unpaid_deposits', 'Unpaid matured deposits', 'UnpaidMatDeposits'],
    ['unpaid_debentures', 'Unpaid matured debentures', 'UnpaidMatureDebenture'],
    ['other_payables', 'Other payables', 'OthPayables'],
  ]),
  ...at(`${CUR}.ShortTermProv`, [
    ['employee_short', 'Short-term provision for employee benefits', 'EmpBenefitProv'],
    ['tax_provision', 'Provision for income-tax', 'ITProvision'],
    ['dividend_provision', 'Proposed dividend', 'ProposedDividend'],
    ['dividend_tax_provision', 'Tax on dividend', 'TaxOnDividend'],
    ['other_provision', 'Other short-term provisions', 'OthProvision'],
  ]),
];
const FIXED = `${A}.FixedAsset`;
const held = (prefix: 'long' | 'short', label: string, node: string) =>
  at(node, [
    [`${prefix}_listed`, `${label}: listed equities`, 'EquityInstruments.ListedEquities'],
    [`${prefix}_unlisted`, `${label}: unlisted equities`, 'EquityInstruments.UnListedEquities'],
    [`${prefix}_preference`, `${label}: preference shares`, 'PreferenceShares'],
    [`${prefix}_government`, `${label}: Government or trust securities`, 'GovtOrTrustSecurities'],
    [`${prefix}_debentures`, `${label}: debentures or bonds`, 'DebenturesOrBonds'],
    [`${prefix}_funds`, `${label}: mutual funds`, 'MutualFunds'],
    [`${prefix}_firms`, `${label}: partnership firms`, 'InvstmntInPrtnrShipFirm'],
    [`${prefix}_others`, `${label}: others`, 'OtherInvstmnts'],
  ]);
const nonCurrent: readonly Line[] = [
  ...at(`${FIXED}.Tangible`, [
    ['tangible_gross', 'Tangible assets: gross block', 'GrossBlock'],
    ['tangible_depreciation', 'Tangible assets: depreciation', 'Depreciation'],
    ['tangible_impairment', 'Tangible assets: impairment', 'ImpairmentLosses'],
  ]),
  ...at(`${FIXED}.InTangible`, [
    ['intangible_gross', 'Intangible assets: gross block', 'GrossBlock'],
    ['intangible_amortised', 'Intangible assets: amortisation', 'Amortization'],
    ['intangible_impairment', 'Intangible assets: impairment', 'ImpairmentLosses'],
  ]),
  ...at(FIXED, [
    ['work_in_progress', 'Capital work in progress', 'CapWrkProg'],
    ['intangible_progress', 'Intangible assets under development', 'IntangibleAssetUnDev'],
  ]),
  ['long_property', 'Long-term: investment in property', `${A}.NonCurrInvstmnts.InvInProperty`],
  ...held('long', 'Long-term', `${A}.NonCurrInvstmnts`),
  ['deferred_tax_asset', 'Deferred tax asset', `${A}.NetDeferredTaxAssets`],
  ...at(`${A}.LongTrmLoanAdv`, [
    ['capital_advances', 'Capital advances', 'CapitalAdv'],
    ['security_deposits', 'Security deposits', 'SecurityDeposits'],
    ['long_advances_related', 'Long-term loans and advances to related parties', 'LoanAdvRelatedParties'],
    ['long_advances', 'Other long-term loans and advances', 'OthLoanAdv'],
    ['long_business', 'of which for business or profession', 'LTLoanAdvDtls.BusOrProf'],
    ['long_not_business', 'of which not for business or profession', 'LTLoanAdvDtls.NotForBusOrProf'],
    ['long_holders', 'of which to shareholders, section 2(22)(e)', 'LTLoanAdvDtls.ShareHolderUs2_22'],
  ]),
  ...at(`${A}.OthNonCurrAssets`, [
    ['receivables_secured', 'Long-term trade receivables, secured', 'LTTradeReceivables.Secured'],
    ['receivables_unsecured', 'Long-term trade receivables, unsecured', 'LTTradeReceivables.Unsecured'],
    ['receivables_doubtful', 'Long-term trade receivables, doubtful', 'LTTradeReceivables.Doubtful'],
    ['other_non_current', 'Other non-current assets', 'Others'],
    ['non_current_holders', 'of which due from shareholders, section 2(22)(e)', 'NonCurrAssetUs2_22'],
  ]),
];
const current: readonly Line[] = [
  ...held('short', 'Current', `${C}.CurrInvstmnts`),
  ...at(`${C}.Inventories`, [
    ['raw_material', 'Raw materials', 'RawMatl'],
    ['stock_in_process', 'Work in progress', 'WorkInProgress'],
    ['finished_goods', 'Finished goods or traded goods', 'FinOrTradGood'],
    ['stock_in_trade', 'Stock-in-trade', 'StkInTrade'],
    ['stores', 'Stores and consumables, including packing material', 'StoresConsumables'],
    ['loose_tools', 'Loose tools', 'LooseTools'],
    ['other_stock', 'Other inventories', 'Others'],
  ]),
  ...at(`${C}.TradeReceivables`, [
    ['receivables_old', 'Trade receivables outstanding for more than six months', 'OSMoreThanSixMonths'],
    ['receivables', 'Other trade receivables', 'Others'],
  ]),
  ...at(`${C}.CashNCashEquivalents`, [
    ['bank', 'Balances with banks', 'BalWithBanks'],
    ['cheques', 'Cheques and drafts', 'ChequesDrafts'],
    ['cash', 'Cash in hand', 'CashInHand'],
    ['other_cash', 'Other cash and cash equivalents', 'Others'],
  ]),
  ...at(`${C}.TotShortTermLoanAdv`, [
    ['short_advances_related', 'Short-term loans and advances to related parties', 'LoanAdv'],
    ['short_advances', 'Other short-term loans and advances given', 'Others'],
    ['short_business', 'of which for business or profession', 'STLoanAdvDtls.BusOrProf'],
    ['short_not_business', 'of which not for business or profession', 'STLoanAdvDtls.NotForBusOrProf'],
    ['short_holders', 'of which to shareholders, section 2(22)(e)', 'STLoanAdvDtls.ShareHolderUs2_22'],
  ]),
  ['other_current', 'Other current assets', `${C}.OtherCurrAssets`],
];

const rest = ['preference', 'government', 'debentures', 'funds', 'firms', 'others'] as const;

/** Totals in the order of working: key, label, place, parts (a leading minus takes away), sign. */
const totals: readonly (readonly [
  key: FieldName,
  label: string,
  json: string,
  of: Terms,
  signed?: boolean,
])[] = [
  [
    'total_capital',
    'Share capital',
    `${FUND}.ShareCapital.TotShareCapital`,
    ['share_capital', 'not_fully_paid'],
  ],
  ['other_reserves', 'Other reserves', `${RESERVES}.OtherResrvTotal`, [], true],
  [
    'total_reserves',
    'Reserves and surplus',
    `${RESERVES}.TotResrNSurp`,
    [
      'capital_reserve',
      'redemption_reserve',
      'premium',
      'debenture_reserve',
      'revaluation_reserve',
      'share_options',
      'other_reserves',
      'surplus',
    ],
    true,
  ],
  [
    'total_fund',
    'Shareholders’ funds',
    `${FUND}.TotShareHolderFund`,
    ['total_capital', 'total_reserves', 'warrants'],
    true,
  ],
  [
    'total_application_money',
    'Share application money pending allotment',
    `${E}.ShareAppMoneyAllot.Total`,
    ['application_recent', 'application_old'],
  ],
  ['total_bonds', 'Bonds and debentures', `${LTB}.BondsDebentures.Total`, ['bonds_foreign', 'bonds_rupee']],
  ['rupee_loans', 'Rupee term loans', `${LTB}.TermLoans.RupeeLoans.Total`, ['loans_banks', 'loans_others']],
  ['total_term_loans', 'Term loans', `${LTB}.TermLoans.TotalTermLoans`, ['loans_foreign', 'rupee_loans']],
  [
    'total_long_borrowings',
    'Long-term borrowings',
    `${LTB}.TotalLTBorrowings`,
    [
      'total_bonds',
      'total_term_loans',
      'deferred_payment',
      'deposits_related',
      'deposits_other',
      'advances_related',
      'advances_other',
      'lease_long',
    ],
  ],
  [
    'total_other_long',
    'Other long-term liabilities, total',
    `${NON}.OthLongTermLiablities.TotalOthLtLiabilities`,
    ['payables_long', 'other_long'],
  ],
  [
    'total_long_provisions',
    'Long-term provisions',
    `${NON}.LongTermProvisions.Total`,
    ['employee_long', 'provision_long'],
  ],
  [
    'total_non_current_liabilities',
    'Non-current liabilities',
    `${NON}.TotalNonCurrLiabilites`,
    ['total_long_borrowings', 'deferred_tax', 'total_other_long', 'total_long_provisions'],
  ],
  [
    'total_demand',
    'Loans repayable on demand',
    `${STB}.LoansRepaybleOnDemand.TotLoansRepaybleOnDemand`,
    ['demand_banks', 'demand_nbfc', 'demand_institutions', 'demand_others'],
  ],
  [
    'total_short_borrowings',
    'Short-term borrowings',
    `${STB}.TotShortTrmBorrowings`,
    ['total_demand', 'short_deposits_related', 'short_related', 'short_other', 'short_deposits'],
  ],
  [
    'total_payables',
    'Trade payables',
    `${CUR}.TradePayables.TotalTradePayables`,
    ['payables_old', 'payables'],
  ],
  [
    'total_other_current',
    'Other current liabilities',
    `${CUR}.OthCurrLiabilities.TotOthCurrLiabilities`,
    [
      'maturities_debt',
      'maturities_lease',
      'interest_not_due',
      'interest_due',
      'received_in_advance',
      'unpaid_dividend',
      'refund_application',
      'unpaid_deposits',
      'unpaid_debentures',
      'other_payables',
    ],
  ],
  [
    'total_provisions',
    'Short-term provisions',
    `${CUR}.ShortTermProv.TotShortTermProvisions`,
    ['employee_short', 'tax_provision', 'dividend_provision', 'dividend_tax_provision', 'other_provision'],
  ],
  [
    'total_current_liabilities',
    'Current liabilities',
    `${CUR}.TotCurrLiabilitiesProvision`,
    ['total_short_borrowings', 'total_payables', 'total_other_current', 'total_provisions'],
  ],
  [
    'total_liabilities',
    'Equity and liabilities',
    `${E}.TotEquityAndLiabilities`,
    ['total_fund', 'total_application_money', 'total_non_current_liabilities', 'total_current_liabilities'],
    true,
  ],
  [
    'tangible_net',
    'Tangible assets: net block',
    `${FIXED}.Tangible.NetBlock`,
    ['tangible_gross', '-tangible_depreciation', '-tangible_impairment'],
  ],
  [
    'intangible_net',
    'Intangible assets: net block',
    `${FIXED}.InTangible.NetBlock`,
    ['intangible_gross', '-intangible_amortised', '-intangible_impairment'],
  ],
  [
    'total_fixed',
    'Fixed assets',
    `${FIXED}.TotFixedAsset`,
    ['tangible_net', 'intangible_net', 'work_in_progress', 'intangible_progress'],
  ],
  [
    'long_equities',
    'Long-term: equities',
    `${A}.NonCurrInvstmnts.EquityInstruments.Total`,
    ['long_listed', 'long_unlisted'],
  ],
  [
    'long_investments',
    'Non-current investments',
    `${A}.NonCurrInvstmnts.TotNonCurrInvstmnts`,
    ['long_property', 'long_equities', ...rest.map((key) => `long_${key}` as const)],
  ],
  [
    'total_long_advances',
    'Long-term loans and advances',
    `${A}.LongTrmLoanAdv.TotLTLoanAdv`,
    ['capital_advances', 'security_deposits', 'long_advances_related', 'long_advances'],
  ],
  [
    'total_long_receivables',
    'Long-term trade receivables',
    `${A}.OthNonCurrAssets.LTTradeReceivables.TotOthNonCurrAssets`,
    ['receivables_secured', 'receivables_unsecured', 'receivables_doubtful'],
  ],
  [
    'total_other_non_current',
    'Other non-current assets, total',
    `${A}.OthNonCurrAssets.Total`,
    ['total_long_receivables', 'other_non_current'],
  ],
  [
    'total_non_current',
    'Non-current assets',
    `${A}.TotNonCurrAssets`,
    [
      'total_fixed',
      'long_investments',
      'deferred_tax_asset',
      'total_long_advances',
      'total_other_non_current',
    ],
  ],
  [
    'short_equities',
    'Current: equities',
    `${C}.CurrInvstmnts.EquityInstruments.Total`,
    ['short_listed', 'short_unlisted'],
  ],
  [
    'short_investments',
    'Current investments',
    `${C}.CurrInvstmnts.TotCurrInvstmnts`,
    ['short_equities', ...rest.map((key) => `short_${key}` as const)],
  ],
  [
    'total_inventories',
    'Inventories',
    `${C}.Inventories.TotInventries`,
    [
      'raw_material',
      'stock_in_process',
      'finished_goods',
      'stock_in_trade',
      'stores',
      'loose_tools',
      'other_stock',
    ],
  ],
  [
    'total_receivables',
    'Trade receivables',
    `${C}.TradeReceivables.TotalTradeReceivables`,
    ['receivables_old', 'receivables'],
  ],
  [
    'total_cash',
    'Cash and cash equivalents',
    `${C}.CashNCashEquivalents.TotCashNCashEquivalents`,
    ['bank', 'cheques', 'cash', 'other_cash'],
  ],
  [
    'total_short_advances',
    'Short-term loans and advances',
    `${C}.TotShortTermLoanAdv.TotShrtTermLoans`,
    ['short_advances_related', 'short_advances'],
  ],
  [
    'total_current',
    'Current assets',
    `${C}.TotCurrAssets`,
    [
      'short_investments',
      'total_inventories',
      'total_receivables',
      'total_cash',
      'total_short_advances',
      'other_current',
    ],
  ],
  ['total_assets', 'Assets', 'TotalAssets', ['total_non_current', 'total_current'], true],
];

/** What each total is made of; a leading minus takes away. The order is the order of working. */
export const balanceSums6: Sums = Object.fromEntries(totals.map(([key, , , parts]) => [key, parts]));

const sums = worked(totals.map(([key, label, json, , sign]): Line => [key, label, json, sign ? signed : {}]));
const only = (from: FieldName, to: FieldName) => {
  const keys = totals.map(([key]) => key);
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)];
  if (first < 0 || last < first) throw new Error(`no totals from ${from} to ${to}`);
  return Object.fromEntries(keys.slice(first, last + 1).map((key) => [key, sums[key]!]));
};

const STL = `${C}.TotShortTermLoanAdv.STLoanAdvDtls`;
const LTL = `${A}.LongTrmLoanAdv.LTLoanAdvDtls`;

/** Part A-BS: balance sheet by Schedule III of the Companies Act. */
export const balanceSheet = sheet(
  {
    label: 'Balance sheet',
    json: 'PARTA_BSFor6FrmAY13',
    needs: [
      '',
      `${FUND}.ShareCapital`,
      RESERVES,
      `${E}.ShareAppMoneyAllot`,
      `${LTB}.TermLoans.RupeeLoans`,
      `${LTB}.BondsDebentures`,
      `${NON}.OthLongTermLiablities`,
      `${NON}.LongTermProvisions`,
      `${STB}.LoansRepaybleOnDemand`,
      `${CUR}.TradePayables`,
      `${CUR}.OthCurrLiabilities`,
      `${CUR}.ShortTermProv`,
      `${FIXED}.Tangible`,
      `${FIXED}.InTangible`,
      `${A}.NonCurrInvstmnts.EquityInstruments`,
      LTL,
      `${A}.OthNonCurrAssets.LTTradeReceivables`,
      `${C}.CurrInvstmnts.EquityInstruments`,
      `${C}.Inventories`,
      `${C}.TradeReceivables`,
      `${C}.CashNCashEquivalents`,
      STL,
    ],
    reported: true,
    when: notIndAs,
    help: 'As per Division I of Schedule III of the Companies Act, on the last day of the year',
  },
  {
    ...typed(fund),
    reserves: table(
      { label: 'Other reserves by kind', rowLabel: 'Reserve', json: `${RESERVES}.OtherResrvDtls` },
      { nature: words('Nature', 'Nature', 50), amount: money('Amount', 'Amount') },
    ).optional(),
    ...only('total_capital', 'total_reserves'),
    ...typed(afterFund),
    ...only('total_fund', 'total_application_money'),
    ...typed(longTerm),
    ...only('total_bonds', 'total_non_current_liabilities'),
    ...typed(currentLiabilities),
    ...only('total_demand', 'total_liabilities'),
    ...typed(nonCurrent),
    ...only('tangible_net', 'total_non_current'),
    ...typed(current),
    ...only('short_equities', 'total_assets'),
  },
).optional();

const { shape } = balanceSheet.unwrap();
for (const [key, , , parts] of totals)
  for (const part of [key, ...parts.map((p) => p.replace(/^-/, ''))])
    if (!(part in shape)) throw new Error(`the balance sheet of ITR-6 has no ${part}`);
