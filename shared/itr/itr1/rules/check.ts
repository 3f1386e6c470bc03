import type { Issue } from '../../../forms/messages.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr1Year } from '../years.ts';
import { adviceRules } from './advice.ts';
import { deductionRules } from './deductions.ts';
import { donationRules, partyRules } from './donations.ts';
import { filingRules } from './filing.ts';
import { healthRules } from './health.ts';
import { housePropertyRules, totalIncomeRules } from './house-property.ts';
import { scheduleRules } from './loans.ts';
import { exemptIncomeRules, otherSourcesRules } from './other-sources.ts';
import { type Rule, readerOf } from './reader.ts';
import { hraRules, reliefRules, salaryRules } from './salary.ts';
import { taxRules } from './tax.ts';
import { taxesPaidRules } from './taxes-paid.ts';

const subjects: readonly (readonly Rule[])[] = [
  filingRules,
  salaryRules,
  hraRules,
  reliefRules,
  housePropertyRules,
  otherSourcesRules,
  exemptIncomeRules,
  totalIncomeRules,
  deductionRules,
  scheduleRules,
  donationRules,
  partyRules,
  healthRules,
  taxRules,
  taxesPaidRules,
  adviceRules,
];

/** Every rule that applies to the year. */
export const rulesOf = (year: Itr1Year): Rule[] =>
  subjects.flat().filter((r) => !r.years || r.years.includes(year.assessmentYear));

/**
 * Numbers are those of the department's list for AY 2025-26 (V1.1). Its list for AY 2026-27 was not available: the same
 * rules are carried with that year's figures and paths, under the numbers of the earlier list.
 */
export const rulesSource = 'CBDT e-Filing ITR-1 Validation Rules AY 2025-26 V1.1 (10 July 2025)';

/** Runs the department's rules over the body of a file (`ITR.ITR1`); paths are JSON paths inside it. */
export function checkRules(year: Itr1Year, body: JsonObject): Issue[] {
  const reader = readerOf(year, body);
  return rulesOf(year).flatMap((rule) =>
    [rule.check(reader)].flat().flatMap((found) =>
      found
        ? [
            {
              path: found.at,
              message: found.params ? { text: rule.message, params: found.params } : { text: rule.message },
              severity: rule.category === 'A' ? ('error' as const) : ('warning' as const),
              rule: `${rule.category}-${rule.no}`,
            },
          ]
        : [],
    ),
  );
}
