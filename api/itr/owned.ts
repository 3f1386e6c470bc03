import { Entity } from '../entities/model.ts';
import { op, toId } from '../records.ts';
import type { Owned } from '../users/owned.ts';
import { ItrReturn } from './model.ts';
import { formDataOf, presentItrRow } from './present.ts';

const entityIds = async (userId: string) =>
  (await Entity.find({ owner_id: toId(userId) }, { _id: 1 }).lean()).map((e) => e._id);

/** Income-tax returns of a person's own entities. */
export const ownedItr: Owned = {
  name: 'itr_returns',
  collect: async (deps, userId) => {
    const found = await ItrReturn.find({ entity_id: op({ $in: await entityIds(userId) }) }).lean();
    return found.map((r) => ({ ...presentItrRow(r, undefined), form_data: formDataOf(deps, r) }));
  },
  purge: async (_deps, userId) => {
    await ItrReturn.deleteMany({ entity_id: op({ $in: await entityIds(userId) }) });
  },
};
