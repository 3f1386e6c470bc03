import { driveLimits } from '../../../shared/drive/calls.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { notFound } from '../../base/errors.ts';
import { toId } from '../../base/records.ts';
import { forgetDigest } from '../base/digest.ts';
import { incomingPath, removeFiles } from '../base/disk.ts';
import { DriveUpload, type DriveUploadDoc } from '../base/model.ts';
import type { Id } from '../base/tree.ts';

const day = 86_400_000;

/** How long an idle upload is kept. */
export const uploadEnd = (now: Date) => new Date(now.getTime() + driveLimits.uploadDays * day);

/** An unfinished upload of the caller's. */
export async function reachUpload(user: SignedIn, id: string): Promise<DriveUploadDoc> {
  const upload = await DriveUpload.findOne({ _id: toId(id), by_id: toId(user.id) }).lean();
  if (!upload) throw notFound('This upload was not found.');
  return upload;
}

/** Bytes reserved by unfinished uploads. */
export async function pendingBytes(ownerId: Id): Promise<number> {
  const open = await DriveUpload.find({ owner_id: ownerId, item_id: null }, { size: 1 }).lean();
  return open.reduce((sum, u) => sum + u.size, 0);
}

/** Removes an unfinished upload with its data. */
export async function dropUpload(deps: Deps, upload: DriveUploadDoc): Promise<void> {
  await DriveUpload.deleteOne({ _id: upload._id });
  forgetDigest(String(upload._id));
  await removeFiles([incomingPath(deps.config.storageDir, upload.file)]);
}
