import { describe, expect, test } from 'vitest';
import { taxed } from './testing.ts';
import type { TaxInput } from './types.ts';

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
