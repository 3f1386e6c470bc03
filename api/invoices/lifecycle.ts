import * as z from 'zod';
import { addDays, daysBetween, isIsoDate, todayInIst } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { paiseOf } from '../../shared/invoices/wire.ts';
import { formatPaise } from '../../shared/money.ts';
import { conflict, invalid, notFound, stale } from '../errors.ts';
import { spans } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams, version } from '../schemas.ts';
import { type InvoiceDoc, InvoiceRecord } from './model.ts';
import { dueOf, openInvoice, presentInvoice, reachInvoice, stateAfter } from './store.ts';

/** `POST /invoices/{id}/payment`: a payment or part of one, in rupees; more than what is still due is refused. */
export const recordPayment = route({
  method: 'POST',
  path: '/invoices/:id/payment',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    version,
    amount: z
      .number(inWords('aNumber'))
      .positive(inWords('aNumber'))
      .refine((n) => Math.abs(n * 100 - Math.round(n * 100)) < 1e-4, inWords('moneyDecimals')),
    paid_on: z.string().refine(isIsoDate, inWords('aDate')),
    note: z.string().trim().max(200).default(''),
  }),
  audit: 'invoice.payment',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachInvoice(user, params.id, 'edit');
    if (!['not-sent', 'sent', 'part-paid'].includes(record.status))
      throw conflict('invoice_state', `This invoice is ${record.status}; no payment can be entered.`);
    const amount = paiseOf(body.amount);
    const due = dueOf(record);
    if (amount > due)
      throw invalid(`Only ${formatPaise(due)} is still to be paid.`, [
        { path: 'amount', message: `Only ${formatPaise(due)} is still to be paid` },
      ]);
    const payment = { amount, paid_on: body.paid_on, note: body.note };
    const changed = await InvoiceRecord.findOneAndUpdate(
      { _id: record._id, version: body.version, status: record.status, deleted_at: null },
      {
        $set: {
          paid: record.paid + amount,
          payments: [...record.payments, payment],
          status: stateAfter(record.status, { ...record, paid: record.paid + amount }),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) throw stale(await presentInvoice(deps, user, record, entity));
    note({ kind: 'invoice', id: params.id });
    return { message: 'Payment saved', invoice: await presentInvoice(deps, user, changed, entity) };
  },
});

/** `POST /invoices/{id}/cancel`: it keeps its number; one with payments is not cancelled. */
export const cancelInvoice = route({
  method: 'POST',
  path: '/invoices/:id/cancel',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ version }),
  audit: 'invoice.cancelled',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachInvoice(user, params.id, 'edit');
    if (record.status === 'draft')
      throw conflict('invoice_state', 'A draft has no number yet; delete it instead.');
    if (record.status !== 'sent' && record.status !== 'not-sent')
      throw conflict('invoice_state', `This invoice is ${record.status} and cannot be cancelled.`);
    if (record.credited > 0)
      throw conflict('invoice_state', 'This invoice has a credit note and cannot be cancelled.');
    const changed = await InvoiceRecord.findOneAndUpdate(
      { _id: record._id, version: body.version, status: record.status, deleted_at: null },
      { $set: { status: 'cancelled' }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) throw stale(await presentInvoice(deps, user, record, entity));
    note({ kind: 'invoice', id: params.id });
    return { message: 'Invoice cancelled', invoice: await presentInvoice(deps, user, changed, entity) };
  },
});

/** `POST /invoices/{id}/duplicate`: a new draft with the same contents, dated today, due after as many days. */
export const duplicateInvoice = route({
  method: 'POST',
  path: '/invoices/:id/duplicate',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'invoice.duplicated',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachInvoice(user, params.id, 'edit');
    const { content } = openInvoice(deps, record, entity);
    const today = todayInIst(deps.now());
    const due = addDays(today, daysBetween(content.invoice_date, content.due_date));
    const doc = new InvoiceRecord({
      entity_id: record.entity_id,
      status: 'draft',
      number_key: 'draft',
      invoice_date: today,
      due_date: due,
      total: record.total,
      content_sealed: deps.vault.seal({ ...content, invoice_date: today, due_date: due }),
    });
    doc.number_key = String(doc._id);
    await doc.save();
    note({ kind: 'invoice', id: String(doc._id) });
    return {
      message: 'Invoice duplicated',
      id: String(doc._id),
      invoice: await presentInvoice(deps, user, doc.toObject() as InvoiceDoc, entity),
    };
  },
});

/** `DELETE /invoices/{id}`: a draft into the bin for 30 days; what has a number is cancelled instead. */
export const deleteInvoice = route({
  method: 'DELETE',
  path: '/invoices/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'invoice.deleted',
  handle: async ({ user, params, deps, note }) => {
    const { record } = await reachInvoice(user, params.id, 'edit');
    const gone = await InvoiceRecord.updateOne(
      { _id: record._id, status: 'draft', deleted_at: null },
      { $set: { deleted_at: deps.now() }, $inc: { version: 1 } },
    );
    if (gone.modifiedCount === 0)
      throw conflict('invoice_issued', 'Only a draft can be deleted. Cancel this invoice instead.');
    note({ kind: 'invoice', id: params.id });
    return { message: 'Invoice deleted', id: params.id };
  },
});

/** `POST /invoices/{id}/restore`: a draft out of the bin again. */
export const restoreInvoice = route({
  method: 'POST',
  path: '/invoices/:id/restore',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'invoice.restored',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachInvoice(user, params.id, 'edit', true);
    if (deps.now().getTime() - record.deleted_at!.getTime() > spans.deletedDays * 86_400_000)
      throw notFound();
    const doc = await InvoiceRecord.findOneAndUpdate(
      { _id: record._id, deleted_at: op({ $ne: null }) },
      { $set: { deleted_at: null }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!doc) throw notFound();
    note({ kind: 'invoice', id: params.id });
    return { message: 'Invoice restored', invoice: await presentInvoice(deps, user, doc, entity) };
  },
});
