import type mongoose from 'mongoose';
import { op } from '../base/records.ts';
import type { UserDoc } from './model.ts';

/** One place of a share, of an entity as of an item of the drive: an address, and the account that proved it. */
export interface Place {
  email: string;
  permission: 'view' | 'edit';
  user_id: mongoose.Types.ObjectId | null;
}

type Holder = Pick<UserDoc, '_id' | 'email'>;

/** Whether someone may hold what is shared: not before they proved the address, and never as an administrator. */
export const mayHold = (user: Pick<UserDoc, 'role' | 'email_proved_at'> | null | undefined): boolean =>
  Boolean(user?.email_proved_at) && user!.role !== 'admin';

/** Filter for the accounts that may hold what is shared with some addresses. */
export const holdersOf = (emails: readonly string[]) => ({
  email: op({ $in: [...emails] }),
  email_proved_at: op({ $ne: null }),
  role: op({ $ne: 'admin' as const }),
});

/** The one place of a person among those of a share, by the address they have now; of two the wider permission counts. */
export function claimed(places: readonly Place[], { _id, email }: Holder): Place[] {
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
