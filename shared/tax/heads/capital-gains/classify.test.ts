import { describe, expect, test } from 'vitest';
import { kept } from '../../../testing/kept.ts';
import * as allTesting from './testing.ts';

const { bucketOf } = kept(allTesting);

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
