import type { PathOf } from '../../../forms/paths.ts';
import { positive } from '../../../money.ts';
import type { GainBucket } from '../../../tax/inputs/capital-gains.ts';
import { rupees } from '../../common/read.ts';
import type {
  Itr2CapitalGains,
  Itr2CapitalGainsLongAssetsSale,
  Itr2CapitalGainsShortOtherAssets,
} from '../../values/itr2.ts';
import type { Itr2Year } from '../data/years.ts';
import type { After } from '../parts/gain-blocks.ts';

/** Items with a block for sales before 23 July 2024 and one for the rest. */
type TwicePath =
  | 'short.equity_111a'
  | 'short.equity_fii'
  | 'long.listed_112'
  | 'long.gdr_115aca'
  | 'long.assets';
type GainPath = PathOf<Itr2CapitalGains>;

/** Fields of a block in Schedule CG. */
export type BlockRow = Itr2CapitalGainsShortOtherAssets & Itr2CapitalGainsLongAssetsSale;

/** A block of Schedule CG: where the form has it, how it ends, the engine's bucket and its code in Schedule SI. */
interface GainBlock {
  path: GainPath;
  after: After;
  bucket: GainBucket;
  code: string;
}

/** Buckets of sales before 23 July 2024. */
export const beforeBuckets = {
  equityShort: '111A-15',
  equityLong: '112A-10',
  other: '112-20',
  low: '112-10',
  receipts115ACA: '115ACA-10',
  exchange115E: '115E-10',
} as const;

/** Buckets of the year's rates on and after 23 July 2024, or before where the year is wholly before. */
export const mainBuckets = (year: Itr2Year) =>
  year.detailed
    ? ({
        equityShort: '111A-20',
        equityLong: '112A-12.5',
        other: '112-12.5',
        low: '112-12.5',
        bonds115AC: '115AC-12.5',
        receipts115ACA: '115ACA-12.5',
        exchange115E: '115E-12.5',
        other115E: '115E-12.5',
      } as const)
    : ({ ...beforeBuckets, bonds115AC: '115AC-10', other115E: '115E-20' } as const);

/** Blocks of a year, in the order of the form. */
export const gainBlocks = (year: Itr2Year): GainBlock[] => {
  const main = mainBuckets(year);
  const twice = (
    path: TwicePath,
    after: After,
    kind: keyof typeof beforeBuckets,
    code: string,
  ): GainBlock[] => [
    ...(year.split
      ? [{ path: `${path}.before` as const, after, bucket: beforeBuckets[kind], code: `${code}_BE` }]
      : []),
    { path: `${path}.sale` as const, after, bucket: main[kind], code },
  ];
  return [
    ...twice('short.equity_111a', 'loss_94', 'equityShort', '1A'),
    ...twice('short.equity_fii', 'loss_94', 'equityShort', '5AD1biip'),
    { path: 'short.securities_115ad', after: 'loss_94', bucket: '115AD-30', code: '5ADii' },
    { path: 'short.other_assets', after: 'loss_94', bucket: 'stcg-slab', code: '' },
    // bonds transferred from 23 July 2024 are in the block of listed securities, or short-term (s.50AA)
    ...(year.moreContacts
      ? []
      : [
          {
            path: 'long.bonds',
            after: 'exempt_54f',
            bucket: '112-20',
            code: year.split ? '21_BE' : '21',
          } as const,
        ]),
    ...twice('long.listed_112', 'exempt_54f', 'low', '22'),
    ...twice('long.gdr_115aca', 'exempt_54f', 'receipts115ACA', '5ACA1b'),
    { path: 'long.nri_unlisted', after: 'exempt_54f', bucket: main.low, code: '21ciii' },
    { path: 'long.nri_bonds', after: 'exempt_54f', bucket: main.bonds115AC, code: '5AC1c' },
    { path: 'long.nri_fii', after: 'exempt_54f', bucket: main.low, code: '5ADiii' },
    ...twice('long.assets', 'exempt_54f', 'other', '21'),
  ];
};

/** Figures of a block: full values, deductions, balance and gain; a loss disallowed u/s 94 comes back, an exemption stops at nil. */
export const blockFigures = (row: BlockRow, after: After) => {
  const unquoted = Math.max(rupees(row.unquoted_value), rupees(row.unquoted_fmv));
  const apart =
    row.unquoted_value !== undefined || row.unquoted_fmv !== undefined || row.other_value !== undefined;
  const full = apart ? unquoted + rupees(row.other_value) : rupees(row.full_value);
  const deductions = rupees(row.cost) + rupees(row.improvement) + rupees(row.expenses);
  const balance = full - deductions;
  const gain =
    after === 'loss_94'
      ? Math.min(balance + rupees(row.loss_94), Math.max(balance, 0))
      : balance - Math.min(rupees(row.exempt_54f), positive(balance));
  return { unquoted, full, deductions, balance, gain };
};
