import { createHash, randomBytes } from 'node:crypto';
import { forgotPasswordRequest, resetPasswordRequest } from '../../shared/users/requests.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../errors.ts';
import { spans } from '../limits.ts';
import { sendLater } from '../mail/later.ts';
import { letters } from '../mail/letters.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { forgetSignIns } from './guesses.ts';
import { PendingCode, User, type UserDoc } from './model.ts';
import { hashPassword, refuseCommon } from './password.ts';
import { endSessions } from './session.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function sendLink(deps: Deps, user: UserDoc): Promise<void> {
  try {
    await deps.limiter.hit('resetMails', String(user._id), deps.limits.resetMails);
  } catch {
    // Saying so would tell that the account exists; the person has the earlier mails.
    return;
  }
  const token = randomBytes(32).toString('base64url');
  const until = new Date(deps.now().getTime() + spans.resetLink * 1000);
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
      expires_at: until,
    },
  ]);
  await sendLater(
    deps,
    user.email,
    letters.resetLink(user.full_name, `${deps.config.publicUrl}/reset-password#${token}`),
    { until },
  );
}

/** `POST /auth/forgot-password`: mails a link when there is such an account; the answer is the same either way. */
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
    // Not awaited: the time of the answer must not tell whether there is an account.
    if (user && (user.status === 'active' || user.status === 'closing'))
      void sendLink(deps, user).catch((error: Error) =>
        deps.log.error({ kind: error.name }, 'reset link failed'),
      );
    return {
      message: 'If there is an account for this e-mail, a link is on its way. It is valid for 30 minutes.',
    };
  },
});

/** `POST /auth/reset-password`: a link's token and a new password; ends every session. */
export const resetPassword = route({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  limit: 'reset',
  body: resetPasswordRequest,
  audit: 'password.reset',
  handle: async ({ body, deps, ip, note }) => {
    refuseCommon(body.new_password, 'new_password');
    const code = await PendingCode.findOneAndUpdate(
      { purpose: 'reset', key: hashOf(body.token), used_at: null, expires_at: op({ $gt: deps.now() }) },
      { $set: { used_at: deps.now() } },
    ).lean();
    const user = code?.user_id ? await User.findById(code.user_id).lean() : undefined;
    if (!user || (user.status !== 'active' && user.status !== 'closing'))
      throw invalid('This link is not valid any more. Please ask for a new one.', [], 'link_expired');
    await User.updateOne(
      { _id: user._id },
      {
        $set: { password_hash: await hashPassword(body.new_password, deps.config.hashCost) },
        $inc: { version: 1 },
      },
    );
    await endSessions(deps, String(user._id));
    await forgetSignIns(deps, user.email, ip);
    note({ kind: 'user', id: String(user._id), actor_id: String(user._id) });
    await sendLater(deps, user.email, letters.passwordChanged(user.full_name));
    return { message: 'Your password was changed. Please sign in.' };
  },
});
