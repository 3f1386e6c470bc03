import { isIPv6 } from 'node:net';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { isFailure } from '../base/errors.ts';
import type { LimitName } from '../base/limits.ts';
import type { UserDoc } from './model.ts';
import { isRightPassword } from './password.ts';

/** A window in which a guess counts, and what a right one does to it: `forget` what was counted, or take only itself `back`. */
interface Window {
  limit: LimitName;
  key: string;
  right: 'forget' | 'back';
}

/** The network a caller is in: an IPv6 customer has 2^64 addresses, which count as one. */
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
 * Counts a guess in each window, then checks it: guesses released together are so many counted ones, in this process and in
 * others on the same store. Throws 429, with nothing checked, when one is full. The narrowest window is first, so that
 * someone who is refused there uses up none of the wider ones.
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
 * A guess at the password of an account. A browser that signed in before has windows of its own, so that no stranger can
 * fill them; all others are counted by account and network, by network, and by account.
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

/** Lets an account be tried again by its owner, as after a new password by a mailed link. */
export async function forgetSignIns(deps: Deps, email: string, ip: string): Promise<void> {
  for (const { limit, key } of unknownDevice(email, ip))
    if (limit !== 'loginFailuresAddress') await deps.limiter.clear(limit, key, deps.limits[limit]);
}

/**
 * Whether someone signed in knows the password of their own account: counted for the session, so that a thief of one does
 * not shut out the owner elsewhere.
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
 * A guess at the second step of an account, made after the right password; counted as those at the password are, so that someone
 * who has the password shuts no browser out that signed in before.
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

/** A guess at the password of a share link: counted for the network it comes from, and for the link from everywhere. */
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

/** A guess at a code mailed to an address; codes of eight digits are counted apart. */
export const countCode = (
  deps: Deps,
  purpose: string,
  email: string,
  long: boolean,
  check: () => Promise<boolean>,
): Promise<boolean> => count(deps, forgets(`${purpose} ${email}`, long ? 'longOtpTries' : 'otpTries'), check);

/** Whether the wrong codes an address may have in a day are used up. */
export async function codesUsedUp(deps: Deps, purpose: string, email: string): Promise<boolean> {
  try {
    await deps.limiter.check('otpTries', `${purpose} ${email}`, deps.limits.otpTries);
    return false;
  } catch (error) {
    if (isFailure(error) && error.status === 429) return true;
    throw error;
  }
}
