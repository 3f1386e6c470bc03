import { addDays, type IsoDate, isoOf, parseDate } from '../dates.ts';
import { type Message, say } from '../forms/messages.ts';
import { type Paise, parseAmount, withDigits } from '../money.ts';

/** Cell values from the CSV and Excel readers. */
export type RawCell = string | number | boolean | Date | null | undefined;
/** A cell as it was read, or why it could not be. `undefined` is a blank cell. */
export type ParsedCell = { ok: true; value: string | number | undefined } | { ok: false; message: Message };

const done = (value: string | number | undefined): ParsedCell => ({ ok: true, value });
const refuse = (message: Message): ParsedCell => ({ ok: false, message });
const squeeze = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The text of a cell, without a leading apostrophe; '' for a blank cell or a date. */
export const cellText = (raw: RawCell): string =>
  raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim().replace(/^'/, '');

/** A spreadsheet number in plain decimals, without floating-point noise after the second one; other decimals stay. */
export function plainRupees(value: number): string {
  const paise = Math.round(value * 100);
  return Math.abs(value * 100 - paise) < 1e-4 && Number.isSafeInteger(paise)
    ? (paise / 100).toFixed(2)
    : String(value);
}

/** Display text of a cell: a date as YYYY-MM-DD, '' for a blank one and for a date damaged by the workbook. */
export const shownCell = (raw: RawCell): string =>
  raw === null || raw === undefined
    ? ''
    : raw instanceof Date
      ? Number.isNaN(raw.getTime())
        ? ''
        : raw.toISOString().slice(0, 10)
      : String(raw).trim();

/** The largest amount in a file of the department, 13 digits before the point: sums of many stay exact. */
const MOST: Paise = 999_999_999_999_999;

/** Paise of a rupee number with at most two decimals and 13 digits before them; otherwise undefined. */
export function paiseOf(rupees: number): Paise | undefined {
  const paise = Math.round(rupees * 100);
  if (!(Math.abs(paise) <= MOST) || Math.abs(rupees * 100 - paise) > 1e-4 + Math.abs(rupees) * 1e-11)
    return undefined;
  return paise === 0 ? 0 : paise;
}

/** Excel's day number (1900 system) as a date. */
const excelDay = (n: number): IsoDate => addDays('1899-12-30', Math.floor(n));

function dayOf(raw: RawCell): IsoDate | undefined {
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? undefined : raw.toISOString().slice(0, 10);
  if (typeof raw === 'number') return raw > 20_000 && raw < 80_000 ? excelDay(raw) : undefined;
  const text = withDigits(cellText(raw));
  // A CSV exported from a workbook has the serial number of a date: 36526 is 1 January 2000.
  if (/^\d{5}(\.\d+)?$/.test(text) && Number(text) >= 36_526 && Number(text) < 73_051)
    return excelDay(Number(text));
  const full = parseDate(text.replace(/T.*$/, ''));
  if (full) return full;
  const short = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3,9})[\s/.,-]+(\d{2})$/.exec(text);
  if (short) return parseDate(`${short[1]}-${short[2]}-20${short[3]}`);
  const named = /^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/.exec(text);
  if (named) return parseDate(`${named[2]}-${named[1]}-${named[3]}`);
  const worded =
    /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[\s,.-]+)?(\d{1,2})(?:st|nd|rd|th)?[\s,.-]+([A-Za-z]{3,9})[\s,.'-]+(\d{4}|\d{2})$/i.exec(
      text,
    );
  if (worded) return parseDate(`${worded[1]}-${worded[2]}-${worded[3]!.padStart(4, '20')}`);
  const compact = /^(20\d{2})(\d{2})(\d{2})$/.exec(text);
  const packed = compact && isoOf(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (packed) return packed;
  // Day, month and year without separators: the year cannot be read as a month.
  const turned = /^(\d{2})(\d{2})(20\d{2})$/.exec(text);
  if (turned) return isoOf(Number(turned[3]), Number(turned[2]), Number(turned[1]));
  const month = hindiMonth(text);
  return month ? dayOf(month) : undefined;
}

/** Months as Hindi writes them; some have two spellings. */
const hindiMonths = [
  'जनवरी|जन',
  'फ़रवरी|फरवरी|फ़र|फर',
  'मार्च',
  'अप्रैल|अप्रेल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर|सितम्बर|सित',
  'अक्टूबर|अक्तूबर|अक्टू|अक्तू',
  'नवंबर|नवम्बर|नव',
  'दिसंबर|दिसम्बर|दिस',
].map((names) => new RegExp(`(?:${names.normalize('NFC')})(?![\\p{L}\\p{M}])`, 'u'));

/** A date with a Hindi month name, with the month as a number; undefined if there is none. */
function hindiMonth(text: string): string | undefined {
  const own = text.normalize('NFC');
  const at = hindiMonths.findIndex((m) => m.test(own));
  return at < 0 ? undefined : own.replace(hindiMonths[at]!, `-${at + 1}-`).replace(/[\s,./-]+/g, '-');
}

/** Parses a date as written by people and spreadsheets. */
export function readDay(raw: RawCell): ParsedCell {
  const day = dayOf(raw);
  return day ? done(day) : refuse(say('aDate'));
}

/** Reads an amount in rupees as paise. */
export function readMoney(raw: RawCell): ParsedCell {
  if (typeof raw === 'number') {
    const paise = paiseOf(raw);
    return paise === undefined ? refuse(say('moneyDecimals')) : done(paise);
  }
  const parsed = parseAmount(cellText(raw));
  if (parsed.ok) return done(parsed.paise);
  return refuse(say(parsed.reason === 'too-many-decimals' ? 'moneyDecimals' : 'aNumber'));
}

/** Parses a plain number; a per cent sign and Indian commas are removed. */
export function readNumber(raw: RawCell): ParsedCell {
  const s = withDigits(cellText(raw)).replace(/%$/, '').replaceAll(',', '').trim();
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(s) ? done(Number(s)) : refuse(say('aNumber'));
}

/** Parses an option by its value, its label or an unambiguous beginning of the label. */
export function readChoice(
  raw: RawCell,
  options: readonly { value: string; label: string }[] = [],
): ParsedCell {
  const text = cellText(raw);
  const s = squeeze(text);
  const found =
    options.find((o) => squeeze(o.value) === s || squeeze(o.label) === s) ??
    options.find(
      (o) =>
        s.length > 0 &&
        (squeeze(o.label).startsWith(s) || (s.startsWith(squeeze(o.value)) && /^[a-z0-9]+\s*-/i.test(text))),
    );
  return found ? done(found.value) : refuse(say('chooseOne'));
}

/** Paise as plain decimals, the format of amounts in files. */
export const showMoney = (paise: Paise): string => (paise / 100).toFixed(2);
