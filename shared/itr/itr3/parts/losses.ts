import { date, yesNo } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { code, money, moneyIfAny, total, totalIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import { minimumTax as itr2MinimumTax, treatyRow } from '../../itr2/parts/losses.ts';
import type { Itr3CarriedLosses } from '../../values/itr3.ts';
import type { FieldName } from '../../values/names.ts';
import type { Itr3Year } from '../data/years.ts';
import { extended, LOSS, typed, worked } from './lines.ts';

/** Rows of Schedules CYLA and BFLA besides the gains; the losses of the year and of earlier years each absorbs. */
export const headRows3 = [
  {
    key: 'salary',
    node: 'Salary',
    label: 'Salaries',
    pool: 'salary',
    house: true,
    business: false,
    sources: true,
    brought: false,
    unabsorbed: false,
  },
  {
    key: 'house_property',
    node: 'HP',
    label: 'House property',
    pool: 'houseProperty',
    house: false,
    business: true,
    sources: true,
    brought: true,
    unabsorbed: true,
  },
  {
    key: 'business',
    node: 'BusProfExclSpecProf',
    label: 'Business or profession',
    pool: 'business',
    house: true,
    business: false,
    sources: true,
    brought: true,
    unabsorbed: true,
  },
  {
    key: 'speculative',
    node: 'SpeculativeInc',
    label: 'Speculative business',
    pool: 'speculative',
    house: true,
    business: false,
    sources: true,
    brought: true,
    unabsorbed: true,
  },
  {
    key: 'specified',
    node: 'SpecifiedInc',
    label: 'Specified business',
    pool: 'specified',
    house: true,
    business: false,
    sources: true,
    brought: true,
    unabsorbed: true,
  },
  {
    key: 'other_sources',
    node: 'OthSrcExclRaceHorse',
    label: 'Other sources',
    pool: 'otherSources',
    house: true,
    business: true,
    sources: false,
    brought: false,
    unabsorbed: true,
  },
  {
    key: 'race_horses',
    node: 'OthSrcRaceHorse',
    label: 'Race horses',
    pool: 'raceHorses',
    house: true,
    business: true,
    sources: true,
    brought: true,
    unabsorbed: true,
  },
] as const;

type Takes = { house: boolean; business: boolean; sources: boolean };
const gainTakes = { house: true, business: true, sources: true, brought: true, unabsorbed: true };

const currentRow = (label: string, node: string, { house, business, sources }: Takes) =>
  sheet(
    { label, json: `${node}.IncCYLA` },
    {
      income: total('Income of the year', 'IncOfCurYrUnderThatHead'),
      ...(house ? { house_loss: totalIfAny('House property loss set off', 'HPlossCurYrSetoff') } : {}),
      ...(business ? { business_loss: totalIfAny('Business loss set off', 'BusLossSetoff') } : {}),
      ...(sources
        ? { sources_loss: totalIfAny('Loss of other sources set off', 'OthSrcLossNoRaceHorseSetoff') }
        : {}),
      remaining: total('Income after set-off of the year', 'IncOfCurYrAfterSetOff'),
    },
  ).optional();

const rowsOf = (year: Itr3Year) => [
  ...headRows3.slice(0, 5),
  ...year.rates.map((g) => ({ key: g.key, node: g.pool, label: g.label, ...gainTakes })),
  ...headRows3.slice(5),
  ...(year.treatyRow ? [{ ...treatyRow, business: true, unabsorbed: true }] : []),
];

/** Schedule CYLA. */
export const currentLosses = (year: Itr3Year) =>
  sheet(
    {
      label: 'Set-off of losses of the year',
      json: 'ScheduleCYLA',
      section: '71',
      needs: [
        '',
        ...year.rates.map((g) => `${g.pool}.IncCYLA`),
        'TotalCurYr',
        'TotalLossSetOff',
        'LossRemAftSetOff',
      ],
    },
    {
      edited: yesNo('Was the order of set-off changed manually?', {
        json: 'EditAutopoulatedDetail',
      }).optional(),
      ...Object.fromEntries(rowsOf(year).map((r) => [r.key, currentRow(r.label, r.node, r)])),
      ...worked([
        ['house_loss', 'House property loss of the year', 'TotalCurYr.TotHPlossCurYr'],
        ['business_loss', 'Business loss of the year', 'TotalCurYr.TotBusLoss'],
        ['sources_loss', 'Loss of other sources of the year', 'TotalCurYr.TotOthSrcLossNoRaceHorse'],
        [
          'house_set_off',
          'House property loss set off',
          'TotalLossSetOff.TotHPlossCurYrSetoff',
          { max: common.houseProperty.lossAgainstOthers },
        ],
        ['business_set_off', 'Business loss set off', 'TotalLossSetOff.TotBusLossSetoff'],
        [
          'sources_set_off',
          'Loss of other sources set off',
          'TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff',
        ],
        ['house_left', 'House property loss remaining', 'LossRemAftSetOff.BalHPlossCurYrAftSetoff'],
        ['business_left', 'Business loss remaining', 'LossRemAftSetOff.BalBusLossAftSetoff'],
        [
          'sources_left',
          'Loss of other sources remaining',
          'LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff',
        ],
      ]),
    },
  ).optional();

const broughtRow = (label: string, node: string, r: { brought: boolean; unabsorbed: boolean }) =>
  sheet(
    { label, json: `${node}.IncBFLA` },
    {
      income: total('Income after set-off of the year', 'IncOfCurYrUndHeadFromCYLA'),
      ...(r.brought
        ? { brought: total('Brought-forward loss set off', 'BFlossPrevYrUndSameHeadSetoff') }
        : {}),
      ...(r.unabsorbed
        ? {
            depreciation: total('Unabsorbed depreciation set off', 'BFUnabsorbedDeprSetoff', {
              section: '32(2)',
            }),
            allowance: total('Unabsorbed allowance set off', 'BFAllUs35Cl4Setoff', { section: '35(4)' }),
          }
        : {}),
      remaining: total('Income after brought-forward losses', 'IncOfCurYrAfterSetOffBFLosses'),
    },
  ).optional();

/** Schedule BFLA. */
export const broughtLosses = (year: Itr3Year) =>
  sheet(
    {
      label: 'Set-off of losses brought forward',
      json: 'ScheduleBFLA',
      section: '32(2), 72 to 74A',
      needs: ['', 'Salary.IncBFLA', ...year.rates.map((g) => `${g.pool}.IncBFLA`), 'TotalBFLossSetOff'],
    },
    {
      edited: yesNo('Was the order of set-off changed manually?', {
        json: 'EditAutopoulatedDetail',
      }).optional(),
      ...Object.fromEntries(rowsOf(year).map((r) => [r.key, broughtRow(r.label, r.node, r)])),
      total: total('Total of brought-forward losses set off', 'TotalBFLossSetOff.TotBFLossSetoff'),
      total_depreciation: total(
        'Total of unabsorbed depreciation set off',
        'TotalBFLossSetOff.TotUnabsorbedDeprSetoff',
      ),
      total_allowance: total(
        'Total of unabsorbed allowance set off',
        'TotalBFLossSetOff.TotAllUs35cl4Setoff',
      ),
      income: total('Income after all losses', 'IncomeOfCurrYrAftCYLABFLA'),
    },
  ).optional();

const ordinals = [
  'PrevYrToAY',
  'Prev2ndYearFromAY',
  'Prev3rdYearFromAY',
  'Prev4thYearFromAY',
  'Prev5thYearFromAY',
  'Prev6thYearFromAY',
  'Prev7thYearFromAY',
  'Prev8thYearFromAY',
  'Prev9thYearFromAY',
];

/** Rows of Schedule CFL begin with AY 2010-11 (s.35AD); their nodes are counted from AY 2018-19. */
const nodeOf = (start: number): string =>
  start <= 2018
    ? `LossCFFrom${ordinals[2018 - start]}`
    : start === 2019
      ? 'LossCFCurrentAssmntYear'
      : `LossCFCurrentAssmntYear${start + 1}`;

/** Rows of Schedule CFL, by age of the loss; a test checks them against the form. */
type YearKey = Extract<keyof Itr3CarriedLosses, `year_${number}`>;

/** Years of Schedule CFL, oldest first; speculation and race horses live four years, specified business without end. */
export const carriedYears3 = ({ fileYear }: { fileYear: string }) => {
  const last = Number(fileYear) - 1;
  return Array.from({ length: last - 2009 }, (_, i) => {
    const start = 2010 + i;
    const ago = last + 1 - start;
    return {
      key: `year_${ago}` as YearKey,
      ago,
      assessmentYear: `${start}-${String((start + 1) % 100).padStart(2, '0')}`,
      node: nodeOf(start),
      eight: ago <= 8,
      four: ago <= 4,
    };
  });
};

const lossColumns = (summary: boolean) =>
  [
    ['house_property', 'House property', 'TotalHPPTILossCF', '71B'],
    ['business', 'Business or profession', 'BusLossOthThanSpecLossCF', '72'],
    ['speculative', 'Speculative business', 'LossFrmSpecBusCF', '73'],
    ['specified', 'Specified business', 'LossFrmSpecifiedBusCF', '73A'],
    ['short_term', 'Short-term capital loss', 'TotalSTCGPTILossCF', '74'],
    ['long_term', 'Long-term capital loss', 'TotalLTCGPTILossCF', '74'],
    ['race_horses', 'Race horses', 'OthSrcLossRaceHorseCF', '74A'],
  ].map(([key, label, json, section]) => ({
    key: key!,
    label: label!,
    json: json!,
    section: section!,
    summary,
  }));

/** Keys of the columns of Schedule CFL. */
export const lossKeys = lossColumns(true).map(({ key }) => key);

const summary = (label: string, node: string) =>
  sheet(
    { label, json: `${node}.LossSummaryDetail` },
    worked(lossColumns(true).map(({ key, label: name, json }) => [key as FieldName, name, json])),
  ).optional();

const earlierYear = (y: ReturnType<typeof carriedYears3>[number]) =>
  sheet(
    { label: y.assessmentYear, json: `${y.node}.CarryFwdLossDetail` },
    {
      filed_on: date('Date of filing', { json: 'DateOfFiling', from: '2010-04-01' }),
      ...(y.eight
        ? {
            house_property: moneyIfAny('House property', 'TotalHPPTILossCF', { section: '71B' }),
            business: moneyIfAny('Business or profession', 'BrtFwdBusLoss', { section: '72' }),
            adjusted_115bac: moneyIfAny(
              'of which adjusted on choosing the new regime',
              'AdjustAccTax115BACAmt',
              { section: '115BAC' },
            ),
            business_available: totalIfAny('Business loss available', 'BusLossOthThanSpecLossCF'),
          }
        : {}),
      ...(y.four
        ? { speculative: moneyIfAny('Speculative business', 'LossFrmSpecBusCF', { section: '73' }) }
        : {}),
      specified: moneyIfAny('Specified business', 'LossFrmSpecifiedBusCF', { section: '73A' }),
      ...(y.eight
        ? {
            short_term: moneyIfAny('Short-term capital loss', 'TotalSTCGPTILossCF', { section: '74' }),
            long_term: moneyIfAny('Long-term capital loss', 'TotalLTCGPTILossCF', { section: '74' }),
          }
        : {}),
      ...(y.four
        ? { race_horses: moneyIfAny('Race horses', 'OthSrcLossRaceHorseCF', { section: '74A' }) }
        : {}),
    },
  ).optional();

/** Schedule CFL. */
export const carriedLosses = (year: Itr3Year) =>
  sheet(
    {
      label: 'Losses brought and carried forward',
      json: 'ScheduleCFL',
      needs: ['TotalOfBFLossesEarlierYrs.LossSummaryDetail', 'TotalLossCFSummary.LossSummaryDetail'],
    },
    {
      ...Object.fromEntries(carriedYears3(year).map((y) => [y.key, earlierYear(y)])),
      earlier: summary('Total of earlier years', 'TotalOfBFLossesEarlierYrs'),
      adjusted: summary('Adjusted in Schedule BFLA', 'AdjTotBFLossInBFLA'),
      current: summary('Loss of the year', 'CurrentAYloss'),
      carried: summary('Total carried forward', 'TotalLossCFSummary'),
    },
  ).optional();

/** Schedule UD. */
export const unabsorbed = (year: Itr3Year) => {
  const newest = Number(year.fileYear) - 1;
  const years = Array.from({ length: newest - 1996 }, (_, i) => {
    const value = `${newest - i}-${String((newest - i + 1) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });
  return sheet(
    { label: 'Unabsorbed depreciation and allowance', json: 'ITR3ScheduleUD', section: '32(2), 35(4)' },
    {
      rows: table(
        { label: 'Earlier years', rowLabel: 'Year', json: 'ScheduleUD' },
        {
          year: code('Assessment year', 'AssYr', years),
          depreciation: money('Unabsorbed depreciation brought forward', 'AmtBFUD', { section: '32(2)' }),
          adjusted_115bac: moneyIfAny(
            'of which adjusted on choosing the new regime',
            'AdjustAccTax115BACAmt',
            {
              section: '115BAC',
            },
          ),
          depreciation_used: total('Depreciation set off this year', 'AmtDeprSOCY'),
          depreciation_left: total('Depreciation carried forward', 'BalCFNY'),
          allowance: money('Unabsorbed allowance brought forward', 'AmtBFUAllow', { section: '35(4)' }),
          allowance_used: total('Allowance set off this year', 'AmtAllowSOCY'),
          allowance_left: total('Allowance carried forward', 'AllowBalCFNY'),
        },
      ).optional(),
      year: code(
        'Assessment year',
        'CurrAssYr',
        [{ value: year.assessmentYear, label: year.assessmentYear }],
        {
          jsonDefault: year.assessmentYear,
        },
      ).optional(),
      current: total('Depreciation of the year carried forward', 'CurBalCFNY'),
      current_allowance: total('Allowance of the year carried forward', 'CurAllowBalCFNY'),
      ...worked([
        ['total', 'Total unabsorbed depreciation', 'TotBFUDepritAmt'],
        ['total_115bac', 'Total adjusted on choosing the new regime', 'TotAdjustAccTax115BACAmt'],
        ['total_used', 'Total depreciation set off', 'TotCurYrdepritSetoffInc'],
        ['total_left', 'Total depreciation carried forward', 'TotDepritBalCFNY'],
        ['total_allowance', 'Total unabsorbed allowance', 'TotBFUAllowAmt'],
        ['total_allowance_used', 'Total allowance set off', 'TotCurYrAllowSetoffInc'],
        ['total_allowance_left', 'Total allowance carried forward', 'TotalBalCFNY'],
      ]),
    },
  ).optional();
};

/** Schedules AMT and AMTC. */
export const minimumTax = (year: Itr3Year) => {
  const base = itr2MinimumTax(year);
  const credits = base.amtc.unwrap();
  const rows = credits.shape.rows.unwrap();
  const { gross: _, ...columns } = rows.element.shape;
  return {
    amt: sheet(
      { label: 'Alternate minimum tax', json: 'ScheduleAMT', section: '115JC' },
      {
        ...worked([
          ['total_income', 'Total income', 'TotalIncItem11', { min: LOSS }],
          ['part_c', 'Profit-linked deductions added back', 'AdjustmentSec115JC.DeductClaimSec6A'],
          [
            'sec_10aa',
            'Deduction under section 10AA',
            'AdjustmentSec115JC.DeductClaimSec10AA',
            { section: '10AA' },
          ],
        ]),
        ...typed([
          [
            'sec_35ad',
            'Deduction under section 35AD less depreciation',
            'AdjustmentSec115JC.DeductClaimSec35AD',
            { section: '35AD' },
          ],
        ]),
        ...worked([
          ['deductions', 'Deductions added back', 'AdjustmentSec115JC.Total'],
          ['adjusted', 'Adjusted total income', 'AdjustedUnderSec115JC'],
          [
            'ifsc',
            'of which from units in an International Financial Services Centre',
            'AdjustedUnderSec115JCIFSC',
          ],
          ['other_units', 'of which from other units', 'AdjustedUnderSec115JCOther'],
          ['tax', 'Tax at 18.5%', 'TaxPayableUnderSec115JC'],
        ]),
      },
    ).optional(),
    amtc: extended(base.amtc, {
      rows: table(
        { label: 'Credit of earlier years', rowLabel: 'Year', json: 'ScheduleAMTCDtls' },
        { gross: money('Gross credit', 'AmtCreditFwd'), ...columns },
      ).optional(),
      total_used: total('Utilised this year, total', 'TotAmtCreditUtilisedCY'),
    }).optional(),
  };
};
