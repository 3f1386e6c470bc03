import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

describe('a loss leaves what the exemption of s.112A(2) covers to the last', () => {
  const gains = (long112A: number, long112: number) => ({
    totals: [
      { bucket: '112A-12.5' as const, gain: long112A },
      { bucket: '112-12.5' as const, gain: long112 },
    ],
  });
  const input: Partial<TaxInput> = {
    otherSources: { otherInterest: 20_00_000 },
    capitalGains: gains(1_25_000, 1_00_000),
    broughtForward: [{ assessmentYear: '2024-25', kind: 'long-term', amount: 1_00_000 }],
  };

  test('an old loss of 1,00,000 meets the gold, the shares stay exempt', () => {
    expect(taxed(input).tax.atSpecialRates).toBe(0);
  });

  test('in the order of the form it meets the shares', () => {
    expect(taxed({ ...input, switches: { lossOrder: 'form-order' } }).tax.atSpecialRates).toBe(12_500);
  });

  test('what the exemption does not cover goes by rate', () => {
    // 5,00,000 of shares and 3,00,000 of gold less 4,00,000: 4,00,000 of shares less 1,25,000, or any other mix
    const result = taxed({
      ...input,
      capitalGains: gains(5_00_000, 3_00_000),
      broughtForward: [{ assessmentYear: '2024-25', kind: 'long-term', amount: 4_00_000 }],
    });
    expect(result.tax.atSpecialRates).toBe(34_375);
  });

  test('an exempt gain still takes the loss when nothing else is left (s.74)', () => {
    const result = taxed({ ...input, capitalGains: gains(1_25_000, 0) });
    expect(result.lossesCarriedForward).toEqual([]);
    expect(result.totalIncome).toBe(20_25_000);
  });
});

describe('a loss of another head (s.71 names no order)', () => {
  // 6,00,000 of interest bears no tax after the rebate, 4,00,000 of gains u/s 111A 20%
  const trader: Partial<TaxInput> = {
    otherSources: { otherInterest: 6_00_000 },
    business: { futuresAndOptions: -3_00_000 },
    capitalGains: { totals: [{ bucket: '111A-20', gain: 4_00_000 }] },
  };

  test('meets the gains where that leaves less tax, and says so', () => {
    const result = taxed(trader);
    expect(result.tax.net).toBe(20_800); // 20% of 1,00,000 and cess
    expect(result.setOff.map(({ pool, amount }) => [pool, amount])).toEqual([['111A-20', 3_00_000]]);
    expect(result.notes.find(({ id }) => id === 'losses-against-gains')?.params).toEqual({
      amount: '₹ 41,600',
    });
  });

  test('meets the other heads first by the other reading', () => {
    // interest 3,00,000, so 1,00,000 of the gains fall into the exemption
    expect(taxed({ ...trader, switches: { lossAcrossHeads: 'heads-first' } }).tax.net).toBe(62_400);
    expect(taxed({ ...trader, switches: { lossAcrossHeads: 'gains-first' } }).tax.net).toBe(20_800);
  });

  test('meets the other heads where they are the dearer', () => {
    const result = taxed({ ...trader, otherSources: { otherInterest: 30_00_000 } });
    expect(result.setOff.map(({ pool }) => pool)).toEqual(['otherSources']);
    expect(result.notes).toEqual([]);
  });

  test('never meets winnings, virtual assets or, of a business, salary', () => {
    const result = taxed({
      salary: { employers: [{ salary: 10_75_000 }] },
      business: { futuresAndOptions: -5_00_000 },
      otherSources: { special: [{ code: '115BB', amount: 1_00_000 }] },
      capitalGains: { virtualAssets: [{ saleValue: 1_00_000, cost: 0 }] },
    });
    expect(result.grossTotalIncome).toBe(12_00_000);
  });

  test('a house loss of the old regime too, within two lakh', () => {
    // 2,50,000 of interest is within the exemption; the gain of 3,00,000 keeps 1,00,000 at 12.5%
    const result = taxed({
      regime: 'old',
      assessee: { type: 'individual', residency: 'non-resident' },
      otherSources: { otherInterest: 2_50_000 },
      houseProperty: { properties: [{ use: 'self-occupied', interest: 2_00_000 }] },
      capitalGains: { totals: [{ bucket: '112-12.5', gain: 3_00_000 }] },
    });
    expect(result.tax.net).toBe(13_000);
  });
});

describe('a return u/s 119(2)(b), its delay condoned', () => {
  test('carries its losses forward as one in time does', () => {
    const result = (section: '139(4)' | '119(2)(b)') =>
      taxed({
        filing: { section, filedOn: '2026-12-20' },
        capitalGains: { totals: [{ bucket: '111A-20', gain: -1_00_000 }] },
      }).lossesCarriedForward;
    expect(result('139(4)')).toEqual([]);
    expect(result('119(2)(b)')).toEqual([
      { assessmentYear: '2026-27', kind: 'short-term', amount: 1_00_000 },
    ]);
  });
});

describe('life of a loss', () => {
  test.each([
    ['long-term', '2018-19', 0],
    ['long-term', '2017-18', 1_00_000],
    ['short-term', '2018-19', 0],
  ] as const)('%s of AY %s leaves %i (s.74(2))', (kind, assessmentYear, left) => {
    const result = taxed({
      capitalGains: { totals: [{ bucket: '112-12.5', gain: 1_00_000 }] },
      broughtForward: [{ assessmentYear, kind, amount: 1_00_000 }],
    });
    expect(result.totalIncome).toBe(left);
  });
});

test('a minor child’s first 1,500 is exempt in the old regime, of whatever head (ss.10(32), 64(1A))', () => {
  const clubbing: TaxInput['clubbing'] = [
    { section: '64(1A)', person: 'daughter', head: 'other-sources', amount: 1000 },
    { section: '64(1A)', person: 'daughter', head: 'short-term', amount: 5000 },
  ];
  expect(taxed({ regime: 'old', clubbing }).grossTotalIncome).toBe(4500);
  expect(taxed({ regime: 'new', clubbing }).grossTotalIncome).toBe(6000);
});
