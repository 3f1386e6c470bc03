import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageInPreviousYear,
  assessmentYearOf,
  daysBetween,
  financialYearOf,
  financialYearOn,
  formatDate,
  fyIdOf,
  heldMoreThan,
  isAssessmentYear,
  isIsoDate,
  monthsOrPart,
  parseDate,
  previousYear,
  resolveAssessmentYear,
  todayInIst,
} from './dates.ts';

describe('years', () => {
  test('fy_id stands for the financial year; assessment_year wins', () => {
    expect(resolveAssessmentYear(undefined, 1)).toBe('2025-26');
    expect(resolveAssessmentYear('', '2')).toBe('2026-27');
    expect(resolveAssessmentYear(undefined, 3)).toBe('2024-25');
    expect(resolveAssessmentYear('2024-25', 2)).toBe('2024-25');
    expect(resolveAssessmentYear('1999-00', 2)).toBeUndefined();
    expect(resolveAssessmentYear(undefined, 9)).toBe('2032-33');
    expect(resolveAssessmentYear(undefined, 0)).toBeUndefined();
    expect(resolveAssessmentYear(undefined, 1.5)).toBeUndefined();
    expect(fyIdOf('2026-27')).toBe(2);
  });

  test('fy_id goes on by one from FY 2026-27, and comes back', () => {
    expect(resolveAssessmentYear(undefined, 4)).toBe('2027-28');
    for (const year of ['2024-25', '2025-26', '2026-27', '2027-28', '2031-32'] as const)
      expect(resolveAssessmentYear(undefined, fyIdOf(year))).toBe(year);
  });

  test('an assessment year is two years that follow each other', () => {
    expect(isAssessmentYear('2027-28')).toBe(true);
    for (const wrong of ['2027-29', '27-28', '2027-2028', '2027', '', 2027, undefined])
      expect(isAssessmentYear(wrong)).toBe(false);
  });

  test('assessment year, financial year and its days', () => {
    expect(financialYearOf('2026-27')).toBe('2025-26');
    expect(assessmentYearOf('1999-00')).toBe('2000-01');
    expect(previousYear('2026-27')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
    expect(financialYearOn('2026-03-31')).toBe('2025-26');
    expect(financialYearOn('2026-04-01')).toBe('2026-27');
  });
});

describe('days', () => {
  test('real days only', () => {
    expect(isIsoDate('2024-02-29')).toBe(true);
    expect(isIsoDate('2023-02-29')).toBe(false);
    expect(isIsoDate('2026-13-01')).toBe(false);
    expect(isIsoDate(20260101)).toBe(false);
  });

  test('arithmetic', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -11)).toBe('2025-02-28');
    expect(daysBetween('2025-04-01', '2026-03-31')).toBe(364);
  });

  test.each([
    // Rule 119A: a part of a month is a month, counted from the day after the due date
    ['2026-07-31', '2026-07-31', 0],
    ['2026-07-31', '2026-08-01', 1],
    ['2026-07-31', '2026-08-31', 1],
    ['2026-07-31', '2026-09-01', 2],
    ['2026-07-31', '2026-11-20', 4],
    ['2025-09-16', '2025-10-16', 1],
    ['2025-09-16', '2025-10-17', 2],
    ['2026-11-30', '2026-12-31', 1],
    ['2024-07-31', '2025-01-15', 6],
  ])('from %s to %s is %i months or parts', (from, to, months) =>
    expect(monthsOrPart(from, to)).toBe(months),
  );

  test.each([
    ['2025-04-10', '2026-04-10', 12, false],
    ['2025-04-10', '2026-04-11', 12, true],
    ['2024-02-29', '2025-02-28', 12, false],
    ['2024-02-29', '2025-03-01', 12, true],
  ])('bought %s, sold %s: more than %i months is %s (s.2(42A))', (a, b, months, long) =>
    expect(heldMoreThan(a, b, months)).toBe(long),
  );

  test.each([
    // CBDT Circular 28/2016: born on 1 April completes the year on 31 March
    ['1966-04-01', '2026-27', 60],
    ['1966-04-02', '2026-27', 59],
    ['1966-03-31', '2026-27', 60],
    ['1965-04-01', '2025-26', 60],
    ['1965-04-02', '2025-26', 59],
    ['1946-04-01', '2026-27', 80],
    ['1946-04-02', '2026-27', 79],
    ['1990-12-31', '2026-27', 35],
  ])('born %s is of age in AY %s: %i', (born, ay, age) => expect(ageInPreviousYear(born, ay)).toBe(age));

  test('today in India turns at 18:30 UTC', () => {
    expect(todayInIst(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31');
    expect(todayInIst(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
  });

  test.each([
    ['31/03/2026', '2026-03-31'],
    ['1-4-2025', '2025-04-01'],
    ['15.06.2025', '2025-06-15'],
    ['31-Mar-2026', '2026-03-31'],
    ['5 September 2025', '2025-09-05'],
    ['2025-06-15', '2025-06-15'],
  ])('%s is read', (text, day) => expect(parseDate(text)).toBe(day));

  test.each(['31/02/2026', '12/2025', 'tomorrow', '32-Jan-2026', '1/13/2025', '5 Foo 2025'])(
    '%s is no day',
    (text) => expect(parseDate(text)).toBeUndefined(),
  );

  test('printed the Indian way', () => expect(formatDate('2026-03-31')).toBe('31-03-2026'));
});
