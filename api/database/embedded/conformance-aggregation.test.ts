import { Decimal128, type Document } from 'mongodb';
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
    { item: 'a', price: 10, qty: 2, at: new Date('2026-04-10T20:00:00Z') },
    { item: 'b', price: 20, qty: 1, at: new Date('2026-05-01T00:00:00Z') },
    { item: 'a', price: 10, qty: 5, at: new Date('2026-05-02T00:00:00Z'), tags: ['x', 'y'] },
    { item: null, qty: 0, tags: [] },
  );

  it.each([
    [
      'groups',
      [
        {
          $group: {
            _id: '$item',
            total: { $sum: { $multiply: ['$price', '$qty'] } },
            n: { $sum: 1 },
            avg: { $avg: '$price' },
            max: { $max: '$qty' },
            first: { $first: '$_id' },
            ids: { $push: '$_id' },
          },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: null, total: 0, n: 1, avg: null, max: 0, first: 3, ids: [3] },
        { _id: 'a', total: 70, n: 2, avg: 10, max: 5, first: 0, ids: [0, 2] },
        { _id: 'b', total: 20, n: 1, avg: 20, max: 1, first: 1, ids: [1] },
      ],
    ],
    [
      'unwinds',
      [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
      [
        { _id: 2, tags: 'x' },
        { _id: 2, tags: 'y' },
      ],
    ],
    [
      'unwinds keeping the rest',
      [
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
        { $match: { _id: { $gte: 2 } } },
        { $project: { tags: 1, i: 1 } },
      ],
      [
        { _id: 2, tags: 'x', i: 0 },
        { _id: 2, tags: 'y', i: 1 },
        { _id: 3, i: null },
      ],
    ],
    [
      'computes fields',
      [
        { $match: { item: 'b' } },
        {
          $addFields: {
            double: { $multiply: ['$price', 2] },
            big: { $cond: [{ $gt: ['$price', 15] }, 'yes', 'no'] },
            name: { $concat: ['<', { $toUpper: '$item' }, '>'] },
            none: { $ifNull: ['$nope', 'n/a'] },
          },
        },
        { $project: { _id: 0, double: 1, big: 1, name: 1, none: 1 } },
      ],
      [{ double: 40, big: 'yes', name: '<B>', none: 'n/a' }],
    ],
    [
      'groups by day in India',
      [
        { $match: { at: { $exists: true } } },
        {
          $group: {
            _id: { $dateToString: { date: '$at', format: '%Y-%m-%d', timezone: 'Asia/Kolkata' } },
            n: { $sum: 1 },
          },
        },
        { $sort: { _id: 1 } },
      ],
      [
        { _id: '2026-04-11', n: 1 },
        { _id: '2026-05-01', n: 1 },
        { _id: '2026-05-02', n: 1 },
      ],
    ],
    ['counts', [{ $match: { item: 'a' } }, { $count: 'n' }], [{ n: 2 }]],
    [
      'counts by value',
      [{ $match: { item: { $ne: null } } }, { $sortByCount: '$item' }],
      [
        { _id: 'a', count: 2 },
        { _id: 'b', count: 1 },
      ],
    ],
    [
      'sorts, skips and limits',
      [{ $sort: { qty: -1 } }, { $skip: 1 }, { $limit: 2 }, { $project: { qty: 1 } }],
      [
        { _id: 0, qty: 2 },
        { _id: 1, qty: 1 },
      ],
    ],
    [
      'replaces the root',
      [{ $match: { _id: 1 } }, { $replaceRoot: { newRoot: { v: '$price' } } }],
      [{ v: 20 }],
    ],
    [
      'has facets',
      [
        {
          $facet: {
            total: [{ $count: 'n' }],
            rows: [{ $sort: { _id: -1 } }, { $limit: 1 }, { $project: { _id: 1 } }],
          },
        },
      ],
      [{ total: [{ n: 4 }], rows: [{ _id: 3 }] }],
    ],
    [
      'buckets',
      [
        { $match: { price: { $gt: 0 } } },
        { $bucket: { groupBy: '$price', boundaries: [0, 15, 30], output: { n: { $sum: 1 } } } },
      ],
      [
        { _id: 0, n: 2 },
        { _id: 15, n: 1 },
      ],
    ],
    [
      'maps, filters and reduces',
      [
        { $match: { _id: 2 } },
        {
          $project: {
            _id: 0,
            m: { $map: { input: '$tags', as: 't', in: { $concat: ['$$t', '!'] } } },
            f: { $filter: { input: '$tags', cond: { $eq: ['$$this', 'y'] } } },
            r: { $reduce: { input: [1, 2, 3], initialValue: 0, in: { $add: ['$$value', '$$this'] } } },
            s: { $size: '$tags' },
          },
        },
      ],
      [{ m: ['x!', 'y!'], f: ['y'], r: 6, s: 2 }],
    ],
  ] as [string, Document[], Document[]][])('%s', async (_, pipeline, want) => {
    const coll = await fresh(sales);
    expect(await coll.aggregate(pipeline).toArray()).toEqual(want);
  });

  it('looks up by fields and by pipeline, with and without an index', async () => {
    const firms = await fresh(
      numbered({ code: 'a', name: 'Alpha' }, { code: 'b', name: 'Beta' }, { name: 'Nobody' }),
    );
    const coll = await fresh(numbered({ item: 'a' }, { item: ['a', 'b'] }, { item: 'zz' }, {}));
    const from = firms.collectionName;
    for (const index of [false, true]) {
      if (index) await firms.createIndex({ code: 1 });
      const joined = await coll
        .aggregate([
          { $lookup: { from, localField: 'item', foreignField: 'code', as: 'f' } },
          { $sort: { _id: 1 } },
        ])
        .toArray();
      expect(joined.map((d) => id(d['f']).sort())).toEqual([[0], [0, 1], [], [2]]);
    }
    const piped = await coll
      .aggregate([
        { $match: { _id: 0 as never } },
        {
          $lookup: {
            from,
            let: { c: '$item' },
            pipeline: [{ $match: { $expr: { $eq: ['$code', '$$c'] } } }, { $project: { _id: 0, name: 1 } }],
            as: 'f',
          },
        },
      ])
      .toArray();
    expect(piped[0]!['f']).toEqual([{ name: 'Alpha' }]);
    const union = await coll
      .aggregate([
        { $project: { _id: 1 } },
        { $unionWith: { coll: from, pipeline: [{ $project: { _id: 1 } }] } },
        { $count: 'n' },
      ])
      .toArray();
    expect(union).toEqual([{ n: 7 }]);
  });

  it('writes with $out and $merge', async () => {
    const coll = await fresh(sales);
    const target = t.db.collection(`${coll.collectionName}_totals`);
    await target.createIndex({ n: 1 });
    await coll
      .aggregate([{ $group: { _id: '$item', n: { $sum: 1 } } }, { $out: target.collectionName }])
      .toArray();
    expect(await target.countDocuments({ n: 2 })).toBe(1);
    expect((await target.indexes()).length).toBe(2);
    await coll
      .aggregate([
        { $match: { item: 'a' } },
        { $group: { _id: '$item', m: { $sum: '$qty' } } },
        { $merge: { into: target.collectionName } },
      ])
      .toArray();
    expect(await target.findOne({ _id: 'a' as never })).toEqual({ _id: 'a', n: 2, m: 7 });
    expect(await target.countDocuments()).toBe(3);
  });

  it.each([
    [[{ $nope: {} }], 40324],
    [[{ $project: { x: { $nope: 1 } } }], 168],
    [[{ $group: { n: { $sum: 1 } } }], 15955],
    [[{ $group: { _id: null, n: { $nope: 1 } } }], 15952],
    [[{ $limit: 0 }], 15958],
    [[{ $match: { $nope: 1 } }], 2],
    [[{ $match: { a: { $nope: 1 } } }], 2],
    [[{ $project: { x: '$$undefinedVariable' } }], 17276],
  ] as [Document[], number][])('refuses %j', async (pipeline, code) => {
    const coll = await fresh(sales);
    expect((await failure(() => coll.aggregate(pipeline).toArray())).code).toBe(code);
  });

  it.runIf(!external)('refuses what it does not compute as MongoDB does', async () => {
    const coll = await fresh([{ d: Decimal128.fromString('1') }]);
    expect(
      (await failure(() => coll.aggregate([{ $group: { _id: null, n: { $sum: '$d' } } }]).toArray())).message,
    ).toContain('not supported');
    expect(
      (await failure(() => coll.aggregate([{ $project: { x: { $add: ['$d', 1] } } }]).toArray())).message,
    ).toContain('not supported');
    expect((await failure(() => coll.aggregate([{ $graphLookup: {} }]).toArray())).code).toBe(40324);
    expect(
      (await failure(() => coll.aggregate([{ $project: { x: { $dateAdd: {} } } }]).toArray())).code,
    ).toBe(168);
  });
});
