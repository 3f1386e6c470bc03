import {
  confirmTotpRequest,
  factorMessages,
  factorPassword,
  registerPasskeyRequest,
  removePasskeyRequest,
  securityRequest,
} from '../../../shared/users/factor.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { conflict, failure, forbidden, invalidField, notFound } from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { op, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { deviceName } from '../device.ts';
import { dropFactors, Factor, Passkey } from '../factor/model.ts';
import { registeredPasskey, registrationOptions } from '../factor/passkeys.ts';
import { newRecoveryCodes } from '../factor/recovery.ts';
import { newTotpSecret, totpAddress, totpStep } from '../factor/totp.ts';
import { factorStatus, idleOf } from '../factor-status.ts';
import { countFactor, isOwnPassword } from '../guesses.ts';
import { PendingCode, User, type UserDoc } from '../model.ts';
import { endAccess } from './end-access.ts';

const me = async (id: string): Promise<UserDoc> => {
  const user = await User.findById(id).lean();
  if (!user) throw notFound();
  return user;
};

/** The account, if its password is given: a stolen session alone must not change the second factor. */
async function withPassword(deps: Deps, user: SignedIn, password: string): Promise<UserDoc> {
  const account = await me(user.id);
  if (await isOwnPassword(deps, user, account, password)) return account;
  throw failure(403, 'wrong_password', 'Current password is incorrect', {
    fields: [{ path: 'password', message: 'Current password is incorrect' }],
  });
}

const upsertFactor = (userId: UserDoc['_id'], $set: object) =>
  Factor.updateOne({ user_id: userId }, { $set }, { upsert: true });

/**
 * After a change of the second factor: recovery codes with the first one, other sessions end, the person is
 * notified.
 */
async function changed(deps: Deps, user: UserDoc, sessionId: string) {
  await endAccess(deps, String(user._id), { except: sessionId });
  await sendLater(deps, user.email, mailTexts.secondFactorChanged(user.full_name));
  const first = await User.updateOne(
    { _id: user._id, factor_since: null },
    { $set: { factor_since: deps.now(), factor_due_at: null } },
  );
  return first.modifiedCount === 1 ? { recovery_codes: await renewCodes(deps, user._id) } : {};
}

async function renewCodes(deps: Deps, userId: UserDoc['_id']): Promise<string[]> {
  const { codes, salt, hashes } = await newRecoveryCodes(deps.config.hashCost);
  await upsertFactor(userId, { recovery_salt: salt, recovery_hashes: hashes });
  return codes;
}

/** After a factor was removed: if none is left, the account has no second step, where that is allowed. */
function refuseLast(user: UserDoc, { firm }: SignedIn, left: { totp: boolean; passkeys: number }): void {
  if (left.totp || left.passkeys > 0 || !factorStatus(user, firm).required) return;
  throw conflict(
    'second_factor_required',
    'Your account must have two-step sign-in. Add another method before you remove this one.',
  );
}

async function removed(
  deps: Deps,
  user: UserDoc,
  sessionId: string,
  left: { totp: boolean; passkeys: number },
) {
  if (!left.totp && left.passkeys === 0) {
    await User.updateOne({ _id: user._id }, { $set: { factor_since: null } });
    await dropFactors(user._id);
  }
  await endAccess(deps, String(user._id), { except: sessionId });
  await sendLater(deps, user.email, mailTexts.secondFactorChanged(user.full_name));
}

/** `GET /auth/second-factor/status`: the caller's factors and requirements. */
export const factorStatusRoute = route({
  method: 'GET',
  path: '/auth/second-factor/status',
  access: 'signed-in',
  limit: 'work',
  beforeFactor: true,
  handle: async ({ user }) => {
    const [account, factor, passkeys] = await Promise.all([
      me(user.id),
      Factor.findOne({ user_id: toId(user.id) }).lean(),
      Passkey.find({ user_id: toId(user.id) })
        .sort({ created_at: 1 })
        .lean(),
    ]);
    return {
      ...factorStatus(account, user.firm),
      idle_minutes: idleOf(account, user.firm),
      may_be_optional: account.role !== 'admin' && !user.firm.factorRequired,
      totp: Boolean(factor?.totp_sealed),
      passkeys: passkeys.map((p) => ({
        id: String(p._id),
        name: p.name,
        created_at: p.created_at.toISOString(),
        last_used_at: p.last_used_at?.toISOString() ?? null,
      })),
      recovery_codes_left: factor?.recovery_hashes.length ?? 0,
    };
  },
});

/** `POST /auth/second-factor/totp/begin`: a new secret for an app; active once confirmed by a code. */
export const beginTotp = route({
  method: 'POST',
  path: '/auth/second-factor/totp/begin',
  access: 'signed-in',
  limit: 'work',
  body: factorPassword,
  audit: 'second_factor.begun',
  beforeFactor: true,
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id });
    const account = await withPassword(deps, user, body.password);
    const secret = newTotpSecret();
    await upsertFactor(account._id, {
      pending_totp_sealed: deps.vault.seal(secret),
      pending_until: new Date(deps.now().getTime() + spans.factorTicket * 1000),
    });
    return { secret, otpauth_url: totpAddress(secret, account.email) };
  },
});

/** `POST /auth/second-factor/totp/confirm`: activates the app; recovery codes are shown with the first factor. */
export const confirmTotp = route({
  method: 'POST',
  path: '/auth/second-factor/totp/confirm',
  access: 'signed-in',
  limit: 'work',
  body: confirmTotpRequest,
  audit: 'second_factor.added',
  beforeFactor: true,
  handle: async ({ user, body, deps, ip, note }) => {
    note({ kind: 'user', id: user.id, detail: 'totp' });
    const account = await me(user.id);
    const who = { userId: user.id, ip, knownDevice: `session ${user.sessionId}` };
    const right = await countFactor(deps, who, async () => {
      const factor = await Factor.findOne({
        user_id: account._id,
        pending_until: op({ $gt: deps.now() }),
      }).lean();
      const sealed = factor?.pending_totp_sealed;
      if (!factor || !sealed) return false;
      const step = totpStep(deps.vault.open<string>(sealed), body.code, deps.now());
      if (step === undefined) return false;
      const mine = await Factor.updateOne(
        { _id: factor._id, pending_totp_sealed: sealed },
        { $set: { totp_sealed: sealed, totp_step: step, pending_totp_sealed: null, pending_until: null } },
      );
      return mine.modifiedCount === 1;
    });
    if (!right) throw invalidField('code', factorMessages.wrongCode, 'wrong_code');
    return { message: 'The authenticator app is set up.', ...(await changed(deps, account, user.sessionId)) };
  },
});

/** `POST /auth/second-factor/totp/remove`. */
export const removeTotp = route({
  method: 'POST',
  path: '/auth/second-factor/totp/remove',
  access: 'signed-in',
  limit: 'work',
  body: factorPassword,
  audit: 'second_factor.removed',
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id, detail: 'totp' });
    const account = await withPassword(deps, user, body.password);
    const factor = await Factor.findOne({ user_id: account._id }).lean();
    if (!factor?.totp_sealed) throw notFound();
    const left = { totp: false, passkeys: await Passkey.countDocuments({ user_id: account._id }) };
    refuseLast(account, user, left);
    await upsertFactor(account._id, { totp_sealed: null });
    await removed(deps, account, user.sessionId, left);
    return { message: 'The authenticator app was removed.' };
  },
});

/** `POST /auth/second-factor/passkey/options`: options for creating a passkey in the browser. */
export const passkeyOptions = route({
  method: 'POST',
  path: '/auth/second-factor/passkey/options',
  access: 'signed-in',
  limit: 'work',
  body: factorPassword,
  audit: 'second_factor.begun',
  beforeFactor: true,
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id });
    const account = await withPassword(deps, user, body.password);
    const options = await registrationOptions(deps, account);
    await PendingCode.findOneAndUpdate(
      { purpose: 'passkey', key: user.sessionId },
      {
        $set: {
          challenge: options.challenge,
          user_id: account._id,
          used_at: null,
          expires_at: new Date(deps.now().getTime() + spans.factorTicket * 1000),
        },
      },
      { upsert: true },
    );
    return { options };
  },
});

const maxPasskeys = 20;

/** `POST /auth/second-factor/passkey/register`: activates the passkey. */
export const registerPasskey = route({
  method: 'POST',
  path: '/auth/second-factor/passkey/register',
  access: 'signed-in',
  limit: 'work',
  body: registerPasskeyRequest,
  audit: 'second_factor.added',
  beforeFactor: true,
  handle: async ({ user, body, deps, agent, note }) => {
    note({ kind: 'user', id: user.id, detail: 'passkey' });
    const account = await me(user.id);
    // A challenge is used once, successful or not.
    const asked = await PendingCode.findOneAndUpdate(
      {
        purpose: 'passkey',
        key: user.sessionId,
        user_id: account._id,
        used_at: null,
        expires_at: op({ $gt: deps.now() }),
      },
      { $set: { used_at: deps.now() } },
    ).lean();
    const credential = asked?.challenge
      ? await registeredPasskey(deps, asked.challenge, body.passkey)
      : undefined;
    if (!credential || (await Passkey.exists({ credential_id: credential.id })))
      throw invalidField('passkey', factorMessages.wrongPasskey, 'wrong_passkey');
    if ((await Passkey.countDocuments({ user_id: account._id })) >= maxPasskeys)
      throw conflict('too_many_passkeys', 'An account can have 20 passkeys. Remove one first.');
    await Passkey.create([
      {
        user_id: account._id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: body.name || deviceName(agent),
      },
    ]);
    return { message: 'The passkey is set up.', ...(await changed(deps, account, user.sessionId)) };
  },
});

/** `POST /auth/second-factor/passkey/remove`. */
export const removePasskey = route({
  method: 'POST',
  path: '/auth/second-factor/passkey/remove',
  access: 'signed-in',
  limit: 'work',
  body: removePasskeyRequest,
  audit: 'second_factor.removed',
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id, detail: 'passkey' });
    const account = await withPassword(deps, user, body.password);
    const mine = { _id: toId(body.id), user_id: account._id };
    if (!(await Passkey.exists(mine))) throw notFound();
    const factor = await Factor.findOne({ user_id: account._id }).lean();
    const left = {
      totp: Boolean(factor?.totp_sealed),
      passkeys: (await Passkey.countDocuments({ user_id: account._id })) - 1,
    };
    refuseLast(account, user, left);
    await Passkey.deleteOne(mine);
    await removed(deps, account, user.sessionId, left);
    return { message: 'The passkey was removed.' };
  },
});

/** `POST /auth/second-factor/recovery-codes`: ten new ones; earlier ones become invalid. */
export const recoveryCodes = route({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'signed-in',
  limit: 'work',
  body: factorPassword,
  audit: 'second_factor.recovery_codes',
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id });
    const account = await withPassword(deps, user, body.password);
    if (!account.factor_since)
      throw conflict('no_second_factor', 'Set up an authenticator app or a passkey first.');
    const codes = await renewCodes(deps, account._id);
    await sendLater(deps, account.email, mailTexts.secondFactorChanged(account.full_name));
    return { recovery_codes: codes };
  },
});

/** `PUT /users/security`: idle timeout, and opting out of the second factor. */
export const updateSecurity = route({
  method: 'PUT',
  path: '/users/security',
  access: 'signed-in',
  limit: 'work',
  body: securityRequest,
  audit: 'security.changed',
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id });
    const account = await withPassword(deps, user, body.password);
    if (body.second_factor === 'optional' && account.role === 'admin')
      throw forbidden('Administrators must have two-step sign-in.', 'second_factor_required');
    if (body.second_factor === 'optional' && user.firm.factorRequired)
      throw forbidden('Your firm requires two-step sign-in for every member.', 'second_factor_required');
    const $set = {
      ...(body.idle_minutes ? { idle_minutes: body.idle_minutes } : {}),
      // The grace period begins with the next sign-in.
      ...(body.second_factor
        ? { factor_optional: body.second_factor === 'optional', factor_due_at: null }
        : {}),
    };
    await User.updateOne({ _id: account._id }, { $set });
    note({
      detail: [body.idle_minutes && `idle=${body.idle_minutes}`, body.second_factor]
        .filter(Boolean)
        .join(' '),
    });
    return { message: 'Saved' };
  },
});
