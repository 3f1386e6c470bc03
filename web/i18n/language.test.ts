import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hindiOf, inLanguage, loadRooms, setLanguage } from './language.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(() => vi.unstubAllGlobals());

it('loads dictionaries only for Hindi: those asked for before, and each asked for since', async () => {
  await loadRooms(['drive']);
  expect(hindiOf('Trash')).toBeUndefined();
  expect(inLanguage('/a.pdf')).toBe('/a.pdf');
  await setLanguage('hi');
  expect(hindiOf('Trash')).toMatch(/[\u0900-\u097f]/);
  expect(document.documentElement.lang).toBe('hi');
  expect(hindiOf('All devices of your plan are in use')).toBeUndefined();
  await loadRooms(['auth', 'no such room']);
  expect(hindiOf('All devices of your plan are in use')).toMatch(/[\u0900-\u097f]/);
  expect([inLanguage('/a.pdf'), inLanguage('/a.pdf?b=1')]).toEqual([
    '/a.pdf?language=hi',
    '/a.pdf?b=1&language=hi',
  ]);
  await setLanguage('en');
});
