import { asNumber, type Doc } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { compareValues } from '../base/compare.ts';
import { badValue, unsupported } from '../base/errors.ts';
import { MISSING } from '../base/keys.ts';
import { extractKeys } from '../base/paths.ts';

/** One field of a sort. */
export type SortKey = { path: string; parts: string[]; descending: boolean };

/** A sort document as keys; directions other than 1 and -1 are refused (BadValue). */
export const sortKeys = (sort: unknown): SortKey[] => {
  if (sort === undefined || sort === null) return [];
  return Object.entries(sort as Doc).map(([path, direction]) => {
    if (direction !== null && typeof direction === 'object' && '$meta' in direction)
      throw unsupported('$meta sort', 2);
    const number = asNumber(direction);
    if (number !== 1 && number !== -1)
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    return { path, parts: path.split('.'), descending: number === -1 };
  });
};

/** The value a document sorts by: of an array the smallest element (ascending) or the largest (descending). */
export const sortValue = (doc: Doc, key: SortKey, fold: Fold): unknown => {
  const { keys } = extractKeys(doc, [key.parts]);
  let best = keys[0]![0];
  for (let i = 1; i < keys.length; i++) {
    const order = compareValues(keys[i]![0], best, fold);
    if (key.descending ? order > 0 : order < 0) best = keys[i]![0];
  }
  return best === MISSING ? null : best;
};

type Keyed<T> = { item: T; values: unknown[]; at: number };

const order =
  <T>(keys: SortKey[], fold: Fold) =>
  (a: Keyed<T>, b: Keyed<T>): number => {
    for (let i = 0; i < keys.length; i++) {
      const n = compareValues(a.values[i], b.values[i], fold);
      if (n) return keys[i]!.descending ? -n : n;
    }
    return a.at - b.at;
  };

/** Sorts documents in memory, stably; with `limit` only that many are kept at a time. */
export const sortItems = <T>(
  items: Iterable<T>,
  docOf: (item: T) => Doc,
  keys: SortKey[],
  fold: Fold,
  limit = Infinity,
): T[] => {
  const compare = order<T>(keys, fold);
  let kept: Keyed<T>[] = [];
  let at = 0;
  const most = limit === Infinity ? Infinity : limit * 2 + 1000;
  for (const item of items) {
    const doc = docOf(item);
    kept.push({ item, values: keys.map((k) => sortValue(doc, k, fold)), at: at++ });
    if (kept.length > most) kept = kept.sort(compare).slice(0, limit);
  }
  kept.sort(compare);
  return (kept.length > limit ? kept.slice(0, limit) : kept).map((k) => k.item);
};
