import { expect, it } from 'vitest';
import { compareValues } from './compare.ts';

/** The order MongoDB's documentation gives: strings by the bytes of their UTF-8. */
const byBytes = (a: string, b: string) => Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));

it('strings are ordered by their bytes in UTF-8, those above the basic plane last', () => {
  // U+D7FF and U+E000 enclose the surrogates; U+10000, U+103FF, U+10400 and U+10FFFF are written with the first and the last of them
  const points = [0, 0x41, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xfffd, 0xffff, 0x10000, 0x103ff]
    .concat([0x10400, 0x1f600, 0x10fc00, 0x10ffff])
    .map((point) => String.fromCodePoint(point));
  const all = ['', ...points, ...points.flatMap((p) => [`a${p}`, `${p}a`, `${p}${p}`])];
  for (const a of all)
    for (const b of all) expect([a, b, Math.sign(compareValues(a, b))]).toEqual([a, b, byBytes(a, b)]);
});

it('numbers by size, not-a-number first, and minus nought is nought', () => {
  const ascending = [Number.NaN, Number.NEGATIVE_INFINITY, -1, 0, 1, Number.POSITIVE_INFINITY];
  for (const [i, a] of ascending.entries())
    for (const [j, b] of ascending.entries())
      expect([a, b, Math.sign(compareValues(a, b))]).toEqual([a, b, Math.sign(i - j)]);
  expect(compareValues(-0, 0)).toBe(0);
});

it('a missing value is null, and dates go by time', () => {
  expect([compareValues(undefined, null), compareValues(null, undefined)]).toEqual([0, 0]);
  expect(Math.sign(compareValues(new Date(2), new Date(1)))).toBe(1);
  expect(Math.sign(compareValues(new Date(1), new Date(2)))).toBe(-1);
  expect(Math.sign(compareValues('b', 1))).toBe(1);
});
