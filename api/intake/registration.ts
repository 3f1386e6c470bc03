import { type Registration, registrationLabel } from '../../shared/entities/registrations.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import { invalidField } from '../base/errors.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { type Registered, reachTaxpayer } from '../gst/base/store.ts';
import { type Deductor, reachTan } from '../tds/store.ts';
import type { Given } from './reading.ts';

/** The TAN of the client that deductees and challans are put to: the one answered, else the only one; with several it is asked. */
export async function tanFor(given: Given): Promise<{ of: Deductor | undefined; question?: AskedQuestion }> {
  const { deps, user, answers } = given;
  if (!given.entity) return { of: undefined };
  const list = registrationsOf(deps, given.entity).filter((r) => r.kind === 'tan');
  const said = list.find((r) => r.id === answers['registration']);
  const of = await reachTan(deps, user, String(given.entity._id), 'edit', said?.id);
  return list.length > 1 && !said ? { of, question: askRegistration(list) } : { of };
}

/** The question which of a client's GSTINs or TANs a file is of. */
const askRegistration = (list: readonly Registration[]): AskedQuestion =>
  askedQuestion({
    id: 'registration',
    text: say(list[0]?.kind === 'tan' ? 'askTan' : 'askGstin'),
    options: list.map((r) => ({ value: r.id, label: { text: registrationLabel(r) } })),
  });

/**
 * The GSTIN of the client that a file is put to: the one it names, else the one that was answered, else the only one; with several it is
 * asked. 422 for a file that names none of the client's.
 */
export async function registeredFor(
  given: Given,
  gstins: readonly string[],
): Promise<{ of: Registered; question?: AskedQuestion }> {
  const { deps, user, answers } = given;
  const entity = given.entity!;
  const list = registrationsOf(deps, entity).filter((r) => r.kind === 'gstin');
  const named = list.find((r) => gstins.includes(r.number));
  const main = await reachTaxpayer(deps, user, String(entity._id), 'edit');
  if (!named && gstins[0])
    throw invalidField('file', say('otherGstin', { found: gstins[0], wanted: main.gstin }), 'other_gstin');
  const chosen = named ?? list.find((r) => r.id === answers['registration']);
  if (chosen) return { of: { entity, registration: chosen, gstin: chosen.number } };
  return list.length > 1 ? { of: main, question: askRegistration(list) } : { of: main };
}
