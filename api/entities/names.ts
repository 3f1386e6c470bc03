import type mongoose from 'mongoose';
import type { SignedIn } from '../base/call.ts';
import { toId } from '../base/records.ts';
import { Entity, type EntityDoc } from './model.ts';
import { within } from './reach.ts';

/** An entity for lists of returns: name, type and permission. */
export type NamedEntity = Pick<
  EntityDoc,
  '_id' | 'name' | 'status' | 'owner_id' | 'shares' | 'assignments' | 'group_id'
>;

/** Entities in reach by id, optionally only one. */
export async function reachableNames(
  user: SignedIn,
  only: { companyId?: string | undefined } = {},
): Promise<Map<string, NamedEntity>> {
  const filter = { ...within(user), ...(only.companyId ? { _id: toId(only.companyId) } : {}) };
  const found = await Entity.find(filter, {
    name: 1,
    status: 1,
    owner_id: 1,
    shares: 1,
    assignments: 1,
    group_id: 1,
  }).lean();
  return new Map(found.map((e) => [String(e._id), e]));
}

/** Ids of entities whose name contains the text; all without one. */
export function idsNamed(
  names: Awaited<ReturnType<typeof reachableNames>>,
  q: string | undefined,
): mongoose.Types.ObjectId[] {
  const wanted = q?.trim().toLowerCase() ?? '';
  return [...names.values()].filter((e) => e.name.toLowerCase().includes(wanted)).map((e) => e._id);
}
