import { basename, dirname, join } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import { compareKept, digest, laidOut, shortened } from './lines.ts';

/**
 * A record of every result the functions of a module gave in a test file, stored next to it in `results/`. Tests assert what they are
 * about; the record covers the other members, findings and texts. It catches accidental changes; read an intended one line by line
 * before committing it (`npx vitest run --project shared <file> -u`). Test files in one worker share their modules, so do not use it for
 * functions whose results depend on earlier calls: counters in factories, random data, cached figures.
 */

/** Calls of one function in one test that are listed singly; property tests make thousands. */
const MOST_CALLS = 40;
/** Lines of a test written in full; later calls are reduced to a digest. */
const MOST_LINES = 120;

/** The members of vitest's tasks used here: a test, or a file or group of tests. */
type Task = Readonly<{ mode: string; result?: { state: string } | undefined; tasks?: readonly Task[] }>;
const passed = (task: Task): boolean =>
  task.tasks?.every(passed) ?? (task.mode === 'run' && task.result?.state === 'pass');

const withoutGetters = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(
        Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(
          ([key, { value: member, enumerable }]) =>
            enumerable && member !== undefined ? [[key, member]] : [],
        ),
      )
    : value;

/** JSON of a result; maps and sets by their members, without how long it took. */
const plain = (value: unknown): string =>
  JSON.stringify(withoutGetters(value), (key, member: unknown) => {
    if (key === 'milliseconds') return undefined;
    if (member instanceof Map || member instanceof Set) return [...member];
    if (typeof member === 'bigint' || (typeof member === 'number' && !Number.isFinite(member)))
      return String(member);
    return member;
  }) ?? 'undefined';

interface Result {
  test: string;
  of: string;
  json: string;
}

const linesOf = (results: readonly Result[]): string[] => {
  const out: string[] = [];
  let test = '';
  let calls = new Map<string, number>();
  let seen = new Set<string>();
  let rest = '';
  let start = 0;
  const close = () => {
    if (rest) out.push(`further calls, ${digest(rest)}`);
    rest = '';
  };
  for (const { test: own, of, json } of results) {
    if (own !== test) {
      close();
      test = own;
      calls = new Map();
      seen = new Set();
      start = out.length;
      out.push('', `# ${own}`);
    }
    const n = (calls.get(of) ?? 0) + 1;
    calls.set(of, n);
    const key = `${of} ${json}`;
    if (n > MOST_CALLS) rest += `${key}\n`;
    else if (json.length > 80 && out.length - start > MOST_LINES) out.push(`${of}: ${digest(json)}`);
    else if (seen.has(key) && json.length > 80) out.push(`${of}: as before, ${digest(json)}`);
    else {
      const [first, ...more] = shortened(laidOut(json === 'undefined' ? undefined : JSON.parse(json), '  '));
      out.push(...(more.length === 0 ? [`${of}: ${first!.trim()}`] : [`${of}:`, first!, ...more]));
    }
    seen.add(key);
  }
  close();
  return out.slice(1);
};

type All<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;

const isWorking = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.values(Object.getOwnPropertyDescriptors(value)).some((of) => typeof of.value === 'function');

/**
 * The functions of modules, unchanged; their results in the calling test file are recorded. If a result is itself an object of functions,
 * such as a form, the results of those are recorded. Members computed on first access are left out.
 */
export function kept<M extends readonly object[]>(...modules: M): All<M[number]> {
  const results: Result[] = [];
  let file: Task | undefined;
  let test = 'before the tests';
  beforeEach(({ task }) => {
    file = task.file as Task;
    test = expect.getState().currentTestName!;
  });
  afterAll(() => {
    const { testPath, snapshotState } = expect.getState();
    const name = `${basename(testPath!, '.test.ts')}.txt`;
    if (file && passed(file))
      compareKept(
        join(dirname(testPath!), 'results', name),
        linesOf(results),
        snapshotState.snapshotUpdateState,
      );
  });
  const wrapped = new WeakMap<object, object>();
  const wrap = (object: object): object => {
    const had = wrapped.get(object);
    if (had) return had;
    const made = {};
    wrapped.set(object, made);
    for (const [of, { value, ...rest }] of Object.entries(Object.getOwnPropertyDescriptors(object)))
      Object.defineProperty(
        made,
        of,
        rest.get ? rest : { ...rest, value: typeof value === 'function' ? noting(of, value) : value },
      );
    return made;
  };
  const noting =
    (of: string, work: (...given: unknown[]) => unknown) =>
    (...given: unknown[]): unknown => {
      const own: Result = { test, of, json: '' };
      const note = (result: unknown): unknown => {
        if (isWorking(result)) {
          own.json = '"as below"';
          return wrap(result);
        }
        own.json = plain(result);
        return result;
      };
      results.push(own);
      try {
        const result = work(...given);
        return result instanceof Promise ? result.then(note) : note(result);
      } catch (error) {
        own.json = plain({ throws: (error as Error).message });
        throw error;
      }
    };
  return Object.assign({}, ...modules.map((module) => wrap({ ...module }))) as All<M[number]>;
}
