import { type Doc, decode, encode } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import type { Store, Transaction } from '../storage/store.ts';
import {
  abortTransaction,
  beginTransaction,
  noSuchTransaction,
  TRANSACTION_LIFETIME_MS,
} from './transactions.ts';

/** A client's session: its open transaction and last retryable write. */
export type Session = {
  id: Uint8Array;
  name: string;
  txn: number;
  transaction: Transaction | undefined;
  /** Number of the last committed transaction, for a repeated commit. */
  committed: number;
  /** Result of the last retryable write; undefined if it must be read from the file. */
  reply: Doc | undefined;
  usedAt: number;
};

/** Sessions by hex id. */
export type Sessions = Map<string, Session>;

/** As MongoDB's localLogicalSessionTimeoutMinutes. */
export const SESSION_TIMEOUT_MINUTES = 30;

const idOf = (lsid: unknown): Uint8Array => {
  const id = (lsid as { id?: { value?: () => Uint8Array } } | undefined)?.id;
  if (!id || typeof id.value !== 'function')
    throw commandError(CODES.FailedToParse, 'lsid.id must be a UUID');
  return id.value();
};

/** The session of a command; persisted in the `sessions` table. */
export const sessionOf = (store: Store, sessions: Sessions, lsid: unknown): Session => {
  const id = idOf(lsid);
  const name = Buffer.from(id).toString('hex');
  let session = sessions.get(name);
  if (!session) {
    const saved = store.main.row('SELECT txn, reply FROM sessions WHERE lsid = ?', id);
    session = {
      id: id.slice(),
      name,
      txn: saved ? (saved[0] as number) : -1,
      transaction: undefined,
      committed: saved && saved[1] === null ? (saved[0] as number) : -1,
      reply: saved?.[1] ? decode(saved[1] as Uint8Array) : undefined,
      usedAt: 0,
    };
    sessions.set(name, session);
  }
  session.usedAt = Date.now();
  return session;
};

/** The stored result if this retryable write was already done; TransactionTooOld (225) if it is older than that. */
export const alreadyDone = (session: Session, txn: number): Doc | undefined => {
  if (txn < session.txn)
    throw commandError(
      CODES.TransactionTooOld,
      `Retryable write with txnNumber ${txn} is prohibited on session because a newer retryable write with txnNumber ${session.txn} has already started on this session.`,
    );
  return txn === session.txn ? session.reply : undefined;
};

/** Stores a write's result in the same commit as the write. */
export const remember = (store: Store, session: Session, txn: number, answer: Doc | undefined) => {
  session.txn = txn;
  session.reply = answer;
  if (!store.group.isOpen()) return;
  store.main.run(
    'INSERT INTO sessions (lsid, txn, reply, at) VALUES (?, ?, ?, ?) ON CONFLICT (lsid) DO UPDATE SET txn = excluded.txn, reply = excluded.reply, at = excluded.at',
    session.id,
    txn,
    answer ? encode(answer) : null,
    Date.now(),
  );
};

/** Ends a session's open transaction, discarding its writes. */
export const endTransaction = (store: Store, session: Session) => {
  if (session.transaction) abortTransaction(store, session.transaction);
  session.transaction = undefined;
};

/** The transaction of a command: started by `startTransaction`, or the open one. */
export const transactionOf = (store: Store, session: Session, command: Doc): Transaction => {
  const txn = Number(command['txnNumber']);
  if (command['startTransaction'] === true) {
    if (txn < session.txn)
      throw commandError(CODES.TransactionTooOld, `Cannot start transaction with older number ${txn}`);
    if (txn === session.txn)
      throw commandError(
        50911,
        `Cannot start a transaction at given transaction number ${txn} because a transaction with the same number is in progress`,
      );
    endTransaction(store, session);
    session.txn = txn;
    session.reply = undefined;
    session.transaction = beginTransaction(store);
    return session.transaction;
  }
  const { transaction } = session;
  if (txn === session.txn && session.committed === txn && !transaction)
    throw commandError(CODES.TransactionCommitted, `Transaction ${txn} has been committed`);
  if (txn !== session.txn || !transaction || transaction.ended) throw noSuchTransaction(txn);
  return transaction;
};

/** Aborts transactions open for too long and removes unused sessions. */
export const sweepSessions = (store: Store, sessions: Sessions, now = Date.now()) => {
  for (const [name, session] of sessions) {
    if (session.transaction && now - session.transaction.startedAt > TRANSACTION_LIFETIME_MS) {
      store.log('warn', 'a transaction was open for more than a minute and has been aborted');
      endTransaction(store, session);
    }
    if (now - session.usedAt > SESSION_TIMEOUT_MINUTES * 60_000) {
      endTransaction(store, session);
      sessions.delete(name);
    }
  }
};
