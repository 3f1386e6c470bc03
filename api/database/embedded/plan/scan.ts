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
 * Counters of a scan. A read with a `deadline` (ms since the epoch) aborts after it; one that `pauses` yields
 * `PAUSE` every few milliseconds, so that other commands run in between.
 */
export type Examined = { docs: number; deadline?: number; pauses?: boolean };

/** Yielded instead of a row where a long read pauses. */
export const PAUSE = null;
/** A row, or a pause between rows. */
export type Step<T> = T | typeof PAUSE;

/** How long a read runs before it pauses (ms). */
const SLICE_MS = 5;

const FIRST_CHUNK = 64;
const LARGEST_CHUNK = 512;

const toRow = (c: Column[]): Row => ({ rid: c[1] as number, raw: c[2] as Uint8Array, doc: undefined });

type Source = { sql: string; more: string };

/** SQL for one interval, and for continuing after a (key, rid) already returned, which replaces its start. */
const sourceOf = (collection: Collection, { index, reverse }: IndexPlan): Source => {
  const [key, rid] = index ? ['x.key', 'x.rid'] : ['d.id', 'd.rid'];
  const from = index
    ? `${index.table} x CROSS JOIN ${collection.table} d ON d.rid = x.rid`
    : `${collection.table} d`;
  const select = `SELECT ${key}, ${rid}, d.doc FROM ${from} WHERE`;
  const down = reverse ? 'DESC' : '';
  const order = `ORDER BY ${key} ${down}, ${rid} ${down} LIMIT ?`;
  const [after, end] = reverse ? ['<', '>='] : ['>', '<'];
  return {
    sql: `${select} ${key} >= ? AND ${key} < ? ${order}`,
    more: `${select} (${key}, ${rid}) ${after} (?, ?) AND ${key} ${end} ? ${order}`,
  };
};

/** Rows of one interval in index order, fetched in growing chunks; each chunk starts after the last row. */
function* intervalRows(
  sql: Sql,
  { reverse }: IndexPlan,
  source: Source,
  { from, to }: Interval,
  first: number,
): Generator<Row> {
  let size = first;
  let chunk = sql.rows(source.sql, from, to, size);
  for (;;) {
    for (const c of chunk) yield toRow(c);
    if (chunk.length < size) return;
    const [key, rid] = chunk.at(-1) as [Uint8Array, number];
    size = Math.min(size * 2, LARGEST_CHUNK);
    chunk = sql.rows(source.more, key, rid, reverse ? from : to, size);
  }
}

function* indexRows(sql: Sql, collection: Collection, plan: IndexPlan, first: number): Generator<Row> {
  const source = sourceOf(collection, plan);
  const intervals = plan.reverse ? plan.intervals.toReversed() : plan.intervals;
  // A document may occur several times in a multikey index.
  const seen = plan.index?.multikey ? new Set<number>() : undefined;
  for (const interval of intervals)
    for (const row of intervalRows(sql, plan, source, interval, first)) {
      if (seen?.has(row.rid)) continue;
      seen?.add(row.rid);
      yield row;
    }
}

function* tableRows(sql: Sql, collection: Collection, first: number): Generator<Row> {
  let after = -1;
  for (let size = first; ; size = Math.min(size * 2, LARGEST_CHUNK)) {
    const chunk = sql.rows(
      `SELECT 0, rid, doc FROM ${collection.table} WHERE rid > ? ORDER BY rid LIMIT ?`,
      after,
      size,
    );
    for (const c of chunk) yield toRow(c);
    if (chunk.length < size) return;
    after = chunk[chunk.length - 1]![1] as number;
  }
}

function* unionRows(sql: Sql, collection: Collection, plans: IndexPlan[]): Generator<Row> {
  const rids = new Set<number>();
  for (const plan of plans)
    for (const row of indexRows(sql, collection, plan, FIRST_CHUNK)) rids.add(row.rid);
  for (const rid of [...rids].sort((a, b) => a - b)) {
    const row = rowOfRid(sql, collection, rid);
    if (row) yield row;
  }
}

/** The filtered rows of a plan; `first` is the number of rows the caller is likely to need. */
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
      ? indexRows(sql, collection, plan, size)
      : plan.kind === 'or'
        ? unionRows(sql, collection, plan.plans)
        : tableRows(sql, collection, size);
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

/** Number of documents of an exact plan, counted in the index only. */
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

/** Rows of an exact, ordered plan after skipping entries within the index, without reading skipped documents. */
export const skippedPage = (
  sql: Sql,
  collection: Collection,
  plan: Plan,
  skip: number,
  limit: number,
): Row[] | undefined => {
  if (plan.kind !== 'index' || !plan.exact || plan.index?.multikey !== false || plan.intervals.length !== 1)
    return undefined;
  const [{ from, to }] = plan.intervals as [Interval];
  const down = plan.reverse ? 'DESC' : '';
  const page = `SELECT key, rid FROM ${plan.index.table} WHERE key >= ? AND key < ? ORDER BY key ${down}, rid ${down} LIMIT ? OFFSET ?`;
  return sql
    .rows(
      `SELECT p.key, p.rid, d.doc FROM (${page}) p CROSS JOIN ${collection.table} d ON d.rid = p.rid ORDER BY p.key ${down}, p.rid ${down}`,
      from,
      to,
      limit,
      skip,
    )
    .map(toRow);
};
