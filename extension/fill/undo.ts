import { restore, show } from './act.ts';
import type { Change } from './change.ts';
import { forgetPlaces } from './memory.ts';
import type { Entry, Report } from './plan.ts';
import { reasons } from './reasons.ts';

/** Undoes the changes of a run, last first; fields changed by the user since are left unchanged. */
export async function undo(changes: readonly Change[], section: string): Promise<Report> {
  const started = performance.now();
  forgetPlaces();
  const entries: Entry[] = [];
  for (const { step, before, after, locate } of [...changes].reverse()) {
    const control = locate();
    const base = { path: step.path, label: step.label, want: before.text, verified: step.verified };
    if (!control) entries.push({ ...base, status: 'not-found', reason: reasons.absent });
    else if (show(control, step).value !== after)
      entries.push({
        ...base,
        status: 'different',
        reason: 'Changed since then, so it was left unchanged',
        page: show(control, step).text,
      });
    else if (await restore(control, step, before)) entries.push({ ...base, status: 'filled' });
    else
      entries.push({
        ...base,
        status: 'needs-you',
        reason: 'The page does not allow this answer to be removed',
        page: show(control, step).text,
      });
  }
  return { mode: 'undo', section, entries, milliseconds: Math.round(performance.now() - started) };
}
