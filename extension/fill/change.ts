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
  doubtful: 'A field on the page may be this one: say whether it is',
  behind: 'Behind the open window: save or close it, then fill again',
  pressAdd: 'Filled in the form: press the page’s own Add or Save to keep this record',
  complete: 'Filled in the form: complete the record, then press the page’s own Add or Save',
  another: 'Another record: fill again when the one before it has been added',
  occupied: 'The form on the page holds another record: add or clear it, then fill again',
  stale: 'The form still holds a record that is already in the list: close or clear it, then fill again',
  look: 'Entered before, but the list cannot be compared: look at it before you add it again',
  listed: 'The record on the page shows another value: use its Edit',
  unseen: 'The record is on the page but does not show this value: open its Edit to compare',
  entered: 'Entered in this visit; the record is on the page',
  said: 'The page seems to show this record already: look at it before you add it',
  units: 'The page asks for this amount in another unit or currency: type it yourself',
  sends: 'The page sends itself when this changes: answer it yourself',
  frame: 'Not on the page itself, which shows a part in a frame that is not read: look there',
  loading: 'The page is still loading: fill again when it has finished',
  empty: 'The page has nothing here yet',
  computed: 'The page computes this itself and has not done so yet',
  foreign: 'The page has a row that the return does not have',
} as const;
