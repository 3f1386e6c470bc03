import { agrees, show } from './act.ts';
import { regionOf } from './control.ts';
import { drawn, isBusy, topDialog, until } from './dom.ts';
import { find, type Page, type Within } from './find.ts';
import {
  agreementsOf,
  goesOn,
  hasTable,
  isOfList,
  isSaidInWords,
  type Listed,
  listedRows,
  pairListed,
  placeOf,
  wordsOnPage,
} from './listed.ts';
import { enteredBefore, fingerprint, isFoldedUp, noteEntered, notePlace } from './memory.ts';
import type { Entry, PlanNode, RowSet, Step, Waiting } from './plan.ts';
import { stepsOf } from './plan.ts';
import { reasons } from './reasons.ts';
import { addRow, addsEach, isEmptyRow, isEntryForm, pairRows, rowsOnPage } from './rows.ts';
import { hasAnswered, settleTyped } from './settle.ts';
import { current, type Run, readAnew, report, stopped } from './state.ts';

/** Fills the nodes of one row; provided by the run, which handles all kinds of nodes. */
type Work = (run: Run, nodes: readonly PlanNode[], within?: () => Within | undefined) => Promise<void>;

const direct = (row: readonly PlanNode[]) => row.filter((n): n is Step => n.node === 'step');

/** `Employer 2: MUMB54321C`: names a value's row by its identifying value. */
function nameOfRow(set: RowSet, index: number): string {
  const steps = stepsOf(set.rows[index]!);
  const telling =
    steps.find((s) => /^(tan|pan|gstin|ifsc)$/.test(s.kind)) ??
    steps.find((s) => /name|isin|no$|number/i.test(s.json.at(-1)!) && s.kind === 'text') ??
    steps.find((s) => s.kind === 'choice') ??
    steps[0];
  const text = telling?.options?.find((o) => o.value === telling.want)?.label ?? telling?.want ?? '';
  return `${set.rowLabel} ${index + 1}${text ? `: ${text}` : ''}`;
}

const own = (row: readonly PlanNode[]) => stepsOf(row).every((step) => step.total);

function mark(run: Run, set: RowSet, index: number, waiting?: Waiting): void {
  for (const step of stepsOf(set.rows[index]!)) {
    const entry = run.entries.get(step.path);
    if (!entry) continue;
    entry.row = nameOfRow(set, index);
    if (waiting) entry.waiting = waiting;
  }
}

/** Reports every value of a row as left, with the reason. */
function leave(
  run: Run,
  set: RowSet,
  index: number,
  reason: string,
  waiting?: Waiting,
  status: 'needs-you' | 'not-found' = 'needs-you',
) {
  for (const step of stepsOf(set.rows[index]!)) report(run, step, status, reason);
  mark(run, set, index, waiting);
}

/** Reports whether a record in the page's form is complete and waits for the user's click. */
function markOffered(run: Run, set: RowSet, next: number): void {
  const steps = stepsOf(set.rows[next]!);
  const stands = (step: Step) => /^(filled|right)$/.test(run.entries.get(step.path)?.status ?? '');
  const whole = steps.every((step) => stands(step) || run.computed.has(step.path));
  mark(run, set, next, whole ? 'press-add' : 'offered');
  for (const step of steps.filter(stands))
    run.entries.get(step.path)!.reason = whole ? reasons.pressAdd : reasons.complete;
}

/** Reports several rows as left; rows of only computed figures are omitted. */
function leaveAll(run: Run, set: RowSet, rows: readonly number[], reason: string, waiting: Waiting): true {
  for (const i of rows)
    if (!own(set.rows[i]!)) leave(run, set, i, reason, waiting);
    else leave(run, set, i, reasons.absent, undefined, 'not-found');
  return true;
}

function foreign(run: Run, set: RowSet, at: number, page: string, reason: string = reasons.foreign): void {
  const entry: Entry = {
    path: `${set.path}.page-${at + 1}`,
    label: `${set.rowLabel} ${at + 1}`,
    status: 'different',
    want: '',
    ...(page ? { page } : {}),
    reason,
    verified: false,
  };
  run.entries.set(entry.path, entry);
}

/** The first texts of a record. */
const inShort = ({ cells }: Listed): string =>
  cells
    .map((c) => c.text)
    .filter(Boolean)
    .slice(0, 4)
    .join(' · ');

/** Reports a record shown as text: visible values are compared, others were entered in this visit or are left. */
function reportListed(run: Run, set: RowSet, index: number, row: Listed): void {
  const said = agreementsOf(row, direct(set.rows[index]!));
  const entered = enteredBefore(run, set, fingerprint(set, index));
  run.seen.set(`${set.path}.${index}`, row.el);
  for (const step of stepsOf(set.rows[index]!)) {
    const about = said.get(step);
    const text =
      about?.text === undefined ? undefined : { value: about.text, text: about.text, blank: false };
    if (about?.agrees) report(run, step, 'right');
    else if (about?.agrees === false) report(run, step, 'different', reasons.listed, text);
    else if (entered?.kept.has(step.path) && !about?.doubt) report(run, step, 'right', reasons.entered);
    else report(run, step, 'needs-you', reasons.unseen);
  }
  mark(run, set, index);
}

/** Notes the place of a list on the page, and its records shown as text. */
function noteListPlace(run: Run, set: RowSet, list: readonly Listed[], rows: readonly Within[]): void {
  const box = rows[0] && current(run).all.find(rows[0])?.control.host;
  const el = list[0]?.el ?? box ?? placeOf(set);
  if (el) run.seen.set(set.path, el);
}

/** Whether the page is still loading after waiting: records loaded later would be offered twice. */
async function isLoading(run: Run): Promise<boolean> {
  if (run.options.mode !== 'fill' || !isBusy()) return false;
  if (!run.waited) await until(() => !isBusy(), 8_000);
  run.waited = true;
  readAnew(run);
  return isBusy();
}

/**
 * Fills a list: existing records are recognised; where the page takes one at a time, only the next missing
 * one is offered.
 */
export async function workRows(
  run: Run,
  set: RowSet,
  parent: (() => Within | undefined) | undefined,
  last: boolean,
  work: Work,
): Promise<boolean> {
  if (hasAnswered(run)) await settleTyped(run);
  if (!parent && (await isLoading(run))) {
    for (const i of set.rows.keys()) leave(run, set, i, reasons.loading, 'another');
    return true;
  }
  const rowsNow = () => rowsOnPage(current(run), set, parent?.());
  const inDialog = topDialog() !== undefined;
  const list = parent ? [] : await readListed(set, inDialog);
  let rows = rowsNow();
  const pairing = pairRows(current(run), set, rows);
  const shown = pairListed(list, set.rows.map(direct));
  noteListPlace(run, set, list, rows);
  return fillRows();

  async function fillRows(): Promise<boolean> {
    for (const [want, at] of shown.pairs) reportListed(run, set, want, list[at]!);
    for (const at of shown.rest)
      if (list[at]!.relation === 'ours') foreign(run, set, rows.length + at, inShort(list[at]!));
    const unread = parent ? [] : saidInWords(set, list, [...shown.pairs.keys(), ...pairing.pairs.keys()]);
    const missing = set.rows.map((_, i) => i).filter((i) => !shown.pairs.has(i) && !unread.includes(i));
    for (const i of unread) leave(run, set, i, reasons.said, 'another');
    // Several forms that each add a record: the right one is unknown.
    if (addsEach(current(run), rows)) return leaveAll(run, set, missing, reasons.twins, 'another');
    const entry = rows.length > 0 && isEntryForm(current(run), set, rows, list.length > 0);
    if (!entry) for (const at of pairing.foreign) foreign(run, set, at, '');
    if (missing.length === 0) return true;
    if (entry) return oneAtATime(missing);
    return openRows(missing);
  }

  /** A list with one entry form: one record, then the user's click. */
  async function oneAtATime(missing: number[]): Promise<boolean> {
    const held = [...pairing.pairs].find(([, at]) => at === 0)?.[0];
    const rest = (from: number[], reason: string, waiting: Waiting) =>
      leaveAll(run, set, from, reason, waiting);
    if (run.options.mode !== 'fill') {
      if (held !== undefined && missing.includes(held)) await work(run, set.rows[held]!, () => rowsNow()[0]);
      rest(
        missing.filter((i) => i !== held),
        reasons.another,
        'another',
      );
      return true;
    }
    const kept = held !== undefined && !missing.includes(held) ? held : undefined;
    const after = kept === undefined ? undefined : nextMissing(run, set, missing, list);
    // A record left in the form is overwritten if the next record has a value for each box.
    const over = kept !== undefined && after !== undefined && isLeftOver(run, set, kept, after);
    if (kept !== undefined && !over) {
      rest(missing, reasons.stale, 'another');
      return true;
    }
    if (held === undefined && pairing.foreign.length > 0) {
      foreign(run, set, 0, '', reasons.occupied);
      rest(missing, reasons.occupied, 'another');
      return true;
    }
    const next = over ? after : (held ?? nextMissing(run, set, missing, list));
    if (next === undefined) {
      rest(missing, lookReason(set, list), 'another');
      return true;
    }
    const before = list.length;
    run.fresh = held === undefined;
    run.over = over;
    await work(run, set.rows[next]!, () => rowsNow()[0]);
    run.fresh = false;
    run.over = false;
    await settleTyped(run);
    noteEntered(run, set, next, before, isReadable(set, list), held === undefined);
    markOffered(run, set, next);
    run.offered = topDialog() !== undefined;
    rest(
      missing.filter((i) => i !== next),
      reasons.another,
      'another',
    );
    return true;
  }

  /** The page has inserted its own rows. */
  function pairAgain(free: number[]): void {
    rows = rowsNow();
    const fresh = pairRows(current(run), set, rows);
    pairing.pairs = fresh.pairs;
    free.splice(0, free.length, ...fresh.free);
  }

  /** Open boxes: every row that is there, then empty ones by a button that adds nothing but an empty row. */
  async function openRows(missing: number[]): Promise<boolean> {
    const free = [...pairing.free];
    const places = new Map<number, () => Within | undefined>();
    for (const i of missing) {
      if (stopped(run)) return true;
      if (hasAnswered(run)) await settleTyped(run);
      if (rowsNow().length !== rows.length) pairAgain(free);
      const folded = !parent && !pairing.pairs.has(i) && isFoldedUp(run, set, i);
      let at = pairing.pairs.get(i) ?? (folded ? undefined : free.shift());
      // Rows of only computed figures come from the page; before a row that is typed they keep their place.
      const derived = set.rows.slice(i).every(own);
      const remembered =
        folded || (at === undefined && list.length > 0 && nextMissing(run, set, [i], list) === undefined);
      if (at === undefined && run.options.mode === 'fill' && !derived && !remembered && !run.offered) {
        if (hasAnswered(run)) await settleTyped(run);
        const more = await moreRows();
        if (more === 'dialog' || more === 'entry') return oneAtATime(missing.filter((m) => m >= i));
        if (more !== undefined) at = more;
        else if (rows.length === 0 && !last && i === missing[0]) return false;
      }
      if (at === undefined) {
        const askable =
          run.options.mode === 'fill' && !derived && (rows.length > 0 || list.length > 0 || last);
        if (run.offered && !derived) leave(run, set, i, reasons.behind, 'another');
        else if (remembered) leave(run, set, i, lookReason(set, list), 'another');
        else if (askable) leave(run, set, i, reasons.row, 'press-add');
        else leave(run, set, i, reasons.absent, undefined, 'not-found');
        continue;
      }
      places.set(i, following(run, set.rows[i]!, rowsNow, at));
      await work(run, set.rows[i]!, places.get(i));
      mark(run, set, i);
      noteFilled(run, set, i);
    }
    return lookAgain(run, set, places, work);
  }

  /** Clicks the list's add button if it only opens something; returns what it opened, or the place of the new row. */
  async function moreRows(): Promise<'dialog' | 'entry' | number | undefined> {
    const count = rows.length;
    if (!(await addRow((anew) => current(run, anew), set, count, parent))) return undefined;
    rows = rowsNow();
    run.moved = true;
    // Waiting for the row was the page's turn.
    await settleTyped(run, true);
    if (isOneMore(run, set, rows, count)) return count;
    const fresh = pairRows(current(run), set, rows);
    pairing.pairs = fresh.pairs;
    pairing.foreign = count === 0 ? fresh.foreign : pairing.foreign;
    if (topDialog()) return 'dialog';
    if (count === 0 && rows.length === 1 && isEntryForm(current(run), set, rows, false)) return 'entry';
    return rows.length - 1;
  }
}

/** Notes the place of a record filled into open boxes; a list without its own heading has none. */
function noteFilled(run: Run, set: RowSet, index: number): void {
  const { root } = current(run);
  const typed = new Set(run.typed.map((t) => t.step.path));
  const path = direct(set.rows[index]!)
    .map((step) => step.path)
    .find((p) => typed.has(p) || run.entries.get(p)?.status === 'filled');
  const box = path && run.seen.get(path);
  const around = box && regionOf(box, root);
  if (around && around !== root) notePlace(run, set, index, box, around);
}

/** A row skipped because another one failed may be there now; the last row, just filled, is waited for. */
async function lookAgain(
  run: Run,
  set: RowSet,
  places: ReadonlyMap<number, () => Within | undefined>,
  work: Work,
): Promise<true> {
  const kind = (step: Step) => step.json.join('.');
  const open = [...places].reverse().map(([i, place]) => ({
    i,
    place,
    left: direct(set.rows[i]!).filter(
      (step) => run.vain.has(kind(step)) && run.entries.get(step.path)?.status === 'not-found',
    ),
  }));
  for (const { i, place, left } of open.filter((row) => row.left.length > 0)) {
    if (stopped(run)) return true;
    if (places.size > 1 && i === open[0]!.i) {
      for (const step of left) run.vain.delete(kind(step));
      run.moved = true;
    }
    await work(run, left, place);
    mark(run, set, i);
  }
  return true;
}

/** Whether missing records of the list can be detected; not if only part of it is visible. */
const isReadable = (set: RowSet, list: readonly Listed[]): boolean =>
  (list.length > 0 || hasTable(set)) && !goesOn(set, list);

/** Whether an empty row was appended: comparing all again takes minutes in a list of hundreds. */
const isOneMore = (run: Run, set: RowSet, rows: readonly Within[], count: number): boolean =>
  count > 0 && rows.length === count + 1 && !topDialog() && isEmptyRow(current(run), set, rows.at(-1)!);

/**
 * Follows a row from its start: the page may insert rows above it, so after a new reading it is the row with
 * the typed values.
 */
function following(
  run: Run,
  row: readonly PlanNode[],
  rowsNow: () => Within[],
  at: number,
): () => Within | undefined {
  const steps = direct(row);
  const begun = current(run);
  const known = new WeakMap<Page, Within>();
  const search = (page: Page, rows: readonly Within[]): Within | undefined => {
    const done = new Map(
      [...run.changes, ...run.typed, ...run.settling].map(({ step, control }) => [step, control]),
    );
    if (!steps.some((step) => done.has(step))) return rows[at];
    // The typed values are there, and nothing else elsewhere.
    const holds = (candidate: Within | undefined): boolean =>
      candidate !== undefined &&
      steps.every((step) => {
        const { control } = find(page, step, candidate);
        const before = done.get(step);
        if (!control) return !before;
        const shown = show(control, step);
        return control.el === before?.el || agrees(shown, step) || (!before && shown.blank);
      });
    if (holds(rows[at])) return rows[at];
    const found = rows.filter(holds);
    if (found.length === 1) return found[0];
    // A row without any typed value is another one: its own may have been collapsed.
    const shows = steps.some((step) => {
      const control = rows[at] && done.has(step) ? find(page, step, rows[at]).control : undefined;
      return control && (control.el === done.get(step)?.el || agrees(show(control, step), step));
    });
    return shows ? rows[at] : undefined;
  };
  return () => {
    const rows = rowsNow();
    const page = current(run);
    if (page === begun) return rows[at];
    const row = known.get(page) ?? search(page, rows);
    if (row) known.set(page, row);
    return row;
  };
}

/** Records without a row or box which the page seems to show as text. */
function saidInWords(set: RowSet, list: readonly Listed[], found: readonly number[]): number[] {
  const left = [...set.rows.keys()].filter((i) => !found.includes(i));
  if (left.length === 0) return [];
  const words = wordsOnPage();
  return left.filter((i) => isSaidInWords(set, direct(set.rows[i]!), list, words));
}

/**
 * Whether the form has only a record that was entered in this visit and is in the list, and another record
 * fills each of its boxes.
 */
function isLeftOver(run: Run, set: RowSet, kept: number, next: number): boolean {
  if (!enteredBefore(run, set, fingerprint(set, kept))) return false;
  const boxes = (i: number) => stepsOf(set.rows[i]!).map((s) => s.json.join('.'));
  const answered = new Set(boxes(next));
  return boxes(kept).every((box) => answered.has(box));
}

/** Records of a list as text; scrolls through one that renders only visible rows. */
async function readListed(set: RowSet, inDialog: boolean): Promise<Listed[]> {
  const read = () => listedRows(set).filter(isOfList);
  const first = read();
  const more = goesOn(set, first);
  return !more || more === 'pages' || inDialog ? first : scrollThrough(more, read);
}

async function scrollThrough(box: Element, read: () => Listed[]): Promise<Listed[]> {
  const all = new Map<string, Listed>();
  const take = () => {
    const seen = new Map<string, number>();
    for (const row of read()) {
      const text = row.cells.map((c) => c.text).join('|');
      const n = (seen.get(text) ?? 0) + 1;
      seen.set(text, n);
      if (!all.has(`${text}#${n}`)) all.set(`${text}#${n}`, row);
    }
  };
  const start = box.scrollTop;
  take();
  for (let i = 0; i < 400; i++) {
    const at = box.scrollTop;
    box.scrollTop = at + Math.max(40, box.clientHeight * 0.7);
    // Some lists load more at their end.
    if (
      box.scrollTop === at &&
      !(await until(() => box.scrollTop + box.clientHeight < box.scrollHeight - 1, 250))
    )
      break;
    await drawn(0);
    take();
  }
  box.scrollTop = start;
  return [...all.values()];
}

/** Why no record is offered though some are missing. */
const lookReason = (set: RowSet, list: readonly Listed[]) =>
  goesOn(set, list) === 'pages' ? reasons.pages : reasons.look;

/** The next record to offer: one that was entered before and may be on the page unread is not offered again. */
function nextMissing(
  run: Run,
  set: RowSet,
  missing: readonly number[],
  list: readonly Listed[],
): number | undefined {
  if (goesOn(set, list) === 'pages') return undefined;
  return missing.find((i) => {
    if (own(set.rows[i]!)) return false;
    const before = enteredBefore(run, set, fingerprint(set, i));
    // Offered and never added: the list has not grown. If filled twice into an empty form, it may have been
    // added out of view.
    return !before || (before.readable && list.length <= before.count && before.times < 2);
  });
}
