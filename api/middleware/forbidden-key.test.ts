import { expect, it } from 'vitest';
import { hasForbiddenKey } from './forbidden-key.ts';

const nested = (levels: number, inside: unknown = 1): unknown =>
  Array.from({ length: levels }).reduce((value) => ({ a: value }), inside);

it('keys that reach a prototype or a method of every object are found at any depth', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'toJSON'])
    for (const value of [`{"${key}":1}`, `{"a":{"${key}":{}}}`, `[1,null,{"a":[{"${key}":null}]}]`])
      expect(hasForbiddenKey(JSON.parse(value)), value).toBe(true);
  for (const value of [null, 1, 'toString', [], {}, { a: [null, 'x', { b: 'toJSON' }] }])
    expect(hasForbiddenKey(value), JSON.stringify(value)).toBe(false);
});

it('a hundred levels below the first are a form, one more is an attack', () => {
  expect(hasForbiddenKey(nested(101))).toBe(false);
  expect(hasForbiddenKey(nested(102))).toBe(true);
  expect(hasForbiddenKey(JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)))).toBe(true);
});
