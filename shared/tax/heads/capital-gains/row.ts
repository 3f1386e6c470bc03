import { financialYearOn } from '../../../dates.ts';
import { mulDiv, percentOf, positive, type Rupees, sum } from '../../../money.ts';
import type { GainBucket, GainRow } from '../../inputs/capital-gains.ts';
import type { Context } from '../../model/context.ts';
import type { GainResult } from '../../model/head-results.ts';
import { classify, isImmovable } from './classify.ts';
import { type ExemptionRoom, exempt } from './exemptions.ts';

/** A row's result with its bucket and, for land and buildings, the tax base of the indexed alternative. */
type ComputedRow = {
  computed: GainResult & { bucket: GainBucket };
  alternative: Rupees | undefined;
};

const noImprovements: NonNullable<GainRow['improvements']> = [];

const firstIndexYear = '2001-02';

/** Cost raised by the cost inflation index of the years of sale and purchase (s.48 Explanation (iii)). */
const indexedCost = (ctx: Context, amount: Rupees, spentOn: string, soldOn: string): Rupees => {
  const { costInflation } = ctx.rules.capitalGains;
  const spent = financialYearOn(spentOn);
  const from = costInflation[spent < firstIndexYear ? firstIndexYear : spent];
  const to = costInflation[financialYearOn(soldOn)];
  return from && to ? mulDiv(amount, to, from) : amount;
};

/** Price, or the stamp value if more than 110% of it (s.50C). */
const fullValue = (ctx: Context, row: GainRow): Rupees => {
  const stamp = row.stampDutyValue ?? 0;
  if (stamp <= row.saleValue || !isImmovable(row.asset)) return row.saleValue;
  const tolerated = percentOf(row.saleValue, ctx.rules.capitalGains.stampTolerance, 'down');
  return stamp > tolerated ? stamp : row.saleValue;
};

/** Land and buildings, whose 2001 market value is limited by the stamp value. */
const immovable: readonly GainRow['asset'][] = ['land-building', 'residential-house', 'agricultural-land'];

/** Cost of an asset of before 1 April 2001: its value on that day where more, of land or building within the stamp value (s.55(2)(b)). */
export const costOf2001 = ({
  asset,
  cost,
  fmv2001 = 0,
  stampValue2001 = Number.POSITIVE_INFINITY,
}: Pick<GainRow, 'asset' | 'cost' | 'fmv2001' | 'stampValue2001'>): Rupees =>
  Math.max(cost, immovable.includes(asset) ? Math.min(fmv2001, stampValue2001) : fmv2001);

/** Cost of acquisition: value on 1 April 2001 for older assets; for s.112A assets of before February 2018 the lower of that day's value and the price, if higher than cost (s.55(2)). */
const costOf = (ctx: Context, row: GainRow, value: Rupees, grandfathered: boolean): Rupees => {
  const cost = row.acquiredOn < ctx.rules.capitalGains.baseDate ? costOf2001(row) : row.cost;
  return grandfathered && row.fmv2018 !== undefined ? Math.max(cost, Math.min(row.fmv2018, value)) : cost;
};

/**
 * Cost and expenses of a sale in foreign currency as rupees of the sale date (s.48 first proviso, rule 115A):
 * the gain is computed in the currency and converted back, so that depreciation of the rupee is not a gain.
 * Not for gains u/s 112A, nor unlisted shares u/s 112(1)(c).
 */
const inForeignCurrency = (
  row: GainRow & { foreignCurrency: NonNullable<GainRow['foreignCurrency']> },
  value: Rupees,
): { cost: Rupees; expenses: Rupees } => {
  const { atPurchase, atSale, back } = row.foreignCurrency;
  const expenses = mulDiv(row.expenses ?? 0, back, atSale);
  const gain = mulDiv(value, back, atSale) - expenses - mulDiv(row.cost, back, atPurchase);
  return { cost: value - expenses - gain, expenses };
};

/** Assets the first proviso is about: shares and debentures of Indian companies. */
const companyPaper: readonly GainRow['asset'][] = [
  'listed-equity',
  'listed-bond',
  'unlisted-share',
  'unlisted-bond',
];
const barred: readonly GainBucket[] = ['112A-10', '112A-12.5', '112-10'];

/** One sale calculated (ss.45 to 55). */
export const computeRow = (ctx: Context, row: GainRow, index: number, room: ExemptionRoom): ComputedRow => {
  const treatment = classify(ctx, row);
  const { term, rates, grandfathered, indexed, choice, unindexedToo } = treatment;
  let { bucket } = treatment;
  const value = fullValue(ctx, row);
  const { foreignCurrency } = row;
  const abroad =
    foreignCurrency && !ctx.resident && companyPaper.includes(row.asset) && !barred.includes(bucket)
      ? inForeignCurrency({ ...row, foreignCurrency }, value)
      : undefined;
  const expenses = abroad?.expenses ?? row.expenses ?? 0;
  const plainCost = abroad?.cost ?? costOf(ctx, row, value, grandfathered);
  // improvements before April 2001 are part of the 2001 value
  const improvements = row.improvements?.length
    ? row.improvements.filter(({ on }) => on >= '2001-04-01')
    : noImprovements;
  const plainImprovement = improvements.length ? sum(improvements.map(({ amount }) => amount)) : 0;
  const plainGain = value - expenses - plainCost - plainImprovement;

  let cost = plainCost;
  let improvement = plainImprovement;
  let indexedGain: Rupees | undefined;
  // the second proviso (indexation) is not for gains under the first
  if ((indexed || choice) && !abroad) {
    const raisedCost = indexedCost(ctx, plainCost, row.acquiredOn, row.soldOn);
    const raisedImprovement = improvements.length
      ? sum(improvements.map(({ on, amount }) => indexedCost(ctx, amount, on, row.soldOn)))
      : 0;
    indexedGain = value - expenses - raisedCost - raisedImprovement;
    if (indexed && !choice) {
      const plainTax = percentOf(positive(plainGain), rates.ltcg112Listed);
      if (unindexedToo && plainTax < percentOf(positive(indexedGain), rates.ltcg112)) {
        bucket = '112-10';
      } else {
        cost = raisedCost;
        improvement = raisedImprovement;
      }
    }
  }
  const gain = value - expenses - cost - improvement;
  const claims = row.exemptions?.length;
  const before = claims && choice ? { ...room, houses: { ...room.houses } } : room;
  const exemptions = claims ? exempt(ctx, row, term, gain, value - expenses, room) : [];
  const exempted = claims ? sum(exemptions.map(({ allowed }) => allowed)) : 0;
  const net = gain - exempted;
  let alternative: Rupees | undefined;
  if (choice && indexedGain !== undefined && net > 0) {
    const notes = ctx.notes.length;
    alternative = claims
      ? indexedGain -
        sum(exempt(ctx, row, term, indexedGain, value - expenses, before).map(({ allowed }) => allowed))
      : indexedGain;
    ctx.notes.length = notes;
    alternative = positive(alternative);
  }
  const computed: ComputedRow['computed'] = {
    id: row.id ?? String(index + 1),
    term,
    bucket,
    fullValue: value,
    cost,
    improvement,
    expenses,
    gain,
    exemptions,
    exempt: exempted,
    net,
  };
  if (choice && indexedGain !== undefined) computed.indexedGain = indexedGain;
  return { computed, alternative };
};
