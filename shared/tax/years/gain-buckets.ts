import type { BasisPoints } from '../../money.ts';
import type { GainBucket } from '../inputs/capital-gains.ts';

/** A rate bucket of gains: section, rate in basis points (or the slabs), short or long term. */
export type BucketInfo = {
  bucket: GainBucket;
  section: string;
  term: 'short' | 'long';
  rate: BasisPoints | 'slab';
};

/** Buckets with the rates of the years covered (ss.111A(1), 112(1), 112A(2), 115AC(1), 115ACA(1), 115AD(1)(b)(ii), 115E; `rates` of a year says which are in force on a day), in the order of Schedule CYLA and of the utility when unused exemption is absorbed. */
export const gainBuckets: readonly BucketInfo[] = [
  { bucket: '111A-15', section: '111A', term: 'short', rate: 1500 },
  { bucket: '111A-20', section: '111A', term: 'short', rate: 2000 },
  { bucket: '115AD-30', section: '115AD', term: 'short', rate: 3000 },
  { bucket: 'stcg-slab', section: '48', term: 'short', rate: 'slab' },
  { bucket: '112A-10', section: '112A', term: 'long', rate: 1000 },
  { bucket: '112A-12.5', section: '112A', term: 'long', rate: 1250 },
  // before s.112: at the same rate a loss saves more here, where surcharge may be above 15%
  { bucket: '115AC-10', section: '115AC', term: 'long', rate: 1000 },
  { bucket: '115AC-12.5', section: '115AC', term: 'long', rate: 1250 },
  { bucket: '115ACA-10', section: '115ACA', term: 'long', rate: 1000 },
  { bucket: '115ACA-12.5', section: '115ACA', term: 'long', rate: 1250 },
  { bucket: '115E-10', section: '115E', term: 'long', rate: 1000 },
  { bucket: '115E-12.5', section: '115E', term: 'long', rate: 1250 },
  { bucket: '115E-20', section: '115E', term: 'long', rate: 2000 },
  { bucket: '112-10', section: '112', term: 'long', rate: 1000 },
  { bucket: '112-12.5', section: '112', term: 'long', rate: 1250 },
  { bucket: '112-20', section: '112', term: 'long', rate: 2000 },
];
