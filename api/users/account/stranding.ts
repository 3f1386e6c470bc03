import type mongoose from 'mongoose';
import { conflict } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { Entity } from '../../entities/model.ts';
import { FirmMember } from '../../membership/model.ts';
import { firmsOnlyOf, lockPlaces } from '../../membership/place.ts';
import { User } from '../model.ts';

/** The last owner of a firm cannot leave it. */
export const lastOwner = () =>
  conflict('last_owner', 'The firm needs an owner. Make another member its owner first.');

/** Whether a firm has another owner with an active account. One about to be closed or disabled does not count. */
export async function hasOwner(firm_id: mongoose.Types.ObjectId, besides?: string): Promise<boolean> {
  const owners = await FirmMember.find({ firm_id, role: 'owner', status: 'active' }, { user_id: 1 }).lean();
  const ids = owners.map((o) => o.user_id).filter((id) => String(id) !== besides);
  return Boolean(await User.exists({ _id: op({ $in: ids }), status: 'active' }));
}

/**
 * 409 while an account is the only owner of a firm with other members or with clients assigned to them; call
 * in the transaction that closes it.
 */
export async function refuseStranding(userId: string): Promise<void> {
  const id = toId(userId);
  const alone = new Set((await firmsOnlyOf(id)).map(String));
  for (const place of await FirmMember.find({ user_id: id, status: 'active' }).lean()) {
    await lockPlaces(place.firm_id);
    if (alone.has(String(place.firm_id))) continue;
    if (place.role === 'owner' && !(await hasOwner(place.firm_id, userId))) throw lastOwner();
    if (await Entity.exists({ owner_id: place.firm_id, 'assignments.user_id': id }))
      throw conflict(
        'hand_over_first',
        'Clients are assigned to you. Leave the firm and hand them over first.',
      );
  }
}
