import type { ApiError } from '../data/http.ts';
import type { SecondStepAsked } from '../data/session.ts';

export type Way = SecondStepAsked['methods'][number];

const order: readonly Way[] = ['passkey', 'totp', 'recovery'];

/** The account's methods, easiest first. */
export const waysOf = (methods: readonly Way[]): Way[] => order.filter((way) => methods.includes(way));

/** Request for a typed code. */
export const wayFor = (way: Exclude<Way, 'passkey'>, typed: string): Record<string, string> =>
  way === 'totp' ? { code: typed } : { recovery_code: typed.trim() };

/**
 * Whether an error is not about the code: the sign-in expired, the device limit is reached, the account is
 * locked.
 */
export const leavesStep = (problem: Pick<ApiError, 'status'>): boolean =>
  problem.status === 401 || problem.status === 403;
