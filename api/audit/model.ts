import mongoose from 'mongoose';

/** One event, chained to the previous one by hash. Contains no personal data except who acted from where. */
export interface AuditDoc {
  _id: mongoose.Types.ObjectId;
  seq: number;
  at: Date;
  actor_id: string;
  action: string;
  outcome: 'done' | 'refused';
  target_kind: string;
  target_id: string;
  ip: string;
  detail: string;
  /** Keyed hashes of the record before and after; they prove its content without storing it. */
  before_hash: string;
  after_hash: string;
  previous_hash: string;
  hash: string;
}

const text = { type: String, default: '' };
const schema = new mongoose.Schema<AuditDoc>(
  {
    seq: { type: Number, required: true },
    at: { type: Date, required: true },
    actor_id: text,
    action: { type: String, required: true },
    outcome: { type: String, required: true },
    target_kind: text,
    target_id: text,
    ip: text,
    detail: text,
    before_hash: text,
    after_hash: text,
    previous_hash: text,
    hash: { type: String, required: true },
  },
  { collection: 'audit', versionKey: false, strict: 'throw' },
);
schema.index({ seq: 1 }, { unique: true });
schema.index({ actor_id: 1, seq: -1 });
schema.index({ action: 1, seq: -1 });

const refuse = () => {
  throw new Error('The audit trail is append-only');
};
for (const act of [
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndDelete',
  'bulkWrite',
] as const)
  schema.pre(act as 'updateOne', refuse);

export const Audit = mongoose.model<AuditDoc>('Audit', schema);
