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

  it('joins the months of a quarterly filer, whose last GSTR-1 and GSTR-3B cover the quarter', () => {
    const sold = (value: number) => ({ value, tax: value / 10 });
    const { sales, returns, credit, purchases } = compareBooks(
      [
        // IFF of April 100, GSTR-1 of the quarter 250: 350, as GSTR-3B has it. Invoices 120 + 90 + 140 are 350.
        {
          period: '04-2025',
          invoices: sold(120),
          gstr1: sold(100),
          books: [bill('A', 3)],
          gstr2b: [bill('A', 3)],
        },
        { period: '05-2025', invoices: sold(90), books: [bill('A', 4)], gstr2b: [] },
        {
          period: '06-2025',
          invoices: sold(140),
          gstr1: sold(250),
          gstr3b: sold(350),
          books: [bill('B', 5)],
          gstr2b: [bill('B', 5)],
          credit3b: 12,
        },
        // No register with the statement of August: the credit of this quarter is compared with none.
        { period: '07-2025', gstr1: sold(10), books: [bill('A', 1)], gstr2b: [bill('A', 1)] },
        { period: '08-2025', gstr2b: [bill('A', 2)] },
        { period: '09-2025', gstr3b: sold(10), books: [bill('A', 6)], gstr2b: [bill('A', 6)], credit3b: 9 },
      ],
      undefined,
      'quarterly',
    );
    expect(sales).toEqual({
      invoices: sold(350),
      gstr1: sold(350),
      difference: sold(0),
      months: ['06-2025'],
    });
    expect(returns).toMatchObject({ gstr1: sold(350), gstr3b: sold(350), months: ['06-2025'] });
    expect(credit).toEqual({ books: 12, gstr3b: 12, difference: 0, months: ['06-2025'] });
    // A's 4 of May are missing; a statement comes each month.
    expect(purchases).toMatchObject({ books: 19, missing: { suppliers: 1, tax: 4 }, gstr2b: 15 });
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
    // Rows of GSTR-9 by their names: credit notes (4I, 5H) and amendments that lower (4L, 5K) are taken off; 4G, 4G1 and 5C are
    // paid by the recipient or declared in 3.1.1.
    for (const id of [
      '4A',
      '4B',
      '4C',
      '4D',
      '4E',
      '4F',
      '4J',
      '4K',
      '5A',
      '5B',
      '5D',
      '5E',
      '5F',
      '5I',
      '5J',
    ])
      expect(soldBy({ rows: new Map([[id, at(10, 1)]]), earlier: new Map() }), id).toEqual({
        value: 10,
        tax: 1,
      });
    for (const id of ['4I', '4L', '5H', '5K'])
      expect(soldBy({ rows: new Map([[id, at(10, 1)]]), earlier: new Map() }), id).toEqual({
        value: -10,
        tax: -1,
      });
    for (const id of ['4G', '4G1', '5C'])
      expect(soldBy({ rows: new Map([[id, at(10, 1)]]), earlier: new Map() }), id).toEqual({
        value: 0,
        tax: 0,
      });
    const rows = new Map([
      ['4B', at(1000, 180)],
      ['4I', at(100, 18)],
      ['5A', at(300)],
      ['5C', at(70)],
      ['5D', at(20)],
    ]);
    // 1,000 - 100 + 300 + 20, and invoices of the year before for 60 less 10
    expect(
      soldBy({
        rows,
        earlier: new Map([
          ['10', at(60, 11)],
          ['11', at(10, 2)],
        ]),
      }),
    ).toEqual({ value: 1270, tax: 171 });
    const form = emptyGstr3b();
    form.supplies.taxable = { taxable: 950, igst: 171, cgst: 0, sgst: 0, cess: 0 };
    form.supplies.zero_rated.taxable = 300;
    form.supplies.nil_exempt.taxable = 20;
    form.supplies.reverse_charge = { taxable: 400, igst: 72, cgst: 0, sgst: 0, cess: 0 };
    expect(soldBy3b(form)).toEqual({ value: 1270, tax: 171 });
  });
});
