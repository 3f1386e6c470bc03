import { describe, expect, test } from 'vitest';
import { readMap } from '../../shared/portal-maps.ts';
import { kept } from '../../shared/testing/kept.ts';
import type { Vocabulary } from './match.ts';
import * as allMatch from './match.ts';
import * as allWords from './words.ts';

const { meaningOf, asksInUnits, certain, isTotals, likeness, wordsOf } = kept(allMatch, allWords);

describe('captions as words', () => {
  test.each([
    ['(ia) Salary as per section 17(1)', 'Salary u/s 17(1)'],
    ['(i) Gross Salary (ia + ib + ic)', 'Gross salary'],
    ['Flat/ Door/ Block No.*', 'Flat, door or block number'],
    ['Tax Deduction Account Number (TAN) of the Employer', 'TAN of the employer'],
    ['D.O.B.', 'Date of Birth'],
    ['A.Y.', 'Assessment Year'],
    ['Loss b/f', 'Loss brought forward'],
    ['LTCG u/s 112A', 'Long-term capital gains under section 112A'],
    ['P & L a/c', 'Profit and loss account'],
    ['% of share', 'Percentage of share'],
    ['Tax ded. at source', 'Tax deducted at source'],
    ['Ack. No. of Form 10IA filed', 'Acknowledgement number of Form 10-IA filed'],
    ['Chln. Sl. No.', 'Serial number of challan'],
    ['Rate (in %)', 'Rate'],
  ])('%s is %s', (a, b) => expect(likeness(a, b)).toBe(1));

  test.each([
    ['Salary as per section 17(1)', 'Value of perquisites as per section 17(2)'],
    ['Name of the Deductor', 'Name of the employer'],
    ['First name', 'First name of father'],
    ['PIN code', 'PAN'],
    ['STCG', 'LTCG'],
    ['Loss b/f', 'Loss c/f'],
    ['D.O.B.', 'D.O.B. of the spouse'],
    ['Name of the constructor', 'Name of the employer'],
    [
      'Increase in profit or decrease in loss because of deviation',
      'Decrease in the profit or increase in loss because of deviation',
    ],
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

test('a row of totals is told from a party whose name begins so', () => {
  const totals = [
    'Total',
    'TOTALS',
    'Grand total',
    'Sub-total:',
    'Total (1+2)',
    'Total tax deducted',
    'Total in Rs.',
  ];
  for (const words of totals) expect(isTotals(words), words).toBe(true);
  for (const words of ['Total Gases', 'Totaline Tools', 'Subtotal Software Pvt Ltd', 'Grand Hotels', ''])
    expect(isTotals(words), words).toBe(false);
});

test('of fields with one label the heading says which; without a heading none is taken', () => {
  const names: Vocabulary = {
    titles: ['Personal Information'],
    fields: ['Employer', 'Buyer', 'Tenant'].map((who) => ({
      json: who,
      labels: ['Name'],
      under: [[who]],
      list: '',
    })),
  };
  expect(meaningOf(['Name'], ['Buyer'], '', names)).toEqual({ json: 'Buyer' });
  expect(meaningOf(['Name'], ['Tenant'], '', names)).toEqual({ json: 'Tenant' });
  expect(meaningOf(['Name'], [], '', names)).not.toHaveProperty('json');
});

test('of two fields of a group with much the same label the one that has it to the word is meant', () => {
  const label = 'Amount of tax deducted at source by the employer';
  const alike: Vocabulary = {
    titles: ['Taxes'],
    fields: [label, `${label} in the year`].map((l, i) => ({
      json: `F${i}`,
      labels: [l],
      under: [['Employers']],
      list: '',
    })),
  };
  expect(meaningOf([label], ['Employers'], '', alike)).toEqual({ json: 'F0' });
  expect(meaningOf([`${label} in the year`], ['Employers'], '', alike)).toEqual({ json: 'F1' });
  expect(meaningOf([label], [], '', alike)).not.toHaveProperty('json');
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

test.each([
  ['not JSON', '{', 'The file is not JSON'],
  ['another kind of file', '{"format":"karsetu-outline/1"}', 'The file is not a portal map'],
  ['a form there is not', mapOf({ form: 'itr9' }), 'The portal map has no form'],
  ['no year', mapOf({ years: [] }), 'The portal map has no assessment year'],
  ['a year of another spelling', mapOf({ years: ['2026-2027'] }), 'The portal map has no assessment year'],
  [
    'a field of a dangerous name',
    mapOf({ fields: { 'A.__proto__.B': { from: 'live' } } }),
    'The portal map has a field that cannot be read',
  ],
])('a portal map that is %s is refused by what is wrong', (_, text, reason) => {
  expect(readMap(text)).toEqual({ ok: false, reason });
});

test('a portal map from elsewhere never counts as seen live by more than it says', () => {
  const read = readMap(mapOf({ fields: { 'A.B': { from: 'everything', takes: 'perhaps', byLabel: 'no' } } }));
  expect(read).toEqual({
    ok: true,
    map: {
      format: 'karsetu-portal-map/1',
      form: 'itr1',
      years: ['2026-27'],
      fields: { 'A.B': { from: 'guess' } },
    },
  });
});

function mapOf(more: object): string {
  return JSON.stringify({
    format: 'karsetu-portal-map/1',
    form: 'itr1',
    years: ['2026-27'],
    fields: {},
    ...more,
  });
}

test.each([
  [
    'printed letters before a caption',
    'bii From Deposits (Bank/ Post Office/ Co-operative Society)',
    'From Deposits (Bank/Post Office/Co-operative Society)',
  ],
  [
    'a formula with a star',
    'Full Value of Consideration (Total Sale Value) (4*5)',
    'Full value of consideration (Total sale value)',
  ],
  ['a day with its ending', 'On or before 31st January, 2018', 'On or before 31 January 2018'],
  ['a star of a question that must be answered', 'Name of the Bank*', 'Name of the bank'],
])('%s changes nothing', (_, a, b) => expect(likeness(a, b)).toBe(1));

test('a heading that says the whole name of a group and more is that group, unless it turns it round', () => {
  const abroad: Vocabulary = {
    titles: ['Schedule FA'],
    fields: [
      { json: 'FA.Custody', labels: ['Closing balance'], under: [['Foreign custodial accounts']], list: '' },
      { json: 'FA.Deposit', labels: ['Closing balance'], under: [['Foreign depository accounts']], list: '' },
    ],
  };
  const under = (heading: string) => meaningOf(['Closing balance'], [heading], '', abroad).json;
  expect(under('Details of Foreign Custodial Accounts held (including any beneficial interest)')).toBe(
    'FA.Custody',
  );
  expect(under('Details of Foreign Depository Accounts held')).toBe('FA.Deposit');
  expect(under('Foreign accounts other than Foreign Custodial Accounts')).toBeUndefined();
  expect(under('Foreign Custodial Accounts of the spouse')).toBeUndefined();
});

test('a caption in two scripts is read by its English half, one that mixes them is not', () => {
  expect(wordsOf('पिन कोड / PIN Code')).toEqual(wordsOf('PIN Code'));
  expect(wordsOf('Town/City (शहर)')).toEqual(wordsOf('Town/City'));
  // "PAN of the wife" is no PAN.
  expect(wordsOf('पत्नी का PAN')).not.toEqual(wordsOf('PAN'));
});

test('columns of the form and plurals in brackets are no words of a caption', () => {
  expect(wordsOf('TDS credit out of (5) claimed this year')).toEqual(
    wordsOf('TDS credit out of claimed this year'),
  );
  expect(wordsOf('PAN of Tenant(s)')).toEqual(wordsOf('PAN of Tenant'));
});

test('amounts asked for in lakhs are told from amounts named in lakhs', () => {
  for (const caption of [
    'Cash in hand (₹ in lakh)',
    'Turnover in Rs. crores',
    'Investment (in thousands)',
    'Rs. in lakhs',
  ])
    expect(asksInUnits(caption), caption).toBe(true);
  for (const caption of [
    'Have you deposited amount exceeding Rs. 1 Crore in one or more current accounts?',
    'Interest in excess of 50 lakh',
    'Income from house property in India',
  ])
    expect(asksInUnits(caption), caption).toBe(false);
});
