import * as z from 'zod';
import { invoiceStates } from '../../shared/invoices/invoice.ts';
import { Entity } from '../entities/model.ts';
import { reachableIds, reachEntity } from '../entities/reach.ts';
import { fileReply } from '../gst/files.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams, listQuery, literal, pageOf, recordId, sortOf } from '../schemas.ts';
import { InvoiceRecord } from './model.ts';
import { invoicePdf } from './pdf.ts';
import { presentHead, presentInvoice, reachInvoice } from './store.ts';

/** `GET /invoices/list`: invoices within reach by page; `q` looks in numbers. */
export const listInvoices = route({
  method: 'GET',
  path: '/invoices/list',
  access: 'tax',
  limit: 'work',
  query: listQuery(['invoice_date', 'due_date', 'invoice_number', 'total', 'updated_at'], {
    status: z.enum(invoiceStates).or(z.literal('')).optional(),
    company_id: recordId.or(z.literal('')).optional(),
  }),
  handle: async ({ user, query, deps }) => {
    const ids = query.company_id
      ? [(await reachEntity(user, query.company_id))._id]
      : await reachableIds(user);
    const q = query.q?.trim();
    const filter = {
      entity_id: op({ $in: ids }),
      deleted_at: null,
      ...(query.status ? { status: query.status } : {}),
      ...(q ? { invoice_number: op({ $regex: literal(q.toUpperCase()) }) } : {}),
    };
    const { skip, limit } = pageOf(query);
    const total = await InvoiceRecord.countDocuments(filter);
    const records = await InvoiceRecord.find(filter)
      .sort(sortOf(query.sort, '-invoice_date'))
      .skip(skip)
      .limit(limit)
      .lean();
    const entities = new Map(
      (await Entity.find({ _id: op({ $in: records.map((r) => r.entity_id) }) }).lean()).map((e) => [
        String(e._id),
        e,
      ]),
    );
    return {
      invoices: records.flatMap((r) => {
        const entity = entities.get(String(r.entity_id));
        return entity ? [presentHead(deps, user, r, entity)] : [];
      }),
      total,
      page: query.page,
      page_size: query.page_size,
    };
  },
});

/** `GET /invoices/{id}`: an invoice whole. */
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
