import { has, show } from './act.ts';
import type { Change } from './change.ts';
import { sendsPage, stateOf } from './control.ts';
import { forgetOrders } from './date.ts';
import { hasFrame, helps, isBusy, isVisible, topDialog, turn, until } from './dom.ts';
import { openPanels } from './expand.ts';
import { type FindResult, find, isInUnits, readBy, type Within } from './find.ts';
import { keepUp } from './live.ts';
import type { Plan, PlanNode, Report, Step } from './plan.ts';
import { stepsOf } from './plan.ts';
import { reasons } from './reasons.ts';
import { workRows } from './records.ts';
import { rowsOnPage } from './rows.ts';
import { scrollBack, scrollOn } from './scroll.ts';
import { act, mustSettle, settleTyped } from './settle.ts';
import {
  current,
  type Locate,
  locateIn,
  type Options,
  placed,
  type Run,
  readAnew,
  report,
  stopped,
} from './state.ts';
import { verify, watch } from './verify.ts';

/** Tries one step; false when it may work later (not there yet, still locked). */
async function attempt(run: Run, step: Step, locate: Locate, last: boolean): Promise<boolean> {
  const look = (): FindResult => {
    const place = locate();
    return place ? find(place.page, step, place.within) : { why: 'absent' };
  };
  let found = look();
  if (found.control && mustSettle(run, found.control, locate()?.within !== undefined)) {
    await settleTyped(run);
    if (stopped(run)) return false;
    found = look();
  }
  if (!found.control) {
    if (last) missing(run, step, found);
    return last;
  }
  const control = found.control;
  run.seen.set(step.path, control.host);
  const state = stateOf(control);
  if (step.total && (step.takes === 'computes' || (state !== 'ready' && control.type !== 'date')))
    run.computed.add(step.path);
  if (control.type !== 'checkbox' && control.type !== 'radio' && !isVisible(control.host)) {
    readAnew(run);
    if (last) report(run, step, 'not-found', reasons.absent);
    return last;
  }
  const before = show(control, step);
  if (await has(control, step, before)) {
    report(run, step, 'right');
    return true;
  }
  if (run.computed.has(step.path)) {
    if (before.blank && !last) return false;
    if (before.blank && step.want === '0') report(run, step, 'right');
    else if (before.blank) report(run, step, 'needs-you', reasons.computed, before);
    else report(run, step, 'different', reasons.total, before);
    return true;
  }
  if (step.kind === 'amount' && isInUnits(current(run), control)) {
    report(run, step, before.blank ? 'needs-you' : 'different', reasons.units, before);
    return true;
  }
  if (sendsPage(control)) {
    report(run, step, before.blank ? 'needs-you' : 'different', reasons.sends, before);
    return true;
  }
  if (run.options.mode === 'compare') {
    report(
      run,
      step,
      before.blank ? 'needs-you' : 'different',
      before.blank ? reasons.empty : undefined,
      before,
    );
    return true;
  }
  if (state === 'locked' && !last) return false;
  if (state !== 'ready' && !(state === 'read-only' && control.type === 'date')) {
    report(run, step, 'needs-you', state === 'locked' ? reasons.locked : reasons.fixed, before);
    return true;
  }
  const seen = run.options.overwrite?.[step.path];
  const preset = run.fresh && /^(select|mat-select|radio|checkbox)$/.test(control.type);
  if (!before.blank && seen !== before.text && !preset && !run.over) {
    report(run, step, 'different', undefined, before);
    return true;
  }
  await act(run, step, control, before, locate);
  return true;
}

/** Fills nodes; missing ones are tried again after the rest. */
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
          : await workRows(run, node, within, false, work);
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
    // For the page's own totals, only a panel known to contain one is opened.
    const holds = holding(run, pending);
    if (await openPanels(current(run).root, run.panels, holds, wanting.length > 0)) {
      readAnew(run);
      continue;
    }
    // No answer makes the page's own totals appear, so they are not waited for. A page still loading adds
    // more by itself.
    const hopeful = within ? wanting.filter((node) => !run.vain.has(kindOf(node))) : wanting;
    if ((run.moved || isBusy()) && hopeful.length > 0) {
      if (await somethingNew(run, hopeful, locate, within)) continue;
      if (within) for (const node of hopeful) run.vain.add(kindOf(node));
    }
    if (!within && wanting.length > 0 && !run.offered && !topDialog() && (await scrollOn(run))) continue;
    break;
  }
  for (const node of pending) {
    if (stopped(run)) return;
    if (node.node === 'step') await attempt(run, node, locate, true);
    else await workRows(run, node, within, true, work);
  }
}

/** Which field, or list, of whatever row. */
const kindOf = (node: PlanNode): string => node.json.join('.');

/** Whether a closed panel, by its name, contains wanted fields. */
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
  const ready = () => {
    if (!run.dirty && !run.restyled) return undefined;
    readAnew(run);
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
  return isBusy() ? (await until(ready, 5_000)) === true : false;
}

/** Reports a value whose field was not found, with a possible field. */
function missing(run: Run, step: Step, found: FindResult): void {
  if (found.doubt) {
    report(run, step, 'needs-you', reasons.doubtful);
    const { host, ...doubt } = found.doubt;
    run.entries.get(step.path)!.doubt = doubt;
    run.seen.set(step.path, host);
  } else if (topDialog()) report(run, step, 'needs-you', reasons.behind);
  else
    report(
      run,
      step,
      'not-found',
      reasons[found.why === 'absent' && hasFrame() ? 'frame' : (found.why ?? 'absent')],
    );
}

const formControls = 'input, select, textarea, mat-select';

const holdsControls = (node: Node): boolean =>
  node instanceof Element && (node.matches(formControls) || node.querySelector(formControls) !== null);

/** Values and help texts: changes there do not affect captions. */
const harmless = `mat-select, [id*="."], [aria-live], .cdk-overlay-container, .mat-mdc-form-field-subscript-wrapper, ${helps}`;

/** Processes one change of the page; lists, calendars and messages are ignored. */
function takeIn(run: Run, { type, target, addedNodes, removedNodes }: MutationRecord): void {
  const { news } = run;
  if (type === 'attributes') {
    run.restyled = true;
    news?.restyled.add(target as Element);
    return;
  }
  if ([...removedNodes].some(holdsControls)) {
    readAnew(run);
    return;
  }
  let grown = false;
  let reworded = type === 'characterData';
  for (const node of [...addedNodes, ...removedNodes]) {
    if (holdsControls(node)) {
      news?.grown.push(node as Element);
      grown = true;
    } else if (node.textContent?.trim() && !(node instanceof Element && node.matches(helps))) reworded = true;
  }
  if (grown) run.dirty = true;
  else if (type === 'childList') run.restyled = true;
  const at = target instanceof Element ? target : target.parentElement;
  // A caption or heading has changed: cached results are invalid.
  if (reworded && news && !at?.closest(harmless) && !news.grown.some((el) => el.contains(target)))
    run.news = undefined;
}

/** Runs a plan on the present page. The caller has checked that page and plan belong together. */
export async function runPlan(plan: Plan, options: Options): Promise<{ report: Report; changes: Change[] }> {
  const started = performance.now();
  forgetOrders();
  readBy(plan.words);
  const run: Run = {
    options,
    expect: plan.expect,
    fresh: false,
    over: false,
    offered: false,
    computed: new Set(),
    entries: new Map(),
    seen: new Map(),
    changes: [],
    total: stepsOf(plan.nodes).length,
    moved: false,
    typed: [],
    settling: [],
    typedAt: 0,
    dirty: true,
    news: undefined,
    hear: () => undefined,
    restyled: false,
    vain: new Set(),
    panels: { opened: new WeakSet(), single: false },
    scroll: undefined,
  };
  const hear = (records: readonly MutationRecord[]) => {
    for (const record of records) takeIn(run, record);
  };
  const observer = new MutationObserver(hear);
  run.hear = () => hear(observer.takeRecords());
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: [
      'disabled',
      'hidden',
      'style',
      'class',
      'readonly',
      'aria-disabled',
      'aria-hidden',
      'inert',
      'open',
    ],
  });
  const release = keepUp();
  const finished = (): Report => {
    for (const step of run.halted ? stepsOf(plan.nodes) : [])
      if (!run.entries.has(step.path)) report(run, step, 'needs-you', 'Not reached');
    return {
      mode: options.mode,
      section: plan.expect.section,
      entries: placed(run),
      ...(run.halted ? { halted: run.halted } : {}),
      milliseconds,
    };
  };
  let milliseconds = 0;
  try {
    await work(run, plan.nodes);
    await settleTyped(run);
    await scrollBack(run);
    if (!run.halted && run.changes.length > 0) await verify(run);
    milliseconds = Math.round(performance.now() - started);
    options.early?.(finished());
    if (options.rest && options.mode === 'fill' && !run.halted && run.changes.length > 0)
      await watch(run, options.rest);
  } finally {
    observer.disconnect();
    release();
  }
  return { report: finished(), changes: run.changes };
}
