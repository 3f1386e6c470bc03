import { createHash } from 'node:crypto';
import { Audit, type AuditDoc } from './model.ts';

/** A row before hashing. */
export type AuditRow = Omit<AuditDoc, '_id' | 'hash'>;

/** The hash of a row, over all its members in a fixed order, including the previous row's hash. */
export function hashRow(row: AuditRow): string {
  const members = [
    row.seq,
    row.at.toISOString(),
    row.actor_id,
    row.action,
    row.outcome,
    row.target_kind,
    row.target_id,
    row.ip,
    row.detail,
    row.before_hash,
    row.after_hash,
    row.previous_hash,
  ];
  return createHash('sha256').update(JSON.stringify(members)).digest('hex');
}

/** Result of verifying the chain. */
export interface ChainReport {
  rows: number;
  /** Number of the first row that is changed, missing or out of sequence; undefined if the chain is intact. */
  broken: number | undefined;
  /** Hash of the last valid row: recorded elsewhere, it later reveals rows removed from the end. */
  head: string;
}

/** Walks rows in nearly sorted order; two processes may have stored neighbours in reverse. */
export async function walkChain(rows: AsyncIterable<AuditDoc>): Promise<ChainReport> {
  const early = new Map<number, AuditDoc>();
  let seq = 0;
  let head = '';
  let count = 0;
  for await (const row of rows) {
    count += 1;
    // A duplicate number is as invalid as a changed row.
    if (row.seq <= seq || early.has(row.seq)) return { rows: count, broken: row.seq, head };
    early.set(row.seq, row);
    for (let next = early.get(seq + 1); next; next = early.get(seq + 1)) {
      early.delete(next.seq);
      if (next.previous_hash !== head || hashRow(next) !== next.hash)
        return { rows: count, broken: next.seq, head };
      seq = next.seq;
      head = next.hash;
    }
  }
  return { rows: count, broken: early.size > 0 ? seq + 1 : undefined, head };
}

/** Verifies the chain of the connected store. */
export const checkChain = (): Promise<ChainReport> =>
  walkChain(Audit.find().sort({ seq: 1 }).lean().cursor());
