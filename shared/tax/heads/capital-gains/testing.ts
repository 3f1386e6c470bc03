import type { GainRow } from '../../inputs/capital-gains.ts';
import type { TaxInput, TaxResult } from '../../model/types.ts';
import { taxed } from '../../testing.ts';

/** A sale of listed shares with interest of ten lakh; tests override fields. */
export const sale = (row: Partial<GainRow>, overrides: Partial<TaxInput> = {}): TaxResult =>
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

/** Rate bucket of that sale. */
export const bucketOf = (row: Partial<GainRow>, overrides: Partial<TaxInput> = {}): string | undefined =>
  sale(row, overrides).capitalGains.rows[0]?.bucket;
