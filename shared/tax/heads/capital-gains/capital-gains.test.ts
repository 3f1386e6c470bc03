import { describe, expect, test } from 'vitest';
import type { GainRow } from '../../inputs/capital-gains.ts';
import { taxed } from '../../testing.ts';
import type { TaxInput } from '../../types.ts';

const sale = (row: Partial<GainRow>, overrides: Partial<TaxInput> = {}) =>
  taxed({
    otherSources: { otherInterest: 10_00_000 },
    capitalGains: {
      rows: [
        {
          asset: 'listed-equity',
          acquiredOn: '2025-01-01',
          soldOn: '2025-10-01',
          saleValue: 5_00_000,
          cost: 3_00_000,
          ...row,
        },
      ],
    },
    ...overrides,
  });

const bucketOf = (row: Partial<GainRow>, overrides: Partial<TaxInput> = {}) =>
  sale(row, overrides).capitalGains.rows[0]?.bucket;

describe('term and rate', () => {
  test.each([
    // asset, bought, sold, AY, bucket
    ['listed-equity', '2025-01-01', '2025-10-01', '2026-27', '111A-20'],
    ['listed-equity', '2024-10-01', '2025-10-01', '2026-27', '111A-20'], // exactly 12 months is not more
    ['listed-equity', '2024-10-01', '2025-10-02', '2026-27', '112A-12.5'],
    ['equity-fund', '2024-01-01', '2025-10-01', '2026-27', '112A-12.5'],
    ['business-trust', '2024-01-01', '2025-10-01', '2026-27', '112A-12.5'],
    ['listed-security', '2024-01-01', '2025-10-01', '2026-27', '112-12.5'],
    ['listed-unit', '2024-01-01', '2025-10-01', '2026-27', '112-12.5'],
    ['unlisted-share', '2024-01-01', '2025-10-01', '2026-27', 'stcg-slab'], // 21 months
    ['unlisted-share', '2023-01-01', '2025-10-01', '2026-27', '112-12.5'],
    ['jewellery', '2023-01-01', '2025-10-01', '2026-27', '112-12.5'], // 24 months for the rest too
    ['land-building', '2023-11-01', '2025-10-01', '2026-27', 'stcg-slab'],
    ['land-building', '2020-11-01', '2025-10-01', '2026-27', '112-12.5'],
    ['specified-fund', '2023-04-01', '2025-10-01', '2026-27', 'stcg-slab'], // s.50AA
    ['specified-fund', '2023-03-31', '2025-10-01', '2026-27', '112-12.5'],
    ['market-linked-debenture', '2019-01-01', '2025-10-01', '2026-27', 'stcg-slab'], // s.50AA
    ['unlisted-bond', '2019-01-01', '2025-10-01', '2026-27', 'stcg-slab'], // s.50AA from 23 July 2024
    // 22 and 23 July 2024
    ['listed-equity', '2024-01-01', '2024-07-22', '2025-26', '111A-15'],
    ['listed-equity', '2024-01-01', '2024-07-23', '2025-26', '111A-20'],
    ['listed-equity', '2020-01-01', '2024-07-22', '2025-26', '112A-10'],
    ['listed-equity', '2020-01-01', '2024-07-23', '2025-26', '112A-12.5'],
    ['land-building', '2020-01-01', '2024-07-22', '2025-26', '112-20'],
    ['land-building', '2020-01-01', '2024-07-23', '2025-26', '112-12.5'],
    ['jewellery', '2022-01-01', '2024-07-22', '2025-26', 'stcg-slab'], // 36 months then
    ['jewellery', '2022-01-01', '2024-07-23', '2025-26', '112-12.5'],
    ['business-trust', '2022-01-01', '2024-07-22', '2025-26', '111A-15'], // 36 months then
    ['unlisted-bond', '2019-01-01', '2024-07-22', '2025-26', '112-20'],
    ['zero-coupon-bond', '2022-01-01', '2024-07-22', '2025-26', '112-10'],
    ['listed-bond', '2012-01-01', '2024-07-22', '2025-26', '112-10'],
    ['listed-bond', '2012-01-01', '2024-07-23', '2025-26', '112-12.5'],
    ['foreign-share', '2022-01-01', '2024-07-22', '2025-26', '112-20'], // 24 months as an unlisted share
    ['specified-fund', '2020-01-01', '2024-07-22', '2025-26', '112-20'],
    ['listed-equity', '2023-06-01', '2023-12-01', '2024-25', '111A-15'],
    ['listed-equity', '2020-06-01', '2023-12-01', '2024-25', '112A-10'],
    ['jewellery', '2015-06-01', '2023-12-01', '2024-25', '112-20'],
  ] as const)('%s bought %s, sold %s (AY %s): %s', (asset, acquiredOn, soldOn, assessmentYear, bucket) => {
    expect(bucketOf({ asset, acquiredOn, soldOn }, { assessmentYear })).toBe(bucket);
  });

  test('equity without STT is not ss.111A, 112A', () => {
    expect(bucketOf({ sttPaid: false })).toBe('stcg-slab');
    expect(bucketOf({ sttPaid: false, acquiredOn: '2020-01-01' })).toBe('112-12.5');
  });

  test('a listed security before 23 July 2024 takes the cheaper of 10% plain and 20% indexed (proviso to s.112(1))', () => {
    const bond = { asset: 'listed-security', soldOn: '2024-06-01' } as const;
    // plain 1,00,000 at 10%; indexed cost 4,00,000 × 363/348 = 4,17,241, gain 82,759 at 20%
    const plain = { ...bond, acquiredOn: '2023-05-01', saleValue: 5_00_000, cost: 4_00_000 };
    expect(bucketOf(plain, { assessmentYear: '2025-26' })).toBe('112-10');
    // cost 4,00,000 × 363/200 = 7,26,000: an indexed loss bears nothing
    const old = { ...plain, acquiredOn: '2012-05-01' };
    expect(bucketOf(old, { assessmentYear: '2025-26' })).toBe('112-20');
  });

  test('a non-resident’s unlisted shares bore 10% without indexation before, 12.5% now', () => {
    const assessee = { type: 'individual', residency: 'non-resident' } as const;
    const row = { asset: 'unlisted-share', acquiredOn: '2018-01-01' } as const;
    expect(bucketOf({ ...row, soldOn: '2024-06-01' }, { assessee, assessmentYear: '2025-26' })).toBe(
      '112-10',
    );
    expect(bucketOf({ ...row, soldOn: '2024-08-01' }, { assessee, assessmentYear: '2025-26' })).toBe(
      '112-12.5',
    );
  });
});

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

describe('exemptions', () => {
  const house: Partial<GainRow> = {
    asset: 'residential-house',
    acquiredOn: '2024-01-01',
    soldOn: '2026-03-01',
    saleValue: 80_00_000,
    cost: 30_00_000,
    term: 'long',
  };
  const exempted = (row: Partial<GainRow>, overrides: Partial<TaxInput> = {}) =>
    sale(row, overrides).capitalGains.rows[0]?.exempt;

  test.each([
    [[{ section: '54', invested: 30_00_000 }], 30_00_000],
    [[{ section: '54', invested: 90_00_000 }], 50_00_000],
    [[{ section: '54', invested: 90_00_000, investedOn: '2028-03-01', how: 'bought' }], 50_00_000],
    [[{ section: '54', invested: 90_00_000, investedOn: '2028-03-02', how: 'bought' }], 0],
    [[{ section: '54', invested: 90_00_000, investedOn: '2025-03-01', how: 'bought' }], 50_00_000],
    [[{ section: '54', invested: 90_00_000, investedOn: '2025-02-28', how: 'bought' }], 0],
    [[{ section: '54', invested: 90_00_000, investedOn: '2029-03-01', how: 'built' }], 50_00_000],
    [[{ section: '54', invested: 90_00_000, investedOn: '2029-03-02', how: 'built' }], 0],
    [[{ section: '54EC', invested: 60_00_000 }], 50_00_000], // 50 lakh
    [[{ section: '54EC', invested: 20_00_000, investedOn: '2026-09-01' }], 20_00_000],
    [[{ section: '54EC', invested: 20_00_000, investedOn: '2026-09-02' }], 0], // six months
    [
      [
        { section: '54', invested: 30_00_000 },
        { section: '54EC', invested: 30_00_000 },
      ],
      50_00_000,
    ],
    [[{ section: '54F', invested: 80_00_000 }], 0], // not for a residential house
    [[{ section: '54B', invested: 80_00_000 }], 0], // only agricultural land
  ] as const)('%o: %i', (exemptions, expected) => {
    expect(exempted({ ...house, exemptions: exemptions.map((row) => ({ ...row })) })).toBe(expected);
  });

  test('54F exempts in proportion to the net consideration invested', () => {
    const shares: Partial<GainRow> = {
      asset: 'unlisted-share',
      acquiredOn: '2015-01-01',
      saleValue: 1_02_00_000,
      expenses: 2_00_000,
      cost: 40_00_000,
    };
    // gain 60,00,000 × 50/100
    expect(exempted({ ...shares, exemptions: [{ section: '54F', invested: 50_00_000 }] })).toBe(30_00_000);
    expect(exempted({ ...shares, exemptions: [{ section: '54F', invested: 1_00_00_000 }] })).toBe(60_00_000);
  });

  test('54 and 54F stop at ten crore of cost (AY 2024-25 on)', () => {
    const big = { ...house, saleValue: 20_00_00_000, cost: 0 };
    expect(exempted({ ...big, exemptions: [{ section: '54', invested: 15_00_00_000 }] })).toBe(10_00_00_000);
    const shares: Partial<GainRow> = {
      asset: 'unlisted-share',
      acquiredOn: '2015-01-01',
      saleValue: 20_00_00_000,
      cost: 0,
    };
    expect(exempted({ ...shares, exemptions: [{ section: '54F', invested: 20_00_00_000 }] })).toBe(
      10_00_00_000,
    );
  });

  test('54B also for a short-term gain on agricultural land', () => {
    const field: Partial<GainRow> = { ...house, asset: 'agricultural-land', term: 'short' };
    expect(exempted({ ...field, exemptions: [{ section: '54B', invested: 20_00_000 }] })).toBe(20_00_000);
  });

  test('not for firms; 54EC is for everyone', () => {
    const assessee = { type: 'firm' } as const;
    expect(exempted({ ...house, exemptions: [{ section: '54', invested: 20_00_000 }] }, { assessee })).toBe(
      0,
    );
    expect(exempted({ ...house, exemptions: [{ section: '54EC', invested: 20_00_000 }] }, { assessee })).toBe(
      20_00_000,
    );
  });

  test('bonds of two sales share the 50 lakh', () => {
    const row: GainRow = {
      asset: 'land-building',
      acquiredOn: '2010-01-01',
      soldOn: '2025-05-01',
      saleValue: 60_00_000,
      cost: 0,
      exemptions: [{ section: '54EC', invested: 40_00_000 }],
    };
    const { capitalGains } = taxed({ capitalGains: { rows: [row, row] } });
    expect(capitalGains.rows.map(({ exempt }) => exempt)).toEqual([40_00_000, 10_00_000]);
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
