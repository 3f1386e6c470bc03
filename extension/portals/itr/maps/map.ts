import type { Learned } from '../../../fill/plan.ts';
import words from './captions.json' with { type: 'json' };

/**
 * The department's own words, as printed in the notified forms and shown by its offline utilities (AY 2025-26 and 2026-27):
 * `captions` by the end of the government path, of which the longest that fits a field counts; `headings` by the name of a
 * group of our forms; `nodes` by the end of the path of a node of the file, where the printed form has a heading that our form has not;
 * `optionWords` by the end of the path and the code of the file.
 */
const captions: Readonly<Record<string, readonly string[]>> = words.captions;
const headings: Readonly<Record<string, readonly string[]>> = words.headings;
const nodes: Readonly<Record<string, readonly string[]>> = words.nodes;
const optionWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = words.optionWords;

/**
 * How a mark is known: seen working on the live portal, the department's own words, a public script of the portal, guessed
 * from the file's path, or shown by the preparer on this machine.
 */
export type Provenance = 'live' | 'caption' | 'script' | 'guess' | 'taught';

/** Whether the portal takes a value, computes it, or prefills it and allows a change; `unknown`: the page itself decides. */
export type Takes = 'takes' | 'computes' | 'prefills' | 'unknown';

/** What is known of one field on the portal. No values, no person. */
export interface FieldMark {
  from: Provenance;
  /** When and where it was seen, in words. */
  seen?: string;
  /** Captions besides that of our form. */
  captions?: readonly string[];
  takes?: Takes;
  /** False: a caption is no safe sign (wordings that flip between years). */
  byLabel?: boolean;
  /** Never planned: the portal sets it or the user answers it. */
  skip?: boolean;
  /** By what the preparer's own element is known again. */
  learned?: Learned;
}

/** A portal map: what is known of the pages of a form and its years, by government path with rows as `[]`. */
export interface PortalMap {
  format: 'karsetu-portal-map/1';
  form: string;
  /** Assessment years: `2026-27`. */
  years: readonly string[];
  fields: Readonly<Record<string, FieldMark>>;
}

const live = (seen: string, more: Omit<FieldMark, 'from' | 'seen'> = {}): FieldMark => ({
  from: 'live',
  seen,
  ...more,
});
const filed = 'two ITR-1 returns of AY 2026-27 filed in July and August 2026';

/** What is known beyond captions; `live` only where a public account of a filed return names the element. */
const marks: Readonly<Record<string, FieldMark>> = {
  // The question is asked both ways round between years, so its words must not decide.
  'FilingStatus.OptOutNewTaxRegime': live(filed, { byLabel: false, takes: 'takes' }),
  'PartA_GEN1.FilingStatus.OptOutNewTaxRegime': { from: 'guess', byLabel: false },
  'FilingStatus.NewTaxRegime': { from: 'guess', byLabel: false },
  'PersonalInfo.SecondaryAdd': live(filed, { takes: 'takes' }),
  'ITR1_IncomeDeductions.OthersInc.OthersIncDtlsOthSrc[].OthSrcNatureDesc': live(filed, { takes: 'takes' }),
  'ITR1_IncomeDeductions.OthersInc.OthersIncDtlsOthSrc[].OthSrcOthNatOfInc': live(filed, { takes: 'takes' }),
  // Fixed by the portal from the kind of filing; shown nowhere as a field.
  'FilingStatus.ItrFilingDueDate': { from: 'guess', skip: true },
};

/** The longest end of a path that a table of ends has. */
function byEnd<T>(table: Readonly<Record<string, T>>, path: string): T | undefined {
  const parts = path.replace(/\[\]/g, '').split('.');
  for (let i = 0; i < parts.length; i++) {
    const found = table[parts.slice(i).join('.')];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What comes with the extension, by government path with rows as `[]`. */
export function builtIn(path: string): FieldMark {
  const own = marks[path];
  const words = byEnd(captions, path);
  if (own) return words ? { captions: words, ...own } : own;
  return words ? { from: 'caption', captions: words } : { from: 'guess' };
}

/** Names of paths that carry a mark of their own. */
export const marked: readonly string[] = Object.keys(marks);

/** Every name a group of our forms goes by. */
export const namesOfGroup = (label: string): readonly string[] => [label, ...(headings[label] ?? [])];

/** Headings that the printed form has above a field besides those of our form, outermost first, each with all its names. */
export function printedAbove(path: string): readonly (readonly string[])[] {
  const parts = path.replace(/\[\]/g, '').split('.');
  return parts.slice(0, -1).flatMap((_, i) => {
    const names = byEnd(nodes, parts.slice(0, i + 1).join('.'));
    return names ? [names] : [];
  });
}

/** Words of a field's options besides those of our form, by code. */
export const wordsOfOptions = (path: string): Readonly<Record<string, readonly string[]>> | undefined =>
  byEnd(optionWords, path);

const text = (v: unknown, most = 300): v is string => typeof v === 'string' && v.length <= most;
const texts = (v: unknown): v is string[] => Array.isArray(v) && v.length <= 12 && v.every((t) => text(t));
const isObject = (v: unknown): v is Record<string, unknown> =>
  v !== null && typeof v === 'object' && !Array.isArray(v);

/** A value of a person rather than a word of the page: a PAN, TAN, long number or address of mail. */
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

/** Reads a portal map from a file; an error (English source text) names what is wrong. Nothing of a bad file is taken. */
export function readMap(json: string): { ok: true; map: PortalMap } | { ok: false; reason: string } {
  const refuse = (reason: string) => ({ ok: false as const, reason });
  if (json.length > 1_000_000) return refuse('The file is too large for a portal map');
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return refuse('The file is not JSON');
  }
  if (!isObject(data) || data['format'] !== 'karsetu-portal-map/1')
    return refuse('The file is not a portal map');
  const { form, years, fields } = data;
  if (!text(form, 10) || !/^itr[1-7]$/.test(form)) return refuse('The portal map does not name a form');
  if (!texts(years) || years.length === 0 || years.some((y) => !/^20\d\d-\d\d$/.test(y)))
    return refuse('The portal map does not name an assessment year');
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
    if (text(raw['seen'])) mark.seen = raw['seen'];
    if (raw['captions'] !== undefined) {
      if (!texts(raw['captions']) || raw['captions'].some((c) => personal.test(c)))
        return refuse('The portal map has a caption that cannot be read');
      mark.captions = raw['captions'];
    }
    if (/^(takes|computes|prefills|unknown)$/.test(String(raw['takes']))) mark.takes = raw['takes'] as Takes;
    if (typeof raw['byLabel'] === 'boolean') mark.byLabel = raw['byLabel'];
    if (raw['learned'] !== undefined) {
      const learned = learnedOf(raw['learned']);
      if (!learned) return refuse('The portal map has a lesson that cannot be read');
      mark.learned = learned;
    }
    out[path] = mark;
  }
  return { ok: true, map: { format: 'karsetu-portal-map/1', form, years, fields: out } };
}

/** The maps that speak of a form and year, as one table of marks; a later map counts before an earlier one. */
export function marksFor(
  maps: readonly PortalMap[],
  form: string,
  year: string,
): Readonly<Record<string, FieldMark>> {
  return Object.assign(
    {},
    ...maps.filter((m) => m.form === form && m.years.includes(year)).map((m) => m.fields),
  );
}

/** A map with one lesson more. */
export function withLesson(
  maps: readonly PortalMap[],
  form: string,
  year: string,
  path: string,
  learned: Learned,
): PortalMap[] {
  const at = maps.findIndex((m) => m.form === form && m.years.length === 1 && m.years[0] === year);
  const old: PortalMap = maps[at] ?? { format: 'karsetu-portal-map/1', form, years: [year], fields: {} };
  const next: PortalMap = { ...old, fields: { ...old.fields, [path]: { from: 'taught', learned } } };
  return at < 0 ? [...maps, next] : maps.map((m, i) => (i === at ? next : m));
}
