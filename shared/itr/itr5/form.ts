import { allStages, type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../common/assemble.ts';
import { byYear } from '../common/by-year.ts';
import { creditedTwice } from '../common/credited.ts';
import { filingIssues } from '../common/filing.ts';
import { withReadings, withReadingsStep } from '../common/readings.ts';
import { auditIssues } from '../common/tax-audit.ts';
import type { ItrForm } from '../common/types.ts';
import { landIssues } from '../itr2/gains/land.ts';
import { completeStages } from '../itr2/rules.ts';
import { eligibleIssues } from '../itr3/figures/depreciation.ts';
import { quantityIssues } from '../itr3/quantities.ts';
import type { Itr5 } from '../values/itr5.ts';
import { computeItr5, deriveItr5 } from './compute.ts';
import { type Itr5AssessmentYear, type Itr5Year, itr5Years } from './data/years.ts';
import { itr5Eligibility } from './eligibility.ts';
import { asItr2 } from './file.ts';
import { itr5File } from './json.ts';
import { ownIssues, VERIFIER } from './own-issues.ts';
import { itr5FromPrefill } from './prefill.ts';
import { checkRules, fileRuleStages } from './rules/check.ts';
import { itr5Schema, itr5Steps } from './schema.ts';
import { assessee, filing } from './tax-input.ts';

/** ITR-5 of one year: model, computation and the department's file. */
export const itr5Form = byYear((assessmentYear: Itr5AssessmentYear): ItrForm => {
  const year: Itr5Year = itr5Years[assessmentYear];
  const model: FormModel = {
    id: 'itr5',
    title: 'ITR-5',
    year: assessmentYear,
    schema: withReadings(itr5Schema(year)),
    steps: withReadingsStep(itr5Steps),
    derive: (data) => deriveItr5(year, treeOf(model), data),
    rules: (derived) => allStages(ruleStages(derived)),
    ruleStages: (derived) => ruleStages(derived),
  };
  const file = itr5File(model, year);
  const ruleStages = function* (derived: Itr5): Generator<undefined, Issue[]> {
    const issues = yield* completeStages(model, file, (body) => fileRuleStages(year, body), derived);
    const own = ownIssues(year, derived);
    // the message that no listed person can verify is more specific than the rule's
    const unverifiable = own.some(({ path }) => path === VERIFIER);
    return [
      ...filingIssues(assessmentYear, assessee(derived), filing(year, derived), derived),
      ...issues.filter(({ path, rule }) => !(unverifiable && path === VERIFIER && rule === 'A-12')),
      ...eligibleIssues(derived.depreciation),
      ...landIssues(year, asItr2(derived).capital_gains?.long),
      ...quantityIssues(derived),
      ...own,
      ...creditedTwice(derived),
    ];
  };
  return {
    ...assembleForm({
      model,
      source: year.source,
      file,
      compute: (data) => computeItr5(year, treeOf(model), data),
      fileRules: (body) => checkRules(year, body),
      importPrefill: (json) => itr5FromPrefill(year, json, ['unabsorbed', 'amtc']),
      eligibility: (derived) => [
        ...itr5Eligibility(derived),
        ...auditIssues(year.assessmentYear, derived as Itr5),
      ],
    }),
    unverified: fieldsOf(treeOf(model)).flatMap((f) =>
      f.json && f.meta.source ? [{ path: f.path, json: f.json, source: f.meta.source }] : [],
    ),
  };
});
