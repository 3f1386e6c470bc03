import type { Issue } from '../../shared/forms/messages.ts';
import { draftIssues, type Head, type StatementDraft } from '../../shared/tds/draft.ts';
import { followDeductee, thresholdHints } from '../../shared/tds/follow.ts';
import type { MonthCounting } from '../../shared/tds/interest.ts';
import {
  followSalary,
  type SheetRow,
  type SheetRows,
  type TableName,
  tables,
} from '../../shared/tds/sheets.ts';
import { type History, noHistory, remember, stepBack, stepForth } from '../grid/history.ts';

/** What is unsaved: the head as a whole, rows by id, ids taken away. */
export interface Pending {
  head?: Head;
  counting?: MonthCounting;
  put: ReadonlyMap<string, { table: TableName; row: SheetRow }>;
  removed: ReadonlySet<string>;
}

interface Placed {
  row: SheetRow;
  at: number;
}

interface Step {
  table: TableName;
  before: readonly Placed[];
  after: readonly Placed[];
  gone: readonly Placed[];
}

/** What a book starts from: the statement's fixed facts, its head and rows, and the year's earlier deductees. */
export interface BookStart {
  what: Pick<StatementDraft, 'form' | 'financial_year' | 'quarter'>;
  head: Head;
  counting: MonthCounting;
  rows: SheetRows;
  earlier: readonly SheetRow[];
}

/** A typed text that does not read as its column's kind. */
export interface TypedText {
  id: string;
  key: string;
  text: string;
}

/** An open statement: head, rows, findings, undo and what is unsaved. Changes are told to subscribers. */
export interface Book {
  what: BookStart['what'];
  head: () => Head;
  counting: () => MonthCounting;
  rows: (table: TableName) => readonly SheetRow[];
  earlier: () => readonly SheetRow[];
  issues: () => readonly Issue[];
  typed: () => ReadonlyMap<string, string>;
  setHead: (head: Head) => void;
  setCounting: (counting: MonthCounting) => void;
  change: (
    table: TableName,
    put: readonly SheetRow[],
    remove: readonly string[],
    typed?: readonly TypedText[],
    read?: readonly string[],
  ) => void;
  undo: () => void;
  redo: () => void;
  pending: () => Pending;
  stored: (sent: Pending) => void;
  reload: (fresh: Pick<BookStart, 'head' | 'counting' | 'rows'>, keep: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  shape: () => number;
  ticks: () => number;
}

/** Pause after an edit before everything is checked anew. */
const CHECK_AFTER = 250;

const nothing: Pending = { put: new Map(), removed: new Set() };

/** Opens a book over the server's rows; `edited` is called with what is unsaved after every edit. */
export function createBook(start: BookStart, edited: (pending: Pending) => void): Book {
  let { head, counting } = start;
  let lists: Record<TableName, readonly SheetRow[]> = { ...start.rows };
  let pending = nothing;
  let history: History<Step> = noHistory;
  let issues: readonly Issue[] = [];
  let typed: ReadonlyMap<string, string> = new Map();
  let shape = 0;
  let ticks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    ticks++;
    for (const listener of listeners) listener();
  };
  const checkNow = () => {
    issues = [
      ...draftIssues({ ...start.what, ...head, ...lists }),
      ...thresholdHints(start.what.form, lists.deductees, start.earlier),
    ];
  };
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      checkNow();
      tell();
    }, CHECK_AFTER);
  };

  const apply = (table: TableName, put: readonly Placed[], gone: readonly string[]) => {
    const away = new Set(gone);
    const changed = new Map(put.map((p) => [p.row.id, p.row]));
    const before = lists[table];
    const list = before.filter((row) => !away.has(row.id)).map((row) => changed.get(row.id) ?? row);
    const here = new Set(before.map((row) => row.id));
    const fresh = put.filter((p) => !here.has(p.row.id)).sort((a, b) => a.at - b.at);
    for (const { row, at } of fresh) list.splice(Math.min(at, list.length), 0, row);
    lists = { ...lists, [table]: list };
    if (fresh.length > 0 || gone.length > 0) shape++;
    const next = new Map(pending.put);
    const removed = new Set(pending.removed);
    for (const { row } of put) {
      next.set(row.id, { table, row });
      removed.delete(row.id);
    }
    for (const id of gone) {
      next.delete(id);
      removed.add(id);
    }
    pending = { ...pending, put: next, removed };
    edited(pending);
    check();
    tell();
  };

  const run = (step: Step, back: boolean) => {
    if (back) {
      const known = new Set(step.before.map((b) => b.row.id));
      apply(
        step.table,
        [...step.before, ...step.gone],
        step.after.map((a) => a.row.id).filter((id) => !known.has(id)),
      );
    } else
      apply(
        step.table,
        step.after,
        step.gone.map((g) => g.row.id),
      );
  };

  const followed = (table: TableName, before: SheetRow | undefined, row: SheetRow): SheetRow =>
    table === 'deductees' ? followDeductee(before, row) : table === 'salaries' ? followSalary(row) : row;

  checkNow();
  return {
    what: start.what,
    head: () => head,
    counting: () => counting,
    rows: (table) => lists[table],
    earlier: () => start.earlier,
    issues: () => issues,
    typed: () => typed,
    setHead(next) {
      head = next;
      pending = { ...pending, head: next };
      edited(pending);
      check();
      tell();
    },
    setCounting(next) {
      counting = next;
      pending = { ...pending, counting: next };
      edited(pending);
      tell();
    },
    change(table, put, remove, texts = [], read = []) {
      const list = lists[table];
      const places = new Map(list.map((row, i) => [row.id, i]));
      const before: Placed[] = [];
      const after: Placed[] = [];
      let end = list.length;
      for (const row of put) {
        const at = places.get(row.id);
        const old = at === undefined ? undefined : list[at];
        if (old && at !== undefined) before.push({ row: old, at });
        after.push({ row: followed(table, old, row), at: at ?? end++ });
      }
      const gone = remove.flatMap((id) => {
        const at = places.get(id);
        return at === undefined ? [] : [{ row: list[at]!, at }];
      });
      const cells = new Map(typed);
      for (const cell of read) cells.delete(cell);
      for (const id of remove)
        for (const key of cells.keys()) if (key.startsWith(`${id} `)) cells.delete(key);
      for (const text of texts) cells.set(`${text.id} ${text.key}`, text.text);
      typed = cells;
      if (after.length === 0 && gone.length === 0) return tell();
      history = remember(history, { table, before, after, gone });
      apply(
        table,
        after,
        gone.map((g) => g.row.id),
      );
    },
    undo() {
      const back = stepBack(history);
      if (!back) return;
      history = back.history;
      run(back.step, true);
    },
    redo() {
      const forth = stepForth(history);
      if (!forth) return;
      history = forth.history;
      run(forth.step, false);
    },
    pending: () => pending,
    stored(sent) {
      const put = new Map(pending.put);
      const removed = new Set(pending.removed);
      for (const [id, { row }] of sent.put) if (put.get(id)?.row === row) put.delete(id);
      for (const id of sent.removed) removed.delete(id);
      const { head: mine, counting: chosen } = pending;
      pending = {
        put,
        removed,
        ...(mine && mine !== sent.head ? { head: mine } : {}),
        ...(chosen && chosen !== sent.counting ? { counting: chosen } : {}),
      };
    },
    reload(fresh, keep) {
      const next: Record<TableName, readonly SheetRow[]> = { ...fresh.rows };
      if (keep) {
        for (const table of tables) {
          const list = next[table].filter((row) => !pending.removed.has(row.id));
          const known = new Set(list.map((row) => row.id));
          const mine = [...pending.put.values()].filter((p) => p.table === table).map((p) => p.row);
          const byId = new Map(mine.map((row) => [row.id, row]));
          next[table] = [
            ...list.map((row) => byId.get(row.id) ?? row),
            ...mine.filter((row) => !known.has(row.id)),
          ];
        }
      } else pending = nothing;
      lists = next;
      head = pending.head ?? fresh.head;
      counting = pending.counting ?? fresh.counting;
      history = noHistory;
      typed = new Map();
      shape++;
      checkNow();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shape: () => shape,
    ticks: () => ticks,
  };
}
