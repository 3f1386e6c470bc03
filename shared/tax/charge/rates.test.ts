import { describe, expect, test } from 'vitest';
import type { AssessmentYear } from '../../dates.ts';
import { kept } from '../../testing/kept.ts';
import type { Regime } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { onIncome, taxed } = kept(allTesting);

/** Tax before rebate, worked by hand from the rate tables of the Finance Acts. */
const slabCases: [AssessmentYear, Regime, number, number][] = [
  // AY 2026-27, s.115BAC(1A)(iii): nil to 4L, then 5, 10, 15, 20, 25, 30 in bands of 4L
  ['2026-27', 'new', 4_00_000, 0],
  ['2026-27', 'new', 4_00_010, 0],
  ['2026-27', 'new', 5_00_000, 5_000],
  ['2026-27', 'new', 8_00_000, 20_000],
  ['2026-27', 'new', 12_00_000, 60_000],
  ['2026-27', 'new', 16_00_000, 1_20_000],
  ['2026-27', 'new', 20_00_000, 2_00_000],
  ['2026-27', 'new', 24_00_000, 3_00_000],
  ['2026-27', 'new', 30_00_000, 4_80_000],
  ['2026-27', 'new', 50_00_000, 10_80_000],
  // AY 2025-26, s.115BAC(1A)(ii): 3, 7, 10, 12, 15
  ['2025-26', 'new', 3_00_000, 0],
  ['2025-26', 'new', 7_00_000, 20_000],
  ['2025-26', 'new', 10_00_000, 50_000],
  ['2025-26', 'new', 12_00_000, 80_000],
  ['2025-26', 'new', 15_00_000, 1_40_000],
  ['2025-26', 'new', 20_00_000, 2_90_000],
  ['2025-26', 'new', 50_00_000, 11_90_000],
  // AY 2024-25, s.115BAC(1A)(i): 3, 6, 9, 12, 15
  ['2024-25', 'new', 3_00_000, 0],
  ['2024-25', 'new', 6_00_000, 15_000],
  ['2024-25', 'new', 9_00_000, 45_000],
  ['2024-25', 'new', 12_00_000, 90_000],
  ['2024-25', 'new', 15_00_000, 1_50_000],
  ['2024-25', 'new', 20_00_000, 3_00_000],
  // old regime, Paragraph A(I)
  ['2026-27', 'old', 2_50_000, 0],
  ['2026-27', 'old', 5_00_000, 12_500],
  ['2026-27', 'old', 7_50_000, 62_500],
  ['2026-27', 'old', 10_00_000, 1_12_500],
  ['2025-26', 'old', 15_00_000, 2_62_500],
  ['2024-25', 'old', 20_00_000, 4_12_500],
  ['2026-27', 'old', 50_00_000, 13_12_500],
];

describe('slabs', () => {
  test.each(slabCases)(
    'AY %s, %s regime: %i bears %i (First Schedule, s.115BAC)',
    (ay, regime, income, tax) => {
      expect(onIncome(income, ay, regime).tax.atNormalRates).toBe(tax);
    },
  );

  test.each([
    // Paragraph A(II) and (III): resident seniors from 60, super seniors from 80
    ['1966-04-01', 'resident', 3_00_000, 0],
    ['1966-04-01', 'resident', 10_00_000, 1_10_000],
    ['1966-04-02', 'resident', 10_00_000, 1_12_500],
    ['1946-04-01', 'resident', 5_00_000, 0],
    ['1946-04-01', 'resident', 10_00_000, 1_00_000],
    ['1946-04-01', 'not-ordinarily-resident', 10_00_000, 1_00_000],
    ['1946-04-01', 'non-resident', 10_00_000, 1_12_500],
  ] as const)('born %s, %s, old regime: %i bears %i', (dateOfBirth, residency, income, tax) => {
    const result = onIncome(income, '2026-27', 'old', {
      assessee: { type: 'individual', dateOfBirth, residency },
    });
    expect(result.tax.atNormalRates).toBe(tax);
  });

  test('the new regime has no age bands', () => {
    const result = onIncome(10_00_000, '2026-27', 'new', {
      assessee: { type: 'individual', dateOfBirth: '1940-01-01' },
    });
    expect(result.tax.atNormalRates).toBe(40_000);
  });

  test('an HUF has no age bands', () => {
    const result = onIncome(10_00_000, '2026-27', 'old', {
      assessee: { type: 'huf', dateOfBirth: '1940-01-01' },
    });
    expect(result.tax.atNormalRates).toBe(1_12_500);
  });

  test('cess is 4% of tax and surcharge (Finance Act, s.2(11))', () => {
    expect(onIncome(20_00_000).tax).toMatchObject({ cess: 8000, gross: 2_08_000 });
  });

  test('half a rupee goes to the even rupee as VBA rounds, or up by the other reading', () => {
    // 5% of 2,00,010 is 10,000.50
    expect(onIncome(6_00_010).tax.atNormalRates).toBe(10_000);
    expect(
      onIncome(6_00_010, '2026-27', 'new', { switches: { taxRounding: 'half-up' } }).tax.atNormalRates,
    ).toBe(10_001);
  });
});

describe('agricultural income', () => {
  test('is added for the rate only: tax on both less tax on exemption and agriculture (Finance Act, s.2(2))', () => {
    // old: tax(8L + 2L) = 1,12,500; tax(2.5L + 2L) = 10,000
    const result = onIncome(8_00_000, '2026-27', 'old', { agriculturalIncome: 2_00_000 });
    expect(result.tax).toMatchObject({
      atNormalRates: 1_12_500,
      agriculturalRebate: 10_000,
      total: 1_02_500,
    });
    expect(result.totalIncome).toBe(8_00_000);
  });

  test('in the new regime from its own floor', () => {
    // tax(14L + 2L) = 1,20,000; tax(4L + 2L) = 10,000
    expect(onIncome(14_00_000, '2026-27', 'new', { agriculturalIncome: 2_00_000 }).tax.total).toBe(1_10_000);
  });

  test.each([
    [5000, 8_00_000, 72_500],
    [5001, 8_00_000, 73_250],
    [9_00_000, 2_50_000, 0],
  ])('of %i with other income %i: tax %i', (agriculturalIncome, income, tax) => {
    // 5,001: tax(8,05,001) 73,500.20 less tax(2,55,001) 250.05
    expect(onIncome(income, '2026-27', 'old', { agriculturalIncome }).tax.total).toBe(tax);
  });
});

describe('rebate u/s 87A', () => {
  const payable = (income: number, ay: AssessmentYear, regime: Regime) => {
    const { tax } = onIncome(income, ay, regime);
    return tax.afterRebate;
  };

  test.each([
    // old: 12,500 up to 5,00,000, no relief above (ITR-1 rules)
    ['2026-27', 'old', 5_00_000, 0],
    ['2026-27', 'old', 5_00_010, 12_502],
    ['2025-26', 'old', 5_00_000, 0],
    ['2024-25', 'old', 4_00_000, 0],
    // new AY 2026-27: 60,000 up to 12,00,000 (s.87A, ITR-1 schema maximum), relief to about 12,70,580
    ['2026-27', 'new', 12_00_000, 0],
    ['2026-27', 'new', 12_00_010, 10],
    ['2026-27', 'new', 12_10_000, 10_000],
    ['2026-27', 'new', 12_50_000, 50_000],
    ['2026-27', 'new', 12_70_580, 70_580],
    ['2026-27', 'new', 12_70_590, 70_588],
    ['2026-27', 'new', 12_75_000, 71_250],
    // new AY 2025-26: 7,00,000, relief to 7,22,220 (ITR-1 rule A-200: none above 7,22,230)
    ['2025-26', 'new', 7_00_000, 0],
    ['2025-26', 'new', 7_10_000, 10_000],
    ['2025-26', 'new', 7_22_220, 22_220],
    ['2025-26', 'new', 7_22_230, 22_223],
    ['2025-26', 'new', 7_50_000, 25_000],
    // new AY 2024-25: 25,000 at 7,00,000, relief to 7,27,770
    ['2024-25', 'new', 7_00_000, 0],
    ['2024-25', 'new', 7_20_000, 20_000],
    ['2024-25', 'new', 7_27_770, 27_770],
    ['2024-25', 'new', 7_27_780, 27_778],
  ] as const)('AY %s, %s regime, total income %i: tax after rebate %i', (ay, regime, income, tax) => {
    expect(payable(income, ay, regime)).toBe(tax);
  });

  test.each([
    [{ type: 'individual', residency: 'non-resident' }],
    [{ type: 'huf' }],
    [{ type: 'aop' }],
  ] as const)('none for %o (FAQ on s.87A: resident individuals only)', (assessee) => {
    expect(onIncome(10_00_000, '2026-27', 'new', { assessee: { ...assessee } }).tax.rebate87A).toBe(0);
  });

  test('a not-ordinarily-resident is a resident', () => {
    const assessee = { type: 'individual', residency: 'not-ordinarily-resident' } as const;
    expect(onIncome(12_00_000, '2026-27', 'new', { assessee }).tax.afterRebate).toBe(0);
  });

  describe('contested readings', () => {
    const with111A = (switches = {}) =>
      taxed({
        otherSources: { otherInterest: 9_00_000 },
        capitalGains: { totals: [{ bucket: '111A-20', gain: 2_00_000 }] },
        switches,
      });

    test('new regime: never against tax at special rates (second proviso to s.87A from AY 2026-27)', () => {
      // slab tax on 9L is 30,000; 111A tax 40,000
      expect(with111A().tax).toMatchObject({ rebate87A: 30_000, afterRebate: 40_000 });
    });

    test('says what the other readings would give', () => {
      expect(with111A().notes).toMatchObject([{ id: 'rebate-special-rates', section: '87A' }]);
      expect(with111A().notes[0]?.message).toContain('₹ 60,000 instead of ₹ 30,000');
      // the reading chosen is named, and no other outcome
      expect(with111A({ rebateNewOnSpecialRates: 'allowed-except-112A' }).notes).toMatchObject([
        { id: 'reading', section: '87A', text: 'The rebate reduces tax at special rates except u/s 112A' },
      ]);
    });

    test('new regime, other reading: against 111A as well', () => {
      expect(with111A({ rebateNewOnSpecialRates: 'allowed-except-112A' }).tax).toMatchObject({
        rebate87A: 60_000,
        afterRebate: 10_000,
      });
    });

    const above = (switches = {}) =>
      taxed({
        otherSources: { otherInterest: 11_00_000 },
        capitalGains: { totals: [{ bucket: '111A-20', gain: 2_00_000 }] },
        switches,
      });

    test('new regime: special-rate income counts towards the limit', () => {
      // total 13L; tax 50,000 + 40,000 = 90,000 is less than the excess 1,00,000
      expect(above().tax.rebate87A).toBe(0);
    });

    test('and says so', () => {
      expect(above().notes[0]?.message).toContain('₹ 50,000 instead of ₹ 0');
    });

    test('new regime, other reading: only slab income counts', () => {
      expect(above({ rebateIncomeTest: 'slab-income' }).tax.rebate87A).toBe(50_000);
    });

    test('marginal relief on all income-tax, capped by slab tax; other reading on slab tax alone', () => {
      const case12L10 = (switches = {}) =>
        taxed({
          otherSources: { otherInterest: 11_00_000 },
          capitalGains: { totals: [{ bucket: '111A-20', gain: 1_10_000 }] },
          switches,
        }).tax.rebate87A;
      // slab tax 50,000, special 22,000, excess 10,000
      expect(case12L10()).toBe(50_000);
      expect(case12L10({ rebateRelief: 'slab-tax' })).toBe(40_000);
    });

    test('ITR-1 and ITR-4 leave an untaxed 112A gain out of the test (ITR-1 rule A-200, ITR-4 rule 227), ITR-2 does not', () => {
      const at = (form: 'ITR-1' | 'ITR-2', switches = {}) =>
        taxed({
          form,
          otherSources: { otherInterest: 12_00_000 },
          capitalGains: { totals: [{ bucket: '112A-12.5', gain: 1_00_000 }] },
          switches,
        }).tax.afterRebate;
      expect(at('ITR-1')).toBe(0);
      expect(at('ITR-2')).toBe(60_000);
      expect(at('ITR-1', { rebateIncomeTest: 'total-income' })).toBe(60_000);
    });

    test('old regime: against 111A but not 112A (s.112A(6)); other reading denies both', () => {
      const old = (switches = {}) =>
        taxed({
          regime: 'old',
          otherSources: { otherInterest: 3_00_000 },
          capitalGains: { totals: [{ bucket: '111A-20', gain: 40_000 }] },
          switches,
        }).tax;
      // slab tax 2,500, 111A tax 8,000
      expect(old()).toMatchObject({ rebate87A: 10_500, afterRebate: 0 });
      expect(old({ rebateOldOnSpecialRates: 'denied' })).toMatchObject({
        rebate87A: 2_500,
        afterRebate: 8_000,
      });
      const on112A = taxed({
        regime: 'old',
        otherSources: { otherInterest: 2_50_000 },
        capitalGains: { totals: [{ bucket: '112A-12.5', gain: 2_25_000 }] },
      }).tax;
      expect(on112A).toMatchObject({ rebate87A: 0, afterRebate: 12_500 });
    });
  });
});
