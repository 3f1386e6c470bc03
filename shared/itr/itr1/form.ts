import { checkComplete, type FormModel } from '../../forms/form.ts';
import { type Issue, say } from '../../forms/messages.ts';
import { type FormData, getAt, setAt } from '../../forms/paths.ts';
import { creationIssues } from '../json/creation-info.ts';
import type { JsonObject } from '../json/path.ts';
import type { ItrForm } from '../types.ts';
import { computeItr1, deriveItr1 } from './compute.ts';
import { itr1Eligibility } from './eligibility.ts';
import { bodyIn, bodyOf, fileOf, readBody } from './json.ts';
import { itr1FromPrefill } from './prefill.ts';
import { completeIssues, fileIssues } from './rules.ts';
import { itr1Schema, itr1Steps } from './schema.ts';
import { type Itr1AssessmentYear, type Itr1Year, itr1Years } from './years.ts';

/** Without a date of filing the file's own date counts, so that interest and fee fit the day it is made. */
const withFilingDate = (data: FormData, createdOn: string): FormData =>
  getAt(data, 'filing.filing_date') === undefined ? setAt(data, 'filing.filing_date', createdOn) : data;

/** A file of another form or year. */
const identityIssues = (body: JsonObject | undefined, year: Itr1Year): Issue[] => {
  const wrong = (path: string, found: unknown, expected: string): Issue => ({
    path,
    message: say('otherForm', { found: String(found), expected }),
    severity: 'error',
  });
  if (!body) return [wrong('ITR.ITR1', 'another form', 'ITR-1')];
  const form = getAt(body, 'Form_ITR1.FormName');
  const fileYear = getAt(body, 'Form_ITR1.AssessmentYear');
  if (form !== undefined && form !== 'ITR-1') return [wrong('ITR.ITR1.Form_ITR1.FormName', form, 'ITR-1')];
  if (fileYear !== year.fileYear)
    return [
      wrong(
        'ITR.ITR1.Form_ITR1.AssessmentYear',
        `assessment year ${String(fileYear ?? 'not given')}`,
        `assessment year ${year.fileYear}`,
      ),
    ];
  return [];
};

/** ITR-1 of one year: model, computation and the department's file. */
export function itr1Form(assessmentYear: Itr1AssessmentYear): ItrForm {
  const year: Itr1Year = itr1Years[assessmentYear];
  const model: FormModel = {
    id: 'itr1',
    title: 'ITR-1 (Sahaj)',
    year: assessmentYear,
    schema: itr1Schema(year),
    steps: itr1Steps,
    derive: (data) => deriveItr1(year, data),
    rules: (derived) => completeIssues(model, year, derived),
  };
  return {
    model,
    compute: (data) => computeItr1(year, data),
    exportJson: (data, context) => {
      const filed: FormData = withFilingDate(data, context.createdOn);
      const derived = model.derive(filed);
      const body = bodyOf(model, year, derived);
      return {
        json: fileOf(body, context),
        issues: [...creationIssues(context), ...checkComplete(model, filed)],
      };
    },
    importJson: (json) => {
      const body = bodyIn(json);
      const refused = identityIssues(body, year);
      if (!body || refused.length > 0) return { data: {}, warnings: refused };
      const { data, warnings } = readBody(model, year, body);
      return { data, warnings: [...warnings, ...fileIssues(year, body)] };
    },
    importPrefill: (json) => itr1FromPrefill(year, json),
    eligibility: (data) => itr1Eligibility(model.derive(data)),
  };
}
