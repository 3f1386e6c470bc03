/** Undo and redo steps; `T` is a change with its reverse. */
export interface History<T> {
  past: readonly T[];
  future: readonly T[];
}

export const noHistory = { past: [], future: [] } as const;

/** Most steps kept. */
const DEPTH = 200;

/** Adds a step and discards the redo steps. */
export const remember = <T>(history: History<T>, step: T): History<T> => ({
  past: [...history.past, step].slice(-DEPTH),
  future: [],
});

/** The step to undo, and the history after it. */
export function stepBack<T>(history: History<T>): { step: T; history: History<T> } | undefined {
  const step = history.past.at(-1);
  return step === undefined
    ? undefined
    : { step, history: { past: history.past.slice(0, -1), future: [...history.future, step] } };
}

/** The step to redo, and the history after it. */
export function stepForth<T>(history: History<T>): { step: T; history: History<T> } | undefined {
  const step = history.future.at(-1);
  return step === undefined
    ? undefined
    : { step, history: { past: [...history.past, step], future: history.future.slice(0, -1) } };
}
