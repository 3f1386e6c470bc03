import type { Issue } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { textOf } from '../common/read.ts';
import type { Itr5 } from '../values/itr5.ts';

const warn = (path: PathOf<Itr5>, text: string): Issue => ({ path, message: { text }, severity: 'warning' });

/** Why ITR-5 may be the wrong form (rule 12(1)(e)): the fourth letter of the PAN says whose it is. */
export function itr5Eligibility(derived: Itr5): Issue[] {
  const letter = textOf(derived.personal?.pan_number)[3];
  if (letter === 'P' || letter === 'H')
    return [
      warn(
        'personal.pan_number',
        'ITR-5 is not for individuals and Hindu undivided families: file ITR-2 or ITR-3',
      ),
    ];
  if (letter === 'C' && textOf(derived.personal?.status) !== '14')
    return [warn('personal.pan_number', 'ITR-5 is not for companies: file ITR-6')];
  const status = textOf(derived.personal?.status);
  if (letter === 'F' && status !== '' && status !== '1')
    return [warn('personal.status', 'The PAN is that of a firm or a limited liability partnership')];
  return [];
}
