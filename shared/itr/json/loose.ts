import { marker, type Seen, unread } from './decode.ts';
import { isObject, type JsonObject } from './path.ts';

/**
 * Reads a file with unreliable capitalisation: keys are matched case-insensitively, read keys are noted, and
 * the rest can be listed.
 */
export interface LooseReader {
  /** The value at a dotted path, rows by index: `A.B.0.C`. */
  get: (path: string) => unknown;
  text: (path: string) => string;
  number: (path: string) => number;
  rows: (path: string) => LooseReader[];
  /** Values of a key at any depth, in the order of the file. */
  anywhere: (key: string) => unknown[];
  /** Paths nothing has read, topmost only. */
  ignored: () => string[];
}

const keyIn = (object: JsonObject, wanted: string): string | undefined =>
  Object.hasOwn(object, wanted)
    ? wanted
    : Object.keys(object).find((k) => k.toLowerCase() === wanted.toLowerCase());

/** A reader over a parsed JSON value. */
export function looseReader(root: unknown, seen: Seen = new WeakMap()): LooseReader {
  const mark = marker(seen);
  const get = (path: string): unknown => {
    let here: unknown = root;
    for (const part of path.split('.')) {
      if (Array.isArray(here)) {
        here = here[Number(part)];
        continue;
      }
      if (!isObject(here)) return undefined;
      const key = keyIn(here, part);
      if (key === undefined) return undefined;
      mark(here, key);
      here = here[key];
    }
    return here;
  };
  const anywhere = (key: string): unknown[] => {
    const out: unknown[] = [];
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) for (const v of value) visit(v);
      else if (isObject(value))
        for (const [k, v] of Object.entries(value)) {
          if (k.toLowerCase() === key.toLowerCase()) out.push(v);
          visit(v);
        }
    };
    visit(root);
    return out;
  };
  return {
    get,
    anywhere,
    text: (path) => {
      const v = get(path);
      return typeof v === 'string' ? v.trim() : typeof v === 'number' && Number.isFinite(v) ? String(v) : '';
    },
    number: (path) => {
      const v = get(path);
      const n = typeof v === 'string' && v.trim() !== '' ? Number(v) : v;
      return typeof n === 'number' && Number.isFinite(n) ? n : 0;
    },
    rows: (path) => {
      const v = get(path);
      return Array.isArray(v) ? v.map((row) => looseReader(row, seen)) : [];
    },
    ignored: () => {
      const out: string[] = [];
      unread(root, '', seen, out);
      return out;
    },
  };
}
