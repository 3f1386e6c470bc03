import { type Doc, getField, isPlainObject } from '../base/bson.ts';
import { compareValues, sameValue } from '../base/compare.ts';
import { badValue, CODES, unsupported } from '../base/errors.ts';
import { keyText, TYPE, typeByte } from '../base/keys.ts';
import { walk } from '../base/paths.ts';

/** A compiled filter. */
export type Test = (doc: Doc) => boolean;
/** Tests a value at a path (undefined: the field is missing). */
type Leaf = (value: unknown) => boolean;

/** Whether a condition consists of operators. */
export const isExpression = (value: unknown): value is Doc =>
  isPlainObject(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

const isNullish = (value: unknown) => value === null || value === undefined;

/** Equality as a leaf predicate; null also matches a missing field. */
const equals = (operand: unknown): Leaf => {
  if (isNullish(operand)) return isNullish;
  if (typeof operand === 'string' || typeof operand === 'boolean') return (v) => v === operand;
  typeByte(operand);
  return (v) => v !== undefined && sameValue(v, operand);
};

const comparison = (operand: unknown, accept: (order: number) => boolean): Leaf => {
  const orEqual = accept(0);
  if (isNullish(operand)) return orEqual ? isNullish : () => false;
  const type = typeByte(operand);
  // NaN is in no range, and equals itself.
  const odd = (v: unknown) => type === TYPE.number && Number.isNaN(Number(v));
  const accepts = odd(operand)
    ? (v: unknown) => orEqual && odd(v)
    : (v: unknown) => !odd(v) && accept(compareValues(v, operand));
  return (v) => v !== undefined && typeByte(v) === type && accepts(v);
};

const list = (op: string, operand: unknown): unknown[] => {
  if (!Array.isArray(operand)) throw badValue(`${op} needs an array`);
  return operand;
};

const inLeaf = (operand: unknown): Leaf => {
  const items = list('$in', operand);
  if (items.some(isExpression)) throw badValue('cannot nest $ under $in');
  const nulls = items.some(isNullish);
  const keys = new Set(items.map((item) => keyText(item)));
  return (v) => (isNullish(v) ? nulls : keys.has(keyText(v)));
};

/**
 * The literal a pattern matches, possibly anchored at the start. Searches are fully escaped strings; other
 * patterns are refused, because MongoDB's regex dialect is not JavaScript's.
 */
export const literalOf = (pattern: unknown): { text: string; start: boolean } => {
  if (typeof pattern !== 'string') throw badValue('$regex has to be a string');
  const found = /^(\^?)((?:[^.*+?^${}()|[\]\\]|\\[^\p{L}\p{N}])*)$/su.exec(pattern);
  if (!found) throw unsupported(`the pattern ${pattern}`, CODES.BadValue);
  return { start: found[1] !== '', text: found[2]!.replace(/\\(.)/gsu, '$1') };
};

const regexLeaf = (operand: unknown): Leaf => {
  const { text, start } = literalOf(operand);
  return (v) => typeof v === 'string' && (start ? v.startsWith(text) : v.includes(text));
};

/** `$elemMatch` on values (operators) or subdocuments (fields). */
export const elementTest = (spec: Doc): Leaf => {
  const first = Object.keys(spec)[0];
  if (first?.startsWith('$') && first !== '$and' && first !== '$or') {
    // A condition on values applies to the element only.
    const tests = Object.entries(spec).map(([op, operand]) => fieldTest([], op, operand, false));
    return (v) => tests.every((t) => t(v as Doc));
  }
  const test = compileFilter(spec);
  // A nested array is a document with the keys 0, 1 …
  return (v) => (Array.isArray(v) ? test({ ...v }) : isPlainObject(v) && test(v));
};

const leafFor = (op: string, operand: unknown): Leaf => {
  switch (op) {
    case '$eq':
      return equals(operand);
    case '$gt':
      return comparison(operand, (o) => o > 0);
    case '$gte':
      return comparison(operand, (o) => o >= 0);
    case '$lt':
      return comparison(operand, (o) => o < 0);
    case '$lte':
      return comparison(operand, (o) => o <= 0);
    case '$in':
      return inLeaf(operand);
    case '$regex':
      return regexLeaf(operand);
    default:
      throw unsupported(op, CODES.BadValue);
  }
};

const onPath = (parts: string[], leafArrays: boolean, leaf: Leaf): Test => {
  const [name] = parts;
  if (parts.length !== 1) return (doc) => walk(doc, parts, leafArrays, leaf);
  return (doc) => {
    const value = getField(doc, name!);
    if (leafArrays && Array.isArray(value)) for (const item of value) if (leaf(item)) return true;
    return leaf(value);
  };
};

const not =
  (test: Test): Test =>
  (doc) =>
    !test(doc);

const fieldTest = (parts: string[], op: string, operand: unknown, arrays = true): Test => {
  switch (op) {
    case '$ne':
      return not(fieldTest(parts, '$eq', operand, arrays));
    case '$nin':
      return not(fieldTest(parts, '$in', list('$nin', operand), arrays));
    case '$exists': {
      const present = onPath(parts, false, (v) => v !== undefined);
      return operand ? present : not(present);
    }
    case '$elemMatch': {
      if (!isPlainObject(operand)) throw badValue('$elemMatch needs an Object');
      const element = elementTest(operand);
      return onPath(parts, false, (v) => Array.isArray(v) && v.some(element));
    }
    default:
      return onPath(parts, arrays, leafFor(op, operand));
  }
};

const logical = (op: string, operand: unknown): Test => {
  if (op !== '$and' && op !== '$or') throw unsupported(op, CODES.BadValue);
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${op} must be a nonempty array`);
  if (!operand.every(isPlainObject)) throw badValue(`${op} argument's entries must be objects`);
  const tests = operand.map(compileFilter);
  return op === '$and' ? (doc) => tests.every((t) => t(doc)) : (doc) => tests.some((t) => t(doc));
};

/** The tests of one `path: condition` entry. */
const fieldTests = (path: string, condition: unknown): Test[] => {
  const parts = path.split('.');
  const dollar = parts.find((part) => part.startsWith('$'));
  if (dollar) throw unsupported(`${dollar} in the path ${path}`, CODES.BadValue);
  if (!isExpression(condition)) return [fieldTest(parts, '$eq', condition)];
  return Object.entries(condition).map(([op, operand]) => {
    if (!op.startsWith('$')) throw badValue(`unknown operator: ${op}`);
    return fieldTest(parts, op, operand);
  });
};

/** Compiles a filter to a test over documents; operators the product does not use are refused (BadValue). */
export const compileFilter = (filter: Doc): Test => {
  const tests = Object.entries(filter).flatMap(([key, condition]) =>
    key.startsWith('$') ? [logical(key, condition)] : fieldTests(key, condition),
  );
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0]!;
  return (doc) => {
    for (const test of tests) if (!test(doc)) return false;
    return true;
  };
};
