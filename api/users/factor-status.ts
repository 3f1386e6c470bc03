import { type FactorStatus, factorGraceDays } from '../../shared/users/factor.ts';
import type { Deps } from '../base/deps.ts';
import type { UserDoc } from './model.ts';

type Account = Pick<UserDoc, 'role' | 'factor_since' | 'factor_due_at' | 'factor_optional'>;

const day = 86_400_000;

/** Whether an account must have a second step: administrators always, others unless their office says otherwise. */
const isRequired = (user: Pick<Account, 'role' | 'factor_optional'>): boolean =>
  user.role === 'admin' || !user.factor_optional;

/** What signing in sets: the end of the grace, told at the first sign-in without a required second step. */
export function startGrace(deps: Deps, user: Account): Partial<Pick<UserDoc, 'factor_due_at'>> {
  if (!isRequired(user) || user.factor_since || user.factor_due_at) return {};
  const days = user.role === 'admin' ? deps.config.adminFactorGraceDays : factorGraceDays;
  return { factor_due_at: new Date(deps.now().getTime() + days * day) };
}

/** Whether the grace is over. */
export const isOverdue = (user: Account, now: Date): boolean =>
  isRequired(user) && !user.factor_since && Boolean(user.factor_due_at && user.factor_due_at <= now);

/** How an account stands. */
export const factorStatus = (user: Account): FactorStatus => ({
  enrolled: Boolean(user.factor_since),
  required: isRequired(user),
  due_at: isRequired(user) && !user.factor_since ? (user.factor_due_at?.toISOString() ?? null) : null,
});
