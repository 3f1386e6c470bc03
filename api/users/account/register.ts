import { planOf, tierOfNumber } from '../../../shared/plans.ts';
import { privacyNotice } from '../../../shared/privacy/notice.ts';
import { userNumber } from '../../../shared/users/people.ts';
import { type RegisterRequest, registerRequest } from '../../../shared/users/requests.ts';
import type { Deps } from '../../base/deps.ts';
import { invalid, unavailable } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { withTransaction } from '../../database/connect.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { removeFirm } from '../../membership/place.ts';
import { createAccount } from '../create.ts';
import { refusePassword } from '../guessable.ts';
import { User } from '../model.ts';
import { issueOtp, redeemOtp } from '../otp.ts';
import { presentRegistered } from '../present.ts';
import { claimShares } from './claims.ts';

const otpSent = 'OTP sent to your email. It is valid for 10 minutes.';

/** What the code is bound to: everything sent in step 1 except the password, which is checked by its hash. */
const detailsOf = (r: RegisterRequest) =>
  JSON.stringify([r.email, r.full_name, r.phone, r.pan_number, r.role]);

/** A rejected person may register again; other existing accounts block it. */
const holdsAccount = (status: string) => status !== 'rejected';

async function sendOtp(deps: Deps, body: RegisterRequest) {
  const existing = await User.findOne({ email: body.email }).lean();
  // The same work and response whether or not the address is known; only its owner learns more, by mail.
  const otp = await issueOtp(deps, 'register', body.email, detailsOf(body), body.password);
  const letter =
    existing && holdsAccount(existing.status)
      ? mailTexts.alreadyRegistered(existing.full_name, `${deps.config.publicUrl}/login`)
      : mailTexts.otp(body.full_name, otp);
  try {
    await deps.mail.send(body.email, letter);
  } catch {
    throw unavailable('Failed to send OTP');
  }
  return { requiresOTP: true, message: otpSent };
}

async function finish(deps: Deps, body: RegisterRequest, otp: string) {
  const tier = tierOfNumber(body.subscription_tier ?? 1) ?? 'tier1';
  const code = await redeemOtp(deps, 'register', body.email, otp, detailsOf(body), body.password);
  const user = await withTransaction(async () => {
    const existing = await User.findOne({ email: body.email }).lean();
    if (existing && holdsAccount(existing.status))
      throw invalid('Registration failed. Please try again.', [], 'registration_failed');
    if (existing) {
      await User.deleteOne({ _id: existing._id, status: 'rejected' });
      await removeFirm(existing._id);
    }
    return createAccount(deps, {
      notice: privacyNotice.version,
      email: body.email,
      email_proved: true,
      full_name: body.full_name,
      password_hash: code.password_hash,
      phone: body.phone,
      pan: body.pan_number,
      role: body.role,
      tier,
      status: 'pending',
    });
  });
  await claimShares(user);
  await sendLater(deps, user.email, mailTexts.registrationReceived(user.full_name, user.number, user.tier));
  return user;
}

/** `POST /auth/register.php`: step 1 without `otp` mails a code; step 2 with it stores the pending registration. */
export const register = route({
  method: 'POST',
  path: '/auth/register.php',
  access: 'public',
  limit: 'register',
  body: registerRequest,
  audit: 'account.registered',
  handle: async ({ body, deps, note }) => {
    await refusePassword(deps, body.password, 'password', body);
    if (body.otp === undefined) {
      note({ kind: 'user', detail: 'otp asked for' });
      return sendOtp(deps, body);
    }
    const user = await finish(deps, body, body.otp);
    note({ kind: 'user', id: String(user._id), actor_id: String(user._id) });
    return {
      message: 'Registration successful. Your account is pending approval.',
      user_id: userNumber(user.number),
      user_details: { ...presentRegistered(user), device_limit: planOf(user.tier).devices },
    };
  },
});
