import { describe, expect, test } from 'vitest';
import { computeTax, type TaxInput } from '../tax/index.ts';
import { kept } from '../testing/kept.ts';
import type { EstimateFacts } from './heads.ts';
import * as allHeads from './heads.ts';

const { estimateDeductionRows, estimateHeadRows, estimateInput } = kept(allHeads);

/** A return of AY 2026-27: salary, a let house, business, gains of two kinds, interest and dividends. */
const before: TaxInput = {
  assessmentYear: '2026-27',
  regime: 'new',
  form: 'ITR-3',
  assessee: { type: 'individual', dateOfBirth: '1980-05-01' },
  filing: { section: '139(1)', filedOn: '2026-07-20' },
  salary: { employers: [{ salary: 12_00_000 }] },
  houseProperty: { properties: [{ use: 'let-out', annualLettableValue: 2_00_000 }] },
  business: { books: [{ label: 'Trade', netProfit: 5_00_000 }] },
  capitalGains: {
    totals: [
      { bucket: '112A-12.5', gain: 3_00_000, byInstalment: [0, 1_00_000, 2_00_000, 0, 0] },
      { bucket: 'stcg-slab', gain: 40_000 },
    ],
  },
  otherSources: {
    savingsInterest: 10_000,
    depositInterest: 90_000,
    dividends: { amount: 50_000, buyBack: 20_000 },
  },
  deductions: { '80C': 1_50_000 },
  taxesPaid: { tds: 1_10_000, payments: [{ date: '2025-12-10', amount: 40_000 }] },
};
const last = computeTax(before);
const input = (facts: EstimateFacts = {}, books?: number) =>
  estimateInput('2027-28', { type: 'individual' }, facts, last, books);
const totalOf = (facts: EstimateFacts = {}, books?: number) => computeTax(input(facts, books)).totalIncome;
const head = (id: string, facts: EstimateFacts = {}, books?: number) =>
  estimateHeadRows('2025', facts, last, books).find((row) => row.id === id);

describe('an estimate from last year’s return', () => {
  // 12,00,000 - 75,000 + 1,40,000 + 5,00,000 + 3,00,000 + 40,000 + 1,00,000 + 30,000 (a buy-back is no dividend now)
  test('carries each head as it was', () => expect(totalOf()).toBe(22_35_000));

  test('without filing, taxes paid or form of last year', () => {
    const { filing, taxesPaid, form } = input();
    expect([filing, taxesPaid, form]).toEqual([undefined, undefined, undefined]);
  });

  test('keeps the periods of gains', () =>
    expect(input().capitalGains?.totals?.find(({ bucket }) => bucket === '112A-12.5')).toEqual({
      bucket: '112A-12.5',
      gain: 3_00_000,
      byInstalment: [0, 1_00_000, 2_00_000, 0, 0],
    }));

  test.each<[EstimateFacts, number]>([
    [{ heads: { salary: 15_00_000 } }, 25_35_000],
    [{ heads: { house_property: 0 } }, 20_95_000],
    [{ heads: { business: 8_00_000 } }, 25_35_000],
    [{ heads: { business: 0 } }, 17_35_000],
    [{ heads: { ltcg_112a: 0, stcg_other: 0 } }, 18_95_000],
    [{ heads: { interest: 0 } }, 21_35_000],
    [{ heads: { dividend: 1_30_000 } }, 23_35_000],
    [{ periods: { dividend: [0, 0, 0, 1_30_000, 0] } }, 23_35_000],
    [{ heads: { other: 10_000 } }, 22_45_000],
    [{ heads: { lottery: 1_00_000 } }, 23_35_000],
    [{ heads: { virtual_assets: 1_00_000 } }, 23_35_000],
    [{ periods: { virtual_assets: [0, 0, 60_000, 40_000, 0] } }, 23_35_000],
    [{ heads: { presumptive_44ada: 4_00_000 } }, 26_35_000],
    // the old regime: 50,000 instead of 75,000, and 1,50,000 u/s 123
    [{ regime: 'old' }, 21_10_000],
    [{ regime: 'old', deductions: { '80C': 0 } }, 22_60_000],
    // s.126 (80D): 25,000 at most for a family below 60, 50,000 for a parent of 60 or more, 25,000 for younger parents
    [{ regime: 'old', deductions: { '80D': 40_000 } }, 20_85_000],
    [{ regime: 'old', deductions: { '80D': 20_000, '80D_senior_parents': 60_000 } }, 20_40_000],
    [{ regime: 'old', deductions: { '80D_parents': 60_000 } }, 20_85_000],
    // s.133 (80G): half of 40,000; s.153 (80TTA): at most 10,000; s.124: 50,000 beyond s.123
    [{ regime: 'old', deductions: { '80G': 40_000 } }, 20_90_000],
    [{ regime: 'old', deductions: { '80TTA': 15_000 } }, 21_00_000],
    [{ regime: 'old', deductions: { '80CCD(1B)': 60_000, '80E': 30_000 } }, 20_30_000],
    // the new regime takes none of them
    [{ deductions: { '80C': 1_00_000, '80D': 20_000 } }, 22_35_000],
  ])('takes what is typed: %o', (facts, total) => expect(totalOf(facts)).toBe(total));

  test('the trial balance stands for the business where it is asked', () => {
    expect(totalOf({ use_books: true }, 6_00_000)).toBe(23_35_000);
    expect(totalOf({}, 6_00_000)).toBe(22_35_000);
    expect(head('business', { use_books: true }, 6_00_000)).toMatchObject({
      last_year: 5_00_000,
      amount: 6_00_000,
      source: 'books',
    });
    expect(head('business', { use_books: true, heads: { business: 7_00_000 } }, 6_00_000)).toMatchObject({
      amount: 7_00_000,
      source: 'typed',
    });
  });

  test('a business begun in the year counts from the day it began to earn: no earlier instalment', () =>
    expect(input({ new_business: true }).business?.firstYear).toBe(true));

  test('shows last year’s figure, the amount taken and the section of the Act of the year', () => {
    expect(head('dividend')).toMatchObject({
      last_year: 30_000,
      amount: 30_000,
      source: 'last_year',
      section: '92',
    });
    expect(head('interest')).toMatchObject({ last_year: 1_00_000 });
    expect(head('other')).toMatchObject({ last_year: 0, amount: 0 });
    expect(head('ltcg_112a')).toMatchObject({ last_year: 3_00_000, section: '198' });
    expect(head('salary', { heads: { salary: 1 } })).toMatchObject({
      last_year: 12_00_000,
      amount: 1,
      source: 'typed',
    });
  });
});

test('last year’s claims stand beside what is typed, under the section of the Act of the year', () => {
  const rows = estimateDeductionRows('2025', last);
  expect(rows.find(({ id }) => id === '80C')).toMatchObject({ last_year: 1_50_000, section: '123' });
  expect(rows.find(({ id }) => id === '80D')).toMatchObject({ last_year: 0, section: '126' });
  expect(estimateDeductionRows('2025', undefined)[0]).toMatchObject({ last_year: null });
});

test('a family of a senior may deduct 50,000 (s.126)', () =>
  expect(
    estimateInput(
      '2027-28',
      { type: 'individual', dateOfBirth: '1960-01-01' },
      { deductions: { '80D': 60_000 } },
    ).deductions?.['80D']?.self,
  ).toEqual({ senior: true, premium: 60_000 }));

test('losses left over come into the year', () => {
  const lost = computeTax({ ...before, business: { books: [{ label: 'Trade', netProfit: -20_00_000 }] } });
  const carried = lost.lossesCarriedForward.find(({ kind }) => kind === 'business');
  expect(carried?.amount).toBeGreaterThan(0);
  expect(estimateInput('2027-28', { type: 'individual' }, {}, lost).broughtForward).toContainEqual(carried);
});

test('without a return of last year every head begins empty', () => {
  const facts: EstimateFacts = { heads: { business: 20_00_000 } };
  const made = estimateInput('2027-28', { type: 'huf' }, facts);
  expect(made.assessee).toEqual({ type: 'huf' });
  expect(computeTax(made).totalIncome).toBe(20_00_000);
  expect(
    estimateHeadRows('2025', facts, undefined, undefined).find(({ id }) => id === 'salary'),
  ).toMatchObject({
    last_year: null,
    amount: 0,
    source: 'none',
  });
  expect(() => estimateInput('2031-32', { type: 'huf' }, {})).toThrow(/2031-32/);
});
