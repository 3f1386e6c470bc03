import { join } from 'node:path';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { recogniseJson } from '../../shared/intake/recognise.ts';
import { detectJson } from '../../shared/itr/json/detect.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { failure, fieldErrors, invalidField, malformed } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idIn, idParams, recordId } from '../base/schemas.ts';
import { readJsonFile } from '../entities/autofill.ts';
import { entityData } from '../entities/present.ts';
import { reachEntity } from '../entities/reach.ts';
import { schemaFindings } from './department-schema.ts';
import { formOf, itrTypeOf, yearOf } from './forms.ts';
import type { ItrReturnDoc } from './model.ts';
import { formDataOf } from './present.ts';
import { reachItr } from './store.ts';

const megabytes = sizes.governmentFile / (1024 * 1024);

/** 422 naming the file's kind and the expected one. */
function refuseOther(what: 'form' | 'year' | 'PAN', found: string, wanted: string): void {
  if (found === wanted) return;
  const message = sentence('This file is for {what} {found}, not {wanted}.', {
    what: { text: what },
    found: found || sentence('unknown'),
    wanted,
  });
  throw invalidField('jsonFile', message, `other_${what.toLowerCase()}`);
}

/**
 * `POST /itr/import-json` (`jsonFile`): reads the department's JSON of a return or its prefill data; stores
 * nothing. With `company_id`, `itr_type` or `assessment_year` a file of another PAN, form or year is refused.
 * For a return, `errors` are the Category A rules the file violates, with numbers: it was read, but the
 * department refuses it (`valid` is false).
 */
export const importItrJson = route({
  method: 'POST',
  path: '/itr/import-json',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['jsonFile'],
    maxBytes: sizes.governmentFile,
    tooLarge: sentence("The file is larger than {max} MB. A return's JSON is smaller than that.", {
      max: megabytes,
    }),
  },
  body: z.strictObject({
    company_id: recordId.optional(),
    itr_type: z.string().max(10).optional(),
    assessment_year: z.string().max(9).optional(),
    fy_id: z.coerce.number().int().optional(),
  }),
  readOnly: true,
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const id = idIn(head, 'company_id');
    if (id) await reachEntity(user, id);
  },
  handle: async ({ user, body, uploads, deps }) => {
    const file = uploads['jsonFile'];
    if (!file || file.size === 0 || !file.name.toLowerCase().endsWith('.json'))
      throw malformed('Please select a JSON file', [
        { path: 'jsonFile', message: 'Please select a JSON file' },
      ]);
    const entity = body.company_id ? await reachEntity(user, body.company_id) : undefined;
    const json = await readJsonFile(file.path);
    const found = detectJson(json);
    if (found.kind === 'unknown')
      throw invalidField('jsonFile', found.reason, recogniseJson(json) ? 'other_kind' : 'unknown_file');
    if (entity && found.pan) refuseOther('PAN', found.pan, String(entityData(deps, entity)['pan']));
    const wantedYear =
      body.assessment_year || body.fy_id !== undefined ? yearOf(body.assessment_year, body.fy_id) : undefined;
    if (found.kind === 'prefill') {
      if (wantedYear && found.assessmentYear) refuseOther('year', found.assessmentYear, wantedYear);
      const type = itrTypeOf(body.itr_type ?? 'ITR-1');
      const year = wantedYear ?? found.assessmentYear ?? yearOf(undefined, undefined);
      const read = (await formOf(type, year)).importPrefill(json);
      return {
        itr_type: type,
        assessment_year: year,
        kind: 'prefill',
        pan: found.pan,
        form_data: read.data,
        sources: read.sources,
        warnings: fieldErrors(read.warnings),
      };
    }
    if (body.itr_type) refuseOther('form', found.type, itrTypeOf(body.itr_type));
    if (wantedYear) refuseOther('year', found.assessmentYear, wantedYear);
    if (!isItrFormAvailable(found.type, found.assessmentYear)) {
      const message = sentence('{form} of assessment year {year} cannot be imported as a return.', {
        form: found.type,
        year: found.assessmentYear || sentence('unknown'),
      });
      throw invalidField('jsonFile', message, 'form_not_available');
    }
    const form = await formOf(found.type, found.assessmentYear);
    const { data, warnings } = form.importJson(json);
    const errors = warnings.filter((i) => i.severity === 'error');
    return {
      itr_type: found.type,
      assessment_year: found.assessmentYear,
      kind: 'itr',
      pan: found.pan,
      form_data: data,
      valid: errors.length === 0,
      errors: fieldErrors(errors),
      warnings: fieldErrors(warnings.filter((i) => i.severity !== 'error')),
    };
  },
});

/** The department's JSON of a stored return and its findings, including eligibility. */
const exported = async (deps: Deps, record: ItrReturnDoc) => {
  const form = await formOf(record.itr_type, record.assessment_year);
  const data = formDataOf(deps, record);
  const { json, issues } = form.exportJson(data, {
    createdOn: todayInIst(deps.now()),
    version: deps.version,
    ...(deps.config.itdSoftwareId ? { softwareId: deps.config.itdSoftwareId } : {}),
  });
  const bySchema = await schemaFindings(
    join(deps.config.dataDir, 'schemas'),
    record.itr_type,
    record.assessment_year,
    json,
    { registered: deps.config.itdSoftwareId !== undefined },
  );
  const all = [...issues, ...form.eligibility(data), ...bySchema];
  return {
    json,
    errors: all.filter((i) => i.severity === 'error'),
    warnings: all.filter((i) => i.severity === 'warning'),
  };
};

/** `POST /itr/{id}/validate`: all findings of the stored return with rule numbers; changes nothing. */
export const validateItr = route({
  method: 'POST',
  path: '/itr/:id/validate',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  readOnly: true,
  handle: async ({ user, params, deps }) => {
    const { record } = await reachItr(user, params.id);
    const { errors, warnings } = await exported(deps, record);
    return { valid: errors.length === 0, errors: fieldErrors(errors), warnings: fieldErrors(warnings) };
  },
});

/** The department's file of a stored return within reach; 422 with the findings if the portal would refuse it. */
export async function departmentFile(deps: Deps, user: SignedIn, id: string) {
  const { record, entity } = await reachItr(user, id);
  const { json, errors } = await exported(deps, record);
  if (errors.length > 0)
    throw failure(
      422,
      'incomplete_return',
      'The portal would reject this return. Correct the fields listed first.',
      {
        fields: fieldErrors(errors),
      },
    );
  const pan = String(entityData(deps, entity)['pan']);
  const name = `${pan}_${record.itr_type.replace('-', '')}_AY${record.assessment_year}.json`;
  return { record, entity, name, body: Buffer.from(JSON.stringify(json)) };
}

/** `GET /itr/{id}/json`: the department's JSON as a file; 422 with the findings if it would be refused. */
export const itrJson = route({
  method: 'GET',
  path: '/itr/:id/json',
  access: 'tax',
  limit: 'heavy',
  exports: 'itr.exported',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { name, body } = await departmentFile(deps, user, params.id);
    return { file: { name, type: 'application/json', body, size: body.length } };
  },
});
