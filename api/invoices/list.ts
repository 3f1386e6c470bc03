import * as z from 'zod';
import { invoiceStates } from '../../shared/invoices/invoice.ts';
import { op } from '../base/records.ts';
import { fileReply, route } from '../base/route.ts';
import { idParams, listQuery, literal, recordId } from '../base/schemas.ts';
import { listOf } from '../returns/list.ts';
import { invoicePdf } from './pdf.ts';
import { invoiceLife, presentHead, presentInvoice, reachInvoice } from './store.ts';

/** `GET /invoices/list`: invoices within reach by page; `q` matches numbers. */
export const listInvoices = route({
  method: 'GET',
  path: '/invoices/list',
  access: 'tax',
  limit: 'work',
  query: listQuery(['invoice_date', 'due_date', 'invoice_number', 'total', 'updated_at'], {
    status: z.enum(invoiceStates).or(z.literal('')).optional(),
    company_id: recordId.or(z.literal('')).optional(),
  }),
  handle: async ({ user, query: { q, ...query }, deps }) => {
    const number = q?.trim().toUpperCase();
    return listOf(invoiceLife, user, query, {
      companyId: query.company_id,
      filter: {
        status: query.status,
        invoice_number: number ? op({ $regex: literal(number) }) : undefined,
      },
      member: 'invoices',
      row: (r, entity) => presentHead(deps, user, r, entity),
      sort: '-invoice_date',
    });
  },
});

/** `GET /invoices/{id}`: a complete invoice. */
export const getInvoice = route({
  method: 'GET',
  path: '/invoices/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachInvoice(user, params.id);
    return { invoice: await presentInvoice(deps, user, record, entity) };
  },
});

/** `GET /invoices/{id}/pdf`: the invoice on A4. */
export const downloadInvoice = route({
  method: 'GET',
  path: '/invoices/:id/pdf',
  access: 'tax',
  limit: 'heavy',
  exports: 'invoice.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachInvoice(user, params.id);
    return fileReply(
      `${record.invoice_number || 'draft-invoice'}.pdf`,
      'application/pdf',
      await invoicePdf(deps, record, entity),
    );
  },
});
