import type mongoose from 'mongoose';
import { driveLimits, type OnClash } from '../../../shared/drive/calls.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { extensionOf, nameKey, numbered } from '../../../shared/drive/names.ts';
import { formatBytes } from '../../../shared/drive/usage.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import { sortKey } from '../../../shared/order.ts';
import { planOf } from '../../../shared/plans.ts';
import { conflict, failure, invalid, notFound } from '../../base/errors.ts';
import { op } from '../../base/records.ts';
import { literal } from '../../base/schemas.ts';
import { storedPlan } from '../../users/plan.ts';
import { Drive, DriveItem, type DriveItemDoc } from './model.ts';

export type Id = mongoose.Types.ObjectId;
/** The key that makes a name unique in its folder. */
export const slotOf = (ownerId: Id, parentId: Id | null, name: string): string =>
  `${ownerId} ${parentId ?? 'top'} ${nameKey(name)}`;

/** Fields derived from an item's name and place. */
export const placed = (ownerId: Id, parentId: Id | null, name: string, isFolder: boolean) => ({
  parent_id: parentId,
  name,
  name_key: nameKey(name),
  sort_key: sortKey(name),
  extension: isFolder ? '' : extensionOf(name),
  unique_key: slotOf(ownerId, parentId, name),
});

/** Creates a person's drive if missing. */
export async function openDrive(ownerId: Id): Promise<void> {
  await Drive.updateOne(
    { owner_id: ownerId },
    { $setOnInsert: { owner_id: ownerId, used_bytes: 0, tree_version: 0 } },
    { upsert: true },
  );
}

/** First step of every transaction that changes a tree: serializes changes of one drive. */
export async function lockTree(ownerId: Id): Promise<void> {
  const locked = await Drive.updateOne({ owner_id: ownerId }, { $inc: { tree_version: 1 } });
  if (locked.matchedCount === 0) throw notFound();
}

/** Adds bytes to a drive's usage; refused beyond the plan of its owner. */
export async function charge(ownerId: Id, bytes: number): Promise<void> {
  if (bytes === 0) return;
  const owner = await storedPlan(ownerId);
  if (!owner) throw notFound();
  const total = planOf(owner.tier).storageBytes;
  const fits = await Drive.updateOne(
    { owner_id: ownerId, used_bytes: op({ $lte: total - bytes }) },
    { $inc: { used_bytes: bytes } },
  );
  if (fits.matchedCount === 0) {
    const drive = await Drive.findOne({ owner_id: ownerId }).lean();
    throw quotaExceeded(bytes, total - (drive?.used_bytes ?? 0));
  }
}

/** 413: the drive has not enough room. */
export const quotaExceeded = (needed: number, free: number) =>
  failure(
    413,
    'quota_exceeded',
    sentence(driveMessages.quota, { needed: formatBytes(needed), free: formatBytes(Math.max(0, free)) }),
  );

/** The folders above an item, from the root. */
export async function above(item: Pick<DriveItemDoc, 'owner_id' | 'parent_id'>): Promise<DriveItemDoc[]> {
  const trail: DriveItemDoc[] = [];
  let next = item.parent_id;
  while (next) {
    const folder = await DriveItem.findOne({ _id: next, owner_id: item.owner_id }).lean();
    // A tree deeper than allowed must be a cycle.
    if (!folder || trail.length > 2 * driveLimits.depth) break;
    trail.unshift(folder);
    next = folder.parent_id;
  }
  return trail;
}

/**
 * Everything below some folders, level by level; with `trash` only what was deleted with it, else only
 * undeleted items.
 */
export async function below(
  ownerId: Id,
  roots: readonly Id[],
  trash: Id | null = null,
): Promise<DriveItemDoc[]> {
  const found: DriveItemDoc[] = [];
  let level = [...roots];
  while (level.length > 0) {
    const inside = await DriveItem.find({
      owner_id: ownerId,
      parent_id: op({ $in: level }),
      trash_id: trash,
    }).lean();
    found.push(...inside);
    level = inside.filter((i) => i.rank === 0).map((i) => i._id);
  }
  return found;
}

/** Ids of the undeleted folders below one, and their depth. */
export async function foldersBelow(ownerId: Id, root: Id): Promise<{ ids: Id[]; levels: number }> {
  const ids: Id[] = [];
  let level = [root];
  let levels = 0;
  while (level.length > 0) {
    const inside = await DriveItem.find(
      { owner_id: ownerId, parent_id: op({ $in: level }), trash_id: null, rank: 0 },
      { _id: 1 },
    ).lean();
    level = inside.map((i) => i._id);
    ids.push(...level);
    if (level.length > 0) levels++;
  }
  return { ids, levels };
}

/** Target of an item: its name, and the items it replaces. */
type Placement =
  | { kind: 'free'; name: string; replaced: DriveItemDoc | null }
  | { kind: 'skip' }
  | { kind: 'clash'; existing: DriveItemDoc };

/** Determines an item's name in a folder; `self` is the item being moved or renamed. */
export async function place(
  ownerId: Id,
  parentId: Id | null,
  name: string,
  isFolder: boolean,
  onClash: OnClash,
  self?: Id,
): Promise<Placement> {
  const existing = await DriveItem.findOne({ unique_key: slotOf(ownerId, parentId, name) }).lean();
  if (!existing || (self && existing._id.equals(self))) return { kind: 'free', name, replaced: null };
  if (onClash === 'ask') return { kind: 'clash', existing };
  if (onClash === 'skip') return { kind: 'skip' };
  if (onClash === 'replace') return { kind: 'free', name, replaced: existing };
  return { kind: 'free', name: await freeName(ownerId, parentId, name, isFolder), replaced: null };
}

/** `report (2).pdf`, with the lowest free number. */
export async function freeName(ownerId: Id, parentId: Id | null, name: string, isFolder: boolean) {
  const [start = ''] = nameKey(numbered(name, 2, isFolder)).split(/ \(2\)(?=[^ ]*$)/);
  const taken = new Set(
    (
      await DriveItem.find(
        {
          owner_id: ownerId,
          parent_id: parentId,
          trash_id: null,
          name_key: op({ $regex: `^${literal(start.slice(0, 200))}` }),
        },
        { name_key: 1 },
      ).lean()
    ).map((i) => i.name_key),
  );
  for (let n = 2; ; n++) {
    const candidate = numbered(name, n, isFolder);
    if (!taken.has(nameKey(candidate))) return candidate;
  }
}

/** Moves an item with its contents to the trash. */
export async function toTrash(item: DriveItemDoc, now: Date): Promise<void> {
  const inside = item.rank === 0 ? await below(item.owner_id, [item._id]) : [];
  const trail = await above(item);
  await DriveItem.updateOne(
    { _id: item._id },
    {
      $set: {
        trash_id: item._id,
        deleted_at: now,
        from_path: pathOf(trail),
        unique_key: `trash ${item._id}`,
      },
      $inc: { version: 1 },
    },
  );
  if (inside.length > 0)
    await DriveItem.updateMany(
      { _id: op({ $in: inside.map((i) => i._id) }) },
      { $set: { trash_id: item._id } },
    );
}

/** The documented path of folders from the root; `/` for the root. */
export const pathOf = (trail: readonly { name: string }[]): string =>
  `/${trail.map((f) => f.name).join('/')}`;

/** 409: a folder would be inside itself. */
export const intoItself = () => conflict('into_itself', driveMessages.intoItself);

/** Refuses trees deeper than the limit. */
export function checkDepth(levels: number): void {
  if (levels > driveLimits.depth)
    throw invalid(sentence('Folders can be at most {n} deep.', { n: driveLimits.depth }));
}
