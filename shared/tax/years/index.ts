import type { AssessmentYear } from '../../dates.ts';
import { years } from './list.ts';
import type { YearRules } from './types.ts';

/** Rules by assessment year. */
export const rulesByYear: ReadonlyMap<string, YearRules> = new Map(
  years.map((rules) => [rules.assessmentYear, rules]),
);

/** The assessment years with law, newest first; a return also needs a form (`itrFormsAvailable`). */
export const lawYears: readonly AssessmentYear[] = years.map(({ assessmentYear }) => assessmentYear);

/** Whether rules exist for a year. */
export const hasLaw = (ay: unknown): ay is AssessmentYear => typeof ay === 'string' && rulesByYear.has(ay);

/** Rules of an assessment year; RangeError if there are none. */
export function rulesOf(ay: string): YearRules {
  const rules = rulesByYear.get(ay);
  if (!rules) throw new RangeError(`There is no law for assessment year ${ay} here`);
  return rules;
}
