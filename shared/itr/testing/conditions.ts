import type { FieldMeta } from '../../forms/fields.ts';
import type { FormNode } from '../../forms/walk.ts';

/** A condition of a field, a group or rows, with the names it may look at. */
interface Condition {
  path: string;
  when: NonNullable<FieldMeta['when']>;
  /** What `row` is: the enclosing group, row or form, by its own path. */
  around: { path: string; nodes: readonly FormNode[] };
}

/** Every condition of a form. */
export function conditionsOf(nodes: readonly FormNode[], path = ''): Condition[] {
  return nodes.flatMap((node) => [
    ...(node.meta.when ? [{ path: node.path, when: node.meta.when, around: { path, nodes } }] : []),
    ...(node.node === 'field'
      ? []
      : conditionsOf(node.children, node.node === 'rows' ? `${node.path}[]` : node.path)),
  ]);
}

/** Values a field is tried with; a name of a list of rows or of a group is followed. */
const triedFor = (meta: FieldMeta): readonly unknown[] => {
  if (meta.options) return [undefined, ...meta.options.map((o) => o.value)];
  if (meta.kind === 'flag') return [undefined, true, false];
  if (meta.kind === 'amount' || meta.kind === 'integer' || meta.kind === 'decimal')
    return [undefined, 1, 10_000_000];
  if (meta.kind === 'date') return [undefined, '2000-01-01', '2030-01-01'];
  return [undefined, 'A'];
};

/** What a condition looked at, over every answer it can be given. */
interface Looked {
  /** Names the enclosing group, row or form does not have. */
  unknown: string[];
  /** Choices and flags read, whose answer never changes what comes out: compared with a code they do not have. */
  idle: string[];
  /** Each run: what was answered to what was asked, and whether the field is shown. */
  runs: readonly { answers: readonly (readonly [path: string, answer: unknown])[]; shown: boolean }[];
}

const MOST_RUNS = 1_000;

/** Calls a condition with every answer to the fields it looks at. */
export function look({ when, around }: Condition, form: readonly FormNode[]): Looked {
  const unknown = new Set<string>();
  const triedAt = new Map<string, readonly unknown[]>();
  /** Answers given in this run, in the order asked: which of how many. */
  let asked: { path: string; tried: readonly unknown[]; at: number }[] = [];
  let script: number[] = [];
  const answer = (path: string, tried: readonly unknown[]): unknown => {
    triedAt.set(path, tried);
    let found = asked.find((a) => a.path === path);
    if (!found) {
      found = { path, tried, at: script[asked.length] ?? 0 };
      asked.push(found);
    }
    return tried[found.at];
  };
  const objectOf = (path: string, nodes: readonly FormNode[]): object => {
    const read = (key: string | symbol): unknown => {
      if (typeof key === 'symbol') return undefined;
      const node = nodes.find((n) => n.key === key);
      const full = path ? `${path}.${key}` : key;
      if (!node) {
        unknown.add(full);
        return undefined;
      }
      if (node.node === 'field') return answer(full, triedFor(node.meta));
      if (node.node === 'group') return objectOf(full, node.children);
      return answer(full, [true, undefined]) ? [objectOf(`${full}[]`, node.children)] : [];
    };
    return new Proxy(
      {},
      {
        get: (_, key) => read(key),
        has: (_, key) => read(key) !== undefined,
        getOwnPropertyDescriptor: (_, key) => {
          const value = read(key);
          return value === undefined
            ? undefined
            : { value, configurable: true, enumerable: true, writable: true };
        },
      },
    );
  };
  /** What came out, by the answers given. */
  const runs: { answers: Map<string, number>; out: boolean }[] = [];
  const codes = new Set<string>();
  for (; runs.length < MOST_RUNS; ) {
    asked = [];
    const row = objectOf(around.path, around.nodes);
    const out = Boolean(when(row as Record<string, unknown>, objectOf('', form) as Record<string, unknown>));
    for (const { path, tried } of asked)
      if (tried.length > 1 && (tried[1] === true || typeof tried[1] === 'string')) codes.add(path);
    runs.push({ answers: new Map(asked.map(({ path, at }) => [path, at])), out });
    // the next answer of the last question that has one left
    const next = asked.findLastIndex(({ tried, at }) => at + 1 < tried.length);
    if (next < 0) break;
    script = [...asked.slice(0, next).map(({ at }) => at), asked[next]!.at + 1];
  }
  const matters = (path: string) =>
    runs.some((a) =>
      runs.some(
        (b) =>
          a.out !== b.out &&
          a.answers.has(path) &&
          b.answers.has(path) &&
          a.answers.get(path) !== b.answers.get(path) &&
          [...a.answers].every(([p, n]) => p === path || !b.answers.has(p) || b.answers.get(p) === n),
      ),
    );
  return {
    unknown: [...unknown],
    idle: [...codes].filter((path) => !matters(path)),
    runs: runs.map(({ answers, out }) => ({
      answers: [...answers].map(([path, at]) => [path, triedAt.get(path)![at]] as const),
      shown: out,
    })),
  };
}
