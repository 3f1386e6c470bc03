import * as z from 'zod';
import { driveLimits, type OnClash } from '../../../shared/drive/calls.ts';
import { driveMessages } from '../../../shared/drive/messages.ts';
import { splitPath } from '../../../shared/drive/names.ts';
import type { UploadSession } from '../../../shared/drive/upload-calls.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { conflict, forbidden, invalid, invalidField, isFailure, notFound } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { refuseInfected } from '../../base/scan.ts';
import { idParams, recordId } from '../../base/schemas.ts';
import { withTransaction } from '../../database/connect.ts';
import { reachEntity } from '../../entities/reach.ts';
import { nameClash } from '../base/clash.ts';
import { forgetDigest, sumsOf } from '../base/digest.ts';
import {
  createIncoming,
  diskOf,
  incomingPath,
  incomingSize,
  newFile,
  readFrom,
  removeFiles,
  withRoom,
} from '../base/disk.ts';
import { DriveItem, type DriveItemDoc, DriveUpload, type DriveUploadDoc } from '../base/model.ts';
import { presentReached } from '../base/present.ts';
import { goodName, type Reached, reachFolder, reachItem } from '../base/reach.ts';
import { type Id, lockTree, slotOf } from '../base/tree.ts';
import { readItems } from '../items/folders.ts';
import { folderId, yearText } from '../items/list.ts';
import { onClash } from '../items/move.ts';
import { type Arrived, checkFileSize, checkQuota, kindOf, planOfOwner, takeIn } from './receive.ts';
import { dropUpload, pendingBytes, reachUpload, uploadEnd } from './store.ts';

async function present(deps: Deps, upload: DriveUploadDoc): Promise<UploadSession> {
  const offset = upload.item_id
    ? upload.size
    : ((await incomingSize(deps.config.storageDir, upload.file)) ?? 0);
  return {
    id: String(upload._id),
    name: upload.name,
    size: upload.size,
    offset,
    folder_id: upload.folder_id ? String(upload.folder_id) : '',
    relative_path: upload.relative_path,
    on_clash: upload.on_clash as OnClash,
    expires_at: upload.expires_at.toISOString(),
  };
}

/** The existing item with the name of an upload. */
async function inTheWay(ownerId: Id, from: Id | null, folders: readonly string[], name: string) {
  let parent = from;
  for (const folder of folders) {
    const found: DriveItemDoc | null = await DriveItem.findOne({
      unique_key: slotOf(ownerId, parent, folder),
    }).lean();
    if (found?.rank !== 0) return null;
    parent = found._id;
  }
  return DriveItem.findOne({ unique_key: slotOf(ownerId, parent, name) }).lean();
}

/** Most unfinished uploads per person. */
const maxOpen = 2000;

/** `POST /storage/uploads`: creates a resumable upload; what would be refused is refused before any data is sent. */
export const createUpload = route({
  method: 'POST',
  base: '/storage',
  path: '/uploads',
  access: 'tax',
  limit: 'work',
  body: z.strictObject({
    folder_id: folderId,
    relative_path: z.string().max(12_000).optional(),
    name: z.string(driveMessages.nameMissing).max(2000, driveMessages.nameMissing),
    size: z.number('Send the size of the file').int().min(0).max(Number.MAX_SAFE_INTEGER),
    on_clash: onClash.optional(),
    modified: z.iso.datetime('Write the time as 2026-11-21T10:00:00Z').optional(),
    entity_id: z.union([z.literal(''), recordId]).optional(),
    assessment_year: yearText.optional(),
  }),
  audit: 'drive.upload-opened',
  handle: async ({ user, body, deps, note }) => {
    const now = deps.now();
    const target = await reachFolder(user, body.folder_id, 'edit', now);
    const name = goodName(body.name);
    const split = splitPath(body.relative_path ?? '');
    if ('problem' in split) throw invalidField('relative_path', split.problem);
    if (body.entity_id) await attachable(user, target, body.entity_id);
    const plan = await planOfOwner(target.ownerId);
    checkFileSize(plan, body.size);
    const parentId = target.item?._id ?? null;
    const limits = { max_chunk: driveLimits.maxChunk, chunk: driveLimits.chunk };
    const how = body.on_clash ?? 'ask';
    const existing =
      how === 'ask' || how === 'skip' ? await inTheWay(target.ownerId, parentId, split.names, name) : null;
    if (existing && how === 'skip') return { upload: null, skipped: true, ...limits };
    if (existing) throw await nameClash(user, [{ id: '', name, existing }], now);
    const file = newFile();
    await withRoom(() => createIncoming(diskOf(deps), file));
    const upload = await withTransaction(async () => {
      await lockTree(target.ownerId);
      await checkQuota(target.ownerId, plan, body.size + (await pendingBytes(target.ownerId)));
      if ((await DriveUpload.countDocuments({ by_id: toId(user.id), item_id: null })) >= maxOpen)
        throw conflict(
          'too_many_uploads',
          sentence('There are already {count} unfinished uploads. Finish or cancel some.', {
            count: maxOpen,
          }),
        );
      const [made] = await DriveUpload.create([
        {
          owner_id: target.ownerId,
          by_id: toId(user.id),
          folder_id: parentId,
          relative_path: split.names.join('/'),
          name,
          size: body.size,
          modified_at: body.modified ? new Date(body.modified) : null,
          on_clash: how,
          entity_id: body.entity_id ? toId(body.entity_id) : null,
          assessment_year: body.assessment_year ?? '',
          file,
          expires_at: uploadEnd(now),
        },
      ]);
      return made!.toObject() as DriveUploadDoc;
    }).catch(async (error: unknown) => {
      await removeFiles([incomingPath(deps.config.storageDir, file)]);
      throw error;
    });
    note({ kind: 'drive-upload', id: String(upload._id) });
    return { upload: await present(deps, upload), skipped: false, ...limits };
  },
});

async function attachable(user: SignedIn, target: Reached, entityId: string): Promise<void> {
  if (target.permission !== 'own')
    throw forbidden('Only the owner of this file or folder may do this.', 'owner_only');
  await reachEntity(user, entityId, 'edit');
}

/** `GET /storage/uploads`: the caller's unfinished uploads. */
export const listUploads = route({
  method: 'GET',
  base: '/storage',
  path: '/uploads',
  access: 'tax',
  limit: 'work',
  handle: async ({ user, deps }) => {
    const found = await DriveUpload.find({
      by_id: toId(user.id),
      item_id: null,
      expires_at: op({ $gt: deps.now() }),
    })
      .sort({ created_at: 1 })
      .limit(maxOpen)
      .lean();
    const uploads: UploadSession[] = [];
    for (const upload of found) uploads.push(await present(deps, upload));
    return { uploads, total: uploads.length };
  },
});

/** `GET /storage/uploads/{id}`: the offset to continue from. */
export const openUpload = route({
  method: 'GET',
  base: '/storage',
  path: '/uploads/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => ({
    upload: await present(deps, await reachUpload(user, params.id)),
  }),
});

/** `DELETE /storage/uploads/{id}`: cancels. */
export const cancelUpload = route({
  method: 'DELETE',
  base: '/storage',
  path: '/uploads/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'drive.upload-cancelled',
  handle: async ({ user, params, deps, note }) => {
    note({ kind: 'drive-upload', id: params.id });
    const upload = await reachUpload(user, params.id);
    if (!upload.item_id) await dropUpload(deps, upload);
    return { message: 'Upload cancelled' };
  },
});

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The data is gone: another call completed the upload meanwhile. */
const refuseTaken = (error: unknown): never => {
  if (isGone(error)) throw conflict('already_complete', 'This upload is already complete.');
  throw error;
};

/** `POST /storage/uploads/{id}/complete`: verifies the data and adds it to the drive. */
export const completeUpload = route({
  method: 'POST',
  base: '/storage',
  path: '/uploads/:id/complete',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    sha256: z
      .string()
      .regex(/^[0-9a-fA-F]{64}$/, 'Send the SHA-256 as 64 hexadecimal digits')
      .optional(),
    on_clash: onClash.optional(),
  }),
  audit: 'drive.uploaded',
  handle: async ({ user, params, body, deps, note }) => {
    const now = deps.now();
    const upload = await reachUpload(user, params.id);
    note({ kind: 'drive-upload', id: params.id });
    if (upload.item_id) {
      // The first response was lost.
      const [had] = await readItems([upload.item_id]);
      if (!had || had.trash_id) throw notFound('This upload was not found.');
      return done(user, had, now);
    }
    const target = await reachFolder(user, upload.folder_id ? String(upload.folder_id) : '', 'edit', now);
    const path = incomingPath(deps.config.storageDir, upload.file);
    const arrived = (await incomingSize(deps.config.storageDir, upload.file)) ?? 0;
    if (arrived !== upload.size)
      throw conflict('incomplete', 'The upload is not complete yet.', { offset: arrived });
    const sums = await sumsOf(deps.vault, params.id, path, upload.size).catch(refuseTaken);
    if (body.sha256 && body.sha256.toLowerCase() !== sums.sha256) {
      await dropUpload(deps, upload);
      throw invalid(
        sentence('{name} was altered in transit. Please upload it again.', { name: upload.name }),
        [{ path: 'sha256', message: 'Checksum mismatch: upload this file again' }],
        'checksum_mismatch',
      );
    }
    const kind = async () => {
      await refuseInfected(deps, () => readFrom(deps.vault, { path }));
      return kindOf(deps.vault, { path }, upload.name, upload.size);
    };
    const mime = await kind().catch(async (error: unknown) => {
      if (isGone(error)) return refuseTaken(error);
      // While the scanner is unavailable, the data is kept: completing again is enough.
      if (!(isFailure(error) && error.status === 503)) await dropUpload(deps, upload);
      throw error;
    });
    const settle = async ([item]: readonly (DriveItemDoc | null)[]) => {
      const open = { _id: upload._id, item_id: null };
      const closed = item
        ? await DriveUpload.updateOne(open, { $set: { item_id: item._id } })
        : await DriveUpload.deleteOne(open);
      if (('matchedCount' in closed ? closed.matchedCount : closed.deletedCount) === 0)
        throw conflict('already_complete', 'This upload is already complete.');
    };
    const arrivedFile: Arrived = {
      from: { path },
      name: upload.name,
      sums,
      mime,
      modified: upload.modified_at ?? now,
      folders: upload.relative_path ? upload.relative_path.split('/') : [],
      how: body.on_clash ?? (upload.on_clash as OnClash),
      entity_id: upload.entity_id,
      assessment_year: upload.assessment_year,
    };
    const place = { ownerId: target.ownerId, parentId: target.item?._id ?? null };
    const [item] = await takeIn(deps, user, place, [arrivedFile], settle).catch(refuseTaken);
    forgetDigest(params.id);
    await removeFiles([path]);
    if (!item)
      return { message: sentence(driveMessages.uploaded, { n: 0 }), item: null, sha256: sums.sha256 };
    return done(user, item, now);
  },
});

const done = async (user: SignedIn, item: DriveItemDoc, now: Date) => ({
  message: sentence(driveMessages.uploaded, { n: 1 }),
  item: await presentReached(user, await reachItem(user, String(item._id), 'view', now), now),
  sha256: item.sha256,
});
