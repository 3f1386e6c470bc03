import { describe, expect, test } from 'vitest';
import { emptyGstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { type FigureRow, type GstFigures, gstFigures, type WebRuntime } from '../../../shared/messages.ts';
import {
  cellsOf,
  compareGstr1,
  compareGstr2b,
  creditGap,
  entitiesWith,
  receive,
  registrationWith,
  takeOver,
} from './fromExtension.ts';

const gstin = '27AAPFU0939F1ZV';
const figures = (
  return_type: GstFigures['return_type'],
  rows: FigureRow[],
  change: Partial<GstFigures> = {},
): GstFigures => gstFigures.parse({ return_type, gstin, period: '062026', source: 'json', rows, ...change });
const of3b = (...rows: FigureRow[]) => figures('GSTR-3B', rows);

/** A browser whose extension gives `figures` to this tab; undefined: it has none. */
const browserWith = (figures?: unknown): WebRuntime => ({
  sendMessage: (_id, message, answer) =>
    answer(
      (message as { type: string }).type === 'collect-figures' && figures !== undefined
        ? { ok: true, version: '1.0.0', figures }
        : { ok: false, version: '1.0.0' },
    ),
});
const silent: WebRuntime = { sendMessage: (_id, _message, answer) => answer(undefined) };
const good = of3b({ table: '3.1(a)', label: 'Outward', txval: 100 });

describe('asking the extension', () => {
  test.each([
    ['no extension', undefined, 'absent'],
    ['an extension that does not answer', silent, 'absent'],
    ['an extension without figures for this tab', browserWith(), 'nothing'],
    ['something that is no figures', browserWith({ return_type: 'GSTR-9' }), 'wrong'],
    ['a GSTIN with a wrong check character', browserWith({ ...good, gstin: '27AAPFU0939F1ZA' }), 'wrong'],
    ['a period before GST', browserWith({ ...good, period: '062016' }), 'wrong'],
  ])('%s', async (_, runtime, state) => expect(await receive(runtime, 100)).toEqual({ state }));
  test('figures', async () =>
    expect(await receive(browserWith(good), 100)).toEqual({ state: 'figures', figures: good }));
});

test('entities are found by any GSTIN of theirs, the newest year first', () => {
  const entity = (id: string, gst_number: string, assessment_year?: string, more: string[] = []) => ({
    id,
    name: id,
    gst_number,
    registrations: [gst_number, ...more].map((number, i) => ({
      id: `${id}${i}`,
      kind: 'gstin' as const,
      number,
    })),
    assessment_year,
    permission: 'own',
  });
  const list = [
    entity('none', ''),
    entity('old', gstin, '2025-26'),
    entity('other', '29AAPFU0939F1ZR', '2026-27'),
    entity('new', gstin, '2026-27'),
    entity('branch', '29AAPFU0939F1ZR', '2024-25', [gstin]),
  ];
  const found = entitiesWith(list, gstin);
  expect(found.map((e) => e.id)).toEqual(['new', 'old', 'branch']);
  expect(found.map((e) => registrationWith(e, gstin)?.id)).toEqual(['new0', 'old0', 'branch1']);
});

describe('GSTR-3B', () => {
  const rows: FigureRow[] = [
    { table: '3.1(a)', label: 'Outward', txval: 10_000_050, iamt: 1_800_009, camt: 0, samt: 0, csamt: 0 },
    { table: '3.1(c)', label: 'Nil', txval: 500, iamt: 0, camt: 0, samt: 0, csamt: 0 },
    { table: '4(A)(5)', label: 'All other ITC', iamt: 90_000, camt: 100, samt: 100, csamt: 0 },
    { table: '4(C)', label: 'Net', iamt: 90_000, camt: 100, samt: 100, csamt: 0 },
    { table: '5.1', label: 'Interest', iamt: 7, camt: 0, samt: 0, csamt: 0 },
    { table: '5.1', label: 'Late fee', iamt: 0, camt: 2500, samt: 2500, csamt: 0 },
  ];

  test('blank figures are filled, differing ones stay unless chosen', () => {
    const ours = emptyGstr3b();
    ours.supplies.taxable.taxable = 9_000_000;
    ours.supplies.taxable.igst = 1_800_009;
    ours.credit.other.igst = 1;
    const { cells, left } = cellsOf(of3b(...rows), ours);
    expect(left).toEqual([]);
    const state = (path: string) => cells.find((c) => c.path === path)?.state;
    expect(state('supplies.taxable.taxable')).toBe('differs');
    expect(state('supplies.taxable.igst')).toBe('same');
    expect(state('supplies.nil_exempt.taxable')).toBe('blank');

    const kept = takeOver(ours, cells, new Set());
    expect(kept.supplies.taxable.taxable).toBe(9_000_000);
    expect(kept.supplies.nil_exempt.taxable).toBe(500);
    expect(kept.credit.other).toEqual({ igst: 1, cgst: 100, sgst: 100, cess: 0 });
    expect(kept.interest.igst).toBe(7);
    expect(kept.late_fee).toEqual({ cgst: 2500, sgst: 2500 });

    const taken = takeOver(ours, cells, new Set(['supplies.taxable.taxable']));
    expect(taken.supplies.taxable.taxable).toBe(10_000_050);
    expect(taken.credit.other.igst).toBe(1);
    expect(ours.supplies.nil_exempt.taxable).toBe(0);
  });

  test('a figure of 0 on the portal never wipes out one of ours unasked', () => {
    const ours = emptyGstr3b();
    ours.supplies.taxable.cgst = 5;
    const { cells } = cellsOf(of3b(...rows), ours);
    expect(takeOver(ours, cells, new Set()).supplies.taxable.cgst).toBe(5);
    expect(takeOver(ours, cells, new Set(['supplies.taxable.cgst'])).supplies.taxable.cgst).toBe(0);
  });

  test('every row of the form has its own place', () => {
    const tables = [
      ['3.1(a)', 'supplies.taxable.igst'],
      ['3.1(b)', 'supplies.zero_rated.igst'],
      ['3.1(d)', 'supplies.reverse_charge.igst'],
      ['3.1.1(i)', 'ecommerce.operator.igst'],
      ['4(A)(1)', 'credit.import_goods.igst'],
      ['4(A)(2)', 'credit.import_services.igst'],
      ['4(A)(3)', 'credit.reverse_charge.igst'],
      ['4(A)(4)', 'credit.isd.igst'],
      ['4(A)(5)', 'credit.other.igst'],
      ['4(B)(1)', 'credit.reversed_rules.igst'],
      ['4(B)(2)', 'credit.reversed_other.igst'],
      ['4(D)(1)', 'credit.reclaimed.igst'],
      ['4(D)(2)', 'credit.restricted.igst'],
    ];
    const { cells } = cellsOf(
      of3b(...tables.map(([table], i) => ({ table: table!, label: 'x', iamt: i + 1 }))),
      emptyGstr3b(),
    );
    expect(cells.map((c) => [c.table, c.path, c.portal])).toEqual(
      tables.map(([table, path], i) => [table, path, i + 1]),
    );
  });

  test('totals of tiles, rows that come twice and taxes without a cell are left', () => {
    const { cells, left } = cellsOf(
      of3b(
        { table: '3.1', label: 'Tax on outward supplies', iamt: 5 },
        { table: '5.1', label: 'Interest and late fee', iamt: 5 },
        { table: '4(B)(2)', label: 'Others', iamt: 1 },
        { table: '4(B)(2)', label: 'Others', iamt: 2 },
        { table: '3.1(e)', label: 'Non-GST', txval: 9, iamt: 3 },
      ),
      emptyGstr3b(),
    );
    expect(cells.map((c) => c.path)).toEqual(['supplies.non_gst.taxable']);
    expect(left.map((r) => r.table)).toEqual(['3.1', '5.1', '4(B)(2)', '4(B)(2)', '3.1(e)']);
  });

  test('4(C) of the portal is held against the net of our rows', () => {
    const ours = emptyGstr3b();
    ours.credit.other.igst = 90_000;
    ours.credit.reversed_other.igst = 1;
    expect(creditGap(of3b(...rows), ours)).toEqual([
      { column: 'iamt', portal: 90_000, ours: 89_999 },
      { column: 'camt', portal: 100, ours: 0 },
      { column: 'samt', portal: 100, ours: 0 },
    ]);
  });
});

test('GSTR-1 sections stand beside our totals; a section we have no rows of is 0', () => {
  const rows = [
    {
      table: '4A/4B/6B/6C',
      label: 'Taxable outward supplies to registered persons',
      txval: 100_000,
      iamt: 18_000,
    },
    { table: '9B', label: 'Credit and debit notes, unregistered', txval: -500 },
    { table: '4A', label: '4A - Taxable outward supplies', txval: 1 },
  ];
  const totals = { sections: { b2b: { taxable: 999.99, igst: 180, cgst: 0, sgst: 0, cess: 0 } } };
  const compared = compareGstr1(figures('GSTR-1', rows), totals);
  expect(compared.map((c) => c.ours)).toEqual([
    { txval: 99_999, iamt: 18_000, camt: 0, samt: 0, csamt: 0 },
    { txval: 0, iamt: 0, camt: 0, samt: 0, csamt: 0 },
    undefined,
  ]);
  expect(compareGstr1(figures('GSTR-1', rows), null).every((c) => c.ours === undefined)).toBe(true);
});

test('GSTR-2B: credit notes of the portal are taken off before it is held against table 4', () => {
  const rows = [
    { table: 'Available I', label: 'All other', iamt: 1000, camt: 50 },
    { table: 'Available IV', label: 'Import of goods', iamt: 300 },
    { table: 'Available B', label: 'Credit notes', iamt: 100 },
    { table: 'Not available I', label: 'All other', iamt: 40 },
  ];
  const totals = {
    import_goods: { igst: 3, cgst: 0, sgst: 0, cess: 0 },
    other: { igst: 9, cgst: 0.5, sgst: 0, cess: 0 },
    restricted: { igst: 0.4, cgst: 0, sgst: 0, cess: 0 },
  };
  const compared = compareGstr2b(figures('GSTR-2B', rows), totals);
  expect(compared.map((c) => [c.row.table, c.row.iamt, c.ours?.iamt, c.row.camt, c.ours?.camt])).toEqual([
    ['Available IV', 300, 300, undefined, 0],
    ['Available', 1200, 1200, 50, 50],
    ['Not available', 40, 40, 0, 0],
  ]);
});
