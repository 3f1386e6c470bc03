import { randomInt } from 'node:crypto';
import type { Deps } from '../base/deps.ts';
import { withTransaction } from '../database/connect.ts';
import { createAccount } from './create.ts';
import { User } from './model.ts';
import { hashPassword } from './password.ts';

// No characters that look alike: this password is read off a terminal.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const generate = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** Creates the first admin when there is none. Returns the password that was generated, to be printed once. */
export async function ensureAdmin(
  deps: Deps,
): Promise<{ email: string; password: string | undefined } | undefined> {
  if (await User.exists({ role: 'admin' })) return undefined;
  const generated = deps.config.adminPassword === undefined ? generate() : undefined;
  const password_hash = await hashPassword(deps.config.adminPassword ?? generated!, deps.config.hashCost);
  await withTransaction(() =>
    createAccount(deps, {
      email: deps.config.adminEmail,
      email_proved: false,
      full_name: 'Administrator',
      password_hash,
      role: 'admin',
      tier: 'tier3',
      status: 'active',
    }),
  );
  return { email: deps.config.adminEmail, password: generated };
}
