import { expect, it } from 'vitest';
import { fileNameOf, mapIn, titleOf } from './portal-maps.ts';

it('a map is named by form and year', () => {
  expect(titleOf({ form: 'itr1', year: '2026-27' })).toBe('ITR-1, AY 2026-27');
  expect(fileNameOf({ form: 'itr4', year: '2025-26' })).toBe('portal-map-itr4-2025-26.json');
});

it('a file that is no JSON reaches the server as text, to be refused there', () => {
  expect(mapIn('{"form":"itr1"}')).toEqual({ form: 'itr1' });
  expect(mapIn('name,value')).toBe('name,value');
});
