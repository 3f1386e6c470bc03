import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn } from '../testing/cases.ts';
import { openTestDatabase, type TestDatabase } from '../testing/client.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const MANY = 30_000;
const many = async () => {
  const coll = await freshIn(t);
  for (let i = 0; i < MANY; i += 5000)
    await coll.insertMany(
      Array.from({ length: 5000 }, (_, n) => ({
        _id: (i + n) as never,
        text: `row ${i + n} of many`,
        n: i + n,
      })),
    );
  return coll;
};

describe('long reads', () => {
  it('let point reads and writes in between', async () => {
    const coll = await many();
    const order: string[] = [];
    const done = (name: string) => (result: unknown) => {
      order.push(name);
      return result;
    };
    const scans = [
      coll.countDocuments({ text: { $regex: 'never there' } }).then(done('count')),
      coll
        .find({ text: { $regex: 'never there' } })
        .toArray()
        .then(done('find')),
      coll.find({}).sort({ text: -1 }).limit(1).toArray().then(done('sort')),
    ];
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await coll.findOne({ _id: 7 as never })).toMatchObject({ n: 7 });
    await coll.updateOne({ _id: 8 as never }, { $set: { n: -8 } });
    done('point')(undefined);
    const [count, found, sorted] = await Promise.all(scans);
    expect([count, found]).toEqual([0, []]);
    expect((sorted as Document[])[0]!['_id']).toBe(9999);
    expect(order[0]).toBe('point');
  });

  it('end by maxTimeMS though nothing matches, and leave the connection usable', async () => {
    const coll = await many();
    for (const read of [
      () => coll.find({ text: { $regex: 'never there' } }, { maxTimeMS: 1 }).toArray(),
      () => coll.countDocuments({ text: { $regex: 'never there' } }, { maxTimeMS: 1 }),
      () => coll.find({}, { maxTimeMS: 1 }).sort({ text: 1 }).toArray(),
    ])
      expect((await failure(read)).code).toBe(50);
    expect(await coll.countDocuments()).toBe(MANY);
  });

  it('do not count the time a client leaves a cursor alone', async () => {
    const coll = await many();
    const cursor = coll.find({ n: { $gte: 0 } }, { maxTimeMS: 500, batchSize: 50 });
    await cursor.next();
    await new Promise((resolve) => setTimeout(resolve, 700));
    for (let i = 0; i < 120; i++) expect(await cursor.next()).not.toBeNull();
    await cursor.close();
  });

  it('see one state inside a transaction', async () => {
    const coll = await many();
    await t.client.withSession((session) =>
      session.withTransaction(async () => {
        const all = coll.countDocuments({ text: { $regex: 'of many' } }, { session });
        expect(await all).toBe(MANY);
        await coll.insertOne({ text: 'late of many' });
        expect(await coll.countDocuments({ text: { $regex: 'of many' } }, { session })).toBe(MANY);
      }),
    );
  });
});
