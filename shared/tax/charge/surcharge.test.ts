import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import * as allTesting from '../testing.ts';

const { onIncome, taxed } = kept(allTesting);

const crore = 1_00_00_000;
const lakh = 1_00_000;

describe('surcharge of individuals (Finance Act, First Schedule; FAQ on s.4)', () => {
  test.each([
    // new regime AY 2026-27: tax 25,80,000 at one crore, 55,80,000 at two
    ['new', 50 * lakh, 0],
    ['new', 60 * lakh, 1_38_000], // 10% of 13,80,000
    ['new', crore, 2_58_000],
    ['new', 1.5 * crore, 6_12_000], // 15% of 40,80,000
    ['new', 2 * crore, 8_37_000],
    ['new', 3 * crore, 21_45_000], // 25% of 85,80,000
    ['new', 6 * crore, 43_95_000], // 25% of 1,75,80,000: no 37% in the new regime
    ['old', 60 * lakh, 1_61_250], // 10% of 16,12,500
    ['old', 3 * crore, 22_03_125], // 25% of 88,12,500
    ['old', 6 * crore, 65_90_625], // 37% of 1,78,12,500
  ] as const)('%s regime, %i: %i', (regime, income, surcharge) => {
    expect(onIncome(income, '2026-27', regime).tax.surcharge).toBe(surcharge);
  });
});

describe('marginal relief: tax and surcharge rise by no more than the income above the threshold', () => {
  test.each([
    // above 50L: 51L bears 11,10,000; cap 10,80,000 + 1,00,000
    ['new', 51 * lakh, 1_11_000, 41_000, 70_000],
    // 1.01 crore: 26,10,000 and 15%; cap 25,80,000 × 1.1 + 1,00,000 = 29,38,000
    ['new', crore + lakh, 3_91_500, 63_500, 3_28_000],
    // 2.01 crore: 56,10,000 and 25%; cap 55,80,000 × 1.15 + 1,00,000 = 65,17,000
    ['new', 2 * crore + lakh, 14_02_500, 4_95_500, 9_07_000],
    // old 51L: 13,42,500; cap 13,12,500 + 1,00,000
    ['old', 51 * lakh, 1_34_250, 64_250, 70_000],
    // old 5.01 crore: 1,48,42,500 and 37%; cap 1,48,12,500 × 1.25 + 1,00,000 = 1,86,15,625
    ['old', 5 * crore + lakh, 54_91_725, 17_18_600, 37_73_125],
    // far enough above there is no relief
    ['new', 55 * lakh, 1_23_000, 0, 1_23_000],
  ] as const)(
    '%s regime, %i: surcharge %i, relief %i, charged %i',
    (regime, income, before, relief, after) => {
      const { tax } = onIncome(income, '2026-27', regime);
      expect(tax).toMatchObject({ surchargeBeforeRelief: before, marginalRelief: relief, surcharge: after });
    },
  );

  test('cess comes after the relief', () => {
    expect(onIncome(51 * lakh).tax).toMatchObject({ cess: 47_200, gross: 12_27_200 });
  });
});

describe('income whose surcharge stops at 15%', () => {
  test('long-term gains above two crore with little else: 15% on all (clause (v) of the table)', () => {
    const { tax } = taxed({
      otherSources: { otherInterest: 24 * lakh },
      capitalGains: { totals: [{ bucket: '112-12.5', gain: 3 * crore }] },
    });
    // 3,00,000 + 37,50,000 = 40,50,000 at 15%
    expect(tax).toMatchObject({ total: 40_50_000, surcharge: 6_07_500 });
  });

  test('with slab income above two crore the gains stay at 15%, the rest bears 25%', () => {
    const { tax } = taxed({
      otherSources: { otherInterest: 3 * crore },
      capitalGains: { totals: [{ bucket: '111A-20', gain: crore }] },
    });
    // 25% of 85,80,000 and 15% of 20,00,000
    expect(tax.surcharge).toBe(21_45_000 + 3_00_000);
  });

  test('the other reading counts all income: 25% on slab tax because the total passes two crore', () => {
    const { tax } = taxed({
      otherSources: { otherInterest: 1.5 * crore },
      capitalGains: { totals: [{ bucket: '111A-20', gain: 4 * crore }] },
      switches: { surchargeTest: 'total-income' },
    });
    // 25% of 40,80,000 and 15% of 80,00,000
    expect(tax.surchargeBeforeRelief).toBe(10_20_000 + 12_00_000);
    const usual = taxed({
      otherSources: { otherInterest: 1.5 * crore },
      capitalGains: { totals: [{ bucket: '111A-20', gain: 4 * crore }] },
    });
    expect(usual.tax.surcharge).toBe(18_12_000); // 15% of 1,20,80,000
  });

  test('dividend bears at most 15% of its share of slab tax', () => {
    const { tax } = taxed({
      regime: 'old',
      otherSources: { otherInterest: 3 * crore, dividends: { amount: crore } },
    });
    // slab tax on 4 crore 1,18,12,500; a quarter of it 29,53,125 at 15%, the rest at 25%
    expect(tax.surchargeBeforeRelief).toBe(4_42_969 + 22_14_844);
  });

  test('unexplained credits bear 25% whatever the income (s.115BBE; Finance Act s.2(9))', () => {
    const { tax } = taxed({ otherSources: { special: [{ code: '115BBE', amount: 1_00_000 }] } });
    expect(tax).toMatchObject({ total: 60_000, surcharge: 15_000, cess: 3_000, gross: 78_000 });
  });
});

describe('other assessees (First Schedule, Paragraphs B to E; facts §13)', () => {
  test.each([
    ['firm', 50 * lakh, 15_00_000, 0],
    ['llp', crore, 30_00_000, 0],
    ['firm', 2 * crore, 60_00_000, 7_20_000],
    ['local-authority', 2 * crore, 60_00_000, 7_20_000],
    ['domestic-company', 50 * lakh, 15_00_000, 0],
    ['domestic-company', 5 * crore, 1_50_00_000, 10_50_000],
    ['domestic-company', 20 * crore, 6_00_00_000, 72_00_000],
    ['foreign-company', 5 * crore, 1_75_00_000, 3_50_000],
    ['foreign-company', 20 * crore, 7_00_00_000, 35_00_000],
    ['co-operative', 10_000, 1_000, 0],
    ['co-operative', 20_000, 3_000, 0],
    ['co-operative', 1_00_000, 27_000, 0],
  ] as const)('%s, income %i: tax %i, surcharge %i', (type, income, tax, surcharge) => {
    const result = onIncome(income, '2026-27', 'new', { assessee: { type } });
    expect(result.tax).toMatchObject({ total: tax, surcharge, rebate87A: 0 });
  });

  test('a firm just above one crore has marginal relief', () => {
    // 30,30,000 and 12%; cap 30,00,000 + 1,00,000
    const { tax } = onIncome(crore + lakh, '2026-27', 'new', { assessee: { type: 'firm' } });
    expect(tax).toMatchObject({ surchargeBeforeRelief: 3_63_600, surcharge: 70_000 });
  });

  test('concessional companies pay 10% at any income', () => {
    const { tax } = onIncome(10 * lakh, '2026-27', 'new', {
      assessee: { type: 'domestic-company', concession: '115BAA' },
    });
    expect(tax).toMatchObject({ total: 2_20_000, surcharge: 22_000 });
  });

  test('a company with turnover within 400 crore pays 25%', () => {
    const assessee = { type: 'domestic-company', turnoverWithin400Crore: true } as const;
    expect(onIncome(10 * lakh, '2026-27', 'new', { assessee }).tax.total).toBe(2_50_000);
  });

  test('a foreign company paid 40% up to AY 2024-25, 35% since', () => {
    const assessee = { type: 'foreign-company' } as const;
    expect(onIncome(10 * lakh, '2024-25', 'new', { assessee }).tax.total).toBe(4_00_000);
    expect(onIncome(10 * lakh, '2025-26', 'new', { assessee }).tax.total).toBe(3_50_000);
  });

  test('an association of companies stops at 15%', () => {
    const assessee = { type: 'aop', allMembersCompanies: true } as const;
    expect(onIncome(3 * crore, '2026-27', 'old', { assessee }).tax.surcharge).toBe(13_21_875); // 15% of 88,12,500
  });

  test('maximum marginal rate: no exemption and surcharge by the income (Araadhya Jain Trust, 2025), or the highest on the other reading', () => {
    const assessee = { type: 'aop', maximumMarginalRate: true } as const;
    const { tax } = onIncome(10 * lakh, '2026-27', 'old', { assessee });
    expect(tax).toMatchObject({ total: 3_00_000, surcharge: 0 });
    const other = onIncome(10 * lakh, '2026-27', 'old', {
      assessee,
      switches: { maximumMarginalSurcharge: 'highest' },
    });
    expect(other.tax.surcharge).toBe(1_11_000);
  });
});

describe('tax on dividend inside slab income', () => {
  // 60 lakh of dividend in 2.6 crore: slab tax 73,80,000; above two crore without the dividend there would be none, so 3.2 crore
  const given = { otherSources: { otherInterest: 2.6 * crore, dividends: { amount: 60 * lakh } } };

  test('at the average rate', () => {
    // slab tax on 3.2 crore 91,80,000; share of the dividend 17,21,250 at 15%, 74,58,750 at 25%
    expect(taxed(given).tax.surcharge).toBe(2_58_188 + 18_64_688);
  });

  test('or as its top slice', () => {
    // 30% of 60 lakh 18,00,000 at 15%, 73,80,000 at 25%
    expect(taxed({ ...given, switches: { dividendTax: 'top-slice' } }).tax.surcharge).toBe(
      2_70_000 + 18_45_000,
    );
  });
});

test('dividend of a foreign institutional investor stops at 15%, its other income does not', () => {
  const assessee = { type: 'aop', residency: 'non-resident' } as const;
  const { tax } = taxed({
    regime: 'old',
    assessee,
    otherSources: {
      otherInterest: 3 * crore,
      special: [
        { code: '115AD-dividend', amount: crore },
        { code: '115AD(1)(i)', amount: crore },
      ],
    },
  });
  // 88,12,500 and 20,00,000 at 25%, 20,00,000 at 15%
  expect(tax.surcharge).toBe(22_03_125 + 5_00_000 + 3_00_000);
});
