import { describe, expect, test } from 'vitest';
import type { AssessmentYear } from '../../dates.ts';
import { kept } from '../../testing/kept.ts';
import type { GainAsset, GainRow } from '../inputs/capital-gains.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

const sale = (
  asset: GainAsset,
  acquiredOn: string,
  soldOn: string,
  rest: Partial<GainRow> = {},
): GainRow => ({
  asset,
  acquiredOn,
  soldOn,
  saleValue: 2_00_000,
  cost: 1_00_000,
  ...rest,
});
const sold = (row: GainRow, assessmentYear: AssessmentYear = '2026-27') =>
  taxed({ assessmentYear, capitalGains: { rows: [row] } }).capitalGains.rows[0]!;

describe('more than twelve or twenty-four months (s.2(42A)), rates from 23 July 2024', () => {
  test.each<[GainAsset, string, string, AssessmentYear, string]>([
    ['listed-equity', '2024-06-10', '2025-06-10', '2026-27', '111A-20'],
    ['listed-equity', '2024-06-10', '2025-06-11', '2026-27', '112A-12.5'],
    ['land-building', '2023-06-10', '2025-06-10', '2026-27', 'stcg-slab'],
    ['land-building', '2023-06-10', '2025-06-11', '2026-27', '112-12.5'],
    ['listed-equity', '2024-02-29', '2025-02-28', '2025-26', '111A-20'],
    ['listed-equity', '2024-02-29', '2025-03-01', '2025-26', '112A-12.5'],
    ['listed-equity', '2024-06-10', '2024-07-22', '2025-26', '111A-15'],
    ['listed-equity', '2024-06-10', '2024-07-23', '2025-26', '111A-20'],
    ['listed-equity', '2020-06-10', '2024-07-22', '2025-26', '112A-10'],
    ['jewellery', '2022-01-10', '2024-07-22', '2025-26', 'stcg-slab'],
    ['jewellery', '2022-01-10', '2024-07-23', '2025-26', '112-12.5'],
    ['business-trust', '2022-11-10', '2024-07-22', '2025-26', '111A-15'],
    ['business-trust', '2022-11-10', '2024-07-23', '2025-26', '112A-12.5'],
    ['unlisted-share', '2022-07-01', '2024-07-10', '2025-26', '112-20'],
    ['foreign-share', '2023-07-01', '2025-07-01', '2026-27', 'stcg-slab'],
    ['specified-fund', '2023-04-01', '2025-08-10', '2026-27', 'stcg-slab'],
    ['specified-fund', '2023-03-31', '2025-08-10', '2026-27', '112-12.5'],
    ['market-linked-debenture', '2015-03-31', '2025-08-10', '2026-27', 'stcg-slab'],
  ])('%s of %s sold on %s (AY %s): %s', (asset, acquired, day, year, bucket) => {
    expect(sold(sale(asset, acquired, day), year).bucket).toBe(bucket);
  });
});

describe('shares bought before February 2018 (s.55(2)(ac))', () => {
  test.each([
    ['2018-01-31', 1_20_000, 0], // quoted at 1,50,000, sold below: cost is the price
    ['2018-01-31', 2_00_000, 50_000],
    ['2018-01-31', 80_000, -20_000],
    ['2018-02-01', 1_20_000, 20_000],
  ])('bought on %s for 1,00,000, sold for %i: %i', (acquired, saleValue, gain) => {
    const row = sale('listed-equity', acquired, '2025-06-11', { saleValue, fmv2018: 1_50_000 });
    expect(sold(row).gain).toBe(gain);
  });
});

describe('stamp value (s.50C(1) third proviso)', () => {
  test.each([
    [1_10_00_000, 1_00_00_000],
    [1_10_00_001, 1_10_00_001],
  ])('%i against a price of 1,00,00,000: %i', (stampDutyValue, full) => {
    const row = sale('land-building', '2010-06-10', '2025-08-10', { saleValue: 1_00_00_000, stampDutyValue });
    expect(sold(row).fullValue).toBe(full);
  });
});

describe('reinvestment', () => {
  const house = (
    section: '54' | '54EC' | '54F',
    investedOn: string | undefined,
    invested: number,
    rest: Partial<GainRow>,
  ) =>
    sale(section === '54F' ? 'jewellery' : 'residential-house', '2010-06-10', '2025-08-10', {
      exemptions: [{ section, invested, how: 'bought', ...(investedOn ? { investedOn } : {}) }],
      ...rest,
    });
  const crores = (saleValue: number, cost: number) => ({
    saleValue: saleValue * 1_00_00_000,
    cost: cost * 1_00_00_000,
  });

  test.each<[string, GainRow, number]>([
    ['54: at most ten crore', house('54', '2026-08-10', 12_00_00_000, crores(15, 3)), 10_00_00_000],
    ['54: bought a year before', house('54', '2024-08-10', 1_00_00_000, crores(3, 1)), 1_00_00_000],
    ['54: bought two years after', house('54', '2027-08-10', 1_00_00_000, crores(3, 1)), 1_00_00_000],
    ['54: a day later', house('54', '2027-08-11', 1_00_00_000, crores(3, 1)), 0],
    ['54EC: at most fifty lakh', house('54EC', '2026-02-10', 60_00_000, crores(3, 1)), 50_00_000],
    ['54EC: a day after six months', house('54EC', '2026-02-11', 50_00_000, crores(3, 1)), 0],
    ['54F: half the price, half the gain', house('54F', undefined, 50_00_000, crores(1, 0.4)), 30_00_000],
    // ten of twenty crore counted
    [
      '54F: ten crore at most of the new house',
      house('54F', undefined, 15_00_00_000, crores(20, 4)),
      8_00_00_000,
    ],
  ])('%s', (_, row, allowed) => {
    expect(sold(row).exempt).toBe(allowed);
  });

  test('ss.54 and 54F each leave out only what their own house costs above ten crore', () => {
    const rows = [
      house('54', undefined, 8_00_00_000, crores(10, 1)),
      house('54F', undefined, 8_00_00_000, crores(10, 2)),
    ];
    const { capitalGains } = taxed({ capitalGains: { rows } });
    expect(capitalGains.rows.map((row) => row.exempt)).toEqual([8_00_00_000, 6_40_00_000]);
  });
});

describe('land and building at 12.5% or, indexed, 20% (s.112(1)(a) second proviso)', () => {
  // 20,00,000 of FY 2010-11 (167) is 45,02,994 in FY 2025-26 (376): 20% of 14,97,006 against 12.5% of 40,00,000
  const old = sale('land-building', '2010-06-10', '2025-08-10', { saleValue: 60_00_000, cost: 20_00_000 });
  const taxOn = (input: Partial<TaxInput>) =>
    taxed({ otherSources: { otherInterest: 20_00_000 }, ...input }).tax.specialRates[0]!.tax;

  test.each<[string, TaxInput['assessee'], number]>([
    ['a resident', { type: 'individual' }, 2_99_401],
    ['a family', { type: 'huf' }, 2_99_401],
    ['not a non-resident', { type: 'individual', residency: 'non-resident' }, 5_00_000],
    ['not a firm', { type: 'firm' }, 5_00_000],
  ])('%s', (_, assessee, tax) => {
    expect(taxOn({ assessee, capitalGains: { rows: [old] } })).toBe(tax);
  });

  // 20,00,000 of FY 2021-22 (317) is 23,72,240: 10,00,000 or, indexed, 6,27,760
  const recent = sale('land-building', '2021-06-10', '2025-08-10', { saleValue: 30_00_000, cost: 20_00_000 });

  test.each<[string, Partial<TaxInput>, number, number]>([
    // 20% of 2,27,760 against 12.5% of 6,00,000
    ['unused exemption of 4,00,000', { otherSources: {} }, 45_552, 75_000],
    // 20% of 4,27,760 against 12.5% of 8,00,000
    [
      'an old loss of 2,00,000',
      { broughtForward: [{ assessmentYear: '2024-25', kind: 'long-term', amount: 2_00_000 }] },
      85_552,
      1_00_000,
    ],
    ['neither', {}, 1_25_000, 1_25_000],
  ])(
    '%s comes off both gains before the taxes are compared, or sale by sale off none',
    (_, rest, due, alone) => {
      const input: Partial<TaxInput> = { capitalGains: { rows: [recent] }, ...rest };
      expect(taxOn(input)).toBe(due);
      expect(taxOn({ ...input, switches: { landChoice: 'sale-by-sale' } })).toBe(alone);
    },
  );

  test('each sale keeps the cheaper of its own; gold beside them bears 12.5%', () => {
    const gold = sale('jewellery', '2015-06-10', '2025-08-10', { saleValue: 5_00_000, cost: 3_00_000 });
    expect(taxOn({ capitalGains: { rows: [old, recent, gold] } })).toBe(2_99_401 + 1_25_000 + 25_000);
    // a loss of 1,00,000 meets the indexed gain first, which is the dearer
    const broughtForward: TaxInput['broughtForward'] = [
      { assessmentYear: '2024-25', kind: 'long-term', amount: 1_00_000 },
    ];
    expect(taxOn({ capitalGains: { rows: [old, recent, gold] }, broughtForward })).toBe(
      2_79_401 + 1_25_000 + 25_000,
    );
  });
});
