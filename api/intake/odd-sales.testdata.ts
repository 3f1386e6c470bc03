import { gstinOf } from '../testing/gst.ts';
import { type Case, csv, H, intra, ka, mh, own } from './nasty-cases.testdata.ts';

/** Another buyer of Maharashtra. */
const mh2 = gstinOf('ZZZFB2222C', '27');
/** A document line of H with its cells changed by their headings. */
const line = (change: Record<string, string | number>, base = intra('A/1')) => {
  const cells = base.split(',');
  for (const [name, value] of Object.entries(change)) cells[H.split(',').indexOf(name)] = String(value);
  return cells.map((c) => (/[",]/.test(c) ? `"${c}"` : c)).join(',');
};
/** 10,000 at 18% within the State, once. */
const once = { b2b: [1, 10000, 0, 900, 900] } as const;

/** Registers of sales in ways of their own; each truth is worked by hand. */
export const oddSales: Case[] = [
  {
    name: 'columns backwards, with a serial number and remarks',
    purpose: 'sales',
    file: csv(
      `Remarks,${H.split(',').reverse().join(',')},S.No.`,
      `,${intra('A/1').split(',').reverse().join(',')},1`,
      `,${intra('A/2').split(',').reverse().join(',')},2`,
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'headings in Hindi of another office',
    purpose: 'sales',
    file: csv(
      'क्र.सं.,चालान संख्या,चालान दिनांक,ग्राहक का नाम,जीएसटीआईएन,राज्य,करयोग्य राशि,कर दर,आईजीएसटी राशि,सीजीएसटी राशि,एसजीएसटी राशि,कुल राशि',
      `1,${intra('A/1').replace('27-Maharashtra', 'महाराष्ट्र')}`,
    ),
    want: { tables: once },
  },
  {
    name: 'headings of English written in Devanagari',
    purpose: 'sales',
    file: csv(
      'इनवॉइस नंबर,इनवॉइस डेट,पार्टी,जीएसटी नं,स्टेट,टैक्सेबल वैल्यू,जीएसटी %,आईजीएसटी,सीजीएसटी,एसजीएसटी,टोटल',
      intra('A/1'),
    ),
    want: { tables: once },
  },
  {
    name: 'headings in Gujarati',
    purpose: 'sales',
    file: csv('બિલ નંબર,તારીખ,પાર્ટી,જીએસટી નંબર,રકમ', `A/1,15-10-2025,Anand,${mh},11800`),
    want: { aside: [/./], tables: {} },
  },
  {
    name: 'pages with sums carried over',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      'Carried Over,,,,,10000,,0,900,900,11800',
      'Page 1 of 2,,,,,,,,,,',
      H,
      'Brought Forward,,,,,10000,,0,900,900,11800',
      intra('A/2'),
      'Grand Total,,,,,20000,,0,1800,1800,23600',
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'sums of each day in the date column',
    purpose: 'sales',
    file: csv(
      `Date,Bill No,Party,GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST,Bill Amount`,
      `15-10-2025,A/1,Anand,${mh},27-Maharashtra,10000,18,0,900,900,11800`,
      `Day Total,,,,,10000,,0,900,900,11800`,
      `16-10-2025,A/2,Anand,${mh},27-Maharashtra,10000,18,0,900,900,11800`,
      `Total of 16-10-2025,,,,,10000,,0,900,900,11800`,
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'a sum without a word behind the lines',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/2'), ',,,,,20000,,0,1800,1800,23600'),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'a list of debtors, every amount marked Dr',
    purpose: 'sales',
    file: csv(
      H,
      line({ 'Taxable Value': '10,000.00 Dr' }),
      line({ 'Invoice No': 'A/2', 'Taxable Value': '10,000.00 Dr' }),
    ),
    want: { tables: {}, aside: [/Dr/] },
  },
  {
    name: 'returns told by Dr beside sales told by Cr',
    purpose: 'sales',
    // The ledger of sales is credited by a sale and debited by a return.
    file: csv(
      H,
      line({ 'Taxable Value': '10,000.00 Cr' }),
      line({
        'Invoice No': 'A/2',
        'Taxable Value': '1,000.00 Dr',
        CGST: '90.00 Dr',
        SGST: '90.00 Dr',
        'Invoice Value': '1,180.00',
      }),
    ),
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'dates of two figures for the year, with dots',
    purpose: 'sales',
    file: csv(H, intra('A/1', '15.10.25'), intra('A/2', '5/10/25')),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'dates of ISO with a time, in words and as digits',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1', '2025-10-15T10:30:00'),
      intra('A/2', '15-Oct-25'),
      intra('A/3', '20251017'),
      line({ 'Invoice No': 'A/4', 'Invoice Date': '"Oct 18, 2025"'.replaceAll('"', '') }),
    ),
    want: { tables: { b2b: [4, 40000, 0, 3600, 3600] } },
  },
  {
    name: 'month first, told by one date',
    purpose: 'sales',
    file: csv(H, intra('A/1', '10/15/2025'), intra('A/2', '10/05/2025')),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'amounts in lakh commas with Cr behind each',
    purpose: 'sales',
    // 1,23,456 at 18%: 11,111.04 + 11,111.04.
    file: csv(
      H,
      line({
        'Taxable Value': '1,23,456.00 Cr',
        CGST: '11,111.04 Cr',
        SGST: '11,111.04 Cr',
        'Invoice Value': '1,45,678.08 Dr',
      }),
    ),
    want: { tables: { b2b: [1, 123456, 0, 11111.04, 11111.04] } },
  },
  {
    name: 'figures with a decimal comma',
    purpose: 'sales',
    file: csv(
      H.replaceAll(',', ';'),
      `A/1;15-10-2025;Anand;${mh};27-Maharashtra;10.000,00;18;0;900,00;900,00;11.800,00`,
    ),
    want: { tables: {}, aside: [/./] },
  },
  {
    name: 'minus signs behind and of another kind',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      line({
        'Invoice No': 'A/2',
        'Taxable Value': '1000-',
        CGST: '\u221290',
        SGST: '\u221290',
        'Invoice Value': '1180-',
      }),
    ),
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'units in brackets of a heading',
    purpose: 'sales',
    file: csv(
      H.replace('Taxable Value', 'Taxable Value (Lakhs)'),
      `A/1,15-10-2025,Anand,${mh},27-Maharashtra,1.00,18,0,0.09,0.09,1.18`,
    ),
    want: { refuse: /rupees/i },
  },
  {
    name: 'figures in lacs by a line of their own',
    purpose: 'sales',
    file: csv(
      'Sales Register,,,,,,,,,,',
      'Figures in Lacs,,,,,,,,,,',
      H,
      `A/1,15-10-2025,Anand,${mh},27-Maharashtra,1.00,18,0,0.09,0.09,1.18`,
    ),
    want: { refuse: /rupees/i },
  },
  {
    name: 'sales and purchases in one register, a debit note to a supplier among them',
    purpose: 'sales',
    file: csv(
      `${H},Vch Type`,
      `${intra('A/1')},Sales`,
      `P/7,15-10-2025,Rao Stores,${ka},27-Maharashtra,5000,18,900,0,0,5900,Purchase`,
      `D/1,18-10-2025,Rao Stores,${ka},29-Karnataka,500,18,90,0,0,590,Debit Note`,
      `C/1,18-10-2025,Anand Traders,${mh},27-Maharashtra,1000,18,0,90,90,1180,Credit Note`,
    ),
    want: { ask: 'sides' },
  },
  {
    name: 'the sums of counter sales by day and rate, without numbers',
    purpose: 'sales',
    file: csv(
      'Date,Particulars,Place of Supply,Rate,Taxable Value,CGST,SGST,Total',
      '15-10-2025,Cash sales,27-Maharashtra,18,5000,450,450,5900',
    ),
    want: { tables: { b2cs: [1, 5000, 0, 450, 450] } },
  },
  {
    name: 'a counter bill of a buyer without GSTIN and without a place',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,Taxable Value,Rate,CGST,SGST,Bill Amount',
      'B/1,15-10-2025,Cash,5000,18,450,450,5900',
    ),
    want: { tables: { b2cs: [1, 5000, 0, 450, 450] } },
  },
  {
    name: 'central tax charged on a supply to another State',
    purpose: 'sales',
    file: csv(H, intra('A/1'), line({ 'Invoice No': 'A/2', GSTIN: ka, 'Place of Supply': '29-Karnataka' })),
    want: { tables: once, aside: [/./] },
  },
  {
    name: 'one number for two buyers',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/1', '16-10-2025', mh2)),
    want: { tables: {}, aside: [/number/i, /number/i] },
  },
  {
    name: 'one number on two days',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/2'), intra('A/1', '17-10-2025')),
    want: { tables: once, aside: [/number/i, /number/i] },
  },
  {
    name: 'exports with a letter of undertaking, by a country',
    purpose: 'sales',
    file: csv(
      `${H},Supply Type`,
      'E/1,15-10-2025,Acme GmbH,,Other Territory Outside India,20000,0,0,0,0,20000,Export under LUT',
      'E/2,16-10-2025,Acme GmbH,,96-Foreign Country,5000,0,0,0,0,5000,EXPWOP',
    ),
    want: { tables: { exp: [2, 25000] } },
  },
  {
    name: 'a credit note typed as a sale below nought, of the invoice’s own number',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      line({
        'Invoice No': 'A/1R',
        'Invoice Date': '20-10-2025',
        'Taxable Value': -10000,
        CGST: -900,
        SGST: -900,
        'Invoice Value': -11800,
      }),
    ),
    want: { tables: { ...once, cdnr: [1, -10000, 0, -900, -900] } },
  },
  {
    name: 'a credit note whose tax has another sign',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      line({ 'Invoice No': 'A/2', 'Taxable Value': -1000, CGST: 90, SGST: 90, 'Invoice Value': -1180 }),
    ),
    want: { tables: once, aside: [/./] },
  },
  {
    name: 'cancelled by a remark',
    purpose: 'sales',
    file: csv(`${H},Remarks`, `${intra('A/1')},`, `${intra('A/2')},CANCELLED`),
    want: { tables: once },
  },
  {
    name: 'the GSTIN of the buyer behind the name',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,Taxable Value,Rate,CGST,SGST,Bill Amount',
      `A/1,15-10-2025,Anand Traders (GSTIN ${mh}),10000,18,900,900,11800`,
      'A/2,16-10-2025,Cash,10000,18,900,900,11800',
    ),
    want: { tables: { ...once, b2cs: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'B2B by its type and no GSTIN',
    purpose: 'sales',
    file: csv(
      `${H},Type`,
      `${intra('A/1')},B2B`,
      `A/2,16-10-2025,Rao Stores,,27-Maharashtra,10000,18,0,900,900,11800,B2B`,
      `A/3,16-10-2025,Cash,,27-Maharashtra,1000,18,0,90,90,1180,B2C`,
    ),
    want: { tables: { ...once, b2cs: [1, 1000, 0, 90, 90] }, aside: [/GSTIN/] },
  },
  {
    name: 'a value of the bill that nothing explains',
    purpose: 'sales',
    file: csv(H, intra('A/1'), line({ 'Invoice No': 'A/2', 'Invoice Value': 15800 })),
    want: { tables: once, aside: [/15800/] },
  },
  {
    name: 'tax collected at source outside the taxable value',
    purpose: 'sales',
    file: csv(
      `${H.replace('Invoice Value', 'TCS,Invoice Value')}`,
      intra('A/1').replace(',11800', ',11.80,11811.80'),
    ),
    want: { tables: {}, aside: [/TCS/] },
  },
  {
    name: 'a column for each rate',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,State,Taxable 5%,CGST 2.5%,SGST 2.5%,Taxable 18%,CGST 9%,SGST 9%,Bill Amount',
      // 1,000 at 5% is 25 + 25; 10,000 at 18% is 900 + 900: 12,850 in all.
      `A/1,15-10-2025,Anand,${mh},Maharashtra,1000,25,25,10000,900,900,12850`,
    ),
    want: { tables: { b2b: [1, 11000, 0, 925, 925] } },
  },
  {
    name: 'the price of one and the rate of tax',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,State,Item,Qty,Rate,GST%,Taxable Amt,CGST,SGST,IGST,Bill Amt',
      // 100 pieces of 18 rupees at 5%: 1,800, 45 + 45.
      `A/1,15-10-2025,Anand,${mh},Maharashtra,Pens,100,18,5,1800,45,45,0,1890`,
    ),
    want: { tables: { b2b: [1, 1800, 0, 45, 45] } },
  },
  {
    name: 'the State of the bill and that of the delivery',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,Bill To State,Ship To State,Taxable Value,GST %,IGST,CGST,SGST,Bill Amount',
      `A/1,15-10-2025,Cash,,Maharashtra,Karnataka,1000,18,180,0,0,1180`,
    ),
    want: { tables: { b2cs: [1, 1000, 180, 0, 0] } },
  },
  {
    name: 'sales and purchases side by side',
    purpose: 'sales',
    file: {
      'Oct 2025': [
        ['SALES', null, null, null, null, null, null, 'PURCHASES'],
        [
          ...['Bill No', 'Date', 'GSTIN', 'Taxable Value', 'CGST', 'SGST', null],
          ...['Bill No', 'Date', 'GSTIN', 'Taxable Value', 'CGST', 'SGST'],
        ],
        ['A/1', '15-10-2025', mh, 10000, 900, 900, null, 'P/1', '15-10-2025', mh2, 5000, 450, 450],
      ],
    },
    want: { tables: {}, aside: [/Bill No/, /GSTIN/, /Taxable/, /CGST/, /SGST/] },
  },
  {
    name: 'a sheet of credit notes in plain figures beside the sales',
    purpose: 'sales',
    file: {
      Sales: [H.split(','), ...[intra('A/1').split(',')]],
      'Sales Return': [
        H.split(','),
        ['R/1', '20-10-2025', 'Anand', mh, '27-Maharashtra', 1000, 18, 0, 90, 90, 1180],
      ],
    },
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'a sheet of the portal’s name with headings of its own',
    purpose: 'sales',
    file: {
      B2B: [H.split(','), intra('A/1').split(',')],
      CDNR: [
        [
          'Note No',
          'Note Date',
          'GSTIN',
          'Party',
          'Note Type',
          'Place of Supply',
          'Taxable Value',
          'Rate',
          'IGST',
          'CGST',
          'SGST',
          'Note Value',
        ],
        ['C/1', '20-10-2025', mh, 'Anand', 'C', '27-Maharashtra', 1000, 18, 0, 90, 90, 1180],
      ],
    },
    want: { tables: { ...once, cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'a summary sheet beside the register',
    purpose: 'sales',
    file: {
      Summary: [
        ['Rate', 'Taxable Value', 'CGST', 'SGST'],
        [18, 10000, 900, 900],
        ['Total', 10000, 900, 900],
      ],
      Register: [H.split(','), intra('A/1').split(',')],
    },
    want: { tables: once },
  },
  {
    name: 'cells that a formula spoiled',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      line({ 'Invoice No': 'A/2', 'Taxable Value': '#REF!' }),
      line({ 'Invoice No': 'A/3', GSTIN: '#N/A' }),
    ),
    want: { tables: once, aside: [/./, /./] },
  },
  {
    name: 'prices with the tax inside, the rate beside them',
    purpose: 'sales',
    // 11,800 with 18% inside: 10,000 + 900 + 900; 1,050 with 5% inside: 1,000 + 25 + 25.
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,State,GST %,Amount (incl. GST)',
      `A/1,15-10-2025,Anand Traders,${mh},Maharashtra,18,11800`,
      'A/2,16-10-2025,Cash,,Maharashtra,5,1050',
    ),
    want: { tables: { ...once, b2cs: [1, 1000, 0, 25, 25] } },
  },
  {
    name: 'prices with the tax inside and no rate',
    purpose: 'sales',
    file: csv('Bill No,Bill Date,Customer,Amount incl. GST', 'A/1,15-10-2025,Cash,11800'),
    want: { tables: {}, aside: [/Rate/] },
  },
  {
    name: 'the value of the bill and the rate, and nothing that says the tax is inside',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,State,GST %,Bill Amount',
      `A/1,15-10-2025,Anand Traders,${mh},Maharashtra,18,11800`,
    ),
    want: { ask: 'inside' },
  },
  {
    name: 'the value of the bill with its taxes',
    purpose: 'sales',
    // 11,800 less 900 and 900 is 10,000, of which 1,800 is 18%; of 11,800 it is no rate.
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,State,CGST,SGST,IGST,Bill Amount',
      `A/1,15-10-2025,Anand Traders,${mh},Maharashtra,900,900,0,11800`,
    ),
    want: { tables: once },
  },
  {
    name: 'advances received, the tax inside',
    purpose: 'sales',
    // 11,800 with 18% inside is 10,000; 5,900 to Karnataka is 5,000 with 900 integrated tax.
    file: csv(
      'Receipt No,Receipt Date,Customer,Place of Supply,Type,Amount (incl. GST),GST Rate',
      'R/1,15-10-2025,Cash,27-Maharashtra,Advance,11800,18',
      'R/2,16-10-2025,Rao,29-Karnataka,Advance,5900,18',
    ),
    want: { tables: { at: [2, { igst: 900, cgst: 900, sgst: 900, value: 15000 }] } },
  },
  {
    name: 'receipts of which some are advances and some settle a bill',
    purpose: 'sales',
    file: csv(
      'Receipt No,Receipt Date,Customer,Place of Supply,Type,Amount (incl. GST),GST Rate,Against Voucher No',
      'R/1,15-10-2025,Cash,27-Maharashtra,Advance,11800,18,',
      'R/2,16-10-2025,Rao,27-Maharashtra,Against bill,5900,18,A/1',
      'R/3,17-10-2025,Rao,27-Maharashtra,Refund,1180,18,',
    ),
    want: { tables: { at: [1, { cgst: 900, sgst: 900, value: 10000 }] }, aside: [/refund/] },
  },
  {
    name: 'advances adjusted against invoices',
    purpose: 'sales',
    file: csv(
      'Advances adjusted,,,,',
      'Receipt No,Date,Place of Supply,Advance adjusted (incl. GST),GST Rate',
      'R/1,15-10-2025,27-Maharashtra,11800,18',
    ),
    want: { tables: { txpd: [1, { cgst: 900, sgst: 900, value: 10000 }] } },
  },
  {
    name: 'the seller’s GSTIN on each line, of one registration that is not the client’s',
    purpose: 'sales',
    file: csv(`Our GSTIN,${H}`, `${gstinOf('ZZZCQ9999A', '27')},${intra('A/1')}`),
    want: { tables: {}, aside: [/ZZZCQ9999A/] },
  },
  {
    name: 'a letterhead whose GSTIN is the client’s, the buyers below',
    purpose: 'sales',
    file: csv(`Kala Traders,GSTIN ${own},,,,,,,,,`, 'Sales October 2025,,,,,,,,,,', H, intra('A/1')),
    want: { tables: once },
  },
  {
    name: 'cess beside 28 per cent, a cess rate beside its amount',
    purpose: 'sales',
    // 10,000 at 28%: 1,400 + 1,400, cess 12%: 1,200.
    file: csv(
      'Invoice No,Invoice Date,Party,GSTIN,Place of Supply,Taxable Value,GST Rate,CGST,SGST,Cess Rate,Cess Amount,Invoice Value',
      `A/1,15-09-2025,Anand,${mh},27-Maharashtra,10000,28,1400,1400,12,1200,14000`,
    ),
    want: { tables: { b2b: [1, 10000, 0, 1400, 1400, { cess: 1200 }] } },
  },
  {
    name: 'a rate that is another than the tax charged',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/3', '16-10-2025'), line({ 'Invoice No': 'A/2', Rate: 5 })),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] }, aside: [/tax/i] },
  },
  {
    name: 'lines separated by bars',
    purpose: 'sales',
    file: csv(H.replaceAll(',', '|'), intra('A/1').replaceAll(',', '|')),
    want: { tables: once },
  },
  {
    name: 'a break of a line inside a cell',
    purpose: 'sales',
    file: csv(H, intra('A/1').replace('Anand Traders', '"Anand\nTraders, Pune"')),
    want: { tables: once },
  },
  {
    name: 'an e-way list offered as sales',
    purpose: 'sales',
    file: csv(
      'EWB No,EWB Date,Supply Type,Doc.No,Doc.Date,Doc.Type,OTHER PARTY GSTIN,TRANSPORTER DETAILS,From GSTIN Info,TO GSTIN Info,Status,No of Items,Main HSN Code,Main HSN Desc,Assessable Value,SGST Value,CGST Value,IGST Value,CESS Value,Total Invoice Value,Valid Till Date',
      `331234567890,15/10/2025,Outward,A/1,15/10/2025,Tax Invoice,${mh},X,"${own} ,Pune","${mh} ,Pune",Active,1,8471,PC,10000,900,900,0,0,11800,16/10/2025`,
    ),
    want: { tables: once },
  },
];
