import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formTypes } from '../shared/itr/testing/form-types.ts';
import { root } from './build.ts';

/** `npm run types:forms` writes the types of the return forms, `--check` fails where one is not current. */

const check = process.argv.includes('--check');
let stale = 0;
for (const [path, text] of await formTypes()) {
  const full = join(root, path);
  let before = '';
  try {
    before = readFileSync(full, 'utf8');
  } catch {}
  if (before === text) continue;
  if (check) {
    console.error(`${path} is not current: run npm run types:forms`);
    stale += 1;
  } else {
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
    console.log(`wrote ${path}`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;
