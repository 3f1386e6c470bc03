import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allCalendar from './calendar.ts';

const { dueCalendar } = kept(allCalendar);

describe('due dates of a year', () => {
  const entries = dueCalendar('2025-2026');
  const on = (what: string, tax: string, of: string) =>
    entries.filter((e) => e.what === what && e.tax === tax && e.of === of).map((e) => e.day);

  it.each([
    ['deposit', 'TDS', '2025-04', '2025-05-07', 'rule 30(2)'],
    ['deposit', 'TDS', '2025-12', '2026-01-07', 'rule 30(2)'],
    ['deposit', 'TDS', '2026-03', '2026-04-30', 'rule 30(2)(a), March'],
    ['deposit', 'TCS', '2026-03', '2026-04-07', 'rule 37CA(2), March included'],
    ['statement', 'TDS', 'Q3', '2026-01-31', 'rule 31A(2)'],
    ['statement', 'TCS', 'Q3', '2026-01-15', 'rule 31AA(2)'],
    ['certificate', 'TDS', 'Q1', '2025-08-15', 'rule 31(3)'],
    ['certificate', 'TDS', '2025-2026', '2026-06-15', 'rule 31(3), form 16'],
    ['certificate', 'TCS', 'Q4', '2026-05-30', 'rule 37D(3)'],
  ])('%s of %s for %s falls on %s%s', (what, tax, of, day) => expect(on(what, tax, of)).toEqual([day]));

  it('are in order, each once, with the forms that share them', () => {
    expect(entries.map((e) => e.day)).toEqual(entries.map((e) => e.day).sort());
    const [first] = entries.filter((e) => e.what === 'statement' && e.tax === 'TDS');
    expect(first).toMatchObject({ of: 'Q1', forms: ['24Q', '26Q', '27Q'] });
    // Twelve deposits of each tax, four statements of each, certificates of 16A and 27D by quarter and form 16 once.
    expect(entries).toHaveLength(24 + 8 + 4 + 4 + 1);
  });
});
