import { describe, expect, test } from 'vitest';
import { totalRows } from './fileTotals.ts';

const sums = (taxable: number, igst: number, cgst: number, sgst: number, cess: number) => ({
  taxable,
  igst,
  cgst,
  sgst,
  cess,
});
const none = sums(0, 0, 0, 0, 0);

describe('totals of a file beside those placed', () => {
  test('differ by the refused lines, each amount by itself', () => {
    // 3 lines of 1,000.10 at 18%: two within the State (90.01 + 90.01), one to another State (180.02), which is refused.
    const rows = totalRows({
      file: sums(3000.3, 180.02, 180.02, 180.02, 5),
      placed: sums(2000.2, 0, 180.02, 180.02, 5),
      refused: sums(1000.1, 180.02, 0, 0, 0),
    });
    expect(rows.map((r) => [r.key, ...r.amounts])).toEqual([
      ['file', 300030, 54006, 500],
      ['placed', 200020, 36004, 500],
      ['refused', 100010, 18002, 0],
      // 3,000.30 - 2,000.20 and 540.06 - 360.04, without the noise of decimals.
      ['difference', 100010, 18002, 0],
    ]);
    expect(rows.at(-1)!.differs).toEqual([true, true, false]);
    expect(rows.slice(0, -1).every((r) => r.differs.every((d) => !d))).toBe(true);
  });

  test('tax under another head is no difference: a file may give it in one column', () => {
    const rows = totalRows({ file: sums(100, 18, 0, 0, 0), placed: sums(100, 0, 9, 9, 0), refused: none });
    expect(rows.map((r) => r.key)).toEqual(['file', 'placed', 'difference']);
    expect(rows.at(-1)).toMatchObject({ amounts: [0, 0, 0], differs: [false, false, false] });
  });

  test('a file without tax is not compared by tax', () => {
    const rows = totalRows({ file: sums(100, 0, 0, 0, 0), placed: sums(100, 0, 9, 9, 0), refused: none });
    expect(rows[0]!.amounts).toEqual([10000, null, 0]);
    expect(rows.at(-1)).toMatchObject({ amounts: [0, null, 0], differs: [false, false, false] });
  });
});
