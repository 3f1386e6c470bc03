import { describe, expect, it } from 'vitest';
import { annualRows, keysOf, noAmounts } from '../../../shared/gst/gstr9/rows.ts';
import { bodyOf, rowsWith, type ShownRow, withChange } from './annualWork.ts';

const rows: ShownRow[] = annualRows.map((row) => ({
  ...row,
  keys: [...keysOf(row)],
  editable: row.plus === undefined,
  months:
    row.id === '6B_ip'
      ? [
          { period: '04-2025', ...noAmounts(), cgst: 100 },
          { period: '05-2025', ...noAmounts(), cgst: 35 },
        ]
      : [],
  worked: { ...noAmounts(), cgst: row.id === '6B_ip' ? 135 : 0 },
  typed: row.id === '6G' ? { cgst: 7 } : null,
  amounts: noAmounts(),
  remark: '',
}));

describe('figures entered into GSTR-9', () => {
  it('stand in the sums at once', () => {
    const changes = withChange(rows, withChange(rows, {}, '6B_ip', 'cgst', 12_000), '6B_is', 'cgst', 1_500);
    const shown = rowsWith(rows, changes);
    // 120 + 15 + 7 stored before
    expect(shown.get('6I')!.amounts.cgst).toBe(14_200);
    expect(shown.get('8B')!.amounts.cgst).toBe(13_500);
    expect(bodyOf(changes)).toEqual({ '6B_ip': { cgst: 120 }, '6B_is': { cgst: 15 } });
  });

  it('are no change when they are what stands there, and are taken back by an emptied cell', () => {
    expect(withChange(rows, {}, '6B_ip', 'cgst', 13_500)).toEqual({});
    expect(withChange(rows, {}, '6G', 'cgst', 700)).toEqual({});
    const back = withChange(rows, {}, '6G', 'cgst', null);
    expect(bodyOf(back)).toEqual({ '6G': { cgst: null } });
    expect(rowsWith(rows, back).get('6G')!.amounts.cgst).toBe(0);
    expect(withChange(rows, back, '6G', 'cgst', 700)).toEqual({});
  });
});
