import type { FormValues } from '../../forms/paths.ts';
import type { FieldNode, FormNode } from '../../forms/walk.ts';
import { isObject, type JsonObject, joinPath, type Segment, segmentsOf } from './path.ts';

const empty = (v: unknown) => v === undefined || v === null || v === '';

const encodeValue = (node: FieldNode, value: unknown): unknown => {
  if (node.meta.jsonAs === 'true-false') return value === true ? 'true' : 'false';
  if (node.meta.jsonAs === 'number') return Number(value);
  return typeof value === 'string' ? value.trim() : value;
};

const ensure = <T extends JsonObject | JsonObject[]>(object: JsonObject, key: string, fresh: T): T => {
  if (object[key] === undefined) object[key] = fresh;
  return object[key] as T;
};

interface Place {
  path: string;
  segments: readonly Segment[];
}

const known = new WeakMap<readonly FormNode[], { prefix: string; places: readonly Place[] }>();

/** Path and segments of each node of a list below its row or the root; found once, as a return has some thousand of them. */
export const placesOf = (list: readonly FormNode[], prefix: string): readonly Place[] => {
  const before = known.get(list);
  if (before?.prefix === prefix) return before.places;
  const places = list.map(({ meta }): Place => {
    const path = joinPath(prefix, meta.json);
    return { path, segments: segmentsOf(path) };
  });
  known.set(list, { prefix, places });
  return places;
};

/** Walks to the object a path's leaf is in, making what is missing. */
export const parentOf = (target: JsonObject, segments: readonly Segment[]): [JsonObject, string] => {
  let here = target;
  for (const s of segments.slice(0, -1)) {
    if (s.match) {
      const { key, value } = s.match;
      const list = ensure<JsonObject[]>(here, s.key, []);
      const row = list.find((r) => r[key] === value) ?? { [key]: value };
      if (!list.includes(row)) list.push(row);
      here = row;
    } else here = ensure<JsonObject>(here, s.key, {});
  }
  return [here, segments.at(-1)!.key];
};

/** The object a path's leaf would be in, if it is already there. */
const existingParent = (target: JsonObject, segments: readonly Segment[]): JsonObject | undefined => {
  let here: unknown = target;
  for (const s of segments.slice(0, -1)) {
    if (!isObject(here)) return undefined;
    const next = here[s.key];
    here = s.match
      ? Array.isArray(next)
        ? next.find((r) => isObject(r) && r[s.match!.key] === s.match!.value)
        : undefined
      : next;
  }
  return isObject(here) ? here : undefined;
};

/**
 * Writes a form's data into the government's shape, from the json paths of its fields. Empty values are left out;
 * a field with `jsonDefault` is written wherever its enclosing object exists. Hidden parts are not written.
 * `always` names the objects the file needs in any case.
 */
export function encodeForm(
  nodes: readonly FormNode[],
  data: FormValues,
  always: readonly string[],
): JsonObject {
  const encodeInto = (target: JsonObject, list: readonly FormNode[], here: FormValues, whole: FormValues) => {
    const defaults: [readonly Segment[], unknown][] = [];
    const visit = (children: readonly FormNode[], at: FormValues, prefix: string) => {
      const places = placesOf(children, prefix);
      for (const [i, node] of children.entries()) {
        const place = places[i]!;
        const hidden = node.meta.when !== undefined && !node.meta.when(at, whole);
        // a hidden field may still be one the file requires
        if (hidden && node.node !== 'field') continue;
        const value = hidden ? undefined : at[node.key];
        if (node.node === 'field') {
          if (!node.meta.json) continue;
          const { segments } = place;
          const fallback = node.meta.jsonDefault;
          const silent = empty(value) || (node.meta.computed && value === 0);
          const written = silent ? fallback : encodeValue(node, value);
          if (written !== fallback) {
            const [parent, key] = parentOf(target, segments);
            parent[key] = written;
          } else if (fallback !== undefined) defaults.push([segments, fallback]);
        } else if (node.node === 'group') visit(node.children, isObject(value) ? value : {}, place.path);
        else {
          if (!node.meta.json || !Array.isArray(value) || value.length === 0) continue;
          const { segments } = place;
          const [parent, key] = parentOf(target, segments);
          const match = segments.at(-1)!.match;
          const written = value.map((row, at) => {
            const out: JsonObject = match ? { [match.key]: match.value } : {};
            if (node.meta.serial) out[node.meta.serial] = at + 1;
            encodeInto(out, node.children, isObject(row) ? row : {}, whole);
            return out;
          });
          parent[key] = [...((parent[key] as unknown[] | undefined) ?? []), ...written];
        }
      }
    };
    visit(list, here, '');
    for (const [segments, fallback] of defaults) {
      const parent = existingParent(target, segments);
      if (parent) parent[segments.at(-1)!.key] = fallback;
    }
  };
  const root: JsonObject = {};
  for (const path of always) {
    const [parent, key] = parentOf(root, segmentsOf(path));
    parent[key] ??= {};
  }
  encodeInto(root, nodes, data, data);
  return root;
}
