import mongoose from 'mongoose';
import type { ReportKind } from '../../shared/reports/report.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** Permission to open one report once, within a minute. Only the ticket's fingerprint is stored. */
interface ReportTicketDoc extends StoredRecord {
  ticket_hash: string;
  user_id: mongoose.Types.ObjectId;
  session_id: string;
  kind: ReportKind;
  record_id: string;
  expires_at: Date;
}

const text = { type: String, required: true };
const schema = recordSchema<ReportTicketDoc>(
  {
    ticket_hash: text,
    user_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    session_id: text,
    kind: text,
    record_id: text,
    expires_at: { type: Date, required: true },
  },
  'report_tickets',
);
schema.index({ ticket_hash: 1 }, { unique: true });
schema.index({ expires_at: 1 });

export const ReportTicket = mongoose.model<ReportTicketDoc>('ReportTicket', schema);
