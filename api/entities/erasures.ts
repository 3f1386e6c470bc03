import mongoose from 'mongoose';
import type { Owned } from '../base/deps.ts';
import { recordSchema, type Stored, toId } from '../base/records.ts';

/** The receipt of an erasure. It names no one: the client by its former id and the keyed hash of the PAN, by which it can be found again. */
interface ErasureDoc extends Stored {
  owner_id: mongoose.Types.ObjectId;
  client_id: mongoose.Types.ObjectId;
  /** '' on the receipt of a firm that was closed, whose id is in place of the client's. */
  pan_key: string;
  by_id: mongoose.Types.ObjectId;
  reason: string;
  /** How many records and files of each kind went. */
  counts: Record<string, number>;
}

const id = mongoose.Schema.Types.ObjectId;
const schema = recordSchema<ErasureDoc>(
  {
    owner_id: { type: id, required: true },
    client_id: { type: id, required: true },
    pan_key: { type: String, default: '' },
    by_id: { type: id, required: true },
    reason: { type: String, required: true },
    counts: { type: mongoose.Schema.Types.Mixed, required: true },
  },
  'erasures',
);
schema.index({ owner_id: 1, created_at: -1 });

export const Erasure = mongoose.model<ErasureDoc>('Erasure', schema);

/** A receipt as its firm sees it. */
export const presentErasure = ({ _id, client_id, created_at, reason, counts }: ErasureDoc) => ({
  id: String(_id),
  company_id: String(client_id),
  erased_at: created_at.toISOString(),
  reason,
  counts,
});

/** Receipts of what a firm erased. */
export const ownedErasures: Owned = {
  name: 'erasures',
  collect: async (_deps, firmId) =>
    (await Erasure.find({ owner_id: toId(firmId) }).lean()).map(presentErasure),
  purge: async (_deps, firmId) => {
    await Erasure.deleteMany({ owner_id: toId(firmId) });
  },
};
