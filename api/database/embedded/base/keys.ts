import type { Binary } from 'bson';
import { bsonType, type Doc } from './bson.ts';
import { CODES, unsupported } from './errors.ts';

/**
 * Order-preserving keys: memcmp of two encoded values gives MongoDB's comparison order
 * (https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/), across types.
 * Every encoded value starts with its type byte (0x05–0xF0), so bytes outside that range can serve as escapes.
 */
export const TYPE = {
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
} as const;

/** Terminates a key; above the escapes of inverted values (0x00, 0x01) and below every type byte. */
const END = 0x04;
const INEXACT = 0xfe;

/** Marks a missing field in key extraction; encoded like null. */
export const MISSING = Symbol('missing');
/** Marks an empty array in an index; MongoDB encodes it as undefined. */
export const EMPTY_ARRAY = Symbol('empty array');

let buffer = Buffer.allocUnsafe(1024);
/** A Uint8Array on the same memory: cheaper to copy than a Buffer. */
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

/** Escapes zero bytes of the text just written (0x00 becomes 0x00 0xFF), keeping it comparable. */
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

/** A 64-bit integer beyond a double's precision: the double just below, then the remainder. */
const putLong = (value: bigint) => {
  let below = Number(value);
  for (let step = 1n; BigInt(below) > value; step *= 2n) below = Number(value - step);
  putDouble(below);
  const above = value - BigInt(below);
  if (above === 0n) return;
  byte(INEXACT);
  room(2);
  at = buffer.writeUInt16BE(Number(above), at);
};

const putObject = (value: Doc) => {
  // MongoDB compares objects field by field: value type, then name, then value.
  for (const name of Object.keys(value)) {
    const field = value[name];
    byte(typeByte(field));
    putText(name);
    putValue(field);
  }
  byte(0);
};

/** Sort byte of a value's type. Types the product does not use are refused. */
export const typeByte = (value: unknown): number => {
  if (value === null || value === undefined || value === MISSING) return TYPE.null;
  switch (typeof value) {
    case 'number':
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
  const type = bsonType(value);
  switch (type) {
    case undefined:
      return value instanceof Uint8Array ? TYPE.binary : TYPE.object;
    case 'ObjectId':
      return TYPE.objectId;
    case 'Long':
    case 'Int32':
    case 'Double':
      return TYPE.number;
    case 'Binary':
      return TYPE.binary;
    default:
      throw unsupported(`comparing a value of the type ${type}`, CODES.BadValue);
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
  if (bsonType(value) === 'Long') putLong(BigInt(String(value)));
  else putDouble(Number(value));
};

const putArray = (items: unknown[]) => {
  for (const item of items) putValue(item);
  byte(0);
};

const putValue = (value: unknown): void => {
  const type = typeByte(value);
  byte(type);
  switch (type) {
    case TYPE.number:
      putNumber(value);
      break;
    case TYPE.string:
      putText(value as string);
      break;
    case TYPE.object:
      putObject(value as Doc);
      break;
    case TYPE.array:
      putArray(value as unknown[]);
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
      // Milliseconds are exact in a double.
      putDouble((value as Date).getTime());
      break;
  }
};

/** Encodes one value without terminator: for bounds, prefixes and equality. */
export const encodeValue = (value: unknown): Uint8Array => {
  at = 0;
  putValue(value);
  return plain.slice(0, at);
};

/** Encodes a compound key; `descending[i]` inverts that component so that memcmp order follows the index. */
export const encodeKey = (values: unknown[], descending: boolean[]): Uint8Array => {
  at = 0;
  for (let i = 0; i < values.length; i++) {
    const start = at;
    putValue(values[i]);
    if (descending[i]) invert(buffer, start, at);
  }
  byte(END);
  return plain.slice(0, at);
};

const invert = (bytes: Uint8Array, from: number, to: number) => {
  for (let i = from; i < to; i++) bytes[i] = ~bytes[i]! & 0xff;
};

/** A copy with all bytes inverted: the bound of a descending component. */
export const inverted = (bytes: Uint8Array): Uint8Array => {
  const out = bytes.slice();
  invert(out, 0, out.length);
  return out;
};

/** The primary key of a document: its `_id`. */
export const idKey = (id: unknown): Uint8Array => encodeKey([id], [false]);

/** A value's bytes as a Map key. */
export const keyText = (value: unknown): string => {
  at = 0;
  putValue(value);
  return buffer.toString('latin1', 0, at);
};
