import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { buildStale, root } from './build.ts';

/**
 * Runs every benchmark of scripts/bench one after the other (or those named: `npm run bench -- tax store`), each in a
 * process of its own, so that none leaves the next a warm or a full heap. Each prints its own table with the limit or peer
 * measured in the same run beside each figure. `--write` keeps what was printed in docs/BENCHMARKS.md with machine and day.
 */
const args = process.argv.slice(2);
const asked = args.filter((a) => !a.startsWith('--'));
const all = readdirSync(join(root, 'scripts/bench')).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('_'),
);
const chosen = all.filter((name) => asked.length === 0 || asked.includes(name.replace(/\.ts$/, ''))).sort();
if (chosen.length === 0) {
  console.error(`No such benchmark. There are: ${all.map((name) => name.replace(/\.ts$/, '')).join(', ')}`);
  process.exit(1);
}

/** Runs one, shows what it prints and returns it with how it ended. */
const runOne = (name: string): Promise<{ printed: string; code: number }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join('scripts/bench', name)], {
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
const sections: string[] = [];
let failed = 0;
for (const name of chosen) {
  const title = name.replace(/\.ts$/, '');
  console.log(`\n== ${title}`);
  const { printed, code } = await runOne(name);
  if (code !== 0) failed += 1;
  const verdict = code === 0 ? '' : '\n\nSome figure above is over its limit in this run.';
  sections.push(`## ${title}\n\n\`\`\`\n${printed.trimEnd()}\n\`\`\`${verdict}`);
}
if (args.includes('--write')) {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 1024 ** 3)} GB, ${type()} ${release().split('-')[0]}, Node ${process.version}`;
  writeFileSync(
    join(root, 'docs/BENCHMARKS.md'),
    `# Benchmarks

\`npm run bench -- --write\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Peer or limit stand beside each figure and were measured in
the same run; a shared machine is noisy, so compare within a table, not between runs. What the load and fault runs came to is at the end.

${sections.join('\n\n')}
`,
  );
}
process.exitCode = failed === 0 ? 0 : 1;
