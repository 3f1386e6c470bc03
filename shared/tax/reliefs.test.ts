import { describe, expect, test } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allArrears from './arrears.ts';
import type { TaxInput } from './model/types.ts';
import { taxed } from './testing.ts';

const { earlierYearTax } = kept(allArrears);

/** 20 lakh in the new regime: tax 2,08,000, average rate 10.4%. */
const base: Partial<TaxInput> = { otherSources: { otherInterest: 20_00_000 } };

describe('foreign income (ss.90, 91; rule 128)', () => {
  test.each([
    ['90', 60_000, 41_600, 0], // 10.4% of 4,00,000
    ['90A', 30_000, 30_000, 0],
    ['91', 60_000, 0, 41_600],
  ] as const)('s.%s with %i paid abroad', (section, taxPaidAbroad, relief90, relief91) => {
    const { tax } = taxed({
      ...base,
      foreignIncome: [{ country: 'US', section, income: 4_00_000, taxPaidAbroad }],
    });
    expect(tax).toMatchObject({ relief90, relief91, net: 2_08_000 - relief90 - relief91 });
  });

  test('each country and source stands alone', () => {
    const { tax } = taxed({
      ...base,
      foreignIncome: [
        { country: 'US', section: '90', income: 2_00_000, taxPaidAbroad: 50_000 },
        { country: 'SG', section: '90', income: 2_00_000, taxPaidAbroad: 5_000 },
      ],
    });
    expect(tax.relief90).toBe(20_800 + 5_000);
  });

  test('Indian tax on the income may be given', () => {
    const row = {
      country: 'US',
      section: '90',
      income: 2_00_000,
      taxPaidAbroad: 50_000,
      taxInIndia: 31_200,
    } as const;
    expect(taxed({ ...base, foreignIncome: [row] }).tax.relief90).toBe(31_200);
  });

  test('residents only', () => {
    const { tax } = taxed({
      ...base,
      assessee: { type: 'individual', residency: 'non-resident' },
      foreignIncome: [{ country: 'US', section: '90', income: 2_00_000, taxPaidAbroad: 50_000 }],
    });
    expect(tax.relief90).toBe(0);
  });

  test('reliefs never pass the tax', () => {
    const { tax } = taxed({ ...base, relief89: { amount: 5_00_000 } });
    expect(tax).toMatchObject({ relief89: 2_08_000, net: 0 });
  });
});

describe('arrears (s.89, rule 21A)', () => {
  const salary = { employers: [{ salary: 20_75_000 }] };

  test('tax on the arrears now less what they would have borne then', () => {
    // with arrears 2,08,000; without 4,00,000: income 16L, 1,24,800; difference 83,200
    const { tax } = taxed({
      salary,
      relief89: {
        arrears: 4_00_000,
        earlierYears: [
          { assessmentYear: '2024-25', extraTax: 31_200 },
          { assessmentYear: '2025-26', extraTax: 20_800 },
        ],
      },
    });
    expect(tax).toMatchObject({ relief89: 31_200, net: 1_76_800 });
  });

  test('none when the earlier years would have borne more', () => {
    const { tax } = taxed({
      salary,
      relief89: { arrears: 4_00_000, earlierYears: [{ assessmentYear: '2024-25', extraTax: 1_00_000 }] },
    });
    expect(tax.relief89).toBe(0);
  });
});

describe('tax of earlier years (Finance Acts 2012 to 2022)', () => {
  const person = { type: 'individual', dateOfBirth: '1970-01-01' } as const;
  test.each([
    ['2013-14', 8_00_000, 92_700], // 30,000 + 60,000, cess 3%
    ['2014-15', 4_00_000, 18_540], // 20,000 less 2,000
    ['2015-16', 10_00_000, 1_28_750], // 25,000 + 1,00,000
    ['2016-17', 1_20_00_000, 39_51_080], // 34,25,000, 12% 4,11,000, cess 1,15,080
    ['2017-18', 5_00_000, 20_600], // 25,000 less 5,000
    ['2018-19', 3_50_000, 2_575], // 5,000 less 2,500
    ['2018-19', 10_00_000, 1_15_875],
    ['2019-20', 10_00_000, 1_17_000],
    ['2020-21', 5_00_000, 0],
    ['2021-22', 60_00_000, 18_44_700], // 16,12,500, 10%, 4%
    ['2022-23', 51_00_000, 14_69_000], // marginal relief: 14,12,500 and 4%
    ['2023-24', 15_00_000, 2_73_000],
  ] as const)('AY %s: %i bears %i', (ay, income, tax) => {
    expect(earlierYearTax(ay, income, person)).toBe(tax);
  });

  test('seniors of those years', () => {
    const senior = { type: 'individual', dateOfBirth: '1950-01-01' } as const;
    expect(earlierYearTax('2013-14', 10_00_000, senior)).toBe(1_28_750); // 2,50,000 exempt
    expect(earlierYearTax('2019-20', 10_00_000, senior)).toBe(1_14_400);
  });

  test('arrears with the incomes of their years: Form 10E worked out', () => {
    // this year as above 83,200. AY 2019-20: 8L and 2L more: 75,400 → 1,17,000. AY 2025-26, new regime: 10L and 2L more: 52,000 → 83,200
    const { tax } = taxed({
      salary: { employers: [{ salary: 20_75_000 }] },
      relief89: {
        arrears: 4_00_000,
        earlierYears: [
          { assessmentYear: '2019-20', totalIncome: 8_00_000, arrears: 2_00_000 },
          { assessmentYear: '2025-26', totalIncome: 10_00_000, arrears: 2_00_000, regime: 'new' },
        ],
      },
    });
    expect(tax.relief89).toBe(83_200 - 41_600 - 31_200);
  });

  test('a year we have no rates of is refused by name', () => {
    const given: Partial<TaxInput> = {
      salary: { employers: [{ salary: 20_75_000 }] },
      relief89: {
        arrears: 1_00_000,
        earlierYears: [{ assessmentYear: '2005-06', totalIncome: 1, arrears: 1_00_000 }],
      },
    };
    expect(() => taxed(given)).toThrow('Tax of AY 2005-06 is not known; give the extra tax of that year');
  });
});
