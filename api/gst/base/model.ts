import mongoose from 'mongoose';
import type { Frequency } from '../../../shared/gst/periods.ts';
import { recordSchema, type StoredRecord } from '../../base/records.ts';

const returnTypes = ['GSTR-1', 'GSTR-1A', 'GSTR-3B', 'GSTR-2B', 'GSTR-9'] as const;
export type GstReturnType = (typeof returnTypes)[number];
/** Returns with outward supplies: GSTR-1A adds to and amends the GSTR-1 of its own period (rule 59(1), proviso). */
export const outwardTypes = ['GSTR-1', 'GSTR-1A'] as const satisfies readonly GstReturnType[];
export const isOutward = (record: { return_type: GstReturnType }): boolean =>
  (outwardTypes as readonly GstReturnType[]).includes(record.return_type);

/** Taxpayer data in a return; amounts in paise. */
export interface GstSettings {
  frequency: Frequency;
  /** Aggregate turnover of the preceding year; null when unknown. */
  turnover: number | null;
  sez: boolean;
  gt: number | null;
  cur_gt: number | null;
}

/**
 * Fields of every GST return used in lists. Rows of GSTR-1 and GSTR-1A are in blocks; other forms have their
 * encrypted content here.
 */
export interface GstReturnDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** Its GSTIN's registration. Absent in returns not yet migrated. */
  registration_id: string | null;
  return_type: GstReturnType;
  /** `MM-YYYY`. */
  period: string;
  status: 'draft' | 'filed';
  /** Its GSTIN; encrypted, because it contains the PAN. */
  gstin_sealed: string;
  settings: GstSettings;
  /** Totals as last saved, for lists and cards: rupees and counts. */
  totals: Record<string, unknown>;
  /**
   * GSTR-3B form, GSTR-2B statement with purchases and decisions, or entered figures of GSTR-9; '' for GSTR-1
   * and GSTR-1A.
   */
  content_sealed: string;
  nil: boolean;
  acknowledgement: string;
  filed_on: string;
  /** Unique per registration, form and period; set to the id when deleted. */
  open_key: string;
  deleted_at: Date | null;
}

const text = { type: String, default: '' };
const mixed = mongoose.Schema.Types.Mixed;
const schema = recordSchema<GstReturnDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    registration_id: { type: String, default: null },
    return_type: { type: String, enum: returnTypes, required: true },
    period: { type: String, required: true },
    status: { type: String, enum: ['draft', 'filed'], required: true },
    gstin_sealed: text,
    settings: {
      type: mixed,
      default: () => ({ frequency: 'monthly', turnover: null, sez: false, gt: null, cur_gt: null }),
    },
    totals: { type: mixed, default: () => ({}) },
    content_sealed: text,
    nil: { type: Boolean, default: false },
    acknowledgement: text,
    filed_on: text,
    open_key: { type: String, required: true },
    deleted_at: { type: Date, default: null },
  },
  'gst_returns',
);
schema.index({ entity_id: 1, return_type: 1, period: 1 });
schema.index({ open_key: 1 }, { unique: true });
schema.index({ deleted_at: 1 });

export const GstReturn = mongoose.model<GstReturnDoc>('GstReturn', schema);

/**
 * Some hundred rows of a GSTR-1 section: 50,000 invoices are some hundred blocks, of which a save writes only
 * the changed ones. This part locates a row by id and a document number by fingerprint without reading the
 * rows.
 */
export interface GstBlockDoc extends StoredRecord {
  return_id: mongoose.Types.ObjectId;
  entity_id: mongoose.Types.ObjectId;
  section: string;
  seq: number;
  row_ids: string[];
  /** Fingerprints of document numbers. */
  keys: string[];
  /** Set while the block belongs to no return: staged for a save, or replaced by one. */
  staged_at?: Date;
}

const blockSchema = recordSchema<GstBlockDoc>(
  {
    return_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    section: { type: String, required: true },
    seq: { type: Number, required: true },
    row_ids: { type: [String], required: true },
    keys: { type: [String], required: true },
    staged_at: Date,
  },
  'gst_blocks',
);
blockSchema.index({ return_id: 1, section: 1, seq: 1 });
blockSchema.index({ staged_at: 1 }, { sparse: true });

export const GstBlock = mongoose.model<GstBlockDoc>('GstBlock', blockSchema);

/** The rows of a block, under the block's id; encrypted, because they name customers. */
interface GstRowsDoc extends StoredRecord {
  return_id: mongoose.Types.ObjectId;
  rows_sealed: string;
}

const rowsSchema = recordSchema<GstRowsDoc>(
  {
    return_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    rows_sealed: { type: String, required: true },
  },
  'gst_rows',
);
rowsSchema.index({ return_id: 1 });

export const GstRows = mongoose.model<GstRowsDoc>('GstRows', rowsSchema);

/**
 * Filing settings of an entity: turnover is that of its PAN (section 2(6) of the CGST Act), frequency and SEZ
 * are of each GSTIN.
 */
interface GstProfileDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** Settings by year `2025-26`. Earlier versions stored the frequency here. */
  years: Record<string, { frequency?: Frequency; turnover: number | null }>;
  /** For an entity of earlier versions, with one GSTIN. */
  sez: boolean;
  /** By registration: frequency by financial year, and whether it is in a special economic zone. */
  registrations: Record<string, { years: Record<string, Frequency>; sez: boolean }>;
  /** Column mappings of registers, by headings. */
  columns_sealed?: string;
}

const profileSchema = recordSchema<GstProfileDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    years: { type: mixed, default: () => ({}) },
    sez: { type: Boolean, default: false },
    registrations: { type: mixed, default: () => ({}) },
    columns_sealed: String,
  },
  'gst_profiles',
);
profileSchema.index({ entity_id: 1 }, { unique: true });

export const GstProfile = mongoose.model<GstProfileDoc>('GstProfile', profileSchema);

/** Reversals, reclaims and late credit of a registration, which GSTR-3B shows only as totals. */
interface CreditLedgerDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  registration_id: string;
  entries_sealed: string;
  /** Opening balances, deposits and the reading of rule 37. */
  balances_sealed?: string;
  /** Payments of bills, for rule 37. */
  payments_sealed?: string;
}

const ledgerSchema = recordSchema<CreditLedgerDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    registration_id: { type: String, required: true },
    entries_sealed: { type: String, required: true },
    balances_sealed: String,
    payments_sealed: String,
  },
  'gst_credit_ledgers',
);
ledgerSchema.index({ entity_id: 1, registration_id: 1 }, { unique: true });

export const GstCreditLedger = mongoose.model<CreditLedgerDoc>('GstCreditLedger', ledgerSchema);

/**
 * A registration's data other than returns: GSTR-2A of a month, with its rows in blocks under its id; IMS
 * records; by financial year (`period`) letters to suppliers, figures of a composition dealer, and GSTR-9C.
 */
export interface InwardFileDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  registration_id: string;
  kind: '2A' | 'IMS' | 'letters' | 'composition' | 'gstr9c';
  period: string;
  content_sealed: string;
}

const fileSchema = recordSchema<InwardFileDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    registration_id: { type: String, required: true },
    kind: { type: String, enum: ['2A', 'IMS', 'letters', 'composition', 'gstr9c'], required: true },
    period: { type: String, required: true },
    content_sealed: { type: String, required: true },
  },
  'gst_inward_files',
);
fileSchema.index({ entity_id: 1, registration_id: 1, kind: 1, period: 1 }, { unique: true });

export const GstInwardFile = mongoose.model<InwardFileDoc>('GstInwardFile', fileSchema);

/**
 * Cached totals of a list by supplier, and `facts` of a return for the annual one: valid for the rows as of
 * `stamp`.
 */
interface SumsDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  source_id: mongoose.Types.ObjectId;
  side: 'books' | 'a' | 'b' | 'facts';
  stamp: string;
  sums_sealed: string;
}

const sumsSchema = recordSchema<SumsDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    source_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    side: { type: String, enum: ['books', 'a', 'b', 'facts'], required: true },
    stamp: { type: String, required: true },
    sums_sealed: { type: String, required: true },
  },
  'gst_supplier_sums',
);
sumsSchema.index({ source_id: 1, side: 1 }, { unique: true });
sumsSchema.index({ entity_id: 1 });

export const GstSupplierSums = mongoose.model<SumsDoc>('GstSupplierSums', sumsSchema);
