import { describe, expect, test } from 'vitest';
import { kept } from '../../../testing/kept.ts';
import type { GainRow } from '../../inputs/capital-gains.ts';
import type { TaxInput } from '../../model/types.ts';
import * as allTesting from '../../testing.ts';
import { sale } from './testing.ts';

const { taxed } = kept(allTesting);

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
