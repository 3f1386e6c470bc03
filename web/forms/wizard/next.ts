import type { FormModel } from '../../../shared/forms/form.ts';
import { errorsIn } from '../problems/issues.ts';
import type { FormStore } from '../state/store.ts';

/** Target of the wizard's main button: another step, the problems, the server, or none. */
type Next = { to: 'step'; id: string } | { to: 'problems' } | { to: 'submit' } | { to: 'nothing' };

/** The previous or next step; steps an interview hid are skipped, the last one never. */
export function stepBeside(
  steps: FormModel['steps'],
  step: string,
  way: 1 | -1,
  leftOut: (step: FormModel['steps'][number]) => boolean,
): string | undefined {
  for (let at = steps.findIndex((s) => s.id === step) + way; steps[at]; at += way)
    if (at === steps.length - 1 || !leftOut(steps[at]!)) return steps[at]!.id;
  return undefined;
}

/** The target after a step. The last one submits, unless there are errors; warnings do not prevent it. */
export function nextOf(
  model: Pick<FormModel, 'steps'>,
  step: string,
  store: Pick<FormStore, 'settle'>,
  /** Submitting is disabled: read-only, or a save is running. */
  held: boolean,
  leftOut: Parameters<typeof stepBeside>[3] = () => false,
): Next {
  const following = stepBeside(model.steps, step, 1, leftOut);
  if (following) return { to: 'step', id: following };
  if (held) return { to: 'nothing' };
  return errorsIn(store.settle()).length > 0 ? { to: 'problems' } : { to: 'submit' };
}
