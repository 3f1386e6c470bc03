import type { Types } from 'mongoose';
import { reachOfRole } from '../../shared/firm/rights.ts';
import type { Tier } from '../../shared/plans.ts';
import type { Membership } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { Firm, FirmGroup, FirmInvitation, FirmMember, type FirmMemberDoc } from './model.ts';

/** The id of no firm: owns nothing. */
const nowhere = '000000000000000000000000';

/** A person without a firm sees what is shared with them, and owns nothing. */
const outside: Membership = {
  id: nowhere,
  memberId: nowhere,
  name: '',
  role: null,
  allowed: [],
  groups: [],
  members: 0,
  reviewed: false,
  factorRequired: false,
  idleMinutes: null,
  financialYear: '',
};

interface Person {
  _id: Types.ObjectId;
  full_name: string;
  role: string;
  tier: Tier;
}

/**
 * Creates the one-person firm of a registration under the account's id; does nothing for an administrator, or
 * for someone who has, or had, any membership. Returns whether one was created.
 */
export async function ensureFirm(
  deps: Deps,
  person: Pick<Person, '_id' | 'full_name' | 'role'>,
): Promise<boolean> {
  if (person.role === 'admin' || (await FirmMember.exists({ user_id: person._id }))) return false;
  const { _id, full_name } = person;
  await Firm.updateOne(
    { _id },
    { $setOnInsert: { name: full_name } },
    { upsert: true, setDefaultsOnInsert: true },
  );
  const place = { firm_id: _id, user_id: _id };
  await FirmMember.updateOne(
    place,
    { $setOnInsert: { ...place, role: 'owner', status: 'active', joined_at: deps.now() } },
    { upsert: true, setDefaultsOnInsert: true },
  );
  return true;
}

/** A person's firms. */
export const firmsOf = async (userId: Types.ObjectId): Promise<Types.ObjectId[]> =>
  (await FirmMember.find({ user_id: userId, status: 'active' }, { firm_id: 1 }).lean()).map((p) => p.firm_id);

/** A person's active memberships: their own firm first, then by date of joining. */
export async function placesOf(userId: Types.ObjectId): Promise<FirmMemberDoc[]> {
  const places = await FirmMember.find({ user_id: userId, status: 'active' }).sort({ joined_at: 1 }).lean();
  return places.sort((a, b) => Number(b.firm_id.equals(userId)) - Number(a.firm_id.equals(userId)));
}

/**
 * Serializes changes of memberships and assignments in a firm: call first in the transaction. Without it, two
 * owners could leave at the same moment, each seeing the other.
 */
export const lockPlaces = (firm_id: Types.ObjectId) =>
  Firm.updateOne({ _id: firm_id }, { $inc: { place_changes: 1 } }, { timestamps: false });

/** Active members of a firm. */
export const activeMembers = (firm_id: Types.ObjectId): Promise<FirmMemberDoc[]> =>
  FirmMember.find({ firm_id, status: 'active' }).sort({ joined_at: 1 }).lean();

/** Number of active members. */
export const countMembers = (firmId: Types.ObjectId): Promise<number> =>
  FirmMember.countDocuments({ firm_id: firmId, status: 'active' });

/** Whether a firm's returns need approval: as set, else from the second member on. */
export const needsReview = (firm: { review_required: boolean | null } | null, members: number): boolean =>
  firm?.review_required ?? members > 1;

/** The first membership of a person, skipping some; a one-person firm is created if they never had one. */
async function firstPlaceOf(
  deps: Deps,
  person: Person,
  without: readonly Types.ObjectId[],
): Promise<FirmMemberDoc | undefined> {
  const places = await placesOf(person._id);
  if (places.length === 0 && (await ensureFirm(deps, person))) return (await placesOf(person._id))[0];
  return places.find((place) => !without.some((id) => id.equals(place.firm_id)));
}

/** The current firm: the one chosen in this session if still a member, else their first; `without` are skipped. */
export async function membershipOf(
  deps: Deps,
  person: Person,
  chosen: Types.ObjectId | null | undefined,
  without: readonly Types.ObjectId[] = [],
): Promise<Membership> {
  if (person.role === 'admin') return outside;
  const place =
    (chosen &&
      without.length === 0 &&
      (await FirmMember.findOne({ user_id: person._id, firm_id: chosen, status: 'active' }).lean())) ||
    (await firstPlaceOf(deps, person, without));
  if (!place) return outside;
  const [firm, members, groups] = await Promise.all([
    Firm.findById(place.firm_id, {
      name: 1,
      review_required: 1,
      second_factor_required: 1,
      idle_minutes: 1,
      default_financial_year: 1,
      closing: 1,
    }).lean(),
    countMembers(place.firm_id),
    reachOfRole[place.role] === 'groups'
      ? FirmGroup.find({ firm_id: place.firm_id, manager_ids: person._id }, { _id: 1 }).lean()
      : [],
  ]);
  // A firm being closed is open to its owners only.
  if (firm?.closing && place.role !== 'owner')
    return membershipOf(deps, person, chosen, [...without, place.firm_id]);
  return {
    id: String(place.firm_id),
    memberId: String(place._id),
    name: firm?.name ?? '',
    role: place.role,
    allowed: place.allowed,
    groups: groups.map((g) => String(g._id)),
    members,
    reviewed: needsReview(firm, members),
    factorRequired: firm?.second_factor_required ?? false,
    idleMinutes: firm?.idle_minutes ?? null,
    financialYear: firm?.default_financial_year ?? '',
  };
}

/** Whether a person sees all clients of their firm. */
export const seesAll = ({ role }: Pick<Membership, 'role'>): boolean =>
  role !== null && reachOfRole[role] === 'all';

/** The owner id to query a firm's data by: the firm's for those who see everything, else one that owns nothing. */
export const wholeOf = (user: { firm: Membership }): Types.ObjectId =>
  toId(seesAll(user.firm) ? user.firm.id : nowhere);

/** Firms deleted with a person: those without other active members. */
export async function firmsOnlyOf(userId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const places = await FirmMember.find({ user_id: userId, status: 'active' }, { firm_id: 1 }).lean();
  const alone: Types.ObjectId[] = [];
  for (const { firm_id } of places)
    if (!(await FirmMember.exists({ firm_id, status: 'active', user_id: op({ $ne: userId }) })))
      alone.push(firm_id);
  return alone;
}

/** Removes a firm without members; its data was removed before. */
export async function removeFirm(firm_id: Types.ObjectId): Promise<void> {
  await FirmInvitation.deleteMany({ firm_id });
  await FirmGroup.deleteMany({ firm_id });
  await FirmMember.deleteMany({ firm_id });
  await Firm.deleteOne({ _id: firm_id });
}
