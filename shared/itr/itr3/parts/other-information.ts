import type * as z from 'zod';
import { decimal, integer, yesNo } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, total, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Itr3OtherInformation } from '../../values/itr3.ts';
import { stockMethods, units, unitsBefore } from '../codes/business.ts';
import type { Itr3Year } from '../data/years.ts';
import { type Line, LOSS, typed } from './lines.ts';

/** Groups of lines that have a total. */
type DisallowanceKey = {
  [K in keyof Itr3OtherInformation & string]: `total_${K}` extends keyof Itr3OtherInformation ? K : never;
}[keyof Itr3OtherInformation & string];

/** Disallowances and similar items of Part A-OI: key, label and path of the total, lines. */
interface Disallowance {
  key: DisallowanceKey;
  label: string;
  total: readonly [label: string, json: string];
  section?: string;
  lines: readonly Line[];
}

const in43b = (prefix: 'now' | 'unpaid', node: string): readonly Line[] => [
  [`${prefix}_tax`, 'Tax, duty, cess or fee', `${node}.TaxDutyCesAmt`],
  [`${prefix}_funds`, 'Contribution to employees’ funds', `${node}.ContToEmpPFSFGF`],
  [`${prefix}_bonus`, 'Bonus or commission to employees', `${node}.EmpBonusComm`],
  [`${prefix}_institutions`, 'Interest to public financial institutions', `${node}.IntPayaleToFI`],
  [
    `${prefix}_finance_companies`,
    'Interest to non-banking finance companies',
    `${node}.SumPayaleLoanBrToFinComp`,
  ],
  [`${prefix}_banks`, 'Interest to scheduled and co-operative banks', `${node}.IntPayaleToFISchBank`],
  [`${prefix}_leave`, 'Leave encashment', `${node}.LeaveEncashPayable`],
  [`${prefix}_railways`, 'Sum payable to Indian Railways for use of assets', `${node}.RailwayAssetsPayable`],
  [
    `${prefix}_msme`,
    'Sum payable to micro or small enterprises beyond the time limit',
    `${node}.MSEPayable`,
    { section: '43B(h)' },
  ],
];

const D36 = 'AmtDisallUs36';
const D37 = 'AmtDisallUs37';
const D40 = 'AmtDisallUs40';
const D40A = 'AmtDisallUs40A';

/** Items 5 to 11 of Part A-OI. */
export const disallowances: readonly Disallowance[] = [
  {
    key: 'not_credited',
    label: 'Amounts not credited to the profit and loss account',
    total: ['Total of amounts not credited', 'NoCredToPLAmt.TotNoCredToPLAmt'],
    lines: [
      ['items_28', 'Items of section 28', 'NoCredToPLAmt.Section28Items'],
      [
        'proforma_credits',
        'Proforma credits, drawbacks and refunds of duty or tax',
        'NoCredToPLAmt.ProformaCreditsDue',
      ],
      ['escalation', 'Escalation claims accepted in the year', 'NoCredToPLAmt.PrevYrEscalClaim'],
      ['other_income', 'Any other item of income', 'NoCredToPLAmt.OthItemInc'],
      ['capital_receipt', 'Capital receipt, if any', 'NoCredToPLAmt.CapReceipt', { reported: true }],
    ],
  },
  {
    key: 'disallowed_36',
    label: 'Debited but not allowed under section 36',
    section: '36',
    total: ['Total disallowable under section 36', `${D36}.TotAmtDisallUs36`],
    lines: [
      ['stock_insurance', 'Premium for insurance of stocks or stores', `${D36}.StkInsurPrem`],
      ['health_insurance', 'Premium for health of employees', `${D36}.EmpHealthInsurPrem`],
      ['bonus_36', 'Bonus or commission to employees', `${D36}.EmpBonusCommSum`],
      ['borrowed_capital', 'Interest on borrowed capital', `${D36}.IntOnBorrCap`],
      ['zero_coupon', 'Discount on zero-coupon bonds', `${D36}.ZeroCoupBondDisc`],
      ['provident_36', 'Contribution to recognised provident fund', `${D36}.RecogPFContribAmt`],
      ['superannuation_36', 'Contribution to approved superannuation fund', `${D36}.AppSuperAnnFundAmt`],
      ['pension_36', 'Contribution to a pension scheme', `${D36}.PensionSchemeSec80CCD`],
      ['gratuity_36', 'Contribution to approved gratuity fund', `${D36}.AppGratFundAmt`],
      ['other_fund_36', 'Contribution to any other fund', `${D36}.OthFundAmt`],
      [
        'employee_contribution',
        "Employees' contribution not credited by the due date",
        `${D36}.EmpContributionCredits`,
        { section: '36(1)(va)' },
      ],
      ['bad_debts_36', 'Bad and doubtful debts', `${D36}.BadDebtDoubtAmt`],
      ['doubtful_36', 'Provision for bad and doubtful debts', `${D36}.BadDebtDoubtProvn`],
      ['special_reserve', 'Transfer to a special reserve', `${D36}.SpecResrvTranfr`],
      ['family_planning', 'Expenditure on promoting family planning', `${D36}.FamPlanPromoExp`],
      [
        'securities_tax',
        'Securities transaction tax, where income is not business',
        `${D36}.SecuritiesPaidAmt`,
      ],
      [
        'market_loss',
        'Marked to market or other expected loss',
        `${D36}.MrktLossOthExpLossICDS`,
        { section: '36(1)(xviii)' },
      ],
      ['other_36', 'Any other disallowance', `${D36}.OthDisallowances`],
    ],
  },
  {
    key: 'disallowed_37',
    label: 'Debited but not allowed under section 37',
    section: '37',
    total: ['Total disallowable under section 37', `${D37}.TotAmtDisallUs37`],
    lines: [
      ['capital_expenditure', 'Expenditure of capital nature', `${D37}.CapitalNatureExp`],
      ['personal_expenses', 'Expenditure of personal nature', `${D37}.PersonalExp`],
      ['not_for_business', 'Expenditure not wholly and exclusively for business', `${D37}.BusOrProfessnExp`],
      [
        'party_advertisement',
        'Advertisement in a publication of a political party',
        `${D37}.PoliticPartyExp`,
      ],
      ['law_violation', 'Penalty or fine for violation of law', `${D37}.LawVoilatPenalExp`],
      ['other_penalty', 'Any other penalty or fine', `${D37}.OthPenalFineExp`],
      ['offence', 'Expenditure for an offence or prohibited by law', `${D37}.OffenceExp`],
      ['contingent', 'Liability of a contingent nature', `${D37}.ContigentLiability`],
      ['other_37', 'Any other amount not allowable', `${D37}.OthAmtNotAllowUs37`],
    ],
  },
  {
    key: 'disallowed_40',
    label: 'Debited but not allowed under section 40',
    section: '40',
    total: ['Total disallowable under section 40', `${D40}.TotAmtDisallUs40`],
    lines: [
      [
        'tds_non_resident',
        'Payment to non-residents without TDS',
        `${D40}.NonCompChapXVIIBAmt`,
        { section: '40(a)(i)' },
      ],
      [
        'tds_resident',
        'Payment to residents without TDS (30%)',
        `${D40}.NonComp40aiiChapXVIIBAmt`,
        { section: '40(a)(ia)' },
      ],
      [
        'equalisation_levy',
        'Payment without equalisation levy',
        `${D40}.NonComp40aibChapXVIIBAmt`,
        { section: '40(a)(ib)' },
      ],
      [
        'salary_abroad',
        'Salary outside India or to non-residents without TDS',
        `${D40}.NonComp40aiiiChapXVIIBAmt`,
        { section: '40(a)(iii)' },
      ],
      ['tax_on_profits', 'Tax or rate levied on profits', `${D40}.TaxAmtOnProfits`],
      ['wealth_tax', 'Wealth-tax', `${D40}.WTAmt`],
      [
        'state_royalty',
        'Royalty, licence or service fee of a State Government',
        `${D40}.RolyatyOrServiceFee`,
      ],
      ['partners', 'Interest, salary, bonus or commission to partners or members', `${D40}.IntSalBonPartner`],
      ['other_40', 'Any other disallowance', `${D40}.OthDisallow`],
    ],
  },
  {
    key: 'disallowed_40a',
    label: 'Debited but not allowed under section 40A',
    section: '40A',
    total: ['Total disallowable under section 40A', `${D40A}.TotAmtDisallUs40A`],
    lines: [
      [
        'related_persons',
        'Excessive payment to specified persons',
        `${D40A}.AmtPaidUs40A2b`,
        { section: '40A(2)(b)' },
      ],
      [
        'cash_payments',
        'Payments above 10,000 other than by bank',
        `${D40A}.AmtGT20kCash`,
        { section: '40A(3)' },
      ],
      ['gratuity_provision', 'Provision for gratuity', `${D40A}.ProvPmtGrat`, { section: '40A(7)' }],
      [
        'trust_contribution',
        'Contribution to a fund, trust or society',
        `${D40A}.ContToSetupTrust`,
        { section: '40A(9)' },
      ],
      ['other_40a', 'Any other disallowance', `${D40A}.OthDisallow`],
    ],
  },
  {
    key: 'allowed_43b',
    label: 'Disallowed under section 43B earlier, allowable this year',
    section: '43B',
    total: ['Total now allowable under section 43B', 'AmtDisallUs43BPyNowAll.AmtUs43B.TotAmtUs43b'],
    lines: in43b('now', 'AmtDisallUs43BPyNowAll.AmtUs43B'),
  },
  {
    key: 'disallowed_43b',
    label: 'Debited but not allowed under section 43B',
    section: '43B',
    total: ['Total disallowable under section 43B', 'AmtDisall43B.AmtUs43B.TotAmtUs43b'],
    lines: in43b('unpaid', 'AmtDisall43B.AmtUs43B'),
  },
  {
    key: 'credit_outstanding',
    label: 'Credit of duties and taxes outstanding in the accounts',
    total: ['Total outstanding', 'AmtExciseCustomsVATOutstanding.ExciseCustomsVAT.TotExciseCustomsVAT'],
    lines: (
      [
        ['UnionExciseDuty', 'Union excise duty'],
        ['ServiceTax', 'Service tax'],
        ['VATorSaleTax', 'VAT or sales tax'],
        ['CentralGoodServiceTax', 'Central GST'],
        ['StateGoodServiceTax', 'State GST'],
        ['IntegratedGoodServiceTax', 'Integrated GST'],
        ['UnionTerrGoodServiceTax', 'Union territory GST'],
        ['OthDutyTaxCess', 'Any other tax'],
      ] as const
    ).map(
      ([node, label]): Line => [
        `outstanding_${node.toLowerCase() as Lowercase<typeof node>}`,
        label,
        `AmtExciseCustomsVATOutstanding.ExciseCustomsVAT.${node}`,
        { reported: true },
      ],
    ),
  },
];

/** Part A-OI: other information. */
export const otherInformation = (year: Itr3Year) =>
  sheet(
    {
      label: 'Other information',
      json: 'PARTA_OI',
      needs: [
        'NoCredToPLAmt',
        D36,
        D37,
        D40,
        D40A,
        'AmtDisallUs43BPyNowAll.AmtUs43B',
        'AmtDisall43B.AmtUs43B',
        'AmtExciseCustomsVATOutstanding.ExciseCustomsVAT',
      ],
      help: 'Required where accounts are audited; the disallowances go into Schedule BP',
    },
    {
      method: code(
        'Method of accounting',
        'MethodOfAcct',
        [
          { value: 'MERC', label: 'Mercantile' },
          { value: 'CASH', label: 'Cash' },
        ],
        { jsonDefault: 'MERC', section: '145' },
      ).optional(),
      method_changed: yesNo('Has the method of accounting changed?', {
        json: 'ChangeInAcctMethFlg',
        jsonDefault: 'N',
      }).optional(),
      icds_increase: total('Increase in profit by income computation standards', 'ProfDeviatDueAcctMeth', {
        section: '145(2)',
      }),
      icds_decrease: total('Decrease in profit by income computation standards', 'DecProOrIncLossUs145_2', {
        section: '145(2)',
      }),
      raw_material: code(
        'Raw material is valued at',
        'MethodOfValClgStk.ValRawMaterial',
        stockMethods,
      ).optional(),
      finished_goods: code(
        'Finished goods are valued at',
        'MethodOfValClgStk.ValFinishedGoods',
        stockMethods,
      ).optional(),
      valuation_changed: yesNo('Has the method of valuing stock changed?', {
        json: 'MethodOfValClgStk.ChngStockValMetFlg',
      }).optional(),
      valuation_increase: money(
        'Increase in profit by the valuation of stock',
        'MethodOfValClgStk.EffectOnPL',
        {
          section: '145A',
        },
      ),
      valuation_decrease: money(
        'Decrease in profit by the valuation of stock',
        'MethodOfValClgStk.DecProOrIncLossUs145_A',
        {
          section: '145A',
        },
      ),
      ...Object.fromEntries(
        disallowances.flatMap(({ key, label, section, total: [sumLabel, sumJson], lines }) => [
          [key, sheet({ label, ...(section ? { section } : {}) }, typed(lines)).optional()],
          [`total_${key}`, total(sumLabel, sumJson, section ? { section } : {})],
        ]),
      ),
      now_allowed_40: money(
        'Disallowed under section 40 earlier, allowable this year',
        `${D40}.AmtDisallUs40PyNowAll`,
        {
          section: '40',
        },
      ),
      deemed_profits: money('Deemed profits of reserves and accounts', 'DeemedProfUs33ABs', {
        section: '32AD, 33AB, 33ABA, 35ABA, 35ABB, 40A(3A), 72A',
      }),
      profit_41: money('Profit chargeable under section 41', 'ProfTaxAmtUs41', { section: '41' }),
      prior_period: money('Income or expenditure of earlier years in the account', 'PriorAmtIncCrDrPL', {
        min: LOSS,
        reported: true,
      }),
      disallowed_14a: money('Expenditure on exempt income', 'AmountOfExpDisAllwUs14A', { section: '14A' }),
      ...(year.later
        ? {
            msme_interest: money(
              'Interest to micro, small and medium enterprises',
              'InterestDisAllowUs23SMEAct',
              {
                section: '23 of the MSMED Act',
              },
            ),
          }
        : { msme_interest: moneyIfAny('Interest to micro, small and medium enterprises', undefined) }),
      secondary_adjustment: yesNo('Is the option under section 92CE(2A) exercised?', {
        json: 'ScheduleTPSAFlg',
        jsonDefault: 'N',
        section: '92CE(2A)',
      }).optional(),
    },
  ).optional();

const quantity = (label: string, json: string, min = 0) =>
  integer(label, { json, jsonDefault: 0, min, help: 'Units, no decimals' }).optional();

/** A quantity the file leaves out when nothing is typed. */
const quantityIfAny = (label: string, json: string) =>
  integer(label, { json, help: 'Units, no decimals' }).optional();

const bought = quantity('Purchases of the year', 'PurchaseQty');
const sold = quantity('Sales of the year', 'SaleQty');
const closing = quantity('Closing stock', 'ClgStock');

/** Items with their stock; `moves` are receipts, issues and balance, in the order of the form. */
const quantities = <S extends z.core.$ZodLooseShape>(label: string, json: string, moves: S) =>
  table(
    { label, rowLabel: 'Item', json, maxRows: 20 },
    {
      item: words('Name of the item', 'ItemName', 25),
      unit: code('Unit', 'UnitOfMeasure', units),
      opening: quantity('Opening stock', 'OpeningStock'),
      ...moves,
      shortage: quantity('Shortage or excess', 'AnyShortExces', LOSS),
      // a question about the unit names it (quantities.ts)
      unit_before: code('Unit saved by an earlier version', undefined, unitsBefore, {
        hidden: true,
        when: () => false,
      }).optional(),
    },
  ).optional();

/** Part A-QD: quantitative details, where accounts are audited. */
export const quantitative = sheet(
  {
    label: 'Quantitative details',
    json: 'PARTA_QD',
    help: 'Where accounts are audited under section 44AB',
    needs: ['ManfactrConcern?.RawMaterial', 'ManfactrConcern?.FinishrByProd'],
  },
  {
    trading: quantities('Trading concern', 'TradingConcern.QuantitDet', { bought, sold, closing }),
    raw_materials: quantities('Raw materials', 'ManfactrConcern.RawMaterial.QuantitDet', {
      bought,
      consumed: quantityIfAny('Consumption of the year', 'PrevYrConsum'),
      sold,
      closing,
      yield: quantityIfAny('Yield of finished products', 'yldFinisProd'),
      yield_percent: decimal('Yield in percent', { json: 'PercentYld', max: 100 }).optional(),
    }),
    finished: quantities('Finished products and by-products', 'ManfactrConcern.FinishrByProd.QuantitDet', {
      bought,
      made: quantityIfAny('Manufactured in the year', 'PrevyrManfact'),
      sold,
      closing,
    }),
  },
).optional();

const standards = [
  ['policies', 'Accounting policies', 'AccPolicyAmtDetl'],
  ['inventories', 'Valuation of inventories', 'InventoriesValueDetl'],
  ['construction', 'Construction contracts', 'ConstContractsAmtDetl'],
  ['revenue', 'Revenue recognition', 'RevenueRcgAmtDetl'],
  ['tangible_assets', 'Tangible fixed assets', 'TangibleFixedAssetDetl'],
  ['exchange_rates', 'Changes in foreign exchange rates', 'ForeignExgRatesDetl'],
  ['grants', 'Government grants', 'GovtGrantsDetl'],
  ['securities', 'Securities', 'SecuritiesDetl'],
  ['borrowing_costs', 'Borrowing costs', 'BorrowingCostsDetl'],
  ['provisions', 'Provisions, contingent liabilities and assets', 'ProvAssetsDetl'],
] as const;

/** Keys of the ten standards. */
export const standardKeys = standards.map(([key]) => key);

/** Schedule ICDS. */
export const computationStandards = sheet(
  { label: 'Effect of income computation and disclosure standards', json: 'ScheduleICDS', section: '145(2)' },
  {
    ...Object.fromEntries(
      standards.map(([key, label, node]) => [
        key,
        sheet(
          { label, json: node },
          {
            increase: money('Increase in profit', 'IncreaseInProfit'),
            decrease: money('Decrease in profit', 'DecreaseInProfit'),
            net: total('Net effect', 'NetEffect', { min: LOSS }),
          },
        ).optional(),
      ]),
    ),
    increase: total('Total increase in profit', 'TotalNetAmtDetl.IncreaseInProfit'),
    decrease: total('Total decrease in profit', 'TotalNetAmtDetl.DecreaseInProfit'),
  },
).optional();

const research = [
  ['s35_1_i', '35(1)(i)', 'Section35_1_i'],
  ['s35_1_ii', '35(1)(ii)', 'Section35_1_ii'],
  ['s35_1_iia', '35(1)(iia)', 'Section35_1_iia'],
  ['s35_1_iii', '35(1)(iii)', 'Section35_1_iii'],
  ['s35_1_iv', '35(1)(iv)', 'Section35_1_iv'],
  ['s35_2aa', '35(2AA)', 'Section35_2AA'],
  ['s35_2ab', '35(2AB)', 'Section35_2AB'],
  ['s35ccc', '35CCC', 'Section35_CCC'],
  ['s35ccd', '35CCD', 'Section35_CCD'],
] as const;

/** Keys of the expenditures of Schedule ESR; the new regime closes those marked. */
export const researchKeys = research.map(([key]) => key);
export const closedResearch: readonly string[] = ['s35_1_ii', 's35_1_iia', 's35_1_iii', 's35_2aa', 's35ccc'];

/** Schedule ESR. */
export const researchExpenditure = sheet(
  {
    label: 'Expenditure on scientific research and the like',
    json: 'ScheduleESR.DeductionUs35',
    section: '35, 35CCC, 35CCD',
    needs: [...research.map(([, , node]) => `${node}.DeductUs35`), 'TotUs35.DeductUs35'],
  },
  {
    ...Object.fromEntries(
      research.map(([key, section, node]) => [
        key,
        sheet(
          { label: `Section ${section}`, json: `${node}.DeductUs35` },
          {
            debited: money('Amount debited to the profit and loss account', 'AmtDebPL'),
            allowable: money('Amount of deduction allowable', 'AmtUs35Allowable', { section }),
            excess: total('Deduction in excess of the amount debited', 'ExcessAmtOverDebPL'),
          },
        ).optional(),
      ]),
    ),
    debited: total('Total debited', 'TotUs35.DeductUs35.AmtDebPL'),
    allowable: total('Total allowable', 'TotUs35.DeductUs35.AmtUs35Allowable'),
    excess: total('Total in excess', 'TotUs35.DeductUs35.ExcessAmtOverDebPL'),
  },
).optional();
