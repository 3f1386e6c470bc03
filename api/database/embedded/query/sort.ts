import { asNumber, type Doc } from '../base/bson.ts';
import { compareValues } from '../base/compare.ts';
import { badValue } from '../base/errors.ts';
import { extractKeys, partsOf } from '../base/paths.ts';

/** One field of a sort. */
export type SortKey = { path: string; parts: string[]; descending: boolean };

/** A sort document as keys; directions other than 1 and -1 are refused (BadValue). */
export const sortKeys = (sort: unknown): SortKey[] => {
  if (sort === undefined || sort === null) return [];
  return Object.entries(sort as Doc).map(([path, direction]) => {
    const number = asNumber(direction);
    if (number !== 1 && number !== -1)
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path, parts: partsOf(path), descending: number === -1 };
  });
};

/** Compares the sort values of two documents. */
const orderOf = (a: unknown[], b: unknown[], keys: SortKey[]): number => {
  for (let i = 0; i < keys.length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order) return keys[i]!.descending ? -order : order;
  }
  return 0;
};

/**
 * Sort values of a document: of an array the element that comes first in this order, with the fields of one
 * element paired. Two different arrays are refused (BadValue).
 */
const sortValues = (doc: Doc, keys: SortKey[]): unknown[] => {
  let tuples: unknown[][];
  try {
    tuples = extractKeys(
      doc,
      keys.map((k) => k.parts),
    ).keys;
  } catch {
    throw badValue('cannot sort with keys that are parallel arrays');
  }
  return tuples.reduce((best, next) => (orderOf(next, best, keys) < 0 ? next : best));
};

type Step<T> = T | null;
type Keyed<T> = { item: T; values: unknown[]; at: number };

/** Stable in-memory sort that passes pauses (null) on; with `limit` only that many documents are held. */
export function* sortItems<T>(
  items: Iterable<Step<T>>,
  docOf: (item: T) => Doc,
  keys: SortKey[],
  limit = Infinity,
): Generator<Step<T>> {
  const compare = (a: Keyed<T>, b: Keyed<T>) => orderOf(a.values, b.values, keys) || a.at - b.at;
  let kept: Keyed<T>[] = [];
  let at = 0;
  const most = limit === Infinity ? Infinity : limit * 2 + 1000;
  for (const item of items) {
    if (item === null) {
      yield item;
      continue;
    }
    kept.push({ item, values: sortValues(docOf(item), keys), at: at++ });
    if (kept.length > most) kept = kept.sort(compare).slice(0, limit);
  }
  kept.sort(compare);
  for (const { item } of kept.length > limit ? kept.slice(0, limit) : kept) yield item;
}
