import { type Doc, decode, encode } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import type { Sql } from './sqlite.ts';

/** An index for planner and writers; `table` has (key, rid). The `_id` index is in the documents' table. */
export type Index = {
  id: number;
  name: string;
  spec: Doc;
  fields: string[];
  paths: string[][];
  descending: boolean[];
  unique: boolean;
  sparse: boolean;
  expireAfterSeconds: number | undefined;
  /** True once a document had more than one key in it. */
  multikey: boolean;
  table: string;
};

/** A collection; immutable, so that a transaction keeps the one it started with. */
export type Collection = {
  id: number;
  ns: string;
  db: string;
  name: string;
  table: string;
  indexes: Index[];
};

/** All collections by namespace. */
export type Catalog = ReadonlyMap<string, Collection>;

/** Version of the file format; newer ones are refused. */
export const SCHEMA_VERSION = 1;

/** Creates the tables of a new store. */
export const createSchema = (sql: Sql) =>
  sql.exec(`
    CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, ns TEXT NOT NULL UNIQUE, options BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS indexes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, name TEXT NOT NULL, spec BLOB NOT NULL,
      multikey INTEGER NOT NULL DEFAULT 0, UNIQUE (collection, name));
    CREATE TABLE IF NOT EXISTS sessions (
      lsid BLOB PRIMARY KEY, txn INTEGER NOT NULL, reply BLOB, at INTEGER NOT NULL) WITHOUT ROWID;
  `);

const splitNs = (ns: string): [string, string] => {
  const dot = ns.indexOf('.');
  return [ns.slice(0, dot), ns.slice(dot + 1)];
};

/** An index from its stored specification. */
export const indexOf = (id: number, spec: Doc, multikey: boolean): Index => {
  const key = spec['key'] as Doc;
  const fields = Object.keys(key);
  return {
    id,
    name: String(spec['name']),
    spec,
    fields,
    paths: fields.map((f) => f.split('.')),
    descending: fields.map((f) => Number(key[f]) < 0),
    unique: spec['unique'] === true,
    sparse: spec['sparse'] === true,
    expireAfterSeconds:
      spec['expireAfterSeconds'] === undefined ? undefined : Number(spec['expireAfterSeconds']),
    multikey,
    table: `x_${id}`,
  };
};

/** A collection; `id` -1 and no table if it does not exist yet. */
export const toCollection = (id: number, ns: string, indexes: Index[] = []): Collection => {
  const [db, name] = splitNs(ns);
  return { id, ns, db, name, table: id < 0 ? '' : `d_${id}`, indexes };
};

/** Loads all collections and indexes from the file. */
export const loadCatalog = (sql: Sql): Map<string, Collection> => {
  const indexes = new Map<number, Index[]>();
  for (const [id, collection, spec, multikey] of sql.rows(
    'SELECT id, collection, spec, multikey FROM indexes ORDER BY id',
  )) {
    const list = indexes.get(collection as number) ?? [];
    list.push(indexOf(id as number, decode(spec as Uint8Array), multikey === 1));
    indexes.set(collection as number, list);
  }
  const collections = sql.rows('SELECT id, ns FROM collections ORDER BY id') as [number, string][];
  return new Map(collections.map(([id, ns]) => [ns, toCollection(id, ns, indexes.get(id))]));
};

/** Refuses names MongoDB refuses (InvalidNamespace, 73). */
export const checkNamespace = (ns: string) => {
  const [db, name] = splitNs(ns);
  const badDb = db === '' || /[/\\. "$\0]/.test(db) || Buffer.byteLength(db) > 63;
  if (badDb || name === '' || /[$\0]|^\.|\.$|^system\./.test(name) || Buffer.byteLength(ns) > 255)
    throw commandError(CODES.InvalidNamespace, `Invalid namespace specified '${ns}'`);
};

/** Creates an empty collection. */
export const addCollection = (sql: Sql, ns: string): Collection => {
  const { lastInsertRowid } = sql.run('INSERT INTO collections (ns, options) VALUES (?, ?)', ns, encode({}));
  const id = Number(lastInsertRowid);
  sql.exec(`CREATE TABLE d_${id} (rid INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)`);
  return toCollection(id, ns);
};

/** Removes a collection with documents and indexes. */
export const removeCollection = (sql: Sql, collection: Collection) => {
  for (const index of collection.indexes) sql.exec(`DROP TABLE ${index.table}`);
  sql.exec(`DROP TABLE ${collection.table}`);
  sql.run('DELETE FROM indexes WHERE collection = ?', collection.id);
  sql.run('DELETE FROM collections WHERE id = ?', collection.id);
};

/** Creates an index's table and row, empty; the caller fills it. */
export const addIndex = (sql: Sql, collection: Collection, spec: Doc): Index => {
  const { lastInsertRowid } = sql.run(
    'INSERT INTO indexes (collection, name, spec) VALUES (?, ?, ?)',
    collection.id,
    String(spec['name']),
    encode(spec),
  );
  const index = indexOf(Number(lastInsertRowid), spec, false);
  sql.exec(
    index.unique
      ? `CREATE TABLE ${index.table} (key BLOB PRIMARY KEY, rid INTEGER NOT NULL) WITHOUT ROWID`
      : `CREATE TABLE ${index.table} (key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY (key, rid)) WITHOUT ROWID`,
  );
  return index;
};

/** Marks an index as multikey; cheap because it happens once. */
export const markMultikey = (sql: Sql, index: Index) => {
  index.multikey = true;
  sql.run('UPDATE indexes SET multikey = 1 WHERE id = ?', index.id);
};
