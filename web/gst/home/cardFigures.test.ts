import { expect, test } from 'vitest';
import type { HomePeriod, ReturnCard } from '../base/calls.ts';
import { creditOf, mayFileNil, supplyMonths, taxesOf, totalOf } from './cardFigures.ts';

const card = (part: Partial<ReturnCard>): ReturnCard => ({
  gst_id: null,
  status: 'not_started',
  due_date: null,
  nil: false,
  totals: null,
  filed_on: null,
  acknowledgement: '',
  updated_at: null,
  ...part,
});
const period = (part: Partial<HomePeriod>): HomePeriod => ({
  period: 'April 2026',
  begun: true,
  gstr1: card({}),
  gstr1a: null,
  may_amend: false,
  iff: false,
  gstr3b: card({}),
  pmt06_due: null,
  gstr2b: card({}),
  ...part,
});

test('sums the heads of tax a card keeps, and the four credits of table 4(A)', () => {
  const totals = {
    total_b2b_invoices: 3,
    liability: { igst: 1, cgst: 20, sgst: 300, cess: 4000 },
    import_goods: { igst: 5 },
    reverse_charge: { cgst: 6 },
    isd: { sgst: 7 },
    other: { cess: 8 },
    restricted: { igst: 900 },
  } as unknown as NonNullable<ReturnCard['totals']>;
  const full = card({ totals });
  expect(totalOf(full, 'total_b2b_invoices')).toBe(3);
  expect(taxesOf(full, 'liability')).toBe(4321);
  expect(creditOf(full)).toBe(26);
  expect([totalOf(card({}), 'x'), taxesOf(card({}), 'x'), creditOf(card({}))]).toEqual([0, 0, 0]);
});

test('a nil return is offered where nothing of the period is begun', () => {
  expect(mayFileNil(period({}))).toEqual({ gstr1: true, gstr3b: true });
  expect(mayFileNil(period({ gstr1: null, gstr2b: null }))).toEqual({ gstr1: true, gstr3b: true });
});

test('no nil return where rows may stand against it', () => {
  const draft = card({ gst_id: 'g1', status: 'draft' });
  expect(mayFileNil(period({ gstr1: draft }))).toEqual({ gstr1: false, gstr3b: false });
  expect(mayFileNil(period({ gstr1: { ...draft, nil: true } })).gstr3b).toBe(false);
  expect(mayFileNil(period({ gstr1: { ...draft, nil: true, status: 'filed' } })).gstr3b).toBe(true);
  expect(mayFileNil(period({ gstr2b: draft }))).toEqual({ gstr1: true, gstr3b: false });
  expect(mayFileNil(period({ gstr3b: draft })).gstr3b).toBe(false);
});

test('the IFF is never nil, and a month paid with PMT-06 has no GSTR-3B', () => {
  expect(mayFileNil(period({ iff: true, gstr3b: null }))).toEqual({ gstr1: false, gstr3b: false });
});

test('turnover and tax by month are the supplies of GSTR-1 less its credit notes, without amendments, advances and the HSN summary', () => {
  const sections = {
    b2b: { taxable: 1000, igst: 100, cgst: 40, sgst: 40, cess: 0 },
    nil: { taxable: 50, igst: 0, cgst: 0, sgst: 0, cess: 0 },
    cdnr: { taxable: -200, igst: -36, cgst: 0, sgst: 0, cess: 0 },
    b2ba: { taxable: 9999, igst: 9999, cgst: 0, sgst: 0, cess: 0 },
    at: { taxable: 9999, igst: 9999, cgst: 0, sgst: 0, cess: 0 },
    hsn: { taxable: 9999, igst: 9999, cgst: 0, sgst: 0, cess: 0 },
  };
  const with1 = period({ gstr1: { ...card({ totals: { sections } }), gst_id: 'a' } });
  // 1,000 + 50 − 200; 180 − 36
  expect(supplyMonths([with1, period({})])).toEqual([{ period: with1.period, turnover: 850, tax: 144 }]);
});
