import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../base/deps.ts';
import { invalid, isFailure } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op } from '../base/records.ts';
import { codesUsedUp, countCode } from './guesses.ts';
import { PendingCode, type PendingCodeDoc, type UserDoc } from './model.ts';
import { hashPassword, isRightPassword } from './password.ts';

/** A keyed hash: a plain hash of a few digits could be brute-forced. */
export const keyedHash = (deps: Deps, purpose: string, text: string): string =>
  createHmac('sha256', `${deps.secrets.tokenSecrets.at(-1)} ${purpose}`)
    .update(text)
    .digest('base64url');

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Purpose of a mailed code: registration, new address, or opening a share as a guest. */
type OtpPurpose = 'register' | 'email' | 'share';

/**
 * Registration codes have four digits as documented, others six. After forty wrong guesses for an address its
 * codes have eight: guessing stays hopeless and its owner can still register.
 */
const digits: Record<OtpPurpose, number> = { register: 4, email: 6, share: 6 };
const LONG = 8;

/** Digits from a cryptographic random source. */
const newOtp = (length: number): string => String(randomInt(10 ** length)).padStart(length, '0');

/** Counts a mail before it is written; 429 when the address has reached its limit. */
async function countMail(deps: Deps, purpose: OtpPurpose, email: string): Promise<void> {
  try {
    await deps.limiter.hit('otpMails', `${purpose} ${email}`, deps.limits.otpMails);
  } catch (error) {
    if (isFailure(error)) error.message = 'Too many codes were sent to this e-mail. Please try again later.';
    throw error;
  }
}

/**
 * Stores a new code for an address, replacing the previous one, and returns it. It is bound to `details`:
 * only the same details with the same password are accepted.
 */
export async function issueOtp(
  deps: Deps,
  purpose: OtpPurpose,
  email: string,
  details: string,
  password: string,
  userId?: UserDoc['_id'],
): Promise<string> {
  await countMail(deps, purpose, email);
  const long = purpose === 'register' && (await codesUsedUp(deps, purpose, email));
  const otp = newOtp(long ? LONG : digits[purpose]);
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
        user_id: userId ?? null,
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

/**
 * Uses up a code: the record if code, details and password match, else 422. Five wrong tries invalidate a
 * code; tries for all codes of an address are counted together.
 */
export async function redeemOtp(
  deps: Deps,
  purpose: OtpPurpose,
  email: string,
  otp: string,
  details: string,
  password: string,
): Promise<PendingCodeDoc> {
  let code: PendingCodeDoc | null = null;
  const fits = await countCode(deps, purpose, email, otp.length === LONG, async () => {
    // Counting the try and reading the code are atomic, so that parallel guesses do not share a try.
    code = await PendingCode.findOneAndUpdate(
      {
        purpose,
        key: email,
        // Guesses with other details do not count against the code.
        details_hash: keyedHash(deps, 'otp details', details),
        used_at: null,
        expires_at: op({ $gt: deps.now() }),
        tries: op({ $lt: spans.otpTries }),
      },
      { $inc: { tries: 1 } },
      { returnDocument: 'after' },
    ).lean();
    return (
      code !== null &&
      same(code.code_hash, keyedHash(deps, 'otp', `${email} ${otp}`)) &&
      (await isRightPassword(code.password_hash, password))
    );
  });
  code = code as PendingCodeDoc | null;
  if (!code || !fits) throw wrongOtp();
  const mine = await PendingCode.updateOne(
    { _id: code._id, used_at: null, code_hash: code.code_hash },
    { $set: { used_at: deps.now() } },
  );
  if (mine.modifiedCount !== 1) throw wrongOtp();
  return code;
}
