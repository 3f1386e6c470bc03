import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { recoveryCodeCount } from '../../../shared/users/factor.ts';
import type { HashCost } from '../../base/config.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Fifteen letters of an alphabet of 32: 75 bits. */
const newCode = () => [...randomBytes(15)].map((byte) => alphabet[byte % 32]).join('');

const hashOf = (code: string, salt: string, cost: HashCost) =>
  hashRaw(code, { ...cost, salt: Buffer.from(salt, 'base64url') });

/** Recovery codes to write down, and what is stored: one salt, and a hash each (argon2id). */
export async function newRecoveryCodes(cost: HashCost) {
  const salt = randomBytes(16).toString('base64url');
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const hashes: string[] = [];
  for (const code of codes) hashes.push((await hashOf(code, salt, cost)).toString('base64url'));
  return { codes: codes.map((code) => code.match(/.{5}/g)!.join('-')), salt, hashes };
}

/** The stored hash of a code, if any. */
export async function matchingHash(
  code: string,
  kept: { recovery_salt: string; recovery_hashes: readonly string[] },
  cost: HashCost,
): Promise<string | undefined> {
  if (!kept.recovery_salt) return undefined;
  const given = await hashOf(code, kept.recovery_salt, cost);
  return kept.recovery_hashes.find((hash) => {
    const known = Buffer.from(hash, 'base64url');
    return known.length === given.length && timingSafeEqual(known, given);
  });
}
