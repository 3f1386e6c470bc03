import type { Shown } from './act.ts';
import type { Control } from './control.ts';
import type { Step } from './plan.ts';

/** One change made, enough to take it back. */
export interface Change {
  step: Step;
  before: Shown;
  after: string;
  /** What a person reads there after the change. */
  text: string;
  control: Control;
  locate: () => Control | undefined;
}

/** Why a field was not simply filled; English source texts. */
export const reasons = {
  absent: 'No such field on this page',
  twins: 'Several fields on the page look the same',
  locked: 'Locked on the page until something else is answered',
  fixed: 'The page does not let this field be changed',
  refused: 'The page changed or refused the value',
  later: 'The page changed this value afterwards',
  invalid: 'The page marks this value as invalid',
  total: "The page's own figure differs",
  row: 'Add a row on the page, then fill again',
  foreign: 'The page has a row that the return does not have',
} as const;
