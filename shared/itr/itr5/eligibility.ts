import { type Issue, sentence } from '../../forms/messages.ts';
import type { PathOf } from '../../forms/paths.ts';
import { textOf } from '../common/read.ts';
import type { Itr5 } from '../values/itr5.ts';

const warn = (path: PathOf<Itr5>, message: Issue['message']): Issue => ({
  path,
  message,
  severity: 'warning',
});

/** Fourth letters of the PAN by status (rule 114): older societies have that of a company or juridical person, estates that of any body. */
const letters: Readonly<Record<string, string>> = { '1': 'FE', '2': 'LG', '14': 'ABTCJ', '9': 'JGTAB' };

/**
 * Why ITR-5 may be the wrong form (rule 12(1)(e)), or the status wrong: the fourth letter of the PAN shows
 * the type.
 */
export function itr5Eligibility(derived: Itr5): Issue[] {
  const letter = textOf(derived.personal?.pan_number)[3];
  if (letter === undefined) return [];
  const status = textOf(derived.personal?.status);
  if (letter === 'P' || letter === 'H')
    return [
      warn('personal.pan_number', {
        text: 'ITR-5 is not for individuals and HUFs: file ITR-2 or ITR-3',
      }),
    ];
  if (letter === 'C' && status !== '14')
    return [warn('personal.pan_number', { text: 'ITR-5 is not for companies: file ITR-6' })];
  if (letter === 'F' && status !== '' && status !== '1')
    return [
      warn('personal.status', {
        text: 'The PAN is that of a firm or a limited liability partnership',
      }),
    ];
  return letters[status]?.includes(letter) === false
    ? [
        warn(
          'personal.status',
          sentence('The fourth letter of the PAN, {letter}, does not match this status: check both', {
            letter,
          }),
        ),
      ]
    : [];
}
