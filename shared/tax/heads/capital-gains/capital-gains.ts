import { positive, type Rupees, sum } from '../../../money.ts';
import { type Context, instalmentOf } from '../../model/context.ts';
import type { BusinessResult, CapitalGainsResult } from '../../model/head-results.ts';
import { clubbedIncome } from '../clubbing.ts';
import { type ByBucket, emptyBuckets, gainBuckets, type LandSale } from './buckets.ts';
import { exemptionRoom } from './exemptions.ts';
import { computeRow } from './row.ts';

/**
 * The head with the figures needed for set-off and interest: net by bucket, net by bucket and instalment,
 * land with its indexed alternative.
 */
export type GainsWorking = {
  result: CapitalGainsResult;
  net: ByBucket;
  /** Five columns of Table F by bucket. */
  byInstalment: Record<string, number[]>;
  land: LandSale[];
  virtualByInstalment: number[];
};

const addTo = (table: Record<string, number[]>, bucket: string, column: number, amount: Rupees): void => {
  const columns = table[bucket] ?? [0, 0, 0, 0, 0];
  columns[column] = (columns[column] ?? 0) + amount;
  table[bucket] = columns;
};

/**
 * Head "Capital gains" (ss.45 to 55A), and virtual digital assets, whose sales are separate and whose losses
 * are ignored (s.115BBH(2)).
 */
export const computeCapitalGains = (ctx: Context, business: BusinessResult): GainsWorking => {
  const given = ctx.input.capitalGains ?? {};
  const room = exemptionRoom(ctx);
  const given50 = ctx.input.business?.books?.flatMap(({ blocks = [] }) => blocks) ?? [];
  const net = emptyBuckets();
  const gains = emptyBuckets();
  const losses = emptyBuckets();
  const byInstalment: Record<string, number[]> = {};
  const land: LandSale[] = [];
  const book = (bucket: keyof ByBucket, amount: Rupees) => {
    net[bucket] += amount;
    if (amount > 0) gains[bucket] += amount;
    else losses[bucket] -= amount;
  };
  const rows = (given.rows ?? []).map((row, index) => {
    const { computed, alternative } = computeRow(ctx, row, index, room);
    const column = instalmentOf(ctx, row.soldOn);
    book(computed.bucket, computed.net);
    addTo(byInstalment, computed.bucket, column, computed.net);
    if (alternative !== undefined) land.push({ plain: computed.net, indexed: alternative, column });
    return computed;
  });
  for (const { bucket, gain, byInstalment: columns } of given.totals ?? []) {
    book(bucket, gain);
    if (columns) columns.forEach((amount, column) => void addTo(byInstalment, bucket, column, amount));
    else addTo(byInstalment, bucket, 0, gain);
  }
  const long = ctx.rules.capitalGains.rates[0]?.indexed ? '112-20' : '112-12.5';
  for (const { money, value, capital, term, on } of given.reconstitutions ?? []) {
    const bucket = term === 'short' ? 'stcg-slab' : long;
    const gain = positive(money + value - capital);
    book(bucket, gain);
    addTo(byInstalment, bucket, instalmentOf(ctx, on), gain);
  }
  business.blocks.forEach((block, index) => {
    if (block.gain === 0) return;
    book('stcg-slab', block.gain);
    addTo(byInstalment, 'stcg-slab', instalmentOf(ctx, given50[index]?.soldOn), block.gain);
  });
  for (const { head, bucket, amount } of clubbedIncome(ctx)) {
    if (head !== 'short-term' && head !== 'long-term') continue;
    book(bucket ?? (head === 'short-term' ? 'stcg-slab' : long), amount);
  }
  const virtualByInstalment = [0, 0, 0, 0, 0];
  for (const { saleValue, cost, soldOn: day } of given.virtualAssets ?? []) {
    const column = instalmentOf(ctx, day);
    virtualByInstalment[column] = (virtualByInstalment[column] ?? 0) + positive(saleValue - cost);
  }
  const result: CapitalGainsResult = {
    rows,
    buckets: gainBuckets
      .filter(({ bucket }) => gains[bucket] !== 0 || losses[bucket] !== 0)
      .map(({ bucket, section, rate }) => ({
        bucket,
        section,
        rate,
        gain: gains[bucket],
        loss: losses[bucket],
      })),
    byInstalment: [],
    virtualAssets: sum(virtualByInstalment),
    shortTerm: sum(gainBuckets.filter(({ term }) => term === 'short').map(({ bucket }) => net[bucket])),
    longTerm: sum(gainBuckets.filter(({ term }) => term === 'long').map(({ bucket }) => net[bucket])),
  };
  return { result, net, byInstalment, land, virtualByInstalment };
};
