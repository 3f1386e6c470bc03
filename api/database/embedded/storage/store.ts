import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addCollection,
  type Catalog,
  type Collection,
  checkNamespace,
  createSchema,
  loadCatalog,
  SCHEMA_VERSION,
} from './catalog.ts';
import { createGroup, type Group } from './group.ts';
import { cutOff, damagedMessage, isQuick, problemsOf, unreadable } from './integrity.ts';
import type { Row } from './records.ts';
import { openSql, type Sql } from './sqlite.ts';

/** A transaction's own writes to a collection, on top of its snapshot; inserted rows have negative ids. */
export type Overlay = {
  rows: Map<number, Row | null>;
  ids: Map<string, number>;
  keys: Map<string, number>;
};

/** A write of a transaction, applied on commit. */
type Change = { kind: 'insert' | 'replace' | 'delete'; ns: string; rid: number; raw: Uint8Array };

/** A multi-document transaction: a WAL snapshot for reads, writes in memory until commit, and locks. */
export type Transaction = {
  sql: Sql;
  catalog: Catalog;
  overlays: Map<string, Overlay>;
  journal: Change[];
  locks: Set<string>;
  inserted: number;
  startedAt: number;
  ended: boolean;
  done: Promise<void>;
  finish: () => void;
};

/** State of the store: the writing connection, catalog, commit group, and locks of open transactions. */
export type Store = {
  file: string;
  main: Sql;
  catalog: Catalog;
  group: Group;
  /** Documents and unique keys written by open transactions, by lock name. */
  locks: Map<string, Transaction>;
  transactions: Set<Transaction>;
  log: (level: 'warn' | 'info', message: string) => void;
  /** Query shapes already warned about; undefined if warnings are off. */
  warnings: Set<string> | undefined;
  idleReaders: Sql[];
  /** Result of the last file check, as a message. */
  damage: string | undefined;
};

/** The SQLite file inside the store's directory. */
export const STORE_FILE = 'store.sqlite';

/** Callbacks of the store. */
type StoreOptions = {
  log?: Store['log'];
  warnings?: boolean;
  /** Told at each commit which collections it wrote to. */
  committed?: (written: ReadonlySet<string>) => void;
};

/** Pages of write-ahead log after which SQLite checkpoints (4 KiB each). */
const CHECKPOINT_PAGES = 4000;

/** Written when a store is created, so that a lost file is noticed rather than replaced by an empty one. */
const MARKER = 'store.made';

const checkPresent = (directory: string, file: string) => {
  const marker = join(directory, MARKER);
  const there = existsSync(file) && statSync(file).size > 0;
  if (!there && (existsSync(marker) || existsSync(`${file}-wal`)))
    throw new Error(
      `The store ${file} is ${existsSync(file) ? 'empty' : 'missing'}, though there was one. Put it back or restore a backup; to begin anew, delete ${marker} too.`,
    );
  return there;
};

const openChecked = (file: string, made: boolean): Sql => {
  const short = made ? cutOff(file) : undefined;
  if (short) throw new Error(damagedMessage(file, short));
  if (made && isQuick(file)) {
    const reader = openSql(file, { readOnly: true });
    try {
      const problems = problemsOf(reader, false);
      if (problems.length > 0) throw new Error(damagedMessage(file, problems.join('; '), unreadable(reader)));
    } finally {
      reader.close();
    }
  }
  const main = openSql(file);
  main.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES};
    PRAGMA cache_size = -16384; PRAGMA mmap_size = 268435456; PRAGMA temp_store = MEMORY;`);
  createSchema(main);
  return main;
};

/** Opens or creates the SQLite file; SQLite itself recovers from a crash with its write-ahead log. */
export const openStore = (directory: string, options: StoreOptions = {}): Store => {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, STORE_FILE);
  const made = checkPresent(directory, file);
  const main = openChecked(file, made);
  if (!made) writeFileSync(join(directory, MARKER), '');
  const version = main.row("SELECT value FROM meta WHERE key = 'version'")?.[0];
  if (version === undefined)
    main.run("INSERT INTO meta (key, value) VALUES ('version', ?)", String(SCHEMA_VERSION));
  else if (Number(version) > SCHEMA_VERSION)
    throw new Error(
      `${file} was written by a newer version of Karsetu (format ${version}); start that version`,
    );
  const store: Store = {
    file,
    main,
    catalog: loadCatalog(main),
    group: createGroup(
      main,
      () => {
        store.catalog = loadCatalog(main);
      },
      options.committed ?? (() => {}),
    ),
    locks: new Map(),
    transactions: new Set(),
    log: options.log ?? (() => {}),
    warnings: options.warnings ? new Set() : undefined,
    idleReaders: [],
    damage: undefined,
  };
  return store;
};

/** Commits pending writes and closes the file. */
export const closeStore = (store: Store) => {
  store.group.flush();
  for (const reader of store.idleReaders) reader.close();
  for (const transaction of store.transactions) transaction.sql.close();
  store.main.close();
};

/** A read-only connection whose snapshot starts at the first read. */
export const borrowReader = (store: Store): Sql => {
  const reader = store.idleReaders.pop() ?? openSql(store.file, { readOnly: true });
  reader.exec('BEGIN');
  reader.row('SELECT count(*) FROM meta');
  return reader;
};

/** Ends a reader's snapshot and keeps the connection for reuse. */
export const returnReader = (store: Store, reader: Sql) => {
  reader.exec('ROLLBACK');
  if (store.idleReaders.length < 8) store.idleReaders.push(reader);
  else reader.close();
};

/** Replaces a collection in the catalog; undefined removes it. */
export const setCollection = (store: Store, ns: string, collection: Collection | undefined) => {
  const next = new Map(store.catalog);
  if (collection) next.set(ns, collection);
  else next.delete(ns);
  store.catalog = next;
};

/** The collection, created if missing, as MongoDB does on first write. */
export const ensureCollection = (store: Store, ns: string): Collection => {
  const found = store.catalog.get(ns);
  if (found) return found;
  checkNamespace(ns);
  store.group.begin();
  const made = addCollection(store.main, ns);
  setCollection(store, ns, made);
  return made;
};

/** A savepoint: an error undoes the writes of `act` and leaves the rest of the group. */
export const atomic = <T>(store: Store, act: () => T): T => {
  store.group.begin();
  const { catalog } = store;
  store.main.exec('SAVEPOINT command');
  try {
    const result = act();
    store.main.exec('RELEASE command');
    return result;
  } catch (error) {
    // On a full disk or damaged file SQLite has already rolled back the transaction.
    if (store.main.db.isTransaction) store.main.exec('ROLLBACK TO command; RELEASE command');
    store.catalog = catalog;
    throw error;
  }
};
