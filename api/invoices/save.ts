import { sentence } from '../../shared/forms/messages.ts';
import { invoiceNumber, seriesOf } from '../../shared/invoices/numbering.ts';
import { type InvoiceContent, type InvoiceWire, invoiceWire } from '../../shared/invoices/wire.ts';
import type { SignedIn } from '../base/call.ts';
import { nextNumber } from '../base/counters.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, failure, invalid } from '../base/errors.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import type { EntityDoc } from '../entities/model.ts';
import { reachEntity } from '../entities/reach.ts';
import { attemptMail, queueMail } from '../mail/queue.ts';
import { type By, change, refuseClosed } from '../returns/life.ts';
import { ownFirm } from './firm.ts';
import { addressOf, invoiceMails } from './mail.ts';
import { type InvoiceDoc, InvoiceRecord } from './model.ts';
import { settingsOf } from './settings.ts';
import { invoiceLife, openInvoice, presentInvoice, reachInvoice, readContent } from './store.ts';

/** A taxpayer's entities for several years are one supplier: rule 46(b) counts by supplier and financial year. */
export const supplierKey = (entity: EntityDoc): string => `${String(entity.owner_id)}-${entity.pan_key}`;

/** Stores a new or changed draft; call inside a transaction. */
async function putDraft(by: By, wire: InvoiceWire, entity: EntityDoc) {
  const { deps, user } = by;
  const { content, totals, supplier } = readContent(deps, wire, entity);
  const fields = {
    entity_id: entity._id,
    invoice_date: content.invoice_date,
    due_date: content.due_date,
    total: totals.total,
    content_sealed: deps.vault.seal(content),
  };
  if (!wire.id) {
    const doc = new InvoiceRecord({ ...fields, status: 'draft', number_key: 'draft' });
    doc.number_key = String(doc._id);
    await doc.save();
    return { record: doc.toObject() as InvoiceDoc, content, supplier };
  }
  const at = await reachInvoice(user, wire.id, 'edit');
  refuseClosed(invoiceLife, at.record);
  return { record: await change(invoiceLife, by, at, wire.version, fields), content, supplier };
}

/**
 * Rule 46(d) and (e): a registered recipient must be named; an unregistered one, with address, from fifty
 * thousand rupees of taxable value.
 */
function needCustomer(content: InvoiceContent, taxable: number): void {
  const large = taxable >= 50_000_00;
  const fields = [
    ...((content.customer_gstin || large) && !content.customer_name
      ? [
          {
            path: 'customer_name',
            message: sentence('Enter the customer’s name (rule 46 of the CGST Rules)'),
          },
        ]
      : []),
    ...((content.customer_gstin || large) && !content.customer_address
      ? [
          {
            path: 'customer_address',
            message: sentence('Enter the customer’s address (rule 46 of the CGST Rules)'),
          },
        ]
      : []),
  ];
  if (fields[0]) throw invalid(sentence('{reason}.', { reason: fields[0].message }), fields);
}

/** A new invoice without UPI details uses the entity's UPI id, else the firm's if the entity is the firm. */
async function withUpi(deps: Deps, wire: InvoiceWire, entity: EntityDoc): Promise<InvoiceWire> {
  if (wire.id || wire.upi_id !== undefined) return wire;
  const kept = (await settingsOf(deps, entity._id)).upi_id;
  return { ...wire, upi_id: kept || (await ownFirm(deps, entity))?.upi || '' };
}

/** `POST /invoices/save`: saves a draft. Totals are calculated here; sent ones must agree. */
export const saveInvoice = route({
  method: 'POST',
  path: '/invoices/save',
  access: 'tax',
  limit: 'work',
  body: invoiceWire,
  audit: 'invoice.saved',
  handle: async (call) => {
    const { user, body, deps, note } = call;
    const entity = await reachEntity(user, body.company_id, 'edit');
    const wire = await withUpi(deps, body, entity);
    const { record } = await withTransaction(() => putDraft(call, wire, entity));
    note({ kind: 'invoice', id: String(record._id) });
    return {
      message: 'Invoice saved successfully!',
      id: String(record._id),
      version: record.version,
      invoice_number: record.invoice_number,
      invoice: await presentInvoice(deps, user, record, entity),
    };
  },
});

/** Sends the mail and responds as documented; if the mail fails, the invoice stays numbered and is retried. */
async function handOver(deps: Deps, user: SignedIn, record: InvoiceDoc, entity: EntityDoc) {
  const handed = await attemptMail(deps, invoiceMails, 'invoice', record._id);
  const sent = (await InvoiceRecord.findById(record._id).lean()) ?? record;
  const invoice = await presentInvoice(deps, user, sent, entity);
  if (!handed)
    throw failure(
      503,
      'mail_not_sent',
      sentence('Invoice {number} is saved, but its mail could not be sent yet. It will be tried again.', {
        number: sent.invoice_number,
      }),
      { details: { invoice } },
    );
  return {
    message: 'Invoice sent successfully!',
    id: String(sent._id),
    version: sent.version,
    invoice_number: sent.invoice_number,
    invoice,
  };
}

/**
 * `POST /invoices/send`: saves the invoice, assigns its number and mails it with the PDF. 503 if only the
 * mail failed.
 */
export const sendInvoice = route({
  method: 'POST',
  path: '/invoices/send',
  access: 'tax',
  limit: 'invitations',
  body: invoiceWire,
  audit: 'invoice.sent',
  handle: async (call) => {
    const { user, body, deps, note } = call;
    const entity = await reachEntity(user, body.company_id, 'edit');
    const issued = await withTransaction(async () => {
      const { record, content, supplier } = await putDraft(call, body, entity);
      needCustomer(
        content,
        content.items.reduce((sum, i) => sum + i.amount, 0),
      );
      const series = seriesOf(supplierKey(entity), content.invoice_date);
      const { bank } = await settingsOf(deps, entity._id);
      await queueMail(deps, 'invoice', record._id, addressOf(content, user));
      const number = invoiceNumber(content.invoice_date, await nextNumber(series));
      return InvoiceRecord.findOneAndUpdate(
        { _id: record._id },
        {
          $set: {
            status: 'not-sent',
            invoice_number: number,
            number_key: `${series} ${number}`,
            supplier_sealed: deps.vault.seal({ ...supplier, bank }),
          },
        },
        { returnDocument: 'after' },
      ).lean();
    });
    note({ kind: 'invoice', id: String(issued!._id) });
    return handOver(deps, user, issued!, entity);
  },
});

/** `POST /invoices/{id}/send-again`: mails a numbered invoice again. */
export const sendAgain = route({
  method: 'POST',
  path: '/invoices/:id/send-again',
  access: 'tax',
  limit: 'invitations',
  params: idParams,
  audit: 'invoice.sent-again',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachInvoice(user, params.id, 'edit');
    if (record.status === 'draft' || record.status === 'cancelled')
      throw conflict(
        'invoice_state',
        sentence('This invoice is {status}.', { status: { text: record.status } }),
      );
    note({ kind: 'invoice', id: params.id });
    await queueMail(deps, 'invoice', record._id, addressOf(openInvoice(deps, record, entity).content, user));
    return handOver(deps, user, record, entity);
  },
});
