import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { buildStale, run } from './build.ts';

/**
 * The whole suite: gates (types, lint, directions, words, sizes), then every vitest project with the built web app and
 * extension. Prints the counts of all of it as the last line. Arguments are handed to vitest.
 */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * A type check that keeps its results for the next run on this machine. With one checker: each further one
 * checks the types of shared files again, and two checks already run in parallel.
 */
const types = (config: string): readonly string[] => [
  'node_modules/typescript/bin/tsc',
  '-p',
  config,
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${basename(config)}.buildinfo`,
];

/** Checks that are pass or fail as a whole. */
const gates: Record<string, readonly string[]> = {
  'types: shared': types('tsconfig.json'),
  'types: api and scripts': types('config/tsconfig.node.json'),
  'types: web': types('config/tsconfig.web.json'),
  'types: extension': types('config/tsconfig.extension.json'),
  'types: tests': types('config/tsconfig.tests.json'),
  'lint and format': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'directions of imports': ['scripts/check-directions.ts'],
  'length of functions': ['scripts/check-functions.ts'],
  'plain words': ['scripts/check-words.ts'],
  'list of years': ['scripts/years.ts', '--check'],
  'types of the return forms': ['scripts/form-types.ts', '--check'],
};

async function gate(name: string, command: readonly string[], counts: Counts): Promise<void> {
  try {
    // the compiler (written in Go) spends half of its time on tidying a memory that is there
    await run(command, { quiet: true, env: { GOGC: '400' } });
    counts.passed += 1;
    console.log(`✓ ${name}`);
  } catch (error) {
    counts.failed += 1;
    console.error(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

/** Fields used of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  success: boolean;
  testResults: { name: string; status: string }[];
}

/** Space in memory needed for the stores and browser profiles of a run, in bytes; freed as files end. */
const roomNeeded = 4 * 1024 ** 3;

/**
 * An in-memory directory for temporary files, if the system has one with room: hundreds of small stores wait
 * for the disk at each write. Tests kill processes, which such files survive.
 */
function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < roomNeeded ? undefined : mkdtempSync('/dev/shm/karsetu-tests-');
  } catch {
    return undefined;
  }
}
let inMemory: string | undefined;

/** Runs vitest; undefined when it ends without a report. With `quiet` it prints when it has ended. */
async function vitest(
  extra: readonly string[],
  quiet = false,
): Promise<{ report: Report; ended: boolean } | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'karsetu-tests-'));
  const file = join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...extra];
  let ended = false;
  try {
    const env: Record<string, string> = inMemory ? { TMPDIR: inMemory } : {};
    console.log(await run([join('node_modules', 'vitest', 'vitest.mjs'), ...args], { quiet, env }));
  } catch (error) {
    ended = true;
    if (quiet) console.log(error instanceof Error ? error.message : error);
  }
  try {
    return { report: JSON.parse(readFileSync(file, 'utf8')) as Report, ended };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Failures of a report; a file that cannot be loaded has no failed test, yet is a failure. */
const failuresOf = ({ report, ended }: { report: Report; ended: boolean }): number => {
  const fileOnly =
    !report.success && report.numFailedTests === 0 ? Math.max(1, report.numFailedTestSuites) : 0;
  return report.numFailedTests + fileOnly + (ended && report.success ? 1 : 0);
};

/** Tests that drive a browser: a machine short of processors can starve one. Of the rest only pages try again, by themselves. */
const inBrowser = /\.journey\.ts$|\/extension\//;

/** Projects that use the processors all the time, and those that wait for a browser or a clock half of theirs. */
const projects = {
  busy: ['shared', 'api', 'web'],
  waiting: ['extension', 'pages', 'journeys'],
};
const only = (names: readonly string[]) => ['--maxWorkers=2', ...names.map((name) => `--project=${name}`)];

/** Runs the suite, or the part named by the arguments, and adds its counts. */
async function suite(extra: readonly string[], counts: Counts): Promise<void> {
  const runs =
    extra.length > 0 ? [vitest(extra)] : [vitest(only(projects.busy)), vitest(only(projects.waiting), true)];
  for (const result of await Promise.all(runs)) await count(result, counts);
}

/**
 * Adds the counts of a run. Up to three failed files of browser tests are run once more alone and named;
 * repeated failures count.
 */
async function count(first: Awaited<ReturnType<typeof vitest>>, counts: Counts): Promise<void> {
  if (!first) {
    counts.failed += 1;
    console.error('vitest left no report');
    return;
  }
  counts.passed += first.report.numPassedTests;
  counts.skipped += first.report.numPendingTests;
  const failures = failuresOf(first);
  const files = first.report.testResults.filter((t) => t.status === 'failed').map((t) => t.name);
  if (failures === 0 || files.length === 0 || files.length > 3 || !files.every((f) => inBrowser.test(f))) {
    counts.failed += failures;
    return;
  }
  console.log(`Running once more, alone: ${files.map((f) => relative('.', f)).join(', ')}`);
  const second = await vitest([...files, '--maxWorkers=1', '--no-file-parallelism']);
  const again = second ? failuresOf(second) : failures;
  counts.failed += again;
  counts.passed += Math.max(0, failures - again);
  if (again < failures) console.log(`Passed only when run alone: ${failures - again} of ${failures}`);
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
if (!onlyGates) {
  inMemory = memoryFolder();
  try {
    await suite(process.argv.slice(2), counts);
  } finally {
    if (inMemory) rmSync(inMemory, { recursive: true, force: true, maxRetries: 5 });
  }
}
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
