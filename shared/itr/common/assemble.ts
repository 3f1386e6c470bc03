import { allStages, checkComplete, type FormModel } from '../../forms/form.ts';
import { type Issue, say } from '../../forms/messages.ts';
import { type FormValues, type PathOf, setAt } from '../../forms/paths.ts';
import { creationIssues } from '../json/creation-info.ts';
import type { JsonObject } from '../json/path.ts';
import type { ReturnFile } from '../json/return-file.ts';
import type { AnyItr } from '../values/any-form.ts';
import { unusedStages } from './claims.ts';
import { computation } from './computation.ts';
import { ofParts } from './of-parts.ts';
import type { ItrComputation, ItrForm, PrefillResult } from './types.ts';

/** Parts specific to a form; the rest is common to all. */
interface FormParts {
  model: FormModel;
  source?: string;
  file: ReturnFile;
  compute: (data: FormValues) => ItrComputation;
  /** The department's rules on an unmodified body, by JSON path. */
  fileRules: (body: JsonObject) => Issue[];
  importPrefill: (json: unknown) => PrefillResult;
  eligibility: (derived: FormValues) => Issue[];
}

const FILING_DATE = 'filing.filing_date' satisfies PathOf<AnyItr>;
const filingDate = (data: AnyItr) => data.filing?.filing_date;

/** Without a date of filing the file's own date counts, so that interest and fee fit the day it is made. */
const withFilingDate = (data: FormValues, createdOn: string): FormValues =>
  filingDate(data) === undefined ? { ...data, filing: datedFiling(data, createdOn) } : data;
const datedFiling = ofParts<FormValues>()(
  ['filing'],
  (data, day: string) => setAt<FormValues>(data, FILING_DATE, day)['filing'],
);

/** More findings than anyone reads: a file of another kind or a broken one. */
const MOST_FINDINGS = 500;

const readable = (issues: Issue[]): Issue[] => {
  if (issues.length <= MOST_FINDINGS) return issues;
  const left = issues.slice(MOST_FINDINGS);
  const shown = issues.slice(0, MOST_FINDINGS);
  // every rule of the department that is broken is named, however long the list
  const named = new Set(shown.map(({ rule }) => rule));
  const more = left.filter(({ rule, severity }) => {
    if (severity !== 'error' || named.has(rule)) return false;
    named.add(rule);
    return true;
  });
  return [
    ...shown,
    ...more,
    {
      path: '',
      message: say('moreFindings', { count: left.length - more.length }),
      severity: 'warning',
    },
  ];
};

/** Whether a finding is of a Category A rule of the department: its portal rejects the file. */
const refuses = ({ rule, severity }: Issue): boolean => severity === 'error' && /^A-\d/.test(rule ?? '');

/** Puts a return form together from its parts. */
export function assembleForm({
  model: own,
  source,
  file,
  compute,
  fileRules,
  importPrefill,
  eligibility,
}: FormParts): ItrForm {
  const outcome = { model: own, bodyOf: file.bodyOf, compute };
  const ruleStages = function* (derived: FormValues): Generator<undefined, Issue[]> {
    const issues = own.ruleStages ? yield* own.ruleStages(derived) : own.rules(derived);
    yield;
    return [...issues, ...(yield* unusedStages(outcome, derived))];
  };
  const model: FormModel = { ...own, ruleStages, rules: (derived) => allStages(ruleStages(derived)) };
  return {
    model,
    ...(source ? { source } : {}),
    compute: (data, today) => {
      if (!today || filingDate(data) !== undefined) return compute(data);
      const computed = compute(withFilingDate(data, today));
      return computation(
        {
          regime: computed.regime,
          chosen: computed.chosen,
          ...(computed.oneRegime ? { oneRegime: computed.oneRegime } : {}),
          compare: () => computed.comparison,
        },
        () => setAt(computed.derived, FILING_DATE, undefined),
        () => computed.notes,
      );
    },
    dated: withFilingDate,
    importPrefill,
    unused: (data) => allStages(unusedStages(outcome, model.derive(data))),
    exportJson: (data, context) => {
      const filed = withFilingDate(data, context.createdOn);
      let issues: Issue[] | undefined;
      return {
        json: file.fileOf(file.bodyOf(model.derive(filed)), context),
        get issues() {
          issues ??= [...creationIssues(context, file.spec.key), ...checkComplete(model, filed)];
          return issues;
        },
      };
    },
    importJson: (json) => {
      const refused = file.identity(json);
      const body = file.bodyIn(json);
      if (!body || refused.length > 0) return { data: {}, warnings: refused };
      const { data, warnings } = file.readBody(body);
      // the file is read despite errors; the department's rejections come before all remarks
      const broken = fileRules(body).map(
        (i): Issue => ({
          ...i,
          path: `ITR.${file.spec.key}.${i.path}`,
          severity: refuses(i) ? 'error' : 'warning',
        }),
      );
      return {
        data,
        warnings: readable([...broken.filter(refuses), ...warnings, ...broken.filter((i) => !refuses(i))]),
      };
    },
    eligibility: (data, derived = model.derive(data)) => eligibility(derived),
  };
}
