import { inputJson } from './schemas.ts';

/** What the department's schema says of one place of a file; every object is closed. */
export interface Place {
  /** Required where its parent is there. */
  req?: boolean;
  t: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  /** Of a number; of an array the least number of rows. */
  min?: number;
  max?: number;
  multipleOf?: number;
  /** Least and most characters. */
  len?: [number, number?];
  /** Draft-04 searches it, the portal is believed to match the whole value: the whole value is held against it. */
  pattern?: string;
  enum?: (string | number)[];
  minItems?: number;
  maxItems?: number;
  /** A definition the value rests on: its characters. */
  base?: 'nonEmptyString' | 'nonZeroString';
}

/** The department's tree of a form: places by path from `ITR`, rows as `[]`. */
export interface DepartmentTree {
  places: Readonly<Record<string, Place>>;
  children: ReadonlyMap<string, readonly string[]>;
}

/** A key of a file that the tree refuses. */
export interface Violation {
  /** Path in the file, rows by number. */
  at: string;
  rule: 'required' | 'unknown' | 'type' | 'range' | 'length' | 'pattern' | 'enum' | 'rows' | 'characters';
  what: string;
}

/** Path of a tree below `../shared`, for AY 2026-27. */
const treeFile = (itr: number) => `schemas/ay2026-27/ITR-${itr}.keys.json`;

/** Patterns a tree only names. */
const named: Readonly<Record<string, string>> = {
  email: '.{1,125}@.{1,125}',
  A12: '[0-9]{12}',
  A12x: '[1-9][0-9]{11}',
};

/** The tree of ITR-7 writes the bounds of rows into the path, `[1..3]`, with pieces of it as places, and names some patterns instead of giving them. */
const plainRows = (read: Record<string, Place & { see?: string }>): Record<string, Place> => {
  const out: Record<string, Place> = {};
  for (const [path, place] of Object.entries(read)) {
    if (/\[[\d.]*$/.test(path)) continue;
    const plain = path.replace(/\[[\d.]*\]/g, '[]');
    const [, least, most] = /\[(\d*)\.\.(\d*)\]$/.exec(path) ?? [];
    if (least !== undefined)
      out[plain.slice(0, -2)] ??= {
        t: 'array',
        ...(least ? { minItems: Number(least) } : {}),
        ...(most ? { maxItems: Number(most) } : {}),
      };
    const pattern = named[place.see?.split(' ')[0] ?? ''];
    // the reading beside the tree, and every other form, have these words in small letters
    const words = place.enum?.map((word) =>
      word === 'TRUE' || word === 'FALSE' ? word.toLowerCase() : word,
    );
    out[plain] = {
      ...place,
      ...(place.t ? {} : { t: 'string' as const, ...(pattern ? { pattern } : {}) }),
      ...(words ? { enum: words } : {}),
    };
  }
  return out;
};

const trees = new Map<number, DepartmentTree | undefined>();

/** The tree of a form of AY 2026-27, read once, or undefined (and the reason printed) where `../shared` is absent. */
export function departmentTree(itr: 1 | 2 | 3 | 4 | 5 | 6 | 7): DepartmentTree | undefined {
  if (!trees.has(itr)) trees.set(itr, readTree(itr));
  return trees.get(itr);
}

function readTree(itr: number): DepartmentTree | undefined {
  const read = inputJson(treeFile(itr)) as Record<string, Place> | undefined;
  if (!read) return undefined;
  const places = plainRows(read);
  const children = new Map<string, string[]>();
  for (const path of Object.keys(places)) {
    if (path.endsWith('[]')) continue;
    const cut = path.lastIndexOf('.');
    const parent = path.slice(0, Math.max(cut, 0));
    const beside = children.get(parent);
    if (beside) beside.push(path.slice(cut + 1));
    else children.set(parent, [path.slice(cut + 1)]);
  }
  return { places, children };
}

const isObject = (v: unknown): v is Record<string, unknown> =>
  v !== null && typeof v === 'object' && !Array.isArray(v);

const typeHolds: Record<Place['t'], (v: unknown) => boolean> = {
  object: isObject,
  array: Array.isArray,
  string: (v) => typeof v === 'string',
  integer: Number.isInteger,
  number: (v) => typeof v === 'number' && Number.isFinite(v),
  boolean: (v) => typeof v === 'boolean',
};

/** Holds one value without children against its place. */
const scalarFaults = (place: Place, value: unknown): [Violation['rule'], string][] => {
  const faults: [Violation['rule'], string][] = [];
  const shown = JSON.stringify(value);
  if (typeof value === 'number') {
    if (value < (place.min ?? -Infinity)) faults.push(['range', `${shown} is below ${place.min}`]);
    if (value > (place.max ?? Infinity)) faults.push(['range', `${shown} is above ${place.max}`]);
    const steps = place.multipleOf ? value / place.multipleOf : 0;
    if (Math.abs(steps - Math.round(steps)) > 1e-6)
      faults.push(['range', `${shown} is no multiple of ${place.multipleOf}`]);
  }
  if (place.enum && !place.enum.includes(value as string | number))
    faults.push(['enum', `${shown} is not on the list ${JSON.stringify(place.enum).slice(0, 80)}`]);
  if (typeof value === 'string') {
    const characters = [...value].length;
    const [least, most] = place.len ?? [0];
    if (characters < least || characters > (most ?? Infinity))
      faults.push(['length', `${shown} has ${characters} characters, not ${least} to ${most}`]);
    if (place.base === 'nonEmptyString' && /[^\x20-\x7e]/.test(value))
      faults.push(['characters', `${shown} is not plain ASCII`]);
    if (place.base === 'nonZeroString' && !/[1-9].*/.test(value))
      faults.push(['characters', `${shown} has no digit but 0`]);
  }
  if (place.pattern && !new RegExp(`^(?:${place.pattern})$`).test(String(value)))
    faults.push(['pattern', `${shown} does not match ${place.pattern.slice(0, 80)}`]);
  return faults;
};

/** What of a file the tree refuses, and how many keys were held against it. */
export function heldAgainst(
  { places, children }: DepartmentTree,
  file: unknown,
): { violations: Violation[]; keys: number } {
  const violations: Violation[] = [];
  let keys = 0;
  const walk = (value: unknown, path: string, at: string): void => {
    keys += 1;
    const place: Place = path === '' ? { t: 'object' } : places[path]!;
    const say = (rule: Violation['rule'], what: string) => violations.push({ at, rule, what });
    if (!typeHolds[place.t](value)) {
      say('type', `${JSON.stringify(value)?.slice(0, 60)} is no ${place.t}`);
    } else if (isObject(value)) {
      const known = children.get(path) ?? [];
      const inside = (key: string, root: string) => (root === '' ? key : `${root}.${key}`);
      for (const [key, inner] of Object.entries(value))
        if (known.includes(key)) walk(inner, inside(key, path), inside(key, at));
        else violations.push({ at: inside(key, at), rule: 'unknown', what: 'no such key' });
      for (const key of known)
        if (places[inside(key, path)]!.req && !Object.hasOwn(value, key))
          violations.push({ at: inside(key, at), rule: 'required', what: 'missing' });
    } else if (Array.isArray(value)) {
      const least = place.minItems ?? place.min ?? 0;
      const most = place.maxItems ?? place.max ?? Infinity;
      if (value.length < least || value.length > most)
        say('rows', `${value.length} rows, not ${least} to ${most}`);
      for (const [i, row] of value.entries()) walk(row, `${path}[]`, `${at}[${i}]`);
    } else for (const [rule, what] of scalarFaults(place, value)) say(rule, what);
  };
  walk(file, '', '');
  return { violations, keys: keys - 1 };
}

/** Violations as lines, to be read in a failing test. */
export const lines = (violations: readonly Violation[]): string[] =>
  violations.map((v) => `${v.rule} ${v.at}: ${v.what}`);
