import { type AssessmentYear, isAssessmentYear, yearLabel } from '../../dates.ts';
import { type Message, sentence } from '../../forms/messages.ts';
import { nameOf, recogniseJson } from '../../intake/recognise.ts';
import { isObject } from './path.ts';

/** Kind of a JSON file. `type` is any of the department's seven forms, supported or not. */
type Detected =
  | { kind: 'itr'; type: `ITR-${1 | 2 | 3 | 4 | 5 | 6 | 7}`; assessmentYear: string; pan: string }
  | { kind: 'prefill'; assessmentYear?: AssessmentYear; pan: string }
  | { kind: 'unknown'; reason: Message };

/** `2026` in a file is AY `2026-27`; '' if it is not a year. */
export const assessmentYearOfFile = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^20\d{2}$/.test(text) ? yearLabel(Number(text)) : '';
};

/**
 * Detects an ITR file of any form and year, and the department's prefill file; other known files are named.
 * Never throws.
 */
export function detectJson(json: unknown): Detected {
  if (!isObject(json))
    return { kind: 'unknown', reason: sentence('The file does not contain a JSON object') };
  const found = recogniseJson(json);
  if (!found)
    return {
      kind: 'unknown',
      reason: isObject(json['ITR'] ?? json['itr'])
        ? sentence('The file has no recognised return under ITR')
        : sentence('The file is neither an income-tax return nor prefill data'),
    };
  const pan = found.pan ?? '';
  if (found.kind === 'itr')
    return {
      kind: 'itr',
      type: found.itrType as 'ITR-1',
      assessmentYear: assessmentYearOfFile(found.period),
      pan,
    };
  if (found.kind !== 'prefill') return { kind: 'unknown', reason: nameOf(found) };
  const label = isAssessmentYear(found.period) ? found.period : assessmentYearOfFile(found.period);
  return { kind: 'prefill', pan, ...(isAssessmentYear(label) ? { assessmentYear: label } : {}) };
}
