import { expect, it } from 'vitest';
import {
  coverage,
  financialYearOfPeriod,
  gstYears,
  isAhead,
  isPeriod,
  isQuarterEnd,
  lastDay,
  notBefore,
  parsePeriod,
  periodName,
  periodOrder,
  periodsOfYear,
  portalPeriod,
  quarterEnd,
  shiftPeriod,
} from './periods.ts';

it.each([
  ['04-2025', '04-2025'],
  ['4/2025', '04-2025'],
  ['04.2025', '04-2025'],
  ['04 2025', '04-2025'],
  ['042025', '04-2025'],
  ['2025-04', '04-2025'],
  ['2025-4', '04-2025'],
  ['Apr-25', '04-2025'],
  ["apr'25", '04-2025'],
  ['April 2025', '04-2025'],
  ['Sept 2025', '09-2025'],
  ['September, 2025', '09-2025'],
  [' MAR 26 ', '03-2026'],
  ['07-2017', '07-2017'],
  ['01-2017', '01-2017'],
  ['12-2099', '12-2099'],
])('%s is the period %s', (text, period) => expect(parsePeriod(text)).toBe(period));

it.each([
  '',
  '00-2025',
  '13-2025',
  '04-2016',
  '01-2100',
  '2025',
  '04-25',
  'Ap 2025',
  'Septembers 2025',
  'Marketing 25',
  'April 025',
  '04-2025 r',
])('%s is no period', (text) => expect(parsePeriod(text)).toBeUndefined());

it('only the product’s own writing is a period', () => {
  expect(isPeriod('04-2025')).toBe(true);
  for (const other of ['4-2025', '042025', '13-2025', 'Apr-25', 42025, undefined])
    expect(isPeriod(other)).toBe(false);
});

it('orders periods by time, not as text', () => {
  expect(periodOrder('12-2024')).toBeLessThan(periodOrder('01-2025'));
  expect([notBefore('01-2025', '12-2024'), notBefore('12-2024', '12-2024')]).toEqual([true, true]);
  expect(notBefore('12-2024', '01-2025')).toBe(false);
  expect(portalPeriod('04-2025')).toBe('042025');
});

it('goes over the turn of the year, and knows the last day of a leap February', () => {
  expect(shiftPeriod('11-2025', 3)).toBe('02-2026');
  expect(shiftPeriod('01-2026', -1)).toBe('12-2025');
  expect([lastDay('02-2024'), lastDay('02-2025'), lastDay('12-2025')]).toEqual([
    '2024-02-29',
    '2025-02-28',
    '2025-12-31',
  ]);
});

it('quarters end with June, September, December and March', () => {
  const ends = periodsOfYear('2025-26').map(quarterEnd);
  expect(ends.map((end) => Number(end.slice(0, 2)))).toEqual([6, 6, 6, 9, 9, 9, 12, 12, 12, 3, 3, 3]);
  expect(ends.at(-1)).toBe('03-2026');
  expect(periodsOfYear('2025-26').filter(isQuarterEnd)).toEqual(['06-2025', '09-2025', '12-2025', '03-2026']);
});

it('a period is ahead once its month, or the quarter it ends, is still to begin', () => {
  const ahead = (period: string) => isAhead(period, '2025-11-30');
  expect(['11-2025', '10-2025', '12-2025'].map(ahead)).toEqual([false, false, false]);
  expect(['01-2026', '02-2026', '03-2026'].map(ahead)).toEqual([true, true, true]);
  // November in October: of the same quarter, not its end
  expect(isAhead('11-2025', '2025-10-31')).toBe(true);
  expect(isAhead('12-2025', '2025-10-01')).toBe(false);
});

it('a quarterly return covers three months, a monthly one its own', () => {
  expect(coverage('06-2025', 'quarterly')).toEqual({ from: '2025-04-01', to: '2025-06-30' });
  expect(coverage('03-2026', 'quarterly')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  // the first two months of a quarter are invoices sent ahead (IFF)
  expect(coverage('05-2025', 'quarterly')).toEqual({ from: '2025-05-01', to: '2025-05-31' });
  expect(coverage('06-2025', 'monthly')).toEqual({ from: '2025-06-01', to: '2025-06-30' });
});

it('is named by month, or by the months of its quarter', () => {
  expect(periodName('04-2025')).toBe('April 2025');
  expect(periodName('06-2025', 'quarterly')).toBe('April-June 2025');
  expect(periodName('05-2025', 'quarterly')).toBe('May 2025');
  expect(periodName('12-2025')).toBe('December 2025');
});

it('years run from April, the first one with GST is 2017-18', () => {
  expect([financialYearOfPeriod('03-2025'), financialYearOfPeriod('04-2025')]).toEqual([
    '2024-25',
    '2025-26',
  ]);
  expect(periodsOfYear('2025-26')).toHaveLength(12);
  expect([periodsOfYear('2025-26')[0], periodsOfYear('2025-26')[11]]).toEqual(['04-2025', '03-2026']);
  expect(gstYears('2019-03-31')).toEqual(['2018-19', '2017-18']);
  expect(gstYears('2019-04-01')[0]).toBe('2019-20');
});
