import type mongoose from 'mongoose';
import { DriveShare } from '../drive/share-model.ts';
import { Entity } from '../entities/model.ts';
import { op } from '../records.ts';
import type { UserDoc } from './model.ts';

/** One place of a share, of an entity as of an item of the drive: an address, and the account that proved it. */
export interface Place {
  email: string;
  permission: 'view' | 'edit';
  user_id: mongoose.Types.ObjectId | null;
}

type Holder = Pick<UserDoc, '_id' | 'email'>;

/** Whether somebody may hold what is shared: not before they proved the address, and never as an administrator. */
export const mayHold = (user: Pick<UserDoc, 'role' | 'email_proved_at'> | null | undefined): boolean =>
  Boolean(user?.email_proved_at) && user!.role !== 'admin';

/** Filter for the accounts that may hold what is shared with some addresses. */
export const holdersOf = (emails: readonly string[]) => ({
  email: op({ $in: [...emails] }),
  email_proved_at: op({ $ne: null }),
  role: op({ $ne: 'admin' as const }),
});

/** The one place of a person among those of a share, by the address they have now; of two the wider permission counts. */
function claimed(places: readonly Place[], { _id, email }: Holder): Place[] {
  const mine = places.filter((p) => (p.user_id ? p.user_id.equals(_id) : p.email === email));
  if (mine.length === 0) return [...places];
  const permission = mine.some((p) => p.permission === 'edit') ? 'edit' : 'view';
  return places.flatMap((p) =>
    p === mine[0] ? [{ email, permission, user_id: _id }] : mine.includes(p) ? [] : [p],
  );
}

/** Who reads an entity: its owner and everybody behind a visible share. */
export const readersOf = (ownerId: mongoose.Types.ObjectId, shares: readonly Pick<Place, 'user_id'>[]) => [
  ...new Map(
    [ownerId, ...shares.flatMap((s) => s.user_id ?? [])].map((id) => [String(id), id] as const),
  ).values(),
];

/**
 * Gives somebody who proved an address what waited for it, and names them by it wherever they were named by an earlier one,
 * so that each reader stands behind a share the owner can see and take back. What an account holds stays with it: whoever
 * takes over the address it left finds nothing.
 */
export async function claimShares(user: UserDoc): Promise<void> {
  if (!mayHold(user)) return;
  const waiting = op({ $elemMatch: { email: user.email, user_id: null } });
  // A share that is changed at the same moment is read once more.
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
