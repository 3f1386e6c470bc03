import mongoose from 'mongoose';
import { recordSchema, type Stored } from '../records.ts';

/** What every stored GST return shows in lists, whatever its kind; each kind keeps its content elsewhere. */
export interface GstReturnDoc extends Stored {
  entity_id: mongoose.Types.ObjectId;
  return_type: 'GSTR-1' | 'GSTR-3B' | 'GSTR-2B';
  /** `MM-YYYY`. */
  period: string;
  status: 'draft' | 'filed';
  deleted_at: Date | null;
}

const schema = recordSchema<GstReturnDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    return_type: { type: String, required: true },
    period: { type: String, required: true },
    status: { type: String, required: true },
    deleted_at: { type: Date, default: null },
  },
  'gst_returns',
);
schema.index({ entity_id: 1, return_type: 1, period: 1 });

export const GstReturn = mongoose.model<GstReturnDoc>('GstReturn', schema);
