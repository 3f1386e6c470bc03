import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { invalid, tooMany } from '../errors.ts';
import { spans } from '../limits.ts';
import { op } from '../records.ts';
import { PendingCode, type PendingCodeDoc } from './model.ts';
import { hashPassword, isRightPassword } from './password.ts';

/** A keyed hash: four digits alone would be found by trying. */
export const keyedHash = (deps: Deps, purpose: string, text: string): string =>
  createHmac('sha256', `${deps.secrets.tokenSecrets.at(-1)} ${purpose}`)
    .update(text)
    .digest('base64url');

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Four digits from the system's random source. */
export const newOtp = (): string => String(randomInt(10_000)).padStart(4, '0');

/** Throws 429 when the address had its mails; otherwise the times to keep, this one included. */
export function countMail(deps: Deps, had: readonly Date[], limit: { max: number; seconds: number }): Date[] {
  const now = deps.now();
  // What a clock set back since then makes future does not count, or it would lock the address out for as long.
  const recent = had.filter((at) => at <= now && now.getTime() - at.getTime() < limit.seconds * 1000);
  const oldest = recent[0];
  if (oldest && recent.length >= limit.max)
    throw tooMany(
      limit.seconds - (now.getTime() - oldest.getTime()) / 1000,
      'Too many codes were sent to this e-mail. Please try again later.',
    );
  return [...recent, now];
}

/** What a code by mail is for: a registration, or proving the new address of an account. */
export type OtpPurpose = 'register' | 'email';

/**
 * Keeps a new code for an address, replacing the one before, and returns it. It is bound to `details`: only the same
 * details with the same password are accepted with it.
 */
export async function issueOtp(
  deps: Deps,
  purpose: OtpPurpose,
  email: string,
  details: string,
  password: string,
): Promise<string> {
  const had = await PendingCode.findOne({ purpose, key: email }).lean();
  const mailed_at = countMail(deps, had?.mailed_at ?? [], deps.limits.otpMails);
  const otp = newOtp();
  await PendingCode.findOneAndUpdate(
    { purpose, key: email },
    {
      $set: {
        code_hash: keyedHash(deps, 'otp', `${email} ${otp}`),
        details_hash: keyedHash(deps, 'otp details', details),
        password_hash: await hashPassword(password, deps.config.hashCost),
        tries: 0,
        expires_at: new Date(deps.now().getTime() + spans.otp * 1000),
        used_at: null,
        mailed_at,
      },
    },
    { upsert: true },
  );
  return otp;
}

const wrongOtp = () => {
  const message = 'Invalid or expired OTP. Please check the code or request a new one.';
  return invalid(message, [{ path: 'otp', message }], 'wrong_otp');
};

/** Uses up a code: the record when code, details and password fit, else 422. Five wrong tries end a code. */
export async function redeemOtp(
  deps: Deps,
  purpose: OtpPurpose,
  email: string,
  otp: string,
  details: string,
  password: string,
): Promise<PendingCodeDoc> {
  // Counting the try and reading the code is one step, so that parallel guesses do not share a try.
  const code = await PendingCode.findOneAndUpdate(
    {
      purpose,
      key: email,
      used_at: null,
      expires_at: op({ $gt: deps.now() }),
      tries: op({ $lt: spans.otpTries }),
    },
    { $inc: { tries: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!code) throw wrongOtp();
  const fits =
    same(code.code_hash, keyedHash(deps, 'otp', `${email} ${otp}`)) &&
    same(code.details_hash, keyedHash(deps, 'otp details', details));
  if (!fits || !(await isRightPassword(code.password_hash, password))) throw wrongOtp();
  const mine = await PendingCode.updateOne(
    { _id: code._id, used_at: null, code_hash: code.code_hash },
    { $set: { used_at: deps.now() } },
  );
  if (mine.modifiedCount !== 1) throw wrongOtp();
  return code;
}
