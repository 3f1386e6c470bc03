import { getAt } from '../../../forms/paths.ts';
import { isObject, type JsonObject } from '../../json/path.ts';

/** What is at a path, rows as `[0]`. */
const found = (body: JsonObject, path: string): unknown => getAt(body, path.replace(/\[(\d+)\]/g, '.$1'));

/** Changes the body of a sound file in place. */
export type Change = (body: JsonObject) => void;
/** A whole return broken in one rule of the department: which return, the rule's number, what is wrong, and how. */
export type Broken = readonly [fixture: string, no: number, what: string, change: Change];

const put = (body: JsonObject, path: string, value: unknown): void => {
  const keys = path.match(/[^.[\]]+/g) ?? [];
  let here: JsonObject = body;
  for (const [i, key] of keys.slice(0, -1).entries()) {
    if (!isObject(here[key]) && !Array.isArray(here[key])) here[key] = /^\d+$/.test(keys[i + 1]!) ? [] : {};
    here = here[key] as JsonObject;
  }
  if (value === undefined) delete here[keys.at(-1)!];
  else here[keys.at(-1)!] = structuredClone(value) as JsonObject;
};

/** Puts values at paths; undefined takes the key out. */
export const set =
  (values: Readonly<Record<string, unknown>>): Change =>
  (body) => {
    for (const [path, value] of Object.entries(values)) put(body, path, value);
  };

/** Adds to the figures at paths. */
export const plus =
  (values: Readonly<Record<string, number>>): Change =>
  (body) => {
    for (const [path, by] of Object.entries(values)) put(body, path, Number(found(body, path) ?? 0) + by);
  };

/** Adds rows to a list. */
export const push =
  (path: string, ...rows: readonly JsonObject[]): Change =>
  (body) => {
    const list = found(body, path);
    put(body, path, [...(Array.isArray(list) ? list : []), ...rows]);
  };

export const all =
  (...changes: readonly Change[]): Change =>
  (body) => {
    for (const change of changes) change(body);
  };
