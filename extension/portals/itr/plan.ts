import type { FieldMark } from '../../../shared/portal-maps.ts';
import type { FieldCaptions, Vocabulary } from '../../fill/match.ts';
import type { Plan, PlanNode, Rival, RowSet, Step } from '../../fill/plan.ts';
import { plain } from '../../fill/values.ts';
import type { Catalog, FieldInfo } from './catalog.ts';
import type { ReturnFile } from './file.ts';
import { builtIn, namesOfGroup, printedAbove } from './maps/map.ts';
import { sectionForPath, sectionsByForm } from './sections.ts';

type Node = Record<string, unknown>;

const isNode = (v: unknown): v is Node => v !== null && typeof v === 'object' && !Array.isArray(v);
const segments = (json: string) => json.replace(/\[\]/g, '').split('.');

/** A value of the file unknown to the map, or of a wrong type. */
export interface Unplanned {
  path: string;
  reason: 'Not in the field map' | 'The file has a value of the wrong type here';
}

/** Additions from loaded portal maps and the user's lessons, by government path with rows as `[]`. */
export type Hints = Readonly<Record<string, FieldMark>>;

/** `A.List.0.Leaf` -> `A.List[].Leaf`. */
export function patternOfPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '[]');
}

/** The list that a value is in: `A.List.0.Leaf` -> `A.List[]`. */
export function listOf(path: string): string {
  const pattern = patternOfPath(path);
  return pattern.slice(0, pattern.lastIndexOf('[]') + 2);
}

/** A plan, and the parts of the section that could not be planned. */
interface Planned {
  plan: Plan;
  unplanned: Unplanned[];
}

const numeric = /^(amount|integer|decimal)$/;

/** The canonical text of a file's value for its kind; undefined for a value of the wrong type. */
function wanted(info: FieldInfo, value: unknown): string | undefined {
  if (numeric.test(info.kind))
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
  if (info.kind === 'flag')
    return typeof value === 'boolean' ||
      value === 'true' ||
      value === 'false' ||
      value === 'Y' ||
      value === 'N'
      ? String(value)
      : undefined;
  if (info.kind === 'date')
    return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.trim() : undefined;
}

/** Field for this row's content, among those sharing a path. */
function infoFor(catalog: Catalog, pattern: string, row: Node | undefined): FieldInfo | undefined {
  const all = catalog.fields.get(pattern) ?? [];
  const fits = all.filter((f) =>
    Object.entries(f.match).every(([key, value]) => row === undefined || row[key] === value || !(key in row)),
  );
  return fits.find((f) => Object.keys(f.match).length > 0) ?? fits[0] ?? all[0];
}

/** Everything that one section of the page should show, in the order of the file, questions before their answers. */
export function planSection(catalog: Catalog, file: ReturnFile, section: string, hints: Hints = {}): Planned {
  const unplanned: Unplanned[] = [];
  const rivals = rivalsOf(catalog, section);
  const inSection = (pattern: string) => sectionForPath(file.form, pattern)?.id === section;

  const step = (pattern: string, path: string, info: FieldInfo, want: string): Step => ({
    node: 'step',
    path,
    label: info.label,
    kind: info.kind,
    want,
    ...(info.options ? { options: named(info.options, hints[pattern]?.options) } : {}),
    json: segments(pattern),
    heading: info.heading,
    rivals: rivals(pattern, info),
    ...(info.labels.length > 0 ? { labels: info.labels } : {}),
    byLabel: info.byLabel,
    ...(lessonFor(hints[pattern], section) ? { learned: lessonFor(hints[pattern], section)! } : {}),
    total: info.total,
    takes: hints[pattern]?.takes ?? info.takes,
    verified: (hints[pattern]?.from ?? info.from) === 'live',
    from: hints[pattern]?.from ?? info.from,
  });

  const visit = (node: Node, pattern: string, path: string, row: Node | undefined): PlanNode[] => {
    const out: PlanNode[] = [];
    for (const [key, value] of Object.entries(node)) {
      const at = pattern ? `${pattern}.${key}` : key;
      const here = path ? `${path}.${key}` : key;
      if (Array.isArray(value)) {
        const list = rowsNode(value, `${at}[]`, here);
        if (list) out.push(list);
      } else if (isNode(value)) out.push(...visit(value, at, here, row));
      else if (inSection(at)) {
        const info = infoFor(catalog, at, row);
        if (info?.skip || builtIn(at).skip || serialOf(at) === key) continue;
        const want = info && wanted(info, value);
        if (!info) unplanned.push({ path: here, reason: 'Not in the field map' });
        else if (want === undefined)
          unplanned.push({ path: here, reason: 'The file has a value of the wrong type here' });
        else if (want !== '') out.push(step(at, here, info, want));
      }
    }
    return out.sort((a, b) => rank(a) - rank(b));
  };
  const serialOf = (at: string) => catalog.rows.get(at.slice(0, at.lastIndexOf('.')))?.serial;
  const rowsNode = (list: readonly unknown[], pattern: string, path: string): RowSet | undefined => {
    const info = catalog.rows.get(pattern);
    const rows = list.map((item, i) => (isNode(item) ? visit(item, pattern, `${path}.${i}`, item) : []));
    if (rows.every((r) => r.length === 0)) return undefined;
    return {
      node: 'rows',
      path,
      label: info?.label ?? path.split('.').at(-1)!,
      rowLabel: info?.rowLabel ?? 'Row',
      json: segments(pattern),
      heading: info?.heading ?? [],
      ...(lessonFor(hints[pattern], section) ? { learned: lessonFor(hints[pattern], section)! } : {}),
      rows: rows.filter((r) => r.length > 0),
    };
  };
  const nodes = visit(file.content, '', '', undefined);
  const expect = { form: file.form, year: file.year, pan: file.pan, section };
  return { plan: { expect, nodes, words: vocabularyOf(catalog, file, section, hints) }, unplanned };
}

/** Options with the words that the user, or a loaded map, knows them by on the page. */
const named = (
  options: NonNullable<FieldInfo['options']>,
  words: FieldMark['options'],
): NonNullable<FieldInfo['options']> =>
  words
    ? options.map((o) => (words[o.value] ? { ...o, also: [...(o.also ?? []), ...words[o.value]!] } : o))
    : options;

/** A lesson of a place is good for the section it was given in. */
const lessonFor = (mark: FieldMark | undefined, section: string) =>
  mark?.learned && (mark.learned.section ?? section) === section ? mark.learned : undefined;

const vocabularies = new WeakMap<Catalog, Map<string, Vocabulary>>();

/** Every field of a section with its captions and headings, to distinguish captions. */
function vocabularyOf(
  catalog: Catalog,
  { form, year }: Pick<ReturnFile, 'form' | 'year'>,
  section: string,
  hints: Hints,
): Vocabulary {
  const taught = Object.entries(hints).filter(([, m]) => m.captions?.length || m.learned?.headings?.length);
  const bySection = vocabularies.get(catalog) ?? new Map<string, Vocabulary>();
  vocabularies.set(catalog, bySection);
  const known = bySection.get(section);
  if (known && taught.length === 0) return known;
  const about = sectionsByForm[form]?.find((s) => s.id === section);
  // The page's heading of a list whose boxes or Add button the user pointed out is a name of that list.
  const called = new Map<string, Set<string>>();
  for (const [pattern, { learned }] of taught) {
    const list = pattern.slice(0, pattern.lastIndexOf('[]') + 2);
    const heading = learned?.headings?.[0];
    if (list && heading && (learned.section ?? section) === section)
      called.set(list, (called.get(list) ?? new Set()).add(heading));
  }
  const fields: FieldCaptions[] = [];
  for (const [pattern, infos] of catalog.fields) {
    const info = infos[0]!;
    if (info.section !== section || info.skip) continue;
    const at = pattern.lastIndexOf('[]');
    const list = at < 0 ? '' : pattern.slice(0, at + 2);
    const keyed = infos.length > 1 || Object.keys(info.match).length > 0;
    const chain =
      keyed && list
        ? [...(catalog.rows.get(list)?.heading ?? []), catalog.rows.get(list)!.label]
        : info.heading;
    fields.push({
      json: segments(pattern).join('.'),
      labels: info.byLabel
        ? [...new Set([...(hints[pattern]?.captions ?? []), ...(keyed ? [] : [info.label]), ...info.labels])]
        : [],
      under: [
        ...chain.map((group) =>
          group === catalog.rows.get(list)?.label
            ? [...namesOfGroup(group), ...(called.get(list) ?? [])]
            : namesOfGroup(group),
        ),
        ...printedAbove(pattern),
      ],
      list: list.replace(/\[\]/g, ''),
    });
  }
  const made: Vocabulary = { titles: about ? [about.title, ...about.also] : [], fields, year };
  if (taught.length === 0) bySection.set(section, made);
  return made;
}

/** Questions first, then figures, repeaters and the page's own totals last. */
function rank(node: PlanNode): number {
  if (node.node === 'rows') return 2;
  if (node.total) return 3;
  return node.kind === 'choice' || node.kind === 'flag' ? 0 : 1;
}

type RivalsOf = (pattern: string, info: FieldInfo) => Rival[];
const knownRivals = new WeakMap<Catalog, Map<string, RivalsOf>>();

/** `findRivals`, which searches the whole map, cached per section. */
function rivalsOf(catalog: Catalog, section: string): RivalsOf {
  const known = knownRivals.get(catalog) ?? new Map<string, RivalsOf>();
  knownRivals.set(catalog, known);
  const rivals = known.get(section) ?? findRivals(catalog, section);
  known.set(section, rivals);
  return rivals;
}

/** Fields of the same section that an element or caption could belong to instead. */
function findRivals(catalog: Catalog, section: string): RivalsOf {
  const byLeaf = new Map<string, Map<string, Rival>>();
  const byLabel = new Map<string, Map<string, Rival>>();
  const note = (into: Map<string, Map<string, Rival>>, key: string, pattern: string, rival: Rival) =>
    into.set(key, (into.get(key) ?? new Map()).set(pattern, rival));
  for (const [pattern, infos] of catalog.fields)
    for (const info of infos) {
      if (info.section !== section) continue;
      const rival: Rival = { json: segments(pattern), heading: info.heading };
      note(byLeaf, rival.json.at(-1)!.toLowerCase(), pattern, rival);
      note(byLabel, plain(info.label), pattern, rival);
    }
  return (pattern, info) => {
    const others = new Map([
      ...(byLeaf.get(segments(pattern).at(-1)!.toLowerCase()) ?? []),
      ...(byLabel.get(plain(info.label)) ?? []),
    ]);
    others.delete(pattern);
    return [...others.values()];
  };
}
