import mongoose from 'mongoose';
import type { Owned } from '../base/deps.ts';
import { recordSchema, type StoredRecord, toId } from '../base/records.ts';

/**
 * Receipt of an erasure. It names no one: the client is identified by its former id and the keyed hash of the
 * PAN.
 */
interface ErasureDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId;
  client_id: mongoose.Types.ObjectId;
  /** '' on the receipt of a closed firm, whose id replaces the client's. */
  pan_key: string;
  by_id: mongoose.Types.ObjectId;
  reason: string;
  /** Number of erased records and files by kind. */
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

/** A receipt as the API returns it to the firm. */
export const presentErasure = ({ _id, client_id, created_at, reason, counts }: ErasureDoc) => ({
  id: String(_id),
  company_id: String(client_id),
  erased_at: created_at.toISOString(),
  reason,
  counts,
});

/** Receipts of a firm's erasures. */
export const ownedErasures: Owned = {
  name: 'erasures',
  collect: async (_deps, firmId) =>
    (await Erasure.find({ owner_id: toId(firmId) }).lean()).map(presentErasure),
  purge: async (_deps, firmId) => {
    await Erasure.deleteMany({ owner_id: toId(firmId) });
  },
};
