import { asNumber, type Doc, getField, isPattern, isPlainObject } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { bracketOf, compareValues, sameValue } from '../base/compare.ts';
import { badValue, CODES, unsupported } from '../base/errors.ts';
import { keyText, TYPE } from '../base/keys.ts';
import { walk } from '../base/paths.ts';
import { typeTest } from '../base/types.ts';
import { type Leaf, list, regexLeaf } from './leaves.ts';

/** A compiled filter. */
export type Test = (doc: Doc) => boolean;

const isExpression = (value: unknown): value is Doc => {
  if (!isPlainObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys[0]!.startsWith('$') && !['$ref', '$id', '$db'].includes(keys[0]!);
};

const isNullish = (value: unknown) => value === null || value === undefined;

/** Equality as a leaf predicate: null also stands for a missing field. */
const equals = (operand: unknown, fold: Fold): Leaf => {
  if (isNullish(operand)) return isNullish;
  if (typeof operand === 'string' && !fold) return (v) => v === operand;
  if (typeof operand === 'boolean') return (v) => v === operand;
  return (v) => v !== undefined && sameValue(v, operand, fold);
};

const comparison = (
  operand: unknown,
  accept: (order: number) => boolean,
  orEqual: boolean,
  fold: Fold,
): Leaf => {
  if (isPattern(operand)) throw badValue("Can't have RegEx as arg to predicate over field");
  if (isNullish(operand)) return orEqual ? isNullish : () => false;
  const bracket = bracketOf(operand);
  if (bracket === TYPE.minKey || bracket === TYPE.maxKey)
    return (v) => accept(compareValues(v, operand, fold));
  if (typeof operand === 'number' && Number.isNaN(operand))
    return orEqual ? (v) => typeof v === 'number' && Number.isNaN(v) : () => false;
  return (v) => {
    if (v === undefined || bracketOf(v) !== bracket) return false;
    if (typeof v === 'number' && Number.isNaN(v)) return false;
    return accept(compareValues(v, operand, fold));
  };
};

const inLeaf = (operand: unknown, fold: Fold): Leaf => {
  const items = list('$in', operand);
  const keys = new Set<string>();
  const patterns: Leaf[] = [];
  let nulls = false;
  for (const item of items) {
    if (isExpression(item)) throw badValue('cannot nest $ under $in');
    if (isPattern(item)) patterns.push(regexLeaf(item));
    else if (isNullish(item)) nulls = true;
    else keys.add(keyText(item, fold));
  }
  return (v) => {
    if (isNullish(v)) return nulls;
    return keys.has(keyText(v, fold)) || patterns.some((p) => p(v));
  };
};

/** Predicates over the whole value of a field rather than its elements. */
const wholeValue = (op: string, operand: unknown, fold: Fold): Leaf | undefined => {
  switch (op) {
    case '$exists': {
      const wanted = typeof operand === 'number' ? operand !== 0 : Boolean(operand);
      return wanted ? (v) => v !== undefined : undefined;
    }
    case '$size': {
      const size = asNumber(operand);
      if (size === undefined || !Number.isInteger(size))
        throw badValue(`Failed to parse $size. Expected an integer in: $size: ${String(operand)}`);
      if (size < 0)
        throw badValue(`Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
      return (v) => Array.isArray(v) && v.length === size;
    }
    case '$elemMatch': {
      if (!isPlainObject(operand)) throw badValue('$elemMatch needs an Object');
      const element = elementTest(operand, fold);
      return (v) => Array.isArray(v) && v.some(element);
    }
  }
  return undefined;
};

/** `$elemMatch` over values (operators) or over subdocuments (fields). */
export const elementTest = (spec: Doc, fold: Fold): Leaf => {
  const first = Object.keys(spec)[0];
  if (first?.startsWith('$') && !['$and', '$or', '$nor', '$expr', '$comment'].includes(first)) {
    const tests = Object.entries(spec).map(([op, operand]) => fieldTest([], op, operand, fold, spec, false));
    // A value predicate is asked about the element alone.
    return (v) => tests.every((t) => t(v as Doc));
  }
  const test = compileFilter(spec, fold);
  // An array inside the array is asked as a document of its places: 0, 1 …
  return (v) => (Array.isArray(v) ? test({ ...v }) : isPlainObject(v) && test(v));
};

const leafFor = (op: string, operand: unknown, fold: Fold, siblings: Doc): Leaf => {
  switch (op) {
    case '$eq':
      return equals(operand, fold);
    case '$gt':
      return comparison(operand, (o) => o > 0, false, fold);
    case '$gte':
      return comparison(operand, (o) => o >= 0, true, fold);
    case '$lt':
      return comparison(operand, (o) => o < 0, false, fold);
    case '$lte':
      return comparison(operand, (o) => o <= 0, true, fold);
    case '$in':
      return inLeaf(operand, fold);
    case '$regex':
      return regexLeaf(operand, siblings['$options']);
    case '$type':
      return typeTest(operand);
    default:
      if (
        [
          '$near',
          '$nearSphere',
          '$geoWithin',
          '$geoIntersects',
          '$bitsAllSet',
          '$bitsAllClear',
          '$bitsAnySet',
          '$bitsAnyClear',
          '$mod',
        ].includes(op)
      )
        throw unsupported(op, CODES.BadValue);
      throw badValue(`unknown operator: ${op}`);
  }
};

const onPath = (parts: string[], leafArrays: boolean, leaf: Leaf): Test => {
  if (parts.length === 0)
    return (value) => (leafArrays && Array.isArray(value) && value.some(leaf)) || leaf(value);
  if (parts.length === 1) {
    const name = parts[0]!;
    return (doc) => {
      const value = getField(doc, name);
      if (leafArrays && Array.isArray(value)) for (const item of value) if (leaf(item)) return true;
      return leaf(value);
    };
  }
  return (doc) => walk(doc, parts, leafArrays, leaf);
};

const fieldTest = (
  parts: string[],
  op: string,
  operand: unknown,
  fold: Fold,
  siblings: Doc,
  arrays = true,
): Test => {
  const negated = (positive: string) => {
    const test = fieldTest(parts, positive, operand, fold, siblings, arrays);
    return (doc: Doc) => !test(doc);
  };
  switch (op) {
    case '$ne':
      if (isPattern(operand)) throw badValue("Can't have regex as arg to $ne.");
      return negated('$eq');
    case '$nin':
      return negated('$in');
    case '$not': {
      if (isPattern(operand)) return negated('$regex');
      if (!isExpression(operand)) throw badValue('$not needs a regex or a document');
      const tests = Object.entries(operand)
        .filter(([name]) => name !== '$options')
        .map(([name, value]) => fieldTest(parts, name, value, fold, operand, arrays));
      return (doc) => !tests.every((t) => t(doc));
    }
    case '$all': {
      const items = list('$all', operand);
      if (items.length === 0) return () => false;
      const nested = items.filter((item) => isPlainObject(item) && '$elemMatch' in item).length;
      if ((nested > 0 && nested < items.length) || (nested === 0 && items.some(isExpression)))
        throw badValue('no $ expressions in $all');
      const tests = items.map((item) =>
        isPlainObject(item) && '$elemMatch' in item
          ? fieldTest(parts, '$elemMatch', item['$elemMatch'], fold, item, arrays)
          : isPattern(item)
            ? fieldTest(parts, '$regex', item, fold, {}, arrays)
            : fieldTest(parts, '$eq', item, fold, {}, arrays),
      );
      return (doc) => tests.every((t) => t(doc));
    }
    case '$exists':
    case '$size':
    case '$elemMatch': {
      const leaf = wholeValue(op, operand, fold);
      if (leaf) return onPath(parts, false, leaf);
      const present = onPath(parts, false, (v) => v !== undefined);
      return (doc) => !present(doc);
    }
    default:
      return onPath(parts, arrays, leafFor(op, operand, fold, siblings));
  }
};

const clauses = (op: string, operand: unknown): Doc[] => {
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${op} must be a nonempty array`);
  for (const item of operand)
    if (!isPlainObject(item)) throw badValue(`${op} argument's entries must be objects`);
  return operand as Doc[];
};

const logical = (op: string, operand: unknown, fold: Fold): Test | undefined => {
  switch (op) {
    case '$and': {
      const tests = clauses(op, operand).map((c) => compileFilter(c, fold));
      return (doc) => tests.every((t) => t(doc));
    }
    case '$or': {
      const tests = clauses(op, operand).map((c) => compileFilter(c, fold));
      return (doc) => tests.some((t) => t(doc));
    }
    case '$nor': {
      const tests = clauses(op, operand).map((c) => compileFilter(c, fold));
      return (doc) => !tests.some((t) => t(doc));
    }
    case '$comment':
      return undefined;
    case '$expr':
    case '$where':
    case '$text':
    case '$jsonSchema':
    case '$sampleRate':
      throw unsupported(op, CODES.BadValue);
    default:
      throw badValue(
        `unknown top level operator: ${op}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
};

/** The tests of one `path: condition` entry. */
const fieldTests = (path: string, condition: unknown, fold: Fold): Test[] => {
  const parts = path.split('.');
  // The parts of a DBRef are decoded into an object of its own.
  const dollar = parts.find((p) => p.startsWith('$'));
  if (dollar) throw unsupported(`a path with ${dollar}`, CODES.BadValue);
  if (isPattern(condition)) return [fieldTest(parts, '$regex', condition, fold, {})];
  if (!isExpression(condition)) return [fieldTest(parts, '$eq', condition, fold, {})];
  return Object.entries(condition).flatMap(([op, operand]) => {
    if (!op.startsWith('$')) throw badValue(`unknown operator: ${op}`);
    if (op === '$options') {
      if (!('$regex' in condition)) throw badValue('$options needs a $regex');
      return [];
    }
    return [fieldTest(parts, op, operand, fold, condition)];
  });
};

/** Compiles a filter into a test over documents; unknown or unsupported operators are refused (BadValue). */
export const compileFilter = (filter: Doc, fold?: Fold): Test => {
  const tests: Test[] = [];
  for (const [key, condition] of Object.entries(filter)) {
    if (key.startsWith('$')) {
      const test = logical(key, condition, fold);
      if (test) tests.push(test);
    } else tests.push(...fieldTests(key, condition, fold));
  }
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0]!;
  return (doc) => {
    for (const test of tests) if (!test(doc)) return false;
    return true;
  };
};
