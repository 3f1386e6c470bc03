import mongoose from 'mongoose';
import type { Quarter, TdsForm } from '../../shared/tds/data/forms.ts';
import type { MonthCounting } from '../../shared/tds/interest.ts';
import type { TableName } from '../../shared/tds/sheets.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** Totals of a statement as last saved; integer paise. */
export interface TdsTotals {
  challans: number;
  deductees: number;
  amount: number;
  deducted: number;
  deposited: number;
  payable: number;
}

/** Fields of every TDS/TCS statement used in lists. Challans, deductees and salaries are in blocks of rows. */
export interface TdsStatementDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** Its TAN's registration; null if the entity has none. Absent in statements not yet migrated. */
  registration_id: string | null;
  /** `24Q` …, from FY 2026-27 `138` … */
  form_type: TdsForm;
  quarter: Quarter;
  /** `2025-2026`. */
  financial_year: string;
  status: 'draft' | 'filed';
  /** Deductor, person responsible and details of an earlier statement; encrypted, because it contains PAN and TAN. */
  head_sealed: string;
  /** How months of delay are counted. */
  counting: MonthCounting;
  totals: TdsTotals;
  /** Token (provisional receipt) number of the filed statement. */
  token_number: string;
  filed_on: string;
  /** 0 for the regular statement, 1 for its first correction, and so on. */
  correction?: number;
  /** The statement a correction is compared with, and the regular one's token number and filing date. */
  base_id?: mongoose.Types.ObjectId | null;
  original_token?: string;
  original_filed_on?: string;
  /** For a correction: owner id of the consolidated file's rows, and its head; encrypted. */
  accepted_id?: mongoose.Types.ObjectId | null;
  accepted_sealed?: string;
  /** The statement's challan file (.csi) with its text; encrypted. */
  challan_file_sealed?: string;
  /** Unique per TAN of an entity, form, year and quarter; set to the id when deleted. */
  open_key: string;
  deleted_at: Date | null;
}

const text = { type: String, required: true };
const blank = { type: String, default: '' };
const schema = recordSchema<TdsStatementDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    registration_id: { type: String, default: null },
    form_type: text,
    quarter: text,
    financial_year: text,
    status: { type: String, enum: ['draft', 'filed'], required: true },
    head_sealed: text,
    counting: { type: String, enum: ['calendar', 'anniversary'], default: 'calendar' },
    totals: {
      type: mongoose.Schema.Types.Mixed,
      default: () => ({ challans: 0, deductees: 0, amount: 0, deducted: 0, deposited: 0, payable: 0 }),
    },
    token_number: blank,
    filed_on: blank,
    correction: { type: Number, default: 0 },
    base_id: { type: mongoose.Schema.Types.ObjectId, default: null },
    original_token: blank,
    original_filed_on: blank,
    accepted_id: { type: mongoose.Schema.Types.ObjectId, default: null },
    accepted_sealed: blank,
    challan_file_sealed: blank,
    open_key: text,
    deleted_at: { type: Date, default: null },
  },
  'tds_statements',
);
schema.index({ entity_id: 1, deleted_at: 1, financial_year: 1, quarter: 1 });
schema.index({ open_key: 1 }, { unique: true });
schema.index({ deleted_at: 1 });

export const TdsStatement = mongoose.model<TdsStatementDoc>('TdsStatement', schema);

/** Some hundred rows of a table, encrypted; ids locate a row's block without decrypting it. */
export interface TdsRowsDoc extends StoredRecord {
  statement_id: mongoose.Types.ObjectId;
  entity_id: mongoose.Types.ObjectId;
  table: TableName;
  seq: number;
  row_ids: string[];
  rows_sealed: string;
  /** Set while the block belongs to no statement: staged for a save, or replaced by one. */
  staged_at?: Date;
}

const rowsSchema = recordSchema<TdsRowsDoc>(
  {
    statement_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    table: text,
    seq: { type: Number, required: true },
    row_ids: { type: [String], required: true },
    rows_sealed: text,
    staged_at: Date,
  },
  'tds_rows',
);
rowsSchema.index({ statement_id: 1, table: 1, seq: 1 });
rowsSchema.index({ staged_at: 1 }, { sparse: true });

export const TdsRows = mongoose.model<TdsRowsDoc>('TdsRows', rowsSchema);
