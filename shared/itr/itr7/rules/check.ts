import type { Issue } from '../../../forms/messages.ts';
import { moved } from '../../common/relocated.ts';
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

/** Runs the rules over the body of a file (`ITR.ITR7`); paths are JSON paths inside it. */
export function checkRules(year: Itr7Year, body: JsonObject): Issue[] {
  const reader = readerOf(year as never, body);
  return [...itr7Rules, ...itr7Numbered].flatMap(({ id, message, severity, check }) =>
    [check(reader)].flat().flatMap((found): Issue[] =>
      found
        ? [
            {
              path: found.at,
              message: found.params ? { text: message, params: found.params } : { text: message },
              severity: severity ?? 'error',
              rule: id,
            },
          ]
        : [],
    ),
  );
}
