import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** Figures of an estimate for lists, as last calculated. Whole rupees. */
export interface AdvanceSummary {
  on: string;
  payable: number;
  paid: number;
  next_due: string;
  next_amount: number;
  deferment: number;
  shortfall: number;
  exempt: string;
}

/** The estimate of a client's year: input overriding last year's return, encrypted. */
export interface AdvanceTaxDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** `2027-28` for tax year 2026-27. */
  assessment_year: string;
  facts_sealed: string;
  summary: AdvanceSummary | null;
}

const schema = recordSchema<AdvanceTaxDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    assessment_year: { type: String, required: true },
    facts_sealed: { type: String, default: '' },
    summary: { type: mongoose.Schema.Types.Mixed, default: null },
  },
  'advance_taxes',
);
schema.index({ entity_id: 1, assessment_year: 1 }, { unique: true });

export const AdvanceTax = mongoose.model<AdvanceTaxDoc>('AdvanceTax', schema);
