import { expect, it } from 'vitest';
import { emptyYear } from '../../../shared/gst/composition/composition.ts';
import { bodyOf, type Composition, yearOf } from './figures.ts';

it('turns the year of an answer into paise and back, every figure', () => {
  const year = emptyYear();
  year.quarters[1] = {
    outward: 10_05,
    taxable: 5_01,
    inward: 3_00,
    inwardTax: { igst: 1, cgst: 2, sgst: 3, cess: 4 },
    paid_on: '2025-10-18',
  };
  year.inward['4D'] = { value: 7_07, tax: { igst: 9, cgst: 0, sgst: 0, cess: 0 } };
  const answer: Composition = {
    ...year,
    financial_year: '2025-26',
    gstin: '',
    registration_id: 'r',
    scheme: 'composition',
    version: 4,
    can_edit: true,
    issues: [],
  };
  const sent = bodyOf(answer, year);
  expect(sent).toMatchObject({
    version: 4,
    registration_id: 'r',
    financial_year: '2025-26',
    dealer: 'trader',
  });
  expect(sent.quarters[1]).toEqual({
    outward: 10.05,
    taxable: 5.01,
    inward: 3,
    inwardTax: { igst: 0.01, cgst: 0.02, sgst: 0.03, cess: 0.04 },
    paid_on: '2025-10-18',
  });
  expect(yearOf({ ...answer, ...sent })).toEqual(year);
});
