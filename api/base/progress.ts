import { AsyncLocalStorage } from 'node:async_hooks';
import type { Progress, ProgressStep } from '../../shared/progress.ts';

/** Hears how far a call has come. */
export type Tell = (progress: Progress) => void;

const calls = new AsyncLocalStorage<Tell>();

/** Says how far the call under way has come; whoever does what takes long says so, once for all calls. */
export const progress = (step: ProgressStep, done = 0, total = 0): void =>
  calls.getStore()?.({ step, done, total });

/** Runs a handler whose progress is heard. */
export const heard = <T>(tell: Tell, act: () => Promise<T>): Promise<T> => calls.run(tell, act);

const underWay = new Map<string, Progress>();
const keyOf = (userId: string, requestId: string) => `${userId} ${requestId}`;

/** Keeps the progress of a caller's request while it runs. */
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

/** Progress of the caller's own request; undefined when it has reported none, is over, or belongs to someone else. */
export const progressOf = (userId: string, requestId: string): Progress | undefined =>
  underWay.get(keyOf(userId, requestId));
