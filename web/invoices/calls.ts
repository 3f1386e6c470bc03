import type { InvoiceState } from '../../shared/invoices/invoice.ts';
import type { Bank } from '../../shared/invoices/settings.ts';
import { day } from '../i18n/format.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import type { Tone } from '../ui/states/StatusChip.tsx';

/** An invoice as listed; rupees. */
export interface InvoiceHead {
  id: string;
  version: number;
  company_id: string;
  company_name: string;
  invoice_number: string;
  invoice_date: string;
  due_date: string;
  customer_name: string;
  status: InvoiceState;
  overdue: boolean;
  total: number;
  paid: number;
  /** Total of credit notes. */
  credited: number;
  /** Outstanding amount; negative if a refund is due. */
  balance: number;
  reminders: { at: string; overdue_days: number }[];
  /** Whether it has an address for reminders. */
  has_email: boolean;
  mail: { state: 'none' | 'sent' | 'failed'; at: string; reason: string };
  can_edit: boolean;
}

/** One line of an invoice; rupees. */
interface InvoiceLine {
  description: string;
  hsn?: string;
  quantity: number;
  unit?: string;
  rate: number;
  amount: number;
  gst_rate: string;
}

/** A complete invoice; rupees. */
export interface InvoiceWhole extends InvoiceHead {
  registration_id?: string;
  customer_email: string;
  customer_gstin: string;
  customer_address: string;
  place_of_supply: string;
  reverse_charge: 'Y' | 'N';
  upi_id: string;
  items: InvoiceLine[];
  notes: string;
  terms: string;
  subtotal: number;
  tax: number;
  rounding: number;
  by_rate: { rate: string; taxable: number; cgst: number; sgst: number; igst: number }[];
  amount_in_words: string;
  upi_link: string;
  /** A data URL; empty for none. */
  logo: string;
  bank: Bank;
  credit_notes: { id: string; note_number: string; note_date: string; reason: string; total: number }[];
  supplier: { name: string; address: string; gstin: string; email: string; phone: string };
}

type InvoiceAct =
  | 'payment'
  | 'cancel'
  | 'duplicate'
  | 'restore'
  | 'send-again'
  | 'remind'
  | 'credit-note'
  | 'pdf';

const base = '/api/invoices';

/** Paths of the invoice calls. */
export const invoicePaths = {
  save: `${base}/save`,
  send: `${base}/send`,
  list: `${base}/list`,
  one: (id: string) => `${base}/${encodeURIComponent(id)}`,
  settings: (companyId: string) => `${base}/settings/${encodeURIComponent(companyId)}`,
  creditNotePdf: (id: string) => `${base}/credit-notes/${encodeURIComponent(id)}/pdf`,
  act: (id: string, act: InvoiceAct) => `${base}/${encodeURIComponent(id)}/${act}`,
};

/** Addresses of the editor and the print view. */
export const invoicePages = {
  edit: (id: string) => `/app/send-invoice?id=${encodeURIComponent(id)}`,
  list: '/app/send-invoice?tab=list',
  preview: (id: string) => `/invoice-preview?id=${encodeURIComponent(id)}`,
};

/** Name and colour of each status. */
export const stateWords: Readonly<Record<InvoiceState, { label: string; tone: Tone }>> = {
  draft: { label: mark('Draft'), tone: 'neutral' },
  'not-sent': { label: mark('Not sent'), tone: 'problem' },
  sent: { label: mark('Sent'), tone: 'progress' },
  'part-paid': { label: mark('Part paid'), tone: 'attention' },
  paid: { label: mark('Paid'), tone: 'done' },
  credited: { label: mark('Credited'), tone: 'neutral' },
  cancelled: { label: mark('Cancelled'), tone: 'neutral' },
};

/** Rupees of a response in paise, for display. */
export const paiseOfRupees = (rupees: number): number => Math.round(rupees * 100);

/** An invoice's number, or the name of a draft. */
export const nameOf = (r: Pick<InvoiceHead, 'invoice_number' | 'invoice_date'>): string =>
  r.invoice_number || t('Draft of {date}', { date: day(r.invoice_date) });
