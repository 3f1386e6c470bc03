import * as z from 'zod';
import { financialYearOn, type IsoDate, isIsoDate } from '../dates.ts';
import { inWords } from '../forms/messages.ts';
import type { Paise } from '../money.ts';
import type { InvoiceItem } from './invoice.ts';
import { amountOf, totalsOf } from './totals.ts';
import { type InvoiceContent, itemWire } from './wire.ts';

/** A credit note request: the amounts credited and the reason (section 34 of the CGST Act). */
export const creditNoteWire = z.strictObject({
  version: z.number().int().min(1),
  note_date: z.string(inWords('aDate')).refine(isIsoDate, inWords('aDate')),
  reason: z
    .string(inWords('required'))
    .trim()
    .min(1, inWords('required'))
    .max(200, inWords('tooLong', { max: 200 })),
  items: z.array(itemWire, inWords('required')).min(1, inWords('required')).max(500),
});

/** Content of a credit note besides its number; the customer is that of the invoice. */
export interface CreditNoteContent {
  note_date: IsoDate;
  reason: string;
  items: InvoiceItem[];
}

/** Number of the `sequence`-th credit note, in a separate series from invoices: `CN-202611-001`. */
export const creditNoteNumber = (day: IsoDate, sequence: number): string =>
  `CN-${day.slice(0, 4)}${day.slice(5, 7)}-${String(sequence).padStart(3, '0')}`;

/** Name of the series credit notes are counted in: one for each supplier and financial year. */
export const creditNoteSeries = (supplier: string, day: IsoDate): string =>
  `credit-note:${supplier}:${financialYearOn(day)}`;

/** Last day for a credit note reducing tax: 30 November after the invoice's financial year (section 34(2)). */
export function lastDayToCredit(invoiceDate: IsoDate): IsoDate {
  const year = Number(invoiceDate.slice(0, 4)) + (Number(invoiceDate.slice(5, 7)) >= 4 ? 1 : 0);
  return `${year}-11-30`;
}

/** A credit note as an invoice of its items, so that its totals are calculated the same way. */
export const asInvoice = (invoice: InvoiceContent, note: CreditNoteContent): InvoiceContent => ({
  ...invoice,
  invoice_date: note.note_date,
  items: note.items,
  notes: '',
  terms: '',
});

/** Taxable value by rate, paise. */
function byRate(items: readonly InvoiceItem[]): Map<string, Paise> {
  const sums = new Map<string, Paise>();
  for (const item of items) sums.set(item.gst_rate, (sums.get(item.gst_rate) ?? 0) + amountOf(item));
  return sums;
}

/** The first rate of which more is credited, earlier notes included, than was invoiced; undefined when all is well. */
export function overCredited(
  invoice: InvoiceContent,
  earlier: readonly CreditNoteContent[],
  note: CreditNoteContent,
): { rate: string; left: Paise } | undefined {
  const invoiced = byRate(invoice.items);
  const before = byRate(earlier.flatMap((n) => n.items));
  for (const [rate, amount] of byRate(note.items)) {
    const left = (invoiced.get(rate) ?? 0) - (before.get(rate) ?? 0);
    if (amount > left) return { rate, left: Math.max(left, 0) };
  }
  return undefined;
}

/**
 * Total of a credit note. Rounding a part to the rupee may leave a rupee over or under; a note for the whole
 * remainder credits exactly the rest of the invoice total.
 */
export function creditTotal(
  invoice: InvoiceContent,
  earlier: readonly { content: CreditNoteContent; total: Paise }[],
  note: CreditNoteContent,
  supplierState: string | undefined,
): Paise {
  const own = totalsOf(asInvoice(invoice, note), supplierState).total;
  const left = totalsOf(invoice, supplierState).total - earlier.reduce((sum, e) => sum + e.total, 0);
  const invoiced = byRate(invoice.items);
  const taken = byRate([...earlier.flatMap((e) => e.content.items), ...note.items]);
  const whole = [...invoiced].every(([rate, amount]) => (taken.get(rate) ?? 0) === amount);
  return whole ? left : Math.min(own, left);
}
