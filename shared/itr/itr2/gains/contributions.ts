import { getAt } from '../../../forms/paths.ts';
import { positive } from '../../../money.ts';
import type { GainBucket, GainRow } from '../../../tax/inputs/capital-gains.ts';
import { ofParts } from '../../common/of-parts.ts';
import { amountOf, dateOf, rowsOf, rupees, signed, textOf, total } from '../../common/read.ts';
import type { Itr2, Itr2CapitalGains } from '../../values/itr2.ts';
import type { TreatyKind } from '../codes/gains.ts';
import type { Itr2Year } from '../data/years.ts';
import { type BlockRow, beforeBuckets, blockFigures, gainBlocks, mainBuckets } from './blocks.ts';
import { landRow, longLand, shortLand, underOldRates } from './land.ts';
import { passThroughSums } from './pass-through.ts';
import { shareFigures, transferredBefore } from './shares.ts';

/** One amount of gain or loss of Schedule CG: its bucket and the code of Schedule SI it is taxed under. */
export interface Contribution {
  bucket: GainBucket;
  gain: number;
  code: string;
  /** A dated sale, calculated by the engine. */
  row?: GainRow;
}

/** An income at a treaty rate, in basis points. */
export interface TreatyGain {
  term: 'short' | 'long';
  amount: number;
  rate: number;
}

/** Balances of Schedule 112A or 115AD, before and from 23 July 2024. */
export const shareBalances = (data: Itr2, schedule: 'schedule_112a' | 'schedule_115ad') => {
  let before = 0;
  let after = 0;
  for (const row of rowsOf(data[schedule]?.rows)) {
    const { balance } = shareFigures(row);
    if (transferredBefore(row)) before += balance;
    else after += balance;
  }
  return { before, after };
};

/** Balance less the exemption, which stops at nil. */
export const lessExempt = (balance: number, exempt: number): number =>
  balance - Math.min(exempt, positive(balance));

const treatyBuckets = (year: Itr2Year): Record<TreatyKind, GainBucket> => {
  const main = mainBuckets(year);
  return {
    ...main,
    fii: '115AD-30',
    slab: 'stcg-slab',
    bonds: year.split ? '112-20' : main.other,
  };
};

/** Common fields of the treaty tables in Schedules CG and OS. */
export interface TreatyRow {
  amount?: number;
  item?: string;
  treaty_rate?: number;
  act_rate?: number;
}

/** The lower of the treaty's and the Act's rate, in percent as typed. */
export const treatyRate = (row: TreatyRow): number =>
  Math.min(amountOf(row.treaty_rate), amountOf(row.act_rate));

/** Treaty rows of both terms, with the bucket they leave. */
const treatyRows = (year: Itr2Year, data: Itr2) => {
  const buckets = treatyBuckets(year);
  const bucketOf = (kind: TreatyKind | undefined) => (kind ? buckets[kind] : undefined);
  return (['short', 'long'] as const).flatMap((term) =>
    rowsOf<TreatyRow>(data.capital_gains?.[term]?.treaty).map((row) => ({
      term,
      amount: rupees(row.amount),
      rate: Math.round(Math.max(0, treatyRate(row)) * 100),
      bucket: bucketOf(year.treatyItems[term][textOf(row.item)]),
    })),
  );
};

/** Gains taxed at treaty rates; those a treaty exempts are in neither list. */
export const treatyGains = (year: Itr2Year, data: Itr2): TreatyGain[] =>
  treatyRows(year, data).filter(({ rate, amount }) => rate > 0 && amount > 0);

const gainParts = ['capital_gains', 'schedule_112a', 'schedule_115ad', 'pass_through'] as const;

/** All gains of Schedule CG, item by item; treaty gains are subtracted from the item including them. */
const scheduleGains = ofParts<Itr2>()(gainParts, (data, year: Itr2Year): readonly Contribution[] => {
  const main = mainBuckets(year);
  const cg: Itr2CapitalGains = data.capital_gains ?? {};
  const { short: st = {}, long: lt = {} } = cg;
  const out: Contribution[] = [];
  const add = (bucket: GainBucket, gain: number, code: string): void => {
    if (gain !== 0) out.push({ bucket, gain, code });
  };

  for (const { path, after, bucket, code } of gainBlocks(year)) {
    const row = getAt(cg, path);
    if (row !== null && typeof row === 'object') add(bucket, blockFigures(row as BlockRow, after).gain, code);
  }
  for (const row of rowsOf(st.land)) {
    const dated = landRow(year, row, 'short');
    const { gain } = shortLand(year, row);
    out.push({ bucket: 'stcg-slab', gain, code: '', ...(dated ? { row: dated } : {}) });
  }
  for (const row of rowsOf(lt.land)) {
    const dated = landRow(year, row, 'long');
    const old = underOldRates(year, dateOf(row.sold_on));
    const code = year.split && old ? '21_BE' : '21';
    out.push({
      bucket: old ? '112-20' : '112-12.5',
      gain: longLand(year, row).gain,
      code,
      ...(dated ? { row: dated } : {}),
    });
  }

  if (year.split) {
    add(beforeBuckets.equityShort, signed(st.nri_stt_before), '1A_BE');
    add(main.equityShort, signed(st.nri_stt_after), '1A');
  } else add(main.equityShort, signed(st.nri_stt), '1A');
  add('stcg-slab', signed(st.nri_no_stt), '');
  add('stcg-slab', deemed(cg, 'short'), '');
  // a company's buy-back is dividend from 1 October 2024, its cost a loss (ss.2(22)(f), 46A)
  add(main.equityShort, signed(st.buy_back_20), '');
  add('115AD-30', signed(st.buy_back_30), '');
  add('stcg-slab', signed(st.buy_back_app), '');
  add(main.other, signed(lt.buy_back), '');

  for (const [schedule, key, code] of [
    ['schedule_112a', 'shares_112a', '2A'],
    ['schedule_115ad', 'shares_115ad', '5ADiiiP'],
  ] as const) {
    const { before, after } = shareBalances(data, schedule);
    if (year.split) {
      add(beforeBuckets.equityLong, lessExempt(before, rupees(lt[key]?.exempt_54f_before)), `${code}_BE`);
      add(main.equityLong, lessExempt(after, rupees(lt[key]?.exempt_54f_after)), code);
    } else add(main.equityLong, lessExempt(before + after, rupees(lt[key]?.exempt_54f)), code);
  }
  add(main.other, lessExempt(signed(lt.nri_48?.gain_before), rupees(lt.nri_48?.exempt_54f)), '21');

  const fx = lt.foreign_exchange;
  if (year.split) {
    const part = (side: 'before' | 'after') =>
      lessExempt(signed(fx?.[`specified_${side}`]), rupees(fx?.[`exempt_115f_${side}`]));
    add(beforeBuckets.exchange115E, part('before'), '5Eb_BE');
    add(main.exchange115E, part('after'), '5Eb');
  } else add(main.exchange115E, lessExempt(signed(fx?.specified), rupees(fx?.exempt_115f)), '5Eb');
  add(main.other115E, lessExempt(signed(fx?.others), rupees(fx?.others_115f)), '5Eacg');

  const deemedLong = deemed(cg, 'long');
  const deemedBefore = year.split ? Math.min(rupees(lt.deemed_before), deemedLong) : 0;
  add(beforeBuckets.other, deemedBefore, '21_BE');
  add(main.other, deemedLong - deemedBefore, '21');

  const { short, long } = passThroughSums(year, data);
  for (const part of [...short, ...long]) add(part.bucket, part.amount, part.code);

  for (const { bucket, amount } of treatyRows(year, data)) if (bucket) add(bucket, -amount, '');
  return out;
});

export const contributions = (year: Itr2Year, data: Itr2): readonly Contribution[] =>
  scheduleGains(data, year);

/** Gains deemed to arise because a deposit was not used, and others deemed. */
export const deemed = (cg: Itr2CapitalGains | undefined, term: 'short' | 'long'): number =>
  total<{ unutilised?: number }>(rowsOf(cg?.[term]?.unutilised), 'unutilised') +
  rupees(cg?.[term]?.deemed_other);
