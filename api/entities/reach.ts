import type mongoose from 'mongoose';
import { may } from '../../shared/firm/rights.ts';
import type { SignedIn } from '../base/call.ts';
import { forbidden, notFound } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { touch } from '../base/touched.ts';
import { seesAll } from '../membership/place.ts';
import { Entity, type EntityDoc } from './model.ts';

/** A person's permission on an entity in reach. */
export type Permission = 'own' | 'edit' | 'view';

type Placed = Pick<EntityDoc, 'owner_id' | 'shares' | 'assignments' | 'group_id'>;

/**
 * The clients of their firm a person sees: all, those of their groups and assigned to them, or only assigned
 * ones.
 */
export function ofFirm({ id, firm }: SignedIn) {
  const assigned = { 'assignments.user_id': toId(id) };
  const own = { owner_id: toId(firm.id), deleted_at: null };
  if (seesAll(firm)) return own;
  if (firm.groups.length === 0) return { ...own, ...assigned };
  return { ...own, $or: [assigned, { group_id: op({ $in: firm.groups.map(toId) }) }] };
}

/**
 * The single access path to tenant data. Every query of entities, and of data belonging to them, starts from
 * these functions; foreign, deleted and missing records give the same 404. In reach are the clients of the
 * person's firm, as far as their role allows, and what is shared with them.
 */
export const within = (user: SignedIn) =>
  // A founder who sees the entire firm is matched by the readers alone, which contain the firm's id.
  seesAll(user.firm) && user.firm.id === user.id
    ? { reader_ids: toId(user.id), deleted_at: null }
    : {
        deleted_at: null,
        $and: [{ $or: [ofFirm(user), { 'shares.user_id': toId(user.id), deleted_at: null }] }],
      };

/** Whether the person sees an entity as a client of the firm. */
function isOfFirm({ id, firm }: SignedIn, entity: Placed): boolean {
  if (String(entity.owner_id) !== firm.id || !firm.role) return false;
  return (
    seesAll(firm) ||
    Boolean(entity.assignments?.some((a) => String(a.user_id) === id)) ||
    Boolean(entity.group_id && firm.groups.includes(String(entity.group_id)))
  );
}

/** The caller's permission on an entity loaded through `within`. */
export function permissionOf(user: SignedIn, entity: Placed): Permission {
  if (isOfFirm(user, entity))
    return may(user.firm, 'clients.share') ? 'own' : may(user.firm, 'work.prepare') ? 'edit' : 'view';
  return entity.shares.find((s) => String(s.user_id) === user.id)?.permission ?? 'view';
}

const refusals = {
  edit: 'You may view this entity but not change it.',
  own: 'Only the owner of this entity may do this.',
} as const;

/**
 * An entity in the caller's reach with at least the given permission; 404 if out of reach, 403 if only the
 * permission is missing.
 */
export async function reachEntity(user: SignedIn, id: string, need: Permission = 'view'): Promise<EntityDoc> {
  const entity = /^[0-9a-f]{24}$/.test(id)
    ? await Entity.findOne({ _id: toId(id), ...within(user) }).lean()
    : null;
  if (!entity) throw notFound('This entity was not found.');
  touch({ owner_id: String(entity.owner_id), client_id: id, record_id: '' });
  const has = permissionOf(user, entity);
  if (need === 'own' && has !== 'own') throw forbidden(refusals.own, 'owner_only');
  if (need === 'edit' && has === 'view') throw forbidden(refusals.edit, 'view_only');
  return entity;
}

/** Ids of all entities in reach: the filter for lists of their records. */
export async function reachableIds(user: SignedIn): Promise<mongoose.Types.ObjectId[]> {
  const found = await Entity.find(within(user), { _id: 1 }).lean();
  return found.map((e) => e._id);
}

/** Ids of a firm's entities, including deleted ones. */
export async function ownIds(firmId: string): Promise<mongoose.Types.ObjectId[]> {
  return (await Entity.find({ owner_id: toId(firmId) }, { _id: 1 }).lean()).map((e) => e._id);
}

/** A record of an entity in the caller's reach, with that entity; 404 otherwise. */
export async function reachOwned<T extends { entity_id: mongoose.Types.ObjectId }>(
  user: SignedIn,
  record: T | null | undefined,
  need: Permission = 'view',
): Promise<{ record: T; entity: EntityDoc }> {
  if (!record) throw notFound();
  try {
    const entity = await reachEntity(user, String(record.entity_id), need);
    const { _id } = record as { _id?: unknown };
    if (_id)
      touch({ owner_id: String(entity.owner_id), client_id: String(entity._id), record_id: String(_id) });
    return { record, entity };
  } catch (error) {
    // A return of someone else's entity must be indistinguishable from a missing one.
    if ((error as { status?: number }).status === 404) throw notFound();
    throw error;
  }
}
