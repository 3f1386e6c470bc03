import {
  challengeRequest,
  factorMessages,
  type VerifyFactorRequest,
  verifyFactorRequest,
} from '../../../shared/users/factor.ts';
import type { Deps } from '../../base/deps.ts';
import { invalidField } from '../../base/errors.ts';
import { op } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { knownDevice } from '../device.ts';
import { Factor } from '../factor/model.ts';
import { isRightPasskey, signInOptions } from '../factor/passkeys.ts';
import { matchingHash } from '../factor/recovery.ts';
import { openTicket, useTicket } from '../factor/ticket.ts';
import { totpStep } from '../factor/totp.ts';
import { countFactor } from '../guesses.ts';
import { PendingCode, type PendingCodeDoc, type UserDoc } from '../model.ts';
import { refuseByStatus, signIn } from './admit.ts';

/** Accepts an app's code once: its time step must be later than any used before. */
async function isRightCode(deps: Deps, userId: UserDoc['_id'], code: string): Promise<boolean> {
  const factor = await Factor.findOne({ user_id: userId }).lean();
  if (!factor?.totp_sealed) return false;
  const step = totpStep(deps.vault.open<string>(factor.totp_sealed), code, deps.now());
  if (step === undefined) return false;
  const mine = await Factor.updateOne(
    { _id: factor._id, totp_sealed: factor.totp_sealed, totp_step: op({ $lt: step }) },
    { $set: { totp_step: step } },
  );
  return mine.modifiedCount === 1;
}

/** Uses up a recovery code. */
async function isRightRecoveryCode(deps: Deps, user: UserDoc, code: string): Promise<boolean> {
  const factor = await Factor.findOne({ user_id: user._id }).lean();
  const hash = factor ? await matchingHash(code, factor, deps.config.hashCost) : undefined;
  if (!factor || !hash) return false;
  const mine = await Factor.updateOne(
    { _id: factor._id, recovery_hashes: hash },
    { $pull: { recovery_hashes: hash } },
  );
  if (mine.modifiedCount !== 1) return false;
  await sendLater(
    deps,
    user.email,
    mailTexts.recoveryCodeUsed(user.full_name, factor.recovery_hashes.length - 1),
  );
  return true;
}

async function isRight(
  deps: Deps,
  { code, recovery_code, passkey }: VerifyFactorRequest,
  user: UserDoc,
  ticket: PendingCodeDoc,
): Promise<boolean> {
  if (code) return isRightCode(deps, user._id, code);
  if (recovery_code) return isRightRecoveryCode(deps, user, recovery_code);
  if (!passkey) return false;
  // A challenge is used once, successful or not.
  const asked = await PendingCode.findOneAndUpdate({ _id: ticket._id }, { $set: { challenge: '' } }).lean();
  return isRightPasskey(deps, user._id, asked?.challenge ?? '', passkey);
}

const refusal = (body: VerifyFactorRequest) =>
  body.passkey
    ? invalidField('passkey', factorMessages.wrongPasskey, 'wrong_passkey')
    : body.recovery_code
      ? invalidField('recovery_code', factorMessages.wrongRecoveryCode, 'wrong_recovery_code')
      : invalidField('code', factorMessages.wrongCode, 'wrong_code');

/** `POST /auth/second-factor/passkey/challenge`: the challenge for a passkey in a pending sign-in. */
export const passkeyChallenge = route({
  method: 'POST',
  path: '/auth/second-factor/passkey/challenge',
  access: 'public',
  limit: 'login',
  body: challengeRequest,
  readOnly: true,
  handle: async ({ body, deps }) => {
    const { found, user } = await openTicket(deps, body.ticket);
    const options = await signInOptions(deps, user._id);
    await PendingCode.updateOne({ _id: found._id }, { $set: { challenge: options.challenge } });
    return { options };
  },
});

/** `POST /auth/second-factor/verify`: the second step of a sign-in; responds like `/auth/login`. */
export const verifyFactor = route({
  method: 'POST',
  path: '/auth/second-factor/verify',
  access: 'public',
  limit: 'login',
  body: verifyFactorRequest,
  audit: 'session.started',
  handle: async ({ body, deps, ip, note }) => {
    note({ kind: 'user', always: true });
    const { found, user } = await openTicket(deps, body.ticket);
    note({ id: String(user._id), actor_id: String(user._id), detail: 'second step' });
    refuseByStatus(user, found.keep_account);
    const device = { id: found.device!.id, name: found.device!.name, ip };
    if (!found.proved_at) {
      const who = { userId: String(user._id), ip, knownDevice: knownDevice(user.known_devices, device.id) };
      const right = await countFactor(deps, who, () => isRight(deps, body, user, found));
      if (!right) throw refusal(body);
      await PendingCode.updateOne({ _id: found._id }, { $set: { proved_at: deps.now() } });
    }
    const answer = await signIn(deps, user, device, body.end_device_id, () => useTicket(deps, found));
    return answer;
  },
});
