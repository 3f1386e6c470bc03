import { financialYearOn, type IsoDate } from '../../../dates.ts';
import { type Issue, patterns } from '../../../forms/messages.ts';
import type { PathOf } from '../../../forms/paths.ts';
import { mulDiv, percentOf, positive } from '../../../money.ts';
import { gainBuckets } from '../../../tax/heads/capital-gains/buckets.ts';
import { costOf2001 } from '../../../tax/heads/capital-gains/row.ts';
import type { GainRow } from '../../../tax/inputs/capital-gains.ts';
import { gainRatesFrom23July2024 } from '../../../tax/years/common.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import { dateOf, rowsOf, rupees, textOf, total } from '../../common/read.ts';
import type { Itr2, Itr2CapitalGainsLongLand, Itr2CapitalGainsShortLand } from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { before2001 } from '../data/years.ts';

/** Rate of land and buildings without indexation, in basis points (s.112(1)(a)). */
export const landRate = Number(gainBuckets.find(({ bucket }) => bucket === '112-12.5')!.rate);

/** First day of the rates of the Finance (No. 2) Act 2024. */
export const NEW_RATES_FROM: IsoDate = gainRatesFrom23July2024.from;

/** Whether a sale of the year is under the older rates, with indexation. */
export const underOldRates = (year: Itr2Year, soldOn: IsoDate | undefined): boolean =>
  !year.detailed || (year.split && soldOn !== undefined && soldOn < NEW_RATES_FROM);

/** A sale of land or building, items A1 and B1. */
type LandRow = Itr2CapitalGainsShortLand | Itr2CapitalGainsLongLand;

const indexed = (year: Itr2Year, amount: number, spentIn: string, soldIn: string): number => {
  const { costInflation } = rulesOf(year.assessmentYear).capitalGains;
  const from = costInflation[spentIn < '2001-02' ? '2001-02' : spentIn];
  const to = costInflation[soldIn];
  return from && to ? mulDiv(amount, to, from) : amount;
};

/** Price, or the stamp value where it is above the tolerance of s.50C. */
const fullValue = (year: Itr2Year, row: LandRow): number => {
  const sale = rupees(row.sale_value);
  const stamp = rupees(row.stamp_value);
  return stamp > percentOf(sale, rulesOf(year.assessmentYear).capitalGains.stampTolerance, 'down')
    ? stamp
    : sale;
};

/** The price paid, or the market value of 1 April 2001 within the stamp value of that day where it is more (s.55(2)(b), proviso). */
const costOfLand = (year: Itr2Year, row: Itr2CapitalGainsLongLand): number =>
  before2001(year, row)
    ? costOf2001({
        asset: 'land-building',
        cost: rupees(row.cost),
        fmv2001: rupees(row.fmv_2001),
        ...(rupees(row.stamp_2001) > 0 ? { stampValue2001: rupees(row.stamp_2001) } : {}),
      })
    : rupees(row.cost);

/** Costs of item B1 above the stamp value of 1 April 2001: the price paid may be, the market value of that day not (s.55(2)(b), proviso). */
export const landIssues = (
  year: Pick<Itr2Year, 'assessmentYear'>,
  long: { land?: readonly Itr2CapitalGainsLongLand[] } | undefined,
): Issue[] =>
  rowsOf(long?.land).flatMap((row, i) => {
    const stamp = rupees(row.stamp_2001);
    if (stamp === 0 || rupees(row.cost) <= stamp || row.fmv_2001 !== undefined || !before2001(year, row))
      return [];
    return [
      {
        path: `capital_gains.long.land.${i}.cost` satisfies PathOf<Itr2>,
        message: { text: patterns.costAboveStamp2001, params: { stamp } },
        severity: 'warning',
      },
    ];
  });

/** Figures of a short-term sale of land or building (item A1). */
export const shortLand = (year: Itr2Year, row: Itr2CapitalGainsShortLand) => {
  const full = fullValue(year, row);
  const deductions = rupees(row.cost) + rupees(row.improvement) + rupees(row.expenses);
  const balance = full - deductions;
  return {
    full,
    deductions,
    balance,
    gain: balance - Math.min(rupees(row.exempt_54b), positive(balance)),
  };
};

/** Figures of a long-term sale of land or building (item B1); indexed sums count only under the older rates. */
export const longLand = (year: Itr2Year, row: Itr2CapitalGainsLongLand) => {
  const boughtOn = dateOf(row.bought_on);
  const soldOn = dateOf(row.sold_on);
  const soldIn = soldOn ? financialYearOn(soldOn) : financialYearOn(year.previousYear.from);
  const cost = costOfLand(year, row);
  const costIndexed = boughtOn ? indexed(year, cost, financialYearOn(boughtOn), soldIn) : cost;
  const improvements = rowsOf(row.improvements).map((r) =>
    indexed(year, rupees(r.cost), textOf(r.year), soldIn),
  );
  const plain = total(rowsOf(row.improvements), 'cost');
  const raised = improvements.reduce((a, b) => a + b, 0);
  const old = underOldRates(year, soldOn);
  const full = fullValue(year, row);
  const deductions = (old ? costIndexed + raised : cost + plain) + rupees(row.expenses);
  const balance = full - deductions;
  const exempt = total(rowsOf(row.exemptions), 'amount');
  const indexedDeductions = costIndexed + raised + rupees(row.expenses);
  const indexedBalance = positive(full - indexedDeductions);
  return {
    old,
    indexedDeductions,
    indexedBalance,
    indexedGain: indexedBalance - Math.min(exempt, indexedBalance),
    boughtOn,
    full,
    cost,
    costIndexed,
    improvements,
    plain,
    raised,
    deductions,
    balance,
    exempt,
    gain: balance - Math.min(exempt, positive(balance)),
  };
};

/** The sale as tax engine input, with exemptions among the expenses; undefined without both dates. */
export function landRow(year: Itr2Year, row: Itr2CapitalGainsShortLand, term: 'short'): GainRow | undefined;
export function landRow(year: Itr2Year, row: Itr2CapitalGainsLongLand, term: 'long'): GainRow | undefined;
export function landRow(year: Itr2Year, row: LandRow, term: 'short' | 'long'): GainRow | undefined {
  const acquiredOn = dateOf(row.bought_on);
  const soldOn = dateOf(row.sold_on);
  if (!acquiredOn || !soldOn) return undefined;
  const worked = term === 'short' ? shortLand(year, row) : longLand(year, row);
  const exempt = worked.balance - worked.gain;
  const stamp = rupees(row.stamp_value);
  return {
    asset: 'land-building',
    acquiredOn,
    soldOn,
    term,
    saleValue: rupees(row.sale_value),
    ...(stamp > 0 ? { stampDutyValue: stamp } : {}),
    cost: term === 'long' ? costOfLand(year, row) : rupees(row.cost),
    improvements:
      term === 'short'
        ? [{ on: soldOn, amount: rupees((row as Itr2CapitalGainsShortLand).improvement) }]
        : rowsOf((row as Itr2CapitalGainsLongLand).improvements).map((r) => ({
            on: /^\d{4}-\d{2}$/.test(textOf(r.year)) ? `${textOf(r.year).slice(0, 4)}-04-01` : soldOn,
            amount: rupees(r.cost),
          })),
    expenses: rupees(row.expenses) + exempt,
  };
}
