import { chosenWords } from '../fill/act.ts';
import type { Change } from '../fill/change.ts';
import type { Control } from '../fill/control.ts';
import { find, readBy, readPage, type Within } from '../fill/find.ts';
import { highlight } from '../fill/highlight.ts';
import { listedRows, pairListed } from '../fill/listed.ts';
import { forgetEntered } from '../fill/memory.ts';
import { type Plan, type PlanNode, type Step, stepsOf } from '../fill/plan.ts';
import { pointAt } from '../fill/point.ts';
import { notePress, pairRows, rowsOnPage } from '../fill/rows.ts';
import { runPlan } from '../fill/run.ts';
import { undo } from '../fill/undo.ts';
import type { FromPage, ToPage } from '../messages.ts';
import { guard, obstacle, readPageInfo } from '../portals/itr/page.ts';

/** The part of a browser port used here. */
export interface PagePort {
  postMessage: (message: FromPage) => void;
  onMessage: { addListener: (listener: (message: ToPage) => void) => void };
  onDisconnect: { addListener: (listener: () => void) => void };
}

let changes: Change[] = [];
let lastPlan: Plan | undefined;
let busy = false;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Forgets the last plan and its changes; undo is then no longer possible. */
function forget(): void {
  clearTimeout(fading);
  changes = [];
  lastPlan = undefined;
}

/** How long a filled page is watched for values that it changes later. */
const resting = 2_500;

/** Notes the user's clicks: a dialog belongs to the list it was opened from. */
export function notePresses(): void {
  addEventListener('click', (e) => e.isTrusted && e.target instanceof Element && notePress(e.target), true);
}

/** Forgets automatically after the same time as the panel. */
function forgetLater(): void {
  clearTimeout(fading);
  fading = setTimeout(forget, 30 * 60 * 1000);
}

/** Serves one panel: reads, fills, compares, undoes and points at fields; reports when the page changes. */
export function servePanel(port: PagePort): void {
  let stop: string | undefined;
  let open = true;
  const send = (message: FromPage) => {
    if (open) port.postMessage(message);
  };
  let told = '';
  const look = (always: boolean) => {
    if (!open) return;
    const page = readPageInfo();
    const now = JSON.stringify(page);
    if (now === told && !always) return;
    told = now;
    send({ type: 'page', page, canUndo: changes.length > 0 });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    if (busy) return;
    clearTimeout(timer);
    timer = setTimeout(() => look(false), 250);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  addEventListener('hashchange', soon);
  port.onDisconnect.addListener(() => {
    open = false;
    stop = 'The panel was closed';
    pointing?.abort();
    observer.disconnect();
    removeEventListener('hashchange', soon);
    clearTimeout(timer);
  });

  const run = async (
    plan: Plan,
    mode: 'fill' | 'compare',
    overwrite: Record<string, string>,
    rest = resting,
  ) => {
    if (busy) return send({ type: 'refused', reason: 'A fill is already running on this page' });
    const refusal = guard(plan.expect, readPageInfo());
    if (refusal) return send({ type: 'refused', reason: refusal });
    busy = true;
    stop = undefined;
    const at = location.href;
    let toldAt = 0;
    try {
      const halt = () => stop ?? (location.href === at ? obstacle() : 'The section on the page has changed');
      const { report, changes: made } = await runPlan(plan, {
        mode,
        overwrite,
        halt,
        rest,
        early: (first) => {
          // Its lines lead to the page while that is still being watched.
          lastPlan = plan;
          if (mode === 'fill') send({ type: 'first-report', report: first });
        },
        tell: (entry, done, total) => {
          // The panel shows a progress bar, not a list: a few updates a second are enough.
          if (done < total && performance.now() - toldAt < 80) return;
          toldAt = performance.now();
          send({ type: 'progress', entry, done, total });
        },
      });
      forgetLater();
      if (mode === 'fill' && made.length > 0) changes = made;
      send({ type: 'report', report, canUndo: changes.length > 0 });
    } catch {
      // Nothing of the error is passed on: it could quote the page.
      send({
        type: 'refused',
        reason: 'The page changed in an unexpected way; check the section and try again',
      });
    } finally {
      busy = false;
      look(true);
    }
  };

  let pointing: AbortController | undefined;
  const point = async (path: string, what?: 'add') => {
    const reason = obstacle();
    if (busy || reason)
      return send({ type: 'refused', reason: reason ?? 'A fill is already running on this page' });
    pointing?.abort();
    pointing = new AbortController();
    send({ type: 'pointed', path, learned: await pointAt(pointing.signal, what) });
  };

  port.onMessage.addListener((message) => {
    if (message.type === 'look') look(true);
    else if (message.type === 'stop') stop = 'Stopped';
    else if (message.type === 'fill') void run(message.plan, 'fill', message.overwrite, message.rest);
    else if (message.type === 'compare') void run(message.plan, 'compare', {});
    else if (message.type === 'jump') jump(message.path);
    else if (message.type === 'point') void point(message.path, message.what);
    else if (message.type === 'read-choice') {
      const control = placeOf(message.path)?.control;
      send({ type: 'chosen', path: message.path, words: control ? chosenWords(control) : '' });
    } else if (message.type === 'point-stop') pointing?.abort();
    else if (message.type === 'forget') {
      forget();
      forgetEntered();
      look(true);
    } else if (message.type === 'undo' && !busy) {
      const reason = obstacle();
      if (reason) return send({ type: 'refused', reason });
      busy = true;
      void undo(changes, lastPlan?.expect.section ?? '')
        .then((report) => {
          changes = [];
          send({ type: 'report', report, canUndo: false });
        })
        .finally(() => {
          busy = false;
        });
    }
  });
  look(true);
}

/** Scrolls to a field of the last plan and highlights it for a moment. */
function jump(path: string): void {
  const place = placeOf(path);
  if (place?.control) highlight(place.control.host, place.control.el);
  else if (place?.set) showListed(place.set, place.row);
}

/** The control of a value of the last plan, or the row of a list without one on the page. */
function placeOf(
  path: string,
): { control?: Control; set?: undefined } | { set: SetNode; row: number; control?: undefined } | undefined {
  if (!lastPlan) return undefined;
  readBy(lastPlan.words);
  const page = readPage();
  const place = trail(lastPlan.nodes, path);
  if (!place) return undefined;
  let within: Within | undefined;
  for (const { set, row } of place.sets) {
    const rows = rowsOnPage(page, set, within);
    const at = pairRows(page, set, rows).pairs.get(row) ?? (rows.length > 1 ? row : 0);
    within = rows[at];
    if (!within) return { set, row };
  }
  const { control } = find(page, place.step, within);
  return control ? { control } : undefined;
}

/** Points at a record that is on the page as text. */
function showListed(set: SetNode, row: number): void {
  const listed = listedRows(set);
  const steps = set.rows.map((nodes) => nodes.filter((n): n is Step => n.node === 'step'));
  const at = pairListed(listed, steps).pairs.get(row);
  const el = at === undefined ? undefined : listed[at]?.el;
  if (el instanceof HTMLElement) highlight(el, el);
}

type SetNode = Extract<PlanNode, { node: 'rows' }>;

function trail(
  nodes: readonly PlanNode[],
  path: string,
): { step: Step; sets: { set: SetNode; row: number }[] } | undefined {
  for (const node of nodes) {
    if (node.node === 'step') {
      if (node.path === path) return { step: node, sets: [] };
      continue;
    }
    for (let row = 0; row < node.rows.length; row++) {
      if (!stepsOf(node.rows[row]!).some((s) => s.path === path)) continue;
      const inner = trail(node.rows[row]!, path);
      if (inner) return { step: inner.step, sets: [{ set: node, row }, ...inner.sets] };
    }
  }
  return undefined;
}
