import * as z from 'zod';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { isDuplicate } from '../entities/store.ts';
import { conflict, failure, fieldErrors, invalid, notFound, stale } from '../errors.ts';
import { spans } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams, version } from '../schemas.ts';
import { TdsStatement } from './model.ts';
import { loadRows } from './rows.ts';
import { issuesOf, keyOf, presentStatement, reachTds, refuseFiled } from './store.ts';

/** Into the bin for 30 days; a filed statement stays. */
export const deleteTds = route({
  method: 'DELETE',
  path: '/tds/statements/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'tds.deleted',
  handle: async ({ user, params, deps, note }) => {
    const { record } = await reachTds(user, params.id, 'edit');
    refuseFiled(record);
    await TdsStatement.updateOne(
      { _id: record._id, deleted_at: null },
      {
        $set: { deleted_at: deps.now(), open_key: `${record.open_key} ${params.id}` },
        $inc: { version: 1 },
      },
    );
    note({ kind: 'tds', id: params.id });
    return { message: 'Statement deleted', id: params.id };
  },
});

/** Out of the bin again, unless another statement of the quarter stands in its place. */
export const restoreTds = route({
  method: 'POST',
  path: '/tds/statements/:id/restore',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'tds.restored',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachTds(user, params.id, 'edit', true);
    if (deps.now().getTime() - record.deleted_at!.getTime() > spans.deletedDays * 86_400_000)
      throw notFound();
    const open_key = keyOf(record);
    try {
      const doc = await TdsStatement.findOneAndUpdate(
        { _id: record._id, deleted_at: op({ $ne: null }) },
        { $set: { deleted_at: null, open_key }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ).lean();
      if (!doc) throw notFound();
      note({ kind: 'tds', id: params.id });
      return { message: 'Statement restored', statement: presentStatement(deps, user, doc, entity) };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw conflict('statement_exists', `Another ${record.form_type} of ${record.quarter} exists.`);
    }
  },
});

/** Marks a statement filed with the token number of its receipt; 422 with the list while something would be refused. */
export const fileTds = route({
  method: 'POST',
  path: '/tds/statements/:id/file',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    version,
    token_number: z.string().regex(/^\d{15}$/, 'The token number has 15 digits'),
    filed_on: z.string().refine(isIsoDate, inWords('aDate')),
  }),
  audit: 'tds.filed',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachTds(user, params.id, 'edit');
    refuseFiled(record);
    if (body.filed_on > todayInIst(deps.now())) {
      const message = 'The day of filing cannot be later than today';
      throw invalid(message, [{ path: 'filed_on', message }]);
    }
    const rows = await loadRows(deps, record._id);
    const errors = (await issuesOf(deps, record, rows)).filter((i) => i.severity === 'error');
    if (errors.length > 0)
      throw invalid(
        'The statement is not complete yet',
        fieldErrors(errors.slice(0, 500)),
        'incomplete_statement',
      );
    const doc = await TdsStatement.findOneAndUpdate(
      { _id: record._id, version: body.version, status: 'draft', deleted_at: null },
      {
        $set: { status: 'filed', token_number: body.token_number, filed_on: body.filed_on },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!doc) throw stale(presentStatement(deps, user, (await reachTds(user, params.id)).record, entity));
    note({ kind: 'tds', id: params.id });
    return { message: 'Statement marked as filed', statement: presentStatement(deps, user, doc, entity) };
  },
});

/** A statement marked filed by mistake becomes a draft again. */
export const reopenTds = route({
  method: 'POST',
  path: '/tds/statements/:id/reopen',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ version }),
  audit: 'tds.reopened',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachTds(user, params.id, 'edit');
    if (record.status !== 'filed') throw failure(409, 'not_filed', 'This statement is not marked as filed.');
    if (await TdsStatement.exists({ base_id: record._id, deleted_at: null }))
      throw conflict('has_correction', 'A correction of this statement exists: delete it first.');
    const doc = await TdsStatement.findOneAndUpdate(
      { _id: record._id, version: body.version, status: 'filed', deleted_at: null },
      { $set: { status: 'draft', token_number: '', filed_on: '' }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!doc) throw stale(presentStatement(deps, user, record, entity));
    note({ kind: 'tds', id: params.id });
    return { message: 'Statement reopened', statement: presentStatement(deps, user, doc, entity) };
  },
});
