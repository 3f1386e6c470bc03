import { usageOf } from '../../shared/drive/usage.ts';
import { route } from '../base/route.ts';
import { Drive } from './base/model.ts';
import { ownDrive } from './base/reach.ts';
import { userParams } from './items/list.ts';
import { trashBytes } from './items/trash.ts';
import { planOfOwner } from './uploads/receive.ts';
import { pendingBytes } from './uploads/store.ts';

/** `GET /storage/files/usage/{userId}`: used and available storage. */
export const driveUsage = route({
  method: 'GET',
  base: '/storage',
  path: '/files/usage/:userId',
  access: 'tax',
  limit: 'work',
  params: userParams,
  handle: async ({ user, params }) => {
    const ownerId = await ownDrive(user, params.userId);
    const drive = await Drive.findOne({ owner_id: ownerId }).lean();
    const plan = await planOfOwner(ownerId);
    return {
      usage: usageOf(plan, drive?.used_bytes ?? 0, await trashBytes(ownerId), await pendingBytes(ownerId)),
    };
  },
});
