import { utils, type WorkBook, type WorkSheet, write } from 'xlsx';
import { gstinOf } from '../testing/gst.ts';
import { type Case, type Cell, csv, H, intra, mh, own } from './nasty-cases.testdata.ts';

/** Supplier of Maharashtra beside `mh`. */
const mh2 = gstinOf('ZZZFB2222C', '27');
const sale = (no: string, day: Cell = '15-10-2025'): Cell[] => [
  no,
  day,
  'Anand Traders',
  mh,
  '27-Maharashtra',
  10000,
  18,
  0,
  900,
  900,
  11800,
];
/** A workbook with what a grid of cells cannot say: hidden rows and sheets, filters, merged cells, formulas. */
function book(
  sheets: Record<string, readonly (readonly Cell[])[]>,
  change: (book: WorkBook, first: WorkSheet) => void = () => undefined,
): Uint8Array {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((r) => [...r])), name);
  change(made, made.Sheets[made.SheetNames[0]!]!);
  return new Uint8Array(write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}
const register = (...lines: Cell[][]): Cell[][] => [H.split(','), ...lines];
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const P = 'Supplier,Supplier GSTIN,Invoice No,Invoice Date,Taxable Value,IGST,CGST,SGST,Invoice Value';

/** More files as people keep them; each truth is worked by hand. */
export const furtherCases: Case[] = [
  {
    name: 'hidden and filtered rows',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: book({ Sales: register(sale('A/1'), sale('A/2'), sale('A/3')) }, (_, s) => {
      s['!rows'] = [{}, {}, { hidden: true }];
      s['!autofilter'] = { ref: 'A1:K4' };
    }),
    // What is hidden is read as well.
    want: { tables: { b2b: [3, 30000, 0, 2700, 2700] } },
  },
  {
    name: 'a hidden sheet of last month',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: book({ Oct: register(sale('A/9')), Sep: register(sale('A/1', '15-09-2025')) }, (b) => {
      b.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    }),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'a document over two lines whose cells are merged',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: book(
      {
        Sales: register(
          ['A/1', '15-10-2025', 'Anand', mh, '27-Maharashtra', 10000, 18, 0, 900, 900, 12850],
          [null, null, null, null, null, 1000, 5, 0, 25, 25, null],
        ),
      },
      (_, s) => {
        s['!merges'] = [0, 1, 2, 3, 4, 10].map((c) => ({ s: { r: 1, c }, e: { r: 2, c } }));
      },
    ),
    // 10,000 at 18% and 1,000 at 5%: 900 + 25.
    want: { tables: { b2b: [1, 11000, 0, 925, 925] } },
  },
  {
    name: 'a date merged over several invoices',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: book({ Sales: register(sale('A/1'), sale('A/2', null)) }, (_, s) => {
      s['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }];
    }),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/date/i] },
  },
  {
    name: 'taxable values that are formulas nobody calculated',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: book({ Sales: register(sale('A/1'), sale('A/2')) }, (_, s) => {
      s['F3'] = { t: 'n', f: 'K3/1.18' };
    }),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/./] },
  },
  {
    name: 'a whole register of formulas nobody calculated',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: book({ Sales: register(sale('A/1'), sale('A/2')) }, (_, s) => {
      for (const at of ['F2', 'F3', 'I2', 'I3', 'J2', 'J3', 'K2', 'K3']) s[at] = { t: 'n', f: 'A1*2' };
    }),
    want: { tables: {}, aside: [/./, /./] },
  },
  {
    name: 'dates whose month is a word in Hindi',
    purpose: 'sales',
    file: csv(H, intra('A/1', '15 अक्टूबर 2025'), intra('A/2', '16-अक्तूबर-2025')),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'dates with a month in words and two figures of the year',
    purpose: 'sales',
    file: csv(H, intra('A/1', '5-Oct-25'), intra('A/2', '06 October 2025'), intra('A/3', 'Oct 7 2025')),
    want: { tables: { b2b: [3, 30000, 0, 2700, 2700] } },
  },
  {
    name: 'dates of eight digits without signs',
    purpose: 'sales',
    file: csv(H, intra('A/1', '15102025'), intra('A/2', '20251016')),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'a month and a day without a year',
    purpose: 'sales',
    file: csv(H, intra('A/1', '15-Oct')),
    want: { tables: {}, aside: [/date/i] },
  },
  {
    name: 'amounts in a heading (₹ in lakhs)',
    purpose: 'sales',
    file: csv(H.replace('Taxable Value', 'Taxable Value (₹ in lakhs)'), intra('A/1')),
    want: { refuse: /rupees/i },
  },
  {
    name: 'all amounts in crore by a note below the table',
    purpose: 'sales',
    file: csv(
      H,
      `A/1,15-10-2025,Anand,${mh},27-Maharashtra,0.50,18,0,0.045,0.045,0.59`,
      'All figures in Rs. crore',
    ),
    want: { refuse: /rupees/i },
  },
  {
    name: 'a total in the middle, between two parties',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      ',,Anand Traders Total,,,10000,,0,900,900,11800',
      intra('A/2'),
      ',,Rao Stores Total,,,10000,,0,900,900,11800',
      ',,Grand Total,,,20000,,0,1800,1800,23600',
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'headings again on each page and a page number',
    purpose: 'sales',
    file: csv(
      'Page 1 of 2,,,,,,,,,,',
      H,
      intra('A/1'),
      'Page Total,,,,,10000,,0,900,900,11800',
      'Page 2 of 2,,,,,,,,,,',
      H,
      intra('A/2'),
      'Page Total,,,,,10000,,0,900,900,11800',
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'headings again with other capitals',
    purpose: 'sales',
    file: csv(H, intra('A/1'), H.toUpperCase(), intra('A/2')),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'two tables side by side on one sheet, a blank column between them',
    purpose: 'sales',
    file: {
      Sales: [
        [...H.split(','), null, 'Bill No', 'Bill Date', 'Taxable', 'GST %', 'CGST', 'SGST', 'Bill Value'],
        [...sale('A/1'), null, 'B/1', '15-10-2025', 5000, 5, 125, 125, 5250],
      ],
    },
    want: { tables: {}, aside: [/Two columns/, /Two columns/, /Two columns/] },
  },
  {
    name: 'blank GSTINs among registered buyers of the same name',
    purpose: 'sales',
    file: csv(H, intra('A/1'), `A/2,16-10-2025,Anand Traders,,27-Maharashtra,10000,18,0,900,900,11800`),
    want: { ask: 'gstin' },
  },
  {
    name: 'GSTIN written as a number of the State and PAN apart',
    purpose: 'sales',
    file: csv(H, intra('A/1', '15-10-2025', `${mh.slice(0, 2)}-${mh.slice(2, 12)}-${mh.slice(12)}`)),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'UTF-8 with a mark, separated by tabs, quoted texts with commas and breaks',
    purpose: 'sales',
    fileName: 'r.tsv',
    file: `\uFEFF${csv(H, intra('A/1')).replaceAll(',', '\t').replace('Anand Traders', '"Anand ""Traders"",\nPune"')}`,
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'a first line that names the separator',
    purpose: 'sales',
    file: `sep=;\r\n${csv(H, intra('A/1')).replaceAll(',', ';')}`,
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'UTF-16 without a mark, big end first',
    purpose: 'sales',
    file: new Uint8Array(Buffer.from(csv(H, intra('A/1')), 'utf16le').swap16()),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'no-break blanks and a rupee sign of Windows-1252 amounts',
    purpose: 'sales',
    file: latin(
      csv(H, intra('A/1')).replace(',10000,', ',"10\xa0000.00",').replace(',11800', ',"Rs.\xa011,800"'),
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'amounts with a blank for each thousand and apostrophes',
    purpose: 'sales',
    file: csv(H, `A/1,15-10-2025,Anand,${mh},27-Maharashtra,"1 00 000.00",18,0,"9'000.00","9 000",118000`),
    want: { tables: {}, aside: [/number/] },
  },
  {
    name: 'credit notes in plain figures beside a column Cr/Dr of the party',
    purpose: 'sales',
    file: csv(
      `${H},Dr/Cr`,
      `${intra('A/1')},Dr`,
      `C/1,18-10-2025,Anand,${mh},27-Maharashtra,1000,18,0,90,90,1180,Cr`,
    ),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'a sale whose tax is negative alone',
    purpose: 'sales',
    file: csv(H, `A/1,15-10-2025,Anand,${mh},27-Maharashtra,10000,18,0,-900,-900,8200`),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'Busy: voucher type SaleRet among the sales',
    purpose: 'sales',
    file: csv(
      'Date,Vch Type,Vch/Bill No,Account,Party GSTIN,Place of Supply,Taxable Amt,GST %,IGST Amt,CGST Amt,SGST Amt,Bill Amt',
      `15-10-2025,Sale,A/1,Anand,${mh},Maharashtra,10000,18,0,900,900,11800`,
      `16-10-2025,SlRt,C/1,Anand,${mh},Maharashtra,1000,18,0,90,90,1180`,
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900], cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'goods by HSN alone, without documents',
    purpose: 'sales',
    file: csv(
      'HSN,Description,UQC,Total Quantity,Rate,Taxable Value,Integrated Tax Amount,Central Tax Amount,State/UT Tax Amount,Cess Amount',
      '8471,Computers,NOS-NUMBERS,10,18,100000,0,9000,9000,0',
    ),
    want: { ask: 'period' },
  },
  {
    name: 'a month’s B2CS by State and rate beside B2B',
    purpose: 'sales',
    file: {
      B2B: register(sale('A/1')),
      B2CS: [
        ['Type', 'Place Of Supply', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
        ['OE', '27-Maharashtra', 18, 5000, 0, null],
        ['OE', '29-Karnataka', 18, 2000, 0, null],
      ],
    },
    // 5,000 within Maharashtra: 450 + 450; 2,000 to Karnataka: 360.
    want: { tables: { b2b: [1, 10000, 0, 900, 900], b2cs: [2, 7000, 360, 450, 450] } },
  },
  {
    name: 'purchases with the portal’s words and GSTIN of the buyer',
    purpose: 'purchases',
    file: csv(
      `GSTIN of buyer,${P}`,
      `${own},Anand,${mh},P/1,15-10-2025,10000,0,900,900,11800`,
      `${own},Balaji,${mh2},P/2,16-10-2025,5000,0,450,450,5900`,
    ),
    want: { tables: { purchases: [2, 15000, 0, 1350, 1350] } },
  },
  {
    name: 'purchases with the supplier’s number and one’s own voucher number',
    purpose: 'purchases',
    file: csv(
      'Voucher No,Date,Supplier,GSTIN,Supplier Invoice No,Supplier Invoice Date,Taxable Value,IGST,CGST,SGST',
      `V/1,20-10-2025,Anand,${mh},INV-77,15-10-2025,10000,0,900,900`,
    ),
    want: { tables: { purchases: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'purchases in thousands by the title',
    purpose: 'purchases',
    file: csv("Purchase register (Rs. '000),,,,,,,,", P, `Anand,${mh},P/1,15-10-2025,10,0,0.9,0.9,11.8`),
    want: { refuse: /rupees/i },
  },
  {
    name: 'debit notes to suppliers with positive figures',
    purpose: 'purchases',
    file: csv(
      `${P},Voucher Type`,
      `Anand,${mh},P/1,15-10-2025,10000,0,900,900,11800,Purchase`,
      `Anand,${mh},D/1,16-10-2025,1000,0,90,90,1180,Debit Note`,
    ),
    want: { ask: 'debits' },
  },
  {
    name: 'a trial balance of Tally with headings over two lines and a company’s name',
    purpose: 'trial_balance',
    file: {
      'Trial Balance': [
        ['Kala Traders Private Limited'],
        ['Trial Balance'],
        ['1-Apr-25 to 31-Mar-26'],
        ['Particulars', 'Closing Balance', null],
        [null, 'Debit', 'Credit'],
        ['Cash', 1500, null],
        ['Rao Capital', null, 1500],
        ['Grand Total', 1500, 1500],
      ],
    },
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance in Hindi',
    purpose: 'trial_balance',
    file: csv('खाता,नामे,जमा', 'रोकड़,1500,', 'पूँजी,,1500', 'योग,1500,1500'),
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance with Dr and Cr before the figures',
    purpose: 'trial_balance',
    // It is told to say so behind the figures.
    file: csv('Ledger,Closing Balance', 'Cash,"Dr 1,50,000.00"', 'Capital,"Cr 1,50,000.00"'),
    want: { refuse: /which balances are debits/ },
  },
  {
    name: 'a trial balance of two sheets, this year and last year',
    purpose: 'trial_balance',
    file: {
      '2025-26': [
        ['Ledger', 'Debit', 'Credit'],
        ['Cash', 1500, null],
        ['Capital', null, 1500],
      ],
      '2024-25': [
        ['Ledger', 'Debit', 'Credit'],
        ['Cash', 900, null],
        ['Capital', null, 900],
      ],
    },
    want: { ask: 'sheet' },
  },
  {
    name: 'a trial balance over two sheets: assets on one, liabilities on the other',
    purpose: 'trial_balance',
    file: {
      Assets: [
        ['Ledger', 'Debit', 'Credit'],
        ['Cash', 1500, null],
      ],
      Liabilities: [
        ['Ledger', 'Debit', 'Credit'],
        ['Capital', null, 1500],
      ],
    },
    want: { ask: 'sheet' },
  },
  {
    name: 'clients with a first, middle and last name and the father’s',
    purpose: 'clients',
    file: csv(
      'S.No,First Name,Middle Name,Surname,Father Name,PAN No.,DOB,Mobile,E-mail',
      '1,Asha,Kumari,Rao,Mohan Rao,ABCPR1234K,05/04/1980,9820012345,asha@example.in',
    ),
    want: { tables: { clients: [1] } },
  },
  {
    name: 'clients of two lines, one PAN with a wrong shape',
    purpose: 'clients',
    file: csv('Client Name,PAN', 'Asha Rao,ABCPR1234K', 'Bala Rao,ABCP1234K'),
    want: { tables: { clients: [1] }, aside: [/PAN/] },
  },
  {
    name: 'clients with headings in Hindi',
    purpose: 'clients',
    file: csv('नाम,पैन,जन्म तिथि,मोबाइल', 'आशा राव,ABCPR1234K,15/04/1980,9820012345'),
    want: { tables: { clients: [1] } },
  },
  {
    name: 'clients with the title and the count around the table',
    purpose: 'clients',
    file: {
      'Client Master': [
        ['Shah & Associates, Chartered Accountants'],
        ['List of clients as on 31-03-2026'],
        [],
        ['Sr', 'Name of Assessee', 'PAN', 'Status', 'Group', 'File No'],
        [1, 'RAO ASHA', 'ABCPR1234K', 'Individual', 'Rao', 'A-1'],
        [2, 'Kala Stores Private Limited', mh.slice(2, 12), 'Company', 'Kala', 'K-1'],
        [],
        ['Total clients: 2'],
      ],
    },
    want: { tables: { clients: [2] } },
  },
  {
    name: 'deductees with PAN in small letters and amounts in Indian digits',
    purpose: 'tds',
    file: csv(
      'Name of Deductee,PAN,Section,Date of Payment,Date of Deduction,Amount Paid,TDS Amount',
      'Rao & Co,abcfr1234k,194J,15-10-2025,15-10-2025,"1,00,000.00","10,000.00"',
    ),
    want: { tables: { deductees: [1, { amount: 100000, tax: 10000 }] } },
  },
  {
    name: 'deductees with a total row and headings again',
    purpose: 'tds',
    file: csv(
      'Name,PAN,Section,Payment Date,Amount,TDS',
      'Rao & Co,ABCFR1234K,194J,15-10-2025,100000,10000',
      'Name,PAN,Section,Payment Date,Amount,TDS',
      'Kala & Co,ABCFK1234K,194C,16-10-2025,50000,1000',
      'Total,,,,150000,11000',
    ),
    want: { tables: { deductees: [2, { amount: 150000, tax: 11000 }] } },
  },
  {
    name: 'challans with a BSR code that lost its nought and a date as a serial',
    purpose: 'tds',
    file: {
      Challan: [
        ['BSR Code', 'Challan Serial No', 'Date of Deposit', 'Section', 'TDS', 'Interest', 'Total'],
        [510308, 123, 45968, '194J', 10000, 0, 10000],
      ],
    },
    // 45968 is 7 November 2025 (45931 is 1 October): the third quarter.
    want: { tables: { challans: [1, { amount: 10000, tax: 10000 }] } },
  },
  {
    name: 'shares with a date of sale in words and charges apart',
    purpose: 'gains',
    file: csv(
      'Scrip,ISIN,Qty,Purchase Date,Purchase Value,Sale Date,Sale Value,STT',
      'Tata Steel,INE081A01020,100,10-Jan-2024,"10,000.00",15-Oct-2025,"15,000.00",15',
      'Total,,,,"10,000.00",,"15,000.00",15',
    ),
    want: { ask: 'asset' },
  },
  {
    name: 'a bank statement with Dr and Cr behind the balance',
    purpose: 'bank',
    file: csv(
      'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance',
      '15/10/2025,15/10/2025,NEFT Rao,123,"1,000.00",,"9,000.00 Cr"',
      '16/10/2025,16/10/2025,UPI Kala,124,,"2,500.00","11,500.00 Cr"',
      'Closing Balance,,,,,,"11,500.00 Cr"',
    ),
    want: { tables: { bank: [2, { debit: 1000, credit: 2500 }] } },
  },
  {
    name: 'a bank statement whose narration runs over two lines',
    purpose: 'bank',
    file: csv(
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '15/10/25,NEFT DR-HDFC0000001-RAO AND,123,15/10/25,1000.00,,9000.00',
      ',COMPANY PUNE,,,,,',
      '16/10/25,UPI-KALA,124,16/10/25,,2500.00,11500.00',
      '********,********,********,********,********,********,********',
    ),
    want: { tables: { bank: [2, { debit: 1000, credit: 2500 }] } },
  },
  {
    name: 'a challan of the seventh of October, which may be of September',
    purpose: 'tds',
    file: csv(
      'BSR Code,Challan Serial No,Date of Deposit,Section,TDS,Total',
      '0510308,00123,07-Oct-2025,194J,10000,10000',
    ),
    want: { ask: 'quarter' },
  },
  {
    name: 'credit notes by the code of e-invoices',
    purpose: 'sales',
    file: csv(`${H},Document Type`, `${intra('A/1')},INV`, `${intra('A/2')},CRN`),
    want: { tables: { b2b: [1, 10000, 0, 900, 900], cdnr: [1, -10000, 0, -900, -900] } },
  },
  {
    name: 'vouchers of types somebody named in their own way',
    purpose: 'sales',
    file: csv(`${H},Voucher Type`, `${intra('A/1')},GST Sales`, `${intra('A/2')},Wapsi`),
    want: { ask: 'kinds' },
  },
  {
    name: 'vouchers of types of their own, told by a person',
    purpose: 'sales',
    answers: { 'kinds:Wapsi': 'C', 'kinds:Nashik': 'invoice', 'kinds:Namuna': 'none' },
    file: csv(
      `${H},Voucher Type`,
      `${intra('A/1')},Nashik`,
      `${intra('A/2')},Wapsi`,
      `${intra('A/3')},Namuna`,
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900], cdnr: [1, -10000, 0, -900, -900] } },
  },
  {
    name: 'a blank GSTIN of a buyer known elsewhere in the file, told by a person',
    purpose: 'sales',
    answers: { 'gstin:A/2': mh, 'gstin:A/3': 'none' },
    file: csv(
      H,
      intra('A/1'),
      'A/2,16-10-2025,Anand Traders,,27-Maharashtra,10000,18,0,900,900,11800',
      'A/3,16-10-2025,Anand Traders,,27-Maharashtra,10000,18,0,900,900,11800',
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800], b2cs: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'clients on a sheet for each kind, behind a cover sheet',
    purpose: 'clients',
    file: {
      Cover: [['Shah & Associates'], ['Clients']],
      Individuals: [
        ['Name', 'PAN'],
        ['Asha Rao', 'ABCPR1234K'],
      ],
      Companies: [
        ['PAN No', 'Company Name'],
        [mh.slice(2, 12), 'Kala Stores Private Limited'],
      ],
    },
    want: { tables: { clients: [2] }, warn: /Cover/ },
  },
  {
    name: 'bank statements of two accounts on two sheets',
    purpose: 'bank',
    file: {
      HDFC: [
        ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
        ['15-10-2025', 'NEFT', 100, null, 900],
      ],
      SBI: [
        ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
        ['15-10-2025', 'UPI', null, 50, 150],
      ],
    },
    want: { ask: 'sheet' },
  },
  {
    name: 'a trial balance behind a cover sheet',
    purpose: 'trial_balance',
    file: {
      Index: [['Kala Traders'], ['Contents: trial balance']],
      TB: [
        ['Ledger', 'Debit', 'Credit'],
        ['Cash', 1500, null],
        ['Capital', null, 1500],
      ],
    },
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1500 }] }, warn: /Index/ },
  },
];
