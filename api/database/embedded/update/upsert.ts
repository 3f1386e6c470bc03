import { type Doc, getField, isPlainObject, setField } from '../base/bson.ts';
import { commandError } from '../base/errors.ts';
import { isExpression } from '../query/match.ts';
import { copy } from './update-operators.ts';

const put = (out: Doc, path: string, value: unknown) => {
  const parts = path.split('.');
  const last = parts.pop()!;
  let holder = out;
  for (const part of parts) {
    const next = getField(holder, part);
    if (!isPlainObject(next)) setField(holder, part, {});
    holder = getField(holder, part) as Doc;
  }
  if (getField(holder, last) !== undefined)
    throw commandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
  setField(holder, last, copy(value));
};

/** Initial document of an upsert: the filter's equalities. */
export const upsertBase = (filter: Doc, out: Doc = {}): Doc => {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || (key === '$or' && (condition as Doc[]).length === 1))
      for (const clause of condition as Doc[]) upsertBase(clause, out);
    else if (key.startsWith('$')) continue;
    else if (!isExpression(condition)) put(out, key, condition);
    else if ('$eq' in condition) put(out, key, condition['$eq']);
    else if (Array.isArray(condition['$in']) && condition['$in'].length === 1)
      put(out, key, condition['$in'][0]);
  }
  return out;
};
