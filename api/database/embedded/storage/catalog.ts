import { type Doc, decode, encode } from '../base/bson.ts';
import { type Fold, foldOf } from '../base/collation.ts';
import { CODES, commandError } from '../base/errors.ts';
import { compileFilter, type Test } from '../query/match.ts';
import type { Sql } from './sqlite.ts';

/** An index as planner and writers use it; `table` holds (key, rid). The `_id` index lives in the documents' table. */
export type Index = {
  id: number;
  name: string;
  spec: Doc;
  fields: string[];
  paths: string[][];
  descending: boolean[];
  unique: boolean;
  sparse: boolean;
  partial: { filter: Doc; test: Test } | undefined;
  expireAfterSeconds: number | undefined;
  fold: Fold;
  /** True once a document put more than one key into it. */
  multikey: boolean;
  table: string;
};

/** A collection; replaced, never changed, so that a transaction may keep the one it began with. */
export type Collection = {
  id: number;
  ns: string;
  db: string;
  name: string;
  options: Doc;
  fold: Fold;
  table: string;
  indexes: Index[];
};

/** All collections by namespace. */
export type Catalog = ReadonlyMap<string, Collection>;

/** The format of the file; a newer one is refused. */
export const SCHEMA_VERSION = 1;

/** Makes the tables of a new store. */
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

/** Database and collection of a namespace. */
export const splitNs = (ns: string): [string, string] => {
  const dot = ns.indexOf('.');
  return [ns.slice(0, dot), ns.slice(dot + 1)];
};

const toIndex = (id: number, spec: Doc, multikey: boolean): Index => {
  const key = spec['key'] as Doc;
  const fields = Object.keys(key);
  const filter = spec['partialFilterExpression'] as Doc | undefined;
  const fold = foldOf(spec['collation']);
  return {
    id,
    name: String(spec['name']),
    spec,
    fields,
    paths: fields.map((f) => f.split('.')),
    descending: fields.map((f) => Number(key[f]) < 0),
    unique: spec['unique'] === true,
    sparse: spec['sparse'] === true,
    partial: filter ? { filter, test: compileFilter(filter, fold) } : undefined,
    expireAfterSeconds:
      spec['expireAfterSeconds'] === undefined ? undefined : Number(spec['expireAfterSeconds']),
    fold,
    multikey,
    table: `x_${id}`,
  };
};

const toCollection = (id: number, ns: string, options: Doc, indexes: Index[]): Collection => {
  const [db, name] = splitNs(ns);
  return { id, ns, db, name, options, fold: foldOf(options['collation']), table: `d_${id}`, indexes };
};

/** Reads all collections and indexes from the file. */
export const loadCatalog = (sql: Sql): Map<string, Collection> => {
  const indexes = new Map<number, Index[]>();
  for (const [id, collection, spec, multikey] of sql.rows(
    'SELECT id, collection, spec, multikey FROM indexes ORDER BY id',
  )) {
    const list = indexes.get(collection as number) ?? [];
    list.push(toIndex(id as number, decode(spec as Uint8Array), multikey === 1));
    indexes.set(collection as number, list);
  }
  return new Map(
    sql
      .rows('SELECT id, ns, options FROM collections ORDER BY id')
      .map(([id, ns, options]) => [
        ns as string,
        toCollection(
          id as number,
          ns as string,
          decode(options as Uint8Array),
          indexes.get(id as number) ?? [],
        ),
      ]),
  );
};

/** Refuses names MongoDB refuses (InvalidNamespace, 73). */
export const checkNamespace = (db: string, name: string) => {
  const bad = (why: string) =>
    commandError(CODES.InvalidNamespace, `Invalid namespace specified '${db}.${name}'${why}`);
  if (db === '' || /[/\\. "$\0]/.test(db) || Buffer.byteLength(db) > 63) throw bad('');
  if (name === '' || name.includes('\0') || name.startsWith('.') || name.endsWith('.')) throw bad('');
  if (name.includes('$')) throw bad(': collection names cannot contain $');
  if (name.startsWith('system.')) throw bad(': cannot write to a system collection');
  if (Buffer.byteLength(`${db}.${name}`) > 255) throw bad(': Fully qualified namespace is too long');
};

/** Makes an empty collection. */
export const addCollection = (sql: Sql, ns: string, options: Doc): Collection => {
  const { lastInsertRowid } = sql.run(
    'INSERT INTO collections (ns, options) VALUES (?, ?)',
    ns,
    encode(options),
  );
  const id = Number(lastInsertRowid);
  sql.exec(`CREATE TABLE d_${id} (rid INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)`);
  return toCollection(id, ns, options, []);
};

/** Removes a collection, its documents and its indexes. */
export const removeCollection = (sql: Sql, collection: Collection) => {
  for (const index of collection.indexes) sql.exec(`DROP TABLE ${index.table}`);
  sql.exec(`DROP TABLE ${collection.table}`);
  sql.run('DELETE FROM indexes WHERE collection = ?', collection.id);
  sql.run('DELETE FROM collections WHERE id = ?', collection.id);
};

/** Creates the index's table and row, empty: the caller fills it. */
export const addIndex = (sql: Sql, collection: Collection, spec: Doc): Index => {
  const { lastInsertRowid } = sql.run(
    'INSERT INTO indexes (collection, name, spec) VALUES (?, ?, ?)',
    collection.id,
    String(spec['name']),
    encode(spec),
  );
  const index = toIndex(Number(lastInsertRowid), spec, false);
  sql.exec(
    index.unique
      ? `CREATE TABLE ${index.table} (key BLOB PRIMARY KEY, rid INTEGER NOT NULL) WITHOUT ROWID`
      : `CREATE TABLE ${index.table} (key BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY (key, rid)) WITHOUT ROWID`,
  );
  return index;
};

/** Removes an index and its entries. */
export const removeIndex = (sql: Sql, index: Index) => {
  sql.exec(`DROP TABLE ${index.table}`);
  sql.run('DELETE FROM indexes WHERE id = ?', index.id);
};

/** Remembers that an index holds several keys for some document; cheap because it happens once. */
export const markMultikey = (sql: Sql, index: Index) => {
  index.multikey = true;
  sql.run('UPDATE indexes SET multikey = 1 WHERE id = ?', index.id);
};
