import type { Owned } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { placesOf } from '../membership/place.ts';
import { Job, JobLine } from './model.ts';

const dropJobs = async (filter: Record<string, unknown>): Promise<void> => {
  const ids = (await Job.find(filter, { _id: 1 }).lean()).map((j) => j._id);
  await JobLine.deleteMany({ job_id: op({ $in: ids }) });
  await Job.deleteMany({ _id: op({ $in: ids }) });
};

/** A person's jobs in firms they belong to, with the result for each client. */
export const ownedJobs: Owned = {
  name: 'jobs',
  personal: true,
  collect: async (_deps, userId) => {
    const places = await placesOf(toId(userId));
    const firm_id = op({ $in: places.map((p) => p.firm_id) });
    const jobs = await Job.find({ user_id: toId(userId), firm_id }).lean();
    const lines = await JobLine.find(
      { job_id: op({ $in: jobs.map((j) => j._id) }) },
      { file_sealed: 0 },
    ).lean();
    return jobs.map((j) => ({
      id: String(j._id),
      kind: j.kind,
      state: j.state,
      created_at: j.created_at.toISOString(),
      lines: lines
        .filter((l) => String(l.job_id) === String(j._id))
        .map((l) => ({ company_id: String(l.entity_id), name: l.name, state: l.state })),
    }));
  },
  purge: (_deps, firmId) => dropJobs({ firm_id: toId(firmId) }),
  leave: (_deps, userId) => dropJobs({ user_id: toId(userId) }),
};

/** Removes jobs that ended before a date, with their files. */
export const dropOldJobs = (before: Date): Promise<void> =>
  dropJobs({ state: op({ $in: ['done', 'cancelled'] }), updated_at: op({ $lt: before }) });
