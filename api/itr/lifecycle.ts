import * as z from 'zod';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { treeOf } from '../../shared/forms/form.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { type FormData, setAt } from '../../shared/forms/paths.ts';
import { fieldsOf } from '../../shared/forms/walk.ts';
import { isDuplicate } from '../entities/store.ts';
import { conflict, invalid, notFound, stale } from '../errors.ts';
import { spans } from '../limits.ts';
import { op, toId } from '../records.ts';
import { route } from '../route.ts';
import { idParams, version } from '../schemas.ts';
import { formOf } from './forms.ts';
import { ItrReturn, type ItrReturnDoc } from './model.ts';
import { formDataOf } from './present.ts';
import { alreadyOpen } from './save.ts';
import { openKey, reachItr, refuseFiled, show, summaryOf } from './store.ts';

const keyOf = (doc: ItrReturnDoc) => openKey(String(doc.entity_id), doc.itr_type, doc.assessment_year);

/** `DELETE /itr/{id}`: into the bin for 30 days; a filed return stays. */
export const deleteItr = route({
  method: 'DELETE',
  path: '/itr/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'itr.deleted',
  handle: async ({ user, params, deps, note }) => {
    const { record } = await reachItr(user, params.id, 'edit');
    refuseFiled(record);
    await ItrReturn.updateOne(
      { _id: record._id, deleted_at: null },
      { $set: { deleted_at: deps.now(), open_key: `${keyOf(record)} ${params.id}` }, $inc: { version: 1 } },
    );
    note({ kind: 'itr', id: params.id });
    return { message: 'Return deleted', id: params.id };
  },
});

/** `POST /itr/{id}/restore`: out of the bin again. */
export const restoreItr = route({
  method: 'POST',
  path: '/itr/:id/restore',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'itr.restored',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachItr(user, params.id, 'edit', true);
    if (deps.now().getTime() - record.deleted_at!.getTime() > spans.deletedDays * 86_400_000)
      throw notFound();
    try {
      const doc = await ItrReturn.findOneAndUpdate(
        { _id: record._id, deleted_at: op({ $ne: null }) },
        { $set: { deleted_at: null, open_key: keyOf(record) }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ).lean();
      if (!doc) throw notFound();
      note({ kind: 'itr', id: params.id });
      return { message: 'Return restored', return: show(deps, user, doc, entity) };
    } catch (error) {
      if (isDuplicate(error)) throw await alreadyOpen(deps, user, entity, keyOf(record));
      throw error;
    }
  },
});

/** `POST /itr/{id}/mark-filed`: records that a validated return was filed on the portal; read-only from then on. */
export const markFiled = route({
  method: 'POST',
  path: '/itr/:id/mark-filed',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    version,
    acknowledgement: z
      .string()
      .trim()
      .regex(/^\d{15}$/, 'The acknowledgement number has 15 digits'),
    filed_on: z.string().refine(isIsoDate, inWords('aDate')),
  }),
  audit: 'itr.filed',
  handle: async ({ user, params, body, deps, note }) => {
    const { record, entity } = await reachItr(user, params.id, 'edit');
    refuseFiled(record);
    if (record.status !== 'validated')
      throw conflict(
        'not_validated',
        'Submit the return first: only a validated return can be marked as filed.',
      );
    if (body.filed_on > todayInIst(deps.now()))
      throw invalid('The filing date cannot be in the future', [
        { path: 'filed_on', message: 'The filing date cannot be in the future' },
      ]);
    const doc = await ItrReturn.findOneAndUpdate(
      { _id: record._id, version: body.version, status: 'validated', deleted_at: null },
      {
        $set: {
          status: 'filed',
          acknowledgement: body.acknowledgement,
          filed_on: body.filed_on,
          open_key: `${keyOf(record)} ${params.id}`,
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (!doc) throw stale(show(deps, user, (await reachItr(user, params.id)).record, entity));
    note({ kind: 'itr', id: params.id });
    return { message: 'Marked as filed', return: show(deps, user, doc, entity) };
  },
});

/** Section 139(5) in the department's list of filing sections. */
const revisedUnder139_5 = '17';

/** `POST /itr/{id}/revise`: a new draft from a filed return, naming the original's acknowledgement and date where the form has a place for them. */
export const reviseItr = route({
  method: 'POST',
  path: '/itr/:id/revise',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'itr.revised',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachItr(user, params.id, 'edit');
    if (record.status !== 'filed')
      throw conflict('not_filed', 'Only a filed return can be revised. Edit this one instead.');
    const form = await formOf(record.itr_type, record.assessment_year);
    const about: Record<string, string> = {
      section_filed: revisedUnder139_5,
      original_receipt_number: record.acknowledgement,
      original_filing_date: record.filed_on,
    };
    let data: FormData = formDataOf(deps, record);
    for (const field of fieldsOf(treeOf(form.model))) {
      const value = about[field.path.split('.').at(-1) ?? ''];
      if (value !== undefined && !field.path.includes('[]')) data = setAt(data, field.path, value);
    }
    try {
      const [doc] = await ItrReturn.create([
        {
          entity_id: record.entity_id,
          created_by: toId(user.id),
          itr_type: record.itr_type,
          assessment_year: record.assessment_year,
          status: 'draft',
          form_sealed: deps.vault.seal(data),
          sources_sealed: record.sources_sealed ?? '',
          summary: summaryOf(form, data, deps.now()),
          open_key: keyOf(record),
          revises: record._id,
        },
      ]);
      const created = doc!.toObject() as ItrReturnDoc;
      note({ kind: 'itr', id: String(created._id), detail: `revises ${params.id}` });
      return {
        message: 'Revised return created',
        itr_id: String(created._id),
        return: show(deps, user, created, entity),
      };
    } catch (error) {
      if (isDuplicate(error)) throw await alreadyOpen(deps, user, entity, keyOf(record));
      throw error;
    }
  },
});
