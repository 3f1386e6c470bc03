import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import * as allAis from './ais.ts';
import * as allAs26 from './as26.ts';
import * as allForms from './forms.ts';
import { isRefused, type Paper, type Piece, type Refused } from './pieces.ts';
import * as allStatements from './statements.ts';
import { desk2, differences, rules, totalsOf } from './testing/taxpayer.ts';

const { readAis, read26as, readForm16, readTis, readStatement } = kept(
  allAis,
  allAs26,
  allForms,
  allStatements,
);

/*
 * Eight taxpayers of papers written down from the layouts of the portal, TRACES and the registrars, each in one of their variants, with the
 * truth by hand: what the papers total, which rows are one fact, what must be asked. The writers here know nothing of the readers.
 */

type Line = readonly string[];
const names: Record<string, string[]> = {
  tds: ['TSN', 'Quarter', 'Date of Payment/Credit', 'Amount Paid/Credited', 'TDS Deducted', 'TDS Deposited'],
  tcs: [
    'TSN',
    'Quarter',
    'Date of Receipt/ Debit',
    'Amount Received/Debited',
    'Tax Collected',
    'TCS Deposited',
  ],
  qb: [
    'TSN',
    'Acknowledgement Number',
    'Property Address',
    'Date of Payment/Credit',
    'Amount Paid/Credited',
    'TDS Deposited',
  ],
  person: ['TSN', 'Reported On', 'Gross amount received from the person', 'Gross amount paid to the person'],
  property: [
    'TSN',
    'Reported On',
    'Property Address',
    'Property type',
    'Transaction Type',
    'Transaction Date',
    'Transaction amount',
    'Value of Property for Stamp Duty',
    'Party Count',
    'Transaction amount assigned',
  ],
  dividend: ['TSN', 'Reported On', 'Dividend Amount'],
  interest: ['TSN', 'Reported On', 'Account Number', 'Account Type', 'Interest amount'],
  rta: [
    'TSN',
    'AMC Name (Code)',
    'Date of Sale/Transfer',
    'Security Class',
    'Security Name (Security Code)',
    'Debit Type',
    'Credit Type',
    'Asset Type',
    'Quantity',
    'Sale Price Per unit',
    'Sales Consideration',
    'STT',
    'Cost of Acquisition',
    'Unit FMV',
    'Fair Market Value',
    'Indexed Cost of Acquisition',
  ],
  fund: [
    'TSN',
    'Quarter',
    'Client ID',
    'AMC Name (Code)',
    'No. of Holders',
    'Holder Flag',
    'Dividend Amount',
  ],
  annexure: [
    'TSN',
    'Employment Start Date',
    'Employment End Date',
    'Gross Salary u/s 17(1)',
    'Value of perquisites u/s 17(2)',
    'Profits in lieu of salary u/s 17(3)',
    'Gross Salary',
  ],
  gst: ['TSN', 'GSTIN', 'Return Period', 'Total Turnover', 'Taxable Turnover'],
};
const fields: Record<string, string> = {
  TSN: 'tsnId',
  Quarter: 'quarter',
  'Amount Paid/Credited': 'amtPaid',
  'Reported On': 'reportedOn',
  'Account Number': 'accountNo',
  'Security Name (Security Code)': 'securityName',
};

interface Group {
  section: 'tdsTcs' | 'sft' | 'other-info';
  code: string;
  source: string;
  columns: keyof typeof names;
  rows: Line[];
  /** Derived Amount of the summary. */
  derived?: string;
}
/** A group of rows; a row ending in `Inactive` is one, others are Active. Each row gets three values more than there are labels. */
const group = (
  section: Group['section'],
  code: string,
  source: string,
  columns: string,
  ...rows: Line[]
): Group => ({
  section,
  code,
  source,
  columns,
  rows,
});
const l2 = [
  'Information Category',
  'Information Code',
  'Information Description',
  'Information Source',
  'Count',
  'Amount',
  'Information Category Code',
  'Derived Amount',
  'Qualifies For',
];
let tsn = 100;
const element = ({ code, source, columns, rows, derived }: Group) => ({
  title: code,
  infoSrcId: 'x',
  l1Src: 'AIS',
  l2: {
    columnLabel: l2.map((name, seq) => ({ field: `c${seq}`, name, type: 'string', seq })),
    columnData: [[code, code, code, source, `${rows.length}`, null, 'X1', derived ?? null, null]],
  },
  l1: {
    columnLabel: [...names[columns]!, 'Status', 'Feedback'].map((name, seq) => ({
      field: fields[name] ?? `f${seq}`,
      name,
      type: 'string',
      seq,
    })),
    columnData: rows.map((r) => {
      const off = r.at(-1) === 'Inactive';
      const cells = off ? r.slice(0, -1) : r;
      return [`${++tsn}`, ...cells, off ? 'Inactive' : 'Active', 'Optional', 'h1', null, 'h3'];
    }),
  },
});
interface Portal {
  pan: string;
  groups: Group[];
  /** Variant B: no Part A and no year. */
  bare?: boolean;
  challans?: Line[];
  refunds?: Line[];
}
const portal = ({ pan, groups, bare = false, challans = [], refunds = [] }: Portal) => ({
  metadata: { loggedInPan: pan, jsonVersion: bare ? '11.0.0' : '14.0.0', downloadDate: '20-Jul-2026' },
  header: bare
    ? {
        columnLabel: ['PAN', 'Aadhaar Number', 'Name of Assessee', 'Date of Birth'],
        columnData: [pan, 'XXXX', 'MADE UP', '1970-01-01'],
      }
    : { columnLabel: ['Financial Year ', 'Assessment Year '], columnData: ['2025-26', '2026-27'] },
  partA: bare
    ? null
    : {
        heading: 'Part A',
        title: 'General',
        columnLabel: ['Permanent Account Number (PAN)', 'Aadhaar Number', 'Name of Assessee'],
        columnData: [[pan, 'XXXX', 'MADE UP']],
      },
  partB: {
    title: 'Part B',
    lastFeedbackMap: {},
    sections: [
      ...(['tdsTcs', 'sft'] as const).map((key) => ({
        sectionKey: key,
        title: key,
        elements: [null, ...groups.filter((g) => g.section === key).map(element)],
        subSections: [],
      })),
      {
        sectionKey: 'paymentOfTaxes',
        elements: [
          {
            columnLabel: [
              bare ? 'Assessment Year' : 'Financial Year',
              'Major Head',
              'Minor Head',
              'Tax (A)',
              'Surcharge (B)',
              'Education Cess (C)',
              'Others (D)',
              'Total (A+B+C+D)',
              'BSR Code',
              'Date Of Deposit',
              'Challan Serial Number',
              'Challan Identification Number',
            ],
            columnData: challans,
          },
        ],
      },
      {
        sectionKey: 'demandAndRefund',
        subSections: [
          {
            title: 'Refund',
            elements: [
              {
                columnLabel: [
                  bare ? 'Assessment Year' : 'Financial Year',
                  'Mode',
                  'Nature of Refund',
                  'Refund Amount',
                  'Date of Payment',
                ],
                columnData: refunds,
              },
            ],
          },
        ],
      },
      { sectionKey: 'other-info', elements: groups.filter((g) => g.section === 'other-info').map(element) },
    ],
  },
  rejectedFeedbacks: [],
});

interface Traces {
  pan: string;
  parts: Record<string, string>;
  short?: boolean;
  hyphen?: boolean;
}
/** Form 26AS text: parts given as they are in it, the others empty. */
const traces = ({ pan, parts, short = false, hyphen = true }: Traces) =>
  [
    ...(short ? [] : ['^Annual Tax Statement^']),
    'File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year^Assessment Year^Name of Assessee^Address Line 1^Address Line 2^Address Line 3^Address Line 4^Address Line 5^Statecode^Pin Code',
    `11-06-2026^${pan}^ACTIVE AND OPERATIVE^${short ? '2025-26^2026-27' : '2025-2026^2026-2027'}^MADE UP^1 LANE^^^^^19^400001`,
    '',
    ...['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'].flatMap((part) => [
      hyphen ? `^PART-${part} - Details of it^` : `PART ${part} - Details of it`,
      parts[part]?.trim() ?? '^^^***** No Transactions Present *****^',
      '',
    ]),
  ].join(short ? '\n' : '\r\n');

const pieces = (...papers: (Paper | Refused)[]): Piece[] =>
  papers.flatMap((p) => {
    if (isRefused(p)) throw new Error(p.refused.text);
    return p.pieces;
  });
const warned = (...papers: (Paper | Refused)[]) =>
  papers.flatMap((p) => (isRefused(p) ? [] : p.warnings.map((w) => w.text)));

/*
 * 1. Two employers from December to February. OLDWORKS paid 10,00,000 (of it arrears of 2,00,000) till February with tax of 1,00,000;
 * NEWWORKS 8,00,000 and a perquisite of 40,000 from December with 90,000; its Form 16 repeats the other's 10,00,000 in row 1(e), which is
 * no further salary. The return has NEWWORKS alone, and both credits.
 */
describe('1. employers that overlap, with arrears and row 1(e)', () => {
  const form16 = (tan: string, pan: string, name: string, cert: string, quarters: string, b: string) =>
    readForm16(`FORM NO. 16
PART A
Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source on salary
Certificate No. ${cert}  Last updated on 05-Jun-2026
Name and address of the Employer/Specified Bank
${name}
1 ROAD, MUMBAI
PAN of the Deductor
${pan}
TAN of the Deductor
${tan}
PAN of the Employee/Specified senior citizen
AAEPT0001A
Assessment Year 2026-27
Period with the Employer From 01-Apr-2025 To 31-Mar-2026
${quarters}
PART B (Annexure)
A. Whether opting out of taxation u/s 115BAC(1A)? No
${b}
`);
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0001A',
        groups: [
          group(
            'tdsTcs',
            'TDS-192',
            'OLDWORKS LIMITED (MUMO10001A)',
            'tds',
            ['Q1(Apr-Jun)', '30/06/2025', '3,00,000', '30,000', '30,000'],
            ['Q3(Oct-Dec)', '31/12/2025', '4,00,000.00', '40,000.00', '40,000.00'],
            ['Q4(Jan-Mar)', '28/02/2026', '3,00,000', '30,000', '30,000'],
          ),
          group(
            'tdsTcs',
            'TDS-192',
            'NEWWORKS & CO LLP (DELN20002B)',
            'tds',
            ['Q3(Oct-Dec)', '31/12/2025', '2,00,000', '25,000', '25,000'],
            ['Q4(Jan-Mar)', '28/02/2026', '3,00,000', '30,000', '30,000'],
            ['Q4(Jan-Mar)', '31/03/2026', '3,40,000', '35,000', '35,000'],
          ),
          group('other-info', 'TDS-Ann.II-SAL', 'OLDWORKS LIMITED (MUMO10001A)', 'annexure', [
            '01/04/2025',
            '28/02/2026',
            '10,00,000',
            '0',
            '0',
            '10,00,000',
          ]),
          group('other-info', 'TDS-Ann.II-SAL', 'NEWWORKS & CO LLP (DELN20002B)', 'annexure', [
            '01/12/2025',
            '31/03/2026',
            '8,00,000',
            '40,000',
            '0',
            '8,40,000',
          ]),
        ],
      }),
      '2025-26',
    ),
    read26as(
      traces({
        pan: 'AAEPT0001A',
        parts: {
          I: `
Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)
1^OLDWORKS LIMITED^MUMO10001A^^^^^1000000.00^100000.00^100000.00
^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)
^1^192^30-Jun-2025^F^28-Jul-2025^-^300000.00^30000.00^30000.00^
^2^192^31-Dec-2025^F^28-Jan-2026^-^400000.00^40000.00^40000.00^
^3^192^28-Feb-2026^F^28-May-2026^-^300000.00^30000.00^30000.00^
2^NEWWORKS & CO LLP^DELN20002B^^^^^840000.00^90000.00^90000.00
^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)
^1^192^31-Dec-2025^F^28-Jan-2026^-^200000.00^25000.00^25000.00^
^2^192^28-Feb-2026^F^28-May-2026^-^300000.00^30000.00^30000.00^
^3^192^31-Mar-2026^F^28-May-2026^-^340000.00^35000.00^35000.00^`,
        },
      }),
    ),
    form16(
      'MUMO10001A',
      'AAACO1234K',
      'OLDWORKS LIMITED',
      'OLDCERT',
      `Q1 QAAAAAAA 300000.00 30000.00 30000.00
Q3 QBBBBBBB 400000.00 40000.00 40000.00
Q4 QCCCCCCC 300000.00 30000.00 30000.00
Total (Rs.) 1000000.00 100000.00 100000.00`,
      `1. Gross Salary
(a) Salary as per provisions contained in section 17(1) 1000000.00
(b) Value of perquisites under section 17(2) (as per Form No. 12BA, wherever applicable) 0.00
(c) Profits in lieu of salary under section 17(3) (as per Form No. 12BA, wherever applicable) 0.00
(d) Total 1000000.00
(e) Reported total amount of salary received from other employer(s) 0.00
4(a) Standard deduction under section 16(ia) 75000.00
18. Less: Relief under section 89 12000.00`,
    ),
    form16(
      'DELN20002B',
      'AAAFN1234K',
      'NEWWORKS & CO LLP',
      'NEWCERT',
      `Q3 QDDDDDDD 200000.00 25000.00 25000.00
Q4 QEEEEEEE 640000.00 65000.00 65000.00
Total (Rs.) 840000.00 90000.00 90000.00`,
      `1. Gross Salary
(a) Salary as per provisions contained in section 17(1) 800000.00
(b) Value of perquisites under section 17(2) (as per Form No. 12BA, wherever applicable) 40000.00
(c) Profits in lieu of salary under section 17(3) (as per Form No. 12BA, wherever applicable) 0.00
(d) Total 840000.00
(e) Reported total amount of salary received from other employer(s) 1000000.00
4(a) Standard deduction under section 16(ia) 75000.00`,
    ),
  ];
  const all = pieces(...papers);
  const desk = desk2(all, {
    salary: { employers: [{ employer_tan: 'DELN20002B', salary_17_1: 800000, perquisites: 40000 }] },
    taxes_paid: {
      tds_salary: [
        { employer_tan: 'MUMO10001A', tds_deducted: 100000 },
        { employer_tan: 'DELN20002B', tds_deducted: 90000 },
      ],
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(warned(...papers)).toEqual([]);
    expect(all).toHaveLength(8 + 6 + 4 + 3);
    expect(totalsOf(desk)).toEqual({ salary_gross: 1840000, tds_salary: 190000 });
    expect(rules(desk)).toEqual(['J4', 'J4', 'J5', 'J5', 'J5', 'J5', 'J6', 'J6']);
    expect(differences(desk)).toEqual(['omitted_in_return salary_gross 1000000']);
  });
});

/*
 * 2. A senior with one bank of three branches: two deduct under TANs of their own (30,000 and 20,000), the third took 15H (12,000, no tax).
 * The bank reports 62,000 by branch. A recurring deposit of 3,000 is below the limit of deduction. The savings account of 24,000 is held
 * with the spouse: the return has half. Cash taken out: 1,00,00,000 over the limit, tax of 2,00,000 under 194N, a credit without income;
 * the return does not claim it.
 */
describe('2. branches with TANs of their own, 15H, half of an account, 194N', () => {
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0002A',
        bare: true,
        groups: [
          group('tdsTcs', 'TDS-194A', 'ZENITH CO-OPERATIVE BANK LTD (MUMZ10001A)', 'tds', [
            'Q2',
            '30/09/2025',
            '30,000',
            '3,000',
            '3,000',
          ]),
          group('tdsTcs', 'TDS-194A', 'ZENITH CO-OPERATIVE BANK LTD (PNEZ20002B)', 'tds', [
            'Q4',
            '31/03/2026',
            '20,000',
            '2,000',
            '2,000',
          ]),
          group('tdsTcs', 'TDS-194N', 'ZENITH CO-OPERATIVE BANK LTD (MUMZ10001A)', 'tds', [
            'Q3',
            '15/11/2025',
            '1,00,00,000',
            '2,00,000',
            '2,00,000',
          ]),
          group('sft', 'SFT-016(TD)', 'ZENITH CO-OPERATIVE BANK LIMITED (AAAAZ1234C.AB001)', 'interest', [
            '10/05/2026',
            '9001',
            'TD',
            '30,000',
          ]),
          group('sft', 'SFT-016(TD)', 'ZENITH CO-OPERATIVE BANK LIMITED (AAAAZ1234C.AB002)', 'interest', [
            '10/05/2026',
            '9002',
            'Term Deposit Interest',
            '20,000',
          ]),
          group('sft', 'SFT-016(TD)', 'ZENITH CO-OPERATIVE BANK LIMITED (AAAAZ1234C.AB003)', 'interest', [
            '10/05/2026',
            '9003',
            'TD',
            '12,000',
          ]),
          group('sft', 'SFT-016(RD)', 'ZENITH CO-OPERATIVE BANK LIMITED (AAAAZ1234C.AB001)', 'interest', [
            '10/05/2026',
            '9004',
            'RD',
            '3,000',
          ]),
          group('sft', 'SFT-016(SB)', 'ZENITH CO-OPERATIVE BANK LIMITED (AAAAZ1234C.AB001)', 'interest', [
            '10/05/2026',
            '9005',
            'SB',
            '24,000',
          ]),
          group('sft', 'SFT-003(R)', 'ZENITH CO-OPERATIVE BANK LIMITED (AAAAZ1234C.AB001)', 'person', [
            '10/05/2026',
            '0',
            '1,50,00,000',
          ]),
        ],
      }),
      '2025-26',
    ),
    read26as(
      traces({
        pan: 'AAEPT0002A',
        short: true,
        hyphen: false,
        parts: {
          I: `
Sr. No.^Name of Deductor^TAN of Deductor^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)
1^ZENITH CO-OPERATIVE BANK LTD^MUMZ10001A^^^^1,00,30,000.00^2,03,000.00^2,03,000.00
^1^194A^30-Sep-2025^F^28-Oct-2025^-^30,000.00^3,000.00^3,000.00
^2^194N^15-Nov-2025^F^28-Jan-2026^-^1,00,00,000.00^2,00,000.00^2,00,000.00
2^ZENITH CO-OPERATIVE BANK LTD^PNEZ20002B^^^^20,000.00^2,000.00^2,000.00
^1^194A^31-Mar-2026^F^28-May-2026^-^20,000.00^2,000.00^2,000.00`,
          II: `
1^ZENITH CO-OPERATIVE BANK LTD^NSKZ30003C^^^^12,000.00^0.00^0.00
^1^194A^31-Mar-2026^28-May-2026^-^12,000.00^0.00^0.00`,
        },
      }),
    ),
  ];
  const desk = desk2(
    pieces(...papers),
    {
      other_sources: { interest_from_savings: 12000, interest_from_deposits: 65000 },
      taxes_paid: {
        tds_other: [
          { tan: 'MUMZ10001A', section: '94A', tds_claimed: 3000 },
          { tan: 'PNEZ20002B', section: '94A', tds_claimed: 2000 },
        ],
      },
    },
    'ITR-2',
  );
  it('is read, joined and compared as written by hand', () => {
    expect(pieces(...papers)).toHaveLength(9 + 4);
    expect(totalsOf(desk)).toEqual({ interest_deposit: 65000, interest_savings: 24000, tds_other: 205000 });
    expect(rules(desk)).toEqual(['J1 -15000', 'J15 -53000', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'less_in_return interest_savings 12000',
      'omitted_in_return tds_other 200000',
    ]);
  });
});

/*
 * 3. Dividends. The company deducts as `ORVANE INDUSTRIES LIMITED`, its bank for dividends reports as `ORVANE INDUSTRIES LIMITED - INTERIM
 * DIVIDEND ACCOUNT`: one dividend of 9,000. Two funds come through one registrar: VELTA (4,000, 400 deducted by its asset manager) and
 * SORVA (1,500, held with another person). QUILLON deducted from 6,000 and reports nothing. The return has ORVANE, VELTA and QUILLON.
 */
describe('3. a dividend account, two funds through one registrar', () => {
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0003A',
        groups: [
          group('tdsTcs', 'TDS-194', 'ORVANE INDUSTRIES LIMITED (CHEO10001A)', 'tds', [
            'Q2(Jul-Sep)',
            '14/08/2025',
            '9,000',
            '900',
            '900',
          ]),
          group('tdsTcs', 'TDS-194', 'QUILLON PAINTS LTD. (CHEQ20002B)', 'tds', [
            'Q2(Jul-Sep)',
            '01/09/2025',
            '6,000',
            '600',
            '600',
          ]),
          group('tdsTcs', 'TDS-194K', 'VELTA ASSET MANAGEMENT COMPANY LIMITED (MUMV30003C)', 'tds', [
            'Q3(Oct-Dec)',
            '10/10/2025',
            '4,000',
            '400',
            '400',
          ]),
          group(
            'sft',
            'SFT-015',
            'ORVANE INDUSTRIES LIMITED - INTERIM DIVIDEND ACCOUNT (AAACO9999K.AZ001)',
            'dividend',
            ['25/05/2026', '9,000'],
          ),
          group(
            'sft',
            'SFT-18(Div)',
            'COMPUTER REGISTRY SERVICES LIMITED (AAACC9999K.AZ001)',
            'fund',
            ['Q3(Oct-Dec)', '771', 'VELTA MUTUAL FUND (V)', '0', 'First', '4,000'],
            ['Q4(Jan-Mar)', '772', 'SORVA MUTUAL FUND (S)', '1', 'First', '1,500'],
          ),
        ],
      }),
      '2025-26',
    ),
    read26as(
      traces({
        pan: 'AAEPT0003A',
        parts: {
          I: `
1^ORVANE INDUSTRIES LIMITED^CHEO10001A^^^^^9000.00^900.00^900.00
^1^194^14-Aug-2025^F^28-Oct-2025^-^9000.00^900.00^900.00^
2^QUILLON PAINTS LTD.^CHEQ20002B^^^^^6000.00^600.00^600.00
^1^194^01-Sep-2025^F^28-Oct-2025^-^6000.00^600.00^600.00^
3^VELTA ASSET MANAGEMENT COMPANY LIMITED^MUMV30003C^^^^^4000.00^400.00^400.00
^1^194K^10-Oct-2025^F^28-Jan-2026^-^4000.00^400.00^400.00^`,
        },
      }),
    ),
  ];
  const desk = desk2(pieces(...papers), {
    other_sources: { dividend_income: 19000 },
    taxes_paid: {
      tds_other: [
        { tan: 'CHEO10001A', section: '194', tds_claimed: 900 },
        { tan: 'CHEQ20002B', section: '194', tds_claimed: 600 },
        { tan: 'MUMV30003C', section: '94K', tds_claimed: 400 },
      ],
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({ dividend: 20500, tds_other: 1900 });
    expect(rules(desk)).toEqual(['J2', 'J3', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual(['joint_holder dividend 1500', 'omitted_in_return dividend 1500']);
  });
});

/*
 * 4. Bookings of TRACES. A client's row of 2,00,000 was taken back (G) and booked again as 1,80,000; a second of 50,000 is unmatched (U),
 * a third overbooked (O), a government office's provisional (P). Money sent abroad (TCS 20,000) and a tour (5,000). Last year's challan
 * is in the AIS; this year's advance tax of 40,000 was paid twice as entered. A refund of 33,000 came with interest of 1,600.
 */
describe('4. taken back and booked again, four states of booking, TCS, refund', () => {
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0004A',
        groups: [
          group(
            'tdsTcs',
            'TDS-194J',
            'LARKSON ADVISORS LLP (MUML10001A)',
            'tds',
            ['Q1(Apr-Jun)', '15/06/2025', '2,00,000', '20,000', '20,000', 'Inactive'],
            ['Q1(Apr-Jun)', '15/06/2025', '1,80,000', '18,000', '18,000'],
          ),
          group(
            'tdsTcs',
            'TDS-194J',
            'MIRVA STUDIO PRIVATE LIMITED (MUMM20002B)',
            'tds',
            ['Q2(Jul-Sep)', '20/07/2025', '50,000', '5,000', '5,000'],
            ['Q3(Oct-Dec)', '20/10/2025', '60,000', '6,000', '6,000'],
          ),
          group('tdsTcs', 'TDS-194J', 'PAY AND ACCOUNTS OFFICE (DELP30003C)', 'tds', [
            'Q4(Jan-Mar)',
            '20/03/2026',
            '70,000',
            '7,000',
            '7,000',
          ]),
          group('tdsTcs', 'TCS-206CQ', 'FOREX BANK LIMITED (MUMF40004D)', 'tcs', [
            'Q2(Jul-Sep)',
            '05/08/2025',
            '11,00,000',
            '20,000',
            '20,000',
          ]),
          group('tdsTcs', 'TCS-206CO', 'TOURS LIMITED (MUMT50005E)', 'tcs', [
            'Q2(Jul-Sep)',
            '06/08/2025',
            '1,00,000',
            '5,000',
            '5,000',
          ]),
        ],
        challans: [
          [
            '2024-25',
            '0021 - INCOME TAX (OTHER THAN COMPANIES)',
            'Self-Assessment Tax (300)',
            '9,000',
            '0',
            '0',
            '0',
            '9,000',
            '0510002',
            '20/07/2025',
            '00123',
            'C1',
          ],
          [
            '2025-26',
            '0021 - INCOME TAX (OTHER THAN COMPANIES)',
            'Advance Tax (100)',
            '40,000',
            '0',
            '0',
            '0',
            '40,000',
            '0510002',
            '12/09/2025',
            '00456',
            'C2',
          ],
        ],
        refunds: [['2024-25', 'ECS', 'Refund', '33,000', '18/12/2025']],
      }),
      '2025-26',
    ),
    read26as(
      traces({
        pan: 'AAEPT0004A',
        parts: {
          I: `
1^LARKSON ADVISORS LLP^MUML10001A^^^^^180000.00^18000.00^18000.00
^1^194JB^15-Jun-2025^F^28-Jul-2025^-^200000.00^20000.00^20000.00^
^2^194JB^15-Jun-2025^F^10-Jan-2026^G^-200000.00^-20000.00^-20000.00^
^3^194JB^15-Jun-2025^F^10-Jan-2026^B^180000.00^18000.00^18000.00^
2^MIRVA STUDIO PRIVATE LIMITED^MUMM20002B^^^^^110000.00^11000.00^11000.00
^1^194JB^20-Jul-2025^U^28-Oct-2025^-^50000.00^5000.00^5000.00^
^2^194JB^20-Oct-2025^O^28-Jan-2026^-^60000.00^6000.00^6000.00^
3^PAY AND ACCOUNTS OFFICE^DELP30003C^^^^^70000.00^7000.00^7000.00
^1^194JB^20-Mar-2026^P^28-May-2026^-^70000.00^7000.00^7000.00^`,
          VI: `
1^FOREX BANK LIMITED^MUMF40004D^^^^^1100000.00^20000.00^20000.00
^1^206CQ^05-Aug-2025^F^28-Oct-2025^-^1100000.00^20000.00^20000.00^
2^TOURS LIMITED^MUMT50005E^^^^^100000.00^5000.00^5000.00
^1^206CO^06-Aug-2025^F^28-Oct-2025^-^100000.00^5000.00^5000.00^`,
          VII: `
1^2025-26^ECS^Direct^Refund^33000.00^1600.00^18-Dec-2025^-`,
        },
      }),
    ),
  ];
  const desk = desk2(
    pieces(...papers),
    {
      profession44ada: { use_presumptive: true, digital_receipts: 360000 },
      taxes_paid: {
        tds_other: [
          { tan: 'MUML10001A', section: '94J-B', tds_claimed: 20000 },
          { tan: 'MUMM20002B', section: '94J-B', tds_claimed: 11000 },
          { tan: 'DELP30003C', section: '94J-B', tds_claimed: 7000 },
        ],
        tcs: [{ tan: 'MUMF40004D', tcs_claimed: 20000 }],
        payments: [
          { bsr_code: '0510002', date: '2025-09-12', challan_number: 456, amount: 40000 },
          { bsr_code: '0510002', date: '2025-07-20', challan_number: 123, amount: 9000 },
        ],
      },
    },
    'ITR-4',
  );
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      business_receipts: 360000,
      interest_refund: 1600,
      tds_other: 36000,
      tcs: 25000,
      advance_tax: 40000,
    });
    expect(rules(desk)).toEqual(['J16', 'J6', 'J6', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'non_final_credit tds 11000',
      'non_final_credit tds 7000',
      'omitted_in_return interest_refund 1600',
      'omitted_in_return tcs 5000',
      'over_claimed tds_other 2000',
      'without_evidence advance_tax 9000',
    ]);
    // The row taken back, the challan of last year.
    expect(differences(desk, true)).toEqual([
      'other_year self_assessment 9000',
      'reversed business_receipts 200000',
    ]);
  });
});

/*
 * 5. Funds. CAMS has VELTA: 100 units of an equity fund held three years (sold 30,000, cost 20,000: 112A) and 50 of a debt fund bought in 2024
 * (sold 6,000, cost 5,500: 50AA). KFin has SORVA: 200 equity units held five months (sold 24,000, cost 25,000: 111A). The AIS has all three by
 * two registrars, and a fourth of TERVO (8,000) that no statement has. A switch out is a sale. The return has the first two.
 */
describe('5. funds of two registrars and one without a statement', () => {
  const cams = [
    'AMC Name',
    'Folio No',
    'ASSET CLASS',
    'NAME',
    'STATUS',
    'PAN',
    'GUARDIAN_PAN',
    'Scheme Name',
    'Desc',
    'Date',
    'Units',
    'Amount',
    'Price',
    'STT',
    'Desc_1',
    'Date_1',
    'PurhUnit',
    'RedUnits',
    'Unit Cost',
    'Indexed Cost',
    'Units As On 31/01/2018 (Grandfathered Units)',
    'NAV As On 31/01/2018 (Grandfathered NAV)',
    'Market Value As On 31/01/2018 (Grandfathered Value)',
    'Short Term',
    'Long Term With Index',
    'Long Term Without Index',
    'Tax Perc',
    'Tax Deduct',
    'Tax Surcharge',
  ];
  const kfin = [
    'Fund Name',
    'Folio Number',
    'Scheme Name',
    'Trxn.Type',
    'Purchased Date',
    'Current Units',
    ' Source Scheme units',
    'Original Purchase Cost',
    'Original Cost Amount',
    'Grandfathered\n NAV as on 31/01/2018',
    'GrandFathered\n Cost Value',
    'IT Applicable\n NAV',
    'IT Applicable\n Cost Value',
    'Redemption Date',
    'Units',
    'Amount',
    'Price',
    'Tax Perc',
    'Total Tax',
    'Short Term',
    'Indexed Cost',
    'Long Term With Index',
    'Long Term Without Index',
  ];
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0005A',
        bare: true,
        groups: [
          group('sft', 'SFT-18-EMF(M)', 'COMPUTER REGISTRY SERVICES LIMITED (AAACC9999K.AZ001)', 'rta', [
            'VELTA MUTUAL FUND (V)',
            '12/08/2025',
            'EMF',
            'VELTA FLEXI CAP FUND(INF900A01019)',
            'A',
            'A',
            'L',
            '100',
            '300',
            '30,000',
            '0.30',
            '20,000',
            '0',
            '0',
            '0',
          ]),
          group('sft', 'SFT-18-OTU(M)', 'COMPUTER REGISTRY SERVICES LIMITED (AAACC9999K.AZ001)', 'rta', [
            'VELTA MUTUAL FUND (V)',
            '01/09/2025',
            'OTU',
            'VELTA SHORT DEBT FUND(INF900A02017)',
            'A',
            'A',
            'S',
            '50',
            '120',
            '6,000',
            '0',
            '5,500',
            '0',
            '0',
            '0',
          ]),
          group(
            'sft',
            'SFT-18-EMF(M)',
            'KFINREG TECHNOLOGIES LIMITED (AAACK9999K.AZ001)',
            'rta',
            [
              'SORVA MUTUAL FUND (S)',
              '15/12/2025',
              'Unit of Equity Oriented Mutual Fund',
              'SORVA MID CAP FUND(INF901B01011)',
              'A',
              'A',
              'Short term',
              '200',
              '120',
              '24,000',
              '0.24',
              '25,000',
              '0',
              '0',
              '0',
            ],
            [
              'TERVO MUTUAL FUND (T)',
              '20/01/2026',
              'EMF',
              'TERVO INDEX FUND(INF902C01018)',
              'A',
              'A',
              'S',
              '80',
              '100',
              '8,000',
              '0.08',
              '0',
              '0',
              '0',
              '0',
            ],
          ),
        ],
      }),
      '2025-26',
    ),
    readStatement([
      {
        name: 'TRXN_DETAILS',
        rows: [
          ['Capital Gain / Loss Statement'],
          cams,
          [
            'VELTA MUTUAL FUND',
            '11/22',
            'EQUITY',
            'MADE UP',
            'IND',
            'AAEPT0005A',
            '',
            'VELTA FLEXI CAP FUND ISIN : INF900A01019',
            'Redemption',
            '12-Aug-2025',
            '100',
            '30000',
            '300',
            '0.30',
            'Purchase',
            '10-May-2022',
            '100',
            '100',
            '200',
            '0',
            '0',
            '0',
            '0',
            '0',
            '0',
            '10000',
            '0',
            '0',
            '0',
          ],
          [
            'VELTA MUTUAL FUND',
            '11/23',
            'DEBT',
            'MADE UP',
            'IND',
            'AAEPT0005A',
            '',
            'VELTA SHORT DEBT FUND ISIN : INF900A02017',
            'Switch Out',
            '01-Sep-2025',
            '50',
            '6000',
            '120',
            '0',
            'Purchase',
            '01-Aug-2024',
            '50',
            '50',
            '110',
            '0',
            '0',
            '0',
            '0',
            '500',
            '0',
            '0',
            '0',
            '0',
            '0',
          ],
        ],
      },
    ]),
    readStatement([
      {
        name: 'Sheet1',
        rows: [
          kfin,
          [
            'SORVA MUTUAL FUND',
            '33/44',
            'SORVA MID CAP FUND ( INF901B01011)',
            'Redemption',
            '10/07/2025',
            '200',
            '200',
            '25000',
            '25000',
            '',
            '',
            '',
            '',
            '15/12/2025',
            '200',
            '24000',
            '120',
            '0',
            '0',
            '-1000',
            '',
            '',
            '',
          ],
          [
            'Total',
            '',
            '',
            '',
            '',
            '',
            '',
            '',
            '25000',
            '',
            '',
            '',
            '',
            '',
            '',
            '24000',
            '',
            '',
            '',
            '-1000',
            '',
            '',
            '',
          ],
        ],
      },
    ]),
  ];
  const desk = desk2(pieces(...papers), {
    schedule_112a: { rows: [{ acquired: 'AE', sale_value: 30000, purchase_cost: 20000 }] },
    capital_gains: { short: { other_assets: { other_value: 6000, cost: 5500 } } },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(pieces(...papers)).toHaveLength(4 + 2 + 1);
    expect(totalsOf(desk)).toEqual({ '112A': 10000, '50AA': 500, '111A': -1000 });
    expect(rules(desk)).toEqual(['J10', 'J10', 'J10']);
    expect(differences(desk)).toEqual([
      'omitted_in_return 111A -1000',
      'sale_without_statement capital gains 8000',
    ]);
  });
});

/*
 * 6. A flat of four owners, sold for 1,20,00,000: 30,00,000 are this person's, paid by one buyer in two instalments (20,00,000 and
 * 10,00,000; 20,000 and 10,000 deducted, 194-IA). A tenant paid 3,60,000 of rent (194-IB, 7,200); a neighbour 60,00,000 for building work
 * (194-M, 1,20,000). The person paid 6,00,000 of rent and deducted 12,000 (26QC): no income, no credit. A crypto sale of 2,00,000 by an exchange (194S, 2,000), one of 40,000 by 26QE (400). The person bought a car park: no
 * income. The return lacks the rent and the crypto of 26QE with its tax.
 */
describe('6. a flat of four owners, rent, building work, crypto by 26QE', () => {
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0006A',
        groups: [
          group(
            'tdsTcs',
            'TDS-194IA(R)',
            'BUYER SPECIMEN (BBEPB0001B)',
            'qb',
            ['AK00001', 'FLAT 4', '10/06/2025', '20,00,000', '20,000'],
            ['AK00002', 'FLAT 4', '05/08/2025', '10,00,000', '10,000'],
          ),
          group('tdsTcs', 'TDS-194IA(P)', 'PARKING SELLER (BBEPP0002B)', 'qb', [
            'AK00003',
            'PARKING',
            '20/09/2025',
            '52,00,000',
            '52,000',
          ]),
          group('tdsTcs', 'TDS-194IB(R)', 'TENANT SPECIMEN (BBEPT0003B)', 'qb', [
            'AK00004',
            'HOUSE',
            '31/03/2026',
            '3,60,000',
            '7,200',
          ]),
          group('tdsTcs', 'TDS-194IB(P)', 'LANDLORD SPECIMEN (BBEPL0006B)', 'qb', [
            'AK00007',
            'OFFICE',
            '31/03/2026',
            '6,00,000',
            '12,000',
          ]),
          group('tdsTcs', 'TDS-194M1(R)', 'NEIGHBOUR SPECIMEN (BBEPN0004B)', 'qb', [
            'AK00005',
            '-',
            '31/12/2025',
            '60,00,000',
            '1,20,000',
          ]),
          group('tdsTcs', 'TDS-194S', 'COINS EXCHANGE PRIVATE LIMITED (BLRC10001A)', 'tds', [
            'Q3(Oct-Dec)',
            '11/11/2025',
            '2,00,000',
            '2,000',
            '2,000',
          ]),
          group('sft', 'SFT-012', 'SUB REGISTRAR OFFICE (AAAGS1111G.AZ004)', 'property', [
            '31/05/2026',
            'FLAT 4',
            'R',
            'SP',
            '12/08/2025',
            '1,20,00,000',
            '1,20,00,000',
            '4',
            '30,00,000',
          ]),
        ],
      }),
      '2025-26',
    ),
    read26as(
      traces({
        pan: 'AAEPT0006A',
        parts: {
          I: `
1^COINS EXCHANGE PRIVATE LIMITED^BLRC10001A^^^^^200000.00^2000.00^2000.00
^1^194S^11-Nov-2025^F^28-Jan-2026^-^200000.00^2000.00^2000.00^`,
          IV: `
Sr. No.^Acknowledgement Number^Name of Deductor^PAN of Deductor^Transaction Date^Total Transaction Amount(Rs.)^Total TDS Deposited(Rs.)
1^AK00001^BUYER SPECIMEN^BBEPB0001B^10-Jun-2025^2000000.00^20000.00
^Sr. No.^TDS Certificate Number^Section^Date of Deposit^Status of Booking^Date of Booking^Demand Payment^TDS Deposited(Rs.)
^1^CERTA^194IA^12-Jul-2025^F^13-Jul-2025^0.00^20000.00^
2^AK00002^BUYER SPECIMEN^BBEPB0001B^05-Aug-2025^1000000.00^10000.00
^1^CERTB^194IA^02-Sep-2025^F^03-Sep-2025^0.00^10000.00^
3^AK00004^TENANT SPECIMEN^BBEPT0003B^31-Mar-2026^360000.00^7200.00
^1^CERTC^194IB^28-Apr-2026^F^29-Apr-2026^0.00^7200.00^
4^AK00005^NEIGHBOUR SPECIMEN^BBEPN0004B^31-Dec-2025^6000000.00^120000.00
^1^CERTD^194M^28-Jan-2026^F^29-Jan-2026^0.00^120000.00^`,
          V: `
Sr. No.^Acknowledgement Number^Name of Buyer^PAN of Buyer^Transaction Date^Total Transaction Amount(Rs.)
1^AK00006^COIN BUYER^BBEPC0005B^15-Jan-2026^40000.00
^Sr. No.^BSR Code^Date of Deposit^Challan Serial Number^Total Tax Amount(Rs.)^Status of Booking
^1^0510003^10-Feb-2026^00077^400.00^F`,
          VIII: `
1^AK00003^PARKING SELLER^BBEPP0002B^20-Sep-2025^5200000.00^52000.00^0.00
^1^CERTE^194IA^10-Oct-2025^F^11-Oct-2025^0.00^52000.00^0.00^
2^AK00007^LANDLORD SPECIMEN^BBEPL0006B^31-Mar-2026^600000.00^12000.00^0.00
^1^CERTF^194IB^28-Apr-2026^F^29-Apr-2026^0.00^12000.00^0.00^`,
        },
      }),
    ),
  ];
  const desk = desk2(
    pieces(...papers),
    {
      capital_gains: { long: { land: [{ sale_value: 3000000, full_value: 3000000 }] } },
      business_without_books: { bank_receipts: 6000000 },
      schedule_vda: { rows: [{ sale_value: 200000, cost: 150000 }] },
      taxes_paid: {
        tds_other: [{ tan: 'BLRC10001A', section: '94S', tds_claimed: 2000 }],
        tds_buyer_tenant: [
          { deductor_pan: 'BBEPB0001B', section: '4IA', tds_claimed: 30000 },
          { deductor_pan: 'BBEPT0003B', section: '4IB', tds_claimed: 7200 },
          { deductor_pan: 'BBEPN0004B', section: '94M', tds_claimed: 120000 },
        ],
      },
    },
    'ITR-3',
  );
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      property_consideration: 3000000,
      rent_received: 360000,
      business_receipts: 6000000,
      vda_consideration: 240000,
      tds_other: 2000,
      tds3: 157600,
    });
    expect(rules(desk)).toEqual(['J6', 'J7', 'J7', 'J7', 'J7', 'J7', 'J7', 'J8']);
    expect(differences(desk)).toEqual([
      'omitted_in_return rent_received 360000',
      'omitted_in_return tds3 400',
      'omitted_in_return vda_consideration 40000',
    ]);
    expect(differences(desk, true)).toEqual(['joint_holder property_consideration 3000000']);
  });
});

/*
 * 7. A pension fund withdrawn early (192A, 1,50,000, tax 15,000), a life policy (194DA, a code the AIS list does not have: 80,000, tax
 * 4,000), interest of bonds (193, 25,000 and 2,500). A deposit's 40,000 is denied in feedback: derived 0, the TIS processed 40,000 and
 * accepted 0. The person asks for 25,000 of bonds alone and the two credits of bonds and fund.
 */
describe('7. a fund withdrawn, a code not known, a row denied in feedback', () => {
  const denied = group('sft', 'SFT-016(TD)', 'GRAND BANK LIMITED (AAACG1111G.AB001)', 'interest', [
    '10/05/2026',
    '777',
    'TD',
    '40,000',
  ]);
  denied.derived = '0';
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0007A',
        groups: [
          group('tdsTcs', 'TDS-192A', 'FUND OFFICE (MUME10001A)', 'tds', [
            'Q2(Jul-Sep)',
            '01/08/2025',
            '1,50,000',
            '15,000',
            '15,000',
          ]),
          group('tdsTcs', 'TDS-194DA', 'LIFE COVER LIMITED (MUML20002B)', 'tds', [
            'Q2(Jul-Sep)',
            '02/08/2025',
            '80,000',
            '4,000',
            '4,000',
          ]),
          group('tdsTcs', 'TDS-193', 'ROADS BOND LIMITED (DELR30003C)', 'tds', [
            'Q4(Jan-Mar)',
            '31/03/2026',
            '25,000',
            '2,500',
            '2,500',
          ]),
          denied,
        ],
      }),
      '2025-26',
    ),
    read26as(
      traces({
        pan: 'AAEPT0007A',
        parts: {
          I: `
1^FUND OFFICE^MUME10001A^^^^^150000.00^15000.00^15000.00
^1^192A^01-Aug-2025^F^28-Oct-2025^-^150000.00^15000.00^15000.00^
2^LIFE COVER LIMITED^MUML20002B^^^^^80000.00^4000.00^4000.00
^1^194DA^02-Aug-2025^F^28-Oct-2025^-^80000.00^4000.00^4000.00^
3^ROADS BOND LIMITED^DELR30003C^^^^^25000.00^2500.00^2500.00
^1^193^31-Mar-2026^F^28-May-2026^-^25000.00^2500.00^2500.00^`,
        },
      }),
    ),
    readTis(`Taxpayer Information Summary (TIS)
Financial Year 2025-26 Assessment Year 2026-27
PAN AAEPT0007A
SR. NO. INFORMATION CATEGORY PROCESSED BY SYSTEM ACCEPTED BY TAXPAYER/CONFIRMED BY SOURCE
1 Interest from deposit 40,000 0
2 Interest from others 25,000 25,000
3 Income from retirement benefit account 1,50,000 1,50,000
Download ID 1 IP Address 2 Generation Date 3 Page 1 of 1`),
  ];
  const desk = desk2(pieces(...papers), {
    other_sources: { other_interest: 25000 },
    taxes_paid: {
      tds_other: [
        { tan: 'DELR30003C', section: '193', tds_claimed: 2500 },
        { tan: 'MUME10001A', section: '192A', tds_claimed: 15000 },
      ],
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({
      pf_withdrawal: 150000,
      interest_others: 25000,
      interest_deposit: 40000,
      tds_other: 21500,
    });
    expect(rules(desk)).toEqual(['J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'not_compared pf_withdrawal 150000',
      'omitted_in_return interest_deposit 40000',
      'omitted_in_return tds_other 4000',
      'unknown_code none 80000',
    ]);
    expect(differences(desk, true)).toEqual([
      'derived_differs interest_deposit 40000',
      'tis_feedback interest_deposit -40000',
    ]);
  });
});

/*
 * 8. A shop under section 44AD: works of 6,00,000 (194C), sales through a platform 14,00,000 (194O, tax 1,400), goods to a company 9,00,000
 * (194Q: a credit, its receipts are in the turnover), scrap bought (206CE). GST turnover by quarter 32,00,000. A row of 194C of March 2025
 * is in this year's Form 26AS. Form 26AS has a deduction of 2,000 the AIS lacks (section 194C, 1,00,000). The return has 29,00,000.
 */
describe('8. a shop with a platform, GST, a row of last year, one the AIS lacks', () => {
  const papers = [
    readAis(
      portal({
        pan: 'AAEPT0008A',
        groups: [
          group('tdsTcs', 'TDS-194C', 'BUILDWELL (INDIA) PRIVATE LIMITED (AHMB10001A)', 'tds', [
            'Q2(Jul-Sep)',
            '30/09/2025',
            '6,00,000',
            '6,000',
            '6,000',
          ]),
          group(
            'tdsTcs',
            'TDS-194O',
            'PLATFORM SELLERS PRIVATE LIMITED (BLRP20002B)',
            'tds',
            ['Q3(Oct-Dec)', '31/12/2025', '8,00,000', '800', '800'],
            ['Q4(Jan-Mar)', '31/03/2026', '6,00,000', '600', '600'],
          ),
          group('tdsTcs', 'TDS-194Q', 'BIG BUYER LIMITED (MUMB30003C)', 'tds', [
            'Q4(Jan-Mar)',
            '15/02/2026',
            '9,00,000',
            '400',
            '400',
          ]),
          group('tdsTcs', 'TCS-206CE', 'SCRAP YARD (AHMS40004D)', 'tcs', [
            'Q1(Apr-Jun)',
            '20/05/2025',
            '2,00,000',
            '2,000',
            '2,000',
          ]),
          group(
            'other-info',
            'EXC-GSTR3B',
            'GSTN (AAAGG1111G.AZ001)',
            'gst',
            ['24AAEPT0008A1Z5', '30/06/2025', '10,00,000', '10,00,000'],
            ['24AAEPT0008A1Z5', '30/09/2025', '8,00,000', '8,00,000'],
            ['24AAEPT0008A1Z5', '31/12/2025', '8,00,000', '8,00,000'],
            ['24AAEPT0008A1Z5', '31/03/2026', '6,00,000', '6,00,000'],
          ),
        ],
      }),
      '2025-26',
    ),
    read26as(
      traces({
        pan: 'AAEPT0008A',
        hyphen: false,
        parts: {
          I: `
1^BUILDWELL (INDIA) PRIVATE LIMITED^AHMB10001A^^^^^750000.00^7500.00^7500.00
^1^194C^30-Sep-2025^F^28-Oct-2025^-^600000.00^6000.00^6000.00^
^2^194C^31-Mar-2025^F^10-Jun-2025^-^150000.00^1500.00^1500.00^
2^PLATFORM SELLERS PRIVATE LIMITED^BLRP20002B^^^^^1400000.00^1400.00^1400.00
^1^194O^31-Dec-2025^F^28-Jan-2026^-^800000.00^800.00^800.00^
^2^194O^31-Mar-2026^F^28-May-2026^-^600000.00^600.00^600.00^
3^BIG BUYER LIMITED^MUMB30003C^^^^^900000.00^400.00^400.00
^1^194Q^15-Feb-2026^F^28-May-2026^-^900000.00^400.00^400.00^
4^LATE PAYER LLP^AHML50005E^^^^^100000.00^2000.00^2000.00
^1^194C^28-Mar-2026^F^20-Jun-2026^-^100000.00^2000.00^2000.00^`,
          VI: `
1^SCRAP YARD^AHMS40004D^^^^^200000.00^2000.00^2000.00
^1^206CE^20-May-2025^F^28-Jul-2025^-^200000.00^2000.00^2000.00^`,
          X: `
Sr. No.^Financial Year^Short Payment^Short Deduction/ Collection^Interest on TDS/TCS Payments Default^Interest on TDS/TCS Deduction/Collection Default^Late Filing Fee u/s 234E^Interest u/s 220(2)^Total Default
1^2023-24^0.00^0.00^10.00^0.00^0.00^0.00^10.00`,
        },
      }),
    ),
  ];
  const desk = desk2(
    pieces(...papers),
    {
      business44ad: { use_presumptive: true, digital_receipts: 2900000 },
      taxes_paid: {
        tds_other: [
          { tan: 'AHMB10001A', section: '94C', tds_claimed: 7500 },
          { tan: 'BLRP20002B', section: '94O', tds_claimed: 1400 },
          { tan: 'MUMB30003C', section: '94Q', tds_claimed: 400 },
        ],
        tcs: [{ tan: 'AHMS40004D', tcs_claimed: 2000 }],
      },
    },
    'ITR-4',
  );
  it('is read, joined and compared as written by hand', () => {
    expect(totalsOf(desk)).toEqual({ business_receipts: 2100000, tds_other: 9800, tcs: 2000 });
    expect(rules(desk)).toEqual(['J6', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      '26as_not_ais tds 2000',
      'gst_turnover business_receipts 300000',
      'more_in_return business_receipts 800000',
      'omitted_in_return tds_other 2000',
      'over_claimed tds_other 1500',
    ]);
    expect(differences(desk, true)).toEqual(['other_year business_receipts 150000']);
  });
});
