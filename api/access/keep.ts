import { accessYears } from '../../shared/access.ts';
import { op } from '../base/records.ts';
import { Access } from './model.ts';

/** Removes rows past their retention; the batch hashes stay, so that the chain can still be verified. */
export async function dropOldAccess(now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - accessYears);
  // Batches are removed as a whole: half of one would look like deleted rows.
  const kept = await Access.findOne({ at: op({ $gte: oldest }) }, { batch: 1 })
    .sort({ batch: 1 })
    .lean();
  await Access.deleteMany({ at: op({ $lt: oldest }), ...(kept ? { batch: op({ $lt: kept.batch }) } : {}) });
}
