import { cursorReply, MAX_DOCUMENT_BYTES } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import type { Transaction } from '../storage/store.ts';
import type { Session } from './sessions.ts';

/** An open cursor with unsent results in BSON. */
type Cursor = {
  id: number;
  ns: string;
  rows: Iterator<Uint8Array | null>;
  /** A row of `rows` that did not fit the last batch. */
  held: Uint8Array | undefined;
  session: Session | undefined;
  txn: number | undefined;
  usedAt: number;
  /** Time limit of its read, excluding the client's pauses between batches. */
  reading: { deadline?: number } | undefined;
};

/** Open cursors by id. */
export type Cursors = Map<number, Cursor>;

/** MongoDB's default first batch: 101 documents. */
const FIRST_BATCH = 101;

const IDLE_MS = 10 * 60_000;

let lastId = Math.floor(Math.random() * 2 ** 40);

/** The next row, pausing where the read does. */
function* nextOf(cursor: Cursor): Generator<null, Uint8Array | undefined> {
  for (;;) {
    const step = cursor.rows.next();
    if (step.done) return undefined;
    if (step.value) return step.value;
    yield null;
  }
}

/** A batch, and whether it is the last, which saves the client a round trip. */
function* take(
  cursor: Cursor,
  size: number,
  ahead: boolean,
): Generator<null, { docs: Uint8Array[]; done: boolean }> {
  const docs: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    if (docs.length >= size && !ahead) return { docs, done: false };
    const next = cursor.held ?? (yield* nextOf(cursor));
    cursor.held = undefined;
    if (next === undefined) return { docs, done: true };
    bytes += next.length;
    if (docs.length >= size || (docs.length > 0 && bytes > MAX_DOCUMENT_BYTES)) {
      cursor.held = next;
      return { docs, done: false };
    }
    docs.push(next);
  }
}

/** Content of a new cursor, and its first batch size. */
type CursorInput = {
  ns: string;
  rows: Iterable<Uint8Array | null>;
  batchSize?: number | undefined;
  singleBatch?: boolean;
  reading?: { deadline?: number };
};

/** Owner of a cursor: it can continue only in its own session and transaction. */
type Owner = { cursors: Cursors; session: Session | undefined; transaction: Transaction | undefined };

const txnOf = ({ session, transaction }: Owner) => transaction && session?.txn;

/** Sends the first batch and keeps the rest for getMore. */
export function* openCursor(owner: Owner, input: CursorInput): Generator<null, Uint8Array> {
  const { ns, rows, batchSize = FIRST_BATCH, singleBatch = false, reading } = input;
  const cursor: Cursor = {
    id: ++lastId,
    ns,
    rows: rows[Symbol.iterator](),
    held: undefined,
    session: owner.session,
    txn: txnOf(owner),
    usedAt: Date.now(),
    reading,
  };
  const { docs, done } = yield* take(cursor, batchSize, !singleBatch && batchSize !== 0);
  cursor.usedAt = Date.now();
  const closed = done || singleBatch;
  if (!closed) owner.cursors.set(cursor.id, cursor);
  return cursorReply('firstBatch', docs, closed ? 0 : cursor.id, ns);
}

/** The next batch of a cursor; CursorNotFound (43) if it is gone or belongs to someone else. */
export function* moreOf(
  owner: Owner,
  id: number,
  ns: string,
  batchSize: number | undefined,
): Generator<null, Uint8Array> {
  const cursor = owner.cursors.get(id);
  if (!cursor || cursor.ns !== ns) throw commandError(CODES.CursorNotFound, `cursor id ${id} not found`);
  if (cursor.session !== owner.session || cursor.txn !== txnOf(owner))
    throw commandError(50738, `Cannot run getMore on cursor ${id}, which was created in another session`);
  if (cursor.reading?.deadline) cursor.reading.deadline += Date.now() - cursor.usedAt;
  cursor.usedAt = Date.now();
  const { docs, done } = yield* take(cursor, batchSize || Number.MAX_SAFE_INTEGER, true);
  cursor.usedAt = Date.now();
  if (done) owner.cursors.delete(id);
  return cursorReply('nextBatch', docs, done ? 0 : id, ns);
}

/** Removes cursors unused for ten minutes. */
export const sweepCursors = (cursors: Cursors, now = Date.now()) => {
  for (const [id, cursor] of cursors) if (now - cursor.usedAt > IDLE_MS) cursors.delete(id);
};
