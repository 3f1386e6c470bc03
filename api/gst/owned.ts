import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { op } from '../base/records.ts';
import { ownedOf } from '../returns/keep.ts';
import { GstCreditLedger, GstInwardFile, GstReturn, isOutward } from './base/model.ts';
import { loadList, loadRows } from './base/rows.ts';
import { gstLives } from './base/store.ts';

/** GST returns of an owner's entities with rows and credit ledgers. */
export const ownedGst = ownedOf(
  'gst_returns',
  [...new Set(Object.values(gstLives))],
  async (deps, entities) => {
    const found = await GstReturn.find({ entity_id: op({ $in: [...entities] }) }).lean();
    const out: unknown[] = [];
    for (const r of found) {
      out.push({
        id: String(r._id),
        gst_master_id: String(r.entity_id),
        return_type: r.return_type,
        return_period: r.period,
        status: r.status,
        gstin: r.gstin_sealed ? deps.vault.open<string>(r.gstin_sealed) : '',
        totals: r.totals,
        ...(isOutward(r) ? sheetsToWire(await loadRows(deps, r._id)) : {}),
        ...(r.content_sealed ? { content: deps.vault.open(r.content_sealed) } : {}),
        ...(r.return_type === 'GSTR-2B'
          ? {
              documents: await loadList(deps, r._id, 'inward'),
              purchases: await loadList(deps, r._id, 'purchases'),
            }
          : {}),
      });
    }
    for (const ledger of await GstCreditLedger.find({ entity_id: op({ $in: [...entities] }) }).lean())
      out.push({
        gst_master_id: String(ledger.entity_id),
        registration_id: ledger.registration_id,
        credit_ledger: deps.vault.open(ledger.entries_sealed),
        ...(ledger.balances_sealed ? { balances: deps.vault.open(ledger.balances_sealed) } : {}),
        ...(ledger.payments_sealed ? { payments: deps.vault.open(ledger.payments_sealed) } : {}),
      });
    for (const file of await GstInwardFile.find({ entity_id: op({ $in: [...entities] }) }).lean())
      out.push({
        gst_master_id: String(file.entity_id),
        registration_id: file.registration_id,
        kind: file.kind,
        period: file.period,
        content: deps.vault.open(file.content_sealed),
        rows: await loadList(deps, file._id, 'raw'),
      });
    return out;
  },
);
