import type { Catalog, FieldInfo } from '../portals/itr/catalog.ts';
import type { ReturnFile } from '../portals/itr/file.ts';
import { random } from './portal/spec.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const words = [
  'Sharma',
  'Lotus House',
  'M G Road',
  'Andheri East',
  'Pune',
  'Annapurna',
  'Kaveri Traders',
  'Indira Nagar',
  'Block C-4',
  'Green Park',
];

type Next = () => number;
const int = (next: Next, from: number, to: number) => from + Math.floor(next() * (to - from + 1));
const pick = <T>(next: Next, list: readonly T[]): T => list[int(next, 0, list.length - 1)]!;
const digits = (next: Next, n: number) =>
  Array.from({ length: n }, (_, i) => (i === 0 ? int(next, 1, 9) : int(next, 0, 9))).join('');
const some = (next: Next, n: number) => Array.from({ length: n }, () => pick(next, [...letters])).join('');

/** Any day of 1950 to 2025, days up to the twelfth often: those are the ones a page can misread. */
const day = (next: Next) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${int(next, 1950, 2025)}-${two(int(next, 1, 12))}-${two(next() < 0.6 ? int(next, 1, 12) : int(next, 13, 28))}`;
};

function valueFor(info: FieldInfo, next: Next): unknown {
  switch (info.kind) {
    case 'amount':
      return next() < 0.15 ? 0 : int(next, 1, 99_99_999);
    case 'integer':
      return int(next, 1, 9_999);
    case 'decimal':
      return int(next, 1, 9_999) / 100;
    case 'date':
      return day(next);
    case 'flag':
      return next() < 0.7;
    case 'choice':
      return info.options?.length ? pick(next, info.options).value : 'Y';
    case 'pan':
      return `${some(next, 3)}P${some(next, 1)}${digits(next, 4)}${some(next, 1)}`;
    case 'tan':
      return `${some(next, 4)}${digits(next, 5)}${some(next, 1)}`;
    case 'ifsc':
      return `${some(next, 4)}0${digits(next, 6)}`;
    case 'aadhaar':
      return digits(next, 12);
    case 'mobile':
      return digits(next, 10);
    case 'pincode':
      return digits(next, 6);
    case 'email':
      return `${some(next, 6).toLowerCase()}@example.in`;
    default:
      return /^\d{12}$|PRAN|AccountNo|CountryCode/.test(info.json)
        ? digits(next, 12)
        : `${pick(next, words)} ${digits(next, 4)}`;
  }
}

type Content = Record<string, unknown>;

/** How much of a form a return has. */
interface Size {
  /** Sections it has; all when absent. */
  sections?: ReadonlySet<string>;
  /** Chances that it has a list, a group of fields, a field. */
  list: number;
  group: number;
  field: number;
  mostRows: number;
}

const whole: Size = { list: 0.75, group: 1, field: 0.8, mostRows: 3 };

/**
 * A return as people have them: a few sections in turn, so that many returns have them all, with some of their lists
 * and fields; every 49th is a full one.
 */
export function likelyReturn(
  catalog: Catalog,
  form: string,
  year: string,
  pan: string,
  seed: number,
  turn: number,
): ReturnFile {
  if (seed % 49 === 0) return randomReturn(catalog, form, year, pan, seed);
  const ids = [...new Set([...catalog.fields.values()].flatMap((f) => f[0]!.section ?? []))];
  const small = seed % 3 === 0;
  const count = small ? 2 : Math.min(4, Math.ceil(ids.length / 2));
  const sections = new Set(Array.from({ length: count }, (_, i) => ids[(turn * 4 + i) % ids.length]!));
  return randomReturn(catalog, form, year, pan, seed, {
    sections,
    list: small ? 0.5 : 0.7,
    group: small ? 0.6 : 0.8,
    field: small ? 0.5 : 0.7,
    mostRows: small ? 1 : 2,
  });
}

/** A return with random contents in every kind of field the form has; equal seeds give equal returns. */
export function randomReturn(
  catalog: Catalog,
  form: string,
  year: string,
  pan: string,
  seed: number,
  size: Size = whole,
): ReturnFile {
  const next = random(seed);
  const content: Content = {};
  const lists = new Map<string, Content[]>();
  const present = new Map<string, boolean>();
  const keep = (path: string, chance: number) => {
    if (!present.has(path)) present.set(path, next() < chance);
    return present.get(path)!;
  };
  for (const [pattern, infos] of catalog.fields) {
    const info = infos[0]!;
    if (info.section === undefined || info.skip) continue;
    if (size.sections && !size.sections.has(info.section)) continue;
    place(content, pattern.split('.'), '', infos);
  }
  function place(at: Content, parts: string[], path: string, infos: readonly FieldInfo[]): void {
    const [part, ...rest] = parts as [string, ...string[]];
    const here = path ? `${path}.${part}` : part;
    if (rest.length === 0) {
      const row = infos.filter((f) =>
        Object.entries(f.match).every(([k, v]) => at[k] === undefined || at[k] === v),
      );
      const info = row[0];
      if (!info) return;
      if (info.total || next() < size.field) at[part] ??= valueFor(info, next);
      return;
    }
    if (part.endsWith('[]')) {
      const key = part.slice(0, -2);
      if (!keep(here, size.list)) return;
      const id = `${path}#${key}`;
      let list = at[key] as Content[] | undefined;
      if (!list) {
        list = Array.from({ length: int(next, 1, size.mostRows) }, () => ({}));
        at[key] = list;
        lists.set(id, list);
      }
      for (const row of list) place(row, rest, here, infos);
      return;
    }
    // The first node is the form's part; what people leave out are groups inside it.
    if (size.group < 1 && path !== '' && !keep(here, size.group)) return;
    at[part] ??= {};
    place(at[part] as Content, rest, here, infos);
  }
  keyed(content, catalog, next);
  const info =
    ((content['PersonalInfo'] ?? (content['PartA_GEN1'] as Content | undefined)?.['PersonalInfo']) as
      | Content
      | undefined) ?? {};
  if ('PAN' in info || form === 'itr1') info['PAN'] = pan;
  return { form, year, pan, name: 'Test Person', regime: 'new', content: (prune(content) ?? {}) as Content };
}

/** Rows of keyed lists each get another key, and only what the key allows. */
function keyed(content: Content, catalog: Catalog, next: Next): void {
  for (const [pattern, infos] of catalog.fields) {
    const key = infos[0]!;
    const isKey = [...catalog.fields.values()].some((list) =>
      list.some(
        (f) =>
          Object.keys(f.match).includes(pattern.split('.').at(-1)!) &&
          f.json.startsWith(pattern.split('[]')[0]!),
      ),
    );
    if (!isKey || !key.options) continue;
    const parts = pattern.replace(/\[\]/g, '').split('.');
    let at: unknown = content;
    for (const part of parts.slice(0, -1)) at = (at as Content | undefined)?.[part];
    if (!Array.isArray(at)) continue;
    const leaf = parts.at(-1)!;
    const list = pattern.slice(0, pattern.lastIndexOf('.'));
    const first = int(next, 0, key.options.length - 1);
    at.forEach((row: Content, i) => {
      row[leaf] = key.options![(first + i) % key.options!.length]!.value;
      allowed(row, list, row, catalog);
    });
  }
}

/** Takes out of a keyed row what rows of its key do not have. */
function allowed(node: Content, pattern: string, row: Content, catalog: Catalog): void {
  for (const [name, value] of Object.entries(node)) {
    const here = `${pattern}.${name}`;
    if (Array.isArray(value)) delete node[name];
    else if (value !== null && typeof value === 'object') allowed(value as Content, here, row, catalog);
    else {
      const own = catalog.fields.get(here);
      if (own && !own.some((f) => Object.entries(f.match).every(([k, v]) => row[k] === v))) delete node[name];
    }
  }
}

/** Drops empty objects and lists. */
function prune(node: unknown): unknown {
  if (Array.isArray(node)) {
    const rows = node.map(prune).filter((r) => r !== undefined);
    return rows.length > 0 ? rows : undefined;
  }
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node)
    .map(([k, v]) => [k, prune(v)] as const)
    .filter(([, v]) => v !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
