import { type FormModel, treeOf } from '../../forms/form.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../assemble.ts';
import type { ItrForm } from '../types.ts';
import { computeItr2, deriveItr2 } from './compute.ts';
import { fromDocumented } from './documented.ts';
import { itr2Eligibility } from './eligibility.ts';
import { itr2File } from './json.ts';
import { itr2FromPrefill } from './prefill.ts';
import { checkRules } from './rules/check.ts';
import { completeIssues } from './rules.ts';
import { itr2Schema, itr2Steps } from './schema.ts';
import { type Itr2AssessmentYear, type Itr2Year, itr2Years } from './years.ts';

/** ITR-2 of one year: model, computation and the department's file. */
export function itr2Form(assessmentYear: Itr2AssessmentYear): ItrForm {
  const year: Itr2Year = itr2Years[assessmentYear];
  const model: FormModel = {
    id: 'itr2',
    title: 'ITR-2',
    year: assessmentYear,
    schema: itr2Schema(year),
    steps: itr2Steps,
    derive: (data) => deriveItr2(year, data),
    rules: (derived) => completeIssues(model, file, (body) => checkRules(year, body), derived),
  };
  const file = itr2File(model, year);
  return {
    ...assembleForm({
      model,
      file,
      compute: (data) => computeItr2(year, data),
      fileRules: (body) => checkRules(year, body),
      importPrefill: (json) => itr2FromPrefill(year, json),
      eligibility: itr2Eligibility,
    }),
    fromDocumented: (members) => fromDocumented(members, year.detailed),
    ...(year.verified
      ? {}
      : {
          unverified: fieldsOf(treeOf(model)).flatMap((f) =>
            f.json && f.meta.source ? [{ path: f.path, json: f.json, source: f.meta.source }] : [],
          ),
        }),
  };
}
