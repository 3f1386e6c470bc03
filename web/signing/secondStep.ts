import type { ApiError } from '../data/http.ts';
import type { SecondStepAsked } from '../data/session.ts';

export type Way = SecondStepAsked['methods'][number];

const order: readonly Way[] = ['passkey', 'totp', 'recovery'];

/** The ways an account has, the easiest first. */
export const waysOf = (methods: readonly Way[]): Way[] => order.filter((way) => methods.includes(way));

/** What the API is sent for something typed. */
export const wayFor = (way: Exclude<Way, 'passkey'>, typed: string): Record<string, string> =>
  way === 'totp' ? { code: typed } : { recovery_code: typed.trim() };

/** Whether a refusal is no matter of the code: the sign-in ended, the devices are full, the account is closed. */
export const leavesStep = (problem: Pick<ApiError, 'status'>): boolean =>
  problem.status === 401 || problem.status === 403;
