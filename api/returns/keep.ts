import type mongoose from 'mongoose';
import type { Owned } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { ownIds } from '../entities/reach.ts';
import type { Life } from './life.ts';
import { dropReviews } from './review.ts';

type Ids = readonly mongoose.Types.ObjectId[];

/** Removes records permanently, with dependent data. */
async function erase(life: Life, filter: Record<string, unknown>): Promise<void> {
  const found = await life.model.find({ ...life.where, ...life.reads, ...filter }, { _id: 1 }).lean();
  const ids = found.map((r) => r._id);
  await life.erase?.(ids);
  await dropReviews(ids);
  await life.model.deleteMany({ _id: op({ $in: ids }) });
}

/** Removes all records of permanently deleted entities. */
export async function eraseOf(lives: readonly Life[], entities: Ids): Promise<void> {
  for (const life of lives) {
    await erase(life, { entity_id: op({ $in: [...entities] }) });
    await life.eraseBeside?.(entities);
  }
}

/** Permanently removes records deleted before a date. */
export async function emptyBin(lives: readonly Life[], before: Date): Promise<void> {
  for (const life of lives) await erase(life, { deleted_at: op({ $lt: before }) });
}

/** Whether any record of an entity is marked as filed. */
export async function hasFiled(lives: readonly Life[], entityId: mongoose.Types.ObjectId): Promise<boolean> {
  for (const { model, where, reads } of lives)
    if (await model.exists({ ...where, ...reads, entity_id: entityId, status: 'filed', deleted_at: null }))
      return true;
  return false;
}

/** Ids of an entity's registrations that have records, including deleted ones. */
export async function registrationsInUse(
  lives: readonly Life[],
  entityId: mongoose.Types.ObjectId,
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const { model, where, reads, registered } of lives)
    if (registered)
      for (const r of await model
        .find({ ...where, ...reads, entity_id: entityId }, { registration_id: 1 })
        .lean())
        if (r.registration_id) ids.add(r.registration_id);
  return ids;
}

/** Records of a firm's entities: exported with the owner's "my data" through `collect`, and removed with the firm. */
export const ownedOf = (
  name: string,
  lives: readonly Life[],
  collect: (deps: Parameters<Owned['collect']>[0], entities: Ids) => Promise<unknown>,
): Owned => ({
  name,
  collect: async (deps, firmId) => collect(deps, await ownIds(firmId)),
  ofClients: collect,
  purge: async (_deps, firmId) => eraseOf(lives, await ownIds(firmId)),
});
