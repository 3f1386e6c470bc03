import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** The modules of the project as a graph: imports and exports of each file. */

export interface Module {
  /** Path from the project's folder. */
  path: string;
  /** Imported files of the project, and the imported names; `*` for all. */
  imports: { path: string; names: string[] }[];
  /** Packages it imports, as written. */
  packages: string[];
  exports: string[];
}

/** Built, generated or installed: not ours to check. */
const skipped = new Set(['node_modules', '.output', '.wxt', 'dist', 'public']);

/** Every TypeScript file of the folders, tests included, by path. */
export function readModules(root: string, folders: readonly string[]): Map<string, Module> {
  const modules = new Map<string, Module>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(path);
      } else if (/\.tsx?$/.test(entry.name)) {
        modules.set(path, readModule(path, readFileSync(join(root, path), 'utf8')));
      }
    }
  };
  for (const folder of folders) visit(folder);
  return modules;
}

/** One file's imports and exports. Types count as values do: an arrow is an arrow. */
export function readModule(path: string, text: string): Module {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const found: Module = { path, imports: [], packages: [], exports: [] };
  const add = (target: string, names: string[]) => {
    if (!target.startsWith('.')) found.packages.push(target);
    else found.imports.push({ path: posix.normalize(posix.join(posix.dirname(path), target)), names });
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    add(
      moduleRequest.value,
      entries.map(({ importName }) =>
        importName.kind === 'Name' ? importName.name! : importName.kind === 'Default' ? 'default' : '*',
      ),
    );
  }
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    if (entry.moduleRequest) add(entry.moduleRequest.value, [entry.importName.name ?? '*']);
    found.exports.push(entry.exportName.kind === 'Default' ? 'default' : (entry.exportName.name ?? '*'));
  }
  // `import('./x')`, of a value and of a type
  const whole = ({ source }: { source: unknown }) => {
    const { type, value } = source as { type: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') add(value, ['*']);
  };
  if (text.includes('import(')) new Visitor({ ImportExpression: whole, TSImportType: whole }).visit(program);
  return found;
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Which file imports which. */
export const fileGraph = (modules: Iterable<Module>): Graph =>
  new Map([...modules].map(({ path, imports }) => [path, new Set(imports.map((one) => one.path))]));

/** Imports between folders; a folder and its parent are separate. */
export function folderGraph(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [path, targets] of files) {
    const from = posix.dirname(path);
    const reached = folders.get(from) ?? new Set();
    folders.set(from, reached);
    for (const target of targets) if (posix.dirname(target) !== from) reached.add(posix.dirname(target));
  }
  return folders;
}

/** Groups that import each other in a circle (strongly connected, Tarjan 1972), each sorted. */
export function cycles(graph: Graph): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string) => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next);
        low.set(node, Math.min(low.get(node)!, low.get(next)!));
      } else if (open.includes(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!));
    }
    if (low.get(node) !== own) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) found.push(group.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return found;
}

/** One shortest circle within a group, to show: `a → b → a`. */
export function shortestCircle(graph: Graph, group: readonly string[]): string[] {
  let best: string[] = [];
  for (const start of group) {
    const cameFrom = new Map<string, string>();
    const queue = [start];
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      for (const next of graph.get(node) ?? []) {
        if (!group.includes(next) || cameFrom.has(next)) continue;
        cameFrom.set(next, node);
        queue.push(next);
      }
    }
    const circle = [start];
    for (let at = cameFrom.get(start); at !== undefined && at !== start; at = cameFrom.get(at))
      circle.unshift(at);
    circle.unshift(start);
    if (best.length === 0 || circle.length < best.length) best = circle;
  }
  return best;
}

/** Exports no other file imports, as `path: name`. Files used by a tool are skipped. */
export function unusedExports(
  modules: ReadonlyMap<string, Module>,
  isEntry: (path: string) => boolean,
): string[] {
  const used = new Map<string, Set<string>>();
  for (const { imports } of modules.values()) {
    for (const { path, names } of imports) {
      const known = used.get(path) ?? new Set();
      used.set(path, known);
      for (const name of names) known.add(name);
    }
  }
  return [...modules.values()]
    .filter(({ path }) => !isEntry(path) && !used.get(path)?.has('*'))
    .flatMap(({ path, exports }) =>
      exports.filter((name) => name !== '*' && !used.get(path)?.has(name)).map((name) => `${path}: ${name}`),
    );
}

/** Functions with more than `most` lines, as `path: name` (the line if unnamed), with their lines. */
export function longFunctions(path: string, text: string, most: number): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = [];
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const names = new Map<unknown, string>();
  const see = (node: { id?: { name: string } | null; start: number; end: number }) => {
    const lines = text.slice(node.start, node.end).split('\n').length;
    if (lines > most)
      found.push({ name: `${path}: ${node.id?.name ?? names.get(node) ?? lineAt(node.start)}`, lines });
  };
  const keep = ({ id, init }: { id: { type: string; name?: string }; init: unknown }) => {
    if (init && id.name) names.set(init, id.name);
  };
  const functions = { FunctionDeclaration: see, FunctionExpression: see, ArrowFunctionExpression: see };
  new Visitor({
    ...functions,
    VariableDeclarator: keep,
  }).visit(parseSync(path, text).program);
  return found;
}
