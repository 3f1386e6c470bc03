import { describe, expect, it } from 'vitest';
import { safeCell } from './safe-cell.ts';

describe('cells that are safe to open', () => {
  it('puts an apostrophe before what a spreadsheet would run', () => {
    expect(['=1+1', '+91', '-cmd', '@x', '\tx'].map(safeCell)).toEqual([
      "'=1+1",
      "'+91",
      "'-cmd",
      "'@x",
      "'\tx",
    ]);
    expect(['\0=1', '\n=1', '＝1', '＠x'].map(safeCell)).toEqual(["'\0=1", "'\n=1", "'＝1", "'＠x"]);
    expect(['-12.50', 'A-1', '12'].map(safeCell)).toEqual(['-12.50', 'A-1', '12']);
  });
});
