import type { GainBucket } from '../../inputs/capital-gains.ts';

/** A rate bucket of gains: section, rate in basis points (or the slabs), short or long term. */
export type BucketInfo = {
  bucket: GainBucket;
  section: string;
  term: 'short' | 'long';
  rate: number | 'slab';
};

/** Buckets in the order of Schedule CYLA and of the utility when unused exemption is absorbed. */
export const gainBuckets: readonly BucketInfo[] = [
  { bucket: '111A-15', section: '111A', term: 'short', rate: 1500 },
  { bucket: '111A-20', section: '111A', term: 'short', rate: 2000 },
  { bucket: '115AD-30', section: '115AD', term: 'short', rate: 3000 },
  { bucket: 'stcg-slab', section: '48', term: 'short', rate: 'slab' },
  { bucket: '112A-10', section: '112A', term: 'long', rate: 1000 },
  { bucket: '112A-12.5', section: '112A', term: 'long', rate: 1250 },
  { bucket: '112-10', section: '112', term: 'long', rate: 1000 },
  { bucket: '112-12.5', section: '112', term: 'long', rate: 1250 },
  { bucket: '112-20', section: '112', term: 'long', rate: 2000 },
];

/** A long-term sale of land or building that may be taxed on the indexed gain instead (s.112(1)(a) second proviso): both gains, and the form's column of its day. */
export type LandSale = { plain: number; indexed: number; column: number };

/** Facts of one bucket. */
export const bucketInfo = (bucket: GainBucket): BucketInfo =>
  gainBuckets.find((row) => row.bucket === bucket)!;

/** A whole amount for every bucket. */
export type ByBucket = Record<GainBucket, number>;

/** Every bucket at nil. */
export const emptyBuckets = (): ByBucket => ({
  '111A-15': 0,
  '111A-20': 0,
  '115AD-30': 0,
  'stcg-slab': 0,
  '112A-10': 0,
  '112A-12.5': 0,
  '112-10': 0,
  '112-12.5': 0,
  '112-20': 0,
});
