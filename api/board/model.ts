import mongoose from 'mongoose';
import type { DeadlineKind } from '../../shared/duties/deadlines.ts';
import { recordSchema, type Stored } from '../base/records.ts';

/** What the office noted of a duty beside its return: papers asked for, filed or paid elsewhere. */
interface DutyMarkDoc extends Stored {
  entity_id: mongoose.Types.ObjectId;
  /** Form, period and registration (`markKey`). */
  key: string;
  /** Day the papers were asked for; '' where none are awaited. */
  waiting_since: string;
  /** Day of filing or payment of what the product makes no return of; '' while it is open. */
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

/** A due date moved by notification: for everyone (set by an administrator), or for the clients of one owner. */
export interface DueDateDoc extends Stored {
  owner_id: mongoose.Types.ObjectId | null;
  kind: DeadlineKind;
  period: string;
  due: string;
  notification: string;
  states: string[];
  /** Owner, kind, period and States: each is set once. */
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

/** Views of the board a person kept in a firm: what follows `?` in its address, under a name. */
interface BoardViewsDoc extends Stored {
  user_id: mongoose.Types.ObjectId;
  firm_id: mongoose.Types.ObjectId;
  /** Sealed: they may name people. */
  views_sealed: string;
}

const person = { type: mongoose.Schema.Types.ObjectId, required: true };
const viewsSchema = recordSchema<BoardViewsDoc>(
  { user_id: person, firm_id: person, views_sealed: text },
  'board_views',
);
viewsSchema.index({ user_id: 1, firm_id: 1 }, { unique: true });

export const BoardViews = mongoose.model<BoardViewsDoc>('BoardViews', viewsSchema);
