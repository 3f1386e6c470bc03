import { expect, test } from 'vitest';
import { inSight } from './steps.ts';

/** A view of 340 px over rows of 34 px: ten rows. */
const rowInSight = (now: number, row: number) => inSight(now, 340, row * 34, (row + 1) * 34);

test('a row in sight scrolls nothing', () => {
  expect(rowInSight(0, 0)).toBe(0);
  expect(rowInSight(0, 9)).toBe(0);
  expect(rowInSight(20, 1)).toBe(20);
});

test('a row below goes to the foot of the view, a row above to its head, both as little as needed', () => {
  expect(rowInSight(0, 10)).toBe(34);
  expect(rowInSight(20, 10)).toBe(34);
  expect(rowInSight(0, 49)).toBe(1360);
  expect(rowInSight(1360, 39)).toBe(1326);
  expect(rowInSight(20, 0)).toBe(0);
});

test('a column wider than the view stays where it is', () => {
  expect(inSight(50, 100, 200, 301)).toBe(50);
  expect(inSight(50, 100, 200, 300)).toBe(200);
});
