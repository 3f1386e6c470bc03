import type { Row } from '../../../shared/gst/gstr1/columns.ts';
import { follow } from '../../../shared/gst/gstr1/follow.ts';
import type { GstIssue } from '../../../shared/gst/gstr1/issue.ts';
import { checkReturn } from '../../../shared/gst/gstr1/rules-return.ts';
import type { CheckContext } from '../../../shared/gst/gstr1/rules-rows.ts';
import {
  type CurrentTotals,
  createRunningTotals,
  type RunningTotals,
} from '../../../shared/gst/gstr1/running-totals.ts';
import { type SectionId, type Sheets, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import { type Checker, createChecker, type Earlier } from '../../../shared/gst/gstr1/validate.ts';
import { createRowStore, type PendingRows, type RowStore } from '../../grid/rowStore.ts';

/** Unsaved rows by id, and removed ids: the content of the next save. */
export type Pending = PendingRows<SectionId, Row>;

/** An open GSTR-1: rows, findings, undo and unsaved changes. */
export interface Book extends Omit<RowStore<SectionId, Row>, 'tell'> {
  who: CheckContext;
  sheets: () => Sheets;
  /** Totals of a section; undefined until everything has been processed once. */
  tallied: (section: SectionId) => CurrentTotals | undefined;
  issuesOf: (id: string) => readonly GstIssue[];
  /** All findings, of rows and of the return. */
  issues: () => GstIssue[];
  /** Number of errors, and number of rows with errors in a section. */
  errors: () => number;
  refusedIn: (section: SectionId) => number;
  /** Document numbers reported in other periods. */
  learn: (numbers: Earlier) => void;
  /** Whether all rows have been checked and summed once, and the progress. */
  checked: () => boolean;
  progress: () => { done: number; total: number };
}

/** Rows checked between looks at the clock, and milliseconds before yielding to the page. */
const SLICE = 200;
const TURN_MS = 10;
/**
 * Rows are rendered before they are checked: the delay for large returns, and the interval of progress
 * reports, in milliseconds.
 */
const DRAWN_MS = 100;
const TOLD_MS = 250;
/** More than any section has rows, so that positions across sections have one order. */
const SECTION_STEP = 1e8;

/** Opens a book over the server's rows; `edited` is called with the unsaved changes after every edit. */
export function createBook(who: CheckContext, start: Sheets, edited: (pending: Pending) => void): Book {
  /** Rows changed since the full check began. */
  const touched = new Set<string>();
  const store = createRowStore<SectionId, Row>(
    sectionIds,
    start,
    (section, old, row) => follow(who, sections[section], old, row),
    (section, rows, gone) => {
      checker.remove(gone);
      checker.put(section, rows);
      const tally = tallies.get(section)!;
      tally.remove(gone);
      tally.put(rows);
      if (checked) settle();
      else for (const id of [...gone, ...rows.map((row) => row.id)]) touched.add(id);
      edited(store.pending());
    },
  );
  const { rows: rowsOf, tell } = store;
  /** A row's position among all rows of the return. */
  const placeAmongAll = (id: string): number => {
    for (const [i, section] of sectionIds.entries()) {
      const at = store.placeOf(section, id);
      if (at !== undefined) return i * SECTION_STEP + at;
    }
    return Number.POSITIVE_INFINITY;
  };
  const talliesOf = () =>
    new Map<SectionId, RunningTotals>(
      sectionIds.map((id) => [
        id,
        createRunningTotals(id, (row) => store.placeOf(id, row) ?? Number.POSITIVE_INFINITY),
      ]),
    );
  const earlier = new Map<string, string>();
  let checker: Checker = createChecker(who, earlier, placeAmongAll);
  let tallies = talliesOf();
  let checked = false;
  let round = 0;
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
        // A row edited or removed since the slices were cut has already been checked.
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

  checkEverything();
  return {
    ...store,
    who,
    sheets,
    tallied: (section) => (checked ? tallies.get(section)!.now() : undefined),
    issuesOf: (id) => checker.of(id),
    issues: () => [...checker.rows(), ...ofReturn],
    errors: () => checker.errors() + ofReturn.filter((i) => i.severity === 'error').length,
    refusedIn: (section) => checker.refusedIn(section),
    reload(stored, keep) {
      store.reload(stored, keep);
      checkEverything();
      tell();
    },
    learn(numbers) {
      if (numbers.size === 0) return;
      for (const [key, period] of numbers) earlier.set(key, period);
      checker.reported(numbers);
      tell();
    },
    checked: () => checked,
    progress: () => ({ done, total }),
  };
}
