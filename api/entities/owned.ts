import type { Owned } from '../base/deps.ts';
import { toId } from '../base/records.ts';
import { Entity } from './model.ts';
import { entityData } from './present.ts';
import { registrationsOf } from './registrations.ts';

/** Entities of a person: handed out whole, removed with the account; shares given to the person end with it. */
export const ownedEntities: Owned = {
  name: 'companies',
  collect: async (deps, userId) => {
    const entities = await Entity.find({ owner_id: toId(userId) }).lean();
    return entities.map((e) => ({
      id: String(e._id),
      ...entityData(deps, e),
      registrations: registrationsOf(deps, e),
      shares: e.shares.map(({ email, permission }) => ({ email, permission })),
      deleted_at: e.deleted_at?.toISOString() ?? null,
    }));
  },
  purge: async (_deps, userId) => {
    const id = toId(userId);
    await Entity.deleteMany({ owner_id: id });
    await Entity.updateMany({ reader_ids: id }, { $pull: { reader_ids: id, shares: { user_id: id } } });
  },
};
