import { allStages } from '../../../forms/form.ts';
import type { Issue } from '../../../forms/messages.ts';
import { issueStages, reported } from '../../itr2/rules/check.ts';
import { rulesOfLines } from '../../itr2/rules/lines.ts';
import { type Rule, readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr6Year } from '../data/years.ts';
import { itr6Advice } from './advice.ts';
import { generalRules } from './general.ts';
import { itr6Lines } from './table.ts';

/** Rules of the department's list for AY 2026-27 that a line of text cannot say, and our own. */
export const itr6Rules: readonly Rule[] = generalRules;

/** Rules of the list as lines, a rule for each number. */
export const itr6Numbered: readonly Rule[] = rulesOfLines(itr6Lines, 'itr5');

/** Runs the rules over the body of a file (`ITR.ITR6`), in stages; paths are JSON paths inside it. */
export function* fileRuleStages(year: Itr6Year, body: JsonObject): Generator<undefined, Issue[]> {
  const rules = [...itr6Numbered, ...itr6Rules, ...itr6Advice];
  return reported(yield* issueStages(rules, { ...readerOf(year as never, body), old: true }));
}

/** All findings of the rules. */
export const checkRules = (year: Itr6Year, body: JsonObject): Issue[] =>
  allStages(fileRuleStages(year, body));
