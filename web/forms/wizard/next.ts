import type { FormModel } from '../../../shared/forms/form.ts';
import { errorsIn } from '../problems/issues.ts';
import type { FormStore } from '../state/store.ts';

/** Where the wizard's main button leads: to another step, to the problems, to the server, or nowhere. */
type Next = { to: 'step'; id: string } | { to: 'problems' } | { to: 'submit' } | { to: 'nothing' };

/** What follows a step. The last one submits, but never a return with errors: warnings do not stop it. */
export function nextOf(
  model: Pick<FormModel, 'steps'>,
  step: string,
  store: Pick<FormStore, 'settle'>,
  /** Nothing may be submitted now: read-only, or a save runs. */
  held: boolean,
): Next {
  const following = model.steps[model.steps.findIndex((s) => s.id === step) + 1];
  if (following) return { to: 'step', id: following.id };
  if (held) return { to: 'nothing' };
  return errorsIn(store.settle()).length > 0 ? { to: 'problems' } : { to: 'submit' };
}
