import { expect, test } from 'vitest';
import { visibleRows } from './windowing.ts';

test('only the rows on the screen and a few beyond are drawn', () => {
  expect(visibleRows(10_000, 46, 200, 900)).toEqual({ from: 0, to: 24 });
  expect(visibleRows(10_000, 46, -46_000, 900)).toEqual({ from: 992, to: 1028 });
  expect(visibleRows(10_000, 46, -459_500, 900)).toEqual({ from: 9981, to: 10_000 });
  // Far past the end (the list got shorter while scrolled down): a last row is still drawn.
  expect(visibleRows(3, 46, -46_000, 900)).toEqual({ from: 2, to: 3 });
  expect(visibleRows(0, 46, 0, 900)).toEqual({ from: 0, to: 0 });
});
