import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../forms/form.ts';
import { type FormValues, getAt, removeRow, setAt } from '../../forms/paths.ts';
import { itr3Form } from '../itr3/form.ts';
import { fullReturn as fullItr3 } from '../itr3/testing/returns.ts';
import { itr2Form } from './form.ts';
import { fullReturn } from './testing/returns.ts';

const shares = (count: number): FormValues[] =>
  Array.from({ length: count }, (_, i) => ({
    acquired: i % 3 === 0 ? 'BE' : 'AE',
    isin: 'INE002A01018',
    name: `Share ${i + 1}`,
    units: 10 + i,
    price: 1200.5,
    fmv_unit: 900.25,
    sale_value: 12_005 + i,
    purchase_cost: 9_000 + i,
  }));
const list = 'schedule_112a.rows';

/** One change of a preparer: a field of a row, well or ill typed, a row less or more, or a field elsewhere. */
const edit = fc.oneof(
  fc.record({
    row: fc.nat(200),
    field: fc.constantFrom(
      'sale_value',
      'purchase_cost',
      'expenses',
      'units',
      'isin',
      'acquired',
      'nobody_knows',
    ),
    value: fc.oneof(
      fc.integer({ min: -5, max: 5_000_000 }),
      fc.constantFrom('AE', 'BE', 'INE154A01025', 'IN', undefined),
    ),
  }),
  fc.record({ removed: fc.nat(200) }),
  fc.record({ added: fc.nat(200) }),
  fc.record({ salary: fc.nat(9_000_000) }),
  fc.record({
    path: fc.constantFrom(
      'other_sources.interest_from_deposits',
      'deductions.sec_80e',
      'carried_losses.y2024.long_term',
      'house_property.properties.0.municipal_taxes_paid',
      'capital_gains.short.deemed_other',
      'profit_loss.salaries',
      'trading.intraday_income',
      'other_information.msme_interest',
    ),
    amount: fc.oneof(fc.nat(9_000_000), fc.constant(undefined)),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

const after = (data: FormValues, change: Edit): FormValues => {
  const rows = getAt(data, list) as FormValues[];
  if ('removed' in change)
    return rows.length > 0 ? removeRow(data, list, change.removed % rows.length) : data;
  if ('added' in change) return setAt(data, list, [...rows, shares(200)[change.added % 200]]);
  if ('path' in change) return setAt(data, change.path, change.amount);
  if ('salary' in change) return setAt(data, 'salary.employers.0.salary_17_1', change.salary);
  return rows.length > 0
    ? setAt(data, `${list}.${change.row % rows.length}.${change.field}`, change.value)
    : data;
};

describe.each([
  ['ITR-2', itr2Form('2026-27'), fullReturn('2026-27')],
  ['ITR-3', itr3Form('2026-27'), fullItr3('2026-27')],
] as const)('%s after edits one by one', (_, form, full) => {
  it('says the same as of the same return read anew, whatever was edited before', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 2, maxLength: 4 }), (edits) => {
        let data = setAt(full, list, shares(60)) as FormValues;
        for (const change of edits) {
          data = after(data, change);
          form.compute(data, '2026-07-20');
          checkComplete(form.model, data);
        }
        // A copy shares no row with anything calculated before.
        const anew = structuredClone(data);
        const text = (of: FormValues) =>
          JSON.stringify([form.compute(of, '2026-07-20'), checkComplete(form.model, of)]);
        expect(text(data) === text(anew)).toBe(true);
      }),
      { numRuns: 2 },
    );
  });
});
