import type { ClientSession, Collection, Document, MongoServerError } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { external, openTestDatabase, type TestDatabase } from '../testing/client.ts';

let t: TestDatabase;
let coll: Collection<Document>;
let n = 0;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());
beforeEach(async () => {
  coll = t.db.collection(`c${n++}`);
  await coll.createIndex({ u: 1 }, { unique: true, sparse: true });
  await coll.createIndex({ k: 1 });
  await coll.insertMany([
    { _id: 1 as never, k: 1, v: 0 },
    { _id: 2 as never, k: 2, v: 0 },
  ]);
});

const inTransaction = async <T>(act: (session: ClientSession) => Promise<T>): Promise<T> => {
  const session = t.client.startSession();
  try {
    session.startTransaction();
    const result = await act(session);
    if (session.inTransaction()) await session.commitTransaction();
    return result;
  } finally {
    await session.endSession();
  }
};
const failure = async (act: Promise<unknown>): Promise<MongoServerError> => {
  try {
    await act;
  } catch (error) {
    return error as MongoServerError;
  }
  throw new Error('expected an error');
};

describe('transactions', () => {
  it('shows its own writes to itself and to nobody else until commit', async () => {
    await inTransaction(async (session) => {
      await coll.insertOne({ _id: 3 as never, k: 1 }, { session });
      await coll.updateOne({ _id: 1 as never }, { $set: { k: 9 } }, { session });
      await coll.deleteOne({ _id: 2 as never }, { session });
      const inside = await coll.find({}, { session }).sort({ _id: 1 }).toArray();
      expect(inside.map((d) => [d['_id'], d['k']])).toEqual([
        [1, 9],
        [3, 1],
      ]);
      expect(await coll.countDocuments({ k: 1 }, { session })).toBe(1);
      expect(
        (
          await coll
            .find({ k: { $gte: 1 } }, { session })
            .sort({ k: -1 })
            .toArray()
        ).map((d) => d['_id']),
      ).toEqual([1, 3]);
      expect((await coll.find().sort({ _id: 1 }).toArray()).map((d) => [d['_id'], d['k']])).toEqual([
        [1, 1],
        [2, 2],
      ]);
    });
    expect((await coll.find().sort({ _id: 1 }).toArray()).map((d) => [d['_id'], d['k']])).toEqual([
      [1, 9],
      [3, 1],
    ]);
  });

  it('leaves nothing after an abort, nor after an error inside', async () => {
    await inTransaction(async (session) => {
      await coll.insertOne({ _id: 3 as never }, { session });
      await session.abortTransaction();
    });
    await inTransaction(async (session) => {
      await coll.insertOne({ _id: 4 as never }, { session });
      expect((await failure(coll.insertOne({ _id: 1 as never }, { session }))).code).toBe(11000);
      expect((await failure(coll.insertOne({ _id: 5 as never }, { session }))).code).toBe(251);
      await session.abortTransaction();
    });
    expect(await coll.countDocuments()).toBe(2);
  });

  it('reads one snapshot from begin to end', async () => {
    await inTransaction(async (session) => {
      expect(await coll.countDocuments({}, { session })).toBe(2);
      await coll.insertOne({ _id: 7 as never, k: 1 });
      await coll.updateOne({ _id: 2 as never }, { $set: { v: 5 } });
      expect(await coll.countDocuments({}, { session })).toBe(2);
      expect(await coll.countDocuments({ k: 1 }, { session })).toBe(1);
      expect((await coll.findOne({ _id: 2 as never }, { session }))!['v']).toBe(0);
      const seen = await coll.find({ v: { $ne: 0 } }, { session }).toArray();
      expect(seen).toEqual([]);
    });
  });

  it('answers a write to what somebody else changed or holds with a transient conflict', async () => {
    await inTransaction(async (session) => {
      await coll.findOne({ _id: 1 as never }, { session });
      await coll.updateOne({ _id: 1 as never }, { $inc: { v: 1 } });
      const error = await failure(coll.updateOne({ _id: 1 as never }, { $inc: { v: 1 } }, { session }));
      expect(error.code).toBe(112);
      expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
      await session.abortTransaction();
    });
    await inTransaction(async (first) => {
      await coll.updateOne({ _id: 2 as never }, { $inc: { v: 1 } }, { session: first });
      await inTransaction(async (second) => {
        expect((await failure(coll.deleteOne({ _id: 2 as never }, { session: second }))).code).toBe(112);
        await second.abortTransaction();
      });
      await inTransaction(async (second) => {
        await coll.insertOne({ _id: 20 as never, u: 'same' }, { session: first });
        expect(
          (await failure(coll.insertOne({ _id: 21 as never, u: 'same' }, { session: second }))).code,
        ).toBe(112);
        await second.abortTransaction();
      });
    });
    expect((await coll.findOne({ _id: 2 as never }))!['v']).toBe(1);
  });

  it('makes a plain write wait for the transaction that holds the document', async () => {
    const order: string[] = [];
    await inTransaction(async (session) => {
      await coll.updateOne({ _id: 1 as never }, { $set: { v: 10 } }, { session });
      const plain = coll.updateOne({ _id: 1 as never }, { $inc: { v: 1 } }).then(() => order.push('plain'));
      const other = coll.updateOne({ _id: 2 as never }, { $inc: { v: 1 } }).then(() => order.push('other'));
      await other;
      await session.commitTransaction();
      order.push('committed');
      await plain;
    });
    expect(order).toEqual(['other', 'committed', 'plain']);
    expect((await coll.findOne({ _id: 1 as never }))!['v']).toBe(11);
  });

  it('ends a write that waits for a transaction by its maxTimeMS, and changes nothing', {
    timeout: 10_000,
  }, async () => {
    await inTransaction(async (session) => {
      await coll.updateOne({ _id: 1 as never }, { $set: { v: 10 } }, { session });
      const waiting = t.db.command({
        update: coll.collectionName,
        updates: [{ q: { _id: 1 }, u: { $inc: { v: 1 } } }],
        maxTimeMS: 150,
      });
      expect((await failure(waiting)).code).toBe(50);
      await session.commitTransaction();
    });
    expect((await coll.findOne({ _id: 1 as never }))!['v']).toBe(10);
  });

  it('loses no increment of eight withTransaction loops on two documents', async () => {
    const rounds = 10;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let i = 0; i < rounds; i++)
          await t.client.withSession((session) =>
            session.withTransaction(async () => {
              const one = await coll.findOne({ _id: 1 as never }, { session });
              await coll.updateOne({ _id: 1 as never }, { $set: { v: one!['v'] + 1 } }, { session });
              await coll.updateOne({ _id: 2 as never }, { $inc: { v: -1 } }, { session });
            }),
          );
      }),
    );
    expect((await coll.find().sort({ _id: 1 }).toArray()).map((d) => d['v'])).toEqual([80, -80]);
  });

  it('creates a collection by a first insert, and lets a unique value move between documents', async () => {
    const other = t.db.collection(`${coll.collectionName}_new`);
    await coll.updateOne({ _id: 1 as never }, { $set: { u: 'x' } });
    await inTransaction(async (session) => {
      await other.insertOne({ a: 1 }, { session });
      await coll.updateOne({ _id: 1 as never }, { $unset: { u: '' } }, { session });
      await coll.updateOne({ _id: 2 as never }, { $set: { u: 'x' } }, { session });
      expect((await coll.findOne({ u: 'x' }, { session }))!['_id']).toBe(2);
    });
    expect(await other.countDocuments()).toBe(1);
    expect((await coll.findOne({ u: 'x' }))!['_id']).toBe(2);
  });

  it('commits again without harm, and knows which transactions there are', async () => {
    const session = t.client.startSession();
    const lsid = session.id;
    const command = (body: Document) =>
      t.client.db('admin').command({ ...body, lsid, txnNumber: 1 as never, autocommit: false });
    await session.endSession();
    expect((await failure(command({ commitTransaction: 1 }))).code).toBeDefined();
    await inTransaction(async (s) => {
      await coll.insertOne({ _id: 30 as never }, { session: s });
      await s.commitTransaction();
      await s.commitTransaction();
    });
    expect(await coll.countDocuments({ _id: 30 as never })).toBe(1);
  });

  it.runIf(!external)('refuses commands that do not belong in one', async () => {
    await inTransaction(async (session) => {
      expect((await failure(coll.createIndex({ z: 1 }, { session }))).code).toBe(263);
      await session.abortTransaction();
    });
  });
});
