import mongoose from 'mongoose';
import * as z from 'zod';
import { driveLimits, type OnClash, onClashChoices } from '../../../shared/drive/calls.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { inWords, schemaText, sentence } from '../../../shared/forms/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { conflict, invalid, notFound } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { recordId } from '../../base/schemas.ts';
import { withTransaction } from '../../database/connect.ts';
import { giveContent, retainBlobs } from '../base/blobs.ts';
import { type NameClash, nameClash } from '../base/clash.ts';
import { DriveItem, type DriveItemDoc } from '../base/model.ts';
import { presentIn } from '../base/present.ts';
import { type Reached, reachFolder, reachItem } from '../base/reach.ts';
import {
  above,
  below,
  charge,
  checkDepth,
  foldersBelow,
  type Id,
  intoItself,
  lockTree,
  place,
  placed,
  toTrash,
} from '../base/tree.ts';
import { mayMove } from './change.ts';
import { liveFolder, readItems } from './folders.ts';
import { folderId } from './list.ts';

export const onClash = z.enum(onClashChoices, inWords('chooseOf', { choices: onClashChoices.join(', ') }));
/** Several items of one call. */
export const itemIds = z
  .array(recordId)
  .min(1, inWords('required'))
  .max(driveLimits.ids, schemaText(sentence('At most {n} items at a time', { n: driveLimits.ids })))
  .transform((ids) => [...new Set(ids)]);

/** Most items below a copied one. */
const maxCopied = 20_000;

interface Put {
  done: Id[];
  skipped: string[];
}

const stands = (chain: readonly DriveItemDoc[], item: { _id: Id }) =>
  chain.some((f) => f._id.equals(item._id));

/** Target of one item, or its conflict; replaced items go to the trash. */
async function settle(
  target: { ownerId: Id; parentId: Id | null },
  item: DriveItemDoc,
  name: string,
  how: OnClash,
  now: Date,
  self?: Id,
): Promise<{ name: string } | { taken: NameClash } | 'skip'> {
  const to = await place(target.ownerId, target.parentId, name, item.rank === 0, how, self);
  if (to.kind === 'skip') return 'skip';
  if (to.kind === 'clash') return { taken: { id: String(item._id), name, existing: to.existing } };
  if (to.replaced) {
    if (stands([...(await above(item)), item], to.replaced)) throw intoItself();
    await toTrash(to.replaced, now);
  }
  return { name: to.name };
}

/** Moves items of one drive to a folder of it, all or nothing. `name` renames a single item. */
export function moveInto(
  user: SignedIn,
  items: readonly DriveItemDoc[],
  target: { ownerId: Id; parentId: Id | null },
  how: OnClash,
  now: Date,
  name?: string,
): Promise<Put> {
  if (items.some((i) => !i.owner_id.equals(target.ownerId)))
    throw conflict('other_drive', 'This is in another drive. Copy it instead.');
  return withTransaction(async () => {
    await lockTree(target.ownerId);
    const { chain } = await liveFolder(target.ownerId, target.parentId);
    const taken: NameClash[] = [];
    const put: Put = { done: [], skipped: [] };
    for (const { _id } of items) {
      const item = await DriveItem.findOne({ _id, trash_id: null }).lean();
      if (!item) throw notFound('This file or folder was not found.');
      if (stands(chain, item)) throw intoItself();
      if (item.rank === 0)
        checkDepth(chain.length + 1 + (await foldersBelow(item.owner_id, item._id)).levels);
      const to = await settle(target, item, name ?? item.name, how, now, item._id);
      if (to === 'skip') put.skipped.push(String(_id));
      else if ('taken' in to) taken.push(to.taken);
      else {
        await DriveItem.updateOne(
          { _id },
          { $set: placed(target.ownerId, target.parentId, to.name, item.rank === 0), $inc: { version: 1 } },
        );
        put.done.push(_id);
      }
    }
    if (taken.length > 0) throw await nameClash(user, taken, now);
    return put;
  });
}

/** Copies items to a folder, also of another drive, all or nothing. */
export function copyInto(
  user: SignedIn,
  items: readonly DriveItemDoc[],
  target: { ownerId: Id; parentId: Id | null },
  how: OnClash,
  deps: Deps,
  name?: string,
): Promise<Put> {
  const now = deps.now();
  return withTransaction(async () => {
    await lockTree(target.ownerId);
    const { chain } = await liveFolder(target.ownerId, target.parentId);
    const taken: NameClash[] = [];
    const put: Put = { done: [], skipped: [] };
    for (const { _id } of items) {
      const item = await DriveItem.findOne({ _id, trash_id: null }).lean();
      if (!item) throw notFound('This file or folder was not found.');
      if (stands(chain, item)) throw intoItself();
      const inside = item.rank === 0 ? await below(item.owner_id, [item._id]) : [];
      if (inside.length > maxCopied)
        throw invalid(sentence('At most {n} items can be copied at a time.', { n: maxCopied }));
      if (item.rank === 0)
        checkDepth(chain.length + 1 + (await foldersBelow(item.owner_id, item._id)).levels);
      // A copy next to its original is numbered without asking.
      const beside =
        String(item.parent_id) === String(target.parentId) && item.owner_id.equals(target.ownerId);
      const to = await settle(
        target,
        item,
        name ?? item.name,
        beside && how !== 'skip' ? 'keep_both' : how,
        now,
      );
      if (to === 'skip') put.skipped.push(String(_id));
      else if ('taken' in to) taken.push(to.taken);
      else put.done.push(await writeCopies(deps, item, inside, target, to.name));
    }
    if (taken.length > 0) throw await nameClash(user, taken, now);
    return put;
  });
}

/** Copies an item with its contents; returns the id of the copy. */
async function writeCopies(
  deps: Deps,
  item: DriveItemDoc,
  inside: readonly DriveItemDoc[],
  target: { ownerId: Id; parentId: Id | null },
  name: string,
): Promise<Id> {
  const all = [item, ...inside];
  await charge(
    target.ownerId,
    all.reduce((sum, i) => sum + i.size, 0),
  );
  const sameDrive = item.owner_id.equals(target.ownerId);
  const given = sameDrive ? undefined : await giveContent(deps, all, target.ownerId);
  if (sameDrive) await retainBlobs(all);
  const ids = new Map(all.map((i) => [String(i._id), new mongoose.Types.ObjectId()]));
  const made = all.map((i) => {
    const parent = i === item ? target.parentId : ids.get(String(i.parent_id))!;
    return {
      _id: ids.get(String(i._id))!,
      owner_id: target.ownerId,
      rank: i.rank,
      ...placed(target.ownerId, parent, i === item ? name : i.name, i.rank === 0),
      size: i.size,
      modified_at: i.modified_at,
      mime: i.mime,
      sha256: i.sha256,
      blob_id: i.blob_id && given ? given.get(String(i.blob_id))!._id : i.blob_id,
      entity_id: sameDrive ? i.entity_id : null,
      assessment_year: i.assessment_year,
    };
  });
  await DriveItem.insertMany(made);
  return ids.get(String(item._id))!;
}

const request = z.strictObject({ ids: itemIds, folder_id: folderId, on_clash: onClash.optional() });

const answer = async (user: SignedIn, target: Reached, put: Put, message: string, now: Date) => ({
  message,
  items: await presentIn(user, target, await readItems(put.done), now),
  skipped: put.skipped,
});

/** `POST /storage/items/move`: several items into one folder. */
export const moveItems = route({
  method: 'POST',
  base: '/storage',
  path: '/items/move',
  access: 'tax',
  limit: 'work',
  body: request,
  audit: 'drive.moved',
  handle: async ({ user, body, deps, note }) => {
    const now = deps.now();
    const target = await reachFolder(user, body.folder_id, 'edit', now);
    const items: DriveItemDoc[] = [];
    for (const id of body.ids) {
      const reached = await reachItem(user, id, 'edit', now);
      mayMove(reached);
      items.push(reached.item);
    }
    const place = { ownerId: target.ownerId, parentId: target.item?._id ?? null };
    const put = await moveInto(user, items, place, body.on_clash ?? 'ask', now);
    note({ kind: 'drive', id: body.ids[0]!, detail: `${put.done.length}` });
    return answer(user, target, put, driveMessages.moved, now);
  },
});

/** `POST /storage/items/copy`: several items into one folder. */
export const copyItems = route({
  method: 'POST',
  base: '/storage',
  path: '/items/copy',
  access: 'tax',
  limit: 'work',
  body: request,
  audit: 'drive.copied',
  handle: async ({ user, body, deps, note }) => {
    const now = deps.now();
    const target = await reachFolder(user, body.folder_id, 'edit', now);
    const items: DriveItemDoc[] = [];
    for (const id of body.ids) items.push((await reachItem(user, id, 'view', now)).item);
    const place = { ownerId: target.ownerId, parentId: target.item?._id ?? null };
    const put = await copyInto(user, items, place, body.on_clash ?? 'ask', deps);
    note({ kind: 'drive', id: body.ids[0]!, detail: `${put.done.length}` });
    return answer(user, target, put, driveMessages.copied, now);
  },
});
