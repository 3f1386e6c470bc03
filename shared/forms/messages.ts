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
  wrongForm: 'This does not have the right form',
  notListed: 'This code is not on the department’s list for the year',
  checkDigit: 'The check digit does not match: look for a mistyped character',
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
    'The cost is above the stamp duty value of 1 April 2001 ({stamp}): the market value of that day may not be, only the price paid (section 55(2)(b))',
  fileSays: 'The file has {found}; worked out it is {value}',
  notRead: 'Not read: {reason}',
  noSoftwareId:
    'No registered software code is set: the file is good for filling and review, the portal will refuse its upload',
  moreFindings: 'And {count} more of the kind',
  otherForm: 'This file is for {found}, not {expected}',
} as const;

/** A message as data: an English pattern and what fills its `{names}`. UIs translate `text`, then fill. */
export interface Message {
  text: string;
  params?: Record<string, string | number>;
}

/** Builds a message from the grammar: `say('between', { min: 0, max: 100 })`. */
export function say(pattern: keyof typeof patterns, params?: Message['params']): Message {
  return params ? { text: patterns[pattern], params } : { text: patterns[pattern] };
}

/** A pattern filled in, in English: what zod's checks take and answers of the API carry. */
export const inWords = (pattern: keyof typeof patterns, params?: Message['params']): string =>
  english(say(pattern, params));

/** Fills a pattern's `{names}`; unknown names stay visible so that a mistake is seen. */
export function fill(text: string, params?: Message['params']): string {
  if (!params) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

/** A message in English, for logs, API answers and files. */
export function english(message: Message): string {
  return fill(message.text, message.params);
}

/** One finding about one place of a form. `path` is concrete: `salary.employers.0.gross_salary`. */
export interface Issue {
  path: string;
  message: Message;
  /** Errors stop a submission; warnings are shown and may be left. */
  severity: 'error' | 'warning';
  /** The department's rule number where the check is one of its rules, for example `A-112`. */
  rule?: string;
}
