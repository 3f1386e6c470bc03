import { type Document, MongoClient } from 'mongodb';
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

describe('collections, databases and tools', () => {
  it('creates, lists and drops', async () => {
    const a = await fresh([{ x: 1 }]);
    await t.db.createCollection('made');
    await t.db.createCollection('made');
    const names = (await t.db.listCollections({ name: { $in: ['made', a.collectionName] } }).toArray())
      .map((c) => c.name)
      .sort();
    expect(names).toEqual([a.collectionName, 'made'].sort());
    expect(await t.db.collection('made').drop()).toBe(true);
    expect((await failure(() => t.db.createCollection('bad$name'))).code).toBe(73);
    const other = t.client.db(`${t.db.databaseName}_x`);
    await other.collection('c').insertOne({});
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });

  it('answers the driver’s admin helpers', async () => {
    const admin = t.db.admin();
    expect((await admin.ping())['ok']).toBe(1);
    expect((await t.db.command({ hello: 1 }))['isWritablePrimary']).toBe(true);
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

  it('writes in bulk over one collection', async () => {
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
  });

  it.runIf(!external).each([
    ['bulkWrite', { bulkWrite: 1, ops: [], nsInfo: [] }],
    ['explain', { explain: { find: 'c' } }],
    ['distinct', { distinct: 'c', key: 'a' }],
    ['validate', { validate: 'c' }],
    ['dropIndexes', { dropIndexes: 'c', index: '*' }],
    ['collStats', { collStats: 'c' }],
    ['dbStats', { dbStats: 1 }],
    ['collMod', { collMod: 'c' }],
    ['mapReduce', { mapReduce: 'c' }],
    ['listDatabases', { listDatabases: 1 }],
    ['serverStatus', { serverStatus: 1 }],
    ['hostInfo', { hostInfo: 1 }],
    ['renameCollection', { renameCollection: 'a.b', to: 'a.c' }],
  ])('refuses the command %s by name', async (name, command) => {
    expect((await failure(() => t.db.command(command))).message).toContain(
      `the command ${name} is not supported by the embedded store`,
    );
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
