import { allStages } from '../../../forms/form.ts';
import type { Issue } from '../../../forms/messages.ts';
import { moved } from '../../common/relocated.ts';
import { issueStages } from '../../itr2/rules/check.ts';
import { taxedPassThrough } from '../../itr2/rules/income.ts';
import { type Line, rulesOfLines } from '../../itr2/rules/lines.ts';
import { type Rule, readerOf } from '../../itr2/rules/reader.ts';
import { linesAs } from '../../itr5/rules/table.ts';
import type { JsonObject } from '../../json/path.ts';
import { moves } from '../data/places.ts';
import type { Itr7Year } from '../data/years.ts';
import { acrossRules, generalRules } from './general.ts';
import { headRules } from './heads.ts';
import { from5 } from './numbers.ts';
import { scheduleRules } from './schedules.ts';
import { itr7OwnLines } from './table.ts';
import { warningRules } from './warnings.ts';

/** Rules of the department for ITR-7 (list of AY 2026-27) that typed data can break; computed totals cannot. */
export const itr7Rules: readonly Rule[] = [
  ...generalRules,
  ...acrossRules,
  ...scheduleRules,
  ...headRules,
  ...warningRules,
  // not of the list: tax of pass-through income without a claim
  taxedPassThrough,
];

/** Rules of the list as lines: its own, and those of ITR-5 with the places of this form. */
export const itr7Lines: readonly Line[] = [
  ...itr7OwnLines,
  ...linesAs(from5, (path) => moved(moves, path) ?? path),
];
export const itr7Numbered: readonly Rule[] = rulesOfLines(itr7Lines, 'itr5');

/** Runs the rules over the body of a file (`ITR.ITR7`), in stages; paths are JSON paths inside it. */
export const fileRuleStages = (year: Itr7Year, body: JsonObject): Generator<undefined, Issue[]> =>
  issueStages([...itr7Rules, ...itr7Numbered], readerOf(year as never, body));

/** All findings of the rules. */
export const checkRules = (year: Itr7Year, body: JsonObject): Issue[] =>
  allStages(fileRuleStages(year, body));
