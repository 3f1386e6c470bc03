import { isoOf } from '../dates.ts';

const written = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;

/** Facts besides the dates that decide their order; ISO dates. */
export interface DayHints {
  /** The user's answer: `day` or `month` comes first. */
  said?: string | undefined;
  /** Period of the file, or the one it is imported for. */
  from?: string | undefined;
  to?: string | undefined;
  /** Nothing in a file is dated later. */
  today?: string | undefined;
}

/**
 * Whether day or month comes first in dates like 03/04/2025: the only order that gives valid dates, that lies
 * in the file's period and not in the future, or in which the dates are many days of one month (the other
 * would give one day of many months); `open` if both are possible. Other texts are ignored.
 */
export function dayOrder(texts: Iterable<string>, hints: DayHints = {}): 'day' | 'month' | 'open' {
  const pairs = new Map<string, readonly [number, number, number]>();
  for (const text of texts) {
    const m = written.exec(text);
    if (m) pairs.set(m[0].trim(), [Number(m[1]), Number(m[2]), Number(m[3]!.padStart(4, '20'))]);
  }
  const all = [...pairs.values()];
  if (all.some(([a]) => a > 12) || all.every(([a, b]) => a === b)) return 'day';
  if (all.some(([, b]) => b > 12)) return 'month';
  if (hints.said === 'day' || hints.said === 'month') return hints.said;
  const daysOf = (order: 'day' | 'month') =>
    all.map(([a, b, y]) => (order === 'day' ? isoOf(y, b, a) : isoOf(y, a, b)) ?? '');
  const [day, month] = [daysOf('day'), daysOf('month')];
  const { from, to, today } = hints;
  if (from && to) {
    const within = (days: readonly string[]) => days.filter((d) => d >= from && d <= to).length;
    const [d, m] = [within(day), within(month)];
    if (d === all.length && m < all.length) return 'day';
    if (m === all.length && d < all.length) return 'month';
  }
  if (today) {
    const [d, m] = [day.some((x) => x > today), month.some((x) => x > today)];
    if (d !== m) return m ? 'day' : 'month';
  }
  const monthsOf = (days: readonly string[]) => new Set(days.map((d) => d.slice(0, 7))).size;
  const [d, m] = [monthsOf(day), monthsOf(month)];
  // One month with three days or more: as one day of each of three months it would be an odd coincidence.
  if (d === 1 && m >= 3) return 'day';
  if (m === 1 && d >= 3) return 'month';
  return 'open';
}
