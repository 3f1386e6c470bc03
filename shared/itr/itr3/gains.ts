import { ofParts } from '../common/of-parts.ts';
import { dateOf, rupees, signed } from '../common/read.ts';
import { beforeBuckets, mainBuckets } from '../itr2/gains/blocks.ts';
import { type Contribution, contributions as itr2Contributions } from '../itr2/gains/contributions.ts';
import { underOldRates } from '../itr2/gains/land.ts';
import type { Itr3, Itr3CapitalGainsShortSlumpSale } from '../values/itr3.ts';
import { asItr2 } from './as-itr2.ts';
import type { Itr3Year } from './data/years.ts';

/** Slump sale (s.50B): fair market value by rule 11UAE, the higher of the two, less net worth. */
export const slumpSale = (data: Itr3, term: 'short' | 'long') => {
  const sale: Itr3CapitalGainsShortSlumpSale | undefined = data.capital_gains?.[term]?.slump_sale;
  const full = Math.max(rupees(sale?.fmv_11uae_2), rupees(sale?.fmv_11uae_3));
  return { given: sale !== undefined, full, gain: full - signed(sale?.net_worth) };
};

/** All gains of Schedule CG; gains on depreciable assets come from the blocks. */
export const contributions = (year: Itr3Year, data: Itr3): readonly Contribution[] =>
  withSlumpSales(data, year, itr2Contributions(year, asItr2(data)));

const withSlumpSales = ofParts<Itr3>()(
  ['capital_gains'],
  (data, year: Itr3Year, own: readonly Contribution[]) => {
    const out = [...own];
    const short = slumpSale(data, 'short');
    const long = slumpSale(data, 'long');
    if (short.given && short.gain !== 0) out.push({ bucket: 'stcg-slab', gain: short.gain, code: '' });
    if (long.given && long.gain !== 0) {
      const old = year.split && underOldRates(year, dateOf(data.capital_gains?.long?.slump_sale?.sold_on));
      const bucket = old ? beforeBuckets.other : mainBuckets(year).other;
      out.push({ bucket, gain: long.gain, code: old ? '21_BE' : '21' });
    }
    return out;
  },
);
