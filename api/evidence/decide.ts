import type { AssessmentYear } from '../../shared/dates.ts';
import { todayInIst } from '../../shared/dates.ts';
import { enter } from '../../shared/evidence/enter.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict } from '../base/errors.ts';
import { withTransaction } from '../database/connect.ts';
import { formOf } from '../itr/forms.ts';
import { formDataOf } from '../itr/present.ts';
import { itrLife, refuseMalformed, summaryOf } from '../itr/store.ts';
import { change } from '../returns/life.ts';
import { countOf } from './count.ts';
import { type Decided, type Decision, sealDecided, type Undo, undoOf } from './decisions.ts';
import { EvidenceDesk, type EvidenceDeskDoc } from './model.ts';
import { type Opened, reopen } from './store.ts';

/** New decisions by row, each with the number of its step (`nextStep`); null reverts one. */
type Changes = ReadonlyMap<string, Decision | null>;

/** The number of the next step. */
export const nextStep = (desk: Pick<EvidenceDeskDoc, 'version'>): number => desk.version + 1;

/** The return after applying and reverting entries; undefined if unchanged. */
async function moved(
  deps: Deps,
  { desk, record }: Opened,
  out: readonly Decision[],
  into: readonly Decision[],
) {
  if (into.length > 0 && !record)
    throw conflict('no_return', 'Start this year’s return first; then rows can be entered in it.');
  const own = record ? out.filter((d) => d.return_id === String(record._id)) : [];
  const [leave, come] = [own.flatMap((d) => d.entries), into.flatMap((d) => d.entries)];
  if (!record || leave.length + come.length === 0) return undefined;
  if (record.status === 'filed')
    throw conflict('already_filed', 'This year’s return is filed. Start a revised return to enter more.');
  const year = desk.assessment_year as AssessmentYear;
  const { itr_type } = record;
  const form = await formOf(itr_type, year);
  const data = enter(enter(formDataOf(deps, record), itr_type, year, leave, -1), itr_type, year, come, 1);
  refuseMalformed(form, data);
  return { data, summary: summaryOf(form, data, todayInIst(deps.now())) };
}

/**
 * Stores decisions and their entries in the return in one transaction. The undo data is stored; an undo
 * passes the remaining steps instead. Returns the new evidence.
 */
export async function decide(
  deps: Deps,
  user: SignedIn,
  opened: Opened,
  changes: Changes,
  { apart, left }: { apart?: string[]; left?: readonly Undo[] } = {},
): Promise<Opened> {
  const { desk, decided, record, entity } = opened;
  const out: Decision[] = [];
  const into: Decision[] = [];
  const rows = new Map(decided.rows);
  const before: Record<string, Decision | null> = {};
  for (const [key, decision] of changes) {
    const had = rows.get(key);
    if (had) before[key] = had;
    if (had?.kind === 'taken') out.push(had);
    if (decision?.kind === 'taken') into.push(decision);
    if (decision) rows.set(key, decision);
    else rows.delete(key);
  }
  const next: Decided = { rows, apart: apart ?? decided.apart };
  const undo = left ?? [
    ...undoOf(deps, desk),
    { step: nextStep(desk), before, apart: apart ? decided.apart : null },
  ];
  const now = await moved(deps, opened, out, into);
  const { sealed, keep } = sealDecided(deps, next, undo);
  const ahead = await reopen(deps, opened, {
    decided: next,
    desk: { ...desk, ...sealed, version: desk.version + 1 },
    record: record && { ...record, version: record.version + (now ? 1 : 0) },
    ...(now ? { data: now.data } : {}),
  });
  const counted = countOf(ahead);
  const kept = await withTransaction(async () => {
    const { matchedCount } = await EvidenceDesk.updateOne(
      { _id: desk._id, version: desk.version },
      { $set: { ...sealed, ...counted }, $inc: { version: 1 } },
    );
    if (matchedCount !== 1)
      throw conflict('desk_changed', 'Someone else has since decided some rows. Please check again.');
    if (!record || !now) return record;
    return change(itrLife, { deps, user }, { record, entity }, record.version, {
      status: 'draft',
      form_sealed: deps.vault.seal(now.data),
      summary: now.summary,
    });
  });
  keep(ahead.desk);
  return { ...ahead, desk: { ...ahead.desk, ...counted }, record: kept };
}
