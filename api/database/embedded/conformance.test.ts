import {
  Binary,
  Decimal128,
  type Document,
  Long,
  MongoClient,
  type MongoServerError,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { external, openTestDatabase, type TestDatabase } from '../testing/client.ts';

/** Cases written from MongoDB's manual; they run against an external MongoDB when TEST_MONGODB_URI is set. */
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

let n = 0;
const fresh = async (docs: Document[] = []) => {
  const coll = t.db.collection(`c${n++}`);
  if (docs.length > 0) await coll.insertMany(docs);
  return coll;
};
const failure = async (act: () => Promise<unknown>): Promise<MongoServerError> => {
  try {
    await act();
  } catch (error) {
    return error as MongoServerError;
  }
  throw new Error('expected an error');
};
const id = (docs: Document[]) => docs.map((d) => d['_id']);
const numbered = (...docs: Document[]): Document[] => docs.map((d, i) => ({ _id: i as never, ...d }));

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
    { v: new Timestamp({ t: 1, i: 1 }) },
    { v: /a/ },
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
        { v: Decimal128.fromString('5.0') },
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
    [{ $expr: { $eq: ['$a', 4] } }, [2]],
  ] as [Document, number[]][])('%j', async (query, want) => {
    const coll = await fresh(people);
    expect(id(await coll.find(query).sort({ _id: 1 }).toArray())).toEqual(want);
    await coll.createIndex({ a: 1 });
    await coll.createIndex({ 'a.b': 1 });
    expect(id(await coll.find(query).sort({ _id: 1 }).toArray()), 'with indexes').toEqual(want);
  });

  it('matches patterns, with options, and by prefix through an index', async () => {
    const coll = await fresh(
      numbered({ s: 'Anil' }, { s: 'anita' }, { s: 'Bina' }, { s: 'x\nAnu' }, { s: 5 }),
    );
    await coll.createIndex({ s: 1 });
    expect(id(await coll.find({ s: /^An/ }).toArray())).toEqual([0]);
    expect(
      id(
        await coll
          .find({ s: { $regex: '^an', $options: 'i' } })
          .sort({ _id: 1 })
          .toArray(),
      ),
    ).toEqual([0, 1]);
    expect(id(await coll.find({ s: /^An/m }).sort({ _id: 1 }).toArray())).toEqual([0, 3]);
    expect(
      id(
        await coll
          .find({ s: { $in: [/^B/, 5] } })
          .sort({ _id: 1 })
          .toArray(),
      ),
    ).toEqual([2, 4]);
    expect(
      id(
        await coll
          .find({ s: { $not: /n/ } })
          .sort({ _id: 1 })
          .toArray(),
      ),
    ).toEqual([4]);
  });

  it('compares without case under collation strength 2, also through a unique index', async () => {
    const coll = await fresh([{ _id: 1 as never, s: 'Résumé' }]);
    await coll.createIndex({ s: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });
    const found = (s: string) => coll.countDocuments({ s }, { collation: { locale: 'en', strength: 2 } });
    expect(await found('RÉSUMÉ')).toBe(1);
    expect(await found('resume')).toBe(0);
    expect(await coll.countDocuments({ s: 'RÉSUMÉ' })).toBe(0);
    expect((await failure(() => coll.insertOne({ s: 'rÉsumé' }))).code).toBe(11000);
    await coll.insertMany([{ s: 'b' }, { s: 'A' }, { s: 'C' }]);
    const sorted = await coll
      .find({ _id: { $ne: 1 as never } })
      .collation({ locale: 'en', strength: 2 })
      .sort({ s: 1 })
      .toArray();
    expect(sorted.map((d) => d['s'])).toEqual(['A', 'b', 'C']);
  });

  it('projects fields in, out, sliced, matched and computed', async () => {
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
    expect(await get({ b: { d: 0 }, l: 0 })).toEqual({ _id: 1, a: 1, b: { c: 2 } });
    expect(await get({ 'l.x': 1, _id: 0 })).toEqual({ l: [{ x: 1 }, { x: 2 }, { x: 3 }] });
    expect((await get({ l: { $slice: -1 } }))!['l']).toEqual([{ x: 3, y: 3 }]);
    expect((await get({ l: { $slice: [1, 1] } }))!['l']).toEqual([{ x: 2, y: 2 }]);
    expect(await get({ _id: 0, l: { $elemMatch: { x: { $gt: 1 } } } })).toEqual({ l: [{ x: 2, y: 2 }] });
    expect(await get({ _id: 0, 'l.$': 1 }, { 'l.x': 3 })).toEqual({ l: [{ x: 3, y: 3 }] });
    expect(await get({ _id: 0, total: { $add: ['$a', '$b.c'] } })).toEqual({ total: 3 });
    expect((await failure(() => get({ a: 1, b: 0 }))).code).toBe(31254);
  });

  it('pages through cursors, counts and lists distinct values', async () => {
    const coll = await fresh(
      Array.from({ length: 1000 }, (_, i) => ({ _id: i as never, g: i % 7, t: [i % 3, 'x'] })),
    );
    expect((await coll.find().batchSize(10).toArray()).length).toBe(1000);
    expect(id(await coll.find().skip(995).toArray())).toEqual([995, 996, 997, 998, 999]);
    expect(await coll.countDocuments({ g: 3 }, { skip: 2, limit: 5 })).toBe(5);
    expect(await coll.estimatedDocumentCount()).toBe(1000);
    expect((await coll.distinct('g', { _id: { $lt: 3 as never } })).sort()).toEqual([0, 1, 2]);
    expect((await coll.distinct('t')).length).toBe(4);
    const cursor = coll.find().batchSize(2);
    await cursor.next();
    await cursor.close();
    expect(
      (await failure(() => t.db.command({ getMore: Long.fromNumber(12345), collection: 'x' }))).code,
    ).toBe(43);
  });
});

describe('updates', () => {
  const one = async (doc: Document, update: Document, options: Document = {}, filter: Document = {}) => {
    const coll = await fresh([{ _id: 1 as never, ...doc }]);
    await coll.updateOne(filter, update, options);
    const { _id, ...rest } = (await coll.findOne({}))!;
    return rest;
  };

  it.each([
    ['$set', { a: 1 }, { $set: { 'b.c': 2, a: 3 } }, { a: 3, b: { c: 2 } }],
    ['$set in an array', { a: [1, 2] }, { $set: { 'a.3': 9 } }, { a: [1, 2, null, 9] }],
    ['$unset', { a: 1, b: [1, 2] }, { $unset: { a: '', 'b.0': '' } }, { b: [null, 2] }],
    [
      '$inc and $mul',
      { a: 1, b: 2 },
      { $inc: { a: 2, c: 1 }, $mul: { b: 3, d: 5 } },
      { a: 3, b: 6, c: 1, d: 0 },
    ],
    ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3, c: 1 }, $max: { b: 9 } }, { a: 3, b: 9, c: 1 }],
    ['$rename', { a: 1, b: { c: 2 } }, { $rename: { a: 'x', 'b.c': 'y.z' } }, { b: {}, x: 1, y: { z: 2 } }],
    ['$push', { a: [3, 1] }, { $push: { a: { $each: [2, 5], $sort: -1, $slice: 3 } } }, { a: [5, 3, 2] }],
    [
      '$push at a position',
      { a: [1, 4] },
      { $push: { a: { $each: [2, 3], $position: 1 } } },
      { a: [1, 2, 3, 4] },
    ],
    [
      '$push sorted by a field',
      { a: [{ n: 2 }] },
      { $push: { a: { $each: [{ n: 1 }], $sort: { n: 1 } } } },
      { a: [{ n: 1 }, { n: 2 }] },
    ],
    [
      '$addToSet',
      { a: [1, { x: 1 }] },
      { $addToSet: { a: { $each: [1, { x: 1 }, 2] } } },
      { a: [1, { x: 1 }, 2] },
    ],
    [
      '$pull',
      { a: [1, 5, 9], b: [{ x: 1, y: 2 }, { x: 2 }] },
      { $pull: { a: { $gte: 5 }, b: { x: 1 } } },
      { a: [1], b: [{ x: 2 }] },
    ],
    ['$pullAll', { a: [1, 2, 1, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
    ['$pop', { a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
    ['$[]', { a: [{ q: 1 }, { q: 2 }] }, { $inc: { 'a.$[].q': 10 } }, { a: [{ q: 11 }, { q: 12 }] }],
  ] as [string, Document, Document, Document][])('%s', async (_, doc, update, want) => {
    expect(await one(doc, update)).toEqual(want);
  });

  it('uses the position the filter matched, and array filters', async () => {
    const items = {
      a: [
        { k: 'x', q: 1 },
        { k: 'y', q: 2 },
        { k: 'y', q: 9 },
      ],
    };
    expect(await one(items, { $set: { 'a.$.q': 0 } }, {}, { 'a.k': 'y' })).toEqual({
      a: [
        { k: 'x', q: 1 },
        { k: 'y', q: 0 },
        { k: 'y', q: 9 },
      ],
    });
    expect(await one(items, { $set: { 'a.$.q': 0 } }, {}, { a: { $elemMatch: { k: 'y', q: 9 } } })).toEqual({
      a: [
        { k: 'x', q: 1 },
        { k: 'y', q: 2 },
        { k: 'y', q: 0 },
      ],
    });
    expect(
      await one(items, { $inc: { 'a.$[i].q': 5 } }, { arrayFilters: [{ 'i.k': 'y', 'i.q': { $lt: 5 } }] }),
    ).toEqual({
      a: [
        { k: 'x', q: 1 },
        { k: 'y', q: 7 },
        { k: 'y', q: 9 },
      ],
    });
    expect(await one({ v: [5, 8] }, { $set: { 'v.$': 0 } }, {}, { v: { $gt: 6 } })).toEqual({ v: [5, 0] });
  });

  it('updates by pipeline', async () => {
    expect(
      await one({ a: 2, b: 3 }, [{ $set: { c: { $multiply: ['$a', '$b'] } } }, { $unset: 'a' }] as never),
    ).toEqual({ b: 3, c: 6 });
  });

  it('replaces, upserts with the filter and $setOnInsert, and reports what it did', async () => {
    const coll = await fresh();
    const up = await coll.updateOne(
      { k: 'a', n: { $gt: 5 }, 'x.y': 1 },
      { $set: { v: 1 }, $setOnInsert: { made: true } },
      { upsert: true },
    );
    expect([up.matchedCount, up.modifiedCount, up.upsertedCount]).toEqual([0, 0, 1]);
    expect(await coll.findOne({ _id: up.upsertedId! })).toEqual({
      _id: up.upsertedId,
      k: 'a',
      x: { y: 1 },
      v: 1,
      made: true,
    });
    const again = await coll.updateOne(
      { k: 'a' },
      { $set: { v: 1 }, $setOnInsert: { made: false } },
      { upsert: true },
    );
    expect([again.matchedCount, again.modifiedCount, again.upsertedCount]).toEqual([1, 0, 0]);
    await coll.replaceOne({ k: 'a' }, { k: 'b' });
    expect(await coll.findOne()).toEqual({ _id: up.upsertedId, k: 'b' });
    const found = await coll.findOneAndUpdate(
      { k: 'b' },
      { $set: { k: 'c' } },
      { returnDocument: 'before', projection: { _id: 0 } },
    );
    expect(found).toEqual({ k: 'b' });
    expect(
      await coll.findOneAndUpdate(
        { k: 'z' },
        { $set: { n: 1 } },
        { upsert: true, returnDocument: 'after', projection: { _id: 0 } },
      ),
    ).toEqual({ k: 'z', n: 1 });
    expect(await coll.findOneAndDelete({ k: 'c' })).toMatchObject({ k: 'c' });
    expect(await coll.findOneAndUpdate({ none: 1 }, { $set: { a: 1 } })).toBeNull();
    expect((await coll.deleteMany({})).deletedCount).toBe(1);
  });

  it.each([
    ['a changed _id', { a: 1 }, { $set: { _id: 2 } }, 66],
    ['two operators on one path', { a: 1 }, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a path inside another', { a: {} }, { $set: { a: {}, 'a.b': 1 } }, 40],
    ['a path through a number', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$push on a number', { a: 1 }, { $push: { a: 1 } }, 2],
    ['an unknown operator', { a: 1 }, { $nope: { a: 1 } }, 9],
    ['an empty field name', { a: 1 }, { $set: { 'a.': 1 } }, 56],
    ['a missing array filter', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
  ] as [string, Document, Document, number][])('refuses %s', async (_, doc, update, code) => {
    const coll = await fresh([{ _id: 1 as never, ...doc }]);
    expect((await failure(() => coll.updateOne({}, update))).code).toBe(code);
    expect(await coll.findOne()).toEqual({ _id: 1, ...doc });
  });
});

describe('indexes', () => {
  it('lists, names, refuses conflicts and drops', async () => {
    const coll = await fresh([{ a: 1 }]);
    expect(await coll.createIndex({ a: 1, 'b.c': -1 })).toBe('a_1_b.c_-1');
    await coll.createIndex({ a: 1, 'b.c': -1 });
    await coll.createIndex({ u: 1 }, { unique: true, sparse: true, name: 'mine' });
    expect(await coll.indexes()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, 'b.c': -1 }, name: 'a_1_b.c_-1' },
      { v: 2, key: { u: 1 }, name: 'mine', unique: true, sparse: true },
    ]);
    expect((await failure(() => coll.createIndex({ a: 1, 'b.c': -1 }, { name: 'other' }))).code).toBe(85);
    expect((await failure(() => coll.createIndex({ z: 1 }, { name: 'mine' }))).code).toBe(86);
    expect((await failure(() => coll.createIndex({ u: 1 }, { name: 'mine', unique: true }))).code).toBe(86);
    expect((await failure(() => coll.dropIndex('nope'))).code).toBe(27);
    expect((await failure(() => coll.dropIndex('_id_'))).code).toBe(72);
    await coll.dropIndex('mine');
    expect((await coll.indexes()).length).toBe(2);
    expect((await failure(() => t.db.collection('never').indexes())).code).toBe(26);
  });

  it('keeps unique indexes unique: single, compound, of arrays, sparse and partial', async () => {
    const coll = await fresh();
    await coll.createIndex({ a: 1, b: 1 }, { unique: true });
    await coll.createIndex({ tags: 1 }, { unique: true, sparse: true });
    await coll.createIndex({ mail: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await coll.insertOne({ a: 1, b: 1, tags: ['x', 'x', 'y'], mail: 'm', active: true });
    const dup = await failure(() => coll.insertOne({ a: 1, b: 1 }));
    expect([dup.code, dup['keyPattern'], dup['keyValue']]).toEqual([11000, { a: 1, b: 1 }, { a: 1, b: 1 }]);
    expect((await failure(() => coll.insertOne({ a: 2, tags: ['z', 'y'] }))).code).toBe(11000);
    expect((await failure(() => coll.insertOne({ a: 3, mail: 'm', active: true }))).code).toBe(11000);
    await coll.insertOne({ a: 4, mail: 'm', active: false });
    await coll.insertOne({ a: 5 });
    expect((await failure(() => coll.insertOne({ a: 5, b: null }))).code).toBe(11000);
    expect((await failure(() => coll.updateOne({ a: 4 }, { $set: { active: true } }))).code).toBe(11000);
    const many = await failure(() => coll.insertMany([{ a: 6 }, { a: 5 }, { a: 7 }]));
    expect([many.code, await coll.countDocuments({ a: { $in: [6, 7] } })]).toEqual([11000, 1]);
    await failure(() => coll.insertMany([{ a: 8 }, { a: 5 }, { a: 9 }], { ordered: false }));
    expect(await coll.countDocuments({ a: { $in: [8, 9] } })).toBe(2);
    const other = await fresh([{ k: 1 }, { k: 1 }]);
    expect((await failure(() => other.createIndex({ k: 1 }, { unique: true }))).code).toBe(11000);
    expect((await other.indexes()).length).toBe(1);
    expect((await failure(() => other.insertOne({ _id: [1] as never }))).code).toBe(53);
    await other.createIndex({ p: 1, q: 1 });
    expect((await failure(() => other.insertOne({ p: [1], q: [1] }))).code).toBe(171);
  });

  it('chooses an index for equality, ranges, $in, prefixes, $or and sorting', async () => {
    const coll = await fresh(
      Array.from({ length: 300 }, (_, i) => ({ _id: i as never, a: i % 10, b: i, c: `n${i}` })),
    );
    await coll.createIndex({ a: 1, b: -1 });
    await coll.createIndex({ c: 1 });
    const plan = async (filter: Document, sort?: Document) => {
      let cursor = coll.find(filter);
      if (sort) cursor = cursor.sort(sort as never);
      const { queryPlanner, executionStats } = (await cursor.explain('executionStats')) as Document;
      return {
        plan: JSON.stringify(queryPlanner.winningPlan),
        keys: executionStats.totalKeysExamined,
        docs: executionStats.totalDocsExamined,
        n: executionStats.nReturned,
      };
    };
    const eq = await plan({ a: 3 });
    expect(eq.plan).toContain('IXSCAN');
    expect(eq.docs).toBe(30);
    const range = await plan({ a: 3, b: { $gte: 100, $lt: 200 } });
    expect([range.keys, range.n]).toEqual([10, 10]);
    expect((await plan({ a: 3 }, { b: -1 })).plan).not.toContain('"SORT"');
    expect((await plan({ a: 3 }, { b: 1 })).plan).not.toContain('"SORT"');
    expect((await plan({ a: 3 }, { c: 1 })).plan).toContain('"SORT"');
    expect((await plan({ a: { $in: [1, 2] } })).docs).toBe(60);
    expect((await plan({ c: /^n29/ })).docs).toBe(11);
    expect((await plan({ $or: [{ a: 1, b: 11 }, { c: 'n5' }] })).docs).toBe(2);
    expect((await plan({ b: 5 })).plan).toContain('COLLSCAN');
    expect((await failure(() => coll.find({}).hint('nope').toArray())).code).toBe(2);
  });

  it.runIf(!external)('refuses what it has not', async () => {
    const coll = await fresh([{ a: 1 }]);
    for (const key of [{ a: 'text' }, { a: '2dsphere' }, { a: 'hashed' }, { '$**': 1 }] as never[])
      expect((await failure(() => coll.createIndex(key))).code).toBe(67);
  });
});

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

describe('collections, databases and tools', () => {
  it('creates, lists, renames and drops', async () => {
    const a = await fresh([{ x: 1 }]);
    await t.db.createCollection('made');
    await t.db.createCollection('made');
    const names = (await t.db.listCollections({ name: { $in: ['made', a.collectionName] } }).toArray())
      .map((c) => c.name)
      .sort();
    expect(names).toEqual([a.collectionName, 'made'].sort());
    expect((await failure(() => t.db.renameCollection(a.collectionName, 'made'))).code).toBe(48);
    await t.db.renameCollection(a.collectionName, 'made', { dropTarget: true });
    expect(await t.db.collection('made').countDocuments()).toBe(1);
    expect(await t.db.collection('made').drop()).toBe(true);
    expect((await failure(() => t.db.renameCollection('made', 'x'))).code).toBe(26);
    expect((await failure(() => t.db.createCollection('bad$name'))).code).toBe(73);
    const other = t.client.db(`${t.db.databaseName}_x`);
    await other.collection('c').insertOne({});
    expect((await t.db.admin().listDatabases()).databases.map((d) => d.name)).toContain(other.databaseName);
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });

  it('answers the driver’s admin helpers', async () => {
    const coll = await fresh(numbered({ a: 1 }, { a: 2 }));
    const admin = t.db.admin();
    expect((await admin.ping())['ok']).toBe(1);
    expect((await admin.buildInfo())['version']).toMatch(/^\d+\.\d+/);
    expect((await admin.serverStatus())['ok']).toBe(1);
    expect((await t.db.stats())['collections']).toBeGreaterThan(0);
    const [stats] = await coll.aggregate([{ $collStats: { storageStats: {}, count: {} } }]).toArray();
    expect([stats!['count'], stats!['storageStats'].count]).toEqual([2, 2]);
    expect((await t.db.command({ validate: coll.collectionName }))['valid']).toBe(true);
    expect((await t.db.command({ connectionStatus: 1 }))['ok']).toBe(1);
    expect((await t.db.command({ hello: 1 }))['isWritablePrimary']).toBe(true);
    expect((await t.db.command({ hostInfo: 1 }))['ok']).toBe(1);
  });

  it('answers unknown commands and fields with MongoDB’s numbers', async () => {
    const coll = await fresh([{ a: 1 }]);
    expect((await failure(() => t.db.command({ nope: 1 }))).code).toBe(59);
    expect((await failure(() => t.db.command({ find: coll.collectionName, wrong: 1 }))).code).toBe(40415);
    expect((await failure(() => t.db.command({ find: 5 }))).code).toBe(73);
    expect((await failure(() => coll.find({ a: { $foo: 1 } }).toArray())).code).toBe(2);
    expect((await failure(() => coll.find({ $and: [] }).toArray())).code).toBe(2);
    expect((await failure(() => t.db.command({ find: coll.collectionName, sort: { a: 5 } }))).code).toBe(2);
    expect((await failure(() => coll.insertOne({ big: 'x'.repeat(17 * 1024 * 1024) }))).message).toBeTruthy();
  });

  it('writes in bulk, over one collection and over several', async () => {
    const coll = await fresh();
    const done = await coll.bulkWrite([
      { insertOne: { document: { _id: 1 as never } } },
      { updateOne: { filter: { _id: 1 as never }, update: { $set: { a: 1 } } } },
      { updateMany: { filter: {}, update: { $inc: { a: 1 } } } },
      { replaceOne: { filter: { _id: 2 as never }, replacement: { b: 1 }, upsert: true } },
      { deleteOne: { filter: { a: 99 } } },
    ]);
    expect([
      done.insertedCount,
      done.matchedCount,
      done.modifiedCount,
      done.upsertedCount,
      done.deletedCount,
    ]).toEqual([1, 2, 2, 1, 0]);
    expect(await coll.find().toArray()).toEqual([
      { _id: 1, a: 2 },
      { _id: 2, b: 1 },
    ]);
    const ns = `${t.db.databaseName}.${coll.collectionName}`;
    const both = await t.client.bulkWrite([
      { namespace: ns, name: 'insertOne', document: { _id: 3 as never } },
      { namespace: `${ns}_b`, name: 'insertOne', document: { x: 1 } as never },
      { namespace: ns, name: 'updateOne', filter: { _id: 3 as never }, update: { $set: { a: 5 } } },
      { namespace: ns, name: 'deleteMany', filter: { a: 2 } },
    ]);
    expect([both.insertedCount, both.modifiedCount, both.deletedCount]).toEqual([2, 1, 1]);
    const wrong = await failure(() =>
      t.client.bulkWrite([{ namespace: ns, name: 'insertOne', document: { _id: 3 as never } }]),
    );
    expect(
      (wrong as unknown as { writeErrors: Map<number, { code: number }> }).writeErrors.get(0)!.code,
    ).toBe(11000);
  });

  it.runIf(!external)('lets nobody in without the credential', async () => {
    const { port } = t.store!;
    const anonymous = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
    expect((await failure(() => anonymous.db('x').collection('y').findOne())).code).toBe(13);
    expect((await failure(() => anonymous.db('x').collection('y').insertOne({}))).code).toBe(13);
    await anonymous.close();
    const guess = failure(() =>
      MongoClient.connect(
        `mongodb://karsetu:wrong@127.0.0.1:${port}/?directConnection=true&authSource=admin`,
      ),
    );
    expect((await guess).code).toBe(18);
  });
});
