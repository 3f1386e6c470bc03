import { heldMoreThan } from '../../../dates.ts';
import type { GainAsset, GainBucket, GainRow } from '../../inputs/capital-gains.ts';
import { type Context, isNaturalOrHuf } from '../../model/context.ts';
import { hasMarketValue } from '../../years/gain-dates.ts';
import type { GainRates } from '../../years/types.ts';

/** How a sale is taxed. `indexed`: cost is indexed; `choice`: land or building with the indexed alternative of s.112(1)(a); `unindexedToo`: listed security that may forgo indexation. */
type Treatment = {
  term: 'short' | 'long';
  bucket: GainBucket;
  rates: GainRates;
  grandfathered: boolean;
  indexed: boolean;
  choice: boolean;
  unindexedToo: boolean;
};

const equityLike: readonly GainAsset[] = ['listed-equity', 'equity-fund', 'business-trust'];
const listed: readonly GainAsset[] = [
  'listed-equity',
  'equity-fund',
  'listed-security',
  'listed-bond',
  'listed-unit',
  'zero-coupon-bond',
];
const immovable: readonly GainAsset[] = ['land-building', 'residential-house', 'agricultural-land'];
/** Unlisted in India: 24 months even before 23 July 2024, as shares of foreign companies are. */
const unlistedShares: readonly GainAsset[] = ['unlisted-share', 'foreign-share'];
/** Listed or zero-coupon bonds: 10% and never indexed (proviso to s.112(1), third proviso to s.48). */
const tenPercentBonds: readonly GainAsset[] = ['zero-coupon-bond', 'listed-bond'];

/** Whether an asset is land, building or both. */
export const isImmovable = (asset: GainAsset): boolean => immovable.includes(asset);

const ratesOn = (ctx: Context, row: GainRow): GainRates => {
  const { rates } = ctx.rules.capitalGains;
  return rates.find(({ from }) => row.soldOn >= from) ?? rates[rates.length - 1]!;
};

const monthsFor = (asset: GainAsset, rates: GainRates): number => {
  const months = rates.longTermMonths;
  if (asset === 'business-trust') return months.businessTrust;
  // units listed before 23 July 2024 got no short period unless equity-oriented; afterwards any listed security does
  if (asset === 'listed-unit') return rates.indexed ? months.other : months.listed;
  if (listed.includes(asset)) return months.listed;
  if (isImmovable(asset) || unlistedShares.includes(asset)) return months.immovableOrUnlisted;
  return months.other;
};

/**
 * s.50AA: specified funds bought from 1 April 2023, market-linked debentures, and unlisted bonds transferred
 * from 23 July 2024 are short-term whatever the holding period.
 */
const deemedShort = (ctx: Context, row: GainRow, rates: GainRates): boolean =>
  row.asset === 'market-linked-debenture' ||
  row.asset === 'depreciable' ||
  (row.asset === 'specified-fund' && row.acquiredOn >= ctx.rules.capitalGains.specifiedFundFrom) ||
  (row.asset === 'unlisted-bond' && rates.unlistedBonds50AA);

/** Term, bucket and cost treatment of a sale (ss.2(42A), 48, 50AA, 111A, 112, 112A). */
export const classify = (ctx: Context, row: GainRow): Treatment => {
  const rates = ratesOn(ctx, row);
  const sttPaid = equityLike.includes(row.asset) && row.sttPaid !== false;
  const long =
    !deemedShort(ctx, row, rates) &&
    (row.term ??
      (heldMoreThan(row.acquiredOn, row.soldOn, monthsFor(row.asset, rates)) ? 'long' : 'short')) === 'long';
  const base = { rates, grandfathered: false, indexed: false, choice: false, unindexedToo: false };
  if (!long) {
    const bucket = sttPaid ? (rates.stcg111A === 1500 ? '111A-15' : '111A-20') : 'stcg-slab';
    return { ...base, term: 'short', bucket };
  }
  if (sttPaid) {
    const bucket = rates.ltcg112A === 1000 ? '112A-10' : '112A-12.5';
    return { ...base, term: 'long', bucket, grandfathered: hasMarketValue(row.acquiredOn) };
  }
  if (!rates.indexed) {
    const { indexationChoiceBefore } = ctx.rules.capitalGains;
    const choice =
      isImmovable(row.asset) &&
      ctx.resident &&
      isNaturalOrHuf(ctx) &&
      row.acquiredOn < indexationChoiceBefore;
    return { ...base, term: 'long', bucket: '112-12.5', choice };
  }
  if (tenPercentBonds.includes(row.asset)) return { ...base, term: 'long', bucket: '112-10' };
  if (row.asset === 'unlisted-share' && !ctx.resident) return { ...base, term: 'long', bucket: '112-10' };
  const unindexedToo = row.asset === 'listed-security' || row.asset === 'listed-equity';
  // bonds and debentures are not indexed (third proviso to s.48)
  return { ...base, term: 'long', bucket: '112-20', indexed: row.asset !== 'unlisted-bond', unindexedToo };
};
