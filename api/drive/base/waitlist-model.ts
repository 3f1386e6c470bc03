import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../../base/records.ts';

/** A request for cloud storage, in order of arrival. */
export interface WaitlistDoc extends StoredRecord {
  user_id: mongoose.Types.ObjectId;
  requested_at: Date;
  status: 'waiting' | 'approved' | 'rejected';
  reason: string;
  decided_at: Date | null;
}

const schema = recordSchema<WaitlistDoc>(
  {
    user_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    requested_at: { type: Date, required: true },
    status: { type: String, enum: ['waiting', 'approved', 'rejected'], required: true },
    reason: { type: String, default: '' },
    decided_at: { type: Date, default: null },
  },
  'storage_waitlist',
);
schema.index({ user_id: 1 }, { unique: true });
schema.index({ status: 1, requested_at: 1 });

export const Waitlist = mongoose.model<WaitlistDoc>('Waitlist', schema);
