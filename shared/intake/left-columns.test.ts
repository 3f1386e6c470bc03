import { describe, expect, it } from 'vitest';
import { salesField } from './headings.ts';
import { taxExplained } from './left-columns.ts';

describe('a column of tax that is not read', () => {
  const none = { heads: [], cess: [] };
  // 10,000 at 18% is 1,800; 5,000 at 5% is 250.
  const byRate = { taxable: ['10,000.00', '5,000.00'], rates: [18, 5] };

  it('is explained by rate and value where each line is their tax', () => {
    expect(taxExplained(['1,800.00', '250.00'], { ...none, byRate })).toBe(true);
    expect(taxExplained(['1,800.90', ''], { ...none, byRate })).toBe(true);
    expect(taxExplained(['1,800.00', '277.00'], { ...none, byRate })).toBe(false);
    // No tax on a line with a rate contradicts it; half of it is one head of two.
    expect(taxExplained(['1,800.00', '0'], { ...none, byRate })).toBe(false);
    expect(taxExplained(['900.00', '125.00'], { ...none, byRate })).toBe(false);
    expect(taxExplained(['1,800.00'], none)).toBe(false);
  });

  it('is explained by the heads which are read, before any rate', () => {
    const heads = [
      ['900', '125'],
      ['900', '125'],
    ];
    expect(taxExplained(['1800', '250'], { heads, cess: [] })).toBe(true);
    expect(taxExplained(['900', '125'], { heads, cess: [] })).toBe(true);
    expect(taxExplained(['1850', '250'], { heads, cess: [['50', '0']] })).toBe(true);
    expect(taxExplained(['77', '250'], { heads, cess: [] })).toBe(false);
    // The heads have 800 where the rate gives 1,800.
    expect(taxExplained(['1800'], { heads: [['800']], cess: [], byRate })).toBe(false);
  });

  it('is read as the tax of all heads under the short name of many shops', () => {
    expect(['GST Amt', 'GST Amount', 'IGST Amt', 'CGST Amt'].map((h) => salesField(h)?.field)).toEqual([
      'tax',
      'tax',
      'igst',
      'cgst',
    ]);
  });
});
