import { expect, test } from 'vitest';
import { adjustmentsOf, closingByName, defaultDate, isInYear, previousOf, takingForm } from './opening.ts';

test('a trial balance is of 31 March of its year, or of today while the year runs', () => {
  expect(defaultDate('2026-27', '2025-04-01')).toBe('2025-04-01');
  expect(defaultDate('2026-27', '2025-11-23')).toBe('2025-11-23');
  expect(defaultDate('2026-27', '2026-03-31')).toBe('2026-03-31');
  expect(defaultDate('2026-27', '2026-04-01')).toBe('2026-03-31');
  expect(defaultDate('2026-27', '2025-03-31')).toBe('2026-03-31');
  expect(isInYear('2025-03-31', '2026-27')).toBe(false);
  expect(isInYear('2025-04-01', '2026-27')).toBe(true);
});

test('what last year held is read in paise, its ledgers found whatever the case of their name', () => {
  const previous = previousOf({
    assessment_year: '2025-26',
    tb_date: '2025-03-31',
    adjustments: { closing_stock: 1200.5, depreciation: 0 },
    ledgers: [
      {
        ledger_name: ' Cash ',
        ledger_group: 'Current Assets',
        opening_balance: 100,
        debit: 50,
        credit: 20.25,
        closing_balance: 129.75,
      },
    ],
  })!;
  expect(previous.label).toBe('FY 2024-25');
  expect(previous.adjustments).toEqual({ closing_stock: 1200_50, depreciation: 0 });
  expect(closingByName(previous)).toEqual(new Map([['cash', 129_75]]));
  expect(closingByName(undefined).size).toBe(0);
  expect(adjustmentsOf(undefined)).toEqual({ closing_stock: 0, depreciation: 0 });
});

test('the accounts of a person or family go into ITR-3, those of a firm into ITR-5, of a company into ITR-6, of a viewed client nowhere', () => {
  const entity = { id: 'e', name: 'Asha', status: 'Sole Proprietorship', canEdit: true };
  expect(takingForm(entity, '2025-26')).toBe('ITR-3');
  expect(takingForm({ ...entity, status: 'HUF' }, '2025-26')).toBe('ITR-3');
  expect(takingForm({ ...entity, status: 'Partnership firm' }, '2026-27')).toBe('ITR-5');
  expect(takingForm({ ...entity, status: 'Private limited domestic company' }, '2026-27')).toBe('ITR-6');
  expect(takingForm({ ...entity, status: 'Trust (ITR 7)' }, '2026-27')).toBeUndefined();
  expect(takingForm({ ...entity, canEdit: false }, '2025-26')).toBeUndefined();
});
