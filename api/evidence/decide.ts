import type { AssessmentYear } from '../../shared/dates.ts';
import { enter } from '../../shared/evidence/enter.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict } from '../base/errors.ts';
import { withTransaction } from '../database/connect.ts';
import { formOf } from '../itr/forms.ts';
import { formDataOf } from '../itr/present.ts';
import { itrLife, refuseMalformed, summaryOf } from '../itr/store.ts';
import { change } from '../returns/life.ts';
import { type Decided, type Decision, type Opened, reopen, saveDecided, type Undo, undoOf } from './store.ts';

/** New decisions by row; null takes one back. */
type Changes = Readonly<Record<string, Decision | null>>;

/**
 * Stores decisions, and what they enter into the return or take out of it, in one transaction. `step` keeps what takes it back; an undo
 * gives the steps that are left instead. Answers the desk as it is then.
 */
export async function decide(
  deps: Deps,
  user: SignedIn,
  opened: Opened,
  changes: Changes,
  { apart, left }: { apart?: string[]; left?: readonly Undo[] } = {},
): Promise<Opened> {
  const { desk, decided, record, entity } = opened;
  const out = Object.keys(changes).flatMap((key) =>
    decided.rows[key]?.kind === 'taken' ? [decided.rows[key]] : [],
  );
  const into = Object.values(changes).flatMap((d) => (d?.kind === 'taken' ? [d] : []));
  const rows: Record<string, Decision> = { ...decided.rows };
  const before: Record<string, Decision | null> = {};
  for (const [key, decision] of Object.entries(changes)) {
    before[key] = decided.rows[key] ?? null;
    if (decision) rows[key] = decision;
    else delete rows[key];
  }
  const next: Decided = { rows, apart: apart ?? decided.apart };
  const undo = left ?? [...undoOf(deps, desk), { before, apart: apart ? decided.apart : null }];
  const own = record ? out.filter((d) => d.return_id === String(record._id)) : [];
  const moves = own.flatMap((d) => d.entries).length + into.flatMap((d) => d.entries).length > 0;
  if (into.length > 0 && !record)
    throw conflict('no_return', 'Begin the return of this year first; then rows can be entered into it.');
  if (moves && record?.status === 'filed')
    throw conflict(
      'already_filed',
      'The return of this year is filed. Begin a revised return to enter more.',
    );
  const saved = await withTransaction(async () => {
    const stored = await saveDecided(deps, desk, next, undo);
    if (!stored)
      throw conflict('desk_changed', 'Someone else decided rows in the meantime. Please look again.');
    if (!record || !moves) return { desk: stored, record };
    const year = desk.assessment_year as AssessmentYear;
    const form = await formOf(record.itr_type, year);
    const without = enter(
      formDataOf(deps, record),
      record.itr_type,
      year,
      own.flatMap((d) => d.entries),
      -1,
    );
    const data = enter(
      without,
      record.itr_type,
      year,
      into.flatMap((d) => d.entries),
      1,
    );
    refuseMalformed(form, data);
    const kept = await change(itrLife, { deps, user }, { record, entity }, record.version, {
      status: 'draft',
      form_sealed: deps.vault.seal(data),
      summary: summaryOf(form, data, deps.now()),
    });
    return { desk: stored, record: kept };
  });
  return reopen(deps, opened, { ...saved, decided: next });
}
