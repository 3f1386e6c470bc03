import type mongoose from 'mongoose';
import { Entity, type EntityDoc } from './model.ts';

type Known = Pick<EntityDoc, '_id' | 'owner_id' | 'pan_key' | 'reader_ids'>;

/**
 * Ids of a client's records of all years, this one first, then the newest: what was made under an earlier year belongs to the same person.
 * A year that is not shared with everyone who reads this one is left out.
 */
export async function idsOfPerson(entity: Known): Promise<mongoose.Types.ObjectId[]> {
  const found = await Entity.find(
    { owner_id: entity.owner_id, deleted_at: null, pan_key: entity.pan_key },
    { reader_ids: 1 },
  )
    .sort({ assessment_year: -1, _id: -1 })
    .lean();
  const others = found.filter(
    (e) =>
      !e._id.equals(entity._id) &&
      entity.reader_ids.every((reader) => e.reader_ids.some((own) => own.equals(reader))),
  );
  return [entity._id, ...others.map((e) => e._id)];
}

/** Those of the client a record belongs to. */
export async function idsOfSamePerson(entityId: mongoose.Types.ObjectId): Promise<mongoose.Types.ObjectId[]> {
  const entity = await Entity.findById(entityId, { owner_id: 1, pan_key: 1, reader_ids: 1 }).lean();
  return entity ? idsOfPerson(entity) : [entityId];
}

/** The record of the first of these clients that has one. */
export const firstOf = <R extends { entity_id: mongoose.Types.ObjectId }>(
  ids: readonly mongoose.Types.ObjectId[],
  records: readonly R[],
): R | undefined => ids.map((id) => records.find((r) => r.entity_id.equals(id))).find(Boolean);
