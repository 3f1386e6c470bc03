import mongoose from 'mongoose';
import type { DeadlineKind } from '../../shared/duties/deadlines.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** The office's note on a duty besides its return: papers requested, filed or paid elsewhere. */
interface DutyMarkDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  /** Form, period and registration (`markKey`). */
  key: string;
  /** Date on which papers were requested; '' if none. */
  waiting_since: string;
  /** Date of filing or payment of a duty without a return here; '' while open. */
  filed_on: string;
  acknowledgement: string;
}

const blank = { type: String, default: '' };
const text = { type: String, required: true };
const markSchema = recordSchema<DutyMarkDoc>(
  {
    entity_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    key: text,
    waiting_since: blank,
    filed_on: blank,
    acknowledgement: blank,
  },
  'duty_marks',
);
markSchema.index({ entity_id: 1, key: 1 }, { unique: true });

export const DutyMark = mongoose.model<DutyMarkDoc>('DutyMark', markSchema);

/** A due date extended by notification: for everyone (by an administrator), or for one owner's clients. */
export interface DueDateDoc extends StoredRecord {
  owner_id: mongoose.Types.ObjectId | null;
  kind: DeadlineKind;
  period: string;
  due: string;
  notification: string;
  states: string[];
  /** Owner, kind, period and States: unique. */
  unique_key: string;
}

const dueSchema = recordSchema<DueDateDoc>(
  {
    owner_id: { type: mongoose.Schema.Types.ObjectId, default: null },
    kind: text,
    period: text,
    due: text,
    notification: text,
    states: { type: [String], default: [] },
    unique_key: text,
  },
  'due_dates',
);
dueSchema.index({ unique_key: 1 }, { unique: true });
dueSchema.index({ owner_id: 1, period: 1 });

export const DueDate = mongoose.model<DueDateDoc>('DueDate', dueSchema);

/** A person's saved views of the board in a firm: name and query string. */
interface BoardViewsDoc extends StoredRecord {
  user_id: mongoose.Types.ObjectId;
  firm_id: mongoose.Types.ObjectId;
  /** Encrypted, because they may name people. */
  views_sealed: string;
}

const person = { type: mongoose.Schema.Types.ObjectId, required: true };
const viewsSchema = recordSchema<BoardViewsDoc>(
  { user_id: person, firm_id: person, views_sealed: text },
  'board_views',
);
viewsSchema.index({ user_id: 1, firm_id: 1 }, { unique: true });

export const BoardViews = mongoose.model<BoardViewsDoc>('BoardViews', viewsSchema);
