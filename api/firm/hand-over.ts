import type mongoose from 'mongoose';
import { sentence } from '../../shared/forms/messages.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { invalid, invalidField, notFound } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { type Assignment, Entity } from '../entities/model.ts';
import { Intake } from '../intake/model.ts';
import { Firm, FirmGroup, FirmInvitation, FirmMember, type FirmMemberDoc } from '../membership/model.ts';
import { lockPlaces } from '../membership/place.ts';
import { hasOwner, lastOwner } from '../users/account/stranding.ts';
import { User } from '../users/model.ts';
import { endSessions } from '../users/session.ts';
import { memberIn } from './people.ts';

type Id = mongoose.Types.ObjectId;

/** Removes duplicate duties per person. */
export const distinct = (list: readonly Assignment[]): Assignment[] => [
  ...new Map(list.map((a) => [`${a.user_id} ${a.duty}`, { user_id: a.user_id, duty: a.duty }])).values(),
];

const workOf = (firm_id: Id, user_id: Id) => ({ owner_id: firm_id, 'assignments.user_id': user_id });

/** Transfers clients, groups and imports from one member to another. */
async function handOver(firm_id: Id, from: Id, to: Id): Promise<number> {
  const found = await Entity.find(workOf(firm_id, from), { assignments: 1 }).lean();
  for (const { _id, assignments = [] } of found) {
    const passed = assignments.map((a) => (a.user_id.equals(from) ? { ...a, user_id: to } : a));
    await Entity.updateOne({ _id }, { $set: { assignments: distinct(passed) } }, { timestamps: false });
  }
  for (const { _id, manager_ids } of await FirmGroup.find({ firm_id, manager_ids: from }).lean()) {
    const left = new Map(manager_ids.map((id) => (id.equals(from) ? to : id)).map((id) => [String(id), id]));
    await FirmGroup.updateOne({ _id }, { $set: { manager_ids: [...left.values()] } });
  }
  return found.length;
}

/** Transfers imports of a firm's clients to the successor, so that they can be undone. */
async function passImports(firm_id: Id, from: Id, to: Id): Promise<void> {
  const clients = (await Entity.find({ owner_id: firm_id }, { _id: 1 }).lean()).map((e) => e._id);
  await Intake.updateMany({ owner_id: from, entity_id: op({ $in: clients }) }, { $set: { owner_id: to } });
}

/** Revokes invitations by someone who may no longer invite. */
export const closeInvitationsOf = (deps: Deps, firm_id: Id, by_id: Id) =>
  FirmInvitation.updateMany({ firm_id, by_id, closed_at: null }, { $set: { closed_at: deps.now() } });

/**
 * Ends a membership and transfers all work, in the caller's transaction; the person's sessions end. 409 for
 * the last owner, 422 if there is work and no successor.
 */
export async function endMembership(
  deps: Deps,
  user: SignedIn,
  member: FirmMemberDoc,
  handOverTo: string | undefined,
): Promise<number> {
  const { firm_id, user_id } = member;
  await lockPlaces(firm_id);
  if (!(await FirmMember.exists({ _id: member._id, status: 'active' })))
    throw notFound('This member was not found.');
  if (member.role === 'owner' && !(await hasOwner(firm_id, String(user_id)))) throw lastOwner();
  const clients = await Entity.countDocuments(workOf(firm_id, user_id));
  const groups = await FirmGroup.countDocuments({ firm_id, manager_ids: user_id });
  const successor = handOverTo ? await memberIn(user, handOverTo, 'hand_over_to') : undefined;
  if (successor?.user_id.equals(user_id)) throw invalidField('hand_over_to', 'Choose another member');
  if (successor?.role === 'viewer')
    throw invalidField('hand_over_to', 'A viewer cannot be assigned work. Choose another member.');
  if (!successor && clients + groups > 0) {
    const message = sentence('Choose who takes over {clients} clients and {groups} groups.', {
      clients,
      groups,
    });
    throw invalid(message, [{ path: 'hand_over_to', message }], 'hand_over_missing');
  }
  if (successor) {
    await handOver(firm_id, user_id, successor.user_id);
    await passImports(firm_id, user_id, successor.user_id);
  }
  if (firm_id.equals(user_id)) {
    // The firm keeps its founder's plan.
    const founder = await User.findById(user_id, { tier: 1, storage_status: 1 }).lean();
    const { tier = 'tier1' as const, storage_status = 'none' } = founder ?? {};
    await Firm.updateOne({ _id: firm_id, tier: null }, { $set: { tier, storage_status } });
  }
  await FirmMember.updateOne(
    { _id: member._id },
    {
      $set: { status: 'disabled', ended_at: deps.now(), handed_to: successor?._id ?? null },
      $inc: { version: 1 },
    },
  );
  await closeInvitationsOf(deps, firm_id, user_id);
  await endSessions(deps, String(user_id));
  return clients;
}
