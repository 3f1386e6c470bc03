import { formatDate } from '../dates.ts';
import { formatPaise, formatRupees } from '../money.ts';

/**
 * The small fixed grammar of error messages. Every message a form, a rule or an import can give is one of
 * these patterns with parameters (or a pattern added here), so that a translation is a table of patterns and
 * no message is ever glued together from pieces.
 */
export const patterns = {
  required: 'This is required',
  chooseOne: 'Choose one of the options',
  chooseOf: 'Choose one of: {choices}',
  wholeRupees: 'Enter whole rupees, digits only',
  wholeNumber: 'Enter a whole number',
  aNumber: 'Enter a number',
  moneyDecimals: 'Enter an amount with at most two decimals',
  decimals: 'Use at most {count} decimals',
  notNegative: 'This cannot be negative',
  between: 'Must be between {min} and {max}',
  atMost: 'Must be at most {max}',
  atLeast: 'Must be at least {min}',
  tooLong: 'Use at most {max} characters',
  tooShort: 'Use at least {min} characters',
  lengthExactly: 'Must have exactly {length} characters',
  looksLike: 'This should look like {example}',
  wrongForm: 'This is not in the right format',
  notListed: 'This code is not in the department’s list for the year',
  checkDigit: 'The check digit does not match: look for a mistyped character',
  panOfPerson: 'Enter the PAN of a natural person: its fourth letter is P',
  aDate: 'Enter a date as dd-mm-yyyy',
  dateWithin: 'The date must be from {from} to {to}',
  dateFrom: 'The date must be {from} or later',
  dateTo: 'The date must be {to} or earlier',
  rowsAtMost: 'At most {max} rows are allowed',
  rowsAtLeast: 'At least {min} rows are needed',
  mustEqual: 'Must equal {other} ({value})',
  mustNotExceed: 'Cannot be more than {other} ({value})',
  duplicate: 'The same entry appears in row {row}',
  wrongType: 'Expected {expected}, found {found}',
  unknownField: 'This field is not part of the form',
  notInNewRegime: 'Not available in the new tax regime: left out of the return',
  notInOldRegime: 'Only for the new tax regime: left out of the return',
  unusedInNewRegime: '{amount} is not used: the new tax regime does not allow it (section 115BAC(2))',
  unusedInOldRegime: '{amount} is not used: it counts in the new tax regime only',
  unusedHidden: '{amount} is not used: another answer hides this field',
  unused: '{amount} is not used: it changes neither the tax nor the file',
  notClaimed:
    '{amount} was deducted but nothing is claimed this year: enter the amount claimed, or 0 if it is claimed in a later year (rule 37BA)',
  notClaimedCollected:
    '{amount} was collected but nothing is claimed this year: enter the amount claimed, or 0 if it is claimed in a later year (rule 37-I)',
  costAboveStamp2001:
    'The cost exceeds the stamp duty value on 1 April 2001 ({stamp}): the market value on that date cannot, only the price paid (section 55(2)(b))',
  fileSays: 'The file has {found}; calculated: {value}',
  notRead: 'Not read: {reason}',
  noSoftwareId:
    'No registered software code is set: use the file for filling and review; the portal will not accept its upload',
  moreFindings: 'And {count} more of this kind',
  otherForm: 'This file is for {found}, not {expected}',
} as const;

/**
 * Value of a `{name}`. Amounts and dates are raw and formatted for the reader: `{ rupees: 1200 }`, `{ paise:
 * 120050 }`, `{ day: '2026-07-31' }`. Words with their own translation are a message: `{ text: 'cancelled'
 * }`.
 */
export type Param = string | number | Message | { rupees: number } | { paise: number } | { day: string };
type Params = Readonly<Record<string, Param>>;

/**
 * A message as data: an English pattern, which is its id, and the values of its `{names}`. UIs translate
 * `text`, then fill it.
 */
export interface Message {
  text: string;
  params?: Params;
}

/** The `{names}` of a pattern. */
export type Names<T extends string> = T extends `${string}{${infer N}}${infer Rest}`
  ? N | Names<Rest>
  : never;
/** The parameters of a pattern: one for each of its `{names}` and no other. */
export type Filling<T extends string> = [Names<T>] extends [never]
  ? [params?: undefined]
  : [params: { readonly [N in Names<T>]: Param }];
/** A string literal. Concatenated text does not compile: `sentence` requires placeholders. */
export type Literal<T extends string> = Record<never, never> extends Record<T, 1> ? never : T;

const message = (text: string, params: Params | undefined): Message => (params ? { text, params } : { text });

/** A message written in place: `sentence('This invoice is {status}.', { status })`. */
export const sentence = <const T extends string>(words: Literal<T>, ...[params]: Filling<T>): Message =>
  message(words, params);

/** Builds the messages of a table of patterns: `messagesOf(patterns)('between', { min: 0, max: 100 })`. */
export const messagesOf =
  <P extends Readonly<Record<string, string>>>(table: P) =>
  <K extends keyof P & string>(pattern: K, ...[params]: Filling<P[K]>): Message =>
    message(table[pattern]!, params);

/** Builds a message from the grammar: `say('between', { min: 0, max: 100 })`. */
export const say = messagesOf(patterns);

const spoken = new Map<string, Message>();

/** An English message for zod checks, which accept only text. `messageOf` converts it back to data. */
export function schemaText(made: Message): string {
  const text = english(made);
  spoken.set(text, made);
  return text;
}

/** A pattern of the grammar for a zod schema: `z.string().max(9, inWords('tooLong', { max: 9 }))`. */
export const inWords = <K extends keyof typeof patterns>(
  pattern: K,
  ...filling: Filling<(typeof patterns)[K]>
): string => schemaText(say(pattern, ...filling));

/** The message of a zod issue: as it was made for the schema; any other text has no values in it. */
export const messageOf = (text: string): Message => spoken.get(text) ?? { text };

/**
 * A message in API responses: in English, and as data if values are filled in. Without `text` the sentence is
 * the pattern.
 */
export interface WireMessage extends Partial<Message> {
  message: string;
}

declare const made: unique symbol;

/** A message for an API response, to be spread into it: `{ path, ...onWire(issue.message) }`. */
export const onWire = (of: Message): WireMessage & { readonly [made]: true } =>
  ({
    message: english(of),
    ...(of.params ? { text: of.text, params: of.params } : {}),
  }) as WireMessage & { readonly [made]: true };

/** Fills a pattern's `{names}`; unknown names stay visible so that a mistake is seen. */
export function fill(text: string, params?: Params): string {
  if (!params) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? whole : inEnglish(value);
  });
}

function inEnglish(value: Param): string {
  if (typeof value !== 'object') return String(value);
  if ('text' in value) return english(value);
  if ('day' in value) return formatDate(value.day);
  return 'paise' in value ? formatPaise(value.paise) : formatRupees(value.rupees);
}

/** A message in English, for logs, API answers and files. */
export function english(message: Message): string {
  return fill(message.text, message.params);
}

/**
 * One finding about one place of a form. `path` is concrete: `salary.employers.0.gross_salary`; as `Path` of a typed form
 * (`PathOf`) a misspelt one does not compile.
 */
export interface Issue<Path extends string = string> {
  path: Path;
  message: Message;
  /** Errors stop a submission; warnings are shown and may be left. */
  severity: 'error' | 'warning';
  /** The department's rule number where the check is one of its rules, for example `A-112`. */
  rule?: string;
}
