import { has, put, restore, type Shown, show } from './act.ts';
import { type Change, reasons } from './change.ts';
import { type Control, stateOf } from './control.ts';
import { isVisible, pause, turn, until } from './dom.ts';
import { openNextPanel } from './expand.ts';
import { find, type Page, readPage, type Within } from './find.ts';
import type { Entry, Plan, PlanNode, Report, RowSet, Status, Step } from './plan.ts';
import { stepsOf } from './plan.ts';
import { addRow, pairRows, rowsOnPage } from './rows.ts';

/** What a run may do and whom it tells. */
export interface Options {
  mode: 'fill' | 'compare';
  /** Differences the user chose to overwrite: path -> the page's value that was shown. */
  overwrite?: Readonly<Record<string, string>>;
  /** A reason to stop now (English source text), asked before every act. */
  halt: () => string | undefined;
  tell?: (entry: Entry, done: number, total: number) => void;
}

type Locate = () => { page: Page; within: Within | undefined } | undefined;

interface Run {
  options: Options;
  entries: Map<string, Entry>;
  changes: Change[];
  total: number;
  halted?: string;
  /** Set when something was changed since the page was last searched in vain. */
  moved: boolean;
  page?: Page | undefined;
  /** Controls have come or gone. */
  dirty: boolean;
  /** Panels opened so far. */
  opened: WeakSet<Element>;
  /** Something was shown, hidden, locked or unlocked: worth a look before giving up. */
  restyled: boolean;
}

function report(run: Run, step: Step, status: Status, reason?: string, page?: Shown) {
  const entry: Entry = {
    path: step.path,
    label: step.label,
    status,
    want: step.want,
    verified: step.verified,
    ...(reason ? { reason } : {}),
    ...(page && status !== 'filled' ? { page: page.text } : {}),
    ...(step.total ? { total: true } : {}),
  };
  run.entries.set(step.path, entry);
  run.options.tell?.(entry, run.entries.size, run.total);
}

/** The page as it is now; read again only after it has changed. */
function current(run: Run): Page {
  if (!run.page || run.dirty || !run.page.root.isConnected) {
    run.page = readPage();
    run.dirty = false;
  }
  return run.page;
}

function locateIn(run: Run, within?: () => Within | undefined): Locate {
  return () => {
    const page = current(run);
    if (!within) return { page, within: undefined };
    const chosen = within();
    return chosen ? { page, within: chosen } : undefined;
  };
}

/** Tries one step; false when it may work later (not there yet, still locked). */
async function attempt(run: Run, step: Step, locate: Locate, last: boolean): Promise<boolean> {
  const place = locate();
  const found = place ? find(place.page, step, place.within) : { why: 'absent' as const };
  if (!found.control) {
    if (last) report(run, step, 'not-found', reasons[found.why ?? 'absent']);
    return last;
  }
  const control = found.control;
  if (control.type !== 'checkbox' && control.type !== 'radio' && !isVisible(control.host)) {
    run.dirty = true;
    if (last) report(run, step, 'not-found', reasons.absent);
    return last;
  }
  const before = show(control, step);
  if (await has(control, step, before)) {
    report(run, step, 'right');
    return true;
  }
  if (step.total || run.options.mode === 'compare') {
    report(run, step, 'different', step.total ? reasons.total : undefined, before);
    return true;
  }
  const state = stateOf(control);
  if (state === 'locked' && !last) return false;
  if (state !== 'ready' && !(state === 'read-only' && control.type === 'date')) {
    report(run, step, 'needs-you', state === 'locked' ? reasons.locked : reasons.fixed, before);
    return true;
  }
  const seen = run.options.overwrite?.[step.path];
  if (!before.blank && seen !== before.text) {
    report(run, step, 'different', undefined, before);
    return true;
  }
  await act(run, step, control, before, locate);
  return true;
}

/** Lists and calendars open beside their control, which must therefore be in sight. */
const opensSomething = (c: Control) =>
  c.type === 'mat-select' || c.type === 'autocomplete' || c.type === 'date';

async function act(run: Run, step: Step, control: Control, before: Shown, locate: Locate): Promise<void> {
  if (opensSomething(control)) control.host.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const why = await put(control, step, step.want);
  const again = () => {
    const place = locate();
    return place ? find(place.page, step, place.within).control : undefined;
  };
  // The page may have put a new element in place of the old one.
  if (!control.el.isConnected) run.dirty = true;
  const after = (control.el.isConnected ? control : again()) ?? control;
  const now = show(after, step);
  run.moved = true;
  // A date was made sure of when it was written, calendar and all.
  if (!why && (after.type === 'date' || (await settled(after, step, now)))) {
    const shown = show(after, step);
    run.changes.push({ step, before, after: shown.value, text: shown.text, control: after, locate: again });
    report(run, step, 'filled');
    return;
  }
  if (now.value !== before.value) await restore(after, step, before);
  report(run, step, 'needs-you', why ?? reasons.refused, show(after, step));
}

/** Reads back; gives a slow page a moment to take the value. */
async function settled(control: Control, step: Step, now: Shown): Promise<boolean> {
  if (await has(control, step, now)) return true;
  const same = await until(() => {
    const shown = show(control, step);
    return shown.value === step.want || undefined;
  }, 300);
  return same === true && has(control, step, show(control, step));
}

/** Works through nodes; what is not there yet is tried again after the rest has been answered. */
async function work(run: Run, nodes: readonly PlanNode[], within?: () => Within | undefined): Promise<void> {
  const locate = locateIn(run, within);
  let pending: PlanNode[] = [...nodes];
  for (let round = 0; pending.length > 0; round++) {
    const waiting: PlanNode[] = [];
    let progress = false;
    for (const node of pending) {
      if (stopped(run)) return;
      const done =
        node.node === 'step'
          ? await attempt(run, node, locate, false)
          : await workRows(run, node, within, false);
      if (done) progress = true;
      else waiting.push(node);
    }
    pending = waiting;
    if (pending.length === 0) return;
    if (progress && round < 40) {
      await turn();
      if (run.restyled) run.dirty = true;
      run.restyled = false;
      if (run.dirty) continue;
    }
    const wanting = pending.some((node) => node.node === 'rows' || !node.total);
    if (wanting && (await openNextPanel(current(run).root, run.opened))) {
      run.dirty = true;
      continue;
    }
    // Nobody's answer brings the page's own totals: they are not worth waiting for.
    const hoped = pending.filter((node) => node.node === 'rows' || !node.total);
    if (run.moved && hoped.length > 0 && (await somethingNew(run, hoped, locate, within))) continue;
    break;
  }
  for (const node of pending) {
    if (stopped(run)) return;
    if (node.node === 'step') await attempt(run, node, locate, true);
    else await workRows(run, node, within, true);
  }
}

/** Waits for a pending field to appear or unlock; longer while the page shows that it is busy. */
async function somethingNew(
  run: Run,
  pending: readonly PlanNode[],
  locate: Locate,
  within?: () => Within | undefined,
): Promise<boolean> {
  run.moved = false;
  const busy = () =>
    document.querySelector(
      'mat-spinner, mat-progress-bar, .spinner-border, .loader, .loading, [aria-busy="true"]',
    );
  const ready = () => {
    if (!run.dirty && !run.restyled) return undefined;
    run.dirty = true;
    run.restyled = false;
    const place = locate();
    if (!place) return undefined;
    return pending.some((node) => {
      if (node.node === 'rows') return rowsOnPage(place.page, node, within?.()).length > 0;
      const { control } = find(place.page, node, place.within);
      return control !== undefined && (stateOf(control) !== 'locked' || node.total);
    });
  };
  if (await until(ready, 900)) return true;
  return busy() ? (await until(ready, 5_000)) === true : false;
}

/** Fills a repeater row by row; rows already right are recognised, rows of others are left alone. */
async function workRows(
  run: Run,
  set: RowSet,
  parent: (() => Within | undefined) | undefined,
  last: boolean,
): Promise<boolean> {
  const rowsNow = () => rowsOnPage(current(run), set, parent?.());
  let rows = rowsNow();
  const pairing = pairRows(current(run), set, rows);
  const free = [...pairing.free];
  for (const at of pairing.foreign) {
    const path = `${set.path}.page-${at + 1}`;
    const entry: Entry = {
      path,
      label: `${set.rowLabel} ${at + 1}`,
      status: 'different',
      want: '',
      reason: reasons.foreign,
      verified: false,
    };
    run.entries.set(path, entry);
  }
  for (let i = 0; i < set.rows.length; i++) {
    if (stopped(run)) return true;
    let at = pairing.pairs.get(i) ?? free.shift();
    // Rows of nothing but the page's own figures come from the page alone.
    const own = stepsOf(set.rows[i]!).every((step) => step.total);
    if (at === undefined && run.options.mode === 'fill' && !own) {
      const count = rows.length;
      const grown = await addRow(current(run), set, count, parent);
      if (grown) {
        // The reading in which the new row was seen is the newest there is.
        run.page = grown;
        run.dirty = false;
        rows = rowsNow();
        at = rows.length - 1;
        run.moved = true;
      } else if (count === 0 && !last && i === 0) return false;
    }
    if (at === undefined) {
      const why =
        run.options.mode === 'fill' && !own && (rows.length > 0 || last) ? reasons.row : reasons.absent;
      const status: Status = why === reasons.row ? 'needs-you' : 'not-found';
      for (const step of stepsOf(set.rows[i]!)) report(run, step, status, why);
      continue;
    }
    const index = at;
    await work(run, set.rows[i]!, () => rowsNow()[index]);
  }
  return true;
}

function stopped(run: Run): boolean {
  run.halted ??= run.options.halt() ?? undefined!;
  return run.halted !== undefined;
}

/** The control of a change: as found now, else as it was filled while it still stands in a panel since closed. */
const held = (change: Change) =>
  change.locate() ?? (change.control.el.isConnected ? change.control : undefined);

/** Reads everything filled once more: later answers may have changed it, and the page may mark it invalid. */
async function verify(run: Run): Promise<void> {
  run.dirty = true;
  const wrong: Change[] = [];
  for (const change of run.changes) {
    const control = held(change);
    const now = control && show(control, change.step);
    const same = now && control.type === 'date' && now.text === change.text;
    if (!now || !(same || (await has(control, change.step, now)))) wrong.push(change);
  }
  for (const change of wrong) {
    if (stopped(run)) return;
    const control = change.locate();
    const before = control && show(control, change.step);
    if (control && before?.blank && stateOf(control) === 'ready')
      await put(control, change.step, change.step.want);
    run.dirty = true;
    const now = change.locate();
    if (now && (await has(now, change.step, show(now, change.step)))) continue;
    report(run, change.step, 'needs-you', reasons.later, now && show(now, change.step));
  }
  const marked = () => run.changes.filter((c) => isMarked(c.locate()));
  if (run.changes.length > 0) await pause(20);
  if (marked().length > 0) await until(() => marked().length === 0, 500);
  for (const change of marked()) {
    const control = change.locate();
    report(run, change.step, 'needs-you', reasons.invalid, control && show(control, change.step));
  }
}

function isMarked(control: Control | undefined): boolean {
  if (!control) return false;
  const el = control.el.closest('mat-checkbox, mat-radio-group') ?? control.el;
  return (
    (el.classList.contains('ng-invalid') && !el.classList.contains('ng-pending')) ||
    el.getAttribute('aria-invalid') === 'true'
  );
}

const formControls = 'input, select, textarea, mat-select';

/** Whether a mutation brings or takes form controls; lists, calendars and messages come and go without notice. */
function addsOrRemovesControls(record: MutationRecord): boolean {
  return [...record.addedNodes, ...record.removedNodes].some(
    (n) => n instanceof Element && (n.matches(formControls) || n.querySelector(formControls) !== null),
  );
}

/** Runs a plan on the present page. The caller has checked that page and plan belong together. */
export async function runPlan(plan: Plan, options: Options): Promise<{ report: Report; changes: Change[] }> {
  const started = performance.now();
  const run: Run = {
    options,
    entries: new Map(),
    changes: [],
    total: stepsOf(plan.nodes).length,
    moved: false,
    dirty: true,
    restyled: false,
    opened: new WeakSet(),
  };
  const observer = new MutationObserver((records) => {
    if (records.some(addsOrRemovesControls)) run.dirty = true;
    else run.restyled = true;
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'style', 'class', 'readonly', 'aria-disabled', 'inert', 'open'],
  });
  try {
    await work(run, plan.nodes);
    if (!run.halted && run.changes.length > 0) await verify(run);
  } finally {
    observer.disconnect();
  }
  for (const step of run.halted ? stepsOf(plan.nodes) : [])
    if (!run.entries.has(step.path)) report(run, step, 'needs-you', 'Not reached');
  return {
    report: {
      mode: options.mode,
      section: plan.expect.section,
      entries: [...run.entries.values()],
      ...(run.halted ? { halted: run.halted } : {}),
      milliseconds: Math.round(performance.now() - started),
    },
    changes: run.changes,
  };
}
