import * as z from 'zod';
import { changePasswordRequest, endSessionRequest, profileRequest } from '../../../shared/users/requests.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import {
  conflict,
  failure,
  forbidden,
  isDuplicate,
  notFound,
  stale,
  unavailable,
} from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { recordId } from '../../base/schemas.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { firmsOf } from '../../membership/place.ts';
import { refusePassword } from '../guessable.ts';
import { isOwnPassword } from '../guesses.ts';
import { Session, User, type UserDoc } from '../model.ts';
import { issueOtp, redeemOtp } from '../otp.ts';
import { hashPassword } from '../password.ts';
import { presentMe } from '../plan.ts';
import { presentSession } from '../present.ts';
import { endSessions, openSessions } from '../session.ts';
import { claimShares } from './claims.ts';
import { endAccess } from './end-access.ts';

const wrongPassword = (path = 'current_password') =>
  failure(403, 'wrong_password', 'Current password is incorrect', {
    fields: [{ path, message: 'Current password is incorrect' }],
  });

const me = async (id: string) => {
  const user = await User.findById(id).lean();
  if (!user) throw notFound();
  return user;
};

/** `GET /users/profile`. */
export const readProfile = route({
  method: 'GET',
  path: '/users/profile',
  access: 'signed-in',
  beforeFactor: true,
  limit: 'work',
  handle: async ({ user, deps }) => ({ user: await presentMe(deps, await me(user.id), user.firm) }),
});

const emailTaken = () => conflict('email_taken', 'This e-mail address cannot be used.');

/** What a code for a new address is bound to: the account with its current e-mail and password. */
const detailsOf = (user: UserDoc) => JSON.stringify([user._id, user.email, user.password_hash]);

/**
 * Mails a code to the new address. Shares are found by e-mail, so an address must be proved first; the
 * response is the same if it belongs to another account, whose owner gets a mail instead.
 */
async function proveAddress(deps: Deps, user: UserDoc, email: string, password: string) {
  const otp = await issueOtp(deps, 'email', email, detailsOf(user), password, user._id);
  const taken = await User.findOne({ email }).lean();
  const letter = taken
    ? mailTexts.alreadyRegistered(taken.full_name, `${deps.config.publicUrl}/login`)
    : mailTexts.emailOtp(user.full_name, otp);
  try {
    await deps.mail.send(email, letter);
  } catch {
    throw unavailable('Failed to send OTP');
  }
  return { requiresOTP: true, message: 'OTP sent to the new e-mail. It is valid for 10 minutes.' };
}

/** Refuses a change of an older version, with the profile as it is stored by now. */
const staleProfile = async (deps: Deps, user: SignedIn) =>
  stale(await presentMe(deps, await me(user.id), user.firm));

/**
 * `PUT /users/update-profile`: a new e-mail needs the current password and the mailed code, is announced to
 * the old address and ends everything issued before, including other sessions. Without the code nothing is
 * saved and the response is `requiresOTP`.
 */
export const updateProfile = route({
  method: 'PUT',
  path: '/users/update-profile',
  access: 'signed-in',
  limit: 'work',
  body: profileRequest,
  audit: 'profile.changed',
  handle: async ({ user, body, deps, note }) => {
    const before = await me(user.id);
    const { current_password, otp, version, pan_number, ...fields } = body;
    if (fields.email !== before.email) {
      if (!current_password) throw wrongPassword();
      if (!(await isOwnPassword(deps, user, before, current_password))) throw wrongPassword();
      if (version !== undefined && version !== before.version) throw await staleProfile(deps, user);
      note({ kind: 'user', id: user.id, detail: otp ? undefined : 'otp asked for' });
      if (otp === undefined) return proveAddress(deps, before, fields.email, current_password);
      await redeemOtp(deps, 'email', fields.email, otp, detailsOf(before), current_password);
      if (await User.exists({ email: fields.email })) throw emailTaken();
    }
    const moves = fields.email !== before.email;
    const changed = await User.findOneAndUpdate(
      {
        _id: before._id,
        ...(version === undefined ? {} : { version }),
        // The password was checked against this state of the account.
        ...(moves ? { email: before.email, password_hash: before.password_hash } : {}),
      },
      {
        $set: {
          ...fields,
          ...(moves ? { email_proved_at: deps.now() } : {}),
          name_key: fields.full_name.toLowerCase(),
          ...(pan_number === undefined
            ? {}
            : { pan_sealed: pan_number ? deps.vault.seal(pan_number) : null }),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    )
      .lean()
      .catch((error: unknown) => {
        throw isDuplicate(error) ? emailTaken() : error;
      });
    if (!changed) throw await staleProfile(deps, user);
    if (moves) {
      await endAccess(deps, user.id, { except: user.sessionId });
      await claimShares(changed);
      await sendLater(deps, before.email, mailTexts.emailChanged(before.full_name));
    }
    note({ kind: 'user', id: user.id, before, after: changed });
    return { message: 'Profile updated successfully!', user: await presentMe(deps, changed, user.firm) };
  },
});

/** `POST /users/change-password`: ends all other sessions and all links, codes and tickets. */
export const changePassword = route({
  method: 'POST',
  path: '/users/change-password',
  access: 'signed-in',
  limit: 'work',
  body: changePasswordRequest,
  audit: 'password.changed',
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id });
    const before = await me(user.id);
    if (!(await isOwnPassword(deps, user, before, body.current_password))) throw wrongPassword();
    await refusePassword(deps, body.new_password, 'new_password', before, await firmsOf(before._id));
    const changed = await User.updateOne(
      { _id: before._id, password_hash: before.password_hash },
      {
        $set: {
          password_hash: await hashPassword(body.new_password, deps.config.hashCost),
          password_until: null,
        },
        $inc: { version: 1 },
      },
    );
    // Changed at the same moment: the given password is no longer the current one.
    if (changed.matchedCount !== 1) throw wrongPassword();
    await endAccess(deps, user.id, { except: user.sessionId });
    await sendLater(deps, before.email, mailTexts.passwordChanged(before.full_name));
    return { message: 'Password changed successfully!' };
  },
});

/** `GET /users/sessions`: open sessions of the caller. */
export const listSessions = route({
  method: 'GET',
  path: '/users/sessions',
  access: 'signed-in',
  limit: 'work',
  handle: async ({ user, deps }) => {
    const sessions = await openSessions(deps, user.id);
    return { sessions: sessions.map((s) => presentSession(s, user.sessionId)), total: sessions.length };
  },
});

/**
 * Signing out others needs recent proof: a sign-in a few minutes old, or the password, so that someone who
 * finds an open browser cannot lock out its user.
 */
async function proveAgain(deps: Deps, user: SignedIn, password: string | undefined): Promise<void> {
  const session = await Session.findById(user.sessionId, { expires_at: 1 }).lean();
  const began = (session?.expires_at.getTime() ?? 0) - spans.session * 1000;
  if (deps.now().getTime() - began < spans.freshSignIn * 1000) return;
  if (password === undefined)
    throw forbidden('Enter your password to sign out other devices.', 'password_needed');
  if (!(await isOwnPassword(deps, user, await me(user.id), password))) throw wrongPassword();
}

/** `DELETE /users/sessions/{id}`: ends one session. */
export const endSession = route({
  method: 'DELETE',
  path: '/users/sessions/:id',
  access: 'signed-in',
  limit: 'work',
  params: z.strictObject({ id: recordId }),
  body: endSessionRequest,
  audit: 'session.ended',
  handle: async ({ user, params, body, deps, note }) => {
    const session = await Session.findOne({ _id: params.id, user_id: user.id, ended_at: null }).lean();
    if (!session) throw notFound();
    if (params.id !== user.sessionId) await proveAgain(deps, user, body.current_password);
    await endSessions(deps, user.id, { sessionId: params.id });
    note({ kind: 'session', id: params.id });
    return { message: 'Signed out' };
  },
});

/** `POST /users/sessions/end-others`: ends all other sessions. */
export const endOtherSessions = route({
  method: 'POST',
  path: '/users/sessions/end-others',
  access: 'signed-in',
  limit: 'work',
  body: endSessionRequest,
  audit: 'session.ended',
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id });
    await proveAgain(deps, user, body.current_password);
    return { ended: await endSessions(deps, user.id, { except: user.sessionId }) };
  },
});
