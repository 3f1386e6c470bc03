import type { GainBucket } from '../../../tax/inputs/capital-gains.ts';
import { rowsOf, rupees, signed } from '../../common/read.ts';
import type { Itr2, Itr2PassThroughRows } from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import { mainBuckets } from './blocks.ts';

/** Net of one line of Schedule PTI: income less the share of the fund's loss. */
export const lineNet = (line: { income?: number; loss?: number } | undefined): number =>
  signed(line?.income) - rupees(line?.loss);

/** Lines of Schedule PTI. */
export type PassThroughLine = {
  [K in keyof Itr2PassThroughRows]-?: 'income' extends keyof NonNullable<Itr2PassThroughRows[K]> ? K : never;
}[keyof Itr2PassThroughRows];

/** Sum over funds of one line. */
export const lineSum = (data: Itr2, key: PassThroughLine): number =>
  rowsOf(data.pass_through?.rows).reduce((t, row) => t + lineNet(row[key]), 0);

interface Part {
  key: string;
  bucket: GainBucket;
  amount: number;
  code: string;
}

/** Pass-through gains by rate: parts typed in Schedule CG, and the rest of Schedule PTI at the main rate. */
export const passThroughSums = (year: Itr2Year, data: Itr2): { short: Part[]; long: Part[] } => {
  const cg = data.capital_gains;
  const main = mainBuckets(year);
  const s = (key: 'pass_through_15' | 'pass_through_30') => signed(cg?.short?.[key]);
  const l = (key: 'pass_through_112a_10' | 'pass_through_10' | 'pass_through_20') => signed(cg?.long?.[key]);
  const s111a = lineSum(data, 'short_111a');
  const s15 = year.split ? s('pass_through_15') : 0;
  const s30 = s('pass_through_30');
  const short: Part[] = [
    ...(year.split
      ? [{ key: 'pass_through_15', bucket: '111A-15', amount: s15, code: 'PTI_STCG15P' } as const]
      : []),
    {
      key: year.detailed ? 'pass_through_20' : 'pass_through_15',
      bucket: main.equityShort,
      amount: s111a - s15,
      code: year.detailed ? 'PTI_STCG20P' : 'PTI_STCG15P',
    },
    { key: 'pass_through_30', bucket: '115AD-30', amount: s30, code: 'PTI_STCG30P' },
    {
      key: 'pass_through_app',
      bucket: 'stcg-slab',
      amount: lineSum(data, 'short_other') - s30,
      code: '',
    },
  ];
  const l112a = lineSum(data, 'long_112a');
  const other = lineSum(data, 'long_other');
  const a10 = year.split ? l('pass_through_112a_10') : 0;
  const o10 = year.moreContacts ? 0 : l('pass_through_10');
  const o20 = year.split ? l('pass_through_20') : 0;
  const long: Part[] = [
    ...(year.split
      ? [
          { key: 'pass_through_112a_10', bucket: '112A-10', amount: a10, code: 'PTI_LTCG10P112A' } as const,
          { key: 'pass_through_20', bucket: '112-20', amount: o20, code: 'PTI_LTCG20P' } as const,
        ]
      : []),
    ...(year.moreContacts
      ? []
      : [{ key: 'pass_through_10', bucket: '112-10', amount: o10, code: 'PTI_LTCG10P' } as const]),
    {
      key: 'pass_through_112a',
      bucket: main.equityLong,
      amount: l112a - a10,
      code: year.detailed ? 'PTI_LTCG12_5P112A' : 'PTI_LTCG10P112A',
    },
    {
      key: 'pass_through_other',
      bucket: main.other,
      amount: other - o10 - o20,
      code: year.detailed ? 'PTI_LTCG12_5P' : 'PTI_LTCG20P',
    },
  ];
  return { short, long };
};
