import type mongoose from 'mongoose';
import { ItrReturn } from './model.ts';

/** Whether an income-tax return of the entity was filed. */
export const hasFiledItr = async (entityId: mongoose.Types.ObjectId): Promise<boolean> =>
  (await ItrReturn.exists({ entity_id: entityId, status: 'filed', deleted_at: null })) !== null;
