import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allDividends from './dividends.ts';
import * as allEnter from './enter.ts';
import * as allForms from './forms.ts';
import { deductors, desk2, piecesOf, reported, table } from './testing/taxpayer.ts';

const { instalmentOf, enter, readForm16 } = kept(allDividends, allEnter, allForms);

/** Part A as TRACES draws it: employer and employee side by side, columns parted by three spaces. */
const form16 = (...more: string[]) =>
  [
    'FORM NO. 16',
    'PART A',
    'Certificate under Section 203 of the Income-tax Act, 1961 for tax deducted at source on salary',
    'Certificate No. ABCDEFG   Last updated on 09-Jun-2026',
    'Name and address of the Employer/Specified Bank   Name and address of the Employee/Specified senior citizen',
    'TORVALE SYSTEMS PRIVATE LIMITED   ASHA MADEUP',
    '4TH FLOOR, LARK HOUSE, 12 RESIDENCY ROAD,   7, PARK STREET',
    '   KOLKATA - 700016',
    'BANGALORE - 560025   West Bengal',
    'Karnataka',
    '+(91)80-41234567',
    'payroll@torvale.example',
    'PAN of the Deductor   TAN of the Deductor   PAN of the Employee/Specified senior citizen',
    'AAACT0001T   BLRT11111T   AAAPA0001A',
    'Assessment Year 2026-27   Period with the Employer From 01-Apr-2025 To 31-Mar-2026',
    'Q1 ABCD1234 5,00,000.00 50,000.00 50,000.00',
    'Q2 ABCD1235 5,00,000.00 50,000.00 50,000.00',
    'Total (Rs.) 10,00,000.00 1,00,000.00 1,00,000.00',
    'PART B (Annexure)',
    'A Whether opting out of taxation u/s 115BAC(1A)? No',
    '1. Gross Salary',
    '(a) Salary as per provisions contained in section 17(1) 1000000.00',
    '(b) Value of perquisites under section 17(2) (as per Form No. 12BA, wherever applicable) 52000.00',
    '(c) Profits in lieu of salary under section 17(3) 0.00',
    '(d) Total 1052000.00',
    ...more,
  ].join('\n');
const form12ba = [
  'FORM NO. 12BA',
  '1. Accommodation 0.00 0.00 0.00',
  '2. Cars/Other automotive 39600.00 0.00 39600.00',
  '5. Interest free or concessional loans 15000.00 2600.00 12400.00',
  '10. Gifts, vouchers, etc. 0.00 0.00 0.00',
  'Total value of perquisites 54600.00 2600.00 52000.00',
];
const annexure = reported('TDS-Ann.II-SAL', 'TORVALE SYSTEMS PRIVATE LIMITED (BLRT11111T)', [1000000, 52000]);
const take = (pieces: Parameters<typeof desk2>[0], data: object, type = 'ITR-2') => {
  const desk = desk2(pieces, data, type);
  const entries = [...desk.suggestions.values()].filter((s) => s.action === 'take').flatMap((s) => s.entries);
  const year = '2026-27';
  const after = enter(data as never, type, year, entries, 1);
  return {
    after: after as never as Record<string, never>,
    back: enter(after, type, year, entries, -1),
    desk,
  };
};
const employers = (data: Record<string, unknown>) =>
  (data['salary'] as { employers: Record<string, unknown>[] }).employers;

describe('the employer of a Form 16', () => {
  it('comes with the address and nature of its certificate, and perquisites by Form 12BA', () => {
    const pieces = piecesOf({
      pan: 'AAAPA0001A',
      ais: [annexure],
      more: [readForm16(form16(...form12ba))],
    });
    const { after, back } = take(pieces, {});
    expect(employers(after)).toEqual([
      {
        employer_name: 'TORVALE SYSTEMS PRIVATE LIMITED',
        employer_tan: 'BLRT11111T',
        nature_of_employment: 'OTH',
        address: '4TH FLOOR, LARK HOUSE, 12 RESIDENCY ROAD',
        city: 'BANGALORE',
        // Karnataka, by the department's codes.
        state: '15',
        pincode: '560025',
        salary_17_1: 1000000,
        salary_items: [
          { nature: 'OTH', description: 'Salary as in the certificate, 17(1)', amount: 1000000 },
        ],
        perquisites: 52000,
        // 39,600 of the car, 15,000 - 2,600 of the loan.
        perquisite_items: [
          { nature: '2', amount: 39600 },
          { nature: '5', amount: 12400 },
        ],
      },
    ]);
    expect(employers(back)).toEqual([]);
  });

  it('is asked for what the certificate does not say, and keeps what a person typed', () => {
    const bare = form16()
      .replaceAll(/PRIVATE LIMITED/g, 'LIMITED')
      .split('\n');
    const short = bare.filter((l) => !/LARK HOUSE|BANGALORE|^Karnataka|KOLKATA/.test(l)).join('\n');
    const pieces = piecesOf({ pan: 'AAAPA0001A', ais: [annexure], more: [readForm16(short)] });
    const typed = {
      salary: { employers: [{ employer_tan: 'BLRT11111T', address: 'Typed', city: 'Mysuru' }] },
    };
    expect(employers(take(pieces, typed).after)).toEqual([
      expect.objectContaining({ address: 'Typed', city: 'Mysuru', salary_17_1: 1000000 }),
    ]);
    // A limited company may be one of the public sector.
    expect(employers(take(pieces, {}).after)[0]).not.toHaveProperty('nature_of_employment');
  });

  it('leaves items a person began, and has none in ITR-1', () => {
    const pieces = piecesOf({ pan: 'AAAPA0001A', ais: [annexure], more: [readForm16(form16())] });
    const begun = {
      salary: {
        employers: [{ employer_tan: 'BLRT11111T', salary_items: [{ nature: '1', amount: 400000 }] }],
      },
    };
    expect(employers(take(pieces, begun).after)[0]).toMatchObject({
      salary_17_1: 1000000,
      salary_items: [{ nature: '1', amount: 400000 }],
      perquisite_items: [{ nature: 'OTH', amount: 52000 }],
    });
    expect(employers(take(pieces, {}, 'ITR-1').after)).toEqual([
      {
        employer_name: 'TORVALE SYSTEMS PRIVATE LIMITED',
        employer_tan: 'BLRT11111T',
        salary_17_1: 1000000,
        perquisites: 52000,
        tds_deducted: 100000,
      },
    ]);
  });
});

describe('dividends by instalment', () => {
  it('falls into the columns of section 234C by its day', () => {
    // Instalments are due on 15 June, September, December and March.
    expect(
      ['2025-04-01', '2025-06-15', '2025-06-16', '2025-09-16', '2025-12-16', '2026-03-15', '2026-03-16'].map(
        instalmentOf,
      ),
    ).toEqual([
      'upto_15_jun',
      'upto_15_jun',
      'upto_15_sep',
      'upto_15_dec',
      'upto_15_mar',
      'upto_15_mar',
      'upto_31_mar',
    ]);
  });

  /*
   * HALV paid 7,200 on 15 December and 4,800 on 8 August (tax deducted, days in Form 26AS); KELT one amount of 9,000 in the AIS, which are
   * the deductions of 4,000 on 10 June and 5,000 on 20 March; ORMA 318 without a day.
   */
  const pieces = piecesOf({
    pan: 'AAAPA0001A',
    ais: [
      reported('SFT-015', 'HALV CIRCUITS LIMITED (AAACH0001H.AZ001)', [7200], [4800]),
      reported('SFT-015', 'KELT PHARMA LIMITED (AAACK0001K.AZ001)', [9000]),
      reported('SFT-015', 'ORMA LIMITED (AAACO0001O.AZ001)', [318]),
      reported(
        'TDS-194',
        'HALV CIRCUITS LIMITED (MUMH11111H)',
        ['2025-12-15', 7200, 720],
        ['2025-08-08', 4800, 480],
      ),
      reported(
        'TDS-194',
        'KELT PHARMA LIMITED (MUMK11111K)',
        ['2025-06-10', 4000, 400],
        ['2026-03-20', 5000, 500],
      ),
    ],
    traces: {
      I: deductors([
        {
          name: 'HALV CIRCUITS LIMITED',
          id: 'MUMH11111H',
          rows: [
            ['194', '2025-12-15', 7200, 720],
            ['194', '2025-08-08', 4800, 480],
          ],
        },
        {
          name: 'KELT PHARMA LIMITED',
          id: 'MUMK11111K',
          rows: [
            ['194', '2025-06-10', 4000, 400],
            ['194', '2026-03-20', 5000, 500],
          ],
        },
      ]),
    },
  });

  it('are those of the deductions, and are asked for where no paper has the day', () => {
    const { after, back, desk } = take(pieces, {});
    expect(after['other_sources']).toEqual({
      // 7,200 + 4,800 + 9,000 + 318; the columns lack the 318.
      dividend_income: 21318,
      dividend_quarters: { upto_15_jun: 4000, upto_15_sep: 4800, upto_15_dec: 7200, upto_31_mar: 5000 },
    });
    expect((back as typeof after)['other_sources']).toEqual({ dividend_income: 0 });
    const orma = desk.pieces.find((p) => p.payer.startsWith('ORMA'))!;
    expect(desk.suggestions.get(orma.key)!.text.text).toContain('The papers do not show when');
  });

  it('of shares a company bought back go to the field of section 2(22)(f), in its own columns', () => {
    const sales = table([
      ['Symbol', 'ISIN', 'Entry Date', 'Exit Date', 'Quantity', 'Buy Value', 'Sell Value', 'Profit'],
      ['Equity - Buyback'],
      ['ZORVALE', 'INE000Z01011', '2023-06-02', '2025-11-20', '100', '50000', '82000', '32000'],
    ]);
    const lots = piecesOf({ pan: 'AAAPA0001A', ais: [], more: [sales] });
    expect(lots.map((p) => p.figure)).toEqual(['buyback']);
    const { after } = take(lots, {});
    expect(after['other_sources']).toEqual({
      dividend_22f: 82000,
      dividend_22f_quarters: { upto_15_dec: 82000 },
    });
    // Held longer than 12 months: the cost of 50,000 is a long-term loss (section 46A).
    expect(after['capital_gains']).toEqual({ long: { buy_back: -50000 } });
  });
});

/*
 * Schedule FA of AY 2026-27 is of the calendar year 2025. APPLE was held from 2023 and sold in June 2025; NVIDIA held in 2025 and sold in
 * February 2026 (no proceeds yet); TESLA bought and sold in 2026: not held in 2025.
 */
it('foreign shares come to Schedule FA as far as the statement has them', () => {
  const sales = table([
    ['Symbol', 'ISIN', 'Quantity', 'Buy Date', 'Buy Value', 'Sell Date', 'Sell Value', 'Currency'],
    ['APPLE', 'US0378331005', '5', '2023-01-02', '50000', '2025-06-02', '90000', 'INR'],
    ['NVIDIA', 'US67066G1040', '5', '2025-05-05', '50000', '2026-02-02', '60000', 'INR'],
    ['TESLA', 'US88160R1014', '5', '2026-01-05', '500', '2026-02-02', '600', 'INR'],
  ]);
  const { after, back } = take(piecesOf({ pan: 'AAAPA0001A', ais: [], more: [sales] }), {});
  const us = { country_name: 'United States of America', country: '2' };
  expect(after['foreign_assets']).toEqual({
    equity: [
      { ...us, entity: 'APPLE', acquired_on: '2023-01-02', initial: 50000, proceeds: 90000 },
      { ...us, entity: 'NVIDIA', acquired_on: '2025-05-05', initial: 50000 },
    ],
  });
  expect((back as typeof after)['foreign_assets']).toEqual({ equity: [] });
});
