/** Signs that have an equal in a file, which takes printable ASCII without the caret between its fields. */
const equals: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u00a0': ' ',
  '\t': ' ',
};

/** Whether a text has anything but printable ASCII, or the caret. */
export const notPrintable = /[\^]|[^\x20-\x7e]/;

/** A text as a file takes it: typographic quotes, dashes and blanks as plain ones. */
export const plain = (text: string): string =>
  notPrintable.test(text) ? text.replace(/[^\x20-\x7e]/g, (c) => equals[c] ?? c).trim() : text;

/** The characters of a text that cannot be in a file, each once. */
export const unwritable = (text: string): string =>
  notPrintable.test(text) ? [...new Set(plain(text).match(/[\^]|[^\x20-\x7e]/gu) ?? [])].join('') : '';
