import * as z from 'zod';
import { choice, date, decimal, email, integer, rows, text } from '../forms/fields.ts';
import { gstinOrEmpty, states } from './parties.ts';

/** Tax rates allowed on a line; percent. The last notified slabs and those of older supplies. */
export const lineRates = ['0', '0.25', '1', '1.5', '3', '5', '12', '18', '28', '40'] as const;

/**
 * Invoice states. `not-sent` has its number, but its mail could not be sent yet; `cancelled` keeps its
 * number, so that the series has no gaps; `credited` was fully credited before any payment.
 */
export const invoiceStates = [
  'draft',
  'not-sent',
  'sent',
  'part-paid',
  'paid',
  'credited',
  'cancelled',
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

const item = {
  description: text('Description', { min: 1, max: 300 }),
  hsn: text('HSN or SAC', { max: 8, pattern: /^\d{4,8}$/, example: '998231' }).optional(),
  quantity: decimal('Quantity', { min: 0, places: 3 }),
  unit: text('Unit', { max: 8 }).optional(),
  /** Paise for one unit. */
  rate: integer('Rate', { min: 0, max: 99_999_999_999 }),
  /** Paise; derived: quantity × rate. */
  amount: integer('Amount', { min: 0, max: 99_999_999_999_999, computed: true }),
  gst_rate: choice(
    'GST rate',
    lineRates.map((value) => ({ value, label: `${value}%` })),
  ),
};

/** A tax invoice or bill of supply (rule 46, rule 49 of the CGST Rules) as the composer edits it. Amounts are paise. */
export const invoiceSchema = z.strictObject({
  company_id: text('Company', { min: 1, max: 40 }),
  invoice_number: text('Invoice number', {
    max: 16,
    pattern: /^[A-Za-z0-9/-]{1,16}$/,
    example: 'INV-202611-001',
  }).optional(),
  invoice_date: date('Invoice date'),
  due_date: date('Due date'),
  customer_name: text('Customer', { min: 1, max: 125 }),
  customer_email: email('Customer e-mail').optional(),
  customer_gstin: gstinOrEmpty.optional(),
  customer_address: text('Customer address', { max: 300, kind: 'multiline' }).optional(),
  place_of_supply: choice('Place of supply', states),
  reverse_charge: choice('Reverse charge', [
    { value: 'Y', label: 'Yes' },
    { value: 'N', label: 'No' },
  ]).optional(),
  items: rows({ label: 'Items', rowLabel: 'Item', minRows: 1, maxRows: 500 }, item),
  notes: text('Notes', { max: 2000, kind: 'multiline' }).optional(),
  terms: text('Terms', { max: 2000, kind: 'multiline' }).optional(),
});

export type Invoice = z.infer<typeof invoiceSchema>;
export type InvoiceItem = Invoice['items'][number];
