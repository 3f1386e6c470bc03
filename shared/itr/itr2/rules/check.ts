import type { Issue } from '../../../forms/messages.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr2Year } from '../data/years.ts';
import { filingRules } from './filing.ts';
import { gainRules } from './gains.ts';
import { incomeRules } from './income.ts';
import { type Rule, readerOf } from './reader.ts';
import { sumRule } from './sums.ts';

/** Every rule of the form. */
export const itr2Rules: readonly Rule[] = [...filingRules, ...incomeRules, ...gainRules, sumRule];

/** Runs the rules over the body of a file (`ITR.ITR2`); paths are JSON paths inside it. */
export function checkRules(year: Itr2Year, body: JsonObject): Issue[] {
  const reader = readerOf(year, body);
  return itr2Rules.flatMap(({ id, message, severity, check }) =>
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
