import { type Doc, decode } from '../base/bson.ts';
import { decoderOf, filterNeeds } from '../base/partial.ts';
import { type Plan, plan } from '../plan/planner.ts';
import { countExact, type Examined, PAUSE, planRows, type Step, skippedPage } from '../plan/scan.ts';
import { compileFilter, type Test } from '../query/match.ts';
import { type SortKey, sortItems } from '../query/sort.ts';
import { directWriter, transactionWriter, type Writer } from '../sessions/transactions.ts';
import type { Catalog, Collection } from '../storage/catalog.ts';
import { docOf, type Row, rowOfId } from '../storage/records.ts';
import type { Sql } from '../storage/sqlite.ts';
import type { Overlay, Store, Transaction } from '../storage/store.ts';

/** The state a command reads and writes: the latest, or a transaction's snapshot with its own writes. */
export type View = {
  store: Store;
  sql: Sql;
  catalog: Catalog;
  overlay: (ns: string) => Overlay | undefined;
  writer: Writer;
};

/** The latest state of each store: stateless, so shared by all commands. */
const latest = new WeakMap<Store, View>();

const latestOf = (store: Store): View => {
  const known = latest.get(store);
  if (known) return known;
  const view: View = {
    store,
    sql: store.main,
    get catalog() {
      return store.catalog;
    },
    overlay: () => undefined,
    writer: directWriter(store),
  };
  latest.set(store, view);
  return view;
};

/** The latest state, or that of a transaction. */
export const viewOf = (store: Store, transaction?: Transaction): View =>
  transaction
    ? {
        store,
        sql: transaction.sql,
        catalog: transaction.catalog,
        overlay: (ns) => transaction.overlays.get(ns),
        writer: transactionWriter(store, transaction),
      }
    : latestOf(store);

/** A find for the planner; `limit` is Infinity if none. */
export type Query = { ns: string; filter: Doc; sort?: SortKey[]; skip?: number; limit?: number };

/** A prepared query: plan, filter, and counters. */
type Prepared = {
  query: Query;
  collection: Collection | undefined;
  plan: Plan | undefined;
  test: Test;
  examined: Examined;
};

const always: Test = () => true;

/** Chooses the plan. An exact plan covers every condition, so the filter is not compiled. */
export const prepare = (view: View, query: Query, reading: Partial<Examined> = {}): Prepared => {
  const collection = view.catalog.get(query.ns);
  const chosen = collection && plan({ collection, filter: query.filter, sort: query.sort ?? [] });
  const test = chosen?.exact && !view.overlay(query.ns) ? always : compileFilter(query.filter);
  return { query, collection, plan: chosen, test, examined: { docs: 0, ...reading } };
};

/** From this many documents examined, a query without an index is reported to developers. */
const WORTH_A_WARNING = 200;

/** Warns once per query shape about a full scan. */
const warnOfScan = (store: Store, { plan: chosen, query, examined }: Prepared) => {
  if (!store.warnings || chosen?.kind !== 'scan' || examined.docs < WORTH_A_WARNING) return;
  const fields = Object.keys(query.filter);
  const sorted = (query.sort ?? []).map((s) => s.path);
  if (fields.length === 0 && sorted.length === 0) return;
  const shape = `${query.ns} filter {${fields.join(', ')}} sort {${sorted.join(', ')}}`;
  if (store.warnings.has(shape)) return;
  store.warnings.add(shape);
  store.log('warn', `query without an index looked at ${examined.docs} documents: ${shape}`);
};

/** Stored rows, then the transaction's own. */
function* overlaid(
  rows: Iterable<Step<Row>>,
  overlay: Overlay | undefined,
  store: Store,
  prepared: Prepared,
): Generator<Step<Row>> {
  try {
    for (const row of rows) if (!row || !overlay?.rows.has(row.rid)) yield row;
    if (overlay) for (const row of overlay.rows.values()) if (row && prepared.test(docOf(row))) yield row;
  } finally {
    warnOfScan(store, prepared);
  }
}

function* slice(rows: Iterable<Step<Row>>, skip: number, limit: number): Generator<Step<Row>> {
  let at = 0;
  if (limit === 0) return;
  for (const row of rows) {
    if (row && at++ < skip) continue;
    yield row;
    if (at >= skip + limit) return;
  }
}

/** All rows of a query, for writes. */
export const allRows = (view: View, query: Query): { rows: Row[]; collection: Collection | undefined } => {
  const prepared = prepare(view, query);
  return {
    rows: [...rowsOf(view, prepared)].filter((row) => row !== PAUSE),
    collection: prepared.collection,
  };
};

/** The rows of a prepared query in order, after skip and limit. */
export const rowsOf = (view: View, prepared: Prepared): Iterable<Step<Row>> => {
  const { query, collection, test, examined, plan: chosen } = prepared;
  const { sort = [], skip = 0, limit = Infinity } = query;
  const overlay = view.overlay(query.ns);
  if (collection && chosen?.kind === 'index' && chosen.point && !overlay) {
    const row = skip === 0 ? rowOfId(view.sql, collection, chosen.point) : undefined;
    return row ? [row] : [];
  }
  const ordered = sort.length === 0 || (chosen?.providesSort === true && !overlay);
  if (collection && chosen && ordered && !overlay && skip > 0 && limit <= 1000) {
    const page = skippedPage(view.sql, collection, chosen, skip, limit);
    if (page) return page;
  }
  const wanted = ordered && limit !== Infinity && chosen?.exact ? skip + limit : undefined;
  const decoder = chosen?.exact ? decode : decoderOf(filterNeeds(query.filter));
  const base =
    collection && chosen ? planRows(view.sql, collection, chosen, test, examined, wanted, decoder) : [];
  const all = overlaid(base, overlay, view.store, prepared);
  if (ordered) return slice(all, skip, limit);
  const sortFields = decoderOf(new Set(sort.map((s) => s.parts[0]!)));
  const most = limit === Infinity ? Infinity : skip + limit;
  const sorted = sortItems(all, (row) => row.doc ?? sortFields(row.raw), sort, most);
  return skip > 0 ? slice(sorted, skip, Infinity) : sorted;
};

/** Number of matching documents, from the index only if the bounds are exact. */
export function* countOf(view: View, prepared: Prepared): Generator<typeof PAUSE, number> {
  const { collection, plan: chosen, query } = prepared;
  const { skip = 0, limit = Infinity } = query;
  if (collection && chosen?.exact && !view.overlay(query.ns))
    return Math.min(Math.max(0, countExact(view.sql, collection, chosen) - skip), limit);
  let n = 0;
  for (const row of rowsOf(view, prepared))
    if (row) n++;
    else yield PAUSE;
  return n;
}
