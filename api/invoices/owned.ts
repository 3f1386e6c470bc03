import type mongoose from 'mongoose';
import type { InvoiceContent } from '../../shared/invoices/wire.ts';
import { Entity } from '../entities/model.ts';
import { op, toId } from '../records.ts';
import type { Owned } from '../users/owned.ts';
import { CreditNoteRecord, InvoiceRecord } from './model.ts';
import { SettingsRecord, settingsOf } from './settings.ts';
import { creditNotesOf } from './store.ts';

const entityIds = async (userId: string) =>
  (await Entity.find({ owner_id: toId(userId) }, { _id: 1 }).lean()).map((e) => e._id);

/** Everything of entities that go. */
async function dropOf(entities: readonly mongoose.Types.ObjectId[]): Promise<void> {
  const filter = { entity_id: op({ $in: [...entities] }) };
  await InvoiceRecord.deleteMany(filter);
  await CreditNoteRecord.deleteMany(filter);
  await SettingsRecord.deleteMany(filter);
}

/** Invoices of a person's own entities with their credit notes, and what each entity's invoices carry. */
export const ownedInvoices: Owned = {
  name: 'invoices',
  collect: async (deps, userId) => {
    const out: unknown[] = [];
    for (const entityId of await entityIds(userId)) {
      const { version, ...settings } = await settingsOf(deps, entityId);
      const found = await InvoiceRecord.find({ entity_id: entityId }).lean();
      if (found.length === 0 && version === 0) continue;
      const invoices = [];
      for (const r of found)
        invoices.push({
          id: String(r._id),
          invoice_number: r.invoice_number,
          status: r.status,
          total_paise: r.total,
          paid_paise: r.paid,
          payments: r.payments,
          reminders: r.reminders,
          credit_notes: (r.credited > 0 ? await creditNotesOf(deps, r._id) : []).map((n) => ({
            note_number: n.record.note_number,
            total_paise: n.total,
            ...n.content,
          })),
          ...deps.vault.open<InvoiceContent>(r.content_sealed),
        });
      out.push({ company_id: String(entityId), settings, invoices });
    }
    return out;
  },
  purge: async (_deps, userId) => dropOf(await entityIds(userId)),
};

/** Removes for good the drafts deleted before a day, and everything of entities that go. */
export async function tidyInvoices(
  before: Date,
  goneEntities: readonly mongoose.Types.ObjectId[],
): Promise<void> {
  await dropOf(goneEntities);
  await InvoiceRecord.deleteMany({ deleted_at: op({ $lt: before }) });
}
