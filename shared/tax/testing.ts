import type { AssessmentYear } from '../dates.ts';
import { computeTax } from './compute.ts';
import type { Regime, TaxInput, TaxResult } from './model/types.ts';

/**
 * A resident individual of 35 without income, new regime, AY 2026-27, filed on the due date; tests override
 * fields.
 */
export const person = (overrides: Partial<TaxInput> = {}): TaxInput => ({
  assessmentYear: '2026-27',
  regime: 'new',
  assessee: { type: 'individual', dateOfBirth: '1990-06-15' },
  ...overrides,
});

/** Result of `person` with overrides. */
export const taxed = (overrides: Partial<TaxInput> = {}): TaxResult => computeTax(person(overrides));

/** Result with a plain slab income (interest) in a year and regime; taxes paid do not matter. */
export const onIncome = (
  income: number,
  assessmentYear: AssessmentYear = '2026-27',
  regime: Regime = 'new',
  overrides: Partial<TaxInput> = {},
): TaxResult => taxed({ assessmentYear, regime, otherSources: { otherInterest: income }, ...overrides });
