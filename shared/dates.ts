/** A calendar day in India, `YYYY-MM-DD`; two of them compare as text. */
export type IsoDate = string;

/**
 * An assessment year, `2026-27`; of the Income-tax Act, 2025, the one after the tax year. Open: the years with law are listed in
 * `tax/years/index.ts`, those with forms in `itr/registry.ts`.
 */
export type AssessmentYear = `20${number}-${number}`;

/**
 * `fy_id` in API calls: 1 is FY 2024-25, 2 is FY 2025-26, 3 is FY 2023-24; from FY 2026-27, which is 4,
 * consecutive.
 */
const firstIds = ['', '2025-26', '2026-27', '2024-25'];

/** `fy_id` of an assessment year from 2024-25 on. */
export const fyIdOf = (ay: AssessmentYear): number => {
  const first = firstIds.indexOf(ay);
  return first > 0 ? first : startYear(ay) - 2023;
};

/** Whether text is written as an assessment year: two calendar years that follow each other. */
export const isAssessmentYear = (text: unknown): text is AssessmentYear =>
  typeof text === 'string' && /^20\d\d-\d\d$/.test(text) && yearLabel(startYear(text)) === text;

/**
 * `assessment_year` takes precedence over `fy_id`; undefined if neither is a year. Does not check that law or
 * forms for it exist.
 */
export const resolveAssessmentYear = (
  assessmentYear: unknown,
  fyId?: unknown,
): AssessmentYear | undefined => {
  if (assessmentYear !== undefined && assessmentYear !== null && assessmentYear !== '') {
    return isAssessmentYear(assessmentYear) ? assessmentYear : undefined;
  }
  const id = Number(fyId);
  const year = firstIds[id] || (Number.isInteger(id) && id > 3 && id < 70 ? yearLabel(id + 2023) : '');
  return isAssessmentYear(year) ? year : undefined;
};

/** Calendar year in which an assessment or financial year `2026-27` starts. */
export const startYear = (year: string): number => Number(year.slice(0, 4));

/** `2026-27` of a starting year. */
export const yearLabel = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** Financial year `2025-26` assessed in AY `2026-27`. */
export const financialYearOf = (ay: string): string => yearLabel(startYear(ay) - 1);

/** Assessment year of a financial year. */
export const assessmentYearOf = (fy: string): string => yearLabel(startYear(fy) + 1);

/** First and last day of the previous year assessed in `ay`. */
export const previousYear = (ay: string): { from: IsoDate; to: IsoDate } => ({
  from: `${startYear(ay) - 1}-04-01`,
  to: `${startYear(ay)}-03-31`,
});

/** Financial year a day falls in, `2025-26`. */
export const financialYearOn = (day: IsoDate): string => {
  const year = Number(day.slice(0, 4));
  return yearLabel(Number(day.slice(5, 7)) >= 4 ? year : year - 1);
};

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const daysIn = (year: number, month: number): number =>
  month === 2
    ? isLeap(year)
      ? 29
      : 28
    : month === 4 || month === 6 || month === 9 || month === 11
      ? 30
      : 31;

/** The number written by the digits from `from` up to `to`; NaN if a character is not a digit. */
const numberIn = (text: string, from: number, to: number): number => {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
};

/** Whether text is a real day in `YYYY-MM-DD`. */
export const isIsoDate = (text: unknown): text is IsoDate => {
  if (typeof text !== 'string' || text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  const year = numberIn(text, 0, 4);
  const month = numberIn(text, 5, 7);
  const day = numberIn(text, 8, 10);
  return year >= 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
};

const pad = (n: number, width = 2): string => String(n).padStart(width, '0');

/** Year, month (1-12) and day of an ISO day. */
export const partsOf = (day: IsoDate): { year: number; month: number; day: number } => ({
  year: numberIn(day, 0, 4),
  month: numberIn(day, 5, 7),
  day: numberIn(day, 8, 10),
});

/** ISO date of its parts, or undefined for an invalid date. */
export const isoOf = (year: number, month: number, day: number): IsoDate | undefined => {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
  return isIsoDate(text) ? text : undefined;
};

/** The day some days later (or earlier). */
export const addDays = (day: IsoDate, days: number): IsoDate => {
  const { year, month, day: date } = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

/** The same day some months later; the 31st becomes the last day of the month. */
export const addMonths = (day: IsoDate, months: number): IsoDate => {
  const { year, month, day: date } = partsOf(day);
  const index = year * 12 + month - 1 + months;
  const newYear = Math.floor(index / 12);
  const newMonth = (index % 12) + 1;
  return `${pad(newYear, 4)}-${pad(newMonth)}-${pad(Math.min(date, daysIn(newYear, newMonth)))}`;
};

/** Whole days from one day to another. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => {
  const at = (day: IsoDate) => Date.UTC(partsOf(day).year, partsOf(day).month - 1, partsOf(day).day);
  return Math.round((at(to) - at(from)) / 86_400_000);
};

/** Months or part of a month after `from` up to and including `to` (Rule 119A counts a part as a whole): 31 Jul to 20 Nov is 4. */
export const monthsOrPart = (from: IsoDate, to: IsoDate): number => {
  if (to <= from) return 0;
  const a = partsOf(from);
  const b = partsOf(to);
  const months = (b.year - a.year) * 12 + b.month - a.month;
  const endOfMonth = a.day === daysIn(a.year, a.month);
  return !endOfMonth && b.day > a.day ? months + 1 : months;
};

/** Whether an asset acquired on `acquired` and transferred on `sold` was held for more than `months` (s.2(42A)). */
export const heldMoreThan = (acquired: IsoDate, sold: IsoDate, months: number): boolean =>
  sold > addMonths(acquired, months);

/** Completed years at the end of a previous year; someone born on 1 April completes the year on 31 March (CBDT Circular 28/2016). */
export const ageInPreviousYear = (born: IsoDate, ay: string): number => {
  const end = startYear(ay);
  const { year, month, day } = partsOf(born);
  const later = month > 4 || (month === 4 && day > 1);
  return Math.max(0, end - year - (later ? 1 : 0));
};

/** Today in India. */
export const todayInIst = (now: Date = new Date()): IsoDate =>
  new Date(now.getTime() + 330 * 60_000).toISOString().slice(0, 10);

/** `31-03-2026`, as a day is shown on screen and on paper alike. */
export const formatDate = (day: IsoDate): string =>
  `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Parses `31/03/2026`, `31-3-2026`, `31.03.2026`, `31-Mar-2026`, `31 March 2026` or ISO; undefined if invalid. */
export const parseDate = (text: string): IsoDate | undefined => {
  const trimmed = text.trim();
  if (isIsoDate(trimmed)) return trimmed;
  const match = /^(\d{1,2})[\s/.-]+(\d{1,2}|[A-Za-z]{3,9})[\s/.,-]+(\d{4})$/.exec(trimmed);
  if (!match) return undefined;
  const name = match[2] ?? '';
  const month = /^\d/.test(name) ? Number(name) : monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return isoOf(Number(match[3]), month, Number(match[1]));
};
