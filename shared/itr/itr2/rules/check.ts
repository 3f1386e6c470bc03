import { allStages } from '../../../forms/form.ts';
import type { Issue } from '../../../forms/messages.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr2Year } from '../data/years.ts';
import { itr2Advice } from './advice.ts';
import { filingRules } from './filing.ts';
import { gainRules } from './gains.ts';
import { incomeRules } from './income.ts';
import { rulesOfLines } from './lines.ts';
import { numberedRules } from './numbered.ts';
import { type Rule, readerOf } from './reader.ts';
import { sumRule } from './sums.ts';
import { itr2Lines } from './table.ts';

/** Rules of our own, on every year's file. */
export const itr2Rules: readonly Rule[] = [...filingRules, ...incomeRules, ...gainRules, sumRule];

/** Rules of the department's list for AY 2026-27, by number. */
export const itr2Numbered: readonly Rule[] = [...rulesOfLines(itr2Lines, 'itr2'), ...numberedRules];

/** Rules between two stages: a few milliseconds. */
const AT_A_TIME = 60;

/** Findings of rules as issues, in stages. */
export function* issueStages<R>(
  rules: readonly {
    id: string;
    message: string;
    severity?: 'warning';
    check: (r: R) => ReturnType<Rule['check']>;
  }[],
  reader: R,
): Generator<undefined, Issue[]> {
  const out: Issue[] = [];
  for (const [i, { id, message, severity, check }] of rules.entries()) {
    if (i % AT_A_TIME === AT_A_TIME - 1) yield;
    for (const found of [check(reader)].flat())
      if (found)
        out.push({
          path: found.at,
          message: found.params ? { text: message, params: found.params } : { text: message },
          severity: severity ?? 'error',
          rule: id,
        });
  }
  return out;
}

/**
 * Findings of the department's rules replace ours on the same field; of several of ours and of equal messages
 * the first is kept.
 */
export const reported = (issues: readonly Issue[]): Issue[] => {
  const official = new Set(issues.filter((i) => i.rule?.startsWith('A-')).map((i) => i.path));
  const seen = new Set<string>();
  return issues.filter((i) => {
    const key = `${i.rule} ${i.path}`;
    if (seen.has(key) || (!i.rule?.startsWith('A-') && i.severity === 'error' && official.has(i.path)))
      return false;
    seen.add(key);
    return true;
  });
};

/** Runs the rules over the body of a file (`ITR.ITR2`), in stages; paths are JSON paths inside it. */
export const fileRuleStages = (year: Itr2Year, body: JsonObject): Generator<undefined, Issue[]> =>
  issueStages(
    year.assessmentYear === '2026-27' ? [...itr2Numbered, ...itr2Rules, ...itr2Advice] : itr2Rules,
    readerOf(year, body),
  );

/** All findings of the rules. */
export const checkRules = (year: Itr2Year, body: JsonObject): Issue[] =>
  allStages(fileRuleStages(year, body));
