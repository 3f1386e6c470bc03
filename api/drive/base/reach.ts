import type { DrivePermission } from '../../../shared/drive/calls.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { cleanName, nameProblem, splitPath } from '../../../shared/drive/names.ts';
import type { SignedIn } from '../../base/call.ts';
import { forbidden, invalidField, malformedField, notFound } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { touch } from '../../base/touched.ts';
import { Entity } from '../../entities/model.ts';
import { permissionOf, within } from '../../entities/reach.ts';
import { seesAll, wholeOf } from '../../membership/place.ts';
import { storedPlan } from '../../users/plan.ts';
import { DriveItem, type DriveItemDoc } from './model.ts';
import { DriveShare, type DriveShareDoc } from './share-model.ts';
import { above, type Id, openDrive, slotOf } from './tree.ts';

/**
 * The single access path to drive items. Items of others and missing ones give the same 404. Besides the
 * owner, an item is within reach of people named in a restricted share, for it and everything in it, and, to
 * view, of those who reach the entity it is assigned to.
 */

/** An accessible part of a drive. */
export interface Reached {
  ownerId: Id;
  /** Null: the root of the caller's own drive. */
  item: DriveItemDoc | null;
  permission: DrivePermission;
  /** The visible folders above it, outermost first. */
  trail: DriveItemDoc[];
}

const missing = () => notFound('This file or folder was not found.');

/** The active drive of the caller's firm, for those who see all of it; `userId` of a path must be the caller's. */
export async function ownDrive(user: SignedIn, userId?: string): Promise<Id> {
  if (userId !== undefined && userId !== user.id) throw notFound();
  const id = toId(user.firm.id);
  const plan = await storedPlan(id);
  if (plan?.storage_status === 'approved' && !seesAll(user.firm))
    throw forbidden(
      'Owners and partners see the drive of the firm. Documents of your clients are on their pages.',
      'drive_of_firm',
    );
  if (plan?.storage_status !== 'approved') throw forbidden(driveMessages.notOpen, 'storage_not_open');
  await openDrive(id);
  return id;
}

/** Shares currently in force. */
export const inForce = (now: Date) => ({
  revoked_at: null,
  $or: [{ expires_at: null }, { expires_at: op({ $gt: now }) }],
});

/** This person's entry in a share; one invited before they had an account matches by address, once proved. */
export const named = (
  share: Pick<DriveShareDoc, 'people'>,
  user: Pick<SignedIn, 'id' | 'email' | 'emailProved'>,
) =>
  user.emailProved
    ? share.people.find((p) => (p.user_id ? String(p.user_id) === user.id : p.email === user.email))
    : undefined;

const ranks = { view: 1, edit: 2, own: 3 } as const;

function refuse(has: DrivePermission, need: DrivePermission): void {
  if (ranks[has] >= ranks[need]) return;
  if (need === 'own') throw forbidden('Only the owner of this file or folder may do this.', 'owner_only');
  throw forbidden('You can view this but not change it.', 'view_only');
}

/** The caller's permission on each item of a path, by shares and entities; and the visible part of the path. */
async function granted(user: SignedIn, chain: DriveItemDoc[], now: Date) {
  const shares = await DriveShare.find({
    item_id: op({ $in: chain.map((i) => i._id) }),
    access: 'restricted',
    ...inForce(now),
  }).lean();
  if (!(await storedPlan(chain[0]!.owner_id))?.active) return undefined;
  const entities = chain.flatMap((i) => (i.entity_id ? [i.entity_id] : []));
  const found = entities.length
    ? await Entity.find(
        { _id: op({ $in: entities }), ...within(user) },
        { owner_id: 1, shares: 1, assignments: 1, group_id: 1 },
      ).lean()
    : [];
  // Members of the owning firm can edit documents of their clients; others can view them.
  const reached = new Map(
    found.map((e) => [
      String(e._id),
      e.owner_id.equals(chain[0]!.owner_id) &&
      String(e.owner_id) === user.firm.id &&
      permissionOf(user, e) !== 'view'
        ? 'edit'
        : 'view',
    ]),
  );
  let permission: 'view' | 'edit' | undefined;
  let from = -1;
  chain.forEach((item, at) => {
    const given = shares.flatMap((s) => (s.item_id.equals(item._id) ? (named(s, user) ?? []) : []));
    const byEntity = item.entity_id && reached.get(String(item.entity_id));
    if (given.length === 0 && !byEntity) return;
    if (from < 0) from = at;
    if (byEntity === 'edit' || given.some((p) => p.permission === 'edit')) permission = 'edit';
    else permission ??= 'view';
  });
  return permission ? { permission, from } : undefined;
}

/** An undeleted item in reach with at least the given permission. */
export async function reachItem(
  user: SignedIn,
  id: string,
  need: DrivePermission,
  now: Date,
): Promise<Reached & { item: DriveItemDoc }> {
  const item = await DriveItem.findOne({ _id: toId(id), trash_id: null }).lean();
  if (!item) throw missing();
  const trail = await above(item);
  const client = [...trail, item].findLast((i) => i.entity_id)?.entity_id;
  const seen = () =>
    touch({ owner_id: String(item.owner_id), client_id: String(client ?? ''), record_id: String(item._id) });
  if (item.owner_id.equals(wholeOf(user))) {
    seen();
    return { ownerId: item.owner_id, item, permission: 'own', trail };
  }
  const grant = await granted(user, [...trail, item], now);
  if (!grant) throw missing();
  refuse(grant.permission, need);
  seen();
  return { ownerId: item.owner_id, item, permission: grant.permission, trail: trail.slice(grant.from) };
}

/** A folder to read or write: an id, or the root of the own drive. */
export async function reachFolder(
  user: SignedIn,
  id: string | undefined,
  need: DrivePermission,
  now: Date,
): Promise<Reached> {
  if (!id) return { ownerId: await ownDrive(user), item: null, permission: 'own', trail: [] };
  const reached = await reachItem(user, id, need, now);
  if (reached.item.rank !== 0) throw invalidField('folder_id', 'This is not a folder.');
  return reached;
}

/**
 * The item at a documented path in the caller's own drive; `item: null` is the root. `field` is the parameter
 * with the path.
 */
export async function reachPath(ownerId: Id, path: string, field = 'path'): Promise<Reached> {
  const split = splitPath(path);
  if ('problem' in split) throw malformedField(field, split.problem);
  const trail: DriveItemDoc[] = [];
  for (const name of split.names) {
    const parent: DriveItemDoc | undefined = trail.at(-1);
    const item: DriveItemDoc | null = await DriveItem.findOne({
      unique_key: slotOf(ownerId, parent?._id ?? null, name),
    }).lean();
    if (!item) throw missing();
    trail.push(item);
  }
  const item = trail.pop() ?? null;
  if (item) {
    const client = [...trail, item].findLast((i) => i.entity_id)?.entity_id;
    touch({ owner_id: String(ownerId), client_id: String(client ?? ''), record_id: String(item._id) });
  }
  return { ownerId, item, permission: 'own', trail };
}

/** Like `reachPath`, but must be a folder. */
export async function reachFolderPath(ownerId: Id, path: string, field = 'path'): Promise<Reached> {
  const reached = await reachPath(ownerId, path, field);
  if (reached.item && reached.item.rank !== 0) throw missing();
  return reached;
}

/** A name as it is stored; 422 for the field if not allowed. */
export function goodName(
  name: string,
  missingText: string = driveMessages.nameMissing,
  field = 'name',
): string {
  const clean = cleanName(name);
  const problem = clean === '' ? { text: missingText } : nameProblem(clean);
  if (problem) throw invalidField(field, problem);
  return clean;
}
