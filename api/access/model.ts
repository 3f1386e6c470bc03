import mongoose from 'mongoose';
import { type AccessAct, accessActs } from '../../shared/access.ts';

/** One or several like acts of a moment: who read, took along or changed what, from where. */
export interface AccessDoc {
  _id: mongoose.Types.ObjectId;
  /** The batch it was written with, and its place there. */
  batch: number;
  at: Date;
  /** Whose record it is. */
  owner_id: mongoose.Types.ObjectId;
  client_id: mongoose.Types.ObjectId | null;
  /** Null: no one who signed in, but whoever had a share link. */
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

/** What was written together: a link of a chain of keyed hashes over the rows. It stays when the rows are past their time. */
export interface AccessBatchDoc {
  _id: mongoose.Types.ObjectId;
  seq: number;
  at: Date;
  rows: number;
  /** Keyed, over the rows. */
  rows_hash: string;
  /** Keyed, over seq, rows_hash and the hash before. */
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
