import * as z from 'zod';
import { driveMessages } from '../../../shared/drive/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import { notFound } from '../../base/errors.ts';
import { op } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { withTransaction } from '../../database/connect.ts';
import { nameClash } from '../base/clash.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { presentIn } from '../base/present.ts';
import { goodName } from '../base/reach.ts';
import { above, checkDepth, freeName, type Id, lockTree, placed, slotOf } from '../base/tree.ts';
import { drivePath, folderId, reachAsked, userParams } from './list.ts';

/** An undeleted folder, read inside a transaction that holds the tree lock; null is the root. */
export async function liveFolder(
  ownerId: Id,
  id: Id | null,
): Promise<{ folder: DriveItemDoc | null; chain: DriveItemDoc[] }> {
  if (!id) return { folder: null, chain: [] };
  const folder = await DriveItem.findOne({ _id: id, owner_id: ownerId, trash_id: null, rank: 0 }).lean();
  if (!folder) throw notFound('This folder was not found.');
  return { folder, chain: [...(await above(folder)), folder] };
}

/** Creates a folder inside a transaction that holds the tree lock. */
async function newFolder(ownerId: Id, parentId: Id | null, name: string, now: Date): Promise<DriveItemDoc> {
  const [made] = await DriveItem.create([
    { owner_id: ownerId, rank: 0, modified_at: now, ...placed(ownerId, parentId, name, true) },
  ]);
  return made!.toObject() as DriveItemDoc;
}

/**
 * The folder at a path of names, inside a transaction; missing ones are created. If a file has the name, the
 * folder is numbered.
 */
export async function ensureFolders(
  ownerId: Id,
  from: Id | null,
  names: readonly string[],
  now: Date,
): Promise<Id | null> {
  const { chain } = await liveFolder(ownerId, from);
  checkDepth(chain.length + names.length);
  let parent = from;
  for (const name of names) {
    const found: DriveItemDoc | null = await DriveItem.findOne({
      unique_key: slotOf(ownerId, parent, name),
    }).lean();
    if (found?.rank === 0) parent = found._id;
    else {
      const free: string = found ? await freeName(ownerId, parent, name, true) : name;
      parent = (await newFolder(ownerId, parent, free, now))._id;
    }
  }
  return parent;
}

/** Creates a folder, or returns the existing one. */
async function createIn(
  user: SignedIn,
  ownerId: Id,
  parentId: Id | null,
  name: string,
  existing: boolean,
  now: Date,
): Promise<DriveItemDoc> {
  return withTransaction(async () => {
    await lockTree(ownerId);
    const { chain } = await liveFolder(ownerId, parentId);
    checkDepth(chain.length + 1);
    const had = await DriveItem.findOne({ unique_key: slotOf(ownerId, parentId, name) }).lean();
    if (!had) return newFolder(ownerId, parentId, name, now);
    if (existing && had.rank === 0) return had;
    throw await nameClash(user, [{ id: '', name, existing: had }], now);
  });
}

/** `POST /storage/folders/create/{userId}`: path (or folder_id) and name. */
export const createFolder = route({
  method: 'POST',
  base: '/storage',
  path: '/folders/create/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  body: z.strictObject({
    path: drivePath.optional(),
    folder_id: folderId.optional(),
    name: z.string(driveMessages.folderNameMissing).max(2000, driveMessages.folderNameMissing),
    existing: z.boolean().optional(),
  }),
  audit: 'drive.folder-created',
  handle: async ({ user, params, body, deps, note }) => {
    const now = deps.now();
    const reached = await reachAsked(user, params.userId, body, now, 'edit');
    const name = goodName(body.name, driveMessages.folderNameMissing);
    const parentId = reached.item?._id ?? null;
    const made = await createIn(user, reached.ownerId, parentId, name, body.existing ?? false, now);
    note({ kind: 'drive', id: String(made._id) });
    const [item] = await presentIn(user, reached, [made], now);
    return { message: driveMessages.folderCreated, item };
  },
});

/** Items by id, to return them after a change. */
export const readItems = async (ids: readonly Id[]): Promise<DriveItemDoc[]> => {
  const found = new Map(
    (await DriveItem.find({ _id: op({ $in: [...ids] }) }).lean()).map((i) => [String(i._id), i]),
  );
  return ids.flatMap((id) => found.get(String(id)) ?? []);
};
