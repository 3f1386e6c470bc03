import { type FormValues, getAt, setAt } from '../../../shared/forms/paths.ts';

/** Metadata a form keeps by path, as far as it moves with rows; `S` is a source of a value. */
interface Kept<S> {
  data: FormValues;
  sources: Readonly<Record<string, S>>;
  unreadable: Readonly<Record<string, string>>;
  touched: ReadonlySet<string>;
  rowKeys: Readonly<Record<string, readonly number[]>>;
  nextKey: number;
  revision: number;
}

/**
 * The rows of a list with their metadata. Sources, unreadable texts and touched fields are keyed by the row's
 * stable key (`7.amount`, `7` for the row), so that rows can be inserted, removed and restored.
 */
export interface ListPart<S> {
  rows: readonly FormValues[];
  keys: readonly number[];
  sources: Readonly<Record<string, S>>;
  unreadable: Readonly<Record<string, string>>;
  touched: readonly string[];
}

/** Entries of one list, with rows named by key; with `inside` false, the entries elsewhere, unchanged. */
function entriesOf<T>(
  record: Readonly<Record<string, T>>,
  list: string,
  inside: (index: number) => number | undefined,
): { own: Record<string, T>; others: Record<string, T> } {
  const own: Record<string, T> = {};
  const others: Record<string, T> = {};
  for (const [path, value] of Object.entries(record)) {
    const place = path.startsWith(`${list}.`) ? /^(\d+)(\..*)?$/.exec(path.slice(list.length + 1)) : null;
    if (!place) {
      others[path] = value;
      continue;
    }
    const name = inside(Number(place[1]));
    if (name !== undefined) own[`${name}${place[2] ?? ''}`] = value;
  }
  return { own, others };
}

const flags = (paths: Iterable<string>): Record<string, true> =>
  Object.fromEntries([...paths].map((path) => [path, true]));

/** The current rows of a list; `keys` are their stable keys in order. */
export function listPartOf<S>(state: Kept<S>, list: string, keys: readonly number[]): ListPart<S> {
  const rows = getAt(state.data, list);
  const named = <T>(record: Readonly<Record<string, T>>) => entriesOf(record, list, (i) => keys[i]).own;
  return {
    rows: Array.isArray(rows) ? (rows as FormValues[]) : NO_ROWS,
    keys,
    sources: named(state.sources),
    unreadable: named(state.unreadable),
    touched: Object.keys(named(flags(state.touched))),
  };
}
const NO_ROWS: readonly FormValues[] = [];

/** The form with the rows of a list replaced. */
export function withListPart<S, K extends Kept<S>>(state: K, list: string, part: ListPart<S>): K {
  const at = new Map(part.keys.map((key, i) => [key, i]));
  const put = <T>(before: Readonly<Record<string, T>>, own: Readonly<Record<string, T>>) => {
    const out = entriesOf(before, list, () => undefined).others;
    for (const [name, value] of Object.entries(own)) {
      const dot = name.indexOf('.');
      const index = at.get(Number(dot < 0 ? name : name.slice(0, dot)));
      if (index !== undefined) out[`${list}.${index}${dot < 0 ? '' : name.slice(dot)}`] = value;
    }
    return out;
  };
  return {
    ...state,
    data: setAt(state.data, list, part.rows),
    sources: put(state.sources, part.sources),
    unreadable: put(state.unreadable, part.unreadable),
    touched: new Set(Object.keys(put(flags(state.touched), flags(part.touched)))),
    rowKeys: { ...state.rowKeys, [list]: [...part.keys] },
    nextKey: Math.max(state.nextKey, ...part.keys.map((key) => key + 1)),
    revision: state.revision + 1,
  };
}
