import { type AssessmentYear, isAssessmentYear, yearLabel } from '../dates.ts';
import { getAt } from '../forms/paths.ts';
import { isObject } from './json/path.ts';

/** What a JSON file is. `type` is any of the department's seven forms, whether or not we prepare it. */
export type Detected =
  | { kind: 'itr'; type: `ITR-${1 | 2 | 3 | 4 | 5 | 6 | 7}`; assessmentYear: string; pan: string }
  | { kind: 'prefill'; assessmentYear?: AssessmentYear; pan: string }
  | { kind: 'unknown'; reason: string };

/** `2026` of a file is AY `2026-27`; '' when it is no year. */
export const assessmentYearOfFile = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^20\d{2}$/.test(text) ? yearLabel(Number(text)) : '';
};

const upper = (v: unknown): string => (typeof v === 'string' ? v.trim().toUpperCase() : '');

/** PAN in the places the seven forms have it. */
export const panOfItr = (body: unknown): string => {
  const paths = [
    'PersonalInfo.PAN',
    'PartA_GEN1.PersonalInfo.PAN',
    'PartA_GEN1.OrgFirmInfo.PAN',
    'PartA_GEN1.OrganisationDetails.PAN',
  ];
  for (const path of paths) {
    const pan = upper(getAt(body, path));
    if (pan) return pan;
  }
  return '';
};

/** Tells an ITR file of any form and year, and the department's prefill file, from anything else. Never throws. */
export function detectJson(json: unknown): Detected {
  if (!isObject(json)) return { kind: 'unknown', reason: 'The file does not hold a JSON object' };
  const outer = json['ITR'] ?? json['itr'];
  if (isObject(outer)) {
    const key = Object.keys(outer).find((k) => /^ITR-?[1-7]$/i.test(k));
    const body = key ? outer[key] : undefined;
    if (key && isObject(body)) {
      const number = key.at(-1) as '1';
      return {
        kind: 'itr',
        type: `ITR-${Number(number) as 1}`,
        assessmentYear: assessmentYearOfFile(getAt(body, `Form_ITR${number}.AssessmentYear`)),
        pan: panOfItr(body),
      };
    }
    return { kind: 'unknown', reason: 'The file has no return of a known form under ITR' };
  }
  const personal = Object.entries(json).find(([k]) => k.toLowerCase() === 'personalinfo')?.[1];
  if (isObject(personal)) {
    const pan = Object.entries(personal).find(([k]) => k.toLowerCase() === 'pan')?.[1];
    const year = json['assessmentYear'] ?? json['AssessmentYear'];
    const label = isAssessmentYear(year) ? year : assessmentYearOfFile(year);
    return {
      kind: 'prefill',
      pan: upper(pan),
      ...(isAssessmentYear(label) ? { assessmentYear: label } : {}),
    };
  }
  return { kind: 'unknown', reason: 'The file is neither an income-tax return nor prefill data' };
}
