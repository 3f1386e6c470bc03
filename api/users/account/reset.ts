import { createHash, randomBytes } from 'node:crypto';
import { forgotPasswordRequest, resetPasswordRequest } from '../../../shared/users/requests.ts';
import type { Deps, MailText } from '../../base/deps.ts';
import { invalid } from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { op } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { firmsOf } from '../../membership/place.ts';
import { refusePassword } from '../guessable.ts';
import { forgetSignIns } from '../guesses.ts';
import { PendingCode, User, type UserDoc } from '../model.ts';
import { keyedHash } from '../otp.ts';
import { hashPassword } from '../password.ts';
import { claimShares } from './claims.ts';
import { endAccess } from './end-access.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** What a link is bound to: the account's state when it was requested. A new password or e-mail invalidates it. */
const stateOf = (deps: Deps, user: Pick<UserDoc, 'email' | 'password_hash'>) =>
  keyedHash(deps, 'account state', `${user.email} ${user.password_hash}`);

/** Mails a link to choose a password. */
export async function sendLink(
  deps: Deps,
  user: UserDoc,
  seconds: number,
  letter: (name: string, link: string, days: number) => MailText,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(deps.now().getTime() + seconds * 1000);
  // Only the newest link works.
  await PendingCode.updateMany(
    { purpose: 'reset', user_id: user._id, used_at: null },
    { $set: { used_at: deps.now() } },
  );
  await PendingCode.create([
    {
      purpose: 'reset',
      key: hashOf(token),
      user_id: user._id,
      details_hash: stateOf(deps, user),
      expires_at: until,
    },
  ]);
  await sendLater(
    deps,
    user.email,
    letter(user.full_name, `${deps.config.publicUrl}/reset-password#${token}`, seconds / 86_400),
    { until },
  );
}

async function sendResetLink(deps: Deps, user: UserDoc): Promise<void> {
  try {
    await deps.limiter.hit('resetMails', String(user._id), deps.limits.resetMails);
  } catch {
    // Reporting it would reveal that the account exists; the person has the earlier mails.
    return;
  }
  await sendLink(deps, user, spans.resetLink, mailTexts.resetLink);
}

/** `POST /auth/forgot-password`: mails a link if the account exists; the response is the same either way. */
export const forgotPassword = route({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  limit: 'forgot',
  body: forgotPasswordRequest,
  audit: 'password.reset_asked',
  handle: async ({ body, deps, note }) => {
    note({ kind: 'user' });
    const user = await User.findOne({ email: body.email }).lean();
    // Not awaited: the response time must not reveal whether the account exists.
    if (user && (user.status === 'active' || user.status === 'closing'))
      void sendResetLink(deps, user).catch((error: Error) =>
        deps.log.error({ kind: error.name }, 'reset link failed'),
      );
    return {
      message: 'If there is an account for this e-mail, a link is on its way. It is valid for 30 minutes.',
    };
  },
});

const expired = () => invalid('This link is no longer valid. Please ask for a new one.', [], 'link_expired');

/** `POST /auth/reset-password`: sets a new password by a link's token; proves the address and ends all sessions. */
export const resetPassword = route({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  limit: 'reset',
  body: resetPasswordRequest,
  audit: 'password.reset',
  handle: async ({ body, deps, ip, note }) => {
    const link = {
      purpose: 'reset' as const,
      key: hashOf(body.token),
      used_at: null,
      expires_at: op({ $gt: deps.now() }),
    };
    const asked = await PendingCode.findOne(link, { user_id: 1 }).lean();
    const user = asked?.user_id ? await User.findById(asked.user_id).lean() : undefined;
    // A refused password does not use up the link.
    await refusePassword(
      deps,
      body.new_password,
      'new_password',
      user ?? { email: '', full_name: '' },
      user ? await firmsOf(user._id) : [],
    );
    const code = await PendingCode.findOneAndUpdate(link, { $set: { used_at: deps.now() } }).lean();
    if (
      !user ||
      code?.details_hash !== stateOf(deps, user) ||
      (user.status !== 'active' && user.status !== 'closing')
    )
      throw expired();
    const { email, password_hash } = user;
    const changed = await User.findOneAndUpdate(
      // Bound to the state found by the link, so that of two changes one succeeds.
      { _id: user._id, email, password_hash },
      {
        $set: {
          password_hash: await hashPassword(body.new_password, deps.config.hashCost),
          password_until: null,
          email_proved_at: user.email_proved_at ?? deps.now(),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!changed) throw expired();
    await endAccess(deps, String(user._id));
    if (!user.email_proved_at) await claimShares(changed);
    await forgetSignIns(deps, user.email, ip);
    note({ kind: 'user', id: String(user._id), actor_id: String(user._id) });
    await sendLater(deps, user.email, mailTexts.passwordChanged(user.full_name));
    return { message: 'Your password was changed. Please sign in.' };
  },
});
