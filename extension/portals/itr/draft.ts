import type { FieldMark, Learned, PortalMap } from '../../../shared/portal-maps.ts';
import { isListUnder, meaningOf } from '../../fill/match.ts';
import type { Outline, OutlineItem } from '../../fill/outline.ts';
import type { Catalog } from './catalog.ts';
import { namesOfGroup } from './maps/map.ts';
import { planSection } from './plan.ts';
import { readRoute, sectionOf } from './route.ts';
import { sectionsByForm } from './sections.ts';

/** A portal map begun from a page's outline, and what only a person can decide. */
interface Draft {
  section: string;
  map: PortalMap;
  /** Boxes that are no field for sure, by their place in the outline; `maybe` is the path they may stand for. */
  open: readonly { at: number; item: OutlineItem; maybe?: string }[];
  /** Fields of the section that no box stands for: government path with rows as `[]`, and label. */
  unseen: readonly { path: string; label: string }[];
}

const box = /^(?:text|date|select|mat-select|autocomplete|radio|checkbox)$/;

/** By what a box of an outline is known again: its id or control name where it has one, else its caption; and its headings. */
function lessonOf({ id, name, captions, headings }: OutlineItem, section: string): Learned | undefined {
  const under = { headings: headings.slice(0, 2).filter((h) => !h.includes('#')), section };
  const shape = id?.replace(/\[(\d+)\]/g, '.$1').replace(/(?<=\.)\d+(?=\.|$)/g, '#');
  // A running number of the page is no name.
  if (shape && (shape.includes('.') || !/\d/.test(shape)) && !/^#+$/.test(shape))
    return { id: shape, ...under };
  if (name && !/[\d#]$/.test(name)) return { name: name.toLowerCase(), ...under };
  const caption = captions.find((c) => !c.includes('#'));
  return caption ? { caption, ...under } : undefined;
}

/** The path that the names of a box end in, where one field of the section ends in the most nodes of it. */
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
 * Begins a portal map from the outline of a page: each box that a name or the department's words surely belong to. `decided` says of
 * boxes, by their place in the outline, what field they are. Throws (English text) when the outline is of no section of the form.
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
