import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { textOf } from '../common/read.ts';
import type { Itr6 } from '../values/itr6.ts';

/** Why ITR-6 may be the wrong form (rule 12(1)(f)): the fourth letter of the PAN shows the type. */
export function itr6Eligibility(derived: Itr6): Issue<PathOf<Itr6>>[] {
  const letter = textOf(derived.personal?.pan_number)[3];
  return letter === undefined || letter === 'C'
    ? []
    : [
        {
          path: 'personal.pan_number',
          message: { text: 'The PAN is not that of a company' },
          severity: 'warning',
        },
      ];
}
