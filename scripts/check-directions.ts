import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './build.ts';

/**
 * The house's rule: arrows point down only. web, api and extension import shared; shared imports nothing of
 * theirs; inside shared, nouns meet through the common ground, not through each other's insides.
 */

const rooms = ['shared', 'api', 'web', 'extension'] as const;

/** Packages the pure core may use: they run everywhere and touch neither network, disk nor page. */
const purePackages = new Set(['zod', 'fast-xml-parser', 'papaparse', 'fflate', 'mingo']);

/** Packages one side must never pull in. */
const forbidden: Record<string, RegExp> = {
  web: /^(node:|koa|@koa|mongoose|mongodb|bson|pino|nodemailer|wxt|@webext-core)/,
  extension: /^(node:|koa|@koa|mongoose|mongodb|bson|pino|nodemailer|@chakra-ui|framer-motion)/,
  api: /^(react|react-dom|@chakra-ui|framer-motion|swr|wxt|@webext-core)/,
};

/** Folders of shared that every noun may use. */
const commonGround = new Set(['forms', 'tax', 'entities', 'sheets', 'data', 'intake']);

/** Nouns whose work is to bring others together, and what they may open. */
const meetings: Record<string, readonly string[]> = {
  accounts: ['itr'],
  reports: ['itr', 'gst', 'tds', 'accounts', 'invoices'],
  invoices: ['gst'],
  gst: ['invoices'],
};

const importPattern =
  /(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]\s*\)|^\s*import\s+['"]([^'"]+)['"]/gm;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Files that run while building, never in the page. */
const buildTools = new Set(['web/vite.config.ts', 'web/i18n/extract.ts', 'web/i18n/helperTexts.ts']);

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** Every import that breaks the direction rule, as readable lines. */
export function wrongDirections(): string[] {
  const wrong: string[] = [];
  for (const room of rooms) {
    for (const path of sources(room)) {
      if (isTest(path) || buildTools.has(path)) continue;
      const text = readFileSync(join(root, path), 'utf8');
      for (const match of text.matchAll(importPattern)) {
        const target = (match[1] ?? match[2] ?? match[3])!;
        const complaint = target.startsWith('.')
          ? wrongPath(room, path, posix.normalize(posix.join(dirname(path), target)))
          : wrongPackage(room, target);
        if (complaint) wrong.push(`${path} imports ${target}: ${complaint}`);
      }
    }
  }
  return wrong;
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

if (import.meta.main) {
  const wrong = wrongDirections();
  for (const line of wrong) console.error(line);
  console.log(
    wrong.length === 0 ? 'Directions: every import points down' : `Directions: ${wrong.length} wrong`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
