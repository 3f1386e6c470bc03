import { rm } from 'node:fs/promises';
import type { Deps, Owned } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { personDir } from './base/disk.ts';
import { Drive, DriveBlob, DriveItem, DriveUpload } from './base/model.ts';
import { pathsOf } from './base/present.ts';
import { DriveShare, DriveTicket, DriveView } from './base/share-model.ts';
import { presentShares } from './base/share-present.ts';
import { Waitlist } from './base/waitlist-model.ts';
import { dropUpload } from './uploads/store.ts';

/**
 * The drive of a person. "My data" lists every file with its path, size and sum, and the shares; the files themselves come as
 * one zip from the drive. With the account everything goes, from the disk too; places in other people's shares are given up.
 */
export const ownedDrive: Owned = {
  name: 'drive',
  collect: async (deps, userId) => {
    const owner_id = toId(userId);
    const items = await DriveItem.find({ owner_id }).lean();
    const paths = await pathsOf(items);
    return {
      files_as_zip: `/storage/files/download/${userId}?path=/`,
      items: items.map((i) => ({
        path: i.trash_id ? `Trash: ${paths.get(String(i._id))}` : paths.get(String(i._id)),
        type: i.rank === 0 ? 'folder' : 'file',
        size: i.size,
        modified: i.modified_at.toISOString(),
        sha256: i.sha256,
        assessment_year: i.assessment_year,
      })),
      shares: await presentShares(await DriveShare.find({ owner_id }).lean(), deps.now()),
    };
  },
  purge: async (deps, userId) => {
    const owner_id = toId(userId);
    const shares = (await DriveShare.find({ owner_id }, { _id: 1 }).lean()).map((s) => s._id);
    await DriveView.deleteMany({ share_id: op({ $in: shares }) });
    await DriveTicket.deleteMany({ share_id: op({ $in: shares }) });
    await DriveTicket.deleteMany({ user_id: owner_id });
    await DriveShare.deleteMany({ owner_id });
    await DriveShare.updateMany({ 'people.user_id': owner_id }, { $pull: { people: { user_id: owner_id } } });
    await dropUploads(deps, userId);
    await DriveItem.deleteMany({ owner_id });
    await DriveBlob.deleteMany({ owner_id });
    await Drive.deleteMany({ owner_id });
    await Waitlist.deleteMany({ user_id: owner_id });
    await rm(personDir(deps.config.storageDir, userId), { recursive: true, force: true });
  },
};

async function dropUploads(deps: Deps, userId: string): Promise<void> {
  const id = toId(userId);
  for (const upload of await DriveUpload.find({ $or: [{ owner_id: id }, { by_id: id }] }).lean())
    await dropUpload(deps, upload);
}
