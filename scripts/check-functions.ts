import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';
import { longFunctions, readModules } from './module-graph.ts';

/** No function of the product fills more lines than this, some three screens; about 120 is the aim. */
const most = 150;

const wrong = [...readModules(root, ['shared', 'api', 'web', 'extension']).keys()]
  .filter((path) => !/\.(test|testdata)\.tsx?$|\/testing(\/|\.ts$)/.test(path))
  .flatMap((path) => longFunctions(path, readFileSync(join(root, path), 'utf8'), most));
for (const { name, lines } of wrong)
  console.error(`${name} has ${lines} lines, at most ${most}: split it by what it does`);
console.log(wrong.length === 0 ? `Functions: none above ${most} lines` : `Functions: ${wrong.length} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
