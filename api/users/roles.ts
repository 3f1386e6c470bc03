import type { Role } from '../../shared/users/people.ts';
import type { SignedIn } from '../base/call.ts';
import { forbidden, notSignedIn } from '../base/errors.ts';
import type { Access, Route } from '../base/route.ts';
import { rightOf } from '../membership/acts.ts';
import { needRight } from '../membership/need.ts';

/** The table of permitted roles. An admin administers and sees no tax data. */
const allowed: Record<Exclude<Access, 'public'>, readonly Role[]> = {
  'signed-in': ['client', 'ca', 'accountant', 'admin'],
  tax: ['client', 'ca', 'accountant'],
  admin: ['admin'],
};

/**
 * Lets a caller through or throws 401 or 403 with the documented text; calls of tax data also check the
 * rights of their role in the firm.
 */
export function authorize(
  user: SignedIn | undefined,
  route: Pick<Route, 'access' | 'beforeFactor' | 'right' | 'audit' | 'exports' | 'method' | 'readOnly'>,
): void {
  const { access, beforeFactor } = route;
  if (!user) throw notSignedIn();
  if (access !== 'public' && !allowed[access].includes(user.role))
    throw access === 'admin'
      ? forbidden('Access Denied: Admin privileges required', 'admin_only')
      : forbidden('An administrator has no access to tax data.', 'not_for_admin');
  if (user.factorOverdue && !beforeFactor)
    throw forbidden('Set up two-step sign-in to continue.', 'second_factor_required');
  // Calls open to administrators do not depend on a role in a firm.
  if (access !== 'tax' && (!route.right || user.role === 'admin')) return;
  needRight(user, rightOf(route));
}
