import type { AssessmentYear } from '../dates.ts';
import { type Issue, sentence } from '../forms/messages.ts';
import { type FormValues, getAt, setAt } from '../forms/paths.ts';
import { carryForward, lastingData } from './carry-forward.ts';
import type { ItrType } from './common/types.ts';
import { detectJson } from './json/detect.ts';
import { isObject } from './json/path.ts';
import { leftInFile } from './left-in-file.ts';
import { defaultAssessmentYear, isItrFormAvailable, loadItrForm } from './registry.ts';

/** The return started from a return file, and the file's assessee. */
export interface Beginning {
  pan: string;
  type: ItrType;
  year: AssessmentYear;
  /** Assessment year of the file. */
  from: string;
}

/**
 * Kind of return started from a file: the same form for this year; undefined for other files and unsupported
 * forms.
 */
export function beginningOf(json: unknown): Beginning | undefined {
  const found = detectJson(json);
  const year = defaultAssessmentYear;
  if (found.kind !== 'itr' || !found.assessmentYear || found.assessmentYear > year) return undefined;
  if (!isItrFormAvailable(found.type, year)) return undefined;
  return { pan: found.pan, type: found.type as ItrType, year, from: found.assessmentYear };
}

/** A started return. `places` gives the position in the file by path. */
interface Begun {
  data: FormValues;
  places: Record<string, string>;
  warnings: readonly Issue[];
}

/** The file as one of this year, for members with the same position in both: `ITR.ITR5.Form_ITR5.AssessmentYear`. */
function inYear(json: unknown, type: ItrType, year: AssessmentYear): unknown {
  const name = type.replace('-', '');
  const path = `ITR.${name}.Form_${name}.AssessmentYear`;
  return setAt(json as FormValues, path, year.slice(0, 4));
}

/**
 * Starts this year's return from the file: a file of this year is read completely; from an earlier year
 * lasting data, losses, credits and written down values are taken. If the form of that year is not supported,
 * the figures in the file are used, with a warning.
 */
export async function beginReturn(json: unknown, { type, year, from }: Beginning): Promise<Begun> {
  const next = await loadItrForm(type, year);
  if (from === year) return { ...next.importJson(json), places: {} };
  if (isItrFormAvailable(type, from)) {
    const earlier = await loadItrForm(type, from);
    return carryForward({ form: earlier, data: earlier.importJson(json).data }, next);
  }
  const path = next.model.steps[0]?.parts[0] ?? '';
  const body = getAt(json as FormValues, `ITR.${type.replace('-', '')}`);
  const left = leftInFile(isObject(body) ? (body as FormValues) : {}, next, from);
  const message = sentence(
    Object.keys(left.data).length > 0
      ? '{form} for AY {year} is not supported here: person, addresses, banks and the carry-forward figures of the file were copied. Check losses, credits and written down values against it.'
      : '{form} for AY {year} is not supported here: only person, addresses and banks were copied. Enter losses and credits brought forward from it.',
    { form: type, year: from },
  );
  return {
    data: { ...lastingData(next.importJson(inYear(json, type, year)).data, next), ...left.data },
    places: left.places,
    warnings: [{ path, message, severity: 'warning' }, ...left.warnings],
  };
}
