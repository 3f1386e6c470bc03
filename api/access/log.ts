import type mongoose from 'mongoose';
import type { AccessAct } from '../../shared/access.ts';
import { noteHead } from '../audit/head.ts';
import type { Deps } from '../base/deps.ts';
import { isDuplicate } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import type { Touched } from '../base/touched.ts';
import { withTransaction } from '../database/connect.ts';
import { Entity } from '../entities/model.ts';
import { Access, AccessBatch, type AccessDoc } from './model.ts';

type Row = Omit<AccessDoc, '_id' | 'batch'>;

/** An entry waiting to be written; for some, the owner is looked up then. */
type Waiting = Omit<Row, 'owner_id'> & { owner_id: mongoose.Types.ObjectId | null };

interface Acted {
  person_id: string | undefined;
  act: AccessAct;
  kind: string;
  ip: string;
  touched: readonly Touched[];
}

const waiting = new WeakMap<Deps, Map<string, Waiting>>();
const writing = new WeakMap<Deps, Promise<void>>();

/** Interval between writes. */
const everyMs = 2000;
/** Most entries kept while the store is down; beyond that the oldest are reported in the error log. */
const mostWaiting = 100_000;

/** Queues an access entry; the caller does not wait for the write. */
export function logAccess(deps: Deps, { person_id, act, kind, ip, touched }: Acted): void {
  const rows = waiting.get(deps) ?? new Map<string, Waiting>();
  waiting.set(deps, rows);
  for (const { owner_id, client_id, record_id, shared } of touched) {
    const does = shared ? 'shared' : act;
    const key = JSON.stringify([person_id, does, kind, ip, client_id, record_id]);
    const known = rows.get(key);
    if (known) {
      known.times += 1;
      continue;
    }
    if (rows.size >= mostWaiting) {
      deps.log.error({ act: does, record: record_id }, 'the access log is full');
      continue;
    }
    rows.set(key, {
      at: deps.now(),
      owner_id: owner_id ? toId(owner_id) : null,
      client_id: client_id ? toId(client_id) : null,
      person_id: person_id ? toId(person_id) : null,
      act: does,
      record_kind: kind,
      record_id: record_id || client_id,
      ip,
      times: 1,
    });
  }
}

/** Keyed hash of rows, each with its members in a fixed order. */
export const hashRows = (deps: Pick<Deps, 'vault'>, rows: readonly Row[]): string =>
  deps.vault.fingerprint(
    'access rows',
    JSON.stringify(
      rows.map((r) => [
        r.at.toISOString(),
        String(r.owner_id),
        String(r.client_id ?? ''),
        String(r.person_id ?? ''),
        r.act,
        r.record_kind,
        r.record_id,
        r.ip,
        r.times,
      ]),
    ),
  );

/** Keyed hash of a batch, including that of the previous batch. */
export const hashBatch = (deps: Pick<Deps, 'vault'>, seq: number, rowsHash: string, before: string): string =>
  deps.vault.fingerprint('access batch', JSON.stringify([seq, rowsHash, before]));

/** Rows with their owners; rows of a client deleted meanwhile have none. */
async function owned(rows: readonly Waiting[]): Promise<Row[]> {
  const unknown = [
    ...new Set(rows.flatMap((r) => (r.owner_id || !r.client_id ? [] : [String(r.client_id)]))),
  ];
  const found = unknown.length
    ? await Entity.find({ _id: op({ $in: unknown.map(toId) }) }, { owner_id: 1 }).lean()
    : [];
  const owners = new Map(found.map((e) => [String(e._id), e.owner_id]));
  return rows.flatMap((r) => {
    const owner_id = r.owner_id ?? owners.get(String(r.client_id));
    return owner_id ? [{ ...r, owner_id }] : [];
  });
}

/** Rows per batch, so that a batch is one write. */
const mostInBatch = 1000;

async function writeBatch(deps: Deps, rows: readonly Row[]): Promise<void> {
  const rows_hash = hashRows(deps, rows);
  // Another process may have taken the number; the next batch then chains to its batch.
  for (let attempt = 0; attempt < 20; attempt++) {
    const last = await AccessBatch.findOne({}, { seq: 1, hash: 1 }).sort({ seq: -1 }).lean();
    const seq = (last?.seq ?? 0) + 1;
    const hash = hashBatch(deps, seq, rows_hash, last?.hash ?? '');
    try {
      await withTransaction(async () => {
        await AccessBatch.create([{ seq, at: deps.now(), rows: rows.length, rows_hash, hash }]);
        await Access.insertMany(rows.map((row) => ({ ...row, batch: seq })));
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      continue;
    }
    noteHead(deps, 'access', seq, hash);
    return;
  }
  throw new Error('The access log could not be written');
}

async function write(deps: Deps): Promise<void> {
  const taken = waiting.get(deps);
  if (!taken || taken.size === 0) return;
  waiting.set(deps, new Map());
  const left = [...taken];
  try {
    while (left.length > 0) {
      const rows = await owned(left.slice(0, mostInBatch).map(([, row]) => row));
      if (rows.length > 0) await writeBatch(deps, rows);
      left.splice(0, mostInBatch);
    }
  } catch (error) {
    // Retried with the next entries.
    waiting.set(deps, new Map([...left, ...(waiting.get(deps) ?? [])]));
    throw error;
  }
}

/** Writes the queued entries; one write at a time. */
export function flushAccess(deps: Deps): Promise<void> {
  const mine = (writing.get(deps) ?? Promise.resolve()).then(() => write(deps));
  writing.set(
    deps,
    mine.catch(() => {}),
  );
  return mine;
}

/** Writes the log every two seconds. The returned function stops it after writing the rest. */
export function startAccessLog(deps: Deps): () => Promise<void> {
  const timer = setInterval(() => {
    void flushAccess(deps).catch((error: Error) =>
      deps.log.error({ kind: error.name }, 'the access log could not be written'),
    );
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await flushAccess(deps);
  };
}
