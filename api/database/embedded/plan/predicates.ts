import { type Doc, isPattern, isPlainObject } from '../base/bson.ts';
import { bracketOf } from '../base/compare.ts';
import { TYPE } from '../base/keys.ts';

/** What a filter says about one path, as far as an index can use it. */
export type Predicate =
  | { path: string; kind: 'points'; values: unknown[]; exact: boolean }
  | {
      path: string;
      kind: 'range';
      low?: Bound;
      high?: Bound;
      bracket: number;
      exact: boolean;
      patterns?: true;
    };

type Bound = { value: unknown; inclusive: boolean };

/** A filter taken apart: predicates an index may use, and how many conditions there are in all. */
export type Predicates = { list: Predicate[]; conditions: number; branches: Doc[][] };

const indexable = (value: unknown): boolean =>
  !Array.isArray(value) && !isPattern(value) && typeof value !== 'symbol';

const isExpression = (value: unknown): value is Doc =>
  isPlainObject(value) &&
  (Object.keys(value)[0]?.startsWith('$') ?? false) &&
  !('$ref' in value) &&
  !('$id' in value);

const RANGE = new Set(['$gt', '$gte', '$lt', '$lte']);

/** The literal text a case-sensitive pattern must start with; empty when it has none. */
const literalPrefix = (source: string): { text: string; whole: boolean } => {
  if (!source.startsWith('^') || source.includes('|')) return { text: '', whole: false };
  const m = /^\^((?:[A-Za-z0-9 _@:;,~#%&='"<>!`/-]|\\[.^$*+?()[\]{}|\\/-])*)(.*)$/s.exec(source)!;
  let literal = m[1]!;
  const rest = m[2]!;
  // A quantifier that may take the last character away leaves it out of the prefix.
  if (/^[*?{]/.test(rest)) literal = literal.replace(/(?:\\.|[^\\])$/s, '');
  return { text: literal.replace(/\\(.)/gs, '$1'), whole: rest === '' };
};

const rangePredicate = (path: string, op: string, value: unknown): Predicate | undefined => {
  if (!indexable(value) || (typeof value === 'number' && Number.isNaN(value))) return undefined;
  const bracket = bracketOf(value);
  if (bracket === TYPE.null)
    return op === '$gte' || op === '$lte' ? { path, kind: 'points', values: [null], exact: true } : undefined;
  if (bracket === TYPE.minKey || bracket === TYPE.maxKey || bracket === TYPE.object) return undefined;
  const bound = { value, inclusive: op.endsWith('e') };
  return op.startsWith('$g')
    ? { path, kind: 'range', low: bound, bracket, exact: true }
    : { path, kind: 'range', high: bound, bracket, exact: true };
};

const regexPredicate = (path: string, re: unknown, options: unknown): Predicate | undefined => {
  const pattern = typeof re === 'string' ? re : isPattern(re) ? re.pattern : undefined;
  if (pattern === undefined) return undefined;
  const flags = options === undefined ? (isPattern(re) ? re.options : '') : String(options);
  if (/[^su]/.test(flags)) return undefined;
  const prefix = literalPrefix(pattern);
  if (prefix.text === '') return undefined;
  // Never exact: the pattern says more than its prefix, and stored patterns equal to it match too.
  return {
    path,
    kind: 'range',
    low: { value: prefix.text, inclusive: true },
    high: { value: afterPrefix(prefix.text), inclusive: false },
    bracket: TYPE.string,
    exact: false,
    patterns: true,
  };
};

const afterPrefix = (text: string): string => {
  const points = [...text];
  const last = points.pop()!.codePointAt(0)!;
  return (
    points.join('') + String.fromCodePoint(last >= 0x10ffff ? 0x10ffff : last === 0xd7ff ? 0xe000 : last + 1)
  );
};

const conditionPredicate = (
  path: string,
  op: string,
  operand: unknown,
  siblings: Doc,
): Predicate | undefined => {
  if (op === '$eq')
    return indexable(operand) ? { path, kind: 'points', values: [operand ?? null], exact: true } : undefined;
  if (op === '$in') {
    if (!Array.isArray(operand) || !operand.every(indexable)) return undefined;
    return { path, kind: 'points', values: operand.map((v) => v ?? null), exact: true };
  }
  if (RANGE.has(op)) return rangePredicate(path, op, operand);
  if (op === '$regex') return regexPredicate(path, operand, siblings['$options']);
  return undefined;
};

const collect = (filter: Doc, out: Predicates) => {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition) && condition.length > 0) {
      for (const clause of condition) {
        if (isPlainObject(clause)) collect(clause, out);
        // Left for the filter's own checks to refuse.
        else out.conditions++;
      }
      continue;
    }
    if (key === '$comment') continue;
    out.conditions++;
    if (key === '$or' && Array.isArray(condition)) {
      out.branches.push(condition.filter(isPlainObject));
      continue;
    }
    if (key.startsWith('$')) continue;
    if (isPattern(condition)) {
      const found = regexPredicate(key, condition, undefined);
      if (found) out.list.push(found);
    } else if (!isExpression(condition)) {
      const found = conditionPredicate(key, '$eq', condition, {});
      if (found) out.list.push(found);
    } else {
      out.conditions--;
      for (const [op, operand] of Object.entries(condition)) {
        if (op === '$options' && '$regex' in condition) continue;
        out.conditions++;
        if (op === '$elemMatch' && isPlainObject(operand)) elementPredicates(key, operand, out);
        const found = conditionPredicate(key, op, operand, condition);
        if (found) out.list.push(found);
      }
    }
  }
};

/** `$elemMatch` narrows like its own conditions on the longer paths, but never exactly. */
const elementPredicates = (path: string, spec: Doc, out: Predicates) => {
  const inner: Predicates = { list: [], conditions: 0, branches: [] };
  const first = Object.keys(spec)[0];
  collect(
    first?.startsWith('$') && first !== '$and' && first !== '$or' && first !== '$nor' ? { '': spec } : spec,
    inner,
  );
  for (const p of inner.list) {
    // An element's own elements lie deeper than any index.
    if (p.path === '' && spec['$elemMatch'] !== undefined) continue;
    // The null of an element is not the null of a missing field.
    if (p.kind === 'points' && p.values.some((v) => v === null)) continue;
    out.list.push({ ...p, path: p.path === '' ? path : `${path}.${p.path}`, exact: false });
  }
};

/** Takes a filter apart for the planner. */
export const predicatesOf = (filter: Doc): Predicates => {
  const out: Predicates = { list: [], conditions: 0, branches: [] };
  collect(filter, out);
  return out;
};
