import type { InvoiceHead } from './calls.ts';

/** Whether money is still awaited for an invoice. */
export const isOpen = ({ status }: Pick<InvoiceHead, 'status'>): boolean =>
  status === 'not-sent' || status === 'sent' || status === 'part-paid';

/** What can be done with an invoice by those who may edit it. */
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
