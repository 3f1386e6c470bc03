import { expect, it } from 'vitest';
import { clock, day, dayTime, istDay } from './format.ts';
import { formatCount } from './t.ts';

it('shows moments as a clock in India does, over midnight and the turn of the year', () => {
  const inIndia = (options: Intl.DateTimeFormatOptions, locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
  const days = inIndia({ dateStyle: 'short' }, 'en-CA');
  const times = inIndia({ hour: '2-digit', minute: '2-digit' }, 'en-GB');
  for (let at = Date.UTC(2024, 1, 28, 17); at < Date.UTC(2027, 0, 2); at += 3_607_000 * 11) {
    const moment = new Date(at);
    expect(istDay(moment.toISOString())).toBe(days.format(moment));
    expect(clock(moment)).toBe(times.format(moment));
  }
  expect(dayTime('2026-12-31T18:30:00Z')).toBe('01-01-2027, 00:00');
  expect(day('2026-07-31')).toBe('31-07-2026');
});

it('groups counts as India does', () => {
  const grouped = new Intl.NumberFormat('en-IN');
  for (const count of [
    0, 7, 999, 1000, 99_999, 100_000, 12_345_678, 987_654_321_012, 7.5, -1234.25, -100_000,
  ])
    expect(formatCount(count)).toBe(grouped.format(count));
});
