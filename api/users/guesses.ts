import { isIPv6 } from 'node:net';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { isFailure } from '../base/errors.ts';
import type { LimitName } from '../base/limits.ts';
import type { UserDoc } from './model.ts';
import { isRightPassword } from './password.ts';

/** A window that counts guesses, and what a correct one does: `forget` the count, or take only itself `back`. */
interface Window {
  limit: LimitName;
  key: string;
  right: 'forget' | 'back';
}

/** The caller's network: an IPv6 customer has 2^64 addresses, which count as one. */
function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]!.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0');
  const network = [...groups, ...after].slice(0, 4).map((g) => g.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/**
 * Counts a guess in each window, then checks it: parallel guesses are all counted, in this and other
 * processes. Throws 429 without checking if one is full. The narrowest window comes first, so that a caller
 * refused there does not use up the wider ones.
 */
async function count(
  deps: Deps,
  windows: readonly Window[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { limits, limiter } = deps;
  for (const { limit, key } of windows) await limiter.hit(limit, key, limits[limit]);
  const isRight = await check();
  if (isRight)
    for (const { limit, key, right } of windows)
      await limiter[right === 'forget' ? 'clear' : 'giveBack'](limit, key, limits[limit]);
  return isRight;
}

const forgets = (key: string, ...limits: LimitName[]): Window[] =>
  limits.map((limit) => ({ limit, key, right: 'forget' }));

const unknownDevice = (email: string, ip: string): Window[] => {
  const network = networkOf(ip);
  return [
    ...forgets(`${email} ${network}`, 'loginFailures', 'loginFailuresDay'),
    { limit: 'loginFailuresAddress', key: network, right: 'back' },
    { limit: 'loginFailuresAll', key: email, right: 'back' },
    { limit: 'loginFailuresAllDay', key: email, right: 'back' },
  ];
};

/**
 * A guess at an account's password. A browser that signed in before has its own windows, which strangers
 * cannot fill; others count by account and network, by network, and by account.
 */
export const countSignIn = (
  deps: Deps,
  who: { email: string; ip: string; knownDevice: string | undefined },
  check: () => Promise<boolean>,
): Promise<boolean> =>
  count(
    deps,
    who.knownDevice
      ? forgets(`${who.email} ${who.knownDevice}`, 'deviceFailures', 'deviceFailuresDay')
      : unknownDevice(who.email, who.ip),
    check,
  );

/** Resets an account's windows for its owner, as after a password reset by link. */
export async function forgetSignIns(deps: Deps, email: string, ip: string): Promise<void> {
  for (const { limit, key } of unknownDevice(email, ip))
    if (limit !== 'loginFailuresAddress') await deps.limiter.clear(limit, key, deps.limits[limit]);
}

/**
 * Whether a signed-in person knows their password: counted per session, so that a session thief does not lock
 * out the owner elsewhere.
 */
export const isOwnPassword = (
  deps: Deps,
  user: SignedIn,
  account: Pick<UserDoc, 'password_hash'>,
  password: string,
): Promise<boolean> =>
  count(deps, forgets(user.sessionId, 'ownPassword', 'ownPasswordDay'), () =>
    isRightPassword(account.password_hash, password),
  );

/**
 * A guess at the second factor, made after the right password; counted like passwords, so that someone with
 * the password does not lock out known browsers.
 */
export const countFactor = (
  deps: Deps,
  who: { userId: string; ip: string; knownDevice: string | undefined },
  check: () => Promise<boolean>,
): Promise<boolean> =>
  count(
    deps,
    who.knownDevice
      ? forgets(`${who.userId} ${who.knownDevice}`, 'factorTries', 'factorTriesDay')
      : [
          ...forgets(`${who.userId} ${networkOf(who.ip)}`, 'factorTries', 'factorTriesDay'),
          { limit: 'factorTriesAllDay', key: who.userId, right: 'back' },
        ],
    check,
  );

/** A guess at a share link's password: counted by network, and for the link in total. */
export const countSharePassword = (
  deps: Deps,
  share: string,
  ip: string,
  check: () => Promise<boolean>,
): Promise<boolean> =>
  count(
    deps,
    [
      ...forgets(`${share} ${networkOf(ip)}`, 'sharePasswords'),
      { limit: 'sharePasswordsAll', key: share, right: 'back' },
    ],
    check,
  );

/** A guess at a mailed code; eight-digit codes are counted separately. */
export const countCode = (
  deps: Deps,
  purpose: string,
  email: string,
  long: boolean,
  check: () => Promise<boolean>,
): Promise<boolean> => count(deps, forgets(`${purpose} ${email}`, long ? 'longOtpTries' : 'otpTries'), check);

/** Whether an address has used up its daily wrong codes. */
export async function codesUsedUp(deps: Deps, purpose: string, email: string): Promise<boolean> {
  try {
    await deps.limiter.check('otpTries', `${purpose} ${email}`, deps.limits.otpTries);
    return false;
  } catch (error) {
    if (isFailure(error) && error.status === 429) return true;
    throw error;
  }
}
