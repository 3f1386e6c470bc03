import { AsyncLocalStorage } from 'node:async_hooks';
import type { Progress, ProgressStep } from '../../shared/progress.ts';

/** Receives the progress of a call. */
export type Tell = (progress: Progress) => void;

const calls = new AsyncLocalStorage<Tell>();

/** Reports the progress of the current call; called by long-running code. */
export const progress = (step: ProgressStep, done = 0, total = 0): void =>
  calls.getStore()?.({ step, done, total });

/** Runs a handler with a listener for its progress. */
export const heard = <T>(tell: Tell, act: () => Promise<T>): Promise<T> => calls.run(tell, act);

const underWay = new Map<string, Progress>();
const keyOf = (userId: string, requestId: string) => `${userId} ${requestId}`;

/** Stores the progress of a request while it runs. */
export async function followed<T>(
  userId: string,
  requestId: string,
  act: (tell: Tell) => Promise<T>,
): Promise<T> {
  const key = keyOf(userId, requestId);
  try {
    return await act((told) => void underWay.set(key, told));
  } finally {
    underWay.delete(key);
  }
}

/** Progress of the caller's own request; undefined if it reported none, has ended, or belongs to someone else. */
export const progressOf = (userId: string, requestId: string): Progress | undefined =>
  underWay.get(keyOf(userId, requestId));
