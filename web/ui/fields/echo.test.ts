import { expect, it } from 'vitest';
import { echoes } from './echo.ts';

it('knows its own words when they come back late, each once', () => {
  const { told, isOwn } = echoes();
  told('d');
  told('de');
  // "d" comes back when "de" was typed already: it must not take the "e" away.
  expect(isOwn('d')).toBe(true);
  expect(isOwn('de')).toBe(true);
  // Later the same value is a choice made elsewhere, Back for example.
  expect(isOwn('de')).toBe(false);
});

it('takes a value from outside, and words in between that never came back', () => {
  const { told, isOwn } = echoes();
  told('d');
  told('de');
  expect(isOwn('de')).toBe(true);
  expect(isOwn('d')).toBe(false);
  told('deccan');
  expect(isOwn('')).toBe(false);
  expect(isOwn('deccan')).toBe(false);
});
