/** Replacements for signs in a file, which accepts printable ASCII except the caret. */
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

/** A text for a file: typographic quotes, dashes and blanks become plain ones. */
export const plain = (text: string): string =>
  notPrintable.test(text) ? text.replace(/[^\x20-\x7e]/g, (c) => equals[c] ?? c).trim() : text;

/** The characters of a text that cannot be in a file, each once. */
export const unwritable = (text: string): string =>
  notPrintable.test(text) ? [...new Set(plain(text).match(/[\^]|[^\x20-\x7e]/gu) ?? [])].join('') : '';
