import { expect, test } from 'vitest';
import { checkComplete } from '../../forms/form.ts';
import { getAt } from '../../forms/paths.ts';
import { itr1Form } from '../itr1/form.ts';
import { itr2Form } from '../itr2/form.ts';
import { itr3Form } from '../itr3/form.ts';
import { itr4Form } from '../itr4/form.ts';

// Let out, or self-occupied in the old regime, AY 2026-27 (FY 2025-26). Interest of the year 1,20,000; before completion 2,00,000, a fifth 40,000 (s.24(b)).
const loan = { sanction_date: '2020-05-01', interest_current: 1_20_000, interest_before: 2_00_000 };
const forms = { 'ITR-1': itr1Form, 'ITR-2': itr2Form, 'ITR-3': itr3Form, 'ITR-4': itr4Form };

const worked = (name: keyof typeof forms, row: object, type = 'S') => {
  const form = forms[name]('2026-27');
  const data = {
    house_property: { properties: [{ property_type: type, gross_annual_value: 0, loans: [row] }] },
  };
  const { comparison, derived } = form.compute(data);
  const at = (path: string) => getAt(derived, `house_property.properties.0.${path}`);
  return {
    allowed: comparison.old.houseProperty.properties[0]!.interest,
    inFile: at('loans.0.interest'),
    total: at('total_loan_interest'),
    again: form.compute(derived).comparison.old.houseProperty.properties[0]!.interest,
    unused: form.unused(data).map(({ path }) => path),
  };
};

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  '%s: a fifth with the interest of the year',
  (name) => {
    const of = worked(name, { ...loan, completed_on: '2023-06-01' }, 'L');
    expect(of).toEqual({ allowed: 1_60_000, inFile: 1_60_000, total: 1_60_000, again: 1_60_000, unused: [] });
  },
);

test.each([
  ['fifth year', { completed_on: '2022-03-31' }, 1_60_000],
  ['sixth year', { completed_on: '2021-03-31' }, 1_20_000],
  ['completed within five years of the end of 2020-21', { completed_on: '2026-03-31' }, 1_60_000],
  [
    'a year of the loan earlier: late, 30,000',
    { sanction_date: '2020-03-31', completed_on: '2025-04-01' },
    30_000,
  ],
  ['repair: 30,000', { purpose: 'repair', completed_on: '2023-06-01' }, 30_000],
  ['loan before April 1999: 30,000', { sanction_date: '1999-03-31', purpose: 'acquisition' }, 30_000],
  [
    'typed whole, as before',
    { interest_current: undefined, interest_before: undefined, interest: 1_90_000 },
    1_90_000,
  ],
])('limits of s.24(b): %s', (_, more, allowed) => {
  expect(worked('ITR-2', { ...loan, ...more }).allowed).toBe(allowed);
});

test('let out, neither limit counts', () => {
  expect(worked('ITR-2', { ...loan, purpose: 'repair', completed_on: '2023-06-01' }, 'L').allowed).toBe(
    1_60_000,
  );
});

test('a loan for repair does not bring the loan for the purchase down to its limit', () => {
  // purchase 1,50,000 in full; repair 50,000 limited to 30,000; 1,80,000 within 2,00,000
  const purchase = { sanction_date: '2020-06-01', purpose: 'acquisition', completed_on: '2020-09-01' };
  const repair = { sanction_date: '2024-06-01', purpose: 'repair', completed_on: '2024-08-01' };
  const of = (bought: number) => {
    const loans = [
      { ...purchase, interest: bought },
      { ...repair, interest: 50_000 },
    ];
    const { chosen } = itr2Form('2026-27').compute({
      filing: { opt_out_new_tax_regime: 'Y' },
      house_property: { properties: [{ property_type: 'S', loans }] },
    });
    return chosen.houseProperty.properties[0]!.interest;
  };
  expect(of(1_50_000)).toBe(1_80_000);
  // both together at most 2,00,000
  expect(of(1_90_000)).toBe(2_00_000);
});

test('interest of earlier years asks for the day of completion', () => {
  const { model } = itr2Form('2026-27');
  const found = checkComplete(model, {
    house_property: { properties: [{ property_type: 'S', loans: [loan] }] },
  }).map(({ path }) => path);
  expect(found).toContain('house_property.properties.0.loans.0.completed_on');
});
