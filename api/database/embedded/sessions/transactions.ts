import { type Doc, decode } from '../base/bson.ts';
import { CODES, commandError, isCommandError, writeConflict } from '../base/errors.ts';
import { idKey } from '../base/keys.ts';
import { type Collection, toCollection } from '../storage/catalog.ts';
import {
  allEntries,
  deleteRow,
  docOf,
  duplicateId,
  duplicateOf,
  type Entry,
  holderOf,
  insertRow,
  type Row,
  replaceRow,
  rowOfId,
  rowOfRid,
} from '../storage/records.ts';
import type { Overlay, Transaction } from '../storage/store.ts';
import { atomic, borrowReader, ensureCollection, returnReader, type Store } from '../storage/store.ts';

/** Thrown when a write outside a transaction meets a lock; the server retries the command once it is released. */
type Locked = Error & { transaction: Transaction };

/** Whether a write met a transaction's lock. */
export const isLocked = (error: unknown): error is Locked =>
  error instanceof Error && error.name === 'Locked';

const locked = (transaction: Transaction): Locked =>
  Object.assign(new Error('locked'), { name: 'Locked', transaction });

const text = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
const docLock = (ns: string, id: string) => `${ns}\0${id}`;
const keyLock = (entry: Entry) => `${entry.index.table}\0${text(entry.key)}`;

/** Takes a snapshot and opens a transaction on it. */
export const beginTransaction = (store: Store): Transaction => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const transaction: Transaction = {
    sql: borrowReader(store),
    catalog: store.catalog,
    overlays: new Map(),
    journal: [],
    locks: new Set(),
    inserted: 0,
    startedAt: Date.now(),
    ended: false,
    done: promise,
    finish: resolve,
  };
  store.transactions.add(transaction);
  return transaction;
};

const end = (store: Store, transaction: Transaction) => {
  if (transaction.ended) return;
  transaction.ended = true;
  for (const lock of transaction.locks) store.locks.delete(lock);
  store.transactions.delete(transaction);
  returnReader(store, transaction.sql);
  transaction.finish();
};

/** Ends a transaction, discarding its writes and releasing its locks. */
export const abortTransaction = end;

/** Applies the transaction's writes to the file; durable with the group's commit. */
export const commitTransaction = (store: Store, transaction: Transaction) => {
  try {
    if (transaction.journal.length > 0) atomic(store, () => replay(store, transaction));
  } catch (error) {
    if (isCommandError(error)) throw writeConflict();
    throw error;
  } finally {
    end(store, transaction);
  }
};

const replay = (store: Store, transaction: Transaction) => {
  const real = new Map<string, number>();
  for (const change of transaction.journal) {
    const known = transaction.catalog.get(change.ns);
    const collection = known ? store.catalog.get(change.ns) : ensureCollection(store, change.ns);
    if (!collection || (known && known.id !== collection.id)) throw writeConflict();
    store.group.wrote(collection.name);
    if (change.kind === 'insert') {
      const row = insertRow(store.main, collection, decode(change.raw), change.raw);
      real.set(`${change.ns}\0${change.rid}`, row.rid);
      continue;
    }
    const rid = change.rid < 0 ? real.get(`${change.ns}\0${change.rid}`)! : change.rid;
    const row = rowOfRid(store.main, collection, rid);
    if (!row) throw writeConflict();
    if (change.kind === 'replace') replaceRow(store.main, collection, row, decode(change.raw), change.raw);
    else deleteRow(store.main, collection, row);
  }
};

const overlayOf = (transaction: Transaction, ns: string): Overlay => {
  let overlay = transaction.overlays.get(ns);
  if (!overlay) {
    overlay = { rows: new Map(), ids: new Map(), keys: new Map() };
    transaction.overlays.set(ns, overlay);
  }
  return overlay;
};

/** Write interface: directly to the group, or to a transaction's memory. */
export type Writer = {
  insert: (ns: string, doc: Doc, raw: Uint8Array) => Row;
  replace: (collection: Collection, row: Row, doc: Doc, raw: Uint8Array) => Row;
  remove: (collection: Collection, row: Row) => void;
};

/** Writes to the open group; throws Locked if a transaction holds the document or key. */
export const directWriter = (store: Store): Writer => {
  const checkLocks = (collection: Collection, doc: Doc) => {
    if (store.locks.size === 0) return;
    const holder = store.locks.get(docLock(collection.ns, text(idKey(doc['_id']))));
    if (holder) throw locked(holder);
    for (const entry of allEntries(collection, doc).entries) {
      const owner = entry.index.unique && store.locks.get(keyLock(entry));
      if (owner) throw locked(owner);
    }
  };
  const begin = (collection: Collection) => {
    store.group.begin();
    store.group.wrote(collection.name);
  };
  return {
    insert: (ns, doc, raw) => {
      const collection = ensureCollection(store, ns);
      checkLocks(collection, doc);
      begin(collection);
      return insertRow(store.main, collection, doc, raw);
    },
    replace: (collection, row, doc, raw) => {
      checkLocks(collection, doc);
      begin(collection);
      return replaceRow(store.main, collection, row, doc, raw);
    },
    remove: (collection, row) => {
      checkLocks(collection, docOf(row));
      begin(collection);
      deleteRow(store.main, collection, row);
    },
  };
};

const sameBytes = (a: Row | undefined, b: Row | undefined) =>
  a === undefined || b === undefined ? a === b : Buffer.compare(a.raw, b.raw) === 0;

/** Writes to the transaction's memory; throws WriteConflict, or DuplicateKey by its snapshot. */
export const transactionWriter = (store: Store, transaction: Transaction): Writer => {
  const take = (name: string) => {
    const owner = store.locks.get(name);
    if (owner === transaction) return;
    if (owner) throw writeConflict();
    store.locks.set(name, transaction);
    transaction.locks.add(name);
  };

  /** Locks a document at the transaction's first write; a later write by someone else is a conflict. */
  const claim = (collection: Collection, id: Uint8Array) => {
    const name = docLock(collection.ns, text(id));
    if (transaction.locks.has(name)) return;
    take(name);
    if (collection.id < 0) {
      if (store.catalog.has(collection.ns)) throw writeConflict();
      return;
    }
    if (store.catalog.get(collection.ns)?.id !== collection.id) throw writeConflict();
    if (!sameBytes(rowOfId(transaction.sql, collection, id), rowOfId(store.main, collection, id)))
      throw writeConflict();
  };

  const claimKeys = (collection: Collection, overlay: Overlay, rid: number, doc: Doc) => {
    for (const entry of allEntries(collection, doc).entries) {
      if (!entry.index.unique) continue;
      const name = keyLock(entry);
      const own = overlay.keys.get(name);
      if (own !== undefined && own !== rid) throw duplicateOf(collection, entry.index, entry.values);
      const before = holderOf(transaction.sql, entry);
      if (before !== undefined && before !== rid && !overlay.rows.has(before))
        throw duplicateOf(collection, entry.index, entry.values);
      take(name);
      const now = holderOf(store.main, entry);
      if (now !== undefined && now !== rid && !overlay.rows.has(now)) throw writeConflict();
      overlay.keys.set(name, rid);
    }
  };

  const dropKeys = (overlay: Overlay, rid: number) => {
    for (const [name, owner] of overlay.keys) if (owner === rid) overlay.keys.delete(name);
  };

  return {
    insert: (ns, doc, raw) => {
      const collection = transaction.catalog.get(ns) ?? toCollection(-1, ns);
      const overlay = overlayOf(transaction, ns);
      const id = idKey(doc['_id']);
      const own = overlay.ids.get(text(id));
      const snapshot = collection.id < 0 ? undefined : rowOfId(transaction.sql, collection, id);
      if (own !== undefined ? overlay.rows.get(own) : snapshot) throw duplicateId(collection, doc['_id']);
      claim(collection, id);
      const rid = --transaction.inserted;
      claimKeys(collection, overlay, rid, doc);
      // The document may contain only indexed fields.
      const row: Row = { rid, raw: raw.slice(), doc: undefined };
      overlay.rows.set(rid, row);
      overlay.ids.set(text(id), rid);
      transaction.journal.push({ kind: 'insert', ns, rid, raw: row.raw });
      return row;
    },
    replace: (collection, row, doc, raw) => {
      const overlay = overlayOf(transaction, collection.ns);
      const id = idKey(doc['_id']);
      claim(collection, id);
      const fresh: Row = { rid: row.rid, raw, doc };
      dropKeys(overlay, row.rid);
      claimKeys(collection, overlay, row.rid, doc);
      overlay.rows.set(row.rid, fresh);
      overlay.ids.set(text(id), row.rid);
      transaction.journal.push({ kind: 'replace', ns: collection.ns, rid: row.rid, raw });
      return fresh;
    },
    remove: (collection, row) => {
      const overlay = overlayOf(transaction, collection.ns);
      const id = idKey(docOf(row)['_id']);
      claim(collection, id);
      dropKeys(overlay, row.rid);
      overlay.rows.set(row.rid, null);
      overlay.ids.set(text(id), row.rid);
      transaction.journal.push({ kind: 'delete', ns: collection.ns, rid: row.rid, raw: row.raw });
    },
  };
};

/** Longest lifetime of a transaction, like MongoDB's transactionLifetimeLimitSeconds. */
export const TRANSACTION_LIFETIME_MS = 60_000;

/** NoSuchTransaction (251), for the client to retry. */
export const noSuchTransaction = (txnNumber: unknown) =>
  commandError(
    CODES.NoSuchTransaction,
    `Given transaction number ${txnNumber} does not match any in-progress transactions.`,
    {},
    ['TransientTransactionError'],
  );
