import { todayInIst } from '../../shared/dates.ts';
import { treeOf } from '../../shared/forms/form.ts';
import { type FormValues, setAt } from '../../shared/forms/paths.ts';
import { fieldsOf } from '../../shared/forms/walk.ts';
import { unitsAsked } from '../../shared/itr/itr3/quantities.ts';
import { conflict } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { insert, needFiled } from '../returns/life.ts';
import { binRoutes, fileRoute } from '../returns/routes.ts';
import { formOf } from './forms.ts';
import { formDataOf } from './present.ts';
import { itrLife, reachItr, show, summaryOf } from './store.ts';

/** Section 139(5) in the department's list of filing sections. */
const revisedUnder139_5 = '17';

/**
 * `POST /itr/{id}/revise`: a new draft from a filed return, with the original's acknowledgement and date if
 * the form has fields for them.
 */
const reviseItr = route({
  method: 'POST',
  path: '/itr/:id/revise',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'itr.revised',
  handle: async (call) => {
    const { user, params, deps, note } = call;
    const { record, entity } = await reachItr(user, params.id, 'edit');
    needFiled(itrLife, record);
    const form = await formOf(record.itr_type, record.assessment_year);
    const about: Record<string, string> = {
      section_filed: revisedUnder139_5,
      original_receipt_number: record.acknowledgement,
      original_filing_date: record.filed_on,
    };
    // the filed return is unchanged; its copy asks about codes ambiguous in earlier lists
    let data: FormValues = formDataOf(deps, record);
    if (record.code_lists === undefined) data = unitsAsked(data);
    for (const field of fieldsOf(treeOf(form.model))) {
      const value = about[field.path.split('.').at(-1) ?? ''];
      if (value !== undefined && !field.path.includes('[]')) data = setAt(data, field.path, value);
    }
    const created = await insert(itrLife, call, entity, {
      created_by: toId(user.id),
      itr_type: record.itr_type,
      assessment_year: record.assessment_year,
      status: 'draft',
      form_sealed: deps.vault.seal(data),
      sources_sealed: record.sources_sealed ?? '',
      summary: summaryOf(form, data, todayInIst(deps.now())),
      revises: record._id,
    });
    note({ kind: 'itr', id: String(created._id), detail: `revises ${params.id}` });
    return {
      message: 'Revised return created',
      itr_id: String(created._id),
      return: show(deps, user, created, entity),
    };
  },
});

/** Deletion, restoring, filing (which makes room for a revised return) and revision. */
export const itrLifecycle = [
  ...binRoutes(itrLife),
  fileRoute(itrLife, {
    act: 'mark-filed',
    mark: 'acknowledgement',
    wrong: 'The acknowledgement number has 15 digits',
    message: 'Marked as filed',
    ready: async (_by, { record }) => {
      if (record.status !== 'validated')
        throw conflict(
          'not_validated',
          'Submit the return first: only a validated return can be marked as filed.',
        );
    },
    // interest and the late fee run to the day of filing, not to the day of the last save
    set: async ({ deps }, record, filedOn) => ({
      open_key: `${record.open_key} ${record._id}`,
      summary: summaryOf(
        await formOf(record.itr_type, record.assessment_year),
        formDataOf(deps, record),
        filedOn,
      ),
    }),
  }),
  reviseItr,
];
