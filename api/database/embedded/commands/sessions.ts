import type { Doc } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import { endTransaction, remember, sessionOf } from '../sessions/sessions.ts';
import { commitTransaction as commit, noSuchTransaction } from '../sessions/transactions.ts';
import { type Command, type Context, concernError } from './context.ts';

const commitTransaction = (context: Context): Doc => {
  const { store, session, body } = context;
  const txn = Number(body['txnNumber']);
  if (!session) throw commandError(CODES.FailedToParse, 'commitTransaction needs a session');
  const answer: Doc = { ok: 1, ...concernError(body) };
  const { transaction } = session;
  if (!transaction && session.committed === txn) return answer;
  if (!transaction || transaction.ended || session.txn !== txn) throw noSuchTransaction(txn);
  try {
    commit(store, transaction);
  } finally {
    session.transaction = undefined;
  }
  session.committed = txn;
  remember(store, session, txn, undefined);
  return answer;
};

const abortTransaction = (context: Context): Doc => {
  const { store, session, body } = context;
  const txn = Number(body['txnNumber']);
  if (session?.committed === txn && !session.transaction)
    throw commandError(CODES.TransactionCommitted, `Transaction ${txn} has been committed`);
  if (!session?.transaction || session.txn !== txn) throw noSuchTransaction(txn);
  endTransaction(store, session);
  return { ok: 1 };
};

const endSessions = ({ store, sessions, body }: Context): Doc => {
  const list = body['endSessions'];
  for (const lsid of Array.isArray(list) ? list : []) {
    const session = sessionOf(store, sessions, lsid);
    endTransaction(store, session);
    sessions.delete(session.name);
  }
  return { ok: 1 };
};

/** Commands for sessions and transactions. */
export const sessionCommands: Record<string, Command> = {
  commitTransaction: { run: commitTransaction, fields: ['recoveryToken'] },
  abortTransaction: { run: abortTransaction, fields: ['recoveryToken'] },
  endSessions: { run: endSessions, fields: [] },
};
