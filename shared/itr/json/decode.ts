import type { FieldKind } from '../../forms/fields.ts';
import { type Issue, say } from '../../forms/messages.ts';
import type { FormValues } from '../../forms/paths.ts';
import type { FieldNode, FormNode } from '../../forms/walk.ts';
import { placesOf } from './encode.ts';
import { isObject, type JsonObject, type Segment, segmentsOf, typeName } from './path.ts';

/** Decoded file: form data, and warnings by JSON path. */
interface Decoded {
  data: FormValues;
  issues: Issue[];
}

const numeric: readonly FieldKind[] = ['amount', 'integer', 'decimal'];

/** Converts a file's value to the form's, or names the expected type. */
const decodeValue = (node: FieldNode, raw: unknown): { value?: unknown; expected?: string } => {
  const { kind, jsonAs } = node.meta;
  if (jsonAs === 'true-false')
    return raw === 'true' || raw === 'false' ? { value: raw === 'true' } : { expected: '"true" or "false"' };
  if (jsonAs === 'number')
    // some files, among them older ones of this program, have such numbers as text
    return (typeof raw === 'number' && Number.isSafeInteger(raw)) ||
      (typeof raw === 'string' && /^\d+$/.test(raw))
      ? { value: String(raw) }
      : { expected: 'whole number' };
  if (kind === 'decimal') return typeof raw === 'number' ? { value: raw } : { expected: 'number' };
  if (numeric.includes(kind))
    return typeof raw === 'number' && Number.isSafeInteger(raw)
      ? { value: raw }
      : { expected: 'whole number' };
  if (kind === 'flag') return typeof raw === 'boolean' ? { value: raw } : { expected: 'boolean' };
  return typeof raw === 'string' ? { value: raw } : { expected: 'text' };
};

/** Which keys of which objects have been read. */
export type Seen = WeakMap<JsonObject, Set<string>>;
type Mark = (object: JsonObject, key: string) => void;

/** Notes keys as read. */
export const marker =
  (seen: Seen): Mark =>
  (object, key) => {
    const keys = seen.get(object) ?? new Set();
    keys.add(key);
    seen.set(object, keys);
  };

/** Follows a path from an object to the value it leads to; keyed lists give the first row that matches. */
const follow = (
  from: JsonObject,
  segments: readonly Segment[],
  mark: Mark,
): { found: unknown; rows?: unknown[]; blocked?: { depth: number; value: unknown } } => {
  let here: unknown = from;
  for (const [i, s] of segments.entries()) {
    if (here !== undefined && !isObject(here))
      return { found: undefined, blocked: { depth: i, value: here } };
    if (here === undefined || !Object.hasOwn(here, s.key)) return { found: undefined };
    mark(here, s.key);
    const next: unknown = here[s.key];
    if (!s.match) {
      here = next;
      continue;
    }
    const { key, value } = s.match;
    const matching = Array.isArray(next)
      ? next.filter((r): r is JsonObject => isObject(r) && r[key] === value)
      : [];
    for (const row of matching) mark(row, key);
    if (i === segments.length - 1) return { found: next, rows: matching };
    here = matching[0];
  }
  return { found: here };
};

/** Every key of a file that nothing has read, topmost only; `__proto__` and its like are named too. */
export const unread = (value: unknown, path: string, seen: Seen, out: string[]): void => {
  if (Array.isArray(value)) {
    for (const [i, v] of value.entries()) unread(v, `${path}[${i}]`, seen, out);
  }
  if (!isObject(value)) return;
  const known = seen.get(value);
  for (const key of Object.keys(value)) {
    const here = path ? `${path}.${key}` : key;
    if (known?.has(key)) unread(value[key], here, seen, out);
    else out.push(here);
  }
};

/** Whether 0 is a credit claim of a row, rather than an empty field. */
const claims = ({ meta }: FieldNode, row: FormValues): boolean =>
  meta.claims?.of.some((key) => Number(row[key] ?? 0) > 0) ?? false;

/**
 * Reads a government file into form data by the JSON paths of the form's fields. Values of a wrong type and
 * unknown keys are reported with their JSON path and omitted; never throws. Computed figures are not read
 * (they are computed again) but count as known. `known` names paths read elsewhere.
 */
export function decodeForm(
  nodes: readonly FormNode[],
  file: JsonObject,
  rootPath: string,
  known: readonly string[],
): Decoded {
  const issues: Issue[] = [];
  const seen: Seen = new WeakMap();
  const reported = new Set<string>();
  const mark = marker(seen);
  const wrong = (path: string, expected: string, raw: unknown) =>
    issues.push({ path, message: say('wrongType', { expected, found: typeName(raw) }), severity: 'warning' });

  const readInto = (
    list: readonly FormNode[],
    from: JsonObject,
    prefix: string,
    jsonPath: string,
  ): FormValues => {
    const out: FormValues = {};
    const places = placesOf(list, prefix);
    for (const [i, node] of list.entries()) {
      const { path, segments } = places[i]!;
      if (node.node === 'group') {
        const inner = readInto(node.children, from, path, jsonPath);
        if (Object.keys(inner).length > 0) out[node.key] = inner;
        continue;
      }
      if (!node.meta.json) continue;
      const { found, rows, blocked } = follow(from, segments, mark);
      if (blocked) {
        const at = [jsonPath, ...segments.slice(0, blocked.depth).map((x) => x.key)].join('.');
        if (!reported.has(at)) wrong(at, 'object', blocked.value);
        reported.add(at);
        continue;
      }
      if (found === undefined) continue;
      if (node.node === 'field') {
        const { value, expected } = decodeValue(node, found);
        if (expected) wrong(`${jsonPath}.${path}`, expected, found);
        else if (
          !node.meta.computed &&
          found !== '' &&
          (found !== node.meta.jsonDefault || claims(node, out))
        )
          out[node.key] = value;
        continue;
      }
      const full = `${jsonPath}.${path}`;
      if (!Array.isArray(found)) {
        wrong(full, 'array', found);
        continue;
      }
      const read: FormValues[] = [];
      for (const [n, row] of (rows ?? found).entries()) {
        const at = `${full}[${n}]`;
        if (!isObject(row)) {
          wrong(at, 'object', row);
          continue;
        }
        if (node.meta.serial) mark(row, node.meta.serial);
        read.push(readInto(node.children, row, '', at));
      }
      if (read.length > 0) out[node.key] = read;
    }
    return out;
  };

  const data = readInto(nodes, file, '', rootPath);
  for (const path of known) follow(file, segmentsOf(path), mark);
  const left: string[] = [];
  unread(file, rootPath, seen, left);
  for (const path of left) issues.push({ path, message: say('unknownField'), severity: 'warning' });
  return { data, issues };
}
