import type { InvoiceHead } from './calls.ts';

/** Whether an invoice has an outstanding amount. */
export const isOpen = ({ status }: Pick<InvoiceHead, 'status'>): boolean =>
  status === 'not-sent' || status === 'sent' || status === 'part-paid';

/** Actions available on an invoice to users with edit access. */
export function mayDo(r: InvoiceHead) {
  const issued = r.status !== 'draft' && r.status !== 'cancelled';
  return {
    edit: r.status === 'draft',
    pay: isOpen(r),
    remind: (r.status === 'sent' || r.status === 'part-paid') && r.has_email,
    sendAgain: issued,
    credit: issued && r.credited < r.total,
    cancel: (r.status === 'sent' || r.status === 'not-sent') && r.credited === 0,
    remove: r.status === 'draft',
  };
}
