import type mongoose from 'mongoose';
import type { InvoiceContent } from '../../shared/invoices/wire.ts';
import { Entity } from '../entities/model.ts';
import { op, toId } from '../records.ts';
import type { Owned } from '../users/owned.ts';
import { InvoiceRecord } from './model.ts';

const entityIds = async (userId: string) =>
  (await Entity.find({ owner_id: toId(userId) }, { _id: 1 }).lean()).map((e) => e._id);

/** Invoices of a person's own entities. */
export const ownedInvoices: Owned = {
  name: 'invoices',
  collect: async (deps, userId) =>
    (await InvoiceRecord.find({ entity_id: op({ $in: await entityIds(userId) }) }).lean()).map((r) => ({
      id: String(r._id),
      company_id: String(r.entity_id),
      invoice_number: r.invoice_number,
      status: r.status,
      total_paise: r.total,
      paid_paise: r.paid,
      payments: r.payments,
      ...deps.vault.open<InvoiceContent>(r.content_sealed),
    })),
  purge: async (_deps, userId) => {
    await InvoiceRecord.deleteMany({ entity_id: op({ $in: await entityIds(userId) }) });
  },
};

/** Removes for good the drafts deleted before a day, and everything of entities that go. */
export async function tidyInvoices(
  before: Date,
  goneEntities: readonly mongoose.Types.ObjectId[],
): Promise<void> {
  await InvoiceRecord.deleteMany({ entity_id: op({ $in: [...goneEntities] }) });
  await InvoiceRecord.deleteMany({ deleted_at: op({ $lt: before }) });
}
