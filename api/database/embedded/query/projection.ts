import { asNumber, type Doc, isPlainObject, setField } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';

/** Applies a projection to a found document. */
type Project = (doc: Doc) => Doc;

/** Fields by name: true for an entire field. */
type Tree = Map<string, Tree | true>;

const add = (tree: Tree, path: string) => {
  const parts = path.split('.');
  const last = parts.pop()!;
  let node = tree;
  for (const part of parts) {
    const next = node.get(part) ?? new Map();
    if (next === true) throw commandError(31249, `Path collision at ${path}`);
    node.set(part, next);
    node = next;
  }
  if (node.has(last)) throw commandError(31250, `Path collision at ${path}`);
  node.set(last, true);
};

const include = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((v) => include(v, tree)).filter((v) => v !== undefined);
  if (!isPlainObject(value)) return undefined;
  const out: Doc = {};
  for (const key of Object.keys(value)) {
    const node = tree.get(key);
    const kept = node === undefined || node === true ? node && value[key] : include(value[key], node);
    if (kept !== undefined) setField(out, key, kept);
  }
  return out;
};

const exclude = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((v) => exclude(v, tree));
  if (!isPlainObject(value)) return value;
  const out: Doc = {};
  for (const key of Object.keys(value)) {
    const node = tree.get(key);
    if (node !== true) setField(out, key, node ? exclude(value[key], node) : value[key]);
  }
  return out;
};

/** Whether a field is included; computed projections are refused. */
const isOn = (path: string, value: unknown): boolean => {
  if (/(^|\.)\$/.test(path)) throw unsupported(`the projection of ${path}`, CODES.BadValue);
  const on = typeof value === 'boolean' ? value : asNumber(value);
  if (on === undefined) {
    const [operator] = isPlainObject(value) ? Object.keys(value) : [];
    throw unsupported(`${operator ?? 'a computed field'} in the projection of ${path}`, CODES.BadValue);
  }
  return Boolean(on);
};

/** Compiles a projection of find: inclusion or exclusion. */
export const compileProjection = (spec: Doc): Project | undefined => {
  const { _id, ...fields } = spec;
  if (Object.keys(spec).length === 0) return undefined;
  const tree: Tree = new Map();
  let including: boolean | undefined;
  for (const [path, value] of Object.entries(fields)) {
    const on = isOn(path, value);
    if (including !== undefined && including !== on)
      throw commandError(
        on ? 31253 : 31254,
        `Cannot do ${on ? 'inclusion' : 'exclusion'} on field ${path} in ${on ? 'exclusion' : 'inclusion'} projection`,
      );
    including = on;
    add(tree, path);
  }
  const withId = _id === undefined ? undefined : isOn('_id', _id);
  // `{ _id: 1 }` alone includes; `{ _id: 0 }` alone excludes nothing else.
  const inclusive = including ?? withId === true;
  if (inclusive ? withId !== false : withId === false) tree.set('_id', true);
  return (doc) => (inclusive ? include(doc, tree) : exclude(doc, tree)) as Doc;
};
