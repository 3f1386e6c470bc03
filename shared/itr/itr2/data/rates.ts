import type { GainBucket } from '../../../tax/inputs/capital-gains.ts';
import { gainBuckets } from '../../../tax/years/gain-buckets.ts';

/** Rates of gains as tables E and F, CYLA, BFLA and Part B-TI name them. */
type RateKey = 'st15' | 'st20' | 'st30' | 'st_app' | 'st_dtaa' | 'lt10' | 'lt12_5' | 'lt20' | 'lt_dtaa';

/** A row of Schedules CG (tables E and F), CYLA, BFLA and Part B-TI: gains of one rate, with the names each schedule has for it. */
export interface RateGroup {
  key: RateKey;
  term: 'short' | 'long';
  label: string;
  /** Node in Schedules CYLA and BFLA. */
  pool: string;
  /** Row of table E. */
  gains: string;
  /** Column of table E for losses at this rate. */
  losses: string;
  /** Node of table F. */
  accrual: string;
  /** Node of Part B-TI. */
  income: string;
  /** Corresponding buckets of the tax engine; none for treaty rates. */
  buckets: readonly GainBucket[];
}

const short = (key: RateKey, rate: string, label: string, buckets: readonly GainBucket[]): RateGroup => ({
  key,
  term: 'short',
  label,
  pool: `STCG${rate}`,
  gains: `InStcg${rate}`,
  losses: `StclSetoff${rate}`,
  accrual: `ShortTermUnder${rate}`,
  income: rate === 'DTAARate' ? 'ShortTermSplRateDTAA' : `ShortTerm${rate}`,
  buckets,
});

const long = (key: RateKey, rate: string, label: string, buckets: readonly GainBucket[]): RateGroup => ({
  key,
  term: 'long',
  label,
  pool: `LTCG${rate}`,
  gains: `InLtcg${rate}`,
  losses: `LtclSetOff${rate}`,
  accrual: `LongTermUnder${rate}`,
  income: rate === 'DTAARate' ? 'LongTermSplRateDTAA' : `LongTerm${rate}`,
  buckets,
});

const longAt = (basisPoints: number): readonly GainBucket[] =>
  gainBuckets.filter(({ term, rate }) => term === 'long' && rate === basisPoints).map(({ bucket }) => bucket);

const st15 = short('st15', '15Per', 'Short-term gains at 15%', ['111A-15']);
const st20 = short('st20', '20Per', 'Short-term gains at 20%', ['111A-20']);
const st30 = short('st30', '30Per', 'Short-term gains at 30%', ['115AD-30']);
const stApp = short('st_app', 'AppRate', 'Short-term gains at applicable rates', ['stcg-slab']);
const stDtaa = short('st_dtaa', 'DTAARate', 'Short-term gains at treaty rates', []);
const lt10 = long('lt10', '10Per', 'Long-term gains at 10%', longAt(1000));
const lt125 = long('lt12_5', '12_5Per', 'Long-term gains at 12.5%', longAt(1250));
const lt20 = long('lt20', '20Per', 'Long-term gains at 20%', longAt(2000));
const ltDtaa = long('lt_dtaa', 'DTAARate', 'Long-term gains at treaty rates', []);

/** Rates of the year before, of, and after 23 July 2024 (Finance (No. 2) Act 2024). */
export const rateGroups = {
  before: [st15, st30, stApp, stDtaa, lt10, lt20, ltDtaa],
  split: [st15, st20, st30, stApp, stDtaa, lt10, lt125, lt20, ltDtaa],
  after: [st20, st30, stApp, stDtaa, lt125, ltDtaa],
} as const satisfies Record<string, readonly RateGroup[]>;
