import { expect, it } from 'vitest';
import { viewOf } from './rowsView.ts';

it('opens a list as a table where its rows come from tables or are many, and as it was last chosen', () => {
  const plain = { path: 'salary.employers', meta: { label: 'Employers' } };
  const shares = { path: 'shares.rows', meta: { label: 'Shares', grid: true as const } };
  expect(viewOf(plain, 0, {})).toBe('cards');
  expect(viewOf(plain, 20, {})).toBe('cards');
  expect(viewOf(plain, 21, {})).toBe('grid');
  expect(viewOf(shares, 0, {})).toBe('grid');
  expect(viewOf(shares, 500, { 'shares.rows': 'cards' })).toBe('cards');
  expect(viewOf(plain, 1, { 'salary.employers': 'grid' })).toBe('grid');
});
