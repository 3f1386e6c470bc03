import * as z from 'zod';
import { addDays, daysBetween, todayInIst } from '../../shared/dates.ts';
import { inWords, sentence } from '../../shared/forms/messages.ts';
import { paiseOf } from '../../shared/invoices/wire.ts';
import { conflict, invalid } from '../base/errors.ts';
import { route } from '../base/route.ts';
import { idParams, version } from '../base/schemas.ts';
import { change } from '../returns/life.ts';
import { dayOfCall } from '../returns/routes.ts';
import { type InvoiceDoc, InvoiceRecord } from './model.ts';
import { dueOf, invoiceLife, openInvoice, presentInvoice, reachInvoice, stateAfter } from './store.ts';

/** `POST /invoices/{id}/payment`: records a full or partial payment, in rupees; more than the balance is refused. */
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
    paid_on: dayOfCall,
    note: z.string().trim().max(200).default(''),
  }),
  audit: 'invoice.payment',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachInvoice(user, params.id, 'edit');
    const { record, entity } = at;
    if (!['not-sent', 'sent', 'part-paid'].includes(record.status))
      throw conflict(
        'invoice_state',
        sentence('This invoice is {status}; no payment can be entered.', { status: { text: record.status } }),
      );
    const amount = paiseOf(body.amount);
    const due = dueOf(record);
    if (amount > due)
      throw invalid(sentence('Only {amount} is outstanding.', { amount: { paise: due } }), [
        {
          path: 'amount',
          message: sentence('Only {amount} is outstanding', { amount: { paise: due } }),
        },
      ]);
    const paid = record.paid + amount;
    const changed = await change(invoiceLife, call, at, body.version, {
      paid,
      payments: [...record.payments, { amount, paid_on: body.paid_on, note: body.note }],
      status: stateAfter(record.status, { ...record, paid }),
    });
    note({ kind: 'invoice', id: params.id });
    return { message: 'Payment saved', invoice: await presentInvoice(deps, user, changed, entity) };
  },
});

/** `POST /invoices/{id}/cancel`: cancels it under its number; refused if there are payments. */
export const cancelInvoice = route({
  method: 'POST',
  path: '/invoices/:id/cancel',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ version }),
  audit: 'invoice.cancelled',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachInvoice(user, params.id, 'edit');
    const { record, entity } = at;
    if (record.status === 'draft')
      throw conflict('invoice_state', 'A draft has no number yet; delete it instead.');
    if (record.status !== 'sent' && record.status !== 'not-sent')
      throw conflict(
        'invoice_state',
        sentence('This invoice is {status} and cannot be cancelled.', { status: { text: record.status } }),
      );
    if (record.credited > 0)
      throw conflict('invoice_state', 'This invoice has a credit note and cannot be cancelled.');
    const changed = await change(invoiceLife, call, at, body.version, { status: 'cancelled' });
    note({ kind: 'invoice', id: params.id });
    return { message: 'Invoice cancelled', invoice: await presentInvoice(deps, user, changed, entity) };
  },
});

/** `POST /invoices/{id}/duplicate`: a new draft with the same content, dated today, with the same payment period. */
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
