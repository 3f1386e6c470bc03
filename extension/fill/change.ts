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
