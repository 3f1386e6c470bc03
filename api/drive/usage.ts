import { usageOf } from '../../shared/drive/usage.ts';
import { route } from '../base/route.ts';
import { userParams } from './list.ts';
import { Drive } from './model.ts';
import { ownDrive } from './reach.ts';
import { planOfOwner } from './receive.ts';
import { trashBytes } from './trash.ts';
import { pendingBytes } from './upload-store.ts';

/** `GET /storage/files/usage/{userId}`: how full the drive is. */
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
