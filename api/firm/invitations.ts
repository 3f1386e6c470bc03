import type mongoose from 'mongoose';
import { acceptRequest, invitationRequest } from '../../shared/firm/requests.ts';
import { minPasswordLength } from '../../shared/password-length.ts';
import { accountMessages } from '../../shared/users/requests.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, forbidden, invalid, isDuplicate } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { type Call, route } from '../base/route.ts';
import { withTransaction } from '../database/connect.ts';
import { Firm, FirmInvitation, type FirmInvitationDoc, FirmMember } from '../membership/model.ts';
import { lockPlaces } from '../membership/place.ts';
import { claimShares } from '../users/account/claims.ts';
import { hasOwner } from '../users/account/stranding.ts';
import { createAccount } from '../users/create.ts';
import { refusePassword } from '../users/guessable.ts';
import { Session, User } from '../users/model.ts';
import { hashPassword } from '../users/password.ts';
import { tokenHash } from './members.ts';

const over = () =>
  invalid('This invitation is no longer valid. Please ask for a new one.', [], 'invitation_over');

/** An open invitation, by its link's token. */
async function openInvitation(deps: Deps, token: string): Promise<FirmInvitationDoc> {
  const found = await FirmInvitation.findOne({
    token_hash: tokenHash(token),
    closed_at: null,
    expires_at: op({ $gt: deps.now() }),
  }).lean();
  if (!found) throw over();
  return found;
}

function callerOf(call: Pick<Call, 'user'>): SignedIn | undefined {
  try {
    return call.user;
  } catch {
    return undefined;
  }
}

/** `POST /firm/invitations/read`: details of an invitation, by its link's token. */
const readInvitation = route({
  method: 'POST',
  path: '/firm/invitations/read',
  access: 'public',
  limit: 'reset',
  body: invitationRequest,
  readOnly: true,
  handle: async ({ body, deps }) => {
    const invitation = await openInvitation(deps, body.token);
    const firm = await Firm.findById(invitation.firm_id, { name: 1 }).lean();
    const account = await User.exists({ email: invitation.email });
    return {
      firm_name: firm?.name ?? '',
      email: invitation.email,
      role: invitation.role,
      has_account: Boolean(account),
      expires_at: invitation.expires_at.toISOString(),
    };
  },
});

/**
 * Uses up the invitation and creates the membership; of two concurrent calls one succeeds. Runs inside a
 * transaction.
 */
async function join(
  deps: Deps,
  invitation: FirmInvitationDoc,
  user_id: mongoose.Types.ObjectId,
): Promise<void> {
  const { firm_id, role, allowed } = invitation;
  await lockPlaces(firm_id);
  const used = await FirmInvitation.updateOne(
    { _id: invitation._id, closed_at: null },
    { $set: { closed_at: deps.now() } },
  );
  // If the firm's owner is leaving, no one may join who would be left alone in it.
  if (used.modifiedCount === 0 || !(await hasOwner(firm_id))) throw over();
  const place = await FirmMember.findOne({ firm_id, user_id }).lean();
  if (place?.status === 'active') throw conflict('already_member', 'You already belong to this firm.');
  const fields = { role, allowed, status: 'active' as const, joined_at: deps.now(), ended_at: null };
  if (place) await FirmMember.updateOne({ _id: place._id }, { $set: fields, $inc: { version: 1 } });
  else await FirmMember.create([{ firm_id, user_id, ...fields }]);
}

/**
 * `POST /firm/invitations/accept`: by the person invited. A signed-in person joins and switches to that firm;
 * an address with an account signs in first; a new one enters name and password. 422 `invitation_over` for a
 * used, revoked or expired link, 403 `other_address` for someone else.
 */
const accept = route({
  method: 'POST',
  path: '/firm/invitations/accept',
  access: 'public',
  limit: 'reset',
  body: acceptRequest,
  audit: 'firm.joined',
  handle: async (call) => {
    const { body, deps, note } = call;
    const invitation = await openInvitation(deps, body.token);
    const caller = callerOf(call);
    note({
      kind: 'firm',
      id: String(invitation._id),
      always: true,
      ...(caller ? { actor_id: caller.id } : {}),
    });
    const firm = { firm_id: String(invitation.firm_id), role: invitation.role };
    if (caller) {
      if (caller.email !== invitation.email)
        throw forbidden('This invitation was sent to another address.', 'other_address');
      if (caller.role === 'admin')
        throw forbidden('An administrator has no access to tax data.', 'not_for_admin');
      await withTransaction(async () => {
        await join(deps, invitation, toId(caller.id));
        await Session.updateOne({ _id: toId(caller.sessionId) }, { $set: { firm_id: invitation.firm_id } });
      });
      if (!caller.emailProved) {
        const proved = await User.findByIdAndUpdate(
          caller.id,
          { $set: { email_proved_at: deps.now() } },
          { returnDocument: 'after' },
        ).lean();
        if (proved) await claimShares(proved);
      }
      return { message: 'You are a member of the firm now.', joined: true, ...firm };
    }
    if (await User.exists({ email: invitation.email }))
      throw conflict('sign_in_first', 'Sign in with the address the invitation was sent to.', {
        email: invitation.email,
      });
    const { full_name = '', password = '' } = body;
    const missing = [
      ...(full_name === '' ? [{ path: 'full_name', message: accountMessages.nameMissing }] : []),
      ...(password.length < minPasswordLength
        ? [{ path: 'password', message: accountMessages.passwordTooShort }]
        : []),
    ] as const;
    if (missing.length > 0)
      throw invalid('Enter your name and choose a password', missing, 'account_missing');
    await refusePassword(deps, password, 'password', { email: invitation.email, full_name }, [
      invitation.firm_id,
    ]);
    const password_hash = await hashPassword(password, deps.config.hashCost);
    const made = await withTransaction(async () => {
      const user = await createAccount(deps, {
        email: invitation.email,
        email_proved: true,
        full_name,
        password_hash,
        role: 'accountant',
        tier: 'tier1',
        status: 'active',
        firm: 'none',
      });
      await join(deps, invitation, user._id);
      return user;
    }).catch((error: unknown) => {
      // The same link was used at the same moment: the account already exists.
      throw isDuplicate(error) ? over() : error;
    });
    await claimShares(made);
    note({ actor_id: String(made._id) });
    return { message: 'Your account is ready. Please sign in.', joined: true, email: made.email, ...firm };
  },
});

export const invitationRoutes = [readInvitation, accept];
