import type { ControlState } from './act.ts';
import type { Control } from './control.ts';
import type { Step } from './plan.ts';

/** One change, with the data needed to undo it. */
export interface Change {
  step: Step;
  before: ControlState;
  after: string;
  /** Visible text after the change. */
  text: string;
  control: Control;
  locate: () => Control | undefined;
}
