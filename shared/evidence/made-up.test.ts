import { describe, expect, it } from 'vitest';
import { readAis } from './ais.ts';
import { read26as } from './as26.ts';
import { deskOf } from './desk.ts';
import { isRefused, type Paper, type Refused } from './pieces.ts';
import { readStatement } from './statements.ts';
import {
  ais,
  dividendColumns,
  form26as,
  interestColumns,
  saleColumns,
  tdsColumns,
} from './testing/papers.ts';

const pieces = (...papers: (Paper | Refused)[]) =>
  papers.flatMap((p) => {
    if (isRefused(p)) throw new Error(p.refused.text);
    return p.pieces;
  });
const open = (desk: ReturnType<typeof deskOf>) =>
  desk.differences.filter((d) => !d.explained).map((d) => [d.kind, d.figure || d.head, d.amount / 100]);
const joins = (desk: ReturnType<typeof deskOf>) =>
  desk.joins.map((j) => [j.rule, j.a.length, j.b.length, j.difference / 100]).sort();
const tds = (part: 'tdsTcs', code: string, category: string, source: string, rows: string[][]) => ({
  part,
  category,
  code,
  description: category,
  source,
  columns: tdsColumns,
  rows,
});

/*
 * Made up by hand: a pensioner with deposits. Bank ONE reports 20,000 on a term deposit and 5,000 on a recurring one, and deducted
 * from the 25,000 together (2,500). NBFC TWO deducted 800 from 8,000 and reports nothing else. Bank THREE took a 15H: 12,000 without
 * tax. Bank FOUR deducted from 9,000 but reports 6,000: which is right is a question, the larger counts until then. The deductor of
 * TWO reversed a row of 8,000 and booked it again. Interest in all: 25,000 + 8,000 + 12,000 + 9,000 = 54,000.
 */
describe('a pensioner with deposits', () => {
  const one = 'THE ONE BANK LIMITED (MUMO00001A)';
  const paper = readAis(
    ais('AAAPA0001A', [
      tds('tdsTcs', 'TDS-194A', 'Interest from deposit', one, [
        ['1', 'Q1(Apr-Jun)', '30/06/2025', '10,000', '1,000', '1,000', 'Active', ''],
        ['2', 'Q3(Oct-Dec)', '31/12/2025', '15,000', '1,500', '1,500', 'Active', ''],
        ['3', 'Q3(Oct-Dec)', '31/12/2025', '15,000', '1,500', '1,500', 'Inactive', ''],
      ]),
      tds('tdsTcs', 'TDS-194A', 'Interest from deposit', 'TWO FINANCE LTD (MUMT00002A)', [
        ['4', 'Q2', '15/07/2025', '8,000.00', '800.00', '800.00', 'Active', ''],
      ]),
      tds('tdsTcs', 'TDS-194A', 'Interest from deposit', 'FOUR BANK (MUMF00004A)', [
        ['5', 'Q4', '31/03/2026', '9,000', '900', '900', 'Active', ''],
      ]),
      {
        part: 'sft',
        category: 'Interest from deposit',
        code: 'SFT-016(TD)',
        description: '',
        source: 'ONE BANK LTD (AAACO0001A.AB100)',
        columns: interestColumns,
        rows: [['6', '10/05/2026', '111100001', 'TD', '20,000', 'Active', '']],
      },
      {
        part: 'sft',
        category: 'Interest from deposit',
        code: 'SFT-016(RD)',
        description: '',
        source: 'ONE BANK LTD (AAACO0001A.AB101)',
        columns: interestColumns,
        rows: [['7', '10/05/2026', '111100002', 'RD', '5,000', 'Active', '']],
      },
      {
        part: 'sft',
        category: 'Interest from deposit',
        code: 'SFT-016(TD)',
        description: '',
        source: 'THREE CO-OPERATIVE BANK LIMITED (AAACT0003A.AB001)',
        columns: interestColumns,
        rows: [['8', '10/05/2026', '333300001', 'TD', '12,000', 'Active', '']],
      },
      {
        part: 'sft',
        category: 'Interest from deposit',
        code: 'SFT-016(TD)',
        description: '',
        source: 'FOUR BANK (AAACF0004A.AB001)',
        columns: interestColumns,
        rows: [['9', '10/05/2026', '444400001', 'TD', '6,000', 'Active', '']],
      },
    ]),
    '2025-26',
  );
  const text = read26as(
    form26as('AAAPA0001A', {
      I: [
        '1^THE ONE BANK LIMITED^MUMO00001A^^^^^25,000.00^2,500.00^2,500.00',
        '^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount^Tax^Deposited',
        '^1^194A^30-Jun-2025^F^28-Jul-2025^-^10,000.00^1,000.00^1,000.00^',
        '^2^194A^31-Dec-2025^F^28-Jan-2026^-^15,000.00^1,500.00^1,500.00^',
        '2^TWO FINANCE LTD^MUMT00002A^^^^8000.00^800.00^800.00',
        '^1^194A^15-Jul-2025^F^28-Aug-2025^-^8000.00^800.00^800.00',
        '^2^194A^15-Jul-2025^F^28-Oct-2025^G^-8000.00^-800.00^-800.00',
        '^3^194A^15-Jul-2025^F^28-Oct-2025^B^8000.00^800.00^800.00',
        '3^FOUR BANK^MUMF00004A^^^^^9000.00^900.00^900.00',
        '^1^194A^31-Mar-2026^F^28-May-2026^-^9000.00^900.00^900.00',
      ],
      II: [
        '1^THREE CO-OPERATIVE BANK LIMITED^MUMT00003A^^^^^12000.00^0.00^0.00',
        '^1^194A^31-Mar-2026^28-May-2026^-^12000.00^0.00^0.00',
      ],
    }),
  );
  const all = pieces(paper, text);
  const draft = { type: 'ITR-1', year: '2026-27', data: {} };

  it('has its interest once, and the credits of Form 26AS', () => {
    const { totals } = deskOf(all, draft).account;
    expect([totals.interest_deposit, totals.tds_other]).toEqual([5_400_000, 420_000]);
    const { joins: found } = deskOf(all, draft);
    expect(joins({ joins: found } as never)).toEqual([
      ['J1', 2, 2, 0],
      ['J15', 1, 1, 0],
      ['J6', 1, 1, 0],
      ['J6', 1, 1, 0],
      ['J6', 2, 2, 0],
    ]);
  });

  it('asks about the bank that deducted from more than it reports, and about nothing else', () => {
    const desk = deskOf(all, {
      ...draft,
      data: {
        other_sources: { interest_from_deposits: 54_000 },
        taxes_paid: {
          tds_other: [
            {
              tan: 'MUMO00001A',
              section: '94A',
              gross_receipt: 25_000,
              tds_deducted: 2500,
              tds_claimed: 2500,
            },
            { tan: 'MUMT00002A', section: '94A', gross_receipt: 8000, tds_deducted: 800, tds_claimed: 800 },
            { tan: 'MUMF00004A', section: '94A', gross_receipt: 9000, tds_deducted: 900, tds_claimed: 900 },
          ],
        },
      },
    });
    expect(open(desk)).toEqual([['sources_differ', 'interest_deposit', 3000]]);
    expect(desk.differences.filter((d) => d.kind === 'reversed')).toHaveLength(1);
  });

  it('finds a deposit left out, one taken net, and tax claimed too high', () => {
    // 54,000 less THREE (12,000), and TWO net of its 800: 41,200.
    const desk = deskOf(all, {
      ...draft,
      data: {
        other_sources: { interest_from_deposits: 41_200 },
        taxes_paid: {
          tds_other: [
            { tan: 'MUMO00001A', section: '94A', tds_deducted: 5000, tds_claimed: 5000 },
            { tan: 'MUMT00002A', section: '94A', tds_deducted: 800, tds_claimed: 800 },
          ],
        },
      },
    });
    expect(open(desk).sort()).toEqual([
      ['net_for_gross', 'interest_deposit', 800],
      ['omitted_in_return', 'interest_deposit', 12_000],
      ['omitted_in_return', 'tds_other', 900],
      ['over_claimed', 'tds_other', 2500],
      ['sources_differ', 'interest_deposit', 3000],
    ]);
  });
});

/*
 * Made up by hand: an investor who sold a flat. The buyer deducted 1% from two instalments of 30 lakh; the registrar reports 60 lakh.
 * 100 shares sold by one contract on 3 March leave the depository on 4 March in two lots of 60 and 40; ten more the statement does not
 * have. Two equal dividends of one company are two. A code no one knows is kept. Tax on crypto, 1,000 of 1,00,000.
 */
describe('an investor who sold a flat', () => {
  const property = [
    ['tsnId', 'TSN'],
    ['f1', 'Acknowledgement Number'],
    ['f2', 'Date of Payment/Credit'],
    ['f3', 'Amount Paid/Credited'],
    ['f4', 'TDS Deposited'],
    ['status', 'Status'],
  ] as const;
  const shares = (tsn: string, day: string, name: string, quantity: string, amount: string) => [
    tsn,
    day,
    name,
    'LES',
    'M',
    'L',
    quantity,
    amount,
    '0',
    'Active',
  ];
  const paper = readAis(
    ais(
      'AAAPB0002B',
      [
        {
          part: 'tdsTcs',
          category: 'Receipts from transfer of immovable property',
          code: 'TDS-194IA(R)',
          description: '',
          source: 'BUYER (CCCPC0003C)',
          columns: property,
          rows: [
            ['1', 'AK1', '10/06/2025', '30,00,000', '30,000', 'Active'],
            ['2', 'AK2', '20/08/2025', '30,00,000', '30,000', 'Active'],
          ],
        },
        {
          part: 'sft',
          category: 'Sale of land or building',
          code: 'SFT-012',
          description: '',
          source: 'SUB-REGISTRAR (AAAGS0001G.AZ001)',
          columns: [
            ['tsnId', 'TSN'],
            ['reportedOn', 'Reported On'],
            ['transDate', 'Transaction Date'],
            ['totalValue', 'Transaction amount'],
            ['f1', 'Value of Property for Stamp Duty'],
            ['f2', 'Party Count'],
            ['f3', 'Transaction amount assigned'],
            ['status', 'Status'],
          ],
          rows: [['3', '31/05/2026', '20/08/2025', '60,00,000', '60,00,000', '1', '60,00,000', 'Active']],
        },
        {
          part: 'sft',
          category: 'Sale of securities and units of mutual fund',
          code: 'SFT-17-LES(M)',
          description: '',
          source: 'DEPOSITORY (AAACD0001D.AC001)',
          columns: saleColumns,
          rows: [
            shares('4', '04/03/2026', 'ALPHA LIMITED # EQUITY SHARES(INE000A01011)', '60.00', '6,100'),
            shares('5', '04/03/2026', 'ALPHA LIMITED # EQUITY SHARES(INE000A01011)', '40.00', '4,100'),
            shares('6', '12/03/2026', 'BETA LIMITED(INE000B01012)', '10', '900'),
          ],
        },
        {
          part: 'sft',
          category: 'Dividend',
          code: 'SFT-015',
          description: '',
          source: 'ALPHA LIMITED (AAACA0009A.AZ001)',
          columns: dividendColumns,
          rows: [
            ['7', '20/05/2026', '250', 'Active'],
            ['8', '20/05/2026', '250', 'Active'],
          ],
        },
        {
          part: 'sft',
          category: 'Something new',
          code: 'SFT-099',
          description: '',
          source: 'REPORTER (AAACR0009R.AZ001)',
          columns: dividendColumns,
          rows: [['9', '20/05/2026', '777', 'Active']],
        },
        tds(
          'tdsTcs',
          'TDS-194S',
          'Receipts on transfer of virtual digital asset',
          'EXCHANGE PVT LTD (BLRE00009E)',
          [['10', 'Q1', '01/05/2025', '1,00,000', '1,000', '1,000', 'Active', '']],
        ),
      ],
      [['2024-25', 'Income Tax', 'Self Assessment', '5,000', '0510001', '20/07/2025', '00012']],
    ),
    '2025-26',
  );
  const text = read26as(
    form26as('AAAPB0002B', {
      I: [
        '1^EXCHANGE PVT LTD^BLRE00009E^^^^^100000.00^1000.00^1000.00',
        '^1^194S^01-May-2025^U^-^-^100000.00^1000.00^1000.00',
      ],
      IV: [
        '1^AK1^BUYER^CCCPC0003C^10-Jun-2025^3000000.00^30000.00',
        '^1^CERT1^194IA^15-Jun-2025^F^20-Jun-2025^0.00^30000.00',
        '2^AK2^BUYER^CCCPC0003C^20-Aug-2025^3000000.00^30000.00',
        '^1^CERT2^194IA^25-Aug-2025^F^30-Aug-2025^0.00^30000.00',
      ],
    }),
  );
  const statement = readStatement([
    {
      name: 'P&L',
      rows: [
        ['Scrip Name', 'ISIN', 'Quantity', 'Buy Date', 'Buy Value', 'Sell Date', 'Sell Value'],
        ['ALPHA LTD', 'INE000A01011', '100', '01-01-2020', '5000.00', '03-03-2026', '10000.00'],
      ],
    },
  ]);
  const desk = deskOf(pieces(paper, text, statement), { type: 'ITR-2', year: '2026-27', data: {} });

  it('joins instalments with the registrar, credits with Form 26AS, and two lots with one contract', () => {
    expect(joins(desk)).toEqual([
      ['J6', 1, 1, 0],
      ['J7', 1, 1, 0],
      ['J7', 1, 1, 0],
      ['J8', 2, 1, 0],
      // 10,200 of the depository, 10,000 of the contract.
      ['J9', 2, 1, 200],
    ]);
    expect(desk.account.totals).toMatchObject({
      property_consideration: 600_000_000,
      dividend: 50_000,
      vda_consideration: 10_000_000,
      tds3: 6_000_000,
      tds_other: 100_000,
      '112A': 500_000,
    });
    expect(desk.account.totals.self_assessment).toBeUndefined();
  });

  it('keeps what it does not know and asks, and enters no challan of another year', () => {
    const kinds = desk.differences.map((d) => d.kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['unknown_code', 'sale_without_statement', 'non_final_credit', 'other_year']),
    );
    const taken = [...desk.suggestions.values()].flatMap((s) => (s.action === 'take' ? s.entries : []));
    expect(taken.filter((e) => e.kind === 'challan')).toEqual([]);
    expect(taken.filter((e) => e.kind === 'long_share')).toHaveLength(1);
    const asked = desk.pieces.filter((p) => desk.suggestions.get(p.key)!.action === 'ask').map((p) => p.code);
    expect(asked.sort()).toEqual(['SFT-012', 'SFT-099', 'SFT-17-LES(M)', 'TDS-194S']);
  });
});
