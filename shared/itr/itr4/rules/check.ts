import type { Issue } from '../../../forms/messages.ts';
import { type Itr1AssessmentYear, type Itr1Year, itr1Years } from '../../itr1/data/years.ts';
import { readable, rulesOf } from '../../itr1/rules/check.ts';
import { type Reader, type Rule, readerOf } from '../../itr1/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import { itr4RulesOf2025 } from './ay2025.ts';
import { itr4Rules } from './business.ts';
import { itr4FilingRules } from './filing.ts';
import { ownNameIn, sharedNameIn } from './numbers.ts';
import { asItr1, isShared, ownName } from './shared.ts';
import { itr4StatusRules } from './status.ts';

const run = (rule: Rule, reader: Reader, name: string | undefined): Issue[] =>
  [rule.check(reader)].flat().flatMap((found) =>
    found
      ? [
          {
            path: ownName(found.at),
            message: found.params ? { text: rule.message, params: found.params } : { text: rule.message },
            severity: rule.category === 'A' ? ('error' as const) : ('warning' as const),
            ...(name ? { rule: name } : {}),
          },
        ]
      : [],
  );

/** ITR-4's own rules for a year. */
export const ownRulesOf = (year: Itr1Year): Rule[] =>
  [...itr4FilingRules, ...itr4Rules, ...itr4StatusRules].filter(
    (r) => !r.years || r.years.includes(year.assessmentYear),
  );

/** Rules shared with ITR-1 for a year. */
export const sharedRulesOf = (year: Itr1Year): Rule[] =>
  rulesOf(itr1Years[year.assessmentYear as Itr1AssessmentYear]).filter(isShared);

/**
 * Runs ITR-4's own rules, and those shared with ITR-1. Numbers are those of the lists for AY 2026-27 (V1.0)
 * and AY 2025-26 (V1.1); the list for AY 2024-25 was not available, so its findings have none.
 */
export function checkItr4(year: Itr1Year, body: JsonObject): Issue[] {
  const other = readerOf(year, readable(year, asItr1(body)));
  const own = { ...readerOf(year, body), old: other.old };
  return [
    ...ownRulesOf(year).flatMap((rule) =>
      run(rule, own, ownNameIn(rule.no, year.assessmentYear, rule.category)),
    ),
    ...(year.assessmentYear === '2025-26'
      ? itr4RulesOf2025.flatMap((rule) => run(rule, own, `A-${rule.no}`))
      : []),
    ...sharedRulesOf(year).flatMap((rule) => run(rule, other, sharedNameIn(rule, year.assessmentYear))),
  ];
}
