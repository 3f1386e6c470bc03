import mongoose from 'mongoose';
import type { Deps, MailText } from '../base/deps.ts';
import { op, recordSchema, type StoredRecord } from '../base/records.ts';

/** A mail queued in the store until the mail server accepts it. */
interface MailJobDoc extends StoredRecord {
  kind: string;
  /** Its subject; such a mail is composed at each attempt, so that it is current when sent. */
  ref_id: mongoose.Types.ObjectId;
  to_sealed: string;
  /** The mail itself, for kinds composed once. */
  letter_sealed: string | null;
  /** When it becomes useless, like an expired link. */
  until: Date | null;
  attempts: number;
  due_at: Date;
}

const schema = recordSchema<MailJobDoc>(
  {
    kind: { type: String, required: true },
    ref_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    to_sealed: { type: String, required: true },
    letter_sealed: { type: String, default: null },
    until: { type: Date, default: null },
    attempts: { type: Number, default: 0 },
    due_at: { type: Date, required: true },
  },
  'mail_jobs',
);
schema.index({ kind: 1, ref_id: 1 }, { unique: true });
schema.index({ due_at: 1 });

const MailJob = mongoose.model<MailJobDoc>('MailJob', schema);

/** How one kind of queued mail is sent. */
export interface MailHandler {
  /** Sends it, or does nothing if it is obsolete; rejects if the server did not accept it. */
  send: (deps: Deps, refId: mongoose.Types.ObjectId, to: string, letter: MailText | null) => Promise<void>;
  /** Records a failed attempt; `last` if there are no more. */
  failed?: (deps: Deps, refId: mongoose.Types.ObjectId, last: boolean) => Promise<void>;
}
export type MailHandlers = Readonly<Record<string, MailHandler>>;

const second = 1000;
/** While an attempt runs no one else tries; an interrupted one becomes due again after this. */
const lease = 2 * 60 * second;
/** Half a minute after the first failure, then doubling up to six hours: about two days in total. */
const waitAfter = (attempts: number) => Math.min(30 * second * 2 ** (attempts - 1), 6 * 3600 * second);
const mostAttempts = 16;

/** Queues a mail, replacing an earlier one on the same subject; also inside a transaction. */
export const queueMail = (
  deps: Deps,
  kind: string,
  refId: mongoose.Types.ObjectId,
  to: string,
  written: { letter?: MailText; until?: Date | undefined } = {},
) =>
  MailJob.updateOne(
    { kind, ref_id: refId },
    {
      $set: {
        to_sealed: deps.vault.seal(to),
        letter_sealed: written.letter ? deps.vault.seal(written.letter) : null,
        until: written.until ?? null,
        attempts: 0,
        // The caller tries immediately; the queue takes over only if that does not finish.
        due_at: new Date(deps.now().getTime() + lease),
      },
      $inc: { version: 1 },
    },
    { upsert: true, setDefaultsOnInsert: false },
  );

/**
 * One attempt at a queued mail, with `version` only if no one else has taken it; false if the mail server did
 * not accept it and it will be retried.
 */
export async function attemptMail(
  deps: Deps,
  handlers: MailHandlers,
  kind: string,
  refId: mongoose.Types.ObjectId,
  version?: number,
): Promise<boolean> {
  const job = await MailJob.findOneAndUpdate(
    { kind, ref_id: refId, ...(version === undefined ? {} : { version }) },
    { $set: { due_at: new Date(deps.now().getTime() + lease) }, $inc: { attempts: 1, version: 1 } },
    { returnDocument: 'after' },
  ).lean();
  const handler = handlers[kind];
  if (!job || !handler) return true;
  const letter = job.letter_sealed ? deps.vault.open<MailText>(job.letter_sealed) : null;
  try {
    if (!job.until || job.until > deps.now())
      await handler.send(deps, refId, deps.vault.open<string>(job.to_sealed), letter);
  } catch (error) {
    deps.log.warn({ kind, attempt: job.attempts, error: (error as Error).name }, 'a mail waits');
    const last = job.attempts >= mostAttempts;
    const same = { _id: job._id, version: job.version };
    if (last) await MailJob.deleteOne(same);
    else
      await MailJob.updateOne(same, {
        $set: { due_at: new Date(deps.now().getTime() + waitAfter(job.attempts)) },
      });
    await handler.failed?.(deps, refId, last);
    return false;
  }
  await MailJob.deleteOne({ _id: job._id, version: job.version });
  return true;
}

/**
 * Tries due mails; with `all`, everything queued. Each mail is leased before the attempt, so that one of
 * several processes sends it.
 */
export async function runMailQueue(deps: Deps, handlers: MailHandlers, all = false): Promise<void> {
  const now = deps.now().getTime();
  const tried = new Date(now + (deps.database === 'mongodb' ? lease : 0));
  const due = [{ due_at: op({ $lte: new Date(now) }) }, ...(all ? [{ due_at: op({ $gt: tried }) }] : [])];
  const jobs = await MailJob.find({ $or: due }, { kind: 1, ref_id: 1, version: 1 })
    .sort({ due_at: 1 })
    .limit(200)
    .lean();
  for (const { kind, ref_id, version } of jobs) await attemptMail(deps, handlers, kind, ref_id, version);
}

/**
 * Tries everything queued at start, because a restart may help, and due mails every half minute. Returns a
 * stop function.
 */
export function startMailQueue(deps: Deps, handlers: MailHandlers): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const round = (all: boolean) => {
    running = running
      .then(() => (stopped ? undefined : runMailQueue(deps, handlers, all)))
      .catch((error: Error) => deps.log.error({ kind: error.name }, 'the mail queue failed'));
  };
  round(true);
  const timer = setInterval(() => round(false), 30 * second);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
