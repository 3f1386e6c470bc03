import type { IsoDate } from '../dates.ts';

/** Progress of a duty: the same eight states for every tax, in workflow order. */
export const dutyStates = [
  'not_due',
  'not_started',
  'waiting_for_papers',
  'in_progress',
  'in_review',
  'ready',
  'filed',
  'late',
] as const;
export type DutyState = (typeof dutyStates)[number];

/** Word, tone and icon of a state wherever it is shown. */
export const stateLooks = {
  not_due: { word: 'Not due', tone: 'neutral', icon: 'calendar' },
  not_started: { word: 'Not started', tone: 'neutral', icon: 'circle' },
  waiting_for_papers: { word: 'Waiting for papers', tone: 'attention', icon: 'clock' },
  in_progress: { word: 'In progress', tone: 'progress', icon: 'half' },
  in_review: { word: 'In review', tone: 'progress', icon: 'eye' },
  ready: { word: 'Ready', tone: 'attention', icon: 'file' },
  filed: { word: 'Filed', tone: 'done', icon: 'check' },
  late: { word: 'Late', tone: 'problem', icon: 'alert' },
} as const satisfies Record<DutyState, { word: string; tone: string; icon: string }>;

/** Whether a state is a text of ours. */
export const isDutyState = (text: string): text is DutyState =>
  (dutyStates as readonly string[]).includes(text);

/** Stored status of a return or statement, or that none exists. */
export type WorkStatus = 'none' | 'draft' | 'in_review' | 'approved' | 'validated' | 'filed';

/** Whether something not yet filed is late: its due date has passed in India. The due date itself is in time. */
export const isLate = (due: IsoDate, filed: boolean, today: IsoDate): boolean => !filed && due < today;

const working: Readonly<Record<string, DutyState>> = {
  draft: 'in_progress',
  in_review: 'in_review',
  approved: 'ready',
  validated: 'ready',
};

/**
 * The state of a duty. Filed is filed, however late; unfiled after its due date is late, whatever was done;
 * requested papers come before the draft; nothing is "not started" before it can be filed.
 */
export function stateOf(of: {
  work: WorkStatus;
  waiting: boolean;
  due: IsoDate;
  /** First day it can be filed or paid. */
  opens: IsoDate;
  today: IsoDate;
}): DutyState {
  if (of.work === 'filed') return 'filed';
  if (isLate(of.due, false, of.today)) return 'late';
  const state = working[of.work];
  if (state && state !== 'in_progress') return state;
  if (of.waiting) return 'waiting_for_papers';
  if (state) return state;
  return of.today < of.opens ? 'not_due' : 'not_started';
}
