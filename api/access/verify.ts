import { accessYears } from '../../shared/access.ts';
import { isHeadThere } from '../audit/head.ts';
import type { Deps } from '../base/deps.ts';
import { hashBatch, hashRows } from './log.ts';
import { Access, AccessBatch, type AccessDoc } from './model.ts';

/** What a walk along the access log found. */
interface AccessReport {
  rows: number;
  batches: number;
  /** Number of the first batch that is changed, missing or does not follow; undefined when all fit. */
  broken: number | undefined;
}

/** Walks the batches; rows whose time is over are gone, what is left of a batch must be all of it or nothing. */
export async function verifyAccess(deps: Deps): Promise<AccessReport> {
  let rows = 0;
  let batches = 0;
  let before = '';
  for await (const batch of AccessBatch.find().sort({ seq: 1 }).lean().cursor()) {
    const report = (): AccessReport => ({ rows, batches, broken: batches + 1 });
    if (batch.seq !== batches + 1 || batch.hash !== hashBatch(deps, batch.seq, batch.rows_hash, before))
      return report();
    const found: AccessDoc[] = await Access.find({ batch: batch.seq }).sort({ _id: 1 }).lean();
    const isOver = deps.now().getTime() - batch.at.getTime() > accessYears * 365 * 86_400_000;
    if (found.length === batch.rows ? hashRows(deps, found) !== batch.rows_hash : !isOver) return report();
    rows += found.length;
    batches += 1;
    before = batch.hash;
  }
  const there = await isHeadThere(
    deps,
    'access',
    async (seq) => (await AccessBatch.findOne({ seq }, { hash: 1 }).lean())?.hash,
  );
  return { rows, batches, broken: there ? undefined : batches + 1 };
}
