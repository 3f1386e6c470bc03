/** Portal maps: how the fields of a form are found on the income-tax portal. Words of the page; no value and no person. */

/** Identification of a control pointed out by the user; never a value. */
export interface Learned {
  /** Its id, row numbers as `#`. */
  id?: string;
  /** Its control name, lower case. */
  name?: string;
  /** Its caption, where it has no name. */
  caption?: string;
  /** The headings it was under, nearest first. */
  headings?: string[];
  /** The section it was in. */
  section?: string;
}

/**
 * How a mark is known: seen working on the live portal, the department's own words, a public script of the portal, guessed
 * from the file's path, or shown by the preparer on this machine.
 */
export type Provenance = 'live' | 'caption' | 'script' | 'guess' | 'taught';

/**
 * Whether the portal accepts a value, computes it, or prefills it and allows a change; `unknown`: decided on
 * the page.
 */
export type Takes = 'takes' | 'computes' | 'prefills' | 'unknown';

/** Known facts of one field on the portal. No values, no personal data. */
export interface FieldMark {
  from: Provenance;
  /** When and where it was seen, in words. */
  seen?: string;
  /** Captions besides our form's. */
  captions?: readonly string[];
  takes?: Takes;
  /** False: the caption is not reliable (wording changes with the year). */
  byLabel?: boolean;
  /** Never planned: the portal sets it or the user answers it. */
  skip?: boolean;
  /** Identification of the preparer's own element; for a list (a path ending in `[]`): the button that adds a row. */
  learned?: Learned;
  /** Words of the portal's options by code of the file, where they differ from those of the form. */
  options?: Readonly<Record<string, readonly string[]>>;
}

/** A portal map: known fields of a form and its years, by government path with rows as `[]`. */
export interface PortalMap {
  format: 'karsetu-portal-map/1';
  form: string;
  /** Assessment years: `2026-27`. */
  years: readonly string[];
  fields: Readonly<Record<string, FieldMark>>;
}

/** Maps larger than this (UTF-16 characters) are refused; one of every field of ITR-3 is some 400 KB. */
export const maxMapLength = 1_000_000;

/** Why a file is not a portal map; English source texts. */
type MapRefusal =
  | 'The file is too large for a portal map'
  | 'The file is not JSON'
  | 'The file is not a portal map'
  | 'The portal map has no form'
  | 'The portal map has no assessment year'
  | 'The portal map has no fields'
  | 'The portal map has a field that cannot be read'
  | 'The portal map has a caption that cannot be read'
  | 'The portal map has an entry that cannot be read'
  | 'The portal map has an option that cannot be read';

/** A portal map, or the reason for rejection. */
type ReadMap = { ok: true; map: PortalMap } | { ok: false; reason: MapRefusal };

const text = (v: unknown, most = 300): v is string => typeof v === 'string' && v.length <= most;
const texts = (v: unknown): v is string[] => Array.isArray(v) && v.length <= 12 && v.every((t) => text(t));
const isObject = (v: unknown): v is Record<string, unknown> =>
  v !== null && typeof v === 'object' && !Array.isArray(v);

/** Personal data rather than page text: a PAN, TAN, long number or e-mail address. */
const personal = /[A-Z]{5}\d{4}[A-Z]|[A-Z]{4}\d{5}[A-Z]|\d{9,}|@\w/;

function learnedOf(raw: unknown): Learned | undefined {
  if (!isObject(raw)) return undefined;
  const out: Learned = {};
  for (const key of ['id', 'name', 'caption', 'section'] as const) {
    const value = raw[key];
    if (value === undefined) continue;
    if (!text(value) || personal.test(value)) return undefined;
    out[key] = value;
  }
  if (raw['headings'] !== undefined) {
    if (!texts(raw['headings']) || raw['headings'].some((h) => personal.test(h))) return undefined;
    out.headings = raw['headings'];
  }
  return out.id || out.name || out.caption ? out : undefined;
}

function optionsOf(raw: unknown): Record<string, string[]> | undefined {
  if (!isObject(raw)) return undefined;
  const out: Record<string, string[]> = {};
  for (const [code, words] of Object.entries(raw)) {
    if (!/^[\w()./ -]{1,60}$/.test(code) || /__proto__|constructor|prototype/.test(code)) return undefined;
    if (!texts(words) || words.some((w) => personal.test(w))) return undefined;
    out[code] = words;
  }
  return Object.keys(out).length > 0 ? out : undefined;
}

/**
 * Parses a portal map from a file; an error (English source text) gives the reason. An invalid file is
 * rejected as a whole.
 */
export function readMap(json: string): ReadMap {
  const refuse = (reason: MapRefusal) => ({ ok: false as const, reason });
  if (json.length > maxMapLength) return refuse('The file is too large for a portal map');
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return refuse('The file is not JSON');
  }
  if (!isObject(data) || data['format'] !== 'karsetu-portal-map/1')
    return refuse('The file is not a portal map');
  const { form, years, fields } = data;
  if (!text(form, 10) || !/^itr[1-7]$/.test(form)) return refuse('The portal map has no form');
  if (!texts(years) || years.length === 0 || years.some((y) => !/^20\d\d-\d\d$/.test(y)))
    return refuse('The portal map has no assessment year');
  if (!isObject(fields)) return refuse('The portal map has no fields');
  const out: Record<string, FieldMark> = {};
  for (const [path, raw] of Object.entries(fields)) {
    if (
      !/^[A-Za-z0-9_.[\]-]{1,250}$/.test(path) ||
      /__proto__|constructor|prototype/.test(path) ||
      !isObject(raw)
    )
      return refuse('The portal map has a field that cannot be read');
    const mark: FieldMark = {
      from: /^(live|caption|script|guess|taught)$/.test(String(raw['from']))
        ? (raw['from'] as Provenance)
        : 'guess',
    };
    if (text(raw['seen']) && !personal.test(raw['seen'])) mark.seen = raw['seen'];
    if (raw['captions'] !== undefined) {
      if (!texts(raw['captions']) || raw['captions'].some((c) => personal.test(c)))
        return refuse('The portal map has a caption that cannot be read');
      mark.captions = raw['captions'];
    }
    if (/^(takes|computes|prefills|unknown)$/.test(String(raw['takes']))) mark.takes = raw['takes'] as Takes;
    if (typeof raw['byLabel'] === 'boolean') mark.byLabel = raw['byLabel'];
    if (raw['learned'] !== undefined) {
      const learned = learnedOf(raw['learned']);
      if (!learned) return refuse('The portal map has an entry that cannot be read');
      mark.learned = learned;
    }
    if (raw['options'] !== undefined) {
      const options = optionsOf(raw['options']);
      if (!options) return refuse('The portal map has an option that cannot be read');
      mark.options = options;
    }
    out[path] = mark;
  }
  return { ok: true, map: { format: 'karsetu-portal-map/1', form, years, fields: out } };
}

/** Two maps of one form and year as one: of a field in both the later mark counts, unless the earlier one was seen live and it was not. */
export function mergeMaps(
  earlier: Readonly<Record<string, FieldMark>>,
  later: Readonly<Record<string, FieldMark>>,
): Record<string, FieldMark> {
  const out: Record<string, FieldMark> = { ...earlier };
  for (const [path, mark] of Object.entries(later)) {
    if (out[path]?.from !== 'live' || mark.from === 'live') out[path] = mark;
  }
  return out;
}
