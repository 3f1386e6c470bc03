import { op } from '../../base/records.ts';
import { DriveShare } from '../../drive/base/share-model.ts';
import { Entity } from '../../entities/model.ts';
import type { UserDoc } from '../model.ts';
import { claimed, mayHold, readersOf } from '../places.ts';

/**
 * Gives someone who proved an address the shares waiting for it, and renames them by it wherever an earlier
 * address was used, so that the owner can see and remove every reader's share. An account keeps what it has:
 * whoever takes over its former address finds nothing.
 */
export async function claimShares(user: UserDoc): Promise<void> {
  if (!mayHold(user)) return;
  const waiting = op({ $elemMatch: { email: user.email, user_id: null } });
  // A share changed at the same moment is retried.
  const each = async (ids: readonly { _id: unknown }[], act: (id: unknown) => Promise<boolean>) => {
    for (const { _id } of ids) while (!(await act(_id)));
  };
  await each(
    await Entity.find({ $or: [{ 'shares.user_id': user._id }, { shares: waiting }] }, { _id: 1 }).lean(),
    async (_id) => {
      const entity = await Entity.findById(_id, { owner_id: 1, shares: 1, version: 1 }).lean();
      if (!entity) return true;
      const shares = claimed(entity.shares, user);
      const $set = { shares, reader_ids: readersOf(entity.owner_id, shares) };
      const same = { _id: entity._id, version: entity.version };
      return (await Entity.updateOne(same, { $set }, { timestamps: false })).matchedCount === 1;
    },
  );
  await each(
    await DriveShare.find({ $or: [{ 'people.user_id': user._id }, { people: waiting }] }, { _id: 1 }).lean(),
    async (_id) => {
      const share = await DriveShare.findById(_id, { people: 1, version: 1 }).lean();
      if (!share) return true;
      const $set = { people: claimed(share.people, user) };
      const same = { _id: share._id, version: share.version };
      return (await DriveShare.updateOne(same, { $set }, { timestamps: false })).matchedCount === 1;
    },
  );
}
