import { expect, it } from 'vitest';
import type { Doc } from './base/bson.ts';
import { plan } from './plan/planner.ts';
import { sortKeys } from './query/sort.ts';
import { type Collection, indexOf, toCollection } from './storage/catalog.ts';

const index = (key: Record<string, number>, more: Doc = {}, multikey = false) =>
  indexOf(1, { name: Object.keys(key).join(' '), key, ...more }, multikey);

const bills: Collection = toCollection(1, 'd.bills', [
  index({ firm: 1, at: -1 }),
  index({ number: 1 }, { unique: true }),
  index({ staged: 1 }, { sparse: true }),
  index({ tags: 1 }, {}, true),
  index({ 'lines.hsn': 1, 'lines.rate': 1 }, {}, true),
]);

/** The plan in short: `name bounded/intervals`, then what it provides. */
const planned = (filter: Doc, sort: Doc = {}): string => {
  const found = plan({ collection: bills, filter, sort: sortKeys(sort) });
  const more = `${found.exact ? ' exact' : ''}${found.providesSort ? ' sorted' : ''}`;
  if (found.kind === 'scan') return `scan${more}`;
  if (found.kind === 'or') return `or ${found.plans.map((p) => p.index?.name ?? '_id').join(', ')}`;
  return `${found.index?.name ?? '_id'} ${found.bounded}/${found.intervals.length}${found.reverse ? ' backwards' : ''}${more}`;
};

it.each([
  [{}, {}, 'scan exact'],
  [{ _id: 7 }, {}, '_id 1/1 exact sorted'],
  [{ _id: { $in: [3, 1, 2] } }, {}, '_id 1/3 exact'],
  [{ firm: 1 }, {}, 'firm at 1/1 exact'],
  [{ firm: 1 }, { at: -1 }, 'firm at 1/1 exact sorted'],
  [{ firm: 1 }, { at: 1 }, 'firm at 1/1 backwards exact sorted'],
  // as the index has it, wholly turned round, and one part turned only
  [{}, { firm: 1, at: -1 }, 'firm at 0/1 exact sorted'],
  [{}, { firm: -1, at: 1 }, 'firm at 0/1 backwards exact sorted'],
  [{}, { firm: 1, at: 1 }, 'scan exact'],
  [{}, { firm: -1, at: -1 }, 'scan exact'],
  [{ firm: 1 }, { number: 1 }, 'firm at 1/1 exact'],
  [{ firm: { $in: [1, 2] } }, { at: -1 }, 'firm at 1/2 exact'],
  [{ firm: 1, at: { $gte: 5, $lt: 9 } }, {}, 'firm at 2/1 exact'],
  [{ firm: 1, party: 'x' }, {}, 'firm at 1/1'],
  [{ firm: 1, number: 'a' }, {}, 'number 1/1'],
  [{ number: { $regex: '^INV/' } }, {}, 'number 1/1 exact'],
  [{ number: { $regex: 'INV' } }, {}, 'scan'],
  [{ number: { $ne: 'a' } }, {}, 'scan'],
  [{}, { number: -1 }, 'number 0/1 backwards exact sorted'],
  // A sparse index misses documents, so it may serve only what excludes those anyway.
  [{ staged: { $lt: 5 } }, {}, 'staged 1/1 exact'],
  [{ staged: null }, {}, 'scan'],
  [{}, { staged: 1 }, 'scan exact'],
  // An array has several keys: it gives no order, both ends of a range may be met by different elements.
  [{ tags: 'x' }, { tags: 1 }, 'tags 1/1 exact'],
  [{ tags: { $gt: 'a', $lt: 'c' } }, {}, 'tags 1/1'],
  [{ tags: null }, {}, 'tags 1/1'],
  [{ lines: { $elemMatch: { hsn: '9983', rate: 18 } } }, {}, 'lines.hsn lines.rate 1/1'],
  [{ $and: [{ firm: 1 }, { at: 5 }] }, {}, 'firm at 2/1 exact'],
  [{ $or: [{ firm: 1 }, { number: 'a' }] }, {}, 'or firm at, number'],
  [{ $or: [{ firm: 1 }, { party: 'a' }] }, {}, 'scan'],
  [{ firm: 1, $or: [{ number: 'a' }, { party: 'b' }] }, {}, 'firm at 1/1'],
] as [Doc, Doc, string][])('%j by %j', (filter, sort, want) => {
  expect(planned(filter, sort)).toBe(want);
});
