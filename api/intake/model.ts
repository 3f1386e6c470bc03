import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../base/records.ts';

const intakeStates = ['open', 'applied', 'undone'] as const;

/** One imported file: by whom, when, its mapping, and the result. */
export interface IntakeDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId;
  /** Its client; null for client lists, and until known. */
  entity_id: mongoose.Types.ObjectId | null;
  state: (typeof intakeStates)[number];
  /** What it is read as: one of `nouns` in recognise.ts; '' until known. */
  noun: string;
  /** Keyed SHA-256 of the file, to recognize it again. */
  hash: string;
  size: number;
  /** File name, purpose, answers and mapping; encrypted, because file names contain personal names. */
  said_sealed: string;
  /** The last response. */
  result_sealed: string;
  /** Undo data; '' until applied. */
  undo_sealed: string;
  applied_at: Date | null;
  /** Keys of imported lines from our own Excel of refused lines, so that none is imported twice. */
  corrected_lines: string[];
}

const blank = { type: String, default: '' };
const id = mongoose.Schema.Types.ObjectId;
const schema = recordSchema<IntakeDoc>(
  {
    owner_id: { type: id, required: true },
    entity_id: { type: id, default: null },
    state: { type: String, enum: intakeStates, required: true },
    noun: blank,
    hash: { type: String, required: true },
    size: { type: Number, required: true },
    said_sealed: { type: String, required: true },
    result_sealed: blank,
    undo_sealed: blank,
    applied_at: { type: Date, default: null },
    corrected_lines: { type: [String], default: [] },
  },
  'intakes',
);
schema.index({ owner_id: 1, state: 1, updated_at: -1 });
schema.index({ entity_id: 1 });
schema.index({ state: 1, updated_at: 1 });

export const Intake = mongoose.model<IntakeDoc>('Intake', schema);

/** Large pieces of an import: the file while it can be read again, and its stored lines. */
export interface IntakePieceDoc extends StoredRecord {
  intake_id: mongoose.Types.ObjectId;
  part: 'file' | 'lines';
  seq: number;
  sealed: string;
}

const pieces = recordSchema<IntakePieceDoc>(
  {
    intake_id: { type: id, required: true },
    part: { type: String, enum: ['file', 'lines'], required: true },
    seq: { type: Number, required: true },
    sealed: { type: String, required: true },
  },
  'intake_pieces',
);
pieces.index({ intake_id: 1, part: 1, seq: 1 });

export const IntakePiece = mongoose.model<IntakePieceDoc>('IntakePiece', pieces);

/** Remembered column mappings: by client, or by person for lists without a client. */
interface IntakeMemoryDoc extends StoredRecord {
  about_id: mongoose.Types.ObjectId;
  columns_sealed: string;
}

const memory = recordSchema<IntakeMemoryDoc>(
  { about_id: { type: id, required: true }, columns_sealed: { type: String, required: true } },
  'intake_memories',
);
memory.index({ about_id: 1 }, { unique: true });

export const IntakeMemory = mongoose.model<IntakeMemoryDoc>('IntakeMemory', memory);
