import { randomInt } from 'node:crypto';
import type { Deps } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { withTransaction } from '../database/connect.ts';
import { createAccount } from './create.ts';
import { User } from './model.ts';
import { firstPasswordUntil, hashPassword } from './password.ts';

// Without similar-looking characters: the password is read from a terminal.
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const generate = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** An expired generated password is replaced by another: whoever has the terminal is the administrator. */
async function renewExpired(deps: Deps): Promise<{ email: string; password: string } | undefined> {
  const expired = {
    role: 'admin' as const,
    email: deps.config.adminEmail,
    password_until: op({ $lte: deps.now() }),
  };
  if (!(await User.exists(expired))) return undefined;
  const password = generate();
  await User.updateOne(expired, {
    $set: {
      password_hash: await hashPassword(password, deps.config.hashCost),
      password_until: firstPasswordUntil(deps),
    },
    $inc: { version: 1 },
  });
  return { email: deps.config.adminEmail, password };
}

/**
 * Creates the first admin if there is none. Returns the generated password, to be printed once: it must be
 * replaced within days, and a later start generates another.
 */
export async function ensureAdmin(
  deps: Deps,
): Promise<{ email: string; password: string | undefined } | undefined> {
  if (await User.exists({ role: 'admin' })) return renewExpired(deps);
  const generated = deps.config.adminPassword === undefined ? generate() : undefined;
  const password_hash = await hashPassword(deps.config.adminPassword ?? generated!, deps.config.hashCost);
  await withTransaction(() =>
    createAccount(deps, {
      email: deps.config.adminEmail,
      email_proved: false,
      full_name: 'Administrator',
      password_hash,
      ...(generated ? { password_until: firstPasswordUntil(deps) } : {}),
      role: 'admin',
      tier: 'tier3',
      status: 'active',
    }),
  );
  return { email: deps.config.adminEmail, password: generated };
}
