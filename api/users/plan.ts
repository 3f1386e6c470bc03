import type { Types } from 'mongoose';
import type { Tier } from '../../shared/plans.ts';
import type { Membership } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { toId } from '../base/records.ts';
import { Firm } from '../membership/model.ts';
import { idleOf } from './factor-status.ts';
import { User, type UserDoc } from './model.ts';
import { presentUser } from './present.ts';

/** The plan of an owner of records: tier, drive, and whether it is active. */
interface FirmPlan {
  tier: Tier;
  storage_status: UserDoc['storage_status'];
  active: boolean;
}

/**
 * The plan of a firm: that of its founder's account, set by an administrator, unless the founder left and the
 * firm kept it. Undefined for an id that is neither firm nor account.
 */
export async function storedPlan(ownerId: Types.ObjectId): Promise<FirmPlan | undefined> {
  const [firm, user] = await Promise.all([
    Firm.findById(ownerId, { tier: 1, storage_status: 1 }).lean(),
    User.findById(ownerId, { tier: 1, storage_status: 1, status: 1 }).lean(),
  ]);
  if (!user && !firm?.tier) return undefined;
  return {
    tier: firm?.tier ?? user!.tier,
    storage_status: (firm?.storage_status as UserDoc['storage_status']) ?? user?.storage_status ?? 'none',
    active: Boolean(firm?.tier) || user?.status === 'active',
  };
}

/** The plan of a firm with members. */
export const planOfFirm = async (firmId: Types.ObjectId): Promise<FirmPlan> =>
  (await storedPlan(firmId)) ?? { tier: 'tier1', storage_status: 'none', active: true };

/** The caller's own profile, with the plan of the current firm. */
export const presentMe = async (deps: Deps, user: UserDoc, firm: Membership) =>
  presentUser(
    deps,
    user,
    firm.role && firm.id !== String(user._id) ? await planOfFirm(toId(firm.id)) : user,
    firm.reviewed,
    idleOf(user, firm),
    firm.financialYear,
  );
