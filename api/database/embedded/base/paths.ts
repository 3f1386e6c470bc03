import { type Doc, getField, isPlainObject } from './bson.ts';
import { CODES, commandError, unsupported } from './errors.ts';
import { EMPTY_ARRAY, MISSING } from './keys.ts';

/** Whether a path segment is an array index. */
export const isIndex = (part: string) => /^(0|[1-9]\d*)$/.test(part);

/** The segments of an index or sort path; array indices are refused, because nothing in the product sorts by them. */
export const partsOf = (path: string, code: number = CODES.BadValue): string[] => {
  const parts = path.split('.');
  const odd = parts.find((part) => isIndex(part) || part.startsWith('$'));
  if (odd !== undefined) throw unsupported(`${odd} in the path ${path}`, code);
  return parts;
};

/**
 * Calls `visit` with each value a query predicate on a path sees, as MongoDB walks documents: through arrays
 * of subdocuments, by index for numeric segments; a missing field is visited as undefined. With `leafArrays`
 * the elements of a final array are visited before the array itself. Stops when `visit` returns true and
 * returns whether it did.
 */
export const walk = (
  value: unknown,
  parts: string[],
  leafArrays: boolean,
  visit: (value: unknown) => boolean,
  from = 0,
): boolean => {
  let current = value;
  for (let i = from; i < parts.length; i++) {
    if (Array.isArray(current)) {
      for (const item of current)
        if (isPlainObject(item) && walk(item, parts, leafArrays, visit, i)) return true;
      const at = isIndex(parts[i]!) ? current[Number(parts[i])] : undefined;
      if (at === undefined || (i < parts.length - 1 && (at === null || typeof at !== 'object'))) return false;
      current = at;
      continue;
    }
    current = isPlainObject(current) ? getField(current, parts[i]!) : undefined;
    if (current === undefined) return visit(undefined);
  }
  if (leafArrays && Array.isArray(current)) for (const item of current) if (visit(item)) return true;
  return visit(current);
};

type Pending = { value: unknown; parts: string[]; at: number; done: boolean };

/** Walks to the end of the path or to the first array. */
const advance = (p: Pending): Pending => {
  let { value, at } = p;
  if (p.done) return p;
  while (at < p.parts.length) {
    if (Array.isArray(value)) return { ...p, value, at };
    if (isPlainObject(value)) value = getField(value, p.parts[at]!);
    else return { ...p, value: MISSING, at, done: true };
    if (value === undefined) return { ...p, value: MISSING, at: p.parts.length, done: true };
    at++;
  }
  return { ...p, value, at };
};

/** The index keys of a document, one value per indexed path; several entries when a path crosses an array. */
type KeySet = { keys: unknown[][]; multikey: boolean };

/**
 * The indexed values of a document. Fields under the same array are paired by element; two different arrays
 * are refused (171), as in MongoDB.
 */
export const extractKeys = (doc: Doc, paths: string[][]): KeySet => {
  // The common case: no arrays on any path.
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
