import type { Literal, Names } from '../../../shared/forms/messages.ts';
import { isPan } from '../../../shared/identifiers.ts';

/** A return in the panel: the government's JSON and its identification. */
export interface ReturnFile {
  /** `itr1` … `itr7` */
  form: string;
  /** `2026-27` */
  year: string;
  pan: string;
  name: string;
  /** Undefined where the form does not say. */
  regime: 'new' | 'old' | undefined;
  /** The node below `ITR`, as in the file. */
  content: Record<string, unknown>;
}

/** Why a file is refused: an English source text and its parameters. */
export interface Refusal {
  text: string;
  params?: Record<string, string>;
}

export type ReadResult = { ok: true; file: ReturnFile } | { ok: false; refusal: Refusal };

/** Files above this many characters are refused unread. */
export const maxLength = 4_000_000;

const refuse = <const T extends string>(
  text: Literal<T>,
  ...[params]: [Names<T>] extends [never] ? [] : [params: Record<Names<T>, string>]
): ReadResult => ({
  ok: false,
  refusal: params ? { text, params } : { text },
});

const isObject = (v: unknown): v is Record<string, unknown> =>
  v !== null && typeof v === 'object' && !Array.isArray(v);

const dangerous = /^(__proto__|constructor|prototype)$/;

/** The first invalid part of the tree: a dangerous key, null, too deep, an invalid number. */
function oddity(node: unknown, path: string, depth: number): Refusal | undefined {
  if (depth > 24) return { text: 'The file is nested too deeply at {path}', params: { path } };
  if (node === null) return { text: '{path} is empty but requires a value', params: { path } };
  if (Array.isArray(node)) {
    if (node.length > 20_000) return { text: '{path} has too many rows', params: { path } };
    for (let i = 0; i < node.length; i++) {
      const found = oddity(node[i], `${path}[${i + 1}]`, depth + 1);
      if (found) return found;
    }
  } else if (isObject(node)) {
    for (const key of Object.keys(node)) {
      if (dangerous.test(key))
        return {
          text: 'The file has an unknown field: {path}',
          params: { path: path ? `${path}.${key}` : key },
        };
      const found = oddity(node[key], path ? `${path}.${key}` : key, depth + 1);
      if (found) return found;
    }
  }
  return undefined;
}

const get = (node: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), node);

/** Parses the department's ITR JSON. Anything else is rejected with its kind and position; nothing is guessed. */
export function readReturn(text: string): ReadResult {
  if (text.length > maxLength) return refuse('The file is too large for a return');
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return refuse('The file is not JSON');
  }
  const root = get(data, 'ITR');
  if (!isObject(root)) {
    if (get(data, 'gstin') || get(data, 'data', 'rtnprd'))
      return refuse('This is a GST file, not an income-tax return');
    if (get(data, 'personalInfo'))
      return refuse("This is the department's prefill, not a return: import it in Karsetu first");
    return refuse('This file is not an income-tax return: part {part} is missing', { part: 'ITR' });
  }
  const found = oddity(data, '', 0);
  if (found) return { ok: false, refusal: found };
  const forms = Object.keys(root).filter((k) => /^ITR[1-7]$/.test(k));
  if (forms.length !== 1)
    return refuse('The file must contain exactly one form, but has {count}', { count: String(forms.length) });
  const key = forms[0]!;
  const content = root[key];
  if (!isObject(content)) return refuse('{path} is empty but requires a value', { path: `ITR.${key}` });
  return identify(key, content);
}

function identify(key: string, content: Record<string, unknown>): ReadResult {
  const head = get(content, `Form_${key}`);
  const year = Number(get(head, 'AssessmentYear'));
  if (!Number.isInteger(year) || year < 2012 || year > 2099)
    return refuse('{path} is not an assessment year', { path: `Form_${key}.AssessmentYear` });
  const info =
    get(content, 'PersonalInfo') ??
    get(content, 'PartA_GEN1', 'PersonalInfo') ??
    get(content, 'PartA_Gen1', 'PersonalInfo');
  const pan = get(info, 'PAN') ?? get(content, 'PartA_GEN1', 'OrgFirmInfo', 'PAN');
  if (typeof pan !== 'string' || !isPan(pan))
    return refuse('{path} is not a PAN', { path: 'PersonalInfo.PAN' });
  const name = get(info, 'AssesseeName');
  const parts = ['FirstName', 'MiddleName', 'SurNameOrOrgName']
    .map((k) => get(name, k))
    .filter((v) => typeof v === 'string');
  const status = get(content, 'FilingStatus') ?? get(content, 'PartA_GEN1', 'FilingStatus');
  const out = get(status, 'OptOutNewTaxRegime');
  return {
    ok: true,
    file: {
      form: key.toLowerCase(),
      year: `${year}-${String((year + 1) % 100).padStart(2, '0')}`,
      pan,
      name: parts.join(' '),
      regime: out === 'N' ? 'new' : out === 'Y' ? 'old' : undefined,
      content,
    },
  };
}

/** `ABCPE1234F` -> `ABXXXXX34F`: enough to recognise, not to use. */
export function maskPan(pan: string): string {
  return `${pan.slice(0, 2)}XXXXX${pan.slice(7)}`;
}
