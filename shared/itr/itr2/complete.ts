import type { FormNode } from '../../forms/walk.ts';
import type { Needs } from '../common/sheet.ts';
import { isObject, type JsonObject, joinPath, type Segment, segmentsOf } from '../json/path.ts';

/** The object at a path below another, undefined when it is not there. */
const existing = (from: JsonObject, path: string): JsonObject | undefined => objectAt(from, segmentsOf(path));

const objectAt = (from: JsonObject, segments: readonly Segment[]): JsonObject | undefined => {
  let here: unknown = from;
  for (const { key, match } of segments) {
    if (!isObject(here)) return undefined;
    const next = here[key];
    here =
      match && Array.isArray(next) ? next.find((r) => isObject(r) && r[match.key] === match.value) : next;
  }
  return isObject(here) ? here : undefined;
};

/** Makes the plain objects of a path. */
const ensure = (from: JsonObject, path: string): void => {
  let here = from;
  for (const { key } of segmentsOf(path)) {
    if (!isObject(here[key])) here[key] = {};
    here = here[key] as JsonObject;
  }
};

/** `A?.B` requires B only if A exists. */
const ensureNeed = (from: JsonObject, need: string): void => {
  const [parent, inner] = need.split('?.');
  if (inner === undefined) ensure(from, need);
  else {
    const here = existing(from, parent!);
    if (here) ensure(here, inner);
  }
};

const split = (path: string): [string, string] => {
  const cut = path.lastIndexOf('.');
  return cut < 0 ? ['', path] : [path.slice(0, cut), path.slice(cut + 1)];
};

const needsOf = (node: FormNode): readonly string[] => (node.meta as Needs).needs ?? [];

const needyNodes = new WeakMap<FormNode, boolean>();

/** Whether the node or a descendant requires objects; few do. */
const needy = (node: FormNode): boolean => {
  let known = needyNodes.get(node);
  if (known === undefined) {
    known = needsOf(node).length > 0 || (node.node !== 'field' && node.children.some(needy));
    needyNodes.set(node, known);
  }
  return known;
};

const rowsAt = (from: JsonObject, path: string): JsonObject[] => {
  const segments = segmentsOf(path);
  return rowsIn(objectAt(from, segments.slice(0, -1)), segments.at(-1)!);
};

const rowsIn = (parent: JsonObject | undefined, { key, match }: Segment): JsonObject[] => {
  const list = parent?.[key];
  return Array.isArray(list)
    ? list.filter((r): r is JsonObject => isObject(r) && (!match || r[match.key] === match.value))
    : [];
};

/** Defaults written below an object if missing; the values of a field, or those inside a group or rows. */
interface Default {
  parent: readonly Segment[];
  last: Segment | undefined;
  value?: unknown;
  within?: readonly Default[];
  rows?: true;
}

const known = new WeakMap<readonly FormNode[], readonly Default[]>();

/** The defaults of nodes, found once; groups and rows without any are left out. */
const defaultsOf = (list: readonly FormNode[]): readonly Default[] => {
  const before = known.get(list);
  if (before) return before;
  const out: Default[] = [];
  for (const node of list) {
    const path = node.meta.json;
    const segments = path ? segmentsOf(path) : [];
    const place = { parent: segments.slice(0, -1), last: segments.at(-1) };
    if (node.node === 'field') {
      if (path && node.meta.jsonDefault !== undefined) out.push({ ...place, value: node.meta.jsonDefault });
      continue;
    }
    const within = defaultsOf(node.children);
    if (within.length === 0) continue;
    if (node.node === 'group') out.push({ parent: segments, last: undefined, within });
    else if (path) out.push({ ...place, within, rows: true });
  }
  known.set(list, out);
  return out;
};

/** Writes them; paths are relative to the group's object: if it is missing, nothing below it is written. */
const writeDefaults = (list: readonly Default[], from: JsonObject): void => {
  for (const { parent, last, value, within, rows } of list) {
    const here = parent.length === 0 ? from : objectAt(from, parent);
    if (!here) continue;
    if (!within) {
      if (here[last!.key] === undefined) here[last!.key] = value;
    } else if (!rows) writeDefaults(within, here);
    else for (const row of rowsIn(here, last!)) writeDefaults(within, row);
  }
};

/**
 * Adds nodes required by the department's schema to a written file: required objects (`needs`) and their nil
 * figures. Changes and returns `body`.
 */
export function completeBody(nodes: readonly FormNode[], body: JsonObject): JsonObject {
  const objects = (list: readonly FormNode[], from: JsonObject, prefix: string): void => {
    for (const node of list) {
      if (node.node === 'field' || !needy(node)) continue;
      const path = joinPath(prefix, node.meta.json);
      if (node.node === 'rows') {
        if (!node.meta.json) continue;
        for (const row of rowsAt(from, path)) {
          for (const need of needsOf(node)) ensureNeed(row, need);
          objects(node.children, row, '');
        }
        continue;
      }
      const needs = needsOf(node);
      if (needs.includes('') && existing(from, split(path)[0])) ensure(from, path);
      const here = existing(from, path);
      if (here) for (const need of needs) if (need) ensureNeed(here, need);
      objects(node.children, from, path);
    }
  };
  objects(nodes, body, '');
  writeDefaults(defaultsOf(nodes), body);
  return body;
}
