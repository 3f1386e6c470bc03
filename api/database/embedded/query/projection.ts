import { asNumber, type Doc, isPlainObject, setField } from '../base/bson.ts';
import type { Fold } from '../base/collation.ts';
import { badValue, CODES, commandError, unsupported } from '../base/errors.ts';
import { elementTest, matchedPosition } from './match.ts';

/** Shapes a found document for the client. */
type Project = (doc: Doc) => Doc;

type Tree = { [name: string]: Tree | Leaf };
type Leaf = { leaf: true; act: (value: unknown, doc: Doc) => unknown };

const isLeaf = (node: Tree | Leaf | undefined): node is Leaf =>
  node !== undefined && 'leaf' in node && node['leaf'] === true;

const KEEP: Leaf = { leaf: true, act: (value) => value };
const DROP: Leaf = { leaf: true, act: () => undefined };

const sliced = (operand: unknown): Leaf => {
  const [a, b] = Array.isArray(operand) ? operand.map(asNumber) : [asNumber(operand)];
  if (a === undefined || (Array.isArray(operand) && (operand.length !== 2 || b === undefined || b <= 0)))
    throw commandError(28667, 'Invalid $slice syntax. The given syntax does not match the find() syntax');
  return {
    leaf: true,
    act: (value) => {
      if (!Array.isArray(value)) return value;
      if (b === undefined) return a >= 0 ? value.slice(0, a) : value.slice(a);
      const start = a >= 0 ? a : Math.max(0, value.length + a);
      return value.slice(start, start + b);
    },
  };
};

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

const include = (value: unknown, tree: Tree, doc: Doc): unknown => {
  if (Array.isArray(value)) return value.map((v) => include(v, tree, doc)).filter((v) => v !== undefined);
  if (!isPlainObject(value)) return undefined;
  const out: Doc = {};
  for (const key of Object.keys(value)) {
    const node = tree[key];
    if (node === undefined) continue;
    const kept = isLeaf(node) ? node.act(value[key], doc) : include(value[key], node, doc);
    if (kept !== undefined) setField(out, key, kept);
  }
  return out;
};

const exclude = (value: unknown, tree: Tree, doc: Doc): unknown => {
  if (Array.isArray(value)) return value.map((v) => exclude(v, tree, doc));
  if (!isPlainObject(value)) return value;
  const out: Doc = {};
  for (const key of Object.keys(value)) {
    const node = tree[key];
    const kept =
      node === undefined
        ? value[key]
        : isLeaf(node)
          ? node.act(value[key], doc)
          : exclude(value[key], node, doc);
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

/** Compiles a projection of find: fields in or out, `$slice`, `$elemMatch`, the positional `$`. */
export const compileProjection = (spec: Doc | undefined, filter: Doc, fold: Fold): Project | undefined => {
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
    if (path.endsWith('.$')) {
      mode(true, path);
      add(tree, path.slice(0, -2), positional(path.slice(0, -2), filter, fold));
    } else if (isOff(value)) {
      mode(false, path);
      add(tree, path, DROP);
    } else if (isOn(value)) {
      mode(true, path);
      add(tree, path, KEEP);
    } else if (
      isPlainObject(value) &&
      '$slice' in value &&
      !(Array.isArray(value['$slice']) && value['$slice'].some((v) => asNumber(v) === undefined))
    ) {
      add(tree, path, sliced(value['$slice']));
    } else if (isPlainObject(value) && '$elemMatch' in value) {
      mode(true, path);
      add(tree, path, firstMatch(value['$elemMatch']));
    } else if (isPlainObject(value) && '$meta' in value) throw unsupported('$meta', 2);
    else throw unsupported('a computed field in a projection', CODES.BadValue);
  }
  // `{ _id: 1 }` alone includes; `{ _id: 0 }` alone and a lone $slice exclude nothing else.
  const inclusive = including ?? (keepsId === true && !Object.values(tree).some(isLeaf));
  if (inclusive) {
    if (keepsId !== false) tree['_id'] ??= KEEP;
  } else if (keepsId === false) tree['_id'] = DROP;
  return (doc) => (inclusive ? include(doc, tree, doc) : exclude(doc, tree, doc)) as Doc;
};

const firstMatch = (operand: unknown): Leaf => {
  if (!isPlainObject(operand)) throw commandError(31274, 'elemMatch: Invalid argument, object required');
  const test = elementTest(operand, undefined);
  return {
    leaf: true,
    act: (value) => {
      if (!Array.isArray(value)) return undefined;
      const found = value.find(test);
      return found === undefined ? undefined : [found];
    },
  };
};

const positional = (path: string, filter: Doc, fold: Fold): Leaf => ({
  leaf: true,
  act: (value, doc) => {
    if (!Array.isArray(value)) return value;
    const at = matchedPosition(doc, filter, path, fold);
    if (at < 0)
      throw badValue(
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    return [value[at]];
  },
});
