import { addDays, addMonths, financialYearOn, type IsoDate, yearLabel } from '../dates.ts';

/** A tax period as the product writes it: `MM-YYYY`, the month or the last month of the quarter. */
export type Period = string;

const names = ['January', 'February', 'March', 'April', 'May', 'June'].concat([
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]);
/** The month a word of at least three letters begins; 0 for a word that is no month. */
const monthNamed = (word: string): number =>
  names.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1;
const build = (month: number, year: number): Period | undefined =>
  month >= 1 && month <= 12 && year >= 2017 && year <= 2099
    ? `${String(month).padStart(2, '0')}-${year}`
    : undefined;

/**
 * Parses `04-2025`, `04/2025`, the portal's `042025`, `2025-04`, `Apr-25`, `April 2025`; undefined if not a
 * period.
 */
export function parsePeriod(text: string): Period | undefined {
  const s = text.trim();
  let m = /^(\d{1,2})[-/. ]?(\d{4})$/.exec(s);
  if (m) return build(Number(m[1]), Number(m[2]));
  m = /^(\d{4})-(\d{1,2})$/.exec(s);
  if (m) return build(Number(m[2]), Number(m[1]));
  m = /^([A-Za-z]{3,})[\s,'-]*(\d{2}|\d{4})$/.exec(s);
  if (!m) return undefined;
  const year = Number(m[2]);
  return build(monthNamed(m[1]!), year < 100 ? 2000 + year : year);
}

/** Whether text is a period in the product's own writing. */
export const isPeriod = (text: unknown): text is Period =>
  typeof text === 'string' && /^\d{2}-\d{4}$/.test(text) && parsePeriod(text) === text;

/** `YYYYMM` as a number. Periods are compared only through this, never as `MMYYYY` text. */
export const periodOrder = (period: Period): number =>
  Number(period.slice(3)) * 100 + Number(period.slice(0, 2));

/** The portal's `MMYYYY`. */
export const portalPeriod = (period: Period): string => period.slice(0, 2) + period.slice(3);

/** Whether `a` is `b` or later. */
export const notBefore = (a: Period, b: Period): boolean => periodOrder(a) >= periodOrder(b);

/** Period of a date. */
export const periodOf = (day: IsoDate): Period => `${day.slice(5, 7)}-${day.slice(0, 4)}`;

/** First day of a period's month. */
export const firstDay = (period: Period): IsoDate => `${period.slice(3)}-${period.slice(0, 2)}-01`;

/** Last day of a period's month. */
export const lastDay = (period: Period): IsoDate => addDays(addMonths(firstDay(period), 1), -1);

/** The period some months later or earlier. */
export const shiftPeriod = (period: Period, by: number): Period => periodOf(addMonths(firstDay(period), by));

/** How often a person files: monthly, or quarterly under QRMP (rule 61A). */
export type Frequency = 'monthly' | 'quarterly';

/** Last month of the quarter a period falls in: 04-2025 is in 06-2025. */
export const quarterEnd = (period: Period): Period => {
  const month = Number(period.slice(0, 2));
  return shiftPeriod(period, (3 - (month % 3)) % 3);
};

/** How often a person files in each period: it may differ from year to year. */
export type Frequencies = (period: Period) => Frequency;

/** The return that covers a month: its own, or that of the quarter. */
export const returnOf = (month: Period, frequencies: Frequencies): Period =>
  frequencies(month) === 'quarterly' ? quarterEnd(month) : month;

/** Whether a period begins after the month, or quarter, of `today`: nothing can have been supplied in it. */
export const isAhead = (period: Period, today: IsoDate): boolean =>
  periodOrder(period) > periodOrder(quarterEnd(periodOf(today))) ||
  (!isQuarterEnd(period) && periodOrder(period) > periodOrder(periodOf(today)));

/** Whether a period's month ends a quarter. */
export const isQuarterEnd = (period: Period): boolean => quarterEnd(period) === period;

/** Dates covered by a return; a quarterly return named by its last month covers three months. */
export function coverage(period: Period, frequency: Frequency): { from: IsoDate; to: IsoDate } {
  const from = frequency === 'quarterly' && isQuarterEnd(period) ? shiftPeriod(period, -2) : period;
  return { from: firstDay(from), to: lastDay(period) };
}

/** Financial year `2025-26` of a period. */
export const financialYearOfPeriod = (period: Period): string => financialYearOn(firstDay(period));

/** The twelve periods of a financial year, April first. */
export function periodsOfYear(year: string): Period[] {
  const start = Number(year.slice(0, 4));
  return Array.from({ length: 12 }, (_, i) => shiftPeriod(`04-${start}`, i));
}

/** Financial years with GST returns up to that of a date, newest first. */
export function gstYears(today: IsoDate): string[] {
  const latest = Number(financialYearOn(today).slice(0, 4));
  return Array.from({ length: latest - 2017 + 1 }, (_, i) => yearLabel(latest - i));
}

/** `April 2025`; a quarter is `April-June 2025`. */
export function periodName(period: Period, frequency: Frequency = 'monthly'): string {
  const month = Number(period.slice(0, 2)) - 1;
  if (frequency === 'monthly' || !isQuarterEnd(period)) return `${names[month]} ${period.slice(3)}`;
  return `${names[month - 2]}-${names[month]} ${period.slice(3)}`;
}
