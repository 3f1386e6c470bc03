import { Binary, Double, Int32, Long, ObjectId } from 'bson';
import { expect, it } from 'vitest';
import { encodeKey, encodeValue } from './keys.ts';

// https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/
const ascending: readonly unknown[] = [
  null,
  Number.NEGATIVE_INFINITY,
  -2.5,
  -1,
  0,
  0.5,
  1,
  2 ** 53,
  Number.POSITIVE_INFINITY,
  '',
  'A',
  'a',
  'a\0',
  'ab',
  'b',
  'आशा',
  {},
  { a: 1 },
  { a: 2 },
  { a: '1' },
  [1],
  [1, 2],
  [2],
  new Uint8Array([1]),
  new Uint8Array([2]),
  new Uint8Array([1, 1]),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ffffffffffffffffffffffff'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date('2026-07-20T00:00:00Z'),
];
const compared = (a: Uint8Array, b: Uint8Array) => Math.sign(Buffer.compare(a, b));

it('keys sort by type, then by value', () => {
  for (const [i, a] of ascending.entries())
    for (const [j, b] of ascending.entries())
      expect([a, b, compared(encodeValue(a), encodeValue(b))]).toEqual([a, b, Math.sign(i - j)]);
});

it('a descending part turns the order round, whatever follows it', () => {
  const keys = ascending.map((value) => encodeKey([value, 1], [true, false]));
  for (const [i, a] of keys.entries())
    for (const [j, b] of keys.entries()) expect(compared(a, b)).toBe(Math.sign(j - i));
  const same = (value: unknown) => [
    encodeKey([value, 1], [false, false]),
    encodeKey([value, 2], [false, false]),
  ];
  for (const value of ascending) expect(compared(...(same(value) as [Uint8Array, Uint8Array]))).toBe(-1);
});

it('numbers are one whatever they are stored as; minus nought is nought', () => {
  const one = encodeValue(1);
  for (const other of [new Int32(1), new Double(1), Long.fromNumber(1)])
    expect(encodeValue(other)).toEqual(one);
  expect(encodeValue(-0)).toEqual(encodeValue(0));
  expect(encodeValue(new Binary(new Uint8Array([1])))).toEqual(encodeValue(new Uint8Array([1])));
});
