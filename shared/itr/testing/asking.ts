import { type FormModel, treeOf } from '../../forms/form.ts';
import type { FormNode } from '../../forms/walk.ts';
import type { FileSpec } from '../json/return-file.ts';

/** What is at a place of a file; `values` are the codes it may hold. */
interface FilePlace {
  as: 'list' | 'object' | 'number' | 'text';
  values: readonly string[];
}

/** Places of a form's file by path inside its body, rows as `[]`. */
export type FilePlaces = ReadonlyMap<string, FilePlace>;

const NUMBERS = ['amount', 'integer', 'decimal'];

/** The places a form's table of fields has, over all its years: what a rule may read. */
export function filePlaces(
  files: readonly { model: FormModel; spec: Pick<FileSpec, 'constants' | 'always'> }[],
): FilePlaces {
  const places = new Map<string, FilePlace>();
  const add = (json: string, place: FilePlace) => {
    const path = json.replace(/\[\w+=[^\]]*\]/g, '[]').replaceAll('[][]', '[]');
    const parts = path.split('.');
    for (const [i, part] of parts.slice(0, -1).entries()) {
      const above = [...parts.slice(0, i), part.replace('[]', '')].join('.');
      if (part.endsWith('[]')) places.set(above, { as: 'list', values: [] });
      else if (!places.has(above)) places.set(above, { as: 'object', values: [] });
    }
    const whole = path.replace(/\[\]$/, '');
    const known = places.get(whole);
    const as = path.endsWith('[]') || known?.as === 'list' ? 'list' : place.as;
    places.set(whole, { as, values: [...(known?.values ?? []), ...place.values] });
  };
  const visit = (nodes: readonly FormNode[]): void => {
    for (const node of nodes) {
      if (node.json !== undefined && node.meta.json) {
        if (node.node === 'field') {
          const { kind, jsonAs, options = [] } = node.meta;
          const as = NUMBERS.includes(kind) || jsonAs === 'number' ? 'number' : 'text';
          add(node.json, { as, values: options.map((o) => o.value) });
        } else add(node.json, { as: node.node === 'rows' ? 'list' : 'object', values: [] });
        // `List[Nature=SAV]` names the key that says which row it is
        for (const [found, key, value] of node.json.matchAll(/\[(\w+)=([^\]]*)\]/g))
          add(`${node.json.slice(0, node.json.indexOf(found))}[].${key}`, { as: 'text', values: [value!] });
      }
      if (node.node === 'field') continue;
      if (node.node === 'rows' && node.meta.serial && node.json)
        add(`${node.json}.${node.meta.serial}`, { as: 'number', values: [] });
      visit(node.children);
    }
  };
  for (const { model, spec } of files) {
    visit(treeOf(model));
    for (const path of Object.keys(spec.constants)) add(path, { as: 'text', values: [] });
    for (const path of spec.always) if (!places.has(path)) add(path, { as: 'object', values: [] });
  }
  add('CreationInfo.JSONCreationDate', { as: 'text', values: [] });
  return places;
}

/** Numbers from 0 to 1 that come again for the same seed (xorshift). */
const randomOf = (seed: number) => {
  let x = (seed + 1) * 2_654_435_761;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
};

const AMOUNTS = [0, 1, 2, 900, 5_001, 60_000, 260_000, 6_000_000, -5_000];
const TEXTS = ['', 'A', 'Y', 'N', '2025-07-15', '1950-01-01', 'ABCPE1234F'];

/** A row, an object or the whole of a file that answers whatever it is asked. */
interface Asked {
  at: string;
  n: (path: string) => number;
  s: (path: string) => string;
  has: (path: string) => boolean;
  rows: (path: string) => Asked[];
  isList: (path: string) => boolean;
  to: (path: string) => string;
}

/**
 * A file that gives any answer at random to whoever reads it, and tells of each place it does not have, so that a misspelt path
 * is found on every way through a rule and not only on those a return takes.
 */
export function askedFile(
  places: FilePlaces,
  seed: number,
  tell: (fault: string, path: string) => void,
): Asked {
  const random = randomOf(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const known = new Map<string, unknown>();
  const once = <T>(path: string, make: () => T): T => {
    if (!known.has(path)) known.set(path, make());
    return known.get(path) as T;
  };
  const placeOf = (path: string, wanted: readonly FilePlace['as'][]): FilePlace | undefined => {
    const pattern = path.replace(/\[\d+\]/g, '[]');
    const place = places.get(pattern);
    if (!place) tell(`${pattern} is not a place of the file`, pattern);
    else if (!wanted.includes(place.as))
      tell(`${pattern} is read as ${wanted[0]}, it is ${place.as}`, pattern);
    return place;
  };
  const objectAt = (at: string): Asked => {
    const to = (path: string) => (at && path ? `${at}.${path}` : at || path);
    return {
      at,
      to,
      n: (path) => {
        placeOf(to(path), ['number']);
        return once(`n ${to(path)}`, () => pick(AMOUNTS));
      },
      s: (path) => {
        const values = placeOf(to(path), ['text', 'number'])?.values ?? [];
        return once(`s ${to(path)}`, () => pick(values.length > 0 ? [...values, ''] : TEXTS));
      },
      has: (path) => {
        placeOf(to(path), ['object', 'list', 'number', 'text']);
        return once(`has ${to(path)}`, () => random() < 0.7);
      },
      isList: () => false,
      rows: (path) => {
        placeOf(to(path), ['list']);
        const count = once(`rows ${to(path)}`, () => pick([0, 1, 2, 3]));
        return Array.from({ length: count }, (_, i) => objectAt(`${to(path)}[${i}]`));
      },
    };
  };
  return objectAt('');
}

/** A path in a finding, held against the places of the file. */
export const isPlace = (places: FilePlaces, path: string): boolean =>
  places.has(path.replace(/\[\d+\]/g, '[]').replace(/\[\]$/, ''));

/** Whether every name in a path is one the file has somewhere. */
export const hasNames = (places: FilePlaces, path: string): boolean => {
  let names = namesOf.get(places);
  if (!names) {
    names = new Set([...places.keys()].flatMap((place) => place.replaceAll('[]', '').split('.')));
    namesOf.set(places, names);
  }
  return path
    .replaceAll('[]', '')
    .split('.')
    .every((name) => names.has(name));
};
const namesOf = new WeakMap<FilePlaces, ReadonlySet<string>>();

/**
 * The body of a file with something at every place it may have, two rows in each list, that tells of each place its reader asks for
 * which no file of the form has.
 */
export function watchedFile(
  places: FilePlaces,
  seed: number,
  tell: (path: string) => void,
): Record<string, unknown> {
  const random = randomOf(seed);
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const below = new Map<string, string[]>();
  for (const path of places.keys()) {
    const parent = path.split('.').slice(0, -1).join('.');
    below.set(parent, [...(below.get(parent) ?? []), path]);
  }
  const watch = <T extends object>(of: T): T =>
    new Proxy(of, {
      get: (target, key, receiver) => ask(target, key) ?? Reflect.get(target, key, receiver),
      getOwnPropertyDescriptor: (target, key) =>
        ask(target, key) ?? Reflect.getOwnPropertyDescriptor(target, key),
      has: (target, key) => ask(target, key) ?? Reflect.has(target, key),
    });
  const ask = (target: object, key: string | symbol): undefined => {
    if (typeof key === 'string' && !(key in target)) tell(`${placeOf.get(target)}.${key}`.replace(/^\./, ''));
  };
  const placeOf = new WeakMap<object, string>();
  const objectAt = (at: string): Record<string, unknown> => {
    const out: Record<string, unknown> = {};
    placeOf.set(out, at);
    for (const path of below.get(at) ?? []) {
      const { as, values } = places.get(path)!;
      const key = path.slice(path.lastIndexOf('.') + 1).replace('[]', '');
      if (random() < 0.2 && as !== 'object') out[key] = undefined;
      else if (as === 'number') out[key] = pick(AMOUNTS);
      else if (as === 'text') out[key] = pick(values.length > 0 ? values : TEXTS);
      else if (as === 'object') out[key] = objectAt(path);
      else out[key] = below.has(`${path}[]`) ? [objectAt(`${path}[]`), objectAt(`${path}[]`)] : [pick(TEXTS)];
    }
    return watch(out);
  };
  return objectAt('');
}
