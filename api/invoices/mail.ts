import { daysBetween, formatDate, todayInIst } from '../../shared/dates.ts';
import { safeName } from '../../shared/drive/names.ts';
import type { InvoiceContent } from '../../shared/invoices/wire.ts';
import { formatPaise } from '../../shared/money.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps, MailText } from '../base/deps.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { compose } from '../mail/compose.ts';
import type { MailHandler, MailHandlers } from '../mail/queue.ts';
import { type Say, sayIn } from '../pdf/languages.ts';
import { ownFirm } from './firm.ts';
import { type InvoiceDoc, InvoiceRecord, type MailState } from './model.ts';
import { invoicePdf } from './pdf.ts';
import { settingsOf } from './settings.ts';
import { dueOf, openInvoice } from './store.ts';

/** The invoice's recipient: the customer, or the sender if the customer has no address. */
export const addressOf = (content: InvoiceContent, user: SignedIn): string =>
  content.customer_email || user.email;

const keepMailState = (id: InvoiceDoc['_id'], mail: MailState) =>
  InvoiceRecord.updateOne({ _id: id }, { $set: { mail } });

/** Due date in words, for reminders. */
function dueWords(due: string, today: string, say: Say): string {
  const late = daysBetween(due, today);
  const date = formatDate(due);
  if (late === 1) return say('It was due on {date}, one day ago.', { date });
  if (late > 0) return say('It was due on {date}, {days} days ago.', { date, days: String(late) });
  return late === 0 ? say('It is due today.') : say('It is due on {date}.', { date });
}

/** An issued, undeleted invoice with its entity. */
async function find(id: InvoiceDoc['_id']) {
  const record = await InvoiceRecord.findOne({ _id: id, deleted_at: null }).lean();
  const entity = record && (await Entity.findOne({ _id: record.entity_id, deleted_at: null }).lean());
  return record && entity ? { record, entity: entity as EntityDoc } : undefined;
}

async function post(
  deps: Deps,
  found: { record: InvoiceDoc; entity: EntityDoc },
  to: string,
  letter: MailText,
): Promise<void> {
  const { supplier } = openInvoice(deps, found.record, found.entity);
  const own = await ownFirm(deps, found.entity);
  await deps.mail.send(to, own?.sender ? { ...letter, from: own.sender } : letter, {
    // The customer's reply goes to the supplier.
    ...(supplier.email ? { replyTo: supplier.email } : {}),
    attachments: [
      {
        filename: `${safeName(found.record.invoice_number)}.pdf`,
        content: await invoicePdf(deps, found.record, found.entity),
        contentType: 'application/pdf',
      },
    ],
  });
}

/** A mail in the language of its invoice: subject and first paragraph as given, then amounts and due date. */
async function letterOf(
  deps: Deps,
  { record, entity }: { record: InvoiceDoc; entity: EntityDoc },
  subject: string,
  opening: (say: Say) => string,
): Promise<MailText> {
  const { content, supplier, totals } = openInvoice(deps, record, entity);
  const { language } = await settingsOf(deps, record.entity_id);
  const say = sayIn(language);
  const amount = formatPaise;
  return compose(
    say(subject, { number: record.invoice_number, name: supplier.name }),
    content.customer_name ? say('Dear {name},', { name: content.customer_name }) : say('Dear customer,'),
    [
      opening(say),
      {
        list: [
          say('Amount: INR {amount}', { amount: amount(totals.total) }),
          ...(dueOf(record) === record.total
            ? []
            : [say('Still to pay: INR {amount}', { amount: amount(dueOf(record)) })]),
          say('Due on: {date}', { date: formatDate(content.due_date) }),
        ],
      },
      `${supplier.name}${supplier.phone ? `, ${supplier.phone}` : ''}`,
    ],
    { language },
  );
}

const invoice: MailHandler = {
  send: async (deps, id, to) => {
    const found = await find(id);
    if (!found || ['draft', 'cancelled'].includes(found.record.status)) return;
    const { content } = openInvoice(deps, found.record, found.entity);
    const letter = await letterOf(deps, found, 'Invoice {number} from {name}', (say) =>
      say('Please find attached invoice {number} of {date}.', {
        number: found.record.invoice_number,
        date: formatDate(content.invoice_date),
      }),
    );
    await post(deps, found, to, letter);
    await InvoiceRecord.updateOne(
      { _id: id, status: 'not-sent' },
      { $set: { status: 'sent' }, $inc: { version: 1 } },
    );
    await keepMailState(id, { state: 'sent', at: deps.now().toISOString(), reason: '' });
  },
  failed: async (deps, id, last) =>
    void (await keepMailState(id, {
      state: 'failed',
      at: deps.now().toISOString(),
      reason: last
        ? 'The mail server has not accepted the mail for two days. Send it again.'
        : 'The mail server did not accept the mail. It will be tried again.',
    })),
};

const reminder: MailHandler = {
  send: async (deps, id, to) => {
    const found = await find(id);
    // Paid or cancelled while the reminder was queued.
    if (!found || dueOf(found.record) <= 0 || found.record.status === 'cancelled') return;
    const { record } = found;
    const letter = await letterOf(deps, found, 'Reminder: invoice {number} from {name}', (say) =>
      [
        say('This is a friendly reminder of invoice {number}, attached again.', {
          number: record.invoice_number,
        }),
        dueWords(record.due_date, todayInIst(deps.now()), say),
      ].join(' '),
    );
    await post(deps, found, to, letter);
    await keepMailState(id, { state: 'sent', at: deps.now().toISOString(), reason: '' });
  },
  failed: async (deps, id, last) =>
    void (await keepMailState(id, {
      state: 'failed',
      at: deps.now().toISOString(),
      reason: last
        ? 'The mail server has not accepted the reminder for two days. Send it again.'
        : 'The mail server did not accept the reminder. It will be tried again.',
    })),
};

/** Invoice mails queued while the mail server is unavailable. */
export const invoiceMails: MailHandlers = { invoice, reminder };
