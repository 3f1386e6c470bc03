/** Where this browser keeps when someone last did something, for all its tabs. */
export const ACTIVE_KEY = 'active_at';

/** Whether the time without activity is over; a clock set back ends nothing. */
export const isIdle = (activeAt: number, now: number, minutes: number): boolean =>
  now - activeAt >= minutes * 60_000;

/** Where one signs in again after an idle end, coming back to the page left. */
export const idleAddress = (path: string): string => `/login?idle=1&next=${encodeURIComponent(path)}`;
