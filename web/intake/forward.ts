import { defaultAssessmentYear } from '../../shared/itr/registry.ts';
import { hand } from '../data/handed.ts';
import { isApiError } from '../data/http.ts';
import { retry } from '../data/lazy.ts';
import { upload } from '../data/upload.ts';
import { evidenceAddress, wizardAddress } from '../itr/base/addresses.ts';

/** Pages that read income-tax files. */
export type Place = 'itr' | 'prefill' | 'papers';

/** The page for a refused file, as the server names it. */
export const placeIn = (error: unknown): Place | undefined => {
  const place = isApiError(error) ? error.body['place'] : undefined;
  return place === 'itr' || place === 'prefill' || place === 'papers' ? place : undefined;
};

/** Financial year `2024-25` of a paper as assessment year `2025-26`; undefined for anything else. */
export function yearAfter(financialYear: unknown): string | undefined {
  const start = /^(20\d\d)-\d\d$/.exec(String(financialYear))?.[1];
  return start && `${Number(start) + 1}-${String(Number(start) + 2).slice(2)}`;
}

/** Adds a paper to the client's papers of its own year; returns the address of the page. Throws ApiError. */
export async function sendPaper(file: File, company: string): Promise<string> {
  const send = async (year: string) => {
    const form = new FormData();
    form.set('company_id', company);
    form.set('assessment_year', year);
    form.set('file', file);
    await upload('/api/evidence', form);
    return evidenceAddress(company, year);
  };
  try {
    return await send(defaultAssessmentYear);
  } catch (error) {
    const own =
      isApiError(error) && error.id === 'other_year' ? yearAfter(error.reason.params?.['found']) : undefined;
    if (!own) throw error;
    return send(own);
  }
}

/** Passes a return's file or prefill data to the wizard; the form is the file's, else `form`. */
export async function sendReturn(file: File, company: string, form: string): Promise<string> {
  const { detectJson } = await retry(() => import('../../shared/itr/json/detect.ts'));
  const found = detectJson(JSON.parse((await file.text()).replace(/^\uFEFF/, '')));
  hand(company, file);
  return found.kind === 'prefill'
    ? wizardAddress(form, company, found.assessmentYear ?? defaultAssessmentYear)
    : wizardAddress(found.kind === 'itr' ? found.type : form, company, defaultAssessmentYear);
}
