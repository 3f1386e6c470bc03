import {
  BSONRegExp,
  Decimal128,
  type Document,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, freshIn, numbered } from '../testing/cases.ts';
import { openTestDatabase, type TestDatabase } from '../testing/client.ts';
import { expectError, published } from '../testing/published.ts';

/**
 * Expectations from MongoDB's manual (the page is named at each group) and, for null, from the table of
 * jstests/core/null_query_semantics.js of its server. They run against an external MongoDB when TEST_MONGODB_URI is set.
 */
let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const fresh = (docs: Document[] = []) => freshIn(t, docs);
const ids = (docs: Document[]) => docs.map((d) => String(d['_id'])).sort();
const words = (text: string) => text.split(' ').filter(Boolean).sort();

describe('null and missing (null_query_semantics.js)', () => {
  const scalars = [
    { _id: 'emptySub', a: {} },
    { _id: 'null', a: null },
    { _id: 'number', a: 4 },
    { _id: 'subHi', a: { b: 'hi' } },
    { _id: 'subNull', a: { b: null } },
    { _id: 'noA' },
  ];
  const arrays = [
    { _id: 'double', a: [[]] },
    { _id: 'empty', a: [] },
    { _id: 'objAllNull', a: [{ b: null }, { b: null }, {}] },
    { _id: 'objNoNull', a: [{ b: 1 }, { b: 3 }, { b: 'string' }] },
    { _id: 'objSomeNull', a: [{ b: null }, { b: 3 }, { b: null }] },
    { _id: 'objSomeMissing', a: [{ b: 3 }, {}] },
    { _id: 'valAllNull', a: [null, null] },
    { _id: 'valNoNull', a: [1, 'string', 4] },
    { _id: 'valWithNull', a: [1, 'string', null, 4] },
  ];
  const objects = 'objAllNull objNoNull objSomeNull objSomeMissing';
  const notNull = `double empty emptySub number ${objects} subHi subNull valNoNull`;
  const dottedNotNull = 'subHi double empty objNoNull valAllNull valNoNull valWithNull';
  const dottedNull = 'emptySub null number subNull noA objAllNull objSomeNull objSomeMissing';
  const queries: [string, Document, string][] = [
    ['$eq', { a: { $eq: null } }, 'null noA valAllNull valWithNull'],
    ['$gte', { a: { $gte: null } }, 'null noA valAllNull valWithNull'],
    ['$lte', { a: { $lte: null } }, 'null noA valAllNull valWithNull'],
    ['$gt', { a: { $gt: null } }, ''],
    ['$ne', { a: { $ne: null } }, notNull],
    ['$not $gte', { a: { $not: { $gte: null } } }, notNull],
    ['$in', { a: { $in: [null, 75] } }, 'null noA valAllNull valWithNull'],
    ['$or', { $or: [{ a: null }, { a: 75 }] }, 'null noA valAllNull valWithNull'],
    ['$nin', { a: { $nin: [null, 75] } }, notNull],
    [
      '$nin with a pattern',
      { a: { $nin: [null, /^str.*/] } },
      `double empty emptySub number ${objects} subHi subNull`,
    ],
    ['$exists false', { a: { $exists: false } }, 'noA'],
    ['dotted $eq', { 'a.b': { $eq: null } }, dottedNull],
    ['dotted $ne', { 'a.b': { $ne: null } }, dottedNotNull],
    ['dotted $in', { 'a.b': { $in: [null, 75] } }, dottedNull],
    ['dotted $or', { $or: [{ 'a.b': null }, { 'a.b': 75 }] }, dottedNull],
    ['dotted $nin', { 'a.b': { $nin: [null, 75] } }, dottedNotNull],
    [
      'dotted $nin with a pattern',
      { 'a.b': { $nin: [null, /^str.*/] } },
      'subHi double empty valAllNull valNoNull valWithNull',
    ],
    ['$elemMatch $eq', { a: { $elemMatch: { $eq: null } } }, 'valAllNull valWithNull'],
    ['$elemMatch $ne', { a: { $elemMatch: { $ne: null } } }, `double ${objects} valNoNull valWithNull`],
    ['dotted $elemMatch', { 'a.b': { $elemMatch: { $eq: null } } }, ''],
    [
      '$elemMatch on a field $eq',
      { a: { $elemMatch: { b: { $eq: null } } } },
      'double objAllNull objSomeNull objSomeMissing',
    ],
    [
      '$elemMatch on a field $ne',
      { a: { $elemMatch: { b: { $ne: null } } } },
      'objNoNull objSomeNull objSomeMissing',
    ],
  ];
  describe.each([
    ['no index', undefined, {}],
    ['a', { a: 1 }, {}],
    ['a descending', { a: -1 }, {}],
    ['a, partial', { a: 1 }, { partialFilterExpression: { a: { $exists: true } } }],
    ['a, sparse', { a: 1 }, { sparse: true }],
    ['a.b', { 'a.b': 1 }, {}],
    ['_id, a.b', { _id: 1, 'a.b': 1 }, {}],
    ['a.b, _id', { 'a.b': 1, _id: 1 }, {}],
    ['a.b, partial', { 'a.b': 1 }, { partialFilterExpression: { a: { $exists: true } } }],
    ['a.b, _id, sparse', { 'a.b': 1, _id: 1 }, { sparse: true }],
  ] as [string, Document | undefined, Document][])('%s', (_, key, options) => {
    it.each(queries)('%s', (_name, filter, want) =>
      published([filter, options], async () => {
        const coll = await fresh();
        if (key) await coll.createIndex(key as never, options);
        await coll.insertMany(scalars as never);
        const plain = new Set(scalars.map((d) => d._id));
        if (!Object.keys(filter).includes('$elemMatch'))
          expect(ids(await coll.find(filter).toArray())).toEqual(words(want).filter((w) => plain.has(w)));
        await coll.insertMany(arrays as never);
        expect(ids(await coll.find(filter).toArray())).toEqual(words(want));
      }),
    );
  });
});

// https://www.mongodb.com/docs/manual/reference/operator/query/
describe('queries', () => {
  const day = new Date('2026-04-01');
  const oid = new ObjectId('65f000000000000000000001');
  it.each([
    ['a whole array, in order', [{ a: [1, 2] }, { a: [2, 1] }, { a: [[1, 2]] }], { a: [1, 2] }, '0 2'],
    [
      'a whole document, in order of fields',
      [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
      { a: { x: 1, y: 2 } },
      '0',
    ],
    [
      'one condition by several elements',
      [{ a: [1, 9] }, { a: [4, 5] }, { a: 4.5 }],
      { a: { $gt: 4, $lt: 5 } },
      '0 1 2',
    ],
    [
      '$elemMatch by one element',
      [{ a: [1, 9] }, { a: [4.5, 9] }],
      { a: { $elemMatch: { $gt: 4, $lt: 5 } } },
      '1',
    ],
    ['a position', [{ a: [5, 6] }, { a: [6, 5] }], { 'a.1': 6 }, '0'],
    [
      'a field named as a number',
      [{ a: { 0: 'x' } }, { a: ['x'] }, { a: [{ 0: 'x' }] }],
      { 'a.0': 'x' },
      '0 1 2',
    ],
    ['a position in an array of arrays', [{ a: [[1], [2]] }, { a: [[2], [1]] }], { 'a.1.0': 2 }, '0'],
    [
      'through documents in an array',
      [{ a: [{ b: 1 }, { b: 2 }] }, { a: { b: 2 } }, { a: [[{ b: 2 }]] }],
      { 'a.b': 2 },
      '0 1',
    ],
    [
      'two paths by different elements',
      [
        {
          a: [
            { b: 1, c: 9 },
            { b: 9, c: 1 },
          ],
        },
      ],
      { 'a.b': 1, 'a.c': 1 },
      '0',
    ],
    [
      'types never compared across',
      [{ a: 5 }, { a: '5' }, { a: true }, { a: null }],
      { a: { $gte: 5 } },
      '0',
    ],
    ['strings above a string', [{ a: 'b' }, { a: 'B' }, { a: 98 }], { a: { $gt: 'a' } }, '0'],
    ['false is not 0', [{ a: false }, { a: 0 }, {}], { a: false }, '0'],
    [
      'numbers of all types are one',
      [{ a: 5 }, { a: Long.fromNumber(5) }, { a: new Double(5) }, { a: Decimal128.fromString('5.00') }],
      { a: 5 },
      '0 1 2 3',
    ],
    [
      'longs beyond 2^53',
      [{ a: Long.fromString('9007199254740993') }, { a: Long.fromString('9007199254740992') }],
      { a: Long.fromString('9007199254740993') },
      '0',
    ],
    ['NaN equals NaN', [{ a: Number.NaN }, { a: 1 }], { a: Number.NaN }, '0'],
    ['NaN is in no range', [{ a: Number.NaN }, { a: 1 }], { a: { $lt: 5 } }, '1'],
    [
      'a date is no timestamp',
      [{ a: day }, { a: new Timestamp({ t: day.getTime() / 1000, i: 0 }) }],
      { a: { $gte: day } },
      '0',
    ],
    [
      'dates in a range',
      [{ a: day }, { a: new Date('2027-03-31') }, { a: '2026-06-01' }],
      { a: { $gte: day, $lt: new Date('2027-01-01') } },
      '0',
    ],
    ['ObjectIds', [{ a: oid }, { a: oid.toHexString() }], { a: oid }, '0'],
    [
      'ObjectIds in a range',
      [{ a: oid }, { a: new ObjectId('60f000000000000000000001') }],
      { a: { $gt: new ObjectId('62f000000000000000000001') } },
      '0',
    ],
    [
      'UUIDs',
      [
        { a: new UUID('00000000-0000-4000-8000-000000000001') },
        { a: '00000000-0000-4000-8000-000000000001' },
      ],
      { a: new UUID('00000000-0000-4000-8000-000000000001') },
      '0',
    ],
    ['$ne leaves out arrays that hold it', [{ a: [1, 2] }, { a: [2, 3] }, {}], { a: { $ne: 1 } }, '1 2'],
    ['$nin takes missing fields', [{ a: 1 }, { a: 3 }, {}], { a: { $nin: [1, 2] } }, '1 2'],
    [
      '$in with a pattern',
      [{ a: 'apple' }, { a: 'pear' }, { a: ['x', 'avocado'] }],
      { a: { $in: [/^a/] } },
      '0 2',
    ],
    ['$in with an array', [{ a: [1, 2] }, { a: 1 }, { a: [[1, 2], 3] }], { a: { $in: [[1, 2]] } }, '0 2'],
    ['$in of nothing', [{ a: 1 }, {}], { a: { $in: [] } }, ''],
    ['$nin of nothing', [{ a: 1 }, {}], { a: { $nin: [] } }, '0 1'],
    ['$all', [{ a: [1, 2, 3] }, { a: [1] }, { a: 1 }], { a: { $all: [1] } }, '0 1 2'],
    ['$all of two', [{ a: [1, 2, 3] }, { a: [1] }], { a: { $all: [3, 1] } }, '0'],
    [
      '$all of an array',
      [{ a: [['x', 'y']] }, { a: ['x', 'y'] }, { a: ['x'] }],
      { a: { $all: [['x', 'y']] } },
      '0 1',
    ],
    ['$all of nothing', [{ a: [] }, { a: [1] }], { a: { $all: [] } }, ''],
    [
      '$all with $elemMatch',
      [
        {
          a: [
            { s: 'M', n: 60 },
            { s: 'L', n: 5 },
          ],
        },
        {
          a: [
            { s: 'M', n: 5 },
            { s: 'L', n: 60 },
          ],
        },
      ],
      { a: { $all: [{ $elemMatch: { s: 'M', n: { $gt: 50 } } }] } },
      '0',
    ],
    ['$size', [{ a: [1, 2] }, { a: [] }, { a: 2 }], { a: { $size: 2 } }, '0'],
    ['$size of nothing', [{ a: [] }, {}], { a: { $size: 0 } }, '0'],
    ['$exists with null', [{ a: null }, {}], { a: { $exists: true } }, '0'],
    [
      '$exists through arrays',
      [{ a: [{ b: 1 }, {}] }, { a: [] }, { a: [{}] }],
      { 'a.b': { $exists: false } },
      '1 2',
    ],
    ['$not takes missing fields', [{ a: 1 }, { a: 9 }, {}], { a: { $not: { $gt: 5 } } }, '0 2'],
    ['$not with a pattern', [{ a: 'abc' }, { a: 'xyz' }, {}], { a: { $not: /^a/ } }, '1 2'],
    ['$nor', [{ a: 1 }, { b: 2 }, { a: 3, b: 3 }], { $nor: [{ a: 1 }, { b: 2 }] }, '2'],
    ['$and of the same field', [{ a: [1, 5] }, { a: [1] }], { $and: [{ a: 1 }, { a: 5 }] }, '0'],
    [
      '$or inside $and',
      [
        { a: 1, b: 1 },
        { a: 1, b: 3 },
        { a: 2, b: 1 },
      ],
      { a: 1, $or: [{ b: 1 }, { b: 2 }] },
      '0',
    ],
    ['$type of elements', [{ a: ['x', 1] }, { a: 'x' }, { a: 1 }], { a: { $type: 'string' } }, '0 1'],
    ['$type array', [{ a: [] }, { a: [[]] }, { a: 1 }], { a: { $type: 'array' } }, '0 1'],
    [
      '$type number',
      [{ a: 1 }, { a: 1.5 }, { a: Long.ONE }, { a: Decimal128.fromString('1') }, { a: '1' }],
      { a: { $type: 'number' } },
      '0 1 2 3',
    ],
    [
      '$type double and long apart',
      [{ a: new Int32(1) }, { a: new Double(1) }, { a: Long.ONE }],
      { a: { $type: ['double', 'long'] } },
      '1 2',
    ],
    ['$type null is not missing', [{ a: null }, {}], { a: { $type: 'null' } }, '0'],
    [
      'MinKey and MaxKey',
      [{ a: new MinKey() }, { a: 5 }, { a: new MaxKey() }],
      { a: { $gt: new MinKey() } },
      '1 2',
    ],
    [
      '$regex with i',
      [{ a: 'Karsetu' }, { a: 'karsetu' }, { a: 'kar' }],
      { a: { $regex: 'SETU', $options: 'i' } },
      '0 1',
    ],
    [
      '$regex by lines',
      [{ a: 'x\nkar' }, { a: 'kar' }, { a: 'xkar' }],
      { a: { $regex: '^kar', $options: 'm' } },
      '0 1',
    ],
    [
      '$regex, a dot for a line end with s',
      [{ a: 'a\nb' }, { a: 'ab' }],
      { a: new BSONRegExp('a.b', 's') },
      '0',
    ],
    ['$regex, no dot for a line end without s', [{ a: 'a\nb' }, { a: 'a-b' }], { a: { $regex: 'a.b' } }, '1'],
    ['$regex with an inline flag', [{ a: 'ABC' }, { a: 'xyz' }], { a: { $regex: '(?i)abc' } }, '0'],
    ['$regex, $ before a last line end', [{ a: 'ab\n' }, { a: 'ab' }, { a: 'ab\n\n' }], { a: /b$/ }, '0 1'],
    ['$regex, a dot for a carriage return', [{ a: 'a\rb' }], { a: /a.b/ }, '0'],
    ['$regex, classes and escapes stay', [{ a: 'a.$b' }, { a: 'axxb' }], { a: /^a[.$][$]b$/ }, '0'],
    [
      '$regex of an escaped backslash',
      [{ a: 'C:\\Accounts' }, { a: 'C:Accounts' }],
      { a: { $regex: 'C:\\\\Acc' } },
      '0',
    ],
    ['a stored pattern with other options', [{ a: /x/i }], { a: /x/ }, ''],
    ['$regex never on numbers', [{ a: 12 }, { a: '12' }], { a: /1/ }, '1'],
    ['a pattern that is stored', [{ a: /x/ }, { a: 'x' }, { a: 'y' }], { a: /x/ }, '0 1'],
    [
      'a document above a document',
      [{ a: { x: 1 } }, { a: { x: 5 } }, { a: 5 }],
      { a: { $gt: { x: 2 } } },
      '1',
    ],
    [
      '$elemMatch over arrays of arrays',
      [{ a: [[1, 2], [3]] }, { a: [[3]] }],
      { a: { $elemMatch: { $elemMatch: { $lt: 2 } } } },
      '0',
    ],
    [
      '$elemMatch with $or',
      [{ a: [{ b: 1 }] }, { a: [{ c: 2 }] }, { a: [{ b: 2 }] }],
      { a: { $elemMatch: { $or: [{ b: 1 }, { c: 2 }] } } },
      '0 1',
    ],
    [
      '$elemMatch with $not',
      [{ a: [1, 6] }, { a: [6, 7] }, { a: [] }],
      { a: { $elemMatch: { $not: { $gt: 5 } } } },
      '0',
    ],
    ['an empty document', [{ a: {} }, { a: { x: 1 } }, {}], { a: {} }, '0'],
    ['an empty array', [{ a: [] }, { a: [[]] }, {}], { a: [] }, '0 1'],
    ['$comment', [{ a: 1 }], { a: 1, $comment: 'why' }, '0'],
  ] as [string, Document[], Document, string][])('%s', async (_, docs, filter, want) => {
    for (const index of [undefined, { a: 1 }, { a: -1, b: 1 }])
      await published([filter, docs], async () => {
        const coll = await fresh();
        if (index) await coll.createIndex(index as never);
        await coll.insertMany(numbered(...docs));
        expect(ids(await coll.find(filter).toArray())).toEqual(words(want));
        expect(await coll.countDocuments(filter)).toBe(words(want).length);
      });
  });

  it.each([
    ['$in without an array', { a: { $in: 1 } }, 2],
    ['$in with an operator', { a: { $in: [{ $gt: 1 }] } }, 2],
    ['$and of nothing', { $and: [] }, 2],
    ['$or of a value', { $or: [1] }, 2],
    ['$not of nothing', { a: { $not: {} } }, 2],
    ['$not of a value', { a: { $not: 5 } }, 2],
    ['an operator of no name', { a: { $gtt: 5 } }, 2],
    ['an operator after a field', { a: { $gt: 1, b: 2 } }, 2],
    ['a top level operator of no name', { $xor: [] }, 2],
    ['$size below nothing', { a: { $size: -1 } }, 2],
    ['$size with a fraction', { a: { $size: 1.5 } }, 2],
    ['$elemMatch of a value', { a: { $elemMatch: 5 } }, 2],
    ['$all of a value', { a: { $all: 5 } }, 2],
    ['$all of $elemMatch and a value', { a: { $all: [{ $elemMatch: { b: 1 } }, 5] } }, 2],
    ['$options without $regex', { a: { $options: 'i' } }, 2],
    ['$regex of a number', { a: { $regex: 5 } }, 2],
    ['$type of no name', { a: { $type: 'text' } }, 2],
    ['$type of nothing', { a: { $type: [] } }, 9],
    ['$ne with a pattern', { a: { $ne: /x/ } }, 2],
    ['$gt with a pattern', { a: { $gt: /x/ } }, 2],
    ['$regex that does not compile', { a: { $regex: '(' } }, 51091],
  ] as [string, Document, number][])('refuses %s', async (_, filter, code) => {
    const coll = await fresh([{ a: 1 }]);
    expectError(await failure(() => coll.find(filter).toArray()), code);
  });
});

// https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/, …/reference/method/cursor.sort/
describe('sorting', () => {
  const sorted = async (docs: Document[], sort: Document, index?: Document) => {
    const coll = await fresh();
    if (index) await coll.createIndex(index as never);
    await coll.insertMany(numbered(...docs));
    return (
      await coll
        .find()
        .sort(sort as never)
        .toArray()
    ).map((d) => Number(d['_id']));
  };
  const mixed = [
    { a: new MaxKey() },
    { a: /x/ },
    { a: new Timestamp({ t: 1, i: 1 }) },
    { a: new Date(0) },
    { a: true },
    { a: new ObjectId() },
    { a: Buffer.from('x') },
    { a: [] },
    { a: { x: 1 } },
    { a: 'x' },
    { a: 5 },
    {},
    { a: new MinKey() },
  ];
  it.each([
    ['types in their order', mixed, { a: 1 }, [12, 7, 11, 10, 9, 8, 6, 5, 4, 3, 2, 1, 0]],
    ['types backwards', mixed, { a: -1 }, [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 7, 12]],
    ['arrays by the least', [{ a: [5, 1] }, { a: [2, 9] }, { a: 3 }], { a: 1 }, [0, 1, 2]],
    ['arrays by the greatest backwards', [{ a: [5, 1] }, { a: [2, 9] }, { a: 7 }], { a: -1 }, [1, 2, 0]],
    ['null and missing alike', [{ a: 1 }, { a: null }, {}], { a: 1, _id: 1 }, [1, 2, 0]],
    ['false before true', [{ a: true }, { a: false }], { a: 1 }, [1, 0]],
    [
      'strings by bytes',
      [{ a: 'b' }, { a: 'B' }, { a: 'a' }, { a: 'é' }, { a: '10' }, { a: '9' }],
      { a: 1 },
      [4, 5, 1, 2, 0, 3],
    ],
    ['NaN below all numbers', [{ a: -Infinity }, { a: Number.NaN }, { a: 0 }], { a: 1 }, [1, 0, 2]],
    [
      'numbers across types',
      [{ a: Decimal128.fromString('1.5') }, { a: Long.fromNumber(1) }, { a: 2 }, { a: 1.25 }],
      { a: 1 },
      [1, 3, 0, 2],
    ],
    ['documents by field', [{ a: { x: 2 } }, { a: { x: 1, y: 1 } }, { a: { x: 1 } }], { a: 1 }, [2, 1, 0]],
    ['a path in documents', [{ a: { b: 2 } }, { a: {} }, { a: { b: 1 } }], { 'a.b': 1 }, [1, 2, 0]],
    [
      'two fields of one array together',
      [
        {
          a: [
            { b: 1, c: 9 },
            { b: 2, c: 0 },
          ],
        },
        { a: [{ b: 1, c: 5 }] },
      ],
      { 'a.b': 1, 'a.c': 1 },
      [1, 0],
    ],
    [
      'two fields of one array backwards',
      [
        {
          a: [
            { b: 1, c: 9 },
            { b: 2, c: 0 },
          ],
        },
        { a: [{ b: 2, c: 5 }] },
      ],
      { 'a.b': -1, 'a.c': -1 },
      [1, 0],
    ],
    [
      'three keys',
      [{ a: 1, b: 2, c: 1 }, { a: 1, b: 1, c: 2 }, { a: 1, b: 1, c: 1 }, { a: 0 }],
      { a: 1, b: -1, c: 1 },
      [3, 0, 2, 1],
    ],
    ['arrays of arrays', [{ a: [[2], [1]] }, { a: [[0, 9]] }], { a: 1 }, [1, 0]],
  ] as [string, Document[], Document, number[]][])('%s', async (_, docs, sort, want) => {
    for (const index of [undefined, sort])
      await published(docs, async () => expect(await sorted(docs, sort, index)).toEqual(want));
  });
  it('refuses two arrays', async () => {
    const coll = await fresh([{ a: [1, 2], b: [1, 2] }]);
    expect((await failure(() => coll.find().sort({ a: 1, b: 1 }).toArray())).code).toBe(2);
  });
  it('skips and limits after sorting', async () => {
    const coll = await fresh(numbered({ a: 3 }, { a: 1 }, { a: 2 }));
    expect((await coll.find().sort({ a: 1 }).skip(1).limit(1).toArray())[0]!['a']).toBe(2);
    expect(await coll.find().sort({ a: 1 }).skip(5).toArray()).toEqual([]);
    expect(await coll.find().limit(0).toArray()).toHaveLength(3);
  });
});

// https://www.mongodb.com/docs/manual/tutorial/project-fields-from-query-results/
describe('projections', () => {
  const doc = { _id: 1, a: 1, b: { c: 2, d: 3 }, e: [{ f: 1, g: 2 }, 5, { g: 3 }, [{ f: 4 }]] };
  it.each([
    ['in', { a: 1 }, { _id: 1, a: 1 }],
    ['in without _id', { a: 1, _id: 0 }, { a: 1 }],
    ['out', { a: 0, e: 0 }, { _id: 1, b: { c: 2, d: 3 } }],
    ['_id alone', { _id: 1 }, { _id: 1 }],
    ['out _id alone', { _id: 0, e: 0, b: 0 }, { a: 1 }],
    ['a path in', { 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    ['a path out', { 'b.c': 0, e: 0 }, { _id: 1, a: 1, b: { d: 3 } }],
    ['through an array in', { 'e.f': 1 }, { _id: 1, e: [{ f: 1 }, {}, [{ f: 4 }]] }],
    ['through an array out', { 'e.g': 0, b: 0 }, { _id: 1, a: 1, e: [{ f: 1 }, 5, {}, [{ f: 4 }]] }],
    ['a missing field', { zz: 1 }, { _id: 1 }],
    ['a path below a value', { 'a.x': 1 }, { _id: 1 }],
    ['true for 1', { a: true }, { _id: 1, a: 1 }],
    ['fields in the document’s order', { b: 1, a: 1 }, { _id: 1, a: 1, b: { c: 2, d: 3 } }],
  ] as [string, Document, Document][])('%s', async (_, projection, want) => {
    const coll = await fresh([doc]);
    const found = await coll.findOne({}, { projection });
    expect(found).toEqual(want);
    expect(Object.keys(found!)).toEqual(Object.keys(want));
  });
  it.each([
    ['in and out', { a: 1, b: 0 }, 31254],
    ['out and in', { a: 0, b: 1 }, 31253],
    ['a path and its parent', { b: 1, 'b.c': 1 }, 31249],
    ['a parent and its path', { 'b.c': 1, b: 1 }, 31250],
  ] as [string, Document, number][])('refuses %s', async (_, projection, code) => {
    const coll = await fresh([doc]);
    expect((await failure(() => coll.findOne({}, { projection }))).code).toBe(code);
  });
});

// https://www.mongodb.com/docs/manual/reference/operator/update/
describe('updates', () => {
  const updated = async (doc: Document, update: Document, options: Document = {}) => {
    const coll = await fresh([{ _id: 1, ...doc }]);
    await coll.updateOne({ _id: 1 as never }, update, options);
    const { _id, ...rest } = (await coll.findOne({}))!;
    return rest;
  };
  it.each([
    ['$set makes parents', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    ['$set of a position', { a: [1, 2] }, { $set: { 'a.0': 9 } }, { a: [9, 2] }],
    ['$set fills with null', { a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
    ['$set of a number as a field', { a: {} }, { $set: { 'a.0': 9 } }, { a: { 0: 9 } }],
    ['$set of a number makes a document', {}, { $set: { 'a.0': 9 } }, { a: { 0: 9 } }],
    ['$set in a document of an array', { a: [{ b: 1 }] }, { $set: { 'a.0.b': 2 } }, { a: [{ b: 2 }] }],
    ['$set of nothing', { a: 1 }, { $set: {} }, { a: 1 }],
    ['$set of null', { a: 1 }, { $set: { a: null } }, { a: null }],
    ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
    ['$unset of a position', { a: [1, 2, 3] }, { $unset: { 'a.1': '' } }, { a: [1, null, 3] }],
    ['$unset of what is not there', { a: 1 }, { $unset: { 'x.y': '' } }, { a: 1 }],
    ['$unset below a value', { a: 1 }, { $unset: { 'a.b': '' } }, { a: 1 }],
    ['$inc by less than nothing', { a: 5 }, { $inc: { a: -7 } }, { a: -2 }],
    ['$inc of a missing field', {}, { $inc: { a: 3 } }, { a: 3 }],
    ['$inc in an array', { a: [1, 2] }, { $inc: { 'a.1': 5 } }, { a: [1, 7] }],
    ['$inc with a path', { a: { b: 1 } }, { $inc: { 'a.b': 1, 'a.c': 1 } }, { a: { b: 2, c: 1 } }],
    ['$push', { a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }],
    ['$push of a missing field', {}, { $push: { a: 1 } }, { a: [1] }],
    ['$push of an array', { a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }],
    ['$push $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
    ['$push $each of nothing', { a: [1] }, { $push: { a: { $each: [] } } }, { a: [1] }],
    [
      '$push $slice from the end',
      { a: [40, 42] },
      { $push: { a: { $each: [80, 78, 86], $slice: -3 } } },
      { a: [80, 78, 86] },
    ],
    [
      '$push $slice from the start',
      { a: [89, 90] },
      { $push: { a: { $each: [100, 20], $slice: 3 } } },
      { a: [89, 90, 100] },
    ],
    ['$push $slice of nothing', { a: [1] }, { $push: { a: { $each: [2], $slice: 0 } } }, { a: [] }],
    ['$pull of a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
    ['$pull by a condition', { a: [3, 5, 6, 7, 7, 8] }, { $pull: { a: { $gte: 6 } } }, { a: [3, 5] }],
    ['$pull with $in', { a: ['x', 'y', 'z'] }, { $pull: { a: { $in: ['x', 'z'] } } }, { a: ['y'] }],
    [
      '$pull of documents by fields',
      {
        a: [
          { item: 'A', score: 5 },
          { item: 'B', score: 8, note: 'x' },
        ],
      },
      { $pull: { a: { score: 8, item: 'B' } } },
      { a: [{ item: 'A', score: 5 }] },
    ],
    [
      '$pull of documents by a condition',
      { a: [{ n: 1 }, { n: 9 }] },
      { $pull: { a: { n: { $gt: 5 } } } },
      { a: [{ n: 1 }] },
    ],
    [
      '$pull of documents that hold documents',
      { a: [{ q: [{ k: 1, v: 4 }] }, { q: [{ k: 1, v: 9 }] }] },
      { $pull: { a: { q: { $elemMatch: { k: 1, v: { $gte: 8 } } } } } },
      { a: [{ q: [{ k: 1, v: 4 }] }] },
    ],
    [
      '$pull of an array',
      {
        a: [
          [1, 2],
          [2, 1],
        ],
      },
      { $pull: { a: [1, 2] } },
      { a: [[2, 1]] },
    ],
    ['$pull where nothing is', { b: 1 }, { $pull: { a: 1 } }, { b: 1 }],
    ['$pull of a null', { a: [null, 1] }, { $pull: { a: null } }, { a: [1] }],
    ['$pullAll', { a: [0, 2, 5, 5, 1, 0] }, { $pullAll: { a: [0, 5] } }, { a: [2, 1] }],
    [
      '$addToSet of what is there',
      { a: [1, { x: 1 }] },
      { $addToSet: { a: { x: 1 } } },
      { a: [1, { x: 1 }] },
    ],
    [
      '$addToSet, another order of fields',
      { a: [{ x: 1, y: 2 }] },
      { $addToSet: { a: { y: 2, x: 1 } } },
      {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
    ],
    ['$addToSet of an array', { a: [1] }, { $addToSet: { a: [1] } }, { a: [1, [1]] }],
    ['$addToSet $each with repeats', { a: [1] }, { $addToSet: { a: { $each: [2, 2, 1] } } }, { a: [1, 2] }],
    ['$min of a lower value', { a: 200 }, { $min: { a: 150 } }, { a: 150 }],
    ['$min of a higher value', { a: 200 }, { $min: { a: 250 } }, { a: 200 }],
    ['$max across types', { a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
    ['$max of a date', { a: new Date(5) }, { $max: { a: new Date(9) } }, { a: new Date(9) }],
    ['$mul of a missing field', {}, { $mul: { a: 5 } }, { a: 0 }],
    ['$setOnInsert of what is there', { a: 1 }, { $setOnInsert: { b: 1 } }, { a: 1 }],
    [
      'new fields in the order of names',
      {},
      { $set: { z: 1, b: 1, 10: 1, 9: 1 } },
      { 9: 1, 10: 1, b: 1, z: 1 },
    ],
    [
      'several operators',
      { a: 1, b: [1], c: 1 },
      { $inc: { a: 1 }, $push: { b: 2 }, $unset: { c: 1 }, $set: { d: 4 } },
      { a: 2, b: [1, 2], d: 4 },
    ],
    [
      'a replacement',
      { a: 1, b: 1 },
      { $set: { a: { b: { c: [1, { d: 2 }] } } } },
      { a: { b: { c: [1, { d: 2 }] } }, b: 1 },
    ],
  ] as [string, Document, Document, Document][])('%s', (_, doc, update, want) =>
    published(update, async () => {
      const got = await updated(doc, update);
      expect(got).toEqual(want);
      expect(Object.keys(got)).toEqual(Object.keys(want));
    }),
  );

  it.each([
    ['one field twice', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a field and its part', {}, { $set: { a: {}, 'a.b': 1 } }, 40],
    ['a path through a number', { a: 5 }, { $set: { 'a.b': 1 } }, 28],
    ['a path through an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['a path through null', { a: null }, { $set: { 'a.b': 1 } }, 28],
    ['another _id', {}, { $set: { _id: 2 } }, 66],
    ['no _id', {}, { $unset: { _id: '' } }, 66],
    ['$inc of text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc by text', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
    ['$inc beyond 64 bits', { a: Long.MAX_VALUE }, { $inc: { a: Long.ONE } }, 2],
    ['$push to no array', { a: 1 }, { $push: { a: 1 } }, 2],
    ['$push with a clause of no name', { a: [] }, { $push: { a: { $each: [], $xx: 1 } } }, 2],
    ['$push $each of a value', { a: [] }, { $push: { a: { $each: 1 } } }, 2],
    ['$addToSet to no array', { a: 1 }, { $addToSet: { a: 1 } }, 2],
    ['$addToSet $each of a value', { a: [] }, { $addToSet: { a: { $each: 1 } } }, 14],
    ['$pull of no array', { a: 1 }, { $pull: { a: 1 } }, 2],
    ['$pullAll of a value', { a: [] }, { $pullAll: { a: 1 } }, 2],
    ['an operator of no name', {}, { $foo: { a: 1 } }, 9],
    ['an empty path', {}, { $set: { '': 1 } }, 56],
    ['an empty part', {}, { $set: { 'a..b': 1 } }, 56],
    ['a path that ends in a dot', {}, { $set: { 'a.': 1 } }, 56],
    ['$set of a value', {}, { $set: 5 }, 9],
  ] as [string, Document, Document, number][])('refuses %s', async (_, doc, update, code) => {
    const coll = await fresh([{ _id: 1, ...doc }]);
    const before = await coll.findOne({});
    const act = t.db.command({ update: coll.collectionName, updates: [{ q: {}, u: update }] });
    const [error] = (await act)['writeErrors'] as Document[];
    expectError({ message: error!['errmsg'], code: error!['code'] }, code);
    expect(await coll.findOne({})).toEqual(before);
  });

  it('counts what matched and what changed', async () => {
    const coll = await fresh(numbered({ a: 1 }, { a: 1 }, { a: 2 }));
    const same = await coll.updateMany({ a: 1 }, { $set: { a: 1 } });
    expect([same.matchedCount, same.modifiedCount]).toEqual([2, 0]);
    const one = await coll.updateOne({ a: 1 }, { $inc: { a: 0 } });
    expect([one.matchedCount, one.modifiedCount]).toEqual([1, 0]);
    const long = await coll.updateOne({ _id: 0 as never }, { $set: { a: new Double(1) } });
    expect(long.modifiedCount).toBe(1);
    const none = await coll.updateMany({ a: 99 }, { $set: { a: 1 } });
    expect([none.matchedCount, none.modifiedCount]).toEqual([0, 0]);
  });

  it('keeps patterns, longs and dates through an update of another field', async () => {
    const stored = {
      _id: 1,
      r: new BSONRegExp('a', 'x'),
      l: Long.fromNumber(7),
      d: new Double(3),
      i: 3,
      t: new Timestamp({ t: 5, i: 6 }),
      u: new UUID('00000000-0000-4000-8000-000000000001'),
    };
    const coll = await fresh([stored]);
    await coll.updateOne({}, { $set: { z: 1 } });
    const raw = (await coll.findOne({}, { promoteValues: false, bsonRegExp: true }))!;
    expect((raw['r'] as BSONRegExp).options).toBe('x');
    expect([raw['l']._bsontype, raw['d']._bsontype, raw['i']._bsontype]).toEqual(['Long', 'Double', 'Int32']);
    expect(String(raw['t'])).toBe(String(stored.t));
  });

  it('stores a number in the type it was set with', async () => {
    const coll = await fresh([{ _id: 1, a: 5 }]);
    for (const [value, type] of [
      [Long.fromNumber(5), 'long'],
      [new Double(5), 'double'],
      [new Int32(5), 'int'],
      [Decimal128.fromString('5'), 'decimal128'],
    ] as const) {
      await coll.updateOne({}, { $set: { a: value } });
      const stored = (await coll.findOne({}, { promoteValues: false }))!['a'];
      expect(String(stored._bsontype).toLowerCase().replace('int32', 'int')).toBe(type);
    }
  });

  it('replaces all but the _id', async () => {
    const coll = await fresh([{ _id: 1, a: 1, b: 2 }]);
    await coll.replaceOne({ a: 1 }, { c: 3 });
    expect(await coll.findOne({})).toEqual({ _id: 1, c: 3 });
    expect((await failure(() => coll.replaceOne({}, { _id: 2 as never, c: 3 }))).code).toBe(66);
  });
});

// https://www.mongodb.com/docs/manual/reference/method/db.collection.update/#upsert-behavior
describe('upserts', () => {
  it.each([
    ['equalities', { a: 1, 'b.c': 2 }, { $set: { d: 3 } }, { a: 1, b: { c: 2 }, d: 3 }],
    ['$eq', { a: { $eq: 1 } }, { $set: { b: 1 } }, { a: 1, b: 1 }],
    ['no ranges', { a: { $gt: 1 } }, { $set: { b: 1 } }, { b: 1 }],
    ['no patterns', { a: /x/ }, { $set: { b: 1 } }, { b: 1 }],
    ['$and', { $and: [{ a: 1 }, { b: 2 }] }, { $set: { c: 1 } }, { a: 1, b: 2, c: 1 }],
    ['$or of one', { $or: [{ a: 1 }] }, { $set: { c: 1 } }, { a: 1, c: 1 }],
    ['no $or of two', { $or: [{ a: 1 }, { a: 2 }] }, { $set: { c: 1 } }, { c: 1 }],
    ['$in of one', { a: { $in: [1] } }, { $set: { c: 1 } }, { a: 1, c: 1 }],
    ['no $in of two', { a: { $in: [1, 2] } }, { $set: { c: 1 } }, { c: 1 }],
    ['no $ne', { a: { $ne: 1 } }, { $set: { c: 1 } }, { c: 1 }],
    ['$setOnInsert', { a: 1 }, { $setOnInsert: { b: 2 }, $inc: { n: 1 } }, { a: 1, b: 2, n: 1 }],
    ['an update over an equality', { a: 1 }, { $set: { a: 5 } }, { a: 5 }],
    ['$inc over an equality', { a: 1 }, { $inc: { a: 5 } }, { a: 6 }],
    ['a whole document', { a: { x: 1 } }, { $set: { b: 1 } }, { a: { x: 1 }, b: 1 }],
    ['$elemMatch adds nothing', { a: { $elemMatch: { x: 1 } } }, { $set: { b: 1 } }, { b: 1 }],
  ] as [string, Document, Document, Document][])('%s', (_, filter, update, want) =>
    published(filter, async () => {
      const coll = await fresh();
      const done = await coll.updateOne(filter, update, { upsert: true });
      expect(done.upsertedCount).toBe(1);
      const { _id, ...rest } = (await coll.findOne({}))!;
      expect(_id).toBeInstanceOf(ObjectId);
      expect(rest).toEqual(want);
    }),
  );
  it('takes the _id of the filter, the update or the replacement', async () => {
    const coll = await fresh();
    expect((await coll.updateOne({ _id: 5 as never }, { $set: { a: 1 } }, { upsert: true })).upsertedId).toBe(
      5,
    );
    expect(
      (await coll.updateOne({ a: 9 }, { $setOnInsert: { _id: 6 as never } }, { upsert: true })).upsertedId,
    ).toBe(6);
    expect((await coll.replaceOne({ a: 10 }, { _id: 7 as never, b: 1 }, { upsert: true })).upsertedId).toBe(
      7,
    );
    expect(await coll.findOne({ _id: 7 as never })).toEqual({ _id: 7, b: 1 });
    expect((await coll.replaceOne({ _id: 8 as never, z: 1 }, { b: 1 }, { upsert: true })).upsertedId).toBe(8);
    expect(await coll.findOne({ _id: 8 as never })).toEqual({ _id: 8, b: 1 });
  });
  it('refuses a path given twice', async () => {
    const coll = await fresh();
    const twice = () => coll.updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true });
    expect((await failure(twice)).code).toBe(54);
  });
  it('gives one document to many who ask at the same moment', async () => {
    const coll = await fresh();
    await coll.createIndex({ k: 1 }, { unique: true });
    await Promise.all(
      Array.from({ length: 20 }, () => coll.updateOne({ k: 1 }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(await coll.find({}, { projection: { _id: 0 } }).toArray()).toEqual([{ k: 1, n: 20 }]);
  });
});

// https://www.mongodb.com/docs/manual/reference/command/findAndModify/
describe('findAndModify', () => {
  it('answers before and after, sorted, with a projection', async () => {
    const coll = await fresh(numbered({ a: 2, b: 1 }, { a: 1, b: 2 }));
    expect(
      await coll.findOneAndUpdate({}, { $set: { b: 9 } }, { sort: { a: 1 }, projection: { b: 1, _id: 0 } }),
    ).toEqual({ b: 2 });
    expect(await coll.findOneAndUpdate({ a: 1 }, { $inc: { b: 1 } }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      a: 1,
      b: 10,
    });
    expect(await coll.findOneAndUpdate({ a: 7 }, { $set: { b: 1 } })).toBeNull();
    expect(await coll.findOneAndUpdate({ a: 7 }, { $set: { b: 1 } }, { upsert: true })).toBeNull();
    expect(
      await coll.findOneAndReplace({ a: 7 }, { c: 1 }, { returnDocument: 'after', projection: { _id: 0 } }),
    ).toEqual({ c: 1 });
    expect(await coll.findOneAndDelete({}, { sort: { a: -1 }, projection: { _id: 1 } })).toEqual({ _id: 0 });
    expect(await coll.findOneAndDelete({ a: 99 })).toBeNull();
    const full = await coll.findOneAndUpdate({ a: 1 }, { $set: { b: 1 } }, { includeResultMetadata: true });
    expect(full!.lastErrorObject).toEqual({ n: 1, updatedExisting: true });
  });
  it('refuses remove with update or new', async () => {
    const name = (await fresh([{ a: 1 }])).collectionName;
    for (const more of [{ update: { $set: { a: 1 } } }, { new: true }, { upsert: true }])
      expect(
        (await failure(() => t.db.command({ findAndModify: name, query: {}, remove: true, ...more }))).code,
      ).toBe(9);
    expect((await failure(() => t.db.command({ findAndModify: name, query: {} }))).code).toBe(9);
  });
});

// https://www.mongodb.com/docs/manual/core/index-unique/, index-sparse/, index-partial/, index-multikey/
describe('indexes', () => {
  const refusal = async (key: Document, options: Document, docs: Document[]) => {
    const coll = await fresh();
    await coll.createIndex(key as never, options);
    const errors: number[] = [];
    for (const [i, doc] of docs.entries())
      await coll.insertOne(doc).catch((e: { code: number }) => e.code === 11000 && errors.push(i));
    return errors.join(' ');
  };
  it.each([
    ['unique', { a: 1 }, { unique: true }, [{ a: 1 }, { a: 2 }, { a: 1 }], '2'],
    [
      'unique across number types',
      { a: 1 },
      { unique: true },
      [{ a: 1 }, { a: Long.ONE }, { a: new Double(1) }, { a: '1' }],
      '1 2',
    ],
    ['unique takes one missing', { a: 1 }, { unique: true }, [{}, {}, { a: null }], '1 2'],
    [
      'unique by pairs',
      { a: 1, b: 1 },
      { unique: true },
      [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 1 }, { a: 1 }, { a: 1, b: 1 }],
      '3 4',
    ],
    [
      'unique elements across documents',
      { a: 1 },
      { unique: true },
      [{ a: [1, 2] }, { a: [2, 3] }, { a: [3, 3] }],
      '1',
    ],
    [
      'unique repeats in one document',
      { 'a.b': 1 },
      { unique: true },
      [{ a: [{ b: 1 }, { b: 1 }] }, { a: [{ b: 1 }] }],
      '1',
    ],
    [
      'unique and sparse',
      { a: 1 },
      { unique: true, sparse: true },
      [{}, {}, { a: null }, { a: null }, { a: 1 }, { a: 1 }],
      '3 5',
    ],
    [
      'unique and sparse by pairs',
      { a: 1, b: 1 },
      { unique: true, sparse: true },
      [{}, {}, { a: 1 }, { a: 1 }, { b: 1 }],
      '3',
    ],
    [
      'unique and partial',
      { a: 1 },
      { unique: true, partialFilterExpression: { live: true } },
      [{ a: 1 }, { a: 1 }, { a: 1, live: true }, { a: 1, live: true }, { a: 1, live: false }],
      '3',
    ],
    ['unique empty arrays', { a: 1 }, { unique: true }, [{ a: [] }, { a: [] }, { a: null }], '1'],
    [
      'unique documents',
      { a: 1 },
      { unique: true },
      [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, { a: { x: 1, y: 2 } }],
      '2',
    ],
  ] as [string, Document, Document, Document[], string][])('%s', (_, key, options, docs, want) =>
    published(options, async () => expect(await refusal(key, options, docs)).toBe(want)),
  );
  it('names index and value of a duplicate', async () => {
    const coll = await fresh([{ _id: 1, a: 'x' }]);
    await coll.createIndex({ a: 1 }, { unique: true });
    const error = await failure(() => coll.insertOne({ a: 'x' }));
    expect([error['keyPattern'], error['keyValue'], error.code]).toEqual([{ a: 1 }, { a: 'x' }, 11000]);
    const id = await failure(() => coll.insertOne({ _id: 1 as never }));
    expect(id['keyPattern']).toEqual({ _id: 1 });
    expect(error.message).toContain('index: a_1 dup key: { a: "x" }');
  });
  it('refuses an index over duplicates and leaves no half of it', async () => {
    const coll = await fresh([{ a: 1 }, { a: 1 }]);
    expect((await failure(() => coll.createIndex({ a: 1 }, { unique: true }))).code).toBe(11000);
    expect(await coll.indexes()).toHaveLength(1);
  });
  it('follows updates and deletes', async () => {
    const coll = await fresh();
    await coll.createIndex({ a: 1 }, { unique: true });
    await coll.insertMany(numbered({ a: 1 }, { a: 2 }));
    expect((await failure(() => coll.updateOne({ a: 2 }, { $set: { a: 1 } }))).code).toBe(11000);
    await coll.deleteOne({ a: 1 });
    await coll.updateOne({ a: 2 }, { $set: { a: 1 } });
    expect(ids(await coll.find({ a: 1 }).toArray())).toEqual(['1']);
    await coll.insertOne({ a: 2 });
  });
  it('keeps a batch’s writes before the error, and after it when unordered', async () => {
    const coll = await fresh();
    await coll.createIndex({ a: 1 }, { unique: true });
    const docs = () => numbered({ a: 1 }, { a: 1 }, { a: 2 });
    const ordered = (await failure(() => coll.insertMany(docs()))) as Document;
    expect(ordered['result'].insertedCount).toBe(1);
    expect(ordered['writeErrors'][0].index).toBe(1);
    await coll.deleteMany({});
    const unordered = (await failure(() => coll.insertMany(docs(), { ordered: false }))) as Document;
    expect(unordered['result'].insertedCount).toBe(2);
    expect(await coll.countDocuments()).toBe(2);
  });
  it.each([
    ['an empty key', {}, {}, 67],
    ['a direction of nothing', { a: 0 }, {}, 67],
    ['a kind of no name', { a: 'foo' }, {}, 67],
    ['sparse and partial', { a: 1 }, { sparse: true, partialFilterExpression: { a: 1 } }, 67],
    ['expiry of two fields', { a: 1, b: 1 }, { expireAfterSeconds: 1 }, 67],
    ['a partial filter with $nin', { a: 1 }, { partialFilterExpression: { a: { $nin: [1] } } }, 67],
    ['a field of no name', { a: 1 }, { foo: 1 }, 197],
  ] as [string, Document, Document, number][])('refuses %s', async (_, key, options, code) => {
    const name = (await fresh([{}])).collectionName;
    const command = { createIndexes: name, indexes: [{ key, name: 'x', ...options }] };
    expectError(await failure(() => t.db.command(command)), code);
  });
  it('refuses an index that differs from one of its name or key', async () => {
    const coll = await fresh([{}]);
    await coll.createIndex({ a: 1 });
    expect(await coll.createIndex({ a: 1 })).toBe('a_1');
    expect((await failure(() => coll.createIndex({ a: 1 }, { unique: true }))).code).toBe(86);
    expect((await failure(() => coll.createIndex({ a: 1 }, { name: 'other' }))).code).toBe(85);
    expect((await failure(() => coll.createIndex({ b: 1 }, { name: 'a_1' }))).code).toBe(86);
    expect(await coll.indexes()).toHaveLength(2);
  });
});

// https://www.mongodb.com/docs/manual/reference/method/db.collection.insertOne/
describe('inserts', () => {
  it.each([
    ['an array', [1]],
    ['a pattern', /x/],
  ] as [string, unknown][])('refuses %s as _id', async (_, id) => {
    const coll = await fresh();
    expect([2, 53]).toContain((await failure(() => coll.insertOne({ _id: id as never }))).code);
  });
  it('takes null, a document, a date, a number as _id, each once', async () => {
    const coll = await fresh();
    for (const id of [null, { a: 1 }, new Date(5), 5, 'x', false]) {
      await t.db.command({ insert: coll.collectionName, documents: [{ _id: id }] });
      const again = await t.db.command({ insert: coll.collectionName, documents: [{ _id: id }] });
      expect((again['writeErrors'] as Document[])[0]!['code']).toBe(11000);
    }
    expect(await coll.countDocuments({ _id: { $in: [5, null, { a: 1 }] as never } })).toBe(3);
    expect(await coll.findOne({ _id: { a: 1 } as never })).toEqual({ _id: { a: 1 } });
    expect((await coll.insertOne({ _id: 6 as never, a: 1 })).insertedId).toBe(6);
    const long = await failure(() => coll.insertOne({ _id: Long.fromNumber(6) as never }));
    expect(long.code).toBe(11000);
  });
  it('puts _id first', async () => {
    const coll = await fresh();
    await t.db.command({ insert: coll.collectionName, documents: [{ a: 1, _id: 2 }] });
    expect(Object.keys((await coll.findOne({}))!)).toEqual(['_id', 'a']);
  });
  it('keeps the order and names of fields', async () => {
    const coll = await fresh();
    const doc = { _id: 1, z: 1, a: { y: 1, b: [] }, '': 5, __proto__x: 1, constructor: 2 };
    await coll.insertOne(doc as never);
    expect(await coll.findOne({})).toEqual(doc);
    expect(await coll.countDocuments({ constructor: 2 })).toBe(1);
    expect(await coll.countDocuments({ toString: { $exists: true } })).toBe(0);
  });
});
