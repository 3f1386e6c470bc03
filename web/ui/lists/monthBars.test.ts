import { expect, it } from 'vitest';
import { barsOf } from './MonthBars.tsx';

it('bars stand on the line of nil, or hang from it, on one scale', () => {
  // The chart is 56 high: 300 above nil and 100 below give 42 and 14.
  const all = [300, -100, 0, 1];
  expect(barsOf(all, all)).toEqual([
    { y: 0, height: 42 },
    { y: 42, height: 14 },
    { y: 42, height: 0 },
    { y: 41.86, height: 1 },
  ]);
  expect(barsOf([0, 0], [0, 0])).toEqual([
    { y: 0, height: 0 },
    { y: 0, height: 0 },
  ]);
});
