import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn, numbered } from '../testing/cases.ts';
import { external, openTestDatabase, type TestDatabase } from '../testing/client.ts';

/** Cases written from MongoDB's manual; they run against an external MongoDB when TEST_MONGODB_URI is set. */
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const fresh = (docs: Document[] = []) => freshIn(t, docs);

describe('aggregation', () => {
  const sales = numbered(
    { item: 'a', qty: 2 },
    { item: 'b', qty: 1 },
    { item: 'a', qty: 5 },
    { item: null, qty: 0 },
  );

  it('counts as the driver’s countDocuments asks, with skip and limit', async () => {
    const coll = await fresh(sales);
    expect(await coll.countDocuments({ item: 'a' })).toBe(2);
    expect(await coll.countDocuments({}, { skip: 1, limit: 2 })).toBe(2);
    expect(await coll.countDocuments({}, { skip: 3, limit: 2 })).toBe(1);
    expect(await coll.countDocuments({ item: 'zz' })).toBe(0);
    await coll.createIndex({ item: 1 });
    expect(await coll.countDocuments({ item: { $in: ['a', 'b'] } })).toBe(3);
    expect(await t.db.collection('never_made').countDocuments()).toBe(0);
  });

  const counting = { $group: { _id: 1, n: { $sum: 1 } } };

  it('answers the pipeline of countDocuments, and a count of nothing with no document', async () => {
    const coll = await fresh(sales);
    const count = (pipeline: Document[]) => coll.aggregate(pipeline).toArray();
    expect(await count([{ $match: { item: 'a' } }, counting])).toEqual([{ _id: 1, n: 2 }]);
    expect(await count([counting])).toEqual([{ _id: 1, n: 4 }]);
    expect(await count([{ $match: { item: 'zz' } }, counting])).toEqual([]);
  });

  it.each([
    [[{ $match: { a: { $nope: 1 } } }, counting], 2],
    [[{ $match: { $nope: 1 } }, counting], 2],
    [[{ $match: {}, $limit: 1 }], 40323],
    [[{ $skip: -1 }, counting], 51024],
  ] as [Document[], number][])('refuses %j', async (pipeline, code) => {
    const coll = await fresh(sales);
    const error = await failure(() => coll.aggregate(pipeline).toArray());
    if (!external || code !== 51024) expect(error.code).toBe(code);
  });

  // What nothing in the product sends is never answered, right or wrong.
  it
    .runIf(!external)
    .each(
      (
        '$addFields $set $unset $project $unwind $lookup $graphLookup $unionWith $facet $bucket $bucketAuto $sortByCount $replaceRoot ' +
        '$replaceWith $sample $redact $out $merge $collStats $indexStats $documents $fill $densify $setWindowFields $geoNear $search ' +
        '$sort $count'
      )
        .split(' ')
        .map((name): [string, Document] => [name, { [name]: name === '$out' ? 'x' : {} }]),
    )('refuses the stage %s by name', async (name, stage) => {
    const coll = await fresh(sales);
    const { message } = await failure(() => coll.aggregate([stage, counting]).toArray());
    expect(message).toContain(`the stage ${name}`);
    expect(message).toContain('is not supported by the embedded store; set MONGODB_URI');
    expect(await coll.countDocuments()).toBe(4);
  });

  it.runIf(!external).each([
    ['a sum', [{ $group: { _id: null, n: { $sum: '$qty' } } }]],
    ['groups by a field', [{ $group: { _id: '$item', n: { $sum: 1 } } }]],
    ['two accumulators', [{ $group: { _id: 1, n: { $sum: 1 }, m: { $sum: 1 } } }]],
    ['a sum of twos', [{ $group: { _id: 1, n: { $sum: 2 } } }]],
    ['documents instead of a count', [{ $match: { item: 'a' } }]],
    ['a condition after a skip', [{ $skip: 1 }, { $match: { item: 'a' } }, counting]],
    ['a limit before a skip', [{ $limit: 2 }, { $skip: 1 }, counting]],
    ['anything after a count', [counting, { $match: { n: 4 } }]],
  ] as [string, Document[]][])('refuses %s by name', async (_, pipeline) => {
    const coll = await fresh(sales);
    expect((await failure(() => coll.aggregate(pipeline).toArray())).message).toContain(
      'is not supported by the embedded store; set MONGODB_URI',
    );
  });
});
