/**
 * What a page still has to do: React goes on by `setImmediate`, and holds back what it shows by up to 300 ms; lists wait as long for
 * further keys. Set up before React, which keeps the timers it finds; once for all files of a worker.
 */
const SOON = 400;
const held = globalThis as { pageTimers?: { waiting: Set<unknown>; later: typeof setTimeout } };

if (!held.pageTimers) {
  const waiting = new Set<unknown>();
  const { setTimeout: later, clearTimeout: forget, setImmediate: next } = globalThis;
  held.pageTimers = { waiting, later };
  globalThis.setImmediate = ((run: (...given: unknown[]) => void, ...given: unknown[]) => {
    const turn = {};
    waiting.add(turn);
    return next(() => {
      waiting.delete(turn);
      run(...given);
    });
  }) as typeof next;
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const timer: unknown = later(() => {
      waiting.delete(timer);
      run(...given);
    }, ms);
    if (ms <= SOON) waiting.add(timer);
    return timer;
  }) as typeof later;
  globalThis.clearTimeout = ((timer: never) => {
    waiting.delete(timer);
    forget(timer);
  }) as typeof forget;
  // A part that is shown from memory asks for newer data in the next frame.
  globalThis.requestAnimationFrame = (run) =>
    globalThis.setTimeout(() => run(performance.now())) as unknown as number;
  globalThis.cancelAnimationFrame = (frame) => globalThis.clearTimeout(frame);
}
const { waiting, later } = held.pageTimers;

/** Whether something is about to change the page. */
export const isBusy = (): boolean => waiting.size > 0;

/** Waits without being waited for. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => later(resolve, ms));
