import { decode } from '../base/bson.ts';
import { CODES, commandError } from '../base/errors.ts';
import type { Decoder } from '../base/partial.ts';
import type { Test } from '../query/match.ts';
import type { Collection } from '../storage/catalog.ts';
import { type Row, rowOfRid } from '../storage/records.ts';
import type { Column, Sql } from '../storage/sqlite.ts';
import type { Interval } from './bounds.ts';
import type { IndexPlan, Plan } from './planner.ts';

/**
 * What a plan has looked at so far. A read with a `deadline` (ms since the epoch) gives up after it; one that `pauses` yields
 * `PAUSE` every few milliseconds, so that others come in between.
 */
export type Examined = { keys: number; docs: number; deadline?: number; pauses?: boolean };

/** Takes the place of a row where a long read lets others in. */
export const PAUSE = null;
/** A row, or a pause between rows. */
export type Step<T> = T | typeof PAUSE;

/** How long a read goes on before it lets others in (ms). */
const SLICE_MS = 5;

const FIRST_CHUNK = 64;
const LARGEST_CHUNK = 512;

const toRow = (c: Column[]): Row => ({ rid: c[1] as number, raw: c[2] as Uint8Array, doc: undefined });

type Source = { sql: string; more: string };

/** SQL for one interval, and for going on after a (key, rid) already seen. */
const sourceOf = (collection: Collection, plan: IndexPlan): Source => {
  const d = collection.table;
  const dir = plan.reverse ? 'DESC' : 'ASC';
  if (!plan.index) {
    const range = plan.reverse ? 'id < ? AND id >= ?' : 'id > ? AND id < ?';
    return {
      sql: `SELECT id, rid, doc FROM ${d} WHERE id >= ? AND id < ? ORDER BY id ${dir} LIMIT ?`,
      more: `SELECT id, rid, doc FROM ${d} WHERE ${range} ORDER BY id ${dir} LIMIT ?`,
    };
  }
  const x = plan.index.table;
  const order = plan.index.unique ? `x.key ${dir}` : `x.key ${dir}, x.rid ${dir}`;
  const from = `FROM ${x} x CROSS JOIN ${d} d ON d.rid = x.rid WHERE`;
  const after = plan.reverse
    ? plan.index.unique
      ? 'x.key < ? AND x.key >= ?'
      : '(x.key, x.rid) < (?, ?) AND x.key >= ?'
    : plan.index.unique
      ? 'x.key > ? AND x.key < ?'
      : '(x.key, x.rid) > (?, ?) AND x.key < ?';
  return {
    sql: `SELECT x.key, x.rid, d.doc ${from} x.key >= ? AND x.key < ? ORDER BY ${order} LIMIT ?`,
    more: `SELECT x.key, x.rid, d.doc ${from} ${after} ORDER BY ${order} LIMIT ?`,
  };
};

/** Rows of one interval in index order, fetched in growing chunks; each chunk starts after the last row seen. */
function* intervalRows(
  sql: Sql,
  plan: IndexPlan,
  source: Source,
  interval: Interval,
  first: number,
  examined: Examined,
): Generator<Row> {
  let size = first;
  let chunk = sql.rows(source.sql, interval.from, interval.to, size);
  const byKeyAlone = !plan.index || plan.index.unique;
  for (;;) {
    examined.keys += chunk.length;
    for (const c of chunk) yield toRow(c);
    if (chunk.length < size) return;
    const last = chunk[chunk.length - 1]!;
    const end = plan.reverse ? interval.from : interval.to;
    size = Math.min(size * 2, LARGEST_CHUNK);
    chunk = byKeyAlone
      ? sql.rows(source.more, last[0] as Uint8Array, end, size)
      : sql.rows(source.more, last[0] as Uint8Array, last[1] as number, end, size);
  }
}

function* indexRows(
  sql: Sql,
  collection: Collection,
  plan: IndexPlan,
  first: number,
  examined: Examined,
): Generator<Row> {
  const source = sourceOf(collection, plan);
  const intervals = plan.reverse ? plan.intervals.toReversed() : plan.intervals;
  // A document may stand in a multikey index several times.
  const seen = plan.index?.multikey ? new Set<number>() : undefined;
  for (const interval of intervals)
    for (const row of intervalRows(sql, plan, source, interval, first, examined)) {
      if (seen?.has(row.rid)) continue;
      seen?.add(row.rid);
      yield row;
    }
}

function* tableRows(sql: Sql, collection: Collection, reverse: boolean, first: number): Generator<Row> {
  const d = collection.table;
  const step = reverse
    ? `SELECT 0, rid, doc FROM ${d} WHERE rid < ? ORDER BY rid DESC LIMIT ?`
    : `SELECT 0, rid, doc FROM ${d} WHERE rid > ? ORDER BY rid LIMIT ?`;
  let after = reverse ? Number.MAX_SAFE_INTEGER : -1;
  for (let size = first; ; size = Math.min(size * 2, LARGEST_CHUNK)) {
    const chunk = sql.rows(step, after, size);
    for (const c of chunk) yield toRow(c);
    if (chunk.length < size) return;
    after = chunk[chunk.length - 1]![1] as number;
  }
}

function* unionRows(
  sql: Sql,
  collection: Collection,
  plans: IndexPlan[],
  examined: Examined,
): Generator<Row> {
  const rids = new Set<number>();
  for (const plan of plans)
    for (const row of indexRows(sql, collection, plan, FIRST_CHUNK, examined)) rids.add(row.rid);
  for (const rid of [...rids].sort((a, b) => a - b)) {
    const row = rowOfRid(sql, collection, rid);
    if (row) yield row;
  }
}

/** The stored rows a plan leads to, filtered; `first` is how many rows the caller is likely to want. */
export function* planRows(
  sql: Sql,
  collection: Collection,
  plan: Plan,
  test: Test,
  examined: Examined,
  first = FIRST_CHUNK,
  needed: Decoder = decode,
): Generator<Step<Row>> {
  const size = Math.max(1, Math.min(first, LARGEST_CHUNK));
  const source =
    plan.kind === 'index'
      ? indexRows(sql, collection, plan, size, examined)
      : plan.kind === 'or'
        ? unionRows(sql, collection, plan.plans, examined)
        : tableRows(sql, collection, plan.reverse, size);
  let since = Date.now();
  for (const row of source) {
    if ((examined.docs++ & 31) === 31) {
      const now = Date.now();
      if (now > (examined.deadline ?? Infinity))
        throw commandError(CODES.MaxTimeMSExpired, 'operation exceeded time limit');
      if (examined.pauses && now - since > SLICE_MS) {
        yield PAUSE;
        since = Date.now();
      }
    }
    if (plan.exact || test(needed(row.raw))) yield row;
  }
}

/** How many documents an exact plan has, counted in the index alone. */
export const countExact = (sql: Sql, collection: Collection, plan: Plan): number => {
  if (plan.kind === 'scan') return sql.row(`SELECT count(*) FROM ${collection.table}`)![0] as number;
  if (plan.kind === 'or') throw new Error('an $or plan is never exact');
  const { index } = plan;
  if (index?.multikey) {
    const rids = new Set<number>();
    for (const { from, to } of plan.intervals)
      for (const [rid] of sql.rows(`SELECT rid FROM ${index.table} WHERE key >= ? AND key < ?`, from, to))
        rids.add(rid as number);
    return rids.size;
  }
  const count = index
    ? `SELECT count(*) FROM ${index.table} WHERE key >= ? AND key < ?`
    : `SELECT count(*) FROM ${collection.table} WHERE id >= ? AND id < ?`;
  return plan.intervals.reduce((n, { from, to }) => n + (sql.row(count, from, to)![0] as number), 0);
};

/** The rows of an exact, ordered plan after skipping some inside the index, without reading the skipped documents. */
export const skippedPage = (
  sql: Sql,
  collection: Collection,
  plan: Plan,
  skip: number,
  limit: number,
  examined: Examined,
): Row[] | undefined => {
  if (
    plan.kind !== 'index' ||
    !plan.exact ||
    !plan.index ||
    plan.index.multikey ||
    plan.intervals.length !== 1
  )
    return undefined;
  const { index } = plan;
  const dir = plan.reverse ? 'DESC' : 'ASC';
  const order = (t: string) => (index.unique ? `${t}key ${dir}` : `${t}key ${dir}, ${t}rid ${dir}`);
  const { from, to } = plan.intervals[0]!;
  const found = sql.rows(
    `SELECT p.key, p.rid, d.doc FROM (SELECT key, rid FROM ${index.table} WHERE key >= ? AND key < ? ORDER BY ${order('')} LIMIT ? OFFSET ?) p
     CROSS JOIN ${collection.table} d ON d.rid = p.rid ORDER BY ${order('p.')}`,
    from,
    to,
    limit,
    skip,
  );
  examined.keys += skip + found.length;
  examined.docs += found.length;
  return found.map(toRow);
};
