import { existsSync, readdirSync, readFileSync } from 'node:fs';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { english } from '../../forms/messages.ts';
import { otherTables } from '../../intake/recognise-table.ts';
import type { RawCell } from '../../sheets/cells.ts';
import { readCsv } from '../../sheets/csv.ts';
import { kept } from '../../testing/kept.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import type { Sheets } from '../gstr1/sections.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import * as allPlaceTable from './place-table.ts';

const { placeTable } = kept(allPlaceTable);

const who: Taxpayer = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };
const local = '24AANFA2641L1ZF';
const away = '29AABCR1718E1ZL';
const place = (csv: string, name = 'register') =>
  placeTable(who, { name, rows: readCsv(csv) }, undefined, rowIds());
const said = (read: ReturnType<typeof place>) =>
  read.refused.map((r) => [r.line, r.column, english(r.message)]);
/** Table 13 follows from the same documents; it has a test of its own. */
const counts = ({ doc_issue: _, ...sheets }: Sheets) =>
  Object.fromEntries(Object.entries(sheets).map(([id, rows]) => [id, rows.length]));

describe('registers with headings of their own', () => {
  it('a flat table without Reverse Charge and Invoice Type is B2B where a line has a GSTIN', () => {
    const read = place(
      `GSTIN/UIN of Recipient,Receiver Name,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Rate,Taxable Value\n${away},Rao,A-1,05-10-2025,236000,29-Karnataka,18,200000\n`,
    );
    expect(counts(read.sheets)).toEqual({ b2b: 1 });
    expect(read.sheets.b2b![0]).toMatchObject({
      gstin: away,
      invoice_number: 'A-1',
      invoice_value: 23600000,
      reverse_charge: 'N',
      invoice_type: 'R',
      igst: 3600000,
    });
    expect(read.notes.map(english)).toEqual([
      'The file has no column for reverse charge: No was assumed',
      'The file has no column for the invoice type: Regular was assumed',
      'The file has no HSN column: table 12 cannot be filled from it',
    ]);
  });

  it('a line whose recipient is the supplier itself is refused, the others are read', () => {
    const read = place(
      `GSTIN/UIN of Recipient,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Rate,Taxable Value\n${who.gstin},A-1,05-10-2025,1180,24,18,1000\n${away},A-2,05-10-2025,1180,29,18,1000\n`,
    );
    expect(said(read)).toEqual([[2, 'GSTIN/UIN of Recipient', 'The recipient cannot be the supplier']]);
    expect(read.sheets.b2b!.map((row) => row['invoice_number'])).toEqual(['A-2']);
  });

  it('300 bills headed as in Tally stay 300 B2B bills', () => {
    const lines = Array.from(
      { length: 300 },
      (_, i) => `05-10-2025,Party ${i},${i % 2 ? local : away},S/${i + 1},1000.00,18`,
    );
    const read = place(`Date,Particulars,GSTIN/UIN,Voucher No.,Taxable Value,Rate\n${lines.join('\n')}\n`);
    expect(counts(read.sheets)).toEqual({ b2b: 300 });
    // 1,000 at 18%: 90 each within Gujarat, 180 to Karnataka; the value is 1,180.
    expect(read.sheets.b2b!.slice(0, 2)).toMatchObject([
      { gstin: away, place_of_supply: '29', igst: 18000, invoice_value: 118000, receiver_name: 'Party 0' },
      { gstin: local, place_of_supply: '24', cgst: 9000, sgst: 9000, invoice_value: 118000 },
    ]);
    expect(read.totals!.placed).toMatchObject({ taxable: 30000000, igst: 150 * 18000, cgst: 150 * 9000 });
  });

  const mixed = (template: string) => {
    const lines = Array.from({ length: 1200 }, (_, i) => {
      const gstin = i % 5 === 0 ? '' : away;
      // Of the 240 without GSTIN each tenth is above one lakh to another State, the others are sold at home.
      const large = gstin === '' && i % 50 === 0;
      const [taxable, pos] = large ? [100000, '29'] : [1000, gstin ? '29' : '24'];
      return `${gstin},S/${i + 1},05-10-2025,${taxable * 1.18},${pos},${template}18,${taxable},8471,NOS,1`;
    });
    return lines.join('\n');
  };
  it.each([
    ['', ''],
    [',Reverse Charge,Invoice Type', 'N,Regular B2B,'],
  ])('a mixed register is split line by line, HSN kept (extra headings “%s”)', (headings, cells) => {
    const read = place(
      `GSTIN,Invoice Number,Invoice date,Invoice Value,Place Of Supply${headings},Rate,Taxable Value${headings ? '' : ',HSN,UQC,Quantity'}\n${headings ? mixed(cells).replace(/,8471,NOS,1/g, '') : mixed(cells)}\n`,
    );
    expect(said(read)).toEqual([]);
    expect(read.sheets.b2b!.length).toBe(960);
    expect(read.sheets.b2b!.every((row) => row.gstin === away)).toBe(true);
    expect(read.sheets.b2cl!.map((row) => row.taxable_value)).toEqual(Array(24).fill(10000000));
    expect(read.sheets.b2cs).toMatchObject([{ place_of_supply: '24', taxable_value: 216 * 100000 }]);
    if (headings) return;
    // Table 12: 960 × 1,000 to registered; 24 × 1,00,000 + 216 × 1,000 to others.
    expect(
      read.sheets.hsn!.map((row) => [row.hsn_part, row.hsn_code, row.quantity, row.taxable_value]),
    ).toEqual(
      expect.arrayContaining([
        ['B2B', '8471', 960, 96000000],
        ['B2C', '8471', 240, 261600000],
      ]),
    );
  });

  it('a column of GSTINs whose heading says nothing is asked about, in a register and in a chosen table', () => {
    const csv = `Bill No,Bill Date,Tax Ref,Taxable Value,GST %,Place of Supply\n1,05-10-2025,${away},1000,18,29\n`;
    const read = place(csv);
    expect(read.sheets).toEqual({});
    expect(said(read)[0]![2]).toMatch(/^Column Tax Ref has GSTINs/);
    const chosen = placeTable(
      who,
      { name: 'x', rows: readCsv(`Place Of Supply,Rate,Taxable Value,Buyer\n29,18,1000,${away}\n`) },
      'b2cs',
      rowIds(),
    );
    expect(chosen.sheets).toEqual({});
    expect(chosen.refused.map((r) => r.column)).toEqual(['Buyer']);
    const spaced = placeTable(
      who,
      {
        name: 'x',
        rows: readCsv(
          `Place Of Supply,Rate,Taxable Value,Buyer\n29,18,1000,${away.toLowerCase().replace(/^(.{5})/, '$1 ')}\n`,
        ),
      },
      'b2cs',
      rowIds(),
    );
    expect([spaced.sheets, spaced.refused.map((r) => r.column)]).toEqual([{}, ['Buyer']]);
    // The supplier's own GSTIN beside the buyer's is no question.
    const own = place(
      `GSTIN,Our Ref,Invoice No,Invoice Date,Taxable Value,Rate\n${away},${who.gstin},1,05-10-2025,1000,18\n`,
    );
    expect(counts(own.sheets)).toEqual({ b2b: 1 });
  });

  it('a customer whose name begins with Total is no line of sums, in a template as in a register', () => {
    const head =
      'Receiver Name,GSTIN/UIN of Recipient,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Rate,Taxable Value';
    const lines = `Total Energies,${away},A-1,05-10-2025,1180,29,18,1000\nTotal,,,,1180,,,1000\n`;
    for (const table of ['b2b', undefined] as const) {
      const rows = readCsv(`${head}\n${lines}`);
      const read = placeTable(who, { name: 'x', rows }, table, rowIds());
      expect([said(read), read.sheets.b2b!.map((row) => row.receiver_name)]).toEqual([
        [],
        ['Total Energies'],
      ]);
    }
    const undated = place(
      `Party Name,Invoice No,Invoice Date,GSTIN,Rate,Taxable Value\nTotal Fabs,A1,,${away},18,2000\nTotal,1,,,,2000\n`,
    );
    expect(said(undated)).toEqual([[2, 'Invoice Date', 'Enter a date as dd-mm-yyyy']]);
    const instrument = placeTable(
      who,
      {
        name: 'hsn',
        rows: readCsv(
          'Description,HSN,UQC,Total Quantity,Rate,Taxable Value\nTotal station,9015,NOS-NUMBERS,1,18,1000\nTotal,,,1,,1000\n',
        ),
      },
      undefined,
      rowIds(),
    );
    expect(instrument.sheets.hsn!.map((row) => row.hsn_code)).toEqual(['9015']);
  });

  it('a line without number that names somebody else is no further line of the document above', () => {
    const head = 'Invoice No,Invoice Date,GSTIN,Party Name,Rate,Taxable Value';
    const read = place(
      `${head}\nA1,05-10-2025,${away},Rao,18,2000\n,,,,5,400\n,,${local},Other,18,3000\n,,,Third,18,500\n`,
    );
    expect(read.sheets.b2b!.map((row) => [row.invoice_number, row.rate, row.taxable_value])).toEqual([
      ['A1', 18, 200000],
      ['A1', 5, 40000],
    ]);
    expect(said(read)).toEqual([
      [4, 'Invoice No', 'This is required'],
      [5, 'Invoice No', 'This is required'],
    ]);
  });

  it('a list of notes is never read as invoices: their heading or their kind says which way they go', () => {
    const notes = (number: string, rest = '', cells = '') =>
      place(`${number},Date,GSTIN,Rate,Taxable Value${rest}\nN1,05-10-2025,${away},18,1000${cells}\n`);
    expect(notes('Credit Note Number').sheets.cdnr).toMatchObject([{ note_type: 'C', note_number: 'N1' }]);
    expect(notes('Note Number', ',Note Type', ',Debit').sheets.cdnr).toMatchObject([{ note_type: 'D' }]);
    expect([notes('Note Number').sheets, said(notes('Note Number'))]).toEqual([
      {},
      [[1, 'Note Number', 'The column Note Type is missing']],
    ]);
    const blank = notes('Note Number', ',Note Type', ',');
    expect([blank.sheets, said(blank)]).toEqual([{}, [[2, 'Note Type', 'Choose one of the options']]]);
  });

  it('the codes of templates and of e-invoices say what a supply is', () => {
    const of = (type: string, tax: number, gstin = away, at = '29') =>
      place(
        `Invoice No,Invoice Date,GSTIN,Place of Supply,Invoice Type,Rate,Taxable Value,IGST\nA1,05-10-2025,${gstin},${at},${type},18,1000,${tax}\n`,
      );
    for (const [type, tax, stored] of [
      ['SEWP', 180, 'SEWP'],
      ['SEWOP', 0, 'SEWOP'],
      ['SEZWP', 180, 'SEWP'],
      ['SEZWOP', 0, 'SEWOP'],
      ['DE', 180, 'DE'],
      ['DEXP', 180, 'DE'],
      ['CBW', 180, 'CBW'],
      ['B2B', 180, 'R'],
    ] as const)
      expect([type, of(type, tax).sheets.b2b?.[0]?.invoice_type]).toEqual([type, stored]);
    expect(of('EXPWOP', 0, '', '96').sheets.exp).toMatchObject([{ export_type: 'WOPAY' }]);
    expect(said(of('WPAY', 180))[0]![2]).toMatch(/^The line is an export but has a GSTIN/);
  });

  it('lines of another supplier, and lines without GSTIN in the table B2B, are refused', () => {
    const read = place(
      `Seller GSTIN,GSTIN,Invoice No,Invoice Date,Taxable Value,Rate\n${who.gstin},${away},1,05-10-2025,1000,18\n${local},${away},2,05-10-2025,1000,18\n`,
    );
    expect(said(read)).toEqual([
      [3, 'Seller GSTIN', `This line is of the supplier ${local}, not of this return`],
    ]);
    const head = 'GSTIN,Invoice Number,Invoice date,Invoice Value,POS,Rate,Taxable Value';
    const b2b = placeTable(
      who,
      {
        name: 'x',
        rows: readCsv(`${head}\n${away},1,05-10-2025,118,29,18,100\n,2,05-10-2025,118,24,18,100\n`),
      },
      'b2b',
      rowIds(),
    );
    expect(b2b.sheets.b2b!.length).toBe(1);
    expect(b2b.refused.map((r) => [r.line, english(r.message)])).toEqual([
      [3, 'The line has no GSTIN: supplies to unregistered persons belong to B2CL or B2CS'],
    ]);
  });

  it('what a line does not say and cannot be told refuses the line; nothing is lost', () => {
    const head = 'Bill No,Bill Date,Party Name,GST No,State,Rate,Taxable Amt,IGST,CGST,SGST,Bill Amount';
    const read = place(
      [
        head,
        'B1,05-10-2025,Cash,,,18,1000,,90,90,1180',
        'B2,05-10-2025,Cash,,,18,1000,180,,,1180',
        `B3,05-10-2025,Home buyer,${local},Gujarat,18,1000,180,,,1180`,
        `B4,05-10-2025,Rao,${away},Karnataka,18,1000,,90,90,1180`,
        `B5,05-10-2025,Rao,29AABCR1718E1ZX,Karnataka,18,1000,180,,,1180`,
        `B6,05-10-2025,Rao,${away},Karnataka,,1000,180.9,,,1180.9`,
        `B7,05-10-2025,Rao,${away},Karnataka,18,abc,180,,,1180`,
        'Total,,,,,,6000,721.8,180,180,9999',
      ].join('\n'),
    );
    expect(counts(read.sheets)).toEqual({ b2cs: 1, b2b: 1 });
    expect(said(read)).toEqual([
      [3, 'State', 'The voucher does not show the place of supply'],
      [
        4,
        'IGST',
        'Integrated tax is charged at a place of supply in your own State: enter SEZ or CBW as the invoice type if it is one',
      ],
      [5, 'CGST', 'An inter-State supply attracts integrated tax, not central and State tax'],
      [6, 'GST No', 'The check character does not match: look for a mistyped character'],
      [8, 'Taxable Amt', 'Enter a number'],
    ]);
    const { file, placed, refused } = read.totals!;
    // B1 and B6 are placed: 2,000; B2 to B5: 4,000 refused, B7 has no amount that reads.
    expect([file.taxable, placed.taxable, refused.taxable]).toEqual([600000, 200000, 400000]);
    expect(read.notes.map(english)).toContain(
      'Integrated Tax: the file’s own total is 721.80, its lines add up to 900.90',
    );
  });

  it('notes, returns, SEZ, exports, cancelled and drafts by their words', () => {
    const read = place(
      [
        'Voucher Type,Vch No.,Date,Particulars,GSTIN/UIN,Place of Supply,Supply Type,HSN/SAC,Qty,Unit,GST Rate,Taxable Value,IGST,CGST,SGST',
        `Sales,1,05-10-2025,Rao,${away},Karnataka,SEZ with payment,8471,1,Nos.,18,1000,180,,`,
        `Credit Note,CN1,06-10-2025,Rao,${away},Karnataka,Regular,8471,1,Nos.,18,500,90,,`,
        'Sales,2,05-10-2025,ACME Inc,,Other Country,Export without payment,8471,1,Nos.,18,700,0,,',
        'Sales (cancelled),3,05-10-2025,Rao,,Karnataka,,,,,,0,,,',
        'Receipt,R1,05-10-2025,Rao,,Karnataka,,,,,,50,,,',
        'Sales Return,CN2,07-10-2025,Cash,,Gujarat,,8471,1,Nos.,18,-100,,-9,-9',
        'Sales,4,05-10-2025,Total Fabs,,Gujarat,,8471,2,Nos.,18,300,,27,27',
      ].join('\n'),
    );
    expect(said(read)).toEqual([]);
    expect(read.sheets.b2b).toMatchObject([{ invoice_number: '1', invoice_type: 'SEWP', igst: 18000 }]);
    expect(read.sheets.cdnr).toMatchObject([{ note_number: 'CN1', note_type: 'C', taxable_value: 50000 }]);
    expect(read.sheets.exp).toMatchObject([
      { invoice_number: '2', export_type: 'WOPAY', taxable_value: 70000 },
    ]);
    // 300 sold less 100 returned.
    expect(read.sheets.b2cs).toMatchObject([{ taxable_value: 20000, cgst: 1800, sgst: 1800 }]);
    expect(read.notes.map(english)).toEqual([
      'The file has no column for reverse charge: No was assumed',
      '1 cancelled documents were left out (they count in table 13): 3',
      '1 lines of drafts or other vouchers were left out: R1',
    ]);
  });

  it('two columns for one meaning, taxes of another column, and headings without a taxable value are asked', () => {
    expect(
      said(place(`Invoice No,Bill No,Invoice Date,Taxable Value,Rate\n1,9,05-10-2025,100,18\n`))[0]![2],
    ).toMatch(/^Two columns match: Invoice No and Bill No/);
    const gross = place(
      `Invoice No,Invoice Date,GSTIN,Rate,Taxable Value,IGST\n1,05-10-2025,${away},18,1180,180\n2,05-10-2025,${away},18,2360,360\n`,
    );
    expect(gross.sheets).toEqual({});
    expect(said(gross)[0]![2]).toMatch(/^The taxes do not match column Taxable Value/);
    const none = place(`Invoice No,Invoice Date,GSTIN,Amount\n1,05-10-2025,${away},1180\n`);
    expect([none.placed, none.sheets]).toEqual([false, {}]);
  });

  const folder = '../shared/samples/tables';
  const missing = !existsSync(folder);
  if (missing) console.log(`skipped: ${folder} is not here`);
  const truths = missing ? [] : readdirSync(folder).filter((n) => n.endsWith('.truth.json'));
  it.skipIf(missing)(
    'no sample is misread in silence: its totals are those of its truth file, or nothing is placed',
    async () => {
      const whole: string[] = [];
      for (const name of truths) {
        const truth = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
        if (!truth.client || !/\.(csv|xlsx)$/.test(truth.file) || truth.file === 'gstn-offline-tool.xlsx')
          continue;
        const bytes = readFileSync(`${folder}/${truth.file}`);
        const tables: { name: string; rows: RawCell[][] }[] = truth.file.endsWith('.csv')
          ? [{ name: truth.file.replace('.csv', ''), rows: readCsv(bytes.toString('utf8')) }]
          : ((await readXlsxFile(bytes)) as unknown as { sheet: string; data: RawCell[][] }[]).map((s) => ({
              name: s.sheet,
              rows: s.data,
            }));
        if (otherTables(tables, ['sales-register'])) continue;
        const self = { ...who, gstin: truth.client.gstin };
        const sums = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };
        let rows = 0;
        for (const table of tables) {
          const read = placeTable(self, table, undefined, rowIds());
          rows += Object.values(read.sheets).flat().length;
          for (const key of Object.keys(sums) as (keyof typeof sums)[])
            sums[key] += (read.totals?.placed[key] ?? 0) / 100;
        }
        // Marketplaces' own tables have no lines to add up.
        if (rows === 0 || sums.taxable === 0) continue;
        whole.push(truth.file);
        expect([name, truth.task]).toEqual([name, 'gstr1']);
        const { taxable, ...taxes } = truth.truth.totals;
        // Lines that are asked about are not placed: nothing else may be missing.
        if (truth.expect.outcome === 'importWithQuestions') continue;
        const all = taxable + (taxes.exemptNilNonGst ?? 0);
        expect([name, sums.taxable]).toEqual([name, all]);
        const { igst, cgst, sgst } = taxes;
        if (igst !== undefined) expect([name, sums]).toEqual([name, { taxable: all, igst, cgst, sgst }]);
      }
      expect(whole).toEqual(expect.arrayContaining(['plain-register.csv', 'vyapar-gstr1-sale.xlsx']));
    },
  );

  it.skipIf(missing)('the register kept by hand is placed as its truth file says', () => {
    const truth = JSON.parse(readFileSync(`${folder}/plain-register.truth.json`, 'utf8'));
    const rows = readCsv(readFileSync(`${folder}/plain-register.csv`, 'utf8'));
    const { sheets } = placeTable(
      { ...who, gstin: truth.client.gstin },
      { name: 'plain', rows },
      undefined,
      rowIds(),
    );
    const { b2b, b2cl, b2cs } = truth.truth.gstr1;
    const iso = (d: string) => d.split('-').reverse().join('-');
    type Item = { rt: number; txval: number; iamt: number; camt: number; samt: number };
    type Invoice = { ctin?: string; inum: string; idt: string; val: number; pos: string; itms: Item[] };
    const lines = (list: Invoice[]) =>
      list.flatMap((d) =>
        d.itms.map((i) => [d.ctin, d.inum, iso(d.idt), d.val, d.pos, i.rt, i.txval, i.iamt, i.camt, i.samt]),
      );
    const rupees = (n: number | undefined) => (n ?? 0) / 100;
    expect(
      sheets.b2b!.map((r) => [
        r.gstin,
        r.invoice_number,
        r.invoice_date,
        rupees(r.invoice_value),
        r.place_of_supply,
        r.rate,
        rupees(r.taxable_value),
        rupees(r.igst),
        rupees(r.cgst),
        rupees(r.sgst),
      ]),
    ).toEqual(lines(b2b));
    expect(
      sheets.b2cl!.map((r) => [
        undefined,
        r.invoice_number,
        r.invoice_date,
        rupees(r.invoice_value),
        r.place_of_supply,
        r.rate,
        rupees(r.taxable_value),
        rupees(r.tax_amount),
        0,
        0,
      ]),
    ).toEqual(lines(b2cl));
    expect(
      sheets.b2cs!.map((r) => [
        r.place_of_supply,
        r.rate,
        rupees(r.taxable_value),
        rupees(r.cgst),
        rupees(r.sgst),
      ]),
    ).toEqual(b2cs.map((r: Item & { pos: string }) => [r.pos, r.rt, r.txval, r.camt, r.samt]));
  });
});
