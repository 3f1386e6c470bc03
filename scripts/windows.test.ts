import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameKey, nameProblem } from '../shared/drive/names.ts';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
const text = (path: string) => readFileSync(join(root, path), 'utf8');

describe('on Windows', () => {
  it('every file of the project can be checked out', () => {
    const problems = files.flatMap((path) =>
      path
        .split('/')
        .filter((name) => nameProblem(name))
        .map((name) => `${name} in ${path}`),
    );
    expect(problems).toEqual([]);
    // With C:\Users\<20 letters>\Documents\karsetu\ before it a path stays under 260 characters.
    expect(files.filter((path) => path.length > 200)).toEqual([]);
  });

  it('no two files have one name', () => {
    const seen = new Map<string, string>();
    const clashes = files.flatMap((path) => {
      const other = seen.get(nameKey(path));
      seen.set(nameKey(path), path);
      return other ? [`${other} and ${path}`] : [];
    });
    expect(clashes).toEqual([]);
  });

  it('npm scripts are understood by its shell', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    // cmd.exe: no variables before a command, no '…', $NAME, `…`, ;, (…), > /dev/null, and none of the tools of a POSIX shell.
    const posix =
      /^\s*[A-Z_]+=|['`;$()]|\/dev\/|&&\s*[A-Z_]+=|(^|&&|\|)\s*(rm|cp|mv|cat|sh|bash|export|mkdir|touch|\.\/|[\w./-]+\.sh)\b/;
    expect(Object.entries(scripts).filter(([, line]) => posix.test(line))).toEqual([]);
    expect(posix.test('HINDI=1 vitest')).toBe(true);
    expect(posix.test('rm -rf dist')).toBe(true);
  });

  /** What an office runs. */
  const run = files.filter(
    (path) =>
      (/^(api|shared)\//.test(path) ||
        /^scripts\/(start|serve|build|build-extension|backup|restore|move|outbox|passphrase|keys|rotate-keys|audit-verify|drive-verify|demo|demo-drive)\.ts$/.test(
          path,
        )) &&
      path.endsWith('.ts') &&
      !/\.(test|testdata)\.ts$|\/testing\//.test(path),
  );

  it.each([
    // A file's address is no path: `/C:/…`.
    ['paths from addresses', /new URL\([^)]*import\.meta\.url\)\.pathname|import\.meta\.url\)\.pathname/],
    ['commands through a shell', /shell: true|\bexecSync\(|(?<!\.)\bexec\('/],
    ['programs that are not Node', /spawn(Sync)?\((?!process\.execPath|\s*$)|execFile(Sync)?\(/],
    ['signals other than a kill', /\.kill\('SIG(?!KILL)/],
    ['signals heard beside stopSignals', /process\.(on|once)\('SIG/],
    ['folders of POSIX', /'\/(tmp|dev|proc|etc|var)\b/],
    ['users and groups', /\bprocess\.(getuid|geteuid|setuid|getgid|umask)\b|\bchown(Sync)?\(/],
    ['links', /\bsymlink(Sync)?\(/],
    ['separators of paths', /split\(['"]:['"]\).*PATH|process\.env\.PATH/],
    [
      'renaming without renameOver',
      /\brenameSync\(|import \{[^}]*\brename\b[^}]*\} from 'node:fs\/promises'/,
    ],
    ['syncing without syncFolder', /open\((dir|folder|directory|dirname)[^)]*\)/],
  ])('has no %s', (name, pattern) => {
    // The scanner of uploads is a program the administrator names, started without a shell.
    const own = [
      'api/base/system.ts',
      ...(name === 'programs that are not Node' ? ['api/base/scan.ts'] : []),
    ];
    const found = run.filter((path) => !own.includes(path) && pattern.test(text(path)));
    expect(found).toEqual([]);
  });
});
