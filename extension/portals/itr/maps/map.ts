import type { FieldMark, PortalMap } from '../../../../shared/portal-maps.ts';
import words from './captions.json' with { type: 'json' };
import utilities from './utilities.json' with { type: 'json' };

type Table = Readonly<Record<string, readonly string[]>>;

/**
 * Captions of one source, by the end of the government path, and its headings (`nodes`) by the end of the
 * path of their group.
 */
interface Source {
  seen: string;
  captions: Table;
  nodes: Table;
}

/** `{ 'A.B': { 'C': 'Caption' } }` -> `{ 'A.B.C': ['Caption'] }` */
const flat = (table: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>): Table =>
  Object.fromEntries(
    Object.entries(table).flatMap(([start, ends]) =>
      Object.entries(ends).map(([end, names]) => [
        start ? `${start}.${end}` : end,
        typeof names === 'string' ? [names] : names,
      ]),
    ),
  );

/**
 * The department's own words. Of each source the longest end of a path that fits a field counts; a field has the captions of all
 * sources. `headings` are by the name of a group of our forms; `nodes` are headings that the printed form has and ours has not;
 * `optionWords` by the end of the path and the code of the file.
 */
const sources: readonly Source[] = [
  {
    seen: 'the notified forms of AY 2025-26 and 2026-27',
    captions: words.captions,
    nodes: words.nodes,
  },
  {
    // Read from public transcriptions of the sheets, cell by cell with the names of the file, and from the messages of their checks.
    seen: "the department's offline utilities of ITR-1 to ITR-7, AY 2025-26 and 2026-27",
    captions: flat(utilities.captions),
    nodes: utilities.nodes,
  },
];
const headings: Table = words.headings;
const optionWords: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = words.optionWords;

const live = (seen: string, more: Omit<FieldMark, 'from' | 'seen'> = {}): FieldMark => ({
  from: 'live',
  seen,
  ...more,
});
const filed = 'two ITR-1 returns of AY 2026-27 filed in July and August 2026';

/** Known facts besides captions; `live` only if a public account of a filed return names the element. */
const marks: Readonly<Record<string, FieldMark>> = {
  // The question is negated in some years, so its words are not reliable.
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

/** Built-in map, by government path with rows as `[]`. */
export function builtIn(path: string): FieldMark {
  const own = marks[path];
  const known = sources.flatMap(({ seen, captions }) => {
    const names = byEnd(captions, path);
    return names ? [{ seen, names }] : [];
  });
  if (known.length === 0) return own ?? { from: 'guess' };
  const captions = [...new Set(known.flatMap(({ names }) => names))];
  return own ? { captions, ...own } : { from: 'caption', seen: known[0]!.seen, captions };
}

/** Names of paths with their own mark. */
export const marked: readonly string[] = Object.keys(marks);

/** Ends of paths that the tables of captions and of headings speak of. */
export const captioned: { fields: readonly string[]; nodes: readonly string[] } = {
  fields: sources.flatMap((s) => Object.keys(s.captions)),
  nodes: sources.flatMap((s) => Object.keys(s.nodes)),
};

/** All names of a group in our forms. */
export const namesOfGroup = (label: string): readonly string[] => [label, ...(headings[label] ?? [])];

/** Headings of the printed form above a field besides those of our form, outermost first, each with all its names. */
export function printedAbove(path: string): readonly (readonly string[])[] {
  const parts = path.replace(/\[\]/g, '').split('.');
  return parts.slice(0, -1).flatMap((_, i) => {
    const node = parts.slice(0, i + 1).join('.');
    const names = sources.flatMap(({ nodes }) => byEnd(nodes, node) ?? []);
    return names.length > 0 ? [[...new Set(names)]] : [];
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

/** A map with one more lesson: place of a field or of a list's Add button, or the page's text for an option. */
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
