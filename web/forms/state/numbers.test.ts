import { describe, expect, it } from 'vitest';
import { readNumber } from './numbers.ts';

describe('a typed number', () => {
  it.each([
    ['12', true, 12],
    ['1,200', true, 1200],
    ['12.5', true, undefined],
    ['12.5%', false, 12.5],
    ['.5', false, 0.5],
    ['', true, null],
    ['12a', false, undefined],
    ['-3', true, -3],
    ['1e9', false, undefined],
  ])('%s (whole %s) reads as %s', (text, whole, value) => expect(readNumber(text, whole)).toBe(value));
});
