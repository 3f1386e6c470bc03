import { deserialize } from 'bson';
import { asNumber, type Doc } from '../base/bson.ts';
import { CODES, commandError, isCommandError, unsupported } from '../base/errors.ts';
import { type Command, type Context, checkConcerns, checkFields } from '../commands/context.ts';
import type { Login } from '../connection/auth.ts';
import type { Request } from '../connection/wire.ts';
import { viewOf } from '../pipeline/view.ts';
import type { Cursors } from '../sessions/cursors.ts';
import {
  alreadyDone,
  endTransaction,
  remember,
  type Session,
  type Sessions,
  sessionOf,
  transactionOf,
} from '../sessions/sessions.ts';
import { isLocked } from '../sessions/transactions.ts';
import type { Transaction } from '../storage/store.ts';
import { atomic, type Store } from '../storage/store.ts';
import { commands } from './registry.ts';

/** What all connections share. */
export type Shared = { store: Store; sessions: Sessions; cursors: Cursors; address: string };

/** One client's connection and its sign-in. */
type Connection = { id: number; login: Login };

/** The reply to an error: MongoDB's number, name, message and labels. */
export const errorReply = (error: unknown, labels: string[] = []): Doc => {
  if (!isCommandError(error)) {
    const message = (error as Error).message;
    const full = /disk is full|SQLITE_FULL/i.test(message);
    return {
      ok: 0,
      errmsg: message,
      code: full ? CODES.OutOfDiskSpace : CODES.InternalError,
      codeName: full ? 'OutOfDiskSpace' : 'InternalError',
    };
  }
  const all = [...new Set([...error.labels, ...labels])];
  return {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: error.codeName,
    ...error.extra,
    ...(all.length ? { errorLabels: all } : {}),
  };
};

const MONGODB_ONLY = new Set([
  'mapReduce',
  'geoSearch',
  'eval',
  'group',
  'convertToCapped',
  'cloneCollectionAsCapped',
  'compact',
  'reIndex',
  'replSetGetStatus',
  'shardCollection',
  'enableSharding',
  'fsync',
  'currentOp',
  'killOp',
  'profile',
  'top',
  'createUser',
  'updateUser',
  'dropUser',
  'usersInfo',
  'createRole',
  'grantRolesToUser',
  'setParameter',
  'shutdown',
  'createSearchIndexes',
  'setFeatureCompatibilityVersion',
  'planCacheClear',
]);

const commandOf = (name: string): Command => {
  const found = commands.get(name);
  if (found) return found;
  if (MONGODB_ONLY.has(name)) throw unsupported(`the command ${name}`, CODES.CommandNotFound);
  throw commandError(CODES.CommandNotFound, `no such command: '${name}'`);
};

const transactionFor = (
  shared: Shared,
  command: Command,
  name: string,
  session: Session | undefined,
  body: Doc,
): Transaction | undefined => {
  if (body['autocommit'] !== false || name === 'commitTransaction' || name === 'abortTransaction')
    return undefined;
  if (!session) throw commandError(CODES.InvalidOptions, 'a transaction needs a session');
  if (!command.transactional) {
    endTransaction(shared.store, session);
    throw commandError(
      CODES.OperationNotSupportedInTransaction,
      `Cannot run '${name}' in a multi-document transaction.`,
    );
  }
  return transactionOf(shared.store, session, body);
};

/** Runs a command once; locks met on the way surface as `Locked`. */
const runOnce = (shared: Shared, connection: Connection, request: Request): Doc | Uint8Array => {
  const { body } = request;
  const { store } = shared;
  const name = Object.keys(body)[0] ?? '';
  const command = commandOf(name);
  if (!command.open && !connection.login.signedIn())
    throw commandError(CODES.Unauthorized, `Command ${name} requires authentication`);
  checkFields(name, command, body);
  if (body['let'] && Object.keys(body['let'] as Doc).length > 0 && name !== 'aggregate')
    throw unsupported(`${name} with let`, CODES.BadValue);
  const session = body['lsid'] === undefined ? undefined : sessionOf(store, shared.sessions, body['lsid']);
  const transaction = transactionFor(shared, command, name, session, body);
  checkConcerns(body, transaction !== undefined);
  const txn = command.write && !transaction && session ? asNumber(body['txnNumber']) : undefined;
  if (session && txn !== undefined) {
    const done = alreadyDone(session, txn);
    if (done) return done;
  }
  const maxTime = asNumber(body['maxTimeMS']);
  const context: Context = {
    store,
    sessions: shared.sessions,
    cursors: shared.cursors,
    login: connection.login,
    address: shared.address,
    connectionId: connection.id,
    db: request.db,
    body,
    sequences: request.sequences,
    session,
    transaction,
    view: viewOf(store, transaction),
    deadline: maxTime && name !== 'getMore' ? Date.now() + maxTime : Infinity,
  };
  try {
    // Where a transaction holds locks a write may have to be taken back and tried again.
    const answer =
      command.write && !transaction && store.locks.size > 0
        ? atomic(store, () => command.run(context))
        : command.run(context);
    if (session && txn !== undefined)
      remember(store, session, txn, answer instanceof Uint8Array ? (deserialize(answer) as Doc) : answer);
    return answer;
  } catch (error) {
    if (transaction && session) endTransaction(store, session);
    throw error;
  }
};

/**
 * Answers a request; the promise settles only when everything the answer shows is durable. An error of SQLite
 * itself undoes the whole group, and everybody in it is told.
 */
export const dispatch = (
  shared: Shared,
  connection: Connection,
  request: Request,
  answer: (body: Doc | Uint8Array) => void,
): void => {
  const { store } = shared;
  let body: Doc | Uint8Array;
  try {
    body = runOnce(shared, connection, request);
  } catch (error) {
    if (isLocked(error)) {
      error.transaction.done.then(() => dispatch(shared, connection, request, answer));
      return;
    }
    if (!isCommandError(error)) {
      store.log('warn', `${Object.keys(request.body)[0]}: ${(error as Error).stack}`);
      if ((error as { code?: string }).code === 'ERR_SQLITE_ERROR' && store.group.isOpen()) {
        shared.sessions.clear();
        store.group.fail(error as Error);
      }
    }
    body = errorReply(error);
  }
  store.group.settled((error) => answer(error ? errorReply(error) : body));
};
