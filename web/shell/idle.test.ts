import { expect, it } from 'vitest';
import { idleAddress, isIdle } from './idle.ts';

it('is idle from the last minute on, and not when the clock was set back', () => {
  const at = Date.parse('2026-11-23T10:00:00Z');
  expect(isIdle(at, at + 29 * 60_000 + 59_999, 30)).toBe(false);
  expect(isIdle(at, at + 30 * 60_000, 30)).toBe(true);
  expect(isIdle(at, at - 60 * 60_000, 30)).toBe(false);
});

it('leads back to the page that was open', () => {
  expect(idleAddress('/app/itr?page=2')).toBe('/login?idle=1&next=%2Fapp%2Fitr%3Fpage%3D2');
});
