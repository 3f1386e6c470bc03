import { amount, date, text, yesNo } from '../../../forms/fields.ts';
import { money } from '../../common/fields.ts';
import { sheet } from '../../common/sheet.ts';
import { type Line, typed, worked } from '../../itr3/parts/lines.ts';
import type { FieldName, Row, When } from '../../values/names.ts';
import { exemptLines } from '../data/codes.ts';
import { claims, isApplied, isForfeited } from './conditions.ts';

const headsOf = (at: { heads: string; cg: string; bp: string; os: string; house: string }): Line[] => [
  ['house_property', 'House property', at.house],
  ['business', 'Business or profession', at.bp],
  ['st_20', 'Short-term gains at 20%', `${at.cg}.ShortTerm.ShortTerm20Per`],
  ['st_30', 'Short-term gains at 30%', `${at.cg}.ShortTerm.ShortTerm30Per`],
  ['st_slab', 'Short-term gains at normal rates', `${at.cg}.ShortTerm.ShortTermAppRate`],
  ['st_treaty', 'Short-term gains at a treaty rate', `${at.cg}.ShortTerm.ShortTermSplRateDTAA`],
  ['short_term', 'Short-term gains', `${at.cg}.ShortTerm.TotalShortTerm`],
  ['lt_12_5', 'Long-term gains at 12.5%', `${at.cg}.LongTerm.LongTerm12_5Per`],
  ['lt_treaty', 'Long-term gains at a treaty rate', `${at.cg}.LongTerm.LongTermSplRateDTAA`],
  ['long_term', 'Long-term gains', `${at.cg}.LongTerm.TotalLongTerm`],
  ['gains', 'Gains', `${at.cg}.ShortTermLongTermTotal`],
  ['virtual_assets', 'Virtual digital assets', `${at.cg}.CapGains30Per115BBH`],
  ['capital_gains', 'Capital gains', `${at.cg}.TotalCapGains`],
  ['other_sources', 'Other sources', at.os],
  ['heads', 'Income of these heads', at.heads],
];
const plainHeads = headsOf({
  heads: 'TotIncNotPart7And11Abv',
  cg: 'CapGain',
  bp: 'ProfBusGain.ProfGainNoSpecBus',
  os: 'IncFromOS.TotIncFromOS',
  house: 'IncomeFromHP',
});
const gainGroups = ['CapGain', 'CapGain.ShortTerm', 'CapGain.LongTerm'];
const D = 'TIDeductions';
const A = 'TIAdditions';
const claimed =
  (key: FieldName): When =>
  (row) =>
    Number(row[key] ?? 0) > 0;

/** Part B1: ss.11 and 12, 10(23C)(iv) to (via). */
export const appliedIncome = sheet(
  {
    label: 'Income of a trust or institution',
    json: 'PartB_TI',
    section: '11',
    when: (row: Row, all: Row) => isApplied(row, all) && !isForfeited(row, all),
    needs: [
      'VoluntaryContributions',
      D,
      `${A}.ExemptionUs11_13Dtl`,
      'ProfBusGain',
      ...gainGroups,
      'IncFromOS',
    ],
  },
  {
    ...worked([
      ['contributions', 'Contributions other than to the corpus', 'VcCorpusSec11'],
      ['corpus_income', 'Corpus donations that are income', 'VoluntaryContributions.TotIncFromVC'],
      ['corpus_80g', 'Of which under section 80G(2)(b)', 'VoluntaryContributions.CorpusDonationUS80G'],
      ['corpus_other', 'Of which other', 'VoluntaryContributions.CorpusOtherThan80G'],
      ['property', 'Aggregate income of Schedule AI', 'AggregateIncomeUs1112'],
    ]),
    ...typed([
      [
        'outside_india',
        'Applied outside India with approval',
        'AmtForCharitableUs111',
        { section: '11(1)(c)' },
      ],
    ]),
    approval_number: text('Number of the approval', {
      json: 'AmtForCharitableUs111Number',
      jsonAs: 'number',
      pattern: /^[1-9]\d{0,13}$/,
      example: '123456',
      when: claimed('outside_india'),
    }).optional(),
    approval_on: date('Date of the approval', {
      json: 'AmtForCharitableUs111Date',
      when: claimed('outside_india'),
    }).optional(),
    ...worked([
      ['to_apply', 'Income to be applied', 'IncToBeApplied'],
      ['applied', 'Applied in the year', `${D}.AmtAppliedtForCharitablePurpose`],
      ['loans_repaid', 'Loans repaid', `${D}.AmtAppForCharitablePurposeRepayment`],
      ['corpus_restored', 'Corpus invested or deposited back', `${D}.AmtAppliedSpecifiedMode`],
      ['deemed_applied', 'Deemed applied', `${D}.AmtDeemedForCharitable`],
    ]),
    form_9a: yesNo('Was Form 9A furnished in time?', {
      json: `${D}.ExercisedBfDueDateFlag`,
      section: '11(1) Explanation 1',
      help: 'Two months before the due date of the return; the CBDT accepted it up to the due date',
      when: (row: Row, all: Row) => claims('11')(row, all),
    }).optional(),
    form_9a_on: date('Date of Form 9A', {
      json: `${D}.DateOfFurnishing`,
      when: (row: Row) => row['form_9a'] === 'Y',
    }).optional(),
    less_set_apart: amount('Set apart less than 15%', {
      section: '11(1)(a)',
      help: 'Blank: 15% of the income, to the extent not applied',
      unused: false,
    }).optional(),
    ...worked([
      ['set_apart', 'Set apart, at most 15%', `${D}.AmtAccumulatedForCharitable`],
      ['accumulated', 'Accumulated in Form 10', `${D}.AmtFulfilledUs11_2`],
    ]),
    form_10: yesNo('Was Form 10 furnished in time?', {
      json: `${D}.IsForm10Furnished`,
      section: '11(2)',
    }).optional(),
    form_10_on: date('Date of Form 10', {
      json: `${D}.DateOfFurnishingForm10`,
      when: (row: Row) => row['form_10'] === 'Y',
    }).optional(),
    ...worked([
      ['deductions', 'Applied and set apart', `${D}.TotalDeductions`],
      ['specified', 'Specified income', `${A}.IncChargeableUs115BBI`],
      ['anonymous', 'Anonymous donations', `${A}.ExemptionUs11_13Dtl.AnonymousDonationVC`],
    ]),
    ...typed([
      [
        'services',
        'Value of services to persons of section 13(3)',
        `${A}.IncChargeableUs12_2`,
        { section: '12(2)' },
      ],
      [
        'without_tds',
        'Disallowed because tax was not deducted',
        `${A}.AmtDsllwblUs111RWS40AIA`,
        { section: '40(a)(ia)', help: '30% of the amounts, if not deducted in Schedule A' },
      ],
      [
        'in_cash',
        'Disallowed because paid in cash',
        `${A}.AmtDsllwblUs111RWS40A3`,
        { section: '40A(3), (3A)' },
      ],
      [
        'violation_3b',
        'Section 80G(2)(b) corpus that violates its conditions',
        `${A}.IncExp3BUS80G`,
        { section: '11(1) Explanation 3B' },
      ],
      [
        'violation_1b',
        'Same, for an institution under section 10(23C)',
        `${A}.IncExp1BUS80G`,
        { section: '10(23C) Explanation 1B' },
      ],
      ['other', 'Any other income chargeable', `${A}.AnyOthrIncome`],
    ]),
    ...worked([['additions', 'Chargeable in any case', `${A}.TotalAdditions`]]),
    ...typed([
      [
        'business_excess',
        'Business held under trust: income above its accounts',
        'IncChargeableUs11_4',
        { section: '11(4)' },
      ],
    ]),
    ...worked([
      ['income', 'Income of the trust or institution', 'TotalTI'],
      ...plainHeads,
      ['gross', 'Gross income', 'GrossIncome'],
      ['losses', 'Losses of the year set off', 'CurrentYearLoss'],
      ['total', 'Total income', 'TotalIncome'],
      ['special', 'Of which at special rates', 'IncChargeableTaxSplRates'],
      ['of_anonymous', 'Of which anonymous donations', 'DonationsUs115BBC'],
      ['of_specified', 'Of which specified income', 'IncChargUs115BBIIncld13'],
      ['normal', 'Of which at normal rates', 'AggIncothSpecInc115BBI'],
    ]),
  },
).optional();

/** Part B2: clauses of s.10, ss.13A and 13B. */
export const exemptIncome = sheet(
  {
    label: 'Income of an institution exempt under section 10, 13A or 13B',
    json: 'PartB_TI2',
    when: (row: Row, all: Row) => !isApplied(row, all),
    needs: ['ProfBusGain', ...gainGroups, 'IncFromOS'],
  },
  {
    ...worked([
      ...exemptLines
        .filter(([, , , , group]) => group === 1)
        .map(([, key, label, json]): Line => [key, label, json]),
      ['group_1', 'Exempt under sections 10(21) to 10(47)', 'TotExemptionUs10_21to29'],
      ...exemptLines
        .filter(([, , , , group]) => group === 2)
        .map(([, key, label, json]): Line => [key, label, json]),
      ['group_2', 'Exempt under sections 10(23A), 10(23C) and 10(24)', 'TotExemptionUs10_23Cto10_47'],
    ]),
    lapsed: money('Accumulation of a research association that lapsed', 'IncomeChargeable11_3', {
      section: '11(3), 10(21)',
      when: claims('21', '2135I'),
    }),
    ...worked([
      ['exempt_13a', 'Exempt under section 13A', 'ExemptionUs13_A', { section: '13A' }],
      ['exempt_13b', 'Exempt under section 13B', 'ExemptionUs13_B', { section: '13B' }],
      ['contributions', 'Voluntary contributions', 'VoluntaryContributions'],
      ...plainHeads,
      ['gross', 'Gross income', 'GrossIncome'],
      ['losses', 'Losses of the year set off', 'CurrentYearLoss'],
      ['total', 'Total income', 'GrossTotalIncome'],
      ['special', 'Of which at special rates', 'IncChargeableTaxSplRates'],
    ]),
    ...typed([
      ['agricultural', 'Net agricultural income, for the rate', 'NetAgricultureIncomeOrOtherIncomeForRate'],
    ]),
    ...worked([
      ['aggregate', 'Aggregate income', 'AggregateIncome'],
      ['maximum', 'Of which at the maximum marginal rate', 'IncChrgbleMaxMarginalRates'],
    ]),
  },
).optional();

const C = 'ComputationIncChargeable';
/** Part B3: s.13(10) and the twenty-second proviso to s.10(23C). */
export const forfeitedIncome = sheet(
  {
    label: 'Income where the exemption is lost',
    json: `PartB_TI3.${C}`,
    section: '13(10)',
    when: isForfeited,
    needs: [
      'ExpDisallowed',
      'Additions',
      'IncNotForming',
      ...gainGroups.map((node) => `IncNotForming.${node}`),
    ],
  },
  {
    ...typed([
      [
        'receipts',
        'Income of the year',
        'TotIncPrevYr',
        { help: 'Contributions other than to the corpus and income of Schedule AI' },
      ],
      [
        'expenditure',
        'Expenditure in India for the objects',
        'TotExpIncur',
        { help: 'Revenue spending of Schedule A' },
      ],
      ['from_corpus', 'Of which out of the corpus', 'ExpDisallowed.ExpCorpusStandingCredit'],
      ['from_loans', 'Of which out of loans', 'ExpDisallowed.ExpLoanBorrow'],
      ['depreciation', 'Of which depreciation of assets already applied', 'ExpDisallowed.DeprRespAsset'],
      ['donations', 'Of which contributions to others', 'ExpDisallowed.ExpFormContri'],
      ['capital', 'Of which capital spending', 'ExpDisallowed.CapExp'],
      [
        'without_tds',
        'Disallowed because tax was not deducted',
        'ExpDisallowed.AmtDisallSubClauseiaSec40',
        { section: '40(a)(ia)' },
      ],
      [
        'in_cash',
        'Disallowed because paid in cash',
        'ExpDisallowed.AmtDisallSubSec3Sec40A',
        { section: '40A(3)' },
      ],
      [
        'in_cash_later',
        'Disallowed because later paid in cash',
        'ExpDisallowed.AmtDisallSubSec3ASec40A',
        { section: '40A(3A)' },
      ],
      ['other_expense', 'Any other expenditure not allowed', 'ExpDisallowed.AnyOthDisall'],
    ]),
    ...worked([
      ['not_allowed', 'Not allowed', 'ExpDisallowed.TotExpDisall'],
      ['specified', 'Specified income', 'Additions.IncChargSec115BBI'],
      ['anonymous', 'Anonymous donations', 'Additions.IncExemptNotAvail'],
    ]),
    ...typed([
      [
        'services',
        'Value of services to persons of section 13(3)',
        'Additions.IncChargSec122',
        { section: '12(2)' },
      ],
      ['violation_3b', 'Section 80G(2)(b) corpus that violates its conditions', 'Additions.IncExpl3B'],
      ['violation_1b', 'Same, for an institution under section 10(23C)', 'Additions.IncExpl1B'],
      ['other', 'Any other income chargeable', 'Additions.AnyOthrIncome'],
    ]),
    ...worked([['additions', 'Chargeable in any case', 'Additions.TotAdditions']]),
    ...typed([
      [
        'business_excess',
        'Business held under trust: income above its accounts',
        'IncChargSec114',
        { section: '11(4)' },
      ],
    ]),
    ...worked([
      ['income', 'Income of the trust or institution', 'SumTotal'],
      ...headsOf({
        heads: 'IncNotForming.Total',
        cg: 'IncNotForming.CapGain',
        bp: 'IncNotForming.ProfitGainsBP',
        os: 'IncNotForming.IncOS',
        house: 'IncNotForming.IncFromHP',
      }),
      ['losses', 'Losses of the year set off', 'LossCurYrToBeSetOff'],
      ['total', 'Total income', 'TotalInc'],
      ['special', 'Of which at special rates', 'IncIncludedChargRateSpec'],
      ['of_anonymous', 'Of which anonymous donations', 'AnonymousDonation'],
      ['of_specified', 'Of which specified income', 'IncChargSec115BBI'],
      ['normal', 'Of which at normal rates', 'IncChagrgSec13'],
    ]),
  },
).optional();
