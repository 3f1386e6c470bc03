import type { GainBucket } from '../../inputs/capital-gains.ts';
import { type BucketInfo, gainBuckets } from '../../years/gain-buckets.ts';

export { type BucketInfo, gainBuckets };

/** A long-term sale of land or building that may be taxed on the indexed gain instead (s.112(1)(a) second proviso): both gains, and the form's column of its day. */
export type LandSale = { plain: number; indexed: number; column: number };

/** A whole amount for every bucket. */
export type ByBucket = Record<GainBucket, number>;

const nil = Object.fromEntries(gainBuckets.map(({ bucket }) => [bucket, 0])) as ByBucket;

/** Every bucket at nil. */
export const emptyBuckets = (): ByBucket => ({ ...nil });
