import { asNumber, type Doc, isPlainObject, setField } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';

/** Shapes a found document for the client. */
type Project = (doc: Doc) => Doc;

type Tree = { [name: string]: Tree | Leaf };
type Leaf = { leaf: true; act: (value: unknown) => unknown };

const isLeaf = (node: Tree | Leaf | undefined): node is Leaf =>
  node !== undefined && 'leaf' in node && node['leaf'] === true;

const KEEP: Leaf = { leaf: true, act: (value) => value };
const DROP: Leaf = { leaf: true, act: () => undefined };

const add = (tree: Tree, path: string, leaf: Leaf) => {
  const parts = path.split('.');
  let node = tree;
  for (const part of parts.slice(0, -1)) {
    const next = node[part];
    if (isLeaf(next)) throw commandError(31249, `Path collision at ${path}`);
    const inner: Tree = next ?? (Object.create(null) as Tree);
    node[part] = inner;
    node = inner;
  }
  const last = parts.at(-1)!;
  if (node[last] !== undefined) throw commandError(31250, `Path collision at ${path}`);
  node[last] = leaf;
};

const include = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((v) => include(v, tree)).filter((v) => v !== undefined);
  if (!isPlainObject(value)) return undefined;
  const out: Doc = {};
  for (const key of Object.keys(value)) {
    const node = tree[key];
    if (node === undefined) continue;
    const kept = isLeaf(node) ? node.act(value[key]) : include(value[key], node);
    if (kept !== undefined) setField(out, key, kept);
  }
  return out;
};

const exclude = (value: unknown, tree: Tree): unknown => {
  if (Array.isArray(value)) return value.map((v) => exclude(v, tree));
  if (!isPlainObject(value)) return value;
  const out: Doc = {};
  for (const key of Object.keys(value)) {
    const node = tree[key];
    const kept =
      node === undefined ? value[key] : isLeaf(node) ? node.act(value[key]) : exclude(value[key], node);
    if (kept !== undefined) setField(out, key, kept);
  }
  return out;
};

const flatten = (spec: Doc, prefix = ''): [string, unknown][] =>
  Object.entries(spec).flatMap(([key, value]): [string, unknown][] => {
    const path = prefix + key;
    if (isPlainObject(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$'))
      return flatten(value, `${path}.`);
    return [[path, value]];
  });

const isOff = (value: unknown) => value === false || asNumber(value) === 0;
const isOn = (value: unknown) => value === true || (asNumber(value) !== undefined && asNumber(value) !== 0);

/** Compiles a projection of find: fields in or out. */
export const compileProjection = (spec: Doc | undefined): Project | undefined => {
  if (!spec || Object.keys(spec).length === 0) return undefined;
  const entries = flatten(spec);
  const tree: Tree = Object.create(null) as Tree;
  let including: boolean | undefined;
  let keepsId: boolean | undefined;
  const mode = (wanted: boolean, path: string) => {
    if (including !== undefined && including !== wanted)
      throw commandError(
        wanted ? 31253 : 31254,
        `Cannot do ${wanted ? 'inclusion' : 'exclusion'} on field ${path} in ${wanted ? 'exclusion' : 'inclusion'} projection`,
      );
    including = wanted;
  };
  for (const [path, value] of entries) {
    if (path === '_id' && (isOff(value) || isOn(value))) {
      keepsId = isOn(value);
      continue;
    }
    if (path.endsWith('.$')) throw unsupported('the positional projection .$', CODES.BadValue);
    if (isOff(value)) {
      mode(false, path);
      add(tree, path, DROP);
    } else if (isOn(value)) {
      mode(true, path);
      add(tree, path, KEEP);
    } else {
      const known = ['$slice', '$elemMatch', '$meta'].find((op) => isPlainObject(value) && op in value);
      throw unsupported(`${known ?? 'a computed field'} in a projection`, CODES.BadValue);
    }
  }
  // `{ _id: 1 }` alone includes; `{ _id: 0 }` alone excludes nothing else.
  const inclusive = including ?? keepsId === true;
  if (inclusive) {
    if (keepsId !== false) tree['_id'] ??= KEEP;
  } else if (keepsId === false) tree['_id'] = DROP;
  return (doc) => (inclusive ? include(doc, tree) : exclude(doc, tree)) as Doc;
};
