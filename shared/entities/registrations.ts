import { isIsoDate } from '../dates.ts';
import { type Filling, type Issue, type Literal, say, sentence } from '../forms/messages.ts';
import { isGstin, isTan, panOfGstin } from '../identifiers.ts';
import { stateOfGstin } from './states.ts';

/** Kinds of registration: goods and services tax, or deduction and collection of tax at source. */
export const registrationKinds = ['gstin', 'tan'] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

/** How often GST returns are filed: each month, or each quarter under QRMP (rule 61A of the CGST Rules, chosen by GSTIN). */
export const gstFrequencies = ['monthly', 'quarterly'] as const;
type GstFrequency = (typeof gstFrequencies)[number];

/** Kinds of GST registration (form GST REG-06): ordinary, sections 10, 20, 27, and a unit or developer of a special economic zone. */
export const gstSchemes = ['regular', 'composition', 'sez', 'casual', 'isd'] as const;
export type GstScheme = (typeof gstSchemes)[number];
export const schemeNames = {
  regular: 'Regular',
  composition: 'Composition',
  sez: 'SEZ unit or developer',
  casual: 'Casual taxable person',
  isd: 'Input service distributor',
} as const satisfies Record<GstScheme, string>;

/** Whether a registration of this scheme files GSTR-1 and GSTR-3B (composition: CMP-08 and GSTR-4, section 39(2); distributor: GSTR-6, section 39(4)). */
export const filesGstr1 = (scheme: GstScheme): boolean => scheme !== 'composition' && scheme !== 'isd';

/** Statements a TAN makes: of salaries (24Q, 138), payments to residents (26Q, 140) and non-residents (27Q, 144), tax collected (27EQ, 143). */
export const tanStatements = ['salary', 'resident', 'non-resident', 'collection'] as const;
export type TanStatement = (typeof tanStatements)[number];

/** One GSTIN or TAN of a client. `frequency` and `scheme` apply only to a GSTIN. */
export interface Registration {
  /** '' for one that is not stored yet. */
  id: string;
  kind: RegistrationKind;
  number: string;
  frequency: GstFrequency;
  scheme: GstScheme;
  /** First and last day in force, `YYYY-MM-DD`; '' if unknown or still in force. */
  from: string;
  to: string;
  /** Trade name or branch. */
  name: string;
  /** Statements filed under a TAN; absent if unknown. */
  forms?: TanStatement[] | undefined;
}

/** Maximum registrations of a client: each State, with several places of business in some. */
export const mostRegistrations = 200;

/** A registration with only its number. */
export const newRegistration = (kind: RegistrationKind, number = ''): Registration => ({
  id: '',
  kind,
  number,
  frequency: 'monthly',
  scheme: 'regular',
  from: '',
  to: '',
  name: '',
});

/** Numbers in capitals without blanks, names trimmed. */
export const tidyRegistration = (r: Registration): Registration => ({
  ...r,
  number: r.number.replace(/\s/g, '').toUpperCase(),
  name: r.name.trim(),
});

/** The State of a GSTIN, by its first two digits (rule 10(1) of the CGST Rules); undefined for a TAN. */
export const stateOfRegistration = (r: Pick<Registration, 'kind' | 'number'>): string | undefined =>
  r.kind === 'gstin' ? stateOfGstin(r.number) : undefined;

/** The registration used by a call that names none: the one in the client's own field. */
export const mainOf = (
  list: readonly Registration[],
  kind: RegistrationKind,
  number: unknown,
): Registration | undefined => list.find((r) => r.kind === kind && r.number === number);

/** A registration as calls answer it. */
export interface ListedRegistration extends Registration {
  /** Two digits, '' for a TAN. */
  state: string;
  state_name: string;
  main: boolean;
}

/** Label of a registration in lists: its number with the State or the name. */
export const registrationLabel = (r: Pick<Registration, 'kind' | 'number' | 'name'>): string =>
  [r.number, r.name || stateOfRegistration(r)].filter(Boolean).join(' · ');

/** Whether any day of these is within the registration. */
export const heldIn = (r: Pick<Registration, 'from' | 'to'>, from: string, to: string): boolean =>
  (r.from === '' || r.from <= to) && (r.to === '' || r.to >= from);

const issue = <const T extends string>(path: string, text: Literal<T>, ...filling: Filling<T>): Issue => ({
  path,
  message: sentence<T>(text, ...filling),
  severity: 'error',
});

/**
 * Problems of the registrations of a client with this PAN, by `registrations.{row}.{field}`. Input must be
 * normalised.
 */
export function checkRegistrations(pan: unknown, list: readonly Registration[]): Issue[] {
  const out: Issue[] = [];
  if (list.length > mostRegistrations)
    out.push({
      path: 'registrations',
      message: say('rowsAtMost', { max: mostRegistrations }),
      severity: 'error',
    });
  const rows = new Map<string, number>();
  list.forEach((r, i) => {
    const at = (key: string) => `registrations.${i}.${key}`;
    const add = (key: string, message: Issue['message']) =>
      out.push({ path: at(key), message, severity: 'error' });
    if (r.number === '') add('number', say('required'));
    else if (r.kind === 'tan') {
      if (!isTan(r.number)) add('number', say('looksLike', { example: 'MUMA12345B' }));
    } else if (!/^\d{2}[A-Z0-9]{13}$/.test(r.number))
      add('number', say('looksLike', { example: '27ABCDE1234F1Z5' }));
    else if (!isGstin(r.number)) add('number', say('checkDigit'));
    else if (!stateOfGstin(r.number))
      out.push(issue(at('number'), 'The first two digits of the GSTIN are not a state code'));
    else if (typeof pan === 'string' && panOfGstin(r.number) !== undefined && panOfGstin(r.number) !== pan)
      out.push(issue(at('number'), 'The PAN inside the GSTIN must equal the PAN of this entry'));
    const earlier = rows.get(r.number);
    if (r.number !== '' && earlier !== undefined) add('number', say('duplicate', { row: earlier + 1 }));
    else rows.set(r.number, i);
    for (const key of ['from', 'to'] as const)
      if (r[key] !== '' && !isIsoDate(r[key])) add(key, say('aDate'));
    if (isIsoDate(r.from) && isIsoDate(r.to) && r.to < r.from)
      out.push(issue(at('to'), 'The end date cannot be before the start date'));
    if (r.name.length > 100) add('name', say('tooLong', { max: 100 }));
  });
  return out;
}

/** A client's main number of each kind. */
type MainNumbers = Partial<Record<RegistrationKind, string>>;

/**
 * Registrations after a call that names only the client's main numbers. A corrected number keeps its
 * registration; if returns exist under the old one, it stays and the new number is added. A removed number is
 * deleted unless it has returns.
 */
export function followMain(
  had: readonly Registration[],
  before: MainNumbers,
  now: MainNumbers & { pan: string },
  hasReturns: (id: string) => boolean,
): Registration[] {
  let list = [...had];
  for (const kind of registrationKinds) {
    const number = now[kind];
    const mine = before[kind] ? mainOf(list, kind, before[kind]) : undefined;
    if (!number) {
      if (mine && !hasReturns(mine.id)) list = list.filter((r) => r !== mine);
    } else if (!mainOf(list, kind, number)) {
      const stranger = mine?.kind === 'gstin' && panOfGstin(mine.number) !== now.pan;
      list =
        mine && (stranger || !hasReturns(mine.id))
          ? list.map((r) => (r === mine ? { ...r, number } : r))
          : [...list, newRegistration(kind, number)];
    }
  }
  return list;
}

/** Problems of changing a client's registrations to these: one with returns stays, and keeps its number. */
export function checkChange(
  had: readonly Registration[],
  sent: readonly Registration[],
  hasReturns: (id: string) => boolean,
): Issue[] {
  const out: Issue[] = [];
  for (const old of had) {
    if (!hasReturns(old.id)) continue;
    const i = sent.findIndex((r) => r.id === old.id);
    if (i < 0)
      out.push(
        issue('registrations', 'Returns of {number} exist: enter its end date instead of removing it', {
          number: old.number,
        }),
      );
    else if (sent[i]!.number !== old.number)
      out.push(
        issue(
          `registrations.${i}.number`,
          'Returns of {number} exist: add the other number as a new registration and enter an end date for this one',
          { number: old.number },
        ),
      );
  }
  return out;
}
