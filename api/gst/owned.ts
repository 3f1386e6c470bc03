import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { Entity } from '../entities/model.ts';
import { op, toId } from '../records.ts';
import type { Owned } from '../users/owned.ts';
import { GstProfile, GstReturn } from './model.ts';
import { dropRows, loadList, loadRows } from './rows.ts';

const entityIds = async (userId: string) =>
  (await Entity.find({ owner_id: toId(userId) }, { _id: 1 }).lean()).map((e) => e._id);

/** GST returns of a person's own entities, with their rows. */
export const ownedGst: Owned = {
  name: 'gst_returns',
  collect: async (deps, userId) => {
    const found = await GstReturn.find({ entity_id: op({ $in: await entityIds(userId) }) }).lean();
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
        ...(r.return_type === 'GSTR-1' ? sheetsToWire(await loadRows(deps, r._id)) : {}),
        ...(r.content_sealed ? { content: deps.vault.open(r.content_sealed) } : {}),
        ...(r.return_type === 'GSTR-2B'
          ? {
              documents: await loadList(deps, r._id, 'inward'),
              purchases: await loadList(deps, r._id, 'purchases'),
            }
          : {}),
      });
    }
    return out;
  },
  purge: async (_deps, userId) => {
    const ids = await entityIds(userId);
    const returns = (await GstReturn.find({ entity_id: op({ $in: ids }) }, { _id: 1 }).lean()).map(
      (r) => r._id,
    );
    await dropRows(returns);
    await GstReturn.deleteMany({ entity_id: op({ $in: ids }) });
    await GstProfile.deleteMany({ entity_id: op({ $in: ids }) });
  },
};
