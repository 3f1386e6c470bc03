import { allStages, type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../common/assemble.ts';
import { byYear } from '../common/by-year.ts';
import { creditedTwice } from '../common/credited.ts';
import { filingIssues } from '../common/filing.ts';
import { textOf } from '../common/read.ts';
import { withReadings, withReadingsStep } from '../common/readings.ts';
import { auditIssues } from '../common/tax-audit.ts';
import type { ItrForm } from '../common/types.ts';
import { landIssues } from '../itr2/gains/land.ts';
import { completeStages } from '../itr2/rules.ts';
import { eligibleIssues } from '../itr3/figures/depreciation.ts';
import { quantityIssues } from '../itr3/quantities.ts';
import { itr5FromPrefill } from '../itr5/prefill.ts';
import type { Itr6 } from '../values/itr6.ts';
import { computeItr6, deriveItr6 } from './compute.ts';
import { pathInFile } from './data/ind-as-places.ts';
import { type Itr6AssessmentYear, type Itr6Year, itr6Years } from './data/years.ts';
import { itr6Eligibility } from './eligibility.ts';
import { itr6File } from './json.ts';
import { ownIssues } from './own-issues.ts';
import { checkRules, fileRuleStages } from './rules/check.ts';
import { itr6Schema, itr6Steps } from './schema.ts';
import { assessee, filing } from './tax-input.ts';

/** ITR-6 of one year: model, computation and the department's file. */
export const itr6Form = byYear((assessmentYear: Itr6AssessmentYear): ItrForm => {
  const year: Itr6Year = itr6Years[assessmentYear];
  const model: FormModel = {
    id: 'itr6',
    title: 'ITR-6',
    year: assessmentYear,
    schema: withReadings(itr6Schema(year)),
    steps: withReadingsStep(itr6Steps),
    derive: (data) => deriveItr6(year, treeOf(model), data),
    rules: (derived) => allStages(ruleStages(derived)),
    ruleStages: (derived) => ruleStages(derived),
  };
  const file = itr6File(model, year);
  const ruleStages = function* (derived: Itr6): Generator<undefined, Issue[]> {
    const issues = yield* completeStages(model, file, (body) => fileRuleStages(year, body), derived);
    return [
      ...filingIssues(assessmentYear, assessee(year, derived), filing(year, derived), derived),
      ...issues,
      ...eligibleIssues(derived.depreciation as never),
      ...landIssues(year as never, derived.capital_gains?.long as never),
      ...quantityIssues(derived),
      ...ownIssues(year, derived),
      ...creditedTwice(derived),
    ];
  };
  const form = assembleForm({
    model,
    source: year.source,
    file,
    compute: (data) => computeItr6(year, treeOf(model), data),
    fileRules: (body) => checkRules(year, body),
    importPrefill: (json) => itr5FromPrefill(year, json, ['unabsorbed']),
    eligibility: (derived) => [
      ...itr6Eligibility(derived),
      ...auditIssues(year.assessmentYear, derived as Itr6),
    ],
  });
  return {
    ...form,
    importJson: (json) => {
      const read = form.importJson(json);
      // reported at the path in the file
      return textOf((read.data as Itr6).filing?.indian_accounting) === 'Y'
        ? { ...read, warnings: read.warnings.map((i) => ({ ...i, path: pathInFile(i.path) })) }
        : read;
    },
    unverified: fieldsOf(treeOf(model)).flatMap((f) =>
      f.json && f.meta.source ? [{ path: f.path, json: f.json, source: f.meta.source }] : [],
    ),
  };
});
