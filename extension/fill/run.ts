import { has, show } from './act.ts';
import { type Change, reasons } from './change.ts';
import { stateOf } from './control.ts';
import { forgetOrders } from './date.ts';
import { isVisible, turn, until } from './dom.ts';
import { openPanels } from './expand.ts';
import { find, type Within } from './find.ts';
import type { Entry, Plan, PlanNode, Report, RowSet, Status, Step } from './plan.ts';
import { stepsOf } from './plan.ts';
import { addRow, pairRows, rowsOnPage } from './rows.ts';
import { act, hasAnswered, mustSettle, settleTyped } from './settle.ts';
import { current, type Locate, locateIn, type Options, type Run, report, stopped } from './state.ts';
import { verify } from './verify.ts';

/** Tries one step; false when it may work later (not there yet, still locked). */
async function attempt(run: Run, step: Step, locate: Locate, last: boolean): Promise<boolean> {
  const look = () => {
    const place = locate();
    return place ? find(place.page, step, place.within) : { why: 'absent' as const };
  };
  let found = look();
  if (found.control && mustSettle(run, found.control, locate()?.within !== undefined)) {
    await settleTyped(run);
    if (stopped(run)) return false;
    found = look();
  }
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
    await settleTyped(run);
    if (progress && round < 40) {
      await turn();
      if (run.restyled) run.dirty = true;
      run.restyled = false;
      if (run.dirty) continue;
    }
    const wanting = pending.filter((node) => node.node === 'rows' || !node.total);
    // For the page's own totals alone only a panel is opened that is known to hold one.
    const holds = holding(run, pending);
    if (await openPanels(current(run).root, run.panels, holds, wanting.length > 0)) {
      run.dirty = true;
      continue;
    }
    // Nobody's answer brings the page's own totals: they are not worth waiting for.
    if (run.moved && wanting.length > 0 && (await somethingNew(run, wanting, locate, within))) continue;
    break;
  }
  for (const node of pending) {
    if (stopped(run)) return;
    if (node.node === 'step') await attempt(run, node, locate, true);
    else await workRows(run, node, within, true);
  }
}

/** Tells whether a closed panel holds, by its name, something of what is still wanted. */
function holding(run: Run, wanted: readonly PlanNode[]): (body: Element) => boolean {
  const { byLeaf } = current(run);
  const fields = stepsOf(wanted).flatMap((step) => byLeaf.get(step.json.at(-1)!.toLowerCase()) ?? []);
  const adders = wanted.flatMap((node) => (node.node === 'rows' ? [node.json.at(-1)!] : []));
  return (body) =>
    fields.some((c) => body.contains(c.control.host)) ||
    adders.some((name) => body.querySelector(`button[id*="${CSS.escape(name)}" i]`) !== null);
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
  if (hasAnswered(run)) await settleTyped(run);
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
    // Rows of nothing but the page's own figures come from the page alone, unless one below them is typed: then they keep their place.
    const own = set.rows.slice(i).every((row) => stepsOf(row).every((step) => step.total));
    if (at === undefined && run.options.mode === 'fill' && !own) {
      if (hasAnswered(run)) await settleTyped(run);
      const count = rows.length;
      const grown = await addRow(current(run), set, count, parent);
      if (grown) {
        // The reading in which the new row was seen is the newest there is.
        run.page = grown;
        run.dirty = false;
        rows = rowsNow();
        at = rows.length - 1;
        run.moved = true;
        // Waiting for the row was the page's turn.
        await settleTyped(run, true);
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
  forgetOrders();
  const run: Run = {
    options,
    entries: new Map(),
    changes: [],
    total: stepsOf(plan.nodes).length,
    moved: false,
    typed: [],
    typedAt: 0,
    dirty: true,
    restyled: false,
    panels: { opened: new WeakSet(), single: false },
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
    await settleTyped(run);
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
