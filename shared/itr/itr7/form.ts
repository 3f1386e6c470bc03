import { allStages, type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../common/assemble.ts';
import { byYear } from '../common/by-year.ts';
import { filingIssues } from '../common/filing.ts';
import { withReadings, withReadingsStep } from '../common/readings.ts';
import type { ItrForm } from '../common/types.ts';
import { completeStages } from '../itr2/rules.ts';
import { itr5FromPrefill } from '../itr5/prefill.ts';
import type { Itr7 } from '../values/itr7.ts';
import { computeItr7, deriveItr7 } from './compute.ts';
import { type Itr7AssessmentYear, type Itr7Year, itr7Years } from './data/years.ts';
import { itr7Eligibility } from './eligibility.ts';
import { itr7File } from './json.ts';
import { ownIssues } from './own-issues.ts';
import { checkRules, fileRuleStages } from './rules/check.ts';
import { itr7Schema, itr7Steps } from './schema.ts';
import { assessee, filing } from './tax-input.ts';

/** ITR-7 of one year: model, computation and the department's file. */
export const itr7Form = byYear((assessmentYear: Itr7AssessmentYear): ItrForm => {
  const year: Itr7Year = itr7Years[assessmentYear];
  const model: FormModel = {
    id: 'itr7',
    title: 'ITR-7',
    year: assessmentYear,
    schema: withReadings(itr7Schema(year)),
    steps: withReadingsStep(itr7Steps),
    derive: (data) => deriveItr7(year, treeOf(model), data),
    rules: (derived) => allStages(ruleStages(derived)),
    ruleStages: (derived) => ruleStages(derived),
  };
  const file = itr7File(model, year);
  const ruleStages = function* (derived: Itr7): Generator<undefined, Issue[]> {
    const issues = yield* completeStages(model, file, (body) => fileRuleStages(year, body), derived);
    return [
      ...filingIssues(assessmentYear, assessee(derived), filing(year, derived), derived),
      ...issues,
      ...ownIssues(year, derived),
    ];
  };
  return {
    ...assembleForm({
      model,
      source: year.source,
      file,
      compute: (data) => computeItr7(year, treeOf(model), data),
      fileRules: (body) => checkRules(year, body),
      importPrefill: (json) => itr5FromPrefill(year, json, []),
      eligibility: (derived) => itr7Eligibility(derived),
    }),
    unverified: fieldsOf(treeOf(model)).flatMap((f) =>
      f.json && f.meta.source ? [{ path: f.path, json: f.json, source: f.meta.source }] : [],
    ),
  };
});
