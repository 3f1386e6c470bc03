import { has, put, show } from './act.ts';
import type { Change } from './change.ts';
import { type Control, stateOf } from './control.ts';
import { pause, until } from './dom.ts';
import { unkeep } from './memory.ts';
import { reasons } from './reasons.ts';
import { throughPage } from './scroll.ts';
import { type Run, readAnew, report, stopped } from './state.ts';

/** The control of a change: as found now, else as it was filled while it still is in a panel since closed. */
const held = (change: Change) =>
  change.locate() ?? (change.control.el.isConnected ? change.control : undefined);

/** Whether the page, read again, shows the written value. */
async function holds(run: Run, change: Change): Promise<boolean> {
  readAnew(run);
  const now = change.locate();
  return now !== undefined && has(now, change.step, show(now, change.step));
}

/**
 * All changes but those whose boxes the page has removed because they are out of view and which it shows as
 * written when scrolled to.
 */
async function withoutUnseen(run: Run): Promise<readonly Change[]> {
  const unseen = new Set(run.scroll ? run.changes.filter((c) => !held(c)) : []);
  if (unseen.size === 0) return run.changes;
  const gone = new Set(unseen);
  await throughPage(() => {
    for (const change of unseen) {
      readAnew(run);
      const now = change.locate();
      const shown = now && show(now, change.step);
      if (shown && (shown.value === change.after || shown.text === change.text)) unseen.delete(change);
    }
    return unseen.size === 0;
  });
  return run.changes.filter((c) => !gone.has(c) || unseen.has(c));
}

/** Reads everything filled once more: later answers may have changed it, and the page may mark it invalid. */
export async function verify(run: Run): Promise<void> {
  readAnew(run);
  const wrong: Change[] = [];
  const changes = await withoutUnseen(run);
  for (const change of changes) {
    const control = held(change);
    const now = control && show(control, change.step);
    const same = now && control.type === 'date' && now.text === change.text;
    if (!now || !(same || (await has(control, change.step, now)))) wrong.push(change);
  }
  const again: Change[] = [];
  for (const change of wrong) {
    if (stopped(run)) return;
    const control = change.locate();
    const before = control && show(control, change.step);
    if (control && before?.blank && stateOf(control) === 'ready')
      await put(control, change.step, change.step.want);
    if (!(await holds(run, change))) again.push(change);
  }
  // A page that renders its rows again shows a value a moment after accepting it.
  if (again.length > 0) await pause(100);
  for (const change of again) {
    if (await holds(run, change)) continue;
    const now = change.locate();
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

/** Watches filled values until the page is idle; a value changed by the page is reported as changed. */
export async function watch(run: Run, rest: number): Promise<void> {
  const end = performance.now() + rest;
  const told = new Set<Change>();
  const own = new Map(run.changes.map((c) => [c.step.path, c]));
  const look = () => {
    for (const change of own.values()) {
      if (told.has(change) || run.entries.get(change.step.path)?.status !== 'filled') continue;
      const control = held(change);
      // A record added by the user removes its form.
      if (!control) continue;
      const now = show(control, change.step);
      if (now.value === change.after || now.text === change.text) continue;
      if (run.entries.get(change.step.path)?.waiting && now.blank) continue;
      told.add(change);
      unkeep(change.step.path);
      report(run, change.step, 'needs-you', reasons.later, now);
    }
  };
  while (performance.now() < end && !stopped(run)) {
    await pause(150);
    look();
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
