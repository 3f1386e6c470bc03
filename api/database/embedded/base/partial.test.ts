import { expect, it } from 'vitest';
import { filterNeeds } from './partial.ts';

it('a filter reads the top fields it names, also in clauses; an operator it does not know reads any', () => {
  const needs = (filter: object) => {
    const found = filterNeeds(filter as never);
    return found && [...found].sort();
  };
  expect(needs({ a: 1, 'b.c.d': { $gt: 2 } })).toEqual(['a', 'b']);
  expect(needs({ $and: [{ a: 1 }, { $or: [{ 'e.f': 2 }, { g: null }] }] })).toEqual(['a', 'e', 'g']);
  expect(needs({})).toEqual([]);
  expect(needs({ a: 1, $nor: [{ b: 1 }] })).toBeUndefined();
  expect(needs({ a: 1, $expr: { $eq: ['$b', 1] } })).toBeUndefined();
  expect(needs({ $or: { b: 1 } })).toBeUndefined();
  expect(needs({ $or: [{ a: 1 }, { $where: 'b' }] })).toBeUndefined();
});
