import type mongoose from 'mongoose';
import { may } from '../../shared/firm/rights.ts';
import { userNumber } from '../../shared/users/people.ts';
import type { SignedIn } from '../base/call.ts';
import { invalidField, notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { FirmMember, type FirmMemberDoc } from '../membership/model.ts';
import { User } from '../users/model.ts';

type Id = mongoose.Types.ObjectId;

/** A person's name in a list of the firm. */
interface Named {
  full_name: string;
  email: string;
  number: number;
  last_login_at: Date | null;
}

/** Names by account. */
export async function namesOf(ids: readonly Id[]): Promise<Map<string, Named>> {
  const found = await User.find(
    { _id: op({ $in: [...ids] }) },
    { full_name: 1, email: 1, number: 1, last_login_at: 1 },
  ).lean();
  return new Map(found.map((u) => [String(u._id), u]));
}

/** A member as shown to those who may see members. */
export function presentMember(
  user: SignedIn,
  member: FirmMemberDoc,
  name: Named | undefined,
  clients: number,
): object {
  return {
    id: String(member._id),
    version: member.version,
    user_id: name ? userNumber(name.number) : '',
    // Id used in the access log, for filtering it.
    account_id: may(user.firm, 'access.read') ? String(member.user_id) : '',
    full_name: name?.full_name ?? '',
    email: name?.email ?? '',
    role: member.role,
    allowed: member.allowed,
    status: member.status,
    joined_at: member.joined_at.toISOString(),
    ended_at: member.ended_at?.toISOString() ?? null,
    handed_to: member.handed_to ? String(member.handed_to) : null,
    last_login_at: name?.last_login_at?.toISOString() ?? null,
    clients,
    current: String(member.user_id) === user.id,
  };
}

/** One member with their number of clients. */
export async function shownMember(user: SignedIn, member: FirmMemberDoc): Promise<object> {
  const names = await namesOf([member.user_id]);
  const clients = await Entity.countDocuments({
    owner_id: member.firm_id,
    'assignments.user_id': member.user_id,
    deleted_at: null,
  });
  return presentMember(user, member, names.get(String(member.user_id)), clients);
}

/** A member of the caller's firm; 404 otherwise. */
export async function reachMember(user: SignedIn, id: string): Promise<FirmMemberDoc> {
  const member = await FirmMember.findOne({ _id: toId(id), firm_id: toId(user.firm.id) }).lean();
  if (!member) throw notFound('This member was not found.');
  return member;
}

/** An active member of the caller's firm; 422 for the field otherwise. */
export async function memberIn(user: SignedIn, id: string, field: string): Promise<FirmMemberDoc> {
  const member = await FirmMember.findOne({
    _id: toId(id),
    firm_id: toId(user.firm.id),
    status: 'active',
  }).lean();
  if (!member) throw invalidField(field, 'Choose a member of the firm');
  // Work assigned to an account about to be deleted would be left without an assignee.
  if (!(await User.exists({ _id: member.user_id, status: 'active' })))
    throw invalidField(field, 'The account of this member is not active. Choose another member.');
  return member;
}
