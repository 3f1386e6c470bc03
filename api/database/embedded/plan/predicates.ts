import { type Doc, isPlainObject } from '../base/bson.ts';
import { TYPE, typeByte } from '../base/keys.ts';
import { isExpression, literalOf } from '../query/match.ts';

/** Conditions of a filter on one path, as far as an index can use them. */
export type Predicate =
  | { path: string; kind: 'points'; values: unknown[]; exact: boolean }
  | { path: string; kind: 'range'; low?: Bound; high?: Bound; type: number; exact: boolean };

type Bound = { value: unknown; inclusive: boolean };

/** Predicates of a filter an index can use, and the total number of conditions. */
export type Predicates = { list: Predicate[]; conditions: number; branches: Doc[][] };

const rangePredicate = (path: string, op: string, value: unknown): Predicate | undefined => {
  const type = typeByte(value);
  const bound = { value, inclusive: op.endsWith('e') };
  if (type === TYPE.null)
    return bound.inclusive ? { path, kind: 'points', values: [null], exact: true } : undefined;
  if (type === TYPE.array || type === TYPE.object || Number.isNaN(value)) return undefined;
  return { path, kind: 'range', [op.startsWith('$g') ? 'low' : 'high']: bound, type, exact: true };
};

/** Strings with a prefix. */
const regexPredicate = (path: string, pattern: unknown): Predicate | undefined => {
  const { text, start } = literalOf(pattern);
  const points = [...text];
  const last = points.pop()?.codePointAt(0);
  if (!start || last === undefined || last >= 0x10ffff) return undefined;
  const next = points.join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1);
  return {
    path,
    kind: 'range',
    low: { value: text, inclusive: true },
    high: { value: next, inclusive: false },
    type: TYPE.string,
    exact: true,
  };
};

const conditionPredicate = (path: string, op: string, operand: unknown): Predicate | undefined => {
  switch (op) {
    case '$eq':
      return Array.isArray(operand)
        ? undefined
        : { path, kind: 'points', values: [operand ?? null], exact: true };
    case '$in':
      return Array.isArray(operand) && !operand.some((v) => Array.isArray(v) || isExpression(v))
        ? { path, kind: 'points', values: operand.map((v) => v ?? null), exact: true }
        : undefined;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangePredicate(path, op, operand);
    case '$regex':
      return regexPredicate(path, operand);
  }
  return undefined;
};

const collect = (filter: Doc, out: Predicates) => {
  for (const [key, condition] of Object.entries(filter)) {
    if (
      key === '$and' &&
      Array.isArray(condition) &&
      condition.length > 0 &&
      condition.every(isPlainObject)
    ) {
      for (const clause of condition) collect(clause, out);
      continue;
    }
    if (key.startsWith('$')) {
      out.conditions++;
      if (key === '$or' && Array.isArray(condition)) out.branches.push(condition.filter(isPlainObject));
      continue;
    }
    for (const [op, operand] of isExpression(condition) ? Object.entries(condition) : [['$eq', condition]]) {
      out.conditions++;
      if (op === '$elemMatch' && isPlainObject(operand)) elementPredicates(key, operand, out);
      const found = conditionPredicate(key, op as string, operand);
      if (found) out.list.push(found);
    }
  }
};

/** `$elemMatch` on documents narrows like its conditions on the longer paths, but never exactly. */
const elementPredicates = (path: string, spec: Doc, out: Predicates) => {
  if (isExpression(spec)) return;
  // A null element differs from a missing field.
  for (const p of predicatesOf(spec).list)
    if (p.kind === 'range' || !p.values.some((v) => v === null))
      out.list.push({ ...p, path: `${path}.${p.path}`, exact: false });
};

/** Extracts the predicates of a filter for the planner. */
export const predicatesOf = (filter: Doc): Predicates => {
  const out: Predicates = { list: [], conditions: 0, branches: [] };
  collect(filter, out);
  return out;
};
