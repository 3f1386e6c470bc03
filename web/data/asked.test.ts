import { expect, it } from 'vitest';
import { askedFor } from './asked.ts';

const years = ['2026-27', '2025-26'] as const;
it.each([
  [null, { value: '2026-27' }],
  ['', { value: '2026-27' }],
  ['2025-26', { value: '2025-26' }],
  // Never silently the usual year: the page says what it was asked for.
  ['2031-32', { value: '2026-27', unknown: '2031-32' }],
  ['2025-2026', { value: '2026-27', unknown: '2025-2026' }],
])('a year of %j', (said, found) => expect(askedFor(said, years, '2026-27')).toEqual(found));
