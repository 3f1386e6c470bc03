import { has, put, restore, type Shown, show, textFor } from './act.ts';
import { reasons } from './change.ts';
import type { Control } from './control.ts';
import { turn, until } from './dom.ts';
import { find } from './find.ts';
import type { Step } from './plan.ts';
import { type Locate, type Run, report, stopped, type Typed } from './state.ts';
import { typeText } from './text.ts';

/** Lists and calendars open beside their control, which must therefore be in sight. */
const opensSomething = (c: Control) =>
  c.type === 'mat-select' || c.type === 'autocomplete' || c.type === 'date';

/** How long values may be typed one after another before the page has its turn and they are read back. */
const spell = 50;

/** Sets a control and reads it back: at once, or for plain text boxes together with those typed just before. */
export async function act(
  run: Run,
  step: Step,
  control: Control,
  before: Shown,
  locate: Locate,
): Promise<void> {
  run.moved = true;
  if (control.type === 'text' && step.kind !== 'date') {
    const why = typeText(control.el as HTMLInputElement, textFor(step, step.want));
    if (why) return confirm(run, { step, control, before, locate }, why);
    if (run.typed.length === 0) run.typedAt = performance.now();
    run.typed.push({ step, control, before, locate });
    // What the page does at once, and our own observer's notice of it, come before the next look at the page.
    await undefined;
    if (!control.el.isConnected) run.dirty = true;
    if (run.dirty || performance.now() - run.typedAt > spell) await settleTyped(run);
    return;
  }
  await settleTyped(run);
  if (opensSomething(control)) control.host.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const why = await put(control, step, step.want);
  await confirm(run, { step, control, before, locate }, why);
}

/** Gives the page its turn and reads back everything typed since the last time. */
export async function settleTyped(run: Run): Promise<void> {
  if (run.typed.length === 0) return;
  const typed = run.typed;
  run.typed = [];
  await turn();
  for (const one of typed) await confirm(run, one, undefined);
}

/** Makes sure of one value and reports it; takes back what the page did not accept. */
async function confirm(run: Run, typed: Typed, why: string | undefined): Promise<void> {
  const { step, control, before, locate } = typed;
  const again = () => {
    const place = locate();
    return place ? find(place.page, step, place.within).control : undefined;
  };
  // The page may have put a new element in place of the old one.
  if (!control.el.isConnected) run.dirty = true;
  const after = (control.el.isConnected ? control : again()) ?? control;
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

/** Reads back; gives a slow page a moment to take the value. */
async function settled(control: Control, step: Step, now: Shown): Promise<boolean> {
  if (await has(control, step, now)) return true;
  const same = await until(() => {
    const shown = show(control, step);
    return shown.value === step.want || undefined;
  }, 300);
  return same === true && has(control, step, show(control, step));
}
