import { type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { type FormData, getAt } from '../../forms/paths.ts';
import { fieldsOf } from '../../forms/walk.ts';
import { assembleForm } from '../assemble.ts';
import { prefillKnown } from '../itr1/prefill.ts';
import { completeIssues } from '../itr1/rules.ts';
import type { Itr1Year } from '../itr1/years.ts';
import { amountAt } from '../read.ts';
import type { ItrForm } from '../types.ts';
import { updatedIssues, withUpdatedPart, withUpdatedStep } from '../updated-return.ts';
import { computeItr4, deriveItr4 } from './compute.ts';
import { fromDocumented } from './documented.ts';
import { itr4File } from './json.ts';
import { checkItr4 } from './rules/check.ts';
import { itr4Schema, itr4Steps } from './schema.ts';
import { type Itr4AssessmentYear, itr4Years } from './years.ts';

const warn = (path: string, text: string): Issue => ({ path, message: { text }, severity: 'warning' });

/** Why ITR-4 may be the wrong form (rule 12(1)(ca)); takes derived data. */
const eligibility = (derived: FormData): Issue[] => {
  const out: Issue[] = [];
  for (const key of ['opted_out', 'firm_income', 'speculation_income', 'other_business_income'])
    if (getAt(derived, `special_business.${key}`) === true)
      out.push(warn(`special_business.${key}`, 'You may not be eligible for ITR-4. Consider filing ITR-3.'));
  if (getAt(derived, 'special_business.agency_or_commission') === 'Y')
    out.push(
      warn(
        'special_business.agency_or_commission',
        'Section 44AD is not for agency and commission: consider filing ITR-3.',
      ),
    );
  const gain = amountAt(derived, 'exempt_income.ltcg_112a.gain');
  if (amountAt(derived, 'tax.gross_total_income_with_112a') - gain > 5_000_000)
    out.push(warn('tax.total_income', 'Income above 50 lakh: ITR-4 cannot be used, file ITR-3'));
  if (gain > 125_000)
    out.push(
      warn('exempt_income.ltcg_112a', 'Gains u/s 112A above 1,25,000: ITR-4 cannot be used, file ITR-3'),
    );
  if (amountAt(derived, 'house_property.income') < -200_000)
    out.push(warn('house_property', 'A house property loss above 2,00,000 is carried forward only in ITR-3'));
  return out;
};

/** ITR-4 of one year: model, computation and the department's file. */
export function itr4Form(assessmentYear: Itr4AssessmentYear): ItrForm {
  const year: Itr1Year = itr4Years[assessmentYear];
  const model: FormModel = {
    id: 'itr4',
    title: 'ITR-4 (Sugam)',
    year: assessmentYear,
    schema: withUpdatedPart(itr4Schema(year), assessmentYear),
    steps: withUpdatedStep(itr4Steps, assessmentYear),
    derive: (data) => deriveItr4(year, data),
    rules: (derived) => [
      ...completeIssues(model, file, (body) => checkItr4(year, body), derived, 'business'),
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
    eligibility,
  });
  return {
    ...form,
    fromDocumented: (members) => fromDocumented(year, members),
    // No copy of the department's ITR-4 schemas was at hand: nothing of the file could be checked against one.
    unverified: fieldsOf(treeOf(model)).flatMap((f) =>
      f.json ? [{ path: f.path, json: f.json, source: year.source }] : [],
    ),
  };
}
