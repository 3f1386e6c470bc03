import type mongoose from 'mongoose';
import { op } from '../base/records.ts';
import type { UserDoc } from './model.ts';

/** One person in a share, of an entity or a drive item: an address, and the account that proved it. */
export interface Place {
  email: string;
  permission: 'view' | 'edit';
  user_id: mongoose.Types.ObjectId | null;
}

type Holder = Pick<UserDoc, '_id' | 'email'>;

/** Whether an account may receive shares: only with a proved address, and never as an administrator. */
export const mayHold = (user: Pick<UserDoc, 'role' | 'email_proved_at'> | null | undefined): boolean =>
  Boolean(user?.email_proved_at) && user!.role !== 'admin';

/** Filter for accounts that may receive shares with these addresses. */
export const holdersOf = (emails: readonly string[]) => ({
  email: op({ $in: [...emails] }),
  email_proved_at: op({ $ne: null }),
  role: op({ $ne: 'admin' as const }),
});

/** A person's single place in a share, under their current address; of two the wider permission wins. */
export function claimed(places: readonly Place[], { _id, email }: Holder): Place[] {
  const mine = places.filter((p) => (p.user_id ? p.user_id.equals(_id) : p.email === email));
  if (mine.length === 0) return [...places];
  const permission = mine.some((p) => p.permission === 'edit') ? 'edit' : 'view';
  return places.flatMap((p) =>
    p === mine[0] ? [{ email, permission, user_id: _id }] : mine.includes(p) ? [] : [p],
  );
}

/** Readers of an entity: its owner and everyone in a visible share. */
export const readersOf = (ownerId: mongoose.Types.ObjectId, shares: readonly Pick<Place, 'user_id'>[]) => [
  ...new Map(
    [ownerId, ...shares.flatMap((s) => s.user_id ?? [])].map((id) => [String(id), id] as const),
  ).values(),
];
