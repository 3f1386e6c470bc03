import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { Purchase } from '../gstr2b/register.ts';
import * as allGstr2a from './gstr2a.ts';
import * as allLetter from './letter.ts';
import * as allSuppliers from './suppliers.ts';

const { fileOf, joinRows, readGstr2a, reportedOf, letterTo, sumsOf2a, sumsOfBooks, yearBySupplier } = kept(
  allGstr2a,
  allLetter,
  allSuppliers,
);

const inv = (inum: string, txval: number, iamt: number, over: object = {}) => ({
  chksum: 'x',
  inum,
  idt: '05-10-2025',
  val: txval + iamt,
  pos: '24',
  rchrg: 'N',
  inv_typ: 'R',
  itms: [{ num: 1, itm_det: { rt: 18, txval, iamt, camt: 0, samt: 0, csamt: 0 } }],
  ...over,
});
const file = {
  gstin: '24AANFA2641L1ZF',
  fp: '102025',
  b2b: [
    {
      ctin: '29AABCR1718E1ZL',
      cfs: 'Y',
      cfs3b: 'N',
      flprdr1: 'Oct-25',
      inv: [inv('A1', 1000, 180), inv('A2', 500, 90)],
      odd: true,
    },
    {
      ctin: '27AAPFU0939F1ZV',
      cfs: 'N',
      cfs3b: 'N',
      dtcancel: '27-Aug-25',
      inv: [inv('B1', 100, 18, { rchrg: 'Y' })],
    },
  ],
  b2ba: [{ ctin: '29AABCR1718E1ZL', inv: [inv('A1', 900, 162, { oinum: 'A1', oidt: '05-10-2025' })] }],
  cdn: [
    {
      ctin: '29AABCR1718E1ZL',
      nt: [{ ntty: 'C', nt_num: 'C1', nt_dt: '09-10-2025', itms: [{ itm_det: { txval: 200, iamt: 36 } }] }],
    },
  ],
  isd: [
    {
      ctin: '27AAPFU0939F1ZV',
      doclist: [
        { isd_docty: 'ISDCN', docnum: 'S1', docdt: '03-10-2025', iamt: 20, camt: 1, samt: 1, cess: 2 },
      ],
    },
  ],
  impg: [
    {
      refdt: '28-10-2025',
      portcd: '18272A',
      benum: 2566282,
      bedt: '18-10-2025',
      txval: 123.02,
      iamt: 22.14,
      csamt: 0.5,
      amd: 'N',
    },
  ],
  tds: [{ ctin: '27AAPFU0939F1ZV', amt_ded: 5 }],
  empty: [],
  future: { any: [1] },
};

describe('GSTR-2A', () => {
  const read = readGstr2a(file);
  it('is kept as it stood in the file, unknown members included', () => {
    expect([read.period, read.gstin, read.problems]).toEqual(['10-2025', '24AANFA2641L1ZF', []]);
    expect(fileOf(read.rows, read.rest)).toEqual(file);
  });
  it('gives documents in paise, notes and imports by their own fields', () => {
    const found = read.rows.map(reportedOf).filter((d) => d !== undefined);
    expect(found.map((d) => [d.section, d.kind, d.number, d.igst + d.cgst + d.sgst + d.cess])).toEqual([
      ['b2b', 'invoice', 'A1', 18000],
      ['b2b', 'invoice', 'A2', 9000],
      ['b2b', 'invoice', 'B1', 1800],
      ['b2ba', 'invoice', 'A1', 16200],
      ['cdn', 'C', 'C1', 3600],
      ['isd', 'C', 'S1', 2400],
      ['impg', 'invoice', '2566282', 2264],
    ]);
    expect(found[0]).toMatchObject({
      filed1: true,
      filed3b: false,
      supplier_period: '10-2025',
      date: '2025-10-05',
    });
  });
  it('refuses amounts that are none, and other files', () => {
    const bad = { ...file, b2b: [{ ctin: 'x', cfs: 'Y', inv: [inv('A1', 'ten' as never, 1)] }] };
    expect(readGstr2a(bad).problems[0]).toMatchObject({ fatal: true, path: 'b2b' });
    expect(readGstr2a({ fp: '102025', b2cs: [] }).period).toBe('');
  });
  it('takes its sections in place of the same ones, or adds documents of another part', () => {
    const part = readGstr2a({
      gstin: file.gstin,
      fp: file.fp,
      b2b: [
        { ctin: '29AABCR1718E1ZL', cfs: 'Y', cfs3b: 'Y', inv: [inv('A2', 600, 108), inv('A3', 1, 0.18)] },
      ],
    });
    const numbers = (way: 'replace' | 'add') =>
      joinRows(read.rows, part.rows, way).flatMap((r) =>
        r.section === 'b2b' ? [reportedOf(r)!.number] : [],
      );
    expect([numbers('replace'), numbers('add')]).toEqual([
      ['A2', 'A3'],
      ['A1', 'B1', 'A2', 'A3'],
    ]);
    expect((fileOf(joinRows(read.rows, part.rows, 'add'), read.rest)['b2b'] as unknown[]).length).toBe(3);
  });
});

const bought = (number: string, tax: number, over: Partial<Purchase> = {}): Purchase => ({
  id: number,
  kind: 'invoice',
  gstin: '29AABCR1718E1ZL',
  name: 'Rao',
  number,
  date: '2025-10-05',
  taxable: tax * 5,
  igst: tax,
  cgst: 0,
  sgst: 0,
  cess: 0,
  place_of_supply: '24',
  reverse: false,
  eligible: 'yes',
  ...over,
});

describe('the year by supplier', () => {
  it('sums each side without reverse charge, amended originals or blocked credit', () => {
    const a = sumsOf2a(
      readGstr2a(file)
        .rows.map(reportedOf)
        .filter((d) => d !== undefined),
    );
    // 180 + 90 - 36 of the note; the amendment does not count again
    expect(a.map((s) => [s.gstin, s.tax, s.filed1, s.filed3b])).toEqual([
      ['29AABCR1718E1ZL', 23400, true, false],
    ]);
    expect(
      sumsOfBooks([
        bought('1', 100),
        bought('2', 30, { kind: 'C' }),
        bought('3', 9, { eligible: 'no' }),
        bought('4', 9, { reverse: true }),
      ]),
    ).toMatchObject([{ tax: 70, count: 2 }]);
  });
  it('finds what 2B lacks over the year and what rule 37A may take, and counts neither twice', () => {
    const sum = (gstin: string, tax: number, over = {}) => ({
      gstin,
      name: '',
      count: 1,
      taxable: 0,
      tax,
      ...over,
    });
    const months = [
      {
        period: '10-2025',
        books: [sum('X', 100), sum('Y', 50)],
        a: [sum('X', 80, { filed3b: false })],
        b: [sum('X', 60)],
        credit3b: 140,
      },
      // reported a month late: the year is even for Y
      { period: '11-2025', books: [], b: [sum('Y', 50), sum('Z', 5)] },
      // no 2B is kept of this month: nothing can be said
      { period: '12-2025', books: [sum('Y', 70)] },
    ];
    const year = yearBySupplier(months, 'monthly');
    expect(year.suppliers.map((s) => [s.gstin, s.missing, s.unpaid, s.at_risk])).toEqual([
      ['X', 40, 80, 100],
      ['Y', 0, 0, 0],
      ['Z', 0, 0, 0],
    ]);
    expect(year.suppliers[0]!.no_gstr3b).toEqual(['10-2025']);
    expect(year.months[0]).toEqual({ period: '10-2025', books: 150, a: 80, b: 60, credit3b: 140 });
    expect(year.months[2]).toMatchObject({ a: null, b: null, credit3b: null });
    // GSTR-2B and GSTR-3B of a quarter stand beside the books of its three months: X 100 - 60, Y 50 + 70 - 50
    const quarter = yearBySupplier(months, 'quarterly');
    expect(quarter.months).toEqual([{ period: '12-2025', books: 220, a: 80, b: 115, credit3b: 140 }]);
    expect(quarter.suppliers.map((s) => [s.gstin, s.missing, s.unpaid, s.at_risk])).toEqual([
      ['X', 40, 80, 100],
      ['Y', 70, 0, 70],
      ['Z', 0, 0, 0],
    ]);
    expect(quarter.suppliers[1]!.months).toEqual({ '12-2025': { books: 120, a: null, b: 50 } });
    expect(quarter.suppliers[0]!.no_gstr3b).toEqual(['10-2025']);
  });
});

it('writes to the supplier in both languages, with documents, months and the rule', () => {
  const chase = {
    client: { name: 'Asha Mills', gstin: '24AANFA2641L1ZF' },
    supplier: { name: 'Rao', gstin: '29AABCR1718E1ZL' },
    financial_year: '2025-26',
    documents: [{ number: 'A/7', date: '2025-10-05', taxable: 100000, tax: 18000 }],
    no_gstr1: [],
    no_gstr3b: ['10-2025'],
    // Rule 37A: of 2025-26, the supplier files by 30 September 2026; on that day it is not late.
    file_by: '2026-09-30',
    today: '2026-09-30',
  };
  const [en, hi] = [letterTo(chase, 'en'), letterTo(chase, 'hi')];
  expect(en.text).toContain('- A/7, 05-10-2025, 1,000.00, 180.00');
  expect(en.text).toContain('GSTR-3B for: October 2025');
  expect(hi.text).toContain('अक्टूबर 2025');
  expect(hi.subject).toContain('24AANFA2641L1ZF');
  expect(en.text).toContain('Unless it is filed by 30-09-2026');
  expect(hi.text).toContain('30-09-2026 तक फ़ाइल न होने पर');
  const late = { ...chase, today: '2026-10-01' };
  expect(letterTo(late, 'en').text).toContain('It was not filed by 30-09-2026');
  expect(letterTo(late, 'hi').text).toContain('30-09-2026 तक फ़ाइल नहीं हुआ');
});
