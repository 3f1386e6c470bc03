import * as z from 'zod';
import type { OnClash } from '../../../shared/drive/calls.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { malformed } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import type { DriveItemDoc } from '../base/model.ts';
import { presentOwn } from '../base/present.ts';
import { goodName, ownDrive, type Reached, reachFolderPath, reachPath } from '../base/reach.ts';
import type { Id } from '../base/tree.ts';
import { rename } from './change.ts';
import { readItems } from './folders.ts';
import { drivePath, userParams } from './list.ts';
import { copyInto, moveInto, onClash } from './move.ts';
import { trashAll } from './trash.ts';

/** The documented calls by path, in the caller's own drive. */

/** The item at a path; not the root. */
async function itemAt(ownerId: Id, path: string, field: string): Promise<DriveItemDoc> {
  const { item } = await reachPath(ownerId, path, field);
  const said = 'This is the top folder of the drive.';
  if (!item) throw malformed(said, [{ path: field, message: said }]);
  return item;
}

/** `PUT /storage/files/rename/{userId}`: oldPath, newName. */
export const renameByPath = route({
  method: 'PUT',
  base: '/storage',
  path: '/files/rename/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  body: z.strictObject({
    oldPath: drivePath,
    newName: z.string(driveMessages.nameMissing).max(2000, driveMessages.nameMissing),
  }),
  audit: 'drive.changed',
  handle: async ({ user, params, body, deps, note }) => {
    const ownerId = await ownDrive(user, params.userId);
    const item = await itemAt(ownerId, body.oldPath, 'oldPath');
    note({ kind: 'drive', id: String(item._id) });
    const renamed = await rename(
      user,
      item,
      goodName(body.newName, driveMessages.nameMissing, 'newName'),
      deps.now(),
    );
    const [shown] = await presentOwn(user, [renamed], deps.now());
    return { message: driveMessages.renamed, item: shown };
  },
});

/** Target of destPath: an existing folder, or a new name. */
async function destination(ownerId: Id, path: string): Promise<{ target: Reached; name?: string }> {
  try {
    return { target: await reachFolderPath(ownerId, path, 'destPath') };
  } catch (error) {
    const names = path.split('/').filter(Boolean);
    const last = names.pop();
    if ((error as { status?: number }).status !== 404 || last === undefined) throw error;
    return {
      target: await reachFolderPath(ownerId, names.join('/'), 'destPath'),
      name: goodName(last, driveMessages.nameMissing, 'destPath'),
    };
  }
}

const request = z.strictObject({ sourcePath: drivePath, destPath: drivePath, on_clash: onClash.optional() });

async function bring(
  user: SignedIn,
  userId: string,
  body: z.output<typeof request>,
  deps: Deps,
  act: 'move' | 'copy',
) {
  const ownerId = await ownDrive(user, userId);
  const item = await itemAt(ownerId, body.sourcePath, 'sourcePath');
  const { target, name } = await destination(ownerId, body.destPath);
  const into = { ownerId, parentId: target.item?._id ?? null };
  const how: OnClash = body.on_clash ?? 'ask';
  const put =
    act === 'move'
      ? await moveInto(user, [item], into, how, deps.now(), name)
      : await copyInto(user, [item], into, how, deps, name);
  const [shown] = await presentOwn(user, await readItems(put.done), deps.now());
  return { id: String(item._id), item: shown ?? null };
}

/** `PUT /storage/files/move/{userId}`: sourcePath, destPath. */
export const moveByPath = route({
  method: 'PUT',
  base: '/storage',
  path: '/files/move/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  body: request,
  audit: 'drive.moved',
  handle: async ({ user, params, body, deps, note }) => {
    const { id, item } = await bring(user, params.userId, body, deps, 'move');
    note({ kind: 'drive', id });
    return { message: driveMessages.moved, item };
  },
});

/** `POST /storage/files/copy/{userId}`: sourcePath, destPath. */
export const copyByPath = route({
  method: 'POST',
  base: '/storage',
  path: '/files/copy/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  body: request,
  audit: 'drive.copied',
  handle: async ({ user, params, body, deps, note }) => {
    const { id, item } = await bring(user, params.userId, body, deps, 'copy');
    note({ kind: 'drive', id });
    return { message: driveMessages.copied, item };
  },
});

/** `DELETE /storage/files/delete/{userId}`: path; moves to the trash. */
export const deleteByPath = route({
  method: 'DELETE',
  base: '/storage',
  path: '/files/delete/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  body: z.strictObject({ path: drivePath }),
  audit: 'drive.trashed',
  handle: async ({ user, params, body, deps, note }) => {
    const ownerId = await ownDrive(user, params.userId);
    const item = await itemAt(ownerId, body.path, 'path');
    note({ kind: 'drive', id: String(item._id) });
    await trashAll([item], deps.now());
    return { message: sentence(driveMessages.deleted, { name: item.name }) };
  },
});
