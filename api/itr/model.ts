import mongoose from 'mongoose';
import { codeLists } from '../../shared/itr/itr3/quantities.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

export const itrStatuses = ['draft', 'validated', 'filed'] as const;
export type ItrStatus = (typeof itrStatuses)[number];

/** Figures of a return, unencrypted for lists and counts: whole rupees. */
export interface ItrSummary {
  total_income: number;
  total_tax: number;
  balance_tax: number;
  regime: string;
}

/** An income-tax return. The form data is encrypted: it contains Aadhaar and bank account numbers. */
export interface ItrReturnDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  created_by: mongoose.Types.ObjectId;
  itr_type: string;
  assessment_year: string;
  status: ItrStatus;
  form_sealed: string;
  /** Sources of imported fields by path; encrypted, because file names may contain a PAN. '' for none. */
  sources_sealed: string;
  /**
   * Ids of received documents (shared/itr/documents.ts); encrypted, because they name employers and lenders.
   * '' for none.
   */
  documents_sealed: string;
  summary: ItrSummary | null;
  /** Unique per entity, form and year while open; set to the id when filed or deleted. */
  open_key: string;
  /** The filed return it revises. */
  revises: mongoose.Types.ObjectId | null;
  acknowledgement: string;
  filed_on: string;
  /** Version of the code lists used in its form (`codeLists`); absent in older returns. */
  code_lists?: number;
  deleted_at: Date | null;
}

const text = { type: String, required: true };
const id = mongoose.Schema.Types.ObjectId;
const schema = recordSchema<ItrReturnDoc>(
  {
    entity_id: { type: id, required: true },
    created_by: { type: id, required: true },
    itr_type: text,
    assessment_year: text,
    status: { type: String, enum: itrStatuses, required: true },
    form_sealed: text,
    sources_sealed: { type: String, default: '' },
    documents_sealed: { type: String, default: '' },
    summary: { type: mongoose.Schema.Types.Mixed, default: null },
    open_key: text,
    revises: { type: id, default: null },
    acknowledgement: { type: String, default: '' },
    filed_on: { type: String, default: '' },
    code_lists: { type: Number, default: codeLists },
    deleted_at: { type: Date, default: null },
  },
  'itr_returns',
);
schema.index({ entity_id: 1, deleted_at: 1, assessment_year: 1 });
schema.index({ open_key: 1 }, { unique: true });
schema.index({ deleted_at: 1 });

export const ItrReturn = mongoose.model<ItrReturnDoc>('ItrReturn', schema);
