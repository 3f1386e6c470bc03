import { expect, test } from 'vitest';
import { emptyGstr3b } from '../../../shared/gst/gstr3b/form.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { type Gstr3bAnswer, withAt } from './gstr3bForm.ts';
import { bodyOf, delayed, isSame, refilled, typedOf } from './gstr3bWork.ts';

const noTaxes = { igst: 0, cgst: 0, sgst: 0, cess: 0 };
/** Sales of ₹1,00,000 within the State at 18 per cent: CGST and SGST of ₹9,000 each. */
const form = withAt(
  withAt(emptyGstr3b(), ['supplies', 'taxable', 'cgst'], 9_000_00),
  ['supplies', 'taxable', 'sgst'],
  9_000_00,
);
const shown: Gstr3bAnswer = {
  id: 'r1',
  gst_id: 'G1',
  version: 4,
  updated_at: '2026-05-25T10:00:00Z',
  gst_master_id: 'm1',
  company_name: 'Asha Traders',
  gstin: '27AAPFU0939F1ZV',
  registration_id: 'g1',
  of_main: true,
  return_type: 'GSTR-3B',
  return_period: 'April 2026',
  status: 'draft',
  frequency: 'monthly',
  turnover: 9_000_000,
  sez: false,
  nil: false,
  acknowledgement: '',
  filed_on: '',
  can_edit: true,
  form: inRupees(form),
  opening_credit: { ...noTaxes, igst: 120.5 },
  cash_balance: noTaxes,
  pay_on: '2026-05-30',
  due_date: '2026-05-20',
  delay_as_typed: false,
  issues: [],
};

test('a stored return is read in paise and sent back in rupees as it came', () => {
  const typed = typedOf(shown);
  expect(typed.form).toEqual(form);
  expect(typed.opening.igst).toBe(120_50);
  expect(bodyOf(shown, typed)).toEqual({
    gst_id: 'G1',
    version: 4,
    form: shown.form,
    opening_credit: shown.opening_credit,
    cash_balance: noTaxes,
    pay_on: '2026-05-30',
    delay_as_typed: false,
  });
  expect(() => typedOf({ ...shown, form: {} })).toThrow();
});

test('whatever is typed is unsaved: form, ledgers, day and choice', () => {
  const start = typedOf(shown);
  expect(isSame({ ...start }, start)).toBe(true);
  for (const change of [
    { form: withAt(start.form, ['interest', 'igst'], 1) },
    { opening: { ...start.opening, cess: 1 } },
    { cash: { ...start.cash, sgst: 1 } },
    { payOn: '2026-05-31' },
    { asTyped: true },
  ])
    expect(isSame({ ...start, ...change }, start)).toBe(false);
});

test('paid on 30 May, ten days late: 18% a year on ₹9,000 a head (section 50), ₹25 a day a head (section 47)', () => {
  // 9,000 × 18% × 10 / 365 = 44.38 a head; late fee 25 × 10 = 250 a head
  const { delay, paid } = delayed(shown, typedOf(shown));
  expect(delay.days).toBe(10);
  expect(Math.round(paid.interest.cgst / 100)).toBe(44);
  expect(paid.late_fee).toEqual({ cgst: 250_00, sgst: 250_00 });
});

test('what was chosen to be paid as typed, and what is filed, is paid without more', () => {
  const typed = typedOf(shown);
  expect(delayed(shown, { ...typed, asTyped: true }).paid.interest).toEqual(noTaxes);
  expect(delayed({ ...shown, status: 'filed' }, typed).paid.late_fee).toEqual({ cgst: 0, sgst: 0 });
  expect(delayed({ ...shown, filed_on: '2026-05-20' }, typed).delay.days).toBe(0);
});

test('filling from other returns keeps what only people type', () => {
  const typedPaths = [
    ['inward', 'exempt', 'inter'],
    ['interest', 'igst'],
    ['late_fee', 'cgst'],
    ['credit', 'import_services', 'igst'],
    ['credit', 'reversed_rules', 'cgst'],
    ['credit', 'reversed_other', 'cgst'],
    ['credit', 'reclaimed', 'cgst'],
  ];
  const filledPaths = [
    ['supplies', 'taxable', 'igst'],
    ['credit', 'other', 'cgst'],
    ['credit', 'restricted', 'cgst'],
  ];
  const all = [...typedPaths, ...filledPaths];
  const mine = {
    ...all.reduce((f, path) => withAt(f, path, 7_00), emptyGstr3b()),
    interstate: {
      unregistered: [],
      composition: [{ place_of_supply: '29', taxable: 7_00, igst: 1_00 }],
      uin: [],
    },
  };
  const prepared = {
    ...all.reduce((f, path) => withAt(f, path, 3_00), emptyGstr3b()),
    interstate: {
      unregistered: [{ place_of_supply: '24', taxable: 3_00, igst: 1_00 }],
      composition: [],
      uin: [],
    },
  };
  const next = refilled(mine, prepared);
  const figure = (path: readonly string[]) =>
    path.reduce<unknown>((o, key) => (o as Record<string, unknown>)[key], next);
  expect(typedPaths.map(figure)).toEqual(typedPaths.map(() => 7_00));
  expect(filledPaths.map(figure)).toEqual(filledPaths.map(() => 3_00));
  expect(next.interstate).toEqual({
    unregistered: prepared.interstate.unregistered,
    composition: mine.interstate.composition,
    uin: [],
  });
});
