import { expect, test } from 'vitest';
import { fuzzyScore } from './fuzzy.ts';

test('letters in order match, others do not', () => {
  expect(fuzzyScore('acs', 'Account Settings')).toBeDefined();
  expect(fuzzyScore('sca', 'Account Settings')).toBeUndefined();
});

test('a word start beats the middle of a word, and that beats scattered letters', () => {
  const start = fuzzyScore('set', 'Account Settings')!;
  const middle = fuzzyScore('ett', 'Account Settings')!;
  const scattered = fuzzyScore('asg', 'Account Settings')!;
  expect(start).toBeGreaterThan(middle);
  expect(middle).toBeGreaterThan(scattered);
});

test('nothing typed matches everything', () => {
  expect(fuzzyScore('  ', 'anything')).toBe(0);
});
