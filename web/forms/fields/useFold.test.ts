import { expect, test } from 'vitest';
import { filledBelow, holdsAnything } from './useFold.ts';

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

// An import opens the part around it before the figures follow: the inner part must not stay folded over what arrived.
test.each([
  ['typed, figures not yet worked out', { losses: { year_1: { long_term: 60_000 } } }, {}, true],
  ['worked out alone', {}, { losses: { year_1: { left: 60_000 } } }, true],
  [
    'nil and empty',
    { losses: { year_1: { long_term: 0 } } },
    { losses: { year_1: { left: 0, note: '' } } },
    false,
  ],
])('a part holds something: %s', (_, data, derived, holds) => {
  const store = { state: () => ({ data }), derived: () => derived };
  expect(holdsAnything(store as never, 'losses.year_1')).toBe(holds);
});
