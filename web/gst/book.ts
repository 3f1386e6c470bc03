import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { follow } from '../../shared/gst/gstr1/follow.ts';
import type { GstIssue } from '../../shared/gst/gstr1/issue.ts';
import { checkReturn } from '../../shared/gst/gstr1/rules-return.ts';
import type { CheckContext } from '../../shared/gst/gstr1/rules-rows.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { type Checker, createChecker, type Earlier } from '../../shared/gst/gstr1/validate.ts';
import { type History, noHistory, remember, stepBack, stepForth } from '../grid/history.ts';

/** Unsaved rows by id, and ids taken away: what the next save sends. */
export interface Pending {
  put: ReadonlyMap<string, { section: SectionId; row: Row }>;
  removed: ReadonlySet<string>;
}

interface Step {
  section: SectionId;
  /** Rows before and after, with the place they stood at. */
  before: readonly { row: Row; at: number }[];
  after: readonly { row: Row; at: number }[];
  goneAt: readonly { row: Row; at: number }[];
}

/** An open GSTR-1: its rows, findings, undo and what is unsaved. Changes are told to subscribers. */
export interface Book {
  who: CheckContext;
  rows: (section: SectionId) => readonly Row[];
  sheets: () => Sheets;
  issuesOf: (id: string) => readonly GstIssue[];
  /** All findings of rows, and those of the return as of the last rest. */
  issues: () => GstIssue[];
  typed: () => ReadonlyMap<string, string>;
  change: (
    section: SectionId,
    put: readonly Row[],
    remove: readonly string[],
    typed?: readonly { id: string; key: string; text: string }[],
    /** Cells, as `id key`, whose typed text now reads. */
    read?: readonly string[],
  ) => void;
  undo: () => SectionId | undefined;
  redo: () => SectionId | undefined;
  pending: () => Pending;
  /** The server has these. */
  stored: (sent: Pending) => void;
  /** Takes the rows of the server, keeping what is unsaved on top. */
  reload: (sheets: Sheets, keep: boolean) => void;
  /** Numbers another period reported. */
  learn: (numbers: Earlier) => void;
  subscribe: (listener: () => void) => () => void;
  /** Counts of changes: `shape` when rows come or go, `ticks` with every change. */
  shape: () => number;
  ticks: () => number;
  /** Whether all rows have been checked once. */
  checked: () => boolean;
}

/** Rows checked before the clock is looked at, and milliseconds before the page gets its turn. */
const SLICE = 200;
const TURN_MS = 10;
/** Findings of the whole return are worked out once edits rest this long, in milliseconds. */
const REST_MS = 150;

/** Opens a book over the server's rows; `edited` is called with what is unsaved after every edit. */
export function createBook(who: CheckContext, start: Sheets, edited: (pending: Pending) => void): Book {
  let lists = new Map<SectionId, readonly Row[]>(sectionIds.map((id) => [id, start[id] ?? []]));
  const earlier = new Map<string, string>();
  let checker: Checker = createChecker(who);
  let pending: Pending = { put: new Map(), removed: new Set() };
  let history: History<Step> = noHistory;
  const typed = new Map<string, string>();
  let typedShown: ReadonlyMap<string, string> = new Map();
  let shape = 0;
  let ticks = 0;
  let checked = false;
  let round = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    ticks++;
    for (const listener of listeners) listener();
  };

  /** Rows changed since everything began to be checked. */
  const touched = new Set<string>();
  let ofReturn: GstIssue[] = [];
  let resting: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(resting);
    resting = undefined;
    ofReturn = checkReturn(who, Object.fromEntries(lists));
  };
  /** Adding up fifty thousand rows after every key would be felt. */
  const settleSoon = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      settle();
      tell();
    }, REST_MS);
  };

  const checkEverything = () => {
    checker = createChecker(who, earlier);
    checked = false;
    touched.clear();
    const mine = ++round;
    let at = 0;
    const queue = sectionIds.flatMap((id) => {
      const rows = lists.get(id)!;
      return Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, i) => ({
        id,
        rows: rows.slice(i * SLICE, (i + 1) * SLICE),
      }));
    });
    const next = () => {
      if (mine !== round) return;
      const start = performance.now();
      while (at < queue.length && performance.now() - start < TURN_MS) {
        const { id, rows } = queue[at++]!;
        // A row edited or removed since the slices were cut was checked by its own change.
        const fresh = touched.size === 0 ? rows : rows.filter((row) => !touched.has(row.id));
        checker.put(id, fresh);
      }
      if (at < queue.length) {
        setTimeout(next);
        return;
      }
      checked = true;
      settle();
      tell();
    };
    next();
  };

  const note = (section: SectionId, rows: readonly Row[], gone: readonly string[]) => {
    const put = new Map(pending.put);
    const removed = new Set(pending.removed);
    for (const row of rows) {
      put.set(row.id, { section, row });
      removed.delete(row.id);
    }
    for (const id of gone) {
      put.delete(id);
      removed.add(id);
    }
    pending = { put, removed };
    edited(pending);
  };

  /** Puts rows at their places and takes others away, in the list, the checker and what is unsaved. */
  const apply = (section: SectionId, put: readonly { row: Row; at: number }[], gone: readonly string[]) => {
    const away = new Set(gone);
    const changed = new Map(put.map((p) => [p.row.id, p.row]));
    const before = lists.get(section)!;
    const list = before.filter((row) => !away.has(row.id)).map((row) => changed.get(row.id) ?? row);
    const here = new Set(before.map((row) => row.id));
    const fresh = put.filter((p) => !here.has(p.row.id)).sort((a, b) => a.at - b.at);
    for (const { row, at } of fresh) list.splice(Math.min(at, list.length), 0, row);
    lists = new Map(lists).set(section, list);
    if (fresh.length > 0 || gone.length > 0) shape++;
    if (!checked) for (const id of [...gone, ...put.map((p) => p.row.id)]) touched.add(id);
    else settleSoon();
    checker.remove(gone);
    checker.put(
      section,
      put.map((p) => p.row),
    );
    note(
      section,
      put.map((p) => p.row),
      gone,
    );
    tell();
  };

  const run = (step: Step, back: boolean): SectionId => {
    if (back) {
      const fresh = step.after
        .filter((a) => !step.before.some((b) => b.row.id === a.row.id))
        .map((a) => a.row.id);
      apply(step.section, [...step.before, ...step.goneAt], fresh);
    } else
      apply(
        step.section,
        step.after,
        step.goneAt.map((g) => g.row.id),
      );
    return step.section;
  };

  checkEverything();
  return {
    who,
    rows: (section) => lists.get(section)!,
    sheets: () => Object.fromEntries([...lists].filter(([, rows]) => rows.length > 0)),
    issuesOf: (id) => checker.of(id),
    issues: () => [...checker.rows(), ...ofReturn],
    typed: () => typedShown,
    change(section, put, remove, texts = [], read = []) {
      const list = lists.get(section)!;
      const places = new Map(list.map((row, i) => [row.id, i]));
      const before: { row: Row; at: number }[] = [];
      const after: { row: Row; at: number }[] = [];
      let end = list.length;
      for (const row of put) {
        const at = places.get(row.id);
        const old = at === undefined ? undefined : list[at]!;
        if (old && at !== undefined) before.push({ row: old, at });
        after.push({ row: follow(who, sections[section], old, row), at: at ?? end++ });
      }
      const goneAt = remove.flatMap((id) => {
        const at = places.get(id);
        return at === undefined ? [] : [{ row: list[at]!, at }];
      });
      for (const cell of read) typed.delete(cell);
      for (const id of remove)
        for (const key of [...typed.keys()]) if (key.startsWith(`${id} `)) typed.delete(key);
      for (const text of texts) typed.set(`${text.id} ${text.key}`, text.text);
      if (typed.size > 0 || typedShown.size > 0) typedShown = new Map(typed);
      if (after.length > 0 || goneAt.length > 0) {
        history = remember(history, { section, before, after, goneAt });
        apply(
          section,
          after,
          goneAt.map((g) => g.row.id),
        );
      } else tell();
    },
    undo() {
      const back = stepBack(history);
      if (!back) return undefined;
      history = back.history;
      return run(back.step, true);
    },
    redo() {
      const forth = stepForth(history);
      if (!forth) return undefined;
      history = forth.history;
      return run(forth.step, false);
    },
    pending: () => pending,
    stored(sent) {
      const put = new Map(pending.put);
      const removed = new Set(pending.removed);
      for (const [id, { row }] of sent.put) if (put.get(id)?.row === row) put.delete(id);
      for (const id of sent.removed) removed.delete(id);
      pending = { put, removed };
    },
    reload(sheets, keep) {
      const fresh = new Map<SectionId, readonly Row[]>(sectionIds.map((id) => [id, sheets[id] ?? []]));
      if (keep) {
        for (const id of sectionIds) {
          const list = fresh.get(id)!.filter((row) => !pending.removed.has(row.id));
          const known = new Set(list.map((row) => row.id));
          const mine = [...pending.put.values()].filter((p) => p.section === id).map((p) => p.row);
          const byId = new Map(mine.map((row) => [row.id, row]));
          fresh.set(id, [
            ...list.map((row) => byId.get(row.id) ?? row),
            ...mine.filter((row) => !known.has(row.id)),
          ]);
        }
      } else {
        pending = { put: new Map(), removed: new Set() };
      }
      lists = fresh;
      history = noHistory;
      typed.clear();
      typedShown = new Map();
      shape++;
      checkEverything();
      tell();
    },
    learn(numbers) {
      if (numbers.size === 0) return;
      for (const [key, period] of numbers) earlier.set(key, period);
      checker.reported(numbers);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shape: () => shape,
    ticks: () => ticks,
    checked: () => checked,
  };
}
