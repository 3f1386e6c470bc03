import { date, text, yesNo } from '../../../forms/fields.ts';
import { common } from '../../../tax/years/common.ts';
import { code, money, moneyIfAny, total, totalIfAny } from '../../common/fields.ts';
import { sheet, table } from '../../common/sheet.ts';
import type { Itr2Year } from '../data/years.ts';
import { LOSS } from './house-property.ts';

const CURRENT = 'Income after set-off of the year';

/** Losses of the year that a row of Schedule CYLA can absorb. */
type CurrentLosses = { house: boolean; sources: boolean };

/**
 * Rows of Schedules CYLA and BFLA besides the gains: key, node, absorbed losses of the year, absorbed
 * brought-forward losses.
 */
export const headRows = [
  { key: 'salary', node: 'Salary', label: 'Salaries', house: true, sources: true, brought: false },
  { key: 'house_property', node: 'HP', label: 'House property', house: false, sources: true, brought: true },
  {
    key: 'other_sources',
    node: 'OthSrcExclRaceHorse',
    label: 'Other sources',
    house: true,
    sources: false,
    brought: false,
  },
  {
    key: 'race_horses',
    node: 'OthSrcRaceHorse',
    label: 'Race horses',
    house: true,
    sources: true,
    brought: true,
  },
] as const;

/** Income from other sources at treaty rates, a row from AY 2026-27; no losses are set off against it. */
export const treatyRow = {
  key: 'treaty_sources',
  node: 'IncOSDTAA',
  label: 'Other sources at treaty rates',
  house: true,
  sources: true,
  brought: false,
} as const;
const lastRows = (year: Itr2Year) => [...headRows.slice(2), ...(year.treatyRow ? [treatyRow] : [])];

const currentRow = (label: string, node: string, { house, sources }: CurrentLosses) =>
  sheet(
    { label, json: `${node}.IncCYLA` },
    {
      income: total('Income of the year', 'IncOfCurYrUnderThatHead'),
      ...(house ? { house_loss: totalIfAny('House property loss set off', 'HPlossCurYrSetoff') } : {}),
      ...(sources
        ? { sources_loss: totalIfAny('Loss of other sources set off', 'OthSrcLossNoRaceHorseSetoff') }
        : {}),
      remaining: total(CURRENT, 'IncOfCurYrAfterSetOff'),
    },
  ).optional();

const broughtRow = (label: string, node: string, brought: boolean) =>
  sheet(
    { label, json: `${node}.IncBFLA` },
    {
      income: total(CURRENT, 'IncOfCurYrUndHeadFromCYLA'),
      ...(brought ? { brought: total('Brought-forward loss set off', 'BFlossPrevYrUndSameHeadSetoff') } : {}),
      remaining: total('Income after brought-forward losses', 'IncOfCurYrAfterSetOffBFLosses'),
    },
  ).optional();

/** Schedule CYLA. */
export const currentLosses = (year: Itr2Year) =>
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
      edited: yesNo('Was the order of set-off changed manually?', { json: 'CYLAEditFlag' }).optional(),
      ...Object.fromEntries(headRows.slice(0, 2).map((r) => [r.key, currentRow(r.label, r.node, r)])),
      ...Object.fromEntries(
        year.rates.map((g) => [g.key, currentRow(g.label, g.pool, { house: true, sources: true })]),
      ),
      ...Object.fromEntries(lastRows(year).map((r) => [r.key, currentRow(r.label, r.node, r)])),
      house_loss: total('House property loss of the year', 'TotalCurYr.TotHPlossCurYr'),
      sources_loss: total('Loss of other sources of the year', 'TotalCurYr.TotOthSrcLossNoRaceHorse'),
      house_set_off: total('House property loss set off', 'TotalLossSetOff.TotHPlossCurYrSetoff', {
        max: common.houseProperty.lossAgainstOthers,
      }),
      sources_set_off: total(
        'Loss of other sources set off',
        'TotalLossSetOff.TotOthSrcLossNoRaceHorseSetoff',
      ),
      house_left: total('House property loss remaining', 'LossRemAftSetOff.BalHPlossCurYrAftSetoff'),
      sources_left: total(
        'Loss of other sources remaining',
        'LossRemAftSetOff.BalOthSrcLossNoRaceHorseAftSetoff',
      ),
    },
  ).optional();

/** Schedule BFLA. */
export const broughtLosses = (year: Itr2Year) =>
  sheet(
    {
      label: 'Set-off of losses brought forward',
      json: 'ScheduleBFLA',
      section: '72 to 74A',
      needs: ['', 'Salary.IncBFLA', ...year.rates.map((g) => `${g.pool}.IncBFLA`), 'TotalBFLossSetOff'],
    },
    {
      edited: yesNo('Was the order of set-off changed manually?', { json: 'BFLAEditFlag' }).optional(),
      ...Object.fromEntries(headRows.slice(0, 2).map((r) => [r.key, broughtRow(r.label, r.node, r.brought)])),
      ...Object.fromEntries(year.rates.map((g) => [g.key, broughtRow(g.label, g.pool, true)])),
      ...Object.fromEntries(lastRows(year).map((r) => [r.key, broughtRow(r.label, r.node, r.brought)])),
      total: total('Total of brought-forward losses set off', 'TotalBFLossSetOff.TotBFLossSetoff'),
      income: total('Income after all losses', 'IncomeOfCurrYrAftCYLABFLA'),
    },
  ).optional();

const ordinals = [
  '',
  'YrToAY',
  '2ndYearFromAY',
  '3rdYearFromAY',
  '4thYearFromAY',
  '5thYearFromAY',
  '6thYearFromAY',
  '7thYearFromAY',
  '8thYearFromAY',
];

/** Years of Schedule CFL, oldest first: how long ago, the assessment year, its node and whether race horses may still count (s.74A). */
export const carriedYears = ({ fileYear }: Pick<Itr2Year, 'fileYear'>) =>
  ([8, 7, 6, 5, 4, 3, 2, 1] as const).map((ago) => {
    const y = Number(fileYear) - ago;
    return {
      key: `year_${ago}` as const,
      ago,
      assessmentYear: `${y}-${String((y + 1) % 100).padStart(2, '0')}`,
      node: `LossCFFromPrev${ordinals[ago]}`,
      horses: ago <= 4,
    };
  });

const summary = (label: string, node: string, at = 'LossSummaryDetail') =>
  sheet(
    { label, json: `${node}.${at}` },
    {
      house_property: total('House property', 'TotalHPPTILossCF'),
      short_term: total('Short-term capital loss', 'TotalSTCGPTILossCF'),
      long_term: total('Long-term capital loss', 'TotalLTCGPTILossCF'),
      race_horses: totalIfAny('Race horses', 'OthSrcLossRaceHorseCF'),
    },
  ).optional();

/** Schedule CFL. */
export const carriedLosses = (year: Itr2Year) =>
  sheet(
    {
      label: 'Losses brought and carried forward',
      json: 'ScheduleCFL',
      needs: ['TotalOfBFLossesEarlierYrs.LossSummaryDetail', 'TotalLossCFSummary.LossSummaryDetail'],
    },
    {
      ...Object.fromEntries(
        carriedYears(year).map(({ key, assessmentYear, node, horses, ago }) => {
          const loss = ago <= 4 ? money : moneyIfAny;
          return [
            key,
            sheet(
              { label: assessmentYear, json: `${node}.CarryFwdLossDetail` },
              {
                filed_on: date('Date of filing', { json: 'DateOfFiling' }),
                house_property: loss('House property', 'TotalHPPTILossCF', { section: '71B' }),
                short_term: loss('Short-term capital loss', 'TotalSTCGPTILossCF', { section: '74' }),
                long_term: loss('Long-term capital loss', 'TotalLTCGPTILossCF', { section: '74' }),
                ...(horses
                  ? { race_horses: moneyIfAny('Race horses', 'OthSrcLossRaceHorseCF', { section: '74A' }) }
                  : {}),
              },
            ).optional(),
          ];
        }),
      ),
      earlier: summary('Total of earlier years', 'TotalOfBFLossesEarlierYrs'),
      adjusted: summary('Adjusted in Schedule BFLA', 'AdjTotBFLossInBFLA'),
      current: summary('Loss of the year', 'CurrentAYloss'),
      carried: summary('Total carried forward', 'TotalLossCFSummary'),
    },
  ).optional();

/** Schedules AMT and AMTC. */
export const minimumTax = (year: Itr2Year) => {
  const years = Array.from({ length: Number(year.fileYear) - 2013 }, (_, i) => {
    const value = `${2013 + i}-${String((2014 + i) % 100).padStart(2, '0')}`;
    return { value, label: value };
  });
  return {
    amt: sheet(
      { label: 'Alternate minimum tax', json: 'ScheduleAMT', section: '115JC' },
      {
        total_income: total('Total income', 'TotalIncItemPartBTI', { min: LOSS }),
        deductions: total('Deductions added back', 'DeductionClaimUndrAnySec', { min: LOSS }),
        adjusted: total('Adjusted total income', 'AdjustedUnderSec115JC'),
        tax: total('Tax at 18.5%', 'TaxPayableUnderSec115JC'),
      },
    ).optional(),
    amtc: sheet(
      { label: 'Credit of alternate minimum tax', json: 'ScheduleAMTC', section: '115JD' },
      {
        tax_115jc: total('Tax under section 115JC', 'TaxSection115JC'),
        tax_other: total('Tax under other provisions', 'TaxOthProvisions'),
        available: total('Tax against which credit is available', 'AmtTaxCreditAvailable'),
        rows: table(
          {
            label: 'Credit of earlier years',
            rowLabel: 'Year',
            json: 'ScheduleAMTCDtls',
            maxRows: years.length,
          },
          {
            year: code('Assessment year', 'AssYr', years),
            gross: money('Gross credit', 'Gross'),
            set_off: money('Set off in earlier years', 'AmtCreditSetOfEy'),
            brought: total('Balance brought forward', 'AmtCreditBalBroughtFwd'),
            used: total('Utilised this year', 'AmtCreditUtilized'),
            carried: total('Balance carried forward', 'BalAmtCreditCarryFwd'),
          },
        ).optional(),
        year: text('Assessment year', {
          json: 'CurrAssYr',
          jsonDefault: year.assessmentYear,
          computed: true,
        }).optional(),
        current: total('Credit of the year', 'CurrYrAmtCreditFwd'),
        current_carried: total('Credit of the year carried forward', 'CurrYrCreditCarryFwd'),
        total_gross: total('Gross credit, total', 'TotAMTGross'),
        total_set_off: total('Set off in earlier years, total', 'TotSetOffEys'),
        total_brought: total('Balance brought forward, total', 'TotBalBF'),
        total_used: totalIfAny('Utilised this year, total', 'TotAmtCreditUtilisedCY'),
        total_carried: total('Balance carried forward, total', 'TotBalAMTCreditCF'),
        credit: total('Credit under section 115JD', 'TaxSection115JD'),
        liability: total('Credit available for later years', 'AmtLiabilityAvailable'),
      },
    ).optional(),
  };
};
