import { type Document, Double, Long } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn } from '../testing/cases.ts';
import { external, openTestDatabase, type TestDatabase } from '../testing/client.ts';
import { published } from '../testing/published.ts';

/** Cases written from MongoDB's manual; they run against an external MongoDB when TEST_MONGODB_URI is set. */
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const fresh = (docs: Document[] = []) => freshIn(t, docs);

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
    ['$inc', { a: 1, b: 2 }, { $inc: { a: 2, c: 1 } }, { a: 3, b: 2, c: 1 }],
    ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3, c: 1 }, $max: { b: 9 } }, { a: 3, b: 9, c: 1 }],
    ['$push', { a: [3, 1] }, { $push: { a: { $each: [2, 5], $slice: -3 } } }, { a: [1, 2, 5] }],
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
  ] as [string, Document, Document, Document][])('%s', (_, doc, update, want) =>
    published(update, async () => expect(await one(doc, update)).toEqual(want)),
  );

  // Nothing in the product sends these.
  it.runIf(!external).each([
    ['$rename', { $rename: { a: 'x' } }, {}],
    ['$bit', { $bit: { n: { and: 10 } } }, {}],
    ['$currentDate', { $currentDate: { d: true } }, {}],
    ['$push with $sort', { $push: { a: { $each: [2], $sort: -1 } } }, {}],
    ['$push with $position', { $push: { a: { $each: [2], $position: 0 } } }, {}],
    ['$[] in the path', { $inc: { 'a.$[].q': 10 } }, {}],
    ['$ in the path', { $set: { 'a.$.q': 0 } }, {}],
    ['arrayFilters', { $set: { 'a.$[i].q': 0 } }, { arrayFilters: [{ 'i.q': 1 }] }],
  ] as [string, Document, Document][])('refuses %s by name', async (what, update, options) => {
    const doc = { a: [{ q: 1 }], n: 13 };
    const coll = await fresh([{ _id: 1 as never, ...doc }]);
    const { message } = await failure(() => coll.updateOne({ 'a.q': 1 }, update, options));
    expect(message).toContain(what);
    expect(message).toContain('not supported by the embedded store');
    expect(await coll.findOne()).toEqual({ _id: 1, ...doc });
  });

  /** The type a number is stored in. */
  const typed = async (coll: Awaited<ReturnType<typeof fresh>>, field: string) => {
    const value = (await coll.findOne({}, { promoteValues: false }))![field];
    return [value._bsontype, String(value)];
  };

  // https://www.mongodb.com/docs/manual/reference/operator/update/inc/: "the wider of the two types"
  it.each([
    ['int and int', 5, 2, 'Int32', '7'],
    ['int and int beyond 32 bits', 2147483647, 1, 'Long', '2147483648'],
    ['long and int', Long.fromNumber(5), 2, 'Long', '7'],
    ['int and long', 5, Long.fromNumber(2), 'Long', '7'],
    ['long beyond 2^53', Long.fromString('9007199254740993'), 1, 'Long', '9007199254740994'],
    ['double without a fraction and int', new Double(5), 2, 'Double', '7'],
    ['int and double without a fraction', 5, new Double(2), 'Double', '7'],
    ['double and int', 1.5, 2, 'Double', '3.5'],
    ['long and double', Long.fromNumber(5), 0.5, 'Double', '5.5'],
  ])('$inc of %s', async (_, a, by, type, sum) => {
    const coll = await fresh([{ _id: 1 as never, a }]);
    await coll.updateOne({}, { $inc: { a: by } } as never);
    expect(await typed(coll, 'a')).toEqual([type, sum]);
  });

  it('keeps the types of the numbers it does not touch, in documents, projections and upserts', async () => {
    const coll = await fresh([
      { _id: 1 as never, d: new Double(1), l: Long.fromNumber(5), in: [{ d: new Double(2) }] },
    ]);
    await coll.updateOne({}, {
      $set: { x: Long.fromNumber(7), y: new Double(3) },
      $push: { in: new Double(4) },
    } as never);
    const doc = (await coll.findOne({}, { promoteValues: false }))!;
    expect(
      [doc['d'], doc['l'], doc['in'][0]['d'], doc['x'], doc['y'], doc['in'][1]].map((v) => v._bsontype),
    ).toEqual(['Double', 'Long', 'Double', 'Long', 'Double', 'Double']);
    const upserts = await fresh();
    await upserts.updateOne({ k: Long.fromNumber(9) }, { $set: { z: 1 } }, { upsert: true });
    expect([await typed(upserts, 'k'), await typed(upserts, 'z')]).toEqual([
      ['Long', '9'],
      ['Int32', '1'],
    ]);
    const shown = await coll.findOne(
      { _id: 1 as never },
      { projection: { d: 1, l: 1 }, promoteValues: false },
    );
    expect([shown!['d']._bsontype, shown!['l']._bsontype]).toEqual(['Double', 'Long']);
    const changed = await coll.findOneAndUpdate(
      { _id: 1 as never },
      { $set: { w: 1 } },
      { promoteValues: false },
    );
    expect(changed!['d']._bsontype).toBe('Double');
  });

  it('refuses a sum beyond 64 bits', async () => {
    const coll = await fresh([{ _id: 1 as never, l: Long.MAX_VALUE }]);
    expect((await failure(() => coll.updateOne({}, { $inc: { l: 1 } }))).code).toBe(2);
  });

  it.runIf(!external)('refuses an update written as a pipeline by name', async () => {
    const coll = await fresh([{ a: 2 }]);
    const { message } = await failure(() => coll.updateOne({}, [{ $set: { c: '$a' } }]));
    expect(message).toContain('an update written as a pipeline is not supported by the embedded store');
    expect(await coll.findOne({}, { projection: { _id: 0 } })).toEqual({ a: 2 });
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
  ] as [string, Document, Document, number][])('refuses %s', async (_, doc, update, code) => {
    const coll = await fresh([{ _id: 1 as never, ...doc }]);
    expect((await failure(() => coll.updateOne({}, update))).code).toBe(code);
    expect(await coll.findOne()).toEqual({ _id: 1, ...doc });
  });
});
