import { Binary, Decimal128, type Document, Double, Long, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn, id, numbered } from '../testing/cases.ts';
import { external, openTestDatabase, type TestDatabase } from '../testing/client.ts';
import { published } from '../testing/published.ts';

/** Cases written from MongoDB's manual; they run against an external MongoDB when TEST_MONGODB_URI is set. */
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const fresh = (docs: Document[] = []) => freshIn(t, docs);

describe('values and order', () => {
  // https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/
  const ordered: Document[] = [
    { v: null },
    { v: Number.NaN },
    { v: -Infinity },
    { v: -5.5 },
    { v: 0 },
    { v: Long.fromString('9007199254740993') },
    { v: Long.fromString('9223372036854775807') },
    { v: Infinity },
    { v: '' },
    { v: 'A' },
    { v: 'a' },
    { v: 'a\u0000b' },
    { v: 'ab' },
    { v: 'ज' },
    { v: '😀' },
    { v: {} },
    { v: { a: 1 } },
    { v: { a: 2 } },
    { v: { a: 2, b: 1 } },
    { v: { b: 0 } },
    { v: new Binary(Buffer.from([1])) },
    { v: new Binary(Buffer.from([0, 0])) },
    { v: new ObjectId('64b000000000000000000000') },
    { v: false },
    { v: true },
    { v: new Date(-1) },
    { v: new Date(5) },
  ];

  it('sorts across types in the order of the manual, with and without an index, both ways', async () => {
    const docs = ordered.map((d, i) => ({ _id: i as never, ...d }));
    const coll = await fresh([...docs].reverse());
    const want = docs.map((d) => d._id);
    expect(id(await coll.find().sort({ v: 1 }).toArray())).toEqual(want);
    expect(id(await coll.find().sort({ v: -1 }).toArray())).toEqual([...want].reverse());
    await coll.createIndex({ v: 1 });
    expect(id(await coll.find().sort({ v: 1 }).toArray())).toEqual(want);
    expect(id(await coll.find().sort({ v: -1 }).toArray())).toEqual([...want].reverse());
    await coll.dropIndexes();
    await coll.createIndex({ v: -1 });
    expect(id(await coll.find().sort({ v: 1 }).toArray())).toEqual(want);
  });

  it('gives values back as they were stored', async () => {
    const doc = {
      _id: 1 as never,
      l: Long.fromString('9223372036854775807'),
      d: Decimal128.fromString('1.10'),
      b: new Binary(Buffer.from([0, 255])),
      o: new ObjectId(),
      t: new Date(7),
      r: /x/i,
      n: null,
      a: [1, [2, { x: 'é' }]],
      z: { k: -0.5 },
    };
    const coll = await fresh([doc]);
    expect(await coll.findOne()).toEqual(doc);
    await coll.updateOne({}, { $set: { extra: 1 } });
    expect(await coll.findOne()).toEqual({ ...doc, extra: 1 });
  });

  it('stores _id first and makes one when there is none', async () => {
    const coll = await fresh();
    await coll.insertOne({ a: 1, _id: 5 as never });
    expect(Object.keys((await coll.findOne())!)).toEqual(['_id', 'a']);
    await t.db.command({ insert: coll.collectionName, documents: [{ b: 1 }] });
    expect((await coll.findOne({ b: 1 }))!._id).toBeInstanceOf(ObjectId);
  });

  it('finds equal numbers whatever their type', async () => {
    const coll = await fresh(
      numbered(
        { v: 5 },
        { v: Long.fromNumber(5) },
        { v: new Double(5) },
        { v: Long.fromString('9007199254740993') },
      ),
    );
    for (const index of [false, true]) {
      if (index) await coll.createIndex({ v: 1 });
      expect(id(await coll.find({ v: 5 }).sort({ _id: 1 }).toArray())).toEqual([0, 1, 2]);
      expect(id(await coll.find({ v: Long.fromString('9007199254740993') }).toArray())).toEqual([3]);
      // 2^53 as a double is the neighbour of the stored 2^53 + 1.
      expect(await coll.countDocuments({ v: 9007199254740992 })).toBe(0);
      expect(id(await coll.find({ v: { $gt: 9007199254740992 } }).toArray())).toEqual([3]);
    }
  });
});

describe('queries', () => {
  const people = numbered(
    { a: null },
    {},
    { a: 4 },
    { a: { b: 'hi' } },
    { a: { b: null } },
    { a: {} },
    { a: [] },
    { a: [1, 'x', 4] },
    { a: [{ b: 1 }, { b: 3 }] },
    { a: [{ b: 3 }, {}] },
    { a: [null, 1] },
    { a: [[]] },
  );

  it.each([
    [{ a: null }, [0, 1, 10]],
    [{ a: { $ne: null } }, [2, 3, 4, 5, 6, 7, 8, 9, 11]],
    [{ a: { $exists: false } }, [1]],
    [{ 'a.b': null }, [0, 1, 2, 4, 5, 9]],
    [{ 'a.b': { $exists: true } }, [3, 4, 8, 9]],
    [{ a: { $in: [null, 4] } }, [0, 1, 2, 7, 10]],
    [{ a: 4 }, [2, 7]],
    [{ a: [1, 'x', 4] }, [7]],
    [{ a: [] }, [6, 11]],
    [{ a: { $size: 0 } }, [6]],
    [{ a: { $type: 'array' } }, [6, 7, 8, 9, 10, 11]],
    [{ a: { $type: 'number' } }, [2, 7, 10]],
    [{ a: { $gt: 3 } }, [2, 7]],
    [{ a: { $lt: 'y' } }, [7]],
    [{ 'a.b': { $gt: 2 } }, [8, 9]],
    [{ 'a.0': 1 }, [7]],
    [{ 'a.1.b': 3 }, [8]],
    [{ a: { $elemMatch: { b: { $gte: 3 } } } }, [8, 9]],
    [{ a: { $elemMatch: { $gt: 2, $lt: 5 } } }, [7]],
    [{ a: { $all: [1, 4] } }, [7]],
    [{ a: { $not: { $gt: 3 } } }, [0, 1, 3, 4, 5, 6, 8, 9, 10, 11]],
  ] as [Document, number[]][])('%j', (query, want) =>
    published(query, async () => {
      const coll = await fresh(people);
      expect(id(await coll.find(query).sort({ _id: 1 }).toArray())).toEqual(want);
      await coll.createIndex({ a: 1 });
      await coll.createIndex({ 'a.b': 1 });
      expect(id(await coll.find(query).sort({ _id: 1 }).toArray()), 'with indexes').toEqual(want);
    }),
  );

  it('finds texts and beginnings of texts by escaped patterns, with and without an index', async () => {
    const coll = await fresh(
      numbered(
        { s: 'Anil' },
        { s: 'anita' },
        { s: 'Bina An' },
        { s: 5 },
        { s: ['x', 'An.a'] },
        { s: 'An' },
        { s: 'Ana' },
      ),
    );
    for (const index of [false, true]) {
      if (index) await coll.createIndex({ s: 1 });
      const found = async ($regex: string) =>
        id(await coll.find({ s: { $regex } }).sort({ _id: 1 }).toArray());
      expect(await found('^An')).toEqual([0, 4, 5, 6]);
      expect(await found('An')).toEqual([0, 2, 4, 5, 6]);
      expect(await found('^An\\.')).toEqual([4]);
      expect(await found('\\.a')).toEqual([4]);
      expect(await found('')).toEqual([0, 1, 2, 4, 5, 6]);
    }
  });

  it
    .runIf(!external)
    .each(['a.b', 'a|b', '(a)', '[a]', 'a*', 'a+', 'a?', 'a$', 'a{2}', '\\d', '\\bA', '(?i)a'])(
    'refuses the pattern %s',
    async ($regex) => {
      const coll = await fresh([{ s: 'a' }]);
      expect((await failure(() => coll.findOne({ s: { $regex } }))).message).toContain('is not supported');
    },
  );

  it('projects fields in and out', async () => {
    const coll = await fresh([
      {
        _id: 1 as never,
        a: 1,
        b: { c: 2, d: 3 },
        l: [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
          { x: 3, y: 3 },
        ],
      },
    ]);
    const get = async (projection: Document, filter: Document = {}) => coll.findOne(filter, { projection });
    expect(await get({ a: 1, _id: 0 })).toEqual({ a: 1 });
    expect(await get({ 'b.c': 1 })).toEqual({ _id: 1, b: { c: 2 } });
    expect(await get({ 'b.d': 0, l: 0 })).toEqual({ _id: 1, a: 1, b: { c: 2 } });
    expect(await get({ 'l.x': 1, _id: 0 })).toEqual({ l: [{ x: 1 }, { x: 2 }, { x: 3 }] });
    expect((await failure(() => get({ a: 1, b: 0 }))).code).toBe(31254);
  });

  it('asks nested arrays by their places', async () => {
    const nested = await fresh(
      numbered({ a: [[5, 6]] }, { a: [[{ x: 1 }]] }, { a: [{ x: 1 }] }, { a: [5, 6] }),
    );
    expect(id(await nested.find({ a: { $elemMatch: { 0: 5 } } }).toArray())).toEqual([0]);
    expect(id(await nested.find({ a: { $elemMatch: { x: 1 } } }).toArray())).toEqual([2]);
    expect(id(await nested.find({ a: { $elemMatch: { '0.x': 1 } } }).toArray())).toEqual([1]);
  });

  it.runIf(!external)('refuses computed fields and $expr by name', async () => {
    const coll = await fresh([{ a: 4 }]);
    const get = (projection: Document, filter: Document = {}) => coll.findOne(filter, { projection });
    for (const projection of [{ b: '$a' }, { b: { $add: ['$a', 1] } }, { b: 'text' }])
      expect((await failure(() => get(projection))).message).toContain('in the projection of b is not');
    for (const [what, projection] of [
      ['$slice', { a: { $slice: 1 } }],
      ['$elemMatch', { a: { $elemMatch: { x: 1 } } }],
      ['a.$', { 'a.$': 1 }],
    ] as [string, Document][])
      expect((await failure(() => get(projection))).message).toMatch(
        new RegExp(`${what.replace('$', '\\$')}.* is not supported`),
      );
    expect((await failure(() => get({}, { $expr: { $eq: ['$a', 4] } }))).message).toContain('$expr is not');
    expect((await failure(() => get({}, { a: { $mod: [2, 1] } }))).message).toContain('$mod is not');
  });

  it('pages through cursors and counts', async () => {
    const coll = await fresh(
      Array.from({ length: 1000 }, (_, i) => ({ _id: i as never, g: i % 7, t: [i % 3, 'x'] })),
    );
    expect((await coll.find().batchSize(10).toArray()).length).toBe(1000);
    expect(id(await coll.find().skip(995).toArray())).toEqual([995, 996, 997, 998, 999]);
    expect(await coll.countDocuments({ g: 3 }, { skip: 2, limit: 5 })).toBe(5);
    expect(await coll.estimatedDocumentCount()).toBe(1000);
    const cursor = coll.find().batchSize(2);
    await cursor.next();
    await cursor.close();
    expect(
      (await failure(() => t.db.command({ getMore: Long.fromNumber(12345), collection: 'x' }))).code,
    ).toBe(43);
  });
});
