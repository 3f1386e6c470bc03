import { asNumber, type Doc, decode } from '../base/bson.ts';
import { CODES, commandError, isCommandError, unsupported } from '../base/errors.ts';
import { aggregateCommands } from '../commands/aggregate.ts';
import { collectionCommands } from '../commands/collections.ts';
import {
  type Answering,
  type Command,
  type Context,
  docArg,
  GENERIC,
  onlyFields,
} from '../commands/context.ts';
import { readCommands } from '../commands/find.ts';
import { handshakeCommands } from '../commands/handshake.ts';
import { indexCommands } from '../commands/indexes.ts';
import { sessionCommands } from '../commands/sessions.ts';
import { writeCommands } from '../commands/write.ts';
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
import { atomic, type Store, type Transaction } from '../storage/store.ts';

/** State shared by all connections. */
export type Shared = { store: Store; sessions: Sessions; cursors: Cursors; address: string };

/** A client connection with its authentication. */
type Connection = { id: number; login: Login };

/** The reply to an error: MongoDB's code, name, message and labels. */
export const errorReply = (error: unknown): Doc => {
  const { message } = error as Error;
  const full = /disk is full|SQLITE_FULL/i.test(message);
  const told = isCommandError(error)
    ? error
    : commandError(full ? CODES.OutOfDiskSpace : CODES.InternalError, message);
  return {
    ok: 0,
    errmsg: told.message,
    code: told.code,
    codeName: told.codeName,
    ...told.extra,
    ...(told.labels.length ? { errorLabels: told.labels } : {}),
  };
};

/** All commands by name, with their allowed fields. */
const commands = new Map(
  Object.entries<Command>({
    ...handshakeCommands,
    ...sessionCommands,
    ...readCommands,
    ...writeCommands,
    ...aggregateCommands,
    ...indexCommands,
    ...collectionCommands,
  }).map(([name, command]) => [name, { ...command, known: new Set([name, ...command.fields, ...GENERIC]) }]),
);

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

const isSteps = (made: Doc | Uint8Array | Answering): made is Answering =>
  typeof (made as { next?: unknown }).next === 'function';

const toEnd = (steps: Answering): Doc | Uint8Array => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** Runs a command once; a lock throws `Locked`. */
const runOnce = (shared: Shared, connection: Connection, request: Request): Doc | Uint8Array | Answering => {
  const { body } = request;
  const { store } = shared;
  const name = Object.keys(body)[0] ?? '';
  const command = commands.get(name);
  if (!command) throw unsupported(`the command ${name}`, CODES.CommandNotFound);
  if (!command.open && !connection.login.signedIn())
    throw commandError(CODES.Unauthorized, `Command ${name} requires authentication`);
  onlyFields(name, body, command.known);
  const session = body['lsid'] === undefined ? undefined : sessionOf(store, shared.sessions, body['lsid']);
  const transaction = transactionFor(shared, command, name, session, body);
  if (docArg(body, 'readConcern')['level'] === 'snapshot' && !transaction)
    throw unsupported('readConcern snapshot outside a transaction', CODES.InvalidOptions);
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
    raw: request.raw,
    sequences: request.sequences,
    session,
    transaction,
    view: viewOf(store, transaction),
    reading: {
      deadline: maxTime && name !== 'getMore' ? Date.now() + maxTime : Infinity,
      pauses: !transaction && !command.write,
    },
  };
  try {
    // A write blocked by a transaction's lock is undone and retried.
    const made =
      command.write && !transaction && store.locks.size > 0
        ? atomic(store, () => command.run(context))
        : command.run(context);
    if (context.reading.pauses && isSteps(made)) return made;
    const answer = isSteps(made) ? toEnd(made) : made;
    if (session && txn !== undefined)
      remember(store, session, txn, answer instanceof Uint8Array ? decode(answer) : answer);
    return answer;
  } catch (error) {
    if (transaction && session) endTransaction(store, session);
    throw error;
  }
};

/** Longest wait of a write for transaction locks, which live at most a minute (ms). */
const MAX_WAIT = 90_000;

/** Whether something ended before a time (ms since the epoch). */
const overBefore = (done: Promise<unknown>, until: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), Math.max(0, until - Date.now()));
    done.finally(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });

/**
 * Handles a request; the promise resolves only when everything the reply shows is durable. An SQLite error
 * rolls back the whole group and is reported to all of its requests. A command waiting for a lock gives up at
 * `until`.
 */
export const dispatch = (
  shared: Shared,
  connection: Connection,
  request: Request,
  answer: (body: Doc | Uint8Array) => void,
  until = Date.now() + (asNumber(request.body['maxTimeMS']) || MAX_WAIT),
): void => {
  const { store } = shared;
  const told = (body: Doc | Uint8Array) =>
    store.group.settled((error) => answer(error ? errorReply(error) : body));
  /** Continues a read after its pause. */
  const goOn = (steps: Answering) => {
    try {
      const step = steps.next();
      if (step.done) told(step.value);
      else setImmediate(goOn, steps);
    } catch (error) {
      failed(error);
    }
  };
  const failed = (error: unknown) => {
    if (isLocked(error)) {
      overBefore(error.transaction.done, until).then((over) => {
        if (over) dispatch(shared, connection, request, answer, until);
        else answer(errorReply(commandError(CODES.MaxTimeMSExpired, 'operation exceeded time limit')));
      });
      return;
    }
    if (!isCommandError(error)) {
      store.log('warn', `${Object.keys(request.body)[0]}: ${(error as Error).stack}`);
      if ((error as { code?: string }).code === 'ERR_SQLITE_ERROR' && store.group.isOpen()) {
        shared.sessions.clear();
        store.group.fail(error as Error);
      }
    }
    told(errorReply(error));
  };
  try {
    const made = runOnce(shared, connection, request);
    if (isSteps(made)) goOn(made);
    else told(made);
  } catch (error) {
    failed(error);
  }
};
