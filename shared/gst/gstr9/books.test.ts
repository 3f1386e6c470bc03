import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import { emptyGstr3b } from '../gstr3b/form.ts';
import * as allBooks from './books.ts';
import { noAmounts } from './rows.ts';

const { compareBooks, soldBy, soldBy3b } = kept(allBooks);

const bill = (gstin: string, tax: number) => ({ gstin, name: '', count: 1, taxable: 0, tax });
const at = (taxable: number, igst = 0) => ({ ...noAmounts(), taxable, igst });

describe('books against the returns of a year', () => {
  it('explains purchases by supplier: books less what GSTR-2B lacks, with what only GSTR-2B has, is GSTR-2B', () => {
    const { purchases, credit } = compareBooks([
      // A: 100 + 50 in the books, 100 in GSTR-2B: 50 missing. B: 30 booked in April, 30 in GSTR-2B of May: nothing. C: 20 in GSTR-2B alone.
      { period: '04-2025', books: [bill('A', 100), bill('B', 30)], gstr2b: [bill('A', 100)], credit3b: 130 },
      {
        period: '05-2025',
        books: [bill('A', 50)],
        gstr2b: [bill('B', 30), bill('C', 20)],
        credit3b: 60,
      },
      // Without GSTR-2B the register is compared with GSTR-3B alone; without a register nothing is.
      { period: '06-2025', books: [bill('A', 7)], credit3b: 9 },
      { period: '07-2025', gstr2b: [bill('A', 1000)], credit3b: 1000 },
    ]);
    expect(purchases).toEqual({
      books: 180,
      missing: { suppliers: 1, tax: 50 },
      extra: { suppliers: 1, tax: 20 },
      gstr2b: 150,
      months: ['04-2025', '05-2025'],
    });
    // 130 + 60 + 9 against 130 + 50 + 7
    expect(credit).toEqual({
      books: 187,
      gstr3b: 199,
      difference: 12,
      months: ['04-2025', '05-2025', '06-2025'],
    });
  });

  it('compares invoices with GSTR-1 and that with GSTR-3B in months that have both', () => {
    const { sales, returns } = compareBooks([
      {
        period: '04-2025',
        invoices: { value: 1000, tax: 180 },
        gstr1: { value: 900, tax: 162 },
        gstr3b: { value: 950, tax: 171 },
      },
      { period: '05-2025', gstr1: { value: 500, tax: 90 }, gstr3b: { value: 500, tax: 90 } },
      { period: '06-2025', invoices: { value: 5, tax: 1 } },
    ]);
    expect(sales).toMatchObject({ difference: { value: -100, tax: -18 }, months: ['04-2025'] });
    expect(returns).toMatchObject({
      gstr1: { value: 1400, tax: 252 },
      gstr3b: { value: 1450, tax: 261 },
      difference: { value: 50, tax: 9 },
    });
  });

  it('sets revenue against turnover, advances explained', () => {
    // Turnover 1,250 with advances 40, revenue 1,200: 50 more, of which 10 are left to explain.
    expect(compareBooks([], { revenue: 1200, annual: 1250, advances: 40 }).turnover).toEqual({
      revenue: 1200,
      annual: 1250,
      difference: 50,
      advances: 40,
      left: 10,
    });
    expect(compareBooks([]).turnover).toBeUndefined();
  });

  it('counts supplies of GSTR-1 as GSTR-3B does: notes off, reverse charge left to the recipient', () => {
    const rows = new Map([
      ['4B', at(1000, 180)],
      ['4I', at(100, 18)],
      ['5A', at(300)],
      ['5C', at(70)],
      ['5D', at(20)],
    ]);
    // 1,000 - 100 + 300 + 20, and an invoice of the year before for 50
    expect(soldBy({ rows, earlier: new Map([['10', at(50, 9)]]) })).toEqual({ value: 1270, tax: 171 });
    const form = emptyGstr3b();
    form.supplies.taxable = { taxable: 950, igst: 171, cgst: 0, sgst: 0, cess: 0 };
    form.supplies.zero_rated.taxable = 300;
    form.supplies.nil_exempt.taxable = 20;
    form.supplies.reverse_charge = { taxable: 400, igst: 72, cgst: 0, sgst: 0, cess: 0 };
    expect(soldBy3b(form)).toEqual({ value: 1270, tax: 171 });
  });
});
