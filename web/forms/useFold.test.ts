import { expect, test } from 'vitest';
import { filledBelow } from './useFold.ts';

test('a part nobody filled holds nothing, whatever empty answers stand in it', () => {
  expect(filledBelow(undefined)).toBe(0);
  expect(filledBelow({ full_value: 0, cost: '', inner: { rows: [], note: null } })).toBe(0);
});

test('answers and figures of a part are counted through its rows; a ticked box is one, a plain no another', () => {
  expect(filledBelow({ sale: { full_value: 5_00_000, cost: 0 }, rows: [{ name: 'A' }, { name: '' }] })).toBe(
    2,
  );
  expect(filledBelow({ on: true, off: false })).toBe(2);
});
