import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import type { Row } from '../gstr1/columns.ts';
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

// Ten further clients over the months of a year and after it, worked by hand before they were run: the arithmetic is beside each expectation.
const ends = ['06-2025', '09-2025', '12-2025', '03-2026'];
const said = (made: ReturnType<typeof year>['made']) => made.findings.map((f) => english(f.message));

describe('ten further years by hand', () => {
  it('11. a trader whose sales grow by 1,000 a month, with consumers, exempt goods, and credit notes', () => {
    // Month n (1 to 12): B2B n x 1,000, consumers n x 500, exempt n x 200, credit note to a registered buyer n x 100; credit n x 40 each, bills the same.
    // 1 + 2 + … + 12 = 78. B2B 78,000 (7,020 each); consumers 39,000 (3,510); exempt 15,600; notes 7,800 (702); credit 3,120.
    const { made, rupees } = year(
      months.map((p, i) => {
        const n = i + 1;
        return month(p, {
          sheets: {
            b2b: [invoice(p, home(n * 1_000))],
            b2cs: [row(home(n * 500))],
            nil: [row({ exempt_amount: n * 200_00 })],
            cdnr: [row({ note_type: 'C', invoice_type: 'R', note_date: day(p), ...home(n * 100) })],
          },
          // 1,000 + 500 - 100 = 1,400 x n: 126 each
          supplies: {
            taxable: { taxable: n * 1_400_00, ...tax(0, n * 126) },
            nil_exempt: { taxable: n * 200_00 },
          },
          credit: { other: tax(0, n * 40) },
          bills: [bill(day(p), tax(0, n * 40))],
        });
      }),
    );
    expect(rupees(['4A', '4B', '4I', '4N', '5D', '5M', '5N'], 'taxable')).toEqual({
      '4A': 39_000,
      '4B': 78_000,
      '4I': 7_800,
      '4N': 1_09_200,
      '5D': 15_600,
      '5M': 15_600,
      '5N': 1_24_800,
    });
    expect(rupees(['4A', '4B', '4I', '4N', '6A', '7J', '8A', '8D'], 'sgst')).toEqual({
      '4A': 3_510,
      '4B': 7_020,
      '4I': 702,
      '4N': 9_828,
      '6A': 3_120,
      '7J': 3_120,
      '8A': 3_120,
      '8D': 0,
    });
    // 78 x 126 = 9,828 payable; 3,120 by credit, 6,708 in cash
    expect([made.payment.payable.cgst, made.payment.credit.cgst.cgst, made.payment.cash.cgst]).toEqual([
      9_828_00, 3_120_00, 6_708_00,
    ]);
    expect(said(made)).toEqual([]);
  });

  it('12. credit notes above the sales of a month: nothing to pay in May, the rest taken off in June', () => {
    // April 50,000; May sales 10,000, note of 40,000; June 60,000, of which GSTR-3B pays 60,000 - 30,000 = 30,000.
    const { made, rupees } = year([
      month('04-2025', {
        sheets: { b2b: [invoice('04-2025', home(50_000))] },
        supplies: { taxable: { taxable: 50_000_00, ...tax(0, 4_500) } },
      }),
      month('05-2025', {
        sheets: {
          b2b: [invoice('05-2025', home(10_000))],
          cdnr: [row({ note_type: 'C', invoice_type: 'R', note_date: day('05-2025'), ...home(40_000) })],
        },
      }),
      month('06-2025', {
        sheets: { b2b: [invoice('06-2025', home(60_000))] },
        supplies: { taxable: { taxable: 30_000_00, ...tax(0, 2_700) } },
      }),
    ]);
    // 1,20,000 - 40,000 = 80,000, 7,200 each; paid 4,500 + 2,700
    expect(rupees(['4B', '4I', '4N', '5N'], 'taxable')).toEqual({
      '4B': 1_20_000,
      '4I': 40_000,
      '4N': 80_000,
      '5N': 80_000,
    });
    expect(rupees(['4N', '9_due', '9_cash'], 'cgst')).toEqual({
      '4N': 7_200,
      '9_due': 7_200,
      '9_cash': 7_200,
    });
    // May has 5,400 more than GSTR-1 (minus 5,400), June 5,400 less: over the year they agree, and nothing is asked
    expect(said(made)).toEqual([]);
  });

  it('13. a year without any supply or credit', () => {
    const { made } = year(months.map((p) => month(p, {})));
    expect(made.rows.filter((r) => Object.values(r.amounts).some((n) => n !== 0))).toEqual([]);
    expect(said(made)).toEqual([]);
  });

  it('14. composition until September, regular from October: credit on stock by ITC-01', () => {
    // October to March 1,00,000 a month: 6,00,000, 54,000 each. ITC-01 of stock 9,000 each does not pass GSTR-3B: typed in 6M.
    const { made, rupees } = year(
      months.slice(6).map((p) =>
        month(p, {
          sheets: { b2b: [invoice(p, home(1_00_000))] },
          supplies: { taxable: { taxable: 1_00_000_00, ...tax(0, 9_000) } },
          credit: { other: tax(0, 6_000) },
          bills: [bill(day(p), tax(0, 6_000))],
        }),
      ),
      [],
      { '6M': { cgst: 9_000_00, sgst: 9_000_00 } },
    );
    expect(rupees(['4B', '5N'], 'taxable')).toEqual({ '4B': 6_00_000, '5N': 6_00_000 });
    // 6 x 6,000 = 36,000; 6O and 7J 45,000
    expect(rupees(['6A', '6I', '6J', '6M', '6N', '6O', '7J', '8A', '8D'], 'cgst')).toEqual({
      '6A': 36_000,
      '6I': 36_000,
      '6J': 0,
      '6M': 9_000,
      '6N': 9_000,
      '6O': 45_000,
      '7J': 45_000,
      '8A': 36_000,
      '8D': 0,
    });
    expect(said(made)).toEqual([]);
  });

  const mixed = {
    // By month: what GSTR-3B has, and what of it is of which year.
    list: [
      // bills of 2025-26 of 50,000 each
      month('04-2025', { credit: { other: tax(0, 50_000) }, bills: [bill(day('04-2025'), tax(0, 50_000))] }),
      // 20,000 of 2025-26 and 3,000 of a bill of February 2025 availed late
      month('07-2025', { credit: { other: tax(0, 23_000) }, bills: [bill(day('07-2025'), tax(0, 20_000))] }),
      // 2,000 reversed in December 2024 (rule 37) are paid for and claimed again
      month('08-2025', { credit: { other: tax(0, 2_000), reclaimed: tax(0, 2_000) } }),
      // 1,000 reversed in February 2025 for goods received late are claimed again
      month('09-2025', { credit: { other: tax(0, 1_000), reclaimed: tax(0, 1_000) } }),
      // 1,500 of 2024-25 reversed under rule 37A
      month('10-2025', { credit: { reversed_other: tax(0, 1_500) } }),
      // its supplier has filed
      month('02-2026', { credit: { other: tax(0, 1_500), reclaimed: tax(0, 1_500) } }),
      // rule 42
      month('03-2026', { credit: { reversed_rules: tax(0, 700) } }),
    ],
    ledger: [
      entry('07-2025', 'first', tax(0, 3_000), { credit_year: '2024-25' }),
      entry('08-2025', 'reclaimed', tax(0, 2_000), { reason: '37', reversed_in: '12-2024' }),
      entry('09-2025', 'reclaimed', tax(0, 1_000), { reason: 'other', reversed_in: '02-2025' }),
      entry('10-2025', 'reversed', tax(0, 1_500), { reason: '37A', credit_year: '2024-25' }),
      entry('02-2026', 'reclaimed', tax(0, 1_500), {
        reason: '37A',
        reversed_in: '10-2025',
        credit_year: '2024-25',
      }),
      entry('03-2026', 'reversed', tax(0, 700), { reason: '42' }),
    ],
  };

  it('15. credit of last year: availed late, claimed again under rules 37, 37A and otherwise, reversed in October', () => {
    const { made, rupees } = year(mixed.list, mixed.ledger);
    // 6A 50,000 + 23,000 + 2,000 + 1,000 + 1,500; 6A1 3,000 + 1,000 (not rule 37 or 37A); 6H 2,000 + 1,500; 6B 77,500 - 4,500 - 3,000
    expect(
      rupees(
        [
          '6A',
          '6A1',
          '6A2',
          '6B_ip',
          '6H',
          '6I',
          '6J',
          '7A',
          '7A1',
          '7C',
          '7H',
          '7I',
          '7J',
          '8A',
          '8B',
          '8D',
        ],
        'cgst',
      ),
    ).toEqual({
      '6A': 77_500,
      '6A1': 4_000,
      '6A2': 73_500,
      '6B_ip': 70_000,
      '6H': 3_500,
      '6I': 73_500,
      '6J': 0,
      '7A': 0,
      '7A1': 0,
      '7C': 700,
      '7H': 0,
      '7I': 700,
      '7J': 72_800,
      '8A': 70_000,
      '8B': 70_000,
      '8D': 0,
    });
    expect(made.findings.filter((f) => f.row === '6H' || f.row === '7H')).toEqual([]);
  });

  it('15. the same in GSTR-9 of the year before: tables 12 and 13', () => {
    // 12: 1,500 of October. 13: 3,000 availed late, 2,000 and 1,000 claimed again by October; the reclaim of February 2026 is after it.
    const { rupees } = year(mixed.list, mixed.ledger, {}, '2024-25');
    expect(rupees(['8C', '12', '13'], 'sgst')).toEqual({ '8C': 3_000, '12': 1_500, '13': 6_000 });
  });

  it('16. reverse charge all year: transport, a lawyer abroad, rent of an unregistered owner', () => {
    // Each quarter's last month: transport 1,00,000 at 5% (2,500 each) in GSTR-2B; import of services 50,000 (9,000 IGST); rent 30,000 (2,700 each).
    const { made, rupees } = year(
      ends.map((p) =>
        month(p, {
          supplies: { reverse_charge: { taxable: 1_80_000_00, ...tax(9_000, 5_200) } },
          credit: { import_services: tax(9_000), reverse_charge: tax(0, 5_200) },
          bills: [bill(day(p), tax(0, 2_500), { reverse: true })],
        }),
      ),
      [],
      { '16A': { taxable: 12_000_00 } },
    );
    expect(rupees(['4G', '4N', '5N', '16A'], 'taxable')).toEqual({
      '4G': 7_20_000,
      '4N': 7_20_000,
      '5N': 0,
      '16A': 12_000,
    });
    expect(rupees(['4G', '6C', '6D', '6A', '6J', '8A'], 'cgst')).toEqual({
      '4G': 20_800,
      '6C': 10_800,
      '6D': 10_000,
      '6A': 20_800,
      '6J': 0,
      '8A': 0,
    });
    expect(rupees(['4G', '6F', '6A', '9_due', '9_cash'], 'igst')).toEqual({
      '4G': 36_000,
      '6F': 36_000,
      '6A': 36_000,
      '9_due': 36_000,
      '9_cash': 36_000,
    });
    expect(said(made)).toEqual([]);
  });

  it('17. amendments of every kind, and notes amended', () => {
    const was = (amounts: Partial<Row>, more: Partial<Row> = {}) => [
      row({ invoice_type: 'R', ...amounts, ...more }),
    ];
    const note = (rupees: number, more: Partial<Row> = {}) =>
      row({ note_type: 'C', invoice_type: 'R', ...home(rupees), ...more });
    const { rupees } = year([
      // B2B 1,00,000, a note of 10,000, an SEZ supply without tax of 80,000, an export under LUT of 70,000, consumers 40,000
      month('05-2025', {
        sheets: {
          b2b: [
            invoice('05-2025', home(100_000)),
            invoice('05-2025', { taxable_value: 80_000_00 }, { invoice_type: 'SEWOP' }),
          ],
          cdnr: [note(10_000, { note_date: day('05-2025') })],
          exp: [row({ export_type: 'WOPAY', invoice_date: day('05-2025'), taxable_value: 70_000_00 })],
          b2cs: [row(home(40_000))],
        },
      }),
      // July: the SEZ supply was with tax (14,400): out of 5, into 4
      month('07-2025', {
        sheets: {
          b2ba: [row({ invoice_type: 'SEWP', original_invoice_date: day('05-2025'), ...far(80_000) })],
        },
        original: () => was({ taxable_value: 80_000_00 }, { invoice_type: 'SEWOP' }),
      }),
      // August: the note was only 6,000: supplies raised by 4,000
      month('08-2025', {
        sheets: { cdnra: [note(6_000, { original_note_date: day('05-2025') })] },
        original: () => [note(10_000)],
      }),
      // September: the export was 65,000
      month('09-2025', {
        sheets: {
          expa: [
            row({ export_type: 'WOPAY', original_invoice_date: day('05-2025'), taxable_value: 65_000_00 }),
          ],
        },
        original: () => [row({ export_type: 'WOPAY', taxable_value: 70_000_00 })],
      }),
      // October: consumers of May were 45,000
      month('10-2025', {
        sheets: { b2csa: [row({ original_return_period: '05-2025', ...home(45_000) })] },
        original: () => [row(home(40_000))],
      }),
      // next June: the B2B of May cut to 95,000
      month(next(3), {
        sheets: {
          b2ba: [row({ invoice_type: 'R', original_invoice_date: day('05-2025'), ...home(95_000) })],
        },
        original: () => was(home(100_000)),
      }),
    ]);
    // 4N: 45,000 + 1,00,000 - 10,000 + (80,000 + 4,000) = 2,19,000. 5M: 80,000 + 70,000 - 80,000 - 5,000 = 65,000. 11: 5,000
    expect(
      rupees(['4A', '4B', '4I', '4K', '4L', '4N', '5A', '5B', '5J', '5K', '5M', '5N', '10', '11'], 'taxable'),
    ).toEqual({
      '4A': 45_000,
      '4B': 1_00_000,
      '4I': 10_000,
      '4K': 84_000,
      '4L': 0,
      '4N': 2_19_000,
      '5A': 70_000,
      '5B': 80_000,
      '5J': 0,
      '5K': 85_000,
      '5M': 65_000,
      '5N': 2_84_000,
      '10': 0,
      '11': 5_000,
    });
    expect(rupees(['4K'], 'igst')).toEqual({ '4K': 14_400 });
    // of the note 4,000 x 9%; consumers 4,050; B2B 9,000 - 900
    expect(rupees(['4A', '4K', '4N', '11'], 'cgst')).toEqual({
      '4A': 4_050,
      '4K': 360,
      '4N': 12_510,
      '11': 450,
    });
  });

  it('an invoice of two rates amended is one change, of the document', () => {
    const at = (rate: number, rupees: number) => ({
      rate,
      taxable_value: rupees * 100,
      igst: rupees * rate,
    });
    const lines = [at(18, 90_000), at(12, 60_000)].map((line) => row({ invoice_type: 'R', ...line }));
    const amended = (rate: number, rupees: number) =>
      row({ invoice_type: 'R', original_invoice_date: day('05-2025'), ...at(rate, rupees) });
    const { rupees } = year([
      month('05-2025', {
        sheets: { b2b: [at(18, 90_000), at(12, 60_000)].map((line) => invoice('05-2025', line)) },
      }),
      month('07-2025', {
        sheets: { b2ba: [amended(18, 100_000), amended(12, 50_000)] },
        original: () => lines,
      }),
    ]);
    // The value stays 1,50,000; the tax was 16,200 + 7,200 = 23,400 and is 18,000 + 6,000 = 24,000.
    expect(rupees(['4B', '4K', '4L', '4N'], 'taxable')).toEqual({
      '4B': 150_000,
      '4K': 0,
      '4L': 0,
      '4N': 150_000,
    });
    expect(rupees(['4B', '4K', '4L', '4N'], 'igst')).toEqual({
      '4B': 23_400,
      '4K': 600,
      '4L': 0,
      '4N': 24_000,
    });
  });

  it('18. an office with a distributor: credit, its credit note (rule 39), and blocked credit', () => {
    // Each month 1,200 IGST from the distributor; in January its note takes back 900. Own bills 500 each a month, of which 100 are blocked.
    const { made, rupees } = year(
      months.map((p) =>
        month(p, {
          credit: {
            isd: tax(1_200),
            other: tax(0, 500),
            reversed_rules: p === '01-2026' ? tax(900, 100) : tax(0, 100),
          },
          bills: [bill(day(p), tax(0, 500)), bill(day(p), tax(1_200), { source: 'isd' })],
        }),
      ),
      [
        ...months.map((p) => entry(p, 'reversed', tax(0, 100), { reason: '17(5)' })),
        entry('01-2026', 'reversed', tax(900), { reason: '39' }),
      ],
    );
    expect(rupees(['6A', '6G', '6J', '7B', '7I', '7J', '8A', '8D'], 'igst')).toEqual({
      '6A': 14_400,
      '6G': 14_400,
      '6J': 0,
      '7B': 900,
      '7I': 900,
      '7J': 13_500,
      '8A': 0,
      '8D': 0,
    });
    expect(rupees(['6B_ip', '7E', '7H', '7J', '8A', '8D'], 'cgst')).toEqual({
      '6B_ip': 6_000,
      '7E': 1_200,
      '7H': 0,
      '7J': 4_800,
      '8A': 6_000,
      '8D': 0,
    });
    expect(said(made)).toEqual([]);
  });

  it('19. a quarterly exporter with refund, rule 37 across quarters, and notes of suppliers', () => {
    // June and December export with tax 2,00,000 (36,000 IGST paid, refunded outside the return); September and March sales 50,000 inter-State (9,000).
    // Credit of a quarter 10,000 IGST, bills the same, a supplier's note of 500 in December. 1,800 of June's credit is reversed in the
    // quarter to December (rule 37) and claimed again in that to March.
    const export_ = (p: string) => ({
      exp: [row({ export_type: 'WPAY', invoice_date: day(p), ...far(2_00_000) })],
    });
    const quarter = (p: string, credit: object, bills = [bill(day(p), tax(10_000))]) =>
      month(p, {
        ...(p === '06-2025' || p === '12-2025'
          ? {
              sheets: export_(p),
              supplies: { zero_rated: { taxable: 2_00_000_00, igst: 36_000_00, cess: 0 } },
            }
          : {
              sheets: { b2b: [invoice(p, far(50_000))] },
              supplies: { taxable: { taxable: 50_000_00, ...tax(9_000) } },
            }),
        credit: { other: tax(10_000), ...credit },
        bills,
      });
    const { made, rupees } = year(
      [
        quarter('06-2025', {}),
        quarter('09-2025', {}),
        quarter('12-2025', { other: tax(9_500), reversed_other: tax(1_800) }, [
          bill(day('12-2025'), tax(10_000)),
          bill(day('12-2025'), tax(500), { source: 'cdnr', kind: 'C' }),
        ]),
        quarter('03-2026', { other: tax(11_800), reclaimed: tax(1_800) }),
      ],
      [
        entry('12-2025', 'reversed', tax(1_800), { reason: '37' }),
        entry('03-2026', 'reclaimed', tax(1_800), { reason: '37', reversed_in: '12-2025' }),
      ],
    );
    expect(rupees(['4B', '4C', '4N', '5N'], 'taxable')).toEqual({
      '4B': 1_00_000,
      '4C': 4_00_000,
      '4N': 5_00_000,
      '5N': 5_00_000,
    });
    // 6A 10,000 + 10,000 + 9,500 + 11,800; 6B less the reclaim; 7A 1,800; 8A 40,000 - 500
    expect(rupees(['4C', '4N', '6A', '6B_ip', '6H', '6J', '7A', '7J', '8A', '8D'], 'igst')).toEqual({
      '4C': 72_000,
      '4N': 90_000,
      '6A': 41_300,
      '6B_ip': 39_500,
      '6H': 1_800,
      '6J': 0,
      '7A': 1_800,
      '7J': 39_500,
      '8A': 39_500,
      '8D': 0,
    });
    // June 36,000: 10,000 by credit, 26,000 in cash; September 9,000 by credit (set off from its own 10,000); December 36,000: 9,500 - 1,800 = 7,700,
    // 28,300 in cash; March 9,000 by credit. The balance carried over is left to the ledgers.
    expect(made.payment).toMatchObject({
      payable: { igst: 90_000_00 },
      cash: { igst: 54_300_00 },
      credit: { igst: { igst: 35_700_00 } },
    });
    expect(said(made)).toEqual([]);
  });

  it('20. sales of March in April, an invoice of last year in this April, credit of March in June, and a debit note', () => {
    const { rupees } = year(
      [
        // April: own 20,000; an invoice of 28 March 2025 for 7,000 is of the year before
        month('04-2025', {
          sheets: { b2b: [invoice('04-2025', home(20_000)), invoice('03-2025', home(7_000))] },
        }),
        month('11-2025', {
          sheets: {
            cdnr: [row({ note_type: 'D', invoice_type: 'R', note_date: day('11-2025'), ...home(3_000) })],
          },
        }),
        month('03-2026', {
          sheets: { b2b: [invoice('03-2026', home(30_000))] },
          bills: [bill(day('03-2026'), tax(0, 800)), bill(day('03-2026'), tax(0, 50), { available: false })],
        }),
        // next April: an invoice of 30 March for 9,000; its own 11,000 stays with its year
        month(next(1), {
          sheets: { b2b: [invoice('03-2026', home(9_000)), invoice(next(1), home(11_000))] },
          bills: [bill(day('03-2026', '30'), tax(0, 200)), bill(day(next(1)), tax(0, 999))],
        }),
        month(next(3), { credit: { other: tax(0, 1_000) } }),
      ],
      [entry(next(3), 'first', tax(0, 1_000), { credit_year: YEAR })],
    );
    expect(rupees(['4B', '4J', '4N', '5N', '10', '11'], 'taxable')).toEqual({
      '4B': 50_000,
      '4J': 3_000,
      '4N': 53_000,
      '5N': 53_000,
      '10': 9_000,
      '11': 0,
    });
    // 8A 800 + 200; 8C and 13 1,000; tax of table 14 on 10: 810 each
    expect(rupees(['8A', '8B', '8C', '8D', '10', '13', '14_due'], 'cgst')).toEqual({
      '8A': 1_000,
      '8B': 0,
      '8C': 1_000,
      '8D': 0,
      '10': 810,
      '13': 1_000,
      '14_due': 810,
    });
  });
});
