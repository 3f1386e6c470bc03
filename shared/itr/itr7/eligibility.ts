import { type Issue, sentence } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { textOf } from '../common/read.ts';
import type { Itr7 } from '../values/itr7.ts';

type Issue7 = Issue<PathOf<Itr7>>;
const warn = (path: Issue7['path'], text: string): Issue7 => ({
  path,
  message: { text },
  severity: 'warning',
});

/** Fourth letters of the PAN by status (rule 114). */
const letters: Readonly<Record<string, string>> = { '4': 'LG', '5': 'ABT', '6': 'JG' };

/** Why ITR-7 may be the wrong form (rule 12(1)(g)): the fourth letter of the PAN shows the type. */
export function itr7Eligibility(derived: Itr7): Issue7[] {
  const letter = textOf(derived.personal?.pan_number)[3];
  const status = textOf(derived.personal?.status);
  if (letter === 'P' || letter === 'H' || letter === 'F')
    return [
      warn(
        'personal.pan_number',
        'ITR-7 is for persons filing under sections 139(4A) to (4D), not for individuals, HUFs and firms',
      ),
    ];
  if (letter === 'C' && status !== '' && status !== '7')
    return [warn('personal.status', 'This is a company’s PAN')];
  if (letter !== undefined && letter !== 'C' && status === '7')
    return [warn('personal.status', 'The PAN is not that of a company')];
  return letter !== undefined && letters[status]?.includes(letter) === false
    ? [
        {
          path: 'personal.status',
          message: sentence(
            'The fourth letter of the PAN, {letter}, does not match this status: check both',
            {
              letter,
            },
          ),
          severity: 'warning',
        },
      ]
    : [];
}
