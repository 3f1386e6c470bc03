import type { Issue } from '../../../forms/messages.ts';
import { readable, rulesOf } from '../../itr1/rules/check.ts';
import { type Reader, type Rule, readerOf } from '../../itr1/rules/reader.ts';
import { type Itr1Year, itr1Years } from '../../itr1/years.ts';
import type { JsonObject } from '../../json/path.ts';
import { itr4Rules } from './business.ts';
import { itr4FilingRules } from './filing.ts';
import { asItr1, notShared, numbersInItr4, ownName } from './shared.ts';

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

/** The number a shared rule has in ITR-4's list for AY 2026-27; none where only ITR-1's is known. */
const sharedName = (rule: Rule): string | undefined => {
  const no = rule.category === 'A' ? numbersInItr4[rule.no] : undefined;
  return no === undefined ? undefined : `A-${no}`;
};

/**
 * Runs ITR-4's own rules, and those it shares with ITR-1. Numbers are those of the list for AY 2026-27; the list for
 * AY 2025-26 was not available, so its findings carry none.
 */
export function checkItr4(year: Itr1Year, body: JsonObject): Issue[] {
  const numbered = year.assessmentYear === '2026-27';
  const own = readerOf(year, body);
  const other = readerOf(year, readable(year, asItr1(body)));
  const ownRules = [...itr4FilingRules, ...itr4Rules].filter(
    (r) => !r.years || r.years.includes(year.assessmentYear),
  );
  const shared = rulesOf(itr1Years[year.assessmentYear]).filter(
    (r) => r.category !== 'A' || !notShared.has(r.no),
  );
  return [
    ...ownRules.flatMap((rule) => run(rule, own, numbered ? `A-${rule.no}` : undefined)),
    ...shared.flatMap((rule) => run(rule, other, numbered ? sharedName(rule) : undefined)),
  ];
}
