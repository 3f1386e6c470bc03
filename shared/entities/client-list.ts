import { isGstin, panOfGstin } from '../identifiers.ts';
import {
  type FieldNames,
  type FieldOf,
  findHeading,
  repeatsHeading,
  vocabulary,
} from '../intake/vocabulary.ts';
import { cellText, type RawCell } from '../sheets/cells.ts';
import { type EntityStatus, entityTypes, statusOf } from './types.ts';

/** List columns that are not a single entity field: full name, and columns never stored. */
type Listed = 'whole_name' | 'secret';

const words: Readonly<Record<string, FieldNames>> = {
  secret: {
    names: ['password', 'पासवर्ड', 'login id', 'user id', 'aadhaar', 'aadhar', 'आधार'],
    bare: ['pwd', 'otp', 'uid', 'pin no'],
  },
  pan: { names: ['pan number', 'pan no', 'permanent account number', 'पैन'], bare: ['pan', 'pan card'] },
  status: {
    names: [
      'client type',
      'type of client',
      'type of assessee',
      'assessee type',
      'entity type',
      'constitution',
    ],
    bare: ['status', 'type', 'category'],
  },
  whole_name: {
    names: [
      'name of assessee',
      'name of the assessee',
      'name of client',
      'client name',
      'assessee name',
      'party name',
      'full name',
      'name of the client',
      'ग्राहक का नाम',
    ],
    bare: ['name', 'client', 'assessee', 'नाम'],
  },
  company_name: { names: ['company name', 'firm name', 'name of business', 'trade name'], bare: [] },
  first_name: { names: ['first name'], bare: [] },
  middle_name: { names: ['middle name'], bare: [] },
  last_name: { names: ['last name', 'surname'], bare: [] },
  father_name: { names: ['father name', 'fathers name', 'पिता का नाम'], bare: ['s/o', 'father'] },
  date_of_birth: {
    names: ['date of birth', 'date of incorporation', 'dob/doi', 'जन्म तिथि'],
    bare: ['dob', 'doi', 'date'],
  },
  mobile: {
    names: ['mobile no', 'mobile number', 'mobile', 'मोबाइल'],
    bare: ['contact no', 'contact number'],
  },
  phone: { names: ['phone no', 'phone number', 'telephone'], bare: ['phone'] },
  email: { names: ['e-mail id', 'email id', 'e-mail', 'email', 'ई-मेल'], bare: ['mail'] },
  gstin: { names: ['gstin', 'gst no', 'gst number', 'जीएसटीआईएन'], bare: ['gst'] },
  tan: { names: ['tan no', 'tan number'], bare: ['tan'] },
  address: { names: ['address', 'पता'], bare: [] },
  city: { names: [], bare: ['city', 'town', 'district', 'शहर'] },
  state: { names: [], bare: ['state', 'राज्य'] },
  pincode: { names: ['pin code', 'pincode', 'postal code'], bare: ['pin', 'zip'] },
};

const listed = vocabulary(words);

/** Words for types of assessee in lists; other types come from the PAN or are asked for. */
const typeWords: readonly [RegExp, EntityStatus][] = [
  [/^(ind|individual|resident individual|i)$/i, 'Individual'],
  [/^prop(rietor(ship)?)?\b|sole prop/i, 'Sole Proprietorship'],
  [/^(h|huf|hindu undivided family)$/i, 'HUF'],
  [/\bllp\b|limited liability/i, 'LLP'],
  [/^(f|pf|firm|partnership( firm)?)$/i, 'Partnership firm'],
  [/\bforeign\b/i, 'Foreign Company'],
  [/\b(pvt|private)\b|^opc$/i, 'Private limited domestic company'],
  [/\bpublic\b/i, 'Public limited domestic company'],
  [/^(t|trust)$/i, 'Trust (ITR 7)'],
  [/^(aop|association of persons)$/i, 'AOP'],
  [/^(boi|body of individuals)$/i, 'BOI'],
  [/^(l|local authority)$/i, 'Local authority'],
];

/** The type by the name, where the PAN's letter leaves several. */
const byName: readonly [RegExp, EntityStatus][] = [
  [/\bllp\b|limited liability partnership/i, 'LLP'],
  [/\b(pvt|private)\b.*\b(ltd|limited)\b/i, 'Private limited domestic company'],
];

/** Types a PAN of this kind may have, where its fourth letter leaves several (a firm or an LLP). */
export const typesOf = (pan: string): EntityStatus[] =>
  entityTypes
    .filter((t) => pan[3] !== undefined && t.panLetters.includes(pan[3].toUpperCase()))
    .map((t) => t.status as EntityStatus);

/**
 * Type of assessee in a list: by its word, else by the fourth letter of the PAN and the name; undefined if
 * several are possible.
 */
export function typeOf(
  word: string,
  pan: string,
  name: string,
  registered = false,
): EntityStatus | undefined {
  const said = statusOf(word) ?? typeWords.find(([pattern]) => pattern.test(word.trim()))?.[1];
  if (said) return said;
  if (word.trim() !== '' && !/^(company|c|co)$/i.test(word.trim())) return undefined;
  const letter = pan[3]?.toUpperCase() ?? '';
  if (letter === 'P') return registered ? 'Sole Proprietorship' : 'Individual';
  const possible = entityTypes
    .filter((t) => t.panLetters.includes(letter) && letter !== '')
    .map((t) => t.status);
  if (possible.length === 1) return possible[0] as EntityStatus;
  return byName.find(([pattern, type]) => pattern.test(name) && possible.includes(type as never))?.[1];
}

/** Splits a full name as the forms store it. */
export function nameParts(name: string): { first_name: string; middle_name?: string; last_name?: string } {
  const parts = name.trim().split(/\s+/);
  if (parts.length === 1) return { first_name: parts[0]! };
  const middle = parts.slice(1, -1).join(' ');
  return { first_name: parts[0]!, ...(middle ? { middle_name: middle } : {}), last_name: parts.at(-1)! };
}

/** Position of the header row, and the field of each column; `own` headings take precedence. */
export function listColumns(
  rows: readonly (readonly RawCell[])[],
  own: ReadonlyMap<string, string>,
): { line: number; names: string[]; columns: (string | undefined)[]; secrets: string[] } | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const fieldOf: FieldOf<string> = (heading) => {
    const found = listed(heading);
    if (found?.field === 'secret') return found;
    const exact = own.get(plain(heading));
    return exact ? { field: exact, whole: true } : found;
  };
  const heading = findHeading(fieldOf, rows, 2);
  if (!heading) return undefined;
  const secret = (name: string) => name !== '' && listed(name)?.field === 'secret';
  const columns: (string | undefined)[] = heading.names.map(() => undefined);
  for (const [field, list] of heading.columns) for (const i of list) columns[i] = field;
  return {
    line: heading.line,
    names: heading.names,
    columns: columns.map((field, i) => (field === 'secret' || secret(heading.names[i]!) ? undefined : field)),
    secrets: heading.names.filter(secret),
  };
}

/** Completes an entity from the list: type, and split name. */
export function completeListed(data: Record<string, unknown>): Record<string, unknown> {
  const { whole_name, ...out } = data as Record<string, unknown> & { [K in Listed]?: string };
  const plain = (key: string) =>
    String(out[key] ?? '')
      .toUpperCase()
      .replace(/\s/g, '');
  // A GSTIN contains the PAN of its holder (rule 10(1) CGST Rules): used if it is in the PAN column or the
  // PAN is missing.
  const [pan, gstin] = [plain('pan'), plain('gstin')];
  const swapped = isGstin(pan) && (gstin === '' || gstin === panOfGstin(pan)) ? panOfGstin(pan) : undefined;
  if (swapped) Object.assign(out, { pan: swapped, gstin: pan });
  const own = pan === '' && isGstin(gstin) ? panOfGstin(gstin) : undefined;
  if (own) out['pan'] = own;
  const whole = typeof whole_name === 'string' ? whole_name.trim() : '';
  const name = whole || String(out['company_name'] ?? out['last_name'] ?? '');
  const status = typeOf(
    String(out['status'] ?? ''),
    String(out['pan'] ?? ''),
    name,
    out['gstin'] !== undefined,
  );
  if (status) out['status'] = status;
  // A column headed only Name has a person's full name.
  if (whole === '' && out['status'] === 'Individual' && out['first_name'] === undefined && name !== '') {
    const { last_name: _, ...rest } = out;
    return { ...rest, ...nameParts(name) };
  }
  if (whole === '') return out;
  if (out['status'] === 'Individual') {
    if (out['first_name'] === undefined) Object.assign(out, { ...nameParts(whole), ...out });
  } else out['last_name'] ??= whole;
  return out;
}

/** Whether a line of a list is a repeated heading or empty. */
export const isListLine = (names: readonly string[], row: readonly RawCell[]): boolean =>
  !repeatsHeading(names, row) && row.some((c) => c instanceof Date || cellText(c) !== '');
