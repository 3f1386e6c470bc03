import type { Binary, BSONRegExp, Code, Timestamp } from 'bson';
import { bsonType, type Doc } from './bson.ts';
import type { Fold } from './collation.ts';

/**
 * Order-preserving keys: memcmp of two encoded values gives MongoDB's comparison order
 * (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/), across types.
 * Every encoded value starts with its type byte (0x05–0xF0), so bytes outside that range can serve as escapes.
 */
export const TYPE = {
  minKey: 0x05,
  emptyArray: 0x08,
  null: 0x0a,
  number: 0x10,
  string: 0x20,
  object: 0x30,
  array: 0x40,
  binary: 0x50,
  objectId: 0x60,
  boolean: 0x70,
  date: 0x78,
  timestamp: 0x80,
  regex: 0x90,
  code: 0xa0,
  codeWithScope: 0xa8,
  maxKey: 0xf0,
} as const;

/** Ends a whole key; above the escapes of inverted values (0x00, 0x01) and below every type byte. */
const END = 0x04;
const INEXACT = 0xfe;

/** Stands for "this document has no such field" in key extraction; encoded like null. */
export const MISSING = Symbol('missing');
/** Stands for an empty array seen by an index; MongoDB encodes it as undefined. */
export const EMPTY_ARRAY = Symbol('empty array');

let buffer = Buffer.allocUnsafe(1024);
/** The same memory as plain bytes: copies of it are cheaper than those of a Buffer. */
let plain = new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
let at = 0;

const room = (bytes: number) => {
  if (at + bytes <= buffer.length) return;
  const bigger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + bytes));
  buffer.copy(bigger, 0, 0, at);
  buffer = bigger;
  plain = new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
};

const byte = (b: number) => {
  room(1);
  buffer[at++] = b;
};

const putDouble = (value: number) => {
  room(8);
  if (Number.isNaN(value)) {
    buffer.fill(0, at, at + 8);
    at += 8;
    return;
  }
  buffer.writeDoubleBE(value === 0 ? 0 : value, at);
  if (buffer[at]! & 0x80) for (let i = 0; i < 8; i++) buffer[at + i] = ~buffer[at + i]! & 0xff;
  else buffer[at]! |= 0x80;
  at += 8;
};

const putText = (text: string) => {
  const bytes = Buffer.byteLength(text);
  room(bytes + 1);
  const start = at;
  at += buffer.write(text, at, 'utf8');
  buffer[at++] = 0;
  if (text.includes('\0')) escapeZeros(start);
};

/** Doubles the zero bytes of the text just written (0x00 becomes 0x00 0xFF) so that it stays comparable. */
const escapeZeros = (start: number) => {
  const raw = Buffer.from(buffer.subarray(start, at - 1));
  at = start;
  for (const b of raw) {
    byte(b);
    if (b === 0) byte(0xff);
  }
  byte(0);
};

const putBytes = (bytes: Uint8Array) => {
  room(bytes.length);
  buffer.set(bytes, at);
  at += bytes.length;
};

const nextDown = (value: number): number => {
  const view = new DataView(new ArrayBuffer(8));
  if (value === 0) return -Number.MIN_VALUE;
  view.setFloat64(0, value);
  const bits = view.getBigInt64(0);
  view.setBigInt64(0, value > 0 ? bits - 1n : bits + 1n);
  return view.getFloat64(0);
};

/** A finite decimal text as sign, digits without leading or trailing zeros, and exponent (0.DIGITS * 10^exponent). */
const decimalParts = (text: string) => {
  const m = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!m) return undefined;
  const all = m[2]! + m[3]!;
  const stripped = all.replace(/^0+/, '');
  const exponent = m[2]!.length - (all.length - stripped.length) + Number(m[4] ?? 0);
  return { negative: m[1] === '-', digits: stripped.replace(/0+$/, ''), exponent };
};

const compareDecimal = (a: NonNullable<ReturnType<typeof decimalParts>>, b: typeof a): number => {
  const sign = (p: typeof a) => (p.digits === '' ? 0 : p.negative ? -1 : 1);
  if (sign(a) !== sign(b)) return sign(a) - sign(b);
  if (sign(a) === 0) return 0;
  const size =
    a.exponent !== b.exponent
      ? a.exponent - b.exponent
      : a.digits < b.digits
        ? -1
        : a.digits > b.digits
          ? 1
          : 0;
  return sign(a) * size;
};

/** The exact decimal text of a double (every double has one). */
const exactDecimal = (value: number): string => {
  if (Number.isInteger(value)) return BigInt(value).toString();
  let scaled = Math.abs(value);
  let twos = 0;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    twos++;
  }
  return `${value < 0 ? '-' : ''}${BigInt(scaled) * 5n ** BigInt(twos)}e-${twos}`;
};

/** Numbers a double cannot hold: the double just below, then the digits that order them above it. */
const putWideNumber = (text: string) => {
  if (text === 'NaN') return putDouble(Number.NaN);
  if (/inf/i.test(text)) return putDouble(text.startsWith('-') ? -Infinity : Infinity);
  const exact = decimalParts(text)!;
  if (exact.digits === '') return putDouble(0);
  let below = Number(text);
  if (below === Infinity) below = Number.MAX_VALUE;
  const order = below === -Infinity ? 1 : compareDecimal(decimalParts(exactDecimal(below))!, exact);
  if (order === 0) return putDouble(below);
  if (order > 0 && below !== -Infinity) below = nextDown(below);
  putDouble(below);
  byte(INEXACT);
  const start = at;
  room(exact.digits.length + 3);
  buffer.writeUInt16BE(exact.exponent + 0x4000, at);
  at += 2;
  at += buffer.write(exact.digits, at, 'latin1');
  buffer[at++] = 0;
  if (exact.negative) for (let i = start; i < at; i++) buffer[i] = ~buffer[i]! & 0xff;
};

const putObject = (value: Doc, fold: Fold) => {
  // MongoDB compares objects field by field: type of the value, then name, then value.
  for (const name of Object.keys(value)) {
    const field = value[name];
    byte(typeByte(field));
    putText(name);
    putValue(field, fold);
  }
  byte(0);
};

/** The byte a value's type sorts by. */
export const typeByte = (value: unknown): number => {
  if (value === null || value === undefined || value === MISSING) return TYPE.null;
  switch (typeof value) {
    case 'number':
    case 'bigint':
      return TYPE.number;
    case 'string':
      return TYPE.string;
    case 'boolean':
      return TYPE.boolean;
    case 'symbol':
      return TYPE.emptyArray;
  }
  if (Array.isArray(value)) return TYPE.array;
  if (value instanceof Date) return TYPE.date;
  switch (bsonType(value)) {
    case undefined:
      return value instanceof Uint8Array ? TYPE.binary : TYPE.object;
    case 'ObjectId':
      return TYPE.objectId;
    case 'Long':
    case 'Int32':
    case 'Double':
    case 'Decimal128':
      return TYPE.number;
    case 'Binary':
      return TYPE.binary;
    case 'Timestamp':
      return TYPE.timestamp;
    case 'BSONRegExp':
      return TYPE.regex;
    case 'Code':
      return (value as Code).scope ? TYPE.codeWithScope : TYPE.code;
    case 'MinKey':
      return TYPE.minKey;
    case 'MaxKey':
      return TYPE.maxKey;
    case 'BSONSymbol':
      return TYPE.string;
    default:
      return TYPE.object;
  }
};

const putBinary = (bytes: Uint8Array, subtype: number) => {
  // By length, then subtype, then bytes.
  room(5);
  at = buffer.writeUInt32BE(bytes.length, at);
  buffer[at++] = subtype;
  putBytes(bytes);
};

const putNumber = (value: unknown) => {
  if (typeof value === 'number') putDouble(value);
  else putWideNumber(String(value));
};

const putTimestamp = (t: Timestamp) => {
  room(8);
  at = buffer.writeUInt32BE(t.getHighBitsUnsigned(), at);
  at = buffer.writeUInt32BE(t.getLowBitsUnsigned(), at);
};

const putRegex = (r: BSONRegExp) => {
  putText(r.pattern);
  putText(r.options);
};

const putCode = (c: Code, fold: Fold) => {
  putText(String(c.code));
  if (c.scope) putObject(c.scope as Doc, fold);
};

const putArray = (items: unknown[], fold: Fold) => {
  for (const item of items) putValue(item, fold);
  byte(0);
};

const putValue = (value: unknown, fold: Fold): void => {
  const type = typeByte(value);
  byte(type);
  switch (type) {
    case TYPE.number:
      putNumber(value);
      break;
    case TYPE.string: {
      const text = typeof value === 'string' ? value : String(value);
      putText(fold ? fold(text) : text);
      break;
    }
    case TYPE.object:
      putObject(value as Doc, fold);
      break;
    case TYPE.array:
      putArray(value as unknown[], fold);
      break;
    case TYPE.binary:
      if (value instanceof Uint8Array) putBinary(value, 0);
      else putBinary((value as Binary).value(), (value as Binary).sub_type);
      break;
    case TYPE.objectId:
      putBytes((value as { id: Uint8Array }).id);
      break;
    case TYPE.boolean:
      byte(value ? 2 : 1);
      break;
    case TYPE.date:
      // Milliseconds fit a double exactly.
      putDouble((value as Date).getTime());
      break;
    case TYPE.timestamp:
      putTimestamp(value as Timestamp);
      break;
    case TYPE.regex:
      putRegex(value as BSONRegExp);
      break;
    case TYPE.code:
    case TYPE.codeWithScope:
      putCode(value as Code, fold);
      break;
  }
};

const finish = (): Uint8Array => plain.slice(0, at);

/** One value's bytes without an end mark: for bounds, prefixes and equality of values. */
export const encodeValue = (value: unknown, fold?: Fold): Uint8Array => {
  at = 0;
  putValue(value, fold);
  return finish();
};

/** The bytes of a compound key; `descending[i]` inverts that component so that memcmp order follows the index. */
export const encodeKey = (values: unknown[], descending: boolean[], fold?: Fold): Uint8Array => {
  at = 0;
  for (let i = 0; i < values.length; i++) {
    const start = at;
    putValue(values[i], fold);
    if (descending[i]) invert(buffer, start, at);
  }
  byte(END);
  return finish();
};

const invert = (bytes: Uint8Array, from: number, to: number) => {
  for (let i = from; i < to; i++) bytes[i] = ~bytes[i]! & 0xff;
};

/** A copy with every byte inverted: the bound of a descending component. */
export const inverted = (bytes: Uint8Array): Uint8Array => {
  const out = bytes.slice();
  invert(out, 0, out.length);
  return out;
};

/** The primary key of a document: its `_id` alone, always in simple collation. */
export const idKey = (id: unknown): Uint8Array => encodeKey([id], [false]);

/** A value's bytes as a Map key. */
export const keyText = (value: unknown, fold?: Fold): string => {
  at = 0;
  putValue(value, fold);
  return buffer.toString('latin1', 0, at);
};
