import fc from 'fast-check';
import mingo from 'mingo';
import { type Document, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/client.ts';

/**
 * The store against a plain reference: mingo over an array of the same documents, and against itself with all
 * indexes ignored. STORE_PROPERTY_RUNS makes it longer.
 */
const RUNS = Number(process.env['STORE_PROPERTY_RUNS'] ?? 30);

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const oids = Array.from({ length: 4 }, (_, i) => new ObjectId(`64b${i}00000000000000000000`));

const number = fc.oneof(
  fc.integer({ min: -5, max: 12 }),
  fc.constantFrom(0.5, -2.25, 1e12, 4294967296, -0.001),
);
const text = fc.constantFrom('', 'a', 'A', 'ab', 'abc', 'abd', 'b', 'ba', 'ज', '😀', 'a\u0000b', 'z.y');
const date = fc.integer({ min: 0, max: 4 }).map((d) => new Date(Date.UTC(2026, 3, 1 + d)));
const scalar = fc.oneof(number, text, date, fc.boolean(), fc.constantFrom(...oids), fc.constant(null));

/**
 * What both sides compute alike is not seen here: mingo, used nowhere but in this test, is the reference.
 *
 * `k` numbers, `w` whole numbers, `s` strings, `v` anything, `tags` arrays, `sub` and `rows` nested; most may be missing.
 */
const document = fc.record(
  {
    k: number,
    w: fc.integer({ min: -4, max: 9 }),
    s: text,
    v: fc.oneof(scalar, fc.array(number, { maxLength: 3 })),
    tags: fc.array(text, { maxLength: 4 }),
    sub: fc.record({ x: number, y: text }, { requiredKeys: [] }),
    rows: fc.array(fc.record({ q: number, r: text }, { requiredKeys: [] }), { maxLength: 3 }),
  },
  { requiredKeys: ['k', 's', 'w'] },
);

const comparable = fc.constantFrom('$gt', '$gte', '$lt', '$lte');

/** Conditions whose meaning mingo and MongoDB share. */
const condition = (path: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<Document> =>
  fc.oneof(
    { weight: 3, arbitrary: value.map((v) => ({ [path]: v })) },
    fc
      .tuple(
        comparable,
        value.filter((v) => v !== null),
      )
      .map(([op, v]) => ({ [path]: { [op]: v } })),
    fc
      .tuple(value, value)
      .filter(([a, b]) => a !== null && b !== null)
      .map(([a, b]) => ({ [path]: { $gte: a, $lt: b } })),
    value.map((v) => ({ [path]: { $ne: v } })),
    fc.array(value, { maxLength: 4 }).map((list) => ({ [path]: { $in: list } })),
    fc.array(value, { maxLength: 3 }).map((list) => ({ [path]: { $nin: list } })),
    fc.boolean().map((b) => ({ [path]: { $exists: b } })),
  );

const simple = fc.oneof(
  condition('k', number),
  condition('s', text),
  condition('v', scalar),
  condition('sub.x', number),
  condition('sub.y', text),
  condition('tags', text),
  condition('rows.q', number),
  fc.constantFrom('^a', '^ab', 'b').map((p) => ({ s: { $regex: p } })),
  fc.tuple(number, text).map(([q, r]) => ({ rows: { $elemMatch: { q: { $gte: q }, r } } })),
  fc.tuple(number, number).map(([a, b]) => ({ v: { $elemMatch: { $gte: a, $lt: b } } })),
);

const filter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 4, arbitrary: simple },
  fc.tuple(simple, simple).map(([a, b]) => ({ $and: [a, b] })),
  fc.tuple(simple, simple).map(([a, b]) => ({ $or: [a, b] })),
  fc.tuple(simple, simple, simple).map(([a, b, c]) => ({ $and: [a, { $or: [b, c] }] })),
  fc.tuple(simple, simple).map(([a, b]) => ({ ...a, ...b })),
);

const direction = fc.constantFrom(1, -1);
const fields = ['k', 's', 'v', 'tags', 'sub.x', 'sub.y', 'rows.q', 'rows.r'];
const indexKey = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...fields), direction), {
    minLength: 1,
    maxLength: 3,
    selector: ([f]) => f,
  })
  // Two different arrays cannot share an index.
  .filter(
    (list) =>
      new Set(list.map(([f]) => f.split('.')[0]).filter((f) => ['v', 'tags', 'rows'].includes(f!))).size <= 1,
  )
  .map((list) => Object.fromEntries(list));

const sort = fc.oneof(
  fc.tuple(direction, direction).map(([a, b]) => ({ k: a, _id: b })),
  fc.tuple(direction, direction, direction).map(([a, b, c]) => ({ s: a, k: b, _id: c })),
  direction.map((d) => ({ _id: d })),
);

const change: fc.Arbitrary<Document> = fc.oneof(
  number.map((n) => ({ $set: { k: n } })),
  fc.tuple(text, number).map(([s, x]) => ({ $set: { s, 'sub.x': x } })),
  fc.integer({ min: -3, max: 3 }).map((n) => ({ $inc: { k: n } })),
  fc.constantFrom({ $unset: { v: '' } }, { $unset: { tags: '' } }, { $unset: { 'sub.y': '' } }),
  text.map((s) => ({ $push: { tags: s } })),
  text.map((s) => ({ $pull: { tags: s } })),
  fc
    .tuple(fc.array(text, { minLength: 1, maxLength: 2 }), fc.integer({ min: 2, max: 3 }))
    .map(([each, slice]) => ({ $push: { tags: { $each: each, $slice: slice } } })),
);

const ids = (docs: Document[]) => docs.map((d) => Number(d['_id'])).sort((a, b) => a - b);
const plain = (doc: Document): unknown => JSON.parse(JSON.stringify(doc));
/** Order of fields is not compared: both sides add new fields, MongoDB by name, mingo as written. */
const byId = (docs: Document[]) => [...docs].sort((a, b) => Number(a['_id']) - Number(b['_id'])).map(plain);

/** mingo compares only within a type where both operands have one, as MongoDB does; it is asked on fresh copies. */
const reference = (docs: Document[], query: Document) => mingo.find(docs, query).all() as Document[];

let collections = 0;

describe('random documents, filters, sorts, updates and indexes', () => {
  it('finds, counts and sorts as the reference does, with any indexes', { timeout: 600_000 }, async () => {
    let queries = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 60 }),
        fc.uniqueArray(indexKey, { maxLength: 4, selector: (k) => JSON.stringify(k) }),
        fc.array(filter, { minLength: 25, maxLength: 25 }),
        fc.array(fc.tuple(filter, sort, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 20 })), {
          minLength: 10,
          maxLength: 10,
        }),
        async (given, indexes, filters, pages) => {
          const docs = given.map((d, i): Document => ({ _id: i as never, ...d }));
          const coll = t.db.collection(`c${collections++}`);
          const plainly = t.db.collection(`c${collections++}`);
          for (const one of [coll, plainly]) await one.insertMany(docs.map((d) => ({ ...d })));
          for (const key of indexes) await coll.createIndex(key);
          await Promise.all(
            filters.map(async (query) => {
              const want = ids(reference(docs, query));
              const [found, unindexed, counted] = await Promise.all([
                coll.find(query, { projection: { _id: 1 } }).toArray(),
                plainly.find(query, { projection: { _id: 1 } }).toArray(),
                coll.countDocuments(query),
              ]);
              queries += 3;
              const shown = JSON.stringify(query);
              expect(ids(unindexed), `without indexes: ${shown}`).toEqual(want);
              expect(ids(found), `with indexes: ${shown}`).toEqual(want);
              expect(counted, `count: ${shown}`).toBe(want.length);
            }),
          );
          await Promise.all(
            pages.map(async ([query, order, skip, limit]) => {
              const want = mingo
                .find(docs, query)
                .sort(order as never)
                .skip(skip)
                .limit(limit)
                .all() as Document[];
              const found = await coll
                .find(query)
                .sort(order as never)
                .skip(skip)
                .limit(limit)
                .toArray();
              queries++;
              expect(
                found.map((d) => d['_id']),
                `${JSON.stringify(query)} by ${JSON.stringify(order)}`,
              ).toEqual(want.map((d) => d['_id']));
            }),
          );
          await coll.drop();
        },
      ),
      { numRuns: RUNS },
    );
    expect(queries).toBeGreaterThan(RUNS * 50);
  });

  it('orders any values the same with and without an index', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 5, maxLength: 60 }),
        fc.array(fc.tuple(fc.constantFrom('v', 'sub.x', 'sub.y', 'sub'), direction), {
          minLength: 6,
          maxLength: 6,
        }),
        async (given, orders) => {
          const coll = t.db.collection(`c${collections++}`);
          const plainly = t.db.collection(`c${collections++}`);
          for (const one of [coll, plainly])
            await one.insertMany(given.map((d, i) => ({ _id: i as never, ...d })));
          for (const f of ['v', 'sub.x', 'sub.y', 'sub']) await coll.createIndex({ [f]: 1, _id: 1 });
          for (const [field, d] of orders) {
            const order = { [field]: d, _id: d } as never;
            const [a, b] = await Promise.all([
              coll.find().sort(order).toArray(),
              plainly.find().sort(order).toArray(),
            ]);
            expect(
              a.map((x) => x._id),
              JSON.stringify(order),
            ).toEqual(b.map((x) => x._id));
          }
          await coll.drop();
        },
      ),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  });

  it('updates and deletes as the reference does, and keeps its indexes true', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { minLength: 1, maxLength: 40 }),
        fc.uniqueArray(indexKey, { maxLength: 4, selector: (k) => JSON.stringify(k) }),
        fc.array(fc.tuple(filter, change, fc.constantFrom('many', 'delete', 'many', 'many')), {
          minLength: 8,
          maxLength: 8,
        }),
        fc.array(filter, { minLength: 8, maxLength: 8 }),
        async (given, indexes, steps, filters) => {
          let docs = given.map((d, i): Document => ({ _id: i as never, ...d }));
          const coll = t.db.collection(`c${collections++}`);
          await coll.insertMany(docs.map((d) => ({ ...d })));
          docs = structuredCopy(docs);
          for (const key of indexes) await coll.createIndex(key);
          for (const [query, update, kind] of steps) {
            if (kind === 'delete') {
              const gone = new Set(ids(reference(docs, query)).slice(0, 3));
              await coll.deleteMany({ _id: { $in: [...gone] as never[] } });
              docs = docs.filter((d) => !gone.has(Number(d['_id'])));
              continue;
            }
            const matched = reference(docs, query);
            // mingo refuses what MongoDB refuses (a $push to no array); then both must refuse and nothing is compared.
            const done = await coll.updateMany(query, update);
            expect(done.matchedCount, JSON.stringify([query, update])).toBe(matched.length);
            for (const doc of matched) mingo.update(doc as never, update as never);
          }
          expect(byId(await coll.find().toArray()), JSON.stringify(steps)).toEqual(byId(docs));
          for (const query of filters) {
            const found = await coll.find(query).toArray();
            expect(ids(found), `after updates: ${JSON.stringify(query)}`).toEqual(
              ids(reference(docs, query)),
            );
          }
          await coll.drop();
        },
      ),
      { numRuns: RUNS },
    );
  });
});

const structuredCopy = (docs: Document[]): Document[] =>
  docs.map((d) => ({
    ...d,
    ...(d['tags'] ? { tags: [...d['tags']] } : {}),
    ...(d['sub'] ? { sub: { ...d['sub'] } } : {}),
  }));
