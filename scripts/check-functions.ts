import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build.ts';
import { longFunctions, readModules } from './module-graph.ts';

/** No function of the product fills more lines than this, some three screens; about 120 is the aim. */
const most = 150;

/** Functions still to be split: the list only shrinks. */
const known = new Set<string>([]);

const found = [...readModules(root, ['shared', 'api', 'web', 'extension']).keys()]
  .filter((path) => !/\.(test|testdata)\.tsx?$|\/testing(\/|\.ts$)/.test(path))
  .flatMap((path) => longFunctions(path, readFileSync(join(root, path), 'utf8'), most));
const wrong = [
  ...found
    .filter(({ name }) => !known.has(name))
    .map(({ name, lines }) => `${name} has ${lines} lines, at most ${most}: split it by what it does`),
  ...[...known]
    .filter((name) => !found.some((one) => one.name === name))
    .map((name) => `${name} is short now: take it off the list in scripts/check-functions.ts`),
];
for (const line of wrong) console.error(line);
console.log(
  wrong.length === 0
    ? `Functions: ${known.size} above ${most} lines, all known`
    : `Functions: ${wrong.length} wrong`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
