import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../sheets/csv.ts';
import { kept } from '../../testing/kept.ts';
import * as allExport from '../gstr1/export.ts';
import { sheetsFromWire } from '../gstr1/read-wire.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import { type SectionId, sectionIds } from '../gstr1/sections.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import * as allWire from '../gstr1/wire.ts';
import * as allCsv from './csv.ts';
import * as allMerge from './merge.ts';
import * as allTable from './table.ts';
import * as allTally from './tally.ts';
import { exampleRows, templateCsv, templateWorkbook } from './templates.ts';

const {
  sectionRows,
  sheetsToWire,
  sectionCsv,
  applyMerge,
  planMerge,
  guessSection,
  importTable,
  importTally,
} = kept(allExport, allWire, allCsv, allMerge, allTable, allTally);

const who: Taxpayer = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };
const local = '24AANFA2641L1ZF';
const away = '29AABCR1718E1ZL';
const bare = (rows: readonly object[]) => rows.map((row) => ({ ...row, id: '' }));

describe('tables of our own templates', () => {
  for (const id of sectionIds) {
    it(`${id} comes back from CSV and from workbook rows as it went out`, () => {
      const rows = exampleRows(who, id);
      const csv = importTable(who, id, readCsv(sectionCsv(id, rows)), rowIds());
      expect(csv.refused).toEqual([]);
      expect(csv.unused).toEqual([]);
      expect(bare(csv.rows)).toEqual(bare(rows));
      const sheet = importTable(who, id, sectionRows(id, rows), rowIds());
      expect(bare(sheet.rows)).toEqual(bare(rows));
      expect(guessSection(sectionRows(id, rows), id)).toBe(id);
    });
  }

  it('offers a template with and without examples', () => {
    expect(readCsv(templateCsv(who, 'b2b', false)).length).toBe(1);
    expect(readCsv(templateCsv(who, 'b2b', true)).length).toBe(2);
    expect(templateWorkbook(who, true).map((s) => s.name)).toEqual([...sectionIds]);
  });

  it('guesses the section from the headings alone', () => {
    for (const id of ['b2b', 'b2cl', 'exp', 'cdnr', 'hsn', 'doc_issue', 'b2ba'] as SectionId[]) {
      expect(guessSection(sectionRows(id, exampleRows(who, id)))).toBe(id);
    }
    expect(guessSection([['what', 'is', 'this']])).toBeUndefined();
  });
});

describe('tables from elsewhere', () => {
  const head =
    'GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Applicable % of Tax Rate,Invoice Type,E-Commerce GSTIN,Rate,Taxable Value,Cess Amount';
  const read = (...lines: string[]) =>
    importTable(who, 'b2b', readCsv([head, ...lines].join('\n')), rowIds());

  it('reads the offline tool’s B2B columns and works out the tax', () => {
    const { rows, refused, unused } = read(
      `${local},Acme,A-1,05-Oct-25,"1,18,000.00",24-Gujarat,N,,Regular B2B,,18,"1,00,000.00",0`,
    );
    expect(refused).toEqual([]);
    expect(unused).toEqual(['E-Commerce GSTIN']);
    expect(rows).toEqual([
      {
        id: 'r1',
        gstin: local,
        receiver_name: 'Acme',
        invoice_number: 'A-1',
        invoice_date: '2025-10-05',
        invoice_value: 11800000,
        place_of_supply: '24',
        reverse_charge: 'N',
        invoice_type: 'R',
        rate: 18,
        taxable_value: 10000000,
        cess: 0,
        cgst: 900000,
        sgst: 900000,
      },
    ]);
  });

  it('refuses a line with the cell and the reason, and takes the others', () => {
    const { rows, refused } = read(
      `${local},,A-1,31-02-2025,118,24,N,,R,,18,100,`,
      `${local},,A-2,05-10-2025,118,24,N,,R,,18,100,`,
      `${local},,A-3,05-10-2025,118,24,N,,R,,18,abc,`,
    );
    expect(rows.map((r) => r.invoice_number)).toEqual(['A-2']);
    expect(refused.map((r) => [r.line, r.column, r.message.text])).toEqual([
      [2, 'Invoice date', 'Enter a date as dd-mm-yyyy'],
      [4, 'Taxable Value', 'Enter a number'],
    ]);
  });

  it('finds the heading below title lines and leaves totals out', () => {
    const { rows } = importTable(
      who,
      'b2b',
      readCsv(
        `Summary For B2B(4)\n\nNo. of Recipients,,No. of Invoices\n1,,1\n${head}\n${local},,A-2,05-10-2025,118,24,N,,R,,18,100,\nGrand Total,,,,118,,,,,,,100,\n`,
      ),
      rowIds(),
    );
    expect(rows.length).toBe(1);
  });

  it('says which column is missing', () => {
    const { refused } = importTable(who, 'b2b', [['Invoice Number', 'Rate', 'Taxable Value']], rowIds());
    expect(refused.map((r) => r.column)).toEqual([
      'GSTIN/UIN of Recipient',
      'Invoice date',
      'Place Of Supply',
    ]);
  });

  it('reads Excel’s own dates and numbers', () => {
    const { rows } = importTable(
      who,
      'b2b',
      [
        ['GSTIN', 'Invoice No', 'Invoice date', 'Invoice Value', 'POS', 'Rate', 'Taxable Value'],
        [away, 12, new Date('2025-10-05T00:00:00Z'), 1400.77, 'Karnataka', 40, 1000.55],
        [away, '13', 45935, 118, 29, 18, 100],
      ],
      rowIds(),
    );
    expect(
      rows.map((r) => [r.invoice_number, r.invoice_date, r.invoice_value, r.place_of_supply, r.igst]),
    ).toEqual([
      ['12', '2025-10-05', 140077, '29', 40022],
      ['13', '2025-10-05', 11800, '29', 1800],
    ]);
  });
});

describe('CSV that is safe to open', () => {
  it('takes that apostrophe away again on reading', () => {
    const rows = [{ ...exampleRows(who, 'b2b')[0]!, receiver_name: '=HYPERLINK("x")' }];
    const csv = sectionCsv('b2b', rows);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(importTable(who, 'b2b', readCsv(csv), rowIds()).rows[0]!.receiver_name).toBe('=HYPERLINK("x")');
  });
});

describe('merge', () => {
  const b2b = (n: string, over: object = {}) => ({
    gstin: local,
    invoice_number: n,
    invoice_date: '2025-10-05',
    invoice_value: 11800,
    place_of_supply: '24',
    rate: 18,
    taxable_value: 10000,
    ...over,
  });
  const sheets = (rows: object[], prefix: string) =>
    sheetsFromWire(who, { b2b_invoices: rows }, rowIds(prefix)).sheets;

  it('tells new, changed and same documents by number and replaces a document whole', () => {
    const now = sheets(
      [
        b2b('A-1'),
        b2b('A-2', { invoice_value: 22300 }),
        b2b('A-2', { invoice_value: 22300, rate: 5 }),
        b2b('A-3'),
      ],
      'c',
    );
    const coming = sheets(
      [
        b2b('a-1', { invoice_number: 'A-1' }),
        b2b('A-2'),
        b2b('A-3', { invoice_date: '2025-10-06' }),
        b2b('A-4'),
      ],
      'n',
    );
    const plan = planMerge(now, coming, who.period);
    expect(plan.counts).toEqual({ new: 1, changed: 2, same: 1 });
    expect(plan.entries.map((e) => [e.name, e.state, e.changed])).toEqual([
      ['A-1', 'same', []],
      ['A-2', 'changed', ['Rate']],
      ['A-3', 'changed', ['Invoice date']],
      ['A-4', 'new', []],
    ]);
    const { put, remove } = applyMerge(plan.entries);
    // The surviving line keeps its id; the other rate's line goes.
    expect(put.b2b!.map((r) => [r.id, r.invoice_number])).toEqual([
      ['c3', 'A-2'],
      ['c4', 'A-3'],
      ['n4', 'A-4'],
    ]);
    expect(remove).toEqual(['c2']);
  });

  it('changes nothing when the same file comes twice', () => {
    const now = sheets([b2b('A-1'), b2b('A-2')], 'c');
    expect(planMerge(now, sheets([b2b('A-1'), b2b('A-2')], 'n'), who.period).counts).toEqual({
      new: 0,
      changed: 0,
      same: 2,
    });
  });
});

describe('rows of calls', () => {
  it('round-trips every section’s rows', () => {
    const all = Object.fromEntries(sectionIds.map((id) => [id, exampleRows(who, id)]));
    const { sheets, faults } = sheetsFromWire(who, sheetsToWire(all), rowIds());
    expect(faults).toEqual([]);
    expect(sheets).toEqual(all);
  });

  it('takes the documented fields alone and fills the rest', () => {
    const { sheets } = sheetsFromWire(
      who,
      {
        b2b_invoices: [
          {
            gstin: local,
            invoice_number: 'A-1',
            invoice_date: '2025-10-05',
            invoice_value: 11800,
            place_of_supply: '24',
            taxable_value: 10000,
            cgst: 900,
            sgst: 900,
            igst: 0,
            cess: 0,
          },
        ],
        exports: [
          {
            invoice_number: 'E-1',
            invoice_date: '2025-10-05',
            shipping_bill_no: '',
            shipping_bill_date: '',
            port_code: '',
            taxable_value: 1000,
            igst: 180,
          },
        ],
        hsn_summary: [{ hsn_code: '8471', description: 'x', quantity: 1, taxable_value: 1000, igst: 180 }],
      },
      rowIds(),
    );
    expect(sheets.b2b![0]).toMatchObject({ rate: 18, reverse_charge: 'N', invoice_type: 'R' });
    expect(sheets.exp![0]).toMatchObject({ rate: 18, export_type: 'WPAY' });
    expect(sheets.hsn![0]).toMatchObject({ uqc: 'NOS' });
  });

  it('names what does not belong and what does not read', () => {
    const { faults } = sheetsFromWire(
      who,
      { b2b_invoices: [{ colour: 'red', taxable_value: 'x' }, 5], b2cl_invoices: 'no' },
      rowIds(),
    );
    expect(faults.map((f) => f.path)).toEqual([
      'b2b_invoices.0.colour',
      'b2b_invoices.0.taxable_value',
      'b2b_invoices.1',
      'b2cl_invoices',
    ]);
  });
});

describe('Tally vouchers', () => {
  const voucher = (body: string, type = 'Sales') =>
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${type}"><DATE>20251005</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><PARTYLEDGERNAME>Acme &amp; Sons</PARTYLEDGERNAME>${body}</VOUCHER></TALLYMESSAGE>`;
  const ledger = (name: string, amount: string, extra = '') =>
    `<LEDGERENTRIES.LIST><LEDGERNAME>${name}</LEDGERNAME><AMOUNT>${amount}</AMOUNT>${extra}</LEDGERENTRIES.LIST>`;
  const file = (...vouchers: string[]) =>
    `<ENVELOPE><BODY><IMPORTDATA><REQUESTDATA>${vouchers.join('')}</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>`;
  const read = (text: string) => {
    const result = importTally(who, text, rowIds());
    if (!result.ok) throw new Error(result.message.text);
    return result.result;
  };

  it('reads a sale within the State, its rate from the taxes', () => {
    const r = read(
      file(
        voucher(
          `<VOUCHERNUMBER>S/1</VOUCHERNUMBER><PARTYGSTIN>${local}</PARTYGSTIN><PLACEOFSUPPLY>Gujarat</PLACEOFSUPPLY>${ledger('Acme &amp; Sons', '-11800.00')}${ledger('Sales', '10000.00')}${ledger('Output CGST', '900.00')}${ledger('Output SGST', '900.00')}`,
        ),
      ),
    );
    expect(r.sheets).toEqual({
      b2b: [
        {
          id: 'r1',
          gstin: local,
          receiver_name: 'Acme & Sons',
          place_of_supply: '24',
          reverse_charge: 'N',
          invoice_type: 'R',
          rate: 18,
          taxable_value: 1000000,
          igst: 0,
          cgst: 90000,
          sgst: 90000,
          cess: 0,
          invoice_number: 'S/1',
          invoice_date: '2025-10-05',
          invoice_value: 1180000,
        },
      ],
      doc_issue: [
        { id: 'r2', nature: '1', from_serial: 'S/1', to_serial: 'S/1', total_number: 1, cancelled: 0 },
      ],
    });
  });

  it('splits items by their own rates and sums table 12', () => {
    const item = (name: string, amount: string, rate: number, hsn: string, qty: string) =>
      `<ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>${name}</STOCKITEMNAME><AMOUNT>${amount}</AMOUNT><BILLEDQTY> ${qty}</BILLEDQTY><GSTHSNNAME>${hsn}</GSTHSNNAME><RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD><GSTRATE> ${rate}</GSTRATE></RATEDETAILS.LIST></ALLINVENTORYENTRIES.LIST>`;
    const r = read(
      file(
        voucher(
          `<VOUCHERNUMBER>S/2</VOUCHERNUMBER><PARTYGSTIN>${away}</PARTYGSTIN><PLACEOFSUPPLY>Karnataka</PLACEOFSUPPLY>${ledger('Acme &amp; Sons', '-2230.00')}${item('Wheat', '1000.00', 5, '1001', '20 kgs')}${item('Laptop', '1000.00', 18, '8471', '1 nos')}${ledger('IGST', '230.00')}`,
        ),
      ),
    );
    expect(r.sheets.b2b!.map((x) => [x.rate, x.taxable_value, x.igst])).toEqual([
      [5, 100000, 5000],
      [18, 100000, 18000],
    ]);
    expect(r.sheets.hsn!.map((x) => [x.hsn_part, x.hsn_code, x.uqc, x.quantity, x.rate])).toEqual([
      ['B2B', '1001', 'KGS', 20, 5],
      ['B2B', '8471', 'NOS', 1, 18],
    ]);
  });

  it('puts small sales into B2CS, large inter-State ones into B2CL, returns negative', () => {
    const sale = (n: string, state: string, taxable: number, type = 'Sales') => {
      const s = type === 'Sales' ? 1 : -1;
      return voucher(
        `<VOUCHERNUMBER>${n}</VOUCHERNUMBER><STATENAME>${state}</STATENAME>${ledger('Acme &amp; Sons', String(-s * taxable * 1.18))}${ledger('Sales 18%', String(s * taxable))}${ledger('IGST', String(s * taxable * 0.18))}`,
        type,
      );
    };
    const r = read(
      file(
        sale('1', 'Karnataka', 1000),
        sale('2', 'Karnataka', 500, 'Credit Note'),
        sale('3', 'Karnataka', 100000),
      ),
    );
    expect(r.sheets.b2cs!.map((x) => [x.place_of_supply, x.rate, x.taxable_value, x.igst])).toEqual([
      ['29', 18, 50000, 9000],
    ]);
    expect(r.sheets.b2cl!.map((x) => [x.invoice_number, x.invoice_value, x.tax_amount])).toEqual([
      ['3', 11800000, 1800000],
    ]);
  });

  it('skips what is no sale, keeps cancelled numbers, and says why a voucher is refused', () => {
    const r = read(
      file(
        voucher('<VOUCHERNUMBER>P/1</VOUCHERNUMBER>', 'Purchase'),
        voucher('<VOUCHERNUMBER>S/9</VOUCHERNUMBER><ISCANCELLED>Yes</ISCANCELLED>'),
        voucher(
          `<VOUCHERNUMBER>S/3</VOUCHERNUMBER>${ledger('Acme &amp; Sons', '-1180')}${ledger('Sales', '1000')}${ledger('IGST', '180')}`,
        ),
      ),
    );
    expect([r.skipped, r.cancelled, r.refused.map((x) => [x.number, x.message.text])]).toEqual([
      2,
      ['S/9'],
      [['S/3', 'The voucher does not show the place of supply']],
    ]);
  });

  it('refuses a DOCTYPE and what is not Tally’s', () => {
    expect(importTally(who, '<!DOCTYPE x><ENVELOPE/>', rowIds()).ok).toBe(false);
    expect(importTally(who, 'hello', rowIds()).ok).toBe(false);
    expect(importTally(who, '<ENVELOPE><BODY/></ENVELOPE>', rowIds())).toMatchObject({
      ok: false,
      message: { text: expect.stringContaining('No vouchers') },
    });
  });

  const sample = '../shared/samples/tally/tallymcp-day-book.xml';
  const missing = !existsSync(sample);
  if (missing) console.log(`skipped: ${sample} is not here`);
  it.skipIf(missing)('reads a captured day book with its illegal characters', () => {
    const result = importTally(who, readFileSync(sample, 'utf8'), rowIds());
    // The payment is left out; the sale names neither GSTIN nor State.
    expect(result).toMatchObject({
      ok: true,
      result: { vouchers: 2, skipped: 1, refused: [{ number: 'MT/2026/0042' }] },
    });
  });
});
describe('Tally vouchers as firms keep them', () => {
  const party = (amount: string, extra = '') =>
    `<LEDGERENTRIES.LIST><LEDGERNAME>Acme</LEDGERNAME><ISPARTYLEDGER>Yes</ISPARTYLEDGER><AMOUNT>${amount}</AMOUNT>${extra}</LEDGERENTRIES.LIST>`;
  const ledger = (name: string, amount: string, extra = '') =>
    `<LEDGERENTRIES.LIST><LEDGERNAME>${name}</LEDGERNAME><AMOUNT>${amount}</AMOUNT>${extra}</LEDGERENTRIES.LIST>`;
  const item = (amount: string, rate: number, hsn: string, account = 'Sales') =>
    `<ALLINVENTORYENTRIES.LIST><STOCKITEMNAME>${hsn}</STOCKITEMNAME><AMOUNT>${amount}</AMOUNT><BILLEDQTY> 1 nos</BILLEDQTY><GSTHSNNAME>${hsn}</GSTHSNNAME><RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD><GSTRATE> ${rate}</GSTRATE></RATEDETAILS.LIST><ACCOUNTINGALLOCATIONS.LIST><LEDGERNAME>${account}</LEDGERNAME><AMOUNT>${amount}</AMOUNT></ACCOUNTINGALLOCATIONS.LIST></ALLINVENTORYENTRIES.LIST>`;
  const voucher = (type: string, number: string, body: string, head = `<PARTYGSTIN>${away}</PARTYGSTIN>`) =>
    `<VOUCHER><DATE>20251005</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME><VOUCHERNUMBER>${number}</VOUCHERNUMBER><PARTYLEDGERNAME>Acme</PARTYLEDGERNAME><PLACEOFSUPPLY>Karnataka</PLACEOFSUPPLY>${head}${body}</VOUCHER>`;
  const read = (...parts: string[]) => {
    const result = importTally(
      who,
      `<ENVELOPE><TALLYMESSAGE>${parts.join('')}</TALLYMESSAGE></ENVELOPE>`,
      rowIds(),
    );
    if (!result.ok) throw new Error(result.message.text);
    return result.result;
  };
  const plain = party('-1180') + item('1000', 18, '8471') + ledger('IGST', '180');

  it('takes types with names of their own by their class or their entries, and lists the rest', () => {
    const r = read(
      '<VOUCHERTYPE NAME="Retail Bill"><PARENT>Sales</PARENT></VOUCHERTYPE><VOUCHERTYPE NAME="GRN Bill"><PARENT>Purchase</PARENT></VOUCHERTYPE>',
      voucher('Retail Bill', 'R/1', plain),
      voucher('GRN Bill', 'G/1', plain),
      voucher('GST Invoice', 'A/1', plain),
      voucher(
        'Inward Bill',
        'P/1',
        party('1180') + item('-1000', 18, '8471', 'Purchase 18%') + ledger('Input IGST', '-180'),
      ),
      voucher('Goods Back', 'B/1', party('590') + item('-500', 18, '8471') + ledger('IGST', '-90')),
      voucher('Special', 'X/1', party('-1180') + item('1000', 18, '8471', 'Trading') + ledger('IGST', '180')),
      voucher('Receipt', '7', ''),
    );
    expect(r.sheets.b2b!.map((row) => row.invoice_number)).toEqual(['R/1', 'A/1']);
    expect(r.sheets.cdnr!.map((row) => [row.note_number, row.taxable_value])).toEqual([['B/1', 50000]]);
    expect(r.left).toEqual({ 'GRN Bill': 1, 'Inward Bill': 1, Receipt: 1 });
    expect(r.refused.map((x) => [x.number, x.message.params])).toEqual([['X/1', { type: 'Special' }]]);
  });

  const twelve = (r: ReturnType<typeof read>) =>
    r.sheets.hsn!.map((x) => [x.hsn_code, x.taxable_value, x.igst]);
  it('spreads discount and freight over the goods, so that table 12 is the invoices’ taxable value', () => {
    // 9,000 and 600 less 1,000 by value: 9,000 - 937.50 and 600 - 62.50. At 5% 403.13 and 26.88; the books have 430.00, so the
    // larger line bears the paisa of rounding.
    const discount = read(
      voucher(
        'Sales',
        '1',
        party('-9030') +
          item('9000', 5, '6109') +
          item('600', 5, '6110') +
          ledger('Discount Allowed', '-1000') +
          ledger('Output IGST', '430'),
      ),
    );
    expect(discount.sheets.b2b).toMatchObject([
      { taxable_value: 860000, igst: 43000, invoice_value: 903000 },
    ]);
    expect(twelve(discount)).toEqual([
      ['6109', 806250, 40312],
      ['6110', 53750, 2688],
    ]);
    // 1,000 and freight 100 at the goods' rate of 18%: tax 198.
    const freight = read(
      voucher(
        'Sales',
        '2',
        party('-1298') + item('1000', 18, '8471') + ledger('Freight Outward', '100') + ledger('IGST', '198'),
      ),
    );
    expect(twelve(freight)).toEqual([['8471', 110000, 19800]]);
    expect(freight.sheets.b2b).toMatchObject([{ taxable_value: 110000 }]);
    // Freight with a code of its own is a supply of its own.
    const own = read(
      voucher(
        'Sales',
        '3',
        party('-1298') +
          item('1000', 18, '8471') +
          ledger('Freight 18%', '100', '<GSTHSNNAME>9965</GSTHSNNAME>') +
          ledger('IGST', '198'),
      ),
    );
    expect(twelve(own)).toEqual([
      ['8471', 100000, 18000],
      ['9965', 10000, 1800],
    ]);
    // A cash discount after tax leaves the taxable value: 1,000 + 180 - 50.
    const after = read(
      voucher(
        'Sales',
        '4',
        party('-1130') + item('1000', 18, '8471') + ledger('IGST', '180') + ledger('Cash Discount', '-50'),
      ),
    );
    expect([twelve(after), after.sheets.b2b![0]!.taxable_value]).toEqual([[['8471', 100000, 18000]], 100000]);
  });

  it('finds the GSTIN inside the party’s ledger entry or among the masters, and refuses a registered party without one', () => {
    const body = (extra: string) => party('-1180', extra) + item('1000', 18, '8471') + ledger('IGST', '180');
    const r = read(
      voucher('Sales', '1', body(`<PARTYGSTIN>${away}</PARTYGSTIN>`), ''),
      voucher('Sales', '2', body(''), '').replaceAll('Acme', 'Beta'),
      `<LEDGER NAME="Beta"><PARENT>Sundry Debtors</PARENT><PARTYGSTIN>${away}</PARTYGSTIN></LEDGER>`,
      voucher('Sales', '3', body(''), '<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE>'),
      voucher('Sales', '4', body(''), '<GSTREGISTRATIONTYPE>Unregistered/Consumer</GSTREGISTRATIONTYPE>'),
    );
    expect(r.sheets.b2b!.map((row) => [row.invoice_number, row.gstin])).toEqual([
      ['1', away],
      ['2', away],
    ]);
    expect(r.refused.map((x) => x.number)).toEqual(['3']);
    expect(r.sheets.b2cs!.map((row) => row.taxable_value)).toEqual([100000]);
  });

  const sample = '../shared/samples/tables/tally-sales-vouchers.xml';
  const missing = !existsSync(sample);
  if (missing) console.log(`skipped: ${sample} is not here`);
  it.skipIf(missing)(
    'the sample is placed as its truth file says; the note without its invoice is asked about',
    () => {
      const truth = JSON.parse(readFileSync(sample.replace('.xml', '.truth.json'), 'utf8'));
      const text = new TextDecoder('utf-16le').decode(readFileSync(sample));
      const result = importTally({ ...who, gstin: truth.client.gstin }, text, rowIds());
      if (!result.ok) throw new Error(result.message.text);
      const { sheets, refused, left } = result.result;
      expect(refused.map((r) => r.number)).toEqual(['CN/02']);
      expect(left).toEqual({ Receipt: 1 });
      const rupees = (n: number | undefined) => (n ?? 0) / 100;
      const { b2b, b2cl, b2cs, nil, hsn } = truth.truth.gstr1;
      type Item = { rt: number; txval: number; iamt: number; camt: number; samt: number };
      expect(
        sheets.b2b!.map((r) => [
          r.gstin,
          r.invoice_number,
          rupees(r.invoice_value),
          r.rate,
          rupees(r.taxable_value),
          rupees(r.igst),
          rupees(r.cgst),
        ]),
      ).toEqual(
        b2b.flatMap((d: { ctin: string; inum: string; val: number; itms: Item[] }) =>
          d.itms.map((i) => [d.ctin, d.inum, d.val, i.rt, i.txval, i.iamt, i.camt]),
        ),
      );
      expect(sheets.b2cl!.map((r) => [r.invoice_number, rupees(r.tax_amount)])).toEqual([
        [b2cl[0].inum, b2cl[0].itms[0].iamt],
      ]);
      expect(sheets.b2cs!.map((r) => rupees(r.taxable_value))).toEqual([b2cs[0].txval]);
      expect(sheets.nil!.map((r) => [r.supply_type, rupees(r.nil_amount), rupees(r.exempt_amount)])).toEqual([
        [nil[0].sply_ty, nil[0].nil_amt, 0],
      ]);
      type Hsn = { hsn_sc: string; uqc: string; rt: number; qty: number; txval: number; iamt: number };
      const rows = (part: string) =>
        sheets
          .hsn!.filter((r) => r.hsn_part === part)
          .map((r) => [r.hsn_code, r.uqc, r.rate, r.quantity, rupees(r.taxable_value), rupees(r.igst)]);
      const told = (list: Hsn[]) => list.map((h) => [h.hsn_sc, h.uqc, h.rt, h.qty, h.txval, h.iamt]);
      expect(rows('B2B')).toEqual(told(hsn.hsn_b2b));
      // The note of 20,000 with one piece is not in yet.
      const [laptop] = hsn.hsn_b2c as Hsn[];
      expect(rows('B2C')).toEqual([
        [
          laptop!.hsn_sc,
          laptop!.uqc,
          laptop!.rt,
          laptop!.qty + 1,
          laptop!.txval + 20000,
          laptop!.iamt + 3600,
        ],
      ]);
    },
  );
});
