import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renameOver } from '../api/base/system.ts';
import { writeYearList } from './years.ts';

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Build targets: sources, result and command. */
const targets = {
  web: {
    label: 'web app',
    sources: ['web', 'shared', 'package-lock.json', 'config'],
    result: 'dist/web/index.html',
    command: [
      'node_modules/vite/bin/vite.js',
      'build',
      '--config',
      'web/vite.config.ts',
      '--logLevel',
      'warn',
      '--outDir',
      '../dist/.web-next',
      '--emptyOutDir',
    ],
    // Built in a temporary directory and moved, so that a running server never serves half a build.
    moves: ['dist/.web-next', 'dist/web'] as readonly [string, string] | undefined,
    env: [] as string[],
  },
  extension: {
    label: 'extension',
    sources: [
      'extension',
      'shared',
      'web/i18n/hi',
      'wxt.config.ts',
      'scripts/build-extension.ts',
      'scripts/hindi-names.ts',
      'package-lock.json',
    ],
    result: 'dist/downloads/karsetu-extension.zip',
    command: ['scripts/build-extension.ts'],
    moves: undefined,
    // The origins the extension listens to are baked in, so another address means another build.
    env: ['PUBLIC_URL', 'PORT'],
  },
} as const;

type Target = keyof typeof targets;

/** A digest of names, sizes and times of all sources: cheap, and changes whenever a build could differ. */
function digestOf(target: (typeof targets)[Target]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const info = statSync(join(root, path), { throwIfNoEntry: false });
    if (!info) return;
    if (!info.isDirectory()) {
      if (!/\.(test|journey)\.tsx?$/.test(path)) hash.update(`${path}:${info.size}:${info.mtimeMs}\n`);
      return;
    }
    if (path.endsWith('/testing')) return;
    for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
  };
  for (const source of target.sources) visit(source);
  for (const name of target.env) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  return hash.digest('hex');
}

const stampOf = (name: Target) => join(root, 'dist', `.${name}.stamp`);

/** Whether the built result is missing or older than its sources. */
export function isStale(name: Target): boolean {
  const target = targets[name];
  const stamp = stampOf(name);
  if (!existsSync(join(root, target.result)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== digestOf(target);
}

/** Runs a project command on this Node version; returns its output (`quiet`), rejects with it on failure. */
export function run(
  command: readonly string[],
  options: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...command], {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${command.join(' ')} ended with ${code}\n${output}`)),
    );
  });
}

const lock = join(root, 'dist/.building');

/** Whether the process holding the lock still exists. */
function holderLives(): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    // Alive, but someone else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Holds the build lock while `act` runs: several test files may request a build at the same time. */
async function alone<T>(act: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      if (!holderLives()) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    return await act();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Puts a finished build where it is served from. */
async function moveIn([from, to]: readonly [string, string]): Promise<void> {
  const old = join(root, `${from}-old`);
  rmSync(old, { recursive: true, force: true, maxRetries: 5 });
  if (existsSync(join(root, to))) await renameOver(join(root, to), old);
  await renameOver(join(root, from), join(root, to));
  rmSync(old, { recursive: true, force: true, maxRetries: 5 });
}

/** Builds stale targets (of `names`, or all) in order; reports progress through `log`. */
export async function buildStale(
  log: (line: string) => void = console.log,
  names: readonly Target[] = Object.keys(targets) as Target[],
): Promise<void> {
  writeYearList();
  if (!names.some(isStale)) return;
  await alone(() => build(log, names));
}

async function build(log: (line: string) => void, names: readonly Target[]): Promise<void> {
  for (const name of names) {
    if (!isStale(name)) continue;
    const target = targets[name];
    const started = Date.now();
    log(`Building the ${target.label} …`);
    const digest = digestOf(target);
    // Tests build too, and their NODE_ENV would give a development build.
    await run(target.command, { quiet: true, env: { NODE_ENV: 'production' } });
    if (target.moves) await moveIn(target.moves);
    mkdirSync(dirname(stampOf(name)), { recursive: true });
    writeFileSync(stampOf(name), digest);
    log(`Built the ${target.label} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (import.meta.main) await buildStale();
