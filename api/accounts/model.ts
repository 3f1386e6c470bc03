import mongoose from 'mongoose';
import type { Adjustments } from '../../shared/accounts/statements.ts';
import type { Totals } from '../../shared/accounts/trial-balance.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** One trial balance per entity and assessment year. Its ledgers are in encrypted blocks; amounts are paise. */
export interface TrialBalanceDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** `2026-27`. */
  assessment_year: string;
  tb_date: string;
  import_source: 'Manual' | 'Tally';
  /** `saved` only if it balances. */
  status: 'draft' | 'saved';
  adjustments: Adjustments;
  totals: Totals;
  ledger_count: number;
  /** Unique per entity and year; set to the id on deletion. */
  open_key: string;
  deleted_at: Date | null;
}

const id = mongoose.Schema.Types.ObjectId;
const text = { type: String, required: true };
const mixed = { type: mongoose.Schema.Types.Mixed, required: true };
const schema = recordSchema<TrialBalanceDoc>(
  {
    entity_id: { type: id, required: true },
    assessment_year: text,
    tb_date: text,
    import_source: { type: String, enum: ['Manual', 'Tally'], required: true },
    status: { type: String, enum: ['draft', 'saved'], required: true },
    adjustments: mixed,
    totals: mixed,
    ledger_count: { type: Number, required: true },
    open_key: text,
    deleted_at: { type: Date, default: null },
  },
  'trial_balances',
);
schema.index({ entity_id: 1, deleted_at: 1, assessment_year: 1 });
schema.index({ open_key: 1 }, { unique: true });
schema.index({ deleted_at: 1 });

export const TrialBalance = mongoose.model<TrialBalanceDoc>('TrialBalance', schema);

/** Some hundred ledgers of a trial balance, encrypted because they name customers and suppliers. */
export interface LedgerBlockDoc extends StoredRecord {
  trial_balance_id: mongoose.Types.ObjectId;
  entity_id: mongoose.Types.ObjectId;
  seq: number;
  ledgers_sealed: string;
  /** Set while the block belongs to no trial balance: staged for a save, or replaced by one. */
  staged_at?: Date;
}

const blockSchema = recordSchema<LedgerBlockDoc>(
  {
    trial_balance_id: { type: id, required: true },
    entity_id: { type: id, required: true },
    seq: { type: Number, required: true },
    ledgers_sealed: text,
    staged_at: Date,
  },
  'trial_balance_ledgers',
);
blockSchema.index({ trial_balance_id: 1, seq: 1 });
blockSchema.index({ staged_at: 1 }, { sparse: true });

export const LedgerBlock = mongoose.model<LedgerBlockDoc>('LedgerBlock', blockSchema);

/** Mapping of an entity's own group names to heads, kept between imports. */
export interface LedgerMappingDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** Encrypted list of `{ name, ledger_group, head }`. */
  groups_sealed: string;
}

const mappingSchema = recordSchema<LedgerMappingDoc>(
  { entity_id: { type: id, required: true }, groups_sealed: text },
  'ledger_mappings',
);
mappingSchema.index({ entity_id: 1 }, { unique: true });

export const LedgerMapping = mongoose.model<LedgerMappingDoc>('LedgerMapping', mappingSchema);
