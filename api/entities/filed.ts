import type mongoose from 'mongoose';
import { hasFiledGst } from '../gst/filed.ts';
import { hasFiledItr } from '../itr/filed.ts';
import { hasFiledTds } from '../tds/filed.ts';

/** Each noun that files something for entities says whether it did for one. */
const checks: readonly ((entityId: mongoose.Types.ObjectId) => Promise<boolean>)[] = [
  hasFiledItr,
  hasFiledGst,
  hasFiledTds,
];

/** Whether anything was filed for an entity. */
export async function hasFiledReturn(entityId: mongoose.Types.ObjectId): Promise<boolean> {
  for (const check of checks) if (await check(entityId)) return true;
  return false;
}
