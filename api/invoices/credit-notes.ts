import { todayInIst } from '../../shared/dates.ts';
import { type Message, say, sentence } from '../../shared/forms/messages.ts';
import {
  asInvoice,
  type CreditNoteContent,
  creditNoteNumber,
  creditNoteSeries,
  creditNoteWire,
  creditTotal,
  lastDayToCredit,
  overCredited,
} from '../../shared/invoices/credit-note.ts';
import { itemsOf, totalsOfContent } from '../../shared/invoices/wire.ts';
import { nextNumber } from '../base/counters.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalid } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import type { EntityDoc } from '../entities/model.ts';
import { reachOwned } from '../entities/reach.ts';
import { change, outdated } from '../returns/life.ts';
import { CreditNoteRecord, type InvoiceDoc, InvoiceRecord } from './model.ts';
import { creditNotePdf, replyOf } from './pdf.ts';
import { supplierKey } from './save.ts';
import {
  creditNotesOf,
  invoiceLife,
  openInvoice,
  presentInvoice,
  reachInvoice,
  stateAfter,
} from './store.ts';

const wrong = (path: string, message: Message) =>
  invalid(sentence('{reason}.', { reason: message }), [{ path, message }]);

/** A credit note permitted by invoice, date and law; throws 422 by field. */
async function checked(deps: Deps, record: InvoiceDoc, entity: EntityDoc, note: CreditNoteContent) {
  const { content, supplier } = openInvoice(deps, record, entity);
  if (note.note_date < record.invoice_date)
    throw wrong('note_date', sentence('Must not be before the invoice date'));
  if (note.note_date > todayInIst(deps.now()))
    throw wrong('note_date', sentence('Must not be in the future'));
  const last = lastDayToCredit(record.invoice_date);
  if (supplier.gstin && note.note_date > last)
    throw wrong(
      'note_date',
      sentence('Tax can be credited until 30 November after the financial year (section 34)'),
    );
  const earlier = await creditNotesOf(deps, record._id);
  const over = overCredited(
    content,
    earlier.map((e) => e.content),
    note,
  );
  if (over)
    throw wrong(
      'items',
      sentence('Only {amount} at {rate}% of this invoice can still be credited', {
        amount: { paise: over.left },
        rate: over.rate,
      }),
    );
  const state = supplier.gstin ? supplier.gstin.slice(0, 2) : undefined;
  const total = creditTotal(content, earlier, note, state);
  if (total <= 0) throw wrong('items', say('aNumber'));
  return { total };
}

/**
 * `POST /invoices/{id}/credit-note`: credits an invoice or part of it (section 34 of the CGST Act) under a
 * separate number series. Amounts are rupees; never more than invoiced at a rate.
 */
export const creditInvoice = route({
  method: 'POST',
  path: '/invoices/:id/credit-note',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: creditNoteWire,
  audit: 'invoice.credited',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachInvoice(user, params.id, 'edit');
    const { record, entity } = at;
    if (record.status === 'draft' || record.status === 'cancelled')
      throw conflict(
        'invoice_state',
        sentence('This invoice is {status}; it cannot be credited.', { status: { text: record.status } }),
      );
    const content: CreditNoteContent = {
      note_date: body.note_date,
      reason: body.reason,
      items: itemsOf(body.items),
    };
    if (record.version !== body.version) throw await outdated(invoiceLife, call, at);
    const { total } = await checked(deps, record, entity, content).catch(async (error: unknown) => {
      // Another note saved meanwhile leaves less to credit: report the conflict instead.
      const now = await reachInvoice(user, params.id, 'edit');
      throw now.record.version === body.version ? error : await outdated(invoiceLife, call, now);
    });
    const sums = { total: record.total, paid: record.paid, credited: record.credited + total };
    const series = creditNoteSeries(supplierKey(entity), content.note_date);
    const set = { credited: sums.credited, status: stateAfter(record.status, sums) };
    let made = { id: '', number: '' };
    const changed = await change(invoiceLife, call, at, body.version, set, async () => {
      const number = creditNoteNumber(content.note_date, await nextNumber(series));
      const [created] = await CreditNoteRecord.create([
        {
          entity_id: record.entity_id,
          invoice_id: record._id,
          note_number: number,
          number_key: `${series} ${number}`,
          note_date: content.note_date,
          total,
          content_sealed: deps.vault.seal(content),
        },
      ]);
      made = { id: String(created!._id), number };
      return undefined;
    });
    note({ kind: 'invoice', id: params.id, detail: made.number });
    return {
      message: 'Credit note saved',
      credit_note_id: made.id,
      note_number: made.number,
      invoice: await presentInvoice(deps, user, changed, entity),
    };
  },
});

/** `GET /invoices/credit-notes/{id}/pdf`: a credit note on A4. */
export const downloadCreditNote = route({
  method: 'GET',
  path: '/invoices/credit-notes/:id/pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'invoice.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const found = await CreditNoteRecord.findById(toId(params.id)).lean();
    const { record: credit, entity } = await reachOwned(user, found && { ...found, deleted_at: null });
    const invoice = (await InvoiceRecord.findById(credit.invoice_id).lean())!;
    const content = deps.vault.open<CreditNoteContent>(credit.content_sealed);
    const opened = openInvoice(deps, invoice, entity);
    const whole = asInvoice(opened.content, content);
    return fileReply(
      `${credit.note_number}.pdf`,
      'application/pdf',
      await creditNotePdf(deps, {
        number: credit.note_number,
        date: credit.note_date,
        reason: content.reason,
        against: { number: invoice.invoice_number, date: invoice.invoice_date },
        content: whole,
        supplier: opened.supplier,
        totals: { ...totalsOfContent(whole, opened.supplier.gstin), total: credit.total },
        entityId: invoice.entity_id,
        reply: replyOf(deps, credit),
      }),
    );
  },
});
