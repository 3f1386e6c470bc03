import type { Issue } from '../../../forms/messages.ts';
import type { JsonObject } from '../../json/path.ts';
import type { Itr3Year } from '../years.ts';

/** Runs the rules over the body of a file (`ITR.ITR3`); paths are JSON paths inside it. */
export function checkRules(_year: Itr3Year, _body: JsonObject): Issue[] {
  return [];
}
