import type * as z from 'zod';
import type { FormValues } from '../../../forms/paths.ts';
import { sum } from '../../../money.ts';
import { money, total, words } from '../../common/fields.ts';
import { rowsOf, signed as whole } from '../../common/read.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS } from '../../itr3/parts/lines.ts';
import type { FieldName, Row, Terms } from '../../values/names.ts';

/** A company whose accounts are by the Indian Accounting Standards, and one whose are not. */
export const indAs = (_: Row, all: Row): boolean =>
  (all['filing'] as Row | undefined)?.['indian_accounting'] === 'Y';
export const notIndAs = (row: Row, all: Row): boolean => !indAs(row, all);

/** Something of a sheet in the department's order: an amount, rows by kind with their total, or a total of keys. */
type Item =
  | { kind: 'line'; line: Line }
  | { kind: 'rows'; key: FieldName; label: string; json: string; total?: string; signed: boolean }
  | { kind: 'total'; key: FieldName; label: string; json: string; of: Terms; signed: boolean };

const lines = (
  node: string,
  list: readonly (readonly [FieldName, string, string])[],
  signed = false,
): Item[] =>
  list.map(([key, label, name]) => ({
    kind: 'line',
    line: [key, label, `${node}.${name}`, signed ? { min: LOSS } : {}],
  }));
/** Rows to be specified, with their total if the file has one. */
const others = (
  key: FieldName,
  label: string,
  node: string,
  list: string,
  sumOf: string | undefined = 'OthersTotal',
  signed = false,
): Item[] => [
  {
    kind: 'rows',
    key,
    label,
    json: `${node}.${list}`,
    signed,
    ...(sumOf ? { total: `${node}.${sumOf}` } : {}),
  },
];
/** A total; a leading minus takes away. */
const adds = (key: FieldName, label: string, json: string, of: Terms, signed = false): Item[] => [
  { kind: 'total', key, label, json, of, signed },
];

const EQ = 'EquityAndLiablities.Equity';
const OTHER = `${EQ}.OtherEquityReserv`;
const NON = 'EquityAndLiablities.Liabilities.NonCurrLiabilities';
const FIN = `${NON}.FinancialLiabilities`;
const CUR = 'EquityAndLiablities.Liabilities.CurrentLiabilities';
const BORROWED = `${CUR}.FinancialLiabBorrowings`;
const DUE = `${CUR}.OthFinancialLiabilities`;
const OWED = `${CUR}.OtherCuurLiabilities`;
const PPE = 'Assets.NonCurrAssets.PropertyPlantEquip';
const HELD = `${PPE}.FinancialAssets`;
const C = 'Assets.CurrentAssets';
const CF = `${C}.FinancialAssets`;

/** Investments of a kind of assets. */
const held = (
  prefix: 'long' | 'short',
  label: string,
  node: string,
  sumOf: string,
  rowsTotal?: string,
): Item[] => [
  ...lines(node, [
    [`${prefix}_listed`, `${label}: listed equities`, 'ListedEquities'],
    [`${prefix}_unlisted`, `${label}: unlisted equities`, 'UnListedEquities'],
  ]),
  ...adds(`${prefix}_equities`, `${label}: equity instruments`, `${node}.Total`, [
    `${prefix}_listed`,
    `${prefix}_unlisted`,
  ]),
  ...lines(node, [
    [`${prefix}_preference`, `${label}: preference shares`, 'InvstPrfShares'],
    [`${prefix}_government`, `${label}: Government or trust securities`, 'InvstGovtTrust'],
    [`${prefix}_debentures`, `${label}: debentures or bonds`, 'InvstInDebenture'],
    [`${prefix}_funds`, `${label}: mutual funds`, 'InvstInMutualFunds'],
    [`${prefix}_firms`, `${label}: partnership firms`, 'InvstInPartnershpFirm'],
  ]),
  ...others(`${prefix}_others`, `${label}: others`, node, 'OtherInvestment', rowsTotal ?? ''),
  ...adds(
    `${prefix}_investments`,
    `${label}: investments`,
    `${node}.${sumOf}`,
    (['equities', 'preference', 'government', 'debentures', 'funds', 'firms', 'others'] as const).map(
      (key) => `${prefix}_${key}` as const,
    ),
  ),
];
const due = (prefix: 'long' | 'short', label: string, node: string): Item[] => [
  ...lines(node, [
    [`${prefix}_secured`, `${label}: secured, considered good`, 'SecuredConsGoods'],
    [`${prefix}_unsecured`, `${label}: unsecured, considered good`, 'UnSecuredConsGoods'],
    [`${prefix}_doubtful`, `${label}: doubtful`, 'Doubtful'],
  ]),
  ...adds(`${prefix}_receivables`, label, `${node}.TotalTradeReceivbls`, [
    `${prefix}_secured`,
    `${prefix}_unsecured`,
    `${prefix}_doubtful`,
  ]),
];
const lent = (prefix: 'lent_long' | 'lent_short', label: string, node: string): Item[] => [
  ...lines(node, [
    [`${prefix}_security_deposits`, `${label}: security deposits`, 'SecurityDepsts'],
    [`${prefix}_related`, `${label}: to related parties`, 'LoansRltdParties'],
  ]),
  ...others(`${prefix}_other_loans`, `${label}: others`, node, 'OtherLoans'),
  ...adds(`${prefix}_loans`, label, `${node}.TotalLoans`, [
    `${prefix}_security_deposits`,
    `${prefix}_related`,
    `${prefix}_other_loans`,
  ]),
  ...lines(node, [
    [`${prefix}_business`, 'of which for business or profession', 'LoansBPPurpose'],
    [`${prefix}_not_business`, 'of which not for business or profession', 'LoansNotBPPurpose'],
    [`${prefix}_holders`, 'of which to shareholders, section 2(22)(e)', 'LoansToShrHolders'],
  ]),
];

const equity: readonly Item[] = [
  ...lines(`${EQ}.EquityShareCapital`, [
    ['authorised', 'Authorised share capital', 'Authorised'],
    ['share_capital', 'Issued, subscribed and fully paid up', 'IssuedSubsPaidUp'],
    ['not_fully_paid', 'Subscribed but not fully paid', 'SubscribedNotFullyPaid'],
  ]),
  ...adds('total_capital', 'Equity share capital', `${EQ}.EquityShareCapital.TotShareCapital`, [
    'share_capital',
    'not_fully_paid',
  ]),
  ...lines(OTHER, [
    ['redemption_reserve', 'Capital redemption reserve', 'CapRedempResr'],
    ['debenture_reserve', 'Debenture redemption reserve', 'DebunRedResr'],
    ['share_options', 'Share options outstanding', 'ShareOptOSAmount'],
  ]),
  ...others('reserves', 'Other reserves by kind', OTHER, 'OtherResrvDtls', 'OthersTotal', true),
  ...adds(
    'total_reserves',
    'Other reserves',
    `${OTHER}.TotalOtherResrv`,
    ['redemption_reserve', 'debenture_reserve', 'share_options', 'reserves'],
    true,
  ),
  ...lines(OTHER, [['retained', 'Retained earnings', 'RetainedEarngs']], true),
  ...adds('other_equity', 'Other equity', `${OTHER}.TotResrNRetEar`, ['total_reserves', 'retained'], true),
  ...adds('total_equity', 'Equity', `${OTHER}.TotalEquity`, ['total_capital', 'other_equity'], true),
];
const nonCurrentLiabilities: readonly Item[] = [
  ...lines(`${FIN}.BondsDebentures`, [
    ['bonds_foreign', 'Bonds and debentures in foreign currency', 'ForeignCurrency'],
    ['bonds_rupee', 'Bonds and debentures in rupees', 'Rupee'],
  ]),
  ...adds('total_bonds', 'Bonds and debentures', `${FIN}.BondsDebentures.Total`, [
    'bonds_foreign',
    'bonds_rupee',
  ]),
  ...lines(`${FIN}.TermLoans`, [
    ['loans_foreign', 'Term loans in foreign currency', 'ForeignCurrency'],
    ['loans_banks', 'Rupee term loans from banks', 'RupeeLoans.FromBanks'],
    ['loans_others', 'Rupee term loans from others', 'RupeeLoans.FromOthers'],
  ]),
  ...adds('rupee_loans', 'Rupee term loans', `${FIN}.TermLoans.RupeeLoans.Total`, [
    'loans_banks',
    'loans_others',
  ]),
  ...adds('total_term_loans', 'Term loans', `${FIN}.TermLoans.TotalTermLoans`, [
    'loans_foreign',
    'rupee_loans',
  ]),
  ...lines(FIN, [
    ['deferred_payment', 'Deferred payment liabilities', 'DeferredPymtLiabilities'],
    ['long_deposits', 'Long-term deposits', 'Deposits'],
    ['long_related', 'Long-term loans from related parties', 'LoansReltdParties'],
    ['lease_long', 'Long-term maturities of finance lease obligations', 'LongTermMaturities'],
    ['compound', 'Liability component of compound financial instruments', 'LiabilityComp'],
    ['long_other_loans', 'Other long-term loans', 'OtherLoans'],
  ]),
  ...adds('total_long_borrowings', 'Long-term borrowings', `${FIN}.TotalLTBorrowings`, [
    'total_bonds',
    'total_term_loans',
    'deferred_payment',
    'long_deposits',
    'long_related',
    'lease_long',
    'compound',
    'long_other_loans',
  ]),
  ...lines(FIN, [
    ['payables_long', 'Trade payables, long-term', 'TradePayables'],
    ['financial_long', 'Other financial liabilities, long-term', 'OtherFinancialLiab'],
  ]),
  ...lines(`${NON}.Provisions`, [
    ['employee_long', 'Long-term provision for employee benefits', 'ProvEmpBenefits'],
  ]),
  ...others('provision_long', 'Other long-term provisions', `${NON}.Provisions`, 'OthersProvisions'),
  ...adds('total_long_provisions', 'Long-term provisions', `${NON}.Provisions.TotalProvisions`, [
    'employee_long',
    'provision_long',
  ]),
  ...lines(NON, [['deferred_tax', 'Net deferred tax liability', 'DefrdTaxCurrLiabilites']]),
  ...lines(`${NON}.OtherNonCurLiabilites`, [['advances_long', 'Long-term advances received', 'Advances']]),
  ...others(
    'other_long',
    'Other non-current liabilities',
    `${NON}.OtherNonCurLiabilites`,
    'OthersNonCurrLiab',
  ),
  ...adds(
    'total_other_long',
    'Other non-current liabilities: total',
    `${NON}.OtherNonCurLiabilites.TotalOthNonCurrLiab`,
    ['advances_long', 'other_long'],
  ),
  ...adds('total_non_current_liabilities', 'Non-current liabilities', `${NON}.TotalNonCurrLiab`, [
    'total_long_borrowings',
    'payables_long',
    'financial_long',
    'total_long_provisions',
    'deferred_tax',
    'total_other_long',
  ]),
];
const currentLiabilities: readonly Item[] = [
  ...lines(`${BORROWED}.LoansRepaybleOnDemand`, [
    ['demand_banks', 'Loans repayable on demand, from banks', 'FromBanks'],
    ['demand_others', 'Loans repayable on demand, from others', 'FrmOtherParties'],
  ]),
  ...adds(
    'total_demand',
    'Loans repayable on demand',
    `${BORROWED}.LoansRepaybleOnDemand.TotLoansRepaybleOnDemand`,
    ['demand_banks', 'demand_others'],
  ),
  ...lines(BORROWED, [
    ['short_related', 'Short-term loans from related parties', 'LoansFrmRelatedParties'],
    ['short_deposits', 'Other short-term deposits', 'Deposits'],
  ]),
  ...others('short_loans', 'Other short-term loans', BORROWED, 'BrwngOtherLoans'),
  ...adds('total_short_borrowings', 'Short-term borrowings', `${BORROWED}.TotalBorrowings`, [
    'total_demand',
    'short_related',
    'short_deposits',
    'short_loans',
  ]),
  ...lines(BORROWED, [['payables', 'Trade payables', 'TradePayables']]),
  ...lines(DUE, [
    ['maturities_debt', 'Current maturities of long-term debt', 'CurrMatOnLTDebt'],
    ['maturities_lease', 'Current maturities of finance lease obligations', 'CurrMatFinanceOblg'],
    ['interest', 'Interest accrued', 'AccrInterest'],
    ['unpaid_dividend', 'Unpaid dividend', 'UnpaidDividend'],
    ['refund_application', 'Application money due for refund', 'AppMonyRecvdAllotSecurities'],
    ['unpaid_deposits', 'Unpaid matured deposits', 'UnpaidMatDeposits'],
    ['unpaid_debentures', 'Unpaid matured debentures', 'UnpaidMatureDebenture'],
  ]),
  ...others('other_payables', 'Other payables', DUE, 'OthPayables'),
  ...adds('total_other_financial', 'Other financial liabilities', `${DUE}.TotOthFinancialLiab`, [
    'maturities_debt',
    'maturities_lease',
    'interest',
    'unpaid_dividend',
    'refund_application',
    'unpaid_deposits',
    'unpaid_debentures',
    'other_payables',
  ]),
  ...adds('total_financial', 'Financial liabilities', `${CUR}.TottalFinancialLiab`, [
    'total_short_borrowings',
    'payables',
    'total_other_financial',
  ]),
  ...lines(OWED, [['received_in_advance', 'Income received in advance', 'RevenueRecvdAdvance']]),
  ...others('other_advances', 'Other advances received', OWED, 'OtherAdvance', 'OthersAdvTotal'),
  ...others('other_current_liabilities', 'Others', OWED, 'Others'),
  ...adds('total_other_current_liabilities', 'Other current liabilities', `${OWED}.TotalOthCurrLiab`, [
    'received_in_advance',
    'other_advances',
    'other_current_liabilities',
  ]),
  ...lines(`${CUR}.Provosions`, [
    ['employee_short', 'Short-term provision for employee benefits', 'ProvosionEmpBenft'],
  ]),
  ...others('other_provision', 'Other short-term provisions', `${CUR}.Provosions`, 'OthersProvisions'),
  ...adds('total_short_provisions', 'Short-term provisions', `${CUR}.Provosions.TotalProvosions`, [
    'employee_short',
    'other_provision',
  ]),
  ...lines(CUR, [['tax_liability', 'Current tax liabilities, net', 'CurrTaxLiabilities']]),
  ...adds('total_current_liabilities', 'Current liabilities', `${CUR}.TotalCurrentLiab`, [
    'total_financial',
    'total_other_current_liabilities',
    'total_short_provisions',
    'tax_liability',
  ]),
  ...adds(
    'total_liabilities',
    'Equity and liabilities',
    `${CUR}.TotalEquityLiab`,
    ['total_equity', 'total_non_current_liabilities', 'total_current_liabilities'],
    true,
  ),
];
const nonCurrentAssets: readonly Item[] = [
  ...lines(PPE, [
    ['plant_gross', 'Property, plant and equipment: gross block', 'GrossBlock'],
    ['plant_depreciation', 'Property, plant and equipment: depreciation', 'Depreciation'],
    ['plant_impairment', 'Property, plant and equipment: impairment', 'ImpairmentLosses'],
  ]),
  ...adds('plant_net', 'Property, plant and equipment: net block', `${PPE}.NetBlock`, [
    'plant_gross',
    '-plant_depreciation',
    '-plant_impairment',
  ]),
  ...lines(PPE, [
    ['work_in_progress', 'Capital work in progress', 'CapWrkProg'],
    ['property_gross', 'Investment property: gross block', 'InvstPropGrossBlock'],
    ['property_depreciation', 'Investment property: depreciation', 'InvstPropDepreciation'],
    ['property_impairment', 'Investment property: impairment', 'InvstPropImprLosses'],
  ]),
  ...adds('property_net', 'Investment property: net block', `${PPE}.InvstPropNetBlock`, [
    'property_gross',
    '-property_depreciation',
    '-property_impairment',
  ]),
  ...lines(PPE, [
    ['goodwill_gross', 'Goodwill: gross block', 'GoodWlGrossBlock'],
    ['goodwill_impairment', 'Goodwill: impairment', 'GoodWlImprLosses'],
  ]),
  ...adds('goodwill_net', 'Goodwill: net block', `${PPE}.GoodWlNetBlock`, [
    'goodwill_gross',
    '-goodwill_impairment',
  ]),
  ...lines(PPE, [
    ['intangible_gross', 'Other intangible assets: gross block', 'OthIntAstGrossBlock'],
    ['intangible_amortised', 'Other intangible assets: amortisation', 'OthIntAstAmortisation'],
    ['intangible_impairment', 'Other intangible assets: impairment', 'OthIntAstImprLosses'],
  ]),
  ...adds('intangible_net', 'Other intangible assets: net block', `${PPE}.OthIntAstNetBlock`, [
    'intangible_gross',
    '-intangible_amortised',
    '-intangible_impairment',
  ]),
  ...lines(PPE, [
    ['intangible_progress', 'Intangible assets under development', 'IntAstUndrDevlpmnt'],
    ['biological_gross', 'Biological assets other than bearer plants: gross block', 'BioAstGrossBlock'],
    ['biological_impairment', 'Biological assets: impairment', 'BioAstImprLosses'],
  ]),
  ...adds('biological_net', 'Biological assets: net block', `${PPE}.BioAstNetBlock`, [
    'biological_gross',
    '-biological_impairment',
  ]),
  ...held('long', 'Long-term', `${HELD}.Investments`, 'TotalNonCurrentInvst', 'OthersTotal'),
  ...due('long', 'Long-term trade receivables', `${HELD}.TradeReceivables`),
  ...lent('lent_long', 'Long-term loans', `${HELD}.Loans`),
  ...lines(`${HELD}.OtherFinacialAssets`, [
    ['bank_deposits', 'Bank deposits of more than 12 months', 'BankDeposits'],
    ['other_deposits', 'Other long-term financial assets', 'OtherDeposits'],
  ]),
  ...adds(
    'other_financial_assets',
    'Other financial assets, long-term',
    `${HELD}.OtherFinacialAssets.TotalOthFinancialAsst`,
    ['bank_deposits', 'other_deposits'],
  ),
  ...lines(`${HELD}.OtherFinacialAssets`, [['deferred_tax_asset', 'Deferred tax asset', 'DefrdTaxAsst']]),
  ...lines(`${HELD}.OtherNonCurrentAssets`, [
    ['capital_advances', 'Capital advances', 'CapitalAdvanc'],
    ['long_advances', 'Long-term advances other than capital advances', 'AdvancOthCapital'],
  ]),
  ...others(
    'long_other_assets',
    'Other non-current assets',
    `${HELD}.OtherNonCurrentAssets`,
    'OtherNonCurrAsst',
  ),
  ...adds(
    'other_non_current',
    'Other non-current assets: total',
    `${HELD}.OtherNonCurrentAssets.TotalNonCurrAsst`,
    ['capital_advances', 'long_advances', 'long_other_assets'],
  ),
  ...lines(`${HELD}.OtherNonCurrentAssets`, [
    ['non_current_holders', 'of which due from shareholders, section 2(22)(e)', 'NonCurrAsstDueShrHldr'],
  ]),
  ...adds('total_non_current', 'Non-current assets', `${HELD}.TotalNonCurrntAsst`, [
    'plant_net',
    'work_in_progress',
    'property_net',
    'goodwill_net',
    'intangible_net',
    'intangible_progress',
    'biological_net',
    'long_investments',
    'long_receivables',
    'lent_long_loans',
    'other_financial_assets',
    'deferred_tax_asset',
    'other_non_current',
  ]),
];
const currentAssets: readonly Item[] = [
  ...lines(`${C}.Inventories`, [
    ['raw_material', 'Raw materials', 'RawMaterials'],
    ['stock_in_process', 'Work in progress', 'WorkInProgress'],
    ['finished_goods', 'Finished goods', 'FinishedGoods'],
    ['stock_in_trade', 'Stock-in-trade', 'StockInTrade'],
    ['stores', 'Stores and spares', 'StoresSpares'],
    ['loose_tools', 'Loose tools', 'LooseTools'],
    ['other_stock', 'Other inventories', 'Others'],
  ]),
  ...adds('total_inventories', 'Inventories', `${C}.Inventories.TotalInventories`, [
    'raw_material',
    'stock_in_process',
    'finished_goods',
    'stock_in_trade',
    'stores',
    'loose_tools',
    'other_stock',
  ]),
  ...held('short', 'Current', `${CF}.Investments`, 'TotalCurrentInvst'),
  ...due('short', 'Trade receivables', `${CF}.TradeReceivables`),
  ...lines(`${CF}.CashEquivalents`, [
    ['bank', 'Balances with banks', 'BalancesWithBanks'],
    ['cheques', 'Cheques and drafts', 'ChequeDraftsInHand'],
    ['cash', 'Cash in hand', 'CashOnHand'],
  ]),
  ...others('other_cash', 'Other cash and cash equivalents', `${CF}.CashEquivalents`, 'OtherCashDtls'),
  ...adds('total_cash', 'Cash and cash equivalents', `${CF}.CashEquivalents.TotalCashEquivalents`, [
    'bank',
    'cheques',
    'cash',
    'other_cash',
  ]),
  ...lines(`${CF}.CashEquivalents`, [['other_bank', 'Other balances with banks', 'BankBalanceOther']]),
  ...lent('lent_short', 'Short-term loans', `${CF}.Loans`),
  ...lines(CF, [['other_financial', 'Other current financial assets', 'OtherFinancialAsst']]),
  ...adds('total_financial_assets', 'Financial assets', `${CF}.TotalFinancialAsst`, [
    'short_investments',
    'short_receivables',
    'total_cash',
    'other_bank',
    'lent_short_loans',
    'other_financial',
  ]),
  ...lines(CF, [['tax_asset', 'Current tax assets, net', 'CurrentTaxAsst']]),
  ...lines(`${CF}.OtherCurrentAssets`, [
    ['short_advances', 'Advances other than capital advances', 'AdvancOthCapital'],
  ]),
  ...others('other_current_assets', 'Other current assets', `${CF}.OtherCurrentAssets`, 'OthersCurrentAssts'),
  ...adds(
    'total_other_current',
    'Other current assets: total',
    `${CF}.OtherCurrentAssets.TotalOthCurrentAsst`,
    ['short_advances', 'other_current_assets'],
  ),
  ...adds('total_current', 'Current assets', `${CF}.OtherCurrentAssets.TotalCurrAsst`, [
    'total_inventories',
    'total_financial_assets',
    'tax_asset',
    'total_other_current',
  ]),
  ...adds('total_assets', 'Assets', 'TotalAssets', ['total_non_current', 'total_current'], true),
];

const items = [
  ...equity,
  ...nonCurrentLiabilities,
  ...currentLiabilities,
  ...nonCurrentAssets,
  ...currentAssets,
];

const comprehensive: readonly Item[] = [
  ...lines(
    'ItemsNotReclsfdPnL',
    [
      ['revaluation', 'Changes in revaluation surplus', 'ChangesInSurplus'],
      ['remeasured', 'Remeasurements of defined benefit plans', 'ReMesDefinedBenftPlans'],
      ['equity_instruments', 'Equity instruments through other comprehensive income', 'EquityOCI'],
      ['own_credit', 'Fair value changes of own credit risk of liabilities at fair value', 'FairValFVTPl'],
      ['share_kept', 'Share in associates and joint ventures, not reclassified', 'ShareOfOtherComprInc'],
    ],
    true,
  ),
  ...others(
    'kept_others',
    'Others not reclassified',
    'ItemsNotReclsfdPnL',
    'OtherIncDtls',
    'OthersTotal',
    true,
  ),
  ...lines(
    'ItemsNotReclsfdPnL',
    [['kept_tax', 'Income tax on items not reclassified', 'IncomeTaxNotPnL']],
    true,
  ),
  ...adds(
    'kept',
    'Items not reclassified to profit or loss',
    'ItemsNotReclsfdPnL.TotalNotPnL',
    [
      'revaluation',
      'remeasured',
      'equity_instruments',
      'own_credit',
      'share_kept',
      'kept_others',
      'kept_tax',
    ],
    true,
  ),
  ...lines(
    'ItemsReclsfdPnL',
    [
      ['exchange', 'Exchange differences of a foreign operation', 'ExchangeDiff'],
      ['debt_instruments', 'Debt instruments through other comprehensive income', 'DebtsOCI'],
      ['hedges', 'Effective portion of gains and losses on cash flow hedges', 'EffecPortionGainnLoss'],
      ['share_reclassified', 'Share in associates and joint ventures, reclassified', 'ShareOCI'],
    ],
    true,
  ),
  ...others(
    'reclassified_others',
    'Others reclassified',
    'ItemsReclsfdPnL',
    'OtherIncDtls',
    'OthersTotal',
    true,
  ),
  ...lines(
    'ItemsReclsfdPnL',
    [['reclassified_tax', 'Income tax on items reclassified', 'IncomeTaxReclsPnL']],
    true,
  ),
  ...adds(
    'reclassified',
    'Items reclassified to profit or loss',
    'ItemsReclsfdPnL.TotalPnL',
    [
      'exchange',
      'debt_instruments',
      'hedges',
      'share_reclassified',
      'reclassified_others',
      'reclassified_tax',
    ],
    true,
  ),
];

const totalKey = (key: string) => `${key}_total`;
/** Fields of items; the total of rows has a separate key. */
const shapeOf = (list: readonly Item[]) =>
  Object.fromEntries(
    list.flatMap((item): [string, z.ZodType][] => {
      if (item.kind === 'line') {
        const [key, label, json, more] = item.line;
        return [[key, money(label, json, more ?? {})]];
      }
      const signed = item.signed ? { min: LOSS } : {};
      if (item.kind === 'total') return [[item.key, total(item.label, item.json, signed)]];
      const rows = table(
        { label: item.label, rowLabel: 'Item', json: item.json },
        { nature: words('Nature', 'OthersDesc', 50), amount: money('Amount', 'OthersAmount', signed) },
      ).optional();
      return item.total
        ? [
            [item.key, rows],
            [
              totalKey(item.key),
              total(`${item.label}: total`, item.total, item.json.startsWith('Items') ? signed : {}),
            ],
          ]
        : [[item.key, rows]];
    }),
  );

/** Totals of the items of a part by key, rupees. */
const figuresOf = (list: readonly Item[], part: FormValues): Record<string, number> => {
  const out: Record<string, number> = {};
  const known: Record<string, number> = {};
  for (const item of list) {
    if (item.kind === 'line') known[item.line[0]] = whole(part[item.line[0]] as number | undefined);
    else if (item.kind === 'rows') {
      const rows = rowsOf(part[item.key] as { amount?: number }[] | undefined);
      known[item.key] = sum(rows.map((row) => whole(row.amount)));
      if (item.total) out[totalKey(item.key)] = known[item.key]!;
    } else {
      out[item.key] = sum(item.of.map((key) => (key.startsWith('-') ? -known[key.slice(1)]! : known[key]!)));
      known[item.key] = out[item.key]!;
    }
  }
  return out;
};

/** Part A-BS of a company under Ind AS, Division II of Schedule III. */
export const balanceSheetIndAs = sheet(
  {
    label: 'Balance sheet under Ind AS',
    json: 'PARTA_BSIndAS',
    reported: true,
    when: indAs,
    help: 'By Division II of Schedule III of the Companies Act, on the last day of the year',
  },
  shapeOf(items),
).optional();

/** Part A-P&L of a company under Ind AS: other comprehensive income. */
export const otherComprehensive = sheet(
  {
    label: 'Other comprehensive income',
    json: 'PARTA_PLIndAS.OtherComprnsvInc',
    reported: true,
    when: indAs,
    help: 'Enter the profit and loss account in its own section, as for a company without Ind AS',
  },
  {
    ...shapeOf(comprehensive),
    total: total('Total comprehensive income', 'TotalComprIncome', { min: LOSS }),
  },
).optional();

export const balanceIndAsFigures = (part: FormValues) => figuresOf(items, part);
/** With the profit after tax, rupees. */
export const comprehensiveFigures = (part: FormValues, profit: number) => {
  const figures = figuresOf(comprehensive, part);
  return { ...figures, total: profit + figures['kept']! + figures['reclassified']! };
};
