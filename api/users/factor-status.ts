import type { FirmRole } from '../../shared/firm/rights.ts';
import { idleMinutes } from '../../shared/idle.ts';
import { type FactorStatus, factorGraceDays } from '../../shared/users/factor.ts';
import type { Deps } from '../base/deps.ts';
import type { UserDoc } from './model.ts';

type Account = Pick<UserDoc, 'role' | 'factor_since' | 'factor_due_at' | 'factor_optional'>;

const day = 86_400_000;

/** The firm's part of the decision. */
type FirmPlace = { role: FirmRole | null; factorRequired: boolean };

/**
 * Whether an account must have a second factor: administrators always, members if the firm requires it,
 * owners and partners unless they opted out.
 */
const isRequired = (user: Pick<Account, 'role' | 'factor_optional'>, place: FirmPlace): boolean =>
  user.role === 'admin' ||
  place.factorRequired ||
  (!user.factor_optional && (place.role === null || ['owner', 'partner'].includes(place.role)));

/** Set at sign-in: the end of the grace period, announced at the first sign-in without a second factor. */
export function startGrace(deps: Deps, user: Account): Partial<Pick<UserDoc, 'factor_due_at'>> {
  if (user.factor_since || user.factor_due_at) return {};
  const days = user.role === 'admin' ? deps.config.adminFactorGraceDays : factorGraceDays;
  return { factor_due_at: new Date(deps.now().getTime() + days * day) };
}

/** Whether the grace period is over. */
export const isOverdue = (user: Account, place: FirmPlace, now: Date): boolean =>
  isRequired(user, place) && !user.factor_since && Boolean(user.factor_due_at && user.factor_due_at <= now);

/** Second-factor status of an account. */
export const factorStatus = (user: Account, place: FirmPlace): FactorStatus => ({
  enrolled: Boolean(user.factor_since),
  required: isRequired(user, place),
  due_at: isRequired(user, place) && !user.factor_since ? (user.factor_due_at?.toISOString() ?? null) : null,
});

/** Idle timeout in minutes: the person's choice, at most the firm's limit. */
export const idleOf = (
  user: Partial<Pick<UserDoc, 'idle_minutes'>>,
  firm: { idleMinutes: number | null },
): number => Math.min(user.idle_minutes ?? idleMinutes.usual, firm.idleMinutes ?? Number.POSITIVE_INFINITY);
