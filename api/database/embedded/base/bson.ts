import { deserialize, serialize } from 'bson';

/** A document in memory. */
export type Doc = Record<string, unknown>;

/** MongoDB's maximum document size in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Decodes BSON: numbers become JS numbers unless they would lose digits (then Long). */
export const decode = (bytes: Uint8Array): Doc =>
  deserialize(bytes, { promoteBuffers: false, bsonRegExp: true }) as Doc;

/** Whether a double would be encoded as an integer: no fraction and within 32 bits. */
export const looksInteger = (value: number): boolean =>
  Number.isInteger(value) && value >= -2147483648 && value <= 2147483647 && !Object.is(value, -0);

/** Plain numbers if they would be encoded as the same type; Long, and Double without a fraction, are kept. */
const settled = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = settled(value[i]);
    return value;
  }
  const type = bsonType(value);
  if (type === 'Int32') return Number(value);
  if (type === 'Double') return looksInteger(Number(value)) ? value : Number(value);
  if (type !== undefined || !isPlainObject(value)) return value;
  for (const key of Object.keys(value)) setField(value, key, settled(value[key]));
  return value;
};

/** Like decode, but numbers keep their types, so that encoding gives the same bytes. */
export const decodeTyped = (bytes: Uint8Array): Doc =>
  settled(deserialize(bytes, { promoteBuffers: false, promoteValues: false, bsonRegExp: true })) as Doc;

/** Like decode, but the documents of the array field `documents` stay BSON: an insert stores them unchanged. */
export const decodeInsert = (bytes: Uint8Array): Doc =>
  deserialize(bytes, { promoteBuffers: false, fieldsAsRaw: { documents: true } }) as Doc;

/** Encodes an object to BSON. `undefined` fields are omitted. */
export const encode = (doc: Doc): Uint8Array => serialize(doc, { ignoreUndefined: true });

/** Whether a value is an embedded document rather than a date, id or other value. */
export const isPlainObject = (value: unknown): value is Doc => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};

/** The class name of a BSON value such as ObjectId or Long. */
export const bsonType = (value: unknown): string | undefined =>
  value !== null && typeof value === 'object' && '_bsontype' in value ? String(value._bsontype) : undefined;

/** Any BSON number as a JS number, or undefined. */
export const asNumber = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  const type = bsonType(value);
  return type === 'Long' || type === 'Int32' || type === 'Double' ? Number(String(value)) : undefined;
};

/** Sets a field so that one named `__proto__` is an ordinary field. */
export const setField = (doc: Doc, key: string, value: unknown) => {
  if (key === '__proto__')
    Object.defineProperty(doc, key, { value, enumerable: true, configurable: true, writable: true });
  else doc[key] = value;
};

/** Reads an own field, never one of the prototype. */
export const getField = (doc: Doc, key: string): unknown => (Object.hasOwn(doc, key) ? doc[key] : undefined);

/** Size of a value by element type, and whether its length prefix is added. */
const SIZES = new Uint8Array(256).fill(255);
const COUNTED = new Uint8Array(256);
for (const [size, counted, ...types] of [
  [0, 0, 0x06, 0x0a, 0x7f, 0xff],
  [1, 0, 0x08],
  [4, 0, 0x10],
  [8, 0, 0x01, 0x09, 0x11, 0x12],
  [12, 0, 0x07],
  [16, 0, 0x13],
  [0, 1, 0x03, 0x04, 0x0f],
  [4, 1, 0x02, 0x0d, 0x0e],
  [5, 1, 0x05],
  [16, 1, 0x0c],
] as const)
  for (const type of types) {
    SIZES[type] = size;
    COUNTED[type] = counted;
  }

/** End of the BSON element at `at` (type byte, name, value), for moving elements without decoding them. */
export const elementEnd = (b: Uint8Array, at: number): number => {
  const type = b[at]!;
  let i = at + 1;
  while (b[i] !== 0) i++;
  i++;
  if (type === 0x0b) {
    // A pattern and its options, each null-terminated.
    for (let zeros = 0; zeros < 2; i++) if (b[i] === 0) zeros++;
    return i;
  }
  if (SIZES[type] === 255) throw new Error(`unknown BSON type ${type}`);
  const length = COUNTED[type] ? b[i]! | (b[i + 1]! << 8) | (b[i + 2]! << 16) | (b[i + 3]! << 24) : 0;
  return i + SIZES[type]! + length;
};

/** The document's bytes with `_id` first, as MongoDB stores it. */
export const idFirst = (b: Uint8Array): Uint8Array => {
  for (let at = 4; b[at] !== 0; ) {
    const end = elementEnd(b, at);
    if (b[at + 1] === 0x5f && b[at + 2] === 0x69 && b[at + 3] === 0x64 && b[at + 4] === 0) {
      if (at === 4) return b;
      const out = new Uint8Array(b.length);
      out.set(b.subarray(0, 4), 0);
      out.set(b.subarray(at, end), 4);
      out.set(b.subarray(4, at), 4 + end - at);
      out.set(b.subarray(end), end);
      return out;
    }
    at = end;
  }
  return b;
};

/**
 * The bytes of `{ cursor: { firstBatch|nextBatch: [...docs], id, ns }, ok: 1 }` around documents already in
 * BSON, so that a page of results is never decoded.
 */
export const cursorReply = (
  batchName: 'firstBatch' | 'nextBatch',
  docs: Uint8Array[],
  id: number,
  ns: string,
): Uint8Array => {
  const head = Buffer.from(`\u0004${batchName}\0`, 'latin1');
  const nsBytes = Buffer.from(ns, 'utf8');
  let array = 5;
  for (let i = 0; i < docs.length; i++) array += 2 + digits(i) + docs[i]!.length;
  const cursor = 4 + head.length + array + 4 + 8 + 4 + 4 + nsBytes.length + 1 + 1;
  const total = 4 + 8 + cursor + 1 + 3 + 8 + 1;
  const out = Buffer.allocUnsafe(total);
  let at = out.writeInt32LE(total, 0);
  at += out.write('\u0003cursor\0', at, 'latin1');
  at = out.writeInt32LE(cursor, at);
  at += head.copy(out, at);
  at = out.writeInt32LE(array, at);
  for (let i = 0; i < docs.length; i++) {
    out[at++] = 3;
    at += out.write(String(i), at, 'latin1');
    out[at++] = 0;
    out.set(docs[i]!, at);
    at += docs[i]!.length;
  }
  out[at++] = 0;
  at += out.write('\u0012id\0', at, 'latin1');
  at = out.writeBigInt64LE(BigInt(id), at);
  at += out.write('\u0002ns\0', at, 'latin1');
  at = out.writeInt32LE(nsBytes.length + 1, at);
  at += nsBytes.copy(out, at);
  out[at++] = 0;
  out[at++] = 0;
  at += out.write('\u0001ok\0', at, 'latin1');
  at = out.writeDoubleLE(1, at);
  out[at++] = 0;
  return out;
};

const digits = (n: number) => (n < 10 ? 1 : n < 100 ? 2 : n < 1000 ? 3 : n < 10_000 ? 4 : String(n).length);
