import { cursorReply, MAX_DOCUMENT_BYTES } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import type { Session } from './sessions.ts';

/** An open cursor: results still to be sent, in BSON. */
type Cursor = {
  id: number;
  ns: string;
  rows: Iterator<Uint8Array>;
  /** A row taken from `rows` that did not fit the last batch. */
  held: Uint8Array | undefined;
  session: Session | undefined;
  txn: number | undefined;
  usedAt: number;
};

/** Open cursors by id. */
export type Cursors = Map<number, Cursor>;

/** Without a batchSize MongoDB sends 101 documents first. */
const FIRST_BATCH = 101;

const IDLE_MS = 10 * 60_000;

let lastId = Math.floor(Math.random() * 2 ** 40);

const take = (cursor: Cursor, size: number): { docs: Uint8Array[]; done: boolean } => {
  const docs: Uint8Array[] = [];
  let bytes = 0;
  while (docs.length < size) {
    const next = cursor.held ?? nextOf(cursor.rows);
    cursor.held = undefined;
    if (next === undefined) return { docs, done: true };
    bytes += next.length;
    if (docs.length > 0 && bytes > MAX_DOCUMENT_BYTES) {
      cursor.held = next;
      return { docs, done: false };
    }
    docs.push(next);
  }
  return { docs, done: false };
};

const nextOf = (rows: Iterator<Uint8Array>): Uint8Array | undefined => {
  const step = rows.next();
  return step.done ? undefined : step.value;
};

/** What a new cursor is made of. */
type CursorInput = {
  ns: string;
  rows: Iterable<Uint8Array>;
  batchSize: number | undefined;
  singleBatch: boolean;
  session: Session | undefined;
  txn: number | undefined;
};

/** Sends the first batch and keeps the rest for getMore. */
export const openCursor = (cursors: Cursors, input: CursorInput): Uint8Array => {
  const cursor: Cursor = {
    id: ++lastId,
    ns: input.ns,
    rows: input.rows[Symbol.iterator](),
    held: undefined,
    session: input.session,
    txn: input.txn,
    usedAt: Date.now(),
  };
  const batch = take(cursor, input.batchSize ?? FIRST_BATCH);
  let { done } = batch;
  if (!done && !input.singleBatch && input.batchSize !== 0) {
    // Saves the client a round trip when the batch was the last one.
    cursor.held ??= nextOf(cursor.rows);
    done = cursor.held === undefined;
  }
  if (!done && !input.singleBatch) cursors.set(cursor.id, cursor);
  return cursorReply('firstBatch', batch.docs, done || input.singleBatch ? 0 : cursor.id, input.ns);
};

/** The next batch of a cursor; CursorNotFound (43) when it is gone. */
export const moreOf = (
  cursors: Cursors,
  id: number,
  ns: string,
  batchSize: number | undefined,
  session: Session | undefined,
  txn: number | undefined,
): Uint8Array => {
  const cursor = cursors.get(id);
  if (!cursor) throw commandError(CODES.CursorNotFound, `cursor id ${id} not found`);
  if (cursor.ns !== ns)
    throw commandError(
      CODES.Unauthorized,
      `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
    );
  if (cursor.session !== session)
    throw commandError(50738, `Cannot run getMore on cursor ${id}, which was created in another session`);
  if (cursor.txn !== txn)
    throw commandError(50741, `Cannot run getMore on cursor ${id}, which was created in another transaction`);
  cursor.usedAt = Date.now();
  const batch = take(cursor, batchSize || Number.MAX_SAFE_INTEGER);
  let { done } = batch;
  if (!done) {
    cursor.held ??= nextOf(cursor.rows);
    done = cursor.held === undefined;
  }
  if (done) cursors.delete(id);
  return cursorReply('nextBatch', batch.docs, done ? 0 : id, ns);
};

/** Forgets cursors nobody has asked for ten minutes. */
export const sweepCursors = (cursors: Cursors, now = Date.now()) => {
  for (const [id, cursor] of cursors) if (now - cursor.usedAt > IDLE_MS) cursors.delete(id);
};
