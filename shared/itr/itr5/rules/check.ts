import type { Issue } from '../../../forms/messages.ts';
import { type Rule, readerOf } from '../../itr2/rules/reader.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr5Year } from '../data/years.ts';
import { businessRules } from './business.ts';
import { generalRules } from './general.ts';
import { otherRules } from './others.ts';

/** Rules of the department for ITR-5 (list of AY 2026-27) that can break by what is typed; sums the form works out cannot. */
export const itr5Rules: readonly Rule[] = [...generalRules, ...businessRules, ...otherRules];

/** Runs the rules over the body of a file (`ITR.ITR5`); paths are JSON paths inside it. */
export function checkRules(year: Itr5Year, body: JsonObject): Issue[] {
  const reader = readerOf(year, body);
  const old = reader.s('PartA_GEN1.FilingStatus.OptOldRegimeCurrAY') === 'Y';
  return itr5Rules.flatMap(({ id, message, severity, check }) =>
    [check({ ...reader, old })].flat().flatMap((found): Issue[] =>
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
