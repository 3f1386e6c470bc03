import type { Owned } from '../base/deps.ts';
import { toId } from '../base/records.ts';
import { Entity } from './model.ts';
import { entityData } from './present.ts';
import { registrationsOf } from './registrations.ts';

/** Entities of a firm, exported in full and removed with it; shares given to a person end with the account. */
export const ownedEntities: Owned = {
  name: 'companies',
  collect: async (deps, firmId) => {
    const entities = await Entity.find({ owner_id: toId(firmId) }).lean();
    return entities.map((e) => ({
      id: String(e._id),
      ...entityData(deps, e),
      registrations: registrationsOf(deps, e),
      shares: e.shares.map(({ email, permission }) => ({ email, permission })),
      deleted_at: e.deleted_at?.toISOString() ?? null,
    }));
  },
  purge: async (_deps, firmId) => {
    await Entity.deleteMany({ owner_id: toId(firmId) });
  },
  leave: async (_deps, userId) => {
    const id = toId(userId);
    await Entity.updateMany({ 'shares.user_id': id }, { $pull: { reader_ids: id, shares: { user_id: id } } });
  },
};
