import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `node scripts/long.ts NAME=VALUE … <arguments of vitest>`: vitest with these variables, on every system: a shell of Windows has no
 * `NAME=VALUE command`.
 */
const given = process.argv.slice(2);
const at = given.findIndex((word) => !/^[A-Z_]+=/.test(word));
const set = Object.fromEntries(
  given.slice(0, at).map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
);
const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...given.slice(at)],
  { stdio: 'inherit', env: { ...process.env, ...set } },
);
process.exit(status ?? 1);
