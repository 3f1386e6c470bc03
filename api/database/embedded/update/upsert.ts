import { type Doc, getField, isPattern, isPlainObject, setField } from '../base/bson.ts';
import { commandError } from '../base/errors.ts';
import { copy } from './update.ts';

/** The document an upsert starts from: the filter's equalities. */
export const upsertBase = (filter: Doc): Doc => {
  const out: Doc = {};
  const set = (path: string, value: unknown) => {
    const parts = path.split('.');
    let holder = out;
    for (const part of parts.slice(0, -1)) {
      let next = getField(holder, part);
      if (!isPlainObject(next)) {
        next = {};
        setField(holder, part, next);
      }
      holder = next as Doc;
    }
    if (getField(holder, parts.at(-1)!) !== undefined)
      throw commandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    setField(holder, parts.at(-1)!, copy(value));
  };
  const visit = (spec: Doc) => {
    for (const [key, condition] of Object.entries(spec)) {
      if (key === '$and') for (const clause of condition as Doc[]) visit(clause);
      else if (key === '$or' && (condition as Doc[]).length === 1) visit((condition as Doc[])[0]!);
      else if (key.startsWith('$') || isPattern(condition)) continue;
      else if (isPlainObject(condition) && Object.keys(condition)[0]?.startsWith('$')) {
        if ('$eq' in condition) set(key, condition['$eq']);
        else if (
          Array.isArray(condition['$in']) &&
          condition['$in'].length === 1 &&
          !isPattern(condition['$in'][0])
        )
          set(key, condition['$in'][0]);
        else if (
          Array.isArray(condition['$all']) &&
          condition['$all'].length === 1 &&
          !isPlainObject(condition['$all'][0])
        )
          set(key, condition['$all'][0]);
      } else set(key, condition);
    }
  };
  visit(filter);
  return out;
};
