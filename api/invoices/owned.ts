import type { InvoiceContent } from '../../shared/invoices/wire.ts';
import { ownedOf } from '../returns/keep.ts';
import { InvoiceRecord } from './model.ts';
import { settingsOf } from './settings.ts';
import { creditNotesOf, invoiceLife } from './store.ts';

/** Invoices and credit notes of an owner's entities, and the invoice settings of each entity. */
export const ownedInvoices = ownedOf('invoices', [invoiceLife], async (deps, entities) => {
  const out: unknown[] = [];
  for (const entityId of entities) {
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
        ...(r.einvoice_sealed ? { einvoice: deps.vault.open(r.einvoice_sealed) } : {}),
        ...deps.vault.open<InvoiceContent>(r.content_sealed),
      });
    out.push({ company_id: String(entityId), settings, invoices });
  }
  return out;
});
