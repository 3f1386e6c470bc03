import { type FormData, getAt } from '../../shared/forms/paths.ts';
import { type FieldNode, type FormNode, fieldsOf } from '../../shared/forms/walk.ts';
import { detectJson } from '../../shared/itr/detect.ts';
import { changesOf } from '../forms/differences.ts';
import type { Source, Sources } from '../forms/state.ts';
import { t } from '../i18n/t.ts';

/** Largest file read, as the API takes them. */
const MOST_BYTES = 20 * 1024 * 1024;

/** What a file must belong to. */
export interface Wanted {
  type: string;
  year: string;
  pan: string;
}

/** A readable file of the right person, or the sentence that says why not. */
export type ReadFile =
  | { ok: true; kind: 'itr' | 'prefill' | 'earlier'; type: string; year: string; json: unknown }
  | { ok: false; message: string };

const refuse = (message: string): ReadFile => ({ ok: false, message });

/**
 * Reads a chosen file: a return of this form, year and PAN, the department's prefill file, or (`earlier`) a return of
 * an earlier year to carry forward from. Anything else is refused with its reason.
 */
export async function readReturnFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
  wanted: Wanted,
): Promise<ReadFile> {
  if (!file.name.toLowerCase().endsWith('.json')) return refuse(t('Please select a JSON file'));
  if (file.size > MOST_BYTES)
    return refuse(t('The file is larger than 20 MB. A return’s JSON is smaller than that.'));
  let json: unknown;
  try {
    json = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  } catch {
    return refuse(t('This file is not valid JSON: it may be cut off or be another kind of file.'));
  }
  const found = detectJson(json);
  if (found.kind === 'unknown') return refuse(t(found.reason));
  if (wanted.pan && found.pan && found.pan !== wanted.pan)
    return refuse(
      t('This file is of PAN {found}, not of {wanted}.', { found: found.pan, wanted: wanted.pan }),
    );
  if (found.kind === 'prefill') {
    if (found.assessmentYear && found.assessmentYear !== wanted.year)
      return refuse(
        t('This prefill file is of AY {found}, not of {wanted}.', {
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
      t('This file is of AY {found}, not of {wanted}.', {
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

const isRecord = (v: unknown): v is FormData => v !== null && typeof v === 'object' && !Array.isArray(v);
const isEmpty = (v: unknown): boolean =>
  v === undefined ||
  v === '' ||
  v === 0 ||
  (Array.isArray(v) && v.length === 0) ||
  (isRecord(v) && Object.values(v).every(isEmpty));

/** How imported values meet those already there. */
export type ImportWay = 'replace' | 'fill';

/** `data` with what was read: `replace` lets the file win wherever it has a value, `fill` only fills what is empty. Rows go as a whole. */
export function overlay(data: FormData, read: FormData, way: ImportWay): FormData {
  const out: FormData = { ...data };
  for (const [key, value] of Object.entries(read)) {
    const here = out[key];
    if (isRecord(value)) out[key] = overlay(isRecord(here) ? here : {}, value, way);
    else if (way === 'replace' ? !isEmpty(value) || here === undefined : isEmpty(here)) out[key] = value;
  }
  return out;
}

/** The source of every field that `next` has other than `data`; worked-out figures have none. */
export function sourcesOf(data: FormData, next: FormData, source: Source): Sources {
  return Object.fromEntries(
    changesOf(data, next)
      .filter((c) => c.to !== undefined)
      .map((c) => [c.path, source]),
  );
}

/** Parts of a return that are about persons and places rather than about one year. */
const lasting =
  /(PersonalInfo|AssesseeRep|PropertyDetails|BankAccountDtls|BankDetail|EmployerName|NameOfEmployer|TANofEmployer|Schedule(HP|S)\b|Salaries|Verification|FatherName|Declaration|NatOfBus)/i;

/** Fields of one year only, although they stand in lasting parts. */
const yearly = /(Section|Year|Date|Amount|Amt|Receipt|Ack|Opt)/i;

const carried = (field: FieldNode): boolean => {
  const { kind, computed } = field.meta;
  if (computed || !field.json || !lasting.test(field.json)) return false;
  if (['amount', 'integer', 'multiline'].includes(kind)) return false;
  if (kind === 'date') return /DOB$/.test(field.json);
  return !yearly.test(field.json.split('.').at(-1)!);
};

/**
 * What of an earlier return stands in the new one too: who, where, banks, employers, properties; never an amount of that
 * year. Fields are matched by path; a drop-down value the new form no longer has is left out.
 */
export function carryForward(tree: readonly FormNode[], earlier: FormData): FormData {
  const keep = (nodes: readonly FormNode[], from: FormData): FormData => {
    const out: FormData = {};
    for (const node of nodes) {
      const value = from[node.key];
      if (value === undefined) continue;
      if (node.node === 'field') {
        const known = !node.meta.options || node.meta.options.some((o) => o.value === value);
        if (carried(node) && known && typeof value !== 'object') out[node.key] = value;
      } else if (node.node === 'group') {
        if (!isRecord(value)) continue;
        const inner = keep(node.children, value);
        if (Object.keys(inner).length > 0) out[node.key] = inner;
      } else if (Array.isArray(value)) {
        const rows = value.filter(isRecord).map((row) => keep(node.children, row));
        if (rows.some((row) => Object.keys(row).length > 0)) out[node.key] = rows;
      }
    }
    return out;
  };
  return keep(tree, earlier);
}

/** Path of the assessee's own PAN, whichever form it is. */
export const panPathOf = (tree: readonly FormNode[]): string | undefined =>
  fieldsOf(tree).find((f) => f.meta.kind === 'pan' && f.json?.endsWith('PersonalInfo.PAN'))?.path;

/** The assessee's PAN in a form. */
export function panOf(tree: readonly FormNode[], data: FormData): string {
  const path = panPathOf(tree);
  const pan = path ? getAt(data, path) : undefined;
  return typeof pan === 'string' ? pan : '';
}
