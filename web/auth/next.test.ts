import { expect, test } from 'vitest';
import { safeNext } from './next.ts';

test.each([
  ['/app/companies?page=2', '/app/companies?page=2'],
  ['/shared/abc', '/shared/abc'],
  ['//evil.example', '/app'],
  ['https://evil.example', '/app'],
  ['/app//evil.example', '/app'],
  ['/application', '/app'],
  ['/app\\evil', '/app'],
  [null, '/app'],
])('after sign-in, %s leads to %s', (next, expected) => {
  expect(safeNext(next)).toBe(expected);
});
