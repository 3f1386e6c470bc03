import { createHash, randomBytes } from 'node:crypto';
import type { Deps } from '../../base/deps.ts';
import { failure } from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { op } from '../../base/records.ts';
import { PendingCode, type PendingCodeDoc, User, type UserDoc } from '../model.ts';
import { keyedHash } from '../otp.ts';
import { Factor, Passkey } from './model.ts';

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** The account's state when the password was checked: a new password, e-mail or role invalidates the ticket. */
const stateOf = (deps: Deps, user: UserDoc) =>
  keyedHash(deps, 'account state', `${user.email} ${user.password_hash} ${user.role}`);

/** The second factors of an account. */
async function methodsOf(userId: UserDoc['_id']) {
  const [factor, passkey] = await Promise.all([
    Factor.findOne({ user_id: userId }, { totp_sealed: 1, recovery_hashes: 1 }).lean(),
    Passkey.exists({ user_id: userId }),
  ]);
  return [
    ...(passkey ? ['passkey'] : []),
    ...(factor?.totp_sealed ? ['totp'] : []),
    ...(factor?.recovery_hashes.length ? ['recovery'] : []),
  ];
}

/** After the right password: the response that asks for the second factor. */
export async function issueTicket(
  deps: Deps,
  user: UserDoc,
  device: { id: string; name: string },
  keepAccount: boolean,
) {
  const ticket = randomBytes(32).toString('base64url');
  await PendingCode.create([
    {
      purpose: 'factor',
      key: hashOf(ticket),
      user_id: user._id,
      details_hash: stateOf(deps, user),
      expires_at: new Date(deps.now().getTime() + spans.factorTicket * 1000),
      device: { id: device.id, name: device.name },
      keep_account: keepAccount,
    },
  ]);
  return {
    requiresSecondFactor: true,
    ticket,
    methods: await methodsOf(user._id),
    message: 'Confirm your identity.',
  };
}

const ended = () =>
  failure(401, 'ticket_ended', 'This sign-in took too long or was already used. Please sign in again.');

/** An open ticket with its account, as currently stored; 401 otherwise. */
export async function openTicket(deps: Deps, ticket: string) {
  const found = await PendingCode.findOne({
    purpose: 'factor',
    key: hashOf(ticket),
    used_at: null,
    expires_at: op({ $gt: deps.now() }),
  }).lean();
  const user = found?.user_id ? await User.findById(found.user_id).lean() : undefined;
  if (!found || !user || found.details_hash !== stateOf(deps, user)) throw ended();
  return { found, user };
}

/** Uses up a ticket; of two concurrent calls one succeeds. */
export async function useTicket(deps: Deps, ticket: PendingCodeDoc): Promise<void> {
  const mine = await PendingCode.updateOne(
    { _id: ticket._id, used_at: null },
    { $set: { used_at: deps.now() } },
  );
  if (mine.modifiedCount !== 1) throw ended();
}
