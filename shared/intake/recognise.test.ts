import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { readGstr1 } from '../gst/gstr1/json-read.ts';
import { writeGstr1 } from '../gst/gstr1/json-write.ts';
import { sectionIds } from '../gst/gstr1/sections.ts';
import { readGstr2b } from '../gst/gstr2b/read.ts';
import { emptyGstr3b } from '../gst/gstr3b/form.ts';
import { readGstr3b, writeGstr3b } from '../gst/gstr3b/json.ts';
import { exampleRows } from '../gst/import/templates.ts';
import { detectJson } from '../itr/json/detect.ts';
import { kept } from '../testing/kept.ts';
import type { GovernmentKind } from './recognise.ts';
import * as allRecognise from './recognise.ts';
import * as allRecogniseTable from './recognise-table.ts';

const { nameOf, otherKind, recogniseJson, otherTables, recogniseTables } = kept(
  allRecognise,
  allRecogniseTable,
);

const own = '27ZZZCK0001A1ZU';
const gst = { gstin: own, fp: '102025' };
/** Of a supplier in Gujarat for a recipient in Maharashtra: integrated tax at the recipient's own place of supply. */
const bought = {
  ctin: '24ZZZCF2002G1ZO',
  inv: [{ inum: '1', pos: '27', inv_typ: 'R', itms: [{ num: 1, itm_det: { txval: 100, iamt: 18 } }] }],
};
const sold = {
  ctin: '24ZZZCF2002G1ZO',
  inv: [{ inum: '1', pos: '24', inv_typ: 'R', itms: [{ num: 1, itm_det: { txval: 100, iamt: 18 } }] }],
};

/** One small file of each kind by the marks of ../shared/facts/table-layouts.md section 3 and gst-extras.md. */
const files: readonly (readonly [string, unknown, GovernmentKind | undefined])[] = [
  ['a GSTR-1', { ...gst, b2b: [sold] }, 'gstr1'],
  [
    'a GSTR-1 the portal wrote, with the filing status of the counterparty',
    { ...gst, b2b: [{ ...sold, cfs: 'Y' }] },
    'gstr1',
  ],
  ['a GSTR-1 in a reply of the portal', { data: { gstin: own, ret_period: '102025', b2cs: [] } }, 'gstr1'],
  ['a nil GSTR-1', { ...gst, version: 'GST3.2.4', hash: 'hash' }, 'gstr1'],
  ['a GSTR-2A by the supplier’s GSTR-3B', { ...gst, b2b: [{ ...sold, cfs3b: 'Y' }] }, 'gstr2a'],
  ['a GSTR-2A by the filing date', { ...gst, b2b: [{ ...sold, fldtr1: '11-Nov-25' }] }, 'gstr2a'],
  ['a GSTR-2A by its notes', { ...gst, b2b: [sold], cdn: [] }, 'gstr2a'],
  [
    'a GSTR-2A by the amendment of an invoice',
    { ...gst, b2b: [{ ...sold, inv: [{ aspd: '', atyp: '' }] }] },
    'gstr2a',
  ],
  ['purchases without any mark, by their tax', { ...gst, b2b: [bought] }, 'purchases'],
  ['one such invoice among sales', { ...gst, b2b: [bought, sold] }, 'gstr1'],
  ['a GSTR-2B', { data: { gstin: own, rtnprd: '102025', docdata: {} } }, 'gstr2b'],
  ['the summary of a GSTR-2B', { data: { gstin: own, rtnprd: '102025', itcsumm: {} } }, 'gstr2b'],
  ['a GSTR-3B', { gstin: own, ret_period: '102025', sup_details: {} }, 'gstr3b'],
  ['an IMS download', { imsDetails: { b2b: [] } }, 'ims'],
  ['an IMS upload', { rtin: own, reqtyp: 'SAVE', invdata: {} }, 'ims'],
  ['an IMS reply', { data: { b2b: [{ stin: own, action: 'N' }] } }, 'ims'],
  ['a GSTR-9', { gstin: own, fp: '032025', table4: {}, table6: {} }, 'gstr9'],
  ['e-invoices', [{ Version: '1.1', TranDtls: {}, DocDtls: {} }], 'einvoice'],
  ['e-way bills', { version: '1.0.0621', billLists: [] }, 'eway'],
  ['the summary of a GSTR-1', { data: { gstin: own, ret_period: '102025', sec_sum: [] } }, 'gstr1-summary'],
  ['an ITR-5', { ITR: { ITR5: { PartA_GEN1: { OrgFirmInfo: { PAN: 'zzzfe2001f' } } } } }, 'itr'],
  ['prefill data', { personalInfo: { pan: 'ZZZPK0001A' } }, 'prefill'],
  ['nothing known', { x: 1 }, undefined],
  ['a list', [], undefined],
  ['a text', 'gstin', undefined],
];

describe('files of the portals by their own marks', () => {
  it.each(files)('%s', (_name, file, kind) => {
    expect(recogniseJson(file)?.kind).toBe(kind);
    expect(() => otherKind(file, [])).not.toThrow();
  });

  it('says whose it is and names it', () => {
    const found = recogniseJson({
      ITR: {
        ITR2: { Form_ITR2: { AssessmentYear: '2025' }, PartA_GEN1: { PersonalInfo: { PAN: 'ZZZPK0001A' } } },
      },
    })!;
    expect(found).toMatchObject({ itrType: 'ITR-2', period: '2025', pan: 'ZZZPK0001A' });
    expect(english(nameOf(found))).toBe(
      'This is the ITR-2 of assessment year 2025-26. Import it under Income-tax returns.',
    );
    expect(
      recogniseJson({ data: { gstin: own.toLowerCase(), rtnprd: '102025', docdata: {} } }),
    ).toMatchObject({
      gstin: own,
      period: '102025',
    });
  });

  it('our own files are what they are, every table in its turn', () => {
    const who = { gstin: own, period: '10-2025', frequency: 'monthly' as const };
    for (const id of sectionIds) {
      if (id === 'amendments') continue;
      const file = writeGstr1(who, { [id]: exampleRows(who, id) });
      expect([id, recogniseJson(file)?.kind]).toEqual([id, 'gstr1']);
    }
    expect(recogniseJson(writeGstr3b(own, '10-2025', emptyGstr3b()))?.kind).toBe('gstr3b');
  });

  it('is asked by every reader: no file of one kind is read as another', () => {
    for (const [name, file, kind] of files) {
      if (!kind) continue;
      const readers: Record<string, boolean> = {
        gstr1: readGstr1(file).gstin !== '',
        gstr2b: readGstr2b(file).gstin !== '',
        gstr3b: readGstr3b(file).ok,
        itr: detectJson(file).kind === 'itr',
        prefill: detectJson(file).kind === 'prefill',
      };
      for (const [reader, took] of Object.entries(readers))
        if (reader !== kind) expect([name, reader, took]).toEqual([name, reader, false]);
    }
    expect(readGstr1({ ...gst, b2b: [bought] }).problems[0]!.message.text).toMatch(/purchases/);
    // A unit in an SEZ charges integrated tax in its own State as well (s.7(5)(b) IGST).
    expect(readGstr1({ ...gst, b2b: [bought] }, undefined, { sez: true }).gstin).toBe(own);
    expect(english(otherKind(JSON.parse(JSON.stringify({ ...gst, cdn: [] })), ['gstr1'])!)).toBe(
      'This is a GSTR-2A download (purchases). Import the GSTR-2B of the period under GSTR-2B.',
    );
  });

  const folder = '../shared/samples';
  const missing = !existsSync(folder);
  if (missing) console.log(`skipped: ${folder} is not here`);
  it.skipIf(missing)('samples', () => {
    const kindOf = (path: string) =>
      recogniseJson(JSON.parse(readFileSync(`${folder}/${path}`, 'utf8')))?.kind;
    expect(kindOf('tables/gstr2a-102025.json')).toBe('gstr2a');
    expect(kindOf('tables/gstr2b-102025-part1.json')).toBe('gstr2b');
    expect(kindOf('tables/gstr2b-102025-part2.json')).toBe('gstr2b');
    expect(kindOf('tables/ims-download.json')).toBe('ims');
    expect(kindOf('gst/synthetic-gstr1-102025.json')).toBe('gstr1');
    for (const name of readdirSync(`${folder}/itr`).filter((n) => n.endsWith('.json')))
      expect([name, kindOf(`itr/${name}`)]).toEqual([name, name.includes('prefill') ? 'prefill' : 'itr']);
  });
});

describe('tables by their own marks', () => {
  const kindOf = (...rows: string[][]) => recogniseTables([{ name: 'Sheet1', rows }])?.kind;

  it('knows the portal’s statements, Tally’s reports, registers and bank lines', () => {
    expect(
      kindOf(
        ['Goods and Services Tax - GSTR-2B'],
        ['GSTIN of supplier', 'Invoice number', 'ITC Availability'],
      ),
    ).toBe('gstr2b');
    expect(kindOf(['GSTIN of supplier', 'Invoice number', 'GSTR-3B Filing Status'])).toBe('gstr2a');
    expect(kindOf(['Karsetu Demo'], ['Purchase Register'], ['Date', 'Particulars', 'GSTIN/UIN'])).toBe(
      'purchase-register',
    );
    expect(kindOf(['Karsetu Demo'], ['Sales Register'], ['Date', 'Particulars', 'GSTIN/UIN'])).toBe(
      'sales-register',
    );
    expect(kindOf(['Day Book'], ['Date', 'Particulars', 'Vch Type', 'Debit', 'Credit'])).toBe('day-book');
    expect(kindOf(['Cash Flow'], ['Particulars', 'Inflow', 'Outflow'])).toBe('tally-report');
    expect(kindOf(['Bill Date', 'Vendor Name', 'Vendor GSTIN', 'Taxable Value'])).toBe('purchase-register');
    expect(kindOf(['Invoice No', 'Customer GSTIN', 'Taxable Value'])).toBe('sales-register');
    expect(kindOf(['Txn Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'])).toBe('bank');
    expect(
      kindOf(['Invoice No', 'Invoice Date', 'Customer Name', 'GSTIN', 'Rate', 'Taxable Value']),
    ).not.toBe('purchase-register');
    expect(
      kindOf(['Date', 'Particulars', 'GSTIN/UIN', 'Voucher No.', 'Taxable Value', 'Rate']),
    ).toBeUndefined();
    // Gains of a registrar: the second of two dates, and the cost of a unit or the units redeemed.
    expect(kindOf(['Scheme Name', 'Date', 'Date_1', 'RedUnits', 'Unit Cost'])).toBe('fund-gains');
    expect(kindOf(['Scheme Name', 'Date', 'Date_1', 'RedUnits'])).toBe('fund-gains');
    expect(kindOf(['Scheme Name', 'Date', 'Date_1', 'Unit Cost'])).toBe('fund-gains');
    expect(kindOf(['Scheme Name', 'Date', 'Unit Cost'])).not.toBe('fund-gains');
    // A customer called so is no title.
    expect(kindOf(['Day Book', 'Sales Register'])).toBeUndefined();
  });

  it('knows trial balances, lists of clients and annexures of TDS by their headings', () => {
    expect(kindOf(['Particulars', 'Closing Balance', ''], ['', 'Debit', 'Credit'])).toBe('trial-balance');
    expect(
      kindOf(
        ['Ledger', 'Group', 'Opening', 'Debit', 'Credit'],
        ['Input CGST', 'Duties & Taxes', '', '9', ''],
        ['Purchase Accounts', 'Purchase Accounts', '', '100', ''],
      ),
    ).toBe('trial-balance');
    expect(kindOf(['File No.', 'Name of Assessee', 'Status', 'PAN', 'GSTIN', 'TAN'])).toBe('clients');
    expect(kindOf(['Customer Name', 'PAN', 'Date of Birth'])).toBe('clients');
    expect(kindOf(['Sr. No.', 'Challan Serial No.', 'BSR Code', 'Date of Deposit', 'TDS'])).toBe('tds');
    expect(kindOf(['Name', 'PAN', 'Section code', 'Amount paid or credited'])).toBe('tds');
    // Deductees with the invoices they were paid for are not a register of those.
    expect(
      kindOf(['Vendor Name', 'Vendor GSTIN', 'Invoice No', 'PAN', 'Section code', 'Amount paid or credited']),
    ).toBe('tds');
    // An order number is no purchase, and lines with dates are no balances.
    expect(kindOf(['Invoice Number', 'Customer Name', 'PurchaseOrder', 'Purchase Type'])).toBeUndefined();
    expect(kindOf(['Invoice Number', 'Customer Name', 'PurchaseOrder', 'GSTIN'])).toBe('sales-register');
    expect(kindOf(['Date', 'Particulars', 'Vch Type', 'Debit', 'Credit'])).toBeUndefined();
    expect(kindOf(['Invoice No', 'PAN', 'Status', 'Taxable Value'])).toBeUndefined();
  });

  it('names what has no place', () => {
    const message = otherTables([{ name: 'x', rows: [['Cash Flow']] }], ['sales-register'])!;
    expect(english(message)).toBe(
      'This is the Tally report Cash Flow. It has no documents with GSTIN and tax.',
    );
    expect(otherTables([{ name: 'x', rows: [['Sales Register']] }], ['sales-register'])).toBeUndefined();
  });
});
