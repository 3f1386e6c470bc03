import type mongoose from 'mongoose';
import * as z from 'zod';
import {
  assignRequest,
  groupChangeRequest,
  groupRequest,
  placeRequest,
  unassignRequest,
} from '../../shared/firm/requests.ts';
import { may } from '../../shared/firm/rights.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { byName } from '../../shared/order.ts';
import type { SignedIn } from '../base/call.ts';
import { conflict, invalidField, isDuplicate, malformedField, notFound, stale } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { type Call, route } from '../base/route.ts';
import { idParams, recordId } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { ofFirm, reachEntity } from '../entities/reach.ts';
import { FirmGroup, type FirmGroupDoc, FirmMember } from '../membership/model.ts';
import { lockPlaces } from '../membership/place.ts';
import { distinct } from './hand-over.ts';
import { memberIn, namesOf } from './people.ts';

type Id = mongoose.Types.ObjectId;

/** The firm's clients named by a body, all within the caller's reach; 404 otherwise. */
async function clientsOf(
  user: SignedIn,
  { company_id, company_ids = [] }: { company_id?: string | undefined; company_ids?: string[] | undefined },
): Promise<EntityDoc[]> {
  const ids = [...new Set([...(company_id ? [company_id] : []), ...company_ids])];
  if (ids.length === 0)
    throw malformedField('company_id', sentence('{name} is missing', { name: 'company_id' }));
  const found = await Entity.find({ $and: [{ _id: op({ $in: ids.map(toId) }) }, ofFirm(user)] }).lean();
  if (found.length < ids.length) throw notFound('This entity was not found.');
  return found;
}

const setAssignments = (entity: EntityDoc, assignments: EntityDoc['assignments']) =>
  Entity.updateOne(
    { _id: entity._id },
    { $set: { assignments: distinct(assignments ?? []) } },
    { timestamps: false },
  );

/**
 * `GET /firm/assignments?company_id=&member_id=`: assignments of clients and duties, for clients in reach.
 * Staff see their own.
 */
const listAssignments = route({
  method: 'GET',
  path: '/firm/assignments',
  access: 'tax',
  limit: 'work',
  right: 'firm.read',
  query: z.strictObject({ company_id: recordId.optional(), member_id: recordId.optional() }),
  handle: async ({ user, query }) => {
    const entities = await Entity.find(
      { $and: [ofFirm(user), query.company_id ? { _id: toId(query.company_id) } : {}] },
      { name: 1, assignments: 1, group_id: 1, labels: 1 },
    )
      .sort({ sort_key: 1 })
      .lean();
    const members = await FirmMember.find({ firm_id: toId(user.firm.id) }, { user_id: 1 }).lean();
    const placeOf = new Map(members.map((m) => [String(m.user_id), String(m._id)]));
    const names = await namesOf(members.map((m) => m.user_id));
    const others = may(user.firm, 'members.read');
    const assignments = entities.flatMap((e) =>
      (e.assignments ?? []).flatMap((a) => {
        const person = String(a.user_id);
        const member_id = placeOf.get(person) ?? '';
        if (!others && person !== user.id) return [];
        if (query.member_id && query.member_id !== member_id) return [];
        return [
          {
            company_id: String(e._id),
            company_name: e.name,
            duty: a.duty,
            member_id,
            full_name: names.get(person)?.full_name ?? '',
          },
        ];
      }),
    );
    return {
      assignments,
      total: assignments.length,
      clients: entities.map((e) => ({
        company_id: String(e._id),
        company_name: e.name,
        group_id: e.group_id ? String(e.group_id) : null,
        labels: e.labels ?? [],
      })),
    };
  },
});

/** `POST /firm/assignments`: assigns clients, or one of their duties, to a member. */
const assign = route({
  method: 'POST',
  path: '/firm/assignments',
  access: 'tax',
  limit: 'work',
  right: 'work.assign',
  body: assignRequest,
  audit: 'firm.assigned',
  handle: async ({ user, body, note }) => {
    const clients = await clientsOf(user, body);
    await withTransaction(async () => {
      await lockPlaces(toId(user.firm.id));
      const member = await memberIn(user, body.member_id, 'member_id');
      for (const { _id } of clients) {
        const now = await Entity.findById(_id).lean();
        if (now)
          await setAssignments(now, [
            ...(now.assignments ?? []),
            { user_id: member.user_id, duty: body.duty },
          ]);
      }
    });
    note({ kind: 'firm', id: body.member_id, detail: body.duty, records: clients.map((c) => String(c._id)) });
    return { message: 'Assigned', assigned: clients.length };
  },
});

/** `DELETE /firm/assignments`: unassigns clients, or one of their duties. */
const unassign = route({
  method: 'DELETE',
  path: '/firm/assignments',
  access: 'tax',
  limit: 'work',
  right: 'work.assign',
  body: unassignRequest,
  audit: 'firm.unassigned',
  handle: async ({ user, body, note }) => {
    const clients = await clientsOf(user, body);
    const member = await memberIn(user, body.member_id, 'member_id');
    await withTransaction(async () => {
      for (const { _id } of clients) {
        const now = await Entity.findById(_id).lean();
        const left = now?.assignments?.filter(
          (a) => !a.user_id.equals(member.user_id) || (body.duty !== undefined && a.duty !== body.duty),
        );
        if (now) await setAssignments(now, left);
      }
    });
    note({ kind: 'firm', id: body.member_id, records: clients.map((c) => String(c._id)) });
    return { message: 'No longer assigned', unassigned: clients.length };
  },
});

/** Groups as shown to those who may see members. */
async function presentGroups(user: SignedIn, groups: readonly FirmGroupDoc[]) {
  const firm_id = toId(user.firm.id);
  const members = await FirmMember.find({ firm_id }, { user_id: 1 }).lean();
  const placeOf = new Map(members.map((m) => [String(m.user_id), String(m._id)]));
  const names = await namesOf(groups.flatMap((g) => g.manager_ids));
  const held = await Entity.find(
    { owner_id: firm_id, deleted_at: null, group_id: op({ $in: groups.map((g) => g._id) }) },
    { group_id: 1 },
  ).lean();
  return groups.map((group) => ({
    id: String(group._id),
    version: group.version,
    name: group.name,
    kind: group.kind,
    managers: group.manager_ids.map((id) => ({
      member_id: placeOf.get(String(id)) ?? '',
      full_name: names.get(String(id))?.full_name ?? '',
    })),
    company_ids: held.filter((e) => e.group_id?.equals(group._id)).map((e) => String(e._id)),
  }));
}

/** `GET /firm/groups`: groups of clients; a manager sees their own. */
const listGroups = route({
  method: 'GET',
  path: '/firm/groups',
  access: 'tax',
  limit: 'work',
  right: 'members.read',
  handle: async ({ user }) => {
    const mine = user.firm.role === 'manager' ? { manager_ids: toId(user.id) } : {};
    const found = await FirmGroup.find({ firm_id: toId(user.firm.id), ...mine }).lean();
    const groups = await presentGroups(
      user,
      found.sort((a, b) => byName(a.name, b.name)),
    );
    return { groups, total: groups.length };
  },
});

async function managersIn(user: SignedIn, ids: readonly string[]): Promise<Id[]> {
  const members = [];
  for (const id of new Set(ids)) members.push(await memberIn(user, id, 'member_ids'));
  return members.map((m) => m.user_id);
}

/** Replaces the clients of a group. */
async function fill(user: SignedIn, group_id: Id, ids: readonly string[]): Promise<void> {
  const chosen = ids.length > 0 ? (await clientsOf(user, { company_ids: [...ids] })).map((e) => e._id) : [];
  const quiet = { timestamps: false } as const;
  await Entity.updateMany(
    { owner_id: toId(user.firm.id), group_id, _id: op({ $nin: chosen }) },
    { $set: { group_id: null } },
    quiet,
  );
  await Entity.updateMany({ _id: op({ $in: chosen }) }, { $set: { group_id } }, quiet);
}

const taken = (error: unknown) =>
  isDuplicate(error) ? conflict('group_exists', 'A group with this name already exists.') : error;

/** `POST /firm/groups`. */
const createGroup = route({
  method: 'POST',
  path: '/firm/groups',
  access: 'tax',
  limit: 'work',
  right: 'groups.change',
  body: groupRequest,
  audit: 'firm.group-created',
  handle: async ({ user, body, note }) => {
    const group = await withTransaction(async () => {
      await lockPlaces(toId(user.firm.id));
      const manager_ids = await managersIn(user, body.member_ids ?? []);
      const [made] = await FirmGroup.create([
        {
          firm_id: toId(user.firm.id),
          name: body.name,
          name_key: body.name.toLowerCase(),
          kind: body.kind ?? 'other',
          manager_ids,
        },
      ]);
      if (body.company_ids) await fill(user, made!._id, body.company_ids);
      return made!.toObject() as FirmGroupDoc;
    }).catch((error: unknown) => {
      throw taken(error);
    });
    note({ kind: 'firm', id: String(group._id) });
    return { message: 'Group created', group: (await presentGroups(user, [group]))[0] };
  },
});

async function reachGroup(user: SignedIn, id: string): Promise<FirmGroupDoc> {
  const group = await FirmGroup.findOne({ _id: toId(id), firm_id: toId(user.firm.id) }).lean();
  if (!group) throw notFound('This group was not found.');
  return group;
}

type GroupCall = Call<{ id: string }, unknown, ReturnType<typeof groupChangeRequest.parse>>;

async function changeGroup({ user, params, body, note }: GroupCall) {
  const { name, kind, member_ids } = body;
  await withTransaction(async () => {
    await lockPlaces(toId(user.firm.id));
    const before = await reachGroup(user, params.id);
    if (body.version !== undefined && body.version !== before.version)
      throw stale((await presentGroups(user, [before]))[0]);
    const manager_ids = member_ids ? await managersIn(user, member_ids) : before.manager_ids;
    await FirmGroup.updateOne(
      { _id: before._id },
      {
        $set: {
          ...(name ? { name, name_key: name.toLowerCase() } : {}),
          ...(kind ? { kind } : {}),
          manager_ids,
        },
        $inc: { version: 1 },
      },
    );
    if (body.company_ids) await fill(user, before._id, body.company_ids);
  }).catch((error: unknown) => {
    throw taken(error);
  });
  note({ kind: 'firm', id: params.id });
  return {
    message: 'Group saved',
    group: (await presentGroups(user, [await reachGroup(user, params.id)]))[0],
  };
}

const changing = {
  path: '/firm/groups/:id',
  access: 'tax',
  limit: 'work',
  right: 'groups.change',
  params: idParams,
  body: groupChangeRequest,
  audit: 'firm.group-changed',
} as const;
const putGroup = route({ ...changing, method: 'PUT', handle: changeGroup });
const patchGroup = route({ ...changing, method: 'PATCH', handle: changeGroup });

/** `DELETE /firm/groups/{id}`: its clients then belong to no group. */
const deleteGroup = route({
  method: 'DELETE',
  path: '/firm/groups/:id',
  access: 'tax',
  limit: 'work',
  right: 'groups.change',
  params: idParams,
  audit: 'firm.group-deleted',
  handle: async ({ user, params, note }) => {
    const group = await reachGroup(user, params.id);
    await withTransaction(async () => {
      await fill(user, group._id, []);
      await FirmGroup.deleteOne({ _id: group._id });
    });
    note({ kind: 'firm', id: params.id });
    return { message: 'Group deleted' };
  },
});

/** `PATCH /firm/clients/{id}`: the group a client belongs to, and its labels. */
const placeClient = route({
  method: 'PATCH',
  path: '/firm/clients/:id',
  access: 'tax',
  limit: 'work',
  right: 'groups.change',
  params: idParams,
  body: placeRequest,
  audit: 'firm.client-placed',
  handle: async ({ user, params, body, note }) => {
    const entity = await reachEntity(user, params.id, 'own');
    const group = body.group_id ? await reachGroup(user, body.group_id).catch(() => undefined) : undefined;
    if (body.group_id && !group) throw invalidField('group_id', 'Choose a group of the firm');
    await Entity.updateOne(
      { _id: entity._id },
      {
        $set: {
          ...(body.group_id === undefined ? {} : { group_id: group?._id ?? null }),
          ...(body.labels ? { labels: [...new Set(body.labels)] } : {}),
        },
      },
      { timestamps: false },
    );
    note({ kind: 'entity', id: params.id });
    return { message: 'Saved' };
  },
});

export const firmWorkRoutes = [
  listAssignments,
  assign,
  unassign,
  listGroups,
  createGroup,
  putGroup,
  patchGroup,
  deleteGroup,
  placeClient,
];
