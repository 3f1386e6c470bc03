import type { FormNode } from '../../forms/walk.ts';
import type { Needs } from '../common/sheet.ts';
import { isObject, type JsonObject, joinPath, segmentsOf } from '../json/path.ts';

/** The object at a path below another, undefined when it is not there. */
const existing = (from: JsonObject, path: string): JsonObject | undefined => {
  let here: unknown = from;
  for (const { key, match } of segmentsOf(path)) {
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

/** `A?.B` asks for B only where A is there. */
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

/** Whether the node or one below it asks for objects; few do. */
const needy = (node: FormNode): boolean => {
  let known = needyNodes.get(node);
  if (known === undefined) {
    known = needsOf(node).length > 0 || (node.node !== 'field' && node.children.some(needy));
    needyNodes.set(node, known);
  }
  return known;
};

const rowsAt = (from: JsonObject, path: string): JsonObject[] => {
  const [parent, last] = split(path);
  const { key, match } = segmentsOf(last)[0]!;
  const list = existing(from, parent)?.[key];
  return Array.isArray(list)
    ? list.filter((r): r is JsonObject => isObject(r) && (!match || r[match.key] === match.value))
    : [];
};

/**
 * Adds to a written file what the department's schema wants beside the values given: required objects (`needs`) and the
 * nil figures inside them. Changes and returns `body`.
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
  // paths are taken from the group's own object: where there is none, nothing below it is
  const defaults = (list: readonly FormNode[], from: JsonObject): void => {
    for (const node of list) {
      const path = node.meta.json;
      if (node.node === 'field') {
        if (!path || node.meta.jsonDefault === undefined) continue;
        const [parent, key] = split(path);
        const here = existing(from, parent);
        if (here && here[key] === undefined) here[key] = node.meta.jsonDefault;
      } else if (node.node === 'group') {
        const here = path ? existing(from, path) : from;
        if (here) defaults(node.children, here);
      } else if (path) for (const row of rowsAt(from, path)) defaults(node.children, row);
    }
  };
  objects(nodes, body, '');
  defaults(nodes, body);
  return body;
}
