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
