import { type FormModel, treeOf } from '../../forms/form.ts';
import type { FormValues } from '../../forms/paths.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../common/assemble.ts';
import { byYear } from '../common/by-year.ts';
import { filingInput, filingIssues } from '../common/filing.ts';
import { withReadings, withReadingsStep } from '../common/readings.ts';
import type { ItrForm } from '../common/types.ts';
import { updatedIssues, withUpdatedPart, withUpdatedStep } from '../common/updated-return.ts';
import type { Itr1Year } from '../itr1/data/years.ts';
import { prefillKnown } from '../itr1/prefill.ts';
import { completeIssues } from '../itr1/rules.ts';
import { computeItr4, deriveItr4, whoFiles } from './compute.ts';
import { type Itr4AssessmentYear, itr4Years } from './data/years.ts';
import { fromDocumented } from './documented.ts';
import { itr4Eligibility } from './eligibility.ts';
import { itr4File } from './json.ts';
import { checkItr4 } from './rules/check.ts';
import { itr4Schema, itr4Steps } from './schema.ts';

const filingProblems = (ay: Itr4AssessmentYear, derived: FormValues) => {
  const { assessee, filing } = whoFiles(derived, {
    assessee: { type: 'individual' },
    filing: filingInput(derived),
  });
  return filingIssues(ay, assessee, filing, derived);
};

/** ITR-4 of one year: model, computation and the department's file. */
export const itr4Form = byYear((assessmentYear: Itr4AssessmentYear): ItrForm => {
  const year: Itr1Year = itr4Years[assessmentYear];
  const model: FormModel = {
    id: 'itr4',
    title: 'ITR-4 (Sugam)',
    year: assessmentYear,
    schema: withReadings(withUpdatedPart(itr4Schema(year), assessmentYear)),
    steps: withReadingsStep(withUpdatedStep(itr4Steps, assessmentYear)),
    derive: (data) => deriveItr4(year, data),
    rules: (derived) => [
      ...completeIssues(
        model,
        file,
        (body) => checkItr4(year, body),
        derived,
        filingProblems(assessmentYear, derived),
      ),
      ...updatedIssues(assessmentYear, derived),
    ],
  };
  const file = itr4File(model, year);
  const form = assembleForm({
    model,
    source: year.source,
    file,
    compute: (data) => computeItr4(year, data),
    fileRules: (body) => checkItr4(year, body),
    importPrefill: (json) => prefillKnown(model, year, json),
    eligibility: (derived) => itr4Eligibility(assessmentYear, derived),
  });
  return {
    ...form,
    fromDocumented: (members) => fromDocumented(year, members),
    // No copy of the department's ITR-4 schemas was at hand: nothing of the file could be checked against one.
    unverified: fieldsOf(treeOf(model)).flatMap((f) =>
      f.json ? [{ path: f.path, json: f.json, source: year.source }] : [],
    ),
  };
});
