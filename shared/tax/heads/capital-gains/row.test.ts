import { describe, expect, test } from 'vitest';
import { kept } from '../../../testing/kept.ts';
import type { GainRow } from '../../inputs/capital-gains.ts';
import * as allTesting from '../../testing.ts';
import { sale } from './testing.ts';

const { taxed } = kept(allTesting);

describe('cost', () => {
  test.each([
    // 31 January 2018: the higher of cost and the lower of value and price (s.55(2)(ac))
    [1_00_000, 2_00_000, 5_00_000, 3_00_000],
    [1_00_000, 6_00_000, 5_00_000, 0],
    [2_50_000, 2_00_000, 5_00_000, 2_50_000],
    [6_00_000, 7_00_000, 5_00_000, -1_00_000],
    [1_00_000, 2_00_000, 50_000, -50_000],
  ])('cost %i, value on 31.01.2018 %i, price %i: gain %i', (cost, fmv2018, saleValue, gain) => {
    const result = sale({ acquiredOn: '2016-05-01', cost, fmv2018, saleValue });
    expect(result.capitalGains.rows[0]?.gain).toBe(gain);
  });

  test('no such step for shares bought from 1 February 2018', () => {
    const result = sale({ acquiredOn: '2018-02-01', cost: 1_00_000, fmv2018: 4_00_000 });
    expect(result.capitalGains.rows[0]?.gain).toBe(4_00_000);
  });

  test('indexation by the notified index before 23 July 2024 (s.48 second proviso)', () => {
    const result = sale(
      {
        asset: 'land-building',
        acquiredOn: '2010-05-01',
        soldOn: '2024-06-01',
        saleValue: 50_00_000,
        cost: 10_00_000,
        improvements: [
          { on: '2015-06-01', amount: 2_00_000 },
          { on: '2000-06-01', amount: 9_00_000 },
        ],
        expenses: 50_000,
      },
      { assessmentYear: '2025-26' },
    );
    // 10,00,000 × 363/167 = 21,73,653; 2,00,000 × 363/254 = 2,85,827; the improvement of 2000 counts for nothing
    expect(result.capitalGains.rows[0]).toMatchObject({
      cost: 21_73_653,
      improvement: 2_85_827,
      gain: 24_90_520,
    });
  });

  test.each([
    ['specified-fund', 1_25_606], // bought before April 2023: 1,00,000 × 363/289
    ['unlisted-bond', 1_00_000], // third proviso to s.48
  ] as const)('%s sold before 23 July 2024: cost %i', (asset, cost) => {
    const result = sale(
      { asset, acquiredOn: '2019-06-01', soldOn: '2024-06-01', saleValue: 2_00_000, cost: 1_00_000 },
      { assessmentYear: '2025-26' },
    );
    expect(result.capitalGains.rows[0]?.cost).toBe(cost);
  });

  test('value on 1 April 2001 stands for older cost', () => {
    const result = sale(
      {
        asset: 'land-building',
        acquiredOn: '1990-05-01',
        soldOn: '2024-06-01',
        saleValue: 50_00_000,
        cost: 50_000,
        fmv2001: 5_00_000,
      },
      { assessmentYear: '2025-26' },
    );
    expect(result.capitalGains.rows[0]?.cost).toBe(18_15_000); // 5,00,000 × 363/100
    const later = sale({ asset: 'land-building', acquiredOn: '2001-04-01', cost: 50_000, fmv2001: 5_00_000 });
    expect(later.capitalGains.rows[0]?.cost).toBe(50_000);
  });

  test('a loss that eats the land’s gain leaves no more credit than tax', () => {
    const result = taxed({
      otherSources: { otherInterest: 10_00_000 },
      capitalGains: {
        rows: [
          {
            asset: 'land-building',
            acquiredOn: '2010-05-01',
            soldOn: '2025-06-01',
            saleValue: 50_00_000,
            cost: 25_00_000,
          },
        ],
        totals: [{ bucket: '112A-12.5', gain: -24_00_000 }],
      },
    });
    expect(result.tax).toMatchObject({ atSpecialRates: 0 });
    expect(result.totalIncome).toBe(11_00_000);
  });

  test.each([
    [1_10_000, 1_00_000], // exactly 110% is tolerated
    [1_10_001, 1_10_001],
    [90_000, 1_00_000],
  ])('stamp value %i for a price of 1,00,000: %i (s.50C)', (stampDutyValue, value) => {
    const result = sale({ asset: 'land-building', saleValue: 1_00_000, cost: 0, stampDutyValue });
    expect(result.capitalGains.rows[0]?.fullValue).toBe(value);
  });
});

describe('land and buildings bought before 23 July 2024, sold after: lower of 12.5% plain and 20% indexed (ITR-2 rule 572)', () => {
  const land: Partial<GainRow> = {
    asset: 'land-building',
    acquiredOn: '2010-05-01',
    soldOn: '2025-06-01',
    saleValue: 50_00_000,
    cost: 20_00_000,
  };
  // plain gain 30,00,000: 3,75,000. Indexed cost 20,00,000 × 376/167 = 45,02,994, gain 4,97,006: 99,401
  test('resident individual: tax by the indexed gain, income by the plain one', () => {
    const result = sale(land);
    expect(result.capitalGains.rows[0]).toMatchObject({ gain: 30_00_000, indexedGain: 4_97_006 });
    expect(result.grossTotalIncome).toBe(40_00_000);
    expect(result.tax.atSpecialRates).toBe(99_401);
  });

  test('an HUF too', () => {
    expect(sale(land, { assessee: { type: 'huf' } }).tax.atSpecialRates).toBe(99_401);
  });

  test.each([
    [{ type: 'individual', residency: 'non-resident' }],
    [{ type: 'firm' }],
    [{ type: 'llp' }],
  ] as const)('%o: 12.5% only', (assessee) => {
    expect(sale(land, { assessee: { ...assessee } }).tax.atSpecialRates).toBe(3_75_000);
  });

  test('bought on 23 July 2024: 12.5% only', () => {
    const late = { ...land, acquiredOn: '2024-07-23', soldOn: '2026-03-31', term: 'long' } as const;
    expect(sale(late).tax.atSpecialRates).toBe(3_75_000);
  });

  test('12.5% where that is lower', () => {
    // bought 2022: 20,00,000 × 376/331 = 22,71,903; gain 27,28,097 at 20% is more than 3,75,000
    expect(sale({ ...land, acquiredOn: '2022-05-01' }).tax.atSpecialRates).toBe(3_75_000);
  });

  test('an indexed loss only brings the tax to nil and is not set off', () => {
    const result = sale({ ...land, cost: 25_00_000 });
    expect(result.tax.atSpecialRates).toBe(0);
    expect(result.grossTotalIncome).toBe(35_00_000);
  });

  test('the comparison is after exemption', () => {
    const result = sale({
      ...land,
      exemptions: [{ section: '54EC', invested: 4_00_000, investedOn: '2025-09-01' }],
    });
    // plain 26,00,000: 3,25,000; indexed 97,006: 19,401
    expect(result.tax.atSpecialRates).toBe(19_401);
  });

  test('the credit does not spill over to other gains', () => {
    const result = taxed({
      otherSources: { otherInterest: 10_00_000 },
      capitalGains: {
        rows: [
          { ...(land as GainRow), cost: 25_00_000 },
          {
            asset: 'jewellery',
            acquiredOn: '2020-01-01',
            soldOn: '2025-06-01',
            saleValue: 2_00_000,
            cost: 0,
          },
        ],
      },
    });
    expect(result.tax.atSpecialRates).toBe(25_000);
  });
});

describe('shares bought in foreign currency (s.48 first proviso, rule 115A)', () => {
  // 10,000 dollars at 70 bought, sold for 12,000 dollars at 84; the day's buying rate is 83.5
  const row: GainRow = {
    asset: 'listed-bond',
    acquiredOn: '2019-05-10',
    soldOn: '2025-09-10',
    cost: 7_00_000,
    saleValue: 10_08_000,
    foreignCurrency: { atPurchase: 70_0000, atSale: 84_0000, back: 83_5000 },
  };
  const of = (given: GainRow, residency: 'resident' | 'non-resident') =>
    taxed({ assessee: { type: 'individual', residency }, capitalGains: { rows: [given] } }).capitalGains
      .rows[0]!;

  test('the gain is 2,000 dollars brought back at 83.5', () => {
    expect(of(row, 'non-resident').gain).toBe(1_67_000);
  });

  test('expenses are converted as at the sale: 100 dollars', () => {
    expect(of({ ...row, expenses: 8_400 }, 'non-resident').gain).toBe(1_67_000 - 8_350);
  });

  test('residents compute in rupees', () => {
    expect(of(row, 'resident').gain).toBe(3_08_000);
  });

  test('not for equity with STT (s.112A(5)) nor land', () => {
    expect(of({ ...row, asset: 'listed-equity' }, 'non-resident').gain).toBe(3_08_000);
    expect(of({ ...row, asset: 'land-building' }, 'non-resident').gain).toBe(3_08_000);
  });

  test('a fall of the dollar can be a loss where rupees show a gain', () => {
    expect(of({ ...row, saleValue: 8_00_000 }, 'non-resident').gain).toBeLessThan(0);
  });
});
