import { expect, it } from 'vitest';
import { listedRefused } from './refused.ts';

it('an answer lists the first 5,000 refused lines of a file', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  expect(listedRefused(lines(4999))).toEqual(lines(4999));
  expect(listedRefused(lines(5001))).toEqual(lines(5000));
});
