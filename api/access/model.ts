import mongoose from 'mongoose';
import { type AccessAct, accessActs } from '../../shared/access.ts';

/** One or more equal accesses at about the same time: who read, exported or changed what, from where. */
export interface AccessDoc {
  _id: mongoose.Types.ObjectId;
  /** The batch it belongs to, and its index there. */
  batch: number;
  at: Date;
  /** Owner of the record. */
  owner_id: mongoose.Types.ObjectId;
  client_id: mongoose.Types.ObjectId | null;
  /** Null: not a signed-in person, but the holder of a share link. */
  person_id: mongoose.Types.ObjectId | null;
  act: AccessAct;
  record_kind: string;
  record_id: string;
  ip: string;
  times: number;
}

const id = mongoose.Schema.Types.ObjectId;
const text = { type: String, default: '' };
const schema = new mongoose.Schema<AccessDoc>(
  {
    batch: { type: Number, required: true },
    at: { type: Date, required: true },
    owner_id: { type: id, required: true },
    client_id: { type: id, default: null },
    person_id: { type: id, default: null },
    act: { type: String, enum: accessActs, required: true },
    record_kind: text,
    record_id: text,
    ip: text,
    times: { type: Number, default: 1 },
  },
  { collection: 'access_log', versionKey: false, strict: 'throw' },
);
schema.index({ owner_id: 1, at: -1, _id: -1 });
schema.index({ owner_id: 1, client_id: 1, at: -1, _id: -1 });
schema.index({ owner_id: 1, person_id: 1, at: -1, _id: -1 });
schema.index({ batch: 1 });
schema.index({ at: 1 });

export const Access = mongoose.model<AccessDoc>('Access', schema);

/** A batch: a link in a chain of keyed hashes over rows. Kept after its rows are removed. */
export interface AccessBatchDoc {
  _id: mongoose.Types.ObjectId;
  seq: number;
  at: Date;
  rows: number;
  /** Keyed, over the rows. */
  rows_hash: string;
  /** Keyed, over seq, rows_hash and the previous hash. */
  hash: string;
}

const batchSchema = new mongoose.Schema<AccessBatchDoc>(
  {
    seq: { type: Number, required: true },
    at: { type: Date, required: true },
    rows: { type: Number, required: true },
    rows_hash: { type: String, required: true },
    hash: { type: String, required: true },
  },
  { collection: 'access_batches', versionKey: false, strict: 'throw' },
);
batchSchema.index({ seq: 1 }, { unique: true });

export const AccessBatch = mongoose.model<AccessBatchDoc>('AccessBatch', batchSchema);
