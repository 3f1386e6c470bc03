import { accessYears } from '../../shared/access.ts';
import { op } from '../base/records.ts';
import { Access } from './model.ts';

/** Removes rows that are past their time; the batches' hashes stay, so that the chain can still be walked. */
export async function dropOldAccess(now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - accessYears);
  // Batches go as a whole: half of one would look like rows taken out.
  const kept = await Access.findOne({ at: op({ $gte: oldest }) }, { batch: 1 })
    .sort({ batch: 1 })
    .lean();
  await Access.deleteMany({ at: op({ $lt: oldest }), ...(kept ? { batch: op({ $lt: kept.batch }) } : {}) });
}
