import { type History, noHistory, remember, stepBack, stepForth } from './history.ts';
import { createRowList, type PlacedRow, type RowList } from './rowList.ts';

/** Unsaved rows by id, and removed ids: the content of the next save. */
export interface PendingRows<T extends string, R> {
  put: ReadonlyMap<string, { table: T; row: R }>;
  removed: ReadonlySet<string>;
}

/** Typed text that could not be parsed for its column. */
export interface TypedText {
  id: string;
  key: string;
  text: string;
}

interface Step<T, R> {
  table: T;
  /** Rows before and after, with their index before. */
  before: readonly PlacedRow<R>[];
  after: readonly PlacedRow<R>[];
  gone: readonly PlacedRow<R>[];
}

/** Rows of several tables with undo, unsaved changes and unparsed texts. Subscribers are notified of changes. */
export interface RowStore<T extends string, R> {
  rows: (table: T) => readonly R[];
  /** Index of a row in its table. */
  placeOf: (table: T, id: string) => number | undefined;
  /** By `id key`. */
  typed: () => ReadonlyMap<string, string>;
  change: (
    table: T,
    put: readonly R[],
    remove: readonly string[],
    typed?: readonly TypedText[],
    /** Cells, as `id key`, whose typed text is now parsed. */
    read?: readonly string[],
  ) => void;
  /** The table the undone step was in. */
  undo: () => T | undefined;
  redo: () => T | undefined;
  pending: () => PendingRows<T, R>;
  /** Marks these as stored. */
  stored: (sent: PendingRows<T, R>) => void;
  /** Replaces the rows with the server's, keeping unsaved changes on top. */
  reload: (fresh: Partial<Record<T, readonly R[]>>, keep: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
  /** Change counters: `shape` when rows are added or removed, `ticks` with every change. */
  shape: () => number;
  ticks: () => number;
}

/**
 * Opens a store over rows. `follow` derives values of a changed row; `applied` is called with rows added and
 * removed.
 */
export function createRowStore<T extends string, R extends { id: string }>(
  tables: readonly T[],
  start: Partial<Record<T, readonly R[]>>,
  follow: (table: T, old: R | undefined, row: R) => R,
  applied: (table: T, rows: readonly R[], gone: readonly string[]) => void,
): RowStore<T, R> {
  const listsOf = (rows: Partial<Record<T, readonly R[]>>) =>
    new Map<T, RowList<R>>(tables.map((table) => [table, createRowList(rows[table] ?? [])]));
  let lists = listsOf(start);
  let pending: PendingRows<T, R> = { put: new Map(), removed: new Set() };
  let history: History<Step<T, R>> = noHistory;
  let typed: ReadonlyMap<string, string> = new Map();
  let shape = 0;
  let ticks = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    ticks++;
    for (const listener of listeners) listener();
  };

  /** Inserts and removes rows, in the list and in the unsaved changes. */
  const apply = (table: T, placed: readonly PlacedRow<R>[], gone: readonly string[]): T => {
    const rows = placed.map((p) => p.row);
    if (lists.get(table)!.apply(placed, gone)) shape++;
    const put = new Map(pending.put);
    const removed = new Set(pending.removed);
    for (const row of rows) {
      put.set(row.id, { table, row });
      removed.delete(row.id);
    }
    for (const id of gone) {
      put.delete(id);
      removed.add(id);
    }
    pending = { put, removed };
    applied(table, rows, gone);
    tell();
    return table;
  };
  const ids = (placed: readonly PlacedRow<R>[]) => placed.map((p) => p.row.id);
  const back = ({ table, before, after, gone }: Step<T, R>) => {
    const known = new Set(ids(before));
    return apply(
      table,
      [...before, ...gone],
      ids(after).filter((id) => !known.has(id)),
    );
  };
  const forth = ({ table, after, gone }: Step<T, R>) => apply(table, after, ids(gone));

  /** Unparsed texts after a change, without those now parsed and those of removed rows. */
  const retype = (read: readonly string[], remove: readonly string[], texts: readonly TypedText[]) => {
    if (typed.size + texts.length === 0) return;
    const next = new Map(typed);
    const away = new Set(remove);
    for (const key of typed.keys()) if (away.has(key.slice(0, key.indexOf(' ')))) next.delete(key);
    for (const cell of read) next.delete(cell);
    for (const { id, key, text } of texts) next.set(`${id} ${key}`, text);
    typed = next;
  };

  return {
    rows: (table) => lists.get(table)!.rows(),
    placeOf: (table, id) => lists.get(table)!.at(id),
    typed: () => typed,
    change(table, put, remove, texts = [], read = []) {
      const list = lists.get(table)!;
      const standing = list.rows();
      const before: PlacedRow<R>[] = [];
      const after: PlacedRow<R>[] = [];
      let end = standing.length;
      for (const row of put) {
        const at = list.at(row.id);
        const old = at === undefined ? undefined : standing[at];
        if (old && at !== undefined) before.push({ row: old, at });
        after.push({ row: follow(table, old, row), at: at ?? end++ });
      }
      const gone = remove.flatMap((id) => {
        const at = list.at(id);
        return at === undefined ? [] : [{ row: standing[at]!, at }];
      });
      retype(read, remove, texts);
      if (after.length + gone.length === 0) return tell();
      const step = { table, before, after, gone };
      history = remember(history, step);
      forth(step);
    },
    undo() {
      const taken = stepBack(history);
      if (!taken) return undefined;
      history = taken.history;
      return back(taken.step);
    },
    redo() {
      const taken = stepForth(history);
      if (!taken) return undefined;
      history = taken.history;
      return forth(taken.step);
    },
    pending: () => pending,
    stored(sent) {
      const put = new Map(pending.put);
      const removed = new Set(pending.removed);
      for (const [id, { row }] of sent.put) if (put.get(id)?.row === row) put.delete(id);
      for (const id of sent.removed) removed.delete(id);
      pending = { put, removed };
    },
    reload(stored, keep) {
      if (!keep) pending = { put: new Map(), removed: new Set() };
      const merged = tables.map((table) => {
        const list = (stored[table] ?? []).filter((row) => !pending.removed.has(row.id));
        const known = new Set(list.map((row) => row.id));
        const mine = [...pending.put.values()].filter((p) => p.table === table).map((p) => p.row);
        return [
          table,
          [
            ...list.map((row) => pending.put.get(row.id)?.row ?? row),
            ...mine.filter((row) => !known.has(row.id)),
          ],
        ] as const;
      });
      lists = listsOf(Object.fromEntries(merged) as Record<T, R[]>);
      history = noHistory;
      typed = new Map();
      shape++;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
    shape: () => shape,
    ticks: () => ticks,
  };
}
