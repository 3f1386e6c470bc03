import type { Tier } from '../../shared/plans.ts';
import type { AccountStatus, Role } from '../../shared/users/people.ts';
import { nextNumber } from '../base/counters.ts';
import type { Deps } from '../base/deps.ts';
import { ensureFirm } from '../membership/place.ts';
import { User, type UserDoc } from './model.ts';

/** Data of a new account. */
export interface NewAccount {
  email: string;
  /** Whether the address was proved. */
  email_proved: boolean;
  full_name: string;
  password_hash: string;
  /** Until when an assigned password is valid. */
  password_until?: Date;
  phone?: string;
  pan?: string;
  role: Role;
  tier: Tier;
  status: AccountStatus;
  /** A registration creates a one-person firm; an invited person has none. */
  firm?: 'none';
  /** Version of the privacy notice shown. */
  notice?: string;
}

const nameKey = (name: string) => name.toLowerCase();

/** Inserts an account with the next user number; throws the store's duplicate error for a known e-mail. */
export async function createAccount(deps: Deps, account: NewAccount): Promise<UserDoc> {
  const now = deps.now();
  const [user] = await User.create([
    {
      number: await nextNumber('user'),
      email: account.email,
      email_proved_at: account.email_proved ? now : null,
      password_hash: account.password_hash,
      password_until: account.password_until ?? null,
      full_name: account.full_name,
      name_key: nameKey(account.full_name),
      phone: account.phone ?? '',
      pan_sealed: account.pan ? deps.vault.seal(account.pan) : null,
      role: account.role,
      tier: account.tier,
      status: account.status,
      registered_at: now,
      approved_at: account.status === 'active' ? now : null,
      notice_version: account.notice ?? '',
      notice_at: account.notice ? now : null,
    },
  ]);
  const made = user!.toObject() as UserDoc;
  if (account.firm !== 'none') await ensureFirm(deps, made);
  return made;
}
