import { conflict } from '../../base/errors.ts';
import { op, toId } from '../../base/records.ts';
import { Entity } from '../../entities/model.ts';
import { FirmMember } from '../../membership/model.ts';
import { firmsOnlyOf } from '../../membership/place.ts';

/** The last owner of a firm keeps it. */
export const lastOwner = () =>
  conflict('last_owner', 'The firm needs an owner. Make another member its owner first.');

/** Whether a firm has an active owner besides somebody. */
export const hasOtherOwner = async (firm_id: unknown, userId: string): Promise<boolean> =>
  Boolean(
    await FirmMember.exists({
      firm_id: toId(String(firm_id)),
      role: 'owner',
      status: 'active',
      user_id: op({ $ne: toId(userId) }),
    }),
  );

/** 409 while the account of a person is the only owner of a firm in which others work, or clients are assigned to them there. */
export async function refuseStranding(userId: string): Promise<void> {
  const id = toId(userId);
  const alone = new Set((await firmsOnlyOf(id)).map(String));
  for (const place of await FirmMember.find({ user_id: id, status: 'active' }).lean()) {
    if (alone.has(String(place.firm_id))) continue;
    if (place.role === 'owner' && !(await hasOtherOwner(place.firm_id, userId))) throw lastOwner();
    if (await Entity.exists({ owner_id: place.firm_id, 'assignments.user_id': id }))
      throw conflict(
        'hand_over_first',
        'Clients are assigned to you. Leave the firm and hand them over first.',
      );
  }
}
