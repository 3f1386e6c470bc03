import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn } from '../testing/cases.ts';
import { external, openTestDatabase, type TestDatabase } from '../testing/client.ts';

/** Cases written from MongoDB's manual; they run against an external MongoDB when TEST_MONGODB_URI is set. */
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const fresh = (docs: Document[] = []) => freshIn(t, docs);

describe('indexes', () => {
  it('lists, names and refuses conflicts', async () => {
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
    expect((await failure(() => t.db.collection('never').indexes())).code).toBe(26);
  });

  it('keeps unique indexes unique: single, compound, of arrays, sparse', async () => {
    const coll = await fresh();
    await coll.createIndex({ a: 1, b: 1 }, { unique: true });
    await coll.createIndex({ tags: 1 }, { unique: true, sparse: true });
    await coll.insertOne({ a: 1, b: 1, tags: ['x', 'x', 'y'] });
    const dup = await failure(() => coll.insertOne({ a: 1, b: 1 }));
    expect([dup.code, dup['keyPattern'], dup['keyValue']]).toEqual([11000, { a: 1, b: 1 }, { a: 1, b: 1 }]);
    expect((await failure(() => coll.insertOne({ a: 2, tags: ['z', 'y'] }))).code).toBe(11000);
    await coll.insertMany([{ a: 4 }, { a: 5 }]);
    expect((await failure(() => coll.insertOne({ a: 5, b: null }))).code).toBe(11000);
    expect((await failure(() => coll.updateOne({ a: 4 }, { $set: { a: 5 } }))).code).toBe(11000);
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

  it.runIf(!external)('refuses what it has not', async () => {
    const coll = await fresh([{ a: 1 }]);
    for (const key of [{ a: 'text' }, { a: '2dsphere' }, { a: 'hashed' }, { '$**': 1 }] as never[])
      expect((await failure(() => coll.createIndex(key))).code).toBe(67);
    for (const option of [
      { partialFilterExpression: { a: 1 } },
      { collation: { locale: 'en' } },
      { hidden: true },
    ])
      expect((await failure(() => coll.createIndex({ b: 1 }, option))).message).toContain(
        `the index option ${Object.keys(option)[0]} is not supported by the embedded store`,
      );
  });
});
