import type { Shown } from './act.ts';
import type { Control } from './control.ts';
import type { Step } from './plan.ts';

/** One change, with the data needed to undo it. */
export interface Change {
  step: Step;
  before: Shown;
  after: string;
  /** Visible text after the change. */
  text: string;
  control: Control;
  locate: () => Control | undefined;
}
