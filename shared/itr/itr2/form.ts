import { allStages, type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../common/assemble.ts';
import { byYear } from '../common/by-year.ts';
import { filingIssues } from '../common/filing.ts';
import { withReadings, withReadingsStep } from '../common/readings.ts';
import type { ItrForm } from '../common/types.ts';
import { updatedIssues, withUpdatedPart, withUpdatedStep } from '../common/updated-return.ts';
import type { Itr2 } from '../values/itr2.ts';
import { computeItr2, deriveItr2 } from './compute.ts';
import { type Itr2AssessmentYear, type Itr2Year, itr2Years } from './data/years.ts';
import { fromDocumented } from './documented.ts';
import { itr2Eligibility } from './eligibility.ts';
import { landIssues } from './gains/land.ts';
import { assessee, filing } from './input/tax-input.ts';
import { itr2File } from './json.ts';
import { itr2FromPrefill } from './prefill.ts';
import { checkRules, fileRuleStages, reported } from './rules/check.ts';
import { completeStages } from './rules.ts';
import { itr2Schema, itr2Steps } from './schema.ts';

/** ITR-2 of one year: model, computation and the department's file. */
export const itr2Form = byYear((assessmentYear: Itr2AssessmentYear): ItrForm => {
  const year: Itr2Year = itr2Years[assessmentYear];
  const model: FormModel = {
    id: 'itr2',
    title: 'ITR-2',
    year: assessmentYear,
    schema: withReadings(withUpdatedPart(itr2Schema(year), assessmentYear)),
    steps: withReadingsStep(withUpdatedStep(itr2Steps, assessmentYear)),
    derive: (data) => deriveItr2(year, data),
    rules: (derived) => allStages(ruleStages(derived)),
    ruleStages: (derived) => ruleStages(derived),
  };
  const file = itr2File(model, year);
  const ruleStages = function* (derived: Itr2): Generator<undefined, Issue[]> {
    const issues = yield* completeStages(model, file, (body) => fileRuleStages(year, body), derived);
    return [
      // rule GEN-1 refuses the old regime
      ...filingIssues(assessmentYear, assessee(derived), filing(derived), derived, true),
      ...reported(issues),
      ...landIssues(year, derived.capital_gains?.long),
      ...updatedIssues(assessmentYear, derived),
    ];
  };
  return {
    ...assembleForm({
      model,
      file,
      compute: (data) => computeItr2(year, data),
      fileRules: (body) => reported(checkRules(year, body)),
      importPrefill: (json) => itr2FromPrefill(year, json),
      eligibility: itr2Eligibility,
    }),
    fromDocumented: (members) => fromDocumented(members, year.detailed, !year.moreContacts),
    // for the year with an available schema only the part of an updated return is unverified
    unverified: fieldsOf(treeOf(model)).flatMap((f) =>
      f.json && f.meta.source && (!year.verified || f.path.startsWith('updated_return.'))
        ? [{ path: f.path, json: f.json, source: f.meta.source }]
        : [],
    ),
  };
});
