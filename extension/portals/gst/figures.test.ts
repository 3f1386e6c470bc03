import { describe, expect, test } from 'vitest';
import { gstFigures } from '../../../shared/messages.ts';
import { kept } from '../../../shared/testing/kept.ts';
import * as allCopy from './copy.ts';
import * as allFigures from './figures.ts';
import * as allPage from './page.ts';
import * as allTables from './tables.ts';

const { rupees, toJson, toTsv, amountOf, figuresOf, toPaise, gstPageOf, periodOf, columnOf } = kept(
  allCopy,
  allFigures,
  allPage,
  allTables,
);

const gstin = '27AAPFU0939F1ZV';

test.each([
  ['return.gst.gov.in', '/returns/auth/gstr1/gstr1sum', 'GSTR-1'],
  ['return.gst.gov.in', '/returns/auth/gstr3b', 'GSTR-3B'],
  ['gstr2b.gst.gov.in', '/gstr2b/auth/gstr2b/summary', 'GSTR-2B'],
  ['return.gst.gov.in', '/returns/auth/efiledReturns', undefined],
  ['return.gst.gov.in', '/returns/auth/gstr3b/iosup', undefined],
  ['services.gst.gov.in', '/services/login', undefined],
])('%s%s is %s', (host, path, page) => expect(gstPageOf(host, path)).toBe(page));

test.each([
  ['2026-27', 'June', '062026'],
  ['2026-27', 'February', '022027'],
  ['2025-26', 'Jan-Mar', '032026'],
  ['2026-27', 'Jun', '062026'],
  ['2026', 'June', undefined],
  ['2026-27', 'Sometime', undefined],
])('FY %s, %s is %s', (year, month, period) => expect(periodOf(year, month)).toBe(period));

test.each([
  [12345.67, 1234567],
  ['₹1,23,456.70', 12345670],
  ['-5', -500],
  [0.1 + 0.2, 30],
  ['', undefined],
  ['1.234', undefined],
  ['N/A', undefined],
])('%s rupees are %s paise', (raw, paise) => expect(toPaise(raw)).toBe(paise));

test.each([
  ['-', []],
  ['–', []],
  ['', []],
  ['NA', []],
  ['N/A', []],
  [null, []],
  ['1.234', ['3.1, IGST: 1.234']],
  ['(500.00)', ['3.1, IGST: (500.00)']],
  ['Nil', ['3.1, IGST: Nil']],
])('an amount written %s is blank or reported', (raw, expected) => {
  const unread: string[] = [];
  expect(amountOf(raw, '3.1, IGST', unread)).toBeUndefined();
  expect(unread).toEqual(expected);
});

describe('figures out of replies', () => {
  test('an amount that cannot be read is named with its table', () => {
    const reply = {
      data: { ret_period: '062026', sup_details: { osup_det: { txval: 'abc', iamt: 5 } } },
    };
    const unread: string[] = [];
    expect(figuresOf('GSTR-3B', reply, gstin, '062026', unread)?.rows).toHaveLength(1);
    expect(unread).toEqual([
      '3.1(a) Outward taxable supplies (other than zero rated, nil rated and exempted), txval: abc',
    ]);
  });

  const r3b = {
    status: 1,
    data: {
      r3b: {
        gstin,
        ret_period: '062026',
        sup_details: {
          osup_det: { txval: 100000.5, iamt: 18000, camt: 0, samt: 0, csamt: 0 },
          isup_rev: { txval: 10, iamt: 1.8, camt: 0, samt: 0, csamt: 0 },
        },
        itc_elg: {
          itc_avl: [{ ty: 'OTH', iamt: 900, camt: 1, samt: 1, csamt: 0 }],
          itc_net: { iamt: 900, camt: 1, samt: 1, csamt: 0 },
        },
      },
    },
  };
  test('GSTR-3B by table', () => {
    const figures = figuresOf('GSTR-3B', r3b, gstin, '062026')!;
    expect(gstFigures.parse(figures)).toEqual(figures);
    expect(figures.rows.map((r) => [r.table, r.txval, r.iamt])).toEqual([
      ['3.1(a)', 10000050, 1800000],
      ['3.1(d)', 1000, 180],
      ['4(A)(5)', undefined, 90000],
      ['4(C)', undefined, 90000],
    ]);
  });
  test('GSTR-1 by section', () => {
    const reply = {
      data: {
        gstin,
        ret_period: '062026',
        sec_sum: [
          { sec_nm: 'B2B', ttl_rec: 3, ttl_tax: 1000, ttl_igst: 180, ttl_cgst: 0, ttl_sgst: 0, ttl_cess: 0 },
        ],
      },
    };
    expect(figuresOf('GSTR-1', reply, gstin, '062026')?.rows).toEqual([
      {
        table: '4A/4B/6B/6C',
        label: 'Taxable outward supplies to registered persons',
        records: 3,
        txval: 100000,
        iamt: 18000,
        camt: 0,
        samt: 0,
        csamt: 0,
      },
    ]);
  });
  test('GSTR-2B by part, and the repeated summary of a further file is not counted', () => {
    const data = {
      gstin,
      rtnprd: '062026',
      itcsumm: { itcavl: { nonrevsup: { igst: 10, cgst: 5, sgst: 5, cess: 0 } } },
    };
    expect(figuresOf('GSTR-2B', { data }, gstin, '062026')?.rows[0]).toMatchObject({
      table: 'Available I',
      iamt: 1000,
      camt: 500,
    });
    expect(figuresOf('GSTR-2B', { data: { ...data, fc: 3, fn: 2 } }, gstin, '062026')).toBeUndefined();
  });
  test.each([
    ['another period', r3b, '072026'],
    ['no period', { data: { r3b: { sup_details: {} } } }, '062026'],
    ["the portal's error envelope", { status_cd: '0', error: { error_cd: 'X' } }, '062026'],
    ['another GSTIN', { data: { r3b: { ...r3b.data.r3b, gstin: '29AAPFU0939F1ZR' } } }, '062026'],
    ['no figures', { data: { r3b: { ret_period: '062026' } } }, '062026'],
    ['no object', 'Access Denied', '062026'],
  ])('%s gives nothing', (_, reply, period) =>
    expect(figuresOf('GSTR-3B', reply, gstin, period)).toBeUndefined(),
  );
});

test('copies as numbers for a spreadsheet, and no cell begins a formula', () => {
  const figures = gstFigures.parse({
    return_type: 'GSTR-3B',
    gstin,
    period: '062026',
    source: 'json',
    rows: [{ table: '3.1(a)', label: '=1+1\tx', txval: 123456705, iamt: -50 }],
  });
  expect(toTsv(figures).split('\n')[1]).toBe("3.1(a)\t'=1+1 x\t\t1234567.05\t-0.50\t\t\t");
  expect(JSON.parse(toJson(figures)).rows[0]).toEqual({
    table: '3.1(a)',
    label: '=1+1\tx',
    txval: '1234567.05',
    iamt: '-0.50',
  });
  expect(rupees(7)).toBe('0.07');
});

test('column headings', () => {
  expect(
    [
      'Integrated Tax (₹)',
      'Central tax (₹)',
      'State/UT tax (₹)',
      'Cess (₹)',
      'No. of records',
      'Document Type',
    ].map(columnOf),
  ).toEqual(['iamt', 'camt', 'samt', 'csamt', 'records', undefined]);
});
