import * as z from 'zod';
import { entityFields } from '../../shared/entities/form.ts';
import type { Registration } from '../../shared/entities/registrations.ts';
import { longYear } from '../../shared/entities/years.ts';
import { say, sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import { conflict, failure, invalid, isDuplicate, notFound, stale } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams, version } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import { wholeOf } from '../membership/place.ts';
import { refuseHeld } from './hold.ts';
import { Entity, type EntityDoc } from './model.ts';
import { entityData, presentEntities, presentEntity } from './present.ts';
import { reachEntity } from './reach.ts';
import {
  chosenRegistration,
  registrationsField,
  registrationsOf,
  settleRegistrations,
} from './registrations.ts';
import {
  acceptEntity,
  alreadyThere,
  entityRecord,
  insertEntity,
  refuseOverPlan,
  uniqueKey,
} from './store.ts';

/** Every field of the form, as any scalar: the form's own check reports invalid values. */
const anyField = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()]).optional();
const fields = Object.fromEntries(Object.keys(entityFields).map((key) => [key, anyField]));

/** `POST /companies/create`. */
export const createEntity = route({
  method: 'POST',
  path: '/companies/create',
  access: 'tax',
  limit: 'work',
  body: z.strictObject({ ...fields, registrations: registrationsField }),
  audit: 'entity.created',
  handle: async ({ user, body, deps, note }) => {
    const { registrations: sent, ...form } = body as { registrations?: Registration[] } & FormValues;
    const { data, registrations } = settleRegistrations(deps, acceptEntity(form), sent);
    const entity = await withTransaction(async () => {
      await refuseOverPlan(deps, user, [data['pan'] as string]);
      return insertEntity(deps, user.firm.id, data, { registrations, by: user });
    });
    note({ kind: 'entity', id: String(entity._id), after: { ...data, registrations } });
    return { message: 'Company/Individual created successfully', data: presentEntity(deps, user, entity) };
  },
});

/** `GET /companies/{id}`. */
export const readEntity = route({
  method: 'GET',
  path: '/companies/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const [company] = await presentEntities(deps, user, [await reachEntity(user, params.id)]);
    return { company };
  },
});

/** `PUT /companies/update/{id}`: the full form and the version it is based on. */
export const updateEntity = route({
  method: 'PUT',
  path: '/companies/update/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ ...fields, registrations: registrationsField, version }),
  audit: 'entity.changed',
  handle: async ({ user, params, body, deps, note }) => {
    const before = await reachEntity(user, params.id, 'edit');
    const {
      version: edited,
      registrations: sent,
      ...rest
    } = body as { version: number; registrations?: Registration[] } & FormValues;
    const accepted = acceptEntity(rest);
    const presented = async () =>
      (await presentEntities(deps, user, [await reachEntity(user, params.id)]))[0];
    const changed = await withTransaction(async () => {
      const { data, registrations } = settleRegistrations(deps, accepted, sent, {
        entity: before,
        inUse: await deps.registrationsInUse(before._id),
      });
      if (data['pan'] !== entityData(deps, before)['pan'] && String(before.owner_id) === user.firm.id)
        await refuseOverPlan(deps, user, [data['pan'] as string]);
      try {
        const saved = await Entity.findOneAndUpdate(
          { _id: before._id, version: edited, deleted_at: null },
          { $set: entityRecord(deps, String(before.owner_id), data, registrations), $inc: { version: 1 } },
          { returnDocument: 'after' },
        ).lean();
        const tan = saved && chosenRegistration(deps, saved, 'tan', undefined);
        if (tan) await deps.adoptStatements(before._id, tan.id);
        return saved;
      } catch (error) {
        if (isDuplicate(error)) throw alreadyThere();
        throw error;
      }
    });
    if (!changed) throw stale(await presented());
    const told = (entity: EntityDoc) => ({
      ...entityData(deps, entity),
      registrations: registrationsOf(deps, entity),
    });
    note({ kind: 'entity', id: params.id, before: told(before), after: told(changed) });
    return { message: 'Company/Individual updated successfully', data: await presented() };
  },
});

/**
 * `DELETE /companies/delete/{id}`: moves to the bin for 30 days; for an entity with a filed return the name
 * must be typed.
 */
export const deleteEntity = route({
  method: 'DELETE',
  path: '/companies/delete/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ confirm_name: z.string().max(300).optional() }),
  audit: 'entity.deleted',
  handle: async ({ user, params, body, deps, note }) => {
    const entity = await reachEntity(user, params.id, 'own');
    refuseHeld(entity);
    if ((await deps.hasFiled(entity._id)) && body.confirm_name?.trim().toLowerCase() !== entity.name_key)
      throw conflict(
        'confirm_name',
        sentence('{name} has a filed return. Type its name to delete it.', { name: entity.name }),
        { name: entity.name },
      );
    await Entity.updateOne(
      { _id: entity._id },
      {
        $set: { deleted_at: deps.now(), unique_key: `${entity.unique_key} ${params.id}` },
        $inc: { version: 1 },
      },
    );
    note({ kind: 'entity', id: params.id });
    return { message: 'Entry deleted', id: params.id };
  },
});

/** `POST /companies/restore/{id}`: restores from the bin. */
export const restoreEntity = route({
  method: 'POST',
  path: '/companies/restore/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'entity.restored',
  handle: async ({ user, params, deps, note }) => {
    const since = new Date(deps.now().getTime() - spans.deletedDays * 86_400_000);
    const bin = { _id: toId(params.id), owner_id: wholeOf(user), deleted_at: op({ $gt: since }) };
    const restored = await withTransaction(async () => {
      const entity = await Entity.findOne(bin).lean();
      if (!entity) throw notFound('This entity was not found.');
      const data = entityData(deps, entity);
      await refuseOverPlan(deps, user, [data['pan'] as string]);
      try {
        return await Entity.findOneAndUpdate(
          bin,
          {
            $set: { deleted_at: null, unique_key: uniqueKey(deps, user.firm.id, data) },
            $inc: { version: 1 },
          },
          { returnDocument: 'after' },
        ).lean();
      } catch (error) {
        if (isDuplicate(error)) throw alreadyThere();
        throw error;
      }
    });
    if (!restored) throw notFound('This entity was not found.');
    note({ kind: 'entity', id: params.id });
    return { message: 'Entry restored', data: presentEntity(deps, user, restored) };
  },
});

const nextYear = (year: string) => `${Number(year.slice(0, 4)) + 1}-${Number(year.slice(0, 4)) + 2}`;

/** `POST /companies/{id}/copy-year`: the same entity for another assessment year, by default the next. */
export const copyYear = route({
  method: 'POST',
  path: '/companies/:id/copy-year',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ assessment_year: z.string().max(9).optional() }),
  audit: 'entity.copied',
  handle: async ({ user, params, body, deps, note }) => {
    const source = await reachEntity(user, params.id, 'own');
    const year = longYear(body.assessment_year ?? nextYear(source.assessment_year));
    if (!year)
      throw invalid('Choose an assessment year', [
        { path: 'assessment_year', message: say('looksLike', { example: '2026-2027' }) },
      ]);
    const { date_of_filing, due_date, use_current_date, ...data } = entityData(deps, source);
    const start = Number(year.slice(0, 4)) - 1;
    const copy = await withTransaction(async () => {
      await refuseOverPlan(deps, user, [data['pan'] as string]);
      return insertEntity(
        deps,
        user.firm.id,
        {
          ...data,
          assessment_year: year,
          financial_year: `${start}-${String((start + 1) % 100).padStart(2, '0')}`,
        },
        {
          registrations: settleRegistrations(
            deps,
            data,
            registrationsOf(deps, source).map((r) => ({ ...r, id: '' })),
          ).registrations,
          like: source,
        },
      );
    });
    note({ kind: 'entity', id: String(copy._id), detail: `from ${params.id}` });
    return { message: sentence('Copied to {year}', { year }), data: presentEntity(deps, user, copy) };
  },
});

/** Guard of nouns that file for certain entity types only. */
export const notEligible = (what: string) =>
  failure(
    422,
    'not_eligible',
    sentence('This type of entity does not file {what} here.', { what: { text: what } }),
  );
