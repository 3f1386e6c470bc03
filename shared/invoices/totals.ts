import { mulDiv, type Paise, percentOf, roundTo } from '../money.ts';
import type { Invoice, InvoiceItem } from './invoice.ts';

/** Tax at one rate over all its lines. Paise. */
interface RateTotal {
  /** Per cent as text, one of `lineRates`. */
  rate: string;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

/** Totals of an invoice. Paise; `rounding` brings the total to a whole rupee (section 170 of the CGST Act). */
export interface InvoiceTotals {
  subtotal: Paise;
  tax: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  rounding: Paise;
  total: Paise;
  byRate: RateTotal[];
  interState: boolean;
}

/** A line's amount: quantity (up to three decimals) × rate, to the paisa. */
export const amountOf = (item: Pick<InvoiceItem, 'quantity' | 'rate'>): Paise =>
  mulDiv(item.rate, Math.round(item.quantity * 1000), 1000);

/** A rate in percent as text to basis points: `0.25` is 25. */
const basisPoints = (rate: string): number => Math.round(Number(rate) * 100);

/**
 * Totals of an invoice issued from `supplierState` (first two digits of the GSTIN). Within the State the tax is half central,
 * half State tax; to another State it is integrated tax (sections 7, 8 IGST Act). An unregistered supplier charges none. Tax is
 * calculated on the sum of each rate, so that the two halves stay equal.
 */
export function totalsOf(
  invoice: Pick<Invoice, 'items' | 'place_of_supply' | 'reverse_charge'>,
  supplierState: string | undefined,
): InvoiceTotals {
  const interState = supplierState !== undefined && supplierState !== invoice.place_of_supply;
  // Under reverse charge the recipient pays, so the invoice has no tax (rule 46(p)).
  const taxed = supplierState !== undefined && invoice.reverse_charge !== 'Y';
  const sums = new Map<string, Paise>();
  for (const item of invoice.items) sums.set(item.gst_rate, (sums.get(item.gst_rate) ?? 0) + amountOf(item));
  const byRate = [...sums]
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([rate, taxable]): RateTotal => {
      const points = taxed ? basisPoints(rate) : 0;
      const each = mulDiv(taxable, points, 20_000);
      return interState
        ? { rate, taxable, cgst: 0, sgst: 0, igst: percentOf(taxable, points) }
        : { rate, taxable, cgst: each, sgst: each, igst: 0 };
    });
  const add = (of: (r: RateTotal) => Paise) => byRate.reduce((sum, r) => sum + of(r), 0);
  const subtotal = add((r) => r.taxable);
  const cgst = add((r) => r.cgst);
  const sgst = add((r) => r.sgst);
  const igst = add((r) => r.igst);
  const tax = cgst + sgst + igst;
  const total = roundTo(subtotal + tax, 100);
  return { subtotal, tax, cgst, sgst, igst, rounding: total - subtotal - tax, total, byRate, interState };
}
