import { expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import type { Itr2 } from '../values/itr2.ts';
import { itr2Years } from './data/years.ts';
import { rentedSalaryIssues, withRentedSalary } from './rented-salary.ts';

const year = itr2Years['2026-27'];
/** Schedule 10(13A) of a file: rule 2A. Half of the pay in a metro, else 40%; rent of 3,60,000 over a tenth of it. */
const file = (place: '1' | '2', share: number, over: number) => ({
  ScheduleS: {
    Section10_13A: {
      Placeofwork: place,
      ActlRentPaid: 360_000,
      ActlRentPaid10Per: over,
      Sal40Or50Per: share,
    },
  },
});
const pay = (...given: Parameters<typeof file>) =>
  withRentedSalary(year, { salary: { hra: {} } } as Itr2, file(...given)).salary?.hra?.basic_salary;

it('the pay behind a house rent allowance is the one of which both figures of the file are shares', () => {
  // 6,00,000: half is 3,00,000, a tenth 60,000
  expect(pay('1', 300_000, 300_000)).toBe(600_000);
  // 40% of 6,00,000
  expect(pay('2', 240_000, 300_000)).toBe(600_000);
  // half of 5,99,999 is 2,99,999.5, rounded 3,00,000; a tenth 59,999.9, rounded 60,000
  expect([300_000, 299_999]).toContain((pay('1', 300_000, 300_000) ?? 0) / 2);
  // 40% of 50,001 is 20,000.4 and a tenth 5,000.1: nearer than 50,000 where the tenth says so
  expect(pay('2', 20_000, 355_000)).toBe(50_000);
});

it('a pay that is there stays, and no allowance has none', () => {
  const given = { salary: { hra: { basic_salary: 500_000 } } } as Itr2;
  expect(withRentedSalary(year, given, file('1', 300_000, 300_000))).toBe(given);
  const none = { salary: {} } as Itr2;
  expect(withRentedSalary(year, none, file('1', 300_000, 300_000))).toBe(none);
  // without the share, or in the files of before, there is nothing to derive it from
  expect(pay('1', 0, 300_000)).toBeUndefined();
  const before = { salary: { hra: {} } } as Itr2;
  expect(withRentedSalary(itr2Years['2025-26'], before, file('1', 300_000, 300_000))).toBe(before);
});

it('says that it was derived, where it was', () => {
  const said = (basic: number) =>
    rentedSalaryIssues(
      year,
      { salary: { hra: { basic_salary: basic } } } as Itr2,
      file('1', 300_000, 300_000),
    );
  expect(said(600_000).map((i) => [i.path, i.severity, english(i.message)])).toEqual([
    [
      'ScheduleS.Section10_13A.Sal40Or50Per',
      'warning',
      'The file has neither basic salary nor dearness allowance: 600000 for both was derived from it and entered as basic salary; split it',
    ],
  ]);
  expect(said(600_001)).toEqual([]);
  expect(rentedSalaryIssues(year, {} as Itr2, file('1', 0, 0))).toEqual([]);
});
