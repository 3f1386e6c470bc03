import type { AuditNote } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { isDuplicate } from '../base/errors.ts';
import { type AuditRow, hashRow } from './chain.ts';
import { noteHead } from './head.ts';
import { Audit } from './model.ts';

interface Entry {
  action: string;
  outcome: 'done' | 'refused';
  actor_id: string | undefined;
  ip: string;
  note: AuditNote;
}

const heads = new WeakMap<Deps, { seq: number; hash: string }>();
const queues = new WeakMap<Deps, Promise<void>>();

const newestRow = async () => {
  const last = await Audit.findOne({}, { seq: 1, hash: 1 }).sort({ seq: -1 }).lean();
  return last ? { seq: last.seq, hash: last.hash } : { seq: 0, hash: '' };
};

const contentHash = (deps: Deps, value: unknown) =>
  value === undefined ? '' : deps.vault.fingerprint('audit', JSON.stringify(value));

async function append(deps: Deps, entry: Entry): Promise<void> {
  // Another process may have taken the number; the row then chains to that one.
  for (let attempt = 0; attempt < 20; attempt++) {
    const head = heads.get(deps) ?? (await newestRow());
    const row: AuditRow = {
      seq: head.seq + 1,
      at: deps.now(),
      actor_id: entry.actor_id ?? '',
      action: entry.action,
      outcome: entry.outcome,
      target_kind: entry.note.kind ?? '',
      target_id: entry.note.id ?? '',
      ip: entry.ip,
      detail: entry.note.detail ?? '',
      before_hash: contentHash(deps, entry.note.before),
      after_hash: contentHash(deps, entry.note.after),
      previous_hash: head.hash,
    };
    const hash = hashRow(row);
    try {
      await Audit.create([{ ...row, hash }]);
      heads.set(deps, { seq: row.seq, hash });
      noteHead(deps, 'audit', row.seq, hash);
      return;
    } catch (error) {
      heads.delete(deps);
      if (!isDuplicate(error)) throw error;
    }
  }
  throw new Error('The audit trail could not be written');
}

/** Appends a row; rows of one process are written in sequence so that the chain does not fork. */
export function appendAudit(deps: Deps, entry: Entry): Promise<void> {
  const mine = (queues.get(deps) ?? Promise.resolve()).then(() => append(deps, entry));
  queues.set(
    deps,
    mine.catch(() => {}),
  );
  return mine;
}
