import { driveLimits } from '../../shared/drive/calls.ts';
import type { Deps } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { DriveItem, DriveUpload } from './base/model.ts';
import { DriveTicket, DriveView } from './base/share-model.ts';
import type { Id } from './base/tree.ts';
import { removeOrphans } from './base/verify.ts';
import { purge } from './items/trash.ts';
import { dropUpload } from './uploads/store.ts';

const day = 86_400_000;
const viewDays = 180;

/** Removes expired data: the trash after 30 days, abandoned uploads, tickets, old views, files without records. */
export async function tidyDrive(deps: Deps, goneEntities: readonly Id[]): Promise<void> {
  const now = deps.now();
  const bin = new Date(now.getTime() - driveLimits.trashDays * day);
  const old = await DriveItem.find({ deleted_at: op({ $lt: bin }) }, { owner_id: 1 }).lean();
  const byOwner = new Map<string, { ownerId: Id; roots: Id[] }>();
  for (const { _id, owner_id } of old) {
    const of = byOwner.get(String(owner_id)) ?? { ownerId: owner_id, roots: [] };
    of.roots.push(_id);
    byOwner.set(String(owner_id), of);
  }
  for (const { ownerId, roots } of byOwner.values()) await purge(deps, ownerId, roots);
  for (const upload of await DriveUpload.find({ expires_at: op({ $lt: now }) }).lean())
    await dropUpload(deps, upload);
  await DriveTicket.deleteMany({ expires_at: op({ $lt: now }) });
  await DriveView.deleteMany({ at: op({ $lt: new Date(now.getTime() - viewDays * day) }) });
  if (goneEntities.length > 0)
    await DriveItem.updateMany({ entity_id: op({ $in: [...goneEntities] }) }, { $set: { entity_id: null } });
  await removeOrphans(deps.config.storageDir);
}
