import { createHash, randomBytes } from 'node:crypto';
import { handOverRequest, inviteRequest, memberRequest } from '../../shared/firm/requests.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { planOf } from '../../shared/plans.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, failure, invalidField, notFound, stale } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op, toId } from '../base/records.ts';
import type { Call } from '../base/route.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import { Entity } from '../entities/model.ts';
import { sendLater } from '../mail/later.ts';
import { mailTexts } from '../mail/texts.ts';
import { Firm, FirmInvitation, type FirmInvitationDoc, FirmMember } from '../membership/model.ts';
import { countMembers, lockPlaces } from '../membership/place.ts';
import { hasOwner, lastOwner } from '../users/account/stranding.ts';
import { User } from '../users/model.ts';
import { closeInvitationsOf, endMembership } from './hand-over.ts';
import { namesOf, presentMember, reachMember, shownMember } from './people.ts';

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url');

const openInvitations = (user: SignedIn, deps: Deps) => ({
  firm_id: toId(user.firm.id),
  closed_at: null,
  expires_at: op({ $gt: deps.now() }),
});

const presentInvitation = (one: FirmInvitationDoc) => ({
  id: String(one._id),
  email: one.email,
  role: one.role,
  allowed: one.allowed,
  created_at: one.created_at.toISOString(),
  expires_at: one.expires_at.toISOString(),
});

/** Number of clients assigned to each member. */
async function clientsByMember(user: SignedIn): Promise<Map<string, number>> {
  const found = await Entity.find(
    { owner_id: toId(user.firm.id), deleted_at: null },
    { assignments: 1 },
  ).lean();
  const counts = new Map<string, number>();
  for (const { assignments = [] } of found)
    for (const id of new Set(assignments.map((a) => String(a.user_id))))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** `GET /firm/members`: members, including former ones, and open invitations. */
const listMembers = route({
  method: 'GET',
  path: '/firm/members',
  access: 'tax',
  limit: 'work',
  right: 'members.read',
  handle: async ({ user, deps }) => {
    const members = await FirmMember.find({ firm_id: toId(user.firm.id) })
      .sort({ status: 1, joined_at: 1 })
      .lean();
    const names = await namesOf(members.map((m) => m.user_id));
    const clients = await clientsByMember(user);
    const invitations = await FirmInvitation.find(openInvitations(user, deps)).sort({ created_at: 1 }).lean();
    return {
      members: members.map((m) =>
        presentMember(user, m, names.get(String(m.user_id)), clients.get(String(m.user_id)) ?? 0),
      ),
      total: members.length,
      invitations: invitations.map(presentInvitation),
    };
  },
});

/** Refuses members beyond the plan's limit; open invitations count. */
async function refuseOverUsers(deps: Deps, user: SignedIn, except: string): Promise<void> {
  const plan = planOf(user.tier);
  const used =
    (await countMembers(toId(user.firm.id))) +
    (await FirmInvitation.countDocuments({ ...openInvitations(user, deps), email: op({ $ne: except }) }));
  if (used >= plan.users)
    throw failure(
      403,
      'member_limit',
      sentence('Your {plan} plan allows {limit} members. Upgrade your plan to add more.', {
        plan: { text: plan.name },
        limit: plan.users,
      }),
      { details: { limit: plan.users, used } },
    );
}

/** `POST /firm/members`: mails an invitation. Another one to the same address replaces it. */
const invite = route({
  method: 'POST',
  path: '/firm/members',
  access: 'tax',
  limit: 'invitations',
  right: 'members.change',
  body: inviteRequest,
  audit: 'firm.member-invited',
  handle: async ({ user, body, deps, note }) => {
    if (body.email === user.email) throw invalidField('email', 'This is your own address');
    const firm_id = toId(user.firm.id);
    const account = await User.findOne({ email: body.email }, { _id: 1 }).lean();
    if (account && (await FirmMember.exists({ firm_id, user_id: account._id, status: 'active' })))
      throw conflict('already_member', 'A member of the firm already has this address.');
    await refuseOverUsers(deps, user, body.email);
    const token = randomBytes(32).toString('base64url');
    const until = new Date(deps.now().getTime() + spans.firmInvitation * 1000);
    const made = await withTransaction(async () => {
      await FirmInvitation.updateMany(
        { firm_id, email: body.email, closed_at: null },
        { $set: { closed_at: deps.now() } },
      );
      const [invitation] = await FirmInvitation.create([
        {
          firm_id,
          email: body.email,
          role: body.role,
          allowed: body.allowed,
          token_hash: tokenHash(token),
          by_id: toId(user.id),
          expires_at: until,
        },
      ]);
      return invitation!.toObject() as FirmInvitationDoc;
    });
    const link = `${deps.config.publicUrl}/join#${token}`;
    const days = spans.firmInvitation / 86_400;
    const sender = (await Firm.findById(firm_id, { mail_sender: 1 }).lean())?.mail_sender;
    const letter = mailTexts.firmInvitation(user.fullName, user.firm.name, body.role, link, days);
    await sendLater(deps, body.email, sender ? { ...letter, from: sender } : letter, { until });
    note({ kind: 'firm', id: String(made._id), detail: body.role });
    return { message: 'The invitation was sent.', invitation: presentInvitation(made) };
  },
});

/** `DELETE /firm/invitations/{id}`: revokes an invitation. */
const withdraw = route({
  method: 'DELETE',
  path: '/firm/invitations/:id',
  access: 'tax',
  limit: 'work',
  right: 'members.change',
  params: idParams,
  audit: 'firm.invitation-withdrawn',
  handle: async ({ user, params, deps, note }) => {
    const gone = await FirmInvitation.updateOne(
      { _id: toId(params.id), ...openInvitations(user, deps) },
      { $set: { closed_at: deps.now() } },
    );
    if (gone.matchedCount === 0) throw notFound('This invitation was not found.');
    note({ kind: 'firm', id: params.id });
    return { message: 'The invitation was withdrawn.' };
  },
});

type MemberCall = Call<{ id: string }, unknown, ReturnType<typeof memberRequest.parse>>;

async function changeMember({ user, params, body, deps, note }: MemberCall) {
  const { version, hand_over_to, status, ...changes } = body;
  const { handed, disables } = await withTransaction(async () => {
    await lockPlaces(toId(user.firm.id));
    const before = await reachMember(user, params.id);
    if (version !== undefined && version !== before.version) throw stale(await shownMember(user, before));
    const disables = status === 'disabled' && before.status === 'active';
    const enables = status === 'active' && before.status === 'disabled';
    if (enables) await refuseOverUsers(deps, user, '');
    const demoted = before.role === 'owner' && changes.role !== undefined && changes.role !== 'owner';
    if (demoted && !(await hasOwner(before.firm_id, String(before.user_id)))) throw lastOwner();
    if (Object.keys(changes).length > 0 || enables)
      await FirmMember.updateOne(
        { _id: before._id },
        {
          $set: {
            ...changes,
            ...(enables ? { status: 'active' as const, ended_at: null, handed_to: null } : {}),
          },
          $inc: { version: 1 },
        },
      );
    if (demoted) await closeInvitationsOf(deps, before.firm_id, before.user_id);
    return { handed: disables ? await endMembership(deps, user, before, hand_over_to) : 0, disables };
  });
  const after = await reachMember(user, params.id);
  const detail = Object.entries({ ...changes, ...(status ? { status } : {}) }).map(([k, v]) => `${k}=${v}`);
  note({
    kind: 'firm',
    id: params.id,
    detail: [...detail, ...(handed ? [`handed over ${handed}`] : [])].join(' '),
  });
  return {
    message: disables ? 'The member was disabled.' : 'Member changed',
    member: await shownMember(user, after),
  };
}

const changing = {
  path: '/firm/members/:id',
  access: 'tax',
  limit: 'work',
  right: 'members.change',
  params: idParams,
  body: memberRequest,
  audit: 'firm.member-changed',
} as const;

/**
 * `PUT` and `PATCH /firm/members/{id}`: role and permissions; `status: disabled` transfers the work and ends
 * the sessions.
 */
const putMember = route({ ...changing, method: 'PUT', handle: changeMember });
const patchMember = route({ ...changing, method: 'PATCH', handle: changeMember });

/** `DELETE /firm/members/{id}`: disables a member, like `status: disabled`. */
const removeMember = route({
  method: 'DELETE',
  path: '/firm/members/:id',
  access: 'tax',
  limit: 'work',
  right: 'members.change',
  params: idParams,
  body: handOverRequest,
  audit: 'firm.member-disabled',
  handle: async ({ user, params, body, deps, note }) => {
    const member = await reachMember(user, params.id);
    if (member.status === 'disabled') throw notFound('This member was not found.');
    const handed = await withTransaction(() => endMembership(deps, user, member, body.hand_over_to));
    note({ kind: 'firm', id: params.id, detail: `handed over ${handed}` });
    return { message: 'The member was disabled.', handed_over: handed };
  },
});

/** `POST /firm/leave`: leaves the current firm; not possible for the last owner. */
const leave = route({
  method: 'POST',
  path: '/firm/leave',
  access: 'tax',
  limit: 'work',
  right: 'firm.read',
  body: handOverRequest,
  audit: 'firm.left',
  handle: async ({ user, body, deps, note }) => {
    if (!user.firm.role) throw notFound('You are not a member of a firm.');
    const member = await reachMember(user, user.firm.memberId);
    const handed = await withTransaction(() => endMembership(deps, user, member, body.hand_over_to));
    note({ kind: 'firm', id: user.firm.memberId, detail: `handed over ${handed}` });
    return { message: 'You left the firm.', handed_over: handed };
  },
});

export const memberRoutes = [listMembers, invite, withdraw, putMember, patchMember, removeMember, leave];
