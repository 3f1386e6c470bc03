import { rm } from 'node:fs/promises';
import type { Owned } from '../base/deps.ts';
import { op, toId } from '../base/records.ts';
import { personDir } from './base/disk.ts';
import { Drive, DriveBlob, DriveItem, DriveUpload } from './base/model.ts';
import { pathsOf } from './base/present.ts';
import { DriveShare, DriveTicket, DriveView } from './base/share-model.ts';
import { presentShares } from './base/share-present.ts';
import { Waitlist } from './base/waitlist-model.ts';
import { dropUpload } from './uploads/store.ts';

/**
 * The drive of a firm. "My data" lists every file with path, size and digest, and the shares; the files
 * themselves are downloaded as a ZIP from the drive. With the firm everything is removed, including files on
 * disk; with an account its entries in other people's shares.
 */
export const ownedDrive: Owned = {
  name: 'drive',
  collect: async (deps, firmId) => {
    const owner_id = toId(firmId);
    const items = await DriveItem.find({ owner_id }).lean();
    const paths = await pathsOf(items);
    return {
      files_as_zip: `/storage/files/download/${firmId}?path=/`,
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
  purge: async (deps, firmId) => {
    const owner_id = toId(firmId);
    const shares = (await DriveShare.find({ owner_id }, { _id: 1 }).lean()).map((s) => s._id);
    await DriveView.deleteMany({ share_id: op({ $in: shares }) });
    await DriveTicket.deleteMany({ share_id: op({ $in: shares }) });
    await DriveShare.deleteMany({ owner_id });
    for (const upload of await DriveUpload.find({ owner_id }).lean()) await dropUpload(deps, upload);
    await DriveItem.deleteMany({ owner_id });
    await DriveBlob.deleteMany({ owner_id });
    await Drive.deleteMany({ owner_id });
    await Waitlist.deleteMany({ user_id: owner_id });
    await rm(personDir(deps.config.storageDir, firmId), { recursive: true, force: true });
  },
  leave: async (deps, userId) => {
    const user_id = toId(userId);
    await DriveTicket.deleteMany({ user_id });
    await DriveShare.updateMany({ 'people.user_id': user_id }, { $pull: { people: { user_id } } });
    for (const upload of await DriveUpload.find({ by_id: user_id }).lean()) await dropUpload(deps, upload);
  },
};
