import { type Doc, decode, decodeTyped, isPlainObject } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { filterNeeds } from '../base/needs.ts';
import { decoderOf } from '../base/partial.ts';
import { type Plan, plan } from '../plan/planner.ts';
import { countExact, type Examined, PAUSE, planRows, type Step, skippedPage } from '../plan/scan.ts';
import { compileFilter, type Test } from '../query/match.ts';
import { type SortKey, sortItems } from '../query/sort.ts';
import { directWriter, transactionWriter, type Writer } from '../sessions/transactions.ts';
import type { Catalog, Collection } from '../storage/catalog.ts';
import { docOf, type Row, rowOfId } from '../storage/records.ts';
import type { Sql } from '../storage/sqlite.ts';
import type { Overlay, Store, Transaction } from '../storage/store.ts';

/** What a command reads and writes through: the latest state, or a transaction's snapshot with its own writes. */
export type View = {
  sql: Sql;
  catalog: Catalog;
  overlay: (ns: string) => Overlay | undefined;
  writer: Writer;
  transaction: Transaction | undefined;
};

const latest = new WeakMap<Store, View>();

const latestView = (store: Store): View => ({
  sql: store.main,
  get catalog() {
    return store.catalog;
  },
  overlay: () => undefined,
  writer: directWriter(store),
  transaction: undefined,
});

/** The latest state, or what a transaction sees. */
export const viewOf = (store: Store, transaction?: Transaction): View => {
  if (transaction)
    return {
      sql: transaction.sql,
      catalog: transaction.catalog,
      overlay: (ns) => transaction.overlays.get(ns),
      writer: transactionWriter(store, transaction),
      transaction,
    };
  let view = latest.get(store);
  if (!view) {
    view = latestView(store);
    latest.set(store, view);
  }
  return view;
};

/** A find in the planner's terms; `limit` Infinity for none. */
export type Query = {
  ns: string;
  filter: Doc;
  sort?: SortKey[];
  skip?: number;
  limit?: number;
  fold?: Fold;
  hint?: unknown;
};

/** A query made ready: its plan, its test, and counters of what it looks at. */
export type Prepared = {
  query: Query;
  collection: Collection | undefined;
  plan: Plan | undefined;
  test: Test;
  examined: Examined;
};

const always: Test = () => true;

/** Chooses the plan. A plan that is exact has understood every condition, so the filter need not be compiled. */
export const prepare = (view: View, query: Query, reading: Partial<Examined> = {}): Prepared => {
  const collection = view.catalog.get(query.ns);
  const chosen =
    collection &&
    plan({ collection, filter: query.filter, sort: query.sort ?? [], fold: query.fold, hint: query.hint });
  const test = chosen?.exact && !view.overlay(query.ns) ? always : compileFilter(query.filter, query.fold);
  return { query, collection, plan: chosen, test, examined: { keys: 0, docs: 0, ...reading } };
};

/** Whether a filter asks for the type of a number anywhere. */
const asksType = (filter: unknown): boolean =>
  Array.isArray(filter)
    ? filter.some(asksType)
    : isPlainObject(filter) &&
      Object.entries(filter).some(([key, value]) => key === '$type' || asksType(value));

function* overlaid(
  rows: Iterable<Step<Row>>,
  overlay: Overlay | undefined,
  test: Test,
  typed: boolean,
): Generator<Step<Row>> {
  for (const row of rows) if (!row || !overlay?.rows.has(row.rid)) yield row;
  if (overlay)
    for (const row of overlay.rows.values())
      if (row && test(typed ? decodeTyped(row.raw) : docOf(row))) yield row;
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

/** All rows of a prepared query, for writes. */
export const allRows = (view: View, prepared: Prepared): Row[] =>
  [...rowsOf(view, prepared)].filter((row) => row !== PAUSE);

/** The rows of a prepared query in order, after skip and limit. */
export const rowsOf = (view: View, prepared: Prepared): Iterable<Step<Row>> => {
  const { query, collection, test, examined } = prepared;
  const { sort = [], skip = 0, limit = Infinity, fold } = query;
  const overlay = view.overlay(query.ns);
  const chosen = prepared.plan;
  if (collection && chosen?.kind === 'index' && chosen.point && !overlay) {
    const row = skip === 0 ? rowOfId(view.sql, collection, chosen.point) : undefined;
    if (!row) return [];
    examined.keys++;
    examined.docs++;
    return [row];
  }
  const ordered = sort.length === 0 || (chosen?.providesSort === true && !overlay);
  if (collection && chosen && ordered && !overlay && skip > 0 && limit <= 1000) {
    const page = skippedPage(view.sql, collection, chosen, skip, limit, examined);
    if (page) return page;
  }
  const wanted = ordered && limit !== Infinity && chosen?.exact ? skip + limit : undefined;
  const base =
    collection && chosen
      ? planRows(
          view.sql,
          collection,
          chosen,
          test,
          examined,
          wanted,
          chosen.exact ? decode : asksType(query.filter) ? decodeTyped : decoderOf(filterNeeds(query.filter)),
        )
      : [];
  const all = overlaid(base, overlay, test, overlay !== undefined && asksType(query.filter));
  if (ordered) return slice(all, skip, limit);
  const sortFields = decoderOf(new Set(sort.map((s) => s.parts[0]!)));
  const most = limit === Infinity ? Infinity : skip + limit;
  const sorted = sortItems(all, (row) => row.doc ?? sortFields(row.raw), sort, fold, most);
  return skip > 0 ? slice(sorted, skip, Infinity) : sorted;
};

/** How many documents match, from the index alone where the bounds say it all. */
export function* countOf(view: View, prepared: Prepared): Generator<typeof PAUSE, number> {
  const { collection, plan: chosen, query } = prepared;
  const overlay = view.overlay(query.ns);
  const { skip = 0, limit = Infinity } = query;
  if (collection && chosen?.exact && !overlay)
    return Math.min(Math.max(0, countExact(view.sql, collection, chosen) - skip), limit);
  let n = 0;
  for (const row of rowsOf(view, prepared))
    if (row) n++;
    else yield PAUSE;
  return n;
}
