/** Plain data of a form while it is being edited: any part may be missing. */
export type FormValues = Record<string, unknown>;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Cache of parsed paths: a form uses the same on every keystroke, some thousand with all their rows in the largest. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

const split = (path: string): readonly string[] => {
  const before = known.get(path);
  if (before) return before;
  const parts = path.split('.');
  if (parts.some((p) => FORBIDDEN.has(p))) throw new Error(`forbidden path ${path}`);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(path, parts);
  return parts;
};

/** The value at a concrete path, or undefined. */
export function getAt<T>(data: T, path: PathIn<T>): unknown {
  let here: unknown = data;
  for (const part of split(path)) {
    if (here === null || typeof here !== 'object' || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<string, unknown>)[part];
  }
  return here;
}

/** A copy of `data` with `value` at `path`; undefined removes the key. Untouched branches keep their identity. */
export function setAt<T>(data: T, path: PathIn<T>, value: unknown): T {
  const write = (here: unknown, parts: readonly string[]): unknown => {
    const [head, ...rest] = parts as readonly [string, ...string[]];
    const asList = Array.isArray(here) || (here === undefined && /^\d+$/.test(head));
    const copy: Record<string, unknown> | unknown[] = asList
      ? [...((here as unknown[]) ?? [])]
      : { ...((here as Record<string, unknown>) ?? {}) };
    const slot = copy as Record<string, unknown>;
    const next = rest.length === 0 ? value : write(slot[head], rest);
    if (next === undefined && !asList) delete slot[head];
    else slot[head] = next;
    return copy;
  };
  return write(data, split(path)) as T;
}

/** Removes row `index` of the list at `path`. */
export function removeRow<T>(data: T, path: PathIn<T>, index: number): T {
  const list = getAt(data, path);
  if (!Array.isArray(list)) return data;
  return setAt(
    data,
    path,
    list.filter((_, i) => i !== index),
  );
}

/**
 * Every path of a typed form as text, rows by number: `salary.employers.0.hra`. For the few readers that follow a table of places
 * (a prefill file, blocks of one shape): a misspelt path does not compile.
 */
export type PathOf<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends readonly (infer R)[]
    ? K | `${K}.${number}` | `${K}.${number}.${PathOf<R>}`
    : NonNullable<T[K]> extends object
      ? K | `${K}.${PathOf<NonNullable<T[K]>>}`
      : K;
}[keyof T & string];

/** A path within `T`: one of a typed form's own; any text for untyped data. */
type PathIn<T> = unknown extends T
  ? string
  : keyof T extends never
    ? string
    : string extends keyof T
      ? string
      : PathOf<T>;

/** Type of the value at a path of `PathOf`. */
export type ValueAt<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? ValueAt<Member<T, K>, Rest>
  : Member<T, P>;
type Member<T, K extends string> = T extends readonly (infer R)[]
  ? R
  : K extends keyof T
    ? NonNullable<T[K]>
    : never;
/** One row of the list a typed form has at a path. */
export type RowAt<T, P extends string> = ValueAt<T, P> extends readonly (infer R)[] ? R : never;
