/** Key under which this browser stores the last activity, across tabs. */
export const ACTIVE_KEY = 'active_at';

/** Whether the idle time is over; a clock set back ends nothing. */
export const isIdle = (activeAt: number, now: number, minutes: number): boolean =>
  now - activeAt >= minutes * 60_000;

/** Sign-in address after an idle timeout, returning to the current page. */
export const idleAddress = (path: string): string => `/login?idle=1&next=${encodeURIComponent(path)}`;
