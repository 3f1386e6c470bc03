import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../sheets/csv.ts';
import { sectionRows } from '../gstr1/export.ts';
import { rowIds } from '../gstr1/json-read.ts';
import { type SectionId, sectionIds } from '../gstr1/sections.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { sheetsFromWire, sheetsToWire } from '../gstr1/wire.ts';
import { sectionCsv } from './csv.ts';
import { applyMerge, planMerge } from './merge.ts';
import { guessSection, importTable } from './table.ts';
import { importTally } from './tally.ts';
import { exampleRows, templateCsv, templateWorkbook } from './templates.ts';

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
      [['S/3', 'The place of supply cannot be told from the voucher']],
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
