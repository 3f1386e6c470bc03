import type { FieldMark, PortalMap } from '../../../../shared/portal-maps.ts';
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

/** A map with one lesson more: where a field or a list's Add is, or what the page calls an option of it. */
export function withLesson(
  maps: readonly PortalMap[],
  form: string,
  year: string,
  path: string,
  lesson: Pick<FieldMark, 'learned' | 'options'>,
): PortalMap[] {
  const at = maps.findIndex((m) => m.form === form && m.years.length === 1 && m.years[0] === year);
  const old: PortalMap = maps[at] ?? { format: 'karsetu-portal-map/1', form, years: [year], fields: {} };
  const before = old.fields[path];
  const options: Record<string, readonly string[]> = { ...before?.options };
  for (const [code, words] of Object.entries(lesson.options ?? {}))
    options[code] = [...new Set([...(options[code] ?? []), ...words])].slice(-12);
  const mark: FieldMark = {
    ...before,
    from: 'taught',
    ...(lesson.learned ? { learned: lesson.learned } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
  };
  const next: PortalMap = { ...old, fields: { ...old.fields, [path]: mark } };
  return at < 0 ? [...maps, next] : maps.map((m, i) => (i === at ? next : m));
}
