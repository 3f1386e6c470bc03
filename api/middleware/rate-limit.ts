import { tooMany } from '../errors.ts';
import type { Limit } from '../limits.ts';

/** Counts calls in fixed windows, in this process. */
export interface Limiter {
  /** Counts one call; throws 429 with the seconds left when the window is full. */
  hit: (name: string, key: string, limit: Limit) => void;
  /** Throws 429 when the window is full, without counting. */
  check: (name: string, key: string, limit: Limit) => void;
  /** Forgets a key, as after a right password. */
  clear: (name: string, key: string) => void;
}

/** A limiter; windows that have passed are dropped as new ones come, so memory stays bounded. */
export function createLimiter(now: () => Date): Limiter {
  const windows = new Map<string, { count: number; ends: number }>();
  const current = (id: string) => {
    const window = windows.get(id);
    return window && window.ends > now().getTime() ? window : undefined;
  };
  const sweep = () => {
    if (windows.size < 50_000) return;
    const time = now().getTime();
    for (const [id, window] of windows) if (window.ends <= time) windows.delete(id);
  };
  const check = (name: string, key: string, limit: Limit) => {
    const window = current(`${name} ${key}`);
    if (window && window.count >= limit.max) throw tooMany((window.ends - now().getTime()) / 1000);
  };
  return {
    check,
    hit: (name, key, limit) => {
      check(name, key, limit);
      const id = `${name} ${key}`;
      const window = current(id);
      if (window) window.count++;
      else {
        sweep();
        windows.set(id, { count: 1, ends: now().getTime() + limit.seconds * 1000 });
      }
    },
    clear: (name, key) => void windows.delete(`${name} ${key}`),
  };
}
