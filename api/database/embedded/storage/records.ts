import { bsonType, type Doc, decode } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import { encodeKey, idKey, MISSING } from '../base/keys.ts';
import { type Decoder, decoderOf } from '../base/partial.ts';
import { extractKeys } from '../base/paths.ts';
import { type Collection, type Index, markMultikey } from './catalog.ts';
import type { Sql } from './sqlite.ts';

/** A stored document: row id, BSON, and the decoded form once needed. */
export type Row = { rid: number; raw: Uint8Array; doc: Doc | undefined };

/** The full document of a row, decoded once. */
export const docOf = (row: Row): Doc => {
  row.doc ??= decode(row.raw);
  return row.doc;
};

/** Decodes the fields of a collection's indexes. */
export const indexDecoder = (collection: Collection): Decoder => {
  let found = decoders.get(collection);
  if (!found) {
    found = decoderOf(new Set(['_id', ...collection.indexes.flatMap((i) => i.paths.map((p) => p[0]!))]));
    decoders.set(collection, found);
  }
  return found;
};

const decoders = new WeakMap<Collection, Decoder>();

/** One index entry of a document. */
export type Entry = { index: Index; key: Uint8Array; values: unknown[] };

/** A document's entries in one index; none if a sparse index excludes it. */
export const entriesOf = (index: Index, doc: Doc): { entries: Entry[]; multikey: boolean } => {
  const { keys, multikey } = extractKeys(doc, index.paths);
  if (index.sparse && keys.every((values) => values.every((v) => v === MISSING)))
    return { entries: [], multikey };
  if (keys.length === 1)
    return {
      entries: [{ index, key: encodeKey(keys[0]!, index.descending), values: keys[0]! }],
      multikey,
    };
  const seen = new Map<string, Entry>();
  for (const values of keys) {
    const key = encodeKey(values, index.descending);
    const text = Buffer.from(key.buffer, key.byteOffset, key.length).toString('latin1');
    if (!seen.has(text)) seen.set(text, { index, key, values });
  }
  return { entries: [...seen.values()], multikey };
};

/** All entries of a document in secondary indexes. */
export const allEntries = (collection: Collection, doc: Doc): { entries: Entry[]; multikey: Index[] } => {
  const entries: Entry[] = [];
  const multikey: Index[] = [];
  for (const index of collection.indexes) {
    const found = entriesOf(index, doc);
    entries.push(...found.entries);
    if (found.multikey && !index.multikey) multikey.push(index);
  }
  return { entries, multikey };
};

const show = (value: unknown): string => {
  if (bsonType(value) === 'ObjectId') return `ObjectId('${value}')`;
  return value instanceof Date ? `new Date(${value.getTime()})` : JSON.stringify(value);
};

/** DuplicateKey (11000) with index and values in MongoDB's format. */
const duplicateKey = (ns: string, index: string, keyPattern: Doc, values: unknown[]) => {
  const keyValue = Object.fromEntries(
    Object.keys(keyPattern).map((f, i) => [f, typeof values[i] === 'symbol' ? null : values[i]]),
  );
  const shown = Object.entries(keyValue).map(([f, value]) => `${f}: ${show(value)}`);
  return commandError(
    CODES.DuplicateKey,
    `E11000 duplicate key error collection: ${ns} index: ${index} dup key: { ${shown.join(', ')} }`,
    { keyPattern, keyValue },
  );
};

/** DuplicateKey of an index. */
export const duplicateOf = (collection: Collection, index: Index, values: unknown[]) =>
  duplicateKey(collection.ns, index.name, index.spec['key'] as Doc, values);

/** DuplicateKey of the primary key. */
export const duplicateId = (collection: Collection, id: unknown) =>
  duplicateKey(collection.ns, '_id_', { _id: 1 }, [id]);

/** The row of a primary key. */
export const rowOfId = (sql: Sql, collection: Collection, key: Uint8Array): Row | undefined => {
  const found = sql.row(`SELECT rid, doc FROM ${collection.table} WHERE id = ?`, key);
  return found && { rid: found[0] as number, raw: found[1] as Uint8Array, doc: undefined };
};

/** The row of a row number. */
export const rowOfRid = (sql: Sql, collection: Collection, rid: number): Row | undefined => {
  const found = sql.row(`SELECT doc FROM ${collection.table} WHERE rid = ?`, rid);
  return found && { rid, raw: found[0] as Uint8Array, doc: undefined };
};

/** The row holding a unique key, or undefined. */
export const holderOf = (sql: Sql, entry: Entry): number | undefined =>
  sql.row(`SELECT rid FROM ${entry.index.table} WHERE key = ?`, entry.key)?.[0] as number | undefined;

/**
 * Inserts a document with its index entries. A duplicate undoes this document's writes and throws
 * DuplicateKey; checking first would cost a lookup per unique index on every insert.
 */
export const insertRow = (sql: Sql, collection: Collection, doc: Doc, raw: Uint8Array): Row => {
  const key = idKey(doc['_id']);
  const { entries, multikey } = allEntries(collection, doc);
  const done = sql.run(`INSERT OR IGNORE INTO ${collection.table} (id, doc) VALUES (?, ?)`, key, raw);
  if (done.changes === 0) throw duplicateId(collection, doc['_id']);
  const rid = Number(done.lastInsertRowid);
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i]!;
    if (
      sql.run(`INSERT OR IGNORE INTO ${entry.index.table} (key, rid) VALUES (?, ?)`, entry.key, rid)
        .changes !== 0
    )
      continue;
    removeEntries(sql, entries.slice(0, i), rid);
    sql.run(`DELETE FROM ${collection.table} WHERE rid = ?`, rid);
    throw duplicateOf(collection, entry.index, entry.values);
  }
  for (const index of multikey) markMultikey(sql, index);
  return { rid, raw, doc: undefined };
};

const sameEntry = (a: Entry, b: Entry) => a.index === b.index && Buffer.compare(a.key, b.key) === 0;

/** Replaces a document, updating only index entries that change. */
export const replaceRow = (sql: Sql, collection: Collection, row: Row, doc: Doc, raw: Uint8Array): Row => {
  if (collection.indexes.length > 0) {
    const before = allEntries(collection, docOf(row)).entries;
    const { entries: after, multikey } = allEntries(collection, doc);
    const added = after.filter((e) => !before.some((b) => sameEntry(b, e)));
    const removed = before.filter((e) => !after.some((a) => sameEntry(a, e)));
    for (const entry of added) {
      if (!entry.index.unique) continue;
      const holder = holderOf(sql, entry);
      if (holder !== undefined && holder !== row.rid)
        throw duplicateOf(collection, entry.index, entry.values);
    }
    for (const index of multikey) markMultikey(sql, index);
    removeEntries(sql, removed, row.rid);
    for (const { index, key } of added)
      sql.run(`INSERT INTO ${index.table} (key, rid) VALUES (?, ?)`, key, row.rid);
  }
  sql.run(`UPDATE ${collection.table} SET doc = ? WHERE rid = ?`, raw, row.rid);
  return { rid: row.rid, raw, doc };
};

const removeEntries = (sql: Sql, entries: Entry[], rid: number) => {
  for (const { index, key } of entries)
    sql.run(`DELETE FROM ${index.table} WHERE key = ? AND rid = ?`, key, rid);
};

/** Deletes a document with its index entries. */
export const deleteRow = (sql: Sql, collection: Collection, row: Row) => {
  if (collection.indexes.length > 0) removeEntries(sql, allEntries(collection, docOf(row)).entries, row.rid);
  sql.run(`DELETE FROM ${collection.table} WHERE rid = ?`, row.rid);
};
