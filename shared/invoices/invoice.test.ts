import { describe, expect, it } from 'vitest';
import { kept } from '../testing/kept.ts';
import { type InvoiceItem, invoiceSchema } from './invoice.ts';
import * as allNumbering from './numbering.ts';
import * as allTotals from './totals.ts';
import { isUpiId, upiLink } from './upi.ts';

const { invoiceNumber, isOwnNumber, seriesOf, amountOf, totalsOf } = kept(allNumbering, allTotals);

const item = (rate: number, quantity: number, gst_rate: InvoiceItem['gst_rate'] = '18'): InvoiceItem => ({
  description: 'Work',
  quantity,
  rate,
  amount: amountOf({ rate, quantity }),
  gst_rate,
});

describe('totals of an invoice', () => {
  it('18% within the State is 9% and 9% (s.8 IGST Act, s.9 CGST Act)', () => {
    expect(totalsOf({ items: [item(1000_00, 1)], place_of_supply: '27' }, '27')).toMatchObject({
      subtotal: 1000_00,
      cgst: 90_00,
      sgst: 90_00,
      igst: 0,
      tax: 180_00,
      rounding: 0,
      total: 1180_00,
      interState: false,
    });
  });
  it('18% to another State is integrated tax (s.7 IGST Act)', () => {
    expect(totalsOf({ items: [item(1000_00, 1)], place_of_supply: '29' }, '27')).toMatchObject({
      cgst: 0,
      sgst: 0,
      igst: 180_00,
      total: 1180_00,
      interState: true,
    });
  });
  it('sums each rate before taxing it and keeps both halves equal', () => {
    const { byRate, cgst, sgst } = totalsOf(
      { items: [item(33_33, 1, '5'), item(33_33, 2, '5'), item(10_00, 1, '0.25')], place_of_supply: '27' },
      '27',
    );
    // 99.99 at 2.5% = 2.49975, 2.50; 10.00 at 0.125% = 0.0125, 0.01.
    expect(byRate).toEqual([
      { rate: '0.25', taxable: 10_00, cgst: 1, sgst: 1, igst: 0 },
      { rate: '5', taxable: 99_99, cgst: 2_50, sgst: 2_50, igst: 0 },
    ]);
    expect(cgst).toBe(sgst);
  });
  it('rounds the total to a rupee and shows by how much (s.170 CGST Act)', () => {
    expect(totalsOf({ items: [item(100_40, 1, '0')], place_of_supply: '27' }, '27')).toMatchObject({
      rounding: -40,
      total: 100_00,
    });
    expect(totalsOf({ items: [item(100_50, 1, '0')], place_of_supply: '27' }, '27')).toMatchObject({
      rounding: 50,
      total: 101_00,
    });
  });
  it('an unregistered supplier and reverse charge carry no tax', () => {
    expect(totalsOf({ items: [item(1000_00, 1)], place_of_supply: '27' }, undefined).tax).toBe(0);
    expect(
      totalsOf({ items: [item(1000_00, 1)], place_of_supply: '27', reverse_charge: 'Y' }, '27').tax,
    ).toBe(0);
  });
  it('never multiplies paise as floats', () =>
    expect(amountOf({ quantity: 1.005, rate: 100_00 })).toBe(100_50));
});

describe('an invoice', () => {
  const invoice = {
    company_id: 'c',
    invoice_date: '2026-11-20',
    due_date: '2026-12-20',
    customer_name: 'Rao & Sons',
    place_of_supply: '27',
    items: [item(1000_00, 1)],
  };
  it('needs company, dates, customer and items as documented', () => {
    expect(invoiceSchema.safeParse(invoice).error).toBeUndefined();
    const missing = invoiceSchema.safeParse({}).error!.issues.map((i) => i.path.join('.'));
    expect(missing).toEqual([
      'company_id',
      'invoice_date',
      'due_date',
      'customer_name',
      'place_of_supply',
      'items',
    ]);
  });
  it('refuses negative quantity and rate', () => {
    const bad = invoiceSchema.safeParse({ ...invoice, items: [{ ...item(1, 1), quantity: -1, rate: -1 }] });
    expect(bad.error!.issues.map((i) => i.path.join('.'))).toEqual(['items.0.quantity', 'items.0.rate']);
  });
});

describe('numbers and payment', () => {
  it('are counted by entity and financial year', () => {
    expect(invoiceNumber('2026-11-20', 7)).toBe('INV-202611-007');
    expect(invoiceNumber('2026-11-20', 12345)).toHaveLength(16);
    for (const sequence of [1, 999, 1000])
      expect(isOwnNumber(invoiceNumber('2026-11-20', sequence))).toBe(true);
    for (const other of ['INV-202611-07', 'INV-20261-007', 'XINV-202611-007', 'INV-202611-007A'])
      expect(isOwnNumber(other)).toBe(false);
    expect([seriesOf('c', '2026-03-31'), seriesOf('c', '2026-04-01')]).toEqual([
      'invoice:c:2025-26',
      'invoice:c:2026-27',
    ]);
  });
  it('give a UPI link with rupees and paise', () => {
    expect(upiLink({ upi: 'rao@okaxis', name: 'Rao & Sons' }, 1180_05, 'INV-202611-007')).toBe(
      'upi://pay?pa=rao%40okaxis&pn=Rao%20%26%20Sons&am=1180.05&cu=INR&tn=Invoice%20INV-202611-007',
    );
    // 50 characters of a payee's name are shown
    const long = upiLink({ upi: 'rao@okaxis', name: 'R'.repeat(60) }, 100, 'I-1');
    expect(new URLSearchParams(long.split('?')[1]).get('pn')).toBe('R'.repeat(50));
    expect([isUpiId('rao@okaxis'), isUpiId('rao'), isUpiId('a b@c')]).toEqual([true, false, false]);
  });
});
