import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import { type FormNode, fieldsOf, patternOf } from '../../../shared/forms/walk.ts';
import { detectJson } from '../../../shared/itr/json/detect.ts';
import { governmentFileBytes } from '../../../shared/itr/limits.ts';
import { changesOf } from '../../forms/saving/differences.ts';
import type { Source, Sources } from '../../forms/state/state.ts';
import { say, t } from '../../i18n/t.ts';

/** What a file must match. */
interface Wanted {
  type: string;
  year: string;
  pan: string;
}

/** A readable file of the right person, or the reason why not. */
type ReadFile =
  | { ok: true; kind: 'itr' | 'prefill' | 'earlier'; type: string; year: string; json: unknown }
  | { ok: false; message: string };

const refuse = (message: string): ReadFile => ({ ok: false, message });

/**
 * Reads a file: a return of this form, year and PAN, the department's prefill file, or (`earlier`) a return
 * of an earlier year to carry forward from. Other files are refused with a reason.
 */
export async function readReturnFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
  wanted: Wanted,
): Promise<ReadFile> {
  if (!file.name.toLowerCase().endsWith('.json')) return refuse(t('Please select a JSON file'));
  if (file.size > governmentFileBytes)
    return refuse(
      t('The file is larger than {max} MB. A return’s JSON is smaller than that.', {
        max: governmentFileBytes / (1024 * 1024),
      }),
    );
  let json: unknown;
  try {
    json = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  } catch {
    return refuse(t('This file is not valid JSON: it may be incomplete or another kind of file.'));
  }
  const found = detectJson(json);
  if (found.kind === 'unknown') return refuse(say(found.reason));
  if (wanted.pan && found.pan && found.pan !== wanted.pan)
    return refuse(t('This file is for PAN {found}, not {wanted}.', { found: found.pan, wanted: wanted.pan }));
  if (found.kind === 'prefill') {
    if (found.assessmentYear && found.assessmentYear !== wanted.year)
      return refuse(
        t('This prefill file is for AY {found}, not {wanted}.', {
          found: found.assessmentYear,
          wanted: wanted.year,
        }),
      );
    return { ok: true, kind: 'prefill', type: wanted.type, year: wanted.year, json };
  }
  if (found.assessmentYear !== wanted.year) {
    if (found.assessmentYear && found.assessmentYear < wanted.year)
      return { ok: true, kind: 'earlier', type: found.type, year: found.assessmentYear, json };
    return refuse(
      t('This file is for AY {found}, not {wanted}.', {
        found: found.assessmentYear || t('an unknown year'),
        wanted: wanted.year,
      }),
    );
  }
  if (found.type !== wanted.type)
    return refuse(
      t('This file is {found}, this return is {wanted}.', { found: found.type, wanted: wanted.type }),
    );
  return { ok: true, kind: 'itr', type: found.type, year: wanted.year, json };
}

const isRecord = (v: unknown): v is FormValues => v !== null && typeof v === 'object' && !Array.isArray(v);
const isEmpty = (v: unknown): boolean =>
  v === undefined ||
  v === '' ||
  v === 0 ||
  (Array.isArray(v) && v.length === 0) ||
  (isRecord(v) && Object.values(v).every(isEmpty));

/** How imported values are combined with existing ones. */
export type ImportWay = 'replace' | 'fill';

/** Whether all values of `read` equal the existing ones. */
const agrees = (here: unknown, read: unknown): boolean => {
  if (isEmpty(here) || isEmpty(read)) return true;
  if (isRecord(here) && isRecord(read))
    return Object.entries(read).every(([key, value]) => agrees(here[key], value));
  if (Array.isArray(here) && Array.isArray(read))
    return here.length === read.length && read.every((row, i) => agrees(here[i], row));
  return Object.is(here, read);
};

/**
 * Replaces rows by those of a file. A row that is the same keeps what a file cannot contain, such as the
 * purpose of a payment.
 */
const rowsOver = (here: unknown, read: readonly unknown[]): unknown[] =>
  read.map((row, i) => {
    const own = Array.isArray(here) ? here[i] : undefined;
    return isRecord(own) && isRecord(row) && agrees(own, row) ? overlay(own, row, 'replace') : row;
  });

/**
 * `data` with the imported values: `replace` prefers the file wherever it has a value, `fill` only fills
 * blanks. Rows are replaced as a whole.
 */
export function overlay(data: FormValues, read: FormValues, way: ImportWay): FormValues {
  const out: FormValues = { ...data };
  for (const [key, value] of Object.entries(read)) {
    const here = out[key];
    if (isRecord(value)) out[key] = overlay(isRecord(here) ? here : {}, value, way);
    else if (way === 'replace' ? !isEmpty(value) || here === undefined : isEmpty(here))
      out[key] = Array.isArray(value) ? rowsOver(here, value) : value;
  }
  return out;
}

/** A list that grew by more rows than this is marked by row: marks on 40,000 fields help no one. */
const MANY_ROWS = 50;

/** `a.rows.3` of `a.rows.3.sale_value` if `a.rows` is long; else the path itself. */
const markedAt = (next: FormValues, path: string): string => {
  const row = /^(.*?)\.\d+(?=\.)/.exec(path);
  if (!row) return path;
  const rows = getAt(next, row[1]!);
  return Array.isArray(rows) && rows.length > MANY_ROWS ? row[0] : path;
};

/**
 * The source of every field changed from `data` to `next`; calculated figures have none. `placeOf` gives the
 * position in the file.
 */
export function sourcesOf(
  data: FormValues,
  next: FormValues,
  source: Source,
  placeOf: (path: string) => string | undefined = () => undefined,
): Sources {
  const out: Record<string, Source> = {};
  for (const { path, to } of changesOf(data, next)) {
    if (to === undefined) continue;
    const at = markedAt(next, path);
    if (out[at]) continue;
    const place = placeOf(path);
    out[at] = place ? { ...source, place } : source;
  }
  return out;
}

/** Path in the department's file for each path of a form: `ITR.ITR2.ScheduleS.Salaries[0].NameOfEmployer`. */
export function jsonPlaces(tree: readonly FormNode[], root: string): (path: string) => string | undefined {
  const places = new Map(fieldsOf(tree).map((f) => [f.path, f.json]));
  return (path) => {
    const json = places.get(patternOf(path));
    if (!json) return undefined;
    const rows = path.match(/(?<=\.)\d+(?=\.|$)/g) ?? [];
    let i = 0;
    return `${root}.${json.replace(/\[\]/g, () => `[${rows[i++] ?? 0}]`)}`;
  };
}

/** The assessee's PAN in a return: all forms have it in the same place. */
export function panOf(data: FormValues): string {
  const pan = getAt(data, 'personal.pan_number');
  return typeof pan === 'string' ? pan : '';
}
