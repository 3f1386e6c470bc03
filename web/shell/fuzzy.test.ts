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

test('ranks a text that begins with it, then a word, then the middle of a word, then letters apart', () => {
  const ranked = (typed: string, ...texts: string[]) =>
    texts.toSorted((a, b) => fuzzyScore(typed, b)! - fuzzyScore(typed, a)!);
  for (const best of [
    ['Tax paid', 'My tax', 'Income tax', 'Syntax', 'Tour a box'],
    ['Tax paid', 'Form (tax)', 'Syntax'],
    ['Tax paid', 'GST/tax', 'Syntax'],
    ['Tax paid', 'Non-tax', 'Syntax'],
  ]) {
    expect(ranked('tax', ...best)).toEqual(best);
    expect(ranked('tax', ...best.toReversed())).toEqual(best);
  }
  // Of letters apart: beginnings of words, then neighbours, then the rest.
  const apart = ['Go Long Bank', 'Global rib', 'Guile rob'];
  expect(ranked('glb', ...apart.toReversed())).toEqual(apart);
  // One place further on is one point less.
  expect(fuzzyScore('tax', 'a tax')! - fuzzyScore('tax', 'an tax')!).toBe(1);
});
