import type { Issue } from '../../../forms/messages.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr1Year } from '../years.ts';
import { type Rule, readerOf } from './reader.ts';

const subjects: readonly (readonly Rule[])[] = [];

/** Every rule that applies to the year. */
export const rulesOf = (year: Itr1Year): Rule[] =>
  subjects.flat().filter((r) => !r.years || r.years.includes(year.assessmentYear));

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
