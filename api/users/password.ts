import { hash, parseOptions, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { minPasswordLength } from '../../shared/password-length.ts';
import type { HashCost } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { spans } from '../base/limits.ts';

const refused = 3000;
const common = new Set<string>();
for (const word of dictionary['passwords-common'] as readonly string[]) {
  if (common.size >= refused) break;
  if (word.length >= minPasswordLength) common.add(word);
}

/** Whether a password is among the 3,000 most common ones of permitted length, ignoring case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());

/** argon2id is the library's default algorithm. */
export const hashPassword = (password: string, cost: HashCost): Promise<string> => hash(password, cost);

/** Whether a password matches a hash. */
export const isRightPassword = (hashed: string, password: string): Promise<boolean> =>
  verify(hashed, password);

/** Whether a hash is weaker than the current cost, so that it is renewed at the next sign-in. */
export function isWeakHash(hashed: string, cost: HashCost): boolean {
  const had = parseOptions(hashed);
  return had.memoryCost < cost.memoryCost || had.timeCost < cost.timeCost;
}

/** Until when a generated or assigned password is valid. */
export const firstPasswordUntil = (deps: Pick<Deps, 'now'>): Date =>
  new Date(deps.now().getTime() + spans.firstPassword * 1000);

const dummies = new Map<string, Promise<string>>();

/** Takes the time of a check for a missing account, so that timing reveals nothing. */
export async function pretendToCheck(password: string, cost: HashCost): Promise<false> {
  const key = JSON.stringify(cost);
  const dummy = dummies.get(key) ?? hash('nobody has this password', cost);
  dummies.set(key, dummy);
  await verify(await dummy, password);
  return false;
}
