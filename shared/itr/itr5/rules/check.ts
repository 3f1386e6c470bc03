import { allStages } from '../../../forms/form.ts';
import type { Issue } from '../../../forms/messages.ts';
import { issueStages, reported } from '../../itr2/rules/check.ts';
import { incomeRules } from '../../itr2/rules/income.ts';
import { rulesOfLines } from '../../itr2/rules/lines.ts';
import { type Rule, readerOf } from '../../itr2/rules/reader.ts';
import { businessRules as itr3Business } from '../../itr3/rules/business.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr5Year } from '../data/years.ts';
import { itr5Advice } from './advice.ts';
import { businessRules } from './business.ts';
import { generalRules } from './general.ts';
import { otherRules } from './others.ts';
import { itr5Lines } from './table.ts';

/** Warnings of ITR-2 and ITR-3 on amounts that only their schedule has: no tax follows from them. */
const shared: readonly Rule[] = [...incomeRules, ...itr3Business].flatMap((rule) =>
  ['PTI-1', 'VIA-C'].includes(rule.id) ? [{ ...rule, severity: 'warning' }] : [],
);

/** Rules of the department's list for AY 2026-27 that a line of text cannot say, and our own. */
export const itr5Rules: readonly Rule[] = [...generalRules, ...businessRules, ...otherRules, ...shared];

/** Rules of the list as lines, a rule for each number. */
export const itr5Numbered: readonly Rule[] = rulesOfLines(itr5Lines, 'itr5');

/** The file as read by the rules: assessees without a choice of regime are taxed without s.115BAC. */
export const itr5Reader = (year: Itr5Year, body: JsonObject) => {
  const reader = readerOf(year, body);
  return { ...reader, old: reader.s('PartA_GEN1.FilingStatus.OptOldRegimeCurrAY') !== 'N' };
};

/** Runs the rules over the body of a file (`ITR.ITR5`), in stages; paths are JSON paths inside it. */
export function* fileRuleStages(year: Itr5Year, body: JsonObject): Generator<undefined, Issue[]> {
  const rules = [...itr5Numbered, ...itr5Rules, ...itr5Advice];
  return reported(yield* issueStages(rules, itr5Reader(year, body)));
}

/** All findings of the rules. */
export const checkRules = (year: Itr5Year, body: JsonObject): Issue[] =>
  allStages(fileRuleStages(year, body));
