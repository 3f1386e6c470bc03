import { todayInIst } from '../../shared/dates.ts';
import { phoneOf } from '../../shared/entities/phone.ts';
import { stateOfRegistration } from '../../shared/entities/registrations.ts';
import { sentence } from '../../shared/forms/messages.ts';
import type { CreditNoteContent } from '../../shared/invoices/credit-note.ts';
import type { Bank } from '../../shared/invoices/settings.ts';
import type { InvoiceTotals } from '../../shared/invoices/totals.ts';
import { upiLink } from '../../shared/invoices/upi.ts';
import {
  contentOf,
  differingTotals,
  type InvoiceContent,
  type InvoiceWire,
  rupeesOf,
  stateCodeOf,
  totalsOfContent,
} from '../../shared/invoices/wire.ts';
import { amountInWords } from '../../shared/money.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalid } from '../base/errors.ts';
import { op, presentStored } from '../base/records.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { type Permission, permissionOf } from '../entities/reach.ts';
import { chosenRegistration, registrationsOf } from '../entities/registrations.ts';
import { type Life, lifeOf, reach } from '../returns/life.ts';
import { CreditNoteRecord, type InvoiceDoc, InvoiceRecord } from './model.ts';
import { SettingsRecord, settingsOf } from './settings.ts';

/** The issuer of an invoice (rule 46(a) of the CGST Rules). */
export interface Supplier {
  name: string;
  address: string;
  gstin: string;
  email: string;
  phone: string;
  /** Bank details as of sending. */
  bank?: Bank;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The entity as supplier, currently, under one of its GSTINs; a branch address takes precedence. */
function supplierOf(deps: Deps, entity: EntityDoc, registrationId = ''): Supplier {
  const data = entityData(deps, entity);
  const other = registrationsOf(deps, entity).find(
    (r) => r.kind === 'gstin' && r.id === registrationId && r.number !== data['gstin'],
  );
  const branch = other && [other.name, stateOfRegistration(other)].filter(Boolean).join(', ');
  const place = [data['city'], data['state'], data['pincode']].map(textOf).filter(Boolean).join(', ');
  return {
    name: entity.name,
    address: [branch, textOf(data['address']), place].filter(Boolean).join('\n'),
    gstin: other?.number ?? textOf(data['gstin']),
    email: textOf(data['email']),
    phone: phoneOf(data),
  };
}

/** The supplier's State, when no place is given: of the GSTIN, else of the address. */
const ownState = (entity: EntityDoc, supplier: Supplier) =>
  supplier.gstin ? supplier.gstin.slice(0, 2) : stateCodeOf(textOf(entity.data['state']));

/** The content of a call, validated against its own items; 422 with both figures if totals differ. */
export function readContent(
  deps: Deps,
  wire: InvoiceWire,
  entity: EntityDoc,
): { content: InvoiceContent; totals: InvoiceTotals; supplier: Supplier } {
  // 404 for a registration of another entity.
  if (wire.registration_id) chosenRegistration(deps, entity, 'gstin', wire.registration_id);
  const supplier = supplierOf(deps, entity, wire.registration_id);
  if (wire.due_date < wire.invoice_date)
    throw invalid('The due date is before the invoice date.', [
      { path: 'due_date', message: 'Must not be before the invoice date' },
    ]);
  try {
    const content = contentOf(wire, ownState(entity, supplier));
    const totals = totalsOfContent(content, supplier.gstin);
    const wrong = differingTotals(wire, totals);
    if (wrong[0]) throw invalid(sentence('{reason}.', { reason: wrong[0].message }), wrong, 'totals_differ');
    return { content, totals, supplier };
  } catch (error) {
    if (error instanceof RangeError)
      throw invalid('The amounts of this invoice are too large.', [
        { path: 'items', message: 'This amount is too large' },
      ]);
    throw error;
  }
}

/** An invoice within reach, with its entity; 404 for anything else. */
export const reachInvoice = (user: SignedIn, id: string, need?: Permission) =>
  reach(invoiceLife, user, id, need);

/** The decrypted parts of an invoice: content, issuer, totals. */
export function openInvoice(deps: Deps, record: InvoiceDoc, entity: EntityDoc) {
  const content = deps.vault.open<InvoiceContent>(record.content_sealed);
  const supplier = record.supplier_sealed
    ? deps.vault.open<Supplier>(record.supplier_sealed)
    : supplierOf(deps, entity, content.registration_id);
  return { content, supplier, totals: totalsOfContent(content, supplier.gstin) };
}

/** Balance in paise; negative if a refund is due. */
export const dueOf = (record: Pick<InvoiceDoc, 'total' | 'paid' | 'credited'>): number =>
  record.total - record.paid - record.credited;

/** Status after a payment or credit note. */
export const stateAfter = (
  before: InvoiceDoc['status'],
  sums: Pick<InvoiceDoc, 'total' | 'paid' | 'credited'>,
): InvoiceDoc['status'] =>
  dueOf(sums) > 0 ? (sums.paid > 0 ? 'part-paid' : before) : sums.paid > 0 ? 'paid' : 'credited';

/** Credit notes of an invoice, oldest first, with their content. */
export const creditNotesOf = async (deps: Deps, invoiceId: InvoiceDoc['_id']) =>
  (await CreditNoteRecord.find({ invoice_id: invoiceId }).sort({ _id: 1 }).lean()).map((record) => ({
    record,
    total: record.total,
    content: deps.vault.open<CreditNoteContent>(record.content_sealed),
  }));

/** An invoice as listed; amounts in rupees. */
export function presentHead(
  deps: Deps,
  user: SignedIn,
  record: InvoiceDoc,
  entity: Pick<EntityDoc, 'name' | 'owner_id' | 'shares' | 'assignments' | 'group_id'>,
) {
  const content = deps.vault.open<InvoiceContent>(record.content_sealed);
  const open = ['not-sent', 'sent', 'part-paid'].includes(record.status);
  return {
    ...presentStored(record),
    company_id: String(record.entity_id),
    company_name: entity.name,
    invoice_number: record.invoice_number,
    invoice_date: record.invoice_date,
    due_date: record.due_date,
    customer_name: content.customer_name,
    status: record.status,
    overdue: open && record.due_date < todayInIst(deps.now()),
    total: rupeesOf(record.total),
    paid: rupeesOf(record.paid),
    credited: rupeesOf(record.credited),
    balance: record.status === 'cancelled' ? 0 : rupeesOf(dueOf(record)),
    mail: record.mail,
    reminders: record.reminders,
    has_email: content.customer_email !== '',
    can_edit: permissionOf(user, entity) !== 'view',
  };
}

/** A complete invoice; amounts in rupees. */
export async function presentInvoice(deps: Deps, user: SignedIn, record: InvoiceDoc, entity: EntityDoc) {
  const { content, supplier, totals } = openInvoice(deps, record, entity);
  const settings = await settingsOf(deps, record.entity_id);
  const notes = record.credited > 0 ? await creditNotesOf(deps, record._id) : [];
  const due = dueOf(record);
  return {
    ...content,
    ...presentHead(deps, user, record, entity),
    supplier,
    bank: supplier.bank ?? settings.bank,
    logo: settings.logo,
    credit_notes: notes.map((n) => ({
      id: String(n.record._id),
      note_number: n.record.note_number,
      note_date: n.record.note_date,
      reason: n.content.reason,
      total: rupeesOf(n.total),
    })),
    items: content.items.map((i) => ({ ...i, rate: rupeesOf(i.rate), amount: rupeesOf(i.amount) })),
    subtotal: rupeesOf(totals.subtotal),
    tax: rupeesOf(totals.tax),
    cgst: rupeesOf(totals.cgst),
    sgst: rupeesOf(totals.sgst),
    igst: rupeesOf(totals.igst),
    rounding: rupeesOf(totals.rounding),
    total: rupeesOf(totals.total),
    inter_state: totals.interState,
    by_rate: totals.byRate.map((r) => ({
      rate: r.rate,
      taxable: rupeesOf(r.taxable),
      cgst: rupeesOf(r.cgst),
      sgst: rupeesOf(r.sgst),
      igst: rupeesOf(r.igst),
    })),
    amount_in_words: amountInWords(totals.total),
    upi_link:
      content.upi_id && record.invoice_number && due > 0 && record.status !== 'cancelled'
        ? upiLink({ upi: content.upi_id, name: supplier.name }, due, record.invoice_number)
        : '',
    payments: record.payments.map((p) => ({ ...p, amount: rupeesOf(p.amount) })),
  };
}

/** Life cycle of an invoice: a draft can be changed and deleted, a numbered one is cancelled instead. */
export const invoiceLife: Life<InvoiceDoc> = lifeOf<InvoiceDoc>({
  model: InvoiceRecord,
  path: '/invoices',
  member: 'invoice',
  kind: 'invoice',
  act: 'invoice.',
  noun: 'Invoice',
  show: presentInvoice,
  closed: (r) =>
    r.status === 'draft'
      ? undefined
      : conflict(
          'invoice_issued',
          'This invoice was sent and can no longer be changed. Cancel it and duplicate it instead.',
        ),
  eraseBeside: async (entities) => {
    const filter = { entity_id: op({ $in: [...entities] }) };
    await CreditNoteRecord.deleteMany(filter);
    await SettingsRecord.deleteMany(filter);
  },
});
