import type { AssessmentYear } from '../../dates.ts';
import { ay2024 } from './ay2024-25.ts';
import { ay2025 } from './ay2025-26.ts';
import { ay2026 } from './ay2026-27.ts';
import { ay2027 } from './ay2027-28.ts';
import type { YearRules } from './types.ts';

/** Every year with law, newest first: adding one is its file and its name here (docs/contributing-forms.md). */
const years: readonly YearRules[] = [ay2027, ay2026, ay2025, ay2024];

/** Rules by assessment year. */
export const rulesByYear: ReadonlyMap<string, YearRules> = new Map(
  years.map((rules) => [rules.assessmentYear, rules]),
);

/** The assessment years with law, newest first; a return also needs a form (`itrFormsAvailable`). */
export const lawYears: readonly AssessmentYear[] = years.map(({ assessmentYear }) => assessmentYear);

/** Whether there is law for a year. */
export const hasLaw = (ay: unknown): ay is AssessmentYear => typeof ay === 'string' && rulesByYear.has(ay);

/** Rules of an assessment year; RangeError for one that has none. */
export function rulesOf(ay: string): YearRules {
  const rules = rulesByYear.get(ay);
  if (!rules) throw new RangeError(`There is no law for assessment year ${ay} here`);
  return rules;
}
