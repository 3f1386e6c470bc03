import * as z from 'zod';
import { driveLimits } from '../../../shared/drive/calls.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { nameKey } from '../../../shared/drive/names.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import type { Deps } from '../../base/deps.ts';
import { notFound } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { listQuery, literal, pageOf } from '../../base/schemas.ts';
import { withTransaction } from '../../database/connect.ts';
import { wholeOf } from '../../membership/place.ts';
import { letGo, removeUnused } from '../base/blobs.ts';
import { Drive, DriveItem, type DriveItemDoc } from '../base/model.ts';
import { presentItems, presentOwn } from '../base/present.ts';
import { ownDrive, reachItem } from '../base/reach.ts';
import { DriveShare, DriveView } from '../base/share-model.ts';
import { freeName, type Id, lockTree, placed, slotOf, toTrash } from '../base/tree.ts';
import { mayMove } from './change.ts';
import { readItems } from './folders.ts';
import { itemIds } from './move.ts';

const day = 86_400_000;
const request = z.strictObject({ ids: itemIds });

/** Moves items to the trash, all or nothing; an item inside another goes with it. */
export function trashAll(items: readonly DriveItemDoc[], now: Date): Promise<void> {
  return withTransaction(async () => {
    for (const owner of new Map(items.map((i) => [String(i.owner_id), i.owner_id])).values())
      await lockTree(owner);
    for (const { _id } of items) {
      const item = await DriveItem.findOne({ _id, trash_id: null }).lean();
      if (item) await toTrash(item, now);
    }
  });
}

/** `POST /storage/items/trash`. */
export const trashItems = route({
  method: 'POST',
  base: '/storage',
  path: '/items/trash',
  access: 'tax',
  limit: 'work',
  body: request,
  audit: 'drive.trashed',
  handle: async ({ user, body, deps, note }) => {
    const now = deps.now();
    const items: DriveItemDoc[] = [];
    for (const id of body.ids) {
      const reached = await reachItem(user, id, 'edit', now);
      mayMove(reached);
      items.push(reached.item);
    }
    await trashAll(items, now);
    note({ kind: 'drive', id: body.ids[0]!, detail: `${items.length}` });
    const name = items.length === 1 ? items[0]!.name : sentence('{count} items', { count: items.length });
    return {
      message: sentence(driveMessages.deleted, { name }),
      items: await presentItems(user, items, { now, permission: 'own' }),
    };
  },
});

/** The caller's deleted items; 404 unless all are in the trash. */
async function inTrash(ownerId: Id, ids: readonly string[]): Promise<DriveItemDoc[]> {
  const found = await DriveItem.find({
    _id: op({ $in: ids.map(toId) }),
    owner_id: ownerId,
    deleted_at: op({ $ne: null }),
  }).lean();
  if (found.length !== ids.length) throw notFound('This is not in the trash.');
  return found;
}

/** `POST /storage/items/restore`: restores to the original folder, or to the root if that is gone. */
export const restoreItems = route({
  method: 'POST',
  base: '/storage',
  path: '/items/restore',
  access: 'tax',
  limit: 'work',
  body: request,
  audit: 'drive.restored',
  handle: async ({ user, body, deps, note }) => {
    const ownerId = await ownDrive(user);
    await withTransaction(async () => {
      await lockTree(ownerId);
      for (const item of await inTrash(ownerId, body.ids)) await bringBack(item);
    });
    note({ kind: 'drive', id: body.ids[0]!, detail: `${body.ids.length}` });
    const items = await readItems(body.ids.map(toId));
    return { message: 'Restored', items: await presentOwn(user, items, deps.now()) };
  },
});

async function bringBack(item: DriveItemDoc): Promise<void> {
  const home = item.parent_id
    ? await DriveItem.exists({ _id: item.parent_id, owner_id: item.owner_id, trash_id: null, rank: 0 })
    : null;
  const parentId = home ? item.parent_id : null;
  const isFolder = item.rank === 0;
  const taken = await DriveItem.exists({ unique_key: slotOf(item.owner_id, parentId, item.name) });
  const name = taken ? await freeName(item.owner_id, parentId, item.name, isFolder) : item.name;
  await DriveItem.updateMany({ trash_id: item._id }, { $set: { trash_id: null } });
  await DriveItem.updateOne(
    { _id: item._id },
    {
      $set: { ...placed(item.owner_id, parentId, name, isFolder), deleted_at: null, from_path: '' },
      $inc: { version: 1 },
    },
  );
}

/** Permanently removes deleted items with their contents, including files on disk. Returns the bytes freed. */
export async function purge(deps: Deps, ownerId: Id, roots: readonly Id[]): Promise<number> {
  if (roots.length === 0) return 0;
  const { unused, freed } = await withTransaction(async () => {
    await lockTree(ownerId);
    const gone = await DriveItem.find({ owner_id: ownerId, trash_id: op({ $in: [...roots] }) }).lean();
    const ids = gone.map((i) => i._id);
    const bytes = gone.reduce((sum, i) => sum + i.size, 0);
    const shares = (await DriveShare.find({ item_id: op({ $in: ids }) }, { _id: 1 }).lean()).map(
      (s) => s._id,
    );
    await DriveView.deleteMany({ share_id: op({ $in: shares }) });
    await DriveShare.deleteMany({ _id: op({ $in: shares }) });
    await DriveItem.deleteMany({ _id: op({ $in: ids }) });
    await Drive.updateOne({ owner_id: ownerId }, { $inc: { used_bytes: -bytes } });
    return { unused: await letGo(deps, gone), freed: bytes };
  });
  await removeUnused(unused);
  return freed;
}

/** `POST /storage/items/purge`: deletes permanently. */
export const purgeItems = route({
  method: 'POST',
  base: '/storage',
  path: '/items/purge',
  access: 'tax',
  limit: 'work',
  body: request,
  audit: 'drive.purged',
  handle: async ({ user, body, deps, note }) => {
    const ownerId = await ownDrive(user);
    const items = await inTrash(ownerId, body.ids);
    const shown = await presentItems(user, items, { now: deps.now(), permission: 'own' });
    await purge(
      deps,
      ownerId,
      items.map((i) => i._id),
    );
    note({ kind: 'drive', id: body.ids[0]!, detail: `${body.ids.length}` });
    return { message: 'Deleted permanently', items: shown };
  },
});

/** Bytes in the trash of a drive. */
export const trashBytes = async (ownerId: Id): Promise<number> => {
  const found = await DriveItem.find({ owner_id: ownerId, trash_id: op({ $ne: null }) }, { size: 1 }).lean();
  return found.reduce((sum, { size }) => sum + size, 0);
};

const fields: Record<string, string> = { name: 'sort_key', size: 'size', deleted_at: 'deleted_at' };

/** `GET /storage/trash`: deleted items, latest first, with their total size. */
export const listTrash = route({
  method: 'GET',
  base: '/storage',
  path: '/trash',
  access: 'tax',
  limit: 'work',
  query: listQuery(['name', 'size', 'deleted_at'] as const),
  handle: async ({ user, query: q, deps }) => {
    const ownerId = wholeOf(user);
    const filter = {
      owner_id: ownerId,
      deleted_at: op({ $ne: null }),
      ...(q.q?.trim() ? { name_key: op({ $regex: literal(nameKey(q.q.trim())) }) } : {}),
    };
    const sort = q.sort ?? '-deleted_at';
    const down = sort.startsWith('-');
    const { skip, limit } = pageOf(q);
    const found = await DriveItem.find(filter)
      .sort({ [fields[down ? sort.slice(1) : sort]!]: down ? -1 : 1, _id: 1 })
      .skip(skip)
      .limit(limit)
      .lean();
    const now = deps.now();
    const shown = await presentItems(user, found, { now, permission: 'own', parent: () => false });
    return {
      items: shown.map((item, at) => {
        const { deleted_at, from_path } = found[at]!;
        return {
          ...item,
          deleted_at: deleted_at!.toISOString(),
          goes_at: new Date(deleted_at!.getTime() + driveLimits.trashDays * day).toISOString(),
          from_path,
        };
      }),
      total: await DriveItem.countDocuments(filter),
      page: q.page,
      page_size: q.page_size,
      bytes: await trashBytes(ownerId),
    };
  },
});

/** `POST /storage/trash/empty`. */
export const emptyTrash = route({
  method: 'POST',
  base: '/storage',
  path: '/trash/empty',
  access: 'tax',
  limit: 'work',
  audit: 'drive.trash-emptied',
  handle: async ({ user, deps, note }) => {
    const ownerId = await ownDrive(user);
    const roots = (
      await DriveItem.find({ owner_id: ownerId, deleted_at: op({ $ne: null }) }, { _id: 1 }).lean()
    ).map((i) => i._id);
    const freed = await purge(deps, ownerId, roots);
    note({ kind: 'user', id: user.id, detail: `${roots.length}` });
    return { message: 'The trash is empty.', removed: roots.length, freed };
  },
});
