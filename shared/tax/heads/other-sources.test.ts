import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { OtherSourcesInput } from '../inputs/other-sources.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

const sources = (otherSources: OtherSourcesInput, overrides: Partial<TaxInput> = {}) =>
  taxed({ otherSources, ...overrides });

describe('other sources', () => {
  test.each([
    ['2026-27', 'new', 90_000, 25_000], // ITR-1 rule A-223
    ['2026-27', 'new', 60_000, 20_000],
    ['2026-27', 'old', 90_000, 15_000], // rule A-54
    ['2025-26', 'new', 90_000, 25_000],
    ['2024-25', 'new', 90_000, 15_000],
    ['2026-27', 'old', 30_000, 10_000],
  ] as const)(
    'AY %s, %s regime: family pension %i, deduction %i (s.57(iia))',
    (assessmentYear, regime, familyPension, deduction) => {
      const result = sources({ familyPension }, { assessmentYear, regime });
      expect(result.otherSources).toMatchObject({
        familyPensionDeduction: deduction,
        income: familyPension - deduction,
      });
    },
  );

  test.each([
    [10_000, 90_000],
    [30_000, 80_000], // at most a fifth
  ])('dividend of 1,00,000 with interest expense %i: %i (s.57 proviso)', (interestExpense, income) => {
    expect(sources({ dividends: { amount: 1_00_000, interestExpense } }).otherSources.income).toBe(income);
  });

  // a fifth of the 40,000 that are not of a buy-back
  test('nothing is deducted from the dividend of a buy-back (s.57, second proviso)', () => {
    const dividends = { amount: 1_00_000, buyBack: 60_000, interestExpense: 30_000 };
    expect(sources({ dividends }).otherSources.income).toBe(92_000);
  });

  test('half of interest on enhanced compensation (s.57(iv))', () => {
    expect(sources({ compensationInterest: 1_00_001 }).otherSources.income).toBe(50_000);
  });

  test('everything at normal rates adds up', () => {
    const result = sources({
      savingsInterest: 1,
      depositInterest: 20,
      refundInterest: 300,
      otherInterest: 4_000,
      gifts: 50_000,
      other: [{ label: 'Lease of a well', amount: 6_00_000 }],
      plantRent: 70_00_000,
      plantExpenses: 20_00_000,
      expenses: 21,
      passThrough: 100,
      retirementAccount: 5_000,
      relief89A: 3_000,
    });
    expect(result.otherSources.income).toBe(
      1 + 20 + 300 + 4_000 + 50_000 + 6_00_000 + 50_00_000 - 21 + 100 + 2_000,
    );
  });

  test.each([
    ['115BB', 30_000],
    ['115BBJ', 30_000],
    ['115BBE', 60_000],
    ['115BBF', 10_000],
    ['115BBG', 10_000],
    ['115A(1)(a)(i)', 20_000],
    ['115A(1)(b)', 20_000],
    ['115BBA', 20_000],
    ['115E(a)', 20_000],
  ] as const)('%s: 1,00,000 bears %i', (code, tax) => {
    expect(sources({ special: [{ code, amount: 1_00_000 }] }).tax.atSpecialRates).toBe(tax);
  });

  test('a treaty rate replaces the Act’s', () => {
    const result = sources({ special: [{ code: '115A(1)(a)(i)', amount: 1_00_000, rate: 1_000 }] });
    expect(result.tax.atSpecialRates).toBe(10_000);
  });
});
