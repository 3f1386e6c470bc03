import type { JsonObject } from '../json/path.ts';

/** What a rule says of a file: the places of its findings. */
type Finds = (body: JsonObject) => string;

/** The body, noting the path of every value that is asked for. */
function watched<T extends object>(value: T, reads: Set<string>, at = ''): T {
  return new Proxy(value, {
    get(target, key, self) {
      const member: unknown = Reflect.get(target, key, self);
      if (typeof key === 'symbol' || typeof member === 'function') return member;
      const path = at ? `${at}.${key}` : key;
      if (typeof member === 'object' && member !== null) return watched(member, reads, path);
      if (member !== undefined && key !== 'length') reads.add(path);
      return member;
    },
  });
}

const holder = (body: JsonObject, path: string): [object: Record<string, unknown>, key: string] => {
  const steps = path.split('.');
  const key = steps.pop()!;
  return [
    steps.reduce((o, step) => o[step] as Record<string, unknown>, body as Record<string, unknown>),
    key,
  ];
};

const HIGHEST = 100_000_000_000;

/** Where the findings change while one amount rises, others as they are: ` | 100 | ` is a rupee by itself. */
function along(body: JsonObject, path: string, finds: Finds): string {
  const [object, key] = holder(body, path);
  const own = object[key] as number;
  const told = new Map<number, string>();
  const at = (x: number): string => {
    let found = told.get(x);
    if (found === undefined) {
      object[key] = x;
      found = finds(body);
      told.set(x, found);
    }
    return found;
  };
  const points = [...new Set([-1, 0, 1, own - 1, own, own + 1, HIGHEST])].sort((a, b) => a - b);
  const edges: number[] = [];
  for (const [i, to] of points.entries()) {
    let low = points[i - 1] ?? to;
    let high = to;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (at(middle) === at(low)) low = middle;
      else if (at(middle) === at(high)) high = middle;
      else high = middle;
      if (at(low) === at(high)) break;
    }
    if (low !== high && at(low) !== at(high)) edges.push(high);
  }
  object[key] = own;
  if (edges.length === 0) return '';
  const [first, second] = edges;
  const from = at(edges[0]! - 1) === '' ? 'from' : 'below';
  return edges.length === 2 && second === first! + 1 && from === 'below'
    ? `only ${first}`
    : `${from} ${edges.join(', ')}`;
}

/** One amount of a file and where a rule's findings change as it rises; `without` is a text left out meanwhile. */
interface Edge {
  path: string;
  without?: string;
  edges: string;
}

/**
 * At which amounts a rule begins or ceases to find something, for each amount it reads in a file: `from 75001`; and where that is
 * otherwise in the file without one of the texts it reads.
 */
export function edgesOf(given: JsonObject, finds: Finds): Edge[] {
  const body = structuredClone(given);
  const out: Edge[] = [];
  const reads = new Set<string>();
  finds(watched(body, reads));
  const typeAt = (path: string) => {
    const [object, key] = holder(body, path);
    return typeof object[key];
  };
  const known = new Map<string, string>();
  for (const path of reads) {
    if (typeAt(path) !== 'number') continue;
    const edges = along(body, path, finds);
    known.set(path, edges);
    if (edges) out.push({ path, edges });
  }
  for (const without of reads) {
    if (typeAt(without) !== 'string') continue;
    const [object, key] = holder(body, without);
    const own = object[key];
    object[key] = '';
    for (const [path, before] of known) {
      const edges = along(body, path, finds);
      if (edges !== before) out.push({ path, without, edges: edges || 'never' });
    }
    object[key] = own;
  }
  return out;
}
