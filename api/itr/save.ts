import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { mayFile } from '../../shared/entities/types.ts';
import { type Issue, inWords, sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { ItrForm } from '../../shared/itr/common/types.ts';
import { fieldErrors, invalid, invalidField, malformed } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idIn, recordId, version } from '../base/schemas.ts';
import { notEligible } from '../entities/edit.ts';
import { reachEntity } from '../entities/reach.ts';
import { type By, change, insert, needVersion, refuseClosed } from '../returns/life.ts';
import { fromFlat } from './flat.ts';
import { formOf, itrTypeOf, yearOf } from './forms.ts';
import type { ItrReturnDoc } from './model.ts';
import { findings, itrLife, reachItr, readFormData, refuseMalformed, summaryOf } from './store.ts';

/** Parameters of the call; every other member is a flat field of the form. */
const control = z.looseObject({
  itr_id: recordId.optional(),
  version: version.optional(),
  company_id: recordId.optional(),
  fy_id: z.coerce.number().int().optional(),
  assessment_year: z.string().max(9).optional(),
  itr_type: z.string().max(10).optional(),
  status: z
    .enum(['draft', 'validated'], inWords('chooseOf', { choices: 'draft, validated' }))
    .default('draft'),
  form_data: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  sources: z
    .record(
      z.string().max(300),
      z.strictObject({
        from: z.enum(['typed', 'client', 'json', 'prefill', 'carried', 'csv', 'accounts']),
        name: z.string().max(255).optional(),
        place: z.string().max(300).optional(),
      }),
    )
    .optional(),
});
type Body = z.output<typeof control>;

const controlKeys = new Set([...Object.keys(control.shape), 'user_id']);

/** Form data of a call: `form_data`, or the flat members. */
function formDataOfCall(form: ItrForm, body: Body): { data: FormValues; warnings: Issue[] } {
  const others = Object.entries(body).filter(([key]) => !controlKeys.has(key));
  if (body.form_data === undefined) return documented(form, Object.fromEntries(others));
  if (others.length > 0)
    throw malformed(
      'Send fields either in form_data or at the top level, not both.',
      others.map(([path]) => ({ path, message: sentence('Unknown field') })),
    );
  const data = readFormData(body.form_data);
  // Form data of our own has no documented names at its top level; only the documented format is translated.
  const translated =
    form.fromDocumented &&
    (documentedNames.some((name) => Object.hasOwn(data, name)) || form.isDocumented?.(data) === true);
  return translated ? documented(form, data) : { data, warnings: [] };
}

/** Top-level names of the documented format that none of our forms has. */
const documentedNames = [
  'pan_number',
  'assessee_name',
  'houseProperty',
  'houseProperties',
  'salaries',
  'capitalGains',
  'chosenRegime',
  'otherSources',
  'taxRegime',
  'resident_status',
];

/**
 * Documented members as form data, with those used in neither tax nor file. Throws 422 for incomes without a
 * field: no tax is shown without them.
 */
function documented(form: ItrForm, members: FormValues): { data: FormValues; warnings: Issue[] } {
  const { data, warnings } = form.fromDocumented ? form.fromDocumented(members) : fromFlat(form, members);
  const errors = warnings.filter((i) => i.severity === 'error');
  if (errors.length > 0) throw invalid(errors[0]!.message, fieldErrors(errors));
  refuseMalformed(form, data);
  return { data, warnings: [...warnings, ...form.unused(data)] };
}

/** Validates data for its intended status: a draft must be well-formed, a validated return complete. */
function accept(form: ItrForm, status: 'draft' | 'validated', data: FormValues) {
  refuseMalformed(form, data);
  const { errors, warnings } = status === 'validated' ? findings(form, data) : { errors: [], warnings: [] };
  if (errors.length > 0)
    throw invalid(
      errors.length === 1
        ? errors[0]!.message
        : sentence('{count} fields need your attention before this return is complete.', {
            count: errors.length,
          }),
      fieldErrors(errors),
      'incomplete_return',
    );
  return warnings;
}

/** Warnings of the call and of the checks; a complete return reports unused amounts again. */
const together = (left: readonly Issue[], found: readonly Issue[]): Issue[] => [
  ...left,
  ...found.filter((i) => !left.some((l) => l.path === i.path && l.message.text === i.message.text)),
];

interface Saved {
  doc: ItrReturnDoc;
  warnings: Issue[];
}

async function create(by: By, body: Body): Promise<Saved> {
  const { deps, user } = by;
  if (!body.company_id)
    throw malformed(sentence('{name} is missing', { name: 'company_id' }), [
      { path: 'company_id', message: 'This is required' },
    ]);
  if (!body.itr_type)
    throw malformed(sentence('{name} is missing', { name: 'itr_type' }), [
      { path: 'itr_type', message: 'This is required' },
    ]);
  const type = itrTypeOf(body.itr_type);
  const year = yearOf(body.assessment_year, body.fy_id);
  const entity = await reachEntity(user, body.company_id, 'edit');
  if (!mayFile(entity.status, 'itr')) throw notEligible('income-tax returns');
  const form = await formOf(type, year);
  const { data, warnings: left } = formDataOfCall(form, body);
  const warnings = together(left, accept(form, body.status, data));
  const doc = await insert(itrLife, by, entity, {
    created_by: toId(user.id),
    itr_type: type,
    assessment_year: year,
    status: body.status,
    form_sealed: deps.vault.seal(data),
    sources_sealed: body.sources ? deps.vault.seal(body.sources) : '',
    summary: summaryOf(form, data, todayInIst(deps.now())),
  });
  return { doc, warnings };
}

async function update(by: By, body: Body, id: string): Promise<Saved> {
  const { deps, user } = by;
  const at = await reachItr(user, id, 'edit');
  const { record } = at;
  const version = needVersion(body.version);
  if (body.itr_type && itrTypeOf(body.itr_type) !== record.itr_type)
    throw invalidField('itr_type', sentence('This return is {form}', { form: record.itr_type }));
  if (body.assessment_year && yearOf(body.assessment_year, undefined) !== record.assessment_year)
    throw invalidField(
      'assessment_year',
      sentence('This return is for assessment year {year}', { year: record.assessment_year }),
    );
  refuseClosed(itrLife, record);
  const form = await formOf(record.itr_type, record.assessment_year);
  const { data, warnings: left } = formDataOfCall(form, body);
  const warnings = together(left, accept(form, body.status, data));
  const doc = await change(itrLife, by, at, version, {
    status: body.status,
    form_sealed: deps.vault.seal(data),
    summary: summaryOf(form, data, todayInIst(deps.now())),
    ...(body.sources ? { sources_sealed: deps.vault.seal(body.sources) } : {}),
  });
  return { doc, warnings };
}

/** `POST /itr/create-itr.php`: creates a return, or with `itr_id` and `version` saves it. */
export const saveItr = route({
  method: 'POST',
  path: '/itr/create-itr.php',
  access: 'tax',
  limit: 'work',
  body: control,
  bodyLimit: sizes.returnJson,
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const [id, entity] = [idIn(head, 'itr_id'), idIn(head, 'company_id')];
    if (id) refuseClosed(itrLife, (await reachItr(user, id, 'edit')).record);
    else if (entity) await reachEntity(user, entity, 'edit');
  },
  audit: 'itr.saved',
  handle: async (call) => {
    const { body, note } = call;
    const { doc, warnings } = body.itr_id ? await update(call, body, body.itr_id) : await create(call, body);
    note({ kind: 'itr', id: String(doc._id), after: doc.form_sealed, detail: doc.status });
    return {
      message: sentence('ITR saved as {status}', { status: { text: doc.status } }),
      itr_id: String(doc._id),
      id: String(doc._id),
      version: doc.version,
      status: doc.status,
      updated_at: doc.updated_at.toISOString(),
      warnings: fieldErrors(warnings),
    };
  },
});
