import { expect, it } from 'vitest';
import { readTdsAddress } from './address.ts';

const read = (form: string, query: string) => readTdsAddress(form, new URLSearchParams(query));

it('names form, year, quarter and correction; without a year the current one', () => {
  expect(read('24q', 'year=2025-2026&quarter=Q3&correction=2')).toEqual({
    form: '24Q',
    year: '2025-2026',
    quarter: 'Q3',
    correction: 2,
  });
  expect(read('24q', 'year=2025-2026&quarter=Q3&registration=r2')).toMatchObject({ registration: 'r2' });
  // Form 138 takes the place of 24Q from 1 April 2026.
  expect(read('24q', '')).toEqual({ form: '138', year: '2026-2027', quarter: 'Q1', correction: 0 });
});

it.each([
  ['24q', 'year=2031-2032', '2031-2032'],
  ['24q', 'year=2025-26', '2025-26'],
  ['24q', 'year=2025-2026&quarter=Q5', 'Q5'],
  ['25q', 'year=2025-2026&quarter=Q1', '25q'],
  ['24q', 'year=2025-2026&quarter=Q1&correction=x', 'x'],
])('%s?%s names nothing we know: it is told, never another statement', (form, query, unknown) => {
  expect(read(form, query)).toEqual({ unknown });
});
