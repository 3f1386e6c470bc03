import { formatDate } from '../../shared/dates.ts';
import { formatPaise } from '../../shared/money.ts';
import type { Deps } from '../deps.ts';
import type { EntityDoc } from '../entities/model.ts';
import { compose } from '../mail/compose.ts';
import type { SignedIn } from '../users/session.ts';
import { type InvoiceDoc, InvoiceRecord } from './model.ts';
import { invoicePdf } from './pdf.ts';
import { openInvoice } from './store.ts';

const done = async (deps: Deps, id: InvoiceDoc['_id']) => {
  await InvoiceRecord.updateOne(
    { _id: id, status: 'not-sent' },
    { $set: { status: 'sent' }, $inc: { version: 1 } },
  );
  return InvoiceRecord.findOneAndUpdate(
    { _id: id },
    { $set: { mail: { state: 'sent', at: deps.now().toISOString(), reason: '' } } },
    { returnDocument: 'after' },
  ).lean();
};

/**
 * Mails an invoice with its PDF to the customer, or to the sender where the customer has no address. When the mail server
 * does not take it, the reason is kept and the mail tried again in the background; the invoice stays as it is.
 */
export async function mailInvoice(
  deps: Deps,
  user: SignedIn,
  record: InvoiceDoc,
  entity: EntityDoc,
): Promise<InvoiceDoc> {
  const { content, supplier, totals } = openInvoice(deps, record, entity);
  const number = record.invoice_number;
  const letter = compose(
    `Invoice ${number} from ${supplier.name}`,
    `Dear ${content.customer_name || 'customer'},`,
    [
      `Please find attached invoice ${number} of ${formatDate(content.invoice_date)}.`,
      {
        list: [
          `Amount: INR ${formatPaise(totals.total)}`,
          ...(record.paid > 0 ? [`Still to pay: INR ${formatPaise(record.total - record.paid)}`] : []),
          `Due on: ${formatDate(content.due_date)}`,
        ],
      },
      `${supplier.name}${supplier.phone ? `, ${supplier.phone}` : ''}`,
    ],
  );
  const to = content.customer_email || user.email;
  const attachments = [
    {
      filename: `${number}.pdf`,
      content: await invoicePdf(deps, record, entity),
      contentType: 'application/pdf',
    },
  ];
  try {
    await deps.mail.send(to, letter, attachments);
  } catch {
    const kept = await InvoiceRecord.findOneAndUpdate(
      { _id: record._id },
      {
        $set: {
          mail: {
            state: 'failed',
            at: deps.now().toISOString(),
            reason: 'The mail server did not take the mail.',
          },
        },
      },
      { returnDocument: 'after' },
    ).lean();
    deps.mail.sendLater(to, letter, { attachments, sent: async () => void (await done(deps, record._id)) });
    return kept ?? record;
  }
  return (await done(deps, record._id)) ?? record;
}
