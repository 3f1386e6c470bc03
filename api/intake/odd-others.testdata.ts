import { gstinOf } from '../testing/gst.ts';
import { type Case, csv, H, ka, mh, own } from './nasty-cases.testdata.ts';

/** Supplier of Maharashtra beside `mh`. */
const mh2 = gstinOf('ZZZFB2222C', '27');
const P = 'Supplier,Supplier GSTIN,Invoice No,Invoice Date,Taxable Value,IGST,CGST,SGST,Invoice Value';

/** Tables of other nouns in ways of their own; each truth is worked by hand. */
export const oddOthers: Case[] = [
  {
    name: 'a trial balance whose groups stand above their ledgers without an indent',
    purpose: 'trial_balance',
    // Current Assets 5,000 is Cash 2,000 and Bank 3,000: the debits are 5,000, not 10,000.
    file: csv(
      'Particulars,Debit,Credit',
      'Current Assets,5000,',
      'Cash,2000,',
      'Bank,3000,',
      'Capital Account,,5000',
      'Rao Capital,,5000',
      'Grand Total,5000,5000',
    ),
    want: { tables: { ledgers: [3, { debit: 5000, credit: 5000 }] } },
  },
  {
    name: 'a trial balance with subtotals in words',
    purpose: 'trial_balance',
    file: csv(
      'Ledger,Group,Debit,Credit',
      'Cash,Cash-in-Hand,2000,',
      'Bank,Bank Accounts,3000,',
      'Sub Total,,5000,',
      'Rao Capital,Capital Account,,5000',
      'Total Capital,,,5000',
      'Grand Total,,5000,5000',
    ),
    want: { tables: { ledgers: [3, { debit: 5000, credit: 5000 }] } },
  },
  {
    name: 'a trial balance with opening, movements and a closing column with sides',
    purpose: 'trial_balance',
    // Cash: 500 Dr + 2,000 - 1,000 = 1,500 Dr.
    file: csv(
      'Ledger,Group,Opening Balance,Debit,Credit,Closing Balance',
      'Cash,Cash-in-Hand,500.00 Dr,"2,000.00","1,000.00","1,500.00 Dr"',
      'Rao Capital,Capital Account,500.00 Cr,0,0,500.00 Cr',
      'Sales,Sales Accounts,0,"1,000.00","2,000.00","1,000.00 Cr"',
    ),
    want: { tables: { ledgers: [3, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance whose closing does not follow from opening and movements',
    purpose: 'trial_balance',
    file: csv(
      'Ledger,Opening Balance,Debit,Credit,Closing Balance',
      'Cash,500.00 Dr,2000,1000,9500.00 Dr',
      'Rao Capital,500.00 Cr,0,9000,9500.00 Cr',
    ),
    want: { tables: { ledgers: [1, { debit: 0, credit: 9500 }] }, aside: [/./] },
  },
  {
    name: 'a trial balance with a side in a column of its own',
    purpose: 'trial_balance',
    file: csv('Ledger Name,Amount,Dr/Cr', 'Cash,"1,50,000.00",Dr', 'Capital,"1,50,000.00",Cr'),
    want: { tables: { ledgers: [2, { debit: 150000, credit: 150000 }] } },
  },
  {
    name: 'a trial balance with signs, credits below nought',
    purpose: 'trial_balance',
    file: csv('Account,Closing Balance', 'Cash,1500.00', 'Capital,-1500.00'),
    want: { refuse: /./ },
  },
  {
    name: 'a trial balance with an account overdrawn in brackets among the debits',
    purpose: 'trial_balance',
    // It may be a credit of 200 or a slip: the line is told.
    file: csv('Ledger,Debit,Credit', 'Cash,1500,', 'Bank OD,(200),', 'Capital,,1300'),
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1300 }] }, aside: [/negative/] },
  },
  {
    name: 'a trial balance, both columns filled',
    purpose: 'trial_balance',
    file: csv('Ledger,Debit,Credit', 'Cash,2000,500', 'Capital,,1500'),
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance, the credit column first',
    purpose: 'trial_balance',
    file: csv('Credit,Debit,Name of Ledger', ',1500,Cash', '1500,,Capital'),
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance that is not level',
    purpose: 'trial_balance',
    file: csv('Ledger,Debit,Credit', 'Cash,1500,', 'Capital,,1400'),
    want: { tables: { ledgers: [2, { debit: 1500, credit: 1400 }] }, warn: /differ/ },
  },
  {
    name: 'a list of clients with PAN and GSTIN changed over',
    purpose: 'clients',
    file: csv(
      'Name,PAN,GSTIN',
      `Kala Stores Private Limited,${mh},${mh.slice(2, 12)}`,
      'Asha Rao,ABCPR1234K,',
    ),
    want: { tables: { clients: [2] } },
  },
  {
    name: 'clients with a GSTIN and no PAN',
    purpose: 'clients',
    file: csv('Trade Name,GST No,PAN', `Kala Stores Private Limited,${mh},`, 'Asha Rao,,ABCPR1234K'),
    want: { tables: { clients: [2] } },
  },
  {
    name: 'a client on two lines with a GSTIN of each State',
    purpose: 'clients',
    answers: { type: 'Partnership firm' },
    file: csv(
      'Name,PAN,GSTIN',
      `Bharat Traders,ABCFB1234L,${gstinOf('ABCFB1234L', '27')}`,
      `Bharat Traders,ABCFB1234L,${gstinOf('ABCFB1234L', '29')}`,
    ),
    want: { tables: { clients: [1] } },
  },
  {
    name: 'a firm or an LLP, as its PAN leaves open',
    purpose: 'clients',
    file: csv('Name,PAN', 'Asha Rao,ABCPR1234K', 'Bharat Traders,ABCFB1234L'),
    want: { ask: 'type' },
  },
  {
    name: 'a GSTIN of another PAN beside the PAN',
    purpose: 'clients',
    file: csv('Name,PAN,GSTIN', `Asha Rao,ABCPR1234K,${mh}`),
    want: { tables: {}, aside: [/GSTIN/] },
  },
  {
    name: 'a client on two lines that differ in the name',
    purpose: 'clients',
    file: csv('Name,PAN', 'Asha Rao,ABCPR1234K', 'Asha R. Rao,ABCPR1234K'),
    want: { tables: { clients: [1] }, aside: [/./] },
  },
  {
    name: 'deductees of the year 2026-27 with the numbers of the new Act',
    purpose: 'tds',
    file: csv(
      'Name,PAN,Section Code,Date of Payment,Amount Paid,TDS,Date of Deduction',
      'Anand,ABCPA1234K,1023,15-05-2026,100000,1000,15-05-2026',
      'Rao,ABCPB1234K,1027,16-05-2026,50000,5000,16-05-2026',
    ),
    want: { tables: { deductees: [2, { amount: 150000, tax: 6000 }] } },
  },
  {
    name: 'deductees of two quarters',
    purpose: 'tds',
    file: csv(
      'Name,PAN,Section,Date of Payment,Amount Paid,TDS',
      'Anand,ABCPA1234K,194C,15-09-2025,100000,1000',
      'Rao,ABCPB1234K,194C,15-10-2025,50000,500',
    ),
    want: { ask: 'quarter' },
  },
  {
    name: 'a negative deduction among the deductees',
    purpose: 'tds',
    file: csv(
      'Name,PAN,Section,Date of Payment,Amount Paid,TDS',
      'Anand,ABCPA1234K,194C,15-10-2025,100000,1000',
      'Rao,ABCPB1234K,194C,15-10-2025,-50000,-500',
    ),
    want: { tables: { deductees: [1, { amount: 100000, tax: 1000 }] }, aside: [/./, /./] },
  },
  {
    name: 'a sum without a word below the deductees',
    purpose: 'tds',
    file: csv(
      'Name,PAN,Section,Date of Payment,Amount Paid,TDS',
      'Anand,ABCPA1234K,194C,15-10-2025,100000,1000',
      'Rao,ABCPB1234K,194C,16-10-2025,50000,500',
      ',,,,150000,1500',
    ),
    want: { tables: { deductees: [2, { amount: 150000, tax: 1500 }] } },
  },
  {
    name: 'challans alone, numbers without their noughts',
    purpose: 'tds',
    file: {
      Challan: [
        ['Challan No', 'BSR Code', 'Date of Deposit', 'Section', 'TDS Amount', 'Interest', 'Total'],
        [123, 510308, '27-11-2025', '194C', 1000, 15, 1015],
      ],
    },
    want: { tables: { challans: [1, { amount: 1015, tax: 1000 }] } },
  },
  {
    name: 'shares sold on the day they were bought',
    purpose: 'gains',
    answers: { asset: 'listed' },
    // The first is no capital gain but business (section 43(5)); the second is.
    file: csv(
      'Symbol,ISIN,Quantity,Entry Date,Exit Date,Buy Value,Sell Value',
      'INFY,INE009A01021,10,2025-05-05,2025-05-05,15000,15500',
      'TCS,INE467B01029,5,2024-01-10,2025-06-10,17000,18000',
    ),
    want: { tables: { gains: [1, { value: 18000, amount: 1000 }] }, aside: [/day/i] },
  },
  {
    name: 'a gain of the file that is not sale less cost',
    purpose: 'gains',
    answers: { asset: 'listed' },
    file: csv(
      'Scrip,ISIN,Qty,Buy Date,Sell Date,Buy Value,Sell Value,Profit',
      'TCS,INE467B01029,5,10-01-2024,20-06-2025,17000,18000,2500',
    ),
    want: { tables: {}, aside: [/gain/i] },
  },
  {
    name: 'futures and options among the sales',
    purpose: 'gains',
    answers: { asset: 'listed' },
    file: csv(
      'Symbol,Segment,Quantity,Entry Date,Exit Date,Buy Value,Sell Value,ISIN',
      'NIFTY25JUNFUT,F&O,75,2025-06-02,2025-06-10,1800000,1820000,',
      'TCS,EQ,5,2024-01-10,2025-06-10,17000,18000,INE467B01029',
    ),
    want: { tables: { gains: [1, { value: 18000, amount: 1000 }] }, aside: [/./] },
  },
  {
    name: 'a bank statement of one amount and its side',
    purpose: 'bank',
    file: csv(
      'Date,Description,Amount,Type,Balance',
      '15/10/2025,Sale,"10,000.00",CR,"10,000.00 Cr"',
      '25/10/2025,Rent,"4,000.00",DR,"6,000.00 Cr"',
    ),
    want: { tables: { bank: [2, { debit: 4000, credit: 10000 }] } },
  },
  {
    name: 'a bank statement with an opening line and an overdraft',
    purpose: 'bank',
    file: csv(
      'Date,Narration,Debit,Credit,Balance',
      '01/10/2025,Opening Balance,,,500.00 Cr',
      '15/10/2025,Rent,2000.00,,1500.00 Dr',
      '25/10/2025,Sale,,5000.00,3500.00 Cr',
      'Total,,2000.00,5000.00,',
    ),
    want: { tables: { bank: [2, { debit: 2000, credit: 5000 }] } },
  },
  {
    name: 'a bank statement of which a line is missing',
    purpose: 'bank',
    file: csv(
      'Date,Narration,Debit,Credit,Balance',
      '15/10/2025,Sale,,5000.00,5000.00',
      '25/10/2025,Rent,2000.00,,1000.00',
    ),
    want: { ask: 'balances' },
  },
  {
    name: 'a bank statement of one signed amount',
    purpose: 'bank',
    file: csv(
      'Date,Narration,Amount,Balance',
      '15/10/2025,Sale,5000.00,5000.00',
      '25/10/2025,Rent,-2000.00,3000.00',
    ),
    want: { tables: {}, aside: [/Dr\/Cr/] },
  },
  {
    name: 'purchases in lakh commas with Dr, a note below nought',
    purpose: 'purchases',
    // 1,23,456 at 18%: 22,222.08.
    file: csv(
      P,
      `Rao,${ka},P/1,15-10-2025,"1,23,456.00","22,222.08",0,0,"1,45,678.08"`,
      `Rao,${ka},N/1,18-10-2025,"(1,000.00)",(180.00),0,0,"(1,180.00)"`,
    ),
    want: { tables: { purchases: [2, 122456, 22042.08, 0, 0] } },
  },
  {
    name: 'purchases with a sum without a word',
    purpose: 'purchases',
    file: csv(
      P,
      `Rao,${ka},P/1,15-10-2025,10000,1800,0,0,11800`,
      `Anand,${mh},P/2,16-10-2025,1000,0,90,90,1180`,
      ',,,,11000,1800,90,90,12980',
    ),
    want: { tables: { purchases: [2, 11000, 1800, 90, 90] } },
  },
  {
    name: 'purchases cancelled by a remark',
    purpose: 'purchases',
    file: csv(
      `${P},Remarks`,
      `Rao,${ka},P/1,15-10-2025,10000,1800,0,0,11800,`,
      `Anand,${mh},P/2,16-10-2025,1000,0,90,90,1180,Cancelled`,
    ),
    want: { tables: { purchases: [1, 10000, 1800, 0, 0] } },
  },
  {
    name: 'purchases whose tax is another than the rate',
    purpose: 'purchases',
    file: csv(
      `${P},GST Rate`,
      `Rao,${ka},P/1,15-10-2025,10000,1800,0,0,11800,18`,
      `Anand,${mh},P/2,16-10-2025,1000,0,25,25,1050,18`,
      `Anand,${mh},P/3,16-10-2025,1000,0,90,90,1180,18`,
    ),
    want: { tables: { purchases: [2, 11000, 1800, 90, 90] }, aside: [/tax/i] },
  },
  {
    name: 'purchases with integrated tax by a supplier of the own State',
    purpose: 'purchases',
    // A supplier may send from Maharashtra to a place of supply elsewhere: the tax is as charged.
    file: csv(P, `Anand,${mh},P/1,15-10-2025,10000,1800,0,0,11800`),
    want: { tables: { purchases: [1, 10000, 1800, 0, 0] } },
  },
  {
    name: 'purchases with the own GSTIN as the supplier',
    purpose: 'purchases',
    file: csv(
      P,
      `Kala,${own},P/1,15-10-2025,10000,0,900,900,11800`,
      `Anand,${mh},P/2,15-10-2025,1000,0,90,90,1180`,
    ),
    want: { tables: { purchases: [1, 1000, 0, 90, 90] }, aside: [/sale/] },
  },
  {
    name: 'one number of one supplier on two days',
    purpose: 'purchases',
    file: csv(
      P,
      `Anand,${mh},P/1,15-10-2025,1000,0,90,90,1180`,
      `Anand,${mh},P/1,17-10-2025,2000,0,180,180,2360`,
      `Rao,${mh2},P/1,17-10-2025,500,0,45,45,590`,
    ),
    want: { tables: { purchases: [1, 500, 0, 45, 45] }, aside: [/number/i, /number/i] },
  },
  {
    name: 'imports of goods without a supplier’s GSTIN',
    purpose: 'purchases',
    file: csv(
      P,
      'Acme GmbH,,BE/1,15-10-2025,10000,1800,0,0,11800',
      `Anand,${mh},P/2,15-10-2025,1000,0,90,90,1180`,
    ),
    want: { tables: { purchases: [1, 1000, 0, 90, 90] }, aside: [/GSTIN/] },
  },
  {
    name: 'purchases of prices with the tax inside',
    purpose: 'purchases',
    file: csv(
      'Supplier,Supplier GSTIN,Invoice No,Invoice Date,IGST,CGST,SGST,Invoice Value',
      `Anand,${mh},P/1,15-10-2025,0,90,90,1180`,
    ),
    // 1,180 less 90 and 90 is 1,000, of which 180 is 18%.
    want: { tables: { purchases: [1, 1000, 0, 90, 90] } },
  },
  {
    name: 'a register of sales nobody said anything of',
    purpose: '',
    file: csv(H, `A/1,15-10-2025,Anand,${mh},27-Maharashtra,10000,18,0,900,900,11800`),
    want: { ask: 'kind' },
  },
];
