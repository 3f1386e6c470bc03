import { expect, test } from 'vitest';
import { columnsOf, type SheetRow } from '../../shared/tds/sheets.ts';
import { cellText, columnLabel } from './changeText.ts';

const columns = columnsOf('26Q', 'deductees');
const money = columns.find((column) => column.kind === 'money')!;
const row = { id: 'r1', [money.key]: 1_23_456_50 } as unknown as SheetRow;

test('a column is named as in the table; one that the form does not have has no name', () => {
  expect(columnLabel('26Q', 'deductees', money.key)).toBe(money.label);
  expect(columnLabel('26Q', 'challans', 'name')).toBe('');
});

test('paise are shown as rupees with lakhs, an absent row or cell as nothing', () => {
  expect(cellText('26Q', 'deductees', row, money.key, [])).toBe('1,23,456.50');
  expect(cellText('26Q', 'deductees', undefined, money.key, [])).toBe('');
  expect(cellText('26Q', 'deductees', { id: 'r1' } as SheetRow, money.key, [])).toBe('');
});
