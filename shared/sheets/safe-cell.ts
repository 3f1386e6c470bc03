/** How a cell begins that a spreadsheet may run; full-width signs are signs too where Excel is set to East Asian text. */
export const mayRun = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A text that a spreadsheet would run as a formula is written with an apostrophe before it; plain numbers are left alone. */
export const safeCell = (text: string): string =>
  mayRun.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
