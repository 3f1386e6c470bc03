import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** The office's note on a client. */
interface ClientNoteDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  user_id: mongoose.Types.ObjectId;
  /** Encrypted, because notes concern people. */
  text_sealed: string;
}

/** A reminder sent to a client. */
export interface ReminderDoc extends StoredRecord {
  entity_id: mongoose.Types.ObjectId;
  user_id: mongoose.Types.ObjectId;
  channel: 'mail' | 'whatsapp';
  duty: string;
  period: string;
  language: 'en' | 'hi';
  text_sealed: string;
}

const id = { type: mongoose.Schema.Types.ObjectId, required: true };
const text = { type: String, required: true };

const notes = recordSchema<ClientNoteDoc>({ entity_id: id, user_id: id, text_sealed: text }, 'client_notes');
notes.index({ entity_id: 1, created_at: -1 });
export const ClientNote = mongoose.model<ClientNoteDoc>('ClientNote', notes);

const reminders = recordSchema<ReminderDoc>(
  {
    entity_id: id,
    user_id: id,
    channel: { type: String, enum: ['mail', 'whatsapp'], required: true },
    duty: text,
    period: text,
    language: { type: String, enum: ['en', 'hi'], required: true },
    text_sealed: text,
  },
  'client_reminders',
);
reminders.index({ entity_id: 1, created_at: -1 });
export const Reminder = mongoose.model<ReminderDoc>('Reminder', reminders);
