import { stateNames } from '../data/states.ts';
import { type IsoDate, parseDate } from '../dates.ts';
import type { FormValues } from '../forms/paths.ts';
import { isEmail, isGstin, isMobile, isPan, isPincode, isTan, panOfGstin } from '../identifiers.ts';

/** Client particulars found in a text: form values, and unrecognised parts. */
interface Particulars {
  values: FormValues;
  unread: string[];
}

type Place =
  | 'name'
  | 'father_name'
  | 'pan'
  | 'date_of_birth'
  | 'mobile'
  | 'phone'
  | 'email'
  | 'address'
  | 'city'
  | 'state'
  | 'pincode'
  | 'gstin'
  | 'tan';

/** Words people put before a value, in English and Hindi; the first that fits counts. */
const labels: readonly [RegExp, Place][] = [
  [/^(father|पिता)/i, 'father_name'],
  [/^(full |client |company |firm |trade )?name\b|^(पूरा )?नाम/i, 'name'],
  [/^pan\b|^पैन/i, 'pan'],
  [/^(d\.? ?o\.? ?b\.?|date of (birth|incorporation)|birth|born|जन्म)/i, 'date_of_birth'],
  [/^(mobile|mob\b|cell|whatsapp|मोबाइल|मोबाईल)/i, 'mobile'],
  [/^(phone|tel|फ़ोन|फोन|contact)/i, 'phone'],
  [/^(e-?mail|mail|ई-?मेल)/i, 'email'],
  [/^(address|addr|पता)/i, 'address'],
  [/^(city|town|district|शहर|ज़िला|जिला)/i, 'city'],
  [/^(state|राज्य)/i, 'state'],
  [/^(pin|पिन)/i, 'pincode'],
  [/^(gst|जीएसटी)/i, 'gstin'],
  [/^(tan\b|टैन)/i, 'tan'],
];

const digitsOf = (text: string): string => text.replace(/[\s()-]/g, '');
/** A mobile number without country code or leading zero. */
const mobileOf = (text: string): string => digitsOf(text).replace(/^(\+?91|0)(?=[1-9]\d{9}$)/, '');

const stateOf = (text: string): string | undefined =>
  stateNames.find((name) => name.toLowerCase() === text.trim().toLowerCase());

/** A value normalised for its field; undefined if invalid. */
const read: Record<Exclude<Place, 'name'>, (text: string) => string | IsoDate | undefined> = {
  father_name: (text) => text || undefined,
  address: (text) => text || undefined,
  city: (text) => text || undefined,
  state: stateOf,
  pan: (text) => (isPan(text.toUpperCase()) ? text.toUpperCase() : undefined),
  tan: (text) => (isTan(text.toUpperCase()) ? text.toUpperCase() : undefined),
  gstin: (text) => (isGstin(text.toUpperCase()) ? text.toUpperCase() : undefined),
  date_of_birth: parseDate,
  mobile: (text) => (isMobile(mobileOf(text)) ? mobileOf(text) : undefined),
  phone: (text) => (/^\+?[\d\s-]{6,20}$/.test(text) ? text : undefined),
  email: (text) => (isEmail(text) ? text.toLowerCase() : undefined),
  pincode: (text) => (isPincode(digitsOf(text)) ? digitsOf(text) : undefined),
};

/** Values recognisable by format, longest first: a GSTIN contains a PAN. */
const shapes = ['email', 'gstin', 'pan', 'tan', 'mobile', 'date_of_birth', 'pincode', 'state'] as const;

/**
 * Type of client by the fourth letter of its PAN (rule 114, Income-tax Rules), where the letter leaves one: firms and LLPs share F, companies C.
 */
const statusOf: Readonly<Record<string, string>> = {
  P: 'Individual',
  H: 'HUF',
  A: 'AOP',
  B: 'BOI',
  L: 'Local authority',
  J: 'Artificial jurisdiction person',
};

/** First, middle and last name of a person; a single name is the last name, as in PAN. Others have one name. */
function nameOf(name: string, person: boolean): FormValues {
  const words = name.split(/\s+/);
  if (!person || words.length === 1) return { last_name: name };
  const [first_name, ...rest] = words;
  const last_name = rest.pop();
  return { first_name, ...(rest.length > 0 ? { middle_name: rest.join(' ') } : {}), last_name };
}

/**
 * Particulars of one client from a message, a table of two columns or a list: `PAN: ABCPK1234F`, or the value
 * alone if its format identifies it. The first value counts; unrecognised or conflicting ones go to `unread`.
 */
export function readParticulars(text: string): Particulars {
  const found: Partial<Record<Place, string>> = {};
  const unread: string[] = [];
  const put = (place: Place, value: string | undefined): boolean => {
    if (value === undefined || (found[place] !== undefined && found[place] !== value)) return false;
    found[place] = value;
    return true;
  };
  /** A value without a label. */
  const alone = (part: string): boolean => shapes.some((place) => put(place, read[place](part)));
  for (const line of text.split(/\r?\n/).map((l) => l.trim())) {
    if (line === '') continue;
    const [, label = '', value = ''] = /^([^:\t=]{1,40}?)\s*(?:[:\t=]|\s[-–]\s)\s*(.+)$/u.exec(line) ?? [];
    const place = labels.find(([words]) => words.test(label))?.[1];
    if (place) {
      if (!put(place, place === 'name' ? value.trim() : read[place](value.trim()))) unread.push(line);
      continue;
    }
    if (alone(line)) continue;
    // Several values on a line; a line without any is left unchanged.
    const parts = line.split(/[\t,;|]/).map((p) => p.trim());
    const rest = parts.filter((p) => p !== '' && !alone(p));
    if (rest.length === parts.length) unread.push(line);
    else unread.push(...rest);
  }
  const { name, ...plain } = found;
  const pan = plain.pan ?? (plain.gstin && panOfGstin(plain.gstin));
  const pin =
    plain.pincode ?? /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/.exec(plain.address ?? '')?.[0].replace(' ', '');
  const status = pan && statusOf[pan[3]!];
  return {
    values: {
      ...plain,
      ...(pan ? { pan } : {}),
      ...(pin ? { pincode: pin } : {}),
      ...(status ? { status } : {}),
      ...(name ? nameOf(name, pan?.[3] === 'P') : {}),
    },
    unread,
  };
}
