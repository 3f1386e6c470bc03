import { expect, it } from 'vitest';
import { placeOf, refusedText } from './places.ts';

it('a refused line is told by the line of the file or the row and column of its table', () => {
  expect(refusedText('line 12', 'This is required')).toBe('Line 12: This is required');
  expect(refusedText('deductees.3 Section code', 'Choose one')).toBe(
    'Deductees, row 3: Section code: Choose one',
  );
  expect(refusedText('challans.1', 'Choose one')).toBe('Challans, row 1: Choose one');
  expect(refusedText('file', 'Upload the text file')).toBe('Upload the text file');
});

it('a path leads to a row of a table or a field of the head', () => {
  expect(placeOf('salaries.4.pan')).toEqual({ table: 'salaries', row: 4, key: 'pan' });
  expect(placeOf('deductees')).toEqual({ table: 'deductees' });
  expect(placeOf('deductor.tan')).toEqual({ key: 'tan' });
  expect(placeOf('file')).toEqual({});
});
