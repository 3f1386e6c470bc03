import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import type { Period } from '../periods.ts';
import {
  bill,
  day,
  entry,
  far,
  home,
  invoice,
  month,
  months,
  next,
  row,
  tax,
  YEAR,
  year,
} from '../testing/annual.ts';
import type { AnnualMonth } from './work.ts';

// Ten made-up clients, each year worked by hand from its months: the arithmetic is beside each expectation.
describe('ten years by hand', () => {
  it('1. a trader with the same sales and purchases each month', () => {
    // Sales 1,00,000 a month x 12 = 12,00,000, tax 9,000 + 9,000 a month = 1,08,000 each. Bills 60,000: 5,400 each a month = 64,800.
    const { made, rupees } = year(
      months.map((p) =>
        month(p, {
          sheets: { b2b: [invoice(p, home(100_000))] },
          supplies: { taxable: { taxable: 100_000_00, ...tax(0, 9000) } },
          credit: { other: tax(0, 5400) },
          bills: [bill(day(p), tax(0, 5400))],
        }),
      ),
    );
    expect(rupees(['4B', '4N', '5N'], 'taxable')).toEqual({
      '4B': 12_00_000,
      '4N': 12_00_000,
      '5N': 12_00_000,
    });
    expect(rupees(['4B', '6A', '6B_ip', '6J', '7J', '8A', '8D'], 'cgst')).toEqual({
      '4B': 1_08_000,
      '6A': 64_800,
      '6B_ip': 64_800,
      '6J': 0,
      '7J': 64_800,
      '8A': 64_800,
      '8D': 0,
    });
    // Table 9: 1,08,000 less credit 64,800 = 43,200 in cash, each head.
    expect([made.payment.payable.cgst, made.payment.credit.cgst.cgst, made.payment.cash.sgst]).toEqual([
      1_08_000_00, 64_800_00, 43_200_00,
    ]);
    expect(made.findings).toEqual([]);
  });

  it('2. an exporter with and without payment of tax, and supplies to SEZ and as deemed exports', () => {
    // Each quarter's last month: export with tax 5,00,000 (90,000), under LUT 3,00,000, SEZ with tax 2,00,000 (36,000), without 1,00,000,
    // deemed 50,000 (9,000). Four times each; in March a credit note of 40,000 (7,200) to SEZ with tax and of 10,000 on an LUT export.
    const ends = ['06-2025', '09-2025', '12-2025', '03-2026'];
    const { rupees } = year(
      ends.map((p) =>
        month(p, {
          sheets: {
            exp: [
              row({ export_type: 'WPAY', invoice_date: day(p), ...far(500_000) }),
              row({ export_type: 'WOPAY', invoice_date: day(p), taxable_value: 300_000_00 }),
            ],
            b2b: [
              invoice(p, far(200_000), { invoice_type: 'SEWP' }),
              invoice(p, { taxable_value: 100_000_00 }, { invoice_type: 'SEWOP' }),
              invoice(p, far(50_000), { invoice_type: 'DE' }),
            ],
            ...(p === '03-2026'
              ? {
                  cdnr: [row({ note_type: 'C', invoice_type: 'SEWP', note_date: day(p), ...far(40_000) })],
                  cdnur: [
                    row({
                      note_type: 'C',
                      unregistered_type: 'EXPWOP',
                      note_date: day(p),
                      taxable_value: 10_000_00,
                    }),
                  ],
                }
              : {}),
          },
        }),
      ),
    );
    // 4H 20 + 8 + 2 lakh = 30,00,000; 4M -40,000; 4N 29,60,000; 5G 12 + 4 = 16,00,000; 5M 15,90,000; 5N 45,50,000
    expect(rupees(['4C', '4D', '4E', '4H', '4I', '4N', '5A', '5B', '5H', '5M', '5N'], 'taxable')).toEqual({
      '4C': 20_00_000,
      '4D': 8_00_000,
      '4E': 2_00_000,
      '4H': 30_00_000,
      '4I': 40_000,
      '4N': 29_60_000,
      '5A': 12_00_000,
      '5B': 4_00_000,
      '5H': 10_000,
      '5M': 15_90_000,
      '5N': 45_50_000,
    });
    // 3,60,000 + 1,44,000 + 36,000 - 7,200
    expect(rupees(['4N'], 'igst')).toEqual({ '4N': 5_32_800 });
  });

  it('3. a shop with consumers, advances, and exempt, nil and non-GST supplies', () => {
    // B2C 80,000 a month x 12 = 9,60,000 (86,400 each); a large inter-State sale of 2,60,000 (46,800) in May, of which 60,000 (10,800) comes back in
    // June. Advance 50,000 (4,500 each) in July, 30,000 (2,700 each) of it adjusted in August. Exempt 2,000, nil 1,000, non-GST 500 a month.
    const { rupees } = year(
      months.map((p) =>
        month(p, {
          sheets: {
            b2cs: [row(home(80_000))],
            nil: [row({ exempt_amount: 2000_00, nil_amount: 1000_00, non_gst_amount: 500_00 })],
            ...(p === '05-2025'
              ? { b2cl: [row({ invoice_date: day(p), taxable_value: 260_000_00, tax_amount: 46_800_00 })] }
              : {}),
            ...(p === '06-2025'
              ? {
                  cdnur: [
                    row({ note_type: 'C', unregistered_type: 'B2CL', note_date: day(p), ...far(60_000) }),
                  ],
                }
              : {}),
            ...(p === '07-2025'
              ? { at: [row({ advance_amount: 50_000_00, cgst: 4500_00, sgst: 4500_00 })] }
              : {}),
            ...(p === '08-2025'
              ? { txpd: [row({ advance_amount: 30_000_00, cgst: 2700_00, sgst: 2700_00 })] }
              : {}),
          },
        }),
      ),
    );
    // 9,60,000 + 2,60,000 - 60,000 = 11,60,000; 5M 12 x 3,500 = 42,000; 5N 11,60,000 + 20,000 + 42,000
    expect(rupees(['4A', '4F', '5D', '5E', '5F', '5M', '5N'], 'taxable')).toEqual({
      '4A': 11_60_000,
      '4F': 20_000,
      '5D': 24_000,
      '5E': 12_000,
      '5F': 6_000,
      '5M': 42_000,
      '5N': 12_22_000,
    });
    expect(rupees(['4A'], 'igst')).toEqual({ '4A': 36_000 });
    expect(rupees(['4A', '4F'], 'cgst')).toEqual({ '4A': 86_400, '4F': 1_800 });
  });

  it('4. reverse charge from registered and unregistered persons', () => {
    // April: freight 40,000 at 5% (1,000 each) from a registered carrier, in GSTR-2B; rent 20,000 at 18% (1,800 each) of an unregistered owner.
    const { rupees, made } = year([
      month('04-2025', {
        supplies: { reverse_charge: { taxable: 60_000_00, ...tax(0, 2800) } },
        credit: { reverse_charge: tax(0, 2800), other: tax(0, 700) },
        bills: [bill(day('04-2025'), tax(0, 1000), { reverse: true }), bill(day('04-2025'), tax(0, 700))],
      }),
    ]);
    expect(rupees(['4G', '4N', '5N'], 'taxable')).toEqual({ '4G': 60_000, '4N': 60_000, '5N': 0 });
    // 8A leaves reverse charge out; 8B is 6B alone.
    expect(rupees(['4G', '6A', '6B_ip', '6C', '6D', '6J', '8A', '8B', '8D'], 'cgst')).toEqual({
      '4G': 2800,
      '6A': 3500,
      '6B_ip': 700,
      '6C': 1800,
      '6D': 1000,
      '6J': 0,
      '8A': 700,
      '8B': 700,
      '8D': 0,
    });
    expect([made.payment.payable.cgst, made.payment.cash.cgst]).toEqual([2800_00, 2800_00]);
  });

  it('5. an importer of goods and services, part of the goods availed in the next year', () => {
    // Bills of entry 30,000 in June and 20,000 in March; 30,000 availed in June, 15,000 in the next May, 5,000 never. Services 9,000.
    const boe = (p: Period, rupees: number) => bill(day(p), tax(rupees), { source: 'impg', gstin: '' });
    const { rupees } = year(
      [
        month('06-2025', { credit: { import_goods: tax(30_000) }, bills: [boe('06-2025', 30_000)] }),
        month('08-2025', { credit: { import_services: tax(9_000) } }),
        month('03-2026', { bills: [boe('03-2026', 20_000)] }),
        month(next(2), { credit: { import_goods: tax(15_000) } }),
      ],
      [entry(next(2), 'first', tax(15_000), { credit_year: YEAR, imports: true })],
    );
    expect(
      rupees(['6A', '6E_ip', '6F', '6J', '8A', '8G', '8H', '8H1', '8I', '8J', '8K', '13'], 'igst'),
    ).toEqual({
      '6A': 39_000,
      '6E_ip': 30_000,
      '6F': 9_000,
      '6J': 0,
      '8A': 0,
      '8G': 50_000,
      '8H': 30_000,
      '8H1': 15_000,
      '8I': 5_000,
      '8J': 5_000,
      '8K': 5_000,
      '13': 15_000,
    });
  });

  it('6. amendments, notes, and supplies of the year in the returns after it', () => {
    // May 2,00,000; in July raised to 2,30,000 (+30,000). June 1,00,000; in August cut to 90,000 (-10,000). Credit note 5,000, debit note 8,000 in
    // September. Next April an invoice of 25 March for 60,000; next May the sale of May is cut by 12,000 more.
    const was = (rupees: number) => [row({ invoice_type: 'R', ...home(rupees) })];
    const amended = (of: Period, rupees: number) =>
      row({ invoice_type: 'R', original_invoice_date: day(of), ...home(rupees) });
    const { rupees } = year([
      month('05-2025', { sheets: { b2b: [invoice('05-2025', home(200_000))] } }),
      month('06-2025', { sheets: { b2b: [invoice('06-2025', home(100_000))] } }),
      month('07-2025', { sheets: { b2ba: [amended('05-2025', 230_000)] }, original: () => was(200_000) }),
      month('08-2025', { sheets: { b2ba: [amended('06-2025', 90_000)] }, original: () => was(100_000) }),
      month('09-2025', {
        sheets: {
          cdnr: [
            row({ note_type: 'C', invoice_type: 'R', note_date: day('09-2025'), ...home(5_000) }),
            row({ note_type: 'D', invoice_type: 'R', note_date: day('09-2025'), ...home(8_000) }),
          ],
        },
      }),
      month(next(1), { sheets: { b2b: [invoice('03-2026', home(60_000))] } }),
      month(next(2), { sheets: { b2ba: [amended('05-2025', 218_000)] }, original: () => was(230_000) }),
    ]);
    // 4M 8,000 + 30,000 - 5,000 - 10,000 = 23,000; turnover of 9C 5N + 10 - 11 = 3,23,000 + 60,000 - 12,000
    expect(rupees(['4B', '4I', '4J', '4K', '4L', '4M', '5N', '10', '11'], 'taxable')).toEqual({
      '4B': 3_00_000,
      '4I': 5_000,
      '4J': 8_000,
      '4K': 30_000,
      '4L': 10_000,
      '4M': 23_000,
      '5N': 3_23_000,
      '10': 60_000,
      '11': 12_000,
    });
    expect(rupees(['10', '11'], 'cgst')).toEqual({ '10': 5_400, '11': 1_080 });
  });

  it('7. reversals for good, and credit of a distributor', () => {
    // 4(A)(5) 10,000 and 4(A)(4) 2,500 in June; reversed by 17(5) 600, rule 42 900, rule 43 300 and rule 38 200: 2,000 in 4(B)(1).
    const p = '06-2025';
    const { rupees, made } = year(
      [
        month(p, {
          credit: { other: tax(0, 10_000), isd: tax(2_500), reversed_rules: tax(0, 2_000) },
          bills: [bill(day(p), tax(0, 10_000))],
        }),
      ],
      [
        entry(p, 'reversed', tax(0, 600), { reason: '17(5)' }),
        entry(p, 'reversed', tax(0, 900), { reason: '42' }),
        entry(p, 'reversed', tax(0, 300), { reason: '43' }),
        entry(p, 'reversed', tax(0, 200), { reason: '38' }),
      ],
    );
    expect(rupees(['6B_ip', '7A2', '7C', '7D', '7E', '7H', '7I', '7J'], 'cgst')).toEqual({
      '6B_ip': 10_000,
      '7A2': 200,
      '7C': 900,
      '7D': 300,
      '7E': 600,
      '7H': 0,
      '7I': 2_000,
      '7J': 8_000,
    });
    expect(rupees(['6A', '6G', '6J', '7J'], 'igst')).toEqual({
      '6A': 2_500,
      '6G': 2_500,
      '6J': 0,
      '7J': 2_500,
    });
    expect(made.findings).toEqual([]);
  });

  it('8. rule 37A: reversed in the October after the year; credit after its last date is left out', () => {
    // 7,000 availed in July, its supplier without GSTR-3B: reversed in October after the year (table 12), claimed again in January (not table 13).
    // 1,500 reversed under rule 37 in February and claimed again next June (13).
    const { rupees } = year(
      [
        month('07-2025', { credit: { other: tax(0, 7_000) }, bills: [bill(day('07-2025'), tax(0, 7_000))] }),
        month('02-2026', { credit: { reversed_other: tax(0, 1_500) } }),
        month(next(3), { credit: { other: tax(0, 1_500), reclaimed: tax(0, 1_500) } }),
        month(next(7), { credit: { reversed_other: tax(0, 7_000) } }),
      ],
      [
        entry('02-2026', 'reversed', tax(0, 1_500), { reason: '37' }),
        entry(next(3), 'reclaimed', tax(0, 1_500), { reason: '37', reversed_in: '02-2026' }),
        entry(next(7), 'reversed', tax(0, 7_000), { reason: '37A', credit_year: YEAR }),
        entry(next(10), 'reclaimed', tax(0, 7_000), { reason: '37A', reversed_in: next(7) }),
      ],
    );
    expect(rupees(['6A', '7A', '7A1', '7J', '12', '13'], 'cgst')).toEqual({
      '6A': 7_000,
      '7A': 1_500,
      '7A1': 0,
      '7J': 5_500,
      '12': 7_000,
      '13': 1_500,
    });
  });

  it('keeps a reversal of an earlier year’s credit that no table 12 covers any more', () => {
    // Credit of 2024-25 reversed in December 2025: its table 12 ends with the return of October 2025. One of September is there.
    const { rupees } = year(
      [
        month('09-2025', { credit: { reversed_other: tax(0, 300) } }),
        month('12-2025', { credit: { reversed_other: tax(0, 500) } }),
      ],
      [
        entry('09-2025', 'reversed', tax(0, 300), { reason: '37', credit_year: '2024-25' }),
        entry('12-2025', 'reversed', tax(0, 500), { reason: '37', credit_year: '2024-25' }),
      ],
    );
    expect(rupees(['7A', '7H', '7J'], 'cgst')).toEqual({ '7A': 500, '7H': 0, '7J': -500 });
  });

  it('9. a quarterly filer: GSTR-1 of the months (IFF) and GSTR-3B of the quarters', () => {
    // April and May 30,000 by IFF, June 40,000: 1,00,000 a quarter (9,000 each), four quarters; credit 4,000 each a quarter.
    const list = months.map((p, i) => {
      const end = i % 3 === 2;
      return month(p, {
        sheets: { b2b: [invoice(p, home(end ? 40_000 : 30_000))] },
        ...(end
          ? {
              supplies: { taxable: { taxable: 100_000_00, ...tax(0, 9_000) } },
              credit: { other: tax(0, 4_000) },
            }
          : {}),
        bills: end ? [bill(day(p), tax(0, 4_000))] : [],
      });
    });
    const { made, rupees } = year(list);
    expect(rupees(['4B', '5N'], 'taxable')).toEqual({ '4B': 4_00_000, '5N': 4_00_000 });
    expect(rupees(['4B', '6A', '8A', '8D'], 'cgst')).toEqual({
      '4B': 36_000,
      '6A': 16_000,
      '8A': 16_000,
      '8D': 0,
    });
    expect(made.payment.cash.cgst).toBe(20_000_00);
  });

  it('explains where GSTR-3B, GSTR-1 and GSTR-2B differ, return by return', () => {
    // April: GSTR-1 9,000 + 9,000 = 18,000, GSTR-3B 17,000: 1,000 less. May: 18,000 against 18,500: 500 more; credit 700 each against 400 each in
    // GSTR-2B: 600 more. June: one rupee is rounding. July: no GSTR-1, nothing to compare.
    const sold = (p: Period) => ({ b2b: [invoice(p, home(100_000))] });
    const paid = (igst: number) => ({ taxable: { taxable: 0, ...tax(igst) } });
    const list = [
      month('04-2025', { sheets: sold('04-2025'), supplies: paid(17_000) }),
      month('05-2025', {
        sheets: sold('05-2025'),
        supplies: paid(18_500),
        credit: { other: tax(0, 700) },
        bills: [bill(day('05-2025'), tax(0, 400))],
      }),
      month('06-2025', { sheets: sold('06-2025'), supplies: paid(18_001) }),
      { ...month('07-2025', { supplies: paid(5) }), gstr1: undefined },
    ] as AnnualMonth[];
    const { made } = year(list);
    expect(made.findings.map((f) => english(f.message)).filter((m) => m.includes('GSTR-3B '))).toEqual([
      'April 2025: GSTR-3B has 1,000.00 less tax than GSTR-1 (rule 88C)',
      'May 2025: GSTR-3B has 500.00 more tax than GSTR-1',
      'May 2025: GSTR-3B claims 600.00 more credit than GSTR-2B has (rule 88D)',
    ]);
  });

  it('10. a restaurant on an operator’s platform, the operator’s own year, with cess and late fee', () => {
    // Restaurant: 25,000 a month through an operator who pays: 5C1 3,00,000. As operator 9(5) in June: 40,000 at 5% (1,000 each) in 4G1. Sale with
    // cess in July: 10,000, IGST 2,800, cess 1,200. Interest 150 each and late fee 100 each in August.
    const { made, rupees } = year(
      months.map((p) =>
        month(p, {
          sheets: {
            supeco: [row({ operator_type: '9(5)', supply_value: 25_000_00 })],
            ...(p === '07-2025'
              ? { b2b: [invoice(p, { taxable_value: 10_000_00, igst: 2_800_00, cess: 1_200_00 })] }
              : {}),
          },
          ...(p === '06-2025' ? { ecommerce: { operator: { taxable: 40_000_00, ...tax(0, 1_000) } } } : {}),
          ...(p === '07-2025'
            ? { supplies: { taxable: { taxable: 10_000_00, ...tax(2_800, 0, 1_200) } } }
            : {}),
          ...(p === '08-2025'
            ? { more: { interest: tax(0, 150), late_fee: { cgst: 100_00, sgst: 100_00 } } }
            : {}),
        }),
      ),
    );
    // 5N = 4N (10,000 + 40,000) + 5M 3,00,000 - 4G1 40,000
    expect(rupees(['4B', '4G1', '4N', '5C1', '5M', '5N'], 'taxable')).toEqual({
      '4B': 10_000,
      '4G1': 40_000,
      '4N': 50_000,
      '5C1': 3_00_000,
      '5M': 3_00_000,
      '5N': 3_10_000,
    });
    expect(rupees(['4B'], 'cess')).toEqual({ '4B': 1_200 });
    expect(made.payment).toMatchObject({
      payable: { igst: 2_800_00, cgst: 1_000_00, cess: 1_200_00 },
      cash: { igst: 2_800_00, cgst: 1_000_00, cess: 1_200_00 },
      interest: { cgst: 150_00 },
      fee: { cgst: 100_00, sgst: 100_00 },
    });
  });
});
