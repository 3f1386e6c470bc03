import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { person, taxed } = kept(allTesting);

const crore = 1_00_00_000;
const nonResident = { type: 'individual', residency: 'non-resident' } as const;

describe('clubbed gains keep their rate (ss.64, 111A, 112A)', () => {
  test.each([
    ['111A-20', 'short-term', 3_00_000, 60_000], // 20%
    ['112A-12.5', 'long-term', 3_25_000, 25_000], // 12.5% above 1,25,000
    [undefined, 'long-term', 3_00_000, 37_500], // other long-term gains: 12.5%
  ] as const)('%s: tax', (bucket, head, amount, tax) => {
    const clubbing = [
      { section: '64(1)(iv)' as const, person: 'Spouse', head, amount, ...(bucket ? { bucket } : {}) },
    ];
    const result = taxed({ assessee: nonResident, otherSources: { otherInterest: 4_00_000 }, clubbing });
    expect(result.tax.atSpecialRates).toBe(tax);
  });
});

describe('market value of 1 April 2001 (s.55(2)(b), proviso: not above the stamp value of that day)', () => {
  const sale = (more: object) =>
    taxed({
      assessmentYear: '2024-25',
      capitalGains: {
        rows: [
          {
            asset: 'land-building',
            acquiredOn: '1990-01-01',
            soldOn: '2023-06-01',
            saleValue: 1 * crore,
            cost: 50_000,
            fmv2001: 10_00_000,
            ...more,
          },
        ],
      },
    }).heads.longTermGains;
  // index 348 for 2023-24 (Notification 39/2023) on 100
  test.each([
    ['no stamp value known', {}, 1 * crore - 34_80_000],
    ['stamp value lower', { stampValue2001: 6_00_000 }, 1 * crore - 20_88_000],
    ['stamp value higher', { stampValue2001: 15_00_000 }, 1 * crore - 34_80_000],
    ['stamp value below cost: the cost stays', { stampValue2001: 20_000 }, 1 * crore - 1_74_000],
    ['not for other assets', { asset: 'jewellery', stampValue2001: 6_00_000 }, 1 * crore - 34_80_000],
  ] as const)('%s', (_, more, gain) => {
    expect(sale(more)).toBe(gain);
  });
});

describe('surcharge on gains at rates of their own (Finance Acts, First Schedule, Paragraph A, proviso)', () => {
  const gain = (section: string, switches: TaxInput['switches'] = {}) =>
    taxed({
      assessee: nonResident,
      capitalGains: {
        atOwnRate: [{ code: 'X', section, label: 'Gains', term: 'long', gain: 3 * crore, rate: 1250 }],
      },
      switches,
    }).tax.surchargeBeforeRelief;
  // tax 37,50,000: the proviso names dividend and ss.111A, 112, 112A, so 25% above two crore
  test.each(['115AB', '115AC', '115E'])('s.%s is not named: 25%%', (section) => {
    expect(gain(section)).toBe(9_37_500);
  });
  test('a gain at a treaty rate is one of the sections named: 15%', () => {
    expect(gain('90')).toBe(5_62_500);
  });
  test('the other reading stops all gains at 15%', () => {
    expect(gain('115AC', { surchargeCapOnGains: 'all-gains' })).toBe(5_62_500);
  });
});

describe('gains of ss.115AC, 115ACA and 115E beside those of s.112', () => {
  const of = (own: number, switches: TaxInput['switches'] = {}) =>
    taxed({
      assessee: nonResident,
      capitalGains: {
        totals: [
          { bucket: '115AC-12.5', gain: own },
          { bucket: '112-12.5', gain: 1 * crore },
        ],
      },
      switches,
    }).tax;
  test('25% of 31,25,000 and 15% of 12,50,000', () => {
    expect(of(2.5 * crore).surcharge).toBe(7_81_250 + 1_87_500);
  });
  test('the other reading: 15% of both', () => {
    expect(of(2.5 * crore, { surchargeCapOnGains: 'all-gains' }).surcharge).toBe(6_56_250);
  });
  test('marginal relief at two crore takes the excess from the gains outside the limit', () => {
    // at the threshold 25,00,000 + 12,50,000 with 15%: 43,12,500; with the excess of 10,000: 43,22,500, less tax of 37,51,250
    expect(of(2 * crore + 10_000).surcharge).toBe(5_71_250);
  });
  test('and before the dividend, whose surcharge is limited too', () => {
    // dividend of a crore: 3,00,000 + 30% of 76,00,000; gains 25,01,250. At the threshold 25,80,000 + 25,00,000 with 15%: 58,42,000;
    // with the excess of 10,000: 58,52,000, less tax of 50,81,250
    const { tax } = taxed({
      assessee: nonResident,
      otherSources: { dividends: { amount: 1 * crore } },
      capitalGains: { totals: [{ bucket: '115AC-12.5', gain: 2 * crore + 10_000 }] },
    });
    expect(tax.surcharge).toBe(7_70_750);
  });
  test('short-term gains of s.115AD(1)(b) are limited: 15% of 90,00,000', () => {
    const capitalGains = { totals: [{ bucket: '115AD-30' as const, gain: 3 * crore }] };
    expect(taxed({ assessee: nonResident, capitalGains }).tax.surcharge).toBe(13_50_000);
  });
  test.each(['115ACA-12.5', '115E-12.5'] as const)('%s: 25%%', (bucket) => {
    const capitalGains = { totals: [{ bucket, gain: 3 * crore }] };
    expect(taxed({ assessee: nonResident, capitalGains }).tax.surcharge).toBe(9_37_500);
  });
  test('unused basic exemption is not for s.115ACA, which has no such proviso (s.112(1)(a) has)', () => {
    const at = (bucket: '112-12.5' | '115ACA-12.5') =>
      taxed({ capitalGains: { totals: [{ bucket, gain: 8_00_000 }] } }).tax.atSpecialRates;
    expect([at('112-12.5'), at('115ACA-12.5')]).toEqual([50_000, 1_00_000]);
  });
  test('a short-term loss meets them before gains of s.112 at the same rate', () => {
    const { tax } = taxed({
      assessee: nonResident,
      capitalGains: {
        totals: [
          { bucket: '112-12.5', gain: 10_00_000 },
          { bucket: '115E-12.5', gain: 10_00_000 },
          { bucket: '111A-20', gain: -4_00_000 },
        ],
      },
    });
    expect(tax.specialRates.map(({ code, income }) => [code, income])).toEqual([
      ['115E-12.5', 6_00_000],
      ['112-12.5', 10_00_000],
    ]);
  });
});

test('marginal relief of the rebate beside unexplained income is noted with the other reading (s.87A, s.115BBE)', () => {
  // 12,05,000 in all: slab tax on 11,55,000 is 20,000 + 35,500, and 60% of 50,000 is 30,000.
  // All tax: 85,500 - 5,000 = 80,500, limited to slab tax 55,500; slab tax alone: 55,500 - 5,000 = 50,500
  const input = {
    otherSources: {
      otherInterest: 11_55_000,
      special: [{ code: '115BBE' as const, amount: 50_000 }],
    },
  };
  const result = taxed(input);
  expect(result.tax.rebate87A).toBe(55_500);
  const note = result.notes.find(({ id }) => id === 'rebate-unexplained');
  expect(note?.params).toEqual({ amount: '₹ 55,500', other: '₹ 50,500' });
  expect(taxed({ otherSources: { otherInterest: 12_05_000 } }).notes).toEqual([]);
});

test('minimum tax is given in its parts (s.115JC: 18.5%; surcharge 15% above a crore; cess 4%)', () => {
  const { amt } = taxed({
    ...person({ regime: 'old' }),
    business: { books: [{ label: 'Unit', netProfit: 1.5 * crore }] },
    deductions: { profitLinked: [{ section: '80-IA', amount: 1.4 * crore }] },
  }).tax;
  // 18.5% of 1,50,00,000; 15% of it; 4% of both
  expect(amt.parts).toEqual({ tax: 27_75_000, surcharge: 4_16_250, cess: 1_27_650 });
  expect(amt.tax).toBe(27_75_000 + 4_16_250 + 1_27_650);
});
