import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

interface Locked {
  version?: string;
  resolved?: string;
  link?: boolean;
  os?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const declared = json('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const locked = json('package-lock.json').packages as Record<string, Locked>;

/** `@scope/name/path` and `name/path` without the path. */
const packageOf = (specifier: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)![1]!;

/** Packages a folder's files import by a literal name, with one file of each. */
function imported(folders: readonly string[]): Map<string, string> {
  const files = execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' }).split(
    '\n',
  );
  const found = new Map<string, string>();
  for (const file of files.filter((f) => /\.tsx?$/.test(f) && existsSync(join(root, f)))) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, name] of text.matchAll(
      /^(?:(?:import|export)\b[^'\n]* from|\} from|import) '([a-z@][^']*)'/gm,
    ))
      if (!name!.startsWith('node:') && !builtinModules.includes(name!)) found.set(packageOf(name!), file);
  }
  return found;
}

/** Where npm finds a package asked for by another: the nearest node_modules upwards. */
function resolve(from: string, name: string): Locked | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const found = locked[`${at}${at ? '/' : ''}node_modules/${name}`];
    if (found || at === '') return found;
  }
}

describe('packages', () => {
  it('are declared when a file imports them', () => {
    const all = { ...declared.dependencies, ...declared.devDependencies };
    const missing = [...imported(['api', 'web', 'shared', 'extension', 'scripts', '*.ts'])]
      .filter(([name]) => !(name in all))
      .map(([name, file]) => `${name} in ${file}`);
    expect(missing).toEqual([]);
  });

  it('has one MongoDB driver: the one of mongoose, whose sessions and errors we handle', () => {
    const drivers = Object.keys(locked).filter((path) => /(^|\/)node_modules\/mongodb$/.test(path));
    expect(drivers).toEqual(['node_modules/mongodb']);
    expect(declared.dependencies['mongodb']).toBe(locked['node_modules/mongodb']!.version);
  });
});

describe('the lock file', () => {
  it('has a version of every package a platform may need', () => {
    const missing: string[] = [];
    for (const [path, { dependencies, optionalDependencies }] of Object.entries(locked))
      for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
        const found = resolve(path, name);
        if (!found || (!found.version && !found.link)) missing.push(`${name} of ${path}`);
      }
    expect(missing).toEqual([]);
    const systems = new Set(Object.values(locked).flatMap((p) => p.os ?? []));
    expect([...systems]).toEqual(expect.arrayContaining(['darwin', 'linux', 'win32']));
  });

  it('names no registry', () => {
    const hosts = Object.values(locked).flatMap((p) => (p.resolved && !p.link ? [p.resolved] : []));
    expect(hosts).toEqual([]);
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });
});
