import type { FormValues } from '../../../forms/paths.ts';
import { positive } from '../../../money.ts';
import type { LossKind } from '../../../tax/inputs/losses.ts';
import type { IncomePool, TaxResult } from '../../../tax/model/types.ts';
import { type AmountKey, rowsOf, rupees, textOf, total } from '../../common/read.ts';
import { houseLossLeft } from '../../itr2/figures/losses.ts';
import type { RateFlow } from '../../itr2/figures/rates.ts';
import { ofYear } from '../../itr2/figures/rates.ts';
import { treatyRow } from '../../itr2/parts/losses.ts';
import type { Itr3, Itr3CarriedLossesYear1, Itr3UnabsorbedRows } from '../../values/itr3.ts';
import type { Itr3Year } from '../data/years.ts';
import { carriedYears3, headRows3, lossKeys } from '../parts/losses.ts';

/** Unabsorbed depreciation of a row of Schedule UD. */
export const unabsorbedOf = (row: Itr3UnabsorbedRows): number =>
  Math.max(0, rupees(row.depreciation) - rupees(row.adjusted_115bac));

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const within: readonly string[] = ['speculative', 'specified'];

/** Part E of Schedule BP and the business loss transferred to Schedule CYLA. */
export const withinHead = (result: TaxResult) => {
  const loss = positive(-result.heads.business);
  const row = (pool: 'speculative' | 'specified', income: number) => {
    const setOff = sum(
      ofYear(result, 'business')
        .filter((l) => l.pool === pool)
        .map((l) => l.amount),
    );
    return { income: positive(income), set_off: setOff, remaining: positive(income) - setOff };
  };
  const speculative = row('speculative', result.heads.speculative);
  const specified = row('specified', result.heads.specifiedBusiness);
  const used = speculative.set_off + specified.set_off;
  return { loss, speculative, specified, used, left: loss - used };
};

interface Row {
  key: string;
  pools: readonly IncomePool[];
  income: number;
  afterCurrent: number;
  afterBrought: number;
  takesBrought: boolean;
  takesUnabsorbed: boolean;
}

/** Schedules CYLA and BFLA; `allowances` of section 35(4) are those used in Schedule UD. */
export const setOffFigures = (
  result: TaxResult,
  flows: readonly RateFlow[],
  allowances: number,
  treaty: number,
) => {
  const inHead = withinHead(result);
  const rows: Row[] = [
    ...headRows3.map(({ key, pool, brought, unabsorbed }): Row => {
      const p = result.pools.find((row) => row.pool === pool);
      const reduced = key === 'speculative' || key === 'specified' ? inHead[key].set_off : 0;
      return {
        key,
        pools: [pool],
        income: (p?.income ?? 0) - reduced,
        afterCurrent: p?.afterCurrent ?? 0,
        afterBrought: p?.afterBroughtForward ?? 0,
        takesBrought: brought,
        takesUnabsorbed: unabsorbed,
      };
    }),
    ...flows.map(
      (f): Row => ({
        key: f.group.key,
        pools: f.group.buckets,
        income: f.afterGains,
        afterCurrent: f.afterCurrent,
        afterBrought: f.afterBrought,
        takesBrought: true,
        takesUnabsorbed: true,
      }),
    ),
    ...(treaty > 0
      ? [
          {
            key: treatyRow.key,
            pools: [],
            income: treaty,
            afterCurrent: treaty,
            afterBrought: treaty,
            takesBrought: false,
            takesUnabsorbed: true,
          },
        ]
      : []),
  ];
  const taken = (row: Row, kind: LossKind | 'other-sources') =>
    within.includes(row.key) && kind === 'business'
      ? 0
      : sum(
          ofYear(result, kind)
            .filter((l) => row.pools.includes(l.pool))
            .map((l) => l.amount),
        );
  const depreciationIn = (row: Row) =>
    sum(
      result.setOff
        .filter((l) => l.loss === 'depreciation' && row.pools.includes(l.pool))
        .map((l) => l.amount),
    );
  const total = (kind: LossKind | 'other-sources') => sum(rows.map((row) => taken(row, kind)));
  const house = positive(-result.heads.houseProperty);
  const sources = positive(-result.otherSources.normal);
  const used = {
    house: total('house-property'),
    business: total('business'),
    sources: total('other-sources'),
  };
  const brought = (row: Row) => row.afterCurrent - row.afterBrought - depreciationIn(row);
  // of the amounts both use from the rows, allowances come after depreciation (s.35(4) with s.32(2))
  let openAllowance = allowances;
  const allowance = new Map<string, number>();
  for (const row of rows.toReversed()) {
    const own = Math.min(openAllowance, depreciationIn(row));
    allowance.set(row.key, own);
    openAllowance -= own;
  }
  const allowanceIn = (row: Row) => allowance.get(row.key)!;
  return {
    used,
    current_losses: {
      ...Object.fromEntries(
        rows.map((row) => [
          row.key,
          {
            income: row.income,
            ...(row.key === 'house_property' ? {} : { house_loss: taken(row, 'house-property') }),
            ...(['salary', 'business', ...within].includes(row.key)
              ? {}
              : { business_loss: taken(row, 'business') }),
            ...(row.key === 'other_sources' ? {} : { sources_loss: taken(row, 'other-sources') }),
            remaining: row.afterCurrent,
          },
        ]),
      ),
      house_loss: house,
      business_loss: inHead.left,
      sources_loss: sources,
      house_set_off: used.house,
      business_set_off: used.business,
      sources_set_off: used.sources,
      house_left: houseLossLeft(result, house - used.house),
      business_left: inHead.left - used.business,
      sources_left: sources - used.sources,
    } as FormValues,
    brought_losses: {
      ...Object.fromEntries(
        rows.map((row) => [
          row.key,
          {
            income: row.afterCurrent,
            ...(row.takesBrought ? { brought: brought(row) } : {}),
            ...(row.takesUnabsorbed
              ? { depreciation: depreciationIn(row) - allowanceIn(row), allowance: allowanceIn(row) }
              : {}),
            remaining: row.afterBrought,
          },
        ]),
      ),
      total: sum(rows.map(brought)),
      total_depreciation: sum(rows.map((row) => depreciationIn(row) - allowanceIn(row))),
      total_allowance: sum(rows.map(allowanceIn)),
      income: sum(rows.map((row) => row.afterBrought)),
    } as FormValues,
  };
};

const kinds = {
  house_property: 'house-property',
  business: 'business',
  speculative: 'speculative',
  specified: 'specified-business',
  short_term: 'short-term',
  long_term: 'long-term',
  race_horses: 'race-horses',
} as const satisfies Record<string, LossKind>;
type LossKey = keyof typeof kinds;

/** Schedule CFL. */
export const carriedFigures = (year: Itr3Year, data: Itr3, result: TaxResult): FormValues => {
  const years = carriedYears3(year);
  const losses = (y: (typeof years)[number]['key']): Itr3CarriedLossesYear1 | undefined =>
    data.carried_losses?.[y];
  const available = (y: (typeof years)[number]['key']) =>
    positive(rupees(losses(y)?.business) - rupees(losses(y)?.adjusted_115bac));
  const earlier = (key: LossKey) =>
    sum(years.map((y) => (key === 'business' ? available(y.key) : rupees(losses(y.key)?.[key]))));
  const adjusted = (key: LossKey) =>
    sum(
      result.setOff
        .filter((l) => l.loss === kinds[key] && l.assessmentYear !== result.assessmentYear)
        .map((l) => l.amount),
    );
  const current = (key: LossKey) =>
    sum(
      result.lossesCarriedForward
        .filter((l) => l.kind === kinds[key] && l.assessmentYear === result.assessmentYear)
        .map((l) => l.amount),
    );
  const by = (of: (key: LossKey) => number) =>
    Object.fromEntries(lossKeys.map((key) => [key, of(key as LossKey)]));
  return {
    ...Object.fromEntries(
      years
        .filter((y) => y.eight && rupees(losses(y.key)?.business) > 0)
        .map((y) => [y.key, { business_available: available(y.key) }]),
    ),
    earlier: by(earlier),
    adjusted: by(adjusted),
    current: by(current),
    // the form's own line (xvii - xviii + xix): the oldest year is in it, though its loss lapses with this year
    carried: by((key) => positive(earlier(key) - adjusted(key) + current(key))),
  };
};

/** Schedule UD: set-off is used for the depreciation of each year first, oldest year first. */
export const unabsorbedFigures = (data: Itr3, result: TaxResult): FormValues => {
  const usedIn = (assessmentYear: string) =>
    sum(
      result.setOff
        .filter((l) => l.loss === 'depreciation' && l.assessmentYear === assessmentYear)
        .map((l) => l.amount),
    );
  const left = new Map<string, number>();
  const rows = rowsOf(data.unabsorbed?.rows).map((row) => {
    const assessmentYear = textOf(row.year);
    let open = left.get(assessmentYear) ?? usedIn(assessmentYear);
    const depreciation = Math.min(open, unabsorbedOf(row));
    open -= depreciation;
    const allowance = Math.min(open, rupees(row.allowance));
    left.set(assessmentYear, open - allowance);
    return {
      depreciation_used: depreciation,
      depreciation_left: unabsorbedOf(row) - depreciation,
      allowance_used: allowance,
      allowance_left: rupees(row.allowance) - allowance,
    };
  });
  const current = sum(
    result.lossesCarriedForward
      .filter((l) => l.kind === 'depreciation' && l.assessmentYear === result.assessmentYear)
      .map((l) => l.amount),
  );
  if (rows.length === 0 && current === 0) return {};
  const typed = (key: AmountKey<Itr3UnabsorbedRows>) => total(rowsOf(data.unabsorbed?.rows), key);
  return {
    rows,
    current,
    total: typed('depreciation'),
    total_115bac: typed('adjusted_115bac'),
    total_used: sum(rows.map((r) => r.depreciation_used)),
    total_left: sum(rows.map((r) => r.depreciation_left)) + current,
    total_allowance: typed('allowance'),
    total_allowance_used: sum(rows.map((r) => r.allowance_used)),
    total_allowance_left: sum(rows.map((r) => r.allowance_left)),
  };
};

/** Schedule AMT. */
export const minimumTaxFigures = (data: Itr3, result: TaxResult): FormValues => {
  const { amt } = result.tax;
  if (amt.adjustedTotalIncome === 0) return {};
  const specified = rupees(data.amt?.sec_35ad);
  const zone = result.deductions.find((d) => d.section === '10AA')?.allowed ?? 0;
  const all = amt.adjustedTotalIncome - result.totalIncome;
  return {
    total_income: result.totalIncome,
    part_c: all - zone - specified,
    sec_10aa: zone,
    deductions: all,
    adjusted: amt.adjustedTotalIncome,
    ifsc: 0,
    other_units: amt.adjustedTotalIncome,
    tax: amt.parts.tax,
  };
};
