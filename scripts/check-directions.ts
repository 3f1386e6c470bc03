import { root } from './build.ts';
import {
  cycles,
  fileGraph,
  folderGraph,
  type Module,
  readModules,
  shortestCircle,
  unusedExports,
} from './module-graph.ts';

/**
 * Dependency rule: web, api and extension import shared, which imports none of them; inside shared, nouns use
 * common modules, not each other's internals. No circular imports between files or folders; a folder and its
 * parent are separate.
 */

const rooms = ['shared', 'api', 'web', 'extension'] as const;

/** Packages the pure core may use: they run everywhere and touch neither network, disk nor page. */
const purePackages = new Set(['zod', 'fast-xml-parser', 'papaparse', 'fflate']);

/** Packages one side must never pull in. */
const forbidden: Record<string, RegExp> = {
  web: /^(node:|koa|@koa|mongoose|mongodb|bson|pino|nodemailer|wxt|@webext-core)/,
  extension: /^(node:|koa|@koa|mongoose|mongodb|bson|pino|nodemailer|@chakra-ui|framer-motion)/,
  api: /^(react|react-dom|@chakra-ui|framer-motion|swr|wxt|@webext-core)/,
};

/** Folders of shared that every noun may use. */
const commonGround = new Set(['forms', 'tax', 'entities', 'sheets', 'data', 'intake']);

/** Nouns that combine others, and the modules they may import. */
const meetings: Record<string, readonly string[]> = {
  accounts: ['itr'],
  evidence: ['itr', 'accounts'],
  reports: ['itr', 'gst', 'tds', 'accounts', 'invoices'],
  invoices: ['gst'],
  gst: ['invoices'],
  duties: ['gst', 'tds'],
  calculators: ['gst', 'tds'],
};

/** Files that run while building, never in the page. */
const buildTools = new Set(['web/vite.config.ts', 'web/i18n/extract.ts', 'web/i18n/helperTexts.ts']);

const isTest = (path: string) => /\.(test|testdata|journey|screen)\.tsx?$|\/testing(\/|\.ts$)/.test(path);

/** Every import that breaks the direction rule, as readable lines. */
function wrongDirections(product: readonly Module[]): string[] {
  return product.flatMap(({ path, imports, packages }) => {
    const room = path.split('/')[0]!;
    if (buildTools.has(path)) return [];
    return [
      ...imports.map((one) => [one.path, wrongPath(room, path, one.path)]),
      ...packages.map((name) => [name, wrongPackage(room, name)]),
    ].flatMap(([target, complaint]) => (complaint ? [`${path} imports ${target}: ${complaint}`] : []));
  });
}

/** Circles of files or folders, each with one way round. */
function circles(product: readonly Module[]): string[] {
  const files = fileGraph(product);
  return Object.entries({ files, folders: folderGraph(files) }).flatMap(([kind, graph]) =>
    cycles(graph).map(
      (group) =>
        `${group.length} ${kind} import each other in a circle: ${shortestCircle(graph, group).join(' → ')}`,
    ),
  );
}

function wrongPackage(room: string, name: string): string | undefined {
  const bare = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]!;
  if (room === 'shared') return purePackages.has(bare) ? undefined : 'shared uses only pure packages';
  return forbidden[room]?.test(name) ? `not a package for ${room}` : undefined;
}

function wrongPath(room: string, from: string, to: string): string | undefined {
  const toRoom = to.split('/')[0]!;
  if (toRoom === '..') return 'outside the project';
  if (toRoom !== room && toRoom !== 'shared') return `${room} may import only itself and shared`;
  if (room !== 'shared') return undefined;
  const [, fromNoun, ...fromRest] = from.split('/');
  const [, toNoun, ...toRest] = to.split('/');
  if (fromRest.length === 0 || toRest.length === 0 || fromNoun === toNoun) return undefined;
  if (commonGround.has(toNoun!)) return undefined;
  return meetings[fromNoun!]?.includes(toNoun!) ? undefined : `${fromNoun} reaches into ${toNoun}`;
}

/**
 * Files whose exports are used by tools: tests, pages and actions (`import.meta.glob`), settings, WXT's entry
 * points; generated types.
 */
const isEntry = (path: string) =>
  isTest(path) ||
  buildTools.has(path) ||
  /^web\/([\w-]+\/\w+Page\.tsx|[\w-]+\/actions\/.*|routes\.tsx)$|^extension\/entrypoints\/|^shared\/itr\/values\/itr\d\.ts$|^scripts\//.test(
    path,
  );

const all = readModules(root, [...rooms, 'scripts']);
const product = [...all.values()].filter(({ path }) => !path.startsWith('scripts/') && !isTest(path));
const wrong = [
  ...wrongDirections(product),
  ...circles(product),
  ...unusedExports(all, isEntry).map((line) => `${line} is exported and imported nowhere`),
];
for (const line of wrong) console.error(line);
console.log(
  wrong.length === 0
    ? 'Directions: every import points down, every export is imported'
    : `Directions: ${wrong.length} wrong`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
