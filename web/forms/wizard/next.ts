import type { FormModel } from '../../../shared/forms/form.ts';
import { errorsIn } from '../problems/issues.ts';
import type { FormStore } from '../state/store.ts';

/** Where the wizard's main button leads: to another step, to the problems, to the server, or nowhere. */
type Next = { to: 'step'; id: string } | { to: 'problems' } | { to: 'submit' } | { to: 'nothing' };

/** The step before or after one; steps an interview left empty are passed over, the last never. */
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

/** What follows a step. The last one submits, but never a return with errors: warnings do not stop it. */
export function nextOf(
  model: Pick<FormModel, 'steps'>,
  step: string,
  store: Pick<FormStore, 'settle'>,
  /** Nothing may be submitted now: read-only, or a save runs. */
  held: boolean,
  leftOut: Parameters<typeof stepBeside>[3] = () => false,
): Next {
  const following = stepBeside(model.steps, step, 1, leftOut);
  if (following) return { to: 'step', id: following };
  if (held) return { to: 'nothing' };
  return errorsIn(store.settle()).length > 0 ? { to: 'problems' } : { to: 'submit' };
}
