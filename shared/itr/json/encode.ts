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

/** Where a node of a list is written below its row or the root. */
interface Place {
  node: FormNode;
  path: string;
  segments: readonly Segment[];
  /** The same without the last segment, and its path. */
  parents: readonly Segment[];
  parentPath: string;
}

interface Places {
  prefix: string;
  all: readonly Place[];
  /** Those that are written even if nothing is typed: fields with a default, and groups with such fields. */
  unasked: readonly Place[];
  /** Those as blocks, once they were asked for. */
  blocks?: readonly Block[] | null;
}

const known = new WeakMap<readonly FormNode[], Places>();

/** Defaults of one object of the file, by key. */
interface Block {
  parents: readonly Segment[];
  parentPath: string;
  leaves: readonly (readonly [key: string, value: unknown])[];
}

const hasDefaults = (node: FormNode): boolean =>
  node.node === 'field'
    ? node.meta.json !== undefined && node.meta.jsonDefault !== undefined
    : node.node === 'group' && node.children.some(hasDefaults);

const placesIn = (list: readonly FormNode[], prefix: string): Places => {
  const before = known.get(list);
  if (before?.prefix === prefix) return before;
  const all = list.map((node): Place => {
    const path = joinPath(prefix, node.meta.json);
    const segments = segmentsOf(path);
    const parentPath = path.replace(/(^|\.)[^.]*$/, '');
    return { node, path, segments, parents: segments.slice(0, -1), parentPath };
  });
  const places = { prefix, all, unasked: all.filter(({ node }) => hasDefaults(node)) };
  known.set(list, places);
  return places;
};

/** Path and segments of each node of a list below its row or the root; found once, as a return has some thousand of them. */
export const placesOf = (list: readonly FormNode[], prefix: string): readonly Place[] =>
  placesIn(list, prefix).all;

/** The defaults of a group that is not there, in order; null where conditions decide over parts of it. Found once. */
const absentBlocks = (list: readonly FormNode[], prefix: string): readonly Block[] | null => {
  const places = placesIn(list, prefix);
  if (places.blocks !== undefined) return places.blocks;
  const out: (Block & { leaves: (readonly [string, unknown])[] })[] = [];
  let whole = true;
  for (const { node, path, parents, parentPath, segments } of places.unasked) {
    if (node.node === 'field') {
      const leaf = [segments.at(-1)!.key, node.meta.jsonDefault] as const;
      if (out.at(-1)?.parentPath === parentPath) out.at(-1)!.leaves.push(leaf);
      else out.push({ parents, parentPath, leaves: [leaf] });
      continue;
    }
    const inner = node.meta.when || node.node !== 'group' ? null : absentBlocks(node.children, path);
    if (inner) for (const { leaves, ...at } of inner) out.push({ ...at, leaves: [...leaves] });
    else whole = false;
  }
  places.blocks = whole ? out : null;
  return places.blocks;
};

/** Walks to the object at a path, making what is missing. */
const ensureAt = (target: JsonObject, segments: readonly Segment[]): JsonObject => {
  let here = target;
  for (const s of segments) {
    if (s.match) {
      const { key, value } = s.match;
      const list = ensure<JsonObject[]>(here, s.key, []);
      const row = list.find((r) => r[key] === value) ?? { [key]: value };
      if (!list.includes(row)) list.push(row);
      here = row;
    } else here = ensure<JsonObject>(here, s.key, {});
  }
  return here;
};

/** Walks to the object a path's leaf is in, making what is missing. */
export const parentOf = (target: JsonObject, segments: readonly Segment[]): [JsonObject, string] => [
  ensureAt(target, segments.slice(0, -1)),
  segments.at(-1)!.key,
];

/** The object at a path, if it is already there. */
const existing = (target: JsonObject, segments: readonly Segment[]): JsonObject | undefined => {
  let here: unknown = target;
  for (const s of segments) {
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
    const defaults: (Place | Block)[] = [];
    const shown = ({ meta }: FormNode, at: FormValues) => meta.when === undefined || meta.when(at, whole);
    const visit = (children: readonly FormNode[], at: FormValues | undefined, prefix: string) => {
      const { all, unasked } = placesIn(children, prefix);
      for (const place of at ? all : unasked) {
        const { node, parents, segments } = place;
        const value = at?.[node.key];
        if (node.node === 'field') {
          if (!node.meta.json) continue;
          const fallback = node.meta.jsonDefault;
          // a hidden field may still be one the file requires
          const silent =
            empty(value) || (node.meta.computed && value === 0) || (at !== undefined && !shown(node, at));
          const written = silent ? fallback : encodeValue(node, value);
          if (written !== fallback) ensureAt(target, parents)[segments.at(-1)!.key] = written;
          else if (fallback !== undefined) defaults.push(place);
        } else if (node.node === 'group') {
          if (!shown(node, at ?? {})) continue;
          const blocks = isObject(value) ? null : absentBlocks(node.children, place.path);
          if (blocks) for (const block of blocks) defaults.push(block);
          else visit(node.children, isObject(value) ? value : undefined, place.path);
        } else {
          if (!node.meta.json || !Array.isArray(value) || value.length === 0) continue;
          if (at !== undefined && !shown(node, at)) continue;
          const { key, match } = segments.at(-1)!;
          const parent = ensureAt(target, parents);
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
    const found = new Map<string, JsonObject | undefined>();
    for (const one of defaults) {
      const { parents, parentPath } = one;
      let parent = found.get(parentPath);
      if (!parent && !found.has(parentPath)) {
        parent = existing(target, parents);
        found.set(parentPath, parent);
      }
      if (!parent) continue;
      if ('leaves' in one) for (const [key, value] of one.leaves) parent[key] = value;
      else parent[one.segments.at(-1)!.key] = (one.node as FieldNode).meta.jsonDefault;
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
