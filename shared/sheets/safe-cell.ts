/** A text that a spreadsheet would run as a formula is written with an apostrophe before it; plain numbers are left alone. */
export const safeCell = (text: string): string =>
  /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
