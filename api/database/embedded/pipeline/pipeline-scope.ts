import { type Doc, isPlainObject, setField } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import type { Prepared, View } from './view.ts';

/** What a pipeline runs in; `prepared` collects the queries it made, for explain and warnings. */
export type PipelineContext = {
  view: View;
  db: string;
  fold: Fold;
  prepared: Prepared[];
  stats: (ns: string, spec: Doc) => Doc;
};

/** Puts values in place of `$$name` in expressions, for `let` of aggregate and $lookup. */
export const substitute = (value: unknown, variables: Map<string, unknown>, inExpression = true): unknown => {
  if (variables.size === 0) return value;
  if (typeof value === 'string') {
    if (!inExpression || !value.startsWith('$$')) return value;
    const [name, ...rest] = value.slice(2).split('.');
    if (!variables.has(name!)) return value;
    let found = variables.get(name!);
    for (const part of rest) found = isPlainObject(found) ? found[part] : undefined;
    return { $literal: found ?? null };
  }
  if (Array.isArray(value)) return value.map((v) => substitute(v, variables, inExpression));
  if (!isPlainObject(value)) return value;
  const out: Doc = {};
  for (const [key, item] of Object.entries(value)) {
    if (key === '$literal') setField(out, key, item);
    // In a filter only $expr holds expressions.
    else if (key === '$match') setField(out, key, substitute(item, variables, false));
    else setField(out, key, substitute(item, variables, key === '$expr' ? true : inExpression));
  }
  return out;
};
