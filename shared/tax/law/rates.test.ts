import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { onIncome, taxed } = kept(allTesting);

// Figures calculated by hand from the sections named; none was taken from the engine.

const net = (input: Partial<TaxInput>) => taxed(input).tax.net;
const surcharge = (input: Partial<TaxInput>) => taxed(input).tax.surcharge;
const interest = (amount: number): Partial<TaxInput> => ({ otherSources: { otherInterest: amount } });
const gain = (bucket: '111A-20' | '112A-12.5', amount: number): Partial<TaxInput> => ({
  capitalGains: { totals: [{ bucket, gain: amount }] },
});
const born = (dateOfBirth: string): Partial<TaxInput> => ({ assessee: { type: 'individual', dateOfBirth } });
const nonResident = { type: 'individual', residency: 'non-resident', dateOfBirth: '1940-01-01' } as const;
const old = { regime: 'old' } as const;

describe('rebate (s.87A)', () => {
  test.each<[string, Partial<TaxInput>, number]>([
    ['AY 2026-27: 12,00,000 bears 60,000, all rebated', interest(12_00_000), 0],
    ['ten rupees above: 10, and no cess to speak of', interest(12_00_010), 10],
    ['12,70,590: 70,588 is less than the 70,590 above the limit', interest(12_70_590), 73_412],
    ['AY 2025-26: 7,00,000', { assessmentYear: '2025-26', ...interest(7_00_000) }, 0],
    [
      'AY 2024-25: 7,10,000 pays the 10,000 above',
      { assessmentYear: '2024-25', ...interest(7_10_000) },
      10_400,
    ],
    ['old regime: 5,00,000', { ...old, ...interest(5_00_000) }, 0],
    ['old regime: no marginal relief', { ...old, ...interest(5_00_010) }, 13_002],
    ['no HUF', { assessee: { type: 'huf' }, ...interest(5_00_000) }, 5200],
    ['no association', { assessee: { type: 'aop' }, ...interest(5_00_000) }, 5200],
    ['no non-resident', { assessee: nonResident, ...interest(5_00_000) }, 5200],
    ['111A within the limit: 20% stays', { ...interest(11_00_000), ...gain('111A-20', 1_00_000) }, 20_800],
    // 55,000 + 20,000 is 25,000 more than the 50,000 above the limit
    [
      '111A beyond it: marginal relief of slab tax',
      { ...interest(11_50_000), ...gain('111A-20', 1_00_000) },
      52_000,
    ],
    // 50,000 of unused exemption, then 12.5% of 75,000, which s.112A(6) keeps from the rebate
    ['old regime: not against 112A', { ...old, ...interest(2_00_000), ...gain('112A-12.5', 2_50_000) }, 9750],
    [
      'old regime: 112A counts towards five lakh',
      { ...old, ...interest(3_00_000), ...gain('112A-12.5', 3_25_000) },
      28_600,
    ],
    // 90,000 on 14,00,000 less 10,000 on 6,00,000, less 60,000
    ['beside agricultural income', { ...interest(12_00_000), agriculturalIncome: 2_00_000 }, 20_800],
  ])('%s', (_, input, tax) => {
    expect(net(input)).toBe(tax);
  });
});

describe('age (First Schedule, Part I; Circular 28/2016)', () => {
  test.each<[string, Partial<TaxInput>, number]>([
    ['60 and more: from 3 lakh', { ...old, ...born('1966-04-01'), ...interest(6_00_000) }, 31_200],
    ['a day younger: from 2.5 lakh', { ...old, ...born('1966-04-02'), ...interest(6_00_000) }, 33_800],
    ['80 on 31 March: from 5 lakh', { ...old, ...born('1946-04-01'), ...interest(6_00_000) }, 20_800],
    ['80 on 1 April: not yet', { ...old, ...born('1946-04-02'), ...interest(6_00_000) }, 31_200],
    ['not for a non-resident', { ...old, assessee: nonResident, ...interest(5_00_000) }, 13_000],
    ['not in the new regime', { ...born('1940-01-01'), ...interest(13_00_000) }, 78_000],
  ])('%s', (_, input, tax) => {
    expect(net(input)).toBe(tax);
  });
});

describe('surcharge (Finance Act, s.2 and First Schedule)', () => {
  test.each<[string, Partial<TaxInput>, number]>([
    // 11,10,000 and 10%; at 50 lakh 10,80,000 and 1,00,000 more
    ['51 lakh, marginal relief', interest(51_00_000), 70_000],
    // 56,10,000; at two crore 55,80,000 with 15% 64,17,000 and 1,00,000 more
    ['2.01 crore, marginal relief', interest(2_01_00_000), 9_07_000],
    ['2.1 crore, 25%', interest(2_10_00_000), 14_70_000],
    // 1,51,12,500; at five crore 1,48,12,500 with 25% 1,85,15,625 and 10,00,000 more
    ['5.1 crore in the old regime, 37% cut down', { ...old, ...interest(5_10_00_000) }, 44_03_125],
    ['three crore of 112A gains: 15%', gain('112A-12.5', 3_00_00_000), 5_52_656],
    ['three crore of dividend: 15%', { otherSources: { dividends: { amount: 3_00_00_000 } } }, 12_87_000],
    ['a firm of 1.01 crore', { assessee: { type: 'firm' }, ...interest(1_01_00_000) }, 70_000],
    [
      'an association of companies: 15%',
      { assessee: { type: 'aop', allMembersCompanies: true }, ...interest(3_00_00_000) },
      12_87_000,
    ],
  ])('%s', (_, input, amount) => {
    expect(surcharge(input)).toBe(amount);
  });

  test.each([
    ['115A(1)(a)(i)', 9_00_000], // 15% of 60 lakh
    ['115A(1)(b)', 15_00_000], // 25%
    ['115AC-dividend', 4_50_000],
    ['115AC-interest', 7_50_000],
  ] as const)('three crore u/s %s of a non-resident: dividend stops at 15%%', (code, amount) => {
    const special = [{ code, amount: 3_00_00_000 }];
    expect(surcharge({ assessee: nonResident, otherSources: { special } })).toBe(amount);
  });

  test('relief above two crore compares with less lottery, not less dividend', () => {
    // 71,10,000 with 15% on 10,80,000 and 25% on 60,30,000; at two crore of lottery 70,80,000 with 15%, and 1,00,000 more
    const special = [{ code: '115BB', amount: 2_01_00_000 } as const];
    const { tax } = taxed({ otherSources: { dividends: { amount: 50_00_000 }, special } });
    expect(tax).toMatchObject({ surchargeBeforeRelief: 16_69_500, marginalRelief: 5_37_500 });
  });
});

describe('incomes at rates of their own', () => {
  test.each<[string, Partial<TaxInput>, number]>([
    [
      '115BB: 30%, no exemption',
      { otherSources: { special: [{ code: '115BB', amount: 1_00_000 }] } },
      31_200,
    ],
    ['115BBJ', { otherSources: { special: [{ code: '115BBJ', amount: 5000 }] } }, 1560],
    ['115BBE: 60%, 25%, 4%', { otherSources: { special: [{ code: '115BBE', amount: 1_00_000 }] } }, 78_000],
    [
      '115BBH: the cost comes off, a loss does not',
      {
        capitalGains: {
          virtualAssets: [
            { saleValue: 1_00_000, cost: 60_000 },
            { saleValue: 10_000, cost: 50_000 },
          ],
        },
      },
      12_480,
    ],
    ['111A of a resident: 1,00,000 above the exemption', gain('111A-20', 5_00_000), 20_800],
    [
      '111A of a non-resident: from the first rupee',
      { assessee: nonResident, ...gain('111A-20', 3_00_000) },
      62_400,
    ],
    ['112A of a firm above 1,25,000', { assessee: { type: 'firm' }, ...gain('112A-12.5', 2_25_000) }, 13_000],
  ])('%s', (_, input, tax) => {
    expect(net(input)).toBe(tax);
  });
});

test('total income is rounded to ten, five up (s.288A)', () => {
  expect([onIncome(12_34_564).totalIncome, onIncome(12_34_565).totalIncome]).toEqual([12_34_560, 12_34_570]);
});
