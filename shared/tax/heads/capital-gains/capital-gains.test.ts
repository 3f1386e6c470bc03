import { describe, expect, test } from 'vitest';
import { kept } from '../../../testing/kept.ts';
import type { TaxInput } from '../../model/types.ts';
import * as allTesting from '../../testing.ts';

const { taxed } = kept(allTesting);

describe('tax at special rates', () => {
  const lines = (
    totals: NonNullable<TaxInput['capitalGains']>['totals'],
    overrides: Partial<TaxInput> = {},
  ) =>
    taxed({
      otherSources: { otherInterest: 10_00_000 },
      capitalGains: { totals: totals ?? [] },
      ...overrides,
    }).tax.specialRates;

  test.each([
    ['111A-15', 2_00_000, 30_000],
    ['111A-20', 2_00_000, 40_000],
    ['112A-10', 2_25_000, 10_000], // 1,25,000 exempt (s.112A(2))
    ['112A-12.5', 2_25_000, 12_500],
    ['112A-12.5', 1_25_000, 0],
    ['112-12.5', 2_00_000, 25_000],
    ['112-20', 2_00_000, 40_000],
    ['112-10', 2_00_000, 20_000],
    ['115AD-30', 2_00_000, 60_000],
  ] as const)('%s of %i bears %i', (bucket, gain, tax) => {
    expect(lines([{ bucket, gain }], { assessmentYear: '2025-26' })[0]?.tax).toBe(tax);
  });

  test('112A exempted one lakh in AY 2024-25', () => {
    expect(lines([{ bucket: '112A-10', gain: 2_25_000 }], { assessmentYear: '2024-25' })[0]?.tax).toBe(
      12_500,
    );
  });

  test('one exemption for both halves of AY 2025-26: the later rate first as in the utility, or the earlier', () => {
    const totals = [
      { bucket: '112A-10', gain: 1_00_000 },
      { bucket: '112A-12.5', gain: 1_00_000 },
    ] as const;
    const tax = (switches = {}) =>
      lines([...totals], { assessmentYear: '2025-26', switches }).map((line) => line.tax);
    // 1,00,000 at 12.5% exempt, then 25,000 of the other
    expect(tax()).toEqual([7_500, 0]);
    expect(tax({ exemption112A: 'lower-rate-first' })).toEqual([0, 9_375]);
  });
});

describe('unused basic exemption (provisos to ss.111A(1), 112(1), 112A(2))', () => {
  const at = (income: number, overrides: Partial<TaxInput> = {}) =>
    taxed({
      otherSources: { otherInterest: income },
      capitalGains: {
        totals: [
          { bucket: '111A-20', gain: 1_00_000 },
          { bucket: '112-12.5', gain: 3_00_000 },
        ],
      },
      ...overrides,
    }).tax.specialRates.map(({ taxable }) => taxable);

  test('residents: 111A first, then 112 (utility order)', () => {
    expect(at(2_50_000)).toEqual([0, 2_50_000]);
    expect(at(3_50_000)).toEqual([50_000, 3_00_000]);
    expect(at(4_00_000)).toEqual([1_00_000, 3_00_000]);
  });

  test('old regime from its own floor, by age', () => {
    expect(at(2_00_000, { regime: 'old' })).toEqual([50_000, 3_00_000]);
    const assessee = { type: 'individual', dateOfBirth: '1940-01-01' } as const;
    expect(at(2_00_000, { regime: 'old', assessee })).toEqual([0, 1_00_000]);
  });

  test('not for non-residents', () => {
    expect(at(0, { assessee: { type: 'individual', residency: 'non-resident' } })).toEqual([
      1_00_000, 3_00_000,
    ]);
  });

  test('not for firms', () => {
    expect(at(0, { assessee: { type: 'firm' } })).toEqual([1_00_000, 3_00_000]);
  });

  test('not against winnings or virtual assets', () => {
    const { tax } = taxed({
      otherSources: { special: [{ code: '115BB', amount: 1_00_000 }] },
      capitalGains: { virtualAssets: [{ saleValue: 50_000, cost: 0 }] },
    });
    expect(tax.atSpecialRates).toBe(45_000);
  });

  test('winnings leave the exemption to gains (utility), or use it up on the other reading', () => {
    const given: Partial<TaxInput> = {
      otherSources: { special: [{ code: '115BB', amount: 5_00_000 }] },
      capitalGains: { totals: [{ bucket: '111A-20', gain: 2_00_000 }] },
    };
    expect(taxed(given).tax.specialRates[0]?.taxable).toBe(0);
    const other = taxed({ ...given, switches: { exemptionLeft: 'total-less-gains' } });
    expect(other.tax.specialRates[0]?.taxable).toBe(2_00_000);
  });

  test('after the 112A exemption, which it does not waste', () => {
    const { tax } = taxed({
      otherSources: { otherInterest: 3_00_000 },
      capitalGains: { totals: [{ bucket: '112A-12.5', gain: 3_25_000 }] },
    });
    expect(tax.atSpecialRates).toBe(12_500); // 3,25,000 - 1,25,000 - 1,00,000
  });

  test('highest rate first on the other reading', () => {
    const rows = (switches = {}) =>
      taxed({
        assessmentYear: '2025-26',
        otherSources: { otherInterest: 2_00_000 },
        capitalGains: {
          totals: [
            { bucket: '111A-15', gain: 1_00_000 },
            { bucket: '112-20', gain: 1_00_000 },
          ],
        },
        switches,
      }).tax.atSpecialRates;
    expect(rows()).toBe(20_000); // 15% gain absorbed
    expect(rows({ exemptionAbsorption: 'highest-rate-first' })).toBe(15_000);
  });
});

describe('virtual digital assets (s.115BBH)', () => {
  test('30% on each gain, a loss is nothing, only cost is deducted', () => {
    const result = taxed({
      otherSources: { otherInterest: 10_00_000 },
      capitalGains: {
        virtualAssets: [
          { saleValue: 3_00_000, cost: 1_00_000 },
          { saleValue: 50_000, cost: 2_50_000 },
        ],
        totals: [{ bucket: '111A-20', gain: -5_00_000 }],
      },
    });
    expect(result.capitalGains.virtualAssets).toBe(2_00_000);
    expect(result.tax.atSpecialRates).toBe(60_000);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'short-term', amount: 5_00_000 },
    ]);
  });
});

describe('gains at a rate of their own (treaty; ss.115AB, 115AC, 115E)', () => {
  const given: Partial<TaxInput> = {
    assessee: { type: 'individual', residency: 'non-resident' },
    otherSources: { otherInterest: 20_00_000 },
    capitalGains: {
      totals: [{ bucket: 'stcg-slab', gain: -1_00_000 }],
      atOwnRate: [
        {
          code: 'treaty-1',
          section: '90',
          label: 'Gain under the treaty with Singapore',
          term: 'short',
          gain: 2_00_000,
          rate: 1_000,
        },
        {
          code: '115E(b)',
          section: '115E',
          label: 'Long-term gain of a non-resident Indian',
          term: 'long',
          gain: 4_00_000,
          rate: 1_250,
        },
      ],
    },
  };

  test('bear that rate, count in their term, and meet no loss', () => {
    const result = taxed(given);
    expect(result.afterSetOff).toMatchObject({ shortTermGains: 2_00_000, longTermGains: 4_00_000 });
    expect(result.grossTotalIncome).toBe(26_00_000);
    expect(result.tax.specialRates.map(({ code, tax }) => [code, tax])).toEqual([
      ['treaty-1', 20_000],
      ['115E(b)', 50_000],
    ]);
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2026-27', kind: 'short-term', amount: 1_00_000 },
    ]);
  });
});
