import { expect, test } from 'vitest';
import { computeTax } from '../index.ts';
import type { Line } from '../model/types.ts';
import { predecessorsOf, sectionIn, successorOf } from './sections.ts';

// Comparison of the two Acts: 80C is 123, 87A is 156, 112A is 198; ss.424 and 425 read as ss.234B and 234C did
test.each([
  ['80C', '123', 'statute'],
  ['80CCD(1B)', '124', 'statute'],
  ['16(ia)', '19', 'statute'],
  ['17(2)', '17', 'statute'],
  ['87A', '156', 'statute'],
  ['112A', '198', 'statute'],
  ['234C', '425', 'statute'],
  ['211', '408', 'statute'],
  ['44ADA', '58', 'statute'],
  ['115BAC(1A)', '202', 'statute'],
  // salary: exemptions of ss.10(10) to 10(10C) are deductions of s.19 now, the rest of s.10 is s.11 with its Schedules
  ['10(10)(ii)', '19', 'statute'],
  ['10(13A)', '11', 'statute'],
  ['54(1)', '82', 'statute'],
  ['64(1A)', '99', 'statute'],
  // Headings of the Act of 2025: "Deduction in respect of contributions given by companies to political parties" is s.136; s.398 is of failure to
  // deduct or pay, s.427 of fees for statements, as ss.201 and 234E were
  ['80GGB', '136', 'statute'],
  ['55', '90', 'statute'],
  ['201(1A)', '398', 'statute'],
  ['234E', '427', 'statute'],
  ['80CCC', '123', 'secondary'],
])('s.%s of 1961 is s.%s of 2025', (old, section, certainty) =>
  expect(successorOf(old)).toEqual({ section, certainty }),
);

test('what no table has for sure stays a section of 1961, and says so', () => {
  expect(successorOf('288B')).toBeUndefined();
  expect(sectionIn('2025', '288B')).toBe('288B of 1961');
  // nor is one shown as sure that is not
  expect(sectionIn('2025', '80CCC')).toBe('80CCC of 1961');
  expect(sectionIn('2025', '80GGB')).toBe('136');
  expect(sectionIn('1961', '80C')).toBe('80C');
  expect(sectionIn('2025', 'Finance Act, s.2(9)')).toBe('Finance Act, s.2(9)');
});

test('and back: s.58 took the place of three', () =>
  expect(predecessorsOf('58').sort()).toEqual(['44AD', '44ADA', '44AE']));

const all = (line: Line): Line[] => [line, ...(line.children ?? []).flatMap(all)];

test('the lines of a computation name the Act of their year', () => {
  const lines = (assessmentYear: '2026-27' | '2027-28') =>
    all(
      computeTax({
        assessmentYear,
        regime: 'old',
        assessee: { type: 'individual' },
        otherSources: { otherInterest: 12_00_000 },
        deductions: { '80C': 1_50_000 },
      }).breakdown,
    );
  const at = (year: '2026-27' | '2027-28', id: string) => lines(year).find((line) => line.id === id);
  expect(at('2026-27', 'deductions.80C')).toMatchObject({ label: 'Deduction u/s 80C', section: '80C' });
  expect(at('2027-28', 'deductions.80C')).toMatchObject({
    label: 'Deduction u/s 123',
    pattern: { params: { section: '123' } },
    section: '123',
    amount: at('2026-27', 'deductions.80C')!.amount,
  });
  expect(at('2027-28', 'interest.234C')).toMatchObject({ section: '425' });
});
