import { op } from '../base/records.ts';
import { ownedOf } from '../returns/keep.ts';
import { ItrReturn } from './model.ts';
import { formDataOf, presentItrRow } from './present.ts';
import { itrLife } from './store.ts';

/** Income-tax returns of an owner's entities. */
export const ownedItr = ownedOf('itr_returns', [itrLife], async (deps, entities) => {
  const found = await ItrReturn.find({ entity_id: op({ $in: [...entities] }) }).lean();
  return found.map((r) => ({ ...presentItrRow(r, undefined), form_data: formDataOf(deps, r) }));
});
