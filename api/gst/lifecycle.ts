import * as z from 'zod';
import { isDuplicate } from '../entities/store.ts';
import { conflict, failure, notFound, stale } from '../errors.ts';
import { spans } from '../limits.ts';
import { op } from '../records.ts';
import type { Route } from '../route.ts';
import { route } from '../route.ts';
import { idParams, version } from '../schemas.ts';
import { GstReturn, type GstReturnType } from './model.ts';
import { presentReturn } from './present.ts';
import { openKey, reachGst, refuseFiled } from './store.ts';

const pathOf: Record<GstReturnType, string> = { 'GSTR-1': 'gstr1', 'GSTR-3B': 'gstr3b', 'GSTR-2B': 'gstr2b' };

/** Deleting, restoring and reopening are the same for every kind of GST return. */
export function lifecycleOf(type: GstReturnType): readonly Route[] {
  const path = `/gst/${pathOf[type]}/:id`;
  const act = `gst.${pathOf[type]}`;
  return [
    /** Into the bin for 30 days; a filed return stays. */
    route({
      method: 'DELETE',
      path,
      access: 'tax',
      limit: 'work',
      params: idParams,
      audit: `${act}-deleted`,
      handle: async ({ user, params, deps, note }) => {
        const { record } = await reachGst(user, params.id, type, 'edit');
        refuseFiled(record);
        await GstReturn.updateOne(
          { _id: record._id, deleted_at: null },
          {
            $set: { deleted_at: deps.now(), open_key: `${record.open_key} ${params.id}` },
            $inc: { version: 1 },
          },
        );
        note({ kind: 'gst', id: params.id });
        return { message: `${type} deleted`, id: params.id };
      },
    }),
    /** Out of the bin again, unless another return of the period stands in its place. */
    route({
      method: 'POST',
      path: `${path}/restore`,
      access: 'tax',
      limit: 'work',
      params: idParams,
      audit: `${act}-restored`,
      handle: async ({ user, params, deps, note }) => {
        const { record, entity } = await reachGst(user, params.id, type, 'edit', true);
        if (deps.now().getTime() - record.deleted_at!.getTime() > spans.deletedDays * 86_400_000)
          throw notFound();
        try {
          const doc = await GstReturn.findOneAndUpdate(
            { _id: record._id, deleted_at: op({ $ne: null }) },
            {
              $set: { deleted_at: null, open_key: openKey(String(record.entity_id), type, record.period) },
              $inc: { version: 1 },
            },
            { returnDocument: 'after' },
          ).lean();
          if (!doc) throw notFound();
          note({ kind: 'gst', id: params.id });
          return { message: `${type} restored`, return: presentReturn(deps, user, doc, entity) };
        } catch (error) {
          if (!isDuplicate(error)) throw error;
          throw conflict('return_exists', `Another ${type} of ${record.period} exists.`);
        }
      },
    }),
    /** A return marked filed by mistake becomes a draft again. */
    route({
      method: 'POST',
      path: `${path}/reopen`,
      access: 'tax',
      limit: 'work',
      params: idParams,
      body: z.strictObject({ version }),
      audit: `${act}-reopened`,
      handle: async ({ user, params, body, deps, note }) => {
        const { record, entity } = await reachGst(user, params.id, type, 'edit');
        if (record.status !== 'filed')
          throw failure(409, 'not_filed', `This ${type} is not marked as filed.`);
        const doc = await GstReturn.findOneAndUpdate(
          { _id: record._id, version: body.version, status: 'filed', deleted_at: null },
          { $set: { status: 'draft', acknowledgement: '', filed_on: '' }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        ).lean();
        if (!doc) throw stale(presentReturn(deps, user, record, entity));
        note({ kind: 'gst', id: params.id });
        return { message: `${type} reopened`, return: presentReturn(deps, user, doc, entity) };
      },
    }),
  ];
}
