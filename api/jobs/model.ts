import mongoose from 'mongoose';
import type { Message } from '../../shared/forms/messages.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

export const jobKinds = [
  'assign',
  'start',
  'check',
  'request_papers',
  'export',
  'mark_filed',
  'print',
  'advance_tax',
] as const;
export type JobKind = (typeof jobKinds)[number];
type JobState = 'running' | 'paused' | 'cancelled' | 'done';

/** A bulk job of a person; it has one line per client. */
export interface JobDoc extends StoredRecord {
  user_id: mongoose.Types.ObjectId;
  /** Their firm at the time. */
  firm_id: mongoose.Types.ObjectId;
  kind: JobKind;
  /** Validated by the kind's schema; encrypted, because they may include acknowledgement numbers. */
  options_sealed: string;
  /** Acknowledgements of no client of the job: whose they are, encrypted; '' where there are none. */
  unused_sealed: string;
  state: JobState;
  total: number;
  /** The process working on it, and the end of its lease. */
  runner: string;
  runner_until: Date | null;
}

const text = { type: String, required: true };
const id = mongoose.Schema.Types.ObjectId;
const jobSchema = recordSchema<JobDoc>(
  {
    user_id: { type: id, required: true },
    firm_id: { type: id, required: true },
    kind: text,
    options_sealed: text,
    unused_sealed: { type: String, default: '' },
    state: text,
    total: { type: Number, required: true },
    runner: { type: String, default: '' },
    runner_until: { type: Date, default: null },
  },
  'jobs',
);
jobSchema.index({ user_id: 1, created_at: -1 });
jobSchema.index({ state: 1 });
jobSchema.index({ updated_at: 1 });

export const Job = mongoose.model<JobDoc>('Job', jobSchema);

export type LineState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed';

/** One client of a job. */
export interface JobLineDoc extends StoredRecord {
  job_id: mongoose.Types.ObjectId;
  seq: number;
  entity_id: mongoose.Types.ObjectId;
  name: string;
  state: LineState;
  /** Start of the work; a line still running when the server starts was interrupted. */
  began_at: Date | null;
  /** What was done, or why not. */
  message: Message | null;
  return_id: string;
  /** A file made for the client. */
  file_name: string;
  file_sealed: string;
}

const lineSchema = recordSchema<JobLineDoc>(
  {
    job_id: { type: id, required: true },
    seq: { type: Number, required: true },
    entity_id: { type: id, required: true },
    name: text,
    state: text,
    began_at: { type: Date, default: null },
    message: { type: mongoose.Schema.Types.Mixed, default: null },
    return_id: { type: String, default: '' },
    file_name: { type: String, default: '' },
    file_sealed: { type: String, default: '' },
  },
  'job_lines',
);
lineSchema.index({ job_id: 1, seq: 1 });
lineSchema.index({ job_id: 1, state: 1 });

export const JobLine = mongoose.model<JobLineDoc>('JobLine', lineSchema);
