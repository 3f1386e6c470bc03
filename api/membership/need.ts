import { may, type RightId } from '../../shared/firm/rights.ts';
import type { SignedIn } from '../base/call.ts';
import { forbidden } from '../base/errors.ts';

/** 403 for a caller whose role lacks a right, where a call requires more than its event implies. */
export function needRight(user: SignedIn, right: RightId): void {
  if (!may(user.firm, right)) throw forbidden('Your role in the firm does not allow this.', 'role_in_firm');
}
