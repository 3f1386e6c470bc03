import { idleMinutes } from '../../shared/idle.ts';
import { planOf } from '../../shared/plans.ts';
import { registrationNumber, userNumber } from '../../shared/users/people.ts';
import type { Deps } from '../base/deps.ts';
import { presentStored } from '../base/records.ts';
import type { SessionDoc, UserDoc } from './model.ts';

/** The caller's own profile with the current firm's plan and whether its returns are reviewed: login, profile. */
export const presentUser = (
  deps: Deps,
  user: UserDoc,
  plan: Pick<UserDoc, 'tier' | 'storage_status'> = user,
  reviewed = false,
  idle = user.idle_minutes ?? idleMinutes.usual,
  financialYear = '',
) => ({
  ...presentStored(user),
  user_id: userNumber(user.number),
  full_name: user.full_name,
  email: user.email,
  phone: user.phone,
  pan_number: user.pan_sealed ? deps.vault.open<string>(user.pan_sealed) : '',
  address: user.address,
  city: user.city,
  state: user.state,
  pincode: user.pincode,
  role: user.role,
  status: user.status,
  tier: plan.tier,
  subscription_tier: planOf(plan.tier).number,
  device_limit: user.role === 'admin' ? null : planOf(plan.tier).devices,
  entity_limit: user.role === 'admin' ? 0 : planOf(plan.tier).entities,
  storage_status: plan.storage_status,
  idle_minutes: idle,
  // Only where there is something to review: a one-person firm has no use for it.
  ...(reviewed ? { reviewed } : {}),
  ...(financialYear ? { financial_year: financialYear } : {}),
});

/** The `user_details` of a new registration. */
export const presentRegistered = (user: UserDoc) => ({
  user_id: userNumber(user.number),
  email: user.email,
  full_name: user.full_name,
  status: 'Pending Approval',
  subscription_tier: planOf(user.tier).number,
});

/** A registration as listed for administrators. */
export const presentPending = (user: UserDoc) => ({
  id: String(user.number),
  registration_id: registrationNumber(user.number),
  user_id: userNumber(user.number),
  full_name: user.full_name,
  email: user.email,
  phone: user.phone,
  role: user.role,
  subscription_tier: planOf(user.tier).number,
  created_at: user.registered_at.toISOString(),
  updated_at: user.updated_at.toISOString(),
  version: user.version,
});

/** An account as listed for administrators. */
export const presentAccount = (user: UserDoc) => ({
  ...presentStored(user),
  user_id: userNumber(user.number),
  full_name: user.full_name,
  email: user.email,
  role: user.role,
  tier: user.tier,
  status: user.status,
  storage_status: user.storage_status,
  rejection_reason: user.rejection_reason,
  last_login_at: user.last_login_at?.toISOString() ?? null,
});

/** A session as listed for its owner; `current` marks the calling one. */
export const presentSession = (session: SessionDoc, currentId?: string) => ({
  id: String(session._id),
  device_id: session.device_id,
  device_name: session.device_name,
  ip: session.ip,
  created_at: session.created_at.toISOString(),
  last_seen_at: session.last_seen_at.toISOString(),
  expires_at: session.expires_at.toISOString(),
  current: String(session._id) === currentId,
});
