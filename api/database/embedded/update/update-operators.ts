import { Double, Long } from 'bson';
import {
  asNumber,
  bsonType,
  type Doc,
  getField,
  isPlainObject,
  looksInteger,
  setField,
} from '../base/bson.ts';
import { sameValue } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { compileFilter, elementTest, isExpression } from '../query/match.ts';

/** An update operator at one place; `creates` tells whether missing parents are created. */
export type Operation = { creates: boolean; apply: (holder: Doc, name: string) => void };

const put = (holder: Doc, name: string, value: unknown) => {
  if (Array.isArray(holder)) (holder as unknown[])[Number(name)] = value;
  else setField(holder, name, value);
};

/** Deep copy of plain objects and arrays; values such as ObjectId and Date are immutable. */
export const copy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (!isPlainObject(value)) return value;
  const out: Doc = {};
  for (const key of Object.keys(value)) setField(out, key, copy(value[key]));
  return out as T;
};

const set = (operand: unknown): Operation => ({
  creates: true,
  apply: (holder, name) => put(holder, name, copy(operand)),
});

type Kind = 'int' | 'long' | 'double';

/** MongoDB's number type: an int unless it is a Long or would be encoded as a double. */
const kindOf = (value: unknown): Kind | undefined => {
  if (typeof value === 'number') return looksInteger(value) ? 'int' : 'double';
  const type = bsonType(value);
  return type === 'Long' ? 'long' : type === 'Double' ? 'double' : undefined;
};

const MAX_LONG = 2n ** 63n - 1n;

/** A sum in the wider type of the two: int, long on overflow, double (manual: $inc). */
const sum = (a: unknown, b: unknown): unknown => {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('double')) {
    const result = asNumber(a)! + asNumber(b)!;
    return looksInteger(result) ? new Double(result) : result;
  }
  const result = BigInt(String(a)) + BigInt(String(b));
  if (!kinds.includes('long') && looksInteger(Number(result))) return Number(result);
  if (result > MAX_LONG || result < -MAX_LONG - 1n)
    throw badValue('Failed to apply $inc operations to current value: the result does not fit 64 bits');
  return Long.fromBigInt(result);
};

const increment = (operand: unknown, path: string): Operation => {
  const wrong = (what: string) => commandError(CODES.TypeMismatch, `Cannot increment ${what}`);
  if (!kindOf(operand)) throw wrong(`${path} with a non-numeric argument`);
  return {
    creates: true,
    apply: (holder, name) => {
      const current = getField(holder, name);
      if (current !== undefined && !kindOf(current)) throw wrong(`the field '${name}' of a non-numeric type`);
      put(holder, name, current === undefined ? operand : sum(current, operand));
    },
  };
};

/** The array to change; undefined if missing. */
const arrayAt = (holder: Doc, name: string, op: string): unknown[] | undefined => {
  const current = getField(holder, name);
  if (current !== undefined && !Array.isArray(current))
    throw badValue(`The field '${name}' must be an array for ${op}`);
  return current;
};

const push = (operand: unknown): Operation => {
  const spec = isPlainObject(operand) && '$each' in operand ? operand : { $each: [operand] };
  const odd = Object.keys(spec).find((key) => key !== '$each' && key !== '$slice');
  if (odd !== undefined) throw unsupported(`$push with ${odd}`, CODES.BadValue);
  const { $each: each, $slice: slice } = spec as Doc;
  if (!Array.isArray(each)) throw badValue('The argument to $each in $push must be an array');
  const keep = slice === undefined ? undefined : asNumber(slice);
  if (slice !== undefined && !Number.isInteger(keep))
    throw badValue('The value for $slice must be an integer');
  return {
    creates: true,
    apply: (holder, name) => {
      const items = [...(arrayAt(holder, name, '$push') ?? []), ...each.map(copy)];
      put(holder, name, keep === undefined ? items : keep < 0 ? items.slice(keep) : items.slice(0, keep));
    },
  };
};

const pull = (operand: unknown): Operation => {
  const matches = isExpression(operand)
    ? elementTest(operand)
    : isPlainObject(operand)
      ? compileFilter(operand)
      : undefined;
  const goes = (item: unknown): boolean => {
    if (!matches) return sameValue(item, operand);
    return (isExpression(operand) || isPlainObject(item)) && matches(item as Doc);
  };
  return {
    creates: false,
    apply: (holder, name) => {
      const items = arrayAt(holder, name, '$pull');
      const kept = items?.filter((item) => !goes(item));
      if (kept && kept.length < items!.length) put(holder, name, kept);
    },
  };
};

const unset = (): Operation => ({
  creates: false,
  apply: (holder, name) => {
    // In an array the position is kept, as null.
    if (!Array.isArray(holder)) delete holder[name];
    else if (Number(name) < holder.length) holder[Number(name)] = null;
  },
});

/** The update operators by name; each validates its operand immediately. */
export const operations = new Map<string, (operand: unknown, path: string) => Operation>([
  ['$set', set],
  ['$setOnInsert', set],
  ['$unset', unset],
  ['$inc', increment],
  ['$push', push],
  ['$pull', pull],
]);
