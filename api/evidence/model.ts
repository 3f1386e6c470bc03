import mongoose from 'mongoose';
import { recordSchema, type Stored } from '../base/records.ts';

/** The papers of a client and year: what was decided of their rows. */
export interface EvidenceDeskDoc extends Stored {
  entity_id: mongoose.Types.ObjectId;
  assessment_year: string;
  /** Twelve hex digits the ids of its rows begin with. */
  tag: string;
  /** Sealed decisions by key of the row, joins taken apart, and what undoes the last steps. '' for none. */
  decisions_sealed: string;
  undo_sealed: string;
  /** Differences without a reason when they were last counted; null until then. */
  unexplained: number | null;
  /** Figures of which papers and return agree, counted with them; absent in desks counted before it was kept. */
  explained?: number;
  /** The return and version they were counted against, '' for none; absent in desks counted before it was kept. */
  counted_of?: string;
  /** Sealed ledgers of the bank's lines and the rules learned from them; '' or absent for none. */
  bank_sealed?: string;
}

/** One paper that came in: its rows and the file itself are in pieces, sealed. */
export interface EvidenceFileDoc extends Stored {
  entity_id: mongoose.Types.ObjectId;
  desk_id: mongoose.Types.ObjectId;
  source: string;
  /** Keyed SHA-256 of the file, by which the same one is known again. */
  hash: string;
  size: number;
  rows: number;
  /** Name of the file, its SHA-256, and what was answered; sealed, since names of files hold names of people. */
  answer_sealed: string;
  /** A later paper of the kind took its place; its rows no longer count. */
  replaced: boolean;
}

/** Rows and bytes of a paper, compressed and sealed. */
export interface EvidencePartDoc extends Stored {
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
