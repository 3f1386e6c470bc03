import { date, text, yesNo } from '../../../forms/fields.ts';
import { code, moneyIfAny, total } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { type Line, LOSS, typed, worked } from '../../itr3/parts/lines.ts';
import type { Row } from '../../values/names.ts';
import type { Itr6Year } from '../data/years.ts';
import { indAs } from './ind-as.ts';

const ADD = 'Additions';
const LESS = 'Deducts';

/** Explanation 1 to s.115JB(2): additions to profit; the first defaults to the account's amount. */
export const additions: readonly Line[] = [
  ['reserves', 'Reserves other than under section 33AC', `${ADD}.ResvrNo33AC`],
  ['uncertain', 'Provisions for unascertained liabilities', `${ADD}.ProvUncertainLiab`],
  ['subsidiaries', 'Provisions for losses of subsidiaries', `${ADD}.ProvLossOfSubsComp`],
  ['dividend', 'Dividend paid or proposed', `${ADD}.DividendPaidOrProposed`],
  ['exempt_expense', 'Expenses of income exempt under sections 10, 11 and 12', `${ADD}.ExpendExempIncUs10s`],
  ['association_expense', 'Expenses of a share in an association', `${ADD}.ExpAopBoi`],
  ['clause_fb', 'Expenses of income of clause (fb), foreign companies', `${ADD}.ExpClauseFb`],
  ['clause_fc', 'Notional loss of clause (fc), units of a business trust', `${ADD}.NotLossClauseFc`],
  ['patents', 'Expenses of royalty under section 115BBF', `${ADD}.NotLossUs115bbf`],
  ['revalued', 'Depreciation attributable to revaluation', `${ADD}.DepreciatAttribToRevalAsset`],
  ['clause_k', 'Gain of clause (k), units of a business trust', `${ADD}.GainClauseK`],
  ['others', 'Others, including provision for diminution of an asset', `${ADD}.Others`],
];
/** Reductions. */
export const deductions: readonly Line[] = [
  ['from_reserves', 'Withdrawn from reserves and credited', `${LESS}.AmtWithdrawFromResvrIfCredPL`],
  ['exempt', 'Income exempt under sections 10, 11 and 12', `${LESS}.IncExempIncUs10s`],
  [
    'from_revaluation',
    'Withdrawn from revaluation reserve and credited, up to the depreciation on it',
    `${LESS}.AmtWithdrawFromResvrIfCredPLNoAttrib`,
  ],
  ['association_share', 'Share in the income of an association', `${LESS}.ShareIncAopBoi`],
  ['clause_iid', 'Income of clause (iid), foreign companies', `${LESS}.IncClauseiid`],
  ['clause_iie', 'Notional gain of clause (iie)', `${LESS}.NotGainClauseiie`],
  ['clause_iif', 'Loss of clause (iif)', `${LESS}.LossTrnsClauseiif`],
  ['clause_iig', 'Income of clause (iig), royalty of patents', `${LESS}.LossTrnsClauseiig`],
  [
    'brought_forward',
    'Loss brought forward or unabsorbed depreciation of the books, the lower',
    `${LESS}.UnAbsorbedDepreciat`,
  ],
  ['sick', 'Profit of a sick company', `${LESS}.ProSickIndustryOrExcedAccumLos`],
  ['less_others', 'Others, including deferred tax credited', `${LESS}.Others`],
];
/** Sub-sections (2A) to (2C), companies under Ind AS. */
const transition = (prefix: 'ind_add' | 'ind_less', node: string, word: string): readonly Line[] => [
  [
    `${prefix}_credited`,
    `Ind AS, ${word}: amounts credited to other comprehensive income`,
    `${node}.AmountsCredited`,
  ],
  [`${prefix}_debited`, `Ind AS, ${word}: amounts debited`, `${node}.AmountsDebited`],
  [`${prefix}_fifth`, `Ind AS, ${word}: one fifth of the transition amount`, `${node}.OneFifthTransitionAmt`],
  [`${prefix}_others`, `Ind AS, ${word}: others`, `${node}.OthersInclResidualAdjust`],
];
export const indAsAdditions = transition('ind_add', 'AdditionsProfUs115JB', 'additions');
export const indAsDeductions = transition('ind_less', 'DeductionsProfUs115JB', 'deductions');

const of123 = (label: string, json: string) =>
  code(
    label,
    json,
    [
      { value: '1', label: 'Yes' },
      { value: '2', label: 'No' },
    ],
    { jsonDefault: '1' },
  ).optional();

/** Schedules MAT and MATC. */
export const minimumTax = (year: Itr6Year) => ({
  mat: sheet(
    {
      label: 'Minimum alternate tax',
      json: 'ScheduleMAT',
      section: '115JB',
      help: 'Not with sections 115BAA and 115BAB. If blank, book profit is the profit after tax plus the tax debited',
      needs: [ADD, LESS, 'AdditionsProfUs115JB', 'DeductionsProfUs115JB'],
    },
    {
      not_applicable: yesNo('Is section 115JB not applicable to this company?', {
        section: '115JB(5A), Explanations 4 and 4A',
        help: 'Life insurers, and foreign companies without a permanent establishment under a treaty or taxed wholly under sections 44B to 44BBB',
      }).optional(),
      by_schedule: of123(
        'Is the profit and loss account prepared under Schedule III of the Companies Act?',
        'PLAcntPrepSchedVICompAct',
      ),
      by_other_act: code(
        'Is it by another Act instead?',
        'PLAcctFlg',
        [
          { value: '1', label: 'Yes' },
          { value: '2', label: 'No' },
        ],
        { when: (row: Row) => row['by_schedule'] === '2' },
      ).optional(),
      by_meeting: of123('Is it by the policies laid before the general meeting?', 'PLAcntPrepAsperAGM'),
      profit: total('Profit after tax', 'ProfAfterTaxPLAcnt', { min: LOSS }),
      income_tax: moneyIfAny(
        'Income-tax debited, with deferred tax and interest',
        `${ADD}.ITPaidInclDefTax`,
        {
          help: 'Blank: provisions for current and deferred tax in the profit and loss account',
          jsonDefault: 0,
        },
      ),
      ...typed(additions),
      ...worked([['additions', 'Additions', `${ADD}.TotAdditions`]]),
      ...typed(deductions),
      ...worked([
        ['deductions', 'Deductions', `${LESS}.TotDeducts`],
        ['book_profit', 'Book profit', 'BookProfUs115JB', { min: LOSS }],
      ]),
      ...typed(
        [...indAsAdditions, ...indAsDeductions].map(
          (line): Line => [line[0], line[1], line[2], { when: indAs }],
        ),
      ),
      ...worked([
        ['ind_as_added', 'Ind AS: additions', 'AdditionsProfUs115JB.TotalAdditions'],
        ['ind_as_deducted', 'Ind AS: deductions', 'DeductionsProfUs115JB.TotalAdditions'],
        ['deemed_income', 'Deemed total income', 'DeemedTotalIncUs115JB', { min: LOSS }],
      ]),
      ...typed([
        [
          'ifsc',
          'of which from units in an International Financial Services Centre',
          'DeemedTotalIncUs115JBIFSC',
          { section: '115JB(7)' },
        ],
      ]),
      ...worked([
        ['other_units', 'of which from other units', 'DeemedTotalIncUs115JBOther', { min: LOSS }],
        ['tax', 'Minimum tax', 'TaxPayableUs115JB'],
      ]),
    },
  ).optional(),
  matc: sheet(
    { label: 'Credit of minimum alternate tax', json: 'ScheduleMATC', section: '115JAA' },
    {
      ...worked([
        ['minimum', 'Minimum tax of the year', 'TaxUs115JBCurrAssYr'],
        ['regular', 'Tax under the other provisions', 'TaxOthProvCurrAssYr'],
        ['room', 'Tax against which credit may be used', 'AmtOfTaxWithCred'],
      ]),
      rows: table(
        {
          label: 'Credit brought forward by year',
          rowLabel: 'Year',
          json: 'UtilMATCredAvl',
          maxRows: year.creditYears.length,
        },
        {
          year: code('Assessment year', 'AssYr', year.creditYears),
          ...typed([
            ['gross', 'Credit of that year', 'MATCredGross'],
            ['set_off', 'Used in earlier years', 'MATCredSetOff'],
          ]),
          ...worked([
            ['brought', 'Brought forward', 'MATCredBF'],
            ['used', 'Used this year', 'MATCredUtilCurrYr'],
            ['carried', 'Carried forward', 'BalMATCredCF'],
          ]),
        },
      ).optional(),
      year: text('Assessment year', {
        json: 'CurAssYr',
        jsonDefault: year.assessmentYear,
        computed: true,
      }).optional(),
      ...worked([
        ['arising', 'Credit of this year', 'MATCredGrossCurAY'],
        ['arising_carried', 'of which carried forward', 'BalMATCredCFCurAY'],
        ['total_gross', 'Credit: all years', 'TotMatCredGross'],
        ['total_set_off', 'Used in earlier years: all years', 'TotMatCredSetOff'],
        ['total_brought', 'Brought forward: all years', 'TotMatCredBF'],
        ['total_used', 'Used this year: all years', 'TotMatCredUtilCurrYr'],
        ['total_carried', 'Carried forward: all years', 'TotBalMATCredCF'],
        ['credit', 'Credit used', 'AmtTaxCredUs115JAA'],
        ['left', 'Credit for later years', 'AmtMATLiabAllAssYrAvailSubseqYr'],
      ]),
    },
  ).optional(),
});

/** s.80M: dividend received, to the extent distributed in time. */
export const dividends80m = sheet(
  {
    label: 'Dividend received and distributed',
    section: '80M',
    help: 'Taxed dividend received is deductible to the extent distributed at least a month before the due date of the return',
  },
  {
    rows: table(
      {
        label: 'Dividend distributed in time',
        rowLabel: 'Distribution',
        json: 'ScheduleVIA.UsrDeductUndChapVIA.Section80MDtls',
      },
      {
        on: date('Date', { json: 'Section80MDate' }),
        amount: moneyIfAny('Amount', 'Section80MAmnt', {}),
        schedule: code('Schedule of the dividend received', 'Section80MType', [
          { value: 'ScheduleOS', label: 'Other sources' },
          { value: 'ScheduleBP', label: 'Business or profession' },
        ]),
      },
    ).optional(),
    ...worked([
      ['of_sources', 'Of dividend under other sources', 'ScheduleVIA.UsrDeductUndChapVIA.Section80M_OS'],
      ['of_business', 'Of dividend of the business', 'ScheduleVIA.UsrDeductUndChapVIA.Section80M_BP'],
      ['claimed', 'Section 80M', 'ScheduleVIA.UsrDeductUndChapVIA.Section80M'],
      ['allowed', 'Section 80M, allowed', 'ScheduleVIA.DeductUndChapVIA.Section80M'],
    ]),
  },
).optional();
