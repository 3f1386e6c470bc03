import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn, id, numbered } from '../testing/cases.ts';
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

  it.each([
    ['counts', [{ $match: { item: 'a' } }, { $count: 'n' }], [{ n: 2 }]],
    ['counts nothing as no document', [{ $match: { item: 'zz' } }, { $count: 'n' }], []],
    [
      'joins conditions',
      [{ $match: { item: 'a' } }, { $match: { qty: { $gt: 2 } } }, { $count: 'n' }],
      [{ n: 1 }],
    ],
    [
      'sorts, skips and limits',
      [{ $sort: { qty: -1 } }, { $skip: 1 }, { $limit: 2 }],
      [
        { _id: 0, item: 'a', qty: 2 },
        { _id: 1, item: 'b', qty: 1 },
      ],
    ],
  ] as [string, Document[], Document[]][])('%s', async (_, pipeline, want) => {
    const coll = await fresh(sales);
    expect(await coll.aggregate(pipeline).toArray()).toEqual(want);
  });

  it('hands out a long result in batches', async () => {
    const coll = await fresh(numbered(...Array.from({ length: 250 }, (_, n) => ({ n }))));
    const cursor = coll.aggregate([{ $sort: { n: -1 } }], { batchSize: 40 });
    expect(id(await cursor.toArray())).toEqual(Array.from({ length: 250 }, (_, i) => 249 - i));
  });

  it.each([
    [[{ nope: {} }], 40324],
    [[{ $limit: 0 }], 15958],
    [[{ $sort: {} }], 15976],
    [[{ $count: '$n' }], 40156],
    [[{ $match: { $nope: 1 } }], 2],
    [[{ $match: { a: { $nope: 1 } } }], 2],
    [[{ $match: {}, $limit: 1 }], 40323],
  ] as [Document[], number][])('refuses %j', async (pipeline, code) => {
    const coll = await fresh(sales);
    expect((await failure(() => coll.aggregate(pipeline).toArray())).code).toBe(code);
  });

  // What nothing in the product sends is never answered, right or wrong.
  it
    .runIf(!external)
    .each(
      (
        '$addFields $set $unset $project $unwind $lookup $graphLookup $unionWith $facet $bucket $bucketAuto $sortByCount $replaceRoot ' +
        '$replaceWith $sample $redact $out $merge $collStats $indexStats $documents $fill $densify $setWindowFields $geoNear $search'
      )
        .split(' ')
        .map((name): [string, Document] => [name, { [name]: name === '$out' ? 'x' : {} }]),
    )('refuses the stage %s by name', async (name, stage) => {
    const coll = await fresh(sales);
    const { message } = await failure(() => coll.aggregate([stage]).toArray());
    expect(message).toContain(`the stage ${name} is not supported by the embedded store; set MONGODB_URI`);
    expect(await coll.countDocuments()).toBe(4);
  });

  it.runIf(!external).each([
    ['a sum', [{ $group: { _id: null, n: { $sum: '$qty' } } }]],
    ['groups by a field', [{ $group: { _id: '$item', n: { $sum: 1 } } }]],
    ['two accumulators', [{ $group: { _id: null, n: { $sum: 1 }, m: { $sum: 1 } } }]],
    ['a sum of twos', [{ $group: { _id: null, n: { $sum: 2 } } }]],
    ['a limit before a sort', [{ $limit: 1 }, { $sort: { qty: 1 } }]],
    ['a condition after a skip', [{ $skip: 1 }, { $match: { item: 'a' } }]],
    ['a limit before a skip', [{ $limit: 2 }, { $skip: 1 }]],
    ['anything after a count', [{ $count: 'n' }, { $match: { n: 4 } }]],
  ] as [string, Document[]][])('refuses %s by name', async (_, pipeline) => {
    const coll = await fresh(sales);
    expect((await failure(() => coll.aggregate(pipeline).toArray())).message).toContain(
      'is not supported by the embedded store; set MONGODB_URI',
    );
  });
});
