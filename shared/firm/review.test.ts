import { expect, it } from 'vitest';
import { changesBetween } from './review.ts';

it('names each figure that is not what it was, with both values', () => {
  const before = {
    salary: { gross: 900000, perks: 0 },
    rows: [
      { id: 'a', amount: 1 },
      { id: 'b', amount: 2 },
    ],
  };
  const after = {
    salary: { gross: 950000, perks: 0 },
    rows: [
      { id: 'c', amount: 5 },
      { id: 'a', amount: 1 },
    ],
    pan: 'X',
  };
  expect(changesBetween(before, after)).toEqual([
    { field: 'salary.gross', before: 900000, after: 950000 },
    { field: 'rows[c].amount', before: null, after: 5 },
    { field: 'pan', before: null, after: 'X' },
    { field: 'rows[b].amount', before: 2, after: null },
  ]);
});

it('takes empty and absent for the same, and zero for a figure', () => {
  expect(changesBetween({ a: '', b: null, c: 0 }, {})).toEqual([{ field: 'c', before: 0, after: null }]);
});
