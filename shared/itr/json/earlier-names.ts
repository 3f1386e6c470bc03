import { parentOf } from './encode.ts';
import { isObject, type JsonObject, segmentsOf } from './path.ts';

/** A place in a file and the one it had before, in files that are still read, and a total that repeats it today; rows as `[]`. */
export type EarlierName = readonly [now: string, before: string, total?: string];

const objectAt = (from: JsonObject, keys: readonly string[]): JsonObject | undefined => {
  let here: unknown = from;
  for (const key of keys) here = isObject(here) && Object.hasOwn(here, key) ? here[key] : undefined;
  return isObject(here) ? here : undefined;
};

/** Moves one value within an object; an existing value at the target is kept. */
const move = (from: JsonObject, now: string, before: string, total?: string): void => {
  const keys = before.split('.');
  const row = keys.findIndex((key) => key.endsWith('[]'));
  if (row >= 0) {
    const list = objectAt(from, keys.slice(0, row))?.[keys[row]!.slice(0, -2)];
    const rest = (path: string) =>
      path
        .split('.')
        .slice(row + 1)
        .join('.');
    if (Array.isArray(list))
      for (const inner of list)
        if (isObject(inner)) move(inner, rest(now), rest(before), total && rest(total));
    return;
  }
  const parent = objectAt(from, keys.slice(0, -1));
  const key = keys.at(-1)!;
  if (!parent || !Object.hasOwn(parent, key)) return;
  const [place, own] = parentOf(from, segmentsOf(now));
  if (Object.hasOwn(place, own)) return;
  place[own] = parent[key];
  if (total) {
    const [totals, name] = parentOf(from, segmentsOf(total));
    totals[name] ??= parent[key];
  }
  delete parent[key];
  // removes parents that became empty
  if (keys.length > 1 && Object.keys(parent).length === 0) {
    const above = objectAt(from, keys.slice(0, -2));
    if (above) delete above[keys.at(-2)!];
  }
};

/** A file's body with earlier names replaced by current ones; the input is not changed. */
export function underTodaysNames(body: JsonObject, names: readonly EarlierName[]): JsonObject {
  if (names.length === 0) return body;
  const copy = structuredClone(body);
  for (const name of names) move(copy, ...name);
  return copy;
}
