import { strToU8, zipSync } from 'fflate';
import { gstinOf } from '../testing/gst.ts';
import { type Case, csv, H, intra, ka, mh, own } from './nasty-cases.testdata.ts';

const amazon =
  'Seller Gstin,Invoice Number,Invoice Date,Transaction Type,Order Id,Shipment Id,Shipment Item Id,Quantity,Item Description,Hsn/sac,Ship From State,Ship To State,Ship To Country,Invoice Amount,Tax Exclusive Gross,Total Tax Amount,Cgst Rate,Sgst Rate,Utgst Rate,Igst Rate,Compensatory Cess Rate,Principal Amount,Principal Amount Basis,Cgst Tax,Sgst Tax,Igst Tax,Utgst Tax,Compensatory Cess Tax,Shipping Amount,Shipping Amount Basis,Shipping Cgst Tax,Shipping Sgst Tax,Shipping Igst Tax,Shipping Promo Discount,Shipping Promo Discount Basis,Shipping Promo Tax,Credit Note No,Credit Note Date';
const meesho =
  'identifier,sup_name,gstin,sub_order_num,order_date,hsn_code,quantity,gst_rate,total_taxable_sale_value,tax_amount,total_invoice_value,taxable_shipping,end_customer_state_new,enrollment_no,financial_year,month_number,supplier_id';
const P = 'Supplier,Supplier GSTIN,Invoice No,Invoice Date,Taxable Value,IGST,CGST,SGST,Invoice Value';
const one = { b2b: [1, 10000, 0, 900, 900] } as const;

/** Files of offices, marketplaces and banks with something against their grain; each truth was worked by hand before a file was read. */
export const officeCases: Case[] = [
  {
    name: 'Amazon MTR B2B: carriage taxed with the goods, the whole bill refunded by a credit note',
    purpose: 'sales',
    fileName: 'MTR_B2B-OCTOBER-2025.csv',
    // Goods 1,000 and carriage 100: 1,100 at 18% is 99 + 99.
    file: csv(
      `${amazon},Customer Bill To Gstid,Buyer Name`,
      `${own},IN-1,03-10-2025 10:00:00,Shipment,O1,S1,SI1,1,Lamp,9405,MAHARASHTRA,MAHARASHTRA,IN,1298,1100,198,0.09,0.09,0,0,0,1180,1000,90,90,0,0,0,118,100,9,9,0,0,0,0,,,${mh},Anand`,
      `${own},IN-1,09-10-2025 10:00:00,Refund,O1,S1,SI1,1,Lamp,9405,MAHARASHTRA,MAHARASHTRA,IN,-1298,-1100,-198,0.09,0.09,0,0,0,-1180,-1000,-90,-90,0,0,0,-118,-100,-9,-9,0,0,0,0,CN-7,09-10-2025,${mh},Anand`,
    ),
    want: { tables: { b2b: [1, 1100, 0, 99, 99], cdnr: [1, -1100, 0, -99, -99] } },
  },
  {
    name: 'Amazon MTR B2C: carriage given free by a promotion',
    purpose: 'sales',
    fileName: 'MTR_B2C-OCTOBER-2025.csv',
    // 1,000 + 100 carriage - 100 promotion: 1,000 at 18% to Karnataka.
    file: csv(
      amazon,
      `${own},IN-2,03-10-2025 10:00:00,Shipment,O1,S1,SI1,1,Lamp,9405,MAHARASHTRA,KARNATAKA,IN,1180,1000,180,0,0,0,0.18,0,1180,1000,0,0,180,0,0,118,100,0,0,18,-118,-100,-18,,`,
    ),
    want: { tables: { b2cs: [1, 1000, 180, 0, 0] } },
  },
  {
    name: 'Meesho: sales and returns of the month in one zip',
    purpose: 'sales',
    fileName: 'gst_october.zip',
    // Karnataka 1,000 less 400 at 5%.
    file: zipSync({
      'tcs_sales.csv': strToU8(
        csv(meesho, `x,kala,${own},1_1,2025-10-03,6204,1,5,1000,50,1050,0,Karnataka,,2025,10,7`),
      ),
      'tcs_sales_return.csv': strToU8(
        csv(
          meesho.replace('order_date', 'order_date,cancel_return_date'),
          `x,kala,${own},9_1,2025-09-25,2025-10-06,6204,1,5,400,20,420,0,Karnataka,,2025,10,7`,
        ),
      ),
    }),
    want: { tables: { b2cs: [1, 600, 30, 0, 0] } },
  },
  {
    name: 'Busy: bills with item amount and taxes, a sale return among them, no rate',
    purpose: 'sales',
    file: {
      Sheet1: [
        ['Kala Traders Private Limited'],
        ['List of Sales Vouchers from 01-10-2025 to 31-10-2025'],
        [
          'Date',
          'Vch/Bill No',
          'Vch Type',
          'Account',
          'GSTIN No.',
          'Taxable Amt',
          'CGST',
          'SGST',
          'IGST',
          'Bill Amount',
        ],
        ['13-10-2025', 'S/1', 'Sale', 'Anand', mh, 10000, 900, 900, 0, 11800],
        ['14-10-2025', 'S/2', 'Sale', 'Rao', ka, 2000, 0, 0, 100, 2100],
        ['15-10-2025', 'SR/1', 'SlRt', 'Anand', mh, -1000, -90, -90, 0, -1180],
        [null, null, null, 'Totals', null, 11000, 810, 810, 100, 12720],
      ],
    },
    want: { tables: { b2b: [2, 12000, 100, 900, 900], cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'portal JSON: two rates of one bill, a credit note, counter sales',
    purpose: 'sales',
    fileName: 'returns_102025.json',
    // 10,000 at 18% and 5,000 at 5%: 900 + 125 each.
    file: JSON.stringify({
      gstin: own,
      fp: '102025',
      b2b: [
        {
          ctin: mh,
          inv: [
            {
              inum: 'A/1',
              idt: '13-10-2025',
              val: 17050,
              pos: '27',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [
                { num: 1, itm_det: { rt: 18, txval: 10000, camt: 900, samt: 900, csamt: 0 } },
                { num: 2, itm_det: { rt: 5, txval: 5000, camt: 125, samt: 125, csamt: 0 } },
              ],
            },
          ],
        },
      ],
      b2cs: [{ sply_ty: 'INTRA', pos: '27', typ: 'OE', rt: 18, txval: 2000, camt: 180, samt: 180, csamt: 0 }],
      cdnr: [
        {
          ctin: mh,
          nt: [
            {
              ntty: 'C',
              nt_num: 'C/1',
              nt_dt: '20-10-2025',
              val: 1180,
              pos: '27',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 1, itm_det: { rt: 18, txval: 1000, camt: 90, samt: 90, csamt: 0 } }],
            },
          ],
        },
      ],
    }),
    want: {
      tables: { b2b: [1, 15000, 0, 1025, 1025], cdnr: [1, -1000, 0, -90, -90], b2cs: [1, 2000, 0, 180, 180] },
    },
  },
  {
    name: 'portal JSON of another GSTIN',
    purpose: 'sales',
    fileName: 'returns_102025.json',
    file: JSON.stringify({ gstin: ka, fp: '102025', b2b: [] }),
    want: { refuse: /29/ },
  },
  {
    name: 'month before day, told by the title alone',
    purpose: 'sales',
    file: csv('Sales for October 2025', '', H, intra('A/1', '10/05/2025'), intra('A/2', '10/12/2025')),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] }, periods: ['10-2025'] },
  },
  {
    name: 'three tables on a sheet: bills, credit notes and counter sales by rate',
    purpose: 'sales',
    file: {
      'October 2025': [
        ['B2B Sales'],
        ['Bill No', 'Date', 'Party', 'GSTIN', 'Taxable', 'CGST', 'SGST', 'IGST', 'Total'],
        ['A/1', '13-10-2025', 'Anand', mh, 10000, 900, 900, 0, 11800],
        ['Total', null, null, null, 10000, 900, 900, 0, 11800],
        [null],
        ['Credit Notes'],
        ['CN No', 'CN Date', 'Against Bill', 'Party', 'GSTIN', 'Taxable', 'CGST', 'SGST', 'IGST', 'Total'],
        ['C/1', '20-10-2025', 'A/1', 'Anand', mh, 1000, 90, 90, 0, 1180],
        [null],
        ['B2C Sales'],
        ['State', 'Rate', 'Taxable', 'CGST', 'SGST', 'IGST'],
        ['Maharashtra', 18, 2000, 180, 180, 0],
      ],
    },
    want: {
      tables: { ...one, cdnr: [1, -1000, 0, -90, -90] },
      // Sums by State and rate: the template of table 7 has other headings.
      aside: [/headings fit no table/],
    },
  },
  {
    name: 'credit notes in brackets with the rupee sign inside',
    purpose: 'sales',
    file: csv(
      `Type,${H}`,
      `Invoice,${intra('A/1')}`,
      `Credit Note,C/1,20-10-2025,Anand Traders,${mh},27-Maharashtra,"(₹ 1,000.00)",18,-,"(₹ 90.00)","(₹ 90.00)","(₹ 1,180.00)"`,
    ),
    want: { tables: { ...one, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'bill to Karnataka, ship to Maharashtra: the place is that of who is billed',
    purpose: 'sales',
    // s.10(1)(b) IGST Act: the third person who directs the delivery has received the goods.
    file: csv(
      'Invoice No,Invoice Date,Bill To Name,Bill To GSTIN,Ship To Name,Ship To GSTIN,Ship To State,Taxable Value,GST %,IGST,CGST,SGST,Invoice Value',
      `A/1,13-10-2025,Rao,${ka},Anand,${mh},Maharashtra,10000,18,1800,0,0,11800`,
    ),
    want: { tables: {}, aside: [/Bill To GSTIN/] },
  },
  {
    name: 'rates of diamonds, gold and of forty per cent',
    purpose: 'sales',
    // 1,00,000 at 0.25%: 125 + 125; 10,000 at 3%: 150 + 150; 1,000 at 40%: 200 + 200.
    file: csv(
      H,
      `A/1,13-10-2025,Anand,${mh},27-Maharashtra,100000,0.25,0,125,125,100250`,
      `A/2,14-10-2025,Anand,${mh},27-Maharashtra,10000,3,0,150,150,10300`,
      `A/3,15-10-2025,Anand,${mh},27-Maharashtra,1000,40,0,200,200,1400`,
    ),
    want: { tables: { b2b: [3, 111000, 0, 475, 475] } },
  },
  {
    name: 'a workbook of the books: sales, returns, purchases, stock and cash on sheets',
    purpose: 'sales',
    file: {
      Stock: [
        ['Item', 'Opening', 'In', 'Out', 'Closing'],
        ['Lamp', 5, 10, 3, 12],
      ],
      Sales: [H.split(','), intra('A/1').split(',')],
      'Sales Return': [
        H.split(','),
        ['C/1', '20-10-2025', 'Anand Traders', mh, '27-Maharashtra', 1000, 18, 0, 90, 90, 1180],
      ],
      Purchase: [P.split(','), ['Anand', mh, 'P/1', '13-10-2025', 4000, 0, 360, 360, 4720]],
      'Cash Book': [
        ['Date', 'Particulars', 'Receipts', 'Payments', 'Balance'],
        ['13-10-2025', 'Rent', 0, 500, 500],
      ],
    },
    want: { tables: { ...one, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'figures in Devanagari digits',
    purpose: 'sales',
    file: csv(
      'बिल नं,दिनांक,पार्टी का नाम,जीएसटीआईएन,राज्य,करयोग्य राशि,कर दर,सीजीएसटी राशि,एसजीएसटी राशि,कुल राशि',
      `A/1,०३-१०-२०२५,आनंद,${mh},महाराष्ट्र,"१०,०००",१८,९००,९००,"११,८००"`,
    ),
    want: { tables: one },
  },
  {
    name: 'the headings in line 45, below a letterhead and terms',
    purpose: 'sales',
    file: csv(...Array.from({ length: 44 }, (_, i) => `Term ${i + 1}`), H, intra('A/1')),
    want: { tables: {}, aside: [/headings fit no table/] },
  },
  {
    name: 'gross, discount and net before the taxes',
    purpose: 'sales',
    // 11,000 less 1,000 is 10,000, taxed at 900 + 900.
    file: csv(
      'Bill No,Date,Party,GSTIN,Gross Amount,Discount,Net Amount,CGST,SGST,Bill Total',
      `A/1,13-10-2025,Anand,${mh},11000,1000,10000,900,900,11800`,
    ),
    want: { tables: {}, aside: [/Taxable Value is missing/] },
  },
  {
    name: 'an amount, its taxes and a total',
    purpose: 'sales',
    file: csv(
      'Bill No,Date,Party,GSTIN,Amount,CGST,SGST,IGST,Total',
      `A/1,13-10-2025,Anand,${mh},10000,900,900,0,11800`,
    ),
    want: { tables: one },
  },
  {
    name: 'the e-invoices of the portal in Excel, one cancelled',
    purpose: 'sales',
    file: {
      'b2b, sez, de': [
        ['Details of Invoices auto-populated from e-invoices'],
        [
          'GSTIN/UIN of Recipient',
          'Receiver Name',
          'Invoice Number',
          'Invoice date',
          'Invoice Value',
          'Place of Supply',
          'Reverse Charge',
          'Applicable % of Tax Rate',
          'Invoice Type',
          'E-Commerce GSTIN',
          'Rate',
          'Taxable Value',
          'Integrated Tax',
          'Central Tax',
          'State/UT Tax',
          'Cess Amount',
          'IRN',
          'IRN date',
          'E-invoice status',
        ],
        [
          mh,
          'Anand',
          'A/1',
          '13-10-2025',
          11800,
          '27-Maharashtra',
          'N',
          null,
          'Regular B2B',
          null,
          18,
          10000,
          0,
          900,
          900,
          0,
          'a1',
          '13-10-2025',
          'Valid',
        ],
        [
          mh,
          'Anand',
          'A/2',
          '14-10-2025',
          11800,
          '27-Maharashtra',
          'N',
          null,
          'Regular B2B',
          null,
          18,
          10000,
          0,
          900,
          900,
          0,
          'a2',
          '14-10-2025',
          'Cancelled',
        ],
      ],
    },
    want: { tables: one },
  },
  {
    name: 'a stock summary offered as sales',
    purpose: 'sales',
    file: csv('Stock Summary', 'Particulars,Quantity,Rate,Value', 'Lamp,12,100,1200'),
    want: { refuse: /./ },
  },
  {
    name: 'a price list with GST offered as sales',
    purpose: 'sales',
    file: csv('Item,HSN,Rate,GST %,MRP', 'Lamp,9405,100,18,150'),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'quotations and proforma bills among the invoices',
    purpose: 'sales',
    file: csv(
      `Document Type,${H}`,
      `Tax Invoice,${intra('A/1')}`,
      `Proforma Invoice,${intra('PI/1')}`,
      `Quotation,${intra('Q/1')}`,
    ),
    want: { tables: one },
  },
  {
    name: 'delivery challans and sales orders among the invoices',
    purpose: 'sales',
    file: csv(
      `Voucher Type,${H}`,
      `Sales,${intra('A/1')}`,
      `Delivery Challan,${intra('DC/1')}`,
      `Sales Order,${intra('SO/1')}`,
    ),
    want: { tables: one },
  },
  {
    name: 'the quarter of a small taxpayer in three months side by side on sheets without dates',
    purpose: 'sales',
    file: {
      Oct: [
        ['State', 'Rate', 'Taxable Value', 'CGST', 'SGST'],
        ['Maharashtra', 18, 1000, 90, 90],
      ],
      Nov: [
        ['State', 'Rate', 'Taxable Value', 'CGST', 'SGST'],
        ['Maharashtra', 18, 2000, 180, 180],
      ],
    },
    want: { tables: {}, warn: /Oct was left out.*Nov was left out/ },
  },
  {
    name: 'two tax columns whose headings say the rate as well',
    purpose: 'sales',
    file: csv(
      'Bill No,Date,Party,GSTIN,Taxable Value,CGST @9%,SGST @9%,Bill Value',
      `A/1,13-10-2025,Anand,${mh},10000,900,900,11800`,
    ),
    want: { tables: one },
  },
  {
    name: 'a gap of blank lines within the table and a signature below',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      '',
      '',
      intra('A/2'),
      '',
      'For Kala Traders Private Limited',
      'Authorised Signatory',
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'Shopify: an order paid and one refunded in full',
    purpose: 'sales',
    answers: { orders: 'summary', inclusive: 'yes' },
    fileName: 'orders_export.csv',
    // 1,050 with 5% inside: 1,000 + 25 + 25; the refunded order leaves nothing.
    file: csv(
      'Name,Email,Financial Status,Paid at,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem taxable,Billing Province,Billing Country,Shipping Province,Shipping Country,Cancelled at,Refunded Amount,Tax 1 Name,Tax 1 Value,Tax 2 Name,Tax 2 Value',
      '#1001,,paid,,INR,1050.00,0,50.00,1050.00,2025-10-05 10:00:00 +0530,1,Shirt,1050.00,true,MH,IN,MH,IN,,0.00,CGST 2.5%,25.00,SGST 2.5%,25.00',
      '#1002,,refunded,,INR,1050.00,0,50.00,1050.00,2025-10-06 10:00:00 +0530,1,Shirt,1050.00,true,MH,IN,MH,IN,,1050.00,CGST 2.5%,25.00,SGST 2.5%,25.00',
    ),
    want: { tables: { b2cs: [1, 1000, 0, 25, 25] }, aside: [/refunded/] },
  },
  {
    name: 'purchases: reverse charge, blocked credit and an import beside each other',
    purpose: 'purchases',
    file: csv(
      `${P},Reverse Charge,ITC Eligible`,
      `Anand,${mh},P/1,13-10-2025,10000,0,900,900,11800,N,Yes`,
      `Rao,${ka},P/2,14-10-2025,5000,250,0,0,5250,Y,Yes`,
      `Anand,${mh},P/3,15-10-2025,2000,0,180,180,2360,N,No`,
    ),
    want: { tables: { purchases: [3, 17000, 250, 1080, 1080] } },
  },
  {
    name: 'purchases in Hindi with Dr behind the amounts',
    purpose: 'purchases',
    file: csv(
      'क्र.सं.,बिल संख्या,बिल दिनांक,विवरण,जीएसटीआईएन,करयोग्य राशि,सीजीएसटी राशि,एसजीएसटी राशि,आईजीएसटी राशि,कुल राशि',
      `1,P/1,13-10-2025,आनंद,${mh},"10,000.00 Dr","900.00 Dr","900.00 Dr",-,"11,800.00 Dr"`,
    ),
    want: { tables: { purchases: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'purchases: the supplier’s number in one column with its date',
    purpose: 'purchases',
    file: csv(
      'Supplier Name,GSTIN of Supplier,Supplier Invoice No & Date,Taxable Value,CGST,SGST,IGST,Total',
      `Anand,${mh},P/1 dt. 13-10-2025,10000,900,900,0,11800`,
    ),
    want: { tables: {}, aside: [/Document number is missing/, /Document date is missing/] },
  },
  {
    name: 'purchases: headings over two lines, tax under one heading',
    purpose: 'purchases',
    file: {
      Sheet1: [
        ['Purchase Register October 2025'],
        ['Supplier', null, 'Invoice', null, 'Taxable', 'Input Tax', null, null, 'Invoice'],
        ['Name', 'GSTIN', 'No', 'Date', 'Value', 'IGST', 'CGST', 'SGST', 'Value'],
        ['Anand', mh, 'P/1', '13-10-2025', 10000, 0, 900, 900, 11800],
        ['Total', null, null, null, 10000, 0, 900, 900, 11800],
      ],
    },
    want: { tables: { purchases: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'a trial balance of six columns, the closing ones first',
    purpose: 'trial_balance',
    // Cash 500 Dr + 2,000 - 1,000 = 1,500 Dr; capital 500 Cr; sales 1,000 Cr.
    file: {
      TB: [
        ['Kala Traders', null, null, null, null, null, null],
        ['Ledger', 'Closing Balance', null, 'Opening Balance', null, 'Transactions', null],
        [null, 'Debit', 'Credit', 'Debit', 'Credit', 'Debit', 'Credit'],
        ['Cash', 1500, null, 500, null, 2000, 1000],
        ['Rao Capital', null, 500, null, 500, null, null],
        ['Sales', null, 1000, null, null, null, 1000],
        ['Total', 1500, 1500, 500, 500, 2000, 2000],
      ],
    },
    want: { tables: { ledgers: [3, { debit: 1500, credit: 1500 }] } },
  },
  {
    name: 'a trial balance with the side in brackets behind lakh commas',
    purpose: 'trial_balance',
    file: csv(
      'Account,Closing Balance',
      'Cash,"1,00,000.00 (Dr)"',
      'Bank,"50,000.00 (Dr)"',
      'Capital,"1,50,000.00 (Cr)"',
    ),
    want: { tables: { ledgers: [3, { debit: 150000, credit: 150000 }] } },
  },
  {
    name: 'a trial balance with debit balances left and credit balances right',
    purpose: 'trial_balance',
    file: csv(
      'Debit Balances,Amount,Credit Balances,Amount',
      'Cash,100000,Capital,120000',
      'Bank,50000,Creditors,30000',
      'Total,150000,Total,150000',
    ),
    want: { refuse: /the ledger name/ },
  },
  {
    name: 'a trial balance with a stock note and a percent column',
    purpose: 'trial_balance',
    file: csv(
      'Particulars,Debit,Credit,% of total',
      'Cash,1000,,40',
      'Opening Stock,1500,,60',
      'Capital,,2500,100',
      'Grand Total,2500,2500,',
      '"Note: closing stock 1,700",,,',
    ),
    want: { tables: { ledgers: [3, { debit: 2500, credit: 2500 }] } },
  },
  {
    name: 'a trial balance whose debits carry a minus in a Tally-like XML-to-Excel',
    purpose: 'trial_balance',
    file: csv(
      'Ledger Name,Opening Balance,Closing Balance',
      'Cash,-500.00,-1500.00',
      'Capital,500.00,1500.00',
    ),
    want: { refuse: /./ },
  },
  {
    name: 'clients: whole names with titles, types from the PANs',
    purpose: 'clients',
    file: csv(
      'Sl No,Name of Assessee,PAN,DOB / DOI,Mobile No,Email ID,File No',
      '1,Shri Ramesh Kumar Sharma,ZZZPS1234F,15/08/1975,98220 12345,ramesh@mail.test,F-1',
      '2,Suresh Gupta (HUF),ZZZHG1234K,01/04/2001,9822012346,suresh@mail.test,F-2',
      '3,Omkar Metals Private Limited,ZZZCM1234L,20/06/2010,9822012347,omkar@mail.test,F-3',
    ),
    want: { tables: { clients: [3] } },
  },
  {
    name: 'clients: the PAN in brackets behind the name',
    purpose: 'clients',
    file: csv('Client,Phone', 'Ramesh Sharma (ZZZPS1234F),9822012345'),
    want: { refuse: /./ },
  },
  {
    name: 'clients: a proprietor with a trade name and a legal name',
    purpose: 'clients',
    file: csv(
      'Trade Name,Legal Name of Business,GSTIN,PAN,Mobile',
      `Laxmi Stores,Ramesh Kumar Sharma,${gstinOf('ZZZPS1234F', '27')},ZZZPS1234F,9822012345`,
    ),
    want: { tables: { clients: [1] } },
  },
  {
    name: 'deductees and challans on sheets, each deductee by the serial of its challan',
    purpose: 'tds',
    file: {
      Challans: [
        ['Sr No', 'BSR Code', 'Challan Serial No', 'Date of Deposit', 'TDS', 'Interest', 'Total'],
        [1, '0510308', '12345', '07-11-2025', 3000, 0, 3000],
      ],
      Deductees: [
        [
          'Sr No',
          'Challan Serial No',
          'Name',
          'PAN',
          'Section',
          'Date of Payment',
          'Amount Paid',
          'Rate',
          'TDS',
        ],
        [1, '12345', 'Anand Traders', 'ZZZFA1111B', '194C', '15-10-2025', 100000, 2, 2000],
        [2, '12345', 'Meera Joshi', 'ZZZPJ1234F', '194J', '20-10-2025', 10000, 10, 1000],
      ],
    },
    want: { tables: { challans: [1, { tax: 3000 }], deductees: [2, { amount: 110000, tax: 3000 }] } },
  },
  {
    name: 'deductees with lakh commas, percent signs and a payee without PAN',
    purpose: 'tds',
    // 1,00,000 at 10% and, without a PAN, 50,000 at 20% (s.206AA).
    file: csv(
      'Name,PAN,Section,Date of Payment,Amount Paid,TDS Rate,TDS Amount',
      'Meera Joshi,ZZZPJ1234F,194J,15-Oct-2025,"1,00,000.00",10%,"10,000.00"',
      'Gopal,PANNOTAVBL,194C,16-Oct-2025,"50,000.00",20%,"10,000.00"',
    ),
    want: { tables: { deductees: [2, { amount: 150000, tax: 20000 }] } },
  },
  {
    name: 'deductees with Dr behind one amount and a return of tax in brackets',
    purpose: 'tds',
    file: csv(
      'Name,PAN,Section,Date of Payment,Amount Paid,TDS Rate,TDS Amount',
      'Meera Joshi,ZZZPJ1234F,194J,15-Oct-2025,"1,00,000.00 Dr",10,10000',
      'Anand,ZZZFA1111B,194C,16-Oct-2025,(50000),2,(1000)',
    ),
    want: { tables: {}, aside: [/negative/, /negative/, /negative/] },
  },
  {
    name: 'gains of ICICI Direct: expenses of the purchase and of the sale',
    purpose: 'gains',
    answers: { asset: 'listed' },
    // Sold for 10,000 with 10 of expenses, bought for 8,000 with 8: a gain of 1,982.
    file: csv(
      'Stock Symbol,ISIN,Qty,Sale Date,Sale Rate,Sale Value,Sale Expenses,Purchase Date,Purchase Rate,Purchase Value,Purchase Expenses,Profit/Loss(-)',
      'INFY,INE009A01021,10,15-Jul-2025,1000,10000,10,10-Jan-2024,800,8000,8,1982',
    ),
    want: { tables: { gains: [1, { value: 10000, amount: 1982 }] } },
  },
  {
    name: 'gains without days of purchase',
    purpose: 'gains',
    file: csv(
      'Scrip Name,ISIN,Qty,Sell Date,Sell Value,Buy Value,P&L',
      'Infosys,INE009A01021,10,15-07-2025,10000,8000,2000',
    ),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'bank: headings over two lines, days with month names, newest first',
    purpose: 'bank',
    file: {
      Sheet1: [
        ['Statement of account 001234'],
        ['Transaction', null, 'Amount', null, 'Running'],
        ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
        ['05-Oct-25', 'NEFT Rao', null, 5000, 14000],
        ['03-Oct-25', 'Rent', 1000, null, 9000],
        ['01-Oct-25', 'UPI Anand', null, 2000, 10000],
      ],
    },
    want: { tables: { bank: [3, { debit: 1000, credit: 7000 }] } },
  },
  {
    name: 'bank: month first, told by one day, dashes for nothing',
    purpose: 'bank',
    file: csv(
      'Date,Description,Withdrawals,Deposits,Balance',
      '10/03/2025,Opening deposit,-,1000.00,1000.00',
      '10/15/2025,Cheque 5,400.00,-,600.00',
    ),
    want: { tables: { bank: [2, { debit: 400, credit: 1000 }] } },
  },
  {
    name: 'bank: charges reversed as a minus among the withdrawals',
    purpose: 'bank',
    // The balance rises by 50: it is a credit.
    file: csv(
      'Date,Narration,Withdrawal Amt,Deposit Amt,Closing Balance',
      '13-10-2025,Charges,50.00,,950.00',
      '14-10-2025,Charges reversed,-50.00,,1000.00',
    ),
    want: { tables: { bank: [2, { debit: 50, credit: 50 }] } },
  },
  {
    name: 'a credit card statement: amount with Cr for payments',
    purpose: 'bank',
    file: csv(
      'Date,Transaction Details,Amount (in Rs.)',
      '03/10/2025,Fuel,"1,500.00"',
      '15/10/2025,Payment received,"1,000.00 Cr"',
    ),
    want: { tables: {}, aside: [/No heading row/] },
  },
];
