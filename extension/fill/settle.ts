import { agrees, type ControlState, has, put, putNow, restore, show } from './act.ts';
import type { Control } from './control.ts';
import { turn, until } from './dom.ts';
import { find } from './find.ts';
import type { Step } from './plan.ts';
import { reasons } from './reasons.ts';
import { type Locate, type PendingEntry, type Run, readAnew, report, stopped } from './state.ts';

/** Lists and calendars open at their control, which must therefore be visible. */
const opensSomething = (c: Control) =>
  c.type === 'mat-select' || c.type === 'autocomplete' || c.type === 'date';

/** How many values may be typed one after another before the page has its turn and they are read back. */
const most = 24;
/** The same for a slow page, so that the user's word to stop is heard. */
const few = 12;
const slow = 80;

/**
 * Whether earlier input must be verified before this control is set: lists and calendars are handled
 * separately, and effects of an answer must be seen before the next figure is typed. Inside a row, missing
 * fields are tried again, and changes are found in the final check.
 */
export function mustSettle(run: Run, control: Control, inRow: boolean): boolean {
  if (run.typed.length === 0) return false;
  if (opensSomething(control) || control.type === 'output') return true;
  return control.type === 'text' && !inRow && hasAnswered(run);
}

/** Sets a control and reads it back: at once, or where no waiting is needed together with those set just before. */
export async function act(
  run: Run,
  step: Step,
  control: Control,
  before: ControlState,
  locate: Locate,
): Promise<void> {
  run.moved = true;
  const now = putNow(control, step);
  if (now) {
    const typed = { step, control, before, locate };
    if ('why' in now) return confirm(run, typed, now.why);
    if (run.typed.length === 0) run.typedAt = performance.now();
    const n = run.typed.push(typed);
    // The page's synchronous reaction, and our observer's notice of it, come before the next look at the
    // page.
    await undefined;
    if (!control.el.isConnected) readAnew(run);
    if (run.dirty || n >= most || (n >= few && performance.now() - run.typedAt > slow))
      await settleTyped(run);
    return;
  }
  if (opensSomething(control)) control.host.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const why = await put(control, step, step.want);
  await confirm(run, { step, control, before, locate }, why);
}

/** Whether an answer's effect on the page has not been seen yet. */
export const hasAnswered = (run: Run) => run.typed.some((t) => t.control.type !== 'text');

/** Gives the page its turn, unless it has just had one, and reads back everything set since the last time. */
export async function settleTyped(run: Run, turned = false): Promise<void> {
  if (run.typed.length === 0) return;
  const typed = run.typed;
  run.typed = [];
  run.settling = typed;
  if (!turned) await turn();
  for (const one of typed) await confirm(run, one, undefined);
  run.settling = [];
}

/** Verifies one value and reports it; restores the box if the page rejected the value. */
async function confirm(run: Run, typed: PendingEntry, refusal: string | undefined): Promise<void> {
  let why = refusal;
  const { step, control, before, locate } = typed;
  const again = () => {
    const place = locate();
    return place ? find(place.page, step, place.within).control : undefined;
  };
  // The page may have put a new element in place of the old one.
  if (!control.el.isConnected) readAnew(run);
  const after = (control.el.isConnected ? control : again()) ?? control;
  // A digest may have put a list's old choice back once.
  if (!why && after.type === 'select' && !agrees(show(after, step), step) && !stopped(run))
    why = await put(after, step, step.want);
  const now = show(after, step);
  // A date was made sure of when it was written, calendar and all.
  if (!why && (after.type === 'date' || (await settled(after, step, now)))) {
    const shown = show(after, step);
    run.changes.push({ step, before, after: shown.value, text: shown.text, control: after, locate: again });
    report(run, step, 'filled');
    return;
  }
  if (now.value !== before.value && !stopped(run)) await restore(after, step, before);
  report(run, step, 'needs-you', why ?? reasons.refused, show(after, step));
}

/** Verifies values; gives a slow page a moment to accept them. */
async function settled(control: Control, step: Step, now: ControlState): Promise<boolean> {
  if (await has(control, step, now)) return true;
  const same = await until(() => {
    const shown = show(control, step);
    return shown.value === step.want || undefined;
  }, 300);
  return same === true && has(control, step, show(control, step));
}
