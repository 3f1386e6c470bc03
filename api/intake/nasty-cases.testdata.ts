import { gstinOf } from '../testing/gst.ts';

/** The client of every case, in Maharashtra, and buyers; suppliers of the purchases are the same people. */
export const own = '27ZZZCK0001A1ZU';
export const mh = gstinOf('ZZZCA1111B', '27');
export const ka = gstinOf('ZZZFK3333D', '29');

export type Cell = string | number | null;
export interface Case {
  name: string;
  purpose: string;
  /** A CSV as text, bytes, or sheets of a workbook. */
  file: string | Uint8Array | Record<string, readonly (readonly Cell[])[]>;
  fileName?: string;
  answers?: Record<string, string>;
  want: {
    /** Refused as a whole, in these words. */
    refuse?: RegExp;
    /** Asked before anything is taken. */
    ask?: string;
    /** Rows and sums by table: rows, taxable, igst, cgst, sgst (or debit, credit, amount, tax by name). */
    tables?: Record<string, readonly (number | Record<string, number>)[]>;
    /** Return periods it goes to. */
    periods?: readonly string[];
    /** What is said beside it. */
    warn?: RegExp;
    /** Lines that are refused, with their reason. */
    aside?: readonly RegExp[];
  };
}

export const H =
  'Invoice No,Invoice Date,Party Name,GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value';
export const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`;
/** 10,000 at 18% within Maharashtra: 900 + 900. */
export const intra = (no: string, date = '15-10-2025', gstin = mh) =>
  `${no},${date},Anand Traders,${gstin},27-Maharashtra,10000,18,0,900,900,11800`;
/** 10,000 at 18% to Karnataka: 1,800. */
const inter = (no: string, date = '16-10-2025', gstin = ka) =>
  `${no},${date},Rao Stores,${gstin},29-Karnataka,10000,18,1800,0,0,11800`;

export const salesCases: Case[] = [
  {
    name: 'a file with nothing in it',
    purpose: 'sales',
    file: '',
    want: { refuse: /^Please select a file$/ },
  },
  {
    name: 'headings merged over two rows',
    purpose: 'sales',
    file: {
      Sales: [
        ['Invoice', null, 'Customer', null, 'Taxable', 'GST', 'Tax', null, null, 'Invoice'],
        ['No', 'Date', 'Name', 'GSTIN', 'Value', 'Rate', 'IGST', 'CGST', 'SGST', 'Value'],
        ['A/1', '15-10-2025', 'Anand Traders', mh, 10000, 18, 0, 900, 900, 11800],
        ['A/2', '16-10-2025', 'Rao Stores', ka, 10000, 18, 1800, 0, 0, 11800],
      ],
    },
    want: { tables: { b2b: [2, 20000, 1800, 900, 900] } },
  },
  {
    name: 'two tables on one sheet, the second with other columns',
    purpose: 'sales',
    file: {
      Sales: [
        ['B2B sales'],
        H.split(','),
        ['A/1', '15-10-2025', 'Anand Traders', mh, '27-Maharashtra', 10000, 18, 0, 900, 900, 11800],
        [],
        ['B2C sales'],
        ['Bill No', 'Bill Date', 'Taxable Value', 'Rate', 'CGST', 'SGST', 'Bill Amount'],
        ['B/1', '17-10-2025', 5000, 5, 125, 125, 5250],
      ],
    },
    want: { tables: { b2b: [1, 10000, 0, 900, 900], b2cs: [1, 5000, 0, 125, 125] } },
  },
  {
    name: 'a letterhead, sums by party and a grand total',
    purpose: 'sales',
    file: csv(
      'KALA TRADERS PRIVATE LIMITED,,,,,,,,,,',
      '"12, M G Road, Pune 411001, Phone 020-2612 3456",,,,,,,,,,',
      `GSTIN: ${own},,,,,,,,,,`,
      'Sales from 01/10/2025 to 31/10/2025,,,,,,,,,,',
      ',,,,,,,,,,',
      H,
      intra('A/1'),
      intra('A/2', '17-10-2025'),
      'Total for Anand Traders,,,,,20000,,0,1800,1800,23600',
      inter('A/3'),
      'Sub Total,,,,,10000,,1800,0,0,11800',
      'Grand Total,,,,,30000,,1800,1800,1800,35400',
    ),
    want: { tables: { b2b: [3, 30000, 1800, 1800, 1800] } },
  },
  {
    name: 'prices with the tax inside and no taxable value',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Customer,GSTIN,State,GST %,Amount (incl. GST)',
      `A/1,15-10-2025,Anand Traders,${mh},Maharashtra,18,11800`,
    ),
    // 11,800 with 18% inside: 10,000 + 900 + 900.
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'sums in lakhs by the title',
    purpose: 'sales',
    file: csv(
      'Sales register for October 2025 (Rs. in Lakhs),,,,,,,,,,',
      H,
      `A/1,15-10-2025,Anand Traders,${mh},27-Maharashtra,1.00,18,0,0.09,0.09,1.18`,
    ),
    want: { refuse: /rupees/i },
  },
  {
    name: 'sums in thousands by a heading',
    purpose: 'sales',
    file: csv(H.replace('Taxable Value', "Taxable Value (in '000)"), intra('A/1')),
    want: { refuse: /rupees/i },
  },
  {
    name: 'amounts with Dr, Cr, ₹, commas and /-',
    purpose: 'sales',
    file: csv(
      H,
      `A/1,15-10-2025,Anand Traders,${mh},27-Maharashtra,"₹ 1,00,000.00 Cr",18%,-,"9,000/-","Rs. 9,000.00","1,18,000.00 Dr"`,
    ),
    want: { tables: { b2b: [1, 100000, 0, 9000, 9000] } },
  },
  {
    name: 'a credit note in brackets',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1'),
      `A/2,18-10-2025,Anand Traders,${mh},27-Maharashtra,(1000.00),18,0,(90.00),(90.00),(1180.00)`,
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900], cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'credit notes told by their type, positive',
    purpose: 'sales',
    file: csv(
      `${H},Voucher Type`,
      `${intra('A/1')},GST Sales`,
      `C/1,18-10-2025,Anand Traders,${mh},27-Maharashtra,1000,18,0,90,90,1180,Sales Return`,
      `C/2,19-10-2025,Cash,,27-Maharashtra,500,18,0,45,45,590,Credit Note`,
      `A/9,20-10-2025,Cash,,27-Maharashtra,2000,18,0,180,180,2360,Cash Sale`,
    ),
    want: {
      tables: {
        b2b: [1, 10000, 0, 900, 900],
        cdnr: [1, -1000, 0, -90, -90],
        b2cs: [1, 1500, 0, 135, 135],
      },
    },
  },
  {
    name: 'credit notes told by nothing but their numbers',
    purpose: 'sales',
    file: csv(H, intra('INV-1'), intra('INV-2', '17-10-2025'), intra('CN-1', '18-10-2025')),
    want: { ask: 'notes' },
  },
  {
    name: 'dates that read both ways',
    purpose: 'sales',
    file: csv(H, intra('A/1', '04/05/2025'), intra('A/2', '05/06/2025')),
    want: { ask: 'dates' },
  },
  {
    name: 'dates as numbers of Excel, with a time',
    purpose: 'sales',
    // 45935 is 05-10-2025: 45931 is 01-10-2025.
    file: {
      Sales: [H.split(','), ['A/1', 45935.5, 'Anand', mh, '27-Maharashtra', 10000, 18, 0, 900, 900, 11800]],
    },
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'dates as numbers of Excel, as text of a CSV',
    purpose: 'sales',
    file: csv(H, intra('A/1', '45935')),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'a month instead of a date',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('A/2', 'Oct-2025')),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/date/i] },
  },
  {
    name: 'a GSTIN in small letters, with blanks, and with a wrong check character',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1', '15-10-2025', mh.toLowerCase()),
      intra('A/2', '16-10-2025', `${mh.slice(0, 2)} ${mh.slice(2, 12)} ${mh.slice(12)}`),
      intra('A/3', '17-10-2025', `${mh.slice(0, 14)}${mh[14] === 'A' ? 'B' : 'A'}`),
    ),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] }, aside: [/check/i] },
  },
  {
    name: 'two registrations of the seller in one register',
    purpose: 'sales',
    file: csv(`Our GSTIN,${H}`, `${own},${intra('A/1')}`, `${gstinOf('ZZZCK0001A', '29')},${inter('K/1')}`),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/29ZZZCK0001A/] },
  },
  {
    name: 'places of supply as name, code, letters and all of them',
    purpose: 'sales',
    file: csv(
      H,
      ...['Karnataka', '29', 'KA', '29-Karnataka', 'KARNATAKA (29)', 'KA(29)', 'कर्नाटक'].map((p, i) =>
        inter(`A/${i}`).replace('29-Karnataka', p),
      ),
    ),
    want: { tables: { b2b: [7, 70000, 12600, 0, 0] } },
  },
  {
    name: 'rates as 0.18 and shares of one',
    purpose: 'sales',
    file: csv(
      H,
      intra('A/1').replace(',18,0,', ',0.18,0,'),
      `A/2,16-10-2025,Cash,,27-Maharashtra,1000,0.05,0,25,25,1050`,
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900], b2cs: [1, 1000, 0, 25, 25] } },
  },
  {
    name: 'a rate of 18% in text beside 18',
    purpose: 'sales',
    file: csv(H, intra('A/1').replace(',18,0,', ',18%,0,'), intra('A/2').replace(',18,0,', ',GST 18%,0,')),
    want: { tables: { b2b: [2, 20000, 0, 1800, 1800] } },
  },
  {
    name: 'integrated tax charged within the State to a trader',
    purpose: 'sales',
    file: csv(H, `A/1,15-10-2025,Anand,${mh},27-Maharashtra,10000,18,1800,0,0,11800`),
    want: { ask: 'supply' },
  },
  {
    name: 'both taxes on one line',
    purpose: 'sales',
    file: csv(H, intra('A/1'), `A/2,15-10-2025,Anand,${mh},27-Maharashtra,10000,18,1800,900,900,13600`),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/integrated/i] },
  },
  {
    name: 'an invoice of two rates over two lines, its value on both',
    purpose: 'sales',
    file: csv(
      H,
      `A/1,15-10-2025,Anand,${mh},27-Maharashtra,10000,18,0,900,900,12850`,
      `A/1,15-10-2025,Anand,${mh},27-Maharashtra,1000,5,0,25,25,12850`,
    ),
    want: { tables: { b2b: [1, 11000, 0, 925, 925, { value: 12850 }] } },
  },
  {
    name: 'an invoice pasted twice',
    purpose: 'sales',
    file: csv(H, intra('A/1'), inter('A/2'), intra('A/1')),
    want: { ask: 'repeated' },
  },
  {
    name: 'cancelled by a status and by the name',
    purpose: 'sales',
    file: csv(
      `${H},Status`,
      `${intra('A/1')},Active`,
      `${intra('A/2')},Cancelled`,
      `A/3,17-10-2025,CANCELLED,,,0,0,0,0,0,0,`,
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'exports with and without payment of tax',
    purpose: 'sales',
    file: csv(
      `${H},Type of Supply,Port Code,Shipping Bill No,Shipping Bill Date`,
      `E/1,15-10-2025,Acme Inc,,96-Other Countries,10000,18,1800,0,0,11800,Export with payment,INNSA1,1234567,16-10-2025`,
      `E/2,15-10-2025,Acme Inc,,96-Other Countries,20000,0,0,0,0,20000,Export under LUT,INNSA1,1234568,16-10-2025`,
    ),
    want: { tables: { exp: [2, 30000, 1800] } },
  },
  {
    name: 'supplies to an SEZ with and without tax',
    purpose: 'sales',
    file: csv(
      `${H},Invoice Type`,
      `S/1,15-10-2025,Zone Ltd,${mh},27-Maharashtra,10000,18,1800,0,0,11800,SEZ supplies with payment`,
      `S/2,15-10-2025,Zone Ltd,${mh},27-Maharashtra,10000,0,0,0,0,10000,SEZ supplies without payment`,
    ),
    want: { tables: { b2b: [2, 20000, 1800, 0, 0] } },
  },
  {
    name: 'reverse charge',
    purpose: 'sales',
    file: csv(
      `${H},Reverse Charge`,
      `A/1,15-10-2025,Anand,${mh},27-Maharashtra,10000,5,0,0,0,10000,Y`,
      `${intra('A/2')},N`,
    ),
    want: { tables: { b2b: [2, 20000, 0, 900, 900] } },
  },
  {
    name: 'a register of advances received',
    purpose: 'sales',
    file: csv(
      'Receipt No,Receipt Date,Customer,Place of Supply,Type,Amount (incl. GST),GST Rate',
      'R/1,15-10-2025,Cash,27-Maharashtra,Advance,11800,18',
    ),
    // 11,800 with 18% inside: 10,000 + 900 + 900.
    want: { tables: { at: [1, { cgst: 900, sgst: 900, value: 10000 }] } },
  },
  {
    name: 'sales without tax of which nothing says why',
    purpose: 'sales',
    file: csv(H, intra('A/1'), `A/2,15-10-2025,Cash,,27-Maharashtra,10000,0,0,0,0,10000`),
    want: { ask: 'untaxed' },
  },
  {
    name: 'nil rated, exempt and non-GST by a column',
    purpose: 'sales',
    file: csv(
      `${H},Taxability`,
      `${intra('A/1')},Taxable`,
      `A/2,15-10-2025,Cash,,27-Maharashtra,1000,0,0,0,0,1000,Nil Rated`,
      `A/3,15-10-2025,Anand,${mh},27-Maharashtra,2000,0,0,0,0,2000,Exempt`,
      `A/4,15-10-2025,Cash,,27-Maharashtra,300,0,0,0,0,300,Non-GST`,
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900], nil: [2, 3300] } },
  },
  {
    name: 'purchases offered as sales, told by the name of the file',
    purpose: 'sales',
    fileName: 'Purchase Register Oct 2025.csv',
    file: csv(H, intra('A/1')),
    want: { ask: 'kind' },
  },
  {
    name: 'purchases offered as sales, told by a title with the month',
    purpose: 'sales',
    file: csv('Purchase Register for October 2025,,,,,,,,,,', H, intra('A/1')),
    want: { refuse: /purchase register/i },
  },
  {
    name: 'purchases offered as sales, told by taxes of other States',
    purpose: 'sales',
    // Integrated tax to the own State from suppliers of other States: no supplier of Maharashtra charges that.
    file: csv(
      H.replace('Place of Supply,', ''),
      `P/1,15-10-2025,Rao Stores,${ka},10000,18,1800,0,0,11800`,
      `P/2,15-10-2025,Anand,${mh},10000,18,0,900,900,11800`,
    ),
    want: { tables: { b2b: [2, 20000, 1800, 900, 900] } },
  },
  {
    name: 'a column of GSTINs nobody named',
    purpose: 'sales',
    file: csv(H.replace(',GSTIN,', ',Regn. details,'), intra('A/1')),
    want: { tables: {}, aside: [/GSTIN/] },
  },
  {
    name: 'a sheet of sales beside one of purchases',
    purpose: 'sales',
    file: {
      Sales: [
        H.split(','),
        ['A/1', '15-10-2025', 'Anand', mh, '27-Maharashtra', 10000, 18, 0, 900, 900, 11800],
      ],
      Purchase: [
        H.split(','),
        ['P/1', '15-10-2025', 'Rao', ka, '27-Maharashtra', 10000, 18, 1800, 0, 0, 11800],
      ],
    },
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'a sheet for each month',
    purpose: 'sales',
    file: {
      Apr: [
        H.split(','),
        ['A/1', '25-04-2025', 'Anand', mh, '27-Maharashtra', 10000, 18, 0, 900, 900, 11800],
      ],
      May: [
        H.split(','),
        ['A/2', '25-05-2025', 'Anand', mh, '27-Maharashtra', 20000, 18, 0, 1800, 1800, 23600],
      ],
    },
    want: { tables: { b2b: [2, 30000, 0, 2700, 2700] } },
  },
  {
    name: 'an invoice number that a spreadsheet spoiled',
    purpose: 'sales',
    file: csv(H, intra('A/1'), intra('1.23E+05', '17-10-2025')),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/./] },
  },
  {
    name: 'B2C large above one lakh, at one lakh not',
    purpose: 'sales',
    // 84,745.76 at 18% is 15,254.24: together 1,00,000.00 exactly.
    file: csv(
      H,
      'L/1,15-10-2025,Cash,,29-Karnataka,84745.76,18,15254.24,0,0,100000.00',
      'L/2,15-10-2025,Cash,,29-Karnataka,84745.77,18,15254.24,0,0,100000.01',
    ),
    want: { tables: { b2cs: [1, 84745.76, 15254.24], b2cl: [1, 84745.77, 15254.24] } },
  },
  {
    name: 'integrated tax to a consumer without a place',
    purpose: 'sales',
    file: csv(H.replace('Place of Supply,', ''), 'A/1,15-10-2025,Cash,,10000,18,1800,0,0,11800'),
    want: { ask: 'place' },
  },
  {
    name: 'one tax column, freight outside the taxable value',
    purpose: 'sales',
    file: csv(
      'Bill No,Bill Date,Party,GSTIN,State,Basic Amount,Freight,GST %,GST Amount,Bill Amount',
      // 10,000 + 500 freight at 18%: 1,890 and 12,390.
      `A/1,15-10-2025,Anand,${mh},Maharashtra,10000,500,18,1890,12390`,
    ),
    want: { tables: {}, aside: [/Basic Amount/] },
  },
  {
    name: 'a document taxable at less than its tax says',
    purpose: 'sales',
    file: csv(H, intra('A/1'), `A/2,17-10-2025,Anand,${mh},27-Maharashtra,10000,18,0,250,250,10500`),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/tax/i] },
  },
  {
    name: 'a total row that is not the sum',
    purpose: 'sales',
    file: csv(H, intra('A/1'), 'Total,,,,,25000,,0,2250,2250,29500'),
    want: { ask: 'totals' },
  },
  {
    name: 'notes against a bill of their own column',
    purpose: 'notes',
    file: csv(
      'Credit Note No,Credit Note Date,Party Name,GSTIN,Place of Supply,Original Invoice No,Taxable Value,Rate,IGST,CGST,SGST,Note Value',
      `CN/1,18-10-2025,Anand,${mh},27-Maharashtra,A/1,1000,18,0,90,90,1180`,
    ),
    want: { tables: { cdnr: [1, -1000, 0, -90, -90] } },
  },
  {
    name: 'codes of goods that lost a leading nought',
    purpose: 'sales',
    file: {
      Sales: [
        [...H.split(','), 'HSN', 'Qty', 'Unit'],
        // 0713 is dried peas: a number cell keeps 713 of it.
        ['A/1', '15-10-2025', 'Cash', null, '27-Maharashtra', 1000, 5, 0, 25, 25, 1050, 713, 10, 'Kgs'],
      ],
    },
    want: { tables: { b2cs: [1, 1000, 0, 25, 25] }, warn: /leading 0/ },
  },
  {
    name: 'a report of Vyapar with a total alone',
    purpose: 'sales',
    file: csv(
      'Date,Order No,Invoice No,Party Name,Party Phone No.,Transaction Type,Total Amount,Payment Type,Received/Paid Amount,Balance Due',
      '05/10/2025,,12,Anand,9800000000,Sale,11800,Cash,11800,0',
      '15/10/2025,,13,Anand,9800000000,Sale,11800,Cash,11800,0',
    ),
    want: { tables: {}, aside: [/Taxable Value/i] },
  },
  {
    name: 'Busy with the headings again before each voucher',
    purpose: 'sales',
    file: csv(
      'Date,Vch/Bill No,Particulars,State,Item Details,Qty.,Unit,Price,Amount,Tax Rate,CGST AMT,SGST AMT,IGST AMT,Bill Amount,TIN/GSTIN No.',
      `15-10-2025,A/1,Anand,Maharashtra,Soap,10,Pcs,1000,"10,000.00",18,900.00,900.00,0,"11,800.00",${mh}`,
      'Date,Vch/Bill No,Particulars,State,Item Details,Qty.,Unit,Price,Amount,Tax Rate,CGST AMT,SGST AMT,IGST AMT,Bill Amount,TIN/GSTIN No.',
      `16-10-2025,A/2,Rao,Karnataka,Soap,5,Pcs,1000,"5,000.00",18,0,0,900.00,"6,350.00",${ka}`,
      `,,,,Oil,1,Pcs,429,428.57,5,0,0,21.43,,`,
      ',,Totals,,,,,,"15,428.57",,900.00,900.00,921.43,"18,150.00",',
    ),
    want: { tables: { b2b: [2, 15428.57, 921.43, 900, 900] } },
  },
  {
    name: 'separated by semicolons, decimal comma nowhere',
    purpose: 'sales',
    file: csv(H.replaceAll(',', ';'), intra('A/1').replaceAll(',', ';')),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'headings in Hindi',
    purpose: 'sales',
    file: csv(
      'बिल संख्या,बिल दिनांक,पार्टी का नाम,जीएसटी नंबर,आपूर्ति का स्थान,कर योग्य मूल्य,जीएसटी दर,आईजीएसटी,सीजीएसटी,एसजीएसटी,बिल राशि',
      intra('A/1').replace('27-Maharashtra', 'महाराष्ट्र'),
    ),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] } },
  },
  {
    name: 'exempt sales in a column of their own, told by the value of the bill',
    purpose: 'sales',
    // 10,000 + 1,800 + 500 exempt.
    file: csv(`${H},Exempt Value`, `${intra('A/1').replace(',11800', ',12300')},500`, `${intra('A/2')},`),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/Exempt Value/] },
  },
  {
    name: 'an export in dollars',
    purpose: 'sales',
    file: csv(
      `${H},Supply Type,Currency,Exchange Rate`,
      `${intra('A/1')},Regular,INR,1`,
      'E/1,15-10-2025,Acme,,96-Other Countries,1000,0,0,0,0,1000,Export under LUT,USD,83.50',
    ),
    want: { ask: 'currency' },
  },
  {
    name: 'sides of the books where the kind should be',
    purpose: 'sales',
    file: csv(`${H},Dr/Cr`, `${intra('A/1')},Dr`, `${intra('A/2')},Cr`),
    want: { tables: {}, aside: [/Dr and Cr/] },
  },
  {
    name: 'an amendment of an earlier invoice',
    purpose: 'sales',
    file: csv(`${H},Revised Invoice No`, `${intra('A/1')},`, `${intra('A/2')},A/2R`),
    want: { tables: { b2b: [1, 10000, 0, 900, 900] }, aside: [/amends/] },
  },
];
