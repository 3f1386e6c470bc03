import { todayInIst } from '../../shared/dates.ts';
import { checkComplete, checkDraft } from '../../shared/forms/form.ts';
import { type Issue, sentence } from '../../shared/forms/messages.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { ItrForm } from '../../shared/itr/common/types.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { malformed, malformedFields } from '../base/errors.ts';
import type { EntityDoc } from '../entities/model.ts';
import { type Permission, permissionOf } from '../entities/reach.ts';
import { hasForbiddenKey } from '../middleware/forbidden-key.ts';
import { type Life, lifeOf, reach } from '../returns/life.ts';
import { ItrReturn, type ItrReturnDoc, type ItrSummary } from './model.ts';
import { formDataOf, presentItr } from './present.ts';

/** `form_data` of documented calls: an object or its JSON text. */
export function readFormData(value: unknown): FormValues {
  let data = value;
  if (typeof value === 'string') {
    try {
      data = JSON.parse(value);
    } catch {
      throw malformed('form_data is not valid JSON', [
        { path: 'form_data', message: 'This is not valid JSON' },
      ]);
    }
  }
  if (data === null || typeof data !== 'object' || Array.isArray(data) || hasForbiddenKey(data))
    throw malformed('form_data must be an object', [{ path: 'form_data', message: 'Expected object' }]);
  return data as FormValues;
}

/** 400 if the data is malformed even for a draft: wrong types, unknown fields, non-arrays. */
export function refuseMalformed(form: ItrForm, data: FormValues): void {
  const issues = checkDraft(form.model, data);
  if (issues.length > 0) throw malformedFields(issues);
}

/** Errors that make a return incomplete, and warnings. */
export function findings(form: ItrForm, data: FormValues): { errors: Issue[]; warnings: Issue[] } {
  const all = [...checkComplete(form.model, data), ...form.eligibility(data)];
  return {
    errors: all.filter((i) => i.severity === 'error'),
    warnings: all.filter((i) => i.severity === 'warning'),
  };
}

/** The date for interest and fees of a return: its filing date, else today. */
export const figuresDay = (record: Pick<ItrReturnDoc, 'filed_on'>, now: Date): string =>
  record.filed_on || todayInIst(now);

/** Figures for lists, as of `day` (`YYYY-MM-DD`) if the form has no filing date; null while the draft cannot be computed. */
export function summaryOf(form: ItrForm, data: FormValues, day: string): ItrSummary | null {
  try {
    const { regime, summary } = form.compute(data, day);
    const { total_income, total_tax, balance_tax } = summary[regime];
    return { total_income, total_tax, balance_tax, regime };
  } catch {
    return null;
  }
}

/** A return in the caller's reach with its entity; 404 for anything else. */
export const reachItr = (user: SignedIn, id: string, need?: Permission) => reach(itrLife, user, id, need);

/** A return as the API returns it. */
export const show = (deps: Deps, user: SignedIn, doc: ItrReturnDoc, entity: EntityDoc) =>
  presentItr(deps, doc, entity, permissionOf(user, entity) !== 'view');

/**
 * Life cycle of an income-tax return: one open per form and year. A filed one is final; a revision is a new
 * return.
 */
export const itrLife: Life<ItrReturnDoc> = lifeOf<ItrReturnDoc>({
  model: ItrReturn,
  path: '/itr',
  member: 'return',
  kind: 'itr',
  act: 'itr.',
  noun: 'Return',
  show,
  figures: (deps, record) => formDataOf(deps, record),
  only: {
    key: (r) => `${r.entity_id} ${r.itr_type} ${r.assessment_year}`,
    name: (r) => sentence('{form} of AY {year}', { form: r.itr_type, year: r.assessment_year }),
    error: 'return_exists',
    id: 'itr_id',
  },
});
