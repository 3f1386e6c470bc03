import { decimal, pan, text, yesNo } from '../../../forms/fields.ts';
import { code, money, moneyIfAny, total, words } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Itr3ScheduleBpBusinessChargeable, Itr3ScheduleBpBusinessCovered } from '../../values/itr3.ts';
import type { FieldName } from '../../values/names.ts';
import { specifiedBusinesses } from '../codes/business.ts';
import type { Itr3Year } from '../data/years.ts';
import { type Line, LOSS, typed, worked } from './lines.ts';

const A = 'BusinessIncOthThanSpec';
const signed = { min: LOSS };

/** Documented summary of the business: profit by the accounts to adjusted profit. Follows from Schedule BP. */
export const business = sheet(
  {
    label: 'Business income',
    json: 'ITR3ScheduleBP',
    needs: [''],
    help: 'Calculated from the profit and loss account and the schedule below',
  },
  worked([
    [
      'net_profit_as_per_pl',
      'Net profit before tax as per profit and loss account',
      `${A}.ProfBfrTaxPL`,
      signed,
    ],
    ['add_inadmissible_expenses', 'Add: inadmissible expenses', ''],
    ['add_income_not_included', 'Add: income not included in the profit and loss account', '', signed],
    [
      'add_depreciation_pl',
      'Add: depreciation as per profit and loss account',
      `${A}.DepreciationDebPLCosAct`,
    ],
    ['less_deductible_expenses', 'Less: deductible expenses', ''],
    ['less_income_to_exclude', 'Less: income to be excluded', '', signed],
    [
      'less_depreciation_allowed',
      'Less: depreciation allowed',
      `${A}.DepreciationAllowITAct32.TotDeprAllowITAct`,
      { section: '32' },
    ],
    ['adjusted_profit', 'Adjusted business profit', `${A}.PLAftAdjDedBusOthThanSpec`, signed],
  ]),
).optional();

/** Other heads possibly included in the profit and loss account. */
export const otherHeads = (node: string): readonly Line[] => [
  ['salary', 'Salaries', `${node}.Salary`],
  ['house_property', 'House property', `${node}.HouseProperty`],
  ['capital_gains', 'Capital gains', `${node}.CapitalGains`, signed],
  ...(node.startsWith('IncRec')
    ? ([
        ['dividend', 'Dividend', `${node}.Dividend`],
        ['other_sources', 'Other sources, other than dividend', `${node}.OtherThanDividend`],
      ] as const)
    : ([['other_sources', 'Other sources', `${node}.OtherSources`]] as const)),
  ['s115bbh', 'Virtual digital assets', `${node}.115BBH`, { section: '115BBH' }],
];

/** Royalty on patents and carbon credits are taxed where they are entered, under other sources: nil here. */
const atOwnRates = (group: 'credited' | 'debited', node: string): readonly Line[] => [
  [`${group}_s115bbf`, 'Royalty on patents', `${node}.Us115BBF`, { section: '115BBF' }],
  [`${group}_s115bbg`, 'Transfer of carbon credits', `${node}.Us115BBG`, { section: '115BBG' }],
];

const rules = (prefix: string, nodes: readonly string[]): readonly Line[] =>
  (['7', '7A', '7B(1)', '7B(1A)', '8'] as const).map(
    (rule, i): Line => [
      `${prefix}_${rule.replace(/[()]/g, '').toLowerCase()}` as FieldName,
      `Rule ${rule}`,
      nodes[i]!,
    ],
  );

const covered = rules(
  'rule',
  ['Rule7', 'Rule7A', 'Rule7B1', 'Rule7B1A', 'Rule8'].map((n) => `ProfitFrmActCvrd.ProfitFrmActCvrdUndr${n}`),
);
const chargeable = rules('chargeable', [
  'ChrgblIncUndrRule7',
  'DeemedChrgblIncUndrRule7A',
  'DeemedChrgblIncUndrRule7B1',
  'DeemedChrgblIncUndrRule7B1A',
  'DeemedChrgblIncUndrRule8',
]);
export const coveredKeys = covered.map(([key]) => key as keyof Itr3ScheduleBpBusinessCovered);
export const chargeableKeys = chargeable.map(([key]) => key as keyof Itr3ScheduleBpBusinessChargeable);

const deemedSections = (year: Itr3Year) =>
  [
    ['s44ad', '44AD'],
    ['s44ada', '44ADA'],
    ['s44ae', '44AE'],
    ['s44b', '44B'],
    ['s44bb', '44BB'],
    ['s44bba', '44BBA'],
    ['s44bbc', '44BBC'],
    ...(year.later ? ([['s44bbd', '44BBD']] as const) : []),
    ['s44da', '44DA'],
  ] as const;

/** Profit of the account, less income under other heads, presumptive or exempt income. */
const profitOfBusiness = (year: Itr3Year) => ({
  speculative_in_pl: total('Speculative profit included in the account', 'NetPLFromSpecBus', signed),
  specified_in_pl: money('Profit of specified business included in the account', 'NetPLFromSpecifiedBus', {
    min: LOSS,
    section: '35AD',
  }),
  credited: sheet(
    { label: 'Credited to the account, taxed under other heads' },
    typed(otherHeads('IncRecCredPLOthHeadDtls')),
  ).optional(),
  ...worked(atOwnRates('credited', 'IncRecCredPLOthHeadDtls')),
  credited_other_sources: total('Other sources with dividend', 'IncRecCredPLOthHeadDtls.OtherSources'),
  presumptive_in_pl: total('Presumptive profits included', 'PLUs44sChapXIIG'),
  ...worked(
    deemedSections(year).map(
      ([key, section]): Line => [
        `in_pl_${key}`,
        `of which section ${section}`,
        `ProfitLossInclRefrdSec.ProfitLossUs${section}`,
      ],
    ),
  ),
  covered: sheet(
    { label: 'Profit from tea, coffee, rubber and agriculture included', section: 'rules 7 to 8' },
    typed(covered),
  ).optional(),
  total_covered: total('Total of these profits', 'TotalProfitFrmActCvrd'),
  firm_share: money('Exempt: share of profit from firms in the account', 'IncCredPL.FirmShareInc', {
    section: '10(2A)',
  }),
  association_share: money('Exempt: share from associations in the account', 'IncCredPL.AOPBOISharInc', {
    section: '86',
  }),
  other_exempt: table(
    {
      label: 'Other exempt income in the account',
      rowLabel: 'Income',
      json: 'IncCredPL.OtherExmptIncDtl.OtherExmptIncDtls',
    },
    {
      nature: words('Nature', 'OperatingRevenueName', 50),
      amount: money('Amount', 'OperatingRevenueAmt'),
    },
  ).optional(),
  // the file has a first line for a dividend, which no longer is exempt
  exempt_dividend_name: text('Line of the file', {
    json: 'IncCredPL.OtherExmptIncDtl.OperatingDividendName',
    jsonDefault: 'Dividend',
    computed: true,
  }).optional(),
  exempt_dividend: total('Exempt dividend', 'IncCredPL.OtherExmptIncDtl.OperatingDividendAmt'),
  total_other_exempt: total('Total other exempt income', 'IncCredPL.OthExempInc'),
  total_exempt: total('Total exempt income', 'IncCredPL.TotExempIncPL'),
  balance: total('Balance of profit', 'BalancePLOthThanSpecBus', signed),
});

/** Expenses of other heads and of exempt income added back, depreciation as the Act allows it. */
const expensesElsewhere = {
  debited: sheet(
    { label: 'Debited to the account, belonging to other heads' },
    typed(otherHeads('ExpDebToPLOthHeadDtls')),
  ).optional(),
  ...worked(atOwnRates('debited', 'ExpDebToPLOthHeadDtls')),
  exempt_expenses: money('Debited to the account, relating to exempt income', 'ExpDebToPLExemptInc'),
  disallowed_14a: total('Disallowed on exempt income', 'ExpDebToPLExemptIncDisAllwUs14A', {
    section: '14A',
  }),
  total_debited: total('Total of these expenses', 'TotExpDebPL'),
  adjusted: total('Adjusted profit or loss', 'AdjustedPLOthThanSpecBus', signed),
  depreciation_32: total(
    'Depreciation of the blocks',
    'DepreciationAllowITAct32.DepreciationAllowUs32_1_ii',
    {
      section: '32(1)(ii), 32(1)(iia)',
    },
  ),
  depreciation_32_1_i: money(
    'Depreciation on straight line',
    'DepreciationAllowITAct32.DepreciationAllowUs32_1_i',
    {
      section: '32(1)(i)',
      help: 'Power undertakings; calculated separately',
    },
  ),
  after_depreciation: total('Profit after depreciation', 'AdjustPLAfterDeprOthSpecInc', signed),
};

/** Disallowances, deemed income and income not in the account. */
const additions = (year: Itr3Year) => ({
  ...worked([
    ['add_36', 'Disallowable under section 36', 'AmtDebPLDisallowUs36'],
    ['add_37', 'Disallowable under section 37', 'AmtDebPLDisallowUs37'],
    ['add_40', 'Disallowable under section 40', 'AmtDebPLDisallowUs40'],
    ['add_40a', 'Disallowable under section 40A', 'AmtDebPLDisallowUs40A'],
    ['add_43b', 'Disallowable under section 43B', 'AmtDebPLDisallowUs43B'],
    ['add_msme', 'Interest to micro, small and medium enterprises', 'InterestDisAllowUs23SMEAct'],
    ['add_41', 'Deemed income under section 41', 'DeemIncUs41'],
    ['add_deemed', 'Deemed income of reserves and accounts', 'DeemIncUs3380HHD80IA'],
  ]),
  add_43ca: money('Deemed income on sale of land or building held as stock', 'DeemIncUs43CA', {
    section: '43CA',
  }),
  add_other: money('Any other addition', 'OthItemDisallowUs28To44DA', { section: '28 to 44DB' }),
  ...(year.firmIncomeInAccounts
    ? typed([
        ['other_salary', 'Salary not included in the account', 'AnyOthIncNotInclInSalary'],
        ['other_interest', 'Interest not included in the account', 'AnyOthIncNotInclInInterest'],
      ])
    : worked([
        ['other_salary', 'Salary from firms', 'AnyOthIncNotInclInSalary', { section: '28(v)' }],
        ['other_interest', 'Interest from firms', 'AnyOthIncNotInclInInterest', { section: '28(v)' }],
      ])),
  ...typed([
    ['other_bonus', 'Bonus not included in the account', 'AnyOthIncNotInclInBonus'],
    ['other_commission', 'Commission not included in the account', 'AnyOthIncNotInclInCommission'],
    ['other_income', 'Other income not included or expenses not allowable', 'AnyOthIncNotInclInOthers'],
  ]),
  total_other_income: total('Total income not included in the account', 'AnyOthIncNotInclInExpDisallowPL'),
  add_icds: total('Increase by computation standards and stock valuation', 'IncProfDecLossAccICDSAdj'),
  total_additions: total('Total of additions', 'TotAfterAddToPLDeprOthSpecInc'),
});

/** Allowed amounts not in the account. */
const reductions = {
  less_32_1_iii: money('Loss on sale of assets of a power undertaking', 'DeductUs32_1_iii', {
    section: '32(1)(iii)',
  }),
  less_35: total('Research expenditure in excess of the amount debited', 'DebPLUs35ExcessAmt', {
    section: '35',
  }),
  less_40: total('Disallowed under section 40 earlier, now allowable', 'AmtDisallUs40NowAllow'),
  less_43b: total('Disallowed under section 43B earlier, now allowable', 'AmtDisallUs43BNowAllow'),
  less_other: money('Any other amount allowable', 'AnyOthAmtAllDeduct'),
  less_icds: total('Decrease by computation standards and stock valuation', 'DecProfIncLossAccICDSAdj'),
  total_deductions: total('Total of deductions', 'TotDeductionAmts'),
};

/** Presumptive profits, and the chargeable part under rules 7 to 8. */
const deemedAndAgricultural = (year: Itr3Year) => ({
  ...worked(
    deemedSections(year).map(
      ([key, section]): Line => [
        `deemed_${key}`,
        `Deemed profit under section ${section}`,
        `DeemedProfitBusUs.Section${section}`,
      ],
    ),
  ),
  total_deemed: total('Total deemed profits', 'DeemedProfitBusUs.TotDeemedProfitBusUs'),
  net: total('Net profit or loss', 'NetPLAftAdjBusOthThanSpec', signed),
  chargeable: sheet(
    { label: 'Chargeable after rules 7 to 8', section: 'rules 7 to 8' },
    typed(chargeable),
  ).optional(),
  other_than_rules: total('Income other than under rules 7 to 8', 'IncomeOtherThanRule', signed),
  after_rules: total('Net profit or loss after rules 7 to 8', 'NetPLBusOthThanSpec7A7B7C', signed),
  agricultural: total('Balance deemed to be agricultural income', 'BalIncDeemedFrmAgri', {
    help: 'For the rate only',
  }),
});

/** Part A of Schedule BP, items 1 to 38. */
const partA = (year: Itr3Year) =>
  sheet(
    {
      label: 'Business other than speculative and specified',
      json: A,
      needs: [
        '',
        'IncRecCredPLOthHeadDtls',
        'ProfitLossInclRefrdSec',
        'ProfitFrmActCvrd',
        'IncCredPL',
        'ExpDebToPLOthHeadDtls',
        'DepreciationAllowITAct32',
        'DeemedProfitBusUs',
      ],
    },
    {
      ...profitOfBusiness(year),
      ...expensesElsewhere,
      ...additions(year),
      ...reductions,
      ...deemedAndAgricultural(year),
    },
  ).optional();

const setOffRow = (label: string, json: string) =>
  sheet(
    { label, json },
    {
      income: total('Income of the year', 'IncOfCurYrUnderThatHead'),
      set_off: total('Business loss set off', 'BusLossSetoff'),
      remaining: total('Income remaining', 'IncOfCurYrAfterSetOff'),
    },
  ).optional();

/** Schedule BP. */
export const scheduleBp = (year: Itr3Year) =>
  sheet(
    {
      label: 'Computation of business income',
      json: 'ITR3ScheduleBP',
      needs: ['', 'SpecBusinessInc', 'SpecifiedBusinessInc', 'BusSetoffCurrYr'],
    },
    {
      business: partA(year),
      speculative: sheet(
        { label: 'Speculative business', json: 'SpecBusinessInc', section: '43(5), 73' },
        {
          net_profit: total('Net profit as per profit and loss account', 'NetPLFrmSpecBus', signed),
          additions: money('Additions', 'AdditionUs28to44DA', { section: '28 to 44DB' }),
          deductions: money('Deductions', 'DeductUs28to44DA', { section: '28 to 44DB' }),
          income: total('Income from speculative business', 'AdjustedPLFrmSpecuBus', signed),
        },
      ).optional(),
      specified: sheet(
        { label: 'Specified business', json: 'SpecifiedBusinessInc', section: '35AD' },
        {
          net_profit: total('Net profit as per profit and loss account', 'NetPLFrmSpecifiedBus', signed),
          additions: money('Additions', 'AddSec28to44DA', { section: '28 to 44DB' }),
          deductions: money('Deductions, other than section 35AD', 'DedSec28to44DAOTDedSec35AD', {
            section: '28 to 44DB',
          }),
          profit: total('Profit of specified business', 'ProfitLossSpecifiedBusiness', signed),
          deduction_35ad: moneyIfAny('Deduction for capital expenditure', 'DeductionUs35AD', {
            section: '35AD(1)',
          }),
          income: total('Income from specified business', 'PLFrmSpecifiedBus', signed),
          natures: table(
            { label: 'Nature of the specified business', rowLabel: 'Business', json: 'DedUs35ADSubSec5Dtls' },
            { clause: code('Clause of section 35AD(5)', 'DedUs35ADSubSec5', specifiedBusinesses) },
          ).optional(),
        },
      ).optional(),
    },
  ).optional();

/** Parts D and E of Schedule BP: the head, and business loss against the other businesses. */
export const businessTotals = sheet(
  { label: 'Income from business and profession', json: 'ITR3ScheduleBP', needs: ['', 'BusSetoffCurrYr'] },
  {
    income: total('Income chargeable under business and profession', 'IncChrgUnHdProftGain', {
      min: LOSS,
      section: '28',
    }),
    loss: total('Business loss to be set off within the head', 'BusSetoffCurrYr.LossSetOffOnBusLoss', {
      section: '70',
    }),
    speculative: setOffRow('Against speculative business', 'BusSetoffCurrYr.SpeculativeInc'),
    specified: setOffRow('Against specified business', 'BusSetoffCurrYr.SpecifiedInc'),
    total_set_off: total('Total loss set off', 'BusSetoffCurrYr.TotLossSetOffOnBus'),
    loss_remaining: total('Loss remaining', 'BusSetoffCurrYr.LossRemainSetOffOnBus'),
  },
).optional();

/** Schedule IF: firms in which the assessee is partner. */
export const partnerFirms = sheet(
  { label: 'Partner in firms', json: 'ScheduleIF', section: '28(v), 10(2A)' },
  {
    rows: table(
      { label: 'Firms', rowLabel: 'Firm', json: 'PartnerFirmDetails' },
      {
        name: words('Name of the firm', 'FirmName', 125),
        pan: pan('PAN of the firm', { json: 'FirmPAN' }),
        audited: yesNo('Is the firm liable for audit?', { json: 'IsLiableToAudit' }).optional(),
        s92e: yesNo('Does section 92E apply to the firm?', { json: 'Sec92EFirmFlag' }).optional(),
        share: decimal('Share of profit in percent', { json: 'ProfitSharePercent', max: 100 }),
        profit: money('Share of profit', 'ProfitShareAmt', {
          section: '10(2A)',
          help: 'Exempt in the hands of the partner',
          reported: true,
        }),
        interest: moneyIfAny('Interest due or received', 'IntrstAmtDueOrRecv', { section: '28(v)' }),
        remuneration: moneyIfAny('Remuneration due or received', 'RemunernAmtDueOrRecv', {
          section: '28(v)',
        }),
        capital: money('Capital balance on 31 March', 'FirmCapBalOn31Mar', { ...signed, reported: true }),
      },
    ).optional(),
    profit: total('Total share of profit', 'TotalProfitShareAmt'),
    interest: total('Total interest', 'TotalIntrstAmtDueOrRecv', { jsonDefault: undefined }),
    remuneration: total('Total remuneration', 'TotalRemunernAmtDueOrRecv', { jsonDefault: undefined }),
    capital: total('Total capital balance', 'TotalFirmCapBalOn31Mar', signed),
  },
).optional();
