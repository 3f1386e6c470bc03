import mongoose from 'mongoose';
import { type InvoiceState, invoiceStates } from '../../shared/invoices/invoice.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** One payment of an invoice; paise. */
interface Payment {
  amount: number;
  paid_on: string;
  note: string;
}

/** A requested reminder: date, and days after the due date (negative before it). */
interface Reminder {
  at: string;
  overdue_days: number;
}

/** Delivery state of a mail. */
export interface MailState {
  state: 'none' | 'sent' | 'failed';
  at: string;
  reason: string;
}

/** An invoice of an entity. Amounts are paise; customer data is encrypted. */
export interface InvoiceDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  status: InvoiceState;
  /** Empty until sent: numbers are assigned on sending, so that deleted drafts leave no gaps. */
  invoice_number: string;
  /** Unique number per supplier and financial year; the id for a draft. */
  number_key: string;
  invoice_date: string;
  due_date: string;
  total: number;
  paid: number;
  payments: Payment[];
  /** Sum of its credit notes. */
  credited: number;
  reminders: Reminder[];
  mail: MailState;
  /** Encrypted `InvoiceContent`. */
  content_sealed: string;
  /** Encrypted `Supplier` as of sending; null for a draft. */
  supplier_sealed: string | null;
  /**
   * Encrypted `KeptEinvoice`: additional data for e-invoice and e-way bill, and the portal's response. Absent
   * if there is neither.
   */
  einvoice_sealed?: string;
  deleted_at: Date | null;
}

const text = { type: String, required: true };
const schema = recordSchema<InvoiceDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    status: { type: String, enum: [...invoiceStates], required: true },
    invoice_number: { type: String, default: '' },
    number_key: text,
    invoice_date: text,
    due_date: text,
    total: { type: Number, required: true },
    paid: { type: Number, default: 0 },
    payments: { type: mongoose.Schema.Types.Mixed, default: () => [] },
    credited: { type: Number, default: 0 },
    reminders: { type: mongoose.Schema.Types.Mixed, default: () => [] },
    mail: { type: mongoose.Schema.Types.Mixed, default: () => ({ state: 'none', at: '', reason: '' }) },
    content_sealed: text,
    supplier_sealed: { type: String, default: null },
    einvoice_sealed: String,
    deleted_at: { type: Date, default: null },
  },
  'invoices',
);
schema.index({ entity_id: 1, deleted_at: 1, invoice_date: -1, _id: -1 });
schema.index({ number_key: 1 }, { unique: true });
schema.index({ deleted_at: 1 });

export const InvoiceRecord = mongoose.model<InvoiceDoc>('Invoice', schema);

/** A credit note for an invoice; issued immediately and never changed. Amounts are paise. */
export interface CreditNoteDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  invoice_id: mongoose.Types.ObjectId;
  note_number: string;
  /** Unique number per supplier and financial year. */
  number_key: string;
  note_date: string;
  total: number;
  /** Encrypted `CreditNoteContent`. */
  content_sealed: string;
  /** As for invoices. */
  einvoice_sealed?: string;
}

const noteSchema = recordSchema<CreditNoteDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    invoice_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    note_number: text,
    number_key: text,
    note_date: text,
    total: { type: Number, required: true },
    content_sealed: text,
    einvoice_sealed: String,
  },
  'credit_notes',
);
noteSchema.index({ invoice_id: 1, _id: 1 });
noteSchema.index({ entity_id: 1, note_date: 1 });
noteSchema.index({ number_key: 1 }, { unique: true });

export const CreditNoteRecord = mongoose.model<CreditNoteDoc>('CreditNote', noteSchema);
