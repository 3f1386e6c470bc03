import { Double, Long } from 'bson';
import {
  asNumber,
  bsonType,
  type Doc,
  getField,
  isPattern,
  isPlainObject,
  looksInteger,
  setField,
} from '../base/bson.ts';
import { compareValues, sameValue } from '../base/compare.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { typeName } from '../base/types.ts';
import { compileFilter, elementTest } from '../query/match.ts';

/** What an update operator does at one place; `creates` tells whether missing parents are made for it. */
export type Operation = { kind: 'field'; creates: boolean; apply: (holder: Doc, name: string) => void };

const creating = (apply: (holder: Doc, name: string) => void): Operation => ({
  kind: 'field',
  creates: true,
  apply,
});
const changing = (apply: (holder: Doc, name: string) => void): Operation => ({
  kind: 'field',
  creates: false,
  apply,
});

const put = (holder: Doc, name: string, value: unknown) => {
  if (Array.isArray(holder)) (holder as unknown[])[Number(name)] = value;
  else setField(holder, name, value);
};

const copyOf = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (!isPlainObject(value)) return value;
  const out: Doc = {};
  for (const key of Object.keys(value)) setField(out, key, copyOf(value[key]));
  return out as T;
};

const set = (operand: unknown) => creating((holder, name) => put(holder, name, copyOf(operand)));

type Kind = 'int' | 'long' | 'double';

/** How MongoDB types a number: what is read typed is an int unless it is a Long or would be written as a double. */
const kindOf = (value: unknown): Kind | undefined => {
  if (typeof value === 'number') return looksInteger(value) ? 'int' : 'double';
  const type = bsonType(value);
  return type === 'Long' ? 'long' : type === 'Double' ? 'double' : undefined;
};

const MAX_LONG = 2n ** 63n - 1n;

/** A sum or product in the wider type of the two: int, long when an int does not hold it, double (manual: $inc, $mul). */
const computed = (op: '$inc' | '$mul', a: unknown, b: unknown): unknown => {
  const kinds = [kindOf(a), kindOf(b)];
  if (kinds.includes('double')) {
    const [x, y] = [asNumber(a)!, asNumber(b)!];
    const result = op === '$inc' ? x + y : x * y;
    return looksInteger(result) ? new Double(result) : result;
  }
  const [x, y] = [BigInt(String(a)), BigInt(String(b))];
  const result = op === '$inc' ? x + y : x * y;
  if (!kinds.includes('long') && looksInteger(Number(result))) return Number(result);
  if (result > MAX_LONG || result < -MAX_LONG - 1n)
    throw badValue(`Failed to apply ${op} operations to current value: the result does not fit 64 bits`);
  return Long.fromBigInt(result);
};

const zero: Record<Kind, () => unknown> = {
  int: () => 0,
  long: () => Long.fromNumber(0),
  double: () => new Double(0),
};

const arithmetic =
  (op: '$inc' | '$mul') =>
  (operand: unknown, path: string): Operation => {
    if (bsonType(operand) === 'Decimal128') throw unsupported(`${op} with Decimal128`, CODES.BadValue);
    const kind = kindOf(operand);
    if (!kind)
      throw commandError(
        CODES.TypeMismatch,
        `Cannot ${op === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${JSON.stringify(operand)}}`,
      );
    return creating((holder, name) => {
      const current = getField(holder, name);
      if (current === undefined) return put(holder, name, op === '$inc' ? operand : zero[kind]());
      if (bsonType(current) === 'Decimal128') throw unsupported(`${op} on Decimal128`, CODES.BadValue);
      if (!kindOf(current))
        throw commandError(
          CODES.TypeMismatch,
          `Cannot apply ${op} to a value of non-numeric type. {_id: ...} has the field '${name}' of non-numeric type ${typeName(current)}`,
        );
      put(holder, name, computed(op, current, operand));
    });
  };

const bound =
  (wins: (order: number) => boolean) =>
  (operand: unknown): Operation =>
    creating((holder, name) => {
      const current = getField(holder, name);
      if (current === undefined || wins(compareValues(operand, current))) put(holder, name, copyOf(operand));
    });

const arrayAt = (holder: Doc, name: string, op: string): unknown[] | undefined => {
  const current = getField(holder, name);
  if (current === undefined) return undefined;
  if (!Array.isArray(current))
    throw badValue(
      `The field '${name}' must be an array but is of type ${typeName(current)} in document (${op})`,
    );
  return current;
};

const integer = (value: unknown, name: string): number => {
  const n = asNumber(value);
  if (n === undefined || !Number.isInteger(n))
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  return n;
};

const push = (operand: unknown): Operation => {
  const modified = isPlainObject(operand) && '$each' in operand;
  const spec = (modified ? operand : { $each: [operand] }) as Doc;
  for (const key of Object.keys(spec))
    if (key === '$sort' || key === '$position') throw unsupported(`$push with ${key}`, CODES.BadValue);
    else if (key !== '$each' && key !== '$slice') throw badValue(`Unrecognized clause in $push: ${key}`);
  const each = spec['$each'];
  if (!Array.isArray(each))
    throw badValue(`The argument to $each in $push must be an array but it was of type: ${typeName(each)}`);
  const keep = spec['$slice'] === undefined ? undefined : integer(spec['$slice'], '$slice');
  return creating((holder, name) => {
    let items = [...(arrayAt(holder, name, '$push') ?? []), ...each.map(copyOf)];
    if (keep !== undefined) items = keep === 0 ? [] : keep > 0 ? items.slice(0, keep) : items.slice(keep);
    put(holder, name, items);
  });
};

const addToSet = (operand: unknown): Operation => {
  const modified = isPlainObject(operand) && '$each' in operand;
  const each = modified ? operand['$each'] : [operand];
  if (!Array.isArray(each))
    throw commandError(
      CODES.TypeMismatch,
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`,
    );
  if (modified && Object.keys(operand).length > 1)
    throw badValue(`Found unexpected fields after $each in $addToSet: ${JSON.stringify(operand)}`);
  return creating((holder, name) => {
    const items = arrayAt(holder, name, '$addToSet')?.slice() ?? [];
    for (const value of each) if (!items.some((item) => sameValue(item, value))) items.push(copyOf(value));
    put(holder, name, items);
  });
};

const pop = (operand: unknown): Operation => {
  const direction = asNumber(operand);
  if (direction !== 1 && direction !== -1)
    throw commandError(CODES.FailedToParse, `$pop expects 1 or -1, found: ${String(operand)}`);
  return changing((holder, name) => {
    const items = getField(holder, name);
    if (items === undefined) return;
    if (!Array.isArray(items))
      throw commandError(
        CODES.TypeMismatch,
        `Path '${name}' contains an element of non-array type '${typeName(items)}'`,
      );
    put(holder, name, direction === 1 ? items.slice(0, -1) : items.slice(1));
  });
};

const isCondition = (value: unknown): value is Doc =>
  isPlainObject(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

const pull = (operand: unknown): Operation => {
  let remove: (item: unknown) => boolean;
  if (isCondition(operand)) remove = elementTest(operand, undefined);
  else if (isPlainObject(operand)) {
    const test = compileFilter(operand);
    remove = (item) => isPlainObject(item) && test(item);
  } else if (isPattern(operand)) remove = elementTest({ $regex: operand }, undefined);
  else remove = (item) => sameValue(item, operand) && typeName(item) !== 'missing';
  return changing((holder, name) => {
    const items = getField(holder, name);
    if (items === undefined) return;
    if (!Array.isArray(items)) throw badValue('Cannot apply $pull to a non-array value');
    const kept = items.filter((item) => !remove(item));
    if (kept.length < items.length) put(holder, name, kept);
  });
};

const pullAll = (operand: unknown): Operation => {
  if (!Array.isArray(operand))
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
  return changing((holder, name) => {
    const items = getField(holder, name);
    if (items === undefined) return;
    if (!Array.isArray(items)) throw badValue('Cannot apply $pull to a non-array value');
    const kept = items.filter((item) => !operand.some((value) => sameValue(item, value)));
    if (kept.length < items.length) put(holder, name, kept);
  });
};

const unset = (): Operation =>
  changing((holder, name) => {
    // In an array the place is kept, as null.
    if (Array.isArray(holder)) {
      if (Number(name) < holder.length) holder[Number(name)] = null;
    } else delete holder[name];
  });

/** The update operators by name; each checks its operand at once. */
export const operations: Record<string, (operand: unknown, path: string) => Operation> = Object.assign(
  Object.create(null),
  {
    $set: set,
    $setOnInsert: set,
    $unset: unset,
    $inc: arithmetic('$inc'),
    $mul: arithmetic('$mul'),
    $min: bound((order) => order < 0),
    $max: bound((order) => order > 0),
    $push: push,
    $addToSet: addToSet,
    $pop: pop,
    $pull: pull,
    $pullAll: pullAll,
  },
);
