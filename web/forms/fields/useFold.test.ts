import { expect, test } from 'vitest';
import { loadItrForm } from '../../../shared/itr/registry.ts';
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

// ITR-4 begins with both presumptive schemes ticked: asked what applies, no one has said yes to a profession yet.
test('a box ticked from the start is no answer; one taken off, or an amount beside it, is', async () => {
  const { model } = await loadItrForm('ITR-4', '2026-27');
  const holds = (profession44ada: object) =>
    holdsAnything(
      { model, state: () => ({ data: { profession44ada } }), derived: () => ({ profession44ada }) } as never,
      'profession44ada',
    );
  expect(holds({ use_presumptive: true, gross_receipts: 0 })).toBe(false);
  expect(holds({ use_presumptive: false })).toBe(true);
  expect(holds({ use_presumptive: true, digital_receipts: 1 })).toBe(true);
});
