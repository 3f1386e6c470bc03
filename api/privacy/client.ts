import type { Types } from 'mongoose';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { engagementRequest, eraseRequest, holdRequest } from '../../shared/privacy/privacy.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalidField, notFound } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { touch } from '../base/touched.ts';
import { DutyMark } from '../board/model.ts';
import { withTransaction } from '../database/connect.ts';
import { DriveItem } from '../drive/base/model.ts';
import { purge, trashAll } from '../drive/items/trash.ts';
import { Erasure, presentErasure } from '../entities/erasures.ts';
import { refuseHeld } from '../entities/hold.ts';
import { Entity, type EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { reachEntity } from '../entities/reach.ts';
import { EvidenceFile } from '../evidence/model.ts';
import { dropEvidenceOf } from '../evidence/store.ts';
import { dropIntakesOf } from '../intake/store.ts';
import { JobLine } from '../jobs/model.ts';
import { wholeOf } from '../membership/place.ts';
import { eraseOf } from '../returns/keep.ts';
import type { Life } from '../returns/life.ts';
import { keptBy } from './retention.ts';

type Lives = readonly Life[];

async function standing(lives: Lives, entity: EntityDoc) {
  const { last_filed_on, keep_until } = await keptBy(lives, entity);
  return {
    engagement: entity.engagement ?? null,
    legal_hold: entity.legal_hold
      ? { reason: entity.legal_hold.reason, since: entity.legal_hold.at.toISOString() }
      : null,
    last_filed_on,
    keep_until,
  };
}

/** `GET /companies/{id}/privacy`: engagement or consent, legal hold, and how long records are kept. */
export const readPrivacy = (lives: Lives) =>
  route({
    method: 'GET',
    path: '/companies/:id/privacy',
    access: 'tax',
    limit: 'work',
    params: idParams,
    handle: async ({ user, params }) => standing(lives, await reachEntity(user, params.id)),
  });

/** `PUT /companies/{id}/privacy`: the legal basis of the firm's work for the client. */
export const savePrivacy = (lives: Lives) =>
  route({
    method: 'PUT',
    path: '/companies/:id/privacy',
    access: 'tax',
    limit: 'work',
    right: 'clients.change',
    params: idParams,
    body: engagementRequest,
    audit: 'entity.engagement',
    handle: async ({ user, params, body, note, deps }) => {
      const entity = await reachEntity(user, params.id, 'edit');
      const today = todayInIst(deps.now());
      for (const path of ['agreed_on', 'notice_on', 'withdrawn_on'] as const)
        if (body[path] > today) throw invalidField(path, 'This date is in the future.');
      if (body.withdrawn_on && body.withdrawn_on < body.agreed_on)
        throw invalidField('withdrawn_on', 'This date is before the engagement or consent began.');
      await Entity.updateOne({ _id: entity._id }, { $set: { engagement: body } });
      note({ kind: 'entity', id: params.id, before: entity.engagement, after: body, detail: body.kind });
      return { message: 'Saved', ...(await standing(lives, { ...entity, engagement: body })) };
    },
  });

/** `POST /companies/{id}/hold`: places the client under legal hold, which prevents deletion. */
export const holdClient = (lives: Lives) =>
  route({
    method: 'POST',
    path: '/companies/:id/hold',
    access: 'tax',
    limit: 'work',
    right: 'clients.delete',
    params: idParams,
    body: holdRequest,
    audit: 'entity.held',
    handle: async ({ user, params, body, deps, note }) => {
      const entity = await reachEntity(user, params.id, 'own');
      const legal_hold = { reason: body.reason, by_id: toId(user.id), at: deps.now() };
      await Entity.updateOne({ _id: entity._id }, { $set: { legal_hold } });
      note({ kind: 'entity', id: params.id });
      return { message: 'Saved', ...(await standing(lives, { ...entity, legal_hold })) };
    },
  });

/** `DELETE /companies/{id}/hold`. */
export const releaseClient = (lives: Lives) =>
  route({
    method: 'DELETE',
    path: '/companies/:id/hold',
    access: 'tax',
    limit: 'work',
    right: 'clients.delete',
    params: idParams,
    audit: 'entity.released',
    handle: async ({ user, params, note }) => {
      const entity = await reachEntity(user, params.id, 'own');
      await Entity.updateOne({ _id: entity._id }, { $set: { legal_hold: null } });
      note({ kind: 'entity', id: params.id });
      return { message: 'Saved', ...(await standing(lives, { ...entity, legal_hold: null })) };
    },
  });

/**
 * `GET /companies/{id}/reveal`: a client's PAN or GSTIN in full. Each call is recorded in the audit trail and
 * the access log.
 */
export const revealClient = route({
  method: 'GET',
  path: '/companies/:id/reveal',
  access: 'tax',
  limit: 'work',
  right: 'clients.read',
  exports: 'entity.revealed',
  params: idParams,
  query: z.strictObject({ field: z.enum(['pan', 'gstin']).default('pan') }),
  handle: async ({ user, params, query, deps, note }) => {
    const data = entityData(deps, await reachEntity(user, params.id));
    note({ kind: 'entity', id: params.id, detail: query.field });
    return { field: query.field, value: String(data[query.field] ?? '') };
  },
});

/** Files of the drive assigned to a client, without folders. */
export const attachedTo = (client: Types.ObjectId) =>
  DriveItem.find({ entity_id: client, rank: 1, trash_id: null }).lean();

/** Removes all data of a client except the client; can be interrupted and repeated. */
async function eraseRecords(deps: Deps, lives: Lives, entity: EntityDoc): Promise<Record<string, number>> {
  const of = { entity_id: entity._id };
  const counts: Record<string, number> = {};
  for (const { kind, model, where } of lives)
    counts[kind] = (counts[kind] ?? 0) + (await model.countDocuments({ ...where, ...of }));
  counts['papers'] = await EvidenceFile.countDocuments(of);
  const items = await DriveItem.find(of).lean();
  counts['documents'] = items.filter((i) => i.rank === 1).length;
  const owners = new Map(items.map((i) => [String(i.owner_id), i.owner_id]));
  await trashAll(
    items.filter((i) => !i.trash_id),
    deps.now(),
  );
  for (const owner of owners.values())
    await purge(
      deps,
      owner,
      items.filter((i) => i.owner_id.equals(owner)).map((i) => i._id),
    );
  // Items that were in a deleted folder.
  await DriveItem.updateMany(of, { $set: { entity_id: null } });
  await eraseOf(lives, [entity._id]);
  await DutyMark.deleteMany(of);
  await dropIntakesOf([entity._id]);
  await dropEvidenceOf([entity._id]);
  await JobLine.deleteMany(of);
  return counts;
}

/**
 * `POST /companies/{id}/erase`: erases everything of a client permanently, with a receipt. Refused under
 * legal hold, and until the retention period after the last filing is over. Also for a deleted client.
 */
export const eraseClient = (lives: Lives) =>
  route({
    method: 'POST',
    path: '/companies/:id/erase',
    access: 'tax',
    limit: 'heavy',
    right: 'clients.delete',
    params: idParams,
    body: eraseRequest,
    audit: 'entity.erased',
    handle: async ({ user, params, body, deps, note }) => {
      const entity = await Entity.findOne({ _id: toId(params.id), owner_id: wholeOf(user) }).lean();
      if (!entity) throw notFound('This entity was not found.');
      touch({ owner_id: String(entity.owner_id), client_id: params.id, record_id: '' });
      note({ kind: 'entity', id: params.id });
      refuseHeld(entity);
      const { keep_until } = await keptBy(lives, entity);
      if (keep_until > todayInIst(deps.now()))
        throw conflict(
          'retention',
          sentence('Records of {name} must be kept until {date}, as set by the firm.', {
            name: entity.name,
            date: keep_until,
          }),
          { keep_until },
        );
      if (body.confirm_name.toLowerCase() !== entity.name_key)
        throw invalidField('confirm_name', 'This is not the name of the client.');
      const now = deps.now();
      // Moved to the bin first, so that no one can work on it meanwhile.
      if (!entity.deleted_at)
        await Entity.updateOne(
          { _id: entity._id, deleted_at: null },
          {
            $set: { deleted_at: now, unique_key: `${entity.unique_key} ${params.id}` },
            $inc: { version: 1 },
          },
        );
      const counts = await eraseRecords(deps, lives, entity);
      const receipt = await withTransaction(async () => {
        const [made] = await Erasure.create([
          {
            owner_id: entity.owner_id,
            client_id: entity._id,
            pan_key: entity.pan_key,
            by_id: toId(user.id),
            reason: body.reason,
            counts,
          },
        ]);
        await Entity.deleteOne({ _id: entity._id });
        return made!.toObject();
      });
      return {
        message: 'Erased',
        receipt: {
          ...presentErasure(receipt),
          name: entity.name,
          erased_by: user.fullName,
          firm: user.firm.name,
          remains:
            'Backups made before, until they are replaced; the trail and the access log, which name the client by a number.',
        },
      };
    },
  });

/** `GET /firm/erasures`: receipts of erasures, newest first. */
export const listErasures = route({
  method: 'GET',
  path: '/firm/erasures',
  access: 'tax',
  limit: 'work',
  right: 'clients.delete',
  handle: async ({ user }) => {
    const found = await Erasure.find({ owner_id: wholeOf(user) })
      .sort({ created_at: -1 })
      .lean();
    return { erasures: found.map(presentErasure), total: found.length };
  },
});
