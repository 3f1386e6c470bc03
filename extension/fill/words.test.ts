import { describe, expect, test } from 'vitest';
import { readMap } from '../portals/itr/maps/map.ts';
import { meaningOf, type Vocabulary } from './match.ts';
import { certain, likeness } from './words.ts';

describe('captions as words', () => {
  test.each([
    ['(ia) Salary as per section 17(1)', 'Salary u/s 17(1)'],
    ['(i) Gross Salary (ia + ib + ic)', 'Gross salary'],
    ['Flat/ Door/ Block No.*', 'Flat, door or block number'],
    ['Tax Deduction Account Number (TAN) of the Employer', 'TAN of the employer'],
  ])('%s is %s', (a, b) => expect(likeness(a, b)).toBe(1));

  test.each([
    ['Salary as per section 17(1)', 'Value of perquisites as per section 17(2)'],
    ['Name of the Deductor', 'Name of the employer'],
    ['First name', 'First name of father'],
    ['PIN code', 'PAN'],
  ])('%s is not surely %s', (a, b) => expect(likeness(a, b)).toBeLessThan(certain));
});

const words: Vocabulary = {
  titles: ['Personal Information'],
  fields: [
    { json: 'A.First', labels: ['First name'], under: [['Personal details']], list: '' },
    { json: 'B.Rep', labels: ['Name of the representative'], under: [['Representative']], list: '' },
  ],
};

test('a lone match under another block’s or person’s heading is not the field', () => {
  expect(meaningOf(['First name'], ['Personal details'], '', words).json).toBe('A.First');
  expect(meaningOf(['First name'], ['Representative'], '', words)).toEqual({});
  expect(meaningOf(['First name'], ['Details of nominee'], '', words)).toEqual({});
  expect(meaningOf(['First name'], ['Something new'], '', words)).toEqual({ doubt: 'A.First' });
});

test('a portal map with a personal value is refused whole', () => {
  const map = (caption: string) =>
    JSON.stringify({
      format: 'karsetu-portal-map/1',
      form: 'itr1',
      years: ['2026-27'],
      fields: { 'A.B': { from: 'taught', learned: { caption } } },
    });
  expect(readMap(map('First name')).ok).toBe(true);
  expect(readMap(map('ABCPE1234F')).ok).toBe(false);
});
