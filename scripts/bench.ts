import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { pageOf } from './benchmark-page.ts';
import { buildStale, root } from './build.ts';

/**
 * Runs every benchmark of scripts/bench one after the other, each in a process of its own, so that none leaves the next a
 * warm or a full heap. Each prints its own table with the limit or peer measured in the same run beside each figure.
 * `npm run bench -- tax store` runs those named; `load` and `faults` run only when named. `--write` keeps what was printed
 * in docs/BENCHMARKS.md with machine, day and how long it took; sections of benchmarks that did not run stay as they are.
 */
const args = process.argv.slice(2);
const asked = args.filter((a) => !a.startsWith('--')).flatMap((a) => a.split(','));
const benches = Object.fromEntries(
  readdirSync(join(root, 'scripts/bench'))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('_'))
    .sort()
    .map((name) => [name.replace(/\.ts$/, ''), `scripts/bench/${name}`]),
);
const known: Record<string, string> = {
  ...benches,
  load: 'scripts/load.ts',
  faults: 'scripts/faults.ts',
};
const wrong = asked.filter((name) => !Object.hasOwn(known, name));
if (wrong.length > 0) {
  console.error(`No such benchmark: ${wrong.join(', ')}. There are: ${Object.keys(known).join(', ')}`);
  process.exit(1);
}
const chosen = asked.length > 0 ? asked : Object.keys(benches);

/** Runs one, shows what it prints and returns it with how it ended. */
const runOne = (file: string): Promise<{ printed: string; code: number }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [file], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('close', (code) => resolve({ printed, code: code ?? 1 }));
  });

await buildStale();
const page = join(root, 'docs/BENCHMARKS.md');
const day = new Date().toISOString().slice(0, 10);
const sections = new Map<string, string>();
let failed = 0;
for (const name of chosen) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { printed, code } = await runOne(known[name]!);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${name} took ${seconds} s`);
  if (code !== 0) failed += 1;
  const verdict = code === 0 ? '' : '\n\nSome figure above is over its limit in this run.';
  const fence = '```';
  sections.set(
    name,
    `Taken on ${day} in ${seconds} s.\n\n${fence}\n${printed.trimEnd()}\n${fence}${verdict}`,
  );
}

if (args.includes('--write')) {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${type()} ${release().split('-')[0]}, Node ${process.version}`;
  const head = `# Benchmarks

Written by \`npm run bench -- --write\` on ${machine}. Peer or limit stand beside each figure and were measured in the same run; a shared
machine is noisy, so compare within a table, not between runs. \`npm run bench -- --write NAME,NAME\` takes some of them anew and leaves the
others; \`load\` and \`faults\` run only when named.`;
  const standing = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, pageOf(standing, sections, Object.keys(known), head));
}
process.exitCode = failed === 0 ? 0 : 1;
