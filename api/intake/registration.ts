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
import { because, type ImportInput, type Reading } from './reading.ts';

/** The client's TAN for deductees and challans: the answered one, or the only one; asked if there are several. */
export async function tanFor(
  given: ImportInput,
): Promise<{ of: Deductor | undefined; question?: AskedQuestion }> {
  const { deps, user, answers } = given;
  if (!given.entity) return { of: undefined };
  const list = registrationsOf(deps, given.entity).filter((r) => r.kind === 'tan');
  const said = list.find((r) => r.id === answers['registration']);
  const of = await reachTan(deps, user, String(given.entity._id), 'edit', said?.id);
  return list.length > 1 && !said ? { of, question: askRegistration(list) } : { of };
}

/** The client's registrations among a file's GSTINs; 422 for the first that does not belong to it. */
export async function ownersOf(given: ImportInput, gstins: readonly string[]): Promise<Registered[]> {
  const out: Registered[] = [];
  for (const gstin of gstins)
    out.push(await reachFiler(given.deps, given.user, String(given.entity!._id), 'edit', gstin));
  return out;
}

/** The GSTIN added to a return's name if the client has several. */
export const gstinBeside = (given: ImportInput, gstin: string): string =>
  registrationsOf(given.deps, given.entity!).filter((r) => r.kind === 'gstin').length > 1
    ? ` · ${gstin}`
    : '';

/** Tables with the registration of their return. */
interface RegisteredTables {
  of: Registered;
  tables: Table[];
}

/**
 * Assigns tables to the client's registrations: by a column, title or separator line, else by answer; asks if
 * unclear. Lines without one, in a column that has it for others, are asked about individually and excluded
 * meanwhile.
 */
export async function partsFor(
  given: ImportInput,
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
  // A file of one registration belongs to it entirely; a title that names only another taxpayer is refused.
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
  // Sheets without a GSTIN in a file of several registrations: asked about if they have a table.
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

/** Asks which of a client's GSTINs or TANs a file belongs to. */
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
 * The client's GSTIN for a file: the one named in it, the answered one, or the only one; asked if there are
 * several. 422 for a file that names none of the client's.
 */
export async function registeredFor(
  given: ImportInput,
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
