import type mongoose from 'mongoose';
import { toId } from '../records.ts';
import type { SignedIn } from '../users/session.ts';
import { Entity } from './model.ts';
import { within } from './reach.ts';

/** Entities in reach as lists of returns need them: id to name and type; narrowed to one when asked, or to names that contain a text. */
export async function reachableNames(
  user: SignedIn,
  only: { companyId?: string | undefined } = {},
): Promise<Map<string, { id: mongoose.Types.ObjectId; name: string; status: string }>> {
  const filter = { ...within(user), ...(only.companyId ? { _id: toId(only.companyId) } : {}) };
  const found = await Entity.find(filter, { name: 1, status: 1 }).lean();
  return new Map(found.map((e) => [String(e._id), { id: e._id, name: e.name, status: e.status }]));
}

/** Ids of those whose name contains the text; all without a text. */
export function idsNamed(
  names: Awaited<ReturnType<typeof reachableNames>>,
  q: string | undefined,
): mongoose.Types.ObjectId[] {
  const wanted = q?.trim().toLowerCase() ?? '';
  return [...names.values()].filter((e) => e.name.toLowerCase().includes(wanted)).map((e) => e.id);
}
