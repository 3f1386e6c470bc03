import { gstinOf } from '../testing/gst.ts';
import { type Case, csv, ka, mh } from './nasty-cases.testdata.ts';

const mh2 = gstinOf('ZZZFB2222C', '27');
const gj = gstinOf('ZZZCG4444E', '24');
/** Headings of a plain register. */
const H8 = 'Bill No,Bill Date,Party,GSTIN,Taxable Value,CGST,SGST,Total';
/** 10,000 at 18% within the State, once and twice. */
const once = { b2b: [1, 10000, 0, 900, 900] } as const;
const twice = { b2b: [2, 20000, 0, 1800, 1800] } as const;

/** Files of further offices, written with their truth before the first run. */
export const trialCases: Case[] = [
  {
    name: 'trial 1: Marg bills with sale and one tax amount for each rate',
    purpose: 'sales',
    file: csv(
      'SALE BOOK FROM 01/10/2025 TO 31/10/2025,,,,,,,,',
      'BILL NO,BILL DATE,PARTY NAME,GST NO.,SALE AMT 5%,GST AMT 5%,SALE AMT 12%,GST AMT 12%,BILL AMT',
      `A00012,15/10/2025,ANAND MEDICALS,${mh},1000,50,2000,240,3290`,
      `A00013,16/10/2025,BHARAT MEDICALS,${mh2},500,25,,,525`,
      'TOTAL,,,,1500,75,2000,240,3815',
    ),
    // 3,500 with 315 of tax, halves of 157.50.
    want: { tables: { b2b: [2, 3500, 0, 157.5, 157.5] } },
  },
  {
    name: 'trial 2: number and date of the invoice in one column',
    purpose: 'sales',
    file: csv(
      'Inv No & Date,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      `A/1 dt. 15-10-2025,Anand,${mh},10000,900,900,11800`,
    ),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'trial 3: headings down, bills across',
    purpose: 'sales',
    file: csv(
      'Invoice No,A/1,A/2',
      'Invoice Date,15-10-2025,16-10-2025',
      `GSTIN,${mh},${mh2}`,
      'Taxable Value,10000,10000',
      'CGST,900,900',
      'SGST,900,900',
    ),
    want: { tables: {}, aside: [/headings fit no table/] },
  },
  {
    name: 'trial 4: taxable values within and beyond the State in two columns',
    purpose: 'sales',
    file: csv(
      'Invoice No,Invoice Date,Party Name,GSTIN,Intra State Taxable Value,Inter State Taxable Value,CGST,SGST,IGST,Invoice Value',
      `A/1,15-10-2025,Anand,${mh},10000,,900,900,,11800`,
      `A/2,16-10-2025,Rao,${ka},,10000,,,1800,11800`,
    ),
    want: { tables: { b2b: [2, 20000, 1800, 900, 900] } },
  },
  {
    name: 'trial 5: days with an ordinal, a comma, and the day of the week',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      `A/1,15th Oct 2025,Anand,${mh},10000,900,900,11800`,
      `A/2,"16 October, 2025",Bharat,${mh2},10000,900,900,11800`,
    ),
    want: { tables: twice },
  },
  {
    name: 'trial 6: kinds as INV, CRN and DBN, all amounts positive',
    purpose: 'sales',
    file: csv(
      'Doc Type,Doc No,Doc Date,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      `INV,A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      `CRN,C/1,16-10-2025,Anand,${mh},1000,90,90,1180`,
      `DBN,D/1,17-10-2025,Anand,${mh},500,45,45,590`,
    ),
    // Notes: -1,000 and +500.
    want: { tables: { ...once, cdnr: [2, -500, 0, -45, -45] } },
  },
  {
    name: 'trial 7: invoices on one sheet, credit notes positive on the sheet CDN',
    purpose: 'sales',
    file: {
      INV: [
        ['Invoice No', 'Invoice Date', 'Party', 'GSTIN', 'Taxable Value', 'CGST', 'SGST', 'Total'],
        ['A/1', '15-10-2025', 'Anand', mh, 10000, 900, 900, 11800],
      ],
      'Credit Notes': [
        ['Note No', 'Note Date', 'Party', 'GSTIN', 'Taxable Value', 'CGST', 'SGST', 'Total'],
        ['C/1', '20-10-2025', 'Anand', mh, 1000, 90, 90, 1180],
      ],
    },
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'trial 8: rupee signs, lakh commas and Cr behind, a sum with Dr',
    purpose: 'sales',
    file: csv(
      'Date,Voucher No,Particulars,GSTIN,Taxable Amount,CGST,SGST,Gross Total',
      `15-Oct-25,A/1,Anand,${mh},"₹ 1,00,000.00 Cr","₹ 9,000.00 Cr","₹ 9,000.00 Cr","₹ 1,18,000.00 Dr"`,
    ),
    want: { tables: { b2b: [1, 100000, 0, 9000, 9000] } },
  },
  {
    name: 'trial 9: the words of an office: before tax, tax %, after tax',
    purpose: 'sales',
    file: csv(
      'Inv No,Inv Dt,Customer,Customer GST,Amount Before Tax,Tax %,CGST Amt,SGST Amt,IGST Amt,Amount After Tax',
      `A/1,15-10-2025,Anand,${mh},10000,18,900,900,0,11800`,
      `A/2,16-10-2025,Rao,${ka},10000,18,0,0,1800,11800`,
    ),
    want: { tables: { b2b: [2, 20000, 1800, 900, 900] } },
  },
  {
    name: 'trial 10: headings in the Hindi of a trader',
    purpose: 'sales',
    file: csv(
      'क्रम,दिनांक,बीजक संख्या,क्रेता का नाम,क्रेता का GSTIN,करयोग्य मूल्य,केंद्रीय कर,राज्य कर,एकीकृत कर,बीजक मूल्य',
      `1,15-10-2025,A/1,आनंद ट्रेडर्स,${mh},10000,900,900,0,11800`,
    ),
    want: { tables: once },
  },
  {
    name: 'trial 11: rates as words in the rate column',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Tax Rate,Taxable Value,CGST,SGST,IGST,Total',
      `A/1,15-10-2025,Anand,${mh},GST@18%,10000,900,900,0,11800`,
      `A/2,16-10-2025,Rao,${ka},IGST @ 18 %,10000,0,0,1800,11800`,
    ),
    want: { tables: { b2b: [2, 20000, 1800, 900, 900] } },
  },
  {
    name: 'trial 12: items under bills, each bill with its total line',
    purpose: 'sales',
    file: csv(
      'Bill No,Date,Party,GSTIN,Item,Qty,Price,GST %,Taxable,CGST,SGST,Amount',
      `A/1,15-10-2025,Anand,${mh},Fan,10,600,18,6000,540,540,7080`,
      ',,,,Lamp,10,400,18,4000,360,360,4720',
      'Bill Total,,,,,,,,10000,900,900,11800',
      `A/2,16-10-2025,Bharat,${mh2},Fan,10,1000,18,10000,900,900,11800`,
      'Bill Total,,,,,,,,10000,900,900,11800',
      'Grand Total,,,,,,,,20000,1800,1800,23600',
    ),
    want: { tables: twice },
  },
  {
    name: 'trial 13: places as letters with codes in every fashion',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,POS,Taxable Value,CGST,SGST,IGST,Total',
      `A/1,15-10-2025,Anand,${mh},MH-27,10000,900,900,0,11800`,
      `A/2,16-10-2025,Rao,${ka},Karnataka (29),10000,0,0,1800,11800`,
      `A/3,17-10-2025,Rao,${ka},29 - KA,10000,0,0,1800,11800`,
    ),
    want: { tables: { b2b: [3, 30000, 3600, 900, 900] } },
  },
  {
    name: 'trial 14: words where an unregistered buyer has no GSTIN',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,State,Taxable Value,Rate,CGST,SGST,IGST,Total',
      `A/1,15-10-2025,Anand,${mh},Maharashtra,10000,18,900,900,0,11800`,
      'A/2,16-10-2025,Walk in,Unregistered,Maharashtra,1000,18,90,90,0,1180',
      'A/3,16-10-2025,Ravi,NA,Maharashtra,1000,18,90,90,0,1180',
      'A/4,17-10-2025,Cash,Not Available,Maharashtra,1000,18,90,90,0,1180',
    ),
    want: { tables: { ...once, b2cs: [1, 3000, 0, 270, 270] } },
  },
  {
    name: 'trial 15: goods and services in two columns of value, one taxable amount',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Goods Value,Service Value,Freight,Discount,Taxable Amount,GST %,CGST,SGST,Bill Value',
      `A/1,15-10-2025,Anand,${mh},9000,1500,500,1000,10000,18,900,900,11800`,
    ),
    want: { tables: once },
  },
  {
    name: 'trial 16: goods and services in two columns, no column for both',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Taxable Goods,Taxable Services,CGST,SGST,Bill Value',
      `A/1,15-10-2025,Anand,${mh},6000,4000,900,900,11800`,
    ),
    // 6,000 with 1,800 of tax is no rate: never taken as 6,000 alone.
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'trial 17: the party and its GSTIN above its bills, a subtotal below',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Taxable Value,CGST,SGST,Total',
      `Anand Traders (${mh}),,,,,`,
      'A/1,15-10-2025,10000,900,900,11800',
      'Sub Total,,10000,900,900,11800',
      `Bharat Stores (${mh2}),,,,,`,
      'A/2,16-10-2025,10000,900,900,11800',
      'Sub Total,,10000,900,900,11800',
    ),
    want: { tables: twice },
  },
  {
    name: 'trial 18: the tax alone, nothing it was charged on',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,CGST 9%,SGST 9%,Total',
      `A/1,15-10-2025,Anand,${mh},900,900,11800`,
    ),
    // 11,800 less 1,800 is 10,000.
    want: { tables: once },
  },
  {
    name: 'trial 19: text amounts with apostrophes, no-break blanks and a trailing minus',
    purpose: 'sales',
    file: {
      Sheet1: [
        ['Bill No', 'Bill Date', 'Party', 'GSTIN', 'Taxable Value', 'CGST', 'SGST', 'Total'],
        ["'A/1", '15-10-2025', 'Anand', ` ${mh}\u00a0`, "'10,000.00", '\u00a0900.00 ', '900', '11,800.00'],
        ['A/2', '16-10-2025', 'Anand', mh, '1,000.00-', '90.00-', '90.00-', '1,180.00-'],
      ],
    },
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'trial 20: Zoho-like own export with a tax name and percentage',
    purpose: 'sales',
    file: csv(
      'Invoice#,Invoice Date,Customer Name,GST Number,Sub Total,Tax Name,Tax Percentage,Tax Amount,Invoice Total',
      `INV-1,2025-10-15,Anand,${mh},10000,GST18,18,1800,11800`,
      `INV-2,2025-10-16,Rao,${ka},10000,IGST18,18,1800,11800`,
    ),
    want: { tables: { b2b: [2, 20000, 1800, 900, 900] } },
  },
  {
    name: 'trial 21: a petrol pump, sales of goods outside GST',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Product,Amount,GST',
      `P/1,15-10-2025,Anand,${mh},Petrol,50000,0`,
    ),
    want: { tables: {}, aside: [/Taxable Value/] },
  },
  {
    name: 'trial 22: headings repeated under a new title for the second branch',
    purpose: 'sales',
    file: csv(
      'Branch: Pune,,,,,,,',
      'Bill No,Bill Date,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      `P/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      'Total,,,,10000,900,900,11800',
      'Branch: Nashik,,,,,,,',
      'Bill No,Bill Date,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      `N/1,16-10-2025,Bharat,${mh2},10000,900,900,11800`,
      'Total,,,,10000,900,900,11800',
    ),
    want: { tables: twice },
  },
  {
    name: 'trial 23: two taxes swapped in their order and a round-off column',
    purpose: 'sales',
    file: csv(
      'Total,Round Off,SGST,CGST,Taxable Value,GSTIN,Party,Bill Date,Bill No',
      `11801,0.60,900.20,900.20,10000,${mh},Anand,15-10-2025,A/1`,
    ),
    // The taxes are as charged: 10,000 at 18% with paise of its own rounding.
    want: { tables: { b2b: [1, 10000, 0, 900.2, 900.2] } },
  },
  {
    name: 'trial 24: a summary of the month by party',
    purpose: 'sales',
    file: csv(
      'Party,GSTIN,No. of Bills,Taxable Value,CGST,SGST,Total',
      `Anand,${mh},14,100000,9000,9000,118000`,
    ),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'trial 25: purchases by rate, reverse charge in a column',
    purpose: 'purchases',
    file: csv(
      'Bill Date,Bill No,Supplier Name,Supplier GSTIN,Taxable 5%,Taxable 18%,IGST,CGST,SGST,RCM (Y/N),Bill Amount',
      `15-10-2025,S/1,Anand,${mh},1000,2000,,205,205,N,3410`,
      `16-10-2025,S/2,Rao,${ka},,1000,180,,,N,1180`,
    ),
    want: { tables: { purchases: [2, 4000, 180, 205, 205] } },
  },
  {
    name: 'trial 26: expenses with their heads, vendors and input tax',
    purpose: 'purchases',
    file: csv(
      'Sr,Expense Head,Vendor Name,Vendor GSTIN,Bill No,Bill Date,Basic Amount,CGST,SGST,IGST,TDS,Net Payable',
      `1,Rent,Anand,${mh},R/10,15-10-2025,10000,900,900,0,1000,10800`,
    ),
    want: { tables: { purchases: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'trial 27: Tally purchases with ledgers of input tax',
    purpose: 'purchases',
    file: {
      'Purchase Register': [
        ['Kala Traders Private Limited'],
        ['Purchase Register'],
        ['1-Oct-25 to 31-Oct-25'],
        [
          'Date',
          'Particulars',
          'Supplier',
          'Voucher Type',
          'Voucher No.',
          'Supplier Invoice No.',
          'Supplier Invoice Date',
          'GSTIN/UIN',
          'Gross Total',
          'Purchase GST 18%',
          'Input CGST 9%',
          'Input SGST 9%',
          'Round Off',
        ],
        ['15-Oct-25', 'Anand', 'Anand', 'Purchase', '1', 'S/1', '14-Oct-25', mh, 11800, 10000, 900, 900, 0],
        ['Grand Total', null, null, null, null, null, null, null, 11800, 10000, 900, 900, 0],
      ],
    },
    want: { tables: { purchases: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'trial 28: GSTR-2B of another program as CSV',
    purpose: 'purchases',
    file: csv(
      'My GSTIN,Return Period,GSTIN of Supplier,Trade Name,Invoice No,Invoice Date,Invoice Value,Place of Supply,Reverse Charge,Taxable Value,IGST,CGST,SGST,Cess,ITC Available',
      `27ZZZCK0001A1ZU,102025,${mh},Anand,S/1,15-10-2025,11800,27-Maharashtra,N,10000,0,900,900,0,Yes`,
    ),
    want: { tables: { purchases: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'trial 29: a debit note of the books, amounts in brackets',
    purpose: 'purchases',
    file: csv(
      'Voucher Type,Supplier Invoice No,Supplier Invoice Date,Supplier,Supplier GSTIN,Taxable Value,CGST,SGST,Total',
      `Purchase,S/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      `Debit Note,DN/1,20-10-2025,Anand,${mh},(1000),(90),(90),(1180)`,
    ),
    want: { tables: { purchases: [2, 9000, 0, 810, 810] } },
  },
  {
    name: 'trial 30: a trial balance of Marg with sides behind the figures',
    purpose: 'trial_balance',
    file: csv(
      'KALA TRADERS,,,,',
      'TRIAL BALANCE AS ON 31/03/2026,,,,',
      'ACCOUNT NAME,OPENING,DEBIT,CREDIT,CLOSING',
      'CAPITAL,"1,00,000.00 Cr",0.00,0.00,"1,00,000.00 Cr"',
      'CASH,"1,00,000.00 Dr","20,000.00","50,000.00","70,000.00 Dr"',
      'RENT,0.00,"50,000.00",0.00,"50,000.00 Dr"',
      'SALES,0.00,0.00,"20,000.00","20,000.00 Cr"',
    ),
    want: { tables: { ledgers: [4, { debit: 120000, credit: 120000 }] } },
  },
  {
    name: 'trial 31: a trial balance with a difference in opening balances',
    purpose: 'trial_balance',
    file: csv(
      'Trial Balance as at 31-Mar-2026,,',
      'Particulars,Debit,Credit',
      'Cash,60000,',
      'Capital,,50000',
      'Difference in Opening Balances,,10000',
      'Grand Total,60000,60000',
    ),
    want: { tables: { ledgers: [3, { debit: 60000, credit: 60000 }] } },
  },
  {
    name: 'trial 32: a trial balance with groups in a column and balances in brackets',
    purpose: 'trial_balance',
    file: csv(
      'Trial Balance 31.03.2026,,,',
      'Sr No,Ledger,Under Group,Closing Balance',
      '1,Cash,Cash-in-hand,60000',
      '2,Capital,Capital Account,(50000)',
      '3,Sales,Sales Accounts,(10000)',
    ),
    want: { refuse: /which balances are debits/ },
  },
  {
    name: 'trial 33: clients with codes, constitution and passwords',
    purpose: 'clients',
    file: csv(
      'Client Code,Client Name,Constitution,PAN No.,GST No.,Mobile No.,Email Id,DOB/DOI,Portal Password',
      'C001,Asha Rao,Individual,ZZZPA1111B,,9820012345,asha@example.com,15-08-1980,x',
      'C002,Anand Traders,Partnership Firm,ZZZFB2222C,,9820012346,,01-04-2010,y',
    ),
    want: { tables: { clients: [2] } },
  },
  {
    name: 'trial 34: clients in groups with their kind as a title',
    purpose: 'clients',
    file: csv(
      'LIST OF CLIENTS,,',
      'S.No,Name of Assessee,PAN',
      'INDIVIDUALS,,',
      '1,Asha Rao,ZZZPA1111B',
      'HUF,,',
      '2,Rao Family,ZZZHR1111B',
      'COMPANIES,,',
      '3,Kala Traders Pvt Ltd,ZZZCA1111B',
    ),
    want: { tables: { clients: [3] } },
  },
  {
    name: 'trial 35: deductees with short codes of sections',
    purpose: 'tds',
    file: csv(
      'Sr,Party Name,PAN,Sec,Bill Date,Gross Amt,TDS %,TDS Amt',
      '1,Anand,ZZZPC1111A,94C,15-10-2025,50000,1,500',
      '2,Bina,ZZZFB2222C,94J-B,16-10-2025,100000,10,10000',
    ),
    want: { tables: { deductees: [2, { amount: 150000, tax: 10500 }] } },
  },
  {
    name: 'trial 36: a bank’s statement with the side as C and D',
    purpose: 'bank',
    file: csv(
      'Account No: 123456,,,,',
      'Tran Date,Remarks,Amount (INR),Type,Balance (INR)',
      '15-10-2025,NEFT Anand,10000.00,C,30000.00',
      '16-10-2025,Rent,5000.00,D,25000.00',
    ),
    want: { tables: { bank: [2, { credit: 10000, debit: 5000 }] } },
  },
  {
    name: 'trial 37: a bank’s statement over pages with the headings and a balance carried',
    purpose: 'bank',
    file: csv(
      'Txn Date,Description,Dr Amount,Cr Amount,Balance',
      'Opening Balance,,,,20000.00',
      '15-10-2025,NEFT Anand,,10000.00,30000.00',
      'Page 1 of 2,,,,',
      'Txn Date,Description,Dr Amount,Cr Amount,Balance',
      '16-10-2025,Rent,5000.00,,25000.00',
      'Closing Balance,,,,25000.00',
    ),
    want: { tables: { bank: [2, { credit: 10000, debit: 5000 }] } },
  },
  {
    name: 'trial 38: a broker’s list with subtotals by scrip',
    purpose: 'gains',
    file: csv(
      'Scrip Name,ISIN,Buy Date,Buy Qty,Buy Value,Sell Date,Sell Qty,Sell Value,P&L',
      'Tata Motors,INE155A01022,15-05-2025,10,5000,20-10-2025,10,6000,1000',
      'Total,,,10,5000,,10,6000,1000',
      'Infosys,INE009A01021,16-05-2025,5,7000,21-10-2025,5,6500,-500',
      'Total,,,5,7000,,5,6500,-500',
    ),
    want: { ask: 'totals' },
  },
  {
    name: 'trial 39: sheets by month, the second with the month’s name alone for a title',
    purpose: 'sales',
    file: {
      Oct: [
        ['OCTOBER 2025'],
        ['Bill No', 'Bill Date', 'Party', 'GSTIN', 'Taxable Value', 'CGST', 'SGST', 'Total'],
        ['A/1', 45945, 'Anand', mh, 10000, 900, 900, 11800],
        [null, null, 'TOTAL', null, 10000, 900, 900, 11800],
      ],
      Nov: [
        ['NOVEMBER 2025'],
        ['Bill No', 'Bill Date', 'Party', 'GSTIN', 'Taxable Value', 'CGST', 'SGST', 'Total'],
        ['A/2', 45977, 'Bharat', mh2, 10000, 900, 900, 11800],
        [null, null, 'TOTAL', null, 10000, 900, 900, 11800],
      ],
      Summary: [
        ['Month', 'Taxable', 'Tax'],
        ['Oct', 10000, 1800],
        ['Nov', 10000, 1800],
      ],
    },
    want: { tables: twice },
  },
  {
    name: 'trial 40: a register with the tax within the amount and the value worked back beside it',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,MRP Amount (Incl. GST),Net of GST,GST @18%',
      `A/1,15-10-2025,Anand,${mh},11800,10000,1800`,
    ),
    want: { tables: once },
  },
  {
    name: 'trial 41: cess by the unit beside 28 per cent, by rate',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Taxable 18%,CGST 9%,SGST 9%,Taxable 40%,CGST 20%,SGST 20%,Cess,Total',
      `A/1,15-10-2025,Anand,${mh},1000,90,90,1000,200,200,50,2630`,
    ),
    want: { tables: { b2b: [1, 2000, 0, 290, 290] } },
  },
  {
    name: 'trial 42: the columns of rates in a row of their own above two heads',
    purpose: 'sales',
    file: {
      Sheet1: [
        ['Bill No', 'Bill Date', 'Party', 'GSTIN', 'GST 5%', null, 'GST 18%', null, 'Bill Total'],
        [null, null, null, null, 'Value', 'Tax', 'Value', 'Tax', null],
        ['A/1', '15-10-2025', 'Anand', mh, 1000, 50, 2000, 360, 3410],
      ],
    },
    want: { tables: { b2b: [1, 3000, 0, 205, 205] } },
  },
  {
    name: 'trial 43: advance receipts typed among the bills',
    purpose: 'sales',
    file: csv(
      'Voucher Type,Voucher No,Date,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      `Sales,A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      `Receipt,R/1,16-10-2025,Anand,${mh},10000,900,900,11800`,
    ),
    want: { tables: once },
  },
  {
    name: 'trial 44: TDS of salaries offered as a list of clients',
    purpose: 'clients',
    file: csv(
      'Employee Name,PAN,Section,Date of Payment,Amount Paid,TDS Deducted',
      'Asha Rao,ZZZPA1111B,192B,31-10-2025,70000,5000',
    ),
    want: { refuse: /TDS|deductees|salary/i },
  },
  {
    name: 'trial 45: a party without GSTIN among the parties above their bills',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Taxable Value,CGST,SGST,Total',
      `Anand Traders (${mh}),,,,,`,
      'A/1,15-10-2025,10000,900,900,11800',
      'Counter sales,,,,,',
      'A/2,16-10-2025,10000,900,900,11800',
    ),
    want: { tables: {}, aside: [/not for all bills/] },
  },
  {
    name: 'trial 46: deductees whose amounts no column names',
    purpose: 'tds',
    file: csv(
      'Name of Deductee,PAN,Section,Date of Payment,Wert,TDS Deducted',
      'Anand,ZZZPC1111A,194C,15-10-2025,50000,500',
    ),
    want: { tables: {}, aside: [/Amount paid/] },
  },
  {
    name: 'trial 47: sales returns below a title, under the same headings',
    purpose: 'sales',
    file: csv(
      H8,
      `A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      'Sales Return,,,,,,,',
      H8,
      `R/1,20-10-2025,Anand,${mh},1000,90,90,1180`,
    ),
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'trial 48: sales returns below a title alone',
    purpose: 'sales',
    file: csv(
      H8,
      `A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      'Less: Sales Return,,,,,,,',
      `R/1,20-10-2025,Anand,${mh},1000,90,90,1180`,
    ),
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'trial 49: cancelled bills below a title',
    purpose: 'sales',
    file: csv(
      H8,
      `A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      'CANCELLED BILLS,,,,,,,',
      `A/2,16-10-2025,Anand,${mh},10000,900,900,11800`,
    ),
    want: { tables: once },
  },
  {
    name: 'trial 50: purchases below the sales, under the same headings',
    purpose: 'sales',
    file: csv(
      'SALES,,,,,,,',
      H8,
      `A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      'PURCHASES,,,,,,,',
      H8,
      `S/1,16-10-2025,Bharat,${mh2},5000,450,450,5900`,
    ),
    want: { tables: once },
  },
  {
    name: 'trial 51: a discount as a line of the bill below nought',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Item,GST %,Taxable Value,CGST,SGST',
      `A/1,15-10-2025,Anand,${mh},Fan,18,10500,945,945`,
      `A/1,15-10-2025,Anand,${mh},Discount,18,-500,-45,-45`,
    ),
    want: { tables: once },
  },
  {
    name: 'trial 52: sale and return in two columns of value',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Sale Taxable Value,Return Taxable Value,CGST,SGST',
      `A/1,15-10-2025,Anand,${mh},10000,,900,900`,
      `R/1,20-10-2025,Anand,${mh},,1000,90,90`,
    ),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'trial 53: the words of a return in the column of the party',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Particulars,GSTIN,Taxable Value,CGST,SGST,Total',
      `A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
      `R/1,20-10-2025,Sales Return - Anand,${mh},1000,90,90,1180`,
    ),
    want: { ask: 'notes' },
  },
  {
    name: 'trial 54: supplies to an SEZ told by a column of yes and no',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,SEZ (Y/N),Taxable Value,Rate,IGST,Total',
      `A/1,15-10-2025,Gift Unit,${gj},Y,10000,18,1800,11800`,
      `A/2,16-10-2025,Rao,${ka},N,10000,18,1800,11800`,
    ),
    want: { tables: { b2b: [2, 20000, 3600, 0, 0] } },
  },
  {
    name: 'trial 55: a sum of the month in the date column',
    purpose: 'sales',
    file: csv(
      'Bill Date,Bill No,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      `15-10-2025,A/1,Anand,${mh},10000,900,900,11800`,
      'October Total,,,,10000,900,900,11800',
      `05-11-2025,A/2,Anand,${mh},10000,900,900,11800`,
      'November Total,,,,10000,900,900,11800',
    ),
    want: { tables: twice },
  },
  {
    name: 'trial 56: a range of bills of the counter as one line',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Taxable Value,CGST,SGST,Total',
      'A/1 to A/40,15-10-2025,Counter sales,,10000,900,900,11800',
    ),
    want: { tables: { b2cs: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'trial 57: rounding as an item of the bill',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Item,GST %,Taxable Value,CGST,SGST,Bill Total',
      `A/1,15-10-2025,Anand,${mh},Fan,18,10000.34,900.03,900.03,11801`,
      `A/1,15-10-2025,Anand,${mh},Round Off,0,0.60,0,0,11801`,
    ),
    // 10,000.34 + 1,800.06 + 0.60 = 11,801.
    want: { tables: { b2b: [1, 10000.94, 0, 900.03, 900.03] } },
  },
  {
    name: 'trial 58: a trial balance with the sign said in the heading',
    purpose: 'trial_balance',
    file: csv('Ledger,Balance (Dr +/Cr -)', 'Cash,60000', 'Capital,-50000', 'Sales,-10000'),
    want: { tables: { ledgers: [3, { debit: 60000, credit: 60000 }] } },
  },
  {
    name: 'trial 59: purchases with returns below a title',
    purpose: 'purchases',
    file: csv(
      'Supplier Invoice No,Supplier Invoice Date,Supplier,Supplier GSTIN,Taxable Value,CGST,SGST',
      `S/1,15-10-2025,Anand,${mh},10000,900,900`,
      'Purchase Returns,,,,,,',
      `D/1,20-10-2025,Anand,${mh},1000,90,90`,
    ),
    want: { tables: { purchases: [2, 9000, 0, 810, 810] } },
  },
  {
    name: 'trial 60: credit notes first, then the invoices, each below its title',
    purpose: 'sales',
    file: csv(
      'CREDIT NOTES,,,,,,,',
      H8,
      `C/1,20-10-2025,Anand,${mh},1000,90,90,1180`,
      'TAX INVOICES,,,,,,,',
      H8,
      `A/1,15-10-2025,Anand,${mh},10000,900,900,11800`,
    ),
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'trial 61: Amazon tax report with columns of later months and an IRN',
    purpose: 'sales',
    fileName: 'MTR_B2B.csv',
    file: csv(
      'Seller Gstin,Invoice Number,Invoice Date,Transaction Type,Order Id,Shipment Id,Shipment Date,Order Date,Shipment Item Id,Quantity,Item Description,Asin,Hsn/sac,Sku,Ship From State,Ship To State,Invoice Amount,Tax Exclusive Gross,Total Tax Amount,Cgst Rate,Sgst Rate,Utgst Rate,Igst Rate,Compensatory Cess Rate,Principal Amount,Principal Amount Basis,Cgst Tax,Sgst Tax,Igst Tax,Utgst Tax,Compensatory Cess Tax,Customer Bill To Gstid,Buyer Name,Credit Note No,Credit Note Date,Irn Number,Irn Filing Status',
      `27ZZZCK0001A1ZU,IN-1,03-10-2025 10:00:00,Shipment,O1,S1,03-10-2025,03-10-2025,SI1,1,Lamp,A1,9405,K1,MAHARASHTRA,KARNATAKA,1180,1000,180,0,0,0,0.18,0,1180,1000,0,0,180,0,0,${ka},Rao,,,abc,Generated`,
    ),
    want: { tables: { b2b: [1, 1000, 180, 0, 0] } },
  },
  {
    name: 'trial 62: a client list whose numbers lost their noughts and dates of birth in words',
    purpose: 'clients',
    file: csv('Name,Pan Number,Date of Birth,Mobile', 'Asha Rao,zzzpa1111b,15 August 1980,+91 98200 12345'),
    want: { tables: { clients: [1] } },
  },
];
