import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { sentence } from '../../shared/forms/messages.ts';
import { appendAudit } from '../audit/append.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { isFailure } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { withTransaction } from '../database/connect.ts';
import { letterMails } from '../mail/later.ts';
import { attemptMail } from '../mail/queue.ts';
import { membershipOf } from '../membership/place.ts';
import { User } from '../users/model.ts';
import { doLine, type Outcome, refused } from './acts.ts';
import { Job, type JobDoc, JobLine, type JobLineDoc } from './model.ts';

/** The person who started a job, as currently stored; undefined if the account may no longer act. */
async function askerOf(deps: Deps, job: JobDoc): Promise<SignedIn | undefined> {
  const user = await User.findById(job.user_id).lean();
  if (user?.status !== 'active') return undefined;
  return {
    id: String(user._id),
    sessionId: '',
    deviceId: '',
    email: user.email,
    emailProved: Boolean(user.email_proved_at),
    fullName: user.full_name,
    role: user.role,
    tier: user.tier,
    factorOverdue: false,
    firm: await membershipOf(deps, user, job.firm_id),
  };
}

/**
 * Stores the result of a line: effect and line in one transaction, so that a crash leaves both or neither.
 * Only the attempt that holds the line can store it.
 */
async function keep(deps: Deps, line: JobLineDoc, outcome: Outcome): Promise<void> {
  await withTransaction(async () => {
    await outcome.write?.();
    const { file } = outcome;
    const taken = await JobLine.updateOne(
      { _id: line._id, state: 'running' },
      {
        $set: {
          state: outcome.state,
          message: outcome.message,
          return_id: outcome.return_id ?? '',
          file_name: file?.name ?? '',
          file_sealed: file ? deps.vault.seal(file.body.toString('base64')) : '',
        },
        $inc: { version: 1 },
      },
    );
    if (taken.modifiedCount !== 1) throw new Error('this line was done by another attempt');
  });
}

/** Processes the next client of a job; false if none is left. */
async function step(deps: Deps, job: JobDoc): Promise<boolean> {
  const next = await JobLine.findOne({
    job_id: job._id,
    state: mongoose.trusted({ $in: ['running', 'waiting'] }),
  })
    .sort({ seq: 1 })
    .lean();
  if (!next) return false;
  const again = next.state === 'running';
  const began_at = again ? next.began_at : deps.now();
  const line: JobLineDoc = { ...next, state: 'running', began_at };
  if (!again) await JobLine.updateOne({ _id: line._id }, { $set: { state: 'running', began_at } });
  const user = await askerOf(deps, job);
  const options = deps.vault.open<unknown>(job.options_sealed);
  let outcome: Outcome;
  try {
    outcome = user
      ? await doLine(job.kind, { by: { deps, user }, line, again }, options)
      : { state: 'failed', message: sentence('The account that requested this is not active') };
    await keep(deps, line, outcome);
  } catch (error) {
    if (!isFailure(error)) deps.log.error({ kind: (error as Error).name }, 'a line of a job failed');
    outcome = isFailure(error)
      ? refused(error)
      : { state: 'failed', message: sentence('This failed. Try this client again.') };
    await keep(deps, line, outcome);
  }
  if (job.kind === 'request_papers' && outcome.state === 'done')
    deps.mail.background(
      attemptMail(deps, letterMails, 'letter', line._id).catch((error: Error) =>
        deps.log.error({ kind: error.name }, 'a mail waits for the queue'),
      ),
    );
  if (outcome.act && outcome.state === 'done')
    await appendAudit(deps, {
      action: outcome.act,
      outcome: 'done',
      actor_id: String(job.user_id),
      ip: '',
      note: { kind: 'entity', id: String(line.entity_id), detail: `job ${String(job._id)}` },
    });
  return true;
}

/** Lease of a process on a job without finishing a client; after that another one continues. */
const lease = 2 * 60_000;
const me = randomUUID();

/**
 * The next job: the one that waited longest since its last client, so that a job of three clients does not
 * wait for one of three hundred. On a shared store one process works on a job; on the embedded one, a lease
 * left by a killed server is void.
 */
const nextJob = (deps: Deps): Promise<JobDoc | null> => {
  const now = deps.now();
  const free = [{ runner: me }, { runner_until: null }, { runner_until: op({ $lte: now }) }];
  return Job.findOneAndUpdate(
    { state: 'running', ...(deps.database === 'mongodb' ? { $or: free } : {}) },
    { $set: { runner: me, runner_until: new Date(now.getTime() + lease) } },
    { sort: { runner_until: 1, created_at: 1 }, returnDocument: 'after' },
  ).lean();
};

const runners = new WeakMap<Deps, { kick: () => void }>();

/** Wakes the runner. */
export const kickJobs = (deps: Deps): void => runners.get(deps)?.kick();

/** Runs jobs one client at a time, in turn; interrupted ones continue at start. Returns a stop function. */
export function startJobs(deps: Deps): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  const work = async () => {
    while (!stopped) {
      const job = await nextJob(deps);
      if (!job) return;
      if (!(await step(deps, job)))
        await Job.updateOne(
          { _id: job._id, state: 'running' },
          { $set: { state: 'done' }, $inc: { version: 1 } },
        );
      // Other calls run in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  let again = false;
  const kick = () => {
    again = true;
    if (running || stopped) return;
    running = (async () => {
      while (again && !stopped) {
        again = false;
        await work().catch((error: Error) => deps.log.error({ kind: error.name }, 'jobs stopped'));
      }
      running = undefined;
    })();
  };
  runners.set(deps, { kick });
  kick();
  const timer = setInterval(kick, 60_000);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    runners.delete(deps);
    await running;
  };
}
