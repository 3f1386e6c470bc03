import { allStages } from '../../../forms/form.ts';
import type { Issue } from '../../../forms/messages.ts';
import { issueStages } from '../../itr2/rules/check.ts';
import { filingRules } from '../../itr2/rules/filing.ts';
import { gainRules } from '../../itr2/rules/gains.ts';
import { incomeRules } from '../../itr2/rules/income.ts';
import { rulesOfLines } from '../../itr2/rules/lines.ts';
import { type Rule, readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr3Year } from '../data/years.ts';
import { itr3Advice } from './advice.ts';
import { businessRules } from './business.ts';
import { itr3NumberedRules } from './numbered.ts';
import { salaryRules, sumRules } from './sums.ts';
import { itr3Lines } from './table.ts';

/** Rules of ITR-2 that ITR-3 has in other words or other places. */
const notShared: readonly string[] = ['CFL-1', 'GEN-1'];

/** Every rule of the form: its own, and those on the schedules it shares with ITR-2. */
export const itr3Rules: readonly Rule[] = [
  ...businessRules,
  ...salaryRules,
  ...sumRules,
  ...[...filingRules, ...incomeRules, ...gainRules].filter(({ id }) => !notShared.includes(id)),
];

/** Rules of the department's list for AY 2026-27 worded as ITR-2's, by ITR-3's numbers. */
export const itr3Numbered: readonly Rule[] = [...rulesOfLines(itr3Lines, 'itr3'), ...itr3NumberedRules];

/**
 * Runs the rules over the body of a file (`ITR.ITR3`), in stages; paths are JSON paths inside it. Numbers are those of
 * the list for AY 2026-27; the list for AY 2025-26 was not available, so its findings have only our own
 * names.
 */
export function* fileRuleStages(year: Itr3Year, body: JsonObject): Generator<undefined, Issue[]> {
  const reader = readerOf(year, body);
  const old =
    reader.s(`PartA_GEN1.FilingStatus.${year.later ? 'OptOldRegimeCurrAY' : 'OptOutNewTaxRegime'}`) === 'Y';
  const issues = yield* issueStages(year.later ? [...itr3Numbered, ...itr3Rules, ...itr3Advice] : itr3Rules, {
    ...reader,
    old,
  });
  return year.later
    ? issues
    : issues.map(({ rule, ...issue }) =>
        rule?.startsWith('A-') ? issue : { ...issue, ...(rule ? { rule } : {}) },
      );
}

/** All findings of the rules. */
export const checkRules = (year: Itr3Year, body: JsonObject): Issue[] =>
  allStages(fileRuleStages(year, body));
