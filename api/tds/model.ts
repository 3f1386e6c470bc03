import mongoose from 'mongoose';
import { recordSchema, type Stored } from '../records.ts';

/** What every stored TDS/TCS statement shows in lists. */
export interface TdsStatementDoc extends Stored {
  entity_id: mongoose.Types.ObjectId;
  /** `24Q` …, from FY 2026-27 `138` …. */
  form_type: string;
  quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4';
  /** `2025-2026`. */
  financial_year: string;
  status: 'draft' | 'validated' | 'filed';
  deleted_at: Date | null;
}

const text = { type: String, required: true };
const schema = recordSchema<TdsStatementDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    form_type: text,
    quarter: text,
    financial_year: text,
    status: text,
    deleted_at: { type: Date, default: null },
  },
  'tds_statements',
);
schema.index({ entity_id: 1, deleted_at: 1, financial_year: 1, quarter: 1 });

export const TdsStatement = mongoose.model<TdsStatementDoc>('TdsStatement', schema);
