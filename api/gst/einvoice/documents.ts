import { todayInIst } from '../../../shared/dates.ts';
import { phoneOf } from '../../../shared/entities/phone.ts';
import { english, type Issue, onWire } from '../../../shared/forms/messages.ts';
import { checkEinvoice, checkEwayBill, type Today } from '../../../shared/gst/einvoice/check.ts';
import type { EinvoiceDetails, KeptEinvoice } from '../../../shared/gst/einvoice/details.ts';
import { daysToReport, ewayAbove, irnNeeded } from '../../../shared/gst/einvoice/limits.ts';
import { ewayOf, type Issued, inv01Of, type Seller } from '../../../shared/gst/einvoice/write.ts';
import { asInvoice, type CreditNoteContent } from '../../../shared/invoices/credit-note.ts';
import type { Deps } from '../../base/deps.ts';
import { op } from '../../base/records.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { entityData } from '../../entities/present.ts';
import {
  type CreditNoteDoc,
  CreditNoteRecord,
  type InvoiceDoc,
  InvoiceRecord,
} from '../../invoices/model.ts';
import { openInvoice } from '../../invoices/store.ts';
import { GstProfile } from '../base/model.ts';

type Json = Record<string, unknown>;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An invoice or credit note of an entity with its INV-01 document. */
export interface Document {
  id: string;
  kind: 'invoice' | 'note';
  number: string;
  date: string;
  customer: string;
  customer_gstin: string;
  /** Paise. */
  total: number;
  cancelled: boolean;
  version: number;
  kept: KeptEinvoice;
  /** The INV-01 document; for an invoice read from a file, the file's. */
  json: Json;
}

/** The largest stored turnover of the years up to a date: e-invoicing applies after any year from 2017-18. Paise. */
export async function largestTurnover(entity: EntityDoc): Promise<number | undefined> {
  const profile = await GstProfile.findOne({ entity_id: entity._id }).lean();
  const known = Object.values(profile?.years ?? {}).flatMap((y) => (y.turnover === null ? [] : [y.turnover]));
  return known.length > 0 ? Math.max(...known) : undefined;
}

function sellerOf(deps: Deps, entity: EntityDoc, supplier: { name: string; gstin: string }): Seller {
  const data = entityData(deps, entity);
  return {
    gstin: supplier.gstin,
    name: supplier.name,
    address: textOf(data['address']),
    city: textOf(data['city']),
    pin: textOf(data['pincode']),
    phone: phoneOf(data),
    email: textOf(data['email']),
  };
}

const keptOf = (deps: Deps, record: Pick<InvoiceDoc, 'einvoice_sealed'>): KeptEinvoice =>
  record.einvoice_sealed ? deps.vault.open<KeptEinvoice>(record.einvoice_sealed) : {};

function document(deps: Deps, entity: EntityDoc, invoice: InvoiceDoc, note?: CreditNoteDoc): Document {
  const opened = openInvoice(deps, invoice, entity);
  const record = note ?? invoice;
  const kept = keptOf(deps, record);
  // A credit note's buyer is that of its invoice.
  const details: EinvoiceDetails | undefined =
    kept.details ?? (note ? keptOf(deps, invoice).details : undefined);
  const content = note
    ? asInvoice(opened.content, deps.vault.open<CreditNoteContent>(note.content_sealed))
    : opened.content;
  const number = note ? note.note_number : invoice.invoice_number;
  const issued: Issued = {
    type: note ? 'CRN' : 'INV',
    number,
    content,
    seller: sellerOf(deps, entity, opened.supplier),
    details,
    ...(note ? { precedes: { number: invoice.invoice_number, date: invoice.invoice_date } } : {}),
  };
  return {
    id: String(record._id),
    kind: note ? 'note' : 'invoice',
    number,
    date: content.invoice_date,
    customer: content.customer_name,
    customer_gstin: content.customer_gstin,
    total: record.total,
    cancelled: invoice.status === 'cancelled',
    version: record.version,
    kept: details ? { ...kept, details } : kept,
    json: kept.source ?? inv01Of(issued),
  };
}

/** Issued invoices and credit notes of an entity in a date range, or with these ids, oldest first. */
export async function documentsOf(
  deps: Deps,
  entity: EntityDoc,
  which: { from: string; to: string } | { ids: readonly string[] },
): Promise<Document[]> {
  const of = { entity_id: entity._id };
  const dated = (key: string) =>
    'ids' in which
      ? { _id: op({ $in: [...which.ids] }) }
      : { [key]: op({ $gte: which.from, $lte: which.to }) };
  const invoices = (await InvoiceRecord.find({
    ...of,
    ...dated('invoice_date'),
    deleted_at: null,
    status: op({ $ne: 'draft' }),
  }).lean()) as InvoiceDoc[];
  const notes = (await CreditNoteRecord.find({ ...of, ...dated('note_date') }).lean()) as CreditNoteDoc[];
  const credited = new Map(
    (
      (await InvoiceRecord.find({ _id: op({ $in: notes.map((n) => n.invoice_id) }) }).lean()) as InvoiceDoc[]
    ).map((r) => [String(r._id), r]),
  );
  return [
    ...invoices.map((r) => document(deps, entity, r)),
    ...notes.flatMap((n) => {
      const invoice = credited.get(String(n.invoice_id));
      return invoice ? [document(deps, entity, invoice, n)] : [];
    }),
  ].sort((a, b) => a.date.localeCompare(b.date) || a.number.localeCompare(b.number));
}

/** The e-way bill of a document. */
export const billOf = (d: Document): Json => {
  const transport = d.kept.details?.transport;
  return ewayOf(d.json, { code: transport?.movement ?? '1', words: transport?.movement_words ?? '' });
};

const onlyErrors = (issues: readonly Issue[]) => issues.filter((i) => i.severity === 'error');

/** Findings of a document for a type of file. */
export const findingsOf = (d: Document, kind: 'einvoice' | 'eway', now: Today): Issue[] =>
  kind === 'eway' ? checkEwayBill(billOf(d), now) : checkEinvoice(d.json, now);

const goods = (d: Document): boolean =>
  Array.isArray(d.json['ItemList']) && (d.json['ItemList'] as Json[]).some((i) => i['IsServc'] !== 'Y');

export const todayOf = (deps: Deps, turnover: number | undefined): Today => ({
  today: todayInIst(deps.now()),
  turnover,
});

/** A document as listed; amounts in rupees. `needs` is null while the turnover is unknown. */
export function presentDocument(d: Document, now: Today) {
  const registered = d.customer_gstin !== '' || (d.kept.details?.supply_type ?? 'B2B').startsWith('EXP');
  const { reply } = d.kept;
  const moves = goods(d);
  const show = (issues: readonly Issue[]) =>
    issues.slice(0, 50).map((i) => ({ path: i.path, severity: i.severity, ...onWire(i.message) }));
  const issues = registered ? findingsOf(d, 'einvoice', now) : [];
  return {
    id: d.id,
    kind: d.kind,
    number: d.number,
    date: d.date,
    customer: d.customer,
    customer_gstin: d.customer_gstin,
    total: d.total / 100,
    cancelled: d.cancelled,
    version: d.version,
    needs_irn: registered ? (irnNeeded(now.turnover, d.date) ?? null) : false,
    registered,
    days_left: reply?.irn || !registered ? null : (daysToReport(now.turnover, d.date, now.today) ?? null),
    needs_eway: moves && d.total > ewayAbove,
    goods: moves,
    from_file: d.kept.source !== undefined,
    details: d.kept.details ?? null,
    irn: reply?.irn ?? '',
    ack_number: reply?.ack_number ?? '',
    ack_date: reply?.ack_date ?? '',
    eway_number: reply?.eway_number ?? '',
    has_qr: Boolean(reply?.signed_qr),
    errors: onlyErrors(issues).length,
    issues: show(issues),
    eway_issues: moves ? show(findingsOf(d, 'eway', now)) : [],
  };
}

export const errorsText = (issues: readonly Issue[]): string =>
  onlyErrors(issues)
    .slice(0, 5)
    .map((i) => english(i.message))
    .join('; ');
