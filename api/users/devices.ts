import type mongoose from 'mongoose';
import { sentence } from '../../shared/forms/messages.ts';
import { planOf } from '../../shared/plans.ts';
import type { Membership } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { failure } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { Firm } from '../membership/model.ts';
import { activeMembers } from '../membership/place.ts';
import type { UserDoc } from './model.ts';
import { planOfFirm } from './plan.ts';
import { endSessions, sessionsOf } from './session.ts';

type Id = mongoose.Types.ObjectId;

/** Open devices of people in a firm: one entry per device with its latest session. */
async function devicesOf(deps: Deps, people: readonly Id[], firmId: Id) {
  const seen = new Map<
    string,
    { device_id: string; device_name: string; last_seen_at: string; ip: string }
  >();
  for (const s of await sessionsOf(deps, people, firmId))
    if (!seen.has(s.device_id))
      seen.set(s.device_id, {
        device_id: s.device_id,
        device_name: s.device_name,
        last_seen_at: s.last_seen_at.toISOString(),
        ip: s.ip,
      });
  return [...seen.values()];
}

/**
 * Refuses a device beyond the firm's plan, counting all members: `device_limit` with the person's own
 * devices, for an owner those of the firm. One of these can be signed out first. Call inside a transaction.
 */
export async function admitDevice(
  deps: Deps,
  user: Pick<UserDoc, '_id' | 'role' | 'tier'>,
  firm: Membership,
  deviceId: string,
  endDevice?: string,
): Promise<void> {
  const firmId = toId(firm.id);
  // Writing the firm first serializes concurrent sign-ins, so that both cannot take the last place.
  if (firm.role) await Firm.updateOne({ _id: firmId }, { $set: { updated_at: deps.now() } });
  const members = firm.role ? (await activeMembers(firmId)).map((m) => m.user_id) : [user._id];
  const known = firm.role === 'owner' ? members : [user._id];
  if (endDevice) for (const id of known) await endSessions(deps, String(id), { deviceId: endDevice });
  if (user.role === 'admin') return;
  const used = await devicesOf(deps, members, firmId);
  const tier = firm.role && firm.id !== String(user._id) ? (await planOfFirm(firmId)).tier : user.tier;
  const limit = planOf(tier).devices;
  if (used.length < limit || used.some((d) => d.device_id === deviceId)) return;
  throw failure(
    403,
    'device_limit',
    sentence(
      'Your plan allows {limit} devices. Sign out one of them to continue here, or upgrade your plan.',
      { limit },
    ),
    {
      details: {
        devices: known === members ? used : await devicesOf(deps, known, firmId),
        device_limit: limit,
      },
    },
  );
}
