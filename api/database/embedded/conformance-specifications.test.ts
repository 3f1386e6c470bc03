import {
  Binary,
  type ClientSession,
  Code,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn, id, numbered } from '../testing/cases.ts';
import { external, openTestDatabase, type TestDatabase } from '../testing/client.ts';
import { published } from '../testing/published.ts';

/**
 * What the drivers' specification asks of a server (mongodb/specifications, source/crud/tests/unified and source/transactions/tests; the file is named
 * at each case): passed, or refused by name where nothing in the product sends it.
 */
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const fresh = (docs: Document[] = []) => freshIn(t, docs);
const three = () =>
  fresh([
    { _id: 1, x: 11 },
    { _id: 2, x: 22 },
    { _id: 3, x: 33 },
  ]);
const all = async (coll: Awaited<ReturnType<typeof fresh>>) => coll.find().sort({ _id: 1 }).toArray();

describe('CRUD', () => {
  it('create-null-ids: a null _id is an _id, for inserts, upserts and replacements', async () => {
    const name = (await fresh()).collectionName;
    const coll = t.db.collection(name);
    const write = (command: Document) => t.db.command(command);
    expect((await write({ insert: name, documents: [{ _id: null }] }))['n']).toBe(1);
    expect(await all(coll)).toEqual([{ _id: null }]);
    await coll.deleteMany({});
    await write({ update: name, updates: [{ q: { _id: null }, u: { $unset: { a: '' } }, upsert: true }] });
    expect(await all(coll)).toEqual([{ _id: null }]);
    await coll.deleteMany({});
    await write({ update: name, updates: [{ q: { _id: null }, u: { a: 1 }, upsert: true }] });
    expect(await all(coll)).toEqual([{ _id: null, a: 1 }]);
    await coll.deleteMany({});
    await write({
      update: name,
      updates: [{ q: { _id: null }, u: { $unset: { a: '' } }, upsert: true, multi: true }],
    });
    expect(await all(coll)).toEqual([{ _id: null }]);
  });

  it.each([
    ['double', new Double(1.5)],
    ['string', 'x'],
    ['object', { a: 1 }],
    ['binary', new Binary(Buffer.from('x'))],
    ['ObjectId', new ObjectId()],
    ['boolean', true],
    ['date', new Date(5)],
    ['null', null],
    ['code', new Code('f()')],
    ['int', new Int32(1)],
    ['timestamp', new Timestamp({ t: 1, i: 1 })],
    ['long', Long.fromString('9007199254740993')],
    ['decimal', Decimal128.fromString('1.5')],
    ['MinKey', new MinKey()],
    ['MaxKey', new MaxKey()],
  ] as [string, unknown][])('create-id-types: %s', (_, value) =>
    published(value, async () => {
      const coll = await fresh();
      const write = async (command: Document) => {
        const done = await t.db.command(command);
        const [error] = (done['writeErrors'] as Document[] | undefined) ?? [];
        if (error) throw new Error(error['errmsg']);
        return done;
      };
      expect((await write({ insert: coll.collectionName, documents: [{ _id: value }] }))['n']).toBe(1);
      const updates = [{ q: { _id: value }, u: { $set: { a: 1 } } }];
      await write({ update: coll.collectionName, updates });
      const found = await coll.findOne({ _id: value as never }, { promoteValues: false });
      expect(String(found!['a'])).toBe('1');
      expect((await coll.deleteOne({ _id: value as never })).deletedCount).toBe(1);
    }),
  );

  it('find: filter with skip, limit, batch size, sort', async () => {
    const coll = await fresh(numbered({}, { x: 11 }, { x: 22 }, { x: 33 }, { x: 44 }, { x: 55 }, { x: 66 }));
    expect(id(await coll.find({ _id: 1 as never }).toArray())).toEqual([1]);
    const some = { _id: { $gt: 2 } } as never;
    expect(id(await coll.find(some).sort({ _id: 1 }).skip(2).limit(2).toArray())).toEqual([5, 6].slice(0, 2));
    expect(id(await coll.find(some, { limit: 4, batchSize: 2 }).sort({ _id: 1 }).toArray())).toEqual([
      3, 4, 5, 6,
    ]);
    expect(id(await coll.find(some, { limit: 3, batchSize: 3 }).sort({ x: -1 }).toArray())).toEqual([
      6, 5, 4,
    ]);
    expect(await coll.find({}, { batchSize: 0 }).toArray()).toHaveLength(7);
    expect(await coll.findOne({ x: 11, y: 2 })).toBeNull();
  });

  it('*-comment: every command takes a comment of any type', async () => {
    const coll = await three();
    for (const comment of ['why', { key: 'value' }] as never[]) {
      await coll.find({}, { comment }).toArray();
      await coll.updateOne({ _id: 1 as never }, { $inc: { x: 1 } }, { comment });
      await coll.updateMany({}, { $inc: { x: 1 } }, { comment });
      await coll.replaceOne({ _id: 9 as never }, {}, { comment });
      await coll.insertOne({}, { comment });
      await coll.insertMany([{}, {}], { comment });
      await coll.deleteOne({ x: 0 }, { comment });
      await coll.deleteMany({ x: 0 }, { comment });
      await coll.findOneAndUpdate({ x: 0 }, { $inc: { x: 1 } }, { comment });
      await coll.findOneAndReplace({ x: 0 }, {}, { comment });
      await coll.findOneAndDelete({ x: 0 }, { comment });
      await coll.countDocuments({}, { comment });
      await coll.estimatedDocumentCount({ comment });
      await coll.bulkWrite([{ insertOne: { document: {} } }], { comment });
    }
  });

  it.runIf(!external)(
    '*-let, aggregate-out, aggregate-merge, client-bulkWrite, db-aggregate: refused by name',
    async () => {
      const coll = await three();
      const option = { let: { id: 1 } } as never;
      const name = coll.collectionName;
      const refused = [
        () => coll.find({}, option).toArray(),
        () => coll.updateOne({}, { $set: { x: 1 } }, option),
        () => coll.deleteMany({}, option),
        () => coll.findOneAndDelete({}, option),
        () => coll.find({ $expr: { $eq: ['$x', 1] } }).toArray(),
        () => coll.updateOne({}, [{ $set: { x: 1 } }]),
        () => coll.aggregate([{ $out: 'other' }]).toArray(),
        () => coll.aggregate([{ $merge: { into: 'other' } }]).toArray(),
        () => coll.aggregate([{ $project: { x: 1 } }]).toArray(),
        () =>
          coll.aggregate([{ $lookup: { from: 'a', localField: 'b', foreignField: 'c', as: 'd' } }]).toArray(),
        () => coll.aggregate([{ $group: { _id: '$x' } }]).toArray(),
        () => t.db.aggregate([{ $currentOp: {} }]).toArray(),
        () => t.db.command({ mapReduce: name, map: 'f', reduce: 'g', out: { inline: 1 } }),
        () =>
          t.client.bulkWrite([
            { name: 'insertOne', namespace: `${t.db.databaseName}.${name}`, document: {} },
          ]),
        () => coll.watch().next(),
        () => coll.find({ $where: 'true' }).toArray(),
        () => coll.find({ $text: { $search: 'x' } }).toArray(),
        () => coll.createIndex({ x: 'hashed' }),
        () => coll.createIndex({ '$**': 1 }),
        () => t.db.createCollection('capped', { capped: true, size: 1000 }),
        () => t.db.createCollection('checked', { validator: { a: 1 } }),
        () => t.db.createCollection('viewed', { viewOn: name, pipeline: [] }),
      ];
      for (const act of refused) {
        const error = (await failure(act)) as Error;
        expect(((error.cause as Error | undefined) ?? error).message).toContain('set MONGODB_URI');
      }
      expect(await all(coll)).toEqual([
        { _id: 1, x: 11 },
        { _id: 2, x: 22 },
        { _id: 3, x: 33 },
      ]);
    },
  );

  it('estimatedDocumentCount: of a collection, of none, with a time limit', async () => {
    const coll = await three();
    expect(await coll.estimatedDocumentCount()).toBe(3);
    expect(await coll.estimatedDocumentCount({ maxTimeMS: 6000 })).toBe(3);
    expect(await t.db.collection('not-there').estimatedDocumentCount()).toBe(0);
    expect(await t.db.collection('not-there').find().toArray()).toEqual([]);
  });

  it('*-hint-unacknowledged: writes nobody waits for are done', async () => {
    const coll = await three();
    const quiet = { writeConcern: { w: 0 } } as const;
    await coll.updateOne({ _id: 1 as never }, { $inc: { x: 1 } }, quiet);
    await coll.deleteOne({ _id: 2 as never }, quiet);
    await coll.insertOne({ _id: 4 as never }, quiet);
    await expect.poll(() => all(coll)).toEqual([{ _id: 1, x: 12 }, { _id: 3, x: 33 }, { _id: 4 }]);
  });

  it('bulkWrite: mixed, ordered and not, upserts with their ids', async () => {
    const coll = await three();
    const done = await coll.bulkWrite([
      { updateOne: { filter: { _id: 4 as never }, update: { $set: { x: 44 } }, upsert: true } },
      { updateMany: { filter: { x: { $gt: 11 } }, update: { $inc: { x: 1 } } } },
      { replaceOne: { filter: { x: 55 }, replacement: { y: 1 }, upsert: true } },
      { deleteMany: { filter: { x: { $gt: 30 } } } },
    ]);
    expect([done.matchedCount, done.modifiedCount, done.upsertedCount, done.deletedCount]).toEqual([
      3, 3, 2, 2,
    ]);
    expect(done.upsertedIds[0]).toBe(4);
    const error = (await failure(() =>
      coll.bulkWrite(
        [
          { insertOne: { document: { _id: 1 as never } } },
          { insertOne: { document: { _id: 7 as never } } },
          { updateOne: { filter: { _id: 1 as never }, update: { $set: { _id: 5 } as never } } },
          { insertOne: { document: { _id: 8 as never } } },
        ],
        { ordered: false },
      ),
    )) as Document;
    expect((error['writeErrors'] as Document[]).map((e) => [e['index'], e['code']])).toEqual([
      [0, 11000],
      [2, 66],
    ]);
    expect(await coll.countDocuments({ _id: { $in: [7, 8] } } as never)).toBe(2);
  });

  it('updateOne-sort, replaceOne-sort: the first in an order', async () => {
    const coll = await three();
    await coll.updateOne({ _id: { $gt: 1 } } as never, { $inc: { x: 1 } }, { sort: { _id: -1 } });
    await coll.replaceOne({}, { y: 1 }, { sort: { x: 1 } });
    expect(await all(coll)).toEqual([
      { _id: 1, y: 1 },
      { _id: 2, x: 22 },
      { _id: 3, x: 34 },
    ]);
  });

  it('findOneAndReplace-upsert, findOneAndUpdate after a sort', async () => {
    const coll = await three();
    expect(
      await coll.findOneAndReplace({ _id: 4 as never }, { x: 44 }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 4, x: 44 });
    expect(
      await coll.findOneAndUpdate({}, { $inc: { x: 1 } }, { sort: { x: -1 }, returnDocument: 'after' }),
    ).toEqual({ _id: 4, x: 45 });
  });
});

describe('transactions', () => {
  const within = async <T>(act: (session: ClientSession) => Promise<T>): Promise<T> => {
    const session = t.client.startSession();
    try {
      return await act(session);
    } finally {
      await session.endSession();
    }
  };

  it('commit, abort, insert, update, delete, findOneAnd*: all or nothing', async () => {
    const coll = await three();
    for (const keep of [false, true])
      await within(async (session) => {
        session.startTransaction();
        await coll.insertOne({ _id: 4 as never }, { session });
        await coll.updateMany({ _id: { $lte: 2 } } as never, { $inc: { x: 1 } }, { session });
        await coll.replaceOne({ _id: 3 as never }, { y: 1 }, { session });
        await coll.findOneAndUpdate({ _id: 4 as never }, { $set: { z: 1 } }, { session });
        await coll.deleteOne({ _id: 1 as never }, { session });
        await coll.bulkWrite([{ insertOne: { document: { _id: 5 as never } } }], { session });
        expect(await coll.countDocuments({}, { session })).toBe(4);
        expect(await coll.countDocuments({})).toBe(3);
        await (keep ? session.commitTransaction() : session.abortTransaction());
        expect(id(await all(coll))).toEqual(keep ? [2, 3, 4, 5] : [1, 2, 3]);
      });
    expect(await coll.findOne({ _id: 4 as never })).toEqual({ _id: 4, z: 1 });
  });

  it('isolation, snapshot-reads: one state from the first read on', async () => {
    const coll = await three();
    await within(async (session) => {
      session.startTransaction();
      expect(await coll.countDocuments({}, { session })).toBe(3);
      await coll.insertOne({ _id: 9 as never });
      await coll.updateOne({ _id: 1 as never }, { $set: { x: 0 } });
      expect(await coll.countDocuments({}, { session })).toBe(3);
      expect(await coll.findOne({ _id: 1 as never }, { session })).toEqual({ _id: 1, x: 11 });
      await session.commitTransaction();
      expect(await coll.countDocuments({}, { session })).toBe(4);
    });
  });

  it('errors: a write that meets another’s is a transient conflict, and the transaction is over', async () => {
    const coll = await three();
    await within((one) =>
      within(async (two) => {
        one.startTransaction();
        two.startTransaction();
        await coll.updateOne({ _id: 1 as never }, { $inc: { x: 1 } }, { session: one });
        const conflict = await failure(() =>
          coll.updateOne({ _id: 1 as never }, { $inc: { x: 5 } }, { session: two }),
        );
        expect([conflict.code, conflict.hasErrorLabel('TransientTransactionError')]).toEqual([112, true]);
        const over = await failure(() => coll.findOne({}, { session: two }));
        expect([over.code, over.hasErrorLabel('TransientTransactionError')]).toEqual([251, true]);
        await two.abortTransaction();
        await one.commitTransaction();
        expect(await coll.findOne({ _id: 1 as never })).toEqual({ _id: 1, x: 12 });
      }),
    );
  });

  it('errors: a duplicate ends it; what came before is not there', async () => {
    const coll = await three();
    await within(async (session) => {
      session.startTransaction();
      await coll.insertOne({ _id: 4 as never }, { session });
      expect((await failure(() => coll.insertOne({ _id: 4 as never }, { session }))).code).toBe(11000);
      expect((await failure(() => session.commitTransaction())).code).toBe(251);
      expect(await coll.countDocuments()).toBe(3);
    });
  });

  it('retryable-commit, retryable-abort, transaction-options: sent twice, done once', async () => {
    const coll = await three();
    await within(async (session) => {
      session.startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
      await coll.insertOne({ _id: 4 as never }, { session });
      await session.commitTransaction();
      await session.commitTransaction();
      expect((await failure(() => session.abortTransaction())).message).toMatch(/commitTransaction/);
      session.startTransaction();
      await session.commitTransaction();
      session.startTransaction();
      await coll.insertOne({ _id: 5 as never }, { session });
      await session.abortTransaction();
      expect(id(await all(coll))).toEqual([1, 2, 3, 4]);
    });
  });

  it('create-index, count, run-command: what cannot run inside is refused', async () => {
    const coll = await three();
    for (const command of [
      { count: coll.collectionName },
      { listIndexes: coll.collectionName },
      { dropDatabase: 1 },
    ])
      await within(async (session) => {
        session.startTransaction();
        expect((await failure(() => t.db.command(command, { session }))).code).toBe(263);
      });
    await within(async (session) => {
      session.startTransaction();
      const found = await t.db.command({ find: coll.collectionName, filter: { _id: 1 } }, { session });
      expect(found['cursor'].firstBatch).toEqual([{ _id: 1, x: 11 }]);
      await session.commitTransaction();
    });
  });

  it('reads: a cursor goes on inside its transaction only', async () => {
    const coll = await fresh(Array.from({ length: 10 }, (_, i) => ({ _id: i })));
    await within(async (session) => {
      session.startTransaction();
      const cursor = coll.find({}, { session, batchSize: 3 }).sort({ _id: 1 });
      await cursor.next();
      await coll.deleteMany({ _id: { $gt: 7 } } as never);
      expect(await cursor.toArray()).toHaveLength(9);
      await session.commitTransaction();
    });
    expect(await coll.countDocuments()).toBe(8);
  });

  it('update: upserts and unique keys inside and outside', async () => {
    const coll = await fresh();
    await coll.createIndex({ k: 1 }, { unique: true });
    await within(async (session) => {
      session.startTransaction();
      const up = await coll.updateOne({ k: 1 }, { $set: { v: 1 } }, { upsert: true, session });
      expect(up.upsertedCount).toBe(1);
      const late = coll.insertOne({ k: 1 });
      await session.commitTransaction();
      expect((await failure(() => late)).code).toBe(11000);
    });
    expect(await coll.countDocuments({ k: 1 })).toBe(1);
  });

  it('callback API: a conflict runs the act again until it is through', async () => {
    const coll = await fresh([{ _id: 1, n: 0 }]);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        t.client.withSession((session) =>
          session.withTransaction(async () => {
            const at = (await coll.findOne({ _id: 1 as never }, { session }))!;
            await coll.updateOne({ _id: 1 as never }, { $set: { n: (at['n'] as number) + 1 } }, { session });
          }),
        ),
      ),
    );
    expect((await coll.findOne({}))!['n']).toBe(6);
  });
});
