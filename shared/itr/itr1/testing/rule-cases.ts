import { cases2026 } from './rule-cases-2026.ts';
import { deductionCases } from './rule-cases-deductions.ts';
import { incomeCases } from './rule-cases-income.ts';
import { taxCases } from './rule-cases-tax.ts';

/** A case for every rule that can be checked. */
export const cases = [...incomeCases, ...deductionCases, ...taxCases, ...cases2026];
