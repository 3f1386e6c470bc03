import { may, type RightId } from '../../shared/firm/rights.ts';
import type { SignedIn } from '../base/call.ts';
import { forbidden } from '../base/errors.ts';

/** 403 for someone whose role in the firm does not give a right, where a call needs more than its act says. */
export function needRight(user: SignedIn, right: RightId): void {
  if (!may(user.firm, right)) throw forbidden('Your role in the firm does not allow this.', 'role_in_firm');
}
