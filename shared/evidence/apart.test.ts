import { describe, expect, it } from 'vitest';
import { readCsv } from '../sheets/csv.ts';
import { cellsOfText, readCertificate } from './certificate.ts';
import { deskOf } from './desk.ts';
import { enter } from './enter.ts';
import { readForm16 } from './forms.ts';
import { isRefused, type Paper, type Piece, type Refused } from './pieces.ts';
import { readStatement } from './statements.ts';
import {
  acknowledged,
  bank,
  deductors,
  desk2,
  differences,
  piecesOf,
  reported,
  rules,
  totalsOf,
} from './testing/taxpayer.ts';

/*
 * Twelve taxpayers with paise in their amounts, whose truth was written by hand before the desk saw them: rows of each paper, what is one
 * fact, totals by figure, and what must be asked. Statements are the brokers' own tables as text.
 */

/** Sheets of a workbook by name, each written as CSV. */
const workbook = (sheets: Readonly<Record<string, string>>): Paper | Refused =>
  readStatement(Object.entries(sheets).map(([name, text]) => ({ name, rows: readCsv(text.trim()) })));

/** The text of a Form 16 as its PDF has it. */
const form16 = (of: {
  employer: string;
  own: string;
  tan: string;
  pan: string;
  from: string;
  to: string;
  quarters: readonly (readonly [quarter: string, gross: string, tax: string])[];
  total: readonly [gross: string, tax: string];
  salary: readonly [string, string, string, string];
  other?: string;
}) =>
  readForm16(`FORM NO. 16
PART A
Certificate under Section 203 of the Income-tax Act, 1961 for tax deducted at source on salary paid to an employee under section 192
Certificate No. C${of.tan}                Last updated on 09-Jun-2026
Name and address of the Employer/Specified Bank
${of.employer}
Name and address of the Employee/Specified senior citizen
MADE UP
PAN of the Deductor
TAN of the Deductor
PAN of the Employee/Specified senior citizen
${of.own}
${of.tan}
${of.pan}
Assessment Year 2026-27   Period with the Employer From ${of.from} To ${of.to}
Quarter(s) Receipt Numbers of original quarterly statements of TDS Amount paid/credited Amount of tax deducted (Rs.) Amount of tax deposited/remitted (Rs.)
${of.quarters.map(([q, gross, tax]) => `${q} ${of.tan.slice(0, 4)}${q} ${gross} ${tax} ${tax}`).join('\n')}
Total (Rs.) ${of.total[0]} ${of.total[1]} ${of.total[1]}
PART B (Annexure)
Details of Salary Paid and any other income and tax deducted
A Whether opting out of taxation u/s 115BAC(1A)? No
1. Gross Salary
(a) Salary as per provisions contained in section 17(1) ${of.salary[0]}
(b) Value of perquisites under section 17(2) (as per Form No. 12BA, wherever applicable) ${of.salary[1]}
(c) Profits in lieu of salary under section 17(3) (as per Form No. 12BA, wherever applicable) ${of.salary[2]}
(d) Total ${of.salary[3]}
(e) Reported total amount of salary received from other employer(s) ${of.other ?? '0.00'}`);

/** The text of a Form 16A of TRACES: payments with their dates, tax by quarter in two columns. */
const form16a = (quarter: string, number: string, paid: readonly [day: string, gross: string], tax: string) =>
  readForm16(`FORM NO. 16A
[See rule 31(1)(b)]
Certificate under section 203 of the Income-tax Act, 1961 for tax deducted at source
Certificate No. ${number}                Last updated on 20-May-2026
Name and address of the deductor                    Name and address of the deductee
HARVANE STORES LIMITED                    KESHAV SPECIMEN HUF
PAN of the deductor   TAN of the deductor   PAN of the deductee
AAACH6001H   MUMH60001A   AAAHK0006K
CIT (TDS)                    Assessment Year 2026-27   Period From 01-Apr-2025 To 31-Mar-2026
Summary of payment
Sl. No. Amount paid/ credited (Rs.) Nature of payment** Deductee Reference No. provided by the Deductor (if any) Date of payment/ credit (dd/mm/yyyy)
1 ${paid[1]} 194I(b) - ${paid[0]}
Total (Rs.) ${paid[1]}
Summary of tax deducted at source in respect of deductee
Quarter Receipt numbers of original quarterly statements of TDS under sub-section (3) of section 200 Amount of tax deducted in respect of deductee (Rs.) Amount of tax deposited/remitted in respect of deductee (Rs.)
${quarter} QT${quarter}ABCD ${tax} ${tax}
Total (Rs.) ${tax} ${tax}`);

const read = (paper: Paper | Refused): Paper => {
  if (isRefused(paper)) throw new Error(paper.refused.text);
  return paper;
};
const warned = (...papers: (Paper | Refused)[]) => papers.flatMap((p) => read(p).warnings.map((w) => w.text));
const rowsBy = (pieces: readonly Piece[]) => {
  const out: Record<string, number> = {};
  for (const p of pieces) out[p.source] = (out[p.source] ?? 0) + 1;
  return out;
};

/** Nothing enters unasked, and what is suggested goes in and comes out again without a trace. */
function comesOut(pieces: readonly Piece[], type: string) {
  const empty = deskOf(pieces, { type, year: '2026-27', data: {} });
  const entries = [...empty.suggestions.values()].flatMap((s) => (s.action === 'take' ? s.entries : []));
  const full = enter({}, type, '2026-27', entries, 1);
  const again = deskOf(pieces, { type, year: '2026-27', data: full });
  const out = enter(full, type, '2026-27', entries, -1);
  const left = JSON.stringify(out).match(/:-?\d*[1-9]\d*(?=[,}\]])/g);
  return { left, entered: entries.length, desk: again };
}

/*
 * 1. NORVEX from April to September, QUILLARD from October with a perquisite of 36,000. Its Form 16 shows 1,20,000 of tax, of which it
 * deposited 1,10,000: Form 26AS and AIS have no more. The return lacks the perquisite and the interest on a refund (480). Interest of
 * 2,000.10 + 1,900.20 + 1,945.30 + 2,000.00 = 7,845.60 is one account in AIS and statement.
 */
describe('1. two employers, one of which deposited less than it certified', () => {
  const papers = [
    form16({
      employer: 'NORVEX TOOLS LIMITED',
      own: 'AAACN1001N',
      tan: 'PNEN10001A',
      pan: 'AAAPA0001A',
      from: '01-Apr-2025',
      to: '30-Sep-2025',
      quarters: [
        ['Q1', '3,30,001.50', '21,000.25'],
        ['Q2', '3,30,001.50', '21,000.25'],
      ],
      total: ['6,60,003.00', '42,000.50'],
      salary: ['660003.00', '0.00', '0.00', '660003.00'],
    }),
    form16({
      employer: 'QUILLARD SOFTWARE PRIVATE LIMITED',
      own: 'AAACQ1002Q',
      tan: 'BLRQ10002B',
      pan: 'AAAPA0001A',
      from: '01-Oct-2025',
      to: '31-Mar-2026',
      quarters: [
        ['Q3', '4,50,000.00', '60,000.00'],
        ['Q4', '4,50,000.00', '60,000.00'],
      ],
      total: ['9,00,000.00', '1,20,000.00'],
      salary: ['900000.00', '36000.00', '0.00', '936000.00'],
      other: '660003.00',
    }),
    bank('990011112222', [
      ['30/06/2025', 'CREDIT INTEREST CAPITALISED', '', '2000.10', '12000.10'],
      ['30/09/2025', 'CREDIT INTEREST CAPITALISED', '', '1900.20', '13900.30'],
      ['31/12/2025', 'CREDIT INTEREST CAPITALISED', '', '1945.30', '15845.60'],
      ['31/03/2026', 'CREDIT INTEREST CAPITALISED', '', '2000.00', '17845.60'],
    ]),
  ];
  const pieces = piecesOf({
    pan: 'AAAPA0001A',
    ais: [
      reported(
        'TDS-192',
        'NORVEX TOOLS LIMITED (PNEN10001A)',
        ['2025-06-30', 330001.5, 21000.25],
        ['2025-09-30', 330001.5, 21000.25],
      ),
      reported(
        'TDS-192',
        'QUILLARD SOFTWARE PVT LTD (BLRQ10002B)',
        ['2025-12-31', 450000, 55000],
        ['2026-03-31', 450000, 55000],
      ),
      reported('TDS-Ann.II-SAL', 'NORVEX TOOLS LIMITED (PNEN10001A)', [660003]),
      reported('TDS-Ann.II-SAL', 'QUILLARD SOFTWARE PVT LTD (BLRQ10002B)', [900000, 36000]),
      reported('SFT-016(SB)', 'TARAPUR BANK LIMITED (AAACT0001T.AB001)', ['990011112222', 7845.6]),
    ],
    traces: {
      I: deductors([
        {
          name: 'NORVEX TOOLS LIMITED',
          id: 'PNEN10001A',
          rows: [
            ['192', '2025-06-30', 330001.5, 21000.25],
            ['192', '2025-09-30', 330001.5, 21000.25],
          ],
        },
        {
          name: 'QUILLARD SOFTWARE PRIVATE LIMITED',
          id: 'BLRQ10002B',
          rows: [
            ['192', '2025-10-31', 150000, 18000],
            ['192', '2025-11-30', 150000, 18000],
            ['192', '2025-12-31', 150000, 19000],
            ['192', '2026-01-31', 150000, 18000],
            ['192', '2026-02-28', 150000, 18000],
            ['192', '2026-03-31', 150000, 19000],
          ],
        },
      ]),
      VII: ['1^2025-26^ECS^Refund^Refund^12000.00^480.00^15-Jul-2025^-'],
    },
    more: papers,
  });
  it('is read, joined and compared as written by hand', () => {
    expect(warned(...papers)).toEqual([]);
    expect(rowsBy(pieces)).toEqual({ ais: 7, '26as': 9, form16: 6, bank: 4 });
    const desk = desk2(
      pieces,
      {
        salary: {
          employers: [
            { employer_tan: 'PNEN10001A', salary_17_1: 660003, tds_deducted: 42001 },
            { employer_tan: 'BLRQ10002B', salary_17_1: 900000, tds_deducted: 110000 },
          ],
        },
        other_sources: { interest_from_savings: 7846 },
      },
      'ITR-1',
    );
    expect(totalsOf(desk)).toEqual({
      salary_gross: 1596003,
      interest_savings: 7845.6,
      interest_refund: 480,
      tds_salary: 152000.5,
    });
    expect(rules(desk)).toEqual(['J12', 'J4', 'J4 -36000', 'J5', 'J5', 'J5', 'J5 10000', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'certificate_differs tds_salary 10000',
      'less_in_return salary_gross 36000',
      'omitted_in_return interest_refund 480',
    ]);
    expect(comesOut(pieces, 'ITR-1').left).toBeNull();
  });
});

/*
 * 2. A pensioner. VELDORA deducts 18,400 from 1,84,000.40 of deposits, which its certificate splits into two receipts (1,00,000.40 and
 * 84,000); the return took them after tax (1,65,600.40). OTRELLE took 15H for 88,000. The post office's scheme (60,000) is in no AIS.
 * In the return: 1,65,600 + 88,000 + 60,000 = 3,13,600.
 */
describe('2. a pensioner with certificates, 15H and a post office scheme', () => {
  const certificates = [
    readCertificate(
      cellsOfText(`VELDORA BANK LIMITED
Interest Certificate for the Financial Year 2025-26
PAN : AAAPB0002B
Deposit Number      Type               Interest Paid      TDS Deducted
7700110022          Fixed Deposit      1,00,000.40        10,000.00
7700110023          Fixed Deposit      84,000.00          8,400.00
Total                                  1,84,000.40        18,400.00`),
    ),
    readCertificate(
      cellsOfText(`Post Office Savings Bank
Certificate of interest, Financial Year 2025-26
Account No          Scheme                           Interest       TDS
0201234567          Senior Citizens Savings Scheme   60,000.00      0.00
Total                                                60,000.00      0.00`),
    ),
  ];
  const pieces = piecesOf({
    pan: 'AAAPB0002B',
    ais: [
      reported(
        'TDS-192',
        'VELDORA BANK LIMITED PENSION CELL (CHEV10001V)',
        ['2025-06-30', 150000, 2500],
        ['2025-09-30', 150000, 2500],
        ['2025-12-31', 150000, 2500],
        ['2026-03-31', 150000, 2500],
      ),
      reported('TDS-Ann.II-SAL', 'VELDORA BANK LIMITED PENSION CELL (CHEV10001V)', [600000]),
      reported('SFT-016(SB)', 'VELDORA BANK LIMITED (AAACV0001V.AB001)', ['660011', 52300.75]),
      reported('SFT-016(TD)', 'VELDORA BANK LIMITED (AAACV0001V.AB001)', ['-', 184000.4]),
      reported(
        'TDS-194A',
        'VELDORA BANK LTD (CHEV20002V)',
        ['2025-09-30', 84000.4, 8400],
        ['2026-03-31', 100000, 10000],
      ),
      reported('SFT-016(TD)', 'OTRELLE CO-OPERATIVE BANK LTD (AAAAO0001O.AB001)', ['8801', 88000]),
    ],
    traces: {
      I: deductors([
        {
          name: 'VELDORA BANK LIMITED PENSION CELL',
          id: 'CHEV10001V',
          rows: [
            ['192', '2025-06-30', 150000, 2500],
            ['192', '2025-09-30', 150000, 2500],
            ['192', '2025-12-31', 150000, 2500],
            ['192', '2026-03-31', 150000, 2500],
          ],
        },
        {
          name: 'VELDORA BANK LIMITED',
          id: 'CHEV20002V',
          rows: [
            ['194A', '2025-09-30', 84000.4, 8400],
            ['194A', '2026-03-31', 100000, 10000],
          ],
        },
      ]),
      II: deductors(
        [
          {
            name: 'THE OTRELLE CO-OPERATIVE BANK LIMITED',
            id: 'CHEO30003O',
            rows: [['194A', '2026-03-31', 88000, 0]],
          },
        ],
        'II',
      ),
    },
    more: certificates,
  });
  it('is read, joined and compared as written by hand', () => {
    expect(warned(...certificates)).toEqual([]);
    expect(rowsBy(pieces)).toEqual({ ais: 10, '26as': 7, certificate: 3 });
    const desk = desk2(
      pieces,
      {
        salary: { employers: [{ employer_tan: 'CHEV10001V', salary_17_1: 600000, tds_deducted: 10000 }] },
        other_sources: { interest_from_savings: 52301, interest_from_deposits: 313600 },
        taxes_paid: { tds_other: [{ tan: 'CHEV20002V', section: '94A', tds_claimed: 18400 }] },
      },
      'ITR-1',
    );
    expect(totalsOf(desk)).toEqual({
      salary_gross: 600000,
      interest_savings: 52300.75,
      interest_deposit: 332000.4,
      tds_salary: 10000,
      tds_other: 18400,
    });
    expect(rules(desk)).toEqual(['J1', 'J15', 'J20', 'J4', 'J6', 'J6']);
    expect(differences(desk)).toEqual(['net_for_gross interest_deposit 18400']);
    expect(comesOut(pieces, 'ITR-1').left).toBeNull();
  });
});

/*
 * 3. A trader. Intraday -12,544.77; a future of -78,150 and an option of +10,000 are one business of -68,150 with a turnover by
 * differences of 88,150. Delivery: CYNTARA 31,250.50 - 25,000 - 20 = 6,230.50 within the year; DELVANO 90,000 - 40,000 - 40 = 49,960 and
 * ERYNTH 12,000 - 15,000 - 10 = -3,010 after it. The depository splits DELVANO in two and has its own prices. The return leaves ERYNTH out
 * and has a loss of 50,000 from derivatives.
 */
describe('3. a trader whose return leaves a loss out', () => {
  const heading =
    'Symbol,ISIN,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Period of Holding,Fair Market Value,Taxable Profit,Turnover,Brokerage,Exchange Transaction Charges,IPFT,SEBI Charges,CGST,SGST,IGST,Stamp Duty,STT';
  const statement = workbook({
    'Tradewise Exits from 2025-04-01': `
,Client ID,ZZ0003
,PAN,AAAPC0003C
,Equity - Intraday
,${heading}
,AXPELLA,INE969Z01015,2025-10-21,2025-10-21,141,128820.42,116275.65,-12544.77,0,0,-12544.77,12544.77,40,0,0,0,0,0,0,0,29.07
,Equity - Short Term
,${heading}
,CYNTARA,INE911A01017,2025-01-10,2025-08-04,50,25000,31250.5,6250.5,206,0,6250.5,6250.5,20,0,0,0,0,0,0,0,31.25
,Equity - Long Term
,${heading}
,DELVANO,INE912A01015,2022-03-03,2025-09-15,100,40000,90000,50000,1292,0,50000,50000,40,0,0,0,0,0,0,0,90
,ERYNTH,INE913A01013,2023-05-02,2025-12-01,30,15000,12000,-3000,944,0,-3000,3000,10,0,0,0,0,0,0,0,12
,F&O
,Symbol,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Turnover,Brokerage,STT
,NIFTY25AUGFUT,2025-08-01T09:30:00,2025-08-05T15:00:00,75,1878150,1800000,-78150,78150,40,360
,NIFTY25SEP25000CE,2025-09-01T10:00:00,2025-09-03T11:00:00,75,15000,25000,10000,10000,40,25`,
  });
  const pieces = piecesOf({
    pan: 'AAAPC0003C',
    ais: [
      reported(
        'SFT-17-LES(M)',
        'CENTRAL DEPOSITORY LIMITED (AAACC0001C.AC001)',
        ['2025-08-05', 'CYNTARA LIMITED # EQUITY SHARES(INE911A01017)', 'LES', 'S', 50, 31000, 25100],
        ['2025-09-16', 'DELVANO LTD # EQUITY SHARES(INE912A01015)', 'LES', 'L', 60, 54100, 24000],
        ['2025-09-16', 'DELVANO LTD # EQUITY SHARES(INE912A01015)', 'LES', 'L', 40, 36000, 16000],
        ['2025-12-02', "ERYNTH'S LIMITED # EQUITY SHARES(INE913A01013)", 'LES', 'L', 30, 12050, 15000],
      ),
      reported('SFT-17(Pur)', 'CENTRAL DEPOSITORY LIMITED (AAACC0001C.AC001)', ['Q2', 25000, 133150]),
    ],
    more: [statement],
  });
  it('is read, joined and compared as written by hand', () => {
    expect(warned(statement)).toEqual([]);
    expect(rowsBy(pieces)).toEqual({ ais: 5, zerodha: 6 });
    const desk = desk2(
      pieces,
      {
        trading: {
          intraday_income: -12545,
          intraday_turnover: 12545,
          derivatives_income: -50000,
          derivatives_turnover: 70000,
        },
        capital_gains: { short: { equity_111a: { sale: { full_value: 31251, cost: 25000, expenses: 20 } } } },
        schedule_112a: {
          rows: [{ acquired: 'AE', sale_value: 90000, purchase_cost: 40000, expenses: 40, units: 100 }],
        },
      },
      'ITR-3',
    );
    expect(totalsOf(desk)).toEqual({ '111A': 6230.5, '112A': 46950, speculative: -12544.77, fno: -68150 });
    expect(rules(desk)).toEqual(['J14', 'J9 -250.5', 'J9 100', 'J9 50']);
    expect(differences(desk)).toEqual(['more_in_return fno 18150', 'omitted_in_return 112A -3010']);
    expect(differences(desk, true)).toEqual([
      'depository_estimate 111A -250.5',
      'depository_estimate 112A 100',
      'depository_estimate 112A 50',
    ]);
    expect(comesOut(pieces, 'ITR-3').left).toBeNull();
  });
});

/*
 * 4. A non-resident sold a flat for 80,00,000: the buyer deducted under section 195 in two instalments (30,00,000 and 50,00,000), the
 * registrar reports it once. The bank deducted 37,440 from NRO interest of 1,20,000.50. The return has the sale and the buyer's tax.
 */
describe('4. a non-resident who sold a flat', () => {
  const pieces = piecesOf({
    pan: 'AAAPD0004D',
    ais: [
      reported('TDS-195', 'MORVI BANK LIMITED NRO CELL (MUMM40001M)', ['2026-03-31', 120000.5, 37440]),
      reported(
        'TDS-195',
        'FLAT BUYER SPECIMEN (DELF40002F)',
        ['2025-07-10', 3000000, 624000],
        ['2025-08-20', 5000000, 1040000],
      ),
      reported('SFT-012', 'SUB REGISTRAR DELHI (AAAGS0004S.AZ001)', [
        '2025-08-25',
        8000000,
        8000000,
        8000000,
        1,
      ]),
      reported('SFT-016(SB)', 'MORVI BANK LIMITED (AAACM0004M.AB001)', ['445566', 4210.25]),
    ],
    traces: {
      I: deductors([
        {
          name: 'MORVI BANK LIMITED NRO CELL',
          id: 'MUMM40001M',
          rows: [['195', '2026-03-31', 120000.5, 37440]],
        },
        {
          name: 'FLAT BUYER SPECIMEN',
          id: 'DELF40002F',
          rows: [
            ['195', '2025-07-10', 3000000, 624000],
            ['195', '2025-08-20', 5000000, 1040000],
          ],
        },
      ]),
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(rowsBy(pieces)).toEqual({ ais: 5, '26as': 3 });
    const desk = desk2(pieces, {
      capital_gains: { long: { land: [{ full_value: 8000000, stamp_value: 8000000 }] } },
      other_sources: { interest_from_savings: 4210 },
      taxes_paid: { tds_other: [{ tan: 'DELF40002F', section: '195', tds_claimed: 1664000 }] },
    });
    expect(totalsOf(desk)).toEqual({
      nonresident_receipts: 120000.5,
      property_consideration: 8000000,
      interest_savings: 4210.25,
      tds_other: 1701440,
    });
    expect(rules(desk)).toEqual(['J6', 'J6', 'J8']);
    expect(differences(desk)).toEqual([
      'not_compared nonresident_receipts 120000.5',
      'omitted_in_return tds_other 37440',
    ]);
    expect(comesOut(pieces, 'ITR-2').left).toBeNull();
  });
});

/*
 * 5. An architect under section 44ADA: 12,00,000 of a company, 3,45,678.90 of a second one that the return leaves out (its tax of 34,567
 * is claimed), 6,00,000 of a person who deducted 12,000 under 194-M, not claimed. Turnover under GST 21,45,679. A challan of 50,000 is of
 * this year; 8,000 of self-assessment belong to the year before.
 */
describe('5. a professional with a payer of section 194-M', () => {
  const pieces = piecesOf({
    pan: 'AAAPE0005E',
    ais: [
      reported(
        'TDS-194J',
        'BRIGHTVALE BUILDERS LLP (AHMB50001B)',
        ['2025-06-30', 600000, 60000],
        ['2025-12-31', 600000, 60000],
      ),
      reported('TDS-194J', 'CORVANE HOTELS LIMITED (AHMC50002C)', ['2026-02-10', 345678.9, 34567]),
      reported('TDS-194M1(R)', 'OWNER SPECIMEN (AAAPO5003O)', ['2025-11-15', 600000, 12000, 'AK50003']),
      reported(
        'EXC-GSTR3B',
        'GSTN (AAAGG1111G.AZ001)',
        ['2025-06-30', 600000],
        ['2025-12-31', 1200000],
        ['2026-03-31', 345679],
      ),
    ],
    challans: [
      [
        '2025-26',
        'Income Tax (Other than Companies)',
        'Advance Tax',
        '50,000',
        '0510001',
        '14/12/2025',
        '00123',
      ],
      [
        '2024-25',
        'Income Tax (Other than Companies)',
        'Self Assessment Tax',
        '8,000',
        '0510001',
        '20/08/2025',
        '00777',
      ],
    ],
    traces: {
      I: deductors([
        {
          name: 'BRIGHTVALE BUILDERS LLP',
          id: 'AHMB50001B',
          rows: [
            ['194JB', '2025-06-30', 600000, 60000],
            ['194JB', '2025-12-31', 600000, 60000],
          ],
        },
        {
          name: 'CORVANE HOTELS LIMITED',
          id: 'AHMC50002C',
          rows: [['194JB', '2026-02-10', 345678.9, 34567]],
        },
      ]),
      IV: acknowledged([['OWNER SPECIMEN', 'AAAPO5003O', '2025-11-15', 600000, 12000, '194M', 'AK50003']]),
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(rowsBy(pieces)).toEqual({ ais: 9, '26as': 4 });
    const desk = desk2(
      pieces,
      {
        profession44ada: { use_presumptive: true, digital_receipts: 1800000 },
        taxes_paid: {
          tds_other: [
            { tan: 'AHMB50001B', section: '94J-B', tds_claimed: 120000 },
            { tan: 'AHMC50002C', section: '94J-B', tds_claimed: 34567 },
          ],
          payments: [{ bsr_code: '0510001', date: '2025-12-14', challan_number: 123, amount: 50000 }],
        },
      },
      'ITR-4',
    );
    expect(totalsOf(desk)).toEqual({
      business_receipts: 2145678.9,
      tds_other: 154567,
      tds3: 12000,
      advance_tax: 50000,
    });
    expect(rules(desk)).toEqual(['J6', 'J6', 'J7']);
    expect(differences(desk)).toEqual([
      'gst_turnover business_receipts 345679',
      'omitted_in_return business_receipts 345678.9',
      'omitted_in_return tds3 12000',
    ]);
    expect(differences(desk, true)).toEqual(['other_year self_assessment 8000']);
    expect(comesOut(pieces, 'ITR-4').left).toBeNull();
  });
});

/*
 * 6. A family (HUF). HARVANE pays rent of 90,000 a quarter and certifies 9,000 of tax in each; in the fourth it deposited 8,000, which is
 * what Form 26AS and the AIS have. Bonds pay 45,000.50 (tax 4,500), a company 15,000 of dividend (1,500). The return claims 36,000.
 */
describe('6. an HUF with certificates of rent', () => {
  const quarters = [
    ['Q1', '2025-06-30', 9000],
    ['Q2', '2025-09-30', 9000],
    ['Q3', '2025-12-31', 9000],
    ['Q4', '2026-03-31', 8000],
  ] as const;
  const certificates = quarters.map(([q, day], i) =>
    form16a(q, `RENT0${i}`, [day.split('-').reverse().join('-'), '90000.00'], '9000.00'),
  );
  const pieces = piecesOf({
    pan: 'AAAHK0006K',
    ais: [
      reported(
        'TDS-194I(b)',
        'HARVANE STORES LIMITED (MUMH60001A)',
        ...quarters.map(([, day, tax]) => [day, 90000, tax]),
      ),
      reported('TDS-193', 'BONDRE FINANCE LIMITED (MUMB60002B)', ['2025-12-01', 45000.5, 4500]),
      reported('TDS-194', 'LARVEN CEMENT LIMITED (MUML60003C)', ['2025-08-08', 15000, 1500]),
      reported('SFT-015', 'LARVEN CEMENT LIMITED (AAACL0006L.AZ001)', [15000]),
    ],
    traces: {
      I: deductors([
        {
          name: 'HARVANE STORES LIMITED',
          id: 'MUMH60001A',
          rows: quarters.map(([, day, tax]) => ['194I(b)', day, 90000, tax]),
        },
        {
          name: 'BONDRE FINANCE LIMITED',
          id: 'MUMB60002B',
          rows: [['193', '2025-12-01', 45000.5, 4500]],
        },
        { name: 'LARVEN CEMENT LIMITED', id: 'MUML60003C', rows: [['194', '2025-08-08', 15000, 1500]] },
      ]),
    },
    more: certificates,
  });
  it('is read, joined and compared as written by hand', () => {
    expect(warned(...certificates)).toEqual([]);
    expect(certificates.map((c) => read(c).pan)).toEqual(Array(4).fill('AAAHK0006K'));
    const [first] = read(certificates[0]!).pieces;
    expect([first!.source, first!.code, first!.payer, first!.payer_id]).toEqual([
      'form16a',
      '194I(b)',
      'HARVANE STORES LIMITED',
      'MUMH60001A',
    ]);
    expect([first!.gross, first!.tax, first!.period]).toEqual([9000000, 900000, 'Q1 2025-26']);
    expect(rowsBy(pieces)).toEqual({ ais: 7, '26as': 6, form16a: 4 });
    const desk = desk2(pieces, {
      house_property: { properties: [{ gross_annual_value: 360000 }] },
      other_sources: { other_interest: 45001, dividend_income: 15000 },
      taxes_paid: {
        tds_other: [
          { tan: 'MUMH60001A', section: '4-IB', tds_claimed: 36000 },
          { tan: 'MUMB60002B', section: '193', tds_claimed: 4500 },
          { tan: 'MUML60003C', section: '194', tds_claimed: 1500 },
        ],
      },
    });
    expect(totalsOf(desk)).toEqual({
      rent_received: 360000,
      interest_others: 45000.5,
      dividend: 15000,
      tds_other: 41000,
    });
    expect(rules(desk)).toEqual(['J2', 'J6', 'J6', 'J6', 'J6', 'J6', 'J6', 'J6 1000']);
    expect(differences(desk)).toEqual(['certificate_differs tds_other 1000', 'over_claimed tds_other 1000']);
    expect(comesOut(pieces, 'ITR-2').left).toBeNull();
  });
});

/*
 * 7. A landlord. A tenant pays 6,60,000 (194-IB, tax 13,200). A company first booked 10,000 of tax on 2,40,000, took it back and booked
 * 24,000; the AIS has the first row as Inactive. The landlord pays rent too: 7,20,000, tax 14,400 by his own Form 26QC. The return has
 * the company's rent after tax: 6,60,000 + 2,16,000.
 */
describe('7. a landlord with a corrected deduction, who is a tenant himself', () => {
  const pieces = piecesOf({
    pan: 'AAAPG0007G',
    ais: [
      reported('TDS-194IB(R)', 'TENANT SPECIMEN (AAAPT7001T)', ['2026-03-31', 660000, 13200, 'AK70001']),
      reported(
        'TDS-194I(b)',
        'SHOPPE CHAIN LIMITED (KOLS70002S)',
        ['2026-03-31#', 240000, 10000],
        ['2026-03-31', 240000, 24000],
      ),
      reported('TDS-194IB(P)', 'LANDLADY SPECIMEN (AAAPL7003L)', ['2026-03-31', 720000, 14400, 'AK70003']),
    ],
    traces: {
      I: deductors([
        {
          name: 'SHOPPE CHAIN LIMITED',
          id: 'KOLS70002S',
          rows: [
            ['194I(b)', '2026-03-31', 240000, 10000, 'F', '-'],
            ['194I(b)', '2026-03-31', -240000, -10000, 'F', 'G'],
            ['194I(b)', '2026-03-31', 240000, 24000, 'F', '-'],
          ],
        },
      ]),
      IV: acknowledged([['TENANT SPECIMEN', 'AAAPT7001T', '2026-03-31', 660000, 13200, '194IB', 'AK70001']]),
      VIII: acknowledged(
        [['LANDLADY SPECIMEN', 'AAAPL7003L', '2026-03-31', 720000, 14400, '194IB', 'AK70003']],
        'VIII',
      ),
    },
  });
  it('is read, joined and compared as written by hand', () => {
    expect(rowsBy(pieces)).toEqual({ ais: 4, '26as': 5 });
    const desk = desk2(pieces, {
      house_property: { properties: [{ gross_annual_value: 660000 }, { gross_annual_value: 216000 }] },
      taxes_paid: {
        tds_other: [{ tan: 'KOLS70002S', section: '4-IB', tds_claimed: 24000 }],
        tds_buyer_tenant: [{ deductor_pan: 'AAAPT7001T', section: '4IB', tds_claimed: 13200 }],
      },
    });
    expect(totalsOf(desk)).toEqual({ rent_received: 900000, tds_other: 24000, tds3: 13200 });
    expect(rules(desk)).toEqual(['J18', 'J6', 'J7', 'J7']);
    expect(differences(desk)).toEqual(['net_for_gross rent_received 24000']);
    expect(differences(desk, true)).toEqual(['reversed rent_received 240000']);
    expect(comesOut(pieces, 'ITR-2').left).toBeNull();
  });
});

/*
 * 8. Virtual digital assets. An exchange deducted from two sales, its statement has a third of 9,999.75 that cost 12,000 and no deduction.
 * The return has the first and the third: 75,500.25 are missing.
 */
describe('8. three sales of an exchange, one below the limit of deduction', () => {
  const exchange = workbook({
    Trades: `
Asset,Quantity,Acquisition Date,Transfer Date,Cost (INR),Sale Value (INR),TDS Deducted (INR)
BTC,0.021,2024-08-01,2025-06-10,"1,00,000.00","1,20,000.50","1,200.00"
SOL,2.5,2025-09-12,2025-11-02,"12,000.00","9,999.75",0
ETH,0.31,2025-02-14,2026-01-19,"81,250.00","75,500.25",755`,
  });
  const pieces = piecesOf({
    pan: 'AAAPH0008H',
    ais: [
      reported(
        'TDS-194S',
        'COINVANE PRIVATE LIMITED (BLRC80001C)',
        ['2025-06-10', 120000.5, 1200],
        ['2026-01-20', 75500.25, 755],
      ),
    ],
    traces: {
      I: deductors([
        {
          name: 'COINVANE PRIVATE LIMITED',
          id: 'BLRC80001C',
          rows: [
            ['194S', '2025-06-10', 120000.5, 1200],
            ['194S', '2026-01-20', 75500.25, 755],
          ],
        },
      ]),
    },
    more: [exchange],
  });
  it('is read, joined and compared as written by hand', () => {
    expect(warned(exchange)).toEqual([]);
    expect(rowsBy(pieces)).toEqual({ ais: 2, '26as': 2, vda: 3 });
    const desk = desk2(pieces, {
      schedule_vda: {
        rows: [
          { sale_value: 120001, cost: 100000 },
          { sale_value: 10000, cost: 12000 },
        ],
      },
      taxes_paid: { tds_other: [{ tan: 'BLRC80001C', section: '94S', tds_claimed: 1955 }] },
    });
    expect(totalsOf(desk)).toEqual({ vda_consideration: 205500.5, tds_other: 1955 });
    expect(rules(desk)).toEqual(['J19', 'J19', 'J6']);
    expect(differences(desk)).toEqual(['omitted_in_return vda_consideration 75500.25']);
    expect(differences(desk, true)).toEqual(['not_in_ais vda_consideration 9999.75']);
    expect(comesOut(pieces, 'ITR-2').left).toBeNull();
  });
});

/*
 * 9. Shares of the employer's parent abroad: a perquisite of 3,00,000.75 in Annexure II; two sales abroad, in rupees: held over 24 months
 * 1,80,000 - 1,24,000 = 56,000, and within them 90,000 - 1,00,000 = -10,000, which the return leaves out. A statement in dollars asks for
 * rupees. 12,00,000 were sent abroad: tax collected 40,000.
 */
describe('9. shares abroad, in dollars and in rupees', () => {
  const dollars = workbook({
    Sales: `
Security Name,ISIN,Quantity,Purchase Date,Sale Date,Cost of Acquisition,Sale Value,Currency
APPLEVANE INC,US0378331005,10,2023-02-15,2025-05-20,1500.00,2100.00,USD`,
  });
  const rupees = workbook({
    Sales: `
Security Name,ISIN,Quantity,Purchase Date,Sale Date,Cost of Acquisition,Sale Value,Currency
APPLEVANE INC,US0378331005,10,2023-02-15,2025-05-20,124000.00,180000.00,INR
MICROVANE CORP,US5949181045,5,2024-12-01,2025-08-08,100000.00,90000.00,INR`,
  });
  const pieces = piecesOf({
    pan: 'AAAPI0009I',
    ais: [
      reported('TDS-192', 'PARENTCO INDIA PRIVATE LIMITED (HYDP90001P)', ['2026-03-31', 2000000, 410000]),
      reported('TDS-Ann.II-SAL', 'PARENTCO INDIA PRIVATE LIMITED (HYDP90001P)', [2000000, 300000.75]),
      reported('TCS-206CQ', 'MORVI BANK LIMITED (MUMM90002M)', ['2025-10-10', 1200000, 40000]),
    ],
    traces: {
      I: deductors([
        {
          name: 'PARENTCO INDIA PRIVATE LIMITED',
          id: 'HYDP90001P',
          rows: [['192', '2026-03-31', 2000000, 410000]],
        },
      ]),
      VI: deductors(
        [{ name: 'MORVI BANK LIMITED', id: 'MUMM90002M', rows: [['206CQ', '2025-10-10', 1200000, 40000]] }],
        'VI',
      ),
    },
    more: [dollars, rupees],
  });
  it('is read, joined and compared as written by hand', () => {
    expect(read(dollars).pieces).toEqual([]);
    expect(read(dollars).set_aside).toHaveLength(1);
    expect(rowsBy(pieces)).toEqual({ ais: 3, '26as': 2, shares: 2 });
    const desk = desk2(pieces, {
      salary: { employers: [{ employer_tan: 'HYDP90001P', salary_17_1: 2000000, perquisites: 300001 }] },
      capital_gains: { long: { assets: { sale: { other_value: 180000, cost: 124000 } } } },
      taxes_paid: {
        tds_salary: [{ employer_tan: 'HYDP90001P', tds_deducted: 410000 }],
        tcs: [{ tan: 'MUMM90002M', tcs_claimed: 40000 }],
      },
    });
    expect(totalsOf(desk)).toEqual({
      salary_gross: 2300000.75,
      '112': 56000,
      short_slab: -10000,
      tds_salary: 410000,
      tcs: 40000,
    });
    expect(rules(desk)).toEqual(['J4 -300000.75', 'J6', 'J6']);
    expect(differences(desk)).toEqual(['omitted_in_return 50AA -10000']);
    expect(differences(desk, true)).toEqual(['not_in_ais 112 180000', 'not_in_ais short_slab 90000']);
    const filled = comesOut(pieces, 'ITR-2');
    expect(filled.left).toBeNull();
  });
});

/*
 * 10. Funds of a registrar. Equity bought in 2016 at 40 a unit, 95.50 on 31 January 2018, sold at 150.25: 100 units, cost max(4,000,
 * min(9,550, 15,025)) = 9,550, gain 5,475. Debt bought in June 2023: 20,000 - 18,000 (section 50AA). Debt bought in January 2022, sold
 * after 24 months: 30,000 - 25,000 (section 112). A switch is a sale: equity of 8,000 that cost 7,000 within the year. The return took
 * the price paid for the first (11,025) and leaves the third out.
 */
describe('10. funds bought before February 2018 and after March 2023', () => {
  const heading =
    'AMC Name,Folio No,ASSET CLASS,NAME,STATUS,PAN,GUARDIAN_PAN,Scheme Name,Desc,Date,Units,Amount,Price,STT,Desc_1,Date_1,PurhUnit,RedUnits,Unit Cost,Indexed Cost,Units As On 31/01/2018 (Grandfathered Units),NAV As On 31/01/2018 (Grandfathered NAV),Market Value As On 31/01/2018 (Grandfathered Value),Short Term,Long Term With Index,Long Term Without Index,Tax Perc,Tax Deduct,Tax Surcharge';
  const registrar = workbook({
    TRXN_DETAILS: `
Capital Gain / Loss Statement
${heading}
ALVERTA MUTUAL FUND,91/0,EQUITY,MADE UP,Individual,AAAPJ0010J,,ALVERTA LARGE CAP FUND GROWTH - ISIN : INF900A01011,Redemption,06-Oct-2025,100,15025,150.25,15.03,Purchase,01-Jun-2016,100,100,40,,100,95.5,9550,,,5475,0,0,0
BRINDORA MUTUAL FUND,92/0,DEBT,MADE UP,Individual,AAAPJ0010J,,BRINDORA SHORT TERM FUND - ISIN : INF900B01019,Redemption,12-Nov-2025,1000,20000,20,0,Purchase,01-Jun-2023,1000,1000,18,,,,,2000,,,0,0,0
BRINDORA MUTUAL FUND,92/0,DEBT,MADE UP,Individual,AAAPJ0010J,,BRINDORA BOND FUND - ISIN : INF900B01027,Redemption,20-Apr-2025,1500,30000,20,0,Purchase,10-Jan-2022,1500,1500,16.6667,,,,,,,5000,0,0,0
ALVERTA MUTUAL FUND,91/0,EQUITY,MADE UP,Individual,AAAPJ0010J,,ALVERTA MID CAP FUND - ISIN : INF900A01029,Switch Out,03-Feb-2026,80,8000,100,8,Purchase,03-May-2025,80,80,87.5,,,,,1000,,,0,0,0`,
  });
  const pieces = piecesOf({
    pan: 'AAAPJ0010J',
    ais: [
      reported(
        'SFT-18-EMF(M)',
        'COMPUTER AGE LIMITED (AAACC0010C.AD001)',
        ['2025-10-06', 'ALVERTA LARGE CAP FUND GROWTH(INF900A01011)', 'EMF', 'L', 100, 15025, 4000],
        ['2026-02-03', 'ALVERTA MID CAP FUND(INF900A01029)', 'EMF', 'S', 80, 8000, 7000],
      ),
      reported(
        'SFT-18-OTU(M)',
        'COMPUTER AGE LIMITED (AAACC0010C.AD001)',
        ['2025-11-12', 'BRINDORA SHORT TERM FUND(INF900B01019)', 'OTU', 'S', 1000, 20000, 18000],
        ['2025-04-20', 'BRINDORA BOND FUND(INF900B01027)', 'OTU', 'L', 1500, 30000, 25000],
      ),
    ],
    more: [registrar],
  });
  it('is read, joined and compared as written by hand', () => {
    expect(warned(registrar)).toEqual([]);
    expect(rowsBy(pieces)).toEqual({ ais: 4, 'cams-cg': 4 });
    const desk = desk2(pieces, {
      schedule_112a: {
        rows: [{ acquired: 'BE', units: 100, sale_value: 15025, purchase_cost: 4000 }],
      },
      capital_gains: {
        short: {
          equity_111a: { sale: { full_value: 8000, cost: 7000 } },
          other_assets: { other_value: 20000, cost: 18000 },
        },
      },
    });
    // 1,500 units at 16.6667 cost 25,000.05.
    expect(totalsOf(desk)).toEqual({ '112A': 5475, '50AA': 2000, '112': 4999.95, '111A': 1000 });
    expect(rules(desk)).toEqual(['J10', 'J10', 'J10', 'J10']);
    expect(differences(desk)).toEqual(['more_in_return 112A 5550', 'omitted_in_return 112 4999.95']);
    expect(comesOut(pieces, 'ITR-2').left).toBeNull();
  });
});

/*
 * 11. HALVANTI bought back 200 shares for 60,000 on 10 December 2025 (bought in 2023 for 22,000): a dividend of 60,000 less tax of 6,000,
 * and a long-term loss of 22,000. A lottery paid 1,00,000 (30,000), horse races 20,000 (6,000), which the return leaves out with the loss.
 */
describe('11. a buy-back, a lottery and horse races', () => {
  const statement = workbook({
    'Tradewise Exits from 2025-04-01': `
,PAN,AAAPK0011K
,Equity - Buyback
,Symbol,ISIN,Entry Date,Exit Date,Quantity,Buy Value,Sell Value,Profit,Brokerage,STT
,HALVANTI,INE000H01011,2023-06-01,2025-12-10,200,22000,60000,38000,0,0`,
  });
  const pieces = piecesOf({
    pan: 'AAAPK0011K',
    ais: [
      reported('TDS-194', 'HALVANTI LIMITED (MUMH11111H)', ['2025-12-10', 60000, 6000]),
      reported('SFT-015', 'HALVANTI LIMITED (AAACH0001H.AZ001)', [60000]),
      reported('TDS-194B', 'STATE LOTTERIES (TVDS11002S)', ['2025-10-01', 100000, 30000]),
      reported('TDS-194BB', 'TURF CLUB LIMITED (PNET11003T)', ['2026-01-11', 20000, 6000]),
    ],
    traces: {
      I: deductors([
        { name: 'HALVANTI LIMITED', id: 'MUMH11111H', rows: [['194', '2025-12-10', 60000, 6000]] },
        { name: 'STATE LOTTERIES', id: 'TVDS11002S', rows: [['194B', '2025-10-01', 100000, 30000]] },
        { name: 'TURF CLUB LIMITED', id: 'PNET11003T', rows: [['194BB', '2026-01-11', 20000, 6000]] },
      ]),
    },
    more: [statement],
  });
  it('is read, joined and compared as written by hand', () => {
    expect(rowsBy(pieces)).toEqual({ ais: 4, '26as': 3, zerodha: 1 });
    const desk = desk2(pieces, {
      other_sources: { dividend_22f: 60000, lottery: 100000 },
      taxes_paid: {
        tds_other: [
          { tan: 'MUMH11111H', section: '194', tds_claimed: 6000 },
          { tan: 'TVDS11002S', section: '94B', tds_claimed: 30000 },
          { tan: 'PNET11003T', section: '4BB', tds_claimed: 6000 },
        ],
      },
    });
    expect(totalsOf(desk)).toEqual({
      dividend: 60000,
      buyback: -22000,
      winnings_115BB: 120000,
      tds_other: 42000,
    });
    expect(rules(desk)).toEqual(['J2', 'J6', 'J6', 'J6']);
    expect(differences(desk)).toEqual([
      'omitted_in_return buyback -22000',
      'omitted_in_return winnings_115BB 20000',
    ]);
    const filled = comesOut(pieces, 'ITR-2');
    expect(filled.left).toBeNull();
  });
});

/*
 * 12. A family. REVONTA took a dividend of 5,000 back and paid 4,500 (tax 450). QUANTRA's 8,000 are of two holders, the return has half of
 * it: 4,500 + 4,000 = 8,500. The registrar's statement has units of a minor child (guardian's PAN): a gain of 900.
 */
describe('12. a joint holding, a child, a dividend taken back', () => {
  const registrar = workbook({
    TRXN_DETAILS: `
AMC Name,Folio No,ASSET CLASS,NAME,STATUS,PAN,GUARDIAN_PAN,Scheme Name,Desc,Date,Units,Amount,Price,STT,Desc_1,Date_1,PurhUnit,RedUnits,Unit Cost,Short Term,Long Term With Index,Long Term Without Index
QUANTRA MUTUAL FUND,93/0,EQUITY,CHILD,Minor,,AAAPL0012L,QUANTRA FLEXI FUND - ISIN : INF900Q01011,Redemption,06-Oct-2025,10,2900,290,2.9,Purchase,01-Jun-2023,10,10,200,,,900`,
  });
  const pieces = piecesOf({
    pan: 'AAAPL0012L',
    ais: [
      reported(
        'TDS-194',
        'REVONTA LIMITED (MUMR12001R)',
        ['2025-09-09#', 5000, 500],
        ['2025-09-09', 4500, 450],
      ),
      reported('SFT-015', 'REVONTA LIMITED (AAACR0012R.AZ001)', ['5000#'], [4500]),
      reported('SFT-18(Div)', 'COMPUTER AGE LIMITED (AAACC0010C.AD001)', ['QUANTRA MUTUAL FUND(Q)', 8000, 2]),
    ],
    traces: {
      I: deductors([
        {
          name: 'REVONTA LIMITED',
          id: 'MUMR12001R',
          rows: [
            ['194', '2025-09-09', 5000, 500, 'F', '-'],
            ['194', '2025-09-09', -5000, -500, 'F', 'G'],
            ['194', '2025-09-09', 4500, 450, 'F', '-'],
          ],
        },
      ]),
    },
    more: [registrar],
  });
  it('is read, joined and compared as written by hand', () => {
    expect(rowsBy(pieces)).toEqual({ ais: 5, '26as': 3, 'cams-cg': 1 });
    const desk = desk2(pieces, {
      other_sources: { dividend_income: 8500 },
      taxes_paid: { tds_other: [{ tan: 'MUMR12001R', section: '194', tds_claimed: 450 }] },
    });
    expect(totalsOf(desk)).toEqual({ dividend: 12500, tds_other: 450 });
    expect(rules(desk)).toEqual(['J2', 'J6']);
    expect(differences(desk)).toEqual(['joint_holder dividend 8000', 'minor_child 112A 900']);
    expect(differences(desk, true)).toEqual(['joint_share dividend 4000', 'reversed dividend 5000']);
    expect(comesOut(pieces, 'ITR-2').left).toBeNull();
  });
});
