import { expect, test } from 'vitest';
import { datesAhead } from './calendar.ts';

const on = (today: string, days?: number) => datesAhead(today, days).map((d) => [d.on, d.text, d.params]);

test('late November: GSTR-1 and 3B of November, deposit of November, advance tax, transfer pricing, belated returns', () => {
  const found = on('2026-11-20');
  expect(found).toContainEqual([
    '2026-11-20',
    '{form} for {period}',
    expect.objectContaining({ form: 'GSTR-3B' }),
  ]);
  expect(found).toContainEqual([
    '2026-11-30',
    'Income-tax return with transfer-pricing report, AY {year}',
    { year: '2026-27' },
  ]);
  expect(found).toContainEqual(['2026-12-07', 'Deposit of tax deducted in {period}', expect.anything()]);
  expect(found).toContainEqual([
    '2026-12-11',
    '{form} for {period}',
    expect.objectContaining({ form: 'GSTR-1' }),
  ]);
  expect(found).toContainEqual([
    '2026-12-15',
    'Advance tax for {year}: {share} payable by this date',
    { year: '2026-27', share: '75%' },
  ]);
  expect(found).toContainEqual([
    '2026-12-31',
    'Last day for a belated return, AY {year}',
    { year: '2026-27' },
  ]);
});

test('tax deducted in March is deposited by 30 April', () => {
  expect(on('2026-04-10')).toContainEqual([
    '2026-04-30',
    'Deposit of tax deducted in {period}',
    expect.anything(),
  ]);
});

test('dates come in order, none before today', () => {
  const dates = datesAhead('2026-07-12').map((d) => d.on);
  expect(dates).toEqual([...dates].sort());
  expect(dates[0]! >= '2026-07-12').toBe(true);
});

test('in May: statements of the last quarter of the year before (rule 31A: 31 May)', () => {
  expect(on('2026-05-20')).toContainEqual([
    '2026-05-31',
    'TDS statements for {quarter} of {year}',
    { quarter: 'Q4', year: '2025-26' },
  ]);
});
