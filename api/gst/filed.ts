import type mongoose from 'mongoose';
import { op } from '../records.ts';
import { GstProfile, GstReturn } from './model.ts';
import { dropRows, dropStaged } from './rows.ts';

/** Whether a GST return of the entity was filed. */
export const hasFiledGst = async (entityId: mongoose.Types.ObjectId): Promise<boolean> =>
  (await GstReturn.exists({ entity_id: entityId, status: 'filed', deleted_at: null })) !== null;

/** Removes for good what was deleted before a day, and everything of entities that go. */
export async function tidyGst(before: Date, goneEntities: readonly mongoose.Types.ObjectId[]): Promise<void> {
  const gone = [
    ...(await GstReturn.find({ deleted_at: op({ $lt: before }) }, { _id: 1 }).lean()),
    ...(await GstReturn.find({ entity_id: op({ $in: [...goneEntities] }) }, { _id: 1 }).lean()),
  ].map((r) => r._id);
  await dropRows(gone);
  // No save takes an hour.
  await dropStaged(new Date(Date.now() - 3_600_000));
  await GstReturn.deleteMany({ _id: op({ $in: gone }) });
  await GstProfile.deleteMany({ entity_id: op({ $in: [...goneEntities] }) });
}
