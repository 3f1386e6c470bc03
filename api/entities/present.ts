import { type EntityKey, entityFields } from '../../shared/entities/form.ts';
import { entityTypeOf } from '../../shared/entities/types.ts';
import { userNumber } from '../../shared/users/people.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { op, presentStored } from '../base/records.ts';
import { User } from '../users/model.ts';
import type { EntityDoc } from './model.ts';
import { permissionOf } from './reach.ts';
import { presentRegistrations } from './registrations.ts';

const plainKeys = (Object.keys(entityFields) as EntityKey[]).filter(
  (key) => key !== 'pan' && key !== 'gstin',
);

/** The decrypted form fields of an entity: for editing, copying and exporting. */
export function entityData(
  deps: Deps,
  entity: Pick<EntityDoc, 'data' | 'pan_sealed' | 'gstin_sealed'>,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const key of plainKeys) if (entity.data[key] !== undefined) data[key] = entity.data[key];
  data['pan'] = deps.vault.open<string>(entity.pan_sealed);
  if (entity.gstin_sealed) data['gstin'] = deps.vault.open<string>(entity.gstin_sealed);
  return data;
}

/** An entity as the API returns it. `owner` is given if it is someone else's. */
export function presentEntity(
  deps: Deps,
  user: SignedIn,
  entity: EntityDoc,
  owner?: { name: string; number: number },
) {
  const data = entityData(deps, entity);
  const type = entityTypeOf(entity.status);
  const permission = permissionOf(user, entity);
  const own = String(entity.owner_id) === user.firm.id;
  return {
    ...presentStored(entity),
    ...data,
    name: entity.name,
    gst_number: (data['gstin'] as string | undefined) ?? '',
    registrations: presentRegistrations(deps, entity),
    canFileITR: type?.canFileITR ?? false,
    canFileGST: type?.canFileGST ?? false,
    canFileTDS: type?.canFileTDS ?? false,
    permission,
    shared: !own,
    owner_name: own ? null : (owner?.name ?? ''),
    owner_id: own ? null : owner ? userNumber(owner.number) : null,
    shared_with: permission === 'own' ? entity.shares.length : 0,
    deleted_at: entity.deleted_at?.toISOString() ?? null,
  };
}

/** Entities as the API returns them, with the owners of shared ones loaded in one query. */
export async function presentEntities(deps: Deps, user: SignedIn, entities: readonly EntityDoc[]) {
  const foreign = entities.filter((e) => String(e.owner_id) !== user.firm.id).map((e) => e.owner_id);
  const owners = new Map(
    foreign.length === 0
      ? []
      : (await User.find({ _id: op({ $in: foreign }) }, { full_name: 1, number: 1 }).lean()).map((o) => [
          String(o._id),
          { name: o.full_name, number: o.number },
        ]),
  );
  return entities.map((e) => presentEntity(deps, user, e, owners.get(String(e.owner_id))));
}
