import type { Row } from '../../shared/gst/gstr1/columns.ts';
import { follow } from '../../shared/gst/gstr1/follow.ts';
import type { GstIssue } from '../../shared/gst/gstr1/issue.ts';
import { checkReturn } from '../../shared/gst/gstr1/rules-return.ts';
import type { CheckContext } from '../../shared/gst/gstr1/rules-rows.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { createTally, type Tallied, type Tally } from '../../shared/gst/gstr1/tally.ts';
import { type Checker, createChecker, type Earlier } from '../../shared/gst/gstr1/validate.ts';
import { type History, noHistory, remember, stepBack, stepForth } from '../grid/history.ts';
import { createRowList, type PlacedRow, type RowList } from './rowList.ts';

/** Unsaved rows by id, and ids taken away: what the next save sends. */
export interface Pending {
  put: ReadonlyMap<string, { section: SectionId; row: Row }>;
  removed: ReadonlySet<string>;
}

interface Step {
  section: SectionId;
  /** Rows before and after, with the place they stood at. */
  before: readonly PlacedRow[];
  after: readonly PlacedRow[];
  goneAt: readonly PlacedRow[];
}

/** An open GSTR-1: its rows, findings, undo and what is unsaved. Changes are told to subscribers. */
export interface Book {
  who: CheckContext;
  rows: (section: SectionId) => readonly Row[];
  /** Place of a row in its section. */
  placeOf: (section: SectionId, id: string) => number | undefined;
  sheets: () => Sheets;
  /** Figures of a section; undefined until everything has been gone through once. */
  tallied: (section: SectionId) => Tallied | undefined;
  issuesOf: (id: string) => readonly GstIssue[];
  /** All findings: of rows and of the return. */
  issues: () => GstIssue[];
  /** How many of them refuse something, and how many rows of a section would be refused. */
  errors: () => number;
  refusedIn: (section: SectionId) => number;
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
  /** Whether all rows have been checked and added up once, and how far that has come. */
  checked: () => boolean;
  progress: () => { done: number; total: number };
}

/** Rows checked before the clock is looked at, and milliseconds before the page gets its turn. */
const SLICE = 200;
const TURN_MS = 10;
/** The rows are drawn before they are checked: what many rows wait for that, and how often progress is told, in milliseconds. */
const DRAWN_MS = 100;
const TOLD_MS = 250;
/** More than any section has rows: places of all sections in one order. */
const SECTION_STEP = 1e8;

/** Opens a book over the server's rows; `edited` is called with what is unsaved after every edit. */
export function createBook(who: CheckContext, start: Sheets, edited: (pending: Pending) => void): Book {
  const listsOf = (sheets: Sheets) =>
    new Map<SectionId, RowList>(sectionIds.map((id) => [id, createRowList(sheets[id] ?? [])]));
  let lists = listsOf(start);
  const rowsOf = (id: SectionId) => lists.get(id)!.rows();
  /** A row's place among all rows of the return. */
  const placeAmongAll = (id: string): number => {
    for (const [i, section] of sectionIds.entries()) {
      const at = lists.get(section)!.at(id);
      if (at !== undefined) return i * SECTION_STEP + at;
    }
    return Number.POSITIVE_INFINITY;
  };
  const talliesOf = () =>
    new Map<SectionId, Tally>(
      sectionIds.map((id) => [
        id,
        createTally(id, (row) => lists.get(id)!.at(row) ?? Number.POSITIVE_INFINITY),
      ]),
    );
  const earlier = new Map<string, string>();
  let checker: Checker = createChecker(who, earlier, placeAmongAll);
  let tallies = talliesOf();
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
  const sheets = (): Sheets =>
    Object.fromEntries(
      sectionIds.map((id) => [id, rowsOf(id)] as const).filter(([, rows]) => rows.length > 0),
    );
  const settle = () => {
    ofReturn = checkReturn(who, sheets(), (id) => tallies.get(id)!.now().totals);
  };

  let done = 0;
  let total = 0;
  const checkEverything = () => {
    checker = createChecker(who, earlier, placeAmongAll);
    tallies = talliesOf();
    checked = false;
    touched.clear();
    const mine = ++round;
    let at = 0;
    const queue = sectionIds.flatMap((id) => {
      const rows = rowsOf(id);
      return Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, i) => ({
        id,
        rows: rows.slice(i * SLICE, (i + 1) * SLICE),
      }));
    });
    done = 0;
    total = queue.reduce((n, { rows }) => n + rows.length, 0);
    let told = performance.now();
    const next = () => {
      if (mine !== round) return;
      const start = performance.now();
      while (at < queue.length && (total <= SLICE || performance.now() - start < TURN_MS)) {
        const { id, rows } = queue[at++]!;
        // A row edited or removed since the slices were cut was checked by its own change.
        const fresh = touched.size === 0 ? rows : rows.filter((row) => !touched.has(row.id));
        checker.put(id, fresh);
        checker.settle();
        tallies.get(id)!.put(fresh);
        tallies.get(id)!.settle();
        done += rows.length;
      }
      if (at < queue.length) {
        if (performance.now() - told > TOLD_MS) {
          told = performance.now();
          tell();
        }
        setTimeout(next);
        return;
      }
      checked = true;
      settle();
      tell();
    };
    if (total <= SLICE) next();
    else setTimeout(next, DRAWN_MS);
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

  /** Puts rows at their places and takes others away: in the list, the findings, the totals and what is unsaved. */
  const apply = (section: SectionId, put: readonly PlacedRow[], gone: readonly string[]) => {
    const rows = put.map((p) => p.row);
    if (lists.get(section)!.apply(put, gone)) shape++;
    checker.remove(gone);
    checker.put(section, rows);
    const tally = tallies.get(section)!;
    tally.remove(gone);
    tally.put(rows);
    if (checked) settle();
    else for (const id of [...gone, ...rows.map((row) => row.id)]) touched.add(id);
    note(section, rows, gone);
    tell();
  };

  const run = (step: Step, back: boolean): SectionId => {
    if (back) {
      const known = new Set(step.before.map((b) => b.row.id));
      const fresh = step.after.map((a) => a.row.id).filter((id) => !known.has(id));
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
    rows: rowsOf,
    placeOf: (section, id) => lists.get(section)!.at(id),
    sheets,
    tallied: (section) => (checked ? tallies.get(section)!.now() : undefined),
    issuesOf: (id) => checker.of(id),
    issues: () => [...checker.rows(), ...ofReturn],
    errors: () => checker.errors() + ofReturn.filter((i) => i.severity === 'error').length,
    refusedIn: (section) => checker.refusedIn(section),
    typed: () => typedShown,
    change(section, put, remove, texts = [], read = []) {
      const list = rowsOf(section);
      const placeOf = lists.get(section)!.at;
      const before: PlacedRow[] = [];
      const after: PlacedRow[] = [];
      let end = list.length;
      for (const row of put) {
        const at = placeOf(row.id);
        const old = at === undefined ? undefined : list[at]!;
        if (old && at !== undefined) before.push({ row: old, at });
        after.push({ row: follow(who, sections[section], old, row), at: at ?? end++ });
      }
      const goneAt = remove.flatMap((id) => {
        const at = placeOf(id);
        return at === undefined ? [] : [{ row: list[at]!, at }];
      });
      for (const cell of read) typed.delete(cell);
      if (typed.size > 0 && remove.length > 0) {
        const gone = new Set(remove);
        for (const key of [...typed.keys()]) if (gone.has(key.slice(0, key.indexOf(' ')))) typed.delete(key);
      }
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
    reload(stored, keep) {
      const fresh: Sheets = { ...stored };
      if (keep) {
        for (const id of sectionIds) {
          const list = (stored[id] ?? []).filter((row) => !pending.removed.has(row.id));
          const known = new Set(list.map((row) => row.id));
          const mine = [...pending.put.values()].filter((p) => p.section === id).map((p) => p.row);
          const byId = new Map(mine.map((row) => [row.id, row]));
          fresh[id] = [
            ...list.map((row) => byId.get(row.id) ?? row),
            ...mine.filter((row) => !known.has(row.id)),
          ];
        }
      } else {
        pending = { put: new Map(), removed: new Set() };
      }
      lists = listsOf(fresh);
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
    progress: () => ({ done, total }),
  };
}
