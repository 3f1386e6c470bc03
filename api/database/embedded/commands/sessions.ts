import { UUID } from 'bson';
import type { Doc } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import { endTransaction, remember, sessionOf } from '../sessions/sessions.ts';
import { commitTransaction as commit, noSuchTransaction } from '../sessions/transactions.ts';
import { type Command, type Context, concernError } from './context.ts';

const commitTransaction = (context: Context): Doc => {
  const { store, session, body } = context;
  const txn = Number(body['txnNumber']);
  if (!session) throw commandError(CODES.FailedToParse, 'commitTransaction needs a session');
  const concern = concernError(body);
  const answer: Doc = { ok: 1, ...(concern ? { writeConcernError: concern } : {}) };
  if (!session.transaction && session.committed === txn) return answer;
  const { transaction } = session;
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

const eachSession = (context: Context, act: (lsid: Doc) => void): Doc => {
  const list = Object.values(context.body)[0];
  if (Array.isArray(list)) for (const lsid of list) act(lsid as Doc);
  return { ok: 1 };
};

const endSessions = (context: Context): Doc =>
  eachSession(context, (lsid) => {
    const session = sessionOf(context.store, context.sessions, lsid);
    endTransaction(context.store, session);
    context.sessions.delete(session.name);
  });

/** Commands about sessions and transactions. */
export const sessionCommands: Record<string, Command> = {
  commitTransaction: { run: commitTransaction, fields: ['recoveryToken'] },
  abortTransaction: { run: abortTransaction, fields: ['recoveryToken'] },
  endSessions: { run: endSessions, fields: [] },
  killSessions: { run: endSessions, fields: [] },
  refreshSessions: {
    run: (c) => eachSession(c, (lsid) => void sessionOf(c.store, c.sessions, lsid)),
    fields: [],
  },
  startSession: { run: () => ({ id: { id: new UUID() }, timeoutMinutes: 30, ok: 1 }), fields: [] },
};
