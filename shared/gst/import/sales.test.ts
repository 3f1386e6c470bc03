import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { readCsv } from '../../sheets/csv.ts';
import { kept } from '../../testing/kept.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import * as allReadPurchases from '../gstr2b/read-purchases.ts';
import { layoutKey } from './register-layout.ts';
import type { SalesOptions } from './sales.ts';
import * as allSales from './sales.ts';

const { readPurchases, readSalesTables } = kept(allReadPurchases, allSales);

const who: Taxpayer = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };
const local = '24AANFA2641L1ZF';
const away = '29AABCR1718E1ZL';
const read = (csv: string | string[], options: SalesOptions = {}) =>
  readSalesTables(
    who,
    (typeof csv === 'string' ? [csv] : csv).map((text, i) => ({ name: `s${i}`, rows: readCsv(text) })),
    rowIds(),
    options,
  );
const ids = (r: ReturnType<typeof read>) => r.questions.map((q) => [q.id, q.documents?.map((d) => d.key)]);

describe('what a register does not tell', () => {
  it('asks which way round a date is written only where the month leaves both', () => {
    const csv = (dates: string[]) =>
      `Bill No,Bill Date,GSTIN,Taxable Value,Rate\n${dates.map((d, i) => `B${i},${d},${away},100,18`).join('\n')}\n`;
    const daysOf = (r: ReturnType<typeof read>) => r.sheets.b2b?.map((x) => x.invoice_date);
    // 5 October is in the month, 10 May is not.
    expect(daysOf(read(csv(['05/10/2025'])))).toEqual(['2025-10-05']);
    // 10/05 and 10/25: the second has no month 25.
    expect(daysOf(read(csv(['10/05/2025', '10/25/2025'])))).toEqual(['2025-10-05', '2025-10-25']);
    // 10/10 is both; 05/10 speaks for day first, 10/05 and 10/06 for month first.
    const open = read(csv(['05/10/2025', '10/05/2025', '10/06/2025']));
    expect([ids(open), open.sheets.b2b]).toEqual([[['dates', undefined]], undefined]);
    expect(
      daysOf(read(csv(['05/10/2025', '10/05/2025', '10/06/2025']), { answers: { dates: 'month' } })),
    ).toEqual(['2025-05-10', '2025-10-05', '2025-10-06']);
  });

  it('asks what a supply is that charges integrated tax at home, or none', () => {
    const csv = `Bill No,Bill Date,GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST\n1,05-10-2025,${local},Gujarat,1000,18,180,,\n2,05-10-2025,${local},Gujarat,500,0,,,\n`;
    expect(ids(read(csv))).toEqual([
      ['supply', ['1']],
      ['untaxed', ['2']],
    ]);
    const done = read(csv, { answers: { 'supply:1': 'SEWP', untaxed: 'non-gst' } });
    expect([done.questions, done.refused]).toEqual([[], []]);
    expect(done.sheets.b2b).toMatchObject([{ invoice_type: 'SEWP', igst: 18000, place_of_supply: '24' }]);
    expect(done.sheets.nil).toMatchObject([{ supply_type: 'INTRAB2B', non_gst_amount: 50000 }]);
    // An answer that is no option settles nothing.
    expect(ids(read(csv, { answers: { supply: 'x', untaxed: 'y' } })).length).toBe(2);
  });

  it('takes a person’s word on a column before its heading, and remembers it by the layout', () => {
    const csv = `Bill No,Bill Date,GSTIN,Basic,Rate,Net\n1,05-10-2025,${away},1000,18,1180\n`;
    const names = ['Bill No', 'Bill Date', 'GSTIN', 'Basic', 'Rate', 'Net'];
    expect(read(csv).sheets.b2b![0]).toMatchObject({ taxable_value: 100000, invoice_value: 118000 });
    const turned = read(csv, { mapping: { Basic: '', Net: 'taxable' } });
    expect(turned.sheets.b2b![0]).toMatchObject({ taxable_value: 118000 });
    const remembered = { [layoutKey(names)]: { Basic: '', Net: 'taxable' } as const };
    expect(read(csv, { remembered }).sheets.b2b![0]).toMatchObject({ taxable_value: 118000 });
    expect(read(csv.replace('Net', 'Net,X'), { remembered }).sheets.b2b![0]).toMatchObject({
      taxable_value: 100000,
    });
    // A column of GSTINs is left out by a person's tick alone.
    const two = `Bill No,Bill Date,GSTIN,Agent,Taxable Value,Rate\n1,05-10-2025,${away},${local},100,18\n`;
    expect(read(two).sheets).toEqual({});
    expect(read(two, { mapping: { Agent: '' } }).sheets.b2b!.length).toBe(1);
  });

  it('a day that the workbook spoiled refuses its line, not the file', () => {
    const rows = [
      ['Bill No', 'Bill Date', 'GSTIN', 'Taxable Value', 'Rate'],
      ['1', new Date(Number.NaN), away, 100, 18],
      ['2', new Date('2025-10-05'), away, 100, 18],
    ];
    const r = readSalesTables(who, [{ name: 's', rows }], rowIds());
    expect([r.sheets.b2b!.map((x) => x.invoice_number), r.refused.map((x) => x.line)]).toEqual([['2'], [2]]);
  });

  it('finds headings over two lines', () => {
    const csv = `Sales of October\nBill,Bill,Buyer,,Value,\nNo,Date,GSTIN,State,Taxable,Rate\n7,05-10-2025,${away},29,100,18\n`;
    const r = read(csv.replace('Bill,Bill', 'Bill No,Bill Date').replace('No,Date,', ',,'));
    expect(r.refused.map((x) => english(x.message))).toEqual([]);
    expect(r.sheets.b2b).toMatchObject([{ invoice_number: '7', gstin: away, taxable_value: 10000 }]);
  });

  it('adds summaries of sheets that belong together; table 13 counts each number once', () => {
    const head = 'Type,Bill No,Bill Date,Place of Supply,HSN,Qty,Unit,Taxable Value,Rate\n';
    const r = read([
      `${head}Sale,1,05-10-2025,24,8471,2,NOS,1000,18\nSale,2,05-10-2025,24,8471,1,NOS,500,18\n`,
      `${head}Credit Note,C1,06-10-2025,24,8471,1,NOS,500,18\n`,
    ]);
    // 1,500 sold less 500 returned; two pieces stay.
    expect(r.sheets.b2cs).toMatchObject([{ taxable_value: 100000, cgst: 9000, sgst: 9000 }]);
    expect(r.sheets.hsn).toMatchObject([{ quantity: 2, taxable_value: 100000 }]);
    expect(r.sheets.doc_issue).toMatchObject([
      { nature: '1', from_serial: '1', to_serial: '2', total_number: 2 },
      { nature: '5', from_serial: 'C1', to_serial: 'C1', total_number: 1 },
    ]);
  });
});

describe('purchase registers in other words', () => {
  it('matches by the supplier’s number, adds the lines of a bill, and refuses what has no GSTIN', () => {
    const rows = readCsv(
      [
        'GRN No,Vendor Name,Vendor GSTIN,Vendor Invoice No,Bill Date,Basic Amt,Input IGST,Input CGST,Input SGST',
        `G1,Rao,${away},RA/7,05-10-2025,1000,180,,`,
        `G1,Rao,${away},RA/7,05-10-2025,200,10,,`,
        'G2,Cash,,X1,06-10-2025,100,,,',
        'Total,,,,,1300,190,,',
      ].join('\n'),
    );
    const { purchases, refused } = readPurchases(who.gstin, rows, rowIds());
    expect(purchases).toMatchObject([
      { gstin: away, number: 'RA/7', date: '2025-10-05', taxable: 120000, igst: 19000, kind: 'invoice' },
    ]);
    expect(refused.map((r) => [r.line, english(r.message)])).toEqual([
      [4, 'The line has no supplier GSTIN: GSTR-2B lists registered suppliers only'],
    ]);
  });

  it('of Tally: a debit note of the books is the supplier’s credit note; the voucher’s own number is none', () => {
    const head =
      'Date,Particulars,Voucher Type,Voucher No.,Supplier Invoice No.,GSTIN/UIN,Value,Gross Total,Purchase 18%,Input IGST,Round Off';
    const rows = readCsv(
      `${head}\n05-10-2025,Rao,Purchase,P/1,RA/7,${away},1000,1180.30,1000,180,0.30\n06-10-2025,Rao,Debit Note,D/1,RA/CN1,${away},100,118,100,18,\n`,
    );
    const { purchases } = readPurchases(who.gstin, rows, rowIds());
    expect(purchases.map((p) => [p.number, p.kind, p.taxable, p.igst])).toEqual([
      ['RA/7', 'invoice', 100000, 18000],
      ['RA/CN1', 'C', 10000, 1800],
    ]);
    const without = readPurchases(
      who.gstin,
      rows.map((row) => row.filter((_, i) => i !== 4)),
      rowIds(),
    );
    expect([without.purchases, without.refused.map((r) => r.column)]).toEqual([[], ['Supplier Invoice No.']]);
  });
});

describe('columns by rate', () => {
  const bill = (heading: string, cells: string) => {
    const r = read(`Bill No,Bill Date,GSTIN,${heading}\n1,05-10-2025,${away},${cells}\n`);
    return r.refused.length > 0
      ? r.refused.map((x) => english(x.message))
      : (r.sheets.b2b ?? []).map((x) => [x.rate, x.taxable_value, x.igst]);
  };
  const differ = ['The amounts by rate do not add up to the amounts of the line'];

  it('add up to the value of the bill, where it has one', () => {
    const each = 'Taxable 5%,IGST 5%,Taxable 18%,IGST 18%,Taxable Value';
    // 5% of 100 and 18% of 200
    const both = [
      [5, 100_00, 5_00],
      [18, 200_00, 36_00],
    ];
    for (const whole of ['300', '', '0']) expect(bill(each, `100,5,200,36,${whole}`), whole).toEqual(both);
    for (const whole of ['300.01', '299.99', '100', '-300'])
      expect(bill(each, `100,5,200,36,${whole}`), whole).toEqual(differ);
    expect(bill(each, ',,200,36,200')).toEqual([[18, 200_00, 36_00]]);
  });

  it('whose values are calculated from the taxes match the bill’s value within a rupee for each rate', () => {
    const each = 'IGST 5%,IGST 18%,Taxable Value';
    expect(bill(each, '5,36,300')).toEqual([
      [5, 100_00, 5_00],
      [18, 200_00, 36_00],
    ]);
    // the rest goes to the larger one
    expect(bill(each, '5,36,302')).toEqual([
      [5, 100_00, 5_00],
      [18, 202_00, 36_00],
    ]);
    expect(bill(each, '5,36,298')).toEqual([
      [5, 100_00, 5_00],
      [18, 198_00, 36_00],
    ]);
    for (const whole of ['302.01', '297.99']) expect(bill(each, `5,36,${whole}`), whole).toEqual(differ);
    // of one rate the value of the bill is its value
    expect(bill(each, ',36,203')).toEqual([[18, 203_00, 36_00]]);
  });

  it('with one column of tax share it by their rates, within a rupee for each', () => {
    const each = 'Taxable 5%,Taxable 18%,Integrated Tax';
    expect(bill(each, '100,200,41')).toEqual([
      [5, 100_00, 5_00],
      [18, 200_00, 36_00],
    ]);
    for (const [tax, larger] of [
      ['43', 38_00],
      ['39', 34_00],
    ] as const)
      expect(bill(each, `100,200,${tax}`)).toEqual([
        [5, 100_00, 5_00],
        [18, 200_00, larger],
      ]);
    for (const tax of ['43.01', '38.99']) expect(bill(each, `100,200,${tax}`), tax).toEqual(differ);
  });
});

describe('a total of tax that is not the sum of its parts', () => {
  // Amazon takes discounts on carriage off the parts alone: the rest goes to the head that was charged.
  const heading =
    'Seller Gstin,Invoice Number,Invoice Date,Transaction Type,Shipment Item Id,Hsn/sac,Quantity,Ship To State,Tax Exclusive Gross,Total Tax Amount,Igst Tax,Cgst Tax,Sgst Tax,Igst Rate,Cgst Rate,Sgst Rate,Invoice Amount,Item Description';
  const sale = (n: number, state: string, total: string, parts: string, rates: string) =>
    `${who.gstin},A-${n},05-10-2025,Shipment,S1,6109,1,${state},1000,${total},${parts},${rates},1180,Shirt`;
  const taxes = (...lines: string[]) =>
    (read([heading, ...lines, ''].join('\n')).sheets.b2cs ?? []).map((r) => [r.igst, r.cgst, r.sgst]);

  it('goes to integrated tax away from home, by halves to the two taxes at home, the odd paisa to central tax', () => {
    expect(taxes(sale(1, 'MAHARASHTRA', '180', '170,0,0', '0.18,0,0'))).toEqual([
      [180_00, undefined, undefined],
    ]);
    expect(taxes(sale(2, 'GUJARAT', '180', '0,85,85', '0,0.09,0.09'))).toEqual([[undefined, 90_00, 90_00]]);
    expect(taxes(sale(3, 'GUJARAT', '180.01', '0,90,90', '0,0.09,0.09'))).toEqual([
      [undefined, 90_01, 90_00],
    ]);
    expect(taxes(sale(4, 'GUJARAT', '180', '0,90,90', '0,0.09,0.09'))).toEqual([[undefined, 90_00, 90_00]]);
  });
});
