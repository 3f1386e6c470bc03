import { describe, expect, test } from 'vitest';
import { compareRegimes, computeTax } from './index.ts';
import type { TaxInput } from './model/types.ts';
import { person, taxed } from './testing.ts';

describe('whole returns', () => {
  /** A salaried person with a house loan and usual savings, both regimes worked by hand. */
  const salaried: TaxInput = person({
    salary: {
      employers: [
        {
          category: 'other',
          salary: 18_00_000,
          basicAndDa: 9_00_000,
          professionalTax: 2_400,
          hra: [
            { months: 12, basicAndDa: 9_00_000, hraReceived: 3_60_000, rentPaid: 3_00_000, metro: false },
          ],
        },
      ],
    },
    houseProperty: { properties: [{ use: 'self-occupied', interest: 2_40_000 }] },
    otherSources: { savingsInterest: 12_000, depositInterest: 40_000 },
    deductions: {
      '80C': 1_60_000,
      '80CCD(1B)': 50_000,
      '80CCD(2)': 90_000,
      '80D': { self: { premium: 22_000, preventive: 5_000 } },
      '80TTA': 12_000,
    },
    taxesPaid: { tds: 1_50_000 },
  });

  test('old regime', () => {
    const result = computeTax({ ...salaried, regime: 'old' });
    // HRA 3,00,000 - 90,000 = 2,10,000; salary 18,00,000 - 2,10,000 - 50,000 - 2,400
    expect(result.salary.income).toBe(15_37_600);
    expect(result.houseProperty.income).toBe(-2_00_000);
    expect(result.grossTotalIncome).toBe(13_89_600);
    // 1,50,000 + 50,000 + 90,000 + 25,000 + 10,000
    expect(result.totalDeductions).toBe(3_25_000);
    expect(result.totalIncome).toBe(10_64_600);
    // 1,12,500 + 30% of 64,600 = 1,31,880; cess 5,275.20
    expect(result.tax).toMatchObject({ total: 1_31_880, cess: 5_275, net: 1_37_155 });
    expect(result).toMatchObject({ balancePayable: 0, refund: 12_850 }); // 12,845 to the nearest ten (s.288B)
  });

  test('new regime', () => {
    const result = computeTax(salaried);
    expect(result.salary.income).toBe(17_25_000);
    expect(result.grossTotalIncome).toBe(17_77_000);
    expect(result.totalDeductions).toBe(90_000);
    expect(result.totalIncome).toBe(16_87_000);
    // 1,20,000 + 20% of 87,000
    expect(result.tax).toMatchObject({ total: 1_37_400, cess: 5_496, net: 1_42_896 });
    expect(result.refund).toBe(7_100);
  });

  test('side by side: the old regime is cheaper by 5,741', () => {
    const { difference, better } = compareRegimes(salaried);
    expect({ difference, better }).toEqual({ difference: 1_37_155 - 1_42_896, better: 'old' });
  });

  test('a tie goes to the new regime, the default', () => {
    expect(compareRegimes(person())).toMatchObject({ difference: 0, better: 'new' });
  });

  test('an investor: salary, equity of both halves of FY 2024-25, dividend, brought-forward loss', () => {
    const result = taxed({
      assessmentYear: '2025-26',
      salary: { employers: [{ salary: 20_75_000 }] },
      otherSources: { dividends: { amount: 50_000 } },
      capitalGains: {
        rows: [
          {
            id: 'a',
            asset: 'listed-equity',
            acquiredOn: '2024-01-10',
            soldOn: '2024-06-10',
            saleValue: 3_00_000,
            cost: 2_00_000,
          },
          {
            id: 'b',
            asset: 'listed-equity',
            acquiredOn: '2024-01-10',
            soldOn: '2024-09-10',
            saleValue: 2_00_000,
            cost: 2_60_000,
          },
          {
            id: 'c',
            asset: 'equity-fund',
            acquiredOn: '2017-05-01',
            soldOn: '2024-05-10',
            saleValue: 5_00_000,
            cost: 1_00_000,
            fmv2018: 2_00_000,
          },
          {
            id: 'd',
            asset: 'equity-fund',
            acquiredOn: '2019-05-01',
            soldOn: '2024-12-10',
            saleValue: 4_00_000,
            cost: 2_00_000,
          },
        ],
      },
      broughtForward: [{ assessmentYear: '2022-23', kind: 'long-term', amount: 1_00_000 }],
      taxesPaid: { tds: 3_50_000 },
    });
    // 111A: loss 60,000 of the later half against the 1,00,000 of the earlier: 40,000 at 15%
    // 112A: 3,00,000 at 10%, 2,00,000 at 12.5% less the old loss 1,00,000: 1,00,000, exempt; 25,000 more exempt of the 10% part
    expect(
      result.tax.specialRates.map(({ code, income, taxable, tax }) => [code, income, taxable, tax]),
    ).toEqual([
      ['111A-15', 40_000, 40_000, 6_000],
      ['112A-10', 3_00_000, 2_75_000, 27_500],
      ['112A-12.5', 1_00_000, 0, 0],
    ]);
    expect(result.totalIncome).toBe(24_90_000);
    // slab: 20,50,000: 1,40,000 + 30% of 5,50,000
    expect(result.tax).toMatchObject({
      atNormalRates: 3_05_000,
      total: 3_38_500,
      cess: 13_540,
      net: 3_52_040,
    });
    expect(result.interest).toMatchObject({ s234A: 0, s234B: 0, s234C: 0 });
    expect(result.balancePayable).toBe(2_040);
  });

  test('a doctor under 44ADA in the old regime', () => {
    const result = taxed({
      regime: 'old',
      form: 'ITR-4',
      business: { presumptive44ADA: [{ bank: 48_00_000, cash: 1_00_000 }] },
      otherSources: { savingsInterest: 8_000 },
      deductions: { '80C': 1_50_000, '80TTA': 8_000, '80CCD(1)': 50_000 },
      taxesPaid: { tds: 4_80_000 },
    });
    expect(result.grossTotalIncome).toBe(24_58_000);
    expect(result.totalIncome).toBe(23_00_000);
    // 1,12,500 + 3,90,000 = 5,02,500; cess 20,100; 5,22,600 - 4,80,000 = 42,600
    expect(result.tax.net).toBe(5_22_600);
    // 234C: 42,600 at 1% for March; 234B April to August
    expect(result.interest).toMatchObject({ s234A: 0, s234B: 2_130, s234C: 426 });
    expect(result.balancePayable).toBe(45_160); // 45,156 to the nearest ten
  });

  test('a partnership firm with a long-term gain', () => {
    const result = taxed({
      assessee: { type: 'firm' },
      business: { books: [{ label: 'Trade', netProfit: 20_00_000 }], partners: { remuneration: 6_00_000 } },
      capitalGains: { totals: [{ bucket: '112-12.5', gain: 4_00_000 }] },
    });
    expect(result.business.income).toBe(20_00_000);
    expect(result.tax).toMatchObject({
      atNormalRates: 6_00_000,
      atSpecialRates: 50_000,
      total: 6_50_000,
      gross: 6_76_000,
    });
  });
});
