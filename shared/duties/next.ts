import type { Cell } from './board.ts';
import type { DutyState } from './states.ts';

/** A duty of a client with its period: `10-2026`, `2026-27 Q2`, `2026-27`. */
export interface ClientDuty extends Cell {
  period: string;
  /** Month `10-2026` of the board it is shown in: how calls on the duty name it. */
  month: string;
}

/**
 * Next action for a duty: start or continue its return, review it, file it, request papers again, or mark it
 * as filed or paid elsewhere.
 */
export type NextAct = 'start' | 'continue' | 'review' | 'file' | 'remind' | 'note';

/** Duties the product makes a return of; the others are noted when they were filed or paid elsewhere. */
const makesReturn = (duty: string): boolean => /^(GSTR-1|IFF|GSTR-3B|GSTR-9C?|ITR)$|^\d/.test(duty);

const byState: Partial<Record<DutyState, NextAct>> = {
  waiting_for_papers: 'remind',
  in_progress: 'continue',
  in_review: 'review',
  ready: 'file',
};

/** Next action of a duty; undefined if filed. */
export function actOf(duty: Cell): NextAct | undefined {
  if (duty.state === 'filed') return undefined;
  if (!makesReturn(duty.duty)) return duty.state === 'waiting_for_papers' ? 'remind' : 'note';
  const act = byState[duty.state];
  if (act) return act;
  return duty.return_id ? 'continue' : 'start';
}

// Overdue duties come first, then those that can be done now; future ones have no action.
const rank = (duty: Cell): number => (duty.state === 'late' ? 0 : duty.state === 'not_due' ? 2 : 1);

/** The duty to see to next, the one due first of those that are late, then of those that are open; undefined where nothing is to be done yet. */
export function nextDuty<D extends Cell>(duties: readonly D[]): D | undefined {
  return duties
    .filter((d) => d.state !== 'filed' && d.state !== 'not_due')
    .sort((a, b) => rank(a) - rank(b) || a.due.localeCompare(b.due))[0];
}
