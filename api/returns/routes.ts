import * as z from 'zod';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { inWords, sentence } from '../../shared/forms/messages.ts';
import type { Deps } from '../base/deps.ts';
import { invalid, notFound } from '../base/errors.ts';
import { spans } from '../base/limits.ts';
import { op } from '../base/records.ts';
import { type Route, route } from '../base/route.ts';
import { idParams, version } from '../base/schemas.ts';
import {
  type By,
  change,
  type Life,
  type LifeRecord,
  nameIn,
  needFiled,
  outdated,
  type Reached,
  reach,
  refuseClosed,
  unlessStanding,
} from './life.ts';

/** `DELETE …/{id}`: moves to the bin for 30 days; `POST …/{id}/restore`: restores, unless another one is in force. */
export const binRoutes = <D extends LifeRecord>(life: Life<D>): readonly Route[] => [
  route({
    method: 'DELETE',
    path: `${life.path}/:id`,
    access: 'tax',
    limit: 'work',
    params: idParams,
    audit: `${life.act}deleted`,
    handle: async (call) => {
      const { user, params, deps, note } = call;
      const at = await reach(life, user, params.id, 'edit');
      const { _id, status, open_key } = at.record;
      refuseClosed(life, at.record);
      const gone = await life.model.updateOne(
        { _id, status, deleted_at: null },
        {
          $set: { deleted_at: deps.now(), ...(open_key && { open_key: `${open_key} ${params.id}` }) },
          $inc: { version: 1 },
        },
      );
      if (gone.modifiedCount === 0) throw await outdated(life, call, at);
      note({ kind: life.kind, id: params.id });
      return {
        message: sentence('{type} deleted', { type: { text: nameIn(life, at.record) } }),
        id: params.id,
      };
    },
  }),
  route({
    method: 'POST',
    path: `${life.path}/:id/restore`,
    access: 'tax',
    limit: 'work',
    params: idParams,
    audit: `${life.act}restored`,
    handle: async (call) => {
      const { user, params, deps, note } = call;
      const at = await reach(life, user, params.id, 'edit', true);
      if (deps.now().getTime() - at.record.deleted_at!.getTime() > spans.deletedDays * 86_400_000)
        throw notFound();
      const doc = await unlessStanding(life, call, at, () =>
        life.model
          .findOneAndUpdate(
            { _id: at.record._id, deleted_at: op({ $ne: null }) },
            {
              $set: { deleted_at: null, ...(life.only && { open_key: life.only.key(at.record) }) },
              $inc: { version: 1 },
            },
            { returnDocument: 'after' },
          )
          .lean(),
      );
      if (!doc) throw notFound();
      note({ kind: life.kind, id: params.id });
      return {
        message: sentence('{type} restored', { type: { text: nameIn(life, at.record) } }),
        [life.member]: await life.show(deps, user, doc as unknown as D, at.entity),
      };
    },
  }),
];

/** `POST …/{id}/reopen`: makes a return marked as filed by mistake a draft again, clearing its `marks`. */
export const reopenRoute = <D extends LifeRecord>(
  life: Life<D>,
  marks: readonly (keyof D)[],
  mayReopen: (record: D) => Promise<unknown> = async () => undefined,
): Route =>
  route({
    method: 'POST',
    path: `${life.path}/:id/reopen`,
    access: 'tax',
    limit: 'work',
    params: idParams,
    body: z.strictObject({ version }),
    audit: `${life.act}reopened`,
    handle: async (call) => {
      const { user, params, body, deps, note } = call;
      const at = await reach(life, user, params.id, 'edit');
      needFiled(life, at.record);
      await mayReopen(at.record);
      const doc = await change(life, call, at, body.version, {
        status: 'draft',
        ...Object.fromEntries(marks.map((mark) => [mark, ''])),
      } as Partial<D>);
      note({ kind: life.kind, id: params.id });
      return {
        message: sentence('{type} reopened', { type: { text: nameIn(life, at.record) } }),
        [life.member]: await life.show(deps, user, doc, at.entity),
      };
    },
  });

/** 422 for a filing date in the future. */
export function refuseLater(deps: Deps, filed_on: string): void {
  const message = 'The filing date cannot be in the future';
  if (filed_on > todayInIst(deps.now())) throw invalid(message, [{ path: 'filed_on', message }]);
}

/** A date of a call. */
export const dayOfCall = z.string().refine(isIsoDate, inWords('aDate'));

/**
 * `POST …/{id}/{act}`: marks as filed on the portal with its number (`mark`, 15 digits) and date; read-only
 * afterwards.
 */
export const fileRoute = <D extends LifeRecord>(
  life: Life<D>,
  how: {
    act: string;
    mark: keyof D & string;
    /** Error text for a number in another format. */
    wrong: string;
    message: string;
    /** Throws if it cannot be filed yet. */
    ready: (by: By, at: Reached<D>) => Promise<unknown>;
    /** What filing changes besides; `filedOn` is `YYYY-MM-DD`. */
    set?: (by: By, record: D, filedOn: string) => Promise<Partial<D>> | Partial<D>;
  },
): Route =>
  route({
    method: 'POST',
    path: `${life.path}/:id/${how.act}`,
    access: 'tax',
    limit: 'work',
    params: idParams,
    body: z.strictObject({
      version,
      [how.mark]: z
        .string()
        .trim()
        .regex(/^\d{15}$/, how.wrong),
      filed_on: dayOfCall,
    }),
    audit: `${life.act}filed`,
    handle: async (call) => {
      const { user, params, deps, note } = call;
      const { version, ...filed } = call.body as { version: number; filed_on: string };
      const at = await reach(life, user, params.id, 'edit');
      refuseClosed(life, at.record);
      refuseLater(deps, filed.filed_on);
      await how.ready(call, at);
      const more = await how.set?.(call, at.record, filed.filed_on);
      const set = { status: 'filed', ...filed, ...more } as unknown as Partial<D>;
      const doc = await change(life, call, at, version, set);
      note({ kind: life.kind, id: params.id });
      return { message: how.message, [life.member]: await life.show(deps, user, doc, at.entity) };
    },
  });
