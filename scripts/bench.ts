import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale, root, run } from './build.ts';

/**
 * Runs every benchmark of scripts/bench one after the other (or those named: `npm run bench -- tax store`).
 * Each prints its own table with the limit or peer measured in the same run beside each figure.
 */
const asked = process.argv.slice(2);
const all = readdirSync(join(root, 'scripts/bench')).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('_'),
);
const chosen = all.filter((name) => asked.length === 0 || asked.includes(name.replace(/\.ts$/, '')));
if (chosen.length === 0) {
  console.error(`No such benchmark. There are: ${all.map((name) => name.replace(/\.ts$/, '')).join(', ')}`);
  process.exit(1);
}
await buildStale();
let failed = 0;
for (const name of chosen.sort()) {
  console.log(`\n== ${name.replace(/\.ts$/, '')}`);
  try {
    await run([join('scripts/bench', name)]);
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
