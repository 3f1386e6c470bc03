import * as z from 'zod';
import { daysBetween, todayInIst } from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { conflict, invalid, tooMany } from '../base/errors.ts';
import { route } from '../base/route.ts';
import { idParams, version } from '../base/schemas.ts';
import { attemptMail, queueMail } from '../mail/queue.ts';
import { change } from '../returns/life.ts';
import { invoiceMails } from './mail.ts';
import { InvoiceRecord } from './model.ts';
import { dueOf, invoiceLife, openInvoice, presentInvoice, reachInvoice } from './store.ts';

/** At most one reminder per invoice and day. */
const betweenReminders = 24 * 3_600_000;

/** `POST /invoices/{id}/remind`: mails the customer the balance with the PDF; once a day, logged each time. */
export const remindCustomer = route({
  method: 'POST',
  path: '/invoices/:id/remind',
  access: 'tax',
  limit: 'invitations',
  params: idParams,
  body: z.strictObject({ version }),
  audit: 'invoice.reminded',
  handle: async (call) => {
    const { user, params, body, deps, note } = call;
    const at = await reachInvoice(user, params.id, 'edit');
    const { record, entity } = at;
    if (!['sent', 'part-paid'].includes(record.status) || dueOf(record) <= 0)
      throw conflict(
        'invoice_state',
        sentence('This invoice is {status}; there is nothing to remind of.', {
          status: { text: record.status },
        }),
      );
    const { content } = openInvoice(deps, record, entity);
    if (!content.customer_email)
      throw invalid('This invoice has no customer e-mail to send a reminder to.', [
        { path: 'customer_email', message: 'This is required' },
      ]);
    const now = deps.now();
    const last = record.reminders.at(-1);
    const wait = last ? new Date(last.at).getTime() + betweenReminders - now.getTime() : 0;
    if (wait > 0)
      throw tooMany(wait / 1000, sentence('This customer was already reminded within the last 24 hours.'));
    const reminder = {
      at: now.toISOString(),
      overdue_days: daysBetween(record.due_date, todayInIst(now)),
    };
    const reminders = [...record.reminders, reminder];
    const noted = await change(invoiceLife, call, at, body.version, { reminders }, async () => {
      await queueMail(deps, 'reminder', record._id, content.customer_email);
      return undefined;
    });
    note({ kind: 'invoice', id: params.id, detail: `overdue ${reminder.overdue_days} days` });
    const handed = await attemptMail(deps, invoiceMails, 'reminder', record._id);
    const stored = (await InvoiceRecord.findById(record._id).lean()) ?? noted;
    return {
      message: handed ? 'Reminder sent' : 'The reminder could not be sent yet. It will be tried again.',
      sent: handed,
      invoice: await presentInvoice(deps, user, stored, entity),
    };
  },
});
