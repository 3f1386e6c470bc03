import mongoose from 'mongoose';
import { recordSchema, type Stored } from '../base/records.ts';

const intakeStates = ['open', 'applied', 'undone'] as const;

/** One file that came through the door: who, when, which mapping, and what became of it. */
export interface IntakeDoc extends Stored {
  owner_id: mongoose.Types.ObjectId;
  /** The client it is for; null for lists of clients, and until it is said. */
  entity_id: mongoose.Types.ObjectId | null;
  state: (typeof intakeStates)[number];
  /** What it is read as: one of `nouns` in recognise.ts; '' until it is said. */
  noun: string;
  /** SHA-256 of the file, keyed, so that the same file is known again. */
  hash: string;
  size: number;
  /** Name of the file, purpose, answers and mapping; sealed, since names of files hold names of people. */
  said_sealed: string;
  /** The reading as it was answered last. */
  result_sealed: string;
  /** How it is taken back; '' while it is not applied. */
  undo_sealed: string;
  applied_at: Date | null;
  /** Lines of our own Excel of refused lines that came in, keyed, so that none comes in twice. */
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

/** Pieces of an import that are large: the file while it may still be read again, and lines that are kept with it. */
export interface IntakePieceDoc extends Stored {
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

/** What was said of columns: by client, or by person for lists that belong to no client. */
interface IntakeMemoryDoc extends Stored {
  about_id: mongoose.Types.ObjectId;
  columns_sealed: string;
}

const memory = recordSchema<IntakeMemoryDoc>(
  { about_id: { type: id, required: true }, columns_sealed: { type: String, required: true } },
  'intake_memories',
);
memory.index({ about_id: 1 }, { unique: true });

export const IntakeMemory = mongoose.model<IntakeMemoryDoc>('IntakeMemory', memory);
