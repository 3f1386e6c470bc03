import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './build.ts';

/** Budgets in KiB after gzip, JavaScript and CSS together. */
const budgets = {
  /** Loaded by the sign-in page. */
  login: 190,
  /** Loaded by any route on a first visit. */
  firstLoad: 240,
  /** Loaded by a route in addition to the sign-in page. */
  lazyRoute: 60,
  /** Additional allowance for a route with the large grid. */
  grid: 25,
  /** One Hindi dictionary. */
  dictionary: 30,
} as const;

interface ManifestEntry {
  file: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const web = join(root, 'dist/web');

/** Every file a chunk needs, itself and its static imports, with their styles. */
function closure(
  manifest: Record<string, ManifestEntry>,
  key: string,
  seen = new Set<string>(),
  files = new Set<string>(),
) {
  if (seen.has(key)) return files;
  seen.add(key);
  const entry = manifest[key];
  if (!entry) return files;
  files.add(entry.file);
  for (const css of entry.css ?? []) files.add(css);
  for (const next of entry.imports ?? []) closure(manifest, next, seen, files);
  return files;
}

const sizes = new Map<string, number>();
function gzipKiB(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = gzipSync(readFileSync(join(web, file)), { level: 9 }).length / 1024;
    sizes.set(file, size);
  }
  return size;
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipKiB(file), 0);

/** Sizes of the entry, the sign-in page and each page chunk, and exceeded budgets. */
function measure(): { lines: string[]; over: string[] } {
  const manifestFile = join(web, '.vite/manifest.json');
  if (!existsSync(manifestFile))
    return { lines: [], over: ['dist/web has no manifest: build the web app first'] };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const entryKey = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
  const entry = closure(manifest, entryKey);
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]!.isDynamicEntry && /Page\.tsx$/.test(key),
  );
  const loginKey = pages.find((key) => /LoginPage\.tsx$/.test(key));
  const login = new Set([...entry, ...(loginKey ? closure(manifest, loginKey) : [])]);
  const lines = [`entry ${total(entry).toFixed(1)} KiB, sign-in ${total(login).toFixed(1)} KiB`];
  const over: string[] = [];
  if (total(login) > budgets.login)
    over.push(`sign-in loads ${total(login).toFixed(1)} KiB, budget ${budgets.login}`);
  for (const key of pages) {
    const own = new Set([...entry, ...closure(manifest, key)]);
    const added = total([...own].filter((file) => !login.has(file)));
    const first = total(own);
    const grid = /^(gst|tds|accounts)\//.test(key) ? budgets.grid : 0;
    lines.push(`${key}: first load ${first.toFixed(1)} KiB, adds ${added.toFixed(1)}`);
    if (first > budgets.firstLoad + grid)
      over.push(`${key} first load ${first.toFixed(1)} KiB, budget ${budgets.firstLoad + grid}`);
    if (added > budgets.lazyRoute + grid)
      over.push(`${key} adds ${added.toFixed(1)} KiB, budget ${budgets.lazyRoute + grid}`);
  }
  for (const file of readdirSync(join(web, 'assets')).filter(
    (name) => /^hi[-.]/.test(name) && name.endsWith('.js'),
  )) {
    const size = gzipKiB(`assets/${file}`);
    if (size > budgets.dictionary)
      over.push(`${file} is ${size.toFixed(1)} KiB, budget ${budgets.dictionary}`);
  }
  return { lines, over };
}

if (import.meta.main) {
  const { lines, over } = measure();
  for (const line of lines) console.log(line);
  for (const line of over) console.error(`over budget: ${line}`);
  process.exitCode = over.length === 0 ? 0 : 1;
}
