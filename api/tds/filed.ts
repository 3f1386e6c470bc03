import type mongoose from 'mongoose';
import { op } from '../records.ts';
import { TdsStatement } from './model.ts';
import { dropRows } from './rows.ts';

/** Whether a TDS or TCS statement of the entity was filed. */
export const hasFiledTds = async (entityId: mongoose.Types.ObjectId): Promise<boolean> =>
  (await TdsStatement.exists({ entity_id: entityId, status: 'filed', deleted_at: null })) !== null;

/** Removes for good what was deleted before a day, and everything of entities that go. */
export async function tidyTds(before: Date, goneEntities: readonly mongoose.Types.ObjectId[]): Promise<void> {
  const gone = [
    ...(await TdsStatement.find({ deleted_at: op({ $lt: before }) }, { _id: 1 }).lean()),
    ...(await TdsStatement.find({ entity_id: op({ $in: [...goneEntities] }) }, { _id: 1 }).lean()),
  ].map((r) => r._id);
  await dropRows(gone);
  await TdsStatement.deleteMany({ _id: op({ $in: gone }) });
}
