import { type FormModel, treeOf } from '../../forms/form.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../common/assemble.ts';
import { byYear } from '../common/by-year.ts';
import { filingIssues } from '../common/filing.ts';
import { withReadings, withReadingsStep } from '../common/readings.ts';
import type { ItrForm } from '../common/types.ts';
import { updatedIssues, withUpdatedPart, withUpdatedStep } from '../common/updated-return.ts';
import { computeItr1, deriveItr1 } from './compute.ts';
import { type Itr1AssessmentYear, type Itr1Year, itr1Years } from './data/years.ts';
import { itr1Eligibility } from './eligibility.ts';
import { itr1File } from './json.ts';
import { itr1FromPrefill, prefillKnown } from './prefill.ts';
import { checkRules } from './rules/check.ts';
import { completeIssues } from './rules.ts';
import { itr1Schema, itr1Steps } from './schema.ts';
import { filing } from './tax-input.ts';

/** ITR-1 of one year: model, computation and the department's file. */
export const itr1Form = byYear((assessmentYear: Itr1AssessmentYear): ItrForm => {
  const year: Itr1Year = itr1Years[assessmentYear];
  const model: FormModel = {
    id: 'itr1',
    title: 'ITR-1 (Sahaj)',
    year: assessmentYear,
    schema: withReadings(withUpdatedPart(itr1Schema(year), assessmentYear)),
    steps: withReadingsStep(withUpdatedStep(itr1Steps, assessmentYear)),
    derive: (data) => deriveItr1(year, data),
    rules: (derived) => [
      ...completeIssues(
        model,
        file,
        (body) => checkRules(year, body),
        derived,
        // rules refuse the old regime
        filingIssues(assessmentYear, { type: 'individual' }, filing(derived), derived, true),
      ),
      ...updatedIssues(assessmentYear, derived),
    ],
  };
  const file = itr1File(model, year);
  const form = assembleForm({
    model,
    source: year.source,
    file,
    compute: (data) => computeItr1(year, data),
    fileRules: (body) => checkRules(year, body),
    importPrefill: (json) => (year.detailed ? itr1FromPrefill(year, json) : prefillKnown(model, year, json)),
    eligibility: (derived) => itr1Eligibility(assessmentYear, derived),
  });
  // every year except AY 2024-25 was checked against its own schema
  return year.detailed
    ? form
    : {
        ...form,
        unverified: fieldsOf(treeOf(model)).flatMap((f) =>
          f.json ? [{ path: f.path, json: f.json, source: year.source }] : [],
        ),
      };
});
