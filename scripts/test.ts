import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, run } from './build.ts';

/**
 * The whole suite: gates (types, lint, directions, sizes), then every vitest project with the built web app and
 * extension. Prints the counts of all of it as the last line. Arguments are handed to vitest.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Checks that are pass or fail as a whole. */
const gates: Record<string, readonly string[]> = {
  'types: shared': ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
  'types: api and scripts': ['node_modules/typescript/bin/tsc', '-p', 'config/tsconfig.node.json'],
  'types: web': ['node_modules/typescript/bin/tsc', '-p', 'config/tsconfig.web.json'],
  'types: extension': ['node_modules/typescript/bin/tsc', '-p', 'config/tsconfig.extension.json'],
  'types: tests': ['node_modules/typescript/bin/tsc', '-p', 'config/tsconfig.tests.json'],
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'directions of imports': ['scripts/check-directions.ts'],
  'length of functions': ['scripts/check-functions.ts'],
  'types of the return forms': ['scripts/form-types.ts', '--check'],
};

async function gate(name: string, command: readonly string[], counts: Counts): Promise<void> {
  try {
    await run(command, { quiet: true });
    counts.passed += 1;
    console.log(`✓ ${name}`);
  } catch (error) {
    counts.failed += 1;
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

/** Runs vitest and adds its counts; a run that ends without a report counts as one failure. */
async function vitest(extra: readonly string[], counts: Counts): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'karsetu-tests-'));
  const report = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...extra];
  let ended: unknown;
  try {
    await run([join('node_modules', 'vitest', 'vitest.mjs'), ...args]);
  } catch (error) {
    ended = error;
  }
  try {
    const result = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numFailedTestSuites: number;
      success: boolean;
    };
    counts.passed += result.numPassedTests;
    counts.skipped += result.numPendingTests;
    // A file that cannot be loaded has no failed test of its own, yet is a failure.
    const fileOnly =
      !result.success && result.numFailedTests === 0 ? Math.max(1, result.numFailedTestSuites) : 0;
    counts.failed += result.numFailedTests + fileOnly + (ended && result.success ? 1 : 0);
  } catch {
    counts.failed += 1;
    console.error('vitest left no report');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
const onlyGates = process.argv.includes('--gates');
// Two at a time: the type checks are the longest and use one processor each.
const waiting = Object.entries(gates);
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await gate(next[0], next[1], counts);
};
await Promise.all([work(), work()]);
await buildStale();
await gate('size of what a page loads', ['scripts/check-size.ts'], counts);
if (!onlyGates) await vitest(process.argv.slice(2), counts);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
