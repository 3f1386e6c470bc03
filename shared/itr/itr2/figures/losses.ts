import type { FormValues } from '../../../forms/paths.ts';
import { positive } from '../../../money.ts';
import type { LossKind } from '../../../tax/inputs/losses.ts';
import type { IncomePool, TaxResult } from '../../../tax/model/types.ts';
import { rowsOf, rupees, total } from '../../common/read.ts';
import type { Itr2, Itr2CarriedLossesYear1 } from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { carriedYears, headRows, treatyRow } from '../parts/losses.ts';
import { ofYear, type RateFlow } from './rates.ts';

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

const headPools: Record<(typeof headRows)[number]['key'], IncomePool> = {
  salary: 'salary',
  house_property: 'houseProperty',
  other_sources: 'otherSources',
  race_horses: 'raceHorses',
};

interface PoolRow {
  key: string;
  pools: readonly IncomePool[];
  income: number;
  afterCurrent: number;
  afterBrought: number;
}

const poolRows = (result: TaxResult, flows: readonly RateFlow[], treaty: number): PoolRow[] => [
  ...headRows.map(({ key }): PoolRow => {
    const p = result.pools.find(({ pool }) => pool === headPools[key]);
    return {
      key,
      pools: [headPools[key]],
      income: p?.income ?? 0,
      afterCurrent: p?.afterCurrent ?? 0,
      afterBrought: p?.afterBroughtForward ?? 0,
    };
  }),
  ...flows.map(
    (f): PoolRow => ({
      key: f.group.key,
      pools: f.group.buckets,
      income: f.afterGains,
      afterCurrent: f.afterCurrent,
      afterBrought: f.afterBrought,
    }),
  ),
  ...(treaty > 0
    ? [{ key: treatyRow.key, pools: [], income: treaty, afterCurrent: treaty, afterBrought: treaty }]
    : []),
];

/** Losses of house property and other sources of the year: whole and set off. */
export const headLosses = (result: TaxResult) => ({
  house: positive(-result.heads.houseProperty),
  houseSetOff: sum(ofYear(result, 'house-property').map((l) => l.amount)),
  sources: positive(-result.otherSources.normal),
  sourcesSetOff: sum(ofYear(result, 'other-sources').map((l) => l.amount)),
});

/**
 * Remaining house property loss: in the new regime it is deemed given full effect (s.115BAC(3)) unless the
 * other reading is chosen.
 */
export const houseLossLeft = (result: TaxResult, left: number): number =>
  result.regime === 'old'
    ? left
    : sum(
        result.lossesCarriedForward
          .filter((l) => l.kind === 'house-property' && l.assessmentYear === result.assessmentYear)
          .map((l) => l.amount),
      );

/** Schedules CYLA and BFLA; `treaty` is the income from other sources at treaty rates where the year has a row for it. */
export const setOffFigures = (result: TaxResult, flows: readonly RateFlow[], treaty: number) => {
  const rows = poolRows(result, flows, treaty);
  const taken = (row: PoolRow, kind: LossKind | 'other-sources') =>
    sum(
      ofYear(result, kind)
        .filter((l) => row.pools.includes(l.pool))
        .map((l) => l.amount),
    );
  const losses = headLosses(result);
  const current: FormValues = {
    ...Object.fromEntries(
      rows.map((row) => [
        row.key,
        {
          income: row.income,
          ...(row.key === 'house_property' ? {} : { house_loss: taken(row, 'house-property') }),
          ...(row.key === 'other_sources' ? {} : { sources_loss: taken(row, 'other-sources') }),
          remaining: row.afterCurrent,
        },
      ]),
    ),
    house_loss: losses.house,
    sources_loss: losses.sources,
    house_set_off: losses.houseSetOff,
    sources_set_off: losses.sourcesSetOff,
    house_left: houseLossLeft(result, losses.house - losses.houseSetOff),
    sources_left: losses.sources - losses.sourcesSetOff,
  };
  const brought: FormValues = {
    ...Object.fromEntries(
      rows.map((row) => [
        row.key,
        {
          income: row.afterCurrent,
          ...(row.key === 'salary' || row.key === 'other_sources' || row.key === treatyRow.key
            ? {}
            : { brought: row.afterCurrent - row.afterBrought }),
          remaining: row.afterBrought,
        },
      ]),
    ),
    total: sum(rows.map((row) => row.afterCurrent - row.afterBrought)),
    income: sum(rows.map((row) => row.afterBrought)),
  };
  return { current_losses: current, brought_losses: brought };
};

const kinds = {
  house_property: 'house-property',
  short_term: 'short-term',
  long_term: 'long-term',
  race_horses: 'race-horses',
} as const satisfies Record<string, LossKind>;
type KindKey = keyof typeof kinds;
const kindKeys = Object.keys(kinds) as KindKey[];

/** Schedule CFL. */
export const carriedFigures = (year: Itr2Year, data: Itr2, result: TaxResult): FormValues => {
  const earlier = (key: KindKey) =>
    sum(
      carriedYears(year).map((y) => {
        const losses: Itr2CarriedLossesYear1 | undefined = data.carried_losses?.[y.key];
        return rupees(losses?.[key]);
      }),
    );
  const adjusted = (key: KindKey) =>
    sum(
      result.setOff
        .filter((l) => l.loss === kinds[key] && l.assessmentYear !== result.assessmentYear)
        .map((l) => l.amount),
    );
  const current = (key: KindKey) =>
    sum(
      result.lossesCarriedForward
        .filter((l) => l.kind === kinds[key] && l.assessmentYear === result.assessmentYear)
        .map((l) => l.amount),
    );
  const by = (of: (key: KindKey) => number) => Object.fromEntries(kindKeys.map((key) => [key, of(key)]));
  return {
    earlier: by(earlier),
    adjusted: by(adjusted),
    current: by(current),
    // the form's own line (ix - x + xi): the oldest year is in it, though its loss lapses with this year
    carried: by((key) => positive(earlier(key) - adjusted(key) + current(key))),
  };
};

/** Schedules AMT and AMTC. */
export const minimumTaxFigures = (data: Itr2, result: TaxResult) => {
  const { amt } = result.tax;
  const { tax } = amt.parts;
  const applies = amt.adjustedTotalIncome > 0;
  let left = amt.creditUsed;
  const rows = rowsOf(data.amtc?.rows).map((row) => {
    const brought = positive(rupees(row.gross) - rupees(row.set_off));
    const used = Math.min(brought, left);
    left -= used;
    return { brought, used, carried: brought - used };
  });
  const sums = (key: 'brought' | 'used' | 'carried') => sum(rows.map((r) => r[key]));
  const typed = (key: 'gross' | 'set_off') => total(rowsOf(data.amtc?.rows), key);
  return {
    amt: {
      total_income: applies ? result.totalIncome : 0,
      deductions: applies ? amt.adjustedTotalIncome - result.totalIncome : 0,
      adjusted: amt.adjustedTotalIncome,
      tax,
    },
    amtc:
      rows.length === 0 && amt.creditArising === 0
        ? {}
        : {
            tax_115jc: amt.tax,
            tax_other: result.tax.gross,
            available: positive(result.tax.gross - amt.tax),
            rows,
            current: amt.creditArising,
            current_carried: amt.creditArising,
            total_gross: typed('gross') + amt.creditArising,
            total_set_off: typed('set_off'),
            total_brought: sums('brought'),
            total_used: sums('used'),
            total_carried: sums('carried') + amt.creditArising,
            credit: amt.creditUsed,
            liability: amt.creditCarried,
          },
  };
};
