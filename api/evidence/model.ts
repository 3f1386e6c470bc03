import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** The evidence of a client and year: decisions on its rows. */
export interface EvidenceDeskDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  assessment_year: string;
  /** Twelve hex digits that prefix its row ids. */
  tag: string;
  /** Encrypted decisions by row key, undone matches, and undo data of the last steps. '' for none. */
  decisions_sealed: string;
  undo_sealed: string;
  /** Open differences when last counted; null before. */
  unexplained: number | null;
  /** Figures on which papers and return agree, counted at the same time; absent in older records. */
  explained?: number;
  /** The return and version counted for, '' for none; absent in older records. */
  counted_of?: string;
  /** Encrypted ledgers of bank lines and learned rules; '' or absent for none. */
  bank_sealed?: string;
}

/** One paper; its rows and the original are in encrypted pieces. */
export interface EvidenceFileDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  desk_id: mongoose.Types.ObjectId;
  source: string;
  /** Keyed SHA-256 of the file, to recognize it again. */
  hash: string;
  size: number;
  rows: number;
  /** File name, SHA-256 and response; encrypted, because file names contain personal names. */
  answer_sealed: string;
  /** Replaced by a later paper of its kind; its rows no longer count. */
  replaced: boolean;
}

/** Rows and bytes of a paper, compressed and encrypted. */
export interface EvidencePartDoc extends StoredRecord {
  file_id: mongoose.Types.ObjectId;
  part: 'file' | 'rows';
  seq: number;
  sealed: string;
}

const id = mongoose.Schema.Types.ObjectId;
const text = { type: String, required: true };

const desks = recordSchema<EvidenceDeskDoc>(
  {
    entity_id: { type: id, required: true },
    assessment_year: text,
    tag: text,
    decisions_sealed: { type: String, default: '' },
    undo_sealed: { type: String, default: '' },
    unexplained: { type: Number, default: null },
    explained: Number,
    counted_of: String,
    bank_sealed: String,
  },
  'evidence_desks',
);
desks.index({ entity_id: 1, assessment_year: 1 }, { unique: true });
desks.index({ tag: 1 }, { unique: true });
export const EvidenceDesk = mongoose.model<EvidenceDeskDoc>('EvidenceDesk', desks);

const files = recordSchema<EvidenceFileDoc>(
  {
    entity_id: { type: id, required: true },
    desk_id: { type: id, required: true },
    source: text,
    hash: text,
    size: { type: Number, required: true },
    rows: { type: Number, required: true },
    answer_sealed: text,
    replaced: { type: Boolean, default: false },
  },
  'evidence_files',
);
files.index({ desk_id: 1, replaced: 1 });
files.index({ entity_id: 1 });
export const EvidenceFile = mongoose.model<EvidenceFileDoc>('EvidenceFile', files);

const parts = recordSchema<EvidencePartDoc>(
  {
    file_id: { type: id, required: true },
    part: { type: String, enum: ['file', 'rows'], required: true },
    seq: { type: Number, required: true },
    sealed: text,
  },
  'evidence_parts',
);
parts.index({ file_id: 1, part: 1, seq: 1 });
export const EvidencePart = mongoose.model<EvidencePartDoc>('EvidencePart', parts);
