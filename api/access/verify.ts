import { accessYears } from '../../shared/access.ts';
import { isHeadThere } from '../audit/head.ts';
import type { Deps } from '../base/deps.ts';
import { hashBatch, hashRows } from './log.ts';
import { Access, AccessBatch, type AccessBatchDoc, type AccessDoc } from './model.ts';

/** Result of verifying the access log. */
export interface AccessReport {
  rows: number;
  batches: number;
  /** Number of the first batch that is changed, missing or out of sequence; undefined if all are valid. */
  broken: number | undefined;
  /** Hash of the last valid batch. */
  head: string;
}

type Keyed = Pick<Deps, 'vault' | 'now'>;

/** The rows found for a batch, and their keyed hash. */
interface Found {
  rows: number;
  hash: string;
}

/** Walks the batches in order; rows past retention are absent, so a batch must have all of its rows or none. */
export async function walkAccess(
  deps: Keyed,
  batches: AsyncIterable<AccessBatchDoc> | Iterable<AccessBatchDoc>,
  rowsOf: (seq: number) => Promise<Found>,
): Promise<AccessReport> {
  const done: AccessReport = { rows: 0, batches: 0, broken: undefined, head: '' };
  for await (const batch of batches) {
    const fails = { ...done, broken: done.batches + 1 };
    if (
      batch.seq !== done.batches + 1 ||
      batch.hash !== hashBatch(deps, batch.seq, batch.rows_hash, done.head)
    )
      return fails;
    const found = await rowsOf(batch.seq);
    const isOver = deps.now().getTime() - batch.at.getTime() > accessYears * 365 * 86_400_000;
    if (found.rows === batch.rows ? found.hash !== batch.rows_hash : !isOver) return fails;
    done.rows += found.rows;
    done.batches += 1;
    done.head = batch.hash;
  }
  return done;
}

/** Verifies the log of the connected store. */
export async function verifyAccess(deps: Keyed): Promise<AccessReport> {
  const report = await walkAccess(deps, AccessBatch.find().sort({ seq: 1 }).lean().cursor(), async (seq) => {
    const rows: AccessDoc[] = await Access.find({ batch: seq }).sort({ _id: 1 }).lean();
    return { rows: rows.length, hash: hashRows(deps, rows) };
  });
  if (report.broken !== undefined) return report;
  const hashAt = async (seq: number) => (await AccessBatch.findOne({ seq }, { hash: 1 }).lean())?.hash;
  return (await isHeadThere(deps, 'access', hashAt)) ? report : { ...report, broken: report.batches + 1 };
}
