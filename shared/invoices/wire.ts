import * as z from 'zod';
import { isIsoDate, todayInIst } from '../dates.ts';
import { inWords, type Message, sentence } from '../forms/messages.ts';
import { states as stateNames } from '../gst/data/states.ts';
import type { Paise } from '../money.ts';
import { type InvoiceItem, invoiceSchema, lineRates } from './invoice.ts';
import { amountOf, type InvoiceTotals, totalsOf } from './totals.ts';
import { isUpiId } from './upi.ts';

/** Paise to rupees with two decimals, as amounts travel in calls. */
export const rupeesOf = (paise: Paise): number => paise / 100;
/** Rupees of a call to paise, to the nearest. */
export const paiseOf = (rupees: number): Paise => Math.round(rupees * 100);

const places = (n: number, scale: number) => Math.abs(n * scale - Math.round(n * scale)) < 1e-4;
const money = (max: number) =>
  z
    .number(inWords('aNumber'))
    .min(0, inWords('notNegative'))
    .max(max, inWords('atMost', { max }))
    .refine((n) => places(n, 100), inWords('moneyDecimals'));
const figure = z.number(inWords('aNumber')).optional();
const day = z.string(inWords('aDate')).refine(isIsoDate, inWords('aDate'));
const words = (max: number) => z.string().trim().max(max, inWords('tooLong', { max })).optional();

const shape = invoiceSchema.shape;

/** One line of an invoice or credit note in calls. */
export const itemWire = z.strictObject({
  description: z
    .string(inWords('required'))
    .trim()
    .min(1, inWords('required'))
    .max(300, inWords('tooLong', { max: 300 })),
  hsn: z
    .string()
    .trim()
    .regex(/^(\d{4,8})?$/, inWords('looksLike', { example: '998231' }))
    .optional(),
  quantity: z
    .number(inWords('aNumber'))
    .min(0, inWords('notNegative'))
    .max(10_000_000, inWords('atMost', { max: 10_000_000 }))
    .refine((n) => places(n, 1000), inWords('decimals', { count: 3 }))
    .default(1),
  unit: words(8),
  rate: money(999_999_999),
  amount: figure,
  gst_rate: z.enum(lineRates, inWords('chooseOne')).default('18'),
});

/** An invoice in calls; amounts are rupees with two decimals. Totals sent along are compared with ours. */
export const invoiceWire = z.strictObject({
  id: z
    .string()
    .regex(/^[0-9a-f]{24}$/, inWords('wrongForm'))
    .optional(),
  version: z.number().int().min(1).optional(),
  company_id: z.string(inWords('required')).regex(/^[0-9a-f]{24}$/, inWords('required')),
  /** The GSTIN of the company it is issued under; '' for its main one. */
  registration_id: z
    .string()
    .regex(/^([0-9a-f]{24})?$/, inWords('wrongForm'))
    .optional(),
  /** Assigned by the server; a number in the request is ignored. */
  invoice_number: z.string().max(40).optional(),
  invoice_date: day.default(() => todayInIst()),
  due_date: day,
  customer_name: words(125),
  customer_email: z
    .union([z.literal(''), z.email(inWords('looksLike', { example: 'name@example.in' }))])
    .optional(),
  customer_gstin: shape.customer_gstin,
  customer_address: words(300),
  place_of_supply: z
    .string()
    .refine((s) => s === '' || s in stateNames, inWords('chooseOne'))
    .optional(),
  reverse_charge: z.enum(['Y', 'N']).optional(),
  upi_id: z
    .string()
    .trim()
    .refine((s) => s === '' || isUpiId(s), inWords('looksLike', { example: 'rao@okaxis' }))
    .optional(),
  items: z.array(itemWire, inWords('required')).min(1, inWords('required')).max(500),
  notes: words(2000),
  terms: words(2000),
  subtotal: figure,
  tax: figure,
  total: figure,
  user_id: z.union([z.string(), z.number()]).optional(),
});

export type InvoiceWire = z.output<typeof invoiceWire>;

/** Content of an invoice besides number and state; amounts in paise. */
export interface InvoiceContent {
  /** The GSTIN it is issued under; '' or absent for the main one. */
  registration_id?: string;
  invoice_date: string;
  due_date: string;
  customer_name: string;
  customer_email: string;
  customer_gstin: string;
  customer_address: string;
  place_of_supply: string;
  reverse_charge: 'Y' | 'N';
  upi_id: string;
  items: InvoiceItem[];
  notes: string;
  terms: string;
}

/** The items of a call with their amounts calculated; paise. Throws RangeError beyond whole numbers. */
export const itemsOf = (items: InvoiceWire['items']): InvoiceItem[] =>
  items.map((item) => {
    const rate = paiseOf(item.rate);
    return {
      description: item.description,
      ...(item.hsn ? { hsn: item.hsn } : {}),
      quantity: item.quantity,
      ...(item.unit ? { unit: item.unit } : {}),
      rate,
      amount: amountOf({ rate, quantity: item.quantity }),
      gst_rate: item.gst_rate,
    };
  });

/** The two-digit code of a State by its name; undefined if unknown. */
export const stateCodeOf = (name: string): string | undefined =>
  Object.entries(stateNames).find(([, n]) => n.toLowerCase() === name.trim().toLowerCase())?.[0];

/** Converts an invoice of a request for storage. The default place of supply is the supplier's State. */
export function contentOf(wire: InvoiceWire, ownState: string | undefined): InvoiceContent {
  return {
    ...(wire.registration_id ? { registration_id: wire.registration_id } : {}),
    invoice_date: wire.invoice_date,
    due_date: wire.due_date,
    customer_name: wire.customer_name ?? '',
    customer_email: wire.customer_email ?? '',
    customer_gstin: wire.customer_gstin ?? '',
    customer_address: wire.customer_address ?? '',
    place_of_supply: wire.place_of_supply || ownState || '',
    reverse_charge: wire.reverse_charge ?? 'N',
    upi_id: wire.upi_id ?? '',
    items: itemsOf(wire.items),
    notes: wire.notes ?? '',
    terms: wire.terms ?? '',
  };
}

/**
 * Totals of a stored invoice; `supplierGstin` is empty for an unregistered supplier, who may not charge tax
 * (section 32 CGST Act).
 */
export const totalsOfContent = (content: InvoiceContent, supplierGstin: string): InvoiceTotals =>
  totalsOf(content, supplierGstin ? supplierGstin.slice(0, 2) : undefined);

const said = (paise: Paise) => (paise / 100).toFixed(2);

/**
 * Names of totals in the request that differ from ours. A total before rounding to the rupee is accepted: the
 * invoice shows the rounding as a separate line.
 */
export function differingTotals(
  wire: Pick<InvoiceWire, 'subtotal' | 'tax' | 'total'>,
  ours: InvoiceTotals,
): { path: string; message: Message }[] {
  const names = ['subtotal', 'tax', 'total'] as const;
  return names.flatMap((path) => {
    const sent = wire[path];
    if (sent === undefined) return [];
    const paise = paiseOf(sent);
    if (paise === ours[path] || (path === 'total' && paise === ours.subtotal + ours.tax)) return [];
    const message = sentence('The {name} sent is {sent}, but the items total {total}', {
      name: { text: path },
      sent: said(paise),
      total: said(ours[path]),
    });
    return [{ path, message }];
  });
}
