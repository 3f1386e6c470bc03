import * as z from 'zod';
import { type Message, sentence } from '../../../shared/forms/messages.ts';
import { fromInvoices } from '../../../shared/gst/import/invoices.ts';
import { coverage } from '../../../shared/gst/periods.ts';
import type { CreditNoteContent } from '../../../shared/invoices/credit-note.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { op } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import { Entity, type EntityDoc } from '../../entities/model.ts';
import { within } from '../../entities/reach.ts';
import { CreditNoteRecord, InvoiceRecord } from '../../invoices/model.ts';
import { openInvoice } from '../../invoices/store.ts';
import { loadRows } from '../base/rows.ts';
import { reachGst, taxpayerOf } from '../base/store.ts';
import { mergeTaken } from './merge.ts';
import { freshIds } from './save.ts';

/**
 * Invoices and credit notes of a date range under a GSTIN. A taxpayer's entities for several years are one
 * supplier, registrations in several States are separate.
 */
export async function invoicesOf(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc,
  gstin: string,
  days: { from: string; to: string },
) {
  const entities = await Entity.find({
    ...within(user),
    owner_id: entity.owner_id,
    pan_key: entity.pan_key,
  }).lean();
  const byId = new Map(entities.map((e) => [String(e._id), e]));
  const records = await InvoiceRecord.find({
    entity_id: op({ $in: entities.map((e) => e._id) }),
    deleted_at: null,
    invoice_date: op({ $gte: days.from, $lte: days.to }),
  })
    .sort({ invoice_date: 1, _id: 1 })
    .lean();
  const open = (record: (typeof records)[number]) => {
    const { content, supplier } = openInvoice(deps, record, byId.get(String(record.entity_id))!);
    if (supplier.gstin !== gstin) return [];
    return [{ invoice: { ...content, invoice_number: record.invoice_number }, state: record.status }];
  };
  const credits = await CreditNoteRecord.find({
    entity_id: op({ $in: entities.map((e) => e._id) }),
    note_date: op({ $gte: days.from, $lte: days.to }),
  })
    .sort({ note_date: 1, _id: 1 })
    .lean();
  // A credit note may refer to an invoice of an earlier period.
  const credited = new Map(
    (await InvoiceRecord.find({ _id: op({ $in: credits.map((n) => n.invoice_id) }) }).lean()).map((r) => [
      String(r._id),
      r,
    ]),
  );
  return {
    invoices: records.flatMap(open),
    notes: credits.flatMap((credit) => {
      const record = credited.get(String(credit.invoice_id));
      const content = deps.vault.open<CreditNoteContent>(credit.content_sealed);
      const note = { ...content, note_number: credit.note_number, total: credit.total };
      return record ? open(record).map(({ invoice }) => ({ note, invoice })) : [];
    }),
  };
}

/**
 * `POST /gst/gstr1/{gst_id}/invoices`: the period's sent invoices in their tables with HSN and table 13;
 * responds and applies like `POST /gst/gstr1/import`.
 */
export const takeInvoices = route({
  method: 'POST',
  path: '/gst/gstr1/:id/invoices',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    mode: z.enum(['preview', 'apply']).default('preview'),
    version: z.number().int().min(1).optional(),
    leave_out_reported: z.boolean().default(false),
  }),
  audit: 'gst.gstr1-imported',
  handle: async ({ user, params, body, deps, note }) => {
    const reached = await reachGst(user, params.id, 'GSTR-1', body.mode === 'apply' ? 'edit' : 'view');
    const { record, entity } = reached;
    const who = taxpayerOf(deps, record);
    const days = coverage(record.period, record.settings.frequency);
    const found = await invoicesOf(deps, user, entity, who.gstin, days);
    const { sheets, drafts, cancelled } = fromInvoices(who, found.invoices, freshIds(), found.notes);
    const warnings: Message[] = [];
    if (drafts > 0)
      warnings.push(
        sentence('{count} invoices of this period are still drafts and were left out', { count: drafts }),
      );
    if (cancelled.length > 0) {
      const gone = new Set(cancelled);
      const current = await loadRows(deps, record._id, ['b2b', 'b2cl', 'exp']);
      const standing = new Set<string>();
      for (const id of ['b2b', 'b2cl', 'exp'] as const)
        for (const row of current[id] ?? [])
          if (row.invoice_number && gone.has(row.invoice_number)) standing.add(row.invoice_number);
      if (standing.size > 0)
        warnings.push(
          sentence('Cancelled, but still in this return: {numbers}', {
            numbers: [...standing].slice(0, 50).join(', '),
          }),
        );
    }
    return mergeTaken(deps, user, who, { sheets, refused: [], warnings }, reached, body, note);
  },
});
