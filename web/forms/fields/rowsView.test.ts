import { expect, it } from 'vitest';
import type { FieldMeta } from '../../../shared/forms/fields.ts';
import type { FormNode } from '../../../shared/forms/walk.ts';
import { fitsLine, viewOf } from './rowsView.ts';

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

it('shows a row as a line of its fields where these are a few short ones that are typed', () => {
  const field = (label: string, meta: Partial<FieldMeta> = {}) =>
    ({
      node: 'field',
      key: label,
      path: label,
      optional: false,
      meta: { label, kind: 'text', ...meta },
    }) as FormNode;
  const item = [
    field('Nature'),
    field('Description', { when: () => false }),
    field('Amount', { kind: 'amount' }),
  ];
  expect(fitsLine({ children: item })).toBe(true);
  expect(fitsLine({ children: [...item, field('Year')] })).toBe(true);
  expect(fitsLine({ children: [...item, field('Year'), field('TAN')] })).toBe(false);
  expect(fitsLine({ children: [field('PRAN')] })).toBe(false);
  expect(fitsLine({ children: [...item, field('Total', { computed: true })] })).toBe(false);
  expect(fitsLine({ children: [...item, field('Remarks', { kind: 'multiline' })] })).toBe(false);
  expect(fitsLine({ children: [field('Nature'), field('x'.repeat(59))] })).toBe(false);
  const list = {
    node: 'rows',
    key: 'loans',
    path: 'loans',
    meta: { label: 'Loans' },
    children: item,
  } as unknown as FormNode;
  expect(fitsLine({ children: [field('Nature'), list] })).toBe(false);
});
