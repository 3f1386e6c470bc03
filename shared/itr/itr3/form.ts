import { allStages, type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../common/assemble.ts';
import { byYear } from '../common/by-year.ts';
import { creditedTwice } from '../common/credited.ts';
import { filingIssues } from '../common/filing.ts';
import { withReadings, withReadingsStep } from '../common/readings.ts';
import type { ItrForm } from '../common/types.ts';
import { updatedIssues, withUpdatedPart, withUpdatedStep } from '../common/updated-return.ts';
import { landIssues } from '../itr2/gains/land.ts';
import { assessee } from '../itr2/input/tax-input.ts';
import { reported } from '../itr2/rules/check.ts';
import { completeStages } from '../itr2/rules.ts';
import type { Itr3 } from '../values/itr3.ts';
import { asItr2 } from './as-itr2.ts';
import { computeItr3, deriveItr3 } from './compute.ts';
import { type Itr3AssessmentYear, type Itr3Year, itr3Years } from './data/years.ts';
import { fromDocumented, isDocumented } from './documented.ts';
import { itr3Eligibility } from './eligibility.ts';
import { eligibleIssues } from './figures/depreciation.ts';
import { itr3File } from './json.ts';
import { itr3FromPrefill } from './prefill.ts';
import { quantityIssues } from './quantities.ts';
import { checkRules, fileRuleStages } from './rules/check.ts';
import { itr3Schema, itr3Steps } from './schema.ts';
import { filing } from './tax-input.ts';

/** ITR-3 of one year: model, computation and the department's file. */
export const itr3Form = byYear((assessmentYear: Itr3AssessmentYear): ItrForm => {
  const year: Itr3Year = itr3Years[assessmentYear];
  const model: FormModel = {
    id: 'itr3',
    title: 'ITR-3',
    year: assessmentYear,
    schema: withReadings(withUpdatedPart(itr3Schema(year), assessmentYear)),
    steps: withReadingsStep(withUpdatedStep(itr3Steps, assessmentYear)),
    derive: (data) => deriveItr3(year, data),
    rules: (derived) => allStages(ruleStages(derived)),
    ruleStages: (derived) => ruleStages(derived),
  };
  const file = itr3File(model, year);
  const ruleStages = function* (derived: Itr3): Generator<undefined, Issue[]> {
    const issues = yield* completeStages(model, file, (body) => fileRuleStages(year, body), derived);
    return [
      ...filingIssues(assessmentYear, assessee(asItr2(derived)), filing(year, derived), derived),
      ...reported(issues),
      ...eligibleIssues(derived.depreciation),
      ...landIssues(year, derived.capital_gains?.long),
      ...quantityIssues(derived),
      ...creditedTwice(derived),
      ...updatedIssues(assessmentYear, derived),
    ];
  };
  return {
    ...assembleForm({
      model,
      source: year.source,
      file,
      compute: (data) => computeItr3(year, data),
      fileRules: (body) => reported(checkRules(year, body)),
      importPrefill: (json) => itr3FromPrefill(year, json),
      eligibility: (derived) => itr3Eligibility(assessmentYear, derived),
    }),
    fromDocumented: (members) => fromDocumented(year, members),
    isDocumented,
    unverified: fieldsOf(treeOf(model)).flatMap((f) =>
      f.json && f.meta.source ? [{ path: f.path, json: f.json, source: f.meta.source }] : [],
    ),
  };
});
