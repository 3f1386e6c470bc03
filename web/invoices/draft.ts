import { addDays, todayInIst } from '../../shared/dates.ts';
import type { InvoiceTotals } from '../../shared/invoices/totals.ts';
import { contentOf, invoiceWire, totalsOfContent } from '../../shared/invoices/wire.ts';
import type { InvoiceWhole } from './calls.ts';

/** A line being edited. */
export interface DraftLine {
  description: string;
  hsn: string;
  quantity: string;
  rate: string;
  gst_rate: string;
}

/** An invoice being edited. */
export interface DraftInvoice {
  company_id: string;
  registration_id: string;
  invoice_date: string;
  due_date: string;
  customer_name: string;
  customer_email: string;
  customer_gstin: string;
  customer_address: string;
  place_of_supply: string;
  reverse_charge: string;
  upi_id: string;
  items: DraftLine[];
  notes: string;
  terms: string;
}

/** A new line: quantity 1, 18%. */
export const blankLine = (): DraftLine => ({
  description: '',
  hsn: '',
  quantity: '1',
  rate: '',
  gst_rate: '18',
});

/** A new invoice: dated today, due in thirty days. */
export const blankInvoice = (): DraftInvoice => ({
  company_id: '',
  registration_id: '',
  invoice_date: todayInIst(),
  due_date: addDays(todayInIst(), 30),
  customer_name: '',
  customer_email: '',
  customer_gstin: '',
  customer_address: '',
  place_of_supply: '',
  reverse_charge: 'N',
  upi_id: '',
  items: [blankLine()],
  notes: '',
  terms: '',
});

/** A stored draft as editable values. */
export const draftOf = (stored: InvoiceWhole): DraftInvoice => ({
  company_id: stored.company_id,
  registration_id: stored.registration_id ?? '',
  invoice_date: stored.invoice_date,
  due_date: stored.due_date,
  customer_name: stored.customer_name,
  customer_email: stored.customer_email,
  customer_gstin: stored.customer_gstin,
  customer_address: stored.customer_address,
  place_of_supply: stored.place_of_supply,
  reverse_charge: stored.reverse_charge,
  upi_id: stored.upi_id,
  notes: stored.notes,
  terms: stored.terms,
  items: stored.items.map((i) => ({
    description: i.description,
    hsn: i.hsn ?? '',
    quantity: String(i.quantity),
    rate: String(i.rate),
    gst_rate: i.gst_rate,
  })),
});

const figure = (text: string) => (text.trim() === '' ? undefined : Number(text));

/** Body of a save. */
export const callOf = ({ registration_id, ...draft }: DraftInvoice) => ({
  ...draft,
  ...(registration_id ? { registration_id } : {}),
  items: draft.items.map((i) => ({ ...i, quantity: figure(i.quantity), rate: figure(i.rate) ?? 0 })),
});

/** Running totals; undefined while a figure is not an amount. */
export function liveTotals(draft: DraftInvoice, gstin: string): InvoiceTotals | undefined {
  const parsed = invoiceWire.safeParse({
    ...callOf(draft),
    company_id: '0'.repeat(24),
    customer_email: '',
    customer_gstin: '',
    upi_id: '',
    items: callOf(draft).items.map((i) => ({ ...i, description: '-', hsn: '' })),
  });
  if (!parsed.success) return undefined;
  try {
    return totalsOfContent(contentOf(parsed.data, gstin.slice(0, 2) || undefined), gstin);
  } catch {
    return undefined;
  }
}
