import type { FieldMark, Learned, PortalMap } from '../../../shared/portal-maps.ts';
import { isListUnder, meaningOf } from '../../fill/match.ts';
import type { Outline, OutlineItem } from '../../fill/outline.ts';
import type { Catalog } from './catalog.ts';
import { namesOfGroup } from './maps/map.ts';
import { planSection } from './plan.ts';
import { readRoute, sectionOf } from './route.ts';
import { sectionsByForm } from './sections.ts';

/** A draft portal map from a page's outline, and the decisions left to the user. */
interface Draft {
  section: string;
  map: PortalMap;
  /** Boxes not recognised with certainty, by position in the outline; `maybe` is a possible path. */
  open: readonly { at: number; item: OutlineItem; maybe?: string }[];
  /** Fields of the section without a box: government path with rows as `[]`, and label. */
  unseen: readonly { path: string; label: string }[];
}

const box = /^(?:text|date|select|mat-select|autocomplete|radio|checkbox)$/;

/** Identification of a box in an outline: its id or control name if present, else its caption; and its headings. */
function lessonOf({ id, name, captions, headings }: OutlineItem, section: string): Learned | undefined {
  const under = { headings: headings.slice(0, 2).filter((h) => !h.includes('#')), section };
  const shape = id?.replace(/\[(\d+)\]/g, '.$1').replace(/(?<=\.)\d+(?=\.|$)/g, '#');
  // A running number of the page is not a name.
  if (shape && (shape.includes('.') || !/\d/.test(shape)) && !/^#+$/.test(shape))
    return { id: shape, ...under };
  if (name && !/[\d#]$/.test(name)) return { name: name.toLowerCase(), ...under };
  const caption = captions.find((c) => !c.includes('#'));
  return caption ? { caption, ...under } : undefined;
}

/** The path matching the names of a box, if one field of the section has the most matching end nodes. */
function byName({ id, name }: OutlineItem, paths: readonly string[]): string | undefined {
  const nodes = (path: string) => path.replace(/\[\]/g, '').toLowerCase().split('.');
  const tokens = (id ?? '')
    .toLowerCase()
    .split('.')
    .filter((t) => !/^[\d#]*$/.test(t));
  const entity = (name ?? '').toLowerCase();
  const points = (path: string): number => {
    const own = nodes(path);
    let n = 0;
    while (n < own.length && n < tokens.length && own.at(-1 - n) === tokens.at(-1 - n)) n += 1;
    return entity !== '' && entity === own.slice(-2).join('_') ? Math.max(n, 2) : n;
  };
  const scored = paths.map((path) => ({ path, n: points(path) })).filter((s) => s.n >= 2);
  const top = Math.max(0, ...scored.map((s) => s.n));
  const best = scored.filter((s) => s.n === top);
  return best.length === 1 ? best[0]!.path : undefined;
}

/**
 * Drafts a portal map from the outline of a page: each box recognised with certainty by name or by the
 * department's words. `decided` gives the fields of boxes by position in the outline. Throws (English text)
 * if the outline is not a section of the form.
 */
export function draftMap(
  catalog: Catalog,
  form: string,
  year: string,
  outline: Outline,
  decided: Readonly<Record<number, string>> = {},
): Draft {
  const section = sectionOf(sectionsByForm[form] ?? [], readRoute(outline.route), outline.headings);
  if (!section) throw new Error(`The outline is of no section of ${form} that is known`);
  const { words } = planSection(
    catalog,
    { form, year, pan: '', name: '', regime: 'new', content: {} },
    section.id,
  ).plan;
  const infos = new Map(
    [...catalog.fields].flatMap(([path, all]) =>
      all[0]!.section === section.id ? [[path, all[0]!] as const] : [],
    ),
  );
  const paths = [...infos].filter(([, info]) => !info.skip).map(([path]) => path);
  const bare = new Map(paths.map((path) => [path.replace(/\[\]/g, ''), path]));
  const lists = [...catalog.rows].filter(([path]) => paths.some((p) => p.startsWith(`${path}.`)));
  const fields: Record<string, FieldMark> = {};
  const open: { at: number; item: OutlineItem; maybe?: string }[] = [];
  const meant = ({ captions, headings }: OutlineItem) => {
    const inLists = lists
      .filter(([, info]) => isListUnder(headings, namesOfGroup(info.label), words!, info.heading) === 'ours')
      .map(([path]) => path.replace(/\[\]/g, ''));
    const all = [...inLists, ''].map((list) => meaningOf(captions, headings, list, words!));
    return {
      sure: bare.get(all.find((m) => m.json)?.json ?? ''),
      maybe: bare.get(all.find((m) => m.doubt)?.doubt ?? ''),
    };
  };
  outline.items.forEach((item, at) => {
    if (!box.test(item.role)) return;
    const words = meant(item);
    const path = decided[at] ?? byName(item, paths) ?? words.sure;
    const learned = lessonOf(item, section.id);
    if (path && !infos.has(path)) throw new Error(`${path} is no field of ${form}, ${section.title}`);
    // Two boxes for one field: neither is surely the one.
    if (path && learned && (!fields[path] || decided[at])) fields[path] = { from: 'taught', learned };
    else open.push({ at, item, ...(words.maybe ? { maybe: words.maybe } : {}) });
  });
  const unseen = paths
    .filter((path) => !fields[path])
    .map((path) => ({ path, label: infos.get(path)!.label }));
  return {
    section: section.id,
    map: { format: 'karsetu-portal-map/1', form, years: [year], fields },
    open,
    unseen,
  };
}
