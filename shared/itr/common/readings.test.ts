import { describe, expect, test } from 'vitest';
import { english } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import { contestedPoints } from '../../tax/readings.ts';
import { rulesOf } from '../../tax/years/index.ts';
import { itr2Form } from '../itr2/form.ts';
import { loadItrForm } from '../registry.ts';
import { contestedOutcomes, readingsOf } from './readings.ts';
import { itrTypes } from './types.ts';

const label = 'Marginal relief of the rebate is measured on slab tax';

test('every switch of the engine is a point with the reading of each year among its own', () => {
  for (const year of ['2024-25', '2025-26', '2026-27'] as const) {
    const { switches } = rulesOf(year);
    expect(contestedPoints.map(({ key }) => key).sort()).toEqual(Object.keys(switches).sort());
    for (const { key, readings } of contestedPoints)
      expect(readings.map(({ value }) => value)).toContain(switches[key]);
  }
});

test.each(itrTypes)(
  '%s follows a reading chosen and says so; another year without one is as before',
  async (type) => {
    const form = await loadItrForm(type, '2026-27');
    const said = (data: object) => form.compute({ ...data }).notes.map(({ message }) => english(message));
    expect(said({ readings: { rebateRelief: 'slab-tax' } })).toContain(label);
    expect(said({})).not.toContain(label);
    expect(said({ readings: { rebateRelief: 'all-tax' } })).not.toContain(label);
  },
);

test('a value no reading has is left out', () => {
  expect(readingsOf({ readings: { rebateRelief: 'other', taxRounding: 'half-up' } })).toEqual({
    switches: { taxRounding: 'half-up' },
  });
});

describe('ITR-2 of AY 2025-26, new regime: 4,00,000 at slab rates and short-term gains u/s 111A of 2,00,000 from August 2024', () => {
  // Total income 6,00,000, within the 7,00,000 of s.87A. Slab tax 5% of 1,00,000 is 5,000, gains 20% of 2,00,000 are 40,000.
  // Interest to 1 July: on 41,600 s.234B 4 x 416, s.234C 186 + 561 + 936 + 416; on 20,800 4 x 208 and 93 + 279 + 468 + 208.
  // Denied against special rates: 5,000 off, 40,000 with cess 41,600. Allowed: 25,000 off, 20,000 with cess 20,800.
  const data = {
    other_sources: { others: [{ nature: 'OTH', description: 'Interest', amount: 4_00_000 }] },
    capital_gains: { short: { equity_111a: { sale: { full_value: 2_00_000, cost: 0 } } } },
    filing: { filing_date: '2025-07-01' },
  };
  const form = itr2Form('2025-26');
  const pointOf = (of: object) =>
    contestedOutcomes(form, '2025-26', of as FormValues).find(({ key }) => key === 'rebateNewOnSpecialRates');
  test('both outcomes, the one followed marked', () => {
    const tax = ({ total, chosen, usual }: { total: number; chosen: boolean; usual: boolean }) => [
      total,
      chosen,
      usual,
    ];
    expect(pointOf(data)?.readings.map(tax)).toEqual([
      [45_363, true, true],
      [22_680, false, false],
    ]);
    const chosen = { ...data, readings: { rebateNewOnSpecialRates: 'allowed-except-112A' } };
    expect(pointOf(chosen)?.readings.map(tax)).toEqual([
      [45_363, false, true],
      [22_680, true, false],
    ]);
    expect(form.compute(chosen).chosen.tax.net).toBe(20_800);
  });
  test('a return on which nothing is contested has no points', () => {
    expect(contestedOutcomes(form, '2025-26', { other_sources: data.other_sources })).toEqual([]);
  });
});

test('a let-out loss in the new regime: the same tax, 3,00,000 carried or lapsed', () => {
  const points = contestedOutcomes(itr2Form('2026-27'), '2026-27', {
    house_property: {
      properties: [{ property_type: 'L', gross_annual_value: 0, loans: [{ interest: 3_00_000 }] }],
    },
  });
  expect(
    points.map(({ key, readings }) => [key, readings.map(({ total, carried }) => [total, carried])]),
  ).toEqual([
    [
      'newRegimeHouseLoss',
      [
        [0, 0],
        [0, 3_00_000],
      ],
    ],
  ]);
});
