import { describe, expect, test } from 'vitest';
import type { AssessmentYear } from '../../dates.ts';
import { kept } from '../../testing/kept.ts';
import type { DepreciationBlock } from '../inputs/business.ts';
import type { PropertyInput } from '../inputs/house-property.ts';
import type { EmployerInput } from '../inputs/salary.ts';
import type { Regime, TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

const salary = (
  employer: EmployerInput,
  regime: Regime = 'old',
  assessmentYear: AssessmentYear = '2026-27',
) => taxed({ assessmentYear, regime, salary: { employers: [employer] } }).salary;

describe('salaries', () => {
  test.each<[AssessmentYear, Regime, number]>([
    ['2024-25', 'new', 50_000],
    ['2025-26', 'new', 75_000],
    ['2026-27', 'new', 75_000],
    ['2026-27', 'old', 50_000],
  ])('standard deduction, AY %s, %s regime: %i (s.16(ia))', (year, regime, amount) => {
    expect(salary({ salary: 8_00_000 }, regime, year).standardDeduction).toBe(amount);
  });

  test.each<[string, EmployerInput, number]>([
    [
      'government, a fifth of 20,000',
      { salary: 5_00_000, category: 'central-government', basicAndDa: 20_000 },
      4000,
    ],
    ['government, 5,000', { salary: 5_00_000, category: 'state-government' }, 5000],
    ['private', { salary: 5_00_000, category: 'other' }, 0],
  ])('entertainment allowance of 9,000, %s (s.16(ii))', (_, employer, amount) => {
    expect(salary({ ...employer, entertainmentAllowance: 9000 }).entertainmentAllowance).toBe(amount);
  });

  test('house rent by stretches of months: 90,000 received in Delhi, rent over a tenth in Pune (rule 2A)', () => {
    const half = { months: 6, basicAndDa: 2_40_000, hraReceived: 90_000 };
    const hra = [
      { ...half, rentPaid: 1_20_000, metro: true },
      { ...half, rentPaid: 60_000, metro: false },
    ];
    expect(salary({ salary: 9_00_000, hra }).totalExempt).toBe(90_000 + 36_000);
  });

  test.each<[AssessmentYear, Regime, EmployerInput['category'], number]>([
    ['2024-25', 'new', 'other', 1_00_000],
    ['2024-25', 'new', 'state-government', 1_40_000],
    ['2025-26', 'new', 'other', 1_40_000],
    ['2026-27', 'old', 'other', 1_00_000],
    ['2026-27', 'old', 'psu', 1_00_000],
    ['2026-27', 'old', 'central-government', 1_40_000],
  ])('80CCD(2) on 10,00,000, AY %s, %s regime, %s: %i', (assessmentYear, regime, category, amount) => {
    const employers = [{ salary: 15_00_000, basicAndDa: 10_00_000, ...(category ? { category } : {}) }];
    const result = taxed({
      assessmentYear,
      regime,
      salary: { employers },
      deductions: { '80CCD(2)': 2_00_000 },
    });
    expect(result.totalDeductions).toBe(amount);
  });
});

describe('house property', () => {
  const income = (property: PropertyInput, regime: Regime = 'old') =>
    taxed({ regime, houseProperty: { properties: [property] } }).houseProperty.income;
  const own = (loan: PropertyInput['loan'], interest = 1_50_000): PropertyInput => ({
    use: 'self-occupied',
    interest,
    ...(loan ? { loan } : {}),
  });

  test.each<[string, PropertyInput, number]>([
    ['own house, two lakh', own(undefined, 3_50_000), -2_00_000],
    ['repair, 30,000', own({ purpose: 'repair' }), -30_000],
    ['loan before April 1999, 30,000', own({ purpose: 'acquisition', takenOn: '1999-03-31' }), -30_000],
    // five years from the end of FY 2018-19
    [
      'finished in five years',
      own({ purpose: 'construction', takenOn: '2018-05-10', completedOn: '2024-03-31' }),
      -1_50_000,
    ],
    [
      'finished a day later',
      own({ purpose: 'construction', takenOn: '2018-05-10', completedOn: '2024-04-01' }),
      -30_000,
    ],
    [
      'last fifth before completion',
      {
        use: 'let-out',
        annualLettableValue: 3_00_000,
        preConstruction: { total: 5_00_000, completedOn: '2021-10-01' },
      },
      1_10_000,
    ],
    [
      'fifths over',
      {
        use: 'let-out',
        annualLettableValue: 3_00_000,
        preConstruction: { total: 5_00_000, completedOn: '2021-03-31' },
      },
      2_10_000,
    ],
    [
      'half share: taxes shared, interest one’s own',
      {
        use: 'let-out',
        annualLettableValue: 4_00_000,
        municipalTaxes: 40_000,
        share: 5000,
        interest: 50_000,
      },
      76_000,
    ],
  ])('%s (s.24)', (_, property, amount) => {
    expect(income(property)).toBe(amount);
  });

  test('own house in the new regime: nothing (s.115BAC(2)(i))', () => {
    expect(income(own(undefined), 'new')).toBe(0);
  });

  test('a let-out loss of 3,00,000 leaves 1,00,000 to carry, or all of it aside', () => {
    const properties: PropertyInput[] = [
      { use: 'let-out', annualLettableValue: 1_00_000, interest: 3_70_000 },
    ];
    const of = (regime: Regime) =>
      taxed({ regime, houseProperty: { properties }, otherSources: { otherInterest: 10_00_000 } });
    expect(of('old')).toMatchObject({
      grossTotalIncome: 8_00_000,
      lossesCarriedForward: [{ kind: 'house-property', amount: 1_00_000 }],
    });
    expect(of('new')).toMatchObject({ grossTotalIncome: 10_00_000, lossesCarriedForward: [] });
  });
});

describe('business', () => {
  const business = (given: TaxInput['business'], rest: Partial<TaxInput> = {}) =>
    taxed({ ...rest, ...(given ? { business: given } : {}) }).business;

  test.each<[string, NonNullable<TaxInput['business']>, number]>([
    ['44AD: 6 and 8%', { presumptive44AD: [{ bank: 10_00_000, cash: 5_00_000 }] }, 1_00_000],
    ['44ADA: half, the odd rupee up', { presumptive44ADA: [{ bank: 10_00_001, cash: 0 }] }, 5_00_001],
    // 7,500 a month at 12 tonnes, 1,000 a tonne and month above
    [
      '44AE',
      {
        presumptive44AE: [
          { weightKg: 12_000, months: 12 },
          { weightKg: 16_000, months: 5 },
        ],
      },
      1_70_000,
    ],
  ])('%s', (_, given, amount) => {
    expect(business(given).income).toBe(amount);
  });

  const block = (given: Partial<DepreciationBlock>, regime: Regime = 'new') => {
    const blocks = [{ label: 'Plant', rate: 1500, openingWdv: 0, ...given }];
    return business({ books: [{ label: 'Shop', netProfit: 10_00_000, blocks }] }, { regime }).blocks[0]!;
  };

  test.each<[string, Partial<DepreciationBlock>, Regime, number]>([
    ['half the rate under 180 days', { openingWdv: 1_00_000, additionsHalf: 1_00_000 }, 'new', 22_500],
    [
      'a sale eats into the late additions last',
      { openingWdv: 1_00_000, additionsHalf: 1_00_000, sold: 1_50_000 },
      'new',
      3750,
    ],
    ['additional 20%', { additionsFull: 1_00_000, additional: { full: 1_00_000 } }, 'old', 35_000],
    ['none in the new regime', { additionsFull: 1_00_000, additional: { full: 1_00_000 } }, 'new', 15_000],
  ])('depreciation: %s (ss.32, 43(6))', (_, given, regime, amount) => {
    expect(block(given, regime).depreciation).toBe(amount);
  });

  test('a block sold above its value is a short-term gain (s.50(1))', () => {
    expect(block({ openingWdv: 1_00_000, sold: 1_50_000 })).toMatchObject({
      depreciation: 0,
      closingWdv: 0,
      gain: 50_000,
    });
  });

  test.each<[AssessmentYear, number, number]>([
    ['2026-27', 10_00_000, 7_80_000], // 90% of 6 lakh, 60% of 4
    ['2024-25', 10_00_000, 6_90_000], // 90% of 3 lakh, 60% of 7
    ['2026-27', -1_00_000, 3_00_000],
    ['2024-25', 1_00_000, 1_50_000],
  ])('partners’ pay, AY %s, book profit %i: %i (s.40(b)(v))', (assessmentYear, bookProfit, allowed) => {
    const books = [{ label: 'Firm', netProfit: bookProfit - 20_00_000 }];
    const given = { books, partners: { remuneration: 20_00_000 } };
    expect(business(given, { assessmentYear, assessee: { type: 'firm' } }).income).toBe(bookProfit - allowed);
  });
});

test.each<[AssessmentYear, Regime, number, number]>([
  ['2026-27', 'new', 90_000, 25_000],
  ['2026-27', 'new', 60_000, 20_000],
  ['2026-27', 'old', 90_000, 15_000],
  ['2024-25', 'new', 90_000, 15_000],
])(
  'family pension, AY %s, %s regime, %i: less %i (s.57(iia))',
  (assessmentYear, regime, familyPension, less) => {
    const { otherSources } = taxed({ assessmentYear, regime, otherSources: { familyPension } });
    expect(otherSources.familyPensionDeduction).toBe(less);
  },
);
