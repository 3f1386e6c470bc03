import { zipSync } from 'fflate';
import { utils, write } from 'xlsx';
import { type Case, type Cell, csv, H, intra, ka, mh } from './nasty-cases.testdata.ts';

const one = { tables: { b2b: [1, 10000, 0, 900, 900] } } as const;
const rows: Cell[][] = [
  H.split(','),
  ['A/1', '15-10-2025', 'Anand', mh, '27-Maharashtra', 10000, 18, 0, 900, 900, 11800],
];
const sheet = () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sales');
  return book;
};
const bytesOf = (bookType: 'biff8' | 'xlsm' | 'xlml') =>
  new Uint8Array(write(sheet(), { type: 'buffer', bookType }) as Buffer);
const html = `<html><head><meta charset="utf-8"></head><body><table><tr>${rows[0]!.map((c) => `<th>${c}</th>`).join('')}</tr><tr>${rows[1]!.map((c) => `<td>${c}</td>`).join('')}</tr></table></body></html>`;
const text = csv(H, intra('A/1'));
/** The head of a workbook behind a password: a compound file whose directory names the sealed package (MS-OFFCRYPTO 2.3.4). */
const sealed = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(1024),
  Buffer.from('EncryptedPackage', 'utf16le'),
  Buffer.alloc(512),
]);

/** Files of other makes and other nouns. */
export const otherCases: Case[] = [
  {
    name: 'a workbook of Excel 97 to 2003',
    purpose: 'sales',
    fileName: 'r.xls',
    file: bytesOf('biff8'),
    want: one,
  },
  { name: 'a workbook with macros', purpose: 'sales', fileName: 'r.xlsm', file: bytesOf('xlsm'), want: one },
  {
    name: 'Excel’s XML of 2003 as .xls',
    purpose: 'sales',
    fileName: 'r.xls',
    file: bytesOf('xlml'),
    want: one,
  },
  { name: 'a web page as .xls', purpose: 'sales', fileName: 'r.xls', file: html, want: one },
  { name: 'tabs as .xls', purpose: 'sales', fileName: 'r.xls', file: text.replaceAll(',', '\t'), want: one },
  {
    name: 'a workbook behind a password',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: new Uint8Array(sealed),
    want: { refuse: /password/ },
  },
  {
    name: 'a PDF called .xlsx',
    purpose: 'sales',
    fileName: 'r.xlsx',
    file: '%PDF-1.7\n1 0 obj',
    want: { refuse: /PDF/ },
  },
  {
    name: 'a CSV in UTF-16',
    purpose: 'sales',
    file: new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])),
    want: one,
  },
  {
    name: 'a CSV in Windows-1252',
    purpose: 'sales',
    file: new Uint8Array(Buffer.from(text.replace('Anand Traders', 'Café Anand'), 'latin1')),
    want: one,
  },
  {
    name: 'a zip with one file',
    purpose: 'sales',
    fileName: 'r.zip',
    file: zipSync({ 'october/register.csv': Buffer.from(text) }),
    want: one,
  },
  {
    name: 'a trial balance with opening, movements and closing',
    purpose: 'trial_balance',
    file: csv(
      'Kala Traders,,,,,,',
      'Trial Balance 1-Apr-2025 to 31-Mar-2026,,,,,,',
      'Particulars,Opening Balance,,Transactions,,Closing Balance,',
      ',Debit,Credit,Debit,Credit,Debit,Credit',
      // 500 + 2,000 - 1,000 = 1,500; capital 500 stays; sales 1,000.
      'Cash,500.00,,"2,000.00","1,000.00","1,500.00",',
      'Capital Account,,500.00,,,,500.00',
      'Sales Accounts,,,,"1,000.00",,"1,000.00"',
      'Grand Total,500.00,500.00,"2,000.00","2,000.00","1,500.00","1,500.00"',
    ),
    want: { tables: { ledgers: [3, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance of one column with sides in the cells',
    purpose: 'trial_balance',
    file: csv(
      'Ledger,Group,Balance',
      'Cash,Cash-in-Hand,"1,500.00 Dr"',
      'Capital,Capital Account,"1,500.00 Cr"',
    ),
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance of one column without sides',
    purpose: 'trial_balance',
    file: csv('Ledger,Group,Balance', 'Cash,Cash-in-Hand,1500', 'Capital,Capital Account,1500'),
    want: { refuse: /does not say which balances are debits/ },
  },
  {
    name: 'a trial balance in lakhs',
    purpose: 'trial_balance',
    file: csv('Trial Balance (₹ in Lakhs),,', 'Ledger,Debit,Credit', 'Cash,15.00,', 'Capital,,15.00'),
    want: { refuse: /larger units/ },
  },
  {
    name: 'a trial balance whose total is not the sum',
    purpose: 'trial_balance',
    file: csv('Ledger,Debit,Credit', 'Cash,1500,', 'Capital,,1500', 'Total,2500,2500'),
    want: { refuse: /total row/ },
  },
  {
    name: 'a trial balance of this year beside the last',
    purpose: 'trial_balance',
    file: csv(
      'Ledger,Debit 31-03-2026,Credit 31-03-2026,Debit 31-03-2025,Credit 31-03-2025',
      'Cash,1500,,900,',
      'Capital,,1500,,900',
    ),
    want: { refuse: /./ },
  },
  {
    name: 'a profit and loss account offered as a trial balance',
    purpose: 'trial_balance',
    file: csv(
      'Profit & Loss A/c,,,',
      'Particulars,Amount,Particulars,Amount',
      'To Purchases,100,By Sales,150',
      'To Net Profit,50,,',
    ),
    want: { refuse: /Profit/ },
  },
  {
    name: 'a sales register offered as a trial balance',
    purpose: 'trial_balance',
    file: text,
    want: { refuse: /invoices|sales register/i },
  },
  {
    name: 'a client list with odd columns, PAN and type in own words',
    purpose: 'clients',
    file: csv(
      'Office of R K & Co,,,,,',
      'File No.,Assessee,PAN No.,D.O.B,Mob.,Portal Password',
      '12,Asha Vinod Rao,abcpr1234k,15/08/1980,98200 12345,secret',
      '13,Bharat & Sons HUF,AAAHB1234L,,,',
      '14,Chetan LLP,AAAFC1234M,,,',
      '15,No Number,,,,',
    ),
    want: { tables: { clients: [3] }, aside: [/PAN/] },
  },
  {
    name: 'deductees and challans on one flat list',
    purpose: 'tds',
    file: csv(
      'Name of Deductee,PAN,Section,Date of Payment,Amount Paid,TDS,Date of Deduction',
      'Anand Traders,ABCPA1234K,194C,15-10-2025,"1,00,000.00","1,000.00",15-10-2025',
      'Rao Stores,PANNOTAVBL,194J(b),20-10-2025,"50,000.00","10,000.00",20-10-2025',
      'Total,,,,"1,50,000.00","11,000.00",',
    ),
    want: { tables: { deductees: [2, { amount: 150000, tax: 11000 }] } },
  },
  {
    name: 'a bank statement, the newest line first',
    purpose: 'bank',
    file: csv(
      'Statement of account 1234 from 01-10-2025 to 31-10-2025,,,,',
      'Txn Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '20-10-2025,Rent,"5,000.00",,"7,000.00"',
      '16-10-2025,Sale,,"2,000.00","12,000.00"',
      '15-10-2025,Sale,,"10,000.00","10,000.00"',
    ),
    want: { tables: { bank: [3, { debit: 5000, credit: 12000 }] } },
  },
  {
    name: 'purchases in own words, a return to the supplier among them',
    purpose: 'purchases',
    file: csv(
      'Vendor,Vendor GSTIN,Bill No,Bill Date,Type,Taxable,IGST,CGST,SGST,Total',
      `Rao Stores,${ka},P/1,15-10-2025,Purchase,10000,1800,0,0,11800`,
      `Anand,${mh},P/2,16-10-2025,Purchase,1000,0,90,90,1180`,
      `Anand,${mh},R/1,18-10-2025,Purchase Return,500,0,45,45,590`,
    ),
    want: { tables: { purchases: [3, 10500, 1800, 45, 45] } },
  },
  {
    name: 'purchases without the GSTINs of the suppliers',
    purpose: 'purchases',
    file: csv('Vendor,Bill No,Bill Date,Taxable,IGST,CGST,SGST', 'Rao Stores,P/1,15-10-2025,10000,1800,0,0'),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'a purchase entered twice',
    purpose: 'purchases',
    file: csv(
      'Vendor,Vendor GSTIN,Bill No,Bill Date,Taxable,IGST,CGST,SGST,Total',
      ...[1, 2].map(() => `Rao Stores,${ka},P/1,15-10-2025,10000,1800,0,0,11800`),
    ),
    want: { ask: 'repeated' },
  },
  {
    name: 'a purchase entered twice, taken once as a person says',
    purpose: 'purchases',
    answers: { repeated: 'once' },
    file: csv(
      'Vendor,Vendor GSTIN,Bill No,Bill Date,Taxable,IGST,CGST,SGST,Total',
      ...[1, 2].map(() => `Rao Stores,${ka},P/1,15-10-2025,10000,1800,0,0,11800`),
    ),
    want: { tables: { purchases: [1, 10000, 1800, 0, 0] } },
  },
  {
    name: 'deductees with the month first, told by one date',
    purpose: 'tds',
    // 10/05 beside 10/15 is 5 October: both are of the third quarter.
    file: csv(
      'Party,PAN,Section,Bill Date,Bill Amount,TDS Amount',
      'Anand,ABCPA1234K,194C,10/15/2025,100000,1000',
      'Rao,ABCPB1234K,194C,10/05/2025,100000,1000',
    ),
    want: { tables: { deductees: [2, { amount: 200000, tax: 2000 }] } },
  },
  {
    name: 'deductees in lakhs',
    purpose: 'tds',
    file: csv(
      '(Rs. in Lakhs),,,,,',
      'Party,PAN,Section,Bill Date,Bill Amount,TDS Amount',
      'Anand,ABCPA1234K,194C,15-10-2025,1.00,0.01',
    ),
    want: { refuse: /rupees/ },
  },
  {
    name: 'sales offered as purchases',
    purpose: 'purchases',
    file: csv(H.replace('Party Name,GSTIN', 'Customer Name,GSTIN of Recipient'), intra('A/1')),
    want: { refuse: /sales register/i },
  },
  {
    name: 'a download of GSTR-2B in Excel offered as sales',
    purpose: 'sales',
    file: {
      B2B: [
        [
          'GSTIN of supplier',
          'Trade/Legal name',
          'Invoice number',
          'Invoice Date',
          'Taxable Value',
          'ITC Availability',
        ],
        [ka, 'Rao', 'P/1', '15/10/2025', 10000, 'Yes'],
      ],
    },
    want: { refuse: /GSTR-2B/ },
  },
];
