import { asNumber, bsonType, looksInteger } from './bson.ts';
import { badValue, CODES, commandError } from './errors.ts';

const NUMBER_OF: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

const BSON_NAMES: Record<string, number> = {
  ObjectId: 7,
  Binary: 5,
  Long: 18,
  Int32: 16,
  Double: 1,
  Decimal128: 19,
  Timestamp: 17,
  BSONRegExp: 11,
  BSONSymbol: 14,
  MinKey: -1,
  MaxKey: 127,
  DBRef: 3,
};

/** BSON type number of a value as it would be written; undefined for a missing field. */
const typeNumber = (value: unknown): number | undefined => {
  if (value === undefined) return undefined;
  if (value === null) return 10;
  switch (typeof value) {
    case 'string':
      return 2;
    case 'boolean':
      return 8;
    case 'bigint':
      return 18;
    case 'number':
      return looksInteger(value) ? 16 : 1;
  }
  if (Array.isArray(value)) return 4;
  if (value instanceof Date) return 9;
  if (value instanceof Uint8Array) return 5;
  const type = bsonType(value);
  if (type === 'Code') return (value as { scope?: unknown }).scope ? 15 : 13;
  return type ? (BSON_NAMES[type] ?? 3) : 3;
};

/** MongoDB's alias of a value's type ("string", "objectId" …), for messages. */
export const typeName = (value: unknown): string => {
  const number = typeNumber(value);
  return Object.entries(NUMBER_OF).find(([, n]) => n === number)?.[0] ?? 'missing';
};

/** The predicate of `$type`: numbers or aliases, "number" for any number. */
export const typeTest = (operand: unknown): ((value: unknown) => boolean) => {
  const wanted = new Set<number>();
  if (Array.isArray(operand) && operand.length === 0)
    throw commandError(CODES.FailedToParse, 'a must match at least one type');
  for (const item of Array.isArray(operand) ? operand : [operand]) {
    if (typeof item === 'string') {
      if (item === 'number') for (const n of [1, 16, 18, 19]) wanted.add(n);
      else if (NUMBER_OF[item] !== undefined) wanted.add(NUMBER_OF[item]);
      else throw badValue(`Unknown type name alias: ${item}`);
    } else {
      const number = asNumber(item);
      if (number === undefined) throw badValue('type must be represented as a number or a string');
      if (!Object.values(NUMBER_OF).includes(number))
        throw badValue(`Invalid numerical type code: ${number}`);
      wanted.add(number);
    }
  }
  return (value) => {
    const number = typeNumber(value);
    return number !== undefined && wanted.has(number);
  };
};
