import { type AssessmentYear, resolveAssessmentYear } from '../../shared/dates.ts';
import { sentence } from '../../shared/forms/messages.ts';
import { type ItrForm, type ItrType, itrTypes } from '../../shared/itr/common/types.ts';
import {
  assessmentYears,
  defaultAssessmentYear,
  isItrFormAvailable,
  loadItrForm,
} from '../../shared/itr/registry.ts';
import { hasLaw } from '../../shared/tax/years/index.ts';
import { invalid } from '../base/errors.ts';

/** `itr1`, `ITR 1`, `ITR-1` to `ITR-1`; 422 for an unsupported form. */
export function itrTypeOf(text: string): ItrType {
  const digit = /^itr[\s_-]?(\d)$/i.exec(text.trim())?.[1];
  const found = itrTypes.find((t) => t === `ITR-${digit}`);
  if (!found)
    throw invalid(sentence('Choose one of {choices}', { choices: itrTypes.join(', ') }), [
      { path: 'itr_type', message: 'Choose one of the options' },
    ]);
  return found;
}

/**
 * The assessment year of a call: `assessment_year` (short or long form) takes precedence over `fy_id`; the
 * current one by default.
 */
export function yearOf(assessmentYear: string | undefined, fyId: number | undefined): AssessmentYear {
  if (!assessmentYear && fyId === undefined) return defaultAssessmentYear;
  const short = assessmentYear?.replace(/^(\d{4})-\d{2}(\d{2})$/, '$1-$2');
  const year = resolveAssessmentYear(short, fyId);
  if (!hasLaw(year))
    throw invalid(
      sentence('Returns are prepared for assessment years {years}', { years: assessmentYears.join(', ') }),
      [{ path: assessmentYear ? 'assessment_year' : 'fy_id', message: 'Choose one of the options' }],
    );
  return year;
}

/** The form of a type and year; 422 if not available. */
export async function formOf(type: string, year: string): Promise<ItrForm> {
  if (!isItrFormAvailable(type, year))
    throw invalid(
      sentence('{form} of assessment year {year} is not available', { form: type, year }),
      [],
      'form_not_available',
    );
  return loadItrForm(type as ItrType, year as AssessmentYear);
}
