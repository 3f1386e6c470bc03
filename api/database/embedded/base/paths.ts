import { type Doc, getField, isPlainObject } from './bson.ts';
import { CODES, commandError } from './errors.ts';
import { EMPTY_ARRAY, MISSING } from './keys.ts';

const DIGITS = /^(0|[1-9]\d*)$/;

/** Whether a part of a path is a position in an array. */
export const isIndex = (part: string) => DIGITS.test(part);

/**
 * Calls `visit` with each value a query predicate on a path sees, as MongoDB walks documents: through arrays of
 * subdocuments, by position where a part is a number; a missing field is visited as undefined. With `leafArrays`
 * the elements of an array at the end of the path are visited before the array itself. Stops when `visit` returns
 * true and returns whether it did. `trail` receives the position in the outermost array walked through.
 */
export const walk = (
  doc: Doc,
  parts: string[],
  leafArrays: boolean,
  visit: (value: unknown) => boolean,
  trail?: { index: number },
): boolean => walkFrom(doc, parts, 0, leafArrays, visit, trail);

const leaf = (
  value: unknown,
  leafArrays: boolean,
  visit: (value: unknown) => boolean,
  trail?: { index: number },
) => {
  if (leafArrays && Array.isArray(value)) {
    for (let i = 0; i < value.length; i++)
      if (visit(value[i])) {
        if (trail && trail.index < 0) trail.index = i;
        return true;
      }
  }
  return visit(value);
};

const walkFrom = (
  value: unknown,
  parts: string[],
  from: number,
  leafArrays: boolean,
  visit: (value: unknown) => boolean,
  trail?: { index: number },
): boolean => {
  let current = value;
  for (let i = from; i < parts.length; i++) {
    if (Array.isArray(current)) return walkArray(current, parts, i, leafArrays, visit, trail);
    if (!isPlainObject(current)) return visit(undefined);
    current = getField(current, parts[i]!);
    if (current === undefined) return visit(undefined);
  }
  return leaf(current, leafArrays, visit, trail);
};

const walkArray = (
  items: unknown[],
  parts: string[],
  at: number,
  leafArrays: boolean,
  visit: (value: unknown) => boolean,
  trail?: { index: number },
): boolean => {
  for (let i = 0; i < items.length; i++) {
    if (!isPlainObject(items[i])) continue;
    if (walkFrom(items[i], parts, at, leafArrays, visit)) {
      if (trail) trail.index = i;
      return true;
    }
  }
  const part = parts[at]!;
  if (!isIndex(part)) return false;
  const item = items[Number(part)];
  if (item === undefined) return false;
  if (at === parts.length - 1) return leaf(item, leafArrays, visit);
  return Array.isArray(item) || isPlainObject(item)
    ? walkFrom(item, parts, at + 1, leafArrays, visit)
    : false;
};

type Pending = { value: unknown; parts: string[]; at: number; done: boolean };

/** Walks to the end of the path or to the first array on the way. */
const advance = (p: Pending): Pending => {
  let { value, at } = p;
  if (p.done) return p;
  while (at < p.parts.length) {
    if (Array.isArray(value)) {
      if (!isIndex(p.parts[at]!)) return { ...p, value, at };
      value = value[Number(p.parts[at]!)];
    } else if (isPlainObject(value)) value = getField(value, p.parts[at]!);
    else return { ...p, value: MISSING, at, done: true };
    if (value === undefined) return { ...p, value: MISSING, at: p.parts.length, done: true };
    at++;
  }
  return { ...p, value, at };
};

/** The index keys of a document, one value per indexed path; more than one entry when a path runs through an array. */
type KeySet = { keys: unknown[][]; multikey: boolean };

/**
 * The values an index holds for a document. Fields under the same array are taken element by element; two
 * different arrays are refused (171), as in MongoDB.
 */
export const extractKeys = (doc: Doc, paths: string[][]): KeySet => {
  // The common case: no array on any path.
  const plain: unknown[] = [];
  for (const parts of paths) {
    let value: unknown = doc;
    for (const part of parts) {
      if (Array.isArray(value)) break;
      value = isPlainObject(value) ? getField(value, part) : undefined;
      if (value === undefined) break;
    }
    if (Array.isArray(value)) return extractThroughArrays(doc, paths);
    plain.push(value === undefined ? MISSING : value);
  }
  return { keys: [plain], multikey: false };
};

const extractThroughArrays = (doc: Doc, paths: string[][]): KeySet => {
  const out: unknown[][] = [];
  let multikey = false;
  const expand = (fields: Pending[]) => {
    const stopped = fields.map(advance);
    let array: unknown[] | undefined;
    for (const p of stopped) {
      if (p.done || !Array.isArray(p.value)) continue;
      if (array && array !== p.value)
        throw commandError(CODES.CannotIndexParallelArrays, 'cannot index parallel arrays');
      array = p.value;
    }
    if (!array) {
      out.push(stopped.map((p) => p.value));
      return;
    }
    multikey = true;
    if (array.length === 0) {
      expand(
        stopped.map((p) =>
          p.value === array && !p.done
            ? { ...p, value: p.at === p.parts.length ? EMPTY_ARRAY : MISSING, done: true }
            : p,
        ),
      );
      return;
    }
    for (const item of array)
      expand(
        stopped.map((p) => {
          if (p.value !== array || p.done) return p;
          if (p.at === p.parts.length) return { ...p, value: item, done: true };
          return isPlainObject(item) ? { ...p, value: item } : { ...p, value: MISSING, done: true };
        }),
      );
  };
  expand(paths.map((parts) => ({ value: doc, parts, at: 0, done: false })));
  return { keys: out, multikey };
};
