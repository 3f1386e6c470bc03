import { strToU8, zipSync } from 'fflate';
import { utils, type WorkBook, write } from 'xlsx';
import { type Case, type Cell, csv, H, intra, ka, mh } from './nasty-cases.testdata.ts';

type Rows = readonly (readonly Cell[])[];
const head = H.split(',');
/** 10,000 at 18% within Maharashtra: 900 and 900. */
const bill = (no: string, date: Cell = '15-10-2025', party = 'Anand Traders'): Cell[] => [
  no,
  date,
  party,
  mh,
  '27-Maharashtra',
  10000,
  18,
  0,
  900,
  900,
  11800,
];
const book = (sheets: Record<string, Rows>, change?: (book: WorkBook) => void): WorkBook => {
  const made = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(made, utils.aoa_to_sheet(rows.map((r) => [...r])), name);
  change?.(made);
  return made;
};
const bytesOf = (made: WorkBook, bookType: 'xlsx' | 'biff8' | 'xlml' | 'ods' | 'html') =>
  new Uint8Array(write(made, { type: 'buffer', bookType }) as Buffer);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** A workbook as small programs write it: no numbers of rows or addresses of cells. */
const bare = (rows: Rows): Uint8Array => {
  const cell = (c: Cell) =>
    typeof c === 'number' ? `<c><v>${c}</v></c>` : `<c t="inlineStr"><is><t>${c ?? ''}</t></is></c>`;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sales" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows.map((r) => `<row>${r.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
    ),
  });
};

/** Formats of cells in a workbook. */
const formatted = (cells: Record<string, string>) => (made: WorkBook) => {
  const sheet = made.Sheets[made.SheetNames[0]!]!;
  for (const [address, z] of Object.entries(cells)) sheet[address].z = z;
};
const sided = '#,##0.00" Dr";#,##0.00" Cr"';
const balances: Rows = [
  ['Trial Balance as at 31-Mar-2026'],
  ['Particulars', 'Group', 'Closing Balance'],
  ['Cash', 'Cash-in-Hand', 60000],
  ['Sales', 'Sales Accounts', -50000],
  ['Capital', 'Capital Account', -10000],
];
const balanceFormats = formatted({ C3: sided, C4: sided, C5: sided });
/** Counted from 1904, a day is 1,462 less than from 1900: 15 October 2025 is 45,945 and 44,483. */
const from1904 = (made: WorkBook) => {
  made.Workbook = { ...made.Workbook, WBProps: { date1904: true } };
  formatted({ B2: 'dd-mm-yyyy' })(made);
};

const three = { b2b: [3, 30000, 0, 2700, 2700] } as const;
const one = { b2b: [1, 10000, 0, 900, 900] } as const;
const level = { ledgers: [3, { debit: 60000, credit: 60000 }] } as const;

export const shapeCases: Case[] = [
  {
    name: 'shape 1: a quotation mark that is never closed',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/2').replace('Anand', '"Anand'), intra('A/3'), intra('A/4')),
    want: { refuse: /Row 3: a quotation mark is not closed/ },
  },
  {
    name: 'shape 2: a quotation mark that another closes two lines below',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      intra('A/2').replace('Anand Traders', '"Anand Traders'),
      intra('A/3').replace('Anand Traders', '"Rao"'),
      intra('A/4'),
    ),
    want: { refuse: /Row 3: a quotation mark is not closed/ },
  },
  {
    name: 'shape 3: lines ending in three ways, as of files put together',
    purpose: 'sales',
    file: `${H}\r\n${intra('A/1')}\n${intra('A/2')}\r${intra('A/3')}\n`,
    want: { tables: three },
  },
  {
    name: 'shape 4: inches in the names of goods and parties',
    purpose: 'sales',
    file: csv(
      `${H},Item`,
      `${intra('A/1')},"12"" pipe"`,
      `${intra('A/2')},12" pipe`,
      `${intra('A/3')},"6" x 4" tee"`,
    ),
    want: { tables: three },
  },
  {
    name: 'shape 5: two files put together, each with its mark and headings',
    purpose: 'sales',
    file: `\uFEFF${csv(H, intra('A/1'))}\uFEFF${csv(H, intra('A/2'), intra('A/3'))}`,
    want: { tables: three },
  },
  {
    name: 'shape 6: Excel’s XML of 2003 under its own ending',
    purpose: 'sales',
    file: bytesOf(book({ Sales: [head, bill('A/1'), bill('A/2'), bill('A/3')] }), 'xlml'),
    fileName: 'sales.xml',
    want: { tables: three },
  },
  {
    name: 'shape 7: a workbook whose ending says CSV',
    purpose: 'sales',
    file: bytesOf(book({ Sales: [head, bill('A/1'), bill('A/2'), bill('A/3')] }), 'xlsx'),
    fileName: 'sales.csv',
    want: { tables: three },
  },
  {
    name: 'shape 8: a CSV whose ending says Excel',
    purpose: 'sales',
    file: csv(H, intra('A/1')),
    fileName: 'sales.xlsx',
    want: { refuse: /not an Excel file/ },
  },
  {
    name: 'shape 9: a web page in UTF-16 saved as .xls',
    purpose: 'sales',
    file: utf16(
      `<html><body><table>${[head, bill('A/1'), bill('A/2'), bill('A/3')].map((r) => `<tr>${r.map((c) => `<td>${c}</td>`).join('')}</tr>`).join('')}</table></body></html>`,
    ),
    fileName: 'sales.xls',
    want: { tables: three },
  },
  {
    name: 'shape 10: a workbook without the numbers of its rows',
    purpose: 'sales',
    file: bare([head, bill('A/1'), bill('A/2'), bill('A/3')]),
    fileName: 'sales.xlsx',
    want: { refuse: /could not be read/ },
  },
  {
    name: 'shape 11: days counted from 1904, in an .xlsx',
    purpose: 'sales',
    file: bytesOf(book({ Sales: [head, bill('A/1', 44483)] }, from1904), 'xlsx'),
    fileName: 'sales.xlsx',
    want: { tables: one, periods: ['10-2025'] },
  },
  {
    name: 'shape 12: days counted from 1904, in an .xls',
    purpose: 'sales',
    file: bytesOf(book({ Sales: [head, bill('A/1', 44483)] }, from1904), 'biff8'),
    fileName: 'sales.xls',
    want: { tables: one, periods: ['10-2025'] },
  },
  {
    name: 'shape 13: one column whose format shows debit for what is above nought and credit below',
    purpose: 'trial_balance',
    file: bytesOf(book({ TB: balances }, balanceFormats), 'xlsx'),
    fileName: 'tb.xlsx',
    want: { tables: level },
  },
  {
    name: 'shape 14: the same in an .xls',
    purpose: 'trial_balance',
    file: bytesOf(book({ TB: balances }, balanceFormats), 'biff8'),
    fileName: 'tb.xls',
    want: { tables: level },
  },
  {
    name: 'shape 15: a trial balance in a zip',
    purpose: 'trial_balance',
    file: zipSync({
      'tb/tb.csv': strToU8(
        csv('Particulars,Group,Debit,Credit', 'Cash,Cash-in-Hand,500,', 'Capital,Capital Account,,500'),
      ),
      '__MACOSX/tb/._tb.csv': strToU8('x'),
    }),
    fileName: 'tb.zip',
    want: { tables: { ledgers: [2, { debit: 500, credit: 500 }] } },
  },
  {
    name: 'shape 16: a trial balance with tabs and a mark of UTF-16',
    purpose: 'trial_balance',
    file: utf16(
      'Particulars\tGroup\tDebit\tCredit\r\nCash\tCash-in-Hand\t500.00\t\r\nCapital\tCapital Account\t\t500.00\r\n',
    ),
    fileName: 'tb.txt',
    want: { tables: { ledgers: [2, { debit: 500, credit: 500 }] } },
  },
  {
    name: 'shape 17: a trial balance in an .ods',
    purpose: 'trial_balance',
    file: bytesOf(
      book({
        TB: [
          ['Particulars', 'Group', 'Debit', 'Credit'],
          ['Cash', 'Cash-in-Hand', 500, null],
          ['Capital', 'Capital Account', null, 500],
        ],
      }),
      'ods',
    ),
    fileName: 'tb.ods',
    want: { tables: { ledgers: [2, { debit: 500, credit: 500 }] } },
  },
  {
    name: 'shape 18: ledgers whose names begin with Total',
    purpose: 'trial_balance',
    file: csv(
      'Particulars,Group,Debit,Credit',
      'Total Energies India,Sundry Debtors,700,',
      'Totals Unlimited,Sundry Creditors,,200',
      'Capital,Capital Account,,500',
      'Total,,700,700',
    ),
    want: { tables: { ledgers: [3, { debit: 700, credit: 700 }] } },
  },
  {
    name: 'shape 19: two trial balances below one another on a sheet',
    purpose: 'trial_balance',
    file: csv(
      'Head office,,,',
      'Particulars,Group,Debit,Credit',
      'Cash,Cash-in-Hand,500,',
      'Capital,Capital Account,,500',
      'Total,,500,500',
      ',,,',
      'Branch,,,',
      'Particulars,Group,Debit,Credit',
      'Cash,Cash-in-Hand,80,',
      'Head office,Branch / Divisions,,80',
      'Total,,80,80',
    ),
    want: { refuse: /total|twice|several|two/i },
  },
  {
    name: 'shape 20: a buyer named Total Gas and one named Grand Total Stores',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1').replace('Anand Traders', 'Total Gas Limited'),
      intra('A/2').replace('Anand Traders', 'Grand Total Stores'),
      intra('A/3'),
      'Total,,,,,30000,,0,2700,2700,35400',
    ),
    want: { tables: three },
  },
  {
    name: 'shape 21: a slip of the century in a date',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/2', '15-10-2052')),
    want: { tables: one, aside: [/2052|future|date/i] },
  },
  {
    name: 'shape 22: amounts as a spreadsheet shortens them',
    purpose: 'sales',
    file: csv(H, intra('A/1').replace(',10000,', ',1.00E+04,').replace('11800', '1.18E+04')),
    want: { tables: {}, aside: [/number/] },
  },
  {
    name: 'shape 23: an O for a nought in a GSTIN',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/2', '15-10-2025', mh.replace('B1ZX', 'BIZX'))),
    want: { tables: one, aside: [/GSTIN/] },
  },
  {
    name: 'shape 24: errors of a spreadsheet as texts of a CSV',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/2').replace(',10000,', ',#REF!,').replace('11800', '#REF!')),
    want: { tables: one, aside: [/number|amount/i] },
  },
  {
    name: 'shape 25: the words E. & O. E. and a signature under the table',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      intra('A/2'),
      intra('A/3'),
      'E. & O. E.,,,,,,,,,,',
      ',,,,,,,,,,for Kala Traders',
    ),
    want: { tables: three },
  },
  {
    name: 'shape 26: purchases, and debit notes below with other columns',
    purpose: 'purchases',
    file: csv(
      'Supplier Invoice No,Supplier Invoice Date,Supplier,Supplier GSTIN,Taxable Value,IGST,CGST,SGST',
      `S/1,15-10-2025,Anand Traders,${mh},10000,0,900,900`,
      ',,,,,,,',
      'Debit notes,,,,,,,',
      'Supplier GSTIN,Supplier,Debit Note No,Debit Note Date,Taxable Value,CGST,SGST,IGST',
      `${mh},Anand Traders,D/1,20-10-2025,1000,90,90,0`,
    ),
    // The numbers of debit notes may be one’s own or the supplier’s: the second table says neither.
    want: {
      tables: { purchases: [1, 10000, 0, 900, 900] },
      aside: [/Document number is missing/, /Document date is missing/],
    },
  },
  {
    name: 'shape 27: births with two figures of the year',
    purpose: 'clients',
    file: csv(
      'Client Name,PAN,Status,Date of Birth',
      'Asha Rao,ZZZPA1111B,Individual,01/02/65',
      'Sunil Sen,ZZZPB2222C,Individual,15/08/98',
    ),
    // Born in 1965 or in 2065 of the two figures: nobody can tell.
    want: { tables: {}, aside: [/date/i, /date/i] },
  },
  {
    name: 'shape 28: the PAN of the spouse beside the PAN',
    purpose: 'clients',
    file: csv(
      'Client Name,PAN,Spouse PAN,Status,Mobile',
      'Asha Rao,ZZZPA1111B,ZZZPC3333D,Individual,9820012345',
    ),
    want: { tables: { clients: [1] } },
  },
  {
    name: 'shape 29: withdrawals and deposits changed over, as the balance shows',
    purpose: 'bank',
    file: csv(
      'Date,Narration,Deposit,Withdrawal,Balance',
      '01-10-2025,Opening,,,20000',
      '15-10-2025,NEFT Anand,,10000,30000',
      '16-10-2025,Rent,5000,,25000',
    ),
    want: { ask: 'balances' },
  },
  {
    name: 'shape 30: a share sold before it was bought, and one of no units',
    purpose: 'gains',
    file: csv(
      'Scrip Name,ISIN,Buy Date,Quantity,Buy Value,Sell Date,Sell Value',
      'Tata Motors,INE155A01022,15-05-2025,10,5000,20-10-2025,6000',
      'RIL,INE002A01018,20-10-2025,10,5000,15-05-2025,6500',
      'ITC,INE154A01025,15-05-2025,0,5000,20-10-2025,6500',
    ),
    answers: { asset: 'listed' },
    want: {
      tables: { gains: [1, { value: 6000 }] },
      aside: [/before|bought|date/i, /number|units|quantity|nought|0/i],
    },
  },
  {
    name: 'shape 31: tax deducted at another rate than the column says',
    purpose: 'tds',
    file: csv(
      'Name of Deductee,PAN,Section,Date of Payment,Amount Paid,Rate,TDS Deducted',
      'Anand,ZZZPC1111A,194C,15-10-2025,50000,1,5000',
    ),
    // The statement’s own checks compare the two.
    want: { tables: { deductees: [1, { amount: 50000, tax: 5000 }] } },
  },
  {
    name: 'shape 32: a zip with a table and a PDF',
    purpose: 'sales',
    file: zipSync({ 'sales.csv': strToU8(csv(H, intra('A/1'))), 'bills.pdf': strToU8('%PDF-1.4 x') }),
    fileName: 'sales.zip',
    want: { refuse: /bills\.pdf in this zip is not a table/ },
  },
  {
    name: 'shape 33: a zip within a zip',
    purpose: 'sales',
    file: zipSync({
      'inner.zip': zipSync({ 'sales.csv': strToU8(csv(H, intra('A/1'))) }),
      'b.csv': strToU8(csv(H, intra('A/2'))),
    }),
    fileName: 'sales.zip',
    want: { refuse: /inner\.zip in this zip is not a table/ },
  },
  {
    name: 'shape 34: separators alone, and a blank file',
    purpose: 'sales',
    file: ',,,,\r\n,,,,\r\n',
    want: { refuse: /no rows/ },
  },
  {
    name: 'shape 35: semicolons below a letterhead full of commas, decimal commas in the amounts',
    purpose: 'trial_balance',
    file: [
      'Kala Traders, 12, M G Road, Pune',
      'Phone 020, 2612, 3456',
      'Particulars;Group;Debit;Credit',
      'Cash;Cash-in-Hand;500,00;',
      'Capital;Capital Account;;500,00',
    ].join('\r\n'),
    want: { refuse: /is not an amount/ },
  },
  {
    name: 'shape 36: blank lines and broken names between the bills, a bad one named by the spreadsheet’s row',
    purpose: 'sales',
    file: `${H}\r\n\r\n${intra('A/1').replace('Anand Traders', '"Anand\r\nTraders"')}\r\n,,,,,,,,,,\r\n${intra('A/2', '35-10-2025')}\r\n`,
    want: { tables: one, aside: [/date/i] },
  },
  {
    name: 'shape 37: a debit note to a buyer typed among the bills as a bill',
    purpose: 'sales',
    file: csv(`${H},Type`, `${intra('A/1')},Invoice`, `${intra('DN/1')},Debit Note`),
    want: { tables: { b2b: [1, 10000, 0, 900, 900], cdnr: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'shape 38: two columns of the same heading, both with amounts',
    purpose: 'sales',
    file: csv(
      'Invoice No,Invoice Date,GSTIN,Taxable Value,Taxable Value,Rate,CGST,SGST,Invoice Value',
      `A/1,15-10-2025,${mh},10000,7000,18,900,900,11800`,
    ),
    want: { tables: {}, aside: [/taxable|total|add up|17,?000/i] },
  },
  {
    // Central and State tax: supplied over the counter in Maharashtra (section 10(1)(a) IGST Act).
    name: 'shape 39: a buyer of Karnataka served within Maharashtra, no column for the place',
    purpose: 'sales',
    file: csv(
      'Invoice No,Invoice Date,GSTIN,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value',
      `A/1,15-10-2025,${ka},10000,18,0,900,900,11800`,
    ),
    want: { tables: one },
  },
  {
    name: 'shape 40: a positional trial balance below blank lines, without headings',
    purpose: 'trial_balance',
    file: '\r\n\r\nCash,Cash-in-Hand,0,500,0\r\n\r\nCapital,Capital Account,0,0,500\r\n',
    want: { tables: { ledgers: [2, { debit: 500, credit: 500 }] } },
  },
];
