import { createElement } from 'react';
import { expect, it } from 'vitest';
import { markupOf, textsOf } from '../../testing/markup.tsx';
import { barsOf, MonthBars } from './MonthBars.tsx';

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

it('draws nothing of months without amounts, else a bar for each series of each month', () => {
  const drawn = (values: number[]) => {
    const months = [{ label: 'Apr', values }];
    return createElement(MonthBars, { caption: 'Tax', series: ['Sales', 'Purchases'], months });
  };
  expect(markupOf(drawn([0, 0]))).toBe('');
  expect(textsOf(drawn([0, 5]))).toEqual(['Tax', 'Sales', 'Purchases', 'Apr']);
  const bars = [...markupOf(drawn([10, 5])).matchAll(/<rect x="(\d+)" y="(\d+)" width="12" height="(\d+)"/g)];
  expect(bars.map(([, x, y, height]) => [x, y, height])).toEqual([
    ['0', '0', '56'],
    ['13', '28', '28'],
  ]);
});
