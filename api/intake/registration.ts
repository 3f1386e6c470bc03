import { type Registration, registrationLabel } from '../../shared/entities/registrations.ts';
import { byOwner } from '../../shared/gst/import/by-owner.ts';
import { layoutOf, type SalesMapping } from '../../shared/gst/import/register-layout.ts';
import { say } from '../../shared/intake/messages.ts';
import { type AskedQuestion, askedQuestion } from '../../shared/intake/questions.ts';
import type { Table } from '../../shared/intake/recognise-table.ts';
import { invalidField } from '../base/errors.ts';
import { registrationsOf } from '../entities/registrations.ts';
import { type Registered, reachFiler, reachTaxpayer } from '../gst/base/store.ts';
import { type Deductor, reachTan } from '../tds/store.ts';
import { because, type Given, type Reading } from './reading.ts';

/** The TAN of the client that deductees and challans are put to: the one answered, else the only one; with several it is asked. */
export async function tanFor(given: Given): Promise<{ of: Deductor | undefined; question?: AskedQuestion }> {
  const { deps, user, answers } = given;
  if (!given.entity) return { of: undefined };
  const list = registrationsOf(deps, given.entity).filter((r) => r.kind === 'tan');
  const said = list.find((r) => r.id === answers['registration']);
  const of = await reachTan(deps, user, String(given.entity._id), 'edit', said?.id);
  return list.length > 1 && !said ? { of, question: askRegistration(list) } : { of };
}

/** The registrations of the client among GSTINs a file names; 422 for the first that is none of its. */
export async function ownersOf(given: Given, gstins: readonly string[]): Promise<Registered[]> {
  const out: Registered[] = [];
  for (const gstin of gstins)
    out.push(await reachFiler(given.deps, given.user, String(given.entity!._id), 'edit', gstin));
  return out;
}

/** The GSTIN behind the name of a return, where the client has several. */
export const gstinBeside = (given: Given, gstin: string): string =>
  registrationsOf(given.deps, given.entity!).filter((r) => r.kind === 'gstin').length > 1
    ? ` · ${gstin}`
    : '';

/** Tables of a file with the registration whose return they go to. */
interface RegisteredTables {
  of: Registered;
  tables: Table[];
}

/**
 * Tables by the client's registration: what a column, a title or a line between them says, else what was answered; asked where they leave
 * it open. Lines that say nothing, in a column that does for others, are asked about one by one and set aside meanwhile.
 */
export async function partsFor(
  given: Given,
  tables: Table[],
  how: Pick<Parameters<typeof byOwner>[2] & object, 'sources' | 'fieldOf'> = {},
): Promise<{
  parts: [RegisteredTables, ...RegisteredTables[]];
  questions: AskedQuestion[];
  set_aside: Reading['set_aside'];
}> {
  const entity = given.entity!;
  const list = registrationsOf(given.deps, entity).filter((r) => r.kind === 'gstin');
  const owned = byOwner(
    tables,
    list.map((r) => ({ gstin: r.number, name: r.name })),
    {
      ...how,
      answers: given.answers,
      mapping: given.mapping as SalesMapping,
      remembered: given.remembered as Record<string, SalesMapping>,
    },
  );
  const named = [...owned.tables.keys()].filter((key) => key !== '');
  // A file of one registration is of it whole; a title that names a stranger alone is refused.
  const whole = await registeredFor(given, named.length > 0 ? named : owned.foreign);
  const open = owned.open.map((o) => ({ ...o, number: o.number || `${o.line}` }));
  const questions = open.length > 0 ? [askRegistration(list, open)] : [];
  const set_aside = open.map((o) => ({
    sheet: o.sheet,
    row: o.line,
    number: o.number,
    column: null,
    ...because(say('askGstinOf')),
    refused: true,
    cells: o.cells,
  }));
  if (named.length < 2) {
    if (whole.question && open.length === 0) questions.push(whole.question);
    return { parts: [{ of: whole.of, tables: [...owned.tables.values()].flat() }], questions, set_aside };
  }
  const rest = owned.tables.get('') ?? [];
  // Sheets of a file of several registrations that name none: asked for, where they hold a table.
  const unnamed = await registeredFor(given, []);
  if (unnamed.question && rest.some((t) => layoutOf(t.rows, given.mapping as SalesMapping, how)))
    questions.push(unnamed.question);
  const parts = named.map((gstin) => {
    const registration = list.find((r) => r.number === gstin)!;
    const more = unnamed.of.gstin === gstin ? rest : [];
    return { of: { entity, registration, gstin }, tables: [...owned.tables.get(gstin)!, ...more] };
  });
  if (!named.includes(unnamed.of.gstin) && rest.length > 0) parts.push({ of: unnamed.of, tables: rest });
  return { parts: parts as [RegisteredTables, ...RegisteredTables[]], questions, set_aside };
}

/** The question which of a client's GSTINs or TANs a file is of. */
const askRegistration = (
  list: readonly Registration[],
  documents?: readonly { number: string }[],
): AskedQuestion =>
  askedQuestion({
    id: documents ? 'registration_of' : 'registration',
    text: say(documents ? 'askGstinOf' : list[0]?.kind === 'tan' ? 'askTan' : 'askGstin'),
    options: list.map((r) => ({ value: documents ? r.number : r.id, label: { text: registrationLabel(r) } })),
    ...(documents ? { documents: documents.map((d) => ({ key: d.number, label: d.number })) } : {}),
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
