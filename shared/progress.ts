/** Progress of a long call; `waiting` is in the queue. */
export type ProgressStep = 'waiting' | 'reading' | 'saving' | 'writing';

/** How far a long call has come: rows or pieces done of all, `total` 0 where that is not known. */
export interface Progress {
  step: ProgressStep;
  done: number;
  total: number;
}
